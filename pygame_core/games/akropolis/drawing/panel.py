"""What stands beside the board: other cities small, badges, facts, log rows, and what a tile would bring."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import svg

from pygame_core.draw.kit import Frozen, group, num, path, picture, text, use
from pygame_core.draw.palette import SEATS
from pygame_core.draw.view import View
from pygame_core.game import Event
from pygame_core.games.akropolis.drawing.colours import CHALK, KEY
from pygame_core.games.akropolis.drawing.grid import SIDE, closed, corners, height
from pygame_core.games.akropolis.drawing.pieces import stand, tops
from pygame_core.games.akropolis.drawing.scene import Scene
from pygame_core.games.akropolis.info import COLOURS
from pygame_core.games.akropolis.tiles import DISTRICTS

THUMB = (138, 120)
THUMB_SIDE = 11  # at most

_SEAT_SHAPES = {"circle": "M5 16a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z", "square": "M6 6H26V26H6Z", "triangle": "M16 4 28 25.5H4Z",
                "diamond": "M16 3 28.5 16 16 29 3.5 16Z", "hexagon": closed(corners(16, 16, 12.5))}


def badge(seat: int) -> svg.SVG:
    """The seat's shape in its colour."""
    role, shape = SEATS[seat]
    return picture((0, 0, 32, 32), [path(_SEAT_SHAPES[shape], f"var(--{role})", KEY, 1.8)])


def facts(state: Any, seat: int, picks: tuple[str, ...] = ()) -> list[dict]:
    """The stones of a seat."""
    return [{"text": str(state.stones[seat]), "on": False, "glyph": stone()}]


def stone() -> svg.SVG:
    return picture((2, 3, 20, 20), [use("akro-stone", 0, 0)])


def legend(state: Any, view: View) -> list[dict]:
    """What the considered tile would bring, by colour; before that, what the dots mean."""
    scene = Scene(state, view)
    if scene.ghost:
        colours, stones = scene.gain
        rows = [{"glyph": _hexagon(kind), "message": f"akropolis.legend.{colour}", "values": {"points": _signed(gain)}}
                for kind, colour, gain in zip(DISTRICTS, COLOURS, colours) if gain]
        if stones:
            rows.append({"glyph": stone(), "message": "akropolis.legend.stones", "values": {"points": _signed(stones)}})
        return rows or [{"glyph": stone(), "message": "akropolis.legend.nothing", "values": {}}]
    if scene.tile is None or scene.picked is not None or not scene.open:
        return []
    levels = {level for place in scene.city.legal() if (level := scene.city.level.get(place // 6, 0)) > 0}
    rows = [{"glyph": _dot(3.2), "message": "akropolis.legend.ground", "values": {}}]
    if levels:
        rows.append({"glyph": _dot(6.5), "message": "akropolis.legend.top", "values": {}})
    if any(scene.city.quarries(place) for place in scene.city.legal()):
        rows.append({"glyph": _dot(9, "2"), "message": "akropolis.legend.quarries", "values": {}})
    return rows


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−")


def _hexagon(kind: str) -> svg.SVG:
    return picture((-52, -52, 104, 104), [use(f"akro-{kind}", 0, 0), path(closed(corners(0, 0)), stroke=KEY, width=4)])


def _dot(radius: float, words: str = "") -> svg.SVG:
    drawn: list[svg.Element] = [svg.Circle(cx=11, cy=11, r=radius, fill="var(--accent)", stroke=CHALK if radius > 4 else None, stroke_width=2)]
    if words:
        drawn.append(text(11, 11, words, 11, weight=700, fill="var(--on-accent)"))
    return picture((0, 0, 22, 22), drawn)


def glyph(event: Event) -> svg.SVG | None:
    """The verb of a log row, in the colour of its text: a hex, a hex on another one, a row."""
    stroke = {"fill": "none", "stroke": "currentColor", "stroke_width": 1.4, "stroke_linejoin": "round"}
    drawn = {"built": "M1 5 3 1.5H7L9 5 7 8.5H3Z", "raised": "M1 4 3 .8H7L9 4 7 7.2H3ZM1 4v2.2L3 9.4H7L9 6.2V4"}.get(event.kind)
    return drawn and picture((0, 0, 10, 10), [svg.Path(d=drawn, **stroke)])


def notation(event: Event) -> str:
    """The move in short: `t12 2,-1`, on top with its level."""
    level = event.values["level"]
    return f"t{event.values['tile']} {event.values['at']}" + (f" ↑{level}" if level > 1 else "")


def thumb(state: Any, seat: int) -> svg.SVG:
    """A city small: each kind a mark of one stroke."""
    return picture((0, 0, *THUMB), [_small(state.cities[seat])])


@lru_cache(maxsize=32)
def _small(city: Any) -> Frozen:
    spots = [height(cell, city) for cell in city.top]
    left, right = min(x for x, _ in spots) - SIDE, max(x for x, _ in spots) + SIDE
    above, below = min(y for _, y in spots) - SIDE, max(y for _, y in spots) + SIDE
    scale = min(THUMB_SIDE / SIDE, (THUMB[0] - 4) / (right - left), (THUMB[1] - 4) / (below - above))
    x, y = THUMB[0] / 2 - scale * (left + right) / 2, THUMB[1] / 2 - scale * (above + below) / 2
    return Frozen(group(*(stand(cell, city.level[cell], drawn) for cell, drawn in tops(city.top, city.level, True)),
                        transform=[svg.Translate(num(x), num(y)), svg.Scale(round(scale, 3))]))
