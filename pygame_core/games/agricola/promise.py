"""What a farm promises: the score as it stands, and what is going to come of it. Weights are points, found by play."""

from __future__ import annotations

from typing import NamedTuple

from pygame_core.games.agricola import cards, harvest
from pygame_core.games.agricola.actions.soil import bread, most
from pygame_core.games.agricola.cards.base import MAJOR
from pygame_core.games.agricola.farm import FAMILY
from pygame_core.games.agricola.goods import ANIMALS, CLAY, FOOD, GRAIN, REED, STONE, VEGETABLE, WOOD
from pygame_core.games.agricola.score import sheet
from pygame_core.games.agricola.spaces import HARVESTS, LAST


class Weights(NamedTuple):
    """What is worth how many points, on one of the boards."""

    missing: float  # of a food short of what the next harvest asks
    spare: float  # of a food beyond it
    catch: float  # food that one person can still bring
    worry: float  # of a food that cannot be brought any more
    person: float  # for each round to come, of a person
    room: float  # and of a room for the next one
    material: float  # how much of what they may become building resources count now
    land: float  # the same of fields, seed, animals and pastures
    kitchen: float  # and of places to cook and bake
    card: float  # how much of what it is worth a hand card in play counts
    held: float  # and one in the hand


# Found by play: food is scarcer on the standard board, where no space gathers it for the starting player.
ON_FAMILY_BOARD = Weights(
    missing=0.7, spare=0.14, catch=3.74, worry=4.42, person=0.66, room=0.535,
    material=1.15, land=1.0, kitchen=1.0, card=1.0, held=0.04)
ON_STANDARD_BOARD = Weights(
    missing=0.5, spare=0.14, catch=0.9, worry=4.42, person=0.66, room=0.455,
    material=1.69, land=1.04, kitchen=1.0, card=1.2, held=0.04)
ALONE = ON_STANDARD_BOARD._replace(card=0.35)  # three food a head leave little time for cards


def promise(state, seat: int) -> float:
    farm, left = state.farms[seat], LAST - state.round
    weights = ON_FAMILY_BOARD if state.family else ALONE if state.players == 1 else ON_STANDARD_BOARD
    hopes = weights.material * _goods(farm, left) + weights.land * _land(farm, left) + weights.kitchen * _kitchen(farm, left)
    return sheet(state, seat).total + _table(state, seat, weights) + _people(farm, left, weights) + _cards(farm, left, weights) + hopes


def _table(state, seat: int, weights: Weights) -> float:
    """Food for the next harvest, and a little for the one after."""
    farm = state.farms[seat]
    due_round = next((round_ for round_ in sorted(HARVESTS) if round_ >= state.round), None)
    if due_round is None or not state.agenda:
        return 0
    due = harvest.need(state, seat)
    if due_round > state.round:  # those born now will eat like the others by then
        due += farm.born * (2 if state.players == 1 else 1)
    have = food(farm)
    people = max(1, farm.people)
    turns = max(0, state.people(seat)) + people * (due_round - state.round)
    short = due - have
    worth = -weights.missing * short if short > 0 else weights.spare * min(-short, due)
    worry = short - weights.catch * max(0, turns - 1)
    return worth - (weights.worry * worry if worry > 0 else 0)


def food(farm) -> float:
    """What could be eaten at the next harvest: supplies, and the crops that will come in."""
    goods, cook = farm.goods, farm.cook
    crops = [good for good, _ in farm.crops.values()]
    have = goods[FOOD] + goods[GRAIN] + crops.count(GRAIN)
    have += (goods[VEGETABLE] + crops.count(VEGETABLE)) * cook.get(VEGETABLE, 1)
    for animal in ANIMALS:
        have += max(0, goods[animal] - 2) * cook.get(animal, 0) * 0.7
    for id_ in farm.cards:
        craft = cards.named(id_).craft
        if craft and goods[craft[0]]:
            have += craft[1]
    return have


def _people(farm, left: int, weights: Weights) -> float:
    rooms = farm.rooms.bit_count()
    spare = min(rooms, FAMILY) - farm.people
    return weights.person * left * (farm.people - 2) + (weights.room * left * min(spare, 2) if spare > 0 else 0)


def _goods(farm, left: int) -> float:
    """Material is worth what can still be made of it."""
    goods, rooms = farm.goods, farm.rooms.bit_count()
    share = min(1, left / 5)
    need = 5 if rooms < FAMILY and left > 3 else 0
    wood = 0.30 * min(goods[WOOD], 5 + need) + 0.12 * max(0, min(goods[WOOD] - 5 - need, 10))
    clay = 0.28 * min(goods[CLAY], 5 + rooms * (farm.material == 0))
    reed = 0.50 * min(goods[REED], 4) + 0.1 * max(0, goods[REED] - 4)
    stone = 0.45 * min(goods[STONE], 4 + rooms * (farm.material == 1))
    return share * (wood + clay + reed + stone)


def _land(farm, left: int) -> float:
    """Fields to be sown, seed for them, animals that will breed and room for them."""
    goods = farm.goods
    harvests = sum(1 for round_ in HARVESTS if round_ > LAST - left)
    empty = farm.fields.bit_count() - len(farm.crops)
    seeds = goods[GRAIN] + goods[VEGETABLE]
    worth = 0.5 * min(empty, seeds) * min(harvests, 2) + 0.25 * min(empty, 3) * (harvests > 0) + 0.35 * min(seeds, 3) * (harvests > 0)
    worth += 0.35 * farm.planted() * (harvests > 0)
    worth += sum(0.55 * (goods[animal] >= 2) * min(harvests, 3) for animal in ANIMALS)
    worth += 0.3 * farm.stables.bit_count() * (left > 0)
    return worth + sum(0.5 for _ in farm.pastures) * (left > 1)


def _cards(farm, left: int, weights: Weights) -> float:
    """What hand cards will still bring, besides the points printed on them; one in the hand may yet be played."""
    if not farm.hand and not farm.cards:
        return 0
    ahead = left / LAST
    played = sum(max(0, card.worth - card.points) for card in map(cards.named, farm.cards) if card.kind != MAJOR)
    return ahead * (weights.card * played + weights.held * sum(cards.named(id_).worth for id_ in farm.hand))


def _kitchen(farm, left: int) -> float:
    worth = 0.0
    if farm.cook:
        worth += 0.35 * left + 0.05 * farm.cook[ANIMALS[1]] * left
    if farm.bakers:
        worth += 0.10 * left + 0.12 * bread(farm, most(farm))
    return worth
