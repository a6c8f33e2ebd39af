"""E deck: goods at once and by the round, and points."""

from __future__ import annotations

from pygame_core.games.agricola import needs
from pygame_core.games.agricola.cards.kinds import AtOnce, Minor, OneOf, Schedule
from pygame_core.games.agricola.goods import FOOD, GRAIN, REED, VEGETABLE, WOOD, price


class BuildingMaterial(OneOf, Minor):
    id, passing, choice, worth = "E16", True, ("wood", "clay"), 0.4


class AnimalPen(Schedule, Minor):
    id, prices, points, occupations, brings, worth = "E24", (price(wood=2),), 1, 4, (FOOD, 2), 4.0


class CarpPond(Schedule, Minor):
    id, points, occupations, needs, brings, on, worth = "E31", 1, 1, {"improvements": 2}, (FOOD, 1), range(1, 15, 2), 2.5


class MadonnaStatue(Minor):
    """Two improvements for its points: one is given back when it is bought, its owner says which else."""

    id, returns, returned, points, worth = "E38", "improvement", 2, 2, 0.5

    def played(self, state, seat):
        state.ask(seat, self.id, tuple(id_ for id_ in needs.owned(state, seat, self.returns) if id_ != self.id))

    def chosen(self, state, seat, pick):
        state.give_back(seat, pick)


class MarketStall(AtOnce, Minor):
    id, passing, prices, gives, worth = "E39", True, (price(grain=1),), ((VEGETABLE, 1),), 1.0


class HelpfulNeighbors(OneOf, Minor):
    id, passing, prices, choice, worth = "E42", True, (price(wood=1), price(clay=1)), ("stone", "reed"), 0.6


class FruitTree(Schedule, Minor):
    id, points, occupations, brings, on, worth = "E43", 1, 3, (FOOD, 1), range(8, 15), 2.7


class Outhouse(Minor):
    """For its points; only while somebody else has fewer than two occupations, or, alone, while oneself has."""

    id, prices, points, worth = "E44", (price(wood=1, clay=1),), 2, 1.6

    def lacking(self, state, seat):
        others = [other for other in range(state.players) if other != seat] or [seat]
        return None if any(state.occupations(other) < 2 for other in others) else ("unlearned", 2)


class PrivateForest(Schedule, Minor):
    id, prices, brings, on, worth = "E45", (price(food=2),), (WOOD, 1), range(2, 15, 2), 2.0


class SackCart(Schedule, Minor):
    id, prices, occupations, brings, on, worth = "E46", (price(wood=2),), 2, (GRAIN, 1), (5, 8, 11, 14), 1.6


class ReedPond(Schedule, Minor):
    id, points, occupations, brings, next, worth = "E48", 1, 3, (REED, 1), 3, 2.5


class Dovecote(Schedule, Minor):
    id, prices, points, brings, on, worth = "E57", (price(stone=2),), 2, (FOOD, 1), range(10, 15), 2.0


CARDS = (BuildingMaterial(), AnimalPen(), CarpPond(), MadonnaStatue(), MarketStall(), HelpfulNeighbors(), FruitTree(), Outhouse(),
         PrivateForest(), SackCart(), ReedPond(), Dovecote())
