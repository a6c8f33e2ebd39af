"""The move after which the position looks best. It looks no further."""

from __future__ import annotations

from pygame_core.bots.base import Bot, Thought, shuffle
from pygame_core.bots.judge import Judge, lead

SLICE = 8  # moves looked at between two thoughts


class Greedy(Bot):
    name = "greedy"

    def think(self, state, rng):
        seat, judge = state.to_move, Judge(state.game)
        moves, before = list(judge.candidates(state, rng)), lead(state, seat)
        shuffle(moves, rng)  # the first of equally good moves is taken
        best, most = None, 0
        for count, move in enumerate(moves, 1):
            after = state.copy()
            after.play(move)
            worth = judge.worth(after, seat)
            if best is None or worth > most:
                best, most, gain = move, worth, lead(after, seat) - before
            if count % SLICE == 0 or count == len(moves):
                yield Thought(best, gain, count / len(moves))
