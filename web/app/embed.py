"""Python's part of embed.html: one demo or one recorded game, in a frame of somebody else's page. Nothing is kept."""

from __future__ import annotations

import json
from typing import Any, Sequence

from app import demo_view
from app.demo import DemoScreen
from app.frame import side_name
from app.html import Html
from app.replay import Looking, Replay
from app.settings import AsTheyCome
from app.words import motions, seated, words
from pygame_core.chooser import Chooser
from pygame_core.demo import named, view
from pygame_core.draw.view import View
from pygame_core.game import BadInput, Event, load
from pygame_core.record import Record
from pygame_core.table import Table


class Embed:
    """The application in a frame: one screen. `page` is `app.page.Page` or, in tests, something alike; `solved` tells
    the host that a demo is understood, `left` that its reader wants to leave."""

    def __init__(self, page: Any, lang: str, what: dict, solved: Any = lambda: None, left: Any = lambda: None):
        """`what`: {"demo": "agros/sowing"} or {"record": link text}. Raises `BadInput`."""
        self.page, self.solved, self.left, self.settings = page, solved, left, AsTheyCome()
        if "demo" in what:
            game, demo = named(what["demo"])
            self.text = words(lang, game)
            self.screen: Any = DemoScreen(self, game, demo)
        else:
            record = Record.loads(what["record"])
            self.text = words(lang, load(record.game))
            self.screen = RecordScreen(self, record)

    def start(self) -> None:
        self.page.lang(self.text.lang)
        self.page.title(self.screen.title())
        self.page.listen(self.hear)
        self.render()

    def hear(self, event: dict) -> None:
        touched = {"pick": "pick", "hover": "hover_over"}
        task = getattr(self.screen, f"do_{event['act']}" if event["type"] == "act" else touched.get(event["type"], ""), None)
        if task:
            task(event)

    def sound(self, name: str) -> None:
        """A page that is somebody else's stays quiet."""

    def animate(self, events: Sequence[Event]) -> None:
        self.page.animate(motions(events))

    def render(self) -> None:
        self.page.patch(self.screen.html())


class RecordScreen(Looking):
    """A recorded game to look through, from its last position back."""

    def __init__(self, app: Any, record: Record):
        self.app, self.table, self.gone, self.spoken = app, Table(record), False, ""
        self.game = self.table.game
        self.names = seated(app.text, record) if record.names else [side_name(app.text, self.game, seat) for seat in range(record.players)]
        self.replay = Replay(self)
        self.replay.go(self.table.length)

    def title(self) -> str:
        return self.app.text(f"{self.game.name}.title")

    def view(self) -> View:
        state = self.replay.state()
        open_ = tuple(Chooser(state).open())[:1]  # the one tab stop; nothing can be touched
        return view(self.table, self.app.text, state.to_move, touchable=True, focus=open_[0] if open_ else None, last=self.replay.last())

    def html(self) -> Html:
        return demo_view.record(self)

    def shown(self, moving: bool = False) -> None:
        self.app.page.settle()
        self.app.render()
        if moving:
            self.app.animate(self.replay.last())


def start(asked: str) -> str:
    """What embed/frame.js calls: the demo or record, as JSON. Returns what is wrong with it, in one line, or nothing."""
    from app.page import Page
    from js import agora

    global app
    what = json.loads(asked)
    try:
        app = Embed(Page, what["lang"], what, agora.solved, agora.left)
    except BadInput as error:
        return str(error)
    app.start()
    return ""
