"""The engine against its brute-force twin, move by move."""

from random import Random

import pytest
from games.akropolis.positions import AKROPOLIS, reached, walk
from games.akropolis.twin import Twin, written

from pygame_core.games.akropolis.city import City
from pygame_core.games.akropolis.info import COLOURS
from pygame_core.games.akropolis.survey import Reading
from pygame_core.games.akropolis.tiles import TILES
from pygame_core.geometry.hexes import axial, trio

READINGS = [dict(double=double, holes=holes, wide_lakes=wide) for double in ("", "hmbtg") for holes in (False, True) for wide in (False, True)]


def surveyed(city, reading):
    """What the engine makes of a city under another reading."""
    again = City(Reading(tuple(kind in reading["double"] for kind in "hmbtg"), reading["holes"], reading["wide_lakes"]))
    again.top, again.level, again._holes = city.top, city.level, None
    return [(colour.value, colour.stars) for colour in again.survey()]


def assert_same(state, twin, readings):
    assert list(map(str, state.moves())) == list(map(written, twin.moves()))
    assert list(state.site) == twin.site and state.stones[:state.players] == twin.stones
    for ours, theirs in zip(state.cities, twin.cities):
        assert {axial(cell): level for cell, level in ours.level.items() if level} == {cell: len(column) for cell, column in theirs.columns.items()}
        for reading in readings:
            assert surveyed(ours, reading) == theirs.survey(**reading)


@pytest.mark.parametrize("players, everything, seed", [(2, False, 1), (2, True, 2), (3, False, 3), (4, False, 4)])
def test_random_games_go_as_the_twin_s(players, everything, seed):
    state = AKROPOLIS.start(players, seed, tiles="all" if everything else "players")
    twin = Twin(players, state.deal["tiles"], TILES)
    for index, (before, move) in enumerate(walk(state, Random(seed))):
        if index % 4 == 0:
            assert_same(before, twin, READINGS if index % 12 == 0 else READINGS[:1])
        tile, pose = move.code
        twin.play((tile, *axial(pose // 6), pose % 6))
    assert_same(state, twin, READINGS)
    assert [score.total for score in state.scores()] == state.totals() == twin.totals()


def compact(players, seed, everything=False):
    """A game in which everyone builds near the start and often on top, so that holes, lakes and towers come."""
    rng = Random(seed)
    state = AKROPOLIS.start(players, seed, tiles="all" if everything else "players")
    twin = Twin(players, state.deal["tiles"], TILES)
    while moves := state.moves():
        sample = [moves[int(rng.random() * len(moves))] for _ in range(8)]
        move = min(sample, key=lambda move: sum(abs(part) for cell in trio(move.code[1]) for part in axial(cell)))
        yield state, twin
        state.play(move)
        twin.play((move.code[0], *axial(move.code[1] // 6), move.code[1] % 6))
    yield state, twin


@pytest.mark.parametrize("seed", range(6))
def test_dense_cities_go_as_the_twin_s(seed):
    highest = holes = 0
    for index, (state, twin) in enumerate(compact(2, seed, everything=seed % 2 == 1)):
        if index % 5 == 0:
            assert_same(state, twin, READINGS)
        highest = max(highest, *(max(city.level.values()) for city in state.cities))
        holes += sum(len(city.holes()) for city in state.cities)
    assert highest >= 3 and holes, "the games are too tame to show anything"


PERFT = {  # players, seed, moves made → legal moves now, and after each of them, as the twin counted them
    (2, 1, 0): (180, 48600),
    (2, 9, 21): (246, 76014),
    (3, 5, 20): (696, 167040),
    (4, 7, 44): (249, 131472),
}


@pytest.mark.parametrize("game", PERFT)
def test_perft(game):
    state = reached(*game)
    moves = state.moves()
    after = 0
    for move in moves:
        twin = state.copy()
        twin.play(move)
        after += len(twin.moves())
    assert (len(moves), after) == PERFT[game]


@pytest.mark.parametrize("colour", range(5))
def test_options_switch_the_reading_of_the_state(colour):
    state = reached(2, 3, 30, **{COLOURS[colour]: "double"})
    assert state.reading.double == tuple(index == colour for index in range(5))
    assert all(city.reading is state.reading for city in state.cities)
