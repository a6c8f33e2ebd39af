"""Agros positions as bits, for looking at thousands of them: moves made and taken back in place, and what a position is worth.

A cell is a bit. Ranks lie `size + 1` bits apart, so that a step over the side of the board falls on a bit that is no cell.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from pygame_core.games.agros.rules import DARK, LIGHT, Agros, harvests, multiplier, sowings

GROWTH = 3  # a piece in a tower: the next comparison of yields may hang on it
FREEDOM = 6  # a move to choose from: more than to a beginner, found by playing against one


class Walk(NamedTuple):
    """A farmer's harvest or sowing."""

    origin: int
    dest: int
    free: int  # bits that must be empty
    passed: int  # bits where no enemy may be
    left: int  # bits where seeds stay behind
    yield_: int  # of the farmer afterwards


class Lattice:
    """What is the same for all positions on a board of that size."""

    def __init__(self, size: int):
        cells = range(size * size)
        self.width = size + 1
        self.bit = tuple(1 << cell // size * self.width + cell % size for cell in cells)
        self.full = sum(self.bit)
        self.walks = [tuple(self._walks(size, yield_, cell) for cell in cells) if yield_ else () for yield_ in range(size + 1)]  # [yield][cell]

    def _walks(self, size: int, yield_: int, cell: int) -> tuple[Walk, ...]:
        bit = self.bit
        found = [Walk(cell, dest, bit[dest], sum(bit[each] for each in between), 0, yield_ + 1)
                 for dest, between, _ in harvests(size, yield_)[cell]]
        for path, move in sowings(size, yield_)[cell] if yield_ > 1 else ():
            found.append(Walk(cell, path[-1], sum(bit[each] for each in path), 0, sum(bit[each] for each in move.code[3]), 1))
        return tuple(found)


lattice = lru_cache(maxsize=None)(Lattice)


class Board:
    """`pieces[seat]`: bits of all its pieces; `farmers[seat]`: cell → yield."""

    __slots__ = ("lattice", "pieces", "farmers", "seat")

    def __init__(self, state: Agros):
        self.lattice = lattice(state.size)
        self.pieces = [sum(bit for bit, owner in zip(self.lattice.bit, state.owner) if owner == 1 + seat) for seat in (LIGHT, DARK)]
        self.farmers = [farmers.copy() for farmers in state.farmers]
        self.seat = state.seat

    def walks(self, seat: int) -> list[Walk]:
        """All moves of that seat but the pass."""
        enemy = self.pieces[1 - seat]
        every, walks, found = self.pieces[seat] | enemy, self.lattice.walks, []
        for cell, yield_ in self.farmers[seat].items():
            for walk in walks[yield_][cell]:
                if not walk[2] & every and not walk[3] & enemy:
                    found.append(walk)
        return found

    def make(self, walk: Walk) -> tuple[int, int]:
        """The seat to move walks; what is given back undoes it."""
        seat, bit, farmers = self.seat, self.lattice.bit, self.farmers[self.seat]
        before, yield_ = self.pieces[seat], farmers.pop(walk.origin)
        farmers[walk.dest] = walk.yield_
        self.pieces[seat] = before ^ bit[walk.origin] | bit[walk.dest] | walk.left
        self.seat = 1 - seat
        return before, yield_

    def undo(self, walk: Walk, given: tuple[int, int]) -> None:
        seat = self.seat = 1 - self.seat
        farmers = self.farmers[seat]
        del farmers[walk.dest]
        self.pieces[seat], farmers[walk.origin] = given

    def lead(self) -> int:
        """Half points of Light less those of Dark: the difference of `Agros.totals`."""
        width, bit = self.lattice.width, self.lattice.bit
        empty = self.lattice.full & ~(self.pieces[LIGHT] | self.pieces[DARK])
        light, dark = ([(yield_, bit[cell]) for cell, yield_ in farmers.items()] for farmers in self.farmers)
        light.sort(reverse=True)
        dark.sort(reverse=True)
        lead = _compared([yield_ for yield_, _ in light], [yield_ for yield_, _ in dark])
        for _, farmer in light + dark:  # fields that no farmer touches are nobody's
            beside = (farmer << 1 | farmer >> 1 | farmer << width | farmer >> width) & empty
            while beside:
                field, grown = 0, beside & -beside
                while grown != field:
                    field = grown
                    grown = (field | field << 1 | field >> 1 | field << width | field >> width) & empty
                empty ^= field
                beside &= empty
                border = field << 1 | field >> 1 | field << width | field >> width
                lead += _claimed(field.bit_count(), tuple([yield_ for yield_, at in light if at & border]),
                                 tuple([yield_ for yield_, at in dark if at & border]))
        return lead

    def value(self) -> float:
        """What the position is worth to Light; nobody has passed."""
        light, dark = self.farmers
        return (self.lead() + GROWTH * (sum(light.values()) - sum(dark.values()))
                + FREEDOM * (len(self.walks(LIGHT)) - len(self.walks(DARK))))


def _compared(light: list[int], dark: list[int]) -> int:
    return (light > dark) - (light < dark)


def _claimed(cells: int, light: tuple[int, ...], dark: tuple[int, ...]) -> int:
    """Half points of a field for Light, or less than none if they are Dark's."""
    if light == dark:
        return 0
    return 2 * cells * multiplier(light) if light > dark else -2 * cells * multiplier(dark)
