"""The ten major improvements."""

from __future__ import annotations

from pygame_core.games.agricola.cards.base import MAJOR, Card
from pygame_core.games.agricola.goods import BOAR, CATTLE, CLAY, FOOD, REED, SHEEP, VEGETABLE, WOOD, price


class Fireplace(Card):
    kind, points, traits = MAJOR, 1, frozenset(("fireplace",))
    cook, bake = {VEGETABLE: 2, SHEEP: 2, BOAR: 2, CATTLE: 3}, (2, 99)


class Fireplace1(Fireplace):
    id, prices = "A1", (price(clay=2),)


class Fireplace2(Fireplace):
    id, prices = "A2", (price(clay=3),)


class CookingHearth(Card):
    kind, points, traits, returns, either = MAJOR, 1, frozenset(("hearth",)), "fireplace", True
    cook, bake = {VEGETABLE: 3, SHEEP: 2, BOAR: 3, CATTLE: 4}, (3, 99)


class CookingHearth1(CookingHearth):
    id, prices = "A3", (price(clay=4),)


class CookingHearth2(CookingHearth):
    id, prices = "A4", (price(clay=5),)


class Oven(Card):
    """Grants a bake action when built."""

    kind, traits = MAJOR, frozenset(("oven",))

    def played(self, state, seat):
        state.may(seat, self.id, ("bake",))


class ClayOven(Oven):
    id, points, prices, bake = "A5", 2, (price(clay=3, stone=1),), (5, 1)


class StoneOven(Oven):
    id, points, prices, bake = "A6", 3, (price(clay=1, stone=3),), (4, 2)


class Joinery(Card):
    id, kind, points, prices = "A7", MAJOR, 2, (price(wood=2, stone=2),)
    traits, craft, bonus = frozenset(("craft", "joinery")), (WOOD, 2), (WOOD, (3, 5, 7))


class Pottery(Card):
    id, kind, points, prices = "A8", MAJOR, 2, (price(clay=2, stone=2),)
    traits, craft, bonus = frozenset(("craft",)), (CLAY, 2), (CLAY, (3, 5, 7))


class BasketmakersWorkshop(Card):
    id, kind, points, prices = "A9", MAJOR, 2, (price(reed=2, stone=2),)
    traits, craft, bonus = frozenset(("craft",)), (REED, 3), (REED, (2, 4, 5))


class Well(Card):
    id, kind, points, prices, traits = "A10", MAJOR, 4, (price(wood=1, stone=3),), frozenset(("well",))

    def played(self, state, seat):
        state.schedule(seat, range(state.round + 1, state.round + 6), FOOD, 1, self.id)


CARDS = (Fireplace1(), Fireplace2(), CookingHearth1(), CookingHearth2(), ClayOven(), StoneOven(), Joinery(), Pottery(),
         BasketmakersWorkshop(), Well())
