"""Hands, placing, hidden things, refusals, the end."""

import pickle
from random import Random

import pytest
from games.polis.maps import GAMES, edition

from pygame_core import BadInput, Illegal, load
from pygame_core.games.polis.deck import ROAD
from pygame_core.games.polis.grid import WIDTH, at, name, place_named
from pygame_core.record import Record

DECK = list(range(4, 19))


def start(game="agropolis", players=1, **options):
    return load(game).start(players, deal={"conditions": [1, 2, 3], "deck": DECK}, **options)


def refused(state, text):
    with pytest.raises(Illegal) as refusal:
        state.find(text)
    return refusal.value.rule, refusal.value.message.split(".", 1)[1]


# --- hands ------------------------------------------------------------------------------------------------


def test_solo_a_hand_of_three_is_filled_up_until_the_deck_is_empty():
    state, hands = start(), []
    while state.to_move is not None:
        hands.append(len(state.hands[0]))
        state.play(state.moves()[0])
    assert hands == [3] * 12 + [2, 1] and len(state.placed) == 15


@pytest.mark.parametrize("players, cards", [(2, [6, 10, 8]), (3, [6, 9, 8]), (4, [6, 8, 9])])
def test_together_the_start_player_gets_three_cards_and_passes_two_on(players, cards):
    state = start(players=players)
    assert [len(hand) for hand in state.hands] == [3] + [1] * (players - 1)
    assert state.hands[0] == (4, 5, 6) and state.hands[1:] == [(card,) for card in DECK[3:2 + players]]
    first = DECK[2 + players]
    assert state.placed == [(first, at(0, 0), 0)] and state.top == first + 1
    state.play(state.find("c5 2,0 r0"))
    assert state.to_move == 1 and state.hands[0] == (first + 1,)
    assert state.hands[1] == (7, 4, 6) and state.top == first + 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_together_the_hands_run_out_as_the_deck_does(players):
    state, seats = start(players=players), []
    while state.to_move is not None:
        assert state.hands[state.to_move]
        seats.append((state.to_move, len(state.hands[state.to_move])))
        state.play(state.moves()[-1])
    assert [seat for seat, _ in seats] == [turn % players for turn in range(14)]
    assert [size for _, size in seats][-2:] == [2, 1] and state.hands == [()] * players


def test_nobody_sees_more_than_they_held_and_what_lay_open():
    state = start(players=3)
    assert state.knows(0) == {4, 5, 6, 9, 10} and state.knows(1) == {7, 9, 10} and state.knows(2) == {8, 9, 10}
    state.play(state.find("c5 2,0 r0"))
    assert state.knows(0) == {4, 5, 6, 9, 10, 11}  # it knows where the two cards went
    assert state.knows(1) == {4, 5, 6, 7, 9, 10, 11} and state.knows(2) == {5, 8, 9, 10, 11}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_is_hidden_is_redrawn_and_nothing_else(players):
    state, rng = start(players=players), Random(1)
    while state.to_move is not None:
        for seat in range(players):
            twins = [state.hidden_from(seat, Random(number)) for number in range(12)]
            for twin in twins:
                assert twin.hands[seat] == state.hands[seat] and twin.placed == state.placed and twin.top == state.top
                assert sorted(twin.order) == sorted(state.order) and twin.knows(seat) == state.knows(seat)
                again = load("agropolis").position(twin.position())
                assert again.hands == twin.hands and again.known == twin.known
            secrets = len(set(state.order) - state.knows(seat))
            assert len({twin.order for twin in twins}) > 1 or secrets < 2
        state.play(state.moves()[int(rng.random() * len(state.moves()))])


def test_the_redrawn_order_does_not_depend_on_the_real_one():
    one = start(players=2)
    other = load("agropolis").start(2, deal={"conditions": [1, 2, 3], "deck": [4, 5, 6, 18, 8, 9, *range(17, 9, -1), 7]})
    assert one.hidden_from(0, Random(5)).order == other.hidden_from(0, Random(5)).order


# --- placing ----------------------------------------------------------------------------------------------


def test_twelve_places_touch_a_card_by_an_edge_or_cover_it():
    state = start()
    assert len({move.picks[1] for move in state.moves()}) == 21  # nine that overlap, twelve that only touch
    assert {"-2,-2", "2,-2", "-2,2", "2,2"}.isdisjoint(move.picks[1] for move in state.moves())


def test_a_card_on_top_hides_what_it_covers():
    state = start("sprawlopolis")
    heard = []
    state.play(state.find("c4 1,1 r180"), heard.append)
    assert len(state.cells) == 7 and heard[0].values["covered"] == 1
    assert state.deck.tiles[state.cells[at(1, 1)]] == state.deck.cards[4][3].turned()


def test_a_card_may_be_wholly_covered_unless_the_option_forbids_it():
    assert "c4 0,0 r0" in map(str, start().moves())
    state = start(covering="partly")
    assert "c4 0,0 r0" not in map(str, state.moves()) and refused(state, "c4 0,0 r0") == ("covering", "why.buried")
    state.play(state.find("c4 1,0 r0"))
    assert refused(state, "c5 -1,0 r0") == ("covering", "why.buried")


