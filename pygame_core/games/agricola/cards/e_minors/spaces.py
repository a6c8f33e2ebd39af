"""E deck: more from action spaces."""

from __future__ import annotations

from pygame_core.games.agricola.cards.kinds import AtSpace, LeavesWood, Minor
from pygame_core.games.agricola.goods import FOOD, GRAIN, NAMES, NUMBER, REED, STONE, price

FISHING = "fishing"


class FishingRod(Minor):
    id, prices, worth = "E12", (price(wood=1),), 1.5

    def entered(self, state, owner, seat, space):
        if seat == owner and space.id == FISHING:
            state.gain(seat, FOOD, 1 if state.round < 8 else 2, self.id)


class Raft(Minor):
    """1 food or 1 reed with each fishing."""

    id, prices, points, worth = "E22", (price(wood=2),), 1, 1.8

    def entered(self, state, owner, seat, space):
        if seat == owner and space.id == FISHING:
            state.ask(seat, self.id, (NAMES[FOOD], NAMES[REED]))

    def chosen(self, state, seat, pick):
        state.gain(seat, NUMBER[pick], 1, self.id)


class Canoe(AtSpace, Minor):
    id, prices, points, occupations, at, more, worth = "E30", (price(wood=2),), 1, 2, (FISHING,), ((FOOD, 1), (REED, 1)), 2.4


class Basket(LeavesWood, Minor):
    id, prices, leaves, gets, worth = "E34", (price(reed=1),), 2, (FOOD, 3), 1.8


class CornScoop(AtSpace, Minor):
    id, prices, at, more, worth = "E35", (price(wood=1),), ("take_grain",), ((GRAIN, 1),), 1.2


class WritingDesk(Minor):
    """A second occupation for 2 food after one on an action space."""

    id, prices, points, occupations, worth = "E49", (price(wood=1),), 1, 2, 1.6

    def studied(self, state, owner, seat, where):
        if seat == owner and where in state.taken:
            state.may(seat, self.id, ("occupation", 2))


class Quarry(AtSpace, Minor):
    id, points, occupations, at, more, worth = "E54", 2, 4, ("day_laborer",), ((STONE, 3),), 4.5


class StoneTongs(AtSpace, Minor):
    id, prices, at, more, worth = "E56", (price(wood=1),), ("stone_1a", "stone_1b"), ((STONE, 1),), 1.4


CARDS = (FishingRod(), Raft(), Canoe(), Basket(), CornScoop(), WritingDesk(), Quarry(), StoneTongs())
