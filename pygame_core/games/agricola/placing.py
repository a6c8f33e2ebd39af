"""The decision "where does my next person go", and what happens there by itself. Item: ("place", seat[, the only spaces])."""

from __future__ import annotations

from typing import Iterator

from pygame_core.game import Move, Prompt
from pygame_core.games.agricola import actions, converting
from pygame_core.games.agricola.cards.base import Card
from pygame_core.games.agricola.collecting import collect, token, took
from pygame_core.games.agricola.goods import FOOD
from pygame_core.games.agricola.moves import touched
from pygame_core.games.agricola.spaces import ONE, THEN, Space

PLACE = "place"


def moves(state, item: tuple) -> list[Move]:
    found = [touched(space.id, code=(PLACE, space.id)) for space in open_to(state, item)]
    return found + converting.moves(state, item[1]) if found else found


def open_to(state, item: tuple) -> Iterator[Space]:
    """The spaces the person may go to."""
    seat = item[1]
    return (space for space in state.spaces
            if (not item[2:] or space.id in item[2]) and free(state, seat, space) and usable(state, seat, space))


def waits(state, item: tuple) -> bool:
    """Whether there is a space to go to: known before all of them are listed, which bots need of few positions only."""
    return any(True for _ in open_to(state, item))


def free(state, seat: int, space: Space) -> bool:
    """Nobody is there; or only others are, and a card lets the seat join them. A round card shown early is not for all."""
    if "foresees" in state.hooks and space.stage and space.id not in state.rounds[:state.seen(seat)]:
        return False
    on = state.taken.get(space.id)
    return not on or seat not in on and _joins(state, seat, space) is not None


def _joins(state, seat: int, space: Space) -> Card | None:
    """What lets the seat join others on a space."""
    return next((card for card in state.mine("shares", seat) if card.shares(state, seat, space)), None)


def toll(state, seat: int, space: Space) -> list[tuple[int, str, int]]:
    """(owner, food) the seat has to pay before it may use the space."""
    if "toll" not in state.hooks:
        return []
    asked = [(owner, card.id, card.toll(state, owner, seat, space)) for owner, card in state.hooks["toll"]]
    return [each for each in asked if each[-1]]


def usable(state, seat: int, space: Space) -> bool:
    """Something there can be done: no space is taken for nothing."""
    if "toll" in state.hooks and sum(food for *_, food in toll(state, seat, space)) > state.farms[seat].goods[FOOD]:
        return False
    if space.token or space.gives and space.good is None:
        return True
    if space.good is not None and space.style != ONE:
        return state.piles.get(space.id, 0) > 0
    if "welcome" in state.hooks:
        return _welcomed(state, seat, space)
    for action in space.actions:
        if actions.can(state, seat, action, space.id):
            return True
        if space.style == THEN:
            break
    return False


def _welcomed(state, seat: int, space: Space) -> bool:
    """Whether one of the space's actions can be taken, with what cards bring there first."""
    goods = state.farms[seat].goods
    more = [each for card in state.mine("welcome", seat) for each in card.welcome(state, seat, space)]
    state.farms[seat].goods = [number + sum(extra for kind, extra in more if kind == good) for good, number in enumerate(goods)]
    found = any(actions.can(state, seat, action, space.id) for action in (space.actions[:1] if space.style == THEN else space.actions))
    state.farms[seat].goods = goods
    return found


def play(state, item: tuple, move: Move) -> None:
    seat = item[1]
    if move.code[0] != PLACE:
        converting.play(state, seat, move)
        return
    state.agenda.pop()
    state.farms[seat].placed += 1
    enter(state, seat, state.space(move.code[1]))


def enter(state, seat: int, space: Space) -> None:
    """A person stands on the space: what is there is taken, its actions follow, and cards have their say."""
    others = state.taken.get(space.id, ())
    if others and (card := _joins(state, seat, space)):
        state.acts(seat, card.id)
    state.taken[space.id] = (*others, seat)
    state.say("placed." + space.id, seat, at=space.id, dest=space.id)
    for owner, card, food in toll(state, seat, space):
        state.acts(owner, card)
        state.lose(seat, FOOD, food)
        state.gain(owner, FOOD, food, card)
    if state.hides:  # a card that comes into play now may speak when the person leaves
        state.agenda.append(("leaving", seat, space.id))
    if space.actions:
        state.agenda.append(("act", seat, space.id, space.style, space.actions, (), False))
    goods = space.gives if space.style == ONE else collect(state, seat, space) + space.gives
    more = state.extras.pop(space.id, ())
    for good, number in (*space.gives, *more):
        state.gain(seat, good, number, space.id)
    if space.token:
        token(state, seat)
    took(state, seat, space.id, goods + more, placed=True)


def settled(state, item: tuple, legal: list[Move]) -> bool:
    """Where no space can be used, the person stays at home."""
    if legal:
        return False
    state.agenda.pop()
    state.farms[item[1]].placed += 1
    state.say("idle", item[1])
    return True


def prompt(state, item: tuple, picks: tuple[str, ...]) -> Prompt:
    if picks:
        return converting.prompt(picks)
    return Prompt("agricola.prompt.place", {"n": state.people(item[1]), "round": state.round})


def leaving(state, seat: int, where: str) -> None:
    """All that a person does on a space is done."""
    state.react("leaving", seat, state.space(where))


STEPS = {"leaving": leaving}
