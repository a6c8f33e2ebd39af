"""How many of which tile, and where a game begins: the tables of the seed and of the facts."""

import json
from collections import Counter
from random import Random

import pytest

from pygame_core.game import BadInput
from pygame_core.games.cacao.info import GAME
from pygame_core.games.cacao.tiles import EDGES, JUNGLE, KINDS, ROTATIONS, named

# The three tables of the seed: workers clockwise, how many in each player's colour.
WORKERS = {2: {"1-1-1-1": 4, "2-1-0-1": 5, "3-0-0-1": 1, "3-1-0-0": 1}, 3: {"1-1-1-1": 3, "2-1-0-1": 5, "3-0-0-1": 1, "3-1-0-0": 1},
           4: {"1-1-1-1": 3, "2-1-0-1": 4, "3-0-0-1": 1, "3-1-0-0": 1}}
NAMES = {"1-1-1-1": "w1", "2-1-0-1": "w2", "3-0-0-1": "w3", "3-1-0-0": "w4"}
ALL = {"p1": 6, "p2": 2, "m2": 2, "m3": 4, "m4": 1, "g1": 2, "g2": 1, "water": 3, "sun": 2, "temple": 5}
FOR_TWO = {"p1": 4, "p2": 2, "m2": 2, "m3": 3, "m4": 1, "g1": 1, "g2": 1, "water": 2, "sun": 1, "temple": 4}


@pytest.mark.parametrize("players", (2, 3, 4))
def test_every_player_has_the_worker_tiles_of_the_table(players):
    for tiles in GAME.start(players, 5).deal["workers"]:
        assert Counter(tiles) == {NAMES[name]: count for name, count in WORKERS[players].items()}
        assert len(tiles) == {2: 11, 3: 10, 4: 9}[players]


@pytest.mark.parametrize("players, table, total", [(2, FOR_TWO, 21), (3, ALL, 28), (4, ALL, 28)])
def test_the_jungle_has_the_tiles_of_the_table(players, table, total):
    state = GAME.start(players, 5)
    assert Counter(["p1", "m2", *state.deal["jungle"]]) == table and sum(table.values()) == total
    assert {code: state.pieces()[code] for code in table} == table


def test_edges_are_the_names_read_clockwise_from_the_most_workers():
    for name, code in NAMES.items():
        wanted = list(map(int, name.split("-")))
        edges = list(EDGES[KINDS.index(code)][0])
        assert wanted in [edges[first:] + edges[:first] for first in range(4)]
        assert sum(edges) == 4


def test_edges_and_rotations_are_those_of_the_facts():
    drawn = [((1, 1, 1, 1), 1), ((1, 2, 1, 0), 4), ((1, 3, 0, 0), 4), ((0, 3, 1, 0), 4)]
    assert [(edges[0], count) for edges, count in zip(EDGES, ROTATIONS)] == drawn


def test_turning_is_clockwise():
    assert EDGES[1] == ((1, 2, 1, 0), (0, 1, 2, 1), (1, 0, 1, 2), (2, 1, 0, 1))


def test_a_game_begins_with_a_plantation_and_a_market_corner_to_corner():
    state = GAME.start(3, 5)
    assert state.board == {named("0,0"): JUNGLE.index("p1"), named("-1,-1"): JUNGLE.index("m2")}
    assert [len(hand) for hand in state.hands] == [3, 3, 3] and len(state.display) == 2 and len(state.jungle) == 24
    assert state.to_move == 0 and [score.total for score in state.scores()] == [-10] * 3


def test_all_orders_come_from_the_seed():
    assert GAME.start(2, 5).position() == GAME.start(2, 5).position() != GAME.start(2, 6).position()
    assert GAME.start(2).position() == GAME.start(2, 0).position()


def test_a_deal_recreates_its_game():
    state = GAME.start(4, 5)
    again = GAME.start(4, deal=json.loads(json.dumps(state.deal)))
    assert again.position() == state.position() and again.deal == state.deal


def test_tiles_are_drawn_in_the_order_of_the_deal():
    state = GAME.start(2, 5)
    jungle, workers = state.deal["jungle"], state.deal["workers"]
    assert [JUNGLE[tile] for tile in state.display] == jungle[:2] and JUNGLE[state.jungle[0]] == jungle[2]
    assert [KINDS[kind] for kind in state.hands[0]] == sorted(workers[0][:3])
    kind = KINDS[state.hands[0][0]]
    state.play(state.find(f"{kind} 1,0 r0"))
    hand = sorted(workers[0][:3])
    hand.remove(kind)
    assert [KINDS[which] for which in state.hands[0]] == sorted([*hand, workers[0][3]])


def changed(**parts):
    deal = GAME.start(2, 5).deal
    return {**deal, **parts}


def swapped(key):
    deal = GAME.start(2, 5).deal
    codes = deal[key] if key == "jungle" else deal[key][1]
    codes[codes.index({"jungle": "m4", "workers": "w3"}[key])] = {"jungle": "m2", "workers": "w4"}[key]
    return deal


@pytest.mark.parametrize("deal, words", [
    ({}, "has 'jungle' and 'workers'"),
    (changed(extra=1), "has 'jungle' and 'workers'"),
    (changed(jungle="m3"), "deal['jungle'] must be a list"),
    (changed(jungle=["m3"]), "deal['jungle']: p1 must be there 3 times, not 0"),
    (changed(jungle=["m5"] * 19), "deal['jungle'][0]: 'm5' is not one of p1, p2, m2"),
    (changed(jungle=[["p1"]]), "deal['jungle'][0]: ['p1'] is not one of"),
    (changed(workers=[]), "must be a list of 2 lists"),
    (changed(workers=[["w1"], None]), "deal['workers'][0]: w1 must be there 4 times, not 1"),
    (swapped("jungle"), "deal['jungle']: m2 must be there 1 times, not 2"),
    (swapped("workers"), "deal['workers'][1]: w3 must be there 1 times, not 0"),
    ({"position": 7}, "must be text"),
])
def test_bad_deals_are_refused_in_one_line(deal, words):
    with pytest.raises(BadInput) as refused:
        GAME.start(2, deal=deal)
    assert words in str(refused.value) and "\n" not in str(refused.value)


def test_a_deal_for_others_is_refused():
    with pytest.raises(BadInput):
        GAME.start(3, deal=GAME.start(2, 5).deal)


@pytest.mark.parametrize("players", (2, 3, 4))
def test_everybody_has_equally_many_turns(players):
    state, rng, turns = GAME.start(players, 8), Random(8), [0] * players
    while moves := state.moves():
        if not state.agenda:
            turns[state.turn] += 1
        state.play(moves[int(rng.random() * len(moves))])
    assert turns == [{2: 11, 3: 10, 4: 9}[players]] * players
    assert sum(turns) == {2: 22, 3: 30, 4: 36}[players]