def test_a_road_may_not_run_into_a_river():
    state = start("naturopolis")  # card 7 lies at 0,0; its meadow lets a road out to the west
    clash = next(text for text in (f"c{card} {column},{row} {turn}" for card in (4, 5, 6) for column in range(-2, 3) for row in range(-2, 3)
                                   for turn in ("r0", "r180")) if text not in set(map(str, state.moves()))
                 and {abs(part) for part in map(int, text.split()[1].split(","))} != {2})
    assert refused(state, clash) == ("roads-and-rivers", "why.clash")
    assert start("naturopolis", meeting="allowed").find(clash)


def test_with_meeting_allowed_a_road_and_a_river_just_end():
    state, rng = start("naturopolis", meeting="allowed"), Random(4)
    while state.to_move is not None:
        state.play(state.moves()[int(rng.random() * len(state.moves()))])
    kinds = {state.deck.kind[state.cells[place]] for road in state.survey().roads for place in road.blocks}
    assert kinds == {ROAD}


@pytest.mark.parametrize("text, rule, message", [
    ("c4 2,2 r0", "placing", "why.corner"), ("c4 9,0 r0", "placing", "why.apart"), ("c9 2,0 r0", "turn", "why.not_in_hand"),
    ("2,0", "turn", "why.card_first"), ("r0", "turn", "why.card_first"), ("c4 2,0 r90", "notation", "why.notation"),
    ("c4 x r0", "notation", "why.notation"), ("c19 2,0 r0", "notation", "why.notation"), ("", "notation", "why.notation"),
    ("c4 2,0 r0 r0", "notation", "why.notation"), ("c4", "notation", "why.notation"), ("c4 02,0 r0", "notation", "why.notation")])
def test_refusals_name_their_rule(text, rule, message):
    assert refused(start(), text) == (rule, message)


def test_after_the_end_nothing_is_legal():
    state = start()
    while state.to_move is not None:
        state.play(state.moves()[0])
    assert not state.moves() and refused(state, "c4 2,0 r0") == ("end", "why.over")


