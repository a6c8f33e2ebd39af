"""Cacao in pictures: a state to `svg.SVG`. The parts are in `drawing/`; this page puts them together."""

from __future__ import annotations

from typing import Any, Iterable

import svg

from pygame_core.draw.kit import RULES, group, picture, safe
from pygame_core.draw.palette import stylesheet
from pygame_core.draw.view import View
from pygame_core.games.cacao.drawing import board, jungle, marks, workers
from pygame_core.games.cacao.drawing.colours import COLOURS
from pygame_core.games.cacao.drawing.grid import CELL
from pygame_core.games.cacao.drawing.panel import badge, glyph, hand, notation, thumb
from pygame_core.games.cacao.drawing.scene import Scene
from pygame_core.games.cacao.tiles import spot

__all__ = ["badge", "defs", "draw", "glyph", "hand", "notation", "poster", "thumb"]


def defs() -> svg.Defs:
    """Colours, patterns and shapes that every Cacao picture refers to. The same for all states."""
    style = svg.Style(text=stylesheet(COLOURS) + RULES)
    return svg.Defs(elements=[style, *jungle.patterns(), *jungle.shapes(), *workers.shapes(), *marks.shapes()])


def draw(state: Any, view: View = View()) -> svg.SVG:
    """The board. Layers and elements keep their ids from one state to the next, so that a page patches little."""
    scene = Scene(state, view)
    drawn = [
        _layer(scene, "island", board.island(scene)),
        _layer(scene, "places", marks.places(scene)),
        _layer(scene, "tiles", board.tiles(scene)),
        _layer(scene, "words", board.coordinates(scene)),
        _layer(scene, "last", marks.last(scene)),
        _layer(scene, "lit", marks.lit(scene)),
        _layer(scene, "targets", marks.targets(scene)),
        *([group(*board.cells(scene), id=scene.id("layer-cells"), extra={"role": "grid", "aria-label": safe(scene.say("cacao.title"))})]
          if view.touchable else ()),
        _layer(scene, "ghost", marks.ghost(scene)),
        group(*board.edges(scene), id=scene.id("layer-edges")),
        *([_layer(scene, "focus", marks.ring(scene))] if view.touchable else ()),
    ]
    label = scene.say("cacao.say.board", n=len(state.board), totals=", ".join(map(str, state.totals())))
    return picture(scene.look.box, drawn, cls="cacao", role="group" if view.touchable else "img", label=label)


def _layer(scene: Scene, name: str, elements: Iterable[svg.Element]) -> svg.G:
    return group(*elements, id=scene.id(f"layer-{name}"), pointer_events="none", extra={"aria-hidden": "true"})


def poster(state: Any, columns: int = 8, rows: int = 5) -> svg.SVG:
    """A crop for the shelf: `columns` by `rows` whole cells where most tiles lie."""
    scene = Scene(state, View(ids=None))
    spots = [spot(cell) for cell in state.board]
    corners = [(x, y) for x in range(min(x for x, _ in spots), max(x for x, _ in spots) + 1)
               for y in range(min(y for _, y in spots), max(y for _, y in spots) + 1)]
    left, top = max(corners, key=lambda corner: sum(0 <= x - corner[0] < columns and 0 <= y - corner[1] < rows for x, y in spots))
    box = ((left - 0.5) * CELL, (top - 0.5) * CELL, columns * CELL, rows * CELL)
    ground = svg.Rect(x=box[0], y=box[1], width=box[2], height=box[3], fill="var(--cacao-board)")
    return picture(box, [ground, *board.island(scene), *board.tiles(scene)], cls="cacao", aspect="xMidYMid slice")
