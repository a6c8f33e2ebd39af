"""The farmyard's fifteen spaces as bits, and the edges between them where fences stand.

Files a to e from the house, ranks 1 to 3 from below: `b2`. A set of cells is a mask; so is a set of edges.
"""

from __future__ import annotations

from functools import lru_cache

FILES, RANKS = 5, 3
CELLS = range(FILES * RANKS)
NAMES = tuple("abcde"[cell % FILES] + str(cell // FILES + 1) for cell in CELLS)
NUMBER = {name: cell for cell, name in enumerate(NAMES)}
ALL = (1 << len(CELLS)) - 1
NEAR = tuple(
    (1 << cell + 1 if cell % FILES < FILES - 1 else 0) | (1 << cell - 1 if cell % FILES else 0)
    | (1 << cell + FILES if cell + FILES < len(CELLS) else 0) | (1 << cell - FILES if cell >= FILES else 0)
    for cell in CELLS)
UPRIGHT = RANKS * (FILES + 1)  # edges beside cells come first, then those below and above


def _sides(cell: int) -> int:
    rank, file = divmod(cell, FILES)
    beside = rank * (FILES + 1) + file
    return 1 << beside | 1 << beside + 1 | 1 << UPRIGHT + cell | 1 << UPRIGHT + cell + FILES


SIDES = tuple(map(_sides, CELLS))  # the four edges of each cell


def cells(mask: int) -> tuple[int, ...]:
    return tuple(cell for cell in CELLS if mask >> cell & 1)


def names(mask: int) -> tuple[str, ...]:
    return tuple(NAMES[cell] for cell in CELLS if mask >> cell & 1)


@lru_cache(maxsize=None)
def around(mask: int) -> int:
    """The cells beside the mask, orthogonally, and not in it."""
    found = 0
    for cell in cells(mask):
        found |= NEAR[cell]
    return found & ~mask


def border(mask: int) -> int:
    """The edges around the mask: those inside lie between two of its cells and cancel out."""
    edges = 0
    for cell in cells(mask):
        edges ^= SIDES[cell]
    return edges


def parts(mask: int) -> list[int]:
    """The mask's connected parts."""
    found = []
    while mask:
        part, more = 0, mask & -mask
        while more:
            part |= more
            more = around(part) & mask
        found.append(part)
        mask &= ~part
    return found


@lru_cache(maxsize=None)
def shapes() -> tuple[tuple[int, int], ...]:
    """Every connected set of cells with its border, smaller ones first."""
    seen = fresh = {1 << cell for cell in CELLS}
    while fresh:
        fresh = {mask | 1 << cell for mask in fresh for cell in cells(around(mask))} - seen
        seen = seen | fresh
    return tuple((mask, border(mask)) for mask in sorted(seen, key=lambda mask: (mask.bit_count(), mask)))


@lru_cache(maxsize=None)
def shapes_within(edges: int) -> tuple[tuple[int, int], ...]:
    """The shapes whose border has at most so many edges."""
    return tuple(shape for shape in shapes() if shape[1].bit_count() <= edges)
