"""Occupations of the E deck."""

from __future__ import annotations

from pygame_core.games.agricola import score
from pygame_core.games.agricola.cards.kinds import Keeper, Occupation, Schedule
from pygame_core.games.agricola.goods import ANIMALS, BOAR, CLAY, FOOD, NAMES, REED, STONE, price, priced
from pygame_core.games.agricola.spaces import BAKE


class Academic(Occupation):
    id, players = "E148", 3

    def counts(self, state, seat, what):
        return int(what == "occupations")


class MasterBaker(Occupation):
    id, players = "E149", 4

    def baked(self, state, owner, seat, grain, copied):
        if seat != owner:
            state.may(owner, self.id, ("bake", "copied"))
        elif not copied:
            state.gain(owner, FOOD, 1, self.id)


class Baker(Occupation):
    id = "E150"

    def played(self, state, seat):
        state.may(seat, self.id, BAKE)

    def feeding(self, state, owner):
        state.may(owner, self.id, BAKE)


class BreadSeller(Occupation):
    id, players = "E155", 3

    def baked(self, state, owner, seat, grain, copied):
        state.gain(owner, FOOD, grain, self.id)


class BrushMaker(Keeper, Occupation):
    id, players, keeps = "E156", 3, {BOAR: (2, 3, 4)}


class FieldWarden(Occupation):
    id, players = "E163", 4

    def shares(self, state, seat, space):
        return space.id in ("vegetable_1", "plow_field", "plow_sow")


class Chief(Occupation):
    id, prices = "E172", (price(food=2),)

    def scoring(self, state, seat):
        farm = state.farms[seat]
        return farm.rooms.bit_count() if farm.house == STONE else 0


class Merchant(Occupation):
    """After an improvement action, 1 food more for another."""

    id = "E179"

    def improved(self, state, owner, seat, action, card):
        if seat == owner and action[1] != "second" and len(action) == 2:
            state.may(seat, self.id, (*action, 1))


class ClayDeliveryman(Schedule, Occupation):
    id, brings, on = "E187", (CLAY, 1), range(6, 15)


class Patron(Occupation):
    id, players = "E192", 4

    def advance(self, state, seat):
        return 2


class ReedCollector(Schedule, Occupation):
    id, players, brings, next = "E205", 3, (REED, 1), 4


class Stablemaster(Occupation):
    """One stable outside fences holds up to three animals of a kind."""

    id, rank = "E208", 2

    def housing(self, state, seat, pens, loose):
        farm = state.farms[seat]
        if not farm.stables & ~farm.fenced:
            return pens, loose
        if [2, 1, 1] in pens:  # another card has already made stables into pens
            pens.remove([2, 1, 1])
            return [*pens, [3, 3, 3]], loose
        return [*pens, [3, 3, 3]], loose - 1


class TenantFarmer(Occupation):
    """Borrows one animal of each kind. Before scoring it is given back where that costs less than the point it is worth."""

    id, players = "E215", 4

    def played(self, state, seat):
        for animal in ANIMALS:
            state.gain(seat, animal, 1, self.id)

    def scoring(self, state, seat):
        goods = state.farms[seat].goods
        return -sum(not goods[animal] or self.worth(animal, goods[animal]) > self.worth(animal, goods[animal] - 1) for animal in ANIMALS)

    @staticmethod
    def worth(animal, number):
        return score.points(NAMES[animal], number)


class AnimalKeeper(Occupation):
    """Kinds may share a pasture. What only sheep may use of it stays a pen for sheep."""

    id, players, rank = "E216", 4, 3

    def housing(self, state, seat, pens, loose):
        pastures = len(state.farms[seat].pastures)  # cards keep them in front
        shared = sum(map(min, pens[:pastures]))
        return [[number - min(pen) for number in pen] for pen in pens[:pastures]] + pens[pastures:], loose + shared


class Carpenter(Occupation):
    id = "E218"

    def base_prices(self, state, seat, thing):
        return [priced({state.farms[seat].house: 3, REED: 2})] if thing == ("room",) else []


CARDS = (Academic(), MasterBaker(), Baker(), BreadSeller(), BrushMaker(), FieldWarden(), Chief(), Merchant(), ClayDeliveryman(),
         Patron(), ReedCollector(), Stablemaster(), TenantFarmer(), AnimalKeeper(), Carpenter())
