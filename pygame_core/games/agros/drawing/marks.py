"""Marks of Agros: where a farmer can go, where one came from, what counts.

Accent on a ploughed field is faint, so every target brings a ground of its own.
"""

from __future__ import annotations

from typing import Iterable

import svg

from pygame_core.draw.kit import CAP_HALF, path, text, use
from pygame_core.draw.marks import arrow, brackets, cross, focus
from pygame_core.games.agros.drawing.fields import INSET, RADIUS, shape, tucked_bottom
from pygame_core.games.agros.drawing.grid import CELL, centre, corner
from pygame_core.games.agros.drawing.scene import Scene, Target


def shapes() -> Iterable[svg.Element]:
    """A ring for a harvest, a dashed diamond for a sowing, both also filled; seeds to come; cells to place on."""
    for name, fill in (("", "var(--sheet)"), ("-chosen", "var(--accent)")):
        yield svg.Circle(id=f"agros-harvest{name}", r=23, fill=fill, stroke="var(--accent)", stroke_width=3)
        yield svg.Rect(id=f"agros-sow{name}", x=-19, y=-19, width=38, height=38, rx=7, transform=[svg.Rotate(45)], fill=fill,
                       stroke="var(--accent)", stroke_width=2.6, stroke_dasharray=None if name else [6.4, 4.6])
    yield svg.Ellipse(id="agros-sown", rx=12.5, ry=7.5, fill="var(--sheet)", stroke="var(--accent)", stroke_width=2.2,
                      stroke_dasharray=[4, 3.2])
    yield svg.Circle(id="agros-place", r=3.2, fill="var(--accent)", opacity=0.6)
    yield svg.Circle(id="agros-left", r=15, fill="var(--sheet)", stroke="var(--ink)", stroke_width=2, stroke_dasharray=[4, 3.5])


def _plot(size: int, cell: int, stroke: str, width: float, **attributes) -> svg.Rect:
    """The frame of one cell."""
    x, y = corner(size, cell)
    return svg.Rect(x=x + INSET, y=y + INSET, width=CELL - 2 * INSET, height=CELL - 2 * INSET, rx=RADIUS,
                    fill="var(--sheet)", stroke=stroke, stroke_width=width, **attributes)


def under(scene: Scene) -> Iterable[svg.Element]:
    """Marks on the ground: pieces stand on them, and the farmer visibly jumps its own."""
    size = scene.size
    if scene.lit:
        yield path(shape(size, tuple(sorted(scene.lit)), 1.5, 10), stroke="var(--accent)", width=3)
    for event in scene.last:
        if "origin" in event.values:
            origin = scene.name.index(event.values["origin"])
            if not scene.state.owner[origin]:
                yield use("agros-left", *centre(size, origin))
    if scene.picked is not None:
        yield _plot(size, scene.picked, "var(--accent)", 3.2)
        if scene.hover is not None:
            yield arrow(*_shortened(centre(size, scene.picked), centre(size, scene.hover), 30, 25), colour="var(--accent)", width=4)
    elif scene.state.setting_up:
        yield from _places(scene)
    if scene.view.touchable:
        yield focus(*corner(size, scene.focus), CELL, CELL, 10)


def _places(scene: Scene) -> Iterable[svg.Element]:
    """The set-up: a dot on every open cell, and on the one considered the farmer that would stand there."""
    for cell in scene.open:
        if cell != scene.hover:
            yield use("agros-place", *centre(scene.size, cell))
    if scene.hover is not None:
        yield _plot(scene.size, scene.hover, "var(--accent)", 2.6, stroke_dasharray=[6.4, 4.6])
        yield use(f"agros-farmer-{scene.state.seat}-1", *centre(scene.size, scene.hover), opacity=0.6)


def last(scene: Scene) -> Iterable[svg.Element]:
    """The move just made: an arrow, or brackets where a farmer was placed."""
    for event in scene.last:
        ends = [centre(scene.size, scene.name.index(event.values[end])) for end in ("origin", "dest", "at") if end in event.values]
        if len(ends) == 2:
            yield arrow(*_shortened(*ends, 17, 27))
        else:
            x, y = ends[0]
            yield brackets(x - 29, y - 29, 58, 58, 11)


def targets(scene: Scene) -> Iterable[svg.Element]:
    for target in scene.targets:
        yield from _target(scene, target)
    if scene.refused is not None:
        x, y = corner(scene.size, scene.refused)
        yield cross(x + 52, y + 12)


def _target(scene: Scene, target: Target) -> Iterable[svg.Element]:
    chosen = target.cell == scene.hover
    x, y = centre(scene.size, target.cell)
    for cell in target.sown or ():
        yield use("agros-sown", *centre(scene.size, cell))
    yield use(f"agros-{'harvest' if target.sown is None else 'sow'}{'-chosen' if chosen else ''}", x, y)
    yield text(x, y + _room_for_tag(scene, target.cell), target.yield_, scene.look.digit + 2, weight=750,
               fill="var(--on-accent)" if chosen else "var(--accent)")


def _room_for_tag(scene: Scene, cell: int) -> float:
    """How far the words of a mark move down below a tag in the same cell."""
    if cell not in scene.tucked:
        return 0
    top = CELL / 2 - CAP_HALF * (scene.look.digit + 2)
    return max(0, tucked_bottom(scene.look.tucked) + 2 - top)


def _shortened(start, end, from_start: float, from_end: float):
    """A line between two points that stops short of both."""
    (x1, y1), (x2, y2) = start, end
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    return (x1 + ux * from_start, y1 + uy * from_start), (x2 - ux * from_end, y2 - uy * from_end)
