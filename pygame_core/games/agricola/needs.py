"""Prerequisites of cards: what is counted, by the names the facts use. All but the last are asked for as a minimum."""

from __future__ import annotations

from pygame_core.games.agricola import cards
from pygame_core.games.agricola.goods import ANIMALS, CATTLE, CROPS, GRAIN, SHEEP, VEGETABLE


def count(state, seat: int, what: str) -> int:
    """How much the seat has of what a prerequisite asks for."""
    farm = state.farms[seat]
    if what.startswith("occupations"):
        return state.occupations(seat)
    if what in ANIMAL:
        return sum(farm.goods[animal] for animal in ANIMAL[what])
    if what in SOWN:
        return sum(good in SOWN[what] for good, _ in (*farm.crops.values(), *farm.slots.values()))
    return len(owned(state, seat, what[:-1]))


def owned(state, seat: int, trait: str) -> list[str]:
    """The seat's cards in play that are an "oven", "well" …, or an "improvement" of any sort."""
    found = [cards.named(id_) for id_ in state.farms[seat].cards]
    return [card.id for card in found if (card.kind != "occupation" if trait == "improvement" else trait in card.traits)]


ANIMAL = {"animals": ANIMALS, "sheep": (SHEEP,), "cattle": (CATTLE,)}
SOWN = {"grain_fields": (GRAIN,), "vegetable_fields": (VEGETABLE,), "planted_fields": CROPS}  # fields on cards count
NAMES = ("occupations", "improvements", "ovens", *ANIMAL, *SOWN, "occupations_max")


def lacking(state, seat: int, needs: dict[str, int]) -> tuple[str, int] | None:
    """The first prerequisite that is not met, and its number; None if all are."""
    for what, number in needs.items():
        have = count(state, seat, what)
        if have > number if what == "occupations_max" else have < number:
            return what, number
    return None
