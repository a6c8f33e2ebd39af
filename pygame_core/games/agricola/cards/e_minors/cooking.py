"""E deck: cooking, baking, crafts."""

from __future__ import annotations

from pygame_core.games.agricola import cards
from pygame_core.games.agricola.cards.kinds import Exchange, Minor
from pygame_core.games.agricola.cards.majors import Oven
from pygame_core.games.agricola.goods import BOAR, BUILDING, CATTLE, FOOD, FREE, SHEEP, VEGETABLE, WOOD, price, priced

HEARTHS = frozenset(("fireplace", "hearth", "corner"))  # what the Gypsy's Crock hangs over


class BakersOven(Oven, Minor):
    id, kind, returns, points, bake, worth = "E14", Minor.kind, "oven", 3, (5, 2), 2.5


class BakingTray(Minor):
    """The two ovens are minor improvements too; they and the Wood-fired Oven cost a building resource less."""

    id, prices, worth = "E15", (price(wood=1),), 1.6

    def as_minor(self, state, seat, card):
        return card.id in cards.MAJORS and "oven" in card.traits

    def cheaper(self, state, seat, thing, cost):
        if thing in (("improvement", "A5"), ("improvement", "A6"), ("improvement", "E27")):
            goods = dict(cost[0])
            for good in BUILDING:
                if goods.get(good, 0):
                    yield priced({**goods, good: goods[good] - 1}, cost[1])


class Windmill(Exchange, Minor):
    id, prices, points, swaps, worth = "E17", (price(wood=3, stone=1),), 2, ((price(grain=1), FOOD, 2),), 3.0


class GypsysCrock(Minor):
    """1 food for each two goods turned into food in one go. Its note: one that still waits for a second."""

    id, prices, points, worth = "E19", (price(clay=2),), 1, 2.0

    def cooked(self, state, owner, seat, good, number):
        self.add(state, owner, seat, number)

    def baked(self, state, owner, seat, grain, copied):
        self.add(state, owner, seat, grain)

    def add(self, state, owner: int, seat: int, number: int) -> None:
        farm = state.farms[seat]
        if seat != owner or not any(HEARTHS & cards.named(id_).traits for id_ in farm.cards):
            return
        notes = farm.notes
        pairs, left = divmod(number + notes.pop(self.id, 0), 2)
        if left:
            notes[self.id] = 1
        state.gain(seat, FOOD, pairs, self.id)

    def pools(self, state, seat):
        return self.id in state.farms[seat].notes

    def apart(self, state, owner):
        state.farms[owner].notes.pop(self.id, None)


class SimpleFireplace(Minor):
    id, prices, points, traits, worth = "E20", (price(clay=1),), 1, frozenset(("fireplace",)), 3.0
    cook, bake = {VEGETABLE: 2, SHEEP: 1, BOAR: 2, CATTLE: 3}, (2, 99)


class Spices(Minor):
    id, worth = "E25", 1.2

    def cooked(self, state, owner, seat, good, number):
        if seat == owner and good == VEGETABLE:
            state.gain(seat, FOOD, number, self.id)


class Plane(Minor):
    """When wood is worked into food: 1 food more, or a second wood for 2 food."""

    id, prices, worth = "E26", (price(wood=1),), 1.2

    def crafted(self, state, owner, seat, good):
        if seat == owner and good == WOOD:
            state.ask(seat, self.id, ("food", "wood"))

    def answers(self, state, seat, picks):
        return picks if state.farms[seat].goods[WOOD] else picks[:1]

    def chosen(self, state, seat, pick):
        state.lose(seat, WOOD, int(pick == "wood"))
        state.gain(seat, FOOD, 2 if pick == "wood" else 1, self.id)


class WoodFiredOven(Oven, Minor):
    id, kind, prices, points, bake, worth = "E27", Minor.kind, (price(wood=3, stone=1),), 2, (3, 99), 3.5


class Ceramics(Minor):
    """2 food; the Pottery is a minor improvement too, and costs nothing."""

    id, prices, needs, worth = "E33", (price(clay=1),), {"ovens": 1}, 2.2

    def played(self, state, seat):
        state.gain(seat, FOOD, 2, self.id)

    def as_minor(self, state, seat, card):
        return card.id == "A8"

    def base_prices(self, state, seat, thing):
        return [FREE] if thing == ("improvement", "A8") else []


class Millstone(Minor):
    id, prices, worth = "E41", (price(stone=1),), 1.5

    def baked(self, state, owner, seat, grain, copied):
        if seat == owner:
            state.gain(seat, FOOD, 2, self.id)


CARDS = (BakersOven(), BakingTray(), Windmill(), GypsysCrock(), SimpleFireplace(), Spices(), Plane(), WoodFiredOven(), Ceramics(),
         Millstone())
