"""A game on the table: what is touched, who thinks, what is kept. What it looks like: play_view.py."""

from __future__ import annotations

from typing import Any

from app import play_view
from app.dialogs import MenuDialog, TroubleDialog
from app.html import Html
from app.setup import again
from app.store import OURS
from pygame_core.chooser import Chooser
from pygame_core.draw.view import View
from pygame_core.game import BadInput, Event, Game, Illegal, Move, State
from pygame_core.record import Record
from pygame_core.table import Table

PACE = 450  # ms before a bot's move is shown, so that the move before it can be seen


class Play:
    def __init__(self, app: Any, game: Game, id: str):
        self.app, self.game, self.id = app, game, id
        self.table: Table | None = None
        save = app.store.load(id)
        if save is None:
            raise BadInput(app.text("app.notice.no_game", id=id[:40]))
        self.trouble = self._sit_down(save)
        self.chooser: Chooser | None = None
        self.hover: str | None = None  # open pick being considered, by pointer or focus
        self.focus: str | None = None  # the board's one tab stop
        self.refused: tuple[str, Illegal] | None = None
        self.lit: str | None = None  # score line pointed at, "seat:line"
        self.held: str | None = None  # score line kept lit by a click
        self.scoring = False  # the score sheet is open
        self.thinking: float | None = None  # share of a bot's thought that is done
        self.failed = ""  # why a bot could not move
        self.gone = False  # another screen is open, or the game is deleted: late callbacks do nothing
        if self.table:
            self.scoring = self.state.to_move is None
            self._turn()

    def _sit_down(self, save: Any) -> TroubleDialog | None:
        try:
            if save.record is None:
                raise BadInput(save.trouble)
            self.table = Table(save.record)
        except BadInput as error:
            return TroubleDialog(self.app, str(error), save.text, self.id)
        return None

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def names(self) -> list[str]:
        return self.table.record.names

    def shared(self) -> Record:
        """The record as it leaves this browser, without what the browser notes in it."""
        return Record.of({key: value for key, value in self.table.record.data().items() if key != OURS})

    def title(self) -> str:
        return f"{self.app.text(f'{self.game.name}.title')} – {self.app.text('app.title')}"

    def entered(self) -> None:
        if self.trouble:
            self.app.open(self.trouble)
        else:
            self._go_on(PACE)

    def leave(self) -> None:
        self.gone = True
        self.app.brain.stop()

    abandon = leave

    def html(self) -> Html:
        if not self.table:
            return play_view.nothing(self)
        return play_view.whole(self)

    # --- whose turn, what can be touched ------------------------------------------------------------------

    @property
    def bot_moves(self) -> bool:
        return self.table.seat_is_bot(self.state.to_move)

    def _turn(self) -> None:
        """A new position is on the board."""
        self.chooser = Chooser(self.state)
        self.hover, self.refused, self.held = None, None, None

    def open(self) -> tuple[str, ...]:
        """What a person can touch now."""
        return () if self.bot_moves else tuple(self.chooser.open())

    def last(self) -> tuple[Event, ...]:
        return tuple(self.table.told[-1]) if self.table.told else ()

    def considered(self) -> Move | None:
        """The one move that touching the hovered pick would make."""
        if self.hover is None:
            return None
        found = [move for move in self.chooser.candidates(self.hover) if len(move.picks) == len(self.chooser.picks) + 1]
        return found[0] if len(found) == 1 else None

    def view(self) -> View:
        return View(picks=self.chooser.picks, open=self.open(), hover=self.hover, focus=self.focus,
                    refused=self.refused[0] if self.refused else None, last=self.last(), lit=self._marks(), touchable=True,
                    small=self.app.page.narrow(), labels=self.app.settings.get("labels", True) is True, text=self.app.text)

    def _marks(self) -> tuple[str, ...]:
        shown = self.lit or self.held
        if not shown:
            return ()
        seat, line = map(int, shown.split(":"))
        lines = self.state.scores()[seat].lines
        return lines[line].marks if line < len(lines) else ()

    # --- what people do -----------------------------------------------------------------------------------

    def pick(self, event: dict) -> None:
        """Something was touched: it is part of a move, or we say why not."""
        pick = event["pick"]
        self.refused = None
        if self.bot_moves or self.state.to_move is None:
            return
        try:
            move = self.chooser.touch(pick)
        except Illegal as error:
            self.refused = (pick, error)
            self.app.render()
            return
        if move:
            self._play(move)
        else:
            self.focus = self.focus if self.focus else pick
            self.app.render()

    def hover_over(self, event: dict) -> None:
        """The pointer, or the focus, is over something (or nothing): show what touching it would bring."""
        pick = event["pick"]
        if event["focus"] and pick:
            self.focus = pick
        considered = pick if pick in self.open() else None
        if considered != self.hover or self.lit:
            self.hover, self.lit = considered, None
            self.app.render()

    def point_at(self, event: dict) -> None:
        """A line of the score sheet is pointed at: its elements light up."""
        if self.lit != event["value"]:
            self.lit, self.hover = event["value"], None
            self.app.render()

    def do_light(self, event: dict) -> None:
        """Touch has no hovering: a tap keeps a score line lit, another lets it go."""
        self.held = None if self.held == event["value"] else event["value"]
        self.app.render()

    def do_back(self, event: dict) -> None:
        if self.refused or self.held or self.chooser.back():
            self.refused, self.held = None, None
            self.app.render()

    def do_say(self, event: dict) -> None:
        """A pick that is not drawn, made with a button."""
        self.pick({"pick": event["value"]})

    def do_score(self, event: dict) -> None:
        self.scoring, self.lit, self.held = not self.scoring, None, None
        self.app.render()

    def do_menu(self, event: dict) -> None:
        self.app.open(MenuDialog(self.app, self))

    def do_again(self, event: dict) -> None:
        self.app.play(again(self.table.record, self.app.page.random()))

    def do_undo(self, event: dict) -> None:
        count = self.table.moves_back()
        if count:
            self._interrupt()
            self.table.undo(count)
            self._moved([])

    def do_redo(self, event: dict) -> None:
        count = self.table.moves_forward()
        if count:
            self._interrupt()
            self._moved(self.table.redo(count))

    def do_retry(self, event: dict) -> None:
        self.failed = ""
        self._go_on(0)

    # --- moves --------------------------------------------------------------------------------------------

    def _play(self, move: Move | str) -> None:
        self._moved(self.table.play(move))

    def _moved(self, events: list[Event]) -> None:
        """The position changed: keep it, show it, and let a bot answer."""
        over = self.state.to_move is None
        self.app.store.save(self.id, self.table.record, over)
        self.scoring = over or (self.scoring and bool(events))
        self._turn()
        self.thinking, self.failed = None, ""
        self.app.page.settle()
        self.app.render()
        self.app.page.animate([{"origin": event.values.get("origin"), "dest": event.values.get("dest") or event.values.get("at")}
                               for event in events if "dest" in event.values or "at" in event.values])
        self._go_on(PACE)

    def _interrupt(self) -> None:
        self.app.brain.stop()
        self.thinking = None

    # --- bots ---------------------------------------------------------------------------------------------

    def _go_on(self, wait: int) -> None:
        """If a bot is to move, let it think; its move comes no sooner than `wait` ms from now."""
        if not self.bot_moves or self.gone:
            return
        length, bot = self.table.length, self.table.record.seats[self.state.to_move]
        ready = self.app.page.now() + wait
        self.thinking = 0.0
        self.app.render()

        def done(text: str) -> None:
            self.app.page.later(lambda: self._bot_played(length, text), max(0, int(ready - self.app.page.now())))

        self.app.brain.think(self.table.record.data(), bot, self.app.page.random(), self._progress, done, self._bot_failed)

    def _progress(self, share: float) -> None:
        if not self.gone and self.thinking is not None and share - self.thinking > 0.1:
            self.thinking = share
            self.app.render()

    def _bot_played(self, length: int, text: str) -> None:
        """The move arrived. If the game has changed since it was asked for, it is nobody's."""
        if self.gone or length != self.table.length or not self.bot_moves:
            return
        self._moved(self.table.play(text))

    def _bot_failed(self, why: str) -> None:
        self.thinking, self.failed = None, why
        self.app.render()
