"""Where things lie on an Akropolis board, and how large its words must be."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Any, Iterable, NamedTuple

from pygame_core.draw.kit import num
from pygame_core.geometry.hexes import STEPS, centre, trio

SIDE = 50
LIFT = SIDE / 5  # how far up a level moves the top of a hex
BASE = SIDE / 10  # of a tile's wall that shows on the ground
RAISED = SIDE / 20  # how far above its place a tile hovers that is only considered
READABLE = 11.2  # px: no words come out smaller
SHOWN = {False: 640, True: 358}  # px: how wide a board is shown at least, by `View.small`
SKETCH = 14  # px: hexes with a smaller side are drawn as marks

Point = tuple[float, float]
CORNERS = tuple((cos(pi / 3 * index), sin(pi / 3 * index)) for index in range(6))  # from the east, clockwise
EDGE_STEPS = tuple(STEPS[(index + 2) % 6] for index in range(6))  # the neighbour across the edge from corner i to i + 1


def corners(x: float, y: float, side: float = SIDE) -> list[Point]:
    return [(x + side * dx, y + side * dy) for dx, dy in CORNERS]


def closed(points: Iterable[Point]) -> str:
    """Path data of a polygon."""
    return f"M{'L'.join(f'{num(x)} {num(y)}' for x, y in points)}Z"


def spot(cell: int, level: int = 1) -> Point:
    """The middle of a hex of that level."""
    x, y = centre(cell)
    return x * SIDE, y * SIDE - LIFT * max(0, level - 1)


def height(cell: int, city: Any) -> Point:
    """The middle of what is seen in a cell: its top hex, or the ground."""
    return spot(cell, city.level.get(cell, 0))


@lru_cache(maxsize=2048)
def meeting(pose: int, level: int) -> Point:
    """The corner where the three hexes of a pose meet."""
    xs, ys = zip(*(spot(cell, level) for cell in trio(pose)))
    return sum(xs) / 3, sum(ys) / 3


def hull(cells: Iterable[int], level: int, up: float = 0) -> str:
    """The outline of hexes of one level, as path data."""
    own, follow = set(cells), {}
    for cell in own:
        x, y = spot(cell, level)
        around = corners(x, y - up)
        for index, step in enumerate(EDGE_STEPS):
            if cell + step not in own:
                start, end = around[index], around[(index + 1) % 6]
                follow[_rounded(start)] = end
    point = first = min(follow)
    line = []
    while True:
        line.append(point)
        point = _rounded(follow[point])
        if point == first:
            return closed(line)


def _rounded(point: Point) -> Point:
    return round(point[0], 1) + 0, round(point[1], 1) + 0


class Layout(NamedTuple):
    """The part of the plane that is shown, and the sizes of words in it, in units."""

    box: tuple[float, float, float, float]
    scale: float  # units to a pixel, at least
    digit: float  # of a level
    tag: float
    sketch: bool  # too small for scenes


MARGIN_X, MARGIN_ABOVE, MARGIN_BELOW = 3.9 * SIDE, 3.9 * SIDE, 3.8 * SIDE  # tiles can be laid as far out
NARROWEST = 11 * SIDE


@lru_cache(maxsize=64)
def layout(city: Any, small: bool) -> Layout:
    """The city with the places round it, never closer than a new city is seen, in a box that is nearly square."""
    spots = [height(cell, city) for cell in city.top]
    left, right = min(x for x, _ in spots) - MARGIN_X, max(x for x, _ in spots) + MARGIN_X
    top, bottom = min(y for _, y in spots) - MARGIN_ABOVE, max(y for _, y in spots) + MARGIN_BELOW
    wide, high = max(right - left, NARROWEST), max(bottom - top, NARROWEST)
    wide, high = max(wide, high * 0.9), max(high, wide * 0.8)
    scale = max(wide, high) / SHOWN[small]
    least = READABLE * scale
    box = ((left + right - wide) / 2, (top + bottom - high) / 2, wide, high)
    return Layout(box, scale, max(14, least), max(16, least * 1.15), SIDE / scale < SKETCH)
