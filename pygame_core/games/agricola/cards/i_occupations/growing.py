"""Fields, animals, the harvest, and goods turned into food."""

from __future__ import annotations

from pygame_core.games.agricola.actions.soil import add_crop
from pygame_core.games.agricola.cards.kinds import NO, YES, BreedsAgain, Occupation
from pygame_core.games.agricola.goods import BOAR, CATTLE, FOOD, GRAIN, NAMES, SHEEP, STONE, VEGETABLE, WOOD
from pygame_core.games.agricola.moves import said
from pygame_core.games.agricola.spaces import HARVESTS

FARMS = tuple(f"farm-{seat + 1}" for seat in range(5))  # picks for a seat


class Fieldsman(Occupation):
    id, worth = "I219", 3.0

    def sown(self, state, owner, seat, places):
        if seat == owner and len(places) <= 2:
            for place in places:
                add_crop(state, seat, place, 3 - len(places), self.id)


class HarvestHelper(Occupation):
    """At the start of feeding 1 grain from a field of somebody else's, who gets 2 food. Fields differ in how much stands
    there, so that is what is chosen. Its note: whose farm."""

    id, players, worth = "I223", 3, 3.0

    def standing(self, state, seat) -> list[tuple[dict, object, int]]:
        farm = state.farms[seat]
        return [(beds, place, number) for beds in (farm.crops, farm.slots) for place, (good, number) in sorted(beds.items()) if good == GRAIN]

    def feeding_start(self, state, owner):
        farms = [FARMS[seat] for seat in state.order(owner)[1:] if self.standing(state, seat)]
        if farms:
            state.ask(owner, self.id, (*farms, NO))

    def chosen(self, state, seat, pick):
        notes = state.farms[seat].notes
        if pick in FARMS:
            other = notes[self.id] = FARMS.index(pick)
            numbers = sorted({number for _, _, number in self.standing(state, other)})
            state.ask(seat, self.id, tuple(f"{NAMES[GRAIN]}{number}" for number in numbers))
        elif pick != NO:
            self.take(state, seat, notes.pop(self.id), int(pick.removeprefix(NAMES[GRAIN])))

    def take(self, state, seat, other, standing):
        beds, place = next((beds, place) for beds, place, number in self.standing(state, other) if number == standing)
        beds[place] = GRAIN, standing - 1
        if standing == 1:
            del beds[place]
        state.gain(seat, GRAIN, 1, self.id)
        state.gain(other, FOOD, 2, self.id)


class FieldWorker(Occupation):
    id, players, worth = "I224", 3, 3.0

    def sown(self, state, owner, seat, places):
        if seat != owner:
            state.gain(owner, GRAIN if state.players == 3 else FOOD, 1, self.id)


class Gardener(Occupation):
    """Vegetables come from the supply at harvest; the fields keep theirs."""

    id, worth = "I226", 2.5

    def stands(self, state, seat, good):
        return good == VEGETABLE


class CornProfiteer(Occupation):
    """A grain becomes 3 food, unless somebody buys it for 2: the others are asked in turn, then the owner picks a buyer.
    Its note: who is being asked and who wants it."""

    id, players, worth = "I239", 4, 3.0
    worth_food, asked_food = 3, 2

    def anytime(self, state, seat):
        return [said("use", self.id, code=("anytime", self.id))] if state.farms[seat].goods[GRAIN] else []

    def used(self, state, seat, code):
        state.lose(seat, GRAIN, 1)
        self.next(state, seat, state.order(seat)[1:], ())

    def next(self, state, owner, left, buyers):
        """Ask the next who has the food; or settle it."""
        left = [seat for seat in left if state.farms[seat].goods[FOOD] >= self.asked_food]
        notes = state.farms[owner].notes
        if left:
            notes[self.id] = (tuple(left), buyers)
            state.ask(left[0], self.id, (YES, NO))
            return
        notes.pop(self.id, None)
        if buyers:
            state.ask(owner, self.id, tuple(FARMS[seat] for seat in buyers))
        else:
            state.gain(owner, FOOD, self.worth_food, self.id)

    def chosen(self, state, seat, pick):
        if pick in FARMS:
            buyer = FARMS.index(pick)
            state.lose(buyer, FOOD, self.asked_food)
            state.gain(buyer, GRAIN, 1, self.id)
            state.gain(seat, FOOD, self.asked_food, self.id)
            return
        owner = next(owner for owner, farm in enumerate(state.farms) if self.id in farm.cards)
        left, buyers = state.farms[owner].notes[self.id]
        self.next(state, owner, left[1:], (*buyers, seat) if pick == YES else buyers)


class Layabout(Occupation):
    """No part in the next harvest. Its note: the round of it."""

    id, worth = "I244", 1.5

    def played(self, state, seat):
        state.farms[seat].notes[self.id] = min(round_ for round_ in HARVESTS if round_ >= state.round)

    def idles(self, state, seat):
        return state.farms[seat].notes.get(self.id, 0)


class MilkingHand(Occupation):
    id, players, worth = "I246", 4, 2.0

    def field_start(self, state, owner):
        cattle = state.farms[owner].goods[CATTLE]
        state.gain(owner, FOOD, sum(cattle >= least for least in (1, 3, 5)), self.id)

    def scoring(self, state, seat):
        return state.farms[seat].goods[CATTLE] // 2


class Butcher(Occupation):
    id, cook, worth = "I247", {SHEEP: 1, BOAR: 2, CATTLE: 3}, 2.0


class PigBreeder(BreedsAgain, Occupation):
    id, players, animal, worth = "I252", 4, BOAR, 2.5


class StoneCarver(Occupation):
    id, craft, worth = "I256", (STONE, 3), 3.0


class Cabinetmaker(Occupation):
    id, players, craft, worth = "I258", 3, (WOOD, 2), 3.0


CARDS = (Fieldsman(), HarvestHelper(), FieldWorker(), Gardener(), CornProfiteer(), Layabout(), MilkingHand(), Butcher(), PigBreeder(), StoneCarver(),
         Cabinetmaker())
