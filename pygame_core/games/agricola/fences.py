"""Pastures: which new ones can be fenced in, and what a new one does to those there are.

Fences are only ever built around a pasture, so a farm's pastures say where its fences are. With fifteen fences no
area can be closed in by the pastures around it alone (a ring takes sixteen), so no pasture arises unchosen.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from pygame_core.games.agricola import grid
from pygame_core.games.agricola.moves import Said

FENCES = 15
FENCE = "fence"


class Pasture(NamedTuple):
    """One that can be fenced in: its cells, the edges that need new fences, and the move that does it."""

    cells: int
    edges: int
    move: Said


@lru_cache(maxsize=None)
def fencing(cells: int) -> Said:
    return Said("fence", ("+".join(grid.names(cells)),), (FENCE, cells))


@lru_cache(maxsize=2048)
def possible(blocked: int, fences: int, pastures: tuple[int, ...], limit: int) -> tuple[Pasture, ...]:
    """All pastures that at most `limit` new fences close in: the first anywhere, later ones beside a pasture or
    dividing one. `blocked`: cells with a room or a field."""
    fenced = sum(pastures)
    reach = grid.around(fenced) if fenced else grid.ALL
    found = []
    for cells, border in grid.shapes() if fences else grid.shapes_within(limit):
        if cells & blocked or not 0 < (new := border & ~fences).bit_count() <= limit:
            continue
        inside = cells & fenced
        if not inside and cells & reach or inside == cells and any(cells & pasture == cells for pasture in pastures):
            found.append(Pasture(cells, new, fencing(cells)))
    return tuple(found)


def with_new(pastures: tuple[int, ...], cells: int) -> tuple[int, ...]:
    """The pastures once `cells` is one of them."""
    for pasture in pastures:
        if pasture & cells:
            return tuple(sorted([*(set(pastures) - {pasture}), cells, *grid.parts(pasture & ~cells)]))
    return tuple(sorted((*pastures, cells)))


def edges(pastures: tuple[int, ...]) -> int:
    """Where fences stand around these pastures."""
    found = 0
    for pasture in pastures:
        found |= grid.border(pasture)
    return found
