"""The block grid: places as plain numbers, so that a neighbour is one addition away.

Column and row count from the top left block of the first card; both may be negative.
"""

from __future__ import annotations

import re
from functools import lru_cache

WIDTH, MIDDLE = 64, 32  # fifteen cards reach 30 blocks from the first one at most
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8  # the sides of a block, as bits
STEP = {NORTH: -WIDTH, EAST: 1, SOUTH: WIDTH, WEST: -1}
OPPOSITE = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}
LETTER = {NORTH: "N", EAST: "E", SOUTH: "S", WEST: "W"}
SIDES = tuple(STEP.items())
BESIDE = tuple(STEP.values())
CORNERS = (-WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1)
CARD = (0, 1, WIDTH, WIDTH + 1)  # the blocks of a card from its top left one on
# Where a card's top left block may lie, seen from a block of the map: so that they overlap or share an edge.
REACH = tuple(sorted({-(part + step) for part in CARD for step in (0, *BESIDE)}))


def at(column: int, row: int) -> int:
    return (row + MIDDLE) * WIDTH + column + MIDDLE


def column_row(place: int) -> tuple[int, int]:
    row, column = divmod(place, WIDTH)
    return column - MIDDLE, row - MIDDLE


@lru_cache(maxsize=None)
def name(place: int) -> str:
    """`3,-1`: column and row."""
    return "%d,%d" % column_row(place)


def place_named(text: str) -> int | None:
    """The place of that name; None for what is no place on the grid."""
    found = re.fullmatch(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)", text)
    if not found:
        return None
    column, row = map(int, found.groups())
    return at(column, row) if max(abs(column), abs(row)) < MIDDLE - 1 else None
