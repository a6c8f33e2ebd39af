"""How good a position is for a seat: by the game's own `bot` room if it has one, else by the score.

A game's `bot` room gives `value(state, seat) -> number`, in the game's unit, and may give
`candidates(state, rng) -> list[Move]`, the moves worth a look where there are very many.
"""

from __future__ import annotations

from pygame_core.game import Game, Move, State

WIN = 10**9  # more than any lead


def lead(state: State, seat: int) -> int:
    """How far `seat` is ahead of the best other seat; where all play together, what they have."""
    totals = [score.total for score in state.scores()]
    own = totals.pop(seat)
    return own if state.game.together or not totals else own - max(totals)


class Judge:
    def __init__(self, game: Game):
        self.together = game.together
        room = game.room("bot") if game.has_room("bot") else None
        self.value = getattr(room, "value", lead)
        self._candidates = getattr(room, "candidates", None)

    def candidates(self, state: State, rng) -> list[Move]:
        return self._candidates(state, rng) if self._candidates else state.moves()

    def worth(self, state: State, seat: int) -> float:
        """The value of a position that goes on; of one that has ended, its outcome before all else."""
        outcome = state.outcome()
        if outcome is None:
            return self.value(state, seat)
        if seat in outcome.winners:
            return WIN + lead(state, seat)
        lost = outcome.winners or self.together
        return lead(state, seat) - (WIN if lost else 0)
