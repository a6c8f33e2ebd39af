"""The expert: legal, repeatable, thinking in small slices, and not taken in."""

from random import Random

import pytest
from games.agros.positions import AGROS, Q, Q_DARK, put, reached
from hypothesis import given, settings

from pygame_core.bots import bot, names
from pygame_core.games.agros import bits, expert
from pygame_core.games.agros.bits import Board
from pygame_core.games.agros.bot import BOTS, FREEDOM, value
from pygame_core.games.agros.expert import Look

EXPERT = BOTS["expert"]()


def choice(position, seed=1):
    return str(EXPERT.choose(AGROS.position(position), Random(seed)))


@pytest.fixture
def beginner(monkeypatch):
    """The expert weighs positions as `bot.value` does."""
    monkeypatch.setattr(bits, "FREEDOM", FREEDOM)


def test_the_expert_is_offered_for_this_game_alone():
    assert names(AGROS) == ["random", "greedy", "expert"] and "expert" not in names()


# --- bits -------------------------------------------------------------------------------------------------


@given(reached())
@settings(max_examples=40, deadline=None)
def test_bits_say_what_the_rules_say(position):
    state = AGROS.position(position)
    state.passes %= 2  # nobody has ended it
    board, totals = Board(state), state.totals()
    assert board.lead() == totals[0] - totals[1]
    if not state.setting_up:
        assert {(walk.origin, walk.dest) for walk in board.walks(state.seat)} == {move.code[1:3] for move in state.moves()[:-1]}


def seen(board):
    return list(board.pieces), [dict(farmers) for farmers in board.farmers], board.seat


@pytest.mark.parametrize("position", [Q, Q_DARK], ids=["light", "dark"])
def test_steps_of_bits_lead_where_moves_lead(position, beginner):
    state = AGROS.position(position)
    board = Board(state)
    before = seen(board)
    for walk in board.walks(board.seat):
        after = state.copy()
        after.play(next(move for move in state.moves()[:-1] if move.code[1:3] == (walk.origin, walk.dest)))
        undo = board.make(walk)
        assert seen(board) == seen(Board(after))
        assert board.value() == value(after, 0)
        board.undo(walk, undo)
        assert seen(board) == before


# --- what it sees -----------------------------------------------------------------------------------------


def minimax(state, depth, seat):
    """The value of a position to a seat, looking at everything: slow and plain."""
    if state.to_move is None:
        lead = state.totals()[seat] - state.totals()[1 - seat]
        return lead + expert.WON * ((lead > 0) - (lead < 0))
    if not depth:
        return value(state, seat)
    found = []
    for move in state.moves():
        after = state.copy()
        after.play(move)
        found.append(minimax(after, depth - 1, seat))
    return max(found) if state.seat == seat else min(found)


@pytest.mark.parametrize("position", [put(8, L="b2=3 g3", D="f6=4 c7=2", l="d3 e3"), put(8, "D", L="a1=5 d8=2", D="h5=6 e2", d="c3 d4 e5"),
                                      put(8, L="a1=5", D="h8=2").replace("L 0 0", "L 1 0"), Q, Q_DARK])
def test_it_finds_what_plain_looking_finds(position, monkeypatch, beginner):
    monkeypatch.setattr(expert, "REST", 0)
    state = AGROS.position(position)
    look = Look(state)
    most = max(look.answered(step, -expert.NEVER) for step in look.steps(Random(1)))
    assert most == minimax(state, 2, state.seat)


def test_it_sees_the_answer_that_greedy_does_not():
    position = "L6,1,D7,5/8/1,L7,6/6,D1,1/8/2,L2,5/8/5,D6,2 D 0 0"
    state, worst = AGROS.position(position), {}
    for move in state.moves():
        after = state.copy()
        after.play(move)
        worst[str(move)] = minimax(after, 1, state.seat)
    greedy = str(bot("greedy").choose(state, Random(1)))
    assert choice(position) == max(worst, key=worst.get) == "f1 a6"
    assert worst[greedy] <= worst["f1 a6"] - 100


def test_it_ends_a_game_it_has_won_and_no_other():
    ahead, behind = put(8, L="a1=5", D="h8=2"), put(8, L="a1=2", D="h8=5")
    assert choice(ahead.replace("L 0 0", "L 1 0")) == "pass"
    assert choice(behind.replace("L 0 0", "L 1 0")) != "pass"


def test_it_passes_where_nothing_else_can_be_done():
    assert choice(put(8, L="a1=8", D="d2=3", l="a2 b1 b2")) == "pass"


# --- how it thinks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("position", [AGROS.start(board=12, farmers=7).position(), Q, Q_DARK.replace("D 0 0", "D 1 0")])
def test_thoughts_are_small_slices_of_legal_moves_the_same_for_a_seed(position):
    state = AGROS.position(position)
    thoughts = list(EXPERT.search(state, Random(3)))
    assert state.position() == position
    assert all(thought.move in state.moves() for thought in thoughts)
    assert [thought.done for thought in thoughts] == sorted({thought.done for thought in thoughts}) and thoughts[-1].done == 1
    assert thoughts == list(EXPERT.search(state, Random(3)))


def test_few_positions_are_looked_at_between_two_thoughts(monkeypatch):
    counts, value = [0], Look.value
    monkeypatch.setattr(Look, "value", lambda look: counts.__setitem__(-1, counts[-1] + 1) or value(look))
    state = AGROS.position(put(12, L="c3 j10 c10 j3 f6 f7 g2", D="g7 g6 b6 k7 e5 h8 f11"))
    for _ in EXPERT.search(state, Random(1)):
        counts.append(0)
    most = 16 * 7 + 1  # steps of a position
    assert len(counts) > 3 and max(counts) <= expert.SLICE + 2 * most and sum(counts) < most ** 2


def test_it_beats_greedy_on_either_side():
    for side, board, farmers in ((0, 8, 3), (1, 8, 3), (0, 10, 5), (1, 10, 5)):
        state, rng = AGROS.start(board=board, farmers=farmers), Random(5)
        while state.to_move is not None:
            state.play((EXPERT if state.to_move == side else bot("greedy")).choose(state, rng))
        assert state.outcome().winners == (side,)
