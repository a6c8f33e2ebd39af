"""Making something to play with: a deck of one's own. Everything about it is the game's (pygame_core/draft.py)."""

from __future__ import annotations

import json
from typing import Any

from app.dialogs import AskDialog
from app.frame import Screen, header
from app.html import Html, h
from pygame_core.draft import Control
from pygame_core.draw import markup
from pygame_core.draw.view import View
from pygame_core.game import BadInput, Game

SHOWN = 4  # faults said at once
STEPS = 200  # that can be taken back


class Workshop(Screen):
    """A draft kept under an id; every change is kept at once."""

    def __init__(self, app: Any, game: Game, id: str):
        self.app, self.game, self.id = app, game, id
        kept = app.store.kits(game.name).get(id)
        if kept is None or not game.has_room("editor"):
            raise BadInput(app.text("app.kit.gone", id=id[:40]))
        self.room = game.room("editor")
        self.draft = self.room.resume(kept)
        self.focus: str | None = None
        self.before: list[dict] = []  # earlier states, the last change last

    def title(self) -> str:
        return f"{self.draft.name} – {self.app.text('app.title')}"

    # --- what people do -----------------------------------------------------------------------------------

    def pick(self, event: dict) -> None:
        self.focus = event["pick"]
        self._touch(event["pick"])

    def hover_over(self, event: dict) -> None:
        """Focus, not the pointer: the drawing has one tab stop."""
        if event["focus"] and event["pick"] and event["pick"] != self.focus:
            self.focus = event["pick"]
            self.app.render()

    def do_make(self, event: dict) -> None:
        self._touch(event["value"])

    def _touch(self, pick: str) -> None:
        was = self.draft.data()
        self.draft.touch(pick)
        self._changed(was)
        page = self.app.page
        if self.draft.data() == was and (page.narrow() or page.upright()) and self._long(self.draft.draw(self._view())):
            page.scroll("#piece")  # another piece is in hand; a long one is gone through from its top

    @staticmethod
    def _long(piece: Any) -> bool:
        """Whether a piece is higher than wide: then it is not kept in sight while other things are."""
        return piece.viewBox.height > piece.viewBox.width

    def do_named(self, event: dict) -> None:
        was = self.draft.data()
        self.draft.name = " ".join(event["form"]["name"].split())[:60] or self.draft.name
        self._changed(was)

    def _changed(self, was: dict) -> None:
        if self.draft.data() != was:
            self.before = [*self.before, was][-STEPS:]
            self.app.store.keep_kit(self.game.name, self.id, self.draft.data())
        self.app.sound("touch")
        self.app.render()

    def do_undo(self, event: dict) -> None:
        if self.before:
            hand = self.draft
            self.draft = self.room.resume(self.before.pop())
            self.draft.look_at(hand)
            self.app.store.keep_kit(self.game.name, self.id, self.draft.data())
            self.app.render()

    def do_export(self, event: dict) -> None:
        words = json.dumps(self.draft.data(), ensure_ascii=False, indent=1)
        self.app.page.download(f"agora-{self.game.name}-{self.id}.json", words, "application/json")

    def do_use(self, event: dict) -> None:
        """Back to the set-up sheet, with this to play with."""
        self.app.store.set({"kit": self.id}, f"setup:{self.game.name}")
        self.app.go(f"#/{self.game.name}/new")

    def do_back(self, event: dict) -> None:
        self.app.go(f"#/{self.game.name}/new")

    def do_drop(self, event: dict) -> None:
        self.app.open(AskDialog(self.app, "app.kit.drop_ask", self._drop))

    def _drop(self) -> None:
        self.app.store.drop_kit(self.game.name, self.id)
        self.app.go(f"#/{self.game.name}/new")

    # --- what they see ------------------------------------------------------------------------------------

    def html(self) -> Html:
        text, game, view = self.app.text, self.game, self._view()
        piece = self.draft.draw(view)
        return h("div", {"class": "screen workshop" + " long" * self._long(piece), "id": "workshop"},
                 header(self.app, text(f"{game.name}.kit.title"), text(f"{game.name}.title")),
                 h("main", {"class": "wrap", "tabindex": -1},
                   h("section", {"class": "piece", "data-board": True, "id": "piece"}, Html(markup(piece))),
                   h("section", {"class": "sheet", "id": "making"}, self._naming(), [self._control(control) for control in self.draft.controls(text)],
                     self._faults(), self._tools()),
                   h("section", {"class": "pieces", "data-board": True, "id": "pieces"}, Html(markup(self.draft.overview(view))))))

    def _view(self) -> View:
        return View(touchable=True, focus=self.focus, small=self.app.page.narrow(), text=self.app.text)

    def _naming(self) -> Html:
        return h("form", {"class": "naming", "id": "kit-name-form", "data-submit": "named", "data-change": "named"},
                 h("label", {"for": "kit-name"}, self.app.text("app.kit.name")),
                 h("input", {"id": "kit-name", "name": "name", "maxlength": 60, "value": self.draft.name, "autocomplete": "off"}))

    def _control(self, control: Control) -> Html:
        pressed = {True: "true", False: "false", None: None}
        return h("fieldset", {}, h("legend", {}, control.legend), h("div", {"class": "choices"}, [
            h("button", {"class": "btn", "data-act": "make", "data-value": choice.pick, "id": f"make-{choice.pick}", "aria-pressed": pressed[choice.on]},
              choice.words) for choice in control.choices]))

    def _faults(self) -> Html:
        faults = self.draft.faults(self.app.text)
        more = [self.app.text("app.kit.more_faults", n=len(faults) - SHOWN)] if len(faults) > SHOWN else []
        return h("div", {"role": "status", "id": "faults"}, [h("p", {"class": "why"}, fault) for fault in [*faults[:SHOWN], *more]]
                 or h("p", {"class": "soft"}, self.app.text("app.kit.sound")))

    def _tools(self) -> Html:
        text, whole = self.app.text, not self.draft.faults(self.app.text)

        def button(act: str, able: bool = True, cls: str = "btn") -> Html:
            return h("button", {"class": cls, "data-act": act, "id": f"kit-{act}", "aria-disabled": None if able else "true"}, text(f"app.kit.{act}"))

        return h("div", {"class": "buttons"}, button("undo", bool(self.before)), button("export", whole), button("drop"),
                 h("a", {"class": "btn", "href": f"#/{self.game.name}/new"}, text("app.kit.back")), button("use", whole, "btn pri"))
