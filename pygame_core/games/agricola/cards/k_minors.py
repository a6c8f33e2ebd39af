"""Minor improvements of the K deck."""

from __future__ import annotations

from pygame_core.games.agricola import before, cards
from pygame_core.games.agricola.actions.buying import card_order
from pygame_core.games.agricola.actions.people import LATE
from pygame_core.games.agricola.actions.soil import add_crop
from pygame_core.games.agricola.cards.base import MINOR, OCCUPATION
from pygame_core.games.agricola.cards.kinds import NO, YES, AtSpace, Minor, PlowCard, ReedRoof, Schedule
from pygame_core.games.agricola.cards.majors import CookingHearth, Oven
from pygame_core.games.agricola.deals import HAND
from pygame_core.games.agricola.farm import FAMILY
from pygame_core.games.agricola.goods import ANIMALS, BOAR, BUILDING, CATTLE, CLAY, FOOD, FREE, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD, price, priced
from pygame_core.games.agricola.grid import NAMES as CELLS
from pygame_core.games.agricola.spaces import BAKE, LAST, PLOW, SOW


class Acreage(Minor):
    id, worth, occupations, slots = "K105", 1.5, 1, (("K105-1", GRAIN), ("K105-2", GRAIN))


class Bakehouse(Oven, Minor):
    """Bakes as an oven does, and is none."""

    id, worth, kind, prices, returns, points, bake, traits = "K106", 4.0, Minor.kind, (price(stone=3),), "oven", 5, (5, 2), frozenset()


class Lumber(Minor):
    id, worth, passing, prices = "K107", 0.8, True, (price(stone=1),)

    def played(self, state, seat):
        state.gain(seat, WOOD, 3, self.id)


class Beehive(Schedule, Minor):
    id, worth, points, occupations, needs, brings, on = "K108", 3.5, 1, 3, {"improvements": 2}, (FOOD, 2), range(2, 15, 2)


class SpitRoast(Minor):
    """1 food in a feeding phase in which the owner cooks an animal."""

    id, worth, prices = "K109", 1.0, (price(wood=1),)

    def cooked(self, state, owner, seat, good, number):
        farm = state.farms[owner]
        if seat == owner and good in ANIMALS and ("feed", seat) in state.agenda and self.id not in farm.crafted:
            farm.crafted += (self.id,)
            state.gain(seat, FOOD, 1, self.id)


class Brewery(Minor):
    id, worth, prices, points, craft = "K110", 3.5, (price(grain=2, stone=2),), 2, (GRAIN, 3)

    def scoring(self, state, seat):
        return int(state.farms[seat].total(GRAIN) >= 9)


class BreadPaddle(Minor):
    id, worth, prices = "K111", 1.0, (price(wood=1),)

    def acquired(self, state, owner, seat, card):
        if seat == owner and card.kind == OCCUPATION:
            state.may(seat, self.id, BAKE)


class Bookshelf(Minor):
    id, worth, prices, points, occupations = "K112", 2.5, (price(wood=1),), 1, 3

    def advance(self, state, seat):
        return 3


class Flail(Minor):
    id, worth, prices, occupations = "K113", 0.8, (price(wood=1),), 1

    def leaving(self, state, owner, seat, space):
        if seat == owner and PLOW in space.actions:
            state.may(seat, self.id, BAKE)


class DuckPond(Schedule, Minor):
    id, worth, points, occupations, brings, next = "K114", 1.6, 1, 2, (FOOD, 1), 3


class SwingPlow(PlowCard, Minor):
    id, worth, prices, occupations, more, times = "K115", 2.5, (price(wood=3),), 3, 2, 2


class Granary(Schedule, Minor):
    id, worth, prices, points, brings, on = "K116", 1.8, (price(wood=3), price(clay=3)), 1, (GRAIN, 1), (8, 10, 12)


class Greenhouse(Minor):
    """At the start of two rounds to come a vegetable is on offer. Its note: those rounds."""

    id, worth, prices, points, occupations = "K117", 2.4, (price(wood=2),), 1, 1

    def played(self, state, seat):
        state.farms[seat].notes[self.id] = (state.round + 4, state.round + 7)

    def lies(self, state, seat):
        return tuple((round_, "vegetable") for round_ in state.farms[seat].notes.get(self.id, ()) if state.round < round_ <= LAST)

    def round_start(self, state, owner):
        if state.round in state.farms[owner].notes[self.id]:
            state.ask(owner, self.id, (YES, NO))

    def fee(self, state, seat, pick):
        return int(pick == YES)

    def chosen(self, state, seat, pick):
        if pick == YES:
            state.gain(seat, VEGETABLE, 1, self.id)


class LiquidManure(Minor):
    id, worth, needs = "K118", 1.2, {"animals": 4}

    def sown(self, state, owner, seat, places):
        if seat == owner:
            for place in places:
                add_crop(state, seat, place, 1, self.id)


class CrookedPlow(PlowCard, Minor):
    id, worth, prices, occupations, more = "K119", 1.5, (price(wood=3),), 1, 2


