"""Animals, pastures and cooking."""

from __future__ import annotations

from functools import lru_cache

from pygame_core.games.agricola.animals import Pen
from pygame_core.games.agricola.cards.kinds import NO, BreedsAgain, FeedsOnCooking, Keeper, Occupation, Schedule, ScheduleAtHouse
from pygame_core.games.agricola.goods import ANIMALS, BOAR, CATTLE, FOOD, NAMES, NUMBER, SHEEP, STONE, VEGETABLE, WOOD

RIVAL = "K280"  # a boar it keeps is not there for the Basin Maker


class BasinMaker(Occupation):
    """Up to 2 wood on the card for each cooked boar, unless the Tanner keeps that. Its note: the wood, and how many boar
    the Tanner had before this one."""

    id, players, rank, worth = "K273", 4, -1, 1.5
    worthless = (1, 4, 7, 10)

    def wood(self, state, seat) -> int:
        return state.farms[seat].notes.get(self.id, (0, 0))[0]

    def cooked(self, state, owner, seat, good, number):
        farm = state.farms[seat]
        if seat == owner and good == BOAR and farm.goods[WOOD]:
            farm.notes[self.id] = (self.wood(state, seat), farm.notes.get(RIVAL, ()).count(BOAR))
            state.ask(seat, self.id, ("wood1", "wood2", NO))

    def answers(self, state, seat, picks):
        return picks[:1] + picks[2:] if state.farms[seat].goods[WOOD] < 2 else picks

    def chosen(self, state, seat, pick):
        if pick == NO:
            return
        notes, number = state.farms[seat].notes, int(pick[-1])
        wood, before = notes[self.id]
        notes[self.id] = (wood + number, 0)
        state.lose(seat, WOOD, number)
        kept = notes.get(RIVAL, ())
        if kept.count(BOAR) > before:
            place = kept.index(BOAR)
            notes[RIVAL] = kept[:place] + kept[place + 1:]

    def holds(self, state, seat):
        return ((NAMES[WOOD], self.wood(state, seat)),)

    def scoring(self, state, seat):
        wood = self.wood(state, seat)
        return wood - sum(number <= wood for number in self.worthless)


class OrganicFarmer(Occupation):
    """A point for each pasture with an animal and room for 3 more: nobody places animals, so they stand as is best. The
    Forest Pasture counts as one."""

    id, worth = "K274", 2.5

    def scoring(self, state, seat):
        farm = state.farms[seat]
        pens, loose = state.pens(seat, without=ANIMAL_KEEPER)
        pens = [tuple(pen) for pen in pens]
        own = pens[:len(farm.pastures)] + [pen for pen in pens[len(farm.pastures):] if pen == FOREST]
        others = [pen for pen in pens[len(farm.pastures):] if pen != FOREST]
        return (mixed if ANIMAL_KEEPER in farm.cards else airy)(tuple(sorted(own)), tuple(others), loose, farm.animals())


ANIMAL_KEEPER = "E216"  # lets kinds share a pasture
FOREST = (0, 99, 0)  # the room of the Forest Pasture


