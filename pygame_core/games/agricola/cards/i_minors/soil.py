"""I deck: fields, sowing, plow cards."""

from __future__ import annotations

from pygame_core.games.agricola import cards, grid, harvest
from pygame_core.games.agricola.actions.soil import add_crop
from pygame_core.games.agricola.cards.kinds import NO, YES, Minor, PlowCard
from pygame_core.games.agricola.flow import at_moment
from pygame_core.games.agricola.goods import FOOD, GRAIN, WOOD, price
from pygame_core.games.agricola.spaces import HARVESTS, PLOW

PLOWS = frozenset(("plow_card", "harrow"))


class MoldboardPlow(PlowCard, Minor):
    id, prices, occupations, more, times, worth = "I63", (price(wood=2),), 1, 1, 2, 2.2


class Harrow(PlowCard, Minor):
    """Everybody may use it once; the others pay its owner 2 food."""

    id, prices, at, more, rent, traits, worth = "I68", (price(wood=2),), ("plow_field", "plow_sow"), 1, 2, frozenset(("harrow",)), 1.8

    def helps(self, state, owner, seat, where):
        return where in self.at and seat not in state.farms[owner].notes.get(self.id, ())

    def plow(self, state, owner, seat):
        if seat != owner:
            state.gain(owner, FOOD, self.rent, self.id)
        super().plow(state, owner, seat)


class Punner(Minor):
    """A field when somebody else has plowed more than one with a plow card or the Harrow."""

    id, prices, worth = "I70", (price(wood=1),), 1.2

    def tilled(self, state, owner, seat, where):
        if seat != owner and PLOWS & cards.named(where).traits:
            state.may(owner, self.id, PLOW)


class Rake(Minor):
    """2 points for five fields, for six if a plow is about."""

    id, prices, worth = "I76", (price(wood=1),), 1.2

    def scoring(self, state, seat):
        farm = state.farms[seat]
        eased = any(PLOWS & cards.named(id_).traits or id_ in ("I70", "K124") for id_ in farm.cards)
        return 2 if farm.fields.bit_count() >= 5 + eased else 0


class Copse(Minor):
    id, prices, points, occupations, slots, worth = "I78", (price(wood=2),), 1, 1, (("I78-1", WOOD), ("I78-2", WOOD)), 2.0


class CornStorehouse(Minor):
    """After each field phase grain may be sown, a grain less on each field."""

    id, prices, points, worth = "I86", (price(wood=2, reed=2), price(clay=2, reed=2)), 1, 2.5

    def field_end(self, state, owner):
        state.may(owner, self.id, ("sow", GRAIN, 99, 1))


class PlanterBox(Minor):
    """More on freshly sown fields beside one's rooms: 2 grain, or 1 vegetable."""

    id, occupations, worth = "I90", 2, 2.5

    def sown(self, state, owner, seat, places):
        farm = state.farms[seat]
        beside = grid.around(farm.rooms)
        for place in places if seat == owner else ():
            if place in grid.NUMBER and beside >> grid.NUMBER[place] & 1:
                add_crop(state, seat, place, 2 if farm.crops[grid.NUMBER[place]][0] == GRAIN else 1, self.id)


class Manure(Minor):
    """A field phase of one's own after each round without harvest, if one likes."""

    id, needs, worth = "I92", {"animals": 2}, 3.5

    def round_end(self, state, owner):
        farm = state.farms[owner]
        if state.round not in HARVESTS and (farm.crops or farm.slots):
            state.ask(owner, self.id, (YES, NO))

    def chosen(self, state, seat, pick):
        if pick == YES:
            at_moment(state, "field_end", [seat])
            harvest.reap(state, seat)


CARDS = (MoldboardPlow(), Harrow(), Punner(), Rake(), Copse(), CornStorehouse(), PlanterBox(), Manure())
