"""Cities and games for the tests of Akropolis."""

from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from pygame_core.games.akropolis.city import City
from pygame_core.games.akropolis.info import COLOURS
from pygame_core.games.akropolis.info import GAME as AKROPOLIS
from pygame_core.games.akropolis.survey import Reading
from pygame_core.geometry.hexes import named

ALL = (True,) * 5
HOLES, OUTSIDE = Reading(holes=True), Reading()
HOLES_DOUBLE, OUTSIDE_DOUBLE = Reading(ALL, holes=True), Reading(ALL, wide_lakes=True)


class Example(NamedTuple):
    """A small city that shows one rule, and its points per colour under four readings."""

    shows: str
    tiles: str
    won: int
    holes: tuple
    outside: tuple
    holes_double: tuple  # lakes of one cell
    outside_double: tuple  # lakes of any size


CITIES = [
    Example("house group: size before value",
            "10@-1,2,r3 12@0,1,r2 43@0,2,r4 44@1,0,r3 46@-1,2,r1 59@0,4,r5", 5,
            (2, 0, 0, 0, 0), (2, 0, 0, 0, 0), (2, 0, 0, 0, 0), (2, 0, 0, 0, 0)),
    Example("barracks beside nothing but an enclosed hole",
            "5@3,-1,r3 48@3,-3,r2 17@1,-2,r2 3@0,1,r2", 0,
            (2, 0, 2, 0, 0), (2, 0, 0, 0, 0), (2, 0, 2, 0, 0), (2, 0, 0, 0, 0)),
    Example("garden beside a hole of two cells",
            "44@2,-2,r2 58@3,-3,r1 5@4,-3,r4 26@6,-6,r4 54@7,-6,r3 47@-2,0,r2 56@3,-5,r2 43@1,-3,r1 50@5,-4,r2 14@-1,-1,r0", 1,
            (2, 6, 8, 0, 6), (2, 6, 6, 0, 6), (2, 6, 12, 0, 6), (2, 6, 8, 0, 9)),
    Example("garden beside a lake of one cell",
            "7@-3,1,r2 28@-2,0,r0 38@-3,3,r1 11@-2,-3,r3", 0,
            (2, 0, 0, 0, 3), (2, 0, 0, 0, 3), (2, 0, 0, 0, 6), (2, 0, 0, 0, 6)),
    Example("raised temple, surrounded",
            "54@0,1,r2 43@-2,2,r2 58@-1,0,r4 33@-2,1,r2", 1,
            (2, 0, 0, 4, 0), (2, 0, 0, 4, 0), (2, 0, 0, 8, 0), (2, 0, 0, 8, 0)),
    Example("market beside its own plaza",
            "41@-2,0,r1 58@0,-1,r4 25@-2,-2,r2 17@-3,1,r2", 3,
            (3, 2, 0, 0, 0), (3, 2, 0, 0, 0), (3, 4, 0, 0, 0), (3, 4, 0, 0, 0)),
    Example("barracks with three or four open sides",
            "38@-1,0,r4 4@-1,0,r2 22@-2,-1,r1 57@-1,2,r1", 1,
            (0, 0, 4, 0, 0), (0, 0, 4, 0, 0), (0, 0, 8, 0, 0), (0, 0, 8, 0, 0)),
    Example("houses of value ten double",
            "48@-2,0,r2 19@-2,1,r1 10@0,-2,r4 3@0,-1,r5 31@-1,0,r0", 6,
            (11, 0, 0, 0, 0), (11, 0, 0, 0, 0), (22, 0, 0, 0, 0), (22, 0, 0, 0, 0)),
    Example("neighbouring markets on different levels",
            "56@-1,0,r5 22@-3,1,r2 34@-1,1,r0 15@-2,2,r2", 1,
            (0, 0, 0, 0, 0), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
]


def placed(text):
    """(tile, pose) of each `12@2,-1,r4`."""
    for word in text.split():
        tile, _, place = word.partition("@")
        cell, _, turn = place.rpartition(",r")
        yield int(tile), 6 * named(cell) + int(turn)


def city(text, reading=OUTSIDE):
    """The city of these tiles, laid in this order, and the stones they won."""
    found, won = City(reading), 0
    for tile, pose in placed(text):
        assert found.fits(pose), f"{tile} cannot lie there"
        won += found.quarries(pose)
        found = found.built(tile, pose)
    return found, won


def points(found):
    return tuple(colour.value * colour.stars for colour in found.survey())


def walk(state, rng, most=1000):
    """A game played at random: each position before its move, and the move."""
    while most and (moves := state.moves()):
        move = moves[int(rng.random() * len(moves))]
        yield state, move
        state.play(move)
        most -= 1


def reached(players, seed, moves, **options):
    """The position after so many random moves."""
    state = AKROPOLIS.start(players, seed, **options)
    for _ in walk(state, Random(seed), moves):
        pass
    return state


OPTIONS = st.fixed_dictionaries({}, optional={
    "tiles": st.sampled_from(["players", "all"]), "edge": st.sampled_from(["outside", "holes"]), "lake": st.sampled_from(["one", "any"]),
    "architect": st.sampled_from(["easy", "medium", "hard"]), **{colour: st.sampled_from(["plain", "double"]) for colour in COLOURS}})
SEEDS = st.integers(0, 2**32)
