"""The application: which screen is open, what a person did, and one HTML string per change."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from app.brain import Brain
from app.dialogs import Dialog, OpenDialog, RulesDialog, TroubleDialog
from app.html import h, join
from app.offline import Offline
from app.packs import Packs, PacksDialog
from app.play import Play
from app.settings import ON_ROOT, Settings, SettingsDialog
from app.setup import Setup
from app.shelf import Shelf, know
from app.stats import Stats, StatsDialog
from app.store import OURS, Store
from app.words import best_language, words
from app.workshop import Workshop
from pygame_core.draft import Draft
from pygame_core.game import BadInput, Game, games, load
from pygame_core.record import Record

KEEPS_NOTICE = ("theme", "lang", "full", "settings", "tell")  # acts after which a notice still stands


class App:
    """Screens and dialogs are handed this; `page` is `app.page.Page` or, in tests, something alike."""

    def __init__(self, page: Any):
        self.page = page
        self.store = Store(page, page.now)
        self.brain = Brain(page)
        self.stats = Stats(self)
        self.settings = Settings(self)
        self.offline = Offline(self)
        self.packs = Packs(self)
        self.text = words(self.settings.lang or best_language(page.languages()), *games())
        self.dialog: Dialog | None = None
        self.notice: tuple[str, str | None, str] | None = None  # sentence, act of its button, value of the act
        self.screen: Any = None
        self.warned = False  # that nothing is kept

    def start(self) -> None:
        self.page.lang(self.text.lang)
        for name in ON_ROOT:
            self.settings.show(name)
        self.page.listen(self.hear)
        self.route(self.page.hash())
        self.page.ready()
        if self.packs.coming:
            asyncio.ensure_future(self.packs.restore())

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
            self.notice = self.packs.notice(hash) or (self.text.of(error), None, "")
        self.page.title(self.screen.title())
        self.render()
        self.screen.entered()

    def _screen(self, hash: str) -> Any:
        if hash.startswith("#r="):
            self.dialog = OpenDialog(self, hash[3:])
            return Shelf(self)
        parts = hash.lstrip("#/").split("?")[0].split("/")
        if parts == [""]:
            return Shelf(self)
        game = load(parts[0])
        if len(parts) == 3 and parts[1] == "kit":
            return Workshop(self, game, parts[2])
        if len(parts) == 1 or parts[1] == "new":
            setup = Setup(self, game)
            return self._begun(setup) if hash.endswith("?start") else setup
        return Play(self, game, parts[1])

    def _begun(self, setup: Setup) -> Play:
        """The game as it was set up last time, without asking again."""
        id = self.keep(setup.record())
        self.page.swap(f"#/{setup.game.name}/{id}")
        return Play(self, setup.game, id)

    def go(self, hash: str) -> None:
        self.page.go(hash)

    def play(self, record: Record, id: str | None = None) -> None:
        """Sit down at a game, kept under a name of its own or in the place of the game it goes on from."""
        self.dialog = None
        self.go(f"#/{record.game}/{self.keep(record, id=id)}")

    def keep(self, record: Record, over: bool = False, id: str | None = None) -> str:
        record.extra.pop(OURS, None)  # whatever another browser noted in it
        id = id or self._free_id()
        self.store.save(id, record, over)
        return id

    def _free_id(self) -> str:
        while True:
            id = base36(self.page.random())
            if self.store.load(id) is None and id != "new":
                return id

    def new_kit(self, game: Game, draft: Draft) -> str:
        """Keep something made to play with under an id of its own; the same thing is kept once."""
        kits = self.store.kits(game.name)
        same = [id for id, data in kits.items() if data == draft.data()]
        id = same[0] if same else self._free_id()
        draft.name = draft.name or f"{self.text(f'{game.name}.kit.title')} {len(kits) + 1}"
        self.store.keep_kit(game.name, id, draft.data())
        return id

    def link(self, record: Record) -> str:
        return f"{self.page.address()}#r={record.link()}"

    # --- what people do -----------------------------------------------------------------------------------

    def hear(self, event: dict) -> None:
        kind = event["type"]
        if kind == "route":
            self.route(event["hash"])
        elif kind == "act":
            self.act(event["act"], event)
        elif kind == "file" and (self.dialog or isinstance(self.screen, Setup)):
            (self.dialog or self.screen).file(event)
        elif kind == "given":
            self.open(OpenDialog(self))
            self.dialog.file(event)
        elif kind == "shape":
            self.render()
        elif kind == "offline":
            self.offline.hear(event)
        elif isinstance(self.screen, Play) and self.screen.table:
            self._at_the_table(kind, event)
        elif kind in ("pick", "hover") and isinstance(self.screen, Workshop) and self.dialog is None:
            (self.screen.pick if kind == "pick" else self.screen.hover_over)(event)
        elif kind == "stored" and isinstance(self.screen, Shelf):
            self.render()

    def _at_the_table(self, kind: str, event: dict) -> None:
        if kind == "stored" and event["key"] == f"save:{self.screen.id}":
            self.screen.kept_elsewhere()
        elif self.dialog is None and self.screen.curtain is None:
            touched = {"pick": self.screen.pick, "hover": self.screen.hover_over, "point": self.screen.point_at}
            if kind in touched:
                touched[kind](event)

    def act(self, act: str, event: dict) -> None:
        """Find who can do it: the dialog on top, the screen, or the application itself."""
        behind = isinstance(self.screen, Play) and self.screen.curtain is not None and act != "open_curtain"
        for holder in (self.dialog, None if behind else self.screen, self):
            task = getattr(holder, f"do_{act}", None)
            if task:
                if act not in KEEPS_NOTICE:
                    self.offline.seen(closed=act == "notice" and self.notice is None)
                    self.notice = None
                task(event)
                return

    def do_close(self, event: dict) -> None:
        self.close()

    def do_theme(self, event: dict) -> None:
        self.settings.set("theme", "light" if self.settings.dark else "dark")
        self.render()

    def do_lang(self, event: dict) -> None:
        self.speak(event["value"])
        self.render()

    def speak(self, lang: str) -> None:
        """Say everything in another language from now on."""
        self.store.set({"lang": lang})
        self.reword(lang)
        self.page.lang(self.text.lang)
        self.page.title(self.screen.title())

    def reword(self, lang: str | None = None) -> None:
        """Another language, or other games to speak of."""
        self.text = words(lang or self.text.lang, *games())

    def packs_came(self) -> None:
        """The remembered packs are here now, or cannot be had; their games may be what the address asks for."""
        if isinstance(self.screen, Shelf) and self.packs.named(self.page.hash()):
            self.notice = None
            self.route(self.page.hash())
        else:
            self.render()

    def do_full(self, event: dict) -> None:
        self.page.full()

    def do_settings(self, event: dict) -> None:
        self.open(SettingsDialog(self))

    def do_packs(self, event: dict) -> None:
        self.open(PacksDialog(self, event.get("value") or ""))

    def do_update(self, event: dict) -> None:
        """Start anew with the version that waits."""
        self.page.update()

    def do_stats(self, event: dict) -> None:
        self.open(StatsDialog(self))

    def do_rules(self, event: dict) -> None:
        self.open(RulesDialog(self, self.screen.game, event.get("value") or ""))

    def do_open(self, event: dict) -> None:
        self.open(OpenDialog(self))

    def do_export(self, event: dict) -> None:
        """All games as one file, which `OpenDialog` reads."""
        records = [{key: value for key, value in save.record.data().items() if key != OURS} for save in self.store.saves() if save.record]
        self.page.download("agora-games.json", json.dumps({"records": records}, ensure_ascii=False), "application/json")

    def do_broken(self, event: dict) -> None:
        """A kept game that cannot be read: say why, and give its text back."""
        save = self.store.load(event["value"])
        if save:
            try:
                save.table()
            except BadInput as error:
                self.open(TroubleDialog(self, self.text.of(error), save.text, save.id))

    def do_discard(self, event: dict) -> None:
        """Delete a game; the notice can bring it back."""
        save = self.store.load(event["value"])
        if save:
            self.store.erase(save.id)
            self.discarded = save
            self.dialog = None
            self.notice = (self.text("app.notice.discarded"), "restore", "")
            if isinstance(self.screen, Play):
                self.go("#/")
            else:
                self.render()

    def do_restore(self, event: dict) -> None:
        self.store.restore(self.discarded)
        self.render()

    def do_warned(self, event: dict) -> None:
        self.warned = True
        self.render()

    def do_notice(self, event: dict) -> None:
        """Its button closes the notice; hearing of it cleared it."""
        self.render()

    # --- what they see and hear ---------------------------------------------------------------------------

    def open(self, dialog: Dialog) -> None:
        self.dialog = dialog
        self.render()
        dialog.opened()

    def close(self) -> None:
        self.dialog = None
        self.render()

    def copy(self, words: str, said: str) -> None:
        """Put words where they can be pasted, and say so; where the browser forbids it, show them."""
        async def copying() -> None:
            if await self.page.copy(words):
                self.dialog, self.notice = None, (self.text(said), None, "")
                self.render()
            else:
                self.open(TroubleDialog(self, self.text("app.notice.by_hand"), words, heading="app.notice.by_hand_title"))

        asyncio.ensure_future(copying())

    def sound(self, name: str) -> None:
        if self.settings.on("sounds"):
            self.page.sound(name)

    def render(self) -> None:
        # What comes and goes stands behind the dialog: a modal dialog that is moved in the page is modal no longer.
        self.page.patch(join([self.screen.html(), self.dialog.html() if self.dialog else None, self._notice(), self.packs.definitions()]))

    def _notice(self) -> Any:
        if self.notice is None and not self.store.kept and not self.warned:
            return h("p", {"class": "notice", "role": "alert", "id": "unkept"}, self.text("app.notice.unkept"),
                     h("button", {"class": "link", "data-act": "warned"}, self.text("app.act.close")))
        notice = self.notice or self.offline.notice()
        if notice is None:
            return None
        sentence, act, value = notice
        return h("p", {"class": "notice", "role": "status", "id": "notice"}, sentence,
                 h("button", {"class": "link", "data-act": act, "data-value": value}, self.text(f"app.act.{act}")) if act else None,
                 h("button", {"class": "link", "data-act": "notice"}, self.text("app.act.close")))


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
    know(Page.posters)
    app = App(Page)
    app.start()