@pytest.mark.parametrize("game", GAMES)
def test_there_is_always_a_legal_placement(game):
    """Every card has one at an end of the top row: it can stand so that only its block without a way touches the map."""
    for seed in range(30):
        state, rng = load(game).start(seed=seed), Random(seed)
        while state.to_move is not None:
            row = [place for place in state.cells if place // WIDTH == min(state.cells) // WIDTH]
            ends = {name(min(row) - 2 * WIDTH - 1), name(max(row) - 2 * WIDTH)}
            moves = state.moves()
            assert {move.picks[0] for move in moves if move.picks[1] in ends} == {f"c{card}" for card in state.hands[0]}
            state.play(moves[int(rng.random() * len(moves))])


@pytest.mark.parametrize("text", ["", "a1", "1", "1,", ",1", "1,2,3", "99,0", "-0,1", "01,1", "1, 1", "٣,1"])
def test_what_is_no_place(text):
    assert place_named(text) is None


# --- the end ----------------------------------------------------------------------------------------------


def test_the_team_wins_with_the_target_or_more():
    state = start("sprawlopolis", players=2)
    while state.to_move is not None:
        moves = state.moves()
        best = max(moves, key=lambda move: after(state, move).total())
        heard = []
        state.play(best, heard.append)
    assert state.target == 6 and heard[-1].values == {"score": state.total(), "target": 6, "by": state.total() - 6}
    assert state.total() >= 6 and state.outcome() == ((0, 1), "target", {"target": 6, "n": state.total() - 6})
    hopeless = load("sprawlopolis").start(2, deal={"conditions": [16, 17, 18], "deck": list(range(1, 16))})
    while hopeless.to_move is not None:
        hopeless.play(hopeless.moves()[0])
    assert hopeless.total() < 51 and hopeless.outcome() == ((), "missed", {"target": 51, "n": 51 - hopeless.total()})


def after(state, move):
    twin = state.copy()
    twin.play(move)
    return twin


@pytest.mark.parametrize("game", GAMES)
def test_levels(game):
    """Easy: no road costs. Hard: only the one largest group counts."""
    easy, normal, hard = (load(game).start(1, seed=3, difficulty=level) for level in ("easy", "normal", "hard"))
    for state in (easy, normal, hard):
        for number in range(14):
            moves = state.moves()
            state.play(moves[(7 * number) % len(moves)])
    toll = edition(game).toll * len(normal.survey().roads)
    sizes = [len(groups[0]) for groups in normal.survey().all_groups()]
    assert easy.total() == normal.total() + toll and hard.total() == normal.total() - sum(sizes) + max(sizes)
    assert [sum(line.rule in normal.deck.world.zones for line in state.scores()[0].lines) for state in (easy, normal, hard)] == [4, 4, 1]


# --- text -------------------------------------------------------------------------------------------------


def test_the_deal_of_a_seeded_game_makes_it_again():
    for game in GAMES:
        state = load(game).start(3, seed=11)
        again = load(game).start(3, deal=state.deal)
        assert again.position() == state.position() and set(state.deal) == {"conditions", "deck", "hash"}


def test_a_state_comes_through_pickle_with_its_edition():
    state = start("naturopolis", players=2)
    there = pickle.loads(pickle.dumps(state))
    assert there.edition is state.edition and there.position() == state.position()


def test_upper_case_is_read():
    assert str(start().find("C4  2,0 R0")) == "c4 2,0 r0"


def test_a_record_names_its_deck_also_where_a_seed_deals():
    record = Record.new(load("agropolis"), 2, 5)
    assert record.deal == {"hash": edition("agropolis").deck.hash} == record.start().kit
    assert record.start().position() == load("agropolis").start(2, 5).position()
    record.deal["hash"] = "0123456789ab"
    with pytest.raises(BadInput, match="these are other cards"):
        record.start()


def test_a_record_of_the_game_replays():
    state = start(players=2)
    record = Record.new(load("agropolis"), 2, deal=state.deal)
    for _ in range(4):
        move = state.moves()[5]
        record.moves.append(str(move))
        state.play(move)
    assert Record.loads(record.dumps()).replay().position() == state.position()


# --- bad deals --------------------------------------------------------------------------------------------

GOOD = {"conditions": [1, 2, 3], "deck": DECK}


@pytest.mark.parametrize("change, words", [
    ({"deck": DECK[:-1]}, "deal: deck must be a list of 15"), ({"conditions": [1, 2, 19]}, "deal: conditions[3]: 19 is not a card"),
    ({"conditions": [1, 1, 2]}, "deal: conditions[2]: card 1 stands there twice"), ({"deck": [4, *DECK[:-1]]}, "deal: deck[2]: card 4 stands there twice"),
    ({"deck": [1, *DECK[1:]]}, "deal: deck[1]: card 1 is one of the conditions"), ({"deck": ["4", *DECK[1:]]}, "deal: deck[1]: '4' is not a card"),
    ({"deck": [True, *DECK[1:]]}, "deal: deck[1]: True is not a card"), ({"moves": []}, "deal: 'moves' is not one of"),
    ({"hash": "abc"}, "deal: hash is 'abc'"), ({"conditions": 7}, "deal: conditions must be a list"), ({"cards": 5}, "deck: must be an object")])
def test_bad_deals_are_named_in_one_line(change, words):
    with pytest.raises(BadInput) as error:
        load("agropolis").start(1, deal={**GOOD, **change})
    assert str(error.value).startswith(words) and "\n" not in str(error.value)


def test_a_deck_order_needs_its_conditions():
    with pytest.raises(BadInput, match="conditions is missing"):
        load("agropolis").start(1, deal={"deck": DECK})


def test_conditions_alone_may_be_chosen_and_the_rest_drawn():
    state = load("agropolis").start(1, seed=5, deal={"conditions": [3, 6, 15]})
    assert state.conditions == (3, 6, 15) and sorted(state.order) == [card for card in range(1, 19) if card not in (3, 6, 15)]


@pytest.mark.parametrize("text, words", [
    ("", "must be players"), ("5 normal", "must be players"), ("9 a b c d e", "players '9'"), ("1 normal 1,2,3 4 - c", "options 'normal' must be 7"),
    ("1 bad/off/free/edge/block/3/groups 1,2,3 4 - c", "option 'difficulty'"),
    ("1 normal/off/free/edge/block/3/groups 1,2,x 4 - c", "conditions[3]: 'x'"),
    ("1 normal/off/free/edge/block/3/groups 1,2,3 4 - c", "deck must be a list of 15"),
    ("1 normal/off/free/edge/block/3/groups 1,2,3 4,5,6,7,8,9,10,11,12,13,14,15,16,17,18 zz c7@0,0:r0", "deck: card 1, block 1: 'zz'"),
    ("1 normal/off/free/edge/block/3/groups 1,2,3 4,5,6,7,8,9,10,11,12,13,14,15,16,17,18 - c8@0,0:r0", "must be c7@0,0:r0"),
    ("1 normal/off/free/edge/block/3/groups 1,2,3 4,5,6,7,8,9,10,11,12,13,14,15,16,17,18 - c7@0,0:r0 c4@2", "placement 2 'c4@2'"),
    ("1 normal/off/free/edge/block/3/groups 1,2,3 4,5,6,7,8,9,10,11,12,13,14,15,16,17,18 - c7@0,0:r0 c4@9,9:r0", "is illegal: placing")])
def test_bad_positions_are_named_in_one_line(text, words):
    with pytest.raises(BadInput) as error:
        load("agropolis").position(text)
    assert words in str(error.value) and "\n" not in str(error.value)


def test_a_position_stands_alone():
    with pytest.raises(BadInput, match="stand alone"):
        load("agropolis").start(1, deal={"position": "x", "deck": DECK})
