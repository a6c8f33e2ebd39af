"""Goods on rounds to come, the start of a round, and points at the end."""

from __future__ import annotations

from pygame_core.games.agricola import score
from pygame_core.games.agricola.cards.kinds import NO, YES, Occupation, Schedule, WoodByRound
from pygame_core.games.agricola.goods import CLAY, FOOD, REED, STONE, WOOD
from pygame_core.games.agricola.spaces import LAST, PLOW


class Constable(WoodByRound, Occupation):
    """5 points for everybody whose sheet has no negative line; a category that a card makes up for is none."""

    id, players, worth = "K276", 3, 4.0

    def awards(self, state, owner, seat):
        cured = score.TABLE if any(card.counts(state, seat, "losses") for card in state.mine("counts", seat)) else ()
        return 5 if all(line.points >= 0 or line.rule in cured for line in score.own(state, seat)) else 0


class HouseSteward(WoodByRound, Occupation):
    id, players, worth = "K282", 3, 3.0

    def awards(self, state, owner, seat):
        rooms = [farm.rooms.bit_count() for farm in state.farms]
        return 3 if rooms[seat] == max(rooms) else 0


class WoodDeliveryman(Schedule, Occupation):
    id, brings, on, worth = "K283", (WOOD, 1), range(8, 15), 2.5


class StorehouseClerk(Occupation):
    """1 more of what one has much of, after everything else a round brings, unless its owner wants it earlier."""

    id, players, follows, worth = "K287", 4, True, 2.5
    much = ((STONE, 5), (REED, 6), (CLAY, 7), (WOOD, 8))

    def round_start(self, state, owner):
        for good, number in self.much:
            if state.farms[owner].goods[good] >= number:
                state.gain(owner, good, 1, self.id)


class Plowman(Occupation):
    """Fields that come on three rounds, to be plowed for 1 food then. Its note: the rounds."""

    id, worth = "K293", 3.5

    def played(self, state, seat):
        rounds = (state.round + later for later in (4, 7, 10))
        state.farms[seat].notes[self.id] = tuple(round_ for round_ in rounds if round_ <= LAST)

    def lies(self, state, seat):
        return tuple((round_, "ground-field") for round_ in state.farms[seat].notes.get(self.id, ()) if round_ > state.round)

    def round_start(self, state, owner):
        farm = state.farms[owner]
        if state.round in farm.notes[self.id] and farm.field_places():
            state.ask(owner, self.id, (YES, NO))

    def fee(self, state, seat, pick):
        return int(pick == YES)

    def chosen(self, state, seat, pick):
        if pick == YES:
            state.may(seat, self.id, PLOW, must=True)


class Foreman(Occupation):
    """At the start of each work phase 1 food on a space."""

    id, players, worth = "K308", 4, 3.0

    def work_start(self, state, owner):
        state.ask(owner, self.id, tuple(space.id for space in state.spaces if not space.stage or space.id in state.rounds[:state.round]))

    def chosen(self, state, seat, pick):
        state.extras[pick] = (*state.extras.get(pick, ()), (FOOD, 1))


CARDS = (Constable(), HouseSteward(), WoodDeliveryman(), StorehouseClerk(), Plowman(), Foreman())
