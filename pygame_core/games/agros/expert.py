"""The expert: looks at every move and at every answer to it, and takes the move whose best answer hurts least.

Two moves ahead and no more: looking three or four ahead, at all moves or at the likely ones, cost thirty times as much
and won no more games.
"""

from __future__ import annotations

from typing import Iterator

from pygame_core.bots.base import Bot, Thought, shuffle
from pygame_core.bots.greedy import Greedy
from pygame_core.games.agros.bits import Board, Walk
from pygame_core.games.agros.rules import LIGHT, PASS, Agros

SLICE = 200  # positions looked at between two thoughts; a move's answers are not parted
REST = 0.5  # of having passed: decides between equals only, so a farmer that gains nothing stays where it is
WON, NEVER = 10**6, 10**9  # more than any lead; more than any value

Step = Walk | None  # None: a pass


class Expert(Bot):
    name = "expert"

    def think(self, state: Agros, rng) -> Iterator[Thought]:
        if state.setting_up:
            yield from Greedy().think(state, rng)
            return
        moves = {move.code[1:3]: move for move in state.moves()[:-1]}
        look = Look(state)
        if not moves or state.passes and look.ended() > 0:
            yield Thought(PASS, 0, 1)
            return
        before, told = look.value(), 0
        steps = look.steps(rng)
        best, most = None, -NEVER
        for number, step in enumerate(steps, 1):
            value = look.answered(step, most)
            if value > most:
                best, most = moves[step.origin, step.dest] if step else PASS, value
            if look.count - told >= SLICE or number == len(steps):
                told = look.count
                yield Thought(best, round(_lead(most) - before), number / len(steps))


class Look:
    """A position as its mover sees it. `count`: positions looked at."""

    def __init__(self, state: Agros):
        self.board, self.passes, self.count = Board(state), state.passes, 0
        self.sign = 1 if state.seat == LIGHT else -1

    def value(self) -> float:
        self.count += 1
        return self.sign * self.board.value()

    def ended(self) -> int:
        """The value if this is the end: who has won before all else."""
        lead = self.sign * self.board.lead()
        return lead and (WON + lead if lead > 0 else lead - WON)

    def steps(self, rng) -> list[Step]:
        """All of them, those that look best at once first."""
        found: list[tuple[float, Step]] = [(self.value(), None)]
        for walk in self.board.walks(self.board.seat):
            given = self.board.make(walk)
            found.append((self.value(), walk))
            self.board.undo(walk, given)
        shuffle(found, rng)  # the first of equally good steps is taken
        return [step for _, step in sorted(found, key=lambda each: each[0], reverse=True)]

    def answered(self, step: Step, enough: float) -> float:
        """The value after the answer that hurts most, or, once it is not more than `enough`, after one that does."""
        board = self.board
        if step is None:
            if self.passes:
                return self.ended()
            board.seat = 1 - board.seat
            value = self._worst(self.ended(), enough - REST) + REST
            board.seat = 1 - board.seat
            return value
        given = board.make(step)
        value = self._worst(self.value() - REST, enough)
        board.undo(step, given)
        return value

    def _worst(self, passed: float, enough: float) -> float:
        """The least value after an answer; `passed`: that after a pass."""
        board, worst = self.board, passed
        for walk in board.walks(board.seat):
            if worst <= enough:
                break
            given = board.make(walk)
            worst = min(worst, self.value())
            board.undo(walk, given)
        return worst


def _lead(value: float) -> float:
    """What is left of a value when winning and losing is not counted."""
    return value - WON if value > WON / 2 else value + WON if value < -WON / 2 else value
