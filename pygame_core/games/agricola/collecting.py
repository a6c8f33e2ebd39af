"""Taking what lies on a space, and the starting player's token."""

from __future__ import annotations

from pygame_core.games.agricola import ordering
from pygame_core.games.agricola.spaces import Space


def collect(state, seat: int, space: Space) -> tuple[tuple[int, int], ...]:
    """All that has gathered on the space; returns it."""
    if space.good is None or not (number := state.piles.get(space.id, 0)):
        return ()
    state.piles[space.id] = 0
    state.gain(seat, space.good, number, space.id)
    return ((space.good, number),)


def took(state, seat: int, where: str, goods: tuple[tuple[int, int], ...], placed: bool = False) -> None:
    """Let cards hear what a person's action took off a space, and that a person has been placed there."""
    for owner, card in state.hooks.get("claims", ()):
        for good, number in card.claims(state, owner, seat, where) if where in state.taken else ():
            state.acts(owner, card.id)
            state.lose(seat, good, number)
            state.gain(owner, good, number, card.id)
            goods = tuple((kind, there - number if kind == good else there) for kind, there in goods)
    entries: list[tuple] = []
    if placed and "entered" in state.hooks:
        entries += [(owner, card.id, "entered", seat, where) for owner, card in state.hooks["entered"]]
    if goods and where in state.taken and "took" in state.hooks:
        counted = {good: sum(number for each, number in goods if each == good) for good, _ in goods}
        entries += [(owner, card.id, "took", seat, where, tuple(counted.items())) for owner, card in state.hooks["took"]]
    ordering.call(state, sorted(entries, key=lambda entry: (entry[0] - seat) % state.players))


def token(state, seat: int) -> None:
    state.first = seat
    state.say("started", seat)

