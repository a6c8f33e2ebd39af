"""What all screens share: the header, buttons, the players' names."""

from __future__ import annotations

from typing import Any

from app.html import Html, h
from app.icons import CHEVRON, LOGO, icon
from pygame_core.game import Game
from pygame_core.text import LANGUAGES, Text


class Screen:
    """What the application shows under its address, between `entered` and `leave`."""

    def entered(self) -> None:
        """It is in the page now."""

    def leave(self) -> None:
        """Another one comes."""


def theme_button(app: Any) -> Html:
    dark = app.settings.dark
    word = app.text("app.act.light" if dark else "app.act.dark")
    return h("button", {"class": "hbtn", "data-act": "theme", "title": word}, icon("light" if dark else "dark", 18), h("span", {}, word))


def language_button(app: Any) -> Html:
    """The other language, named in itself."""
    other = next(lang for lang in LANGUAGES if lang != app.text.lang)
    return h("button", {"class": "hbtn", "data-act": "lang", "data-value": other, "lang": other, "title": LANGUAGES[other]},
             h("span", {"class": "code", "aria-hidden": "true"}, other.upper()), h("span", {}, LANGUAGES[other]))


def tool(app: Any, act: str, size: int = 18) -> Html:
    """A button of a header: icon, and the word where there is room."""
    word = app.text(f"app.act.{act}")
    return h("button", {"class": "hbtn", "data-act": act, "title": word}, icon(act, size), h("span", {}, word))


def header(app: Any, title: str, subtitle: str) -> Html:
    """The header of a screen inside a game."""
    text = app.text
    return h("header", {"class": "top"},
             h("a", {"class": "back", "href": "#/", "title": text("app.shelf.back")}, CHEVRON, h("span", {}, text("app.shelf.back"))),
             h("h1", {}, title), h("span", {"class": "soft sub"}, subtitle), h("span", {"class": "gap"}),
             theme_button(app), tool(app, "full", 16))


def home_header(app: Any) -> Html:
    text = app.text
    return h("header", {"class": "home"}, LOGO, h("h1", {}, text("app.title")), h("span", {"class": "tag soft"}, text("app.tagline")),
             h("span", {"class": "gap"}),
             tool(app, "open"), tool(app, "stats"), tool(app, "settings"), language_button(app), theme_button(app))


def option_words(text: Text, game: Game, options: dict) -> str:
    """The options of a game in one line, those that are chosen by everyone."""
    return ", ".join(text(f"{game.name}.option.{option.name}.{options[option.name]}.short")
                     for option in game.options if not option.advanced and option.name in options
                     and text.has(f"{game.name}.option.{option.name}.{options[option.name]}.short"))


def side_name(text: Text, game: Game, seat: int) -> str:
    """The seat's own name (Light, Dark), or its number."""
    return text(game.sides[seat]) if seat < len(game.sides) else text("app.seat", number=seat + 1)
