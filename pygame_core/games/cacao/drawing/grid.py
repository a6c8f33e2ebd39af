"""Where things lie on a board that grows, and how large its words must be."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from pygame_core.games.cacao.drawing.jungle import DIGIT
from pygame_core.games.cacao.tiles import spot

CELL = 100
MARGIN = {False: 44, True: 6}  # round the outermost cells, by `View.small`; the wide one carries coordinates
READABLE = 11.2  # px: no words on the board come out smaller
SHOWN = {False: 640, True: 358}  # px: how wide a board is shown at least
LEAST = 5  # cells: the smallest board is not drawn larger than if it had so many columns


@lru_cache(maxsize=4096)
def centre(cell: int) -> tuple[float, float]:
    x, y = spot(cell)
    return x * CELL, y * CELL


class Layout(NamedTuple):
    left: int  # first column
    top: int
    columns: int
    rows: int
    box: tuple[float, float, float, float]
    words: float  # smallest font that can be read
    coin: float  # how much larger than drawn a coin must be


def layout(state: Any, small: bool) -> Layout:
    """Round the tiles and the places where one could be put; of a finished game, round the tiles."""
    places = () if state.over else state.places
    left, top, right, bottom = bounds(frozenset((*state.board, *places)))
    return _layout(left, top, right, bottom, small)


@lru_cache(maxsize=512)
def bounds(cells: frozenset[int]) -> tuple[int, int, int, int]:
    spots = list(map(spot, cells))
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return min(xs), min(ys), max(xs), max(ys)


@lru_cache(maxsize=512)
def _layout(left: int, top: int, right: int, bottom: int, small: bool) -> Layout:
    columns, rows = right - left + 1, bottom - top + 1
    margin, extra = MARGIN[small], max(0, LEAST - columns) * CELL
    width, height = columns * CELL + 2 * margin + extra, rows * CELL + 2 * margin
    box = (left * CELL - CELL / 2 - margin - extra / 2, top * CELL - CELL / 2 - margin, width, height)
    words = READABLE * width / SHOWN[small]
    return Layout(left, top, columns, rows, box, words, max(1, words / DIGIT))
