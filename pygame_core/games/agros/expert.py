"""The expert: looks several moves ahead, at the most promising moves of each position only.

Alpha-beta, deeper and deeper until so many positions have been looked at. All values are those of the seat to move.
"""

from __future__ import annotations

from typing import Generator, Iterator

from pygame_core.bots.base import Bot, Thought, shuffle
from pygame_core.bots.greedy import Greedy
from pygame_core.games.agros.bits import Board, Walk
from pygame_core.games.agros.rules import LIGHT, PASS, Agros

POSITIONS = 10_000  # looked at for one move
SLICE = 200  # and between two thoughts
WIDTH = 8  # moves of a position that are looked into
DEEPEST = 12  # moves ahead
REST = 0.5  # of having passed: decides between equals only, so a farmer that gains nothing stays where it is
WON, NEVER = 10**6, 10**9  # more than any lead; more than any value

Step = Walk | None  # None: a pass
Looking = Generator[None, None, float]  # pauses between slices, then gives a value


class Expert(Bot):
    name = "expert"

    def think(self, state: Agros, rng) -> Iterator[Thought]:
        if state.setting_up:
            yield from Greedy().think(state, rng)
            return
        moves = {move.code[1:3]: move for move in state.moves()[:-1]}
        if not moves or state.passes and ended(Board(state)) > 0:
            yield Thought(PASS, 0, 1)
            return
        search = Search(state, rng)
        before = search.worth()

        def thought(done: float) -> Thought:
            step = search.best
            return Thought(moves[step.origin, step.dest] if step else PASS, round(_lead(search.value) - before), done)

        for _ in search.deepen():
            yield thought(search.count / POSITIONS)
        yield thought(1)


class Search:
    """`best`: the step to take, `value`: what it is worth; `count`: positions looked at."""

    def __init__(self, state: Agros, rng):
        self.board, self.passes, self.rng = Board(state), state.passes, rng
        self.best: Step = None
        self.value = self.count = self.told = 0
        self._worth: dict[tuple, float] = {}  # of boards, to Light
        self._refutations: dict[tuple, Step] = {}  # what was too good for the other seat when last looked at

    def deepen(self) -> Iterator[None]:
        """Look further and further."""
        ahead = self._ordered(self.passes)
        shuffle(ahead, self.rng)  # the first of equally good steps is taken
        ahead.sort(key=_by_value, reverse=True)
        self.value, self.best = ahead[0]
        for depth in range(1, DEEPEST):
            found = []
            for _, step in ahead:
                value = yield from self._after(step, depth, -NEVER, -max([-NEVER, *(value for value, _ in found)]), self.passes)
                if self.count >= POSITIONS:
                    break
                found.append((value, step))
            if found:  # begun with the best so far: what comes before it is better
                self.value, self.best = max(found, key=_by_value)
            if self.count >= POSITIONS:
                return
            ahead = sorted(found, key=_by_value, reverse=True)

    def _after(self, step: Step, depth: int, alpha: float, beta: float, passes: int) -> Looking:
        """The value of a step to the seat that takes it; `alpha` and `beta` are the other's."""
        board = self.board
        if step is None:
            if passes:
                return ended(board)
            board.seat = 1 - board.seat
            value = yield from self._look(depth, alpha, beta, 1)
            board.seat = 1 - board.seat
            return REST - value
        given = board.make(step)
        value = yield from self._look(depth, alpha, beta, 0)
        board.undo(step, given)
        return -value

    def _look(self, depth: int, alpha: float, beta: float, passes: int) -> Looking:
        if SLICE <= self.count - self.told and self.count < POSITIONS:
            self.told = self.count
            yield
        if depth == 1:
            return self._edge(beta, passes)
        key, best = (self.board.seat, *self.board.key()), -NEVER
        for step in self._promising(key, passes):
            value = yield from self._after(step, depth - 1, -beta, -max(alpha, best), passes)
            best = max(best, value)
            if best >= beta:
                self._refutations[key] = step
                break
            if self.count >= POSITIONS:
                break
        return best

    def _promising(self, key: tuple, passes: int) -> list[Step]:
        """The steps worth looking into, the likely best first."""
        found = [step for _, step in sorted(self._ordered(passes), key=_by_value, reverse=True)[:WIDTH]]
        if key in self._refutations:
            first = self._refutations[key]
            found = [first, *(step for step in found if step != first)]
        return found

    def _ordered(self, passes: int) -> list[tuple[float, Step]]:
        """Every step and what the position after it is worth at once."""
        found: list[tuple[float, Step]] = [(self._at_once(walk), walk) for walk in self.board.walks(self.board.seat)]
        return [*found, (self._resting(passes), None)]

    def _edge(self, beta: float, passes: int) -> float:
        """The best of one step, looking no further."""
        best = self._resting(passes)
        for walk in self.board.walks(self.board.seat):
            if best >= beta:
                break
            best = max(best, self._at_once(walk))
        return best

    def _at_once(self, walk: Walk) -> float:
        given = self.board.make(walk)
        value = -self.worth()
        self.board.undo(walk, given)
        return value

    def _resting(self, passes: int) -> float:
        return ended(self.board) if passes else self.worth() + REST

    def worth(self) -> float:
        """Of the board, to the seat to move."""
        self.count += 1
        key = self.board.key()
        if key not in self._worth:
            self._worth[key] = self.board.value()
        return self._worth[key] if self.board.seat == LIGHT else -self._worth[key]


def ended(board: Board) -> int:
    """The value of the end of the game: who has won before all else."""
    lead = board.lead() if board.seat == LIGHT else -board.lead()
    return lead and (WON + lead if lead > 0 else lead - WON)


def _lead(value: float) -> float:
    """What is left of a value when winning and losing is not counted."""
    return value - WON if value > WON / 2 else value + WON if value < -WON / 2 else value


def _by_value(each: tuple[float, Step]) -> float:
    return each[0]
