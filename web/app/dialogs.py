"""Sheets over the screen: rules, opening a record, a record that cannot be used, the menu of a game."""

from __future__ import annotations

import asyncio
from typing import Any

from app.html import Html, h
from pygame_core.game import BadInput, Game
from pygame_core.record import Record
from pygame_core.table import Table


class Dialog:
    """Drawn as a modal <dialog>; Escape and the close button end it."""

    name = "dialog"

    def __init__(self, app: Any):
        self.app = app

    def opened(self) -> None:
        pass

    def html(self) -> Html:
        return h("dialog", {"class": f"sheet {self.name}", "id": f"dialog-{self.name}", "aria-labelledby": f"title-{self.name}"},
                 h("header", {}, h("h2", {"id": f"title-{self.name}"}, self.title()),
                   h("button", {"class": "hbtn x", "data-act": "close", "aria-label": self.app.text("app.act.close")}, "×")),
                 self.body())

    def title(self) -> str:
        raise NotImplementedError

    def body(self) -> Any:
        raise NotImplementedError

    def file(self, event: dict) -> None:
        pass


class RulesDialog(Dialog):
    """The help page of a game, opened at the section of a rule."""

    name = "rules"

    def __init__(self, app: Any, game: Game, rule: str = ""):
        super().__init__(app)
        self.game, self.rule, self.page = game, rule, Html("")

    def title(self) -> str:
        return self.app.text("app.rules.title", title=self.app.text(f"{self.game.name}.title"))

    def opened(self) -> None:
        self.page = h("p", {"class": "soft"}, self.app.text("app.rules.loading"))
        self.app.render()
        asyncio.ensure_future(self._fetch())

    async def _fetch(self) -> None:
        try:
            whole = await self.app.page.text(f"rules/{self.game.name}.{self.app.text.lang}.html")
            start = whole.index("<article")
            self.page = Html(whole[start:whole.index("</article>", start) + len("</article>")])
        except Exception as error:  # offline without the file, or a server's own error page
            self.page = h("p", {}, self.app.text("app.rules.missing", why=str(error)))
        if self.app.dialog is self:
            self.app.render()
            if self.rule:
                self.app.page.scroll(f"#{self.rule}")

    def body(self) -> Any:
        return h("div", {"class": "reading", "tabindex": 0}, self.page)


class TroubleDialog(Dialog):
    """A record that cannot be used: why, and its text to copy. Nothing is overwritten."""

    name = "trouble"

    def __init__(self, app: Any, why: str, words: str, save: str | None = None):
        super().__init__(app)
        self.why, self.words, self.save = why, words, save
        self.copied: bool | None = None

    def title(self) -> str:
        return self.app.text("app.trouble.title")

    def body(self) -> Any:
        text = self.app.text
        return [h("p", {"class": "why", "role": "alert"}, self.why), h("p", {"class": "soft"}, text("app.trouble.kept")),
                h("textarea", {"readonly": True, "rows": 8, "id": "trouble-text", "aria-label": text("app.trouble.text")}, self.words),
                h("div", {"class": "buttons"},
                  h("button", {"class": "btn", "data-act": "copy"}, text({None: "app.act.copy", True: "app.act.copied", False: "app.act.copy_failed"}[self.copied])),
                  h("button", {"class": "btn", "data-act": "discard", "data-value": self.save}, text("app.act.discard")) if self.save else None,
                  h("button", {"class": "btn pri", "data-act": "close"}, text("app.act.close")))]

    def do_copy(self, event: dict) -> None:
        asyncio.ensure_future(self._copy())

    async def _copy(self) -> None:
        self.copied = await self.app.page.copy(self.words)
        self.app.render()


