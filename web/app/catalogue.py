"""The page of everything a game is played with, made at build time: a plain list, which a small script makes searchable."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from app.html import Html, h
from app.words import words
from pygame_core.demo import entries
from pygame_core.draw import markup
from pygame_core.draw.catalogue import Catalogue, Entry, Facet
from pygame_core.game import Game, games
from pygame_core.text import LANGUAGES

# Scripts of our own for the search and the frames of demos, nothing from elsewhere.
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; "
          "frame-src 'self'; base-uri 'none'; form-action 'none'")


def has(game: Game) -> bool:
    return hasattr(game.room("draw"), "catalogue")


def address(game: Game, lang: str) -> str:
    """From the root of the site."""
    return f"cards/{game.name}.{lang}.html"


def files() -> dict[str, str]:
    """Path → text."""
    return {address(game, lang): page(game, lang) for game in games() if has(game) for lang in LANGUAGES}


def page(game: Game, lang: str) -> str:
    text, draw, other = words(lang, game), game.room("draw"), next(other for other in LANGUAGES if other != lang)
    shown: Catalogue = draw.catalogue(text)
    at_work = frozenset(entries(game))
    return "<!doctype html>\n" + h(
        "html", {"lang": lang},
        h("head", {}, h("meta", {"charset": "utf-8"}), h("meta", {"http-equiv": "Content-Security-Policy", "content": POLICY}),
          h("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
          h("title", {}, f"{shown.title} – {text('app.title')}"),
          h("link", {"rel": "icon", "href": "../icon.svg"}),
          [h("link", {"rel": "stylesheet", "href": f"../{name}.css"})
           for name in ("vendor/fonts/fonts", "style/palette", "style/base", "style/rules", "style/catalogue")],
          h("script", {"type": "module", "src": "../page/catalogue.js"}),
          h("script", {"src": "../embed.js", "defer": True}) if at_work else None),
        h("body", {"class": "rulebook catalogue"},
          h("svg", {"width": 0, "height": 0, "class": "store", "aria-hidden": "true"}, Html(markup(draw.defs()))),
          h("nav", {"aria-label": text("app.catalogue.ways")}, h("a", {"href": "../index.html"}, text("app.title")),
            h("a", {"href": f"../rules/{game.name}.{lang}.html"}, text("app.rules.title", title=text(f"{game.name}.title"))),
            h("a", {"href": f"../{address(game, other)}", "lang": other, "hreflang": other}, LANGUAGES[other])),
          h("main", {}, h("h1", {}, shown.title), _search(shown, text),
            [_group(title, [_entry(entry, _work(entry, game, text) if entry.id in at_work else None) for entry in group])
             for title, group in groupby(shown.entries, lambda entry: entry.group)]),
          _stage(game, text) if at_work else None))


def _search(shown: Catalogue, text: Any) -> Html:
    """Hidden until the script can do something with it."""
    count = len(shown.entries)
    return h("div", {"id": "search", "role": "search", "hidden": True},
             h("label", {}, h("span", {}, text("app.catalogue.words")), h("input", {"type": "search", "id": "words", "autocomplete": "off", "spellcheck": "false"})),
             [_choice(facet, text) for facet in shown.facets],
             h("p", {"role": "status", "id": "count", "data-said": text("app.catalogue.count", shown="{}", all=count)}, text("app.catalogue.count", shown=count, all=count)))


def _choice(facet: Facet, text: Any) -> Html:
    return h("label", {}, h("span", {}, facet.title),
             h("select", {"data-facet": facet.name}, h("option", {"value": ""}, text("app.catalogue.all")),
               [h("option", {"value": value}, said) for value, said in facet.choices]))


def _group(title: str, listed: list[Html]) -> Html:
    return h("section", {}, h("h2", {}, title), h("ul", {"class": "entries"}, listed))


def _entry(entry: Entry, work: Html | None) -> Html:
    return h("li", {"id": entry.id, **{f"data-{name}": " ".join(values) for name, values in entry.facets.items()}},
             h("h3", {}, h("a", {"href": f"#{entry.id}"}, entry.id), " ", entry.name), Html(markup(entry.picture)),
             [h("p", {}, note) for note in entry.notes], work)


def _work(entry: Entry, game: Game, text: Any) -> Html:
    """To a position in which it acts; the script opens it on this page."""
    return h("p", {}, h("a", {"class": "work", "href": f"../embed.html#{game.name}/{entry.id}?lang={text.lang}", "data-demo": entry.id,
                              "aria-label": text("app.catalogue.work_of", name=entry.name)}, text("app.catalogue.work")))


def _stage(game: Game, text: Any) -> Html:
    """Where entries are seen at work."""
    return h("dialog", {"id": "stage", "data-game": game.name},
             h("header", {}, h("h2", {"aria-hidden": "true"}),
               h("button", {"type": "button", "class": "hbtn x", "aria-label": text("app.act.close")}, "×")), h("div", {}))
