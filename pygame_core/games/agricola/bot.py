"""How good a farm is going to be: its promise once the turn in hand is finished, so that a space is worth what is done there."""

from __future__ import annotations

from pygame_core.game import Move
from pygame_core.games.agricola.ahead import Expert
from pygame_core.games.agricola.choices import candidates
from pygame_core.games.agricola.promise import promise

__all__ = ["BOTS", "candidates", "value"]

TURN = frozenset(("act", "house", "ask", "order"))
STEPS = 12  # decisions of one turn looked ahead at most


def value(state, seat: int) -> float:
    """The promise of the position once the seat has finished what it has begun."""
    if state.agenda and state.agenda[-1][0] in TURN and state.agenda[-1][1] == seat:
        state = state.copy()
        for _ in range(STEPS):
            if not state.agenda or state.agenda[-1][0] not in TURN or state.agenda[-1][1] != seat:
                break
            state.play(_best(state, seat))
    return promise(state, seat)


def _best(state, seat: int) -> Move:
    found, best = None, None
    for move in candidates(state, None):
        after = state.copy()
        after.play(move)
        worth = promise(after, seat)
        if best is None or worth > best:
            found, best = move, worth
    return found


BOTS = {"expert": Expert}
