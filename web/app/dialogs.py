"""Sheets over the screen: rules, opening records, a record that cannot be used, a question."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Callable

from app import catalogue
from app.html import Html, h
from app.store import Save
from app.words import seated
from pygame_core.game import BadInput, Game
from pygame_core.record import Record, parsed
from pygame_core.table import PEOPLE, Table

LARGEST = 5_000_000  # characters of a file with many games
SHOWN = 200_000  # characters of a text shown for mending; a longer one would only freeze the page


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
        if page := self.app.packs.pages(self.game, self.app.text.lang):
            self.page = page
            self.app.render()
            return
        try:
            whole = await self.app.page.text(f"rules/{self.game.name}.{self.app.text.lang}.html")
            start = whole.index("<article")
            article = whole[start:whole.index("</article>", start) + len("</article>")]
            article = re.sub(r"<agora-demo.*?</agora-demo>", "", article, flags=re.DOTALL)  # here there is a game to try things out
            self.page = Html(re.sub(r'\bid="|href="#', r"\g<0>rule-", article))  # the ids of rules are not those of the page
        except Exception as error:  # offline without the file, or a server's own error page
            self.page = h("p", {}, self.app.text("app.rules.missing", why=str(error)))
        if self.app.dialog is self:
            self.app.render()
            if self.rule:
                self.app.page.scroll(f"#rule-{self.rule}")

    def body(self) -> Any:
        link = h("p", {}, h("a", {"class": "link", "href": catalogue.address(self.game, self.app.text.lang)}, self.app.text("app.catalogue.open")))
        return h("div", {"class": "reading", "tabindex": 0}, link if catalogue.has(self.game) and not self.app.packs.pages(self.game, self.app.text.lang) else None, self.page)


class TroubleDialog(Dialog):
    """A record that cannot be used: why, and its text to copy. Nothing is overwritten."""

    name = "trouble"

    def __init__(self, app: Any, why: str, words: str, save: str | None = None, heading: str = "app.trouble.title"):
        super().__init__(app)
        self.why, self.words, self.save, self.heading = why, words, save, heading

    def title(self) -> str:
        return self.app.text(self.heading)

    def body(self) -> Any:
        text = self.app.text
        return [h("p", {"class": "why", "role": "alert"}, self.why), h("p", {"class": "soft"}, text("app.trouble.kept")) if self.heading == "app.trouble.title" else None,
                h("textarea", {"readonly": True, "rows": 8, "id": "trouble-text", "aria-label": text("app.trouble.text")}, self.words),
                h("div", {"class": "buttons"},
                  h("button", {"class": "btn", "data-act": "copy"}, text("app.act.copy")),
                  h("button", {"class": "btn", "data-act": "discard", "data-value": self.save}, text("app.act.discard")) if self.save else None,
                  h("button", {"class": "btn pri", "data-act": "close"}, text("app.act.close")))]

    def do_copy(self, event: dict) -> None:
        self.app.copy(self.words, "app.notice.copied")


class OpenDialog(Dialog):
    """Records from a text, a file or a link. They become games beside those that are kept; a record that only goes
    on from a kept game may take its place."""

    name = "open"

    def __init__(self, app: Any, words: str = ""):
        super().__init__(app)
        self.words, self.why = words, ""
        self.tables: list[Table] = []
        if words:
            self._read(words)

    def title(self) -> str:
        return self.app.text("app.open.title")

    def body(self) -> Any:
        text = self.app.text
        return h("form", {"data-submit": "read", "id": "open-form"},
                 h("p", {"class": "why", "role": "alert"}, self.why) if self.why else None,
                 [self._found(table) for table in self.tables[:5]] or h("p", {"class": "soft"}, text("app.open.how")),
                 h("textarea", {"name": "words", "id": "open-words", "rows": 7, "spellcheck": "false", "aria-label": text("app.open.text")},
                   self.words[:SHOWN] if len(self.words) > SHOWN else self.words),
                 h("label", {"class": "btn"}, text("app.open.file"), h("input", {"type": "file", "data-file": "read", "accept": ".json,.txt,application/json", "class": "sr"})),
                 h("div", {"class": "buttons"},
                   h("button", {"class": "btn", "type": "button", "data-act": "close"}, text("app.act.close")),
                   h("button", {"class": "btn" if self.tables else "btn pri", "type": "submit", "data-act": "read"}, text("app.open.read")),
                   h("button", {"class": "btn", "type": "button", "data-act": "follow"}, text("app.open.follow")) if self._followed() else None,
                   h("button", {"class": "btn pri", "type": "button", "data-act": "keep"}, text("app.open.keep", n=len(self.tables))) if self.tables else None))

    def _found(self, table: Table) -> Html:
        text, record = self.app.text, table.record
        return h("p", {"role": "status", "class": "found"}, text(
            "app.open.found", title=text(f"{record.game}.title"), players=", ".join(seated(text, record)), n=table.length))

    def do_read(self, event: dict) -> None:
        self._read(event["form"]["words"])
        self.app.render()

    def file(self, event: dict) -> None:
        if event["size"] and not event["text"]:
            self.tables, self.why = [], self.app.text("app.open.too_big", megabytes=round(event["size"] / 1e6, 1))
        else:
            self._read(event["text"])
        self.app.render()

    def _read(self, words: str) -> None:
        self.words, self.why, self.tables = words, "", []
        try:
            self.tables = [Table(record) for record in records(words.rpartition("#r=")[2])]
        except BadInput as error:
            self.why = self.app.text.of(error)

    def _followed(self) -> Save | None:
        """The kept game that the one record goes on from."""
        if len(self.tables) != 1:
            return None
        record = self.tables[0].record
        return next((save for save in self.app.store.saves() if save.record and _goes_on(record, save.record)), None)

    def do_keep(self, event: dict) -> None:
        records = [self._seated(table) for table in self.tables]
        if len(records) == 1:
            self.app.play(records[0])
            return
        for record, table in zip(records, self.tables):
            self.app.keep(record, over=table.state.to_move is None)
        self.app.dialog = None
        self.app.render()

    def do_follow(self, event: dict) -> None:
        save = self._followed()
        if save:
            record = self.tables[0].record
            record.names, record.seats = save.record.names, save.record.seats  # who sits here is known
            self.app.play(record, save.id)

    def _seated(self, table: Table) -> Record:
        """The record with a name for every seat. A game played by link changes hands: who is to move is here, and
        all other people are elsewhere."""
        record = table.record
        record.names = [*record.names, *(self.app.text("app.player", number=seat + 1) for seat in range(len(record.names), record.players))]
        seat = table.state.to_move
        if table.kind(seat) == "remote":
            record.seats = ["human" if here == seat else "remote" if kind in PEOPLE else kind for here, kind in enumerate(record.seats)]
        return record


def records(words: str) -> list[Record]:
    """One record, or all of a file that holds several. Raises `BadInput`."""
    words = words.strip()
    if words.startswith("{") and len(words) <= LARGEST:
        several = parsed(words)
        if isinstance(several, dict) and isinstance(several.get("records"), list):
            if not several["records"]:
                raise BadInput("the file holds no games", "app.open.nothing")
            return [Record.of(one) for one in several["records"]]
    return [Record.loads(words)]


def _goes_on(record: Record, kept: Record) -> bool:
    def head(one: Record) -> tuple:
        return one.game, one.rules, one.players, one.options, one.seed, one.deal, one.names

    return head(record) == head(kept) and len(record.moves) > len(kept.moves) and record.moves[:len(kept.moves)] == kept.moves


class AskDialog(Dialog):
    """A question with yes and no."""

    name = "ask"

    def __init__(self, app: Any, question: str, yes: Callable[[], None]):
        super().__init__(app)
        self.question, self.yes = question, yes

    def title(self) -> str:
        return self.app.text("app.ask.title")

    def body(self) -> Any:
        text = self.app.text
        return [h("p", {}, text(self.question)),
                h("div", {"class": "buttons"}, h("button", {"class": "btn", "data-act": "close"}, text("app.ask.no")),
                  h("button", {"class": "btn pri", "data-act": "agree"}, text("app.ask.yes")))]

    def do_agree(self, event: dict) -> None:
        self.app.dialog = None
        self.yes()
