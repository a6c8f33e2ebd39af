"""I deck: cooking, baking, mills."""

from __future__ import annotations

from pygame_core.games.agricola.cards.kinds import NO, YES, FeedsOnCooking, Minor
from pygame_core.games.agricola.cards.majors import Oven
from pygame_core.games.agricola.goods import BOAR, CATTLE, FOOD, GRAIN, SHEEP, VEGETABLE, price
from pygame_core.games.agricola.moves import said


class BakersKitchen(Oven, Minor):
    """Bakes as an oven does, and is none."""

    id, kind, prices, returns, points, bake, traits, worth = "I65", Minor.kind, (price(stone=2),), "oven", 4, (5, 2), frozenset(), 2.5


class HandMill(Minor):
    """At feeding up to 2 grain for 2 food each."""

    id, prices, worth = "I75", (price(stone=1),), 2.0

    def feed_ways(self, state, seat):
        farm = state.farms[seat]
        return [said("use", self.id, code=("way", self.id))] if farm.goods[GRAIN] and farm.crafted.count(self.id) < 2 else []

    def feed_way(self, state, seat, code):
        state.farms[seat].crafted += (self.id,)
        state.lose(seat, GRAIN, 1)
        state.gain(seat, FOOD, 2, self.id)


class CookingCorner(Minor):
    id, returns, points, traits, worth = "I85", "hearth", 3, frozenset(("corner",)), 2.5
    cook, bake = {VEGETABLE: 4, SHEEP: 2, BOAR: 3, CATTLE: 4}, (3, 99)


class Slaughterhouse(FeedsOnCooking, Minor):
    id, prices, points, worth = "I97", (price(clay=2, stone=2),), 2, 3.0


class SchnapsDistillery(Minor):
    """At feeding a vegetable for 4 food; points for the fifth and the sixth."""

    id, prices, points, craft, worth = "I98", (price(vegetable=1, stone=2),), 2, (VEGETABLE, 4), 2.8

    def scoring(self, state, seat):
        vegetables = state.farms[seat].total(VEGETABLE)
        return (vegetables >= 5) + (vegetables >= 6)


class WaterMill(Minor):
    """After each field phase everybody may turn 1 grain into 3 food; the others owe the owner 1 of it. In a field phase of
    the owner's own, outside the harvest, nobody else."""

    id, prices, points, worth = "I103", (price(wood=1, clay=2, reed=1, stone=2),), 2, 3.0

    def field_end(self, state, owner):
        harvest = any(item[0] == "feeding" for item in state.agenda)
        for seat in reversed(state.order()) if harvest else (owner,):
            if state.farms[seat].goods[GRAIN] and not (harvest and state.idles(seat)):
                state.ask(seat, self.id, (YES, NO))

    def chosen(self, state, seat, pick):
        if pick == YES:
            owner = next(owner for owner, farm in enumerate(state.farms) if self.id in farm.cards)
            state.lose(seat, GRAIN, 1)
            state.gain(seat, FOOD, 3, self.id)
            if seat != owner:
                state.lose(seat, FOOD, 1)
                state.gain(owner, FOOD, 1, self.id)


CARDS = (BakersKitchen(), HandMill(), CookingCorner(), Slaughterhouse(), SchnapsDistillery(), WaterMill())