class HouseGoat(Minor):
    """Nothing else lives in the house, whatever other cards say."""

    id, worth, points, rank = "K120", 2.6, 1, 9

    def pets(self, state, seat, number):
        return 0

    def feeding(self, state, owner):
        state.gain(owner, FOOD, 1, self.id)

    def played(self, state, seat):
        state.settle(seat)


class Sawhorse(Minor):
    """One stable, and each third fence of the fifteen, is free. Its note: the stable was built."""

    id, worth, prices = "K121", 2.0, (price(wood=2),)

    def cheaper(self, state, seat, thing, cost):
        farm = state.farms[seat]
        if thing == ("stable",) and self.id not in farm.notes:
            yield FREE
        if thing[0] == "fences":
            standing, wood = farm.fences.bit_count(), dict(cost[0]).get(WOOD, 0)
            yield priced({WOOD: wood - (standing + thing[1]) // 3 + standing // 3})

    def stabled(self, state, owner, seat, cell):
        if seat == owner:
            state.farms[seat].notes[self.id] = 1


class Sawmill(Minor):
    id, worth, returns, points, craft, bonus, outdoes = "K122", 4.0, "joinery", 3, (WOOD, 3), (WOOD, (2, 4, 5)), "joinery"


class WoodenStrongbox(Minor):
    id, worth, prices = "K123", 1.5, (price(wood=1),)

    def scoring(self, state, seat):
        return 2 * sum(state.farms[seat].rooms.bit_count() >= least for least in (5, 6))


class Yoke(Minor):
    """A field for each plow card and Harrow in play, whoever has it."""

    id, worth, prices, needs = "K124", 0.8, (price(wood=1),), {"cattle": 1}

    def played(self, state, seat):
        plows = sum(bool(cards.named(id_).traits & {"plow_card", "harrow"}) for farm in state.farms for id_ in farm.cards)
        if plows:
            state.may(seat, self.id, ("plow", 0, plows))


class Broom(Minor):
    """Other minor improvements in the hand, seven if there are as many; one of them may be played."""

    id, worth, prices = "K125", 0.5, (price(wood=1),)

    def played(self, state, seat):
        farm = state.farms[seat]
        new = before.of_kind(state.deck, MINOR)[:HAND]
        state.deck = tuple(id_ for id_ in state.deck if id_ not in new)
        farm.hand = tuple(sorted((*before.of_kind(farm.hand, OCCUPATION), *new), key=card_order))
        state.may(seat, self.id, ("improve", "hand"))


class LandingNet(Minor):
    id, worth, prices = "K126", 1.5, (price(reed=1),)

    def took(self, state, owner, seat, where, goods):
        taken = {good for good, _ in goods if good in BUILDING}
        if seat == owner and REED in taken:
            state.gain(seat, FOOD, 2 if taken == {REED} else 1, self.id)


class Clapper(Minor):
    """A family growth space makes grain grow, and wood where it is sown, also if it was used this round before."""

    id, worth, prices = "K127", 0.7, (price(wood=1),)

    def entered(self, state, owner, seat, space):
        if seat == owner and grows(state, space):
            self.clap(state, seat)

    def played(self, state, seat):
        if any(seat in state.taken.get(space.id, ()) and grows(state, space) for space in state.spaces):
            self.clap(state, seat)

    def clap(self, state, seat):
        farm = state.farms[seat]
        for cell, (good, _) in sorted(farm.crops.items()):
            if good == GRAIN:
                add_crop(state, seat, CELLS[cell], 1, self.id)
        for name, (good, _) in sorted(farm.slots.items()):
            if good != VEGETABLE:
                add_crop(state, seat, name, 1, self.id)


def grows(state, space) -> bool:
    """Whether the space is one of family growth in this round."""
    return any(action[0] == "grow" and (action[1] != "late" or state.round >= LATE) for action in space.actions)


class CookingHearthForFireplace(CookingHearth, Minor):
    id, worth, kind, prices, either = "K128", 3.0, Minor.kind, (FREE,), False


class CornSheaf(Minor):
    id, worth, passing = "K129", 0.5, True

    def played(self, state, seat):
        state.gain(seat, GRAIN, 1, self.id)


class HerbGarden(Schedule, Minor):
    id, worth, points, needs, brings, next = "K130", 2.0, 1, {"vegetable_fields": 1}, (FOOD, 1), 5


class ClayPit(AtSpace, Minor):
    id, worth, points, occupations, at, more = "K131", 1.8, 1, 3, ("day_laborer",), ((CLAY, 3),)


class ClayHutExtension(Minor):
    id, worth, passing, prices = "K132", 2.5, True, (price(clay=4, reed=1),)

    def lacking(self, state, seat):
        return None if state.farms[seat].house == CLAY else ("clay_hut", 1)

    def played(self, state, seat):
        state.may(seat, self.id, ("rooms", 1, "free"), must=True)


class MilkingStool(Minor):
    id, worth, prices, occupations = "K133", 1.8, (price(wood=1),), 2

    def field_start(self, state, owner):
        cattle = state.farms[owner].goods[CATTLE]
        state.gain(owner, FOOD, sum(cattle >= least for least in (1, 3, 5)), self.id)

    def scoring(self, state, seat):
        return state.farms[seat].goods[CATTLE] // 2


class OxTeam(Minor):
    id, worth, prices, points, needs = "K134", 2.0, (price(wood=3),), 1, {"cattle": 2}

    def played(self, state, seat):
        if state.round < LAST:
            state.may(seat, self.id, ("plow", 0, min(3, LAST - state.round)))


class Horse(Minor):
    id, worth = "K135", 1.5

    def scoring(self, state, seat):
        return 2 if 0 in state.farms[seat].animals() else 0


class BrushwoodRoof(ReedRoof, Minor):
    id, worth, occupations, roofing = "K136", 0.8, 2, WOOD


class TurnipField(Minor):
    id, worth, points, occupations, slots = "K137", 2.0, 1, 3, (("K137-1", VEGETABLE),)

    def played(self, state, seat):
        state.may(seat, self.id, SOW)


class ReedHut(Minor):
    """An unused disc lives here: it works and eats, and is no family. When the last disc is needed for a birth, it is this one."""

    id, worth, prices, points = "K138", 2.5, (price(reed=4, wood=1),), 1

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

    id, worth, prices, points, needs = "K139", 1.2, (price(wood=1),), 1, {"grain_fields": 2}

    def shares(self, state, seat, space):
        return grows(state, space)


class SwanLake(Schedule, Minor):
    id, worth, points, occupations, brings, next = "K140", 2.5, 2, 4, (FOOD, 1), 5


class BoarBreeding(Minor):
    id, worth, passing, prices = "K141", 1.0, True, (price(food=1),)

    def played(self, state, seat):
        state.gain(seat, BOAR, 1, self.id)


class StoneCart(Schedule, Minor):
    id, worth, prices, occupations, brings, on = "K142", 1.5, (price(wood=2),), 2, (STONE, 1), range(2, 15, 2)


class StoneExchange(Minor):
    id, worth, passing, prices = "K143", 0.7, True, (price(wood=2), price(clay=2))

    def played(self, state, seat):
        state.gain(seat, STONE, 2, self.id)


class Mansion(Minor):
    id, worth, prices, outdoes = "K144", 3.0, (price(wood=3, clay=3, reed=2, stone=3),), "half_timbered"

    def scoring(self, state, seat):
        farm = state.farms[seat]
        return 2 * farm.rooms.bit_count() if farm.house == STONE else 0


class ForestPasture(Minor):
    """Any number of wild boar live here; it is no pasture to other cards."""

    id, worth, points, occupations, rank, homes = "K145", 1.8, 1, 3, 9, True

    def housing(self, state, seat, pens, loose):
        return [*pens, [0, 99, 0]], loose


class Loom(Minor):
    id, worth, prices, points, occupations = "K146", 2.8, (price(wood=2),), 1, 2

    def field_start(self, state, owner):
        sheep = state.farms[owner].goods[SHEEP]
        state.gain(owner, FOOD, sum(sheep >= least for least in (1, 4, 7)), self.id)

    def scoring(self, state, seat):
        return state.farms[seat].goods[SHEEP] // 3


class Pelts(Minor):
    """For each cooked animal 1 food may go into a room for a point. Its note: the food there."""

    id, worth, occupations = "K339", 1.5, 3

    def cooked(self, state, owner, seat, good, number):
        for _ in range(number if seat == owner and good in ANIMALS and self.answers(state, seat, (YES,)) == (YES,) else 0):
            state.ask(seat, self.id, (YES, NO))

    def answers(self, state, seat, picks):
        farm = state.farms[seat]
        return picks if farm.goods[FOOD] and self.scoring(state, seat) < farm.rooms.bit_count() else (NO,)

    def chosen(self, state, seat, pick):
        if pick == YES:
            state.lose(seat, FOOD, 1)
            state.farms[seat].notes[self.id] = self.scoring(state, seat) + 1

    def holds(self, state, seat):
        return (("food", self.scoring(state, seat)),)

    def scoring(self, state, seat):
        return state.farms[seat].notes.get(self.id, 0)


CARDS = tuple(card() for card in (
    Acreage, Bakehouse, Lumber, Beehive, SpitRoast, Brewery, BreadPaddle, Bookshelf, Flail, DuckPond, SwingPlow, Granary, Greenhouse,
    LiquidManure, CrookedPlow, HouseGoat, Sawhorse, Sawmill, WoodenStrongbox, Yoke, Broom, LandingNet, Clapper, CookingHearthForFireplace,
    CornSheaf, HerbGarden, ClayPit, ClayHutExtension, MilkingStool, OxTeam, Horse, BrushwoodRoof, TurnipField, ReedHut, SleepingCorner,
    SwanLake, BoarBreeding, StoneCart, StoneExchange, Mansion, ForestPasture, Loom, Pelts))
