"""E deck: fields, sowing, plow cards."""

from __future__ import annotations

from pygame_core.games.agricola import grid
from pygame_core.games.agricola.actions.soil import add_crop
from pygame_core.games.agricola.cards.kinds import NO, YES, Minor, PlowCard
from pygame_core.games.agricola.goods import FOOD, VEGETABLE, price
from pygame_core.games.agricola.spaces import PLOW

PLOWING = ("plow_field", "plow_sow")


class Field(Minor):
    id, passing, prices, worth = "E11", True, (price(food=1),), 1.2

    def played(self, state, seat):
        state.may(seat, self.id, PLOW)


class BeanField(Minor):
    id, points, occupations, slots, worth = "E18", 1, 2, (("E18", VEGETABLE),), 2.5


class PotatoDibber(Minor):
    """A vegetable more wherever vegetables are sown."""

    id, prices, worth = "E32", (price(wood=1),), 1.2

    def sown(self, state, owner, seat, places):
        farm = state.farms[seat]
        for place in places if seat == owner else ():
            good, _ = farm.crops[grid.NUMBER[place]] if place in grid.NUMBER else farm.slots[place]
            if good == VEGETABLE:
                add_crop(state, seat, place, 1, self.id)


class LettucePatch(Minor):
    """A field for vegetables; one that is harvested here may become 4 food there and then."""

    id, points, occupations, slots, worth = "E47", 1, 3, (("E47", VEGETABLE),), 3.0

    def reaped(self, state, owner, seat, places):
        if seat == owner and self.id in places:
            state.ask(seat, self.id, (YES, NO))

    def chosen(self, state, seat, pick):
        if pick == YES:
            state.lose(seat, VEGETABLE, 1)
            state.gain(seat, FOOD, 4, self.id)


class RidingPlow(PlowCard, Minor):
    id, prices, occupations, at, more, times, worth = "E61", (price(wood=4),), 3, PLOWING, 2, 2, 3.5


class TurnwrestPlow(PlowCard, Minor):
    id, prices, occupations, at, more, worth = "E62", (price(wood=3),), 2, PLOWING, 2, 2.2


CARDS = (Field(), BeanField(), PotatoDibber(), LettucePatch(), RidingPlow(), TurnwrestPlow())
