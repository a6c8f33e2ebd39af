"""Pages drawn at build time, under CPython, with the same functions the browser's Python uses.

build.py calls `index` and `pages`; what they give must not depend on the machine.
"""

from __future__ import annotations

from html import escape
from typing import Any

from app.html import Html, h, join
from app.icons import sprite
from app.shelf import Shelf
from app.store import Memory, Store
from app.words import words
from pygame_core.draw import markup
from pygame_core.draw.palette import stylesheet
from pygame_core.game import Game, games
from pygame_core.text import LANGUAGES

# What the first board needs: imported and used before the snapshot is taken, so that a warm start imports and reads nothing.
SNAPSHOT_IMPORTS = ("app.main", "pygame_core.games.agros.info", "pygame_core.games.agros.rules", "pygame_core.games.agros.draw",
                    "pygame_core.games.agros.demos", "pygame_core.games.agros.bot", "pygame_core.bots.brain")
SNAPSHOT_WARM = "from app import warm; warm.up('#/agros/new?start')"


# Rules pages are read: nothing in them runs, and nothing comes from elsewhere.
RULES_POLICY = "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'"


class _First:
    """What the shelf needs of an application."""

    def __init__(self, lang: str):
        self.text = words(lang, *games())
        self.settings, self.store = _AsTheyCome(), Store(Memory(), lambda: 0)


class _AsTheyCome:
    """Settings of nobody in particular."""

    dark = False


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
    made = {"style/palette.css": stylesheet()}
    for game in games():
        for lang in LANGUAGES:
            made[f"rules/{game.name}.{lang}.html"] = rules_page(game, lang)
    return made


def rules_page(game: Game, lang: str) -> str:
    """The help page of a game as a page of its own; it reads and prints without a script."""
    from app.rulebook import rendered  # markdown-it-py is there at build time only

    text = words(lang, game)
    source = (game.folder / "help" / f"{lang}.md").read_text("utf-8")
    title = text("app.rules.title", title=text(f"{game.name}.title"))
    return "<!doctype html>\n" + h(
        "html", {"lang": lang},
        h("head", {}, h("meta", {"charset": "utf-8"}), h("meta", {"http-equiv": "Content-Security-Policy", "content": RULES_POLICY}),
          h("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
          h("title", {}, f"{title} – {text('app.title')}"),
          [h("link", {"rel": "stylesheet", "href": f"../{name}.css"})
           for name in ("vendor/fonts/fonts", "style/palette", "style/base", "style/rules")]),
        h("body", {"class": "rulebook"}, h("p", {}, h("a", {"href": "../index.html"}, text("app.title"))),
          h("article", {"class": "rules"}, rendered(source))))
