"""What is built: prices, the house, fields, stables."""

from __future__ import annotations

from pygame_core.game import Move
from pygame_core.games.agricola import actions, cards, fences, prices
from pygame_core.games.agricola.actions import house
from pygame_core.games.agricola.actions.base import at_prices
from pygame_core.games.agricola.actions.fencing import blocked
from pygame_core.games.agricola.actions.soil import add_crop
from pygame_core.games.agricola.cards.kinds import NO, YES, Occupation
from pygame_core.games.agricola.goods import BUILDING, CLAY, REED, STONE, WOOD, priced
from pygame_core.games.agricola.moves import said
from pygame_core.games.agricola.spaces import RENOVATE


class FrameBuilder(Occupation):
    """One clay or stone of a renovation, two of a room, may be 1 wood instead."""

    id, worth = "K272", 3.0

    def cheaper(self, state, seat, thing, cost):
        goods, number = dict(cost[0]), {"room": 2, "renovation": 1}.get(thing[0], 0)
        for good in (CLAY, STONE) if number else ():
            if goods.get(good, 0) >= number:
                yield priced({**goods, good: goods[good] - number, WOOD: goods.get(WOOD, 0) + 1}, cost[1])


class Manufacturer(Occupation):
    """In a clay or stone house the craft majors are minor improvements too, for 2 building resources less."""

    id, players, worth = "K277", 3, 2.5

    def turns(self, state, seat, card):
        return state.farms[seat].house != WOOD and "craft" in card.traits

    as_minor = turns

    def cheaper(self, state, seat, thing, cost):
        if thing[0] == "improvement" and thing[1] in cards.MAJORS and self.turns(state, seat, cards.MAJORS[thing[1]]):
            goods = dict(cost[0])
            for one in BUILDING:
                for other in BUILDING[one:]:
                    less = {**goods}
                    for good in (one, other):
                        less[good] = less.get(good, 0) - 1
                    if min(less.values()) >= 0:
                        yield priced(less, cost[1])


class Smallholder(Occupation):
    """Pastures for two hold three; with at most two fields each newly sown one gets a crop more."""

    id, worth = "K286", 3.0

    def housing(self, state, seat, pens, loose):
        return [[number + (number == 2) for number in pen] for pen in pens], loose

    rank = -1  # counted before other cards add to a pasture

    def sown(self, state, owner, seat, places):
        farm = state.farms[seat]
        grown = farm.fields.bit_count() + sum(good != WOOD for _, good in farm.plots)
        if seat == owner and grown <= 2:
            for place in places:
                if place not in dict(farm.plots) or dict(farm.plots)[place] != WOOD:
                    add_crop(state, seat, place, 1, self.id)


class WoodCarver(Occupation):
    """Once a round 1 wood less for an improvement, a room of a wooden hut, a stable or a fence."""

    id, worth = "K301", 3.5

    def helps(self, state, seat, thing):
        farm = state.farms[seat]
        fits = thing[0] in ("improvement", "stable", "fences") or thing == ("room",) and farm.house == WOOD
        return fits and farm.notes.get(self.id) != state.round

    def cheaper(self, state, seat, thing, cost):
        goods = dict(cost[0])
        if goods.get(WOOD, 0) and self.helps(state, seat, thing):
            yield priced({**goods, WOOD: goods[WOOD] - 1}, cost[1])

    def spent(self, state, seat, thing, price, base):
        if self.helps(state, seat, thing) and price not in prices.offered(state, seat, thing, base, without=self):
            state.farms[seat].notes[self.id] = state.round


class Forester(Occupation):
    """Three places where wood is sown and grows as grain does."""

    id, slots, worth = "K278", (("K278-1", WOOD), ("K278-2", WOOD), ("K278-3", WOOD)), 3.0


class BrushwoodCollector(Occupation):
    """All the reed of a renovation or a room may be 1 wood instead."""

    id, players, worth = "K294", 3, 3.0

    def cheaper(self, state, seat, thing, cost):
        goods = dict(cost[0])
        if thing[0] in ("room", "renovation") and goods.get(REED, 0):
            yield priced({**goods, REED: 0, WOOD: goods.get(WOOD, 0) + 1}, cost[1])


class StoneBreaker(Occupation):
    """A clay hut may be renovated at any time."""

    id, players, worth = "K303", 4, 1.5

    def anytime(self, state, seat):
        if state.farms[seat].house != CLAY:
            return []
        costs = state.cost(seat, ("renovation",), house.renovation_price(state.farms[seat], 1))
        return at_prices(lambda *picks, code: said("use", *picks, code=code), (self.id,), ("anytime", self.id), costs) if costs else []

    def used(self, state, seat, code):
        actions.play(state, seat, RENOVATE, None, Move(("renovate",), ("renovate", 1, code[2])), self.id)


class FenceOverseer(Occupation):
    """1 food fences the space of a stable just built, once a round. Its note: the round, and the cell."""

    id, worth = "K312", 2.0

    def pasture(self, state, seat, cell):
        farm = state.farms[seat]
        fitting = fences.possible(blocked(farm), farm.fences, farm.pastures, min(4, state.fences_left(seat)))
        return next((pasture for pasture in fitting if pasture.cells == 1 << cell), None)

    def stabled(self, state, owner, seat, cell):
        notes = state.farms[seat].notes
        if seat == owner and notes.get(self.id, (0, 0))[0] != state.round and self.pasture(state, seat, cell):
            notes[self.id] = (-1, cell)
            state.ask(seat, self.id, (YES, NO))

    def fee(self, state, seat, pick):
        return int(pick == YES)

    def chosen(self, state, seat, pick):
        notes = state.farms[seat].notes
        cell = notes[self.id][1]
        pasture = self.pasture(state, seat, cell)
        if pick == YES and pasture:
            notes[self.id] = (state.round, cell)
            action = ("fences", "one")
            built = actions.play(state, seat, action, None, pasture.move, self.id)
            actions.finish(state, seat, action, built, self.id)


CARDS = (FrameBuilder(), Manufacturer(), Forester(), Smallholder(), BrushwoodCollector(), WoodCarver(), StoneBreaker(), FenceOverseer())
