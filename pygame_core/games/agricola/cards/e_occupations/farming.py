"""Fields, animals, and goods that come later."""

from __future__ import annotations

from pygame_core.games.agricola import score
from pygame_core.games.agricola.cards.kinds import Occupation, Schedule
from pygame_core.games.agricola.goods import ANIMALS, CATTLE, CLAY, FOOD, NAMES, REED, SHEEP, STONE, VEGETABLE, WOOD
from pygame_core.games.agricola.spaces import LAST

PLOW_FOR_FOOD = ("plow", 1)


class HobbyFarmer(Occupation):
    id, players, worth = "E180", 4, 2.0

    def played(self, state, seat):
        state.gain(seat, VEGETABLE, 1, self.id)
        state.may(seat, self.id, ("sow", VEGETABLE, 1))


class ClayDeliveryman(Schedule, Occupation):
    id, worth, brings, on = "E187", 2.5, (CLAY, 1), range(6, 15)


class Maid(Occupation):
    """From moving out of the wooden hut on, 1 food each round."""

    id, worth = "E190", 2.0

    def serve(self, state, seat):
        state.schedule(seat, range(state.round + 1, LAST + 1), FOOD, 1, self.id)

    def played(self, state, seat):
        if state.farms[seat].house != WOOD:
            self.serve(state, seat)

    def renovated(self, state, owner, seat, before):
        if seat == owner and before == WOOD:
            self.serve(state, seat)


class PlowDriver(Occupation):
    id, worth = "E194", 1.5

    def round_start(self, state, owner):
        if state.farms[owner].house == STONE:
            state.may(owner, self.id, PLOW_FOR_FOOD)


class PlowMaker(Occupation):
    """Its note: the last round and space where it has been offered, so that it is offered once for a person."""

    id, worth = "E195", 2.5

    def plowed(self, state, owner, seat, where):
        farm = state.farms[seat]
        if seat == owner and where in ("plow_field", "plow_sow") and farm.notes.get(self.id) != (state.round, where):
            farm.notes[self.id] = (state.round, where)
            state.may(seat, self.id, PLOW_FOR_FOOD)


class CattleWhisperer(Schedule, Occupation):
    id, players, worth, brings, after = "E201", 4, 2.5, (CATTLE, 1), (5, 9)


class Shepherd(Occupation):
    id, players, worth = "E203", 4, 1.5

    def litter(self, state, seat, animal):
        return int(animal == SHEEP and state.farms[seat].goods[SHEEP] >= 4)


class MasterShepherd(Schedule, Occupation):
    id, players, worth, brings, next = "E204", 4, 2.5, (SHEEP, 1), 3


class ReedCollector(Schedule, Occupation):
    id, players, worth, brings, next = "E205", 3, 3.0, (REED, 1), 4


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

    id, players, worth = "E215", 4, 2.5

    def played(self, state, seat):
        for animal in ANIMALS:
            state.gain(seat, animal, 1, self.id)

    def scoring(self, state, seat):
        farm = state.farms[seat]
        if score.cures(state, seat):
            return 0  # nothing is lost, so nothing is given back
        return -sum(not farm.goods[animal] or self.least(animal, farm.goods[animal]) for animal in ANIMALS)

    @staticmethod
    def least(animal, number):
        """Whether one fewer of the animals would cost a point too."""
        return score.points(NAMES[animal], number) > score.points(NAMES[animal], number - 1)


class AnimalKeeper(Occupation):
    """Kinds may share a pasture. What only sheep may use of it stays a pen for sheep."""

    id, players, rank, worth = "E216", 4, 3, 1.5

    def housing(self, state, seat, pens, loose):
        pastures = len(state.farms[seat].pastures)  # cards keep them in front
        shared = sum(map(min, pens[:pastures]))
        return [[number - min(pen) for number in pen] for pen in pens[:pastures]] + pens[pastures:], loose + shared


CARDS = (HobbyFarmer(), ClayDeliveryman(), Maid(), PlowDriver(), PlowMaker(), CattleWhisperer(), Shepherd(), MasterShepherd(), ReedCollector(),
         Stablemaster(), TenantFarmer(), AnimalKeeper())
