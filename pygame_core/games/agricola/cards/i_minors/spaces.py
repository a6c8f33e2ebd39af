"""I deck: more from action spaces, spaces of one's own, people."""

from __future__ import annotations

from pygame_core.games.agricola import placing
from pygame_core.games.agricola.cards.kinds import NO, YES, AtSpace, Minor
from pygame_core.games.agricola.collecting import took
from pygame_core.games.agricola.goods import CLAY, FOOD, GRAIN, NAMES, REED, STONE, WOOD, price
from pygame_core.games.agricola.spaces import BAKE, LAST, Space

ANIMALS = ("sheep_1", "boar_1", "cattle_1")
POINTS = "points"


class ThreshingBoard(Minor):
    id, prices, points, occupations, worth = "I67", (price(wood=2),), 1, 2, 1.8

    def leaving(self, state, owner, seat, space):
        if seat == owner and space.id in ("plow_field", "plow_sow"):
            state.may(seat, self.id, BAKE)


class HolidayHouse(Minor):
    """Nobody of its owner's works in round 14."""

    id, prices, points, worth = "I71", (price(wood=3, reed=2), price(clay=3, reed=2)), 8, 3.5

    def lacking(self, state, seat):
        return None if state.round < LAST else ("round_13", LAST - 1)

    def work_start(self, state, owner):
        if number := self.held_back(state, owner, owner):
            state.acts(owner, self.id)
            state.also("away", owner, n=number)

    def held_back(self, state, owner, seat):
        farm = state.farms[seat]
        if seat != owner or state.round != LAST:
            return 0
        return farm.people + farm.guests + sum(card.workers(state, seat) for card in state.mine("workers", seat))


class GrainCart(AtSpace, Minor):
    id, prices, occupations, at, more, worth = "I74", (price(wood=2),), 2, ("take_grain",), ((GRAIN, 2),), 2.0


class WoodCart(Minor):
    id, prices, occupations, worth = "I79", (price(wood=3),), 3, 3.5

    def took(self, state, owner, seat, where, goods):
        if seat == owner and state.space(where).good == WOOD:
            state.gain(seat, WOOD, 2, self.id)


class Spinney(Minor):
    """Others hand over 1 of the wood from the space for three."""

    id, prices, points, occupations, worth = "I80", (price(wood=1),), 1, 3, 3.0

    def claims(self, state, owner, seat, where):
        return ((WOOD, 1),) if seat != owner and where == "wood_3" else ()


class WoodenCrane(Minor):
    """A stone more on the stone spaces, two for 1 food."""

    id, prices, points, worth = "I82", (price(wood=3),), 1, 1.8

    def entered(self, state, owner, seat, space):
        if seat == owner and space.id in ("stone_1a", "stone_1b"):
            state.gain(seat, STONE, 1, self.id)
            state.ask(seat, self.id, (YES, NO))

    def fee(self, state, seat, pick):
        return int(pick == YES)

    def chosen(self, state, seat, pick):
        state.gain(seat, STONE, int(pick == YES), self.id)


class Lasso(Minor):
    """Two people one after the other, if one of them goes to an animal space. Its note: round and people placed when a
    second one goes, so that no third follows; with a third number while its owner is asked, 1 if it may go anywhere."""

    id, prices, worth = "I88", (price(reed=1),), 1.5

    def leaving(self, state, owner, seat, space):
        farm = state.farms[seat]
        if seat != owner or state.people(seat) <= 0 or farm.notes.get(self.id) == (state.round, farm.placed):
            return
        anywhere = int(space.id in ANIMALS)
        if placing.moves(state, self.turn(seat, anywhere)):
            farm.notes[self.id] = (state.round, farm.placed, anywhere)
            state.ask(seat, self.id, (YES, NO))

    def turn(self, seat: int, anywhere: int) -> tuple:
        return ("place", seat) if anywhere else ("place", seat, ANIMALS)

    def chosen(self, state, seat, pick):
        farm = state.farms[seat]
        *_, anywhere = farm.notes.pop(self.id)
        if pick == YES:
            farm.notes[self.id] = (state.round, farm.placed + 1)
            state.agenda.append(self.turn(seat, anywhere))


class FishTrap(Minor):
    id, prices, worth = "I95", (price(wood=1),), 1.8

    def took(self, state, owner, seat, where, goods):
        if seat == owner and (where == "fishing" or REED in dict(goods)):
            state.gain(seat, FOOD, 1, self.id)


class Inn(Minor):
    """Adds a space: goods, or 2 points for the owner. Its note: points so far."""

    def menu(self, state, seat):
        return (NAMES[self.serves[0]], POINTS) if self.id in state.farms[seat].cards else (NAMES[self.serves[0]],)

    def served(self, state, seat, pick):
        notes = state.farms[seat].notes
        if pick == POINTS:
            notes[self.id] = notes.get(self.id, 0) + 2
        else:
            state.gain(seat, *self.serves, self.id)
            took(state, seat, self.id, (self.serves,))

    def scoring(self, state, seat):
        return state.farms[seat].notes.get(self.id, 0)


class Tavern(Inn):
    id, prices, points, serves, worth = "I100", (price(wood=2, stone=2),), 2, (FOOD, 3), 3.0
    space = Space("I100", actions=(("serve", "I100"),))


class ClayDeposit(Inn):
    """Others pay the owner 1 food."""

    id, occupations, serves, worth = "I337", 3, (CLAY, 5), 3.0
    space = Space("I337", actions=(("serve", "I337"),))

    def toll(self, state, owner, seat, space):
        return int(space.id == self.id and seat != owner)


CARDS = (ThreshingBoard(), HolidayHouse(), GrainCart(), WoodCart(), Spinney(), WoodenCrane(), Lasso(), FishTrap(), Tavern(), ClayDeposit())
