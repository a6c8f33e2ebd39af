"""What the site has of demos before Python runs: their first pictures, the list of them, and the page with the code for
embedding. Build time only."""

from __future__ import annotations

import json
from html import escape
from typing import Any, Iterator

from app import demo_view
from app.demo import DemoScreen
from app.html import Html, h, join
from app.icons import sprite
from app.words import words
from pygame_core.demo import Demo, demos, entries, still
from pygame_core.draw import markup
from pygame_core.game import Game, games
from pygame_core.text import LANGUAGES, Text

TROUBLES = ("no_game", "no_demo", "no_record", "nothing", "exists", "start", "starting", "failed")
HEIGHT = "34rem"  # of a frame, unless its host says otherwise; also in embed.js and style/rules.css
ELSEWHERE = "https://example.org/agora/"  # stands for the site in the code; embed/copy.js puts in the address it has


class _Still:
    """What a demo needs of its frame to be drawn once."""

    def __init__(self, text: Text):
        self.text = text


def files(facts: dict[str, Any]) -> dict[str, str]:
    """Path → text."""
    made = {f"demos/{game.name}.svg": shared(game, facts) for game in games()}
    for lang in LANGUAGES:
        made[f"embed/list.{lang}.mjs"] = listed(lang)
        for game in games():
            text = words(lang, game)
            made[f"demos/{game.name}.{lang}.txt"] = demo_view.cover(text, game, Html(markup(game.room("draw").poster(game.room("demos").poster()))))
            for demo in demos(game).values():
                made[f"demos/{game.name}/{demo.name}.{lang}.txt"] = DemoScreen(_Still(text), game, demo).html()
                made[f"demos/{game.name}/{demo.name}.{lang}.svg"] = still(demo, text)
    return made


def shared(game: Game, facts: dict[str, Any]) -> str:
    """What all pictures of a game in a frame refer to."""
    return join([h("svg", {"width": 0, "height": 0, "class": "store", "aria-hidden": "true"}, Html(markup(game.room("draw").defs()))),
                 sprite(facts["icons"], ("run", "pause"))])


def listed(lang: str) -> str:
    """embed/list.<lang>.mjs: all that can be shown in a frame, and the words for when it cannot."""
    found = {}
    for game in games():
        text = words(lang, game)
        found[game.name] = {
            "title": text(f"{game.name}.title"), "defs": f"../demos/{game.name}.svg", "cover": f"../demos/{game.name}.{lang}.txt",
            "demos": {name: {"about": text(demo.title), "drawn": f"../demos/{game.name}/{name}.{lang}.txt"} for name, demo in demos(game).items()}}
        if entries(game):
            found[game.name]["entries"] = " ".join(entries(game))
    own = words(lang)
    whole = {"words": {name: own(f"app.demo.{name}") for name in TROUBLES}, "games": found}
    return f"// Made by web/app/demo_pages.py.\nexport default {json.dumps(whole, ensure_ascii=False, indent=1)};\n"


# --- in other pages ---------------------------------------------------------------------------------------------


def element(game: Game, demo: Demo, text: Text) -> Html:
    """The demo in a page of ours: its picture, until embed.js puts a frame there."""
    about = text(demo.title)
    title = f"{text(f'{game.name}.title')}: {about}"
    return h("agora-demo", {"game": game.name, "demo": demo.name, "lang": text.lang, "title": title}, picture(game, demo, text))


def picture(game: Game, demo: Demo, text: Text) -> Html:
    """Its first position, with what it is about."""
    return link(game, demo, text, h("b", {}, text(demo.title)), h("span", {}, text(demo.task)))


def link(game: Game, demo: Demo, text: Text, *words: Html) -> Html:
    """The picture, and words over it, which lead to the demo itself."""
    return h("a", {"href": f"../embed.html#{game.name}/{demo.name}?lang={text.lang}"}, words,
             h("img", {"src": f"../demos/{game.name}/{demo.name}.{text.lang}.svg", "alt": text("app.demo.picture"), "loading": "lazy"}))


def code(game: Game, demo: Demo, text: Text) -> str:
    """What somebody copies into a page of their own."""
    address, about = f"{ELSEWHERE}embed.html#{game.name}/{demo.name}?lang={text.lang}", escape(text(demo.title))
    return (f'<script src="{ELSEWHERE}embed.js" async></script>\n'
            f'<agora-demo game="{game.name}" demo="{demo.name}" lang="{text.lang}" style="display:block;height:{HEIGHT}">\n'
            f'  <a href="{address}">{escape(text(f"{game.name}.title"))}: {about}</a>\n</agora-demo>')


def codes(text: Text) -> Iterator[Html]:
    """Every demo with its code."""
    for game in games():
        if demos(game):
            yield h("h2", {"id": game.name}, text(f"{game.name}.title"))
        for demo in demos(game).values():
            yield h("section", {"class": "snippet", "id": f"{game.name}-{demo.name}"},
                    h("h3", {}, text(demo.title)), h("p", {}, text(demo.task)), link(game, demo, text),
                    h("textarea", {"readonly": True, "rows": 5, "spellcheck": "false", "aria-label": text("app.embed.code", title=text(demo.title))},
                      code(game, demo, text)),
                    h("button", {"class": "btn", "type": "button", "data-copied": text("app.embed.copied")}, text("app.act.copy")))
