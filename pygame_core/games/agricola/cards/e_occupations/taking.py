"""Goods with what a person takes from a space."""

from __future__ import annotations

from pygame_core.games.agricola.cards.kinds import NO, YES, AtSpace, Doubles, LeavesWood, Occupation
from pygame_core.games.agricola.goods import BOAR, BUILDING, CLAY, FOOD, GRAIN, NAMES, NUMBER, STONE, VEGETABLE, WOOD

TRAVELING = ("traveling_players_4p", "room_or_traveling_5p")


class LandAgent(AtSpace, Occupation):
    id, players, worth, at, more = "E147", 3, 2.0, ("vegetable_1",), ((GRAIN, 1),)

    def played(self, state, seat):
        state.gain(seat, VEGETABLE, 1, self.id)


class BerryPicker(Occupation):
    id, players, worth = "E152", 3, 1.5

    def took(self, state, owner, seat, where, goods):
        if seat == owner and WOOD in dict(goods):
            state.gain(seat, FOOD, 1, self.id)

    def gained(self, state, seat, good, number, at):
        if good == WOOD and at == "E16":  # Building Material
            state.gain(seat, FOOD, 1, self.id)


class Fisherman(Doubles, Occupation):
    """Fishing may bring twice the food; then 1 is owed to each fishing card of another seat."""

    id, players, worth = "E161", 3, 1.5
    gear = ("E12", "E22", "E30", "I95", "K126")  # Fishing Rod, Raft, Canoe, Fish Trap, Landing Net

    def owed(self, state, seat):
        return [other for other, farm in enumerate(state.farms) if other != seat for id_ in farm.cards if id_ in self.gear]

    def took(self, state, owner, seat, where, goods):
        if seat == owner and where == "fishing":
            state.farms[seat].notes[self.id] = dict(goods)[FOOD]
            state.ask(seat, self.id, (YES, NO))

    def answers(self, state, seat, picks):
        farm, owed = state.farms[seat], len(self.owed(state, seat))
        if not owed:
            return (YES,)
        return picks if farm.goods[FOOD] + farm.notes[self.id] >= owed else (NO,)


class Undergardener(AtSpace, Occupation):
    id, players, worth, at, more = "E166", 4, 2.5, ("day_laborer",), ((VEGETABLE, 1),)


class Conjurer(Occupation):
    id, players, worth = "E167", 4, 1.5

    def took(self, state, owner, seat, where, goods):
        if seat == owner and where in TRAVELING:
            state.gain(seat, GRAIN, 1, self.id)


class Greengrocer(AtSpace, Occupation):
    id, players, worth, at, more = "E168", 3, 3.0, ("take_grain",), ((VEGETABLE, 1),)


class Storyteller(Occupation):
    """On Traveling Players 1 food may stay for a vegetable, before other cards count the food. Its note: the space."""

    id, players, worth, rank = "E169", 4, 1.5, -1

    def took(self, state, owner, seat, where, goods):
        if seat == owner and where in TRAVELING:
            state.farms[seat].notes[self.id] = where
            state.ask(seat, self.id, (YES, NO))

    def chosen(self, state, seat, pick):
        where = state.farms[seat].notes.pop(self.id)
        if pick == YES:
            state.lose(seat, FOOD, 1)
            state.piles[where] += 1
            state.gain(seat, VEGETABLE, 1, self.id)


class Woodcutter(Occupation):
    id, worth = "E176", 3.0

    def took(self, state, owner, seat, where, goods):
        if seat == owner and WOOD in dict(goods):
            state.gain(seat, WOOD, 1, self.id)


class ClayMixer(Occupation):
    """Where the space itself gives nothing but clay."""

    id, worth = "E188", 2.5

    def took(self, state, owner, seat, where, goods):
        space = state.space(where)
        if seat == owner and CLAY in dict(goods) and space.good in (None, CLAY) and not space.gives:
            state.gain(seat, CLAY, 2, self.id)


class MushroomCollector(LeavesWood, Occupation):
    id, worth, leaves, gets = "E196", 2.5, 1, (FOOD, 2)


class SeasonalWorker(Occupation):
    id, worth = "E202", 3.0
    choosing = 6  # the round from which it may be a vegetable

    def entered(self, state, owner, seat, space):
        if seat == owner and space.id == "day_laborer":
            if state.round < self.choosing:
                state.gain(seat, GRAIN, 1, self.id)
            else:
                state.ask(seat, self.id, (NAMES[GRAIN], NAMES[VEGETABLE]))

    def chosen(self, state, seat, pick):
        state.gain(seat, NUMBER[pick], 1, self.id)


class Swineherd(AtSpace, Occupation):
    id, players, worth, at, more = "E206", 4, 1.5, ("boar_1",), ((BOAR, 1),)


class StoneCarrier(Occupation):
    """1 stone more; for 1 food, where other building resources come too, from the space or at the same time from cards.
    Its note: the last turn in which any came."""

    id, worth, rank = "E210", 2.0, 9

    def gained(self, state, seat, good, number, at):
        if good in BUILDING and good != STONE:
            state.farms[seat].notes[self.id] = state.turn(seat)

    def took(self, state, owner, seat, where, goods):
        if seat == owner and STONE in dict(goods):
            if state.farms[seat].notes.get(self.id) == state.turn(seat):
                state.ask(seat, self.id, (YES, NO))
            else:
                state.gain(seat, STONE, 1, self.id)

    def fee(self, state, seat, pick):
        return int(pick == YES)

    def chosen(self, state, seat, pick):
        if pick == YES:
            state.gain(seat, STONE, 1, self.id)


class Dancer(Occupation):
    id, players, worth = "E212", 4, 1.5
    least = 4

    def took(self, state, owner, seat, where, goods):
        if seat == owner and where in TRAVELING:
            left = state.piles[where]  # by a card
            state.gain(seat, FOOD, self.least + left - dict(goods)[FOOD], self.id)


CARDS = (LandAgent(), BerryPicker(), Fisherman(), Undergardener(), Conjurer(), Greengrocer(), Storyteller(), Woodcutter(), ClayMixer(),
         MushroomCollector(), SeasonalWorker(), Swineherd(), StoneCarrier(), Dancer())
