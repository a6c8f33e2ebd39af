"""Pages that are read: the rules of every game, with their demos in place; the way to all rules, with a search; and the
page with the code for embedding. Build time only. All of them read and print without a script."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from app import catalogue, demo_pages
from app.html import Html, h, join
from app.rulebook import plain, rendered
from app.words import words
from pygame_core.demo import demos
from pygame_core.game import Game, games
from pygame_core.text import LANGUAGES, Text

# Nothing comes from elsewhere; the scripts search, copy, and make the frames of the demos.
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; frame-src 'self'; "
          "base-uri 'none'; form-action 'none'")
ALPHABETS = {"en": ("latin",), "ru": ("latin", "cyrillic")}
SHEETS = ("vendor/fonts/still", "style/palette", "style/base", "style/rules")


def files() -> dict[str, str]:
    """Path → text."""
    made = {}
    for lang in LANGUAGES:
        made[f"rules/search.{lang}.js"] = search_index(lang)
        made[f"rules/index.{lang}.html"] = overview(lang)
        made[f"demos/index.{lang}.html"] = embedding(lang)
        for game in games():
            made[f"rules/{game.name}.{lang}.html"] = rules_page(game, lang)
    return made


def rules_page(game: Game, lang: str) -> str:
    """The help page of a game; in each section, after its words, the demos of its rule."""
    text = words(lang, game)
    shown: dict[str, str] = {}
    for demo in demos(game).values():
        shown[demo.rule] = shown.get(demo.rule, "") + demo_pages.element(game, demo, text)
    title = text("app.rules.title", title=text(f"{game.name}.title"))
    return page(text, title, f"rules/{game.name}", rendered(source(game, lang), shown), searched=True,
                more=((f"../{catalogue.address(game, lang)}", text("app.catalogue.open")),) if catalogue.has(game) else ())


def source(game: Game, lang: str) -> str:
    return (game.folder / "help" / f"{lang}.md").read_text("utf-8")


def overview(lang: str) -> str:
    """The way to the rules of each game."""
    text = words(lang, *games())
    title = text("app.rules.all")
    listed = [h("li", {}, h("a", {"href": f"{game.name}.{lang}.html"}, text(f"{game.name}.title")), " ", text(f"{game.name}.tagline")) for game in games()]
    article = join([h("h1", {}, title), h("p", {}, text("app.rules.search_how")), h("ul", {"class": "games"}, listed)])
    return page(text, title, "rules/index", article, searched=True)


def embedding(lang: str) -> str:
    text = words(lang, *games())
    prose = rendered((Path(__file__).parent / "help" / f"embed.{lang}.md").read_text("utf-8"))
    return page(text, text("app.embed.title"), "demos/index", join([prose, *demo_pages.codes(text)]), scripts=("embed/copy.js",))


def page(text: Text, title: str, path: str, article: Any, searched: bool = False, scripts: tuple[str, ...] = (), more: tuple = ()) -> str:
    """A whole page; `path` is its own, without language and ending; `more`: further links (address, words)."""
    lang, other = text.lang, next(lang for lang in LANGUAGES if lang != text.lang)
    links = (("../index.html", text("app.title")), (f"../rules/index.{lang}.html", text("app.rules.all")),
             (f"../demos/index.{lang}.html", text("app.embed.title")))
    scripts = (*scripts, "embed.js", *(["page/search.js"] if searched else []))
    return "<!doctype html>\n" + h(
        "html", {"lang": lang},
        h("head", {}, h("meta", {"charset": "utf-8"}), h("meta", {"http-equiv": "Content-Security-Policy", "content": POLICY}),
          h("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
          h("meta", {"name": "color-scheme", "content": "light dark"}),
          h("title", {}, f"{title} – {text('app.title')}"), h("link", {"rel": "icon", "href": "../icon.svg", "type": "image/svg+xml"}),
          [h("link", {"rel": "preload", "as": "font", "type": "font/woff2", "crossorigin": True,
                      "href": f"../vendor/fonts/files/{family}-{letters}-wght-normal.woff2"})
           for family in ("inter", "literata") for letters in ALPHABETS[lang]],
          [h("link", {"rel": "stylesheet", "href": f"../{name}.css"}) for name in SHEETS],
          h("noscript", {}, h("style", {}, ".search{display:none!important}")) if searched else None,
          [h("script", {"src": f"../{name}", "defer": True}) for name in scripts]),
        h("body", {"class": "rulebook"},
          h("nav", {"aria-label": text("app.rules.pages")}, [h("a", {"href": address}, word) for address, word in (*links, *more)],
            h("a", {"href": f"../{path}.{other}.html", "lang": other, "hreflang": other}, LANGUAGES[other])),
          search(text) if searched else None, h("main", {}, h("article", {"class": "rules"}, article))))


# --- search -----------------------------------------------------------------------------------------------------


def search(text: Text) -> Html:
    """The field; page/search.js fetches the index when it is used."""
    return h("search", {"class": "search"},
             h("label", {"for": "search", "class": "sr"}, text("app.rules.search")),
             h("input", {"id": "search", "type": "search", "placeholder": text("app.rules.search"), "autocomplete": "off", "spellcheck": "false",
                         "data-index": f"../rules/search.{text.lang}.js", "data-nothing": text("app.rules.nothing")}),
             h("p", {"id": "found-count", "class": "sr", "role": "status"}), h("ol", {"id": "found", "hidden": True}))


def search_index(lang: str) -> str:
    """All sections of all games: [title of the game, page, section id, heading, words]."""
    rows = [[words(lang, game)(f"{game.name}.title"), f"{game.name}.{lang}.html", *section]
            for game in games() for section in plain(source(game, lang))]
    return f"// Made by web/app/rule_pages.py.\nglobalThis.agoraRules = {json.dumps(rows, ensure_ascii=False, indent=0)};\n"
