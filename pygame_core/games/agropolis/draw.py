"""The pictures of this game: those of the whole family (polis/draw.py) with its own terrains."""

from __future__ import annotations

import svg

from pygame_core.games.agropolis.rules import WORLD
from pygame_core.games.polis import draw as shared
from pygame_core.games.polis.draw import badge, draw, facts, glyph, hand, poster

__all__ = ["badge", "defs", "draw", "facts", "glyph", "hand", "poster"]


def defs() -> svg.Defs:
    return shared.defs(WORLD)
