"""Goods on rounds to come, the start of a round, people, and points at the end."""

from __future__ import annotations

from pygame_core.games.agricola import cards
from pygame_core.games.agricola.cards.kinds import NO, YES, Occupation, Schedule, WoodByRound
from pygame_core.games.agricola.flow import reveal
from pygame_core.games.agricola.goods import FOOD, SHEEP, WOOD
from pygame_core.games.agricola.spaces import LAST


class VillageElder(WoodByRound, Occupation):
    id, players, worth = "I221", 3, 3.0

    def awards(self, state, owner, seat):
        built = [sum(cards.named(id_).kind != self.kind for id_ in farm.cards) for farm in state.farms]
        return 3 if built[seat] == max(built) else 0


class ChurchWarden(WoodByRound, Occupation):
    id, worth = "I227", 3.0

    def awards(self, state, owner, seat):
        return 3 if state.round == LAST and state.farms[seat].placed >= 5 else 0


class Midwife(Occupation):
    id, players, worth = "I232", 4, 1.5

    def grew(self, state, owner, seat):
        if seat != owner:
            larger = state.farms[seat].people - state.farms[owner].people
            state.gain(owner, FOOD, min(2, larger), self.id)


class WoodCollector(Schedule, Occupation):
    id, brings, next, worth = "I235", (WOOD, 1), 5, 2.5


class HideFarmer(Occupation):
    """Food spares points for unused spaces: whatever is left is worth it."""

    id, players, worth = "I236", 3, 2.0

    def spares(self, state, seat):
        return state.farms[seat].goods[FOOD]


class Chamberlain(Occupation):
    """From round 11 on all round cards lie open, for the owner alone, who says which of stage 5 comes first. Its note: 1
    once they do."""

    id, worth = "I238", 1.5
    early = 11

    def played(self, state, seat):
        if state.round >= self.early:
            self.open(state, seat)

    def round_start(self, state, owner):
        if state.round == self.early:
            self.open(state, owner)

    def open(self, state, seat):
        state.farms[seat].notes[self.id] = 1
        state.acts(seat, self.id)
        state.know()
        for round_ in range(state.round + 1, LAST + 1):
            reveal(state, round_)
        if state.round == self.early:
            state.ask(seat, self.id, state.rounds[self.early:self.early + 2])

    def foresees(self, state, seat):
        return LAST if self.id in state.farms[seat].notes else 0

    def chosen(self, state, seat, pick):
        first, second = state.rounds[self.early:self.early + 2]
        if pick == second:
            state.rounds = (*state.rounds[:self.early], second, first, *state.rounds[self.early + 2:])
            state.know()


class SheepWhisperer(Schedule, Occupation):
    id, players, brings, after, worth = "I250", 4, (SHEEP, 1), (4, 7, 9, 11), 2.5


class Taster(Occupation):
    """1 food to another starting player, and the owner places first in this round."""

    id, players, rank, worth = "I260", 4, 10, 3.0

    def work_start(self, state, owner):
        if state.first != owner and state.people(owner) > 0:
            state.ask(owner, self.id, (YES, NO))

    def fee(self, state, seat, pick):
        return int(pick == YES)

    def chosen(self, state, seat, pick):
        if pick == YES:
            state.gain(state.first, FOOD, 1, self.id)
            state.agenda.append(("place", seat))


class WaterCarrier(Schedule, Occupation):
    """Food for every round to come once anybody has built the Well."""

    id, brings, worth = "I262", (FOOD, 1), 2.0

    def played(self, state, seat):
        if any("well" in cards.named(id_).traits for farm in state.farms for id_ in farm.cards):
            super().played(state, seat)

    def acquired(self, state, owner, seat, card):
        if card.id in cards.MAJORS and "well" in card.traits:
            super().played(state, owner)


class Rancher(Occupation):
    """1 wood for the most used farmyard, before what is plowed or fenced at that moment."""

    id, players, rank, worth = "I340", 4, -5, 3.0

    def round_start(self, state, owner):
        used = [farm.used.bit_count() for farm in state.farms]
        if all(used[owner] > number for seat, number in enumerate(used) if seat != owner):
            state.gain(owner, WOOD, 1, self.id)


CARDS = (VillageElder(), ChurchWarden(), Midwife(), WoodCollector(), HideFarmer(), Chamberlain(), SheepWhisperer(), Taster(), WaterCarrier(), Rancher())
