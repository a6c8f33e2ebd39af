"""Goods into food and into other goods; baking, feeding."""

from __future__ import annotations

from pygame_core.games.agricola.cards.kinds import Exchange, Keeper, Occupation
from pygame_core.games.agricola.goods import BOAR, BUILDING, CATTLE, CLAY, FOOD, GRAIN, NAMES, REED, SHEEP, STONE, VEGETABLE, WOOD, price, priced
from pygame_core.games.agricola.moves import said
from pygame_core.games.agricola.spaces import BAKE


class MasterBaker(Occupation):
    id, players, worth = "E149", 4, 1.5

    def baked(self, state, owner, seat, grain, copied):
        if seat != owner:
            state.may(owner, self.id, ("bake", "copied"))
        elif not copied:
            state.gain(owner, FOOD, 1, self.id)


class Baker(Occupation):
    id, worth = "E150", 2.5

    def played(self, state, seat):
        state.may(seat, self.id, BAKE)

    def feeding(self, state, owner):
        state.may(owner, self.id, BAKE)


class MasterBrewer(Occupation):
    id, worth, craft = "E154", 1.5, (GRAIN, 3)


class BreadSeller(Occupation):
    id, players, worth = "E155", 3, 1.0

    def baked(self, state, owner, seat, grain, copied):
        state.gain(owner, FOOD, grain, self.id)


class BrushMaker(Keeper, Occupation):
    id, players, worth, keeps = "E156", 3, 1.5, {BOAR: (2, 3, 4)}


class Turner(Exchange, Occupation):
    id, players, worth, swaps = "E158", 3, 1.5, ((price(wood=1), FOOD, 1),)


class MeatSeller(Occupation):
    """With an oven, animals are food."""

    id, worth = "E162", 1.5

    def cooks(self, owned):
        return {SHEEP: 2, BOAR: 3, CATTLE: 4} if any("oven" in card.traits for card in owned) else {}


class DockWorker(Exchange, Occupation):
    id, worth = "E171", 1.5
    swaps = tuple((priced({given: 3 if given == WOOD else 2}), got, 1) for given in BUILDING for got in BUILDING if got != given)


class Cook(Occupation):
    """Two people eat as usual, all others 1 food."""

    id, players, worth = "E181", 4, 3.0

    def rations(self, state, seat, due):
        farm = state.farms[seat]
        grown = farm.people - farm.born + sum(card.mouths(state, seat) for card in state.mine("mouths", seat))
        return due - max(0, grown - 2)


class Basketmaker(Occupation):
    id, players, worth, craft = "E183", 4, 2.0, (REED, 3)


class Grocer(Occupation):
    """A pile of goods, the top one for 1 food. Its note: how many are sold."""

    id, worth = "E184", 3.0
    pile = (REED, GRAIN, STONE, VEGETABLE, WOOD, CLAY, REED, VEGETABLE)

    def anytime(self, state, seat):
        farm = state.farms[seat]
        sold = farm.notes.get(self.id, 0)
        if sold == len(self.pile) or not farm.goods[FOOD]:
            return []
        return [said("use", self.id, NAMES[self.pile[sold]], code=("anytime", self.id))]

    def used(self, state, seat, code):
        notes = state.farms[seat].notes
        sold = notes.get(self.id, 0)
        notes[self.id] = sold + 1
        state.lose(seat, FOOD, 1)
        state.gain(seat, self.pile[sold], 1, self.id)


class ClayFirer(Exchange, Occupation):
    id, players, worth, swaps = "E185", 4, 1.5, ((price(clay=2), STONE, 1), (price(clay=3), STONE, 2))


class ClaySeller(Exchange, Occupation):
    id, players, worth = "E186", 4, 2.0
    swaps = ((price(clay=2), SHEEP, 1), (price(clay=2), REED, 1), (price(clay=3), BOAR, 1), (price(clay=3), STONE, 1), (price(clay=4), CATTLE, 1))


class Quarryman(Exchange, Occupation):
    id, players, worth, swaps = "E209", 3, 1.5, ((price(stone=1), FOOD, 2),)


class Potter(Occupation):
    id, players, worth, craft = "E214", 3, 1.5, (CLAY, 2)


CARDS = (MasterBaker(), Baker(), MasterBrewer(), BreadSeller(), BrushMaker(), Turner(), MeatSeller(), DockWorker(), Cook(), Basketmaker(), Grocer(),
         ClayFirer(), ClaySeller(), Quarryman(), Potter())
