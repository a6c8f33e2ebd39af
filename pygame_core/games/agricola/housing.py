"""Animals without room: something must go into the pot or free, until the rest fits. Item: ("house", seat)."""

from __future__ import annotations

from pygame_core.game import Move, Prompt
from pygame_core.games.agricola import converting
from pygame_core.games.agricola.goods import ANIMALS, NAMES
from pygame_core.games.agricola.moves import DONE, no_choice, touched

RELEASE = "release"
RELEASING = {animal: touched(RELEASE, NAMES[animal], code=(RELEASE, animal)) for animal in ANIMALS}


def moves(state, item: tuple) -> list[Move]:
    farm, seat = state.farms[item[1]], item[1]
    held = [animal for animal in ANIMALS if farm.goods[animal]]
    cooked = [converting.COOKING[animal] for animal in held if animal in farm.cook]
    if farm.keeps(state.room(seat)):
        return [*cooked, DONE] if cooked and any(card.pools(state, seat) for card in state.mine("pools", seat)) else []
    swaps = [move for card in state.mine(converting.ANYTIME, seat) if card.rehouses for move in card.anytime(state, seat)]
    return cooked + swaps + [RELEASING[animal] for animal in held]


def play(state, item: tuple, move: Move) -> None:
    seat = item[1]
    if move == DONE:
        state.agenda.pop()
    elif move.code[0] == RELEASE:
        state.farms[seat].goods[move.code[1]] -= 1
        state.say("released." + NAMES[move.code[1]], seat)
    else:
        converting.play(state, seat, move)


def settled(state, item: tuple, legal: list[Move]) -> bool:
    """All fit; or only one thing can be done about it."""
    return no_choice(state, item, legal, play)


def prompt(state, item: tuple, picks: tuple[str, ...]) -> Prompt:
    room = state.farms[item[1]].keeps(state.room(item[1]))
    return Prompt("agricola.prompt.pool" if room else "agricola.prompt.house", {})
