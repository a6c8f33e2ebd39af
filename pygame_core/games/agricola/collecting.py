"""Taking what lies on a space, and the starting player's token."""

from __future__ import annotations

from pygame_core.games.agricola.spaces import Space


def collect(state, seat: int, space: Space) -> None:
    """All that has gathered on the space."""
    if space.good is not None:
        number = state.piles[space.id]
        state.piles[space.id] = 0
        state.gain(seat, space.good, number, space.id)


def token(state, seat: int) -> None:
    state.first = seat
    state.say("started", seat)
