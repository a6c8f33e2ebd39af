"""A hex as it stands in a city: walls below, the top, a contour for each level, the outline of its tile."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Iterable, Iterator

import svg

from pygame_core.draw.kit import Frozen, group, num, path, text
from pygame_core.games.akropolis.drawing.colours import CHALK, KEY
from pygame_core.games.akropolis.drawing.grid import BASE, EDGE_STEPS, LIFT, SIDE, Point, closed, corners, spot
from pygame_core.games.akropolis.tiles import KIND
from pygame_core.geometry.hexes import axial

AROUND = corners(0, 0)
_WALLS = ((0, "var(--akro-wall-3)", 0.9), (1, "var(--akro-wall-2)", 0.45), (2, "var(--akro-wall-1)", 0))  # SE, S, SW: lit from the left
BOLD, FINE = 2.9, 0.8  # the outline of a tile, and the borders between its hexes


@lru_cache(maxsize=4096)
def piece(kind: str, level: int, outline: int, walls: int, sketch: bool) -> Frozen:
    """A hex round (0, 0), the middle of its top. Bits of `outline`: edges where its tile ends; of `walls`: of the
    three southern ones, those where the ground beside is lower."""
    drawn = [wall for edge, fill, hatch in _WALLS if walls >> edge & 1 for wall in _wall(edge, fill, hatch, level)]
    drawn.append(svg.Use(href=f"#akro-mini-{kind}" if sketch else f"#akro-{kind}"))
    for each in range(1, level):
        inset = 0.095 * (each - 1)
        drawn += [path(closed(corners(0, 0, SIDE * (0.945 - inset))), stroke=CHALK, width=SIDE * 0.055),
                  path(closed(corners(0, 0, SIDE * (0.905 - inset))), stroke=KEY, width=1)]
    for bold, width in ((False, FINE), (True, BOLD)):
        edges = "".join(_edge(index) for index in range(6) if bool(outline >> index & 1) is bold)
        if edges:
            drawn.append(path(edges, stroke=KEY, width=width, stroke_linecap="round"))
    return Frozen(*drawn)


def _edge(index: int) -> str:
    (ax, ay), (bx, by) = AROUND[index], AROUND[(index + 1) % 6]
    return f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}"


def _wall(edge: int, fill: str, hatch: float, level: int) -> Iterator[svg.Element]:
    (ax, ay), (bx, by) = AROUND[edge], AROUND[(edge + 1) % 6]
    deep = LIFT * (level - 1) + BASE
    side = closed([(ax, ay), (bx, by), (bx, by + deep), (ax, ay + deep)])
    yield path(side, fill, KEY, 1)
    if hatch:
        yield path(side, "url(#akro-p-wall)", opacity=hatch)
    if level > 1:
        strata = "".join(f"M{num(ax)} {num(ay + LIFT * each)}L{num(bx)} {num(by + LIFT * each)}" for each in range(1, level))
        yield path(strata, stroke=KEY, width=1.4)


def order(cell: int) -> tuple[int, int]:
    """Cells that sort by this are painted from the back to the front."""
    q, r = axial(cell)
    return q + 2 * r, q


def tops(top: dict[int, int], level: dict[int, int], sketch: bool = False) -> Iterator[tuple[int, Frozen]]:
    """Every hex of a city, or of a tile, from the back to the front."""
    for cell in sorted(top, key=order):
        own, height, outline, walls = top[cell], level[cell], 0, 0
        for edge, step in enumerate(EDGE_STEPS):
            near = top.get(cell + step)
            if near is None or near >> 2 != own >> 2:
                outline |= 1 << edge
            if edge < 3 and level.get(cell + step, 0) < height:
                walls |= 1 << edge
        yield cell, piece(KIND[own], height, outline, walls, sketch)


def stand(cell: int, level: int, drawn: svg.Element, up: float = 0, **attributes: Any) -> svg.G:
    """A piece in its place."""
    x, y = spot(cell, level)
    return group(drawn, transform=[svg.Translate(round(x, 1), round(y - up, 1))], **attributes)


def digits(cells: Iterable[int], level: dict[int, int], size: float, up: float = 0) -> Iterator[svg.Element]:
    """The levels above the ground, as numbers in the upper right of their hexes."""
    for cell in cells:
        if level[cell] > 1:
            x, y = digit_spot(cell, level[cell])
            yield digit(round(x, 1), round(y - up, 1), level[cell], round(size, 1))


def digit_spot(cell: int, level: int) -> Point:
    x, y = spot(cell, level)
    return x + 0.43 * SIDE, y - 0.6 * SIDE


@lru_cache(maxsize=1024)
def digit(x: float, y: float, number: int, size: float) -> Frozen:
    return Frozen(svg.Circle(cx=x, cy=y, r=num(size * 0.66), fill=CHALK, stroke=KEY, stroke_width=1.5), text(x, y, number, size, weight=700, fill=KEY))
