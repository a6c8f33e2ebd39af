"""Which part of a position makes the better picture."""

from __future__ import annotations

from typing import Any

from pygame_core.games.agros.drawing.grid import CELL, column_row
from pygame_core.games.agros.drawing.pieces import top


def crop(state: Any, columns: int, rows: int) -> tuple[int, int]:
    """The column and row where the crop begins: where farmers, tall towers and fields of all kinds are seen,
    and no tower reaches over the upper rim."""
    size = state.size
    worth = {column_row(size, cell): 1 for cell, owner in enumerate(state.owner) if owner}
    kinds = {column_row(size, cell): field.controller for field in state.fields() for cell in field.cells}
    tall = set()
    for farmers in state.farmers:
        worth |= {column_row(size, cell): 3 + yield_ for cell, yield_ in farmers.items()}
        tall |= {column_row(size, cell) for cell, yield_ in farmers.items() if top(yield_) > CELL / 2}

    def interest(begin: tuple[int, int]) -> tuple[bool, int]:
        left, above = begin
        window = [(column, row) for row in range(above, above + rows) for column in range(left, left + columns)]
        variety = len({kinds[place] for place in window if place in kinds})
        return tall.isdisjoint(window[:columns]), 8 * variety + sum(worth.get(place, 0) for place in window)

    return max(((left, above) for above in range(size - rows + 1) for left in range(size - columns + 1)), key=interest)
