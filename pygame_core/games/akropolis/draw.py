"""Akropolis in pictures: a state to `svg.SVG`. The parts are in `drawing/`; this page puts them together.

A page shows `defs()` once; every picture then is mostly `<use>`. The board is the city of one player
(`View.shown`, else the mover's), as large as it has grown; the construction site is `hand()`.
"""

from __future__ import annotations

from typing import Any, Iterable

import svg

from pygame_core.draw.kit import RULES, group, picture
from pygame_core.draw.palette import stylesheet
from pygame_core.draw.view import View
from pygame_core.games.akropolis.drawing import marks, shapes, touch, town
from pygame_core.games.akropolis.drawing.colours import COLOURS
from pygame_core.games.akropolis.drawing.grid import SIDE, height
from pygame_core.games.akropolis.drawing.panel import badge, facts, glyph, legend, notation, thumb
from pygame_core.games.akropolis.drawing.scene import Scene
from pygame_core.games.akropolis.drawing.site import site as hand
from pygame_core.games.akropolis.drawing.snapping import snap
from pygame_core.geometry.hexes import named

__all__ = ["badge", "defs", "draw", "facts", "glyph", "hand", "legend", "notation", "poster", "snap", "thumb"]


def defs() -> svg.Defs:
    """Colours, patterns and shapes that every Akropolis picture refers to. The same for all states."""
    return svg.Defs(elements=[svg.Style(text=stylesheet(COLOURS) + RULES + touch.RULES), *shapes.shapes()])


def draw(state: Any, view: View = View()) -> svg.SVG:
    """The city. Layers and elements keep their ids from one state to the next, so that a page patches little."""
    scene = Scene(state, view)
    drawn = [
        _layer(scene, "ground", [_ground(scene.look.box, rounded=True), marks.frontier(scene.city)]),
        _layer(scene, "hexes", town.hexes(scene)),
        _layer(scene, "levels", town.levels(scene)),
        _layer(scene, "lit", marks.lit(scene)),
        _layer(scene, "last", marks.last(scene)),
        *([_cells(scene)] if view.touchable else ()),
        _layer(scene, "targets", marks.targets(scene)),
        _layer(scene, "ghost", marks.ghost(scene)),
        _layer(scene, "turns", marks.turns(scene)),
        *([_focus(scene)] if view.touchable else ()),
    ]
    label = scene.say("akropolis.say.city", seat=scene.seat + 1, points=state.totals()[scene.seat])
    return picture(scene.look.box, drawn, cls="akropolis", role="grid" if view.touchable else "img", label=label)


def _layer(scene: Scene, name: str, elements: Iterable[svg.Element]) -> svg.G:
    return group(*elements, id=scene.id(f"layer-{name}"), pointer_events="none", extra={"aria-hidden": "true"})


def _ground(box: tuple[float, float, float, float], rounded: bool) -> svg.Rect:
    return svg.Rect(x=box[0], y=box[1], width=box[2], height=box[3], rx=10 if rounded else None, fill="var(--akro-board)")


def _cells(scene: Scene) -> svg.G:
    return group(*touch.grid(scene), id=scene.id("layer-cells"), extra={"role": "rowgroup"})


def _focus(scene: Scene) -> svg.G:
    cell = named(touch.focused(scene))
    return _layer(scene, "focus", [marks.focus(*height(scene.picked if cell is None else cell, scene.city))])


def poster(state: Any, columns: float = 13, rows: float = 8) -> svg.SVG:
    """A crop for the shelf, so many sides of a hex wide and high, round the middle of the best city."""
    totals = state.totals()
    seat = totals.index(max(totals))
    scene = Scene(state, View(ids=None, shown=seat))
    spots = [height(cell, scene.city) for cell, level in scene.city.level.items() if level for _ in range(level)]
    x, y = (sum(axis) / len(spots) for axis in zip(*spots))
    box = (round(x - columns * SIDE / 2), round(y - rows * SIDE / 2), columns * SIDE, rows * SIDE)
    return picture(box, [_ground(box, rounded=False), marks.frontier(scene.city), *town.hexes(scene), *town.levels(scene)],
                   cls="akropolis", aspect="xMidYMid slice")
