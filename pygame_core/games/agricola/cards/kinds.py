"""What several hand cards have in common."""

from __future__ import annotations

from typing import ClassVar, Iterable

from pygame_core.games.agricola import cards
from pygame_core.games.agricola.cards.base import MINOR, OCCUPATION, Card
from pygame_core.games.agricola.goods import ANIMALS, FOOD
from pygame_core.games.agricola.spaces import LAST


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

    def played(self, state, seat):
        for round_ in range(state.round + 1, state.round + self.next + 1) if self.next else self.on:
            state.schedule(seat, round_, *self.brings, self.id)


class AtSpace(Card):
    """More goods for its owner's person on some spaces."""

    at: ClassVar[tuple[str, ...]]  # spaces
    more: ClassVar[tuple[tuple[int, int], ...]]  # (good, number), …

    def entered(self, state, owner, seat, space):
        if seat == owner and space.id in self.at:
            for good, number in self.more:
                state.gain(seat, good, number, self.id)


class FeedsOnCooking(Card):
    """1 food for each conversion of an animal by somebody else; the owner feeds last."""

    feeds_last = True

    def cooked(self, state, owner, seat, good, number):
        if seat != owner and good in ANIMALS:
            state.gain(owner, FOOD, 1, self.id)


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

    def keep(self, state, seat, good):
        state.farms[seat].notes[self.id] = tuple(sorted((*self.kept(state, seat), good)))

    def scoring(self, state, seat):
        kept = self.kept(state, seat)
        return sum(sum(kept.count(animal) >= least for least in steps) for animal, steps in self.keeps.items())
