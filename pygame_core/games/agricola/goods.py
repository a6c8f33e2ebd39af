"""The ten goods, and what things cost. A supply is a list of ten numbers, indexed by these names."""

from __future__ import annotations

WOOD, CLAY, REED, STONE, FOOD, GRAIN, VEGETABLE, SHEEP, BOAR, CATTLE = GOODS = range(10)
NAMES = ("wood", "clay", "reed", "stone", "food", "grain", "vegetable", "sheep", "boar", "cattle")
NUMBER = {name: good for good, name in enumerate(NAMES)}
BUILDING, CROPS, ANIMALS = (WOOD, CLAY, REED, STONE), (GRAIN, VEGETABLE), (SHEEP, BOAR, CATTLE)
HOUSES = (WOOD, CLAY, STONE)  # what a house is made of, in the order of renovating

Price = tuple[tuple[tuple[int, int], ...], str]  # ((good, number), …) ascending, and the card to be returned or ""


def price(returned: str = "", /, **goods: int) -> Price:
    return tuple(sorted((NUMBER[name], number) for name, number in goods.items() if number > 0)), returned


FREE = price()


def priced(goods: dict[int, int], returned: str = "") -> Price:
    """A price from a dictionary; what has fallen to nothing or below is left out."""
    return tuple(sorted((good, number) for good, number in goods.items() if number > 0)), returned


def written(cost: Price) -> str:
    """A price as a pick: `clay3-stone1`, `free`, or the card returned for it."""
    goods = "-".join(f"{NAMES[good]}{number}" for good, number in cost[0])
    return "-".join(part for part in (goods, cost[1]) if part) or "free"
