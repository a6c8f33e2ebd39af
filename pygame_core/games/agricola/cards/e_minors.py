"""Minor improvements of the E deck."""

from __future__ import annotations

from pygame_core.games.agricola.cards.kinds import Minor, Schedule
from pygame_core.games.agricola.cards.majors import Oven
from pygame_core.games.agricola.goods import BOAR, CATTLE, CLAY, FOOD, GRAIN, NUMBER, REED, SHEEP, STONE, VEGETABLE, WOOD, price, priced
from pygame_core.games.agricola.moves import said
from pygame_core.games.agricola.spaces import PLOW


class Field(Minor):
    id, passing, prices = "E11", True, (price(food=1),)

    def played(self, state, seat):
        state.may(seat, self.id, PLOW)


class Axe(Minor):
    id, prices = "E13", (price(wood=1, stone=1),)

    def base_prices(self, state, seat, thing):
        return [price(wood=2, reed=2)] if thing == ("room",) and state.farms[seat].house == WOOD else []


class SimpleFireplace(Minor):
    id, prices, points, traits = "E20", (price(clay=1),), 1, frozenset(("fireplace",))
    cook, bake = {VEGETABLE: 2, SHEEP: 1, BOAR: 2, CATTLE: 3}, (2, 99)


class AnimalPen(Schedule, Minor):
    id, prices, points, occupations, brings = "E24", (price(wood=2),), 1, 4, (FOOD, 2)


class Spices(Minor):
    id = "E25"

    def cooked(self, state, owner, seat, good, number):
        if seat == owner and good == VEGETABLE:
            state.gain(seat, FOOD, number, self.id)


class WoodFiredOven(Oven, Minor):
    id, kind, prices, points, bake = "E27", Minor.kind, (price(wood=3, stone=1),), 2, (3, 99)


class ShepherdsPipe(Minor):
    """A pasture that holds sheep takes two more, a stable outside fences holds two."""

    id, rank, needs = "E29", 1, {"sheep": 1}

    def housing(self, state, seat, pens, loose):
        farm = state.farms[seat]
        alone = (farm.stables & ~farm.fenced).bit_count()
        return [[sheep + 2, boar, cattle] for sheep, boar, cattle in pens] + [[2, 1, 1]] * alone, loose - alone


class ClayRoof(Minor):
    id, points, occupations = "E36", 1, 1

    def cheaper(self, state, seat, thing, cost):
        goods = dict(cost[0])
        if thing[0] in ("room", "renovation"):
            for reed in range(1, min(2, goods.get(REED, 0)) + 1):
                yield priced({**goods, REED: goods[REED] - reed, CLAY: goods.get(CLAY, 0) + reed}, cost[1])


class ClaySupports(Minor):
    id, prices = "E37", (price(wood=2),)

    def base_prices(self, state, seat, thing):
        return [price(clay=2, wood=1, reed=1)] if thing == ("room",) and state.farms[seat].house == CLAY else []


class FruitTree(Schedule, Minor):
    id, points, occupations, brings, on = "E43", 1, 3, (FOOD, 1), range(8, 15)


class PrivateForest(Schedule, Minor):
    id, prices, brings, on = "E45", (price(food=2),), (WOOD, 1), range(2, 15, 2)


class SackCart(Schedule, Minor):
    id, prices, occupations, brings, on = "E46", (price(wood=2),), 2, (GRAIN, 1), (5, 8, 11, 14)


class ReedPond(Schedule, Minor):
    id, points, occupations, brings, next = "E48", 1, 3, (REED, 1), 3


class ButterChurn(Minor):
    id, prices = "E53", (price(wood=2),)

    def field_start(self, state, owner):
        goods = state.farms[owner].goods
        state.gain(owner, FOOD, goods[SHEEP] // 3 + goods[CATTLE] // 2, self.id)


class StoneTongs(Minor):
    id, prices = "E56", (price(wood=1),)

    def entered(self, state, owner, seat, space):
        if seat == owner and space.id in ("stone_1a", "stone_1b"):
            state.gain(seat, STONE, 1, self.id)


class Dovecote(Schedule, Minor):
    id, prices, points, brings, on = "E57", (price(stone=2),), 2, (FOOD, 1), range(10, 15)


class DrinkingTrough(Minor):
    id, prices, points = "E59", (price(wood=2),), 1

    def housing(self, state, seat, pens, loose):
        return [[number + 2 for number in pen] for pen in pens], loose


class FeedPellets(Minor):
    """In each feeding phase a vegetable for an animal of a kind one has, once."""

    id = "E338"

    def feed_ways(self, state, seat):
        farm = state.farms[seat]
        if self.id in farm.crafted or not farm.goods[VEGETABLE]:
            return []
        return [said("use", self.id, name, code=("way", self.id, NUMBER[name])) for name in ("sheep", "boar", "cattle") if farm.goods[NUMBER[name]]]

    def feed_way(self, state, seat, code):
        state.farms[seat].crafted += (self.id,)
        state.lose(seat, VEGETABLE, 1)
        state.gain(seat, code[2], 1, self.id)


CARDS = (Field(), Axe(), SimpleFireplace(), AnimalPen(), Spices(), WoodFiredOven(), ShepherdsPipe(), ClayRoof(), ClaySupports(),
         FruitTree(), PrivateForest(), SackCart(), ReedPond(), ButterChurn(), StoneTongs(), Dovecote(), DrinkingTrough(), FeedPellets())