def mixed(pastures: tuple[Pen, ...], pens: tuple[Pen, ...], loose: int, animals: tuple[int, int, int]) -> int:
    """As `airy`, where kinds may share a pasture: each that counts keeps 3 places free."""
    number = sum(animals)
    airy_ones = sum(max(pen) > 3 for pen in pastures)
    places = sum(max(pen) for pen in (*pastures, *pens)) + loose
    return max(0, min(airy_ones, number, (places - number) // 3))


@lru_cache(maxsize=1024)
def airy(pastures: tuple[Pen, ...], pens: tuple[Pen, ...], loose: int, animals: tuple[int, int, int]) -> int:
    """How many pastures at most hold an animal and have room for 3 more, all animals being housed. A way so far: the room
    used for each kind, at most and at least, and the pastures that count."""
    ways = {((0, 0, 0), (0, 0, 0), 0)}
    for pen, counts in [*((pen, True) for pen in pastures), *((pen, False) for pen in pens)]:
        more = set()
        for most, least, number in ways:
            for kind, room in enumerate(pen):
                more.add((_plus(most, kind, room, animals), least, number))
                if counts and room > 3:
                    more.add((_plus(most, kind, room - 3, animals), _plus(least, kind, 1, animals), number + 1))
        ways = {way for way in more if all(map(int.__le__, way[1], animals))}
    return max((number for most, _, number in ways if sum(max(0, have - room) for have, room in zip(animals, most)) <= loose), default=0)


def _plus(counts: tuple, kind: int, number: int, limit: tuple) -> tuple:
    """One more of a kind; more room than animals makes no difference."""
    return tuple(min(count + number, limit[index] + 1) if index == kind else count for index, count in enumerate(counts))


class Tanner(Keeper, Occupation):
    id, worth, players, keeps = "K280", 1.5, 3, {BOAR: (2, 4, 6), CATTLE: (2, 3, 4)}


class CattleBreeder(BreedsAgain, Occupation):
    id, players, animal, worth = "K295", 4, CATTLE, 3.0


class ShepherdBoy(ScheduleAtHouse, Occupation):
    id, players, house, brings, worth = "K298", 4, STONE, (SHEEP, 1), 2.0


class Slaughterman(FeedsOnCooking, Occupation):
    id, players, worth = "K299", 3, 2.5


class SchnapsDistiller(Occupation):
    id, craft, worth = "K300", (VEGETABLE, 5), 2.5


class PigWhisperer(Schedule, Occupation):
    id, players, brings, after, worth = "K302", 4, (BOAR, 1), (4, 7, 10), 2.5


class Veterinarian(Occupation):
    """Two animals out of a bag at the start of each round: of two alike one is kept, the others go back. Its note: what is
    left in the bag."""

    id, players, worth = "K304", 4, 3.0
    bag = (4, 3, 2)

    def holds(self, state, seat):
        return tuple(zip(map(NAMES.__getitem__, ANIMALS), state.farms[seat].notes.get(self.id, self.bag)))

    def round_start(self, state, owner):
        notes = state.farms[owner].notes
        inside = [animal for animal, number in zip(ANIMALS, notes.get(self.id, self.bag)) for _ in range(number)]
        if len(inside) >= 2:
            first = inside.pop(state.draw(len(inside)))
            second = inside[state.draw(len(inside))]
            if first == second:
                notes[self.id] = tuple(map(inside.count, ANIMALS))
                state.gain(owner, first, 1, self.id)


class AnimalHandler(Occupation):
    """A sheep, a boar and a cattle that can be bought at the start of some rounds. Its note: the round it was played in."""

    id, players, worth = "K305", 4, 2.0
    on = {7: SHEEP, 10: BOAR, 14: CATTLE}

    def played(self, state, seat):
        state.farms[seat].notes[self.id] = state.round

    def lies(self, state, seat):
        played = state.farms[seat].notes.get(self.id, state.round)
        return tuple((round_, NAMES[animal]) for round_, animal in self.on.items() if round_ > max(played, state.round))

    def round_start(self, state, owner):
        if state.round in self.on and state.farms[owner].notes[self.id] < state.round:
            state.ask(owner, self.id, (NAMES[self.on[state.round]], NO))

    def fee(self, state, seat, pick):
        return int(pick != NO)

    def chosen(self, state, seat, pick):
        if pick != NO:
            state.gain(seat, NUMBER[pick], 1, self.id)


HOUSE_GOAT = "K120"


class AnimalTamer(Occupation):
    """An animal in each room instead of one in the house; none beside the House Goat."""

    id, worth = "K306", 2.5

    def housing(self, state, seat, pens, loose):
        farm = state.farms[seat]
        return pens, loose if HOUSE_GOAT in farm.cards else loose + farm.rooms.bit_count() - 1


class AnimalBreeder(Occupation):
    """A pair of animals for food when a new pasture takes in unused spaces. Its note: it has."""

    id, players, worth = "K307", 4, 3.0
    asked = {"sheep": 1, "boar": 2, "cattle": 3}

    def enclosed(self, state, owner, seat, cells, where):
        if seat == owner and where != FENCE_OVERSEER:
            state.farms[seat].notes[self.id] = 1

    def fenced(self, state, owner, seat, number, where):
        if seat == owner and state.farms[seat].notes.pop(self.id, 0):
            state.ask(seat, self.id, (*self.asked, NO))

    def fee(self, state, seat, pick):
        return self.asked.get(pick, 0)

    def chosen(self, state, seat, pick):
        if pick != NO:
            state.gain(seat, NUMBER[pick], 2, self.id)


FENCE_OVERSEER = "K312"


class Weaver(Occupation):
    id, players, worth = "K309", 4, 2.5

    def work_start(self, state, owner):
        state.gain(owner, FOOD, int(state.farms[owner].goods[SHEEP] >= 2), self.id)


CARDS = (BasinMaker(), OrganicFarmer(), Tanner(), CattleBreeder(), ShepherdBoy(), Slaughterman(), SchnapsDistiller(), PigWhisperer(), Veterinarian(),
         AnimalHandler(), AnimalTamer(), AnimalBreeder(), Weaver())
