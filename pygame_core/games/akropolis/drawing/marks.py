"""Marks of Akropolis: where tiles can go, the tile considered, what counts, what was just built.

Three hexes meet in one corner, and whether they can be built on does not depend on the rotation: so a dot at
the corner tells of six moves. Small on the ground, large on top, with the stones that would be won.
"""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Any, Iterable, Iterator

import svg

from pygame_core.draw.fitting import width
from pygame_core.draw.kit import Frozen, group, num, path, text
from pygame_core.draw.marks import cross
from pygame_core.games.akropolis.drawing.colours import CHALK, KEY
from pygame_core.games.akropolis.drawing.grid import EDGE_STEPS, RAISED, SIDE, closed, corners, height, hull, meeting, spot
from pygame_core.games.akropolis.drawing.pieces import digit_spot, digits, stand, tops
from pygame_core.games.akropolis.drawing.scene import Ghost, Scene
from pygame_core.geometry.hexes import trio

NEAR = 1.8 * SIDE  # dots closer to the ghost are left out
DASHED = [0.2 * SIDE, 0.11 * SIDE]
BRACKETS = [0.56 * SIDE, 0.44 * SIDE]  # with half of the first as offset: the corners of an outline alone


@lru_cache(maxsize=16)
def frontier(city: Any) -> Frozen:
    """The empty cells along the city, dashed; an edge that two of them share is drawn once."""
    data = []
    for cell, level in city.level.items():
        if not level:
            around = corners(*spot(cell))
            for index, step in enumerate(EDGE_STEPS):
                beside = city.level.get(cell + step, -1)
                if beside < 0 or beside == 0 and cell < cell + step:
                    (ax, ay), (bx, by) = around[index], around[(index + 1) % 6]
                    data.append(f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}")
    return Frozen(path("".join(data), stroke="var(--akro-grid)", width=1.6, stroke_dasharray=[4, 5], stroke_linecap="round"))


def targets(scene: Scene) -> Iterator[svg.Element]:
    if scene.tile is not None and scene.picked is None and scene.open:
        yield from _places(scene)
    if scene.refused is not None and scene.refused in scene.city.level:
        x, y = height(scene.refused, scene.city)
        yield cross(x + 0.5 * SIDE, y - 0.5 * SIDE)


