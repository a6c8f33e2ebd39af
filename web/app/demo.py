"""A demo in a frame (embed.html): one position, one rule to try. What it looks like: demo_view.py."""

from __future__ import annotations

from typing import Any, Sequence

from app import demo_view
from app.frame import side_name
from app.html import Html
from app.touch import Touch
from pygame_core.chooser import Chooser
from pygame_core.demo import Demo, view
from pygame_core.draw.view import View
from pygame_core.game import Event, Game, Illegal, Move

PAUSE = 700  # ms before a move that nobody here makes, so that the one before is seen


class DemoScreen(Touch):
    """A reader tries one rule. `app` draws it again when asked (`render`) and is told when it is understood
    (`solved`) and when there is nothing left to take back (`left`)."""

    def __init__(self, app: Any, game: Game, demo: Demo):
        super().__init__(app, game)
        self.demo = demo
        self._begin_again()
        self.names = [self._name(seat) for seat in range(demo.record.players)]

    def _begin_again(self) -> None:
        self.table = self.demo.table()
        self.learner = self.state.to_move
        self.tried: set[str] = set()  # what the rules refuse, as the demo lists it
        self.last: Sequence[Event] = ()
        self.understood = self.showing = False
        self.elsewhere = False  # a move that is legal, but is not what this demo is about, was asked for
        self.focus = None
        self._decide()

    def _decide(self) -> None:
        self.begin(Chooser(self.state, self.demo.moves(self.table)))

    def _name(self, seat: int) -> str:
        if self.game.sides:
            return side_name(self.app.text, self.game, seat)
        return self.app.text("app.demo.you") if seat == self.learner else self.app.text("app.player", number=seat + 1)

    # --- what others ask ----------------------------------------------------------------------------------

    @property
    def mine(self) -> bool:
        return not self.understood and not self.showing and self.state.to_move == self.learner

    @property
    def astray(self) -> bool:
        """The reader's part is over, and it was not what was asked."""
        return not self.understood and not self.showing and self.state.to_move != self.learner and not self._reply()

    def _reply(self) -> str | None:
        """The move of another seat that comes next."""
        if self.understood or self.showing or self.state.to_move in (None, self.learner):
            return None
        return self.demo.reply(self.table, self.learner)

    def title(self) -> str:
        return f"{self.app.text(f'{self.game.name}.title')}: {self.app.text(self.demo.title)}"

    def view(self) -> View:
        return view(self.table, self.app.text, self.learner, touchable=True, open=self.open(), picks=self.chooser.touched if self.mine else (),
                    hover=self.hover, focus=self.focus, refused=self.refused[0] if self.refused else None, last=tuple(self.last),
                    turn=self.shown_turn)

    def html(self) -> Html:
        return demo_view.demo(self)

    # --- what a reader does -------------------------------------------------------------------------------

    def pick(self, event: dict) -> None:
        self.app.page.settle()
        self.refused, self.elsewhere = None, False
        if not self.mine:
            return
        if self._legal(event["pick"]) and event["pick"] not in self.chooser.open():
            self.elsewhere = True
            self.app.render()
        else:
            self.touch(event["pick"])

    def _legal(self, pick: str) -> bool:
        """Whether it could be touched in a game."""
        free = Chooser(self.state)
        free.picks, free.part = self.chooser.picks, self.chooser.part
        return pick in free.open()

    def _refuse(self, pick: str, error: Illegal) -> None:
        found = next((text for text, rule in self.demo.refused if rule == error.rule and self._begins(text, pick)), None)
        if found:
            self.tried.add(found)
        self.understood = self.demo.tried(len(self.tried))
        super()._refuse(pick, error)
        if self.understood:
            self.app.solved()

    def _begins(self, text: str, pick: str) -> bool:
        """Whether what is held, with `pick`, is the beginning of this move."""
        picks, depth = tuple(text.split()), len(self.chooser.picks)
        return picks[:depth] == self.chooser.picks and {*self.chooser.part, pick} <= set(picks[depth].split("+") if depth < len(picks) else ())

    def do_back(self, event: dict) -> None:
        if self.waiting:
            self.waiting, self.hover = None, None
        elif self.refused or self.elsewhere:
            self.refused, self.elsewhere = None, False
        elif not self.chooser.back():
            return self.app.left()
        self.app.render()

    def do_undo(self, event: dict) -> None:
        self.do_reset(event)

    def do_reset(self, event: dict) -> None:
        self._begin_again()
        self.app.render()

    def do_show(self, event: dict) -> None:
        """How it is done: the script is played."""
        if not self.demo.script:
            return
        self._begin_again()
        self.showing = True
        self.app.render()
        self._later(self._show)

    def _show(self) -> None:
        self._play(self.demo.script[self.demo.played(self.table)])

    # --- moves --------------------------------------------------------------------------------------------

    def _play(self, move: Move | str) -> None:
        self.app.page.settle()
        self.last = self.table.play(move)
        solved = self.demo.understood(self.table)
        by_reader = solved and not self.showing
        self.understood, self.showing = solved, self.showing and not solved
        self._decide()
        self.app.render()
        self.app.animate(self.last)
        if by_reader:
            self.app.solved()
        elif self.showing:
            self._later(self._show)
        elif reply := self._reply():
            self._later(lambda: self._play(reply))

    def _later(self, task: Any) -> None:
        """Unless the demo is begun again meanwhile."""
        table = self.table
        self.app.page.later(lambda: task() if self.table is table else None, PAUSE)
