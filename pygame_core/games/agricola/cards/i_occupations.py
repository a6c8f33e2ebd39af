"""Occupations of the I deck."""

from __future__ import annotations

from pygame_core.games.agricola import cards
from pygame_core.games.agricola.actions.soil import add_crop
from pygame_core.games.agricola.cards.kinds import Occupation, Schedule
from pygame_core.games.agricola.goods import CLAY, FOOD, WOOD, price, priced
from pygame_core.games.agricola.spaces import Space


class Fieldsman(Occupation):
    id = "I219"

    def sown(self, state, owner, seat, places):
        if seat == owner and len(places) <= 2:
            for place in places:
                add_crop(state, seat, place, 3 - len(places))


class WellBuilder(Occupation):
    """The Well is a minor improvement too, for 1 wood and 1 stone."""

    id = "I220"

    def as_minor(self, state, seat, card):
        return "well" in card.traits

    def base_prices(self, state, seat, thing):
        if thing[0] == "improvement" and thing[1] in cards.MAJORS and "well" in cards.MAJORS[thing[1]].traits:
            return [price(wood=1, stone=1)]
        return []


class Sycophant(Occupation):
    id, players = "I229", 4

    def toll(self, state, owner, seat, space):
        return int(space.id == "take_grain" and seat != owner)

    def entered(self, state, owner, seat, space):
        if space.id == "take_grain":
            state.gain(owner, FOOD, 1, self.id)


class ClayDigger(Occupation):
    """A clay space of its own; others pay for its use."""

    id, players, space = "I230", 4, Space("I230", CLAY, 1)

    def played(self, state, seat):
        state.piles[self.id] = 3

    def toll(self, state, owner, seat, space):
        return 3 if space.id == self.id and seat != owner else 0


class FarmSteward(Occupation):
    """In a clay or stone house the next growth needs no room: the first one that comes, needed or not."""

    id = "I233"

    def roomless(self, state, seat):
        farm = state.farms[seat]
        return farm.house != WOOD and self.id not in farm.notes

    def grew(self, state, owner, seat):
        if seat == owner and state.farms[seat].house != WOOD:
            state.farms[seat].notes[self.id] = 1


class WoodCollector(Schedule, Occupation):
    id, brings, next = "I235", (WOOD, 1), 5


class ClayPlasterer(Occupation):
    id = "I241"

    def base_prices(self, state, seat, thing):
        house = state.farms[seat].house
        if thing == ("room",) and house == CLAY:
            return [price(clay=3, reed=2)]
        return [price(clay=1, reed=1)] if thing == ("renovation",) and house == WOOD else []


class Bricklayer(Occupation):
    id = "I243"

    def cheaper(self, state, seat, thing, cost):
        goods, less = dict(cost[0]), {"room": 2, "renovation": 1, "improvement": 1}.get(thing[0], 0)
        if less and goods.get(CLAY, 0):
            yield priced({**goods, CLAY: goods[CLAY] - less}, cost[1])


class Puppeteer(Occupation):
    """When somebody else uses Traveling Players, an occupation for 1 food."""

    id, players = "I249", 4

    def entered(self, state, owner, seat, space):
        if seat != owner and space.id == "traveling_players_4p":
            state.may(owner, self.id, ("occupation", 1))


CARDS = (Fieldsman(), WellBuilder(), Sycophant(), ClayDigger(), FarmSteward(), WoodCollector(), ClayPlasterer(), Bricklayer(), Puppeteer())
