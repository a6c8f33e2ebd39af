"""Taking what lies on a space, and the starting player's token."""

from __future__ import annotations

from pygame_core.games.agricola.spaces import Space


def collect(state, seat: int, space: Space) -> tuple[tuple[int, int], ...]:
    """All that has gathered on the space; returns it."""
    if space.good is None or not (number := state.piles.get(space.id, 0)):
        return ()
    state.piles[space.id] = 0
    state.gain(seat, space.good, number, space.id)
    return ((space.good, number),)


def took(state, seat: int, where: str, goods: tuple[tuple[int, int], ...]) -> None:
    """Let cards hear what a person's action took off a space."""
    if goods and where in state.taken:
        state.react("took", seat, where, goods)


def token(state, seat: int) -> None:
    state.first = seat
    state.say("started", seat)
