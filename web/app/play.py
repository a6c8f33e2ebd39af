"""A game on the table: who thinks, what is kept, looking back. What is touched: touch.py; what it looks like: play_view.py."""

from __future__ import annotations

from typing import Any, Sequence

from app import play_view, series
from app.dialogs import AskDialog, TroubleDialog
from app.html import Html
from app.menu import MenuDialog
from app.replay import Looking, Replay
from app.setup import again
from app.store import OURS
from app.tabs import OWN, SEATS
from app.touch import Touch
from app.words import is_turn, motions, seated
from pygame_core.bots import names as bot_names
from pygame_core.chooser import Chooser
from pygame_core.draw.view import View
from pygame_core.game import BadInput, Event, Game, Move
from pygame_core.record import Record

PACE = {"slow": 1400, "normal": 450, "fast": 60}  # ms before a bot's move is shown, so that the one before is seen


class Play(Looking, Touch):
    def __init__(self, app: Any, game: Game, id: str):
        super().__init__(app, game)
        self.id = id
        self.replay = Replay(self)
        self.looked_at: int | None = None  # whose own board is shown; None: the mover's
        self.held: str | None = None  # score line kept lit by a click
        self.lit_up: set[str] = set()  # picks that are drawn as open, kept by play_view
        self.tab, self.tab_step = "", ()  # the part of the table in sight, where it is shown in parts, and the step it was chosen for: see tabs.py
        self.scoring = False  # the score sheet is open
        self.covered = False  # seats, log and score lie behind another tab, kept by play_view
        self.thinking: float | None = None  # share of a bot's thought that is done
        self.hinting = False  # the thought is a hint for a person
        self.hint: dict | None = None  # {"move", "gain"}
        self.failed = ""  # why a bot could not move
        self.par: dict | None = None  # how far this deal can be played: {"done"} while it is looked for, then {"score", "nodes"} or {"failed"}
        self.curtain: int | None = None  # seat the device is to be handed to; nothing hidden is drawn meanwhile
        self.seen_by: int | None = None  # seat of the person who looks, where hands are hidden
        self.lines: dict[int, tuple] = {}  # of the log, kept by play_view
        self.spoken = ""  # said once to screen readers, before what the prompt says
        self.gone = False  # another screen is open, or the game is deleted: late callbacks do nothing
        save = app.store.load(id)
        if save is None:
            raise BadInput(app.text("app.notice.no_game", id=id[:40]))
        self.trouble = self._sit_down(save)
        if self.table:
            self.scoring = self.state.to_move is None
            self._draw_curtain()
            self._turn()

    def _sit_down(self, save: Any) -> TroubleDialog | None:
        try:
            self.table = save.table()
            self.names = seated(self.app.text, save.record)
        except BadInput as error:
            return TroubleDialog(self.app, self.app.text.of(error), save.text, self.id)
        return None

    # --- what others ask ----------------------------------------------------------------------------------

    @property
    def bot_moves(self) -> bool:
        return self.table.seat_is_bot(self.state.to_move)

    @property
    def remote_moves(self) -> bool:
        return self.table.kind(self.state.to_move) == "remote"

    @property
    def mine(self) -> bool:
        """A person at this device is to decide, and sees the live game."""
        return self.state.to_move is not None and self.table.kind(self.state.to_move) == "human" and not self.replay.looking and self.curtain is None

    def people(self) -> list[int]:
        return [seat for seat in range(self.state.players) if self.table.kind(seat) == "human"]

    def shared(self) -> Record:
        """The record as it leaves this browser, without what the browser notes in it."""
        return Record.of({key: value for key, value in self.table.record.data().items() if key != OURS})

    def title(self) -> str:
        return f"{self.app.text(f'{self.game.name}.title')} – {self.app.text('app.title')}"

    def entered(self) -> None:
        if self.trouble:
            self.app.open(self.trouble)
        else:
            self._go_on()

    def leave(self) -> None:
        self.gone = True
        self.app.brain.stop()

    def html(self) -> Html:
        if not self.table:
            return play_view.nothing(self)
        if self.curtain is not None:
            return play_view.curtain(self)
        return play_view.whole(self)

    def view(self) -> View:
        picks, touchable, hover, turn = self.chooser.touched if self.mine else (), self.open(), self.hover, self.shown_turn
        if self.hint and self.mine and not picks:  # drawn as if its last pick were being considered
            hinted = Chooser(self.state)
            *picks, hover = self.state.find(self.hint["move"]).picks
            hinted.picks, turn = tuple(picks), hover if is_turn(hover) else turn
            touchable = tuple(hinted.open())
            picks = tuple(part for pick in (*picks, *([hover] if "+" in hover else [])) for part in pick.split("+"))
        tabbed = hasattr(self.game.room("draw"), "tabs") and self.app.page.upright()  # beside a column such a table would be too small
        return View(picks=picks, open=touchable, hover=hover, focus=self.focus,
                    refused=self.refused[0] if self.refused else None, last=self.replay.last(), lit=self._marks(), touchable=True,
                    small=self.app.page.narrow() or tabbed, labels=self.app.settings.on("labels"), turn=turn, shown=self._shown(), home=self.home(),
                    viewer=self._viewer(), text=self.app.text)

    def home(self) -> int | None:
        """The seat of the only person here."""
        people = self.people()
        return people[0] if len(people) == 1 else None

    def _viewer(self) -> int | None:
        """The seat whose hidden things are drawn: the person to move, else the only person here."""
        if not self.state.hides or self.state.to_move is None:
            return None
        people = self.people()
        if self.state.to_move in people:
            return self.state.to_move
        return people[0] if len(people) == 1 else -1

    def _lit(self) -> tuple[int, int] | None:
        """Seat and number of the score line pointed at, or kept lit."""
        key = self.lit or self.held
        return tuple(map(int, key.split(":"))) if key else None

    def _shown(self) -> int | None:
        """Whose own board is shown: that of the score line pointed at, or the one asked for."""
        lit = self._lit()
        return lit[0] if lit else self.looked_at

    def _marks(self) -> tuple[str, ...]:
        lit = self._lit()
        if lit is None:
            return ()
        seat, line = lit
        lines = self.replay.state().scores()[seat].lines
        return lines[line].marks if line < len(lines) else ()

    # --- what people touch --------------------------------------------------------------------------------

    def pick(self, event: dict) -> None:
        """Something was touched: it is part of a move, or we say why not."""
        pick = event["pick"]
        self.app.page.settle()
        self.refused, self.hint = None, None
        if self.hinting:
            self._interrupt()
        if self.looked_at not in (None, self.state.to_move) and pick not in self.lit_up and self.mine:
            self.looked_at, self.spoken = None, self.app.text("app.look.home")  # another seat's: nothing is played, one's own comes back
            self.app.render()
        elif self.mine:
            self.touch(pick)

    # --- what people point at -----------------------------------------------------------------------------

    def point_at(self, event: dict) -> None:
        """A line of the score sheet is pointed at: its elements light up."""
        if self.lit != event["value"]:
            self.lit, self.hover = event["value"], None
            self.app.render()

    def do_light(self, event: dict) -> None:
        """Touch has no hovering: a tap keeps a score line lit, another lets it go."""
        self.held = None if self.held == event["value"] else event["value"]
        self.app.render()

    def do_look(self, event: dict) -> None:
        """Another seat's own board."""
        self.looked_at = None if str(self.looked_at) == event["value"] else int(event["value"])
        self.tab = OWN
        self.app.render()

    def do_tab(self, event: dict) -> None:
        """Another part of the table."""
        self.tab = event["value"]
        self.app.render()

    # --- buttons and keys ---------------------------------------------------------------------------------

    def do_back(self, event: dict) -> None:
        """Escape lets go of one thing at a time."""
        if self.waiting or self.hint:
            self.waiting, self.hint, self.hover = None, None, None
        elif self.hinting:
            self._interrupt()
        elif self.refused or self.held:
            self.refused, self.held = None, None
        elif self.replay.looking:
            self.do_live(event)
            return
        elif not self.chooser.back():
            return
        self.app.render()

    def do_score(self, event: dict) -> None:
        self.scoring, self.lit, self.held = not self.scoring or self.covered, None, None
        self.tab = SEATS if self.scoring and not self.app.page.low() else self.tab
        self.app.render()

    def do_menu(self, event: dict) -> None:
        self.app.open(MenuDialog(self.app, self))

    def do_again(self, event: dict) -> None:
        self.app.play(again(self.table, self.app.page.random()))

    def do_next_game(self, event: dict) -> None:
        """The next game of a series. What is kept for it is asked first, where there is something to choose."""
        choices = series.room(self.game).choices(self.state, self.app.text)
        if choices:
            self.app.open(series.KeepDialog(self.app, self, choices))
            return
        try:
            series.go_on(self)
        except BadInput as error:  # taken back meanwhile
            self.app.notice = (self.app.text.of(error), None, "")
            self.app.render()

    def do_tell(self, event: dict) -> None:
        """The position in words, for those who cannot see it."""
        words = play_view.summary(self)
        self.spoken = words + "\u00a0" if self.spoken == words else words  # the same words again are heard only as other ones
        self.app.render()

    def do_open_curtain(self, event: dict) -> None:
        self.seen_by, self.curtain = self.curtain, None
        self._turn()
        self.app.render()

    def do_send(self, event: dict) -> None:
        self.app.copy(self.app.link(self.shared()), "app.notice.sent")

    # --- taking back --------------------------------------------------------------------------------------

    def do_undo(self, event: dict) -> None:
        if self.waiting or self.chooser.touched:
            self.waiting = None
            self.chooser = Chooser(self.state)
            self.app.render()
            return
        self._take_back(self.table.turn_back() if event.get("shift") else self.table.moves_back())

    def do_back_to(self, event: dict) -> None:
        """Take back to the position being looked at."""
        if self.replay.looking:
            self._take_back(self.table.length - self.replay.at)

    def _take_back(self, count: int) -> None:
        if not count:
            return
        if self.table.revealed(count):
            self.app.open(AskDialog(self.app, "app.ask.revealed", lambda: self._undo(count, noted=True)))
        else:
            self._undo(count)

    def _undo(self, count: int, noted: bool = False) -> None:
        if noted:  # others who read the record shall know
            keep = self.table.length - count
            self.table.record.extra.setdefault("taken_back", []).append({"at": keep, "moves": self.table.record.moves[keep:]})
        self._interrupt()
        self.replay.leave()
        self.table.undo(count)
        self._moved([])

    def do_redo(self, event: dict) -> None:
        count = self.table.moves_forward()
        if count:
            self._interrupt()
            self.replay.leave()
            self._moved(self.table.redo(count))

    # --- looking back -------------------------------------------------------------------------------------

    def do_live(self, event: dict) -> None:
        self.replay.leave()
        self.shown()
        self._go_on()

    def do_branch(self, event: dict) -> None:
        """Play on from here: a new game beside this one."""
        branch = self.shared()
        branch.moves = branch.moves[:self.replay.at]
        self.app.play(branch)

    def shown(self, moving: bool = False) -> None:
        """Another position of the game is on the board, by the move before it."""
        self._turn()
        self.app.page.settle()
        self.app.render()
        if moving:
            self._animate(self.replay.last())

    # --- moves --------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        """A new position is on the board."""
        if self.hinting:
            self._interrupt()
        self.begin(Chooser(self.state))
        self.held, self.hint, self.spoken = None, None, ""

    def _play(self, move: Move | str) -> None:
        self.app.page.settle()
        self._moved(self.table.play(move))

    def _moved(self, events: list[Event]) -> None:
        """The position changed: keep it, show it, and let who is next decide."""
        over = self.state.to_move is None
        self.app.store.save(self.id, self.table.record, over)
        if over and events:
            self.app.stats.add(self.id, self.table)
        self.scoring = over or (self.scoring and bool(events))
        self.thinking, self.failed, self.looked_at = None, "", None
        self._draw_curtain()
        self._turn()
        self.app.render()
        self._animate(events)
        self.app.sound("end" if over and events else "move")
        self._go_on()

    def _animate(self, events: Sequence[Event]) -> None:
        if self.app.settings.on("motion"):
            self.app.page.animate(motions(events))

    def _draw_curtain(self) -> None:
        """With hidden hands, between two people at one device."""
        seat, people = self.state.to_move, self.people()
        self.curtain = seat if self.state.hides and len(people) > 1 and seat in people and seat != self.seen_by else None

    def _interrupt(self) -> None:
        self.app.brain.stop()
        self.thinking, self.hinting = None, False
        self.par = self.known_par()

    def kept_elsewhere(self) -> None:
        """Another tab played on in this game: follow it."""
        save = self.app.store.load(self.id)
        if save is None or save.record is None or save.record.moves == self.table.record.moves:
            return
        self._interrupt()
        if self._sit_down(save) is None:
            self.replay.leave()
            self._draw_curtain()
            self._turn()
            self.app.notice = (self.app.text("app.notice.elsewhere"), None, "")
            self.app.render()

    # --- bots ---------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """If a bot is to move, let it think; its move is shown no sooner than the pace allows."""
        if not self.bot_moves or self.gone or self.replay.looking:
            return
        length, ready = self.table.length, self.app.page.now() + PACE[self.app.settings["pace"]]
        self.thinking = 0.0
        self.app.render()

        def done(thought: dict) -> None:
            self.app.page.later(lambda: self._bot_played(length, thought["move"]), max(0, int(ready - self.app.page.now())))

        self._think(self.table.kind(self.state.to_move), done)

    def do_hint(self, event: dict) -> None:
        """Ask the strongest bot; asking again, or anything else, calls it off."""
        if self.hinting:
            self._interrupt()
            self.app.render()
        elif self.mine:
            self.thinking, self.hinting, self.hint = 0.0, True, None
            self.chooser = Chooser(self.state)
            self.app.render()
            self._think(bot_names(self.game)[-1], self._hinted)

    def _hinted(self, thought: dict) -> None:
        self.thinking, self.hinting = None, False
        if not self.gone and self.mine:
            self.hint = thought
            self.app.render()

    def _think(self, bot: str, done: Any) -> None:
        self.par = self.known_par()  # one thought at a time
        self.app.brain.think(self.table.record.data(), bot, self.app.page.random(), self._progress, done, self._bot_failed)

    def _progress(self, share: float) -> None:
        if not self.gone and self.thinking is not None and share - self.thinking > 0.05:
            self.thinking = share
            self.app.render()

    def _bot_played(self, length: int, text: str) -> None:
        """The move arrived. If the game has changed since it was asked for, it is nobody's."""
        if not self.gone and length == self.table.length and self.bot_moves and not self.replay.looking:
            self._play(text)

    def _bot_failed(self, why: str) -> None:
        self.thinking, self.hinting, self.failed = None, False, why
        self.app.render()

    def known_par(self) -> dict | None:
        return self.par if self.par and "score" in self.par else None

    def do_par(self, event: dict) -> None:
        """Look how far this deal can be played; asking again calls it off."""
        if self.thinking is not None:
            return
        if self.par and "done" in self.par:
            self._interrupt()
            self.app.render()
        else:
            self._par_is({"done": 0.0})
            self.app.brain.par(self.table.record.data(), progress=self._par_progress,
                               done=lambda found: self._par_is({"score": found["score"], "nodes": found["nodes"]}),
                               failed=lambda why: self._par_is({"failed": why}))

    def _par_progress(self, share: float) -> None:
        if share - self.par["done"] > 0.04:  # each is a drawing of the whole table
            self._par_is({"done": share})

    def _par_is(self, known: dict) -> None:
        if not self.gone:
            self.par = known
            self.app.render()

    def do_take_hint(self, event: dict) -> None:
        if self.hint:
            self._play(self.hint["move"])

    def do_retry(self, event: dict) -> None:
        self.failed = ""
        self._go_on()
