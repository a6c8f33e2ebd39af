"""Turns a list of legal moves into "what can be touched next". The interface knows nothing else of a game.

Touch picks in order until they spell a move. A pick that is a set (`b2+c2`) is touched element by element,
in any order, and closed by `CONFIRM`; so is a move that is also the beginning of a longer one.
"""

from __future__ import annotations

from pygame_core.game import Illegal, Move, State

CONFIRM = "ok"


class Chooser:
    """`picks` are complete; `part` holds the touched elements of a set not closed yet."""

    def __init__(self, state: State, offered: list[Move] | None = None):
        """`offered`: the moves to choose from; None: every legal one."""
        self.state, self.moves = state, state.moves() if offered is None else offered
        self.picks: tuple[str, ...] = ()
        self.part: frozenset[str] = frozenset()

    @property
    def touched(self) -> tuple[str, ...]:
        """All that is held: the picks, those of sets element by element, and the elements of the set not closed yet."""
        return (*(part for pick in self.picks for part in pick.split("+")), *sorted(self.part))

    def _heads(self) -> list[str]:
        """The possible next picks, each once, in the order of the moves."""
        depth = len(self.picks)
        return list(dict.fromkeys(move.picks[depth] for move in self.moves
                                  if len(move.picks) > depth and move.picks[:depth] == self.picks))

    def _whole(self) -> Move | None:
        return next((move for move in self.moves if move.picks == self.picks), None)

    def open(self) -> list[str]:
        """What can be touched now, in a stable order; holds `CONFIRM` when a set or a move may be closed."""
        touchable: dict[str, None] = {}
        for head in self._heads():
            parts = head.split("+")
            if self.part <= set(parts):
                touchable.update(dict.fromkeys(part for part in parts if part not in self.part))
                if self.part == set(parts):  # of one element too, where it also begins a larger set
                    touchable[CONFIRM] = None
        if self._whole() and self.picks and not self.part:
            touchable[CONFIRM] = None
        return list(touchable)

    def touch(self, pick: str) -> Move | None:
        """Touch something. Returns the move once it is spelled out; raises `Illegal`, changing nothing,
        when nothing begins so. Touching the last pick again lets go of it; touching a pick that could have
        stood in its place puts it there."""
        if pick in self.part:
            self.part -= {pick}
            return None
        if self.picks and pick == self.picks[-1] and pick not in self.open():
            self.back()
            return None
        if pick not in self.open():
            return self._instead(pick)
        if pick == CONFIRM:
            return self._close()
        return self._take(pick)

    def _take(self, pick: str) -> Move | None:
        heads = self._heads()
        if not self.part and pick in heads and not any(pick in head.split("+") for head in heads if "+" in head):
            self.picks += (pick,)
            return None if self._heads() else self._whole()
        self.part |= {pick}
        return None

    def _close(self) -> Move | None:
        if self.part:
            self.picks += (next(head for head in self._heads() if set(head.split("+")) == self.part),)
            self.part = frozenset()
            if self._heads():
                return None
        return self._whole()

    def _instead(self, pick: str) -> Move | None:
        kept, part = self.picks, self.part
        self.part = frozenset()
        while self.picks and pick != CONFIRM:
            self.picks = self.picks[:-1]
            if pick in self.open():
                return self._take(pick)
        self.picks, self.part = kept, part
        raise self.why(pick)

    def why(self, pick: str) -> Illegal:
        """Why `pick` cannot be touched now."""
        return self.state.why((*self.picks, "+".join((*sorted(self.part), pick))))

    def back(self) -> bool:
        """Let go of the last thing touched; False when nothing is held."""
        if self.part:
            self.part = frozenset()
        elif self.picks:
            self.picks = self.picks[:-1]
        else:
            return False
        return True

    def candidates(self, pick: str | None = None) -> list[Move]:
        """The moves still possible, given also `pick`: what a preview is drawn from."""
        depth, part = len(self.picks), self.part if pick is None else self.part | {pick}
        return [move for move in self.moves if move.picks[:depth] == self.picks
                and (not part or len(move.picks) > depth and part <= set(move.picks[depth].split("+")))]
