"""E deck: animals, where they live, fences and stables."""

from __future__ import annotations

from pygame_core.games.agricola.cards.kinds import AtOnce, Minor
from pygame_core.games.agricola.goods import CATTLE, FOOD, NUMBER, SHEEP, VEGETABLE, price
from pygame_core.games.agricola.moves import said


class Manger(Minor):
    """Points for many fenced cells."""

    id, prices, worth = "E23", (price(wood=2),), 1.2

    def scoring(self, state, seat):
        fenced = state.farms[seat].fenced.bit_count()
        return sum(fenced >= least for least in (6, 7, 8, 9))


class ShepherdsPipe(Minor):
    """A pasture that holds sheep takes two more, a stable outside fences holds two."""

    id, rank, needs, worth = "E29", 1, {"sheep": 1}, 1.5

    def housing(self, state, seat, pens, loose):
        farm = state.farms[seat]
        alone = (farm.stables & ~farm.fenced).bit_count()
        return [[sheep + 2, boar, cattle] for sheep, boar, cattle in pens] + [[2, 1, 1]] * alone, loose - alone


class MiniPasture(Minor):
    """Fences around one cell, for nothing but the price of the card."""

    id, passing, prices, worth = "E40", True, (price(food=2),), 2.0

    def played(self, state, seat):
        state.may(seat, self.id, ("fences", "one"), must=True)


class Spindle(Minor):
    id, prices, worth = "E51", (price(wood=1),), 1.5

    def field_start(self, state, owner):
        sheep = state.farms[owner].goods[SHEEP]
        state.gain(owner, FOOD, (sheep >= 3) + (sheep >= 5), self.id)


class Stable(Minor):
    id, passing, prices, worth = "E52", True, (price(wood=1),), 0.8

    def played(self, state, seat):
        state.may(seat, self.id, ("stables", 0, 1), must=True)


class ButterChurn(Minor):
    id, prices, worth = "E53", (price(wood=2),), 2.0

    def field_start(self, state, owner):
        goods = state.farms[owner].goods
        state.gain(owner, FOOD, goods[SHEEP] // 3 + goods[CATTLE] // 2, self.id)


class AnimalYard(Minor):
    """Holds two animals of any kind; four with the Drinking Trough. With the Shepherd's Pipe two sheep more if there is a
    sheep: one of its places then is a pen for three sheep, or for one other animal."""

    id, prices, points, occupations, rank, homes, worth = "E58", (price(wood=2),), 1, 1, 5, True, 2.0

    def housing(self, state, seat, pens, loose):
        owned = state.farms[seat].cards
        number = 4 if "E59" in owned else 2
        return ([*pens, [3, 1, 1]], loose + number - 1) if "E29" in owned else (pens, loose + number)


class DrinkingTrough(Minor):
    id, prices, points, worth = "E59", (price(wood=2),), 1, 2.0

    def housing(self, state, seat, pens, loose):
        return [[number + 2 for number in pen] for pen in pens], loose


class CattleMarket(AtOnce, Minor):
    id, passing, prices, gives, worth = "E60", True, (price(sheep=1),), ((CATTLE, 1),), 1.0


class FeedPellets(Minor):
    """In each feeding phase a vegetable for an animal of a kind one has, once."""

    id, worth = "E338", 1.5

    def feed_ways(self, state, seat):
        farm = state.farms[seat]
        if self.id in farm.crafted or not farm.goods[VEGETABLE]:
            return []
        return [said("use", self.id, name, code=("way", self.id, NUMBER[name])) for name in ("sheep", "boar", "cattle") if farm.goods[NUMBER[name]]]

    def feed_way(self, state, seat, code):
        state.farms[seat].crafted += (self.id,)
        state.lose(seat, VEGETABLE, 1)
        state.gain(seat, code[2], 1, self.id)


CARDS = (Manger(), ShepherdsPipe(), MiniPasture(), Spindle(), Stable(), ButterChurn(), AnimalYard(), DrinkingTrough(), CattleMarket(),
         FeedPellets())
