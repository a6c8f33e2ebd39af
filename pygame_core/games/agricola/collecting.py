"""Taking what lies on a space, and the starting player's token."""

from __future__ import annotations

from pygame_core.games.agricola import cards
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
    for owner, card in state.hooks.get("claims", ()):
        for good, number in card.claims(state, owner, seat, where) if where in state.taken else ():
            state.lose(seat, good, number)
            state.gain(owner, good, number, card.id)
            goods = tuple((kind, there - number if kind == good else there) for kind, there in goods)
    if goods and where in state.taken and "took" in state.hooks:
        heard = sorted(state.hooks["took"], key=lambda each: each[1].rank)
        counted = {good: sum(number for each, number in goods if each == good) for good, _ in goods}
        state.agenda.append(("took", seat, where, tuple(counted.items()), tuple((owner, card.id) for owner, card in heard)))


def next_took(state, seat: int, where: str, goods: tuple, left: tuple) -> None:
    """One card after another, each once those before have had their answers."""
    (owner, id_), *rest = left
    if rest:
        state.agenda.append(("took", seat, where, goods, tuple(rest)))
    if id_ in state.farms[owner].cards:
        cards.named(id_).took(state, owner, seat, where, goods)


def token(state, seat: int) -> None:
    state.first = seat
    state.say("started", seat)


STEPS = {"took": next_took}