class OpenDialog(Dialog):
    """A record from a text, a file or a link. It becomes a new game beside those that are kept."""

    name = "open"

    def __init__(self, app: Any, words: str = ""):
        super().__init__(app)
        self.words, self.why, self.table = words, "", None
        if words:
            self._read(words)

    def title(self) -> str:
        return self.app.text("app.open.title")

    def body(self) -> Any:
        text = self.app.text
        return h("form", {"data-submit": "read", "id": "open-form"},
                 h("p", {"class": "why", "role": "alert"}, self.why) if self.why else None,
                 self._found() if self.table else h("p", {"class": "soft"}, text("app.open.how")),
                 h("textarea", {"name": "words", "id": "open-words", "rows": 7, "spellcheck": "false", "aria-label": text("app.open.text")}, self.words),
                 h("label", {"class": "btn"}, text("app.open.file"), h("input", {"type": "file", "data-file": "read", "accept": ".json,.txt,application/json", "class": "sr"})),
                 h("div", {"class": "buttons"},
                   h("button", {"class": "btn", "type": "button", "data-act": "close"}, text("app.act.close")),
                   h("button", {"class": "btn" if self.table else "btn pri", "type": "submit", "data-act": "read"}, text("app.open.read")),
                   h("button", {"class": "btn pri", "type": "button", "data-act": "keep"}, text("app.open.keep")) if self.table else None))

    def _found(self) -> Html:
        text, record = self.app.text, self.table.record
        return h("p", {"role": "status", "class": "found"}, text(
            "app.open.found", title=text(f"{record.game}.title"), players=", ".join(record.names) or str(record.players), n=self.table.length))

    def do_read(self, event: dict) -> None:
        self._read(event["form"]["words"])
        self.app.render()

    def file(self, event: dict) -> None:
        if event["size"] and not event["text"]:
            self.table, self.why = None, self.app.text("app.open.too_big", megabytes=round(event["size"] / 1e6, 1))
        else:
            self._read(event["text"])
        self.app.render()

    def _read(self, words: str) -> None:
        self.words, self.why, self.table = words, "", None
        try:
            self.table = Table(Record.loads(words.rpartition("#r=")[2]))
        except BadInput as error:
            self.why = str(error)

    def do_keep(self, event: dict) -> None:
        record = self.table.record
        record.names = [*record.names, *(self.app.text("app.player", number=seat + 1) for seat in range(len(record.names), record.players))]
        self.app.play(record)


class MenuDialog(Dialog):
    """What is done with a game as a whole."""

    name = "menu"

    def __init__(self, app: Any, play: Any):
        super().__init__(app)
        self.play = play
        self.copied: dict[str, bool] = {}

    def title(self) -> str:
        return self.app.text("app.menu.title")

    def body(self) -> Any:
        text = self.app.text
        labels = self.app.settings.get("labels", True)
        return h("div", {"class": "menu"},
                 self._item("again"), h("a", {"class": "btn", "href": f"#/{self.play.game.name}/new"}, text("app.menu.new")),
                 h("button", {"class": "btn", "data-act": "labels", "aria-pressed": "true" if labels else "false"}, text("app.menu.labels_on" if labels else "app.menu.labels_off")),
                 self._item("link", self.copied.get("link")), self._item("text", self.copied.get("text")), self._item("file"), self._item("picture"),
                 h("button", {"class": "btn", "data-act": "discard", "data-value": self.play.id}, text("app.menu.discard")))

    def _item(self, act: str, done: bool | None = None) -> Html:
        word = {None: f"app.menu.{act}", True: "app.act.copied", False: "app.act.copy_failed"}[done]
        return h("button", {"class": "btn", "data-act": act}, self.app.text(word))

    def do_labels(self, event: dict) -> None:
        self.app.remember(labels=not self.app.settings.get("labels", True))
        self.app.render()

    def do_link(self, event: dict) -> None:
        asyncio.ensure_future(self._copy("link", self.app.page.address() + "#r=" + self.play.shared().link()))

    def do_text(self, event: dict) -> None:
        asyncio.ensure_future(self._copy("text", self.play.shared().dumps()))

    async def _copy(self, what: str, words: str) -> None:
        if await self.app.page.copy(words):
            self.copied = {what: True}
            self.app.render()
        else:
            self.app.open(TroubleDialog(self.app, self.app.text("app.menu.by_hand"), words))

    def do_file(self, event: dict) -> None:
        record = self.play.shared()
        self.app.page.download(f"agora-{record.game}-{self.play.id}.json", record.dumps(), "application/json")
        self.app.close()

    def do_picture(self, event: dict) -> None:
        self.app.page.download(f"agora-{self.play.game.name}-{self.play.id}.svg", self.play.state._repr_svg_(), "image/svg+xml")
        self.app.close()
