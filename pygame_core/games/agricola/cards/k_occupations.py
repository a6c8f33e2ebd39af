"""Occupations of the K deck."""

from __future__ import annotations

from pygame_core.games.agricola import cards, prices
from pygame_core.games.agricola.actions.buying import ACTIONS as BUYING
from pygame_core.games.agricola.actions.buying import with_fee
from pygame_core.games.agricola.actions.soil import add_crop
from pygame_core.games.agricola.cards.kinds import FeedsOnCooking, Keeper, Occupation, Schedule
from pygame_core.games.agricola.goods import BOAR, BUILDING, CATTLE, CLAY, FOOD, STONE, WOOD, priced
from pygame_core.games.agricola.moves import said


class FrameBuilder(Occupation):
    """One clay or stone of a renovation, two of a room, may be 1 wood instead."""

    id = "K272"

    def cheaper(self, state, seat, thing, cost):
        goods, number = dict(cost[0]), {"room": 2, "renovation": 1}.get(thing[0], 0)
        for good in (CLAY, STONE) if number else ():
            if goods.get(good, 0) >= number:
                yield priced({**goods, good: goods[good] - number, WOOD: goods.get(WOOD, 0) + 1}, cost[1])


class PerpetualStudent(Occupation):
    """3 food, and the occupation is drawn from the hand by chance; what cannot be paid is begged for."""

    id, players = "K275", 4

    def hand(self, state, seat):
        return [id_ for id_ in state.farms[seat].hand if cards.named(id_).kind == self.kind]

    def ways(self, state, seat):
        return [said("use", self.id, code=("occupation", self.id))] if self.hand(state, seat) else []

    def way(self, state, seat, price):
        hand = self.hand(state, seat)
        card = cards.named(hand[state.draw(len(hand))])
        state.say("chose", seat, at=card.id)
        state.gain(seat, FOOD, 3, self.id)
        goods = dict(with_fee(card.prices, price)[0][0])
        food = goods.get(FOOD, 0)
        short = max(0, food - state.farms[seat].goods[FOOD] - self.occupation.advance(state, seat))
        if short:
            state.farms[seat].begging += short
            state.say("begged", seat, n=short)
        self.occupation.bring(state, seat, card, priced({**goods, FOOD: food - short}), price)

    occupation = next(action for action in BUYING if action.name == "occupation")


class Manufacturer(Occupation):
    """In a clay or stone house the craft majors are minor improvements too, for 2 building resources less."""

    id, players = "K277", 3

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


class Tanner(Keeper, Occupation):
    id, players, keeps = "K280", 3, {BOAR: (2, 4, 6), CATTLE: (2, 3, 4)}


class TravelingSalesman(Occupation):
    """A major instead of a minor; or two minors instead of one improvement of either kind."""

    id = "K281"

    def instead(self, state, seat):
        return True

    def improved(self, state, owner, seat, action, card):
        if seat == owner and action[1] == "either" and card.id not in cards.MAJORS:
            state.may(seat, self.id, ("improve", "second"))


class WoodDeliveryman(Schedule, Occupation):
    id, brings, on = "K283", (WOOD, 1), range(8, 15)


class Smallholder(Occupation):
    """Pastures for two hold three; with at most two fields each newly sown one gets a crop more."""

    id = "K286"

    def housing(self, state, seat, pens, loose):
        return [[number + (number == 2) for number in pen] for pen in pens], loose

    rank = -1  # counted before other cards add to a pasture

    def sown(self, state, owner, seat, places):
        farm = state.farms[seat]
        grown = farm.fields.bit_count() + sum(good != WOOD for _, good in farm.plots)
        if seat == owner and grown <= 2:
            for place in places:
                if place not in dict(farm.plots) or dict(farm.plots)[place] != WOOD:
                    add_crop(state, seat, place, 1)


class Slaughterman(FeedsOnCooking, Occupation):
    id, players = "K299", 3


class WoodCarver(Occupation):
    """Once a round 1 wood less for an improvement, a room of a wooden hut, a stable or a fence."""

    id = "K301"

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


class Foreman(Occupation):
    """At the start of each work phase 1 food on a space."""

    id, players = "K308", 4

    def work_start(self, state, owner):
        state.ask(owner, self.id, tuple(space.id for space in state.spaces))

    def chosen(self, state, seat, pick):
        state.extras[pick] = (*state.extras.get(pick, ()), (FOOD, 1))


CARDS = (FrameBuilder(), PerpetualStudent(), Manufacturer(), Tanner(), TravelingSalesman(), WoodDeliveryman(), Smallholder(),
         Slaughterman(), WoodCarver(), Foreman())
