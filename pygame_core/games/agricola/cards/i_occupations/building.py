"""The house, fences, stables, and improvements."""

from __future__ import annotations

from pygame_core.games.agricola import cards
from pygame_core.games.agricola.cards.kinds import NO, YES, Occupation, ScheduleAtHouse
from pygame_core.games.agricola.goods import CLAY, FOOD, STONE, WOOD, price, priced
from pygame_core.games.agricola.spaces import EITHER, FENCES, LAST, MINOR, STABLE


class WellBuilder(Occupation):
    """The Well is a minor improvement too, for 1 wood and 1 stone."""

    id, worth = "I220", 2.5

    def as_minor(self, state, seat, card):
        return "well" in card.traits

    def base_prices(self, state, seat, thing):
        if thing[0] == "improvement" and thing[1] in cards.MAJORS and "well" in cards.MAJORS[thing[1]].traits:
            return [price(wood=1, stone=1)]
        return []


class SocialClimber(Occupation):
    """Stone for being among the first to renovate: 3, 2 or 1."""

    id, players, worth = "I222", 4, 2.0

    def renovated(self, state, owner, seat, before):
        if seat == owner:
            material = state.farms[seat].material
            earlier = sum(farm.material >= material for other, farm in enumerate(state.farms) if other != seat)
            state.gain(seat, STONE, 3 - earlier, self.id)


class Businessman(Occupation):
    """After the minor improvement of the starting player's space one more improvement of either kind."""

    id, players, worth = "I228", 3, 2.0

    def improved(self, state, owner, seat, action, card):
        there = any(item[:3] == ("act", seat, "start_player_minor") for item in state.agenda)
        if seat == owner and there and action == MINOR:
            state.may(seat, self.id, EITHER)


class Manservant(ScheduleAtHouse, Occupation):
    id, house, brings, worth = "I231", STONE, (FOOD, 3), 3.0


class FarmSteward(Occupation):
    """In a clay or stone house the next growth needs no room: the first one that comes, needed or not."""

    id, worth = "I233", 2.5

    def roomless(self, state, seat):
        farm = state.farms[seat]
        return farm.house != WOOD and self.id not in farm.notes

    def grew(self, state, owner, seat):
        if seat == owner and state.farms[seat].house != WOOD:
            state.farms[seat].notes[self.id] = 1


class ClayPlasterer(Occupation):
    id, worth = "I241", 3.0

    def base_prices(self, state, seat, thing):
        house = state.farms[seat].house
        if thing == ("room",) and house == CLAY:
            return [price(clay=3, reed=2)]
        return [price(clay=1, reed=1)] if thing == ("renovation",) and house == WOOD else []


class ClayHutBuilder(ScheduleAtHouse, Occupation):
    id, house, brings, next, worth = "I242", CLAY, (CLAY, 2), 5, 2.5


class Bricklayer(Occupation):
    id, worth = "I243", 3.0

    def cheaper(self, state, seat, thing, cost):
        goods, less = dict(cost[0]), {"room": 2, "renovation": 1, "improvement": 1}.get(thing[0], 0)
        if less and goods.get(CLAY, 0):
            yield priced({**goods, CLAY: goods[CLAY] - less}, cost[1])


class Groom(Occupation):
    id, players, worth = "I254", 4, 1.0

    def round_start(self, state, owner):
        if state.farms[owner].house == STONE:
            state.may(owner, self.id, STABLE)


class FenceBuilder(Occupation):
    """A fence of the owner's lies on an action space; after using it the owner may build fences. Its note: that space."""

    id, worth = "I263", 2.0

    def played(self, state, seat):
        if state.fences_left(seat):
            state.ask(seat, self.id, tuple(space.id for space in state.spaces if not space.stage or state.rounds.index(space.id) < state.seen(seat)))

    def chosen(self, state, seat, pick):
        state.farms[seat].notes[self.id] = pick

    def locks(self, state, seat):
        return int(self.id in state.farms[seat].notes)

    def lies(self, state, seat):
        return tuple((space, "fence") for space in (state.farms[seat].notes.get(self.id),) if space)

    def leaving(self, state, owner, seat, space):
        if seat == owner and state.farms[owner].notes.get(self.id) == space.id:
            state.may(seat, self.id, FENCES)


class Fencer(Occupation):
    id, players, worth = "I264", 4, 2.5

    def fenced(self, state, owner, seat, number, where):
        if seat != owner:
            state.gain(owner, WOOD, 2 if number >= 5 else 1, self.id)


class FenceDeliveryman(Occupation):
    """Fences that come on two rounds: 2 food, and they are built without wood. Its note: the rounds and how many lie there."""

    id, worth = "I265", 2.5
    each, fare = 4, 2

    def played(self, state, seat):
        left, lying = state.fences_left(seat), []
        for round_ in (state.round + 6, state.round + 10):
            if round_ <= LAST and left:
                lying.append((round_, min(left, self.each)))
                left -= lying[-1][1]
        state.farms[seat].notes[self.id] = tuple(lying)

    def locks(self, state, seat):
        return sum(number for _, number in state.farms[seat].notes.get(self.id, ()))

    def lies(self, state, seat):
        return tuple((round_, "fence") for round_, _ in state.farms[seat].notes.get(self.id, ()))

    def round_start(self, state, owner):
        lying = state.farms[owner].notes[self.id]
        if lying and lying[0][0] == state.round:
            state.ask(owner, self.id, (YES, NO))

    def fee(self, state, seat, pick):
        return self.fare if pick == YES else 0

    def chosen(self, state, seat, pick):
        (_, number), *later = state.farms[seat].notes[self.id]
        state.farms[seat].notes[self.id] = tuple(later)
        if pick == YES:
            state.may(seat, self.id, ("fences", "free", number))


CARDS = (WellBuilder(), SocialClimber(), Businessman(), Manservant(), FarmSteward(), ClayPlasterer(), ClayHutBuilder(), Bricklayer(), Groom(),
         FenceBuilder(), Fencer(), FenceDeliveryman())
