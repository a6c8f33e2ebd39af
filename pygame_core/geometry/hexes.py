"""Hexagonal planes: flat-topped hexes in axial coordinates (q, r), r growing southwards.

A cell is one int, so a neighbour is an addition and cells sort by q, then r. Three cells that touch one another
are a trio; the six poses in which a thing of three hexes lies are told by its first cell and the direction of
the second, the third following clockwise: `pose = 6 * cell + direction`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from math import sqrt

REACH = 63  # the plane is all cells at most so far from (0, 0)
_SPAN = 2 * REACH + 3  # the neighbours of the outermost cells have numbers of their own too
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # clockwise from north: N, NE, SE, S, SW, NW


def cell(q: int, r: int) -> int:
    return (q + REACH + 1) * _SPAN + r + REACH + 1


STEPS = tuple(q * _SPAN + r for q, r in DIRECTIONS)  # what to add to a cell to get its neighbours
ORIGIN = cell(0, 0)


def axial(cell: int) -> tuple[int, int]:
    q, r = divmod(cell, _SPAN)
    return q - REACH - 1, r - REACH - 1


@lru_cache(maxsize=4096)
def name(cell: int) -> str:
    """`2,-1`"""
    return "{},{}".format(*axial(cell))


@lru_cache(maxsize=4096)
def named(text: str) -> int | None:
    """The cell of that name; None if there is none on the plane."""
    found = re.fullmatch(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)", text)
    if not found:
        return None
    q, r = map(int, found.groups())
    return cell(q, r) if max(abs(q), abs(r), abs(q + r)) <= REACH else None


def around(cell: int) -> tuple[int, ...]:
    """The six neighbours, clockwise from north."""
    return tuple(cell + step for step in STEPS)


def trio(pose: int) -> tuple[int, int, int]:
    """The cells a pose covers, its first hex first."""
    first, direction = divmod(pose, 6)
    return first, first + STEPS[direction], first + STEPS[(direction + 1) % 6]


@lru_cache(maxsize=4096)
def poses(pose: int) -> tuple[int, int, int]:
    """The three poses that cover the same cells, ascending."""
    (a, b, c), direction = trio(pose), pose % 6
    return tuple(sorted((6 * a + direction, 6 * b + (direction + 2) % 6, 6 * c + (direction + 4) % 6)))


def touching(cell: int) -> tuple[int, ...]:
    """The six trios that hold a cell, each as its pose in direction 0 or 1."""
    n, ne, se = STEPS[:3]
    return (6 * cell, 6 * (cell - n), 6 * (cell - ne), 6 * cell + 1, 6 * (cell - ne) + 1, 6 * (cell - se) + 1)


def centre(cell: int) -> tuple[float, float]:
    """Where a cell lies, y downwards, in units of a hex's side."""
    q, r = axial(cell)
    return 1.5 * q, sqrt(3) * (r + q / 2)
