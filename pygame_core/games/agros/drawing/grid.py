"""Where things lie on an Agros board, and how large its words must be."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

CELL = 64
READABLE = 11.2  # px: no words on the board come out smaller
SHOWN = {False: 640, True: 358}  # px: how wide a board is shown at least, by `View.small`


def column_row(size: int, cell: int) -> tuple[int, int]:
    """Column from the left, row from the top."""
    rank, file = divmod(cell, size)
    return file, size - 1 - rank


def corner(size: int, cell: int) -> tuple[float, float]:
    """The top left corner."""
    column, row = column_row(size, cell)
    return column * CELL, row * CELL


def centre(size: int, cell: int) -> tuple[float, float]:
    x, y = corner(size, cell)
    return x + CELL / 2, y + CELL / 2


class Layout(NamedTuple):
    """The margins round the cells and the sizes of words, in units."""

    box: tuple[float, float, float, float]
    digit: float  # on a farmer
    value: float  # of a field
    note: float  # how the value comes about
    tucked: float  # a value in a corner
    coordinate: float

    @property
    def margin(self) -> float:
        """Of the sides that carry coordinates."""
        return -self.box[0]


@lru_cache(maxsize=None)
def layout(size: int, small: bool, coordinates: bool) -> Layout:
    margin = (max(33, 3.6 * size) if small else 30) if coordinates else 10
    beyond = 12 if small else 10  # the margin of the other sides
    width = size * CELL + margin + beyond
    least = READABLE * width / SHOWN[small]
    drawn = (21, 20, 20, 19, 20) if small else (17.5, 15, 11.5, 12.5, 12.5)
    return Layout((-margin, -beyond, width, width), *(max(least, words) for words in drawn))
