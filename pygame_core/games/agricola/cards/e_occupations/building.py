"""Rooms, renovation, fences and stables: what they cost, and what comes of them."""

from __future__ import annotations

from pygame_core.games.agricola import prices
from pygame_core.games.agricola.cards.kinds import Occupation
from pygame_core.games.agricola.goods import BOAR, CATTLE, HOUSES, REED, SHEEP, STONE, WOOD, priced
from pygame_core.games.agricola.moves import said

FREE_ROOM = ("rooms", 1, "free")


class OneRoom(Occupation):
    """Once, at any time when the house is large enough, a room for nothing."""

    rooms: int  # at least

    def ready(self, farm) -> bool:
        return farm.rooms.bit_count() >= self.rooms and self.id not in farm.notes and farm.room_places() > 0

    def anytime(self, state, seat):
        return [said("use", self.id, code=("anytime", self.id))] if self.ready(state.farms[seat]) else []

    def used(self, state, seat, code):
        state.farms[seat].notes[self.id] = 1
        state.may(seat, self.id, FREE_ROOM, must=True)


class MasterBuilder(OneRoom):
    id, worth, rooms = "E151", 1.0, 5


class Mason(OneRoom):
    id, worth, rooms = "E191", 1.5, 4

    def ready(self, farm):
        return farm.house == STONE and super().ready(farm)


class Thatcher(Occupation):
    id, players, worth = "E157", 3, 1.5
    thatched = ("I103", "E21", "I84", "I71", "K144", "I86")  # Water Mill, Half-timbered House, Chicken Coop, Holiday House, Mansion, Corn Storehouse

    def cheaper(self, state, seat, thing, cost):
        goods = dict(cost[0])
        if goods.get(REED, 0) and (thing[0] in ("room", "renovation") or thing[0] == "improvement" and thing[1] in self.thatched):
            yield priced({**goods, REED: goods[REED] - 1}, cost[1])


class Farmer(Occupation):
    """An animal for each turn with a fence: first a boar, from then on cattle. Its note: the last such turn."""

    id, players, worth = "E160", 4, 2.5

    def fenced(self, state, owner, seat, number, where):
        notes = state.farms[owner].notes
        if seat == owner and notes.get(self.id) != state.turn(seat):
            state.gain(seat, CATTLE if self.id in notes else BOAR, 1, self.id)
            notes[self.id] = state.turn(seat)


class HedgeKeeper(Occupation):
    """Once a turn, three of the fences after the first cost nothing: in the action itself, or after one that is free anyhow.
    Its note: the last such turn, and how many fences are still free in it."""

    id, worth, rank = "E175", 2.5, 1  # what other cards make free is not among the three

    def left(self, state, seat):
        *when, free = state.farms[seat].notes.get(self.id, (0, 0, 0))
        return free if tuple(when) == state.turn(seat) else 3

    def others(self, state, seat, thing):
        """The wood to be paid without this card."""
        return min(dict(cost[0]).get(WOOD, 0) for cost in prices.offered(state, seat, thing, (priced({WOOD: thing[1]}),), without=self))

    def cheaper(self, state, seat, thing, cost):
        if thing[0] == "fences":
            goods = dict(cost[0])
            wood, first = goods.get(WOOD, 0), not thing[2] and self.others(state, seat, ("fences", 1, 0))
            less = min(self.left(state, seat), wood - first)
            if less > 0:
                yield priced({**goods, WOOD: wood - less}, cost[1])

    def spent(self, state, seat, thing, price, base):
        if thing[0] == "fences":
            used = self.others(state, seat, thing) - dict(price[0]).get(WOOD, 0)
            state.farms[seat].notes[self.id] = (*state.turn(seat), self.left(state, seat) - used)

    def fenced(self, state, owner, seat, number, where):
        notes, now = state.farms[owner].notes, state.turn(seat)
        if seat == owner:
            paid = notes.get(self.id, ())[:2] == now
            notes[self.id] = (*now, 0)
            if not paid:
                state.may(seat, self.id, ("fences", "free", 3))


class HutBuilder(Occupation):
    """Played in rounds 1 to 4: a room for nothing when round 11 begins, but not for a stone house."""

    id, players, worth = "E178", 4, 2.5
    until, when = 4, 11

    def played(self, state, seat):
        if state.round <= self.until:
            state.farms[seat].notes[self.id] = 1

    def round_start(self, state, owner):
        farm = state.farms[owner]
        if state.round == self.when and self.id in farm.notes and farm.house != STONE:
            state.may(owner, self.id, FREE_ROOM)


class Renovator(Occupation):
    id, worth = "E199", 1.5

    def cheaper(self, state, seat, thing, cost):
        if thing[0] == "renovation":
            goods, steps = dict(cost[0]), thing[1] if thing[1:] else 1
            good = HOUSES[state.farms[seat].material + steps]
            if goods.get(good, 0):
                yield priced({**goods, good: goods[good] - 2}, cost[1])


class Conservator(Occupation):
    id, worth = "E200", 2.0

    def skips(self, state, seat):
        return True


class Stablehand(Occupation):
    """With fences comes a stable, once a turn. Its note: the last such turn."""

    id, worth = "E207", 2.5

    def fenced(self, state, owner, seat, number, where):
        notes = state.farms[owner].notes
        if seat == owner and notes.get(self.id) != state.turn(seat):
            notes[self.id] = state.turn(seat)
            state.may(seat, self.id, ("stables", 0, 1), must=True)


class Stonecutter(Occupation):
    id, players, worth = "E211", 3, 2.0

    def cheaper(self, state, seat, thing, cost):
        goods = dict(cost[0])
        if thing[0] in ("improvement", "room", "renovation") and goods.get(STONE, 0):
            yield priced({**goods, STONE: goods[STONE] - 1}, cost[1])


class Stockman(Occupation):
    id, players, worth = "E213", 4, 2.5
    brings = {2: CATTLE, 3: BOAR, 4: SHEEP}  # with the second stable, …

    def stabled(self, state, owner, seat, cell):
        number = state.farms[seat].stables.bit_count()
        if seat == owner and number in self.brings:
            state.gain(seat, self.brings[number], 1, self.id)


class Carpenter(Occupation):
    id, worth = "E218", 3.0

    def base_prices(self, state, seat, thing):
        return [priced({state.farms[seat].house: 3, REED: 2})] if thing == ("room",) else []


CARDS = (MasterBuilder(), Mason(), Thatcher(), Farmer(), HedgeKeeper(), HutBuilder(), Renovator(), Conservator(), Stablehand(), Stonecutter(),
         Stockman(), Carpenter())
