"""Slow and obvious twins: the housing of animals and the pastures that can be fenced in, straight from the rules."""

from __future__ import annotations

from itertools import product

FILES, RANKS = "abcde", "123"
CELLS = [file + rank for rank in RANKS for file in FILES]


def beside(cell):
    file, rank = FILES.index(cell[0]), RANKS.index(cell[1])
    near = [(file + 1, rank), (file - 1, rank), (file, rank + 1), (file, rank - 1)]
    return {FILES[f] + RANKS[r] for f, r in near if 0 <= f < len(FILES) and 0 <= r < len(RANKS)}


def connected(cells):
    cells = set(cells)
    reached, more = set(), {min(cells)}
    while more:
        reached |= more
        more = {near for cell in more for near in beside(cell)} & cells - reached
    return reached == cells


def sides(cell):
    """The four edges of a cell, each as the two places it lies between (places off the board included)."""
    file, rank = FILES.index(cell[0]), RANKS.index(cell[1])
    return {frozenset([(file, rank), (file + x, rank + y)]) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))}


def around(cells):
    """Edges with exactly one side in the set."""
    all_sides = [side for cell in cells for side in sides(cell)]
    return {side for side in all_sides if all_sides.count(side) == 1}


def pastures(blocked, old, fences):
    """Every set of cells that `fences` more fences make a new pasture of, the old ones given as sets of cells."""
    standing = set().union(*map(around, old)) if old else set()
    fenced = set().union(*old) if old else set()
    found = {}
    for bits in range(1, 1 << len(CELLS)):
        cells = frozenset(cell for number, cell in enumerate(CELLS) if bits >> number & 1)
        if cells & set(blocked) or not connected(cells):
            continue
        divides = any(cells < set(pasture) for pasture in old)
        apart = not cells & fenced and (not old or any(near in fenced for cell in cells for near in beside(cell)))
        new = len(around(cells) - standing)
        if (divides or apart) and 0 < new <= fences:
            found[cells] = new
    return found


def houses(pens, loose, animals):
    """Whether the animals fit: try every kind in every pen."""
    for kinds in product(range(3), repeat=len(pens)):
        left = list(animals)
        for pen, kind in zip(pens, kinds):
            left[kind] -= pen[kind]
        if sum(max(0, number) for number in left) <= loose:
            return True
    return False
