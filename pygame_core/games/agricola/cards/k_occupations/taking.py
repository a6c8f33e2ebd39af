"""On action spaces, and with what is taken from them or received."""

from __future__ import annotations

from pygame_core.games.agricola import cards
from pygame_core.games.agricola.cards.base import MINOR
from pygame_core.games.agricola.cards.kinds import NO, YES, AtSpace, AtTravelers, Exchange, Occupation
from pygame_core.games.agricola.goods import BOAR, BUILDING, CATTLE, CLAY, FOOD, GRAIN, NAMES, NUMBER, REED, SHEEP, STONE, VEGETABLE, WOOD, price
from pygame_core.games.agricola.moves import said


class Serf(Occupation):
    """A grain before sowing and baking, or a grain swapped for a vegetable."""

    id, players, worth = "K266", 4, 3.0

    def welcome(self, state, seat, space):
        return ((GRAIN, 1),) if space.id == "sow_bake" else ()

    def entered(self, state, owner, seat, space):
        if seat == owner and space.id == "sow_bake":
            state.ask(seat, self.id, (NAMES[GRAIN], NAMES[VEGETABLE]))

    def answers(self, state, seat, picks):
        return picks if state.farms[seat].goods[GRAIN] else picks[:1]

    def chosen(self, state, seat, pick):
        if pick == NAMES[VEGETABLE]:
            state.lose(seat, GRAIN, 1)
        state.gain(seat, NUMBER[pick], 1, self.id)


class Pieceworker(Occupation):
    """For each kind taken from a space 1 more, for food, before other cards give theirs. Its note: what can still be bought."""

    id, rank, worth = "K268", -10, 3.0

    def took(self, state, owner, seat, where, goods):
        if seat == owner:
            self.offer(state, seat, tuple(dict.fromkeys(NAMES[good] for good, _ in goods if good in (*BUILDING, GRAIN, VEGETABLE))))

    def offer(self, state, seat, names):
        state.farms[seat].notes[self.id] = names
        if names:
            state.ask(seat, self.id, (*names, NO))

    def fee(self, state, seat, pick):
        return {NO: 0, NAMES[VEGETABLE]: 2}.get(pick, 1)

    def chosen(self, state, seat, pick):
        if pick != NO:
            state.gain(seat, NUMBER[pick], 1, self.id)
            self.offer(state, seat, tuple(name for name in state.farms[seat].notes[self.id] if name != pick))


class WoodDistributor(Occupation):
    """The wood of 3 Wood may be spread over 1 Clay, 1 Reed and Fishing; what cannot be shared stays."""

    id, worth = "K284", 2.0
    spread = ("clay_1", "reed_1", "fishing")

    def played(self, state, seat):
        state.gain(seat, WOOD, 2, self.id)

    def work_start(self, state, owner):
        if state.piles["wood_3"] >= len(self.spread):
            state.ask(owner, self.id, (YES, NO))

    def chosen(self, state, seat, pick):
        if pick == YES:
            each, state.piles["wood_3"] = divmod(state.piles["wood_3"], len(self.spread))
            for id_ in self.spread:
                state.extras[id_] = (*state.extras.get(id_, ()), (WOOD, each))


class Tinsmith(Exchange, Occupation):
    """1 clay is 1 food; 2 clay are 3 once there is a well. Its note: there was one."""

    id, players, worth = "K285", 3, 3.0
    swaps = ((price(clay=1), FOOD, 1), (price(clay=2), FOOD, 3))

    def played(self, state, seat):
        if any("well" in cards.named(id_).traits for farm in state.farms for id_ in farm.cards):
            state.farms[seat].notes[self.id] = 1

    def acquired(self, state, owner, seat, card):
        if "well" in card.traits:
            state.farms[owner].notes[self.id] = 1

    def anytime(self, state, seat):
        return super().anytime(state, seat)[: 2 if self.id in state.farms[seat].notes else 1]


class StorehouseKeeper(Occupation):
    """A clay or a grain for taking reed and stone together."""

    id, players, worth = "K288", 4, 1.5

    def took(self, state, owner, seat, where, goods):
        if seat == owner and {REED, STONE} <= set(dict(goods)):
            state.ask(seat, self.id, (NAMES[CLAY], NAMES[GRAIN]))

    def chosen(self, state, seat, pick):
        state.gain(seat, NUMBER[pick], 1, self.id)


