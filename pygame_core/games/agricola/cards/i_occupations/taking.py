"""On action spaces, and with what is taken from them."""

from __future__ import annotations

from pygame_core.games.agricola.cards.kinds import NO, YES, AtSpace, AtTravelers, Doubles, FirstTaking, LeavesWood, Occupation
from pygame_core.games.agricola.goods import BOAR, CATTLE, CLAY, FOOD, GRAIN, NAMES, NUMBER, REED, SHEEP, STONE, VEGETABLE, WOOD
from pygame_core.games.agricola.spaces import PLOW, Space


class FieldWatchman(Occupation):
    id, worth = "I225", 3.0

    def entered(self, state, owner, seat, space):
        if seat == owner and space.id == "take_grain":
            state.may(seat, self.id, PLOW)


class Sycophant(Occupation):
    id, players, worth = "I229", 4, 3.0

    def toll(self, state, owner, seat, space):
        return int(space.id == "take_grain" and seat != owner)

    def entered(self, state, owner, seat, space):
        if space.id == "take_grain":
            state.gain(owner, FOOD, 1, self.id)


class ClayDigger(Occupation):
    """A clay space of its own; others pay for its use."""

    id, players, worth, space = "I230", 4, 3.0, Space("I230", CLAY, 1)

    def played(self, state, seat):
        state.piles[self.id] = 3

    def toll(self, state, owner, seat, space):
        return 3 if space.id == self.id and seat != owner else 0


class WoodBuyer(Occupation):
    """Buys 1 of the wood somebody else has just taken; not if all of it was left there. Its note: whose wood."""

    id, players, rank, worth = "I234", 3, 20, 2.5

    def took(self, state, owner, seat, where, goods):
        space = state.space(where)
        left = state.piles[where] if space.good == WOOD else 0
        if seat != owner and dict(goods).get(WOOD, 0) > left:
            state.farms[owner].notes[self.id] = seat
            state.ask(owner, self.id, (YES, NO))

    def fee(self, state, seat, pick):
        return int(pick == YES)

    def chosen(self, state, seat, pick):
        other = state.farms[seat].notes.pop(self.id)
        if pick == YES:
            state.gain(other, FOOD, 1, self.id)
            state.lose(other, WOOD, 1)
            state.gain(seat, WOOD, 1, self.id)


PERFORMERS = ("K311", "E167", "I257", "I249", "K269", "E212", "K342", "E169")
DANCER, DANCES = "E212", 4  # the Dancer brings that much food, but not together with the Juggler


class Juggler(Doubles, AtTravelers, Occupation):
    """The food of the Traveling Players twice over, less 1 for every other performer somebody else has."""

    id, players, worth = "I237", 4, 1.5

    def owed(self, state, seat) -> list[int]:
        return [other for other in state.order(seat)[1:] for id_ in state.farms[other].cards if id_ in PERFORMERS]

    def traveled(self, state, owner, seat, where, food):
        if seat != owner:
            return
        if DANCER in state.farms[seat].cards:
            food -= max(0, DANCES - food)
        owed = self.owed(state, seat)
        if food > 0 and state.farms[seat].goods[FOOD] + food >= len(owed):
            state.farms[seat].notes[self.id] = food
            state.ask(seat, self.id, (YES, NO) if owed else (YES,))


class Cowherd(AtSpace, Occupation):
    id, players, at, more, worth = "I240", 3, ("cattle_1",), ((CATTLE, 1),), 1.5


class MarketCrier(Occupation):
    """A grain and a vegetable more; then everybody else gets a grain."""

    id, players, worth = "I245", 3, 2.5

    def entered(self, state, owner, seat, space):
        if seat == owner and space.id == "take_grain":
            state.ask(seat, self.id, (YES, NO))

    def chosen(self, state, seat, pick):
        if pick == YES:
            state.gain(seat, GRAIN, 1, self.id)
            state.gain(seat, VEGETABLE, 1, self.id)
            for other in state.order(seat)[1:]:
                state.gain(other, GRAIN, 1, self.id)


class NetFisherman(Occupation):
    """In a round in which the owner took reed, the food of Fishing when everybody returns home. Its note: that round."""

    id, worth = "I248", 1.5

    def took(self, state, owner, seat, where, goods):
        if seat == owner and REED in dict(goods):
            state.farms[owner].notes[self.id] = state.round

    def round_end(self, state, owner):
        if state.farms[owner].notes.get(self.id) == state.round:
            food, state.piles["fishing"] = state.piles["fishing"], 0
            state.gain(owner, FOOD, food, self.id)


class Puppeteer(AtTravelers, Occupation):
    """When somebody else uses the Traveling Players, an occupation for 1 food."""

    id, players, worth, rank = "I249", 4, 1.5, 5  # what the Juggler pays comes first

    def traveled(self, state, owner, seat, where, food):
        if seat != owner:
            state.may(owner, self.id, ("occupation", 1))


class ReedBuyer(FirstTaking, Occupation):
    id, players, good, worth = "I251", 4, REED, 2.0


class PigCatcher(LeavesWood, Occupation):
    id, players, leaves, gets, worth = "I253", 4, 2, (BOAR, 1), 2.0


class StoneBuyer(FirstTaking, Occupation):
    id, players, good, worth = "I255", 4, STONE, 2.0


class StreetMusician(AtTravelers, Occupation):
    id, players, worth = "I257", 4, 2.0

    def traveled(self, state, owner, seat, where, food):
        if seat != owner:
            state.gain(owner, GRAIN, 1, self.id)


class AnimalDealer(Occupation):
    """One animal more for 1 food."""

    id, players, worth = "I259", 3, 2.0
    sells: dict[str, int] = {"sheep_1": SHEEP, "boar_1": BOAR, "cattle_1": CATTLE}

    def entered(self, state, owner, seat, space):
        if seat == owner and space.id in self.sells:
            state.ask(seat, self.id, (NAMES[self.sells[space.id]], NO))

    def fee(self, state, seat, pick):
        return int(pick != NO)

    def chosen(self, state, seat, pick):
        if pick != NO:
            state.gain(seat, NUMBER[pick], 1, self.id)


class Outrider(Occupation):
    """1 grain on the newest round card, before its action."""

    id, players, worth = "I261", 4, 2.5

    def welcome(self, state, seat, space):
        return ((GRAIN, 1),) if space.id == state.rounds[state.round - 1] else ()

    def entered(self, state, owner, seat, space):
        if seat == owner:
            for good, number in self.welcome(state, seat, space):
                state.gain(seat, good, number, self.id)


CARDS = (FieldWatchman(), Sycophant(), ClayDigger(), WoodBuyer(), Juggler(), Cowherd(), MarketCrier(), NetFisherman(), Puppeteer(),
                           ReedBuyer(), PigCatcher(), StoneBuyer(), StreetMusician(), AnimalDealer(), Outrider())
