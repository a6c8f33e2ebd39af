"""The engine against its slow twin: the same moves, the same points, condition by condition; and counts of moves."""

from random import Random

import pytest
from games.polis import twin
from games.polis.maps import GAMES, edition

from pygame_core import load
from pygame_core.games.polis.grid import column_row
from pygame_core.games.polis.survey import Survey

READINGS = {"agropolis": [{}, {"difficulty": "hard", "near": "end", "holes": "inside", "cornfed": "2", "orchards": "sizes"}, {"covering": "partly"}],
            "naturopolis": [{}, {"difficulty": "easy", "holes": "inside", "meeting": "allowed"}, {"covering": "partly"}],
            "sprawlopolis": [{}, {"difficulty": "hard", "holes": "inside", "parks": "group"}, {"difficulty": "easy", "covering": "partly"}]}
CORNERS = [(game, options) for game in GAMES for options in READINGS[game]]


def games(game, options, count):
    """Games drawn by lot, crowded together so that much is covered, each beside its twin."""
    for seed in range(count):
        rng = Random(seed)
        state = load(game).start(1 + seed % 4, seed=seed, **options)
        other = twin.Twin(game, state.deck, state.options, state.placed[0][0])
        yield state, other, rng


def step(state, other, rng):
    moves = state.moves()
    near = [move for move in moves if max(map(abs, column_row(move.code[1]))) <= 2]
    move = (near or moves)[int(rng.random() * len(near or moves))]
    card, place, turn = move.code
    other.place(card, column_row(place), turn)
    state.play(move)


@pytest.mark.parametrize("game, options", CORNERS)
def test_moves_and_scores_are_those_of_the_twin(game, options):
    for state, other, rng in games(game, options, 3):
        while state.to_move is not None:
            if len(state.placed) % 3 == 1:
                assert list(map(str, state.moves())) == other.moves(state.hands[state.to_move])
            assert {column_row(place): state.deck.tiles[tile] for place, tile in state.cells.items()} == other.map
            assert state.total() == twin.score(game, other.map, state.conditions, state.options)
            step(state, other, rng)
        assert state.scores()[0].total == twin.score(game, other.map, state.conditions, state.options)


@pytest.mark.parametrize("game, options", CORNERS)
def test_each_condition_is_that_of_the_twin(game, options):
    for state, other, rng in games(game, options, 12):
        while state.to_move is not None:
            step(state, other, rng)
        map = Survey(state.deck, state.cells, state.options)
        for number, condition in edition(game).conditions.items():
            assert condition.judge(map).total == twin.CONDITIONS[game][number - 1](other.map, state.options), condition.rule


@pytest.mark.parametrize("game", GAMES)
def test_groups_roads_and_loops_are_those_of_the_twin(game):
    for state, other, rng in games(game, {}, 8):
        while state.to_move is not None:
            step(state, other, rng)
        map = state.survey()
        for zone in map.deck.world.zones:
            assert sorted(sorted(map_spots(group)) for group in map.groups(zone)) == sorted(map_sorted(twin.groups(other.map, zone)))
        for kind, found in (("road", map.roads), ("river", map.rivers)):
            ways = twin.ways(other.map, kind)
            assert sorted(sorted(map_spots(way.blocks)) for way in found) == sorted(map_sorted(ways))
            assert sum(way.loop for way in found) == sum(not twin.ends(other.map, way) for way in ways)


def map_spots(places):
    return [column_row(place) for place in places]


def map_sorted(bunches):
    return [sorted(bunch) for bunch in bunches]


@pytest.mark.parametrize("game, counts", [("agropolis", [126, 22212]), ("naturopolis", [108, 16324]), ("sprawlopolis", [126, 22212])])
def test_numbers_of_moves_from_the_start(game, counts):
    """Perft: moves of the solo game dealt in order, and moves after each of them; the twin counts the same."""
    conditions, deck = [1, 2, 3], list(range(4, 19))
    state = load(game).start(1, deal={"conditions": conditions, "deck": deck})
    other = twin.Twin(game, state.deck, state.options, deck[3])
    assert len(state.moves()) == len(other.moves(deck[:3])) == counts[0]
    second = []
    for move in state.moves():
        after = state.copy()
        after.play(move)
        second.append(len(after.moves()))
    assert sum(second) == counts[1]
    for index in range(0, len(second), 9):
        after, other = state.copy(), twin.Twin(game, state.deck, state.options, deck[3])
        card, place, turn = state.moves()[index].code
        other.place(card, column_row(place), turn)
        after.play(state.moves()[index])
        assert second[index] == len(other.moves(after.hands[0]))