def _places(scene: Scene) -> Iterator[svg.Element]:
    city, ground, upper = scene.city, [], []
    away = meeting(scene.ghost.pose, scene.ghost.level) if scene.ghost else None
    for place in sorted(city.legal()):
        level = max(0, city.level.get(place // 6, 0))
        x, y = meeting(place, max(1, level))
        if not away or hypot(x - away[0], y - away[1]) > NEAR:
            (upper if level else ground).append((x, y, place))
    dots = max(3, 2.4 * scene.look.scale)
    yield path("".join(f"M{num(x)} {num(y)}h0" for x, y, _ in ground), stroke="var(--accent)", width=2 * dots, stroke_linecap="round", opacity=0.75)
    for x, y, place in upper:
        yield _dot(round(x, 1), round(y, 1), city.quarries(place), round(scene.look.digit, 1))


@lru_cache(maxsize=1024)
def _dot(x: float, y: float, stones: int, size: float) -> Frozen:
    radius = 0.72 * size if stones else 0.5 * size
    drawn = [svg.Circle(cx=x, cy=y, r=num(radius), fill="var(--accent)", stroke=CHALK, stroke_width=2.5)]
    if stones:
        drawn.append(text(x, y, stones, size, weight=700, fill="var(--on-accent)"))
    return Frozen(*drawn)


def turns(scene: Scene) -> Iterator[svg.Element]:
    """The corners of the chosen cell round which the tile could lie instead."""
    for x, y, pose in _other_turns(scene):
        yield _dot(round(x, 1), round(y, 1), scene.city.quarries(pose), round(scene.look.digit, 1))


def _other_turns(scene: Scene) -> list[tuple[float, float, int]]:
    poses = [6 * scene.picked + turn for turn in scene.turns] if scene.picked is not None else []
    return [(*meeting(pose, max(1, scene.city.level.get(scene.picked, 0))), pose) for pose in poses
            if not scene.ghost or pose != scene.ghost.pose]


def ghost(scene: Scene) -> Iterator[svg.Element]:
    """The tile as it would lie, solid, in a dashed outline; and what it would bring."""
    if scene.ghost is None:
        return
    own = scene.ghost
    top = {cell: 4 * own.tile + place for place, cell in enumerate(own.cells)}
    level = dict.fromkeys(own.cells, own.level)
    for cell, drawn in tops(top, level, scene.look.sketch):
        yield stand(cell, own.level, drawn, RAISED)
    yield from dashed(own.cells, own.level, RAISED)
    dots = _other_turns(scene)
    free = [cell for cell in own.cells if not any(hypot(x - dx, y - dy) < 0.5 * SIDE for x, y in [digit_spot(cell, own.level)] for dx, dy, _ in dots)]
    yield from digits(free, level, scene.look.digit, RAISED)
    if scene.view.labels:
        yield _tag(scene, own)


def dashed(cells: Iterable[int], level: int, up: float) -> Iterator[svg.Element]:
    outline = hull(cells, level, up)
    yield path(outline, stroke=CHALK, width=0.13 * SIDE)
    yield path(outline, stroke="var(--accent)", width=0.075 * SIDE, stroke_dasharray=DASHED)


def _tag(scene: Scene, own: Ghost) -> svg.G:
    """The whole gain, above the tile."""
    colours, stones = scene.gain
    total = sum(colours) + stones
    words, size = f"{total:+d}".replace("-", "−") if total else "±0", scene.look.tag
    x, _ = meeting(own.pose, own.level)
    y = min(spot(cell, own.level)[1] for cell in own.cells) - 0.87 * SIDE - RAISED - size
    wide, high = width(words, size, 700) + 0.9 * size, 1.5 * size
    box = svg.Rect(x=num(x - wide / 2), y=num(y - high / 2), width=num(wide), height=num(high), rx=num(0.35 * size), fill="var(--sheet)",
                   stroke="var(--ink)", stroke_width=1.5)
    return group(box, text(x, y, words, size, weight=700))


def lit(scene: Scene) -> Iterator[svg.Element]:
    """What earns the line pointed at, ringed; all else steps back behind the colour of the board."""
    if not scene.lit:
        return
    for cell in scene.lit & scene.city.top.keys():
        x, y = height(cell, scene.city)
        ring = closed(corners(x, y, 0.93 * SIDE))
        yield path(ring, stroke=CHALK, width=0.1 * SIDE)
        yield path(ring, stroke="var(--accent)", width=0.06 * SIDE)


def veil(cell: int, level: int) -> svg.Path:
    return path(closed(corners(*spot(cell, level))), "var(--akro-board)", opacity=0.62)


def last(scene: Scene) -> Iterator[svg.Element]:
    """Brackets at the corners of the tile just built."""
    for event in scene.last:
        placed = next((each for each in scene.city.placed if each[2] == event.values["tile"]), None)
        if placed:
            outline = hull(trio(placed[1]), placed[0])
            for stroke, thick in ((KEY, 9), (CHALK, 5)):
                yield path(outline, stroke=stroke, width=thick, stroke_dasharray=BRACKETS, stroke_dashoffset=BRACKETS[0] / 2)


def focus(x: float, y: float) -> svg.G:
    """The ring of keyboard focus round a hex, outside a gap of paper. Shown by `kit.RULES`."""
    return group(path(closed(corners(x, y, SIDE + 1)), stroke="var(--sheet)", width=4),
                 path(closed(corners(x, y, SIDE + 5)), stroke="var(--focus)", width=3), class_=["focus-ring"])
