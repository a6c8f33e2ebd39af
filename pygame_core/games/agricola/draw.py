"""Agricola in pictures: a state to `svg.SVG`. The parts are in `drawing/`; this page puts them together."""

from __future__ import annotations

from typing import Any

import svg

from pygame_core.draw.kit import RULES, Frozen, picture
from pygame_core.draw.palette import stylesheet
from pygame_core.draw.view import View
from pygame_core.games.agricola.drawing.cards import hand
from pygame_core.games.agricola.drawing.catalogue import catalogue
from pygame_core.games.agricola.drawing.colours import COLOURS
from pygame_core.games.agricola.drawing.panel import badge, facts, glyph, panel, thumb
from pygame_core.games.agricola.drawing.scene import Scene
from pygame_core.games.agricola.drawing.shapes import shapes
from pygame_core.games.agricola.drawing.spaces import action_board
from pygame_core.games.agricola.drawing.tabs import tabs
from pygame_core.games.agricola.drawing.yard import yard

__all__ = ["badge", "catalogue", "defs", "draw", "facts", "glyph", "hand", "poster", "tabs", "thumb"]


def defs() -> svg.Defs:
    """Colours, patterns and symbols that every Agricola picture refers to. The same for all states."""
    return svg.Defs(elements=[svg.Style(text=stylesheet(COLOURS) + RULES), *shapes()])


def draw(state: Any, view: View = View()) -> svg.SVG:
    """The action board above, the farm below with what its owner has beside it; on a phone beneath it."""
    scene = Scene(state, view)
    look, (board, top) = scene.look, action_board(scene)
    top += 10
    farm = f'<g transform="translate(4 {top})">{yard(scene, look.yard)}</g>'
    low = top + 3 * look.yard + 14
    if scene.small:
        beside, bottom = panel(scene, 4, low, look.wide - 8)
    else:
        beside, bottom = panel(scene, 5 * look.yard + 24, top, look.wide - 5 * look.yard - 26)
    height = max(low, bottom)
    label = scene.say("agricola.say.board", round=state.round, totals=", ".join(str(score.total) for score in state.scores()))
    markup = scene.settled(board + farm + beside)
    return picture((-8, -8, look.wide + 20, height + 16), [Frozen(markup)], cls="agricola", role="group" if view.touchable else "img",
                   label=label, style="background:var(--agricola-board)")


def poster(state: Any) -> svg.SVG:
    """The farm of the seat to move, for the shelf."""
    scene, side = Scene(state, View(ids=None)), 100
    return picture((-4, -4, 5 * side + 8, 3 * side + 8), [Frozen(yard(scene, side))], cls="agricola", aspect="xMidYMid slice")
