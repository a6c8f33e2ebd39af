"""The moves of Agros: counts, lists, set-up, refusals."""

from random import Random

import pytest
from games.agros.positions import AGROS, PERFT, Q, Q_DARK, facts, put

from pygame_core import Illegal
from pygame_core.game import Event


def perft(state, depth):
    moves = state.moves()
    if depth == 1:
        return len(moves)
    leaves = 0
    for move in moves:
        after = state.copy()
        after.play(move)
        leaves += perft(after, depth - 1)
    return leaves


@pytest.mark.parametrize("position, leaves", PERFT.values(), ids=PERFT)
def test_perft_agrees_with_the_facts(position, leaves):
    state = AGROS.position(position)
    assert tuple(perft(state, depth) for depth in range(1, len(leaves) + 1)) == leaves


@pytest.mark.parametrize("position, moves", [
    (Q, "a1-a4 a1-d1 a1>a3 a1>c1 d4>a4 d4>g1 h8-g7 h8-g8 h8-h7 pass"),
    (Q_DARK, "b6-a5 b6-a6 b6-a7 b6-b5 b6-b7 b6-c5 b6-c6 b6-c7 d7-b5 d7-b7 d7-d5 d7-f5 d7-f7 d7>c6 d7>c7 d7>c8 d7>d6 "
             "d7>d8 d7>e6 d7>e7 d7>e8 g4>g8 pass")], ids=["Light", "Dark"])
def test_the_moves_of_q_are_those_of_the_facts(position, moves):
    assert {facts(move) for move in AGROS.position(position).moves()} == set(moves.split())


# --- set-up -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("farmers, order", [(3, "LDDLLD"), (5, "LDDLLDDLLD"), (7, "LDDLLDDLLDDLLD")])
@pytest.mark.parametrize("board", [8, 10, 12])
def test_set_up_goes_light_one_then_two_each_then_dark_one_and_light_begins(board, farmers, order):
    state, seats, asked = AGROS.start(board=board, farmers=farmers), "", []
    while state.setting_up:
        seats += "LD"[state.to_move]
        asked.append(state.prompt().values["n"])
        assert len(state.moves()) == board * board - len(seats) + 1
        state.play(state.moves()[-1])
    assert seats == order
    assert asked == [1] + [2, 1] * (farmers - 1) + [1]
    assert state.to_move == 0 and state.moves()[-1].picks == ("pass",)
    assert all(set(side.values()) == {1} and len(side) == farmers for side in state.farmers)


def test_ten_by_ten_with_five_farmers_is_the_default():
    assert AGROS.start().options == {"board": 10, "farmers": 5}


# --- what a move does -------------------------------------------------------------------------------------


@pytest.mark.parametrize("move, after", [
    ("a1 a4", put(8, "D", L="a4=4 d4=4 h8", D="d7=2 g4=5 b6", l="b2 e5 d3", d="c3 f6 h1")),
    ("a1 a3", put(8, "D", L="a3 d4=4 h8", D="d7=2 g4=5 b6", l="b2 e5 d3 a1 a2", d="c3 f6 h1")),
    ("d4 g1", put(8, "D", L="a1=3 g1 h8", D="d7=2 g4=5 b6", l="b2 e5 d3 d4 e3 f2", d="c3 f6 h1")),
], ids=["a harvest adds a seed below", "a sowing upwards leaves two", "a sowing along a diagonal leaves three"])
def test_a_move_changes_the_board_as_the_rules_say(move, after):
    state = AGROS.position(Q)
    state.play(state.find(move))
    assert state.position() == after


def test_a_harvest_jumps_any_number_of_own_seeds_and_farmers():
    state = AGROS.position(put(8, L="a1=4 c1", D="h8 h7", l="b1 d1"))
    assert "a1-e1" in map(facts, state.moves())


def test_a_tower_as_tall_as_the_board_cannot_harvest_but_can_sow():
    state = AGROS.position(put(8, L="a1=8", D="h7"))
    assert [facts(move) for move in state.moves()] == ["a1>a8", "a1>h8", "a1>h1", "pass"]


