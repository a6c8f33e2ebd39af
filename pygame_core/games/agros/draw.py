"""Agros in pictures: a state to `svg.SVG`. The parts are in `drawing/`; this page puts them together.

A page shows `defs()` once; every picture then is mostly `<use>`.
"""

from __future__ import annotations

from typing import Any, Iterable

import svg

from pygame_core.draw.kit import RULES, group, picture
from pygame_core.draw.palette import stylesheet
from pygame_core.draw.view import View
from pygame_core.games.agros.drawing import fields, layers, marks, panel, pieces, touch
from pygame_core.games.agros.drawing.board import board
from pygame_core.games.agros.drawing.colours import COLOURS
from pygame_core.games.agros.drawing.crop import crop
from pygame_core.games.agros.drawing.grid import CELL, column_row
from pygame_core.games.agros.drawing.panel import badge, facts, glyph, legend, notation, points, side
from pygame_core.games.agros.drawing.scene import Scene

__all__ = ["badge", "defs", "draw", "facts", "glyph", "legend", "notation", "poster", "side"]


def defs() -> svg.Defs:
    """Colours, patterns and shapes that every Agros picture refers to. The same for all states."""
    style = svg.Style(text=stylesheet(COLOURS) + RULES + touch.RULES)
    return svg.Defs(elements=[style, *fields.patterns(), *pieces.shapes(), *marks.shapes(), *touch.shapes(), *panel.shapes()])


def draw(state: Any, view: View = View()) -> svg.SVG:
    """The board. Layers and elements keep their ids from one state to the next, so that a page patches little."""
    scene = Scene(state, view)
    light, dark = state.totals()
    drawn = [
        _layer(scene, "board", [board(scene.size, scene.look, view.coordinates)]),
        _layer(scene, "fields", layers.plots(scene)),
        _layer(scene, "ground", marks.under(scene)),
        *([_cells(scene)] if view.touchable else ()),
        _layer(scene, "pieces", layers.pieces(scene)),
        _layer(scene, "last", marks.last(scene)),
        _layer(scene, "targets", marks.targets(scene)),
        _layer(scene, "tags", layers.tags(scene)),
    ]
    return picture(scene.look.box, drawn, cls="agros", role="grid" if view.touchable else "img",
                   label=scene.say("agros.say.board", size=scene.size, light=points(light), dark=points(dark)),
                   style=f"--agros-digit:{scene.look.digit:.1f}px;")


def _layer(scene: Scene, name: str, elements: Iterable[svg.Element]) -> svg.G:
    return group(*elements, id=scene.id(f"layer-{name}"), pointer_events="none", extra={"aria-hidden": "true"})


def _cells(scene: Scene) -> svg.G:
    return group(*touch.cells(scene), id=scene.id("layer-cells"), extra={"role": "rowgroup"})


def poster(state: Any, columns: int = 8, rows: int = 5) -> svg.SVG:
    """A crop for the shelf: `columns` by `rows` whole cells of the position where most is to be seen."""
    scene = Scene(state, View(ids=None))
    left, above = crop(state, columns, rows)

    def seen(cell: int) -> bool:
        column, row = column_row(scene.size, cell)
        return 0 <= column - left < columns and 0 <= row - above < rows

    box = (left * CELL, above * CELL, columns * CELL, rows * CELL)
    ground = svg.Rect(x=box[0], y=box[1], width=box[2], height=box[3], fill="var(--board)")
    return picture(box, [ground, *layers.plots(scene), *layers.pieces(scene, seen)], cls="agros", aspect="xMidYMid slice",
                   style="--agros-digit:17.5px;")
