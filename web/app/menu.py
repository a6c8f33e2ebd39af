"""What is done with a game as a whole: its name, copies of it, and ways for it to leave the browser."""

from __future__ import annotations

from typing import Any

from app.dialogs import Dialog
from app.html import Html, h
from pygame_core.draw import standalone
from pygame_core.draw.view import View


class MenuDialog(Dialog):
    name = "menu"

    def __init__(self, app: Any, play: Any):
        super().__init__(app)
        self.play = play

    def title(self) -> str:
        return self.app.text("app.menu.title")

    def body(self) -> Any:
        text = self.app.text
        return h("div", {"class": "menu"}, self._naming(),
                 self._group("app.menu.play", self._item("again"), h("a", {"class": "btn", "href": f"#/{self.play.game.name}/new"}, text("app.menu.new")),
                             self._item("replay_all"), self._item("settings")),
                 self._group("app.menu.keep", self._item("duplicate"), self._item("file"), self._item("picture"), self._item("bitmap")),
                 self._group("app.menu.share", self._item("link"), self._item("text")),
                 h("button", {"class": "btn", "data-act": "discard", "data-value": self.play.id}, text("app.menu.discard")))

    def _naming(self) -> Html:
        text = self.app.text
        return h("form", {"data-submit": "name", "id": "name-form", "class": "naming"},
                 h("label", {"for": "game-name"}, text("app.menu.name")),
                 h("input", {"id": "game-name", "name": "name", "maxlength": 60, "value": self.app.store.name(self.play.table.record)}),
                 h("button", {"class": "btn", "type": "submit", "data-act": "name"}, text("app.menu.rename")))

    def _group(self, legend: str, *items: Any) -> Html:
        return h("section", {}, h("h3", {}, self.app.text(legend)), h("div", {"class": "pair"}, items))

    def _item(self, act: str) -> Html:
        return h("button", {"class": "btn", "data-act": act}, self.app.text(f"app.menu.{act}"))

    def do_name(self, event: dict) -> None:
        self.app.store.rename(self.play.id, self.play.table.record, event["form"]["name"])
        self.app.close()

    def do_replay_all(self, event: dict) -> None:
        self.app.dialog = None
        self.play.do_run(event)

    def do_duplicate(self, event: dict) -> None:
        self.app.play(self.play.shared())

    def do_link(self, event: dict) -> None:
        self.app.copy(self.app.link(self.play.shared()), "app.notice.copied")

    def do_text(self, event: dict) -> None:
        self.app.copy(self.play.shared().dumps(), "app.notice.copied")

    def do_file(self, event: dict) -> None:
        self.app.page.download(self._file("json"), self.play.shared().dumps(), "application/json")
        self.app.close()

    def do_picture(self, event: dict) -> None:
        self.app.page.download(self._file("svg"), self._drawn(), "image/svg+xml")
        self.app.close()

    def do_bitmap(self, event: dict) -> None:
        self.app.page.bitmap(self._file("png"), self._drawn())
        self.app.close()

    def _drawn(self) -> str:
        """The position as it is on the table: what is hidden from whoever looks stays hidden."""
        room, view = self.play.game.room("draw"), View(viewer=self.play.view().viewer, text=self.app.text)
        return standalone(room.draw(self.play.replay.state(), view), defs=room.defs())

    def _file(self, ending: str) -> str:
        return f"agora-{self.play.game.name}-{self.play.id}.{ending}"