@pytest.mark.parametrize("text, told", [
    ("a1 a4", [Event("harvested", 0, {"origin": "a1", "dest": "a4", "yield": 4})]),
    ("d4 g1", [Event("sowed", 0, {"origin": "d4", "dest": "g1", "seeds": ["d4", "e3", "f2"], "n": 3})]),
    ("pass", [Event("passed", 0, {})]),
])
def test_a_move_is_told(text, told):
    state, heard = AGROS.position(Q), []
    state.play(state.find(text), heard.append)
    assert heard == told


def test_placing_a_farmer_is_told():
    state, heard = AGROS.start(), []
    state.play(state.find("e5"), heard.append)
    assert heard == [Event("placed", 0, {"at": "e5"})]


# --- passing and the end ----------------------------------------------------------------------------------


def after(position, *moves):
    state = AGROS.position(position)
    for move in moves:
        state.play(state.find(move))
    return state


def test_the_first_pass_is_told_to_the_other_side_and_the_second_ends_the_game():
    state, heard = after(Q, "pass"), []
    assert state.prompt().message == "agros.prompt.passed" and state.outcome() is None
    state.play(state.find("pass"), heard.append)
    assert heard == [Event("passed", 1, {}), Event("ended", None, {"winners": [1]})]
    assert state.to_move is None and state.moves() == [] and state.prompt().message == "agros.prompt.over"


def test_light_may_pass_at_once():
    state = AGROS.start(board=8, farmers=3)
    while state.setting_up:
        state.play(state.moves()[0])
    state.play(state.find("pass"))
    assert state.to_move == 1 and state.outcome() is None


def test_a_move_between_two_passes_starts_the_count_again():
    assert after(Q, "pass", "b6 a5", "pass").outcome() is None
    assert after(Q, "pass", "b6 a5", "pass", "pass").outcome()


def test_a_side_that_cannot_move_can_only_pass():
    state = AGROS.position(put(8, L="a1", D="h8", d="a2 b1 b2"))
    assert list(map(str, state.moves())) == ["pass"]


# --- refusals ---------------------------------------------------------------------------------------------

SETUP = after(AGROS.start(board=8, farmers=3).position(), "e5").position()
OVER = after(Q, "pass", "pass").position()


REFUSALS = [  # position, text, rule, message, values
    (SETUP, "e5", "occupied", "occupied", {"at": "e5"}),
    (SETUP, "pass", "no-pass-in-setup", "no_pass", {}),
    (SETUP, "c3 f6", "setup", "one_farmer", {}),
    (SETUP, "e5>e6", "setup", "one_farmer", {}),
    (SETUP, "c3,f6", "notation", "notation", {"text": "c3,f6"}),
    (SETUP, "e9", "off-the-board", "off_board", {"at": "e9", "last": "h8"}),
    (put(8, L="a1=2 a3", D="c1 h8"), "a1 a3", "occupied", "occupied", {"at": "a3"}),
    (put(8, L="a1=2 a3", D="c1 h8"), "a1 c1", "occupied", "occupied", {"at": "c1"}),
    (Q, "a1 d4", "blocked-by-opponent", "blocked", {"at": "c3"}),
    (Q, "d4 h4", "blocked-by-opponent", "blocked", {"at": "g4"}),
    (Q, "d4 h8", "blocked-by-opponent", "blocked", {"at": "f6"}),
    (Q_DARK, "g4 b4", "blocked-by-opponent", "blocked", {"at": "d4"}),
    (Q, "d4 d1", "blocked-sow", "blocked_sow", {"at": "d3", "dest": "d1"}),
    (Q, "a1 c3", "blocked-sow", "blocked_sow", {"at": "b2", "dest": "c3"}),
    (Q, "d4 g7", "blocked-sow", "blocked_sow", {"at": "e5", "dest": "g7"}),
    (Q, "d4 d9", "off-the-board", "off_board", {"at": "d9", "last": "h8"}),
    (Q, "d4 d0", "off-the-board", "off_board", {"at": "d0", "last": "h8"}),
    (Q, "i4 d4", "off-the-board", "off_board", {"at": "i4", "last": "h8"}),
    (Q, "d4 f4", "wrong-distance", "distance", {"at": "d4", "n": 4, "less": 3}),
    (Q, "d4 d4", "wrong-distance", "distance", {"at": "d4", "n": 4, "less": 3}),
    (Q, "h8 h6", "wrong-distance", "distance_bare", {"at": "h8", "n": 1, "less": 0}),
    (Q, "a1>a4", "wrong-distance", "distance", {"at": "a1", "n": 3, "less": 2}),
    (Q, "d4-g1", "wrong-distance", "distance", {"at": "d4", "n": 4, "less": 3}),
    (Q, "h8>h7", "no-seeds", "no_seeds", {"at": "h8", "n": 1, "less": 0}),
    (Q, "d4 e6", "straight-line", "not_straight", {"origin": "d4", "dest": "e6"}),
    (Q, "g4 g8", "your-farmers", "not_yours", {"at": "g4"}),
    (Q_DARK, "d4 g1", "your-farmers", "not_yours", {"at": "d4"}),
    (Q, "b2 b3", "your-farmers", "loose_seed", {"at": "b2"}),
    (Q_DARK, "c3 c4", "your-farmers", "loose_seed", {"at": "c3"}),
    (Q, "e1 e2", "your-farmers", "no_farmer", {"at": "e1"}),
    (put(8, L="a1 h1", D="h8 g8", d="a2 b1 b2"), "a1", "stuck", "stuck", {"at": "a1"}),
    (OVER, "a1 a4", "end", "over", {}),
    (OVER, "h8>h7", "end", "over", {}),
    (OVER, "pass", "end", "over", {}),
    (Q, "", "notation", "notation", {"text": ""}),
    (Q, "castle", "notation", "notation", {"text": "castle"}),
    (Q, "a1 a4 a7", "notation", "notation", {"text": "a1 a4 a7"}),
    (Q, "pass pass", "notation", "notation", {"text": "pass pass"}),
    (Q, "x" * 500, "notation", "notation", {"text": "x" * 40}),
]


