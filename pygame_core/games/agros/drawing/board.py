"""The bare board: its frame and the names of its files and ranks."""

from __future__ import annotations

from functools import lru_cache

import svg

from pygame_core.draw.kit import Frozen, text
from pygame_core.games.agros.drawing.grid import CELL, Layout
from pygame_core.geometry.square import FILES

FRAME = 7  # how far the frame lies outside the cells


@lru_cache(maxsize=None)
def board(size: int, look: Layout, coordinates: bool) -> Frozen:
    wide = size * CELL
    frame = svg.Rect(x=-FRAME, y=-FRAME, width=wide + 2 * FRAME, height=wide + 2 * FRAME, rx=10, fill="var(--board)",
                     stroke="var(--ink)", stroke_width=1.8)
    return Frozen(frame, *(_coordinates(size, look) if coordinates else ()))


def _coordinates(size: int, look: Layout) -> list[svg.Text]:
    beside = (FRAME + 1 + look.margin) / 2  # halfway from the frame to the rim
    drawn = []
    for index in range(size):
        along = index * CELL + CELL / 2
        for x, y, words in ((along, size * CELL + beside, FILES[index]), (-beside, along, size - index)):
            drawn.append(text(x, y, words, look.coordinate, fill="var(--ink-soft)"))
    return drawn
