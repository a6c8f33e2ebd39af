"""Prerequisites of cards: what is counted, by the names the facts use. All but the last are asked for as a minimum."""

from __future__ import annotations

from pygame_core.games.agricola import cards
from pygame_core.games.agricola.goods import ANIMALS, CATTLE, GRAIN, SHEEP, VEGETABLE


def count(state, seat: int, what: str) -> int:
    """How much the seat has of what a prerequisite asks for."""
    farm = state.farms[seat]
    if what.startswith("occupations"):
        return state.occupations(seat)
    if what in ANIMAL:
        return sum(farm.goods[animal] for animal in ANIMAL[what])
    if what in SOWN:
        return sum(good in SOWN[what] for good, _ in (*farm.crops.values(), *farm.slots.values()))
    owned = [cards.named(id_) for id_ in farm.cards]
    return sum("oven" in card.traits if what == "ovens" else card.kind != "occupation" for card in owned)


ANIMAL = {"animals": ANIMALS, "sheep": (SHEEP,), "cattle": (CATTLE,)}
SOWN = {"grain_fields": (GRAIN,), "vegetable_fields": (VEGETABLE,), "planted_fields": range(10)}  # fields on cards count
NAMES = ("occupations", "improvements", "ovens", *ANIMAL, *SOWN, "occupations_max")


def lacking(state, seat: int, needs: dict[str, int]) -> tuple[str, int] | None:
    """The first prerequisite that is not met, and its number; None if all are."""
    for what, number in needs.items():
        have = count(state, seat, what)
        if have > number if what == "occupations_max" else have < number:
            return what, number
    return None
