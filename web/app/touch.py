"""What a person does at a board: touching, turning what is held, considering. Tables and demos are made of this."""

from __future__ import annotations

from typing import Any

from app.words import is_turn
from pygame_core.chooser import CONFIRM, Chooser
from pygame_core.game import Game, Illegal, Move, State
from pygame_core.table import Table


class Touch:
    """Whoever is made of this says whether a person may touch now (`mine`), makes the moves (`_play`) and shows all
    that (`app.render`)."""

    mine: bool

    def __init__(self, app: Any, game: Game):
        self.app, self.game = app, game
        self.table: Table | None = None
        self.chooser: Chooser | None = None
        self.hover: str | None = None  # open pick being considered, by pointer or focus
        self.focus: str | None = None  # the board's one tab stop
        self.refused: tuple[str, Illegal] | None = None
        self.waiting: Move | None = None  # spelled out, to be confirmed
        self.turn: str | None = None  # the rotation held
        self.pointed: str | None = None  # what the pointer or the focus is over, open or not
        self.snapped: tuple[str, ...] = ()  # place and rotation the piece in hand takes near that
        self.lit: str | None = None  # score line pointed at, "seat:line"

    def begin(self, chooser: Chooser) -> None:
        """A decision is to be made; nothing of the one before is held."""
        self.chooser = chooser
        self.hover, self.refused, self.waiting, self.snapped = None, None, None, ()

    def _play(self, move: Move | str) -> None:
        raise NotImplementedError

    @property
    def shown_turn(self) -> str | None:
        """The rotation in which the piece in hand is drawn."""
        return self.snapped[1] if self.snapped and not self.waiting else self.turn

    @property
    def state(self) -> State:
        """The live position."""
        return self.table.state

    def open(self) -> tuple[str, ...]:
        """What a person can touch now."""
        return tuple(self.chooser.open()) if self.mine else ()

    def considered(self) -> Move | None:
        """The one move that touching the hovered pick would make."""
        if self.waiting:
            return self.waiting
        if self.hover is None:
            return None
        depth, found = len(self.chooser.picks), self.chooser.candidates(self.hover)
        if self.snapped:
            return next((move for move in found if move.picks[depth:] == self.snapped), None)
        turned = [move for move in found if len(move.picks) == depth + 2 and is_turn(move.picks[-1])]
        if turned:
            return next((move for move in turned if move.picks[-1] == self.turn), turned[0])
        ends = [move for move in found if len(move.picks) == depth + 1]
        return ends[0] if len(ends) == 1 else None

    # --- touching -----------------------------------------------------------------------------------------

    def touch(self, pick: str) -> None:
        """It is part of a move, or we say why not."""
        if self.waiting and pick in self.waiting.picks[-2 if is_turn(self.waiting.picks[-1]) else -1:]:
            self._play(self.waiting)
            return
        self.waiting = None
        place, *turned = self._snap(pick, near=False) or (pick,)
        self.turn = turned[0] if turned else self.turn
        try:
            move = self.chooser.touch(place) or self._turned()
        except Illegal as error:
            self._refuse(pick, error)
            return
        if move and self.app.settings.confirming and pick != CONFIRM:  # that was a yes already
            self._wait_for_yes(move)
        elif move:
            self._play(move)
        else:
            self.focus = self.focus or pick
            self.app.sound("touch")
            self.app.render()

    def _refuse(self, pick: str, error: Illegal) -> None:
        self.refused = (pick, error)
        self.app.sound("no")
        self.app.render()

    def _wait_for_yes(self, move: Move) -> None:
        self.waiting, self.hover = move, move.picks[-1]
        self.chooser.back()
        self.app.render()

    # --- rotations: the last pick of a move, held rather than touched --------------------------------------

    def turns(self) -> list[str]:
        """The rotations in which what is held could be put down, at the place picked or anywhere."""
        found = {move.picks[-1] for move in self.chooser.candidates() if len(move.picks) > len(self.chooser.picks)}
        return sorted(filter(is_turn, found), key=lambda turn: int(turn[1:]))

    def _turned(self) -> Move | None:
        """A place was touched and only rotations are left: with the one held, if it is legal here, the move is
        spelled out; else the piece waits here in the first legal one."""
        turns = self.chooser.open()
        if not turns or not all(map(is_turn, turns)):
            return None
        if self.turn in (None, *turns) or len(turns) == 1:
            return self.chooser.touch(self.turn if self.turn in turns else turns[0])
        self._hold(turns[0])
        return None

    def _hold(self, turn: str) -> None:
        """Take a rotation; if the piece already has its place, the move waits to be confirmed."""
        self.turn = turn
        self.waiting = next((move for move in self.chooser.candidates(turn) if len(move.picks) == len(self.chooser.picks) + 1), None)

    def _snap(self, pick: str | None, near: bool) -> tuple[str, ...]:
        """Place and rotation of the piece in hand, if `pick` is pointed at: its game's drawing knows, if it can. With
        `near` also where the piece would not lie on what is pointed at."""
        snap = getattr(self.game.room("draw"), "snap", None)
        if not snap or not self.mine or pick is None or self.chooser.part or all(map(is_turn, self.chooser.open())):
            return ()
        return snap(self.state, self.chooser.picks, pick, self.turn, near)

    def do_turn(self, event: dict) -> None:
        turns = self.turns()
        if turns and self.mine:
            step = -1 if event.get("shift") else 1
            held = self.shown_turn
            self._hold(turns[(turns.index(held) + step) % len(turns)] if held in turns else turns[0])
            self.snapped = self._snap(self.pointed, near=True)
            self.hover = self.snapped[0] if self.snapped else self.hover
            self.app.render()

    # --- pointing, buttons --------------------------------------------------------------------------------

    def hover_over(self, event: dict) -> None:
        """The pointer, or the focus, is over something (or nothing): show what touching it would bring."""
        pick = event["pick"]
        if event["focus"] and pick:
            self.focus = pick
        self.pointed, snapped = pick, self._snap(pick, near=True)
        considered = snapped[0] if snapped else pick if pick in self.open() else None
        if not self.waiting and ((considered, snapped) != (self.hover, self.snapped) or self.lit):
            self.hover, self.snapped, self.lit = considered, snapped, None
            self.app.render()

    def do_yes(self, event: dict) -> None:
        if self.waiting:
            self._play(self.waiting)

    def do_say(self, event: dict) -> None:
        """A pick that is not drawn, made with a button."""
        self.pick({"pick": event["value"]})
