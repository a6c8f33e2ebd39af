"""The expert: plans the rounds ahead, keeping the best few ways through them (a beam).

A way is a line of own turns, all choices within a turn made as greedy would; between them the others take their turns as
greedy would. Ways are compared where as many rounds are over, by what the own farm promises, less a part of what the best
other one does.
"""

from __future__ import annotations

from typing import Generator, Iterator, NamedTuple

from pygame_core.bots.base import Bot, Thought
from pygame_core.bots.greedy import Greedy
from pygame_core.game import Move
from pygame_core.games.agricola.choices import candidates
from pygame_core.games.agricola.promise import promise
from pygame_core.games.agricola.spaces import LAST

POSITIONS = 4000  # looked at for one move, about: a turn begun is looked into to its end
SLICE = 60  # and between two thoughts
WIDTH = 4  # ways kept; more where fewer rounds are left
ROUNDS = 3  # looked into, the one in hand included
RIVAL = 0.5  # how much the promise of the best other farm counts against one's own


class Way(NamedTuple):
    worth: float
    first: Move  # of the decision to be made
    state: object  # where it has led


class Expert(Bot):
    name = "expert"

    def think(self, state, rng) -> Iterator[Thought]:
        moves = candidates(state, rng)
        if len(moves) == 1:
            yield Thought(moves[0], 0, 1)
            return
        if not state.round:  # cards are handed round
            yield from Greedy().think(state, rng)
            return
        plan, before = Plan(state, moves), promise(state, state.to_move)
        for _ in plan.run():
            yield Thought(plan.first, round(plan.promised - before), plan.count / (plan.count + POSITIONS))
        yield Thought(plan.first, round(plan.promised - before), 1)


class Plan:
    """`first`: the best move so far, `promised`: what the farm promises where it leads; `count`: positions looked at."""

    def __init__(self, state, moves: list[Move]):
        self.state, self.moves, self.seat = state, moves, state.to_move
        self.rounds = min(ROUNDS, LAST + 1 - state.round)
        self.width = WIDTH * ROUNDS // self.rounds
        self.first, self.promised = moves[0], 0.0
        self.count = self.told = 0

    def run(self) -> Iterator[None]:
        rival = self._rival(self.state)
        ways = [Way(self._own(after) - rival, move, after) for move, after in (yield from self._turns(self.state, self.moves))]
        self._decide(ways)
        for round_ in range(self.state.round, self.state.round + self.rounds):
            ways = yield from self._through(ways, round_)
            if not ways:  # too much to look at
                return
            self._decide(ways)

    def _decide(self, ways: list[Way]) -> None:
        best = max(ways, key=_worth)
        self.first, self.promised = best.first, self._own(best.state)

    def _through(self, ways: list[Way], round_: int) -> Generator[None, None, list[Way]]:
        """The best ways from there to where the round is over; none if that takes too long."""
        over: list[Way] = []
        while ways:
            going = []
            for way in self._best(ways):
                if self.count >= POSITIONS:
                    return []
                state = yield from self._others(way.state)
                rival = self._rival(state)
                if not state.agenda or state.round > round_:
                    over.append(Way(self._own(state) - rival, way.first, state))
                    continue
                for _, after in (yield from self._turns(state, candidates(state, None))):
                    going.append(Way(self._own(after) - rival, way.first, after))
            ways = going
        return self._best(over)

    def _turns(self, state, moves: list[Move]) -> Generator[None, None, list]:
        """(move, the position once what it begins is done) for each of these moves."""
        found = []
        for move in moves:
            after = state.copy()
            after.play(move)
            self.count += 1
            found.append((move, (yield from self._finished(after))))
            yield from self._pause()
        return found

    def _finished(self, state) -> Generator[None, None, object]:
        """The position where the next person is placed, all until then decided as seems best at once."""
        while state.agenda and state.agenda[-1][0] != "place":
            seat, moves, found = state.to_move, candidates(state, None), []
            for move in moves:
                after = state.copy()
                after.play(move)
                found.append(after)
            self.count += len(moves)
            state = found[0] if len(moves) == 1 else max(found, key=lambda after: promise(after, seat))
            yield from self._pause()
        return state

    def _others(self, state) -> Generator[None, None, object]:
        """The position where it is our turn again."""
        while state.agenda and state.to_move != self.seat:
            seat = state.to_move
            found = yield from self._turns(state, candidates(state, None))
            state = max(found, key=lambda each: promise(each[1], seat))[1]
        return state

    def _own(self, state) -> float:
        return promise(state, self.seat)

    def _rival(self, state) -> float:
        """What the best other farm counts against one's own. Own turns change it little: it is looked at before them."""
        return RIVAL * max((promise(state, seat) for seat in range(state.players) if seat != self.seat), default=0)

    def _best(self, ways: list[Way]) -> list[Way]:
        """The best few, of those that come to the same only one."""
        kept: dict[tuple, Way] = {}
        for way in sorted(ways, key=_worth, reverse=True):
            kept.setdefault((way.worth, way.state.round, *way.state.farms[self.seat].goods), way)
            if len(kept) == self.width:
                break
        return list(kept.values())

    def _pause(self) -> Iterator[None]:
        if self.count - self.told >= SLICE:
            self.told = self.count
            yield


def _worth(way: Way) -> float:
    return way.worth
