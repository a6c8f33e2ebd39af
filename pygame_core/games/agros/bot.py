"""What a beginner sees in an Agros position, in half points, as the score; and the expert. Weights found by playing against itself."""

from __future__ import annotations

from pygame_core.games.agros.bits import GROWTH
from pygame_core.games.agros.expert import REST, Expert
from pygame_core.games.agros.rules import Agros

FREEDOM = 2  # a move to choose from
ROOM = 3  # cells between farmers beyond which more room brings nothing


def value(state: Agros, seat: int) -> float:
    if state.setting_up:
        return _spread(state, seat) - _spread(state, 1 - seat)
    totals = state.totals()
    worth = totals[seat] - totals[1 - seat]
    worth += GROWTH * (sum(state.farmers[seat].values()) - sum(state.farmers[1 - seat].values()))
    worth += FREEDOM * (_freedom(state, seat) - _freedom(state, 1 - seat))
    return worth + REST if state.passes and state.seat != seat else worth


def _spread(state: Agros, seat: int) -> float:
    """Farmers well placed: near the middle, from where all lines are long, and out of each other's way. (Before
    towers differ the score tells nothing: one farmer more beside the one great field takes it all.)"""
    size, centre = state.size, (state.size - 1) / 2
    spots = [divmod(cell, size) for cell in state.farmers[seat]]
    middle = sum(_distance(spot, (centre, centre)) for spot in spots)
    room = sum(min([ROOM, *(_distance(spot, other) for other in spots if other is not spot)]) for spot in spots)
    return room - middle


def _distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    """In steps of a king."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def _freedom(state: Agros, seat: int) -> int:
    """How many moves `seat` would have if it were to move."""
    twin = state.copy()
    twin.seat = seat
    return len(twin.moves())


BOTS = {"expert": Expert}
