"""Turning goods into food at any time: raw crops, what a cooking improvement takes, what cards offer at any time."""

from __future__ import annotations

from pygame_core.game import Move, Prompt
from pygame_core.games.agricola import cards
from pygame_core.games.agricola.goods import ANIMALS, CROPS, FOOD, GRAIN, NAMES, VEGETABLE
from pygame_core.games.agricola.moves import touched

EAT, COOK, ANYTIME = VERBS = "eat", "cook", "anytime"
EATING = {crop: touched(EAT, NAMES[crop], code=(EAT, crop)) for crop in CROPS}
COOKING = {good: touched(COOK, NAMES[good], code=(COOK, good)) for good in (VEGETABLE, *ANIMALS)}


def moves(state, seat: int) -> list[Move]:
    farm, found = state.farms[seat], []
    goods, cook = farm.goods, farm.cook
    if goods[GRAIN]:
        found.append(EATING[GRAIN])
    if goods[VEGETABLE]:
        found.append(COOKING[VEGETABLE] if VEGETABLE in cook else EATING[VEGETABLE])
    if cook:
        found += [COOKING[animal] for animal in ANIMALS if goods[animal] and animal in cook]
    for card in state.mine(ANYTIME, seat):
        found += card.anytime(state, seat)
    return found


def play(state, seat: int, move: Move) -> None:
    if move.code[0] == ANYTIME:
        state.acts(seat, move.code[1])
        cards.named(move.code[1]).used(state, seat, move.code)
        return
    verb, good = move.code
    farm = state.farms[seat]
    food = farm.cook[good] if verb == COOK else 1
    if verb == COOK and state.tell:
        state.acts(seat, kitchen(farm, good))
    farm.goods[good] -= 1
    farm.goods[FOOD] += food
    state.also("converted." + NAMES[good], seat, food=food)
    if verb == COOK:
        state.react("cooked", seat, good, 1)


def kitchen(farm, good: int) -> str:
    """The card that makes most food of a good."""
    owned = [cards.named(id_) for id_ in farm.cards]
    return max(owned, key=lambda card: card.cooks(owned).get(good, 0)).id


def prompt(picks: tuple[str, ...]) -> Prompt:
    return Prompt(f"agricola.prompt.{picks[0]}" if picks[0] in (EAT, COOK) else "agricola.prompt.price", {})
