"""A city: what lies where, and where a tile may go. A city never changes; building gives a new one.

So positions share cities, and whatever was found out about one is found out once. The legal places of a new
city are those of the old one, looked at again round the new tile only.
"""

from __future__ import annotations

from functools import lru_cache

from pygame_core.games.akropolis.survey import Colour, Reading, survey
from pygame_core.games.akropolis.tiles import KIND, QUARRY
from pygame_core.geometry.hexes import ORIGIN, STEPS, around, poses, touching, trio

START_CELLS = (ORIGIN, ORIGIN + STEPS[0], ORIGIN + STEPS[2], ORIGIN + STEPS[4])
NOWHERE = -1  # the level of a cell that touches no city


@lru_cache(maxsize=4096)
def _near(pose: int) -> tuple[int, ...]:
    """The trios whose legality may change when a tile is laid in this pose."""
    cells = {near for own in trio(pose) for near in (own, *around(own))}
    return tuple(sorted({place for each in cells for place in touching(each)}))


@lru_cache(maxsize=4096)
def _ring(pose: int) -> tuple[int, ...]:
    """The nine cells round a tile, in order round it."""
    own = trio(pose)
    cells = {near for each in own for near in around(each)}.difference(own)
    ring = [min(cells)]
    while len(ring) < 9:
        ring.append(next(near for near in around(ring[-1]) if near in cells and near not in ring))
    return tuple(ring)


class City:
    """`top[cell]`: the hex seen there. `level[cell]`: how high it lies, 0 for the empty cells along the city.
    `placed`: (level, pose, tile) of every tile but the first."""

    __slots__ = ("reading", "top", "level", "placed", "_legal", "_stale", "_poses", "_holes", "_survey")

    def __init__(self, reading: Reading):
        self.reading = reading
        self.top = {cell: place for place, cell in enumerate(START_CELLS)}
        self.level = {near: 0 for cell in START_CELLS for near in around(cell)} | {cell: 1 for cell in START_CELLS}
        self.placed: tuple[tuple[int, int, int], ...] = ()
        self._legal: frozenset[int] = frozenset()  # trios a tile may cover, but for those near `_stale`
        self._stale: tuple[int, ...] = tuple(6 * cell for cell in START_CELLS)
        self._poses: list[int] | None = None
        self._holes: frozenset[int] | None = frozenset()
        self._survey: tuple[Colour, ...] | None = None

    def built(self, tile: int, pose: int) -> City:
        """The city with one more tile, in a legal pose."""
        twin = City.__new__(City)
        cells = a, b, c = trio(pose)
        top, level = twin.top, twin.level = self.top.copy(), self.level.copy()
        height = max(level.get(a, 0), 0) + 1
        top[a], top[b], top[c] = 4 * tile, 4 * tile + 1, 4 * tile + 2
        level[a] = level[b] = level[c] = height
        twin._holes = self._holes
        if height == 1:
            for cell in cells:
                for step in STEPS:
                    level.setdefault(cell + step, 0)
            if self._holes or self._may_enclose(pose):
                twin._holes = None
        twin.reading, twin.placed = self.reading, self.placed + ((height, pose, tile),)
        twin._legal, twin._stale = self._legal, self._stale + (pose,)
        twin._poses = twin._survey = None
        return twin

    def _may_enclose(self, pose: int) -> bool:
        """Whether a tile on the ground may close a ring: only if it meets the city along more than one stretch."""
        get = self.level.get
        ring = [get(cell, 0) > 0 for cell in _ring(pose)]
        return sum(built and not ring[index - 1] for index, built in enumerate(ring)) > 1

    # --- where a tile may go ------------------------------------------------------------------------------

    def fits(self, pose: int) -> bool:
        """Whether a tile may lie in this pose."""
        a, b, c = trio(pose)
        get = self.level.get
        height = get(a, NOWHERE)
        if height > 0:
            top = self.top
            return height == get(b) == get(c) and not top[a] >> 2 == top[b] >> 2 == top[c] >> 2
        b, c = get(b, NOWHERE), get(c, NOWHERE)
        return b <= 0 and c <= 0 and (height == 0 or b == 0 or c == 0)

    def legal(self) -> frozenset[int]:
        """Every trio of cells that a tile may cover, as its pose in direction 0 or 1."""
        if self._stale:
            again = {place for pose in self._stale for place in _near(pose)}
            self._legal = self._legal - again | {place for place in again if self.fits(place)}
            self._stale = ()
        return self._legal

    def poses(self) -> list[int]:
        """Every pose a tile may lie in, ascending."""
        if self._poses is None:
            self._poses = sorted([pose for place in self.legal() for pose in poses(place)])
        return self._poses

    def quarries(self, pose: int) -> int:
        """How many quarries a tile in this pose covers."""
        top = self.top
        return sum(cell in top and KIND[top[cell]] == QUARRY for cell in trio(pose))

    # --- what it is worth ---------------------------------------------------------------------------------

    def holes(self) -> frozenset[int]:
        """The empty cells along the city that no way leads to from outside."""
        if self._holes is None:
            level = self.level
            rim = {cell for cell, height in level.items() if not height}
            way = [min(rim)]  # the westernmost: outside. All cells along the outside hang together.
            rim.discard(way[0])
            for cell in way:  # grows while we walk it
                for step in STEPS:
                    if cell + step in rim:
                        rim.discard(cell + step)
                        way.append(cell + step)
            self._holes = frozenset(rim)
        return self._holes

    def survey(self) -> tuple[Colour, ...]:
        """What the city earns by each colour, in the order of `info.COLOURS`."""
        if self._survey is None:
            self._survey = survey(self)
        return self._survey

    def points(self) -> int:
        return sum(colour.value * colour.stars for colour in self.survey())
