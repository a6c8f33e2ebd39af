"""Spaces and the other players; occupations and improvements."""

from __future__ import annotations

from pygame_core.games.agricola.cards.kinds import Occupation
from pygame_core.games.agricola.goods import CLAY, FOOD, REED, STONE, WOOD
from pygame_core.games.agricola.moves import said
from pygame_core.games.agricola.spaces import Space


class Academic(Occupation):
    id, players, worth = "E148", 3, 1.5

    def counts(self, state, seat, what):
        return int(what == "occupations")


class HeadOfTheFamily(Occupation):
    id, players, worth = "E159", 4, 2.5

    def shares(self, state, seat, space):
        return any(action[0] in ("rooms", "grow") for action in space.actions)


class FieldWarden(Occupation):
    id, players, worth = "E163", 4, 2.0

    def shares(self, state, seat, space):
        return space.id in ("vegetable_1", "plow_field", "plow_sow")


class MasterForester(Occupation):
    """A space with 2 wood a round; others pay for its use."""

    id, players, worth, space = "E164", 4, 3.0, Space("E164", WOOD, 2)

    def toll(self, state, owner, seat, space):
        return 2 if space.id == self.id and seat != owner else 0


class Merchant(Occupation):
    """After an improvement action, 1 food more for another. What a card lets one build is no such action."""

    id, worth = "E179", 2.0

    def improved(self, state, owner, seat, action, card):
        if seat == owner and action[1] not in ("second", "hand") and len(action) == 2:
            state.may(seat, self.id, (*action, 1))


class CharcoalBurner(Occupation):
    id, players, worth = "E182", 3, 2.0

    def acquired(self, state, owner, seat, card):
        if card.bake:
            state.gain(owner, WOOD, 1, self.id)
            state.gain(owner, FOOD, 1, self.id)


class Patron(Occupation):
    id, players, worth = "E192", 4, 2.5

    def advance(self, state, seat):
        return 2


class Pastor(Occupation):
    """Once, at any time, when all others have more than two rooms and the owner has not."""

    id, players, worth = "E193", 4, 2.0
    brings = ((WOOD, 3), (CLAY, 2), (REED, 1), (STONE, 1))

    def anytime(self, state, seat):
        if self.id in state.farms[seat].notes or any((farm.rooms.bit_count() == 2) != (owner == seat) for owner, farm in enumerate(state.farms)):
            return []
        return [said("use", self.id, code=("anytime", self.id))]

    def used(self, state, seat, code):
        state.farms[seat].notes[self.id] = 1
        for good, number in self.brings:
            state.gain(seat, good, number, self.id)


class Ratcatcher(Occupation):
    """In rounds 10 and 12 the others leave one person at home that is not of the first two."""

    id, players, worth = "E198", 3, 3.5
    rounds, last = (10, 12), 9

    def lacking(self, state, seat):
        return None if state.round <= self.last else ("rounds", self.last)

    def work_start(self, state, owner):
        for seat in state.order(owner):
            if self.held_back(state, owner, seat):
                state.say("held", seat, card=f"@agricola.card.{self.id}", at=self.id)

    def held_back(self, state, owner, seat):
        farm = state.farms[seat]
        return int(seat != owner and state.round in self.rounds and farm.people - farm.born > 2)


class Guildmaster(Occupation):
    id, players, worth = "E341", 3, 2.0
    brings = {"A7": (WOOD, 4), "I258": (WOOD, 4), "A8": (CLAY, 4), "E214": (CLAY, 4), "A9": (REED, 3), "E183": (REED, 3)}
    owned = {**brings, "K122": (WOOD, 4)}  # a Sawmill was a Joinery

    def played(self, state, seat):
        for id_ in state.farms[seat].cards:
            if id_ in self.owned:
                state.gain(seat, self.owned[id_][0], 2, self.id)

    def acquired(self, state, owner, seat, card):
        if seat == owner and card.id in self.brings:
            state.gain(seat, *self.brings[card.id], self.id)


CARDS = (Academic(), HeadOfTheFamily(), FieldWarden(), MasterForester(), Merchant(), CharcoalBurner(), Patron(), Pastor(),
         Ratcatcher(), Guildmaster())
