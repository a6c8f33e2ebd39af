"""The application: which screen is open, what a person did, and one HTML string per change."""

from __future__ import annotations

from typing import Any

from app.brain import Brain
from app.dialogs import Dialog, OpenDialog, RulesDialog, TroubleDialog
from app.html import h, join
from app.play import Play
from app.setup import Setup
from app.shelf import Shelf
from app.store import Store
from app.words import best_language, words
from pygame_core.game import BadInput, games, load
from pygame_core.record import Record


class App:
    """Screens and dialogs are handed this; `page` is `app.page.Page` or, in tests, something alike."""

    def __init__(self, page: Any):
        self.page = page
        self.store = Store(page, page.now)
        self.brain = Brain(page)
        self.settings = self.store.settings()
        lang = self.settings.get("lang")
        self.text = words(lang if isinstance(lang, str) else best_language(page.languages()), *games())
        self.dialog: Dialog | None = None
        self.notice: tuple[str, str | None, str] | None = None  # sentence, act of its button, value of the act
        self.screen: Any = None

    def start(self) -> None:
        self.page.lang(self.text.lang)
        self.page.listen(self.hear)
        self.route(self.page.hash())
        self.page.ready()

    # --- where we are -------------------------------------------------------------------------------------

    def route(self, hash: str) -> None:
        """Open the screen an address names; an address that names nothing opens the shelf and says so."""
        if self.screen:
            self.screen.leave()
        self.dialog = None
        try:
            self.screen = self._screen(hash)
        except BadInput as error:
            self.screen = Shelf(self)
            self.notice = (str(error), None, "")
        self.page.title(self.screen.title())
        self.render()
        self.screen.entered()

    def _screen(self, hash: str) -> Any:
        if hash.startswith("#r="):
            shelf = Shelf(self)
            self.dialog = OpenDialog(self, hash[3:])
            return shelf
        parts = hash.lstrip("#/").split("?")[0].split("/")
        if parts == [""]:
            return Shelf(self)
        game = load(parts[0])
        if len(parts) == 1 or parts[1] == "new":
            return Setup(self, game, quick=hash.endswith("?start"))
        return Play(self, game, parts[1])

    def go(self, hash: str) -> None:
        self.page.go(hash)

    def play(self, record: Record) -> None:
        """Keep a game under a new name and sit down at it. Nothing kept is overwritten."""
        self.dialog = None
        id = self._free_id()
        self.store.save(id, record, over=False)
        self.go(f"#/{record.game}/{id}")

    def _free_id(self) -> str:
        while True:
            id = base36(self.page.random())
            if self.store.load(id) is None:
                return id

    # --- what people do -----------------------------------------------------------------------------------

    def hear(self, event: dict) -> None:
        kind = event["type"]
        if kind == "route":
            self.route(event["hash"])
        elif kind == "act":
            self.act(event["act"], event)
        elif kind == "file" and self.dialog:
            self.dialog.file(event)
        elif self.dialog is None and isinstance(self.screen, Play) and self.screen.table:
            {"pick": self.screen.pick, "hover": self.screen.hover_over, "point": self.screen.point_at}.get(kind, _unheard)(event)

    def act(self, act: str, event: dict) -> None:
        """Find who can do it: the dialog on top, the screen, or the application itself."""
        for holder in (self.dialog, self.screen, self):
            task = getattr(holder, f"do_{act}", None)
            if task:
                if act not in ("theme", "lang", "full"):
                    self.notice = None
                task(event)
                return

    def do_close(self, event: dict) -> None:
        self.close()

    def do_theme(self, event: dict) -> None:
        dark = self.settings.get("theme", "dark" if self.page.dark() else "light") != "dark"
        self.remember(theme="dark" if dark else "light")
        self.page.set("theme", self.settings["theme"])
        self.render()

    def do_lang(self, event: dict) -> None:
        self.remember(lang=event.get("value") or event.get("form", {}).get("lang"))
        self.text = words(self.settings["lang"], *games())
        self.page.lang(self.text.lang)
        self.page.title(self.screen.title())
        self.render()

    def do_full(self, event: dict) -> None:
        self.page.full()

    def do_rules(self, event: dict) -> None:
        self.open(RulesDialog(self, self.screen.game, event.get("value") or ""))

    def do_open(self, event: dict) -> None:
        self.open(OpenDialog(self))

    def do_broken(self, event: dict) -> None:
        """A kept game that cannot be read: say why, and give its text back."""
        save = self.store.load(event["value"])
        if save:
            self.open(TroubleDialog(self, save.trouble, save.text, save.id))

    def do_discard(self, event: dict) -> None:
        """Delete a game; the notice can bring it back."""
        save = self.store.load(event["value"])
        if save:
            self.store.erase(save.id)
            self.discarded = save
            self.dialog = None
            self.notice = (self.text("app.notice.discarded"), "restore", "")
            if isinstance(self.screen, Play):
                self.screen.abandon()
                self.go("#/")
            else:
                self.screen = Shelf(self)
                self.render()

    def do_restore(self, event: dict) -> None:
        self.store.restore(self.discarded)
        self.screen = Shelf(self)
        self.render()

    def do_notice(self, event: dict) -> None:
        """Its button closes the notice; hearing of it cleared it."""
        self.render()

    # --- what they see ------------------------------------------------------------------------------------

    def open(self, dialog: Dialog) -> None:
        self.dialog = dialog
        self.render()
        dialog.opened()

    def close(self) -> None:
        self.dialog = None
        self.render()

    def remember(self, **values: Any) -> None:
        self.settings.update(values)
        self.store.set(values)

    def render(self) -> None:
        self.page.patch(join([self.screen.html(), self._notice(), self.dialog.html() if self.dialog else None]))

    def _notice(self) -> Any:
        if not self.store.kept and self.notice is None:
            return h("p", {"class": "notice", "role": "alert", "id": "unkept"}, self.text("app.notice.unkept"))
        if self.notice is None:
            return None
        sentence, act, value = self.notice
        return h("p", {"class": "notice", "role": "status", "id": "notice"}, sentence,
                 h("button", {"class": "link", "data-act": act, "data-value": value}, self.text(f"app.act.{act}")) if act else None,
                 h("button", {"class": "link", "data-act": "notice"}, self.text("app.act.close")))


def _unheard(event: dict) -> None:
    """What the browser tells and nobody minds (the page being hidden)."""


def base36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits or "0"


def start() -> None:
    """What PyScript calls."""
    from app.page import Page

    global app
    app = App(Page)
    app.start()
