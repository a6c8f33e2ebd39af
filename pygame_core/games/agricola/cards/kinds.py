"""What several hand cards have in common."""

from __future__ import annotations

from typing import ClassVar, Iterable

from pygame_core.games.agricola import cards
from pygame_core.games.agricola.cards.base import MINOR, OCCUPATION, Card
from pygame_core.games.agricola.goods import ANIMALS, FOOD, HOUSES, NAMES, NUMBER, REED, WOOD, Price, priced, written
from pygame_core.games.agricola.moves import said
from pygame_core.games.agricola.spaces import LAST

YES, NO = "yes", "no"
TRAVELERS = ("traveling_players_4p", "room_or_traveling_5p")  # where the Traveling Players are

class Minor(Card):
    kind = MINOR
    occupations: ClassVar[int] = 0  # in play at least: the prerequisite most have

    def __init__(self):
        super().__init__()
        if self.occupations:
            self.needs = {"occupations": self.occupations, **self.needs}


class Occupation(Card):
    kind = OCCUPATION


class Schedule(Card):
    """Puts goods on rounds to come, for their start."""

    brings: ClassVar[tuple[int, int]]  # good, number
    on: ClassVar[Iterable[int]] = range(1, LAST + 1)  # rounds
    next: ClassVar[int] = 0  # or so many rounds from now
    after: ClassVar[tuple[int, ...]] = ()  # or that many rounds later

    def played(self, state, seat):
        later = self.after or range(1, self.next + 1)
        state.schedule(seat, [state.round + number for number in later] or self.on, *self.brings, self.id)


class ScheduleAtHouse(Schedule):
    """The same once its owner lives in a house of some material, or a better one."""

    house: ClassVar[int]

    def played(self, state, seat):
        if HOUSES.index(self.house) <= state.farms[seat].material:
            super().played(state, seat)

    def renovated(self, state, owner, seat, before):
        if seat == owner and HOUSES.index(before) < HOUSES.index(self.house) <= state.farms[seat].material:
            super().played(state, seat)


class AtSpace(Card):
    """More goods for its owner's person on some spaces."""

    at: ClassVar[tuple[str, ...]]  # spaces
    more: ClassVar[tuple[tuple[int, int], ...]]  # (good, number), …

    def entered(self, state, owner, seat, space):
        if seat == owner and space.id in self.at:
            for good, number in self.more:
                state.gain(seat, good, number, self.id)


class AtOnce(Card):
    """Goods when it is played."""

    gives: ClassVar[tuple[tuple[int, int], ...]]  # (good, number), …

    def played(self, state, seat):
        for good, number in self.gives:
            state.gain(seat, good, number, self.id)


class OneOf(Card):
    """When played, a good of its owner's choice."""

    choice: ClassVar[tuple[str, ...]]  # names of goods

    def played(self, state, seat):
        state.ask(seat, self.id, self.choice)

    def chosen(self, state, seat, pick):
        state.gain(seat, NUMBER[pick], 1, self.id)


class LeavesWood(Card):
    """Some of the wood that lay on a space may stay there, for something else. Its note: the space."""

    leaves: ClassVar[int]
    gets: ClassVar[tuple[int, int]]  # good, number

    def took(self, state, owner, seat, where, goods):
        if seat == owner and state.space(where).good == WOOD:
            kept = min(dict(goods).get(WOOD, 0) - state.piles[where], state.farms[seat].goods[WOOD])  # other cards may have left or taken some
            if kept >= self.leaves:
                state.farms[seat].notes[self.id] = where
                state.ask(seat, self.id, (YES, NO))

    def chosen(self, state, seat, pick):
        where = state.farms[seat].notes.pop(self.id)
        if pick == YES:
            state.lose(seat, WOOD, self.leaves)
            state.piles[where] += self.leaves
            state.gain(seat, *self.gets, self.id)


class FirstTaking(Card):
    """When somebody else is the first of a round to take some good, they are paid 1 food for 1 of it, and get 1 food more.
    Its note: the round of the last taking, and by whom."""

    good: ClassVar[int]

    def played(self, state, seat):
        spaces = [state.space(id_) for id_ in state.taken]
        if any(self.good in (space.good, *dict(space.gives)) for space in spaces):
            state.farms[seat].notes[self.id] = (state.round, seat)

    def took(self, state, owner, seat, where, goods):
        notes = state.farms[owner].notes
        if self.good in dict(goods) and notes.get(self.id, (0, 0))[0] != state.round:
            notes[self.id] = (state.round, seat)
            if seat != owner:
                state.ask(owner, self.id, (YES, NO))

    def fee(self, state, seat, pick):
        return int(pick == YES)

    def chosen(self, state, seat, pick):
        if pick == YES:
            _, other = state.farms[seat].notes[self.id]
            state.gain(other, FOOD, 2, self.id)
            state.lose(other, self.good, 1)
            state.gain(seat, self.good, 1, self.id)


class BreedsAgain(Card):
    """An animal when played; its kind breeds once more at the end of round 12."""

    animal: ClassVar[int]

    def played(self, state, seat):
        state.gain(seat, self.animal, 1, self.id)

    def round_end(self, state, owner):
        if state.round == 12 and state.farms[owner].goods[self.animal] >= 2:
            state.agenda.append(("breed", owner, (self.animal,)))


class AtTravelers(Card):
    """Hears when the food of the Traveling Players is taken."""

    def took(self, state, owner, seat, where, goods):
        if where in TRAVELERS:
            self.traveled(state, owner, seat, where, sum(number for good, number in goods if good == FOOD))

    def traveled(self, state, owner: int, seat: int, where: str, food: int) -> None:
        raise NotImplementedError