class ClayWorker(Occupation):
    id, worth = "K290", 3.0

    def took(self, state, owner, seat, where, goods):
        if seat == owner and not {WOOD, CLAY}.isdisjoint(dict(goods)):
            state.gain(seat, CLAY, 1, self.id)


class MarketWoman(Occupation):
    """2 grain with vegetables from an action or a minor improvement."""

    id, worth = "K292", 2.5

    def gained(self, state, seat, good, number, at):
        if good == VEGETABLE and (any(space.id == at for space in state.spaces) or cards.named(at).kind == MINOR):
            state.gain(seat, GRAIN, 2, self.id)


class SeedSeller(AtSpace, Occupation):
    id, players, at, more, worth = "K296", 3, ("take_grain",), ((GRAIN, 1),), 3.0

    def played(self, state, seat):
        state.gain(seat, GRAIN, 1, self.id)


class SheepFarmer(Occupation):
    """A sheep more with those taken; 3 sheep are a cattle and a boar at any time, room or not."""

    id, players, worth = "K297", 3, 3.0
    rehouses = True

    def took(self, state, owner, seat, where, goods):
        if seat == owner and SHEEP in dict(goods):
            state.gain(seat, SHEEP, 1, self.id)

    def anytime(self, state, seat):
        return [said("use", self.id, code=("anytime", self.id))] if state.farms[seat].goods[SHEEP] >= 3 else []

    def used(self, state, seat, code):
        state.lose(seat, SHEEP, 3)
        state.gain(seat, CATTLE, 1, self.id)
        state.gain(seat, BOAR, 1, self.id)


class ResourceSeller(Occupation):
    """A stack of resources, the top one last: it is the owner's whenever they receive one like it. Its note: how many left."""

    id, worth = "K310", 3.0
    stack = (STONE, CLAY, STONE, CLAY, REED, CLAY, WOOD)

    def holds(self, state, seat):
        left = state.farms[seat].notes.get(self.id, len(self.stack))
        return ((NAMES[self.stack[left - 1]], left),) if left else ()

    def gained(self, state, seat, good, number, at):
        notes = state.farms[seat].notes
        left = notes.get(self.id, len(self.stack))
        if left and good == self.stack[left - 1] and state.at_work:
            notes[self.id] = left - 1
            state.gain(seat, good, 1, self.id)


class Magician(AtTravelers, Occupation):
    """A grain and a food if it is the owner's last person of the round."""

    id, players, worth = "K311", 4, 1.5

    def traveled(self, state, owner, seat, where, food):
        if seat == owner and not state.people(seat) > 0:
            state.gain(seat, GRAIN, 1, self.id)
            state.gain(seat, FOOD, 1, self.id)


class AnimalTrainer(AtTravelers, Occupation):
    """The food that lay there buys animals at once. Its note: what is left of it."""

    id, players, rank, worth = "K342", 4, 10, 2.0
    asked = {"sheep": 2, "boar": 2, "cattle": 3}

    def traveled(self, state, owner, seat, where, food):
        if seat == owner:
            self.offer(state, seat, food - state.piles[where])  # another card may have left some

    def offer(self, state, seat, food):
        state.farms[seat].notes[self.id] = food
        if food >= min(self.asked.values()):
            state.ask(seat, self.id, (*self.asked, NO))

    def answers(self, state, seat, picks):
        return tuple(pick for pick in picks if self.fee(state, seat, pick) <= state.farms[seat].notes[self.id])

    def fee(self, state, seat, pick):
        return self.asked.get(pick, 0)

    def chosen(self, state, seat, pick):
        if pick != NO:
            state.gain(seat, NUMBER[pick], 1, self.id)
            self.offer(state, seat, state.farms[seat].notes[self.id] - self.asked[pick])


CARDS = (Serf(), Pieceworker(), WoodDistributor(), Tinsmith(), StorehouseKeeper(), ClayWorker(), MarketWoman(), SeedSeller(), SheepFarmer(),
         ResourceSeller(), Magician(), AnimalTrainer())
