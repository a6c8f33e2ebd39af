"""How Agora's own Agropolis deck was made. `python -m pygame_core.games.agropolis.design` prints its cards.

The printed block sides are not public. What is known of their structure is kept: every zone once a card; six shapes of
roads, three cards each; no road through livestock; one road of three blocks, or one of two and one of one; within a
shape, each of the other zones once in each place; and the one card that has been seen is among them. The rest is our
choice, made for balance:

* 18 livestock blocks: each animal on six, three of them single pens and three double; both pens of a block hold the
  same animal; each shape has each animal once.
* Beside livestock, above or below it, and across its corner, each animal has each zone equally often, and so have the
  double pens.

The first deck that fulfils all this, in the order of the choices below, is ours.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import permutations, product

ANIMALS = "pch"  # pig, cow, chicken
SQUARES = (("COV", "OVC", "VCO"), ("CVO", "VOC", "OCV"))  # zones of a shape's road blocks, card by card
SHAPES = (  # exits of the four blocks, row by row; none: livestock
    ("NS", "NE", "NS", ""),
    ("", "NE", "EW", "EW"),
    ("EW", "SW", "", "NS"),
    ("NS", "", "NS", "ES"),
    ("EW", "EW", "", "ES"),
    ("", "NS", "EW", "NW"),
)
SEEN = "O=NS V=NE C=NS L:c"
BESIDE, ABOVE, ACROSS = 1, 2, 3  # from one block of a card to another, as differences (xor) of their numbers
MOST = {"animal and zone": 2, "double and zone": 3, "double and animal": 3}

Card = tuple[str, ...]


@lru_cache(maxsize=None)
def choices(shape: tuple[str, ...]) -> list[tuple[tuple[Card, ...], Counter]]:
    """The three cards of a shape in every way (order of zones, animals, one or two double pens), each with its balance."""
    found = []
    for square, animals, doubles in product(SQUARES, permutations(ANIMALS), product((1, 2), repeat=3)):
        if sum(doubles) in (4, 5):
            cards = tuple(_card(shape, zones, animal * pens) for zones, animal, pens in zip(square, animals, doubles))
            found.append((cards, balance(cards)))
    return found


def _card(shape: tuple[str, ...], zones: str, pens: str) -> Card:
    zone = iter(zones)
    return tuple(f"{next(zone)}={exits}" if exits else f"L:{pens}" for exits in shape)


def balance(cards: tuple[Card, ...]) -> Counter:
    """What is to be balanced, counted: (what, kind, zone or animal)."""
    count: Counter = Counter()
    for card in cards:
        home = next(place for place, block in enumerate(card) if block[0] == "L")
        animal, double = card[home][2], len(card[home]) == 4
        for relation in (BESIDE, ABOVE, ACROSS):
            zone = card[home ^ relation][0]
            count["animal and zone", relation, animal, zone] += 1
            count["double and zone", relation, zone] += double
        count["double and animal", animal] += double
    return count


def designed(shapes: tuple[tuple[str, ...], ...] = SHAPES, before: Counter = Counter()) -> tuple[Card, ...] | None:
    """The cards of these shapes, in balance together with what is counted already; None if there are none."""
    if not shapes:
        return () if all(before["double and animal", animal] == 3 for animal in ANIMALS) else None
    for cards, weights in choices(shapes[0]):
        if shapes == SHAPES and tuple(SEEN.split()) not in cards:
            continue
        if all(before[key] + weight <= MOST[key[0]] for key, weight in weights.items()):
            rest = designed(shapes[1:], before + weights)
            if rest is not None:
                return cards + rest
    return None


if __name__ == "__main__":
    print("\n".join(" ".join(card) for card in designed()))