class Doubles(Card):
    """Food of a space twice over, if wanted; then 1 to each card it is `owed` to. Its note: the food doubled."""

    def owed(self, state, seat: int) -> list[int]:
        """Seats, each as often as a card of theirs gets something."""
        raise NotImplementedError

    def chosen(self, state, seat, pick):
        food = state.farms[seat].notes.pop(self.id)
        if pick == YES:
            state.gain(seat, FOOD, food, self.id)
            for other in self.owed(state, seat):
                state.lose(seat, FOOD, 1)
                state.gain(other, FOOD, 1, self.id)


class WoodByRound(Card):
    """Wood when played, the more the more rounds are still to come."""

    def played(self, state, seat):
        left = LAST - state.round
        state.gain(seat, WOOD, sum(left >= least for least in (1, 3, 6, 9)), self.id)


class Exchange(Card):
    """Swaps goods at any time."""

    swaps: ClassVar[tuple[tuple[Price, int, int], ...]]  # what is given; the good for it, its number

    def __init__(self):
        super().__init__()
        given = [price for price, _, _ in self.swaps]
        self.offers = []
        for price, good, number in self.swaps:
            touched = [self.id] + [written(price)] * (len(set(given)) > 1) + [NAMES[good]] * (given.count(price) > 1)
            self.offers.append((price[0], said("use", *touched, code=("anytime", self.id, price[0], good, number))))

    def anytime(self, state, seat):
        farm = state.farms[seat]
        return [move for price, move in self.offers if farm.has(price)]

    def used(self, state, seat, code):
        for good, number in code[2]:
            state.lose(seat, good, number)
        state.gain(seat, *code[3:], self.id)


class ReedRoof(Card):
    """For a room or a renovation 1 or 2 reed may be as many of something else."""

    roofing: ClassVar[int]  # the good

    def cheaper(self, state, seat, thing, cost):
        goods = dict(cost[0])
        if thing[0] in ("room", "renovation"):
            for reed in range(1, min(2, goods.get(REED, 0)) + 1):
                yield priced({**goods, REED: goods[REED] - reed, self.roofing: goods.get(self.roofing, 0) + reed}, cost[1])


class FeedsOnCooking(Card):
    """1 food for each conversion of an animal by somebody else; the owner feeds last."""

    feeds_last = True

    def cooked(self, state, owner, seat, good, number):
        if seat != owner and good in ANIMALS:
            state.gain(owner, FOOD, 1, self.id)


class PlowCard(Card):
    """More fields than one on some spaces, a number of times. One such card helps a plow action: its seat says which.
    Its note: the seats that used it, once for each time."""

    at: ClassVar[tuple[str, ...]] = ("plow_field",)
    more: ClassVar[int]  # fields besides the first, at most
    times: ClassVar[int] = 1  # for each seat that may
    rent: ClassVar[int] = 0  # food that others pay for its use
    traits = frozenset(("plow_card",))

    def helps(self, state, owner: int, seat: int, where: str) -> bool:
        used = state.farms[owner].notes.get(self.id, ())
        return seat == owner and where in self.at and used.count(seat) < self.times

    def plowed(self, state, owner, seat, where):
        helping = [card.id for of, card in state.hooks["plowed"] if isinstance(card, PlowCard) and card.helps(state, of, seat, where)]
        if helping[:1] == [self.id] and state.farms[seat].field_places():
            state.ask(seat, self.id, (*helping, NO))

    def fee(self, state, seat, pick):
        return 0 if pick == NO or pick in state.farms[seat].cards else cards.named(pick).rent

    def chosen(self, state, seat, pick):
        if pick != NO:
            owner, card = next((of, card) for of, card in state.hooks["plowed"] if card.id == pick)
            card.plow(state, owner, seat)

    def plow(self, state, owner: int, seat: int) -> None:
        notes = state.farms[owner].notes
        notes[self.id] = (*notes.get(self.id, ()), seat)
        state.may(seat, self.id, ("plow", 0, self.more), must=True)


class Keeper(Card):
    """Keeps cooked animals for points. An animal goes to one of its owner's keepers only; where several want it, the
    owner says which. Its note: how many of each animal, as pairs."""

    keeps: ClassVar[dict[int, tuple[int, ...]]]  # animal → thresholds for 1, 2, 3 points
    traits = frozenset(("keeper",))

    def cooked(self, state, owner, seat, good, number):
        if seat != owner or good not in self.keeps:
            return
        rivals = [card.id for card in state.mine("cooked", seat) if "keeper" in card.traits and good in card.keeps]
        if len(rivals) == 1:
            self.keep(state, seat, good)
        elif rivals[0] == self.id:
            state.farms[seat].notes[self.id] = (good, *self.kept(state, seat))
            state.ask(seat, self.id, tuple(rivals))

    def chosen(self, state, seat, pick):
        notes = state.farms[seat].notes
        good, *kept = notes[self.id]
        notes[self.id] = tuple(kept)
        cards.named(pick).keep(state, seat, good)

    def kept(self, state, seat) -> tuple[int, ...]:
        """The animals on the card."""
        return state.farms[seat].notes.get(self.id, ())

    def holds(self, state, seat):
        kept = self.kept(state, seat)
        return tuple((NAMES[animal], kept.count(animal)) for animal in self.keeps)

    def keep(self, state, seat, good):
        state.acts(seat, self.id)
        state.farms[seat].notes[self.id] = tuple(sorted((*self.kept(state, seat), good)))

    def scoring(self, state, seat):
        kept = self.kept(state, seat)
        return sum(sum(kept.count(animal) >= least for least in steps) for animal, steps in self.keeps.items())
