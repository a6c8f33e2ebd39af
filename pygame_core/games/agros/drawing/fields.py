"""Fields as plots: ploughed ground inset in the board, dotted where cells meet, with a tag of what it is worth.

Cells with pieces stay bare board, so hedges of seeds read as paths.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Iterable

import svg

from pygame_core.draw.fitting import fit, width
from pygame_core.draw.kit import Frozen, group, num, path, text
from pygame_core.draw.outline import outline
from pygame_core.games.agros.drawing.colours import EDGE, FIELD
from pygame_core.games.agros.drawing.grid import CELL, Layout, centre, column_row, corner
from pygame_core.geometry.square import names, neighbours

INSET, RADIUS = 3.5, 9
WIDEST = CELL + 16  # a tag, pieces keeping 11 from the borders of their cells
TUCKED_TOP = -1  # of a tag in a corner, from the top of its cell


def patterns() -> Iterable[svg.Element]:
    """Gouges, level for Light and slanting for Dark; dots where nobody ploughs. Lenses: plain lines look like ruled paper."""
    level = ("M4 8Q22 6.2 44 8Q22 10 4 8ZM50 8Q58 7 68 8Q58 9.4 50 8ZM-14 8Q-6 7 0 8L4 8Q-6 9.4-14 8Z"
             "M-20 24Q0 22.2 20 24Q0 26-20 24ZM26 24Q42 22.2 60 24Q42 26 26 24ZM44 24Q64 22.2 84 24Q64 26 44 24Z")
    slanting = "M-1 2Q13 .6 29 2Q13 3.8-1 2ZM-17 6Q-3 4.6 13 6Q-3 7.8-17 6ZM15 6Q29 4.6 45 6Q29 7.8 15 6Z"
    yield _pattern(0, 64, 32, "lt-field", path(level, "var(--lt-line)", "var(--lt-line)", 0.8))
    yield _pattern(1, 32, 8, "dk-field", path(slanting, "var(--dk-line)", "var(--dk-line)", 0.7),
                   patternTransform=[svg.Rotate(-45)])
    yield _pattern(None, 16, 16, "plot", svg.Circle(cx=8, cy=8, r=1.4, fill="var(--plot-line)"))


def _pattern(controller: int | None, wide: int, high: int, ground: str, motif: svg.Element, **attributes) -> svg.Pattern:
    return svg.Pattern(id=FIELD[controller], width=wide, height=high, patternUnits="userSpaceOnUse",
                       elements=[svg.Rect(width=wide, height=high, fill=f"var(--{ground})"), motif], **attributes)


@lru_cache(maxsize=1024)
def shape(size: int, cells: tuple[int, ...], inset: float, radius: float) -> str:
    return outline((column_row(size, cell) for cell in cells), CELL, inset, radius)


@lru_cache(maxsize=1024)
def _inner_borders(size: int, cells: tuple[int, ...]) -> str:
    """The borders between cells of one field, open at the crossings: cells stay countable."""
    inside, data = set(cells), []
    for cell in cells:
        x, y = map(int, corner(size, cell))
        if cell + 1 in inside and (cell + 1) % size:
            data.append(f"M{x + CELL} {y + 9}v46")
        if cell + size in inside:
            data.append(f"M{x + 9} {y}h46")
    return "".join(data)


@lru_cache(maxsize=1024)
def plot(size: int, cells: tuple[int, ...], controller: int | None, key: str | None, dim: bool) -> Frozen:
    drawn = [path(shape(size, cells, INSET, RADIUS), f"url(#{FIELD[controller]})", EDGE[controller], 1.5)]
    borders = _inner_borders(size, cells)
    if borders:
        drawn.append(path(borders, stroke=EDGE[controller], width=1.2, stroke_dasharray=[1, 5], stroke_linecap="round"))
    return Frozen(group(*drawn, id=None if key is None else f"{key}field-{names(size)[cells[0]]}", opacity=0.28 if dim else None))


# --- tags -------------------------------------------------------------------------------------------------

@lru_cache(maxsize=1024)
def home(size: int, cells: tuple[int, ...], avoid: tuple[int, ...]) -> int:
    """The cell that carries the field's tag: deep inside and central; not one of `avoid` if that can be helped."""
    inside, beside = set(cells), neighbours(size)
    places = [column_row(size, cell) for cell in cells]
    mx, my = (sum(axis) / len(cells) for axis in zip(*places))

    def fitness(cell: int) -> tuple:
        column, row = column_row(size, cell)
        ring = {near for next_ in beside[cell] for near in beside[next_] if next_ in inside}
        depth = 2 * sum(near in inside for near in beside[cell]) + sum(near in inside for near in ring)
        return cell not in avoid, depth - 0.5 * ((column - mx) ** 2 + (row - my) ** 2) ** 0.5, -row, -column

    return max(cells, key=fitness)


@lru_cache(maxsize=2048)
def tag(size: int, cell: int, words: str, note: str, controller: int | None, look: Layout, tucked: bool) -> Frozen:
    """What a field is worth and how that comes about, in its home cell; tucked into a corner where a mark needs the cell."""
    edge = EDGE[controller]
    if tucked:
        return _tucked_tag(*corner(size, cell), words, look.tucked, edge)
    x, y = centre(size, cell)
    if not note:
        font = fit(words, WIDEST - 11, look.value, 700)
        wide = max(28, min(WIDEST, width(words, font, 700) + 14))
        return Frozen(_box(x, y, wide, look.value + 9, edge), text(x, y, words, font, weight=700))
    upper, lower = fit(words, WIDEST - 12, look.value, 700), fit(note, WIDEST - 8, look.note)
    wide = max(38, width(words, upper, 700) + 12, width(note, lower) + 8)
    high = look.value + look.note + 9.5
    return Frozen(_box(x, y, wide, high, edge),
                  text(x, y - high / 2 + 4.5 + look.value / 2, words, upper, weight=700),
                  text(x, y + high / 2 - 4 - look.note / 2, note, lower, fill="var(--ink-soft)"))


def _tucked_tag(left: float, above: float, words: str, most: float, edge: str) -> Frozen:
    font = fit(words, WIDEST - 9, most, 700)
    wide, bottom = width(words, font, 700) + 8, tucked_bottom(most)
    right = left + CELL + max(4, wide - CELL - 9)  # very wide ones reach out on both sides
    x, y = right - wide / 2, above + (TUCKED_TOP + bottom) / 2
    return Frozen(_box(x, y, wide, bottom - TUCKED_TOP, edge), text(x, y, words, font, weight=700))


def tucked_bottom(most: float) -> float:
    """How far down a tucked tag reaches in its cell: marks keep their words below."""
    return TUCKED_TOP + most + 2.5


def _box(x: float, y: float, wide: float, high: float, edge: str) -> svg.Rect:
    return svg.Rect(x=num(x - wide / 2), y=num(y - high / 2), width=num(wide), height=num(high), rx=5.5,
                    fill="var(--sheet)", stroke=edge, stroke_width=1.5)
