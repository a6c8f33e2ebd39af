"""Maps and cards in pictures. Each game's `draw` room is a door to this one."""

from __future__ import annotations

from typing import Any, Iterable

import svg

from pygame_core.draw.kit import RULES, group, path, picture
from pygame_core.draw.palette import SEATS, stylesheet
from pygame_core.draw.view import View
from pygame_core.game import Event
from pygame_core.games.polis.deck import World
from pygame_core.games.polis.drawing import board, land, panel, terrain, track
from pygame_core.games.polis.drawing.colours import COLOURS
from pygame_core.games.polis.drawing.scene import Scene


def defs(world: World) -> svg.Defs:
    """Colours, patterns and shapes that every picture of this game refers to."""
    style = svg.Style(text=stylesheet(COLOURS) + RULES)
    return svg.Defs(elements=[style, *terrain.patterns(world.zones), *land.shapes(world.animals, world.camps), panel.card_clip(),
                              board.bad_pattern(world.game), track.hatch(world.game)])


def draw(state: Any, view: View = View()) -> svg.SVG:
    """The map, with room for a card round it once one is held."""
    scene = Scene(state, view)
    drawn = [
        _layer(scene, "lattice", [board.lattice(scene)] if view.coordinates else []),
        _layer(scene, "land", board.landscape(scene)),
        _layer(scene, "last", board.last(scene)),
        _layer(scene, "targets", board.targets(scene)),
        _layer(scene, "ghost", board.ghost(scene)),
        *([group(*board.places(scene), id=scene.id("layer-places"), extra={"role": "rowgroup"})] if view.touchable else ()),
    ]
    return picture(scene.box, drawn, cls=state.game.name, role="grid" if view.touchable else "img",
                   label=scene.say("say.map", placed=len(state.placed), score=state.total(), target=state.target))


def _layer(scene: Scene, name: str, elements: Iterable[svg.Element]) -> svg.G:
    return group(*elements, id=scene.id(f"layer-{name}"), pointer_events="none", extra={"aria-hidden": "true"})


def hand(state: Any, view: View = View()) -> svg.SVG:
    """The score, the hand with the deck's top card, and the conditions."""
    return panel.hand(Scene(state, view))


def poster(state: Any, columns: int = 5, rows: int = 4) -> svg.SVG:
    """A crop for the shelf: so many blocks of the map where the most of them are seen."""
    scene = Scene(state, View(ids=None))
    left, above, right, below = scene.corners
    spots = {spot for spot, _ in scene.cells}

    def seen(corner: tuple[int, int]) -> int:
        return sum(corner[0] <= column < corner[0] + columns and corner[1] <= row < corner[1] + rows for column, row in spots)

    x, y = max(((column, row) for row in range(above, max(above, below - rows + 1) + 1) for column in range(left, max(left, right - columns + 1) + 1)), key=seen)
    box = (x * land.WIDE, y * land.HIGH - 10, columns * land.WIDE, rows * land.HIGH + 20)  # of the shelf's shape: no animal is cut
    ground = svg.Rect(x=box[0], y=box[1], width=box[2], height=box[3], fill="var(--paper)")
    return picture(box, [ground, board.lattice(scene), land.land(state.deck, scene.cells, False)], cls=state.game.name, aspect="xMidYMid slice")


BADGES = {"circle": "M16 4a12 12 0 1 1 0 24a12 12 0 1 1 0 -24z", "square": "M5 5h22v22h-22z", "triangle": "M16 4L29 27H3z", "diamond": "M16 3L29 16L16 29L3 16z"}


def badge(seat: int) -> svg.SVG:
    role, shape = SEATS[seat]
    return picture((0, 0, 32, 32), [path(BADGES[shape], f"var(--{role})", "var(--key)", 2.4)])


def facts(state: Any, seat: int, picks: tuple[str, ...] = ()) -> list[dict]:
    """How many cards a seat holds, a chip a card."""
    return [{"text": str(len(state.hands[seat])), "on": False}] if state.players > 1 else []


def glyph(event: Event) -> svg.SVG | None:
    """The verb of a log row: a card that stands free, or one over the corner of another."""
    if event.kind != "placed":
        return None
    stroke = {"fill": "none", "stroke": "currentColor", "stroke_width": 1.4}
    under = [svg.Path(d="M3.5 6.5H1V1H8V3", **stroke)] if event.values["covered"] else []
    return picture((0, 0, 10, 10), [*under, svg.Rect(x=2 if not under else 3.5, y=2.5 if not under else 3.5, width=6, height=5, rx=0.6, **stroke)])
