"""I deck: goods at once and by the round."""

from __future__ import annotations

from pygame_core.games.agricola.cards.kinds import AtOnce, Minor, Schedule
from pygame_core.games.agricola.goods import FOOD, REED, VEGETABLE, price

WELLS = ("A10", "I66")


class Alms(Minor):
    """1 food for each round that is over."""

    id, passing, needs, worth = "I64", True, {"occupations_max": 0}, 1.0

    def played(self, state, seat):
        state.gain(seat, FOOD, state.round - 1, self.id)


class VillageWell(Schedule, Minor):
    id, returns, inherits, points, brings, next, worth = "I66", "well", True, 5, (FOOD, 1), 3, 2.5
    traits = frozenset(("well",))


class StrawberryPatch(Schedule, Minor):
    id, points, needs, brings, next, worth = "I69", 2, {"vegetable_fields": 2}, (FOOD, 1), 3, 2.5


class GoosePond(Schedule, Minor):
    id, points, occupations, brings, next, worth = "I72", 1, 3, (FOOD, 1), 4, 2.3


class Guest(Minor):
    id, passing, prices, worth = "I73", True, (price(food=2),), 1.5

    def played(self, state, seat):
        state.farms[seat].coming += 1


class ChickenCoop(Schedule, Minor):
    id, prices, points, brings, next, worth = "I84", (price(wood=2, reed=1), price(clay=2, reed=1)), 1, (FOOD, 1), 8, 3.0


class Flagon(Minor):
    """4 food, and 1 for everybody else, for each building of a well; at once for those that are there."""

    id, prices, worth = "I87", (price(clay=1),), 1.5

    def acquired(self, state, owner, seat, card):
        if card.id in WELLS:
            self.pour(state, owner, 1)
        elif card.id == self.id and seat == owner:
            self.pour(state, owner, sum(id_ in WELLS for farm in state.farms for id_ in farm.cards))

    def pour(self, state, owner: int, times: int) -> None:
        for seat in state.order(owner):
            state.gain(seat, FOOD, times * (4 if seat == owner else 1), self.id)


class ReedExchange(AtOnce, Minor):
    id, passing, prices, gives, worth = "I96", True, (price(wood=2), price(clay=2)), ((REED, 2),), 0.8


class WeeklyMarket(AtOnce, Minor):
    id, passing, prices, gives, worth = "I104", True, (price(grain=3),), ((VEGETABLE, 2),), 1.0


CARDS = (Alms(), VillageWell(), StrawberryPatch(), GoosePond(), Guest(), ChickenCoop(), Flagon(), ReedExchange(), WeeklyMarket())
