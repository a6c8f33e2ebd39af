"""Pages drawn at build time, under CPython, with the same functions the browser's Python uses.

build.py calls `index` and `pages`; what they give must not depend on the machine.
"""

from __future__ import annotations

from html import escape
from typing import Any

from app.html import Html, h, join
from app.icons import sprite
from app.settings import AsTheyCome
from app.shelf import Shelf
from app.store import Memory, Store
from app.words import words
from pygame_core.draw import markup
from pygame_core.draw.palette import stylesheet
from pygame_core.game import games

# What the first board needs: imported and used before the snapshot is taken, so that a warm start imports and reads nothing.
SNAPSHOT_IMPORTS = ("app.main", "pygame_core.games.agros.info", "pygame_core.games.agros.rules", "pygame_core.games.agros.draw",
                    "pygame_core.games.agros.bot", "pygame_core.bots.brain")
SNAPSHOT_WARM = "from app import warm; warm.up('#/agros/new?start')"


class _First:
    """What the shelf needs of an application."""

    def __init__(self, lang: str):
        self.text = words(lang, *games())
        self.settings, self.store = AsTheyCome(), Store(Memory(), lambda: 0)


def index(template: str, facts: dict[str, Any]) -> str:
    """`web/index.html` with its blanks filled: the shelf, the icons, the drawings' definitions, the words of the boot."""
    app = _First("en")
    blanks = {"shelf": Shelf(app).html(), "sprite": sprite(facts["icons"]), "defs": definitions(), "build": escape(facts["build"]),
              "version": escape(facts["version"]),
              **{f"boot.{key}": escape(app.text(f"app.boot.{key}")) for key in ("step", "failed", "retry", "noscript")}}
    for name, value in blanks.items():
        template = template.replace("{{" + name + "}}", value)
    return template


def definitions() -> Html:
    """Patterns and symbols of every game's drawing, once per page."""
    return join(h("svg", {"width": 0, "height": 0, "class": "store", "aria-hidden": "true", "data-game": game.name},
                  Html(markup(game.room("draw").defs()))) for game in games())


def pages(facts: dict[str, Any]) -> dict[str, str]:
    """Every other file made from Python: path → text."""
    from app import catalogue, demo_pages, rule_pages  # what they need is there at build time only

    return {"style/palette.css": stylesheet(), **demo_pages.files(facts), **rule_pages.files(), **catalogue.files()}
