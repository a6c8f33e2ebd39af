"""Minor improvements of the I deck."""

from __future__ import annotations

from pygame_core.games.agricola.cards.kinds import NO, YES, FeedsOnCooking, Minor, Schedule
from pygame_core.games.agricola.cards.majors import Oven
from pygame_core.games.agricola.goods import FOOD, GRAIN, WOOD, price


class BakersKitchen(Oven, Minor):
    """Bakes as an oven does, and is none."""

    id, kind, prices, returns, points, bake, traits = "I65", Minor.kind, (price(stone=2),), "oven", 4, (5, 2), frozenset()


class GoosePond(Schedule, Minor):
    id, points, occupations, brings, next = "I72", 1, 3, (FOOD, 1), 4


class Guest(Minor):
    id, passing, prices = "I73", True, (price(food=2),)

    def played(self, state, seat):
        state.farms[seat].coming += 1


class Copse(Minor):
    id, prices, points, occupations, slots = "I78", (price(wood=2),), 1, 1, (("I78-1", WOOD), ("I78-2", WOOD))


class ChickenCoop(Schedule, Minor):
    id, prices, points, brings, next = "I84", (price(wood=2, reed=1), price(clay=2, reed=1)), 1, (FOOD, 1), 8


class Slaughterhouse(FeedsOnCooking, Minor):
    id, prices, points = "I97", (price(clay=2, stone=2),), 2


class WaterMill(Minor):
    """After each field phase everybody may turn 1 grain into 3 food; the others owe the owner 1 of it."""

    id, prices, points = "I103", (price(wood=1, clay=2, reed=1, stone=2),), 2

    def field_end(self, state, owner):
        for seat in reversed(state.order()):
            if state.farms[seat].goods[GRAIN]:
                state.ask(seat, self.id, (YES, NO))

    def chosen(self, state, seat, pick):
        if pick == YES:
            owner = next(owner for owner, farm in enumerate(state.farms) if self.id in farm.cards)
            state.lose(seat, GRAIN, 1)
            state.gain(seat, FOOD, 3, self.id)
            if seat != owner:
                state.lose(seat, FOOD, 1)
                state.gain(owner, FOOD, 1, self.id)


CARDS = (BakersKitchen(), GoosePond(), Guest(), Copse(), ChickenCoop(), Slaughterhouse(), WaterMill())
