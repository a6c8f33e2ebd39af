"""Minor improvements of the K deck."""

from __future__ import annotations

from pygame_core.games.agricola import cards
from pygame_core.games.agricola.cards.kinds import Minor, PlowCard, Schedule
from pygame_core.games.agricola.cards.majors import CookingHearth
from pygame_core.games.agricola.farm import FAMILY
from pygame_core.games.agricola.goods import ANIMALS, FOOD, FREE, GRAIN, STONE, WOOD, price
from pygame_core.games.agricola.spaces import LAST


class Acreage(Minor):
    id, occupations, slots = "K105", 1, (("K105-1", GRAIN), ("K105-2", GRAIN))


class Lumber(Minor):
    id, passing, prices = "K107", True, (price(stone=1),)

    def played(self, state, seat):
        state.gain(seat, WOOD, 3, self.id)


class SpitRoast(Minor):
    """1 food in a feeding phase in which the owner cooks an animal."""

    id, prices = "K109", (price(wood=1),)

    def cooked(self, state, owner, seat, good, number):
        farm = state.farms[owner]
        if seat == owner and good in ANIMALS and ("feed", seat) in state.agenda and self.id not in farm.crafted:
            farm.crafted += (self.id,)
            state.gain(seat, FOOD, 1, self.id)


class Bookshelf(Minor):
    id, prices, points, occupations = "K112", (price(wood=1),), 1, 3

    def advance(self, state, seat):
        return 3


class DuckPond(Schedule, Minor):
    id, points, occupations, brings, next = "K114", 1, 2, (FOOD, 1), 3


class SwingPlow(PlowCard, Minor):
    id, prices, occupations, more, times = "K115", (price(wood=3),), 3, 2, 2


class Granary(Schedule, Minor):
    id, prices, points, brings, on = "K116", (price(wood=3), price(clay=3)), 1, (GRAIN, 1), (8, 10, 12)


class CrookedPlow(PlowCard, Minor):
    id, prices, occupations, more = "K119", (price(wood=3),), 1, 2


class Yoke(Minor):
    """A field for each plow card and Harrow in play, whoever has it."""

    id, prices, needs = "K124", (price(wood=1),), {"cattle": 1}

    def played(self, state, seat):
        plows = sum(bool(cards.named(id_).traits & {"plow_card", "harrow"}) for farm in state.farms for id_ in farm.cards)
        if plows:
            state.may(seat, self.id, ("plow", 0, plows))


class CookingHearthForFireplace(CookingHearth, Minor):
    id, kind, prices, either = "K128", Minor.kind, (FREE,), False


class OxTeam(Minor):
    id, prices, points, needs = "K134", (price(wood=3),), 1, {"cattle": 2}

    def played(self, state, seat):
        if state.round < LAST:
            state.may(seat, self.id, ("plow", 0, min(3, LAST - state.round)))


class ReedHut(Minor):
    """An unused disc lives here: it works and eats, and is no family. When the last disc is needed for a birth, it is this one."""

    id, prices, points = "K138", (price(reed=4, wood=1),), 1

    def lacking(self, state, seat):
        return None if state.farms[seat].people < FAMILY else ("disc", 1)

    def lives(self, state, seat):
        return int(self.id not in state.farms[seat].notes)

    workers = mouths = lives

    def move_in(self, state, seat):
        lived = self.lives(state, seat)
        state.farms[seat].notes[self.id] = 1
        return bool(lived)


class SleepingCorner(Minor):
    """The owner may use a family growth space where somebody else's person is."""

    id, prices, points, needs = "K139", (price(wood=1),), 1, {"grain_fields": 2}

    def shares(self, state, seat, space):
        return any(action[0] == "grow" and (action[1] != "late" or state.round >= 5) for action in space.actions)


class StoneCart(Schedule, Minor):
    id, prices, occupations, brings, on = "K142", (price(wood=2),), 2, (STONE, 1), range(2, 15, 2)


CARDS = tuple(card() for card in (
    Acreage, Lumber, SpitRoast, Bookshelf, DuckPond, SwingPlow, Granary, CrookedPlow, Yoke, CookingHearthForFireplace, OxTeam, ReedHut,
    SleepingCorner, StoneCart))
