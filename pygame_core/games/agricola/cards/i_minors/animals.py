"""I deck: animals and where they live."""

from __future__ import annotations

from itertools import product

from pygame_core.games.agricola.animals import fit
from pygame_core.games.agricola.cards.kinds import Minor
from pygame_core.games.agricola.goods import ANIMALS, CATTLE, FOOD, NAMES, SHEEP, price


class ShepherdsCrook(Minor):
    """2 sheep for each new pasture of four cells or more. Its note: how many such pastures there are."""

    id, prices, worth = "I77", (price(wood=1),), 1.8

    def large(self, state, seat: int) -> int:
        return sum(pasture.bit_count() >= 4 for pasture in state.farms[seat].pastures)

    def played(self, state, seat):
        state.farms[seat].notes[self.id] = self.large(state, seat)

    def fenced(self, state, owner, seat, number, where):
        if seat == owner:
            before, now = state.farms[seat].notes[self.id], self.large(state, seat)
            state.farms[seat].notes[self.id] = now
            state.gain(seat, SHEEP, 2 * max(0, now - before), self.id)


class MilkingShed(Minor):
    """Food for all sheep and cattle there are, before other cards in the field phase."""

    id, prices, points, rank, worth = "I93", (price(clay=2, stone=3),), 2, -5, 3.0

    def field_start(self, state, owner):
        sheep, cattle = (sum(farm.goods[animal] for farm in state.farms) for animal in (SHEEP, CATTLE))
        state.gain(owner, FOOD, sheep // 5 + cattle // 3, self.id)


class AnimalFeed(Minor):
    """Right before scoring an animal more of each kind one has. Which are let go where there is no room for all: those
    that are worth least."""

    id, needs, worth = "I101", {"planted_fields": 4}, 2.5

    def ending(self, state, owner):
        farm, room = state.farms[owner], state.room(owner)
        most = [farm.goods[animal] + (farm.goods[animal] > 0) for animal in ANIMALS]
        found: list[tuple[int, ...]] = []
        for counts in product(*(range(number, -1, -1) for number in most)):
            if fit(room, *counts) and not any(all(map(int.__ge__, other, counts)) for other in found):
                found.append(counts)
        best = max(found, key=lambda counts: self.total(state, owner, counts))
        for animal, number in zip(ANIMALS, best):
            for _ in range(farm.goods[animal] - number):
                state.acts(owner, self.id)
                farm.goods[animal] -= 1
                state.say("released." + NAMES[animal], owner)
        for animal, number in zip(ANIMALS, best):
            state.gain(owner, animal, number - farm.goods[animal], self.id)

    def total(self, state, owner: int, counts: tuple[int, ...]) -> int:
        """The owner's points with these animals."""
        farm = state.farms[owner]
        kept, farm.goods = farm.goods, farm.goods[:]
        farm.goods[SHEEP:] = counts
        total = state.scores()[owner].total
        farm.goods = kept
        return total


class WildlifeReserve(Minor):
    """Houses a sheep, a wild boar and a cattle; two sheep more with the Shepherd's Pipe, two of any kind with the Trough."""

    id, prices, points, occupations, rank, homes, worth = "I102", (price(wood=2),), 1, 2, 5, True, 2.0

    def housing(self, state, seat, pens, loose):
        owned = state.farms[seat].cards
        sheep = 3 if "E29" in owned else 1
        return [*pens, [sheep, 0, 0], [0, 1, 0], [0, 0, 1]], loose + 2 * ("E59" in owned)


CARDS = (ShepherdsCrook(), MilkingShed(), AnimalFeed(), WildlifeReserve())