@pytest.mark.parametrize("position, text, rule, message, values", REFUSALS, ids=[f"{rule} {text[:9]}" for _, text, rule, *_ in REFUSALS])
def test_a_refusal_names_its_rule_and_its_reason(position, text, rule, message, values):
    with pytest.raises(Illegal) as refused:
        AGROS.position(position).find(text)
    assert (refused.value.rule, refused.value.message, refused.value.values) == (rule, f"agros.why.{message}", values)


def test_a_refusal_changes_nothing():
    state = AGROS.position(Q)
    for text in ("d4 h4", "a1>a4", "nonsense"):
        with pytest.raises(Illegal):
            state.find(text)
    assert state.position() == Q


@pytest.mark.parametrize("text, move", [
    ("D4 G1", "d4 g1"), ("d4g1", "d4 g1"), ("d4>g1", "d4 g1"), (" d4  g1 ", "d4 g1"), ("D4 > G1", "d4 g1"),
    ("a1-a4", "a1 a4"), ("a1–a4", "a1 a4"), ("A1A4", "a1 a4"), ("PASS", "pass"), (" pass ", "pass")])
def test_other_spellings_are_read_and_written_in_one_form(text, move):
    assert str(AGROS.position(Q).find(text)) == move


def test_capital_letters_place_a_farmer():
    assert str(AGROS.start().find("E5")) == "e5"


def test_two_digits_are_read_on_the_large_board():
    state = AGROS.position(put(12, L="l12", D="a1"))
    assert str(state.find("l12k11")) == "l12 k11"


# --- prompts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("position, picks, message, values", [
    (SETUP, (), "agros.prompt.place", {"n": 2}), (Q, (), "agros.prompt.move", {}),
    (Q, ("d4",), "agros.prompt.dest", {"origin": "d4"}), (OVER, (), "agros.prompt.over", {})])
def test_the_prompt_says_what_to_do(position, picks, message, values):
    assert AGROS.position(position).prompt(picks) == (message, values)


def test_moves_come_by_origin_and_pass_last():
    assert [facts(move) for move in AGROS.position(Q).moves()] == (
        "a1-a4 a1-d1 a1>a3 a1>c1 d4>g1 d4>a4 h8-h7 h8-g7 h8-g8 pass".split())


def test_random_choice_among_the_same_moves_gives_the_same_game():
    def play():
        state, rng = AGROS.start(board=8, farmers=3), Random(5)
        while moves := state.moves():
            state.play(rng.choice(moves))
        return state.position()

    assert play() == play()
