"""The tiles of Cacao and the grid they lie on, as tables. Nothing here knows a game in progress.

A cell is one number, so that its neighbours are a step away: `cell + STEPS[side]`. A tile on the board is one
number too: a jungle tile below `WORKER`, a worker tile from there on.
"""

from __future__ import annotations

import re
from functools import lru_cache
from random import Random
from typing import Sequence

# --- cells ------------------------------------------------------------------------------------------------

WIDTH, MIDDLE = 128, 64
REACH = 60  # no game gets so far from the first tile
STEPS = (-WIDTH, 1, WIDTH, -1)  # north, east, south, west; y grows to the south


def cell(x: int, y: int) -> int:
    return (y + MIDDLE) * WIDTH + x + MIDDLE


def spot(cell: int) -> tuple[int, int]:
    """x, y"""
    y, x = divmod(cell, WIDTH)
    return x - MIDDLE, y - MIDDLE


@lru_cache(maxsize=None)
def name(cell: int) -> str:
    return "{},{}".format(*spot(cell))


@lru_cache(maxsize=4096)
def named(text: str) -> int | None:
    """The cell written `2,-1`; None if that is no cell."""
    if not re.fullmatch(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)", text, re.ASCII):
        return None
    x, y = map(int, text.split(","))
    return cell(x, y) if max(abs(x), abs(y)) <= REACH else None


def is_jungle(cell: int) -> bool:
    """Whether the cell is one of the checkerboard's jungle cells."""
    return not sum(spot(cell)) % 2


# --- worker tiles -----------------------------------------------------------------------------------------

KINDS = ("w1", "w2", "w3", "w4")
_UNTURNED = ((1, 1, 1, 1), (1, 2, 1, 0), (1, 3, 0, 0), (0, 3, 1, 0))  # workers north, east, south, west
ROTATIONS = tuple(1 if len(set(edges)) == 1 else 4 for edges in _UNTURNED)  # that differ
# EDGES[kind][rotation]: workers on the four sides, the tile turned clockwise that many times.
EDGES = tuple(tuple(tuple(edges[(side - turn) % 4] for side in range(4)) for turn in range(4)) for edges in _UNTURNED)
HAND = 3
WORKER = 16


def worker(seat: int, kind: int, rotation: int) -> int:
    return WORKER + 16 * seat + 4 * kind + rotation


def owner(tile: int) -> int:
    return (tile >> 4) - 1


def kind(tile: int) -> int:
    return tile >> 2 & 3


def rotation(tile: int) -> int:
    return tile & 3


# Workers on the sides of a worker tile; none on a jungle tile.
FACING = ((0, 0, 0, 0),) * WORKER + tuple(EDGES[kind(tile)][rotation(tile)] for tile in range(WORKER, WORKER + 64))

# --- jungle tiles -----------------------------------------------------------------------------------------

JUNGLE = ("p1", "p2", "m2", "m3", "m4", "g1", "g2", "water", "sun", "temple")
HARVEST = (1, 2, 0, 0, 0, 0, 0, 0, 0, 0)  # cacao per worker
PRICE = (0, 0, 2, 3, 4, 0, 0, 0, 0, 0)  # gold per cacao sold
GOLD = (0, 0, 0, 0, 0, 1, 2, 0, 0, 0)  # gold per worker
WATER, SUN, TEMPLE = 7, 8, 9
DISPLAY = 2
START = {cell(0, 0): JUNGLE.index("p1"), cell(-1, -1): JUNGLE.index("m2")}

# --- the village ------------------------------------------------------------------------------------------

STORE, TOKENS = 5, 3  # places for cacao and for sun tokens
TRACK = (-10, -4, -1, 0, 2, 4, 7, 11, 16)

# --- how many of each -------------------------------------------------------------------------------------

WORKER_SET = {2: (4, 5, 1, 1), 3: (3, 5, 1, 1), 4: (3, 4, 1, 1)}  # by kind, for each player
_ALL = (6, 2, 2, 4, 1, 2, 1, 3, 2, 5)
JUNGLE_SET = {2: (4, 2, 2, 3, 1, 1, 1, 2, 1, 4), 3: _ALL, 4: _ALL}  # with the two start tiles


def worker_tiles(players: int) -> list[int]:
    """The kinds of one player's tiles, in order."""
    return [kind for kind, count in enumerate(WORKER_SET[players]) for _ in range(count)]


def jungle_tiles(players: int) -> list[int]:
    """The jungle tiles without the two that lie on the board from the start, in order."""
    tiles = [tile for tile, count in enumerate(JUNGLE_SET[players]) for _ in range(count)]
    for tile in START.values():
        tiles.remove(tile)
    return tiles


def shuffled(items: Sequence[int], rng: Random) -> list[int]:
    """In an order drawn with `rng.random()` alone, the one sequence Python promises to keep."""
    drawn = list(items)
    for last in range(len(drawn) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        drawn[last], drawn[other] = drawn[other], drawn[last]
    return drawn
