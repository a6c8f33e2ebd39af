"""What a map consists of: groups of blocks, roads and rivers, rows and columns. Conditions ask nothing else.

Everything is found once, when it is first asked for.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Iterable, NamedTuple

from pygame_core.games.polis.deck import RIVER, Deck
from pygame_core.games.polis.grid import BESIDE, EAST, NORTH, OPPOSITE, SIDES, SOUTH, STEP, WEST, WIDTH

BENDS = frozenset((NORTH | EAST, NORTH | WEST, SOUTH | EAST, SOUTH | WEST))
# The two sides of each set of exits.
_ENDS = {one | other: (one, other) for one, _ in SIDES for other, _ in SIDES if one < other}


class Way(NamedTuple):
    """A road or river: its blocks from end to end, and where it ends: (last block, the side it leaves by). A closed
    loop has no ends."""

    blocks: tuple[int, ...]
    ends: tuple[tuple[int, int], ...]

    @property
    def loop(self) -> bool:
        return not self.ends


class Survey:
    """`cells`: place → tile. `reading`: the options of the game, for conditions with more than one reading."""

    def __init__(self, deck: Deck, cells: dict[int, int], reading: dict | None = None):
        self.deck, self.cells, self.reading = deck, cells, reading or {}
        zone = deck.zone
        self.zone = {place: zone[tile] for place, tile in cells.items()}
        self._groups: list[list[tuple[int, ...]]] | None = None
        self._ways: tuple[list[Way], list[Way]] | None = None
        self._of: dict[int, int] | None = None
        self._outside: set[int] | None = None

    # --- zones --------------------------------------------------------------------------------------------

    def number(self, zone: str) -> int:
        return self.deck.world.zones.index(zone)

    def blocks(self, zone: str) -> list[int]:
        wanted = self.number(zone)
        return [place for place, here in self.zone.items() if here == wanted]

    def groups(self, zone: str) -> list[tuple[int, ...]]:
        """The groups of a zone, the largest first."""
        return self.all_groups()[self.number(zone)]

    def all_groups(self) -> list[list[tuple[int, ...]]]:
        if self._groups is None:
            found: list[list[tuple[int, ...]]] = [[] for _ in self.deck.world.zones]
            left = dict(self.zone)
            take = left.pop
            for place, zone in self.zone.items():
                if place in left:
                    del left[place]
                    group = [place]
                    for here in group:  # grows while we walk it
                        for step in BESIDE:
                            if left.get(here + step) == zone:
                                take(here + step)
                                group.append(here + step)
                    found[zone].append(tuple(group))
            for groups in found:
                groups.sort(key=len, reverse=True)
            self._groups = found
        return self._groups

    def largest(self, zone: str) -> list[tuple[int, ...]]:
        """The largest groups of a zone: more than one where they tie."""
        groups = self.groups(zone)
        return [group for group in groups if len(group) == len(groups[0])]

    def is_zone(self, place: int, zone: str) -> bool:
        return self.zone.get(place) == self.number(zone)

    def beside(self, place: int) -> list[int]:
        """The blocks that share an edge with this one."""
        return [place + step for step in BESIDE if place + step in self.cells]

    def around(self, group: Iterable[int]) -> set[int]:
        """The blocks outside a group that share an edge with it, each once."""
        own = set(group)
        return {near for place in own for near in self.beside(place)} - own

    # --- what lies on a block -----------------------------------------------------------------------------

    def camp(self, place: int) -> bool:
        return bool(self.deck.camp[self.cells[place]])

    def pens(self, place: int, animal: str | None = None) -> int:
        """How many pens a block has, of that animal or of all."""
        pens = self.deck.pens[self.cells[place]]
        return len(pens) if animal is None else pens.count(animal)

    def penned(self, animal: str) -> list[tuple[int, int]]:
        """The blocks with pens of an animal: (block, pens)."""
        pens = self.deck.pens
        return [(place, pens[tile].count(animal)) for place, tile in self.cells.items() if animal in pens[tile]]

    def kind(self, place: int) -> int:
        return self.deck.kind[self.cells[place]]

    def exits(self, place: int) -> int:
        return self.deck.exits[self.cells[place]]

    def bends(self, way: Way) -> list[int]:
        return [place for place in way.blocks if self.exits(place) in BENDS]

    # --- roads and rivers ---------------------------------------------------------------------------------

    @property
    def roads(self) -> list[Way]:
        return self._found_ways()[0]

    @property
    def rivers(self) -> list[Way]:
        return self._found_ways()[1]

    def _found_ways(self) -> tuple[list[Way], list[Way]]:
        if self._ways is None:
            kinds, exits = self.deck.kind, self.deck.exits
            kind = {place: kinds[tile] for place, tile in self.cells.items() if kinds[tile]}
            exit_ = {place: exits[self.cells[place]] for place in kind}
            found: tuple[list[Way], list[Way]] = ([], [])
            seen: set[int] = set()
            for place, own in kind.items():
                if place not in seen:
                    way = _walk(place, own, kind, exit_)
                    seen.update(way.blocks)
                    found[own == RIVER].append(way)
            self._ways = found
        return self._ways

    def longest(self) -> list[Way]:
        """The longest roads: more than one where they tie, none where there are no roads."""
        most = max((len(road.blocks) for road in self.roads), default=0)
        return [road for road in self.roads if len(road.blocks) == most]

    def roads_beside(self, place: int) -> set[int]:
        """The roads a block is adjacent to, as numbers in `roads`. Two readings (option `near`): a neighbouring
        block carries the road, or the road comes to an end at this block's edge."""
        if self._of is None:
            self._of = {block: number for number, road in enumerate(self.roads) for block in road.blocks}
        return {self._of[place + step] for side, step in SIDES if place + step in self._of
                and (self.reading.get("near") != "end" or self.exits(place + step) & OPPOSITE[side])}

    def enclosing(self, place: int) -> int:
        """How many closed road loops go round a block: of each, count the crossings from the block to the east."""
        row = place // WIDTH
        loops = 0
        for road in self.roads:
            if road.loop and place not in road.blocks:
                loops += sum(block // WIDTH == row and block > place and bool(self.exits(block) & SOUTH) for block in road.blocks) % 2
        return loops

    # --- the shape of the map -----------------------------------------------------------------------------

    def open_sides(self, place: int) -> list[int]:
        """The sides of a block where the map ends. Two readings (option `holes`): a hole inside is an end too, or
        only what reaches round the map from outside is."""
        cells = self.cells
        found = [side for side, step in SIDES if place + step not in cells]
        if self.reading.get("holes") == "inside":
            outside = self._around_the_map()
            found = [side for side in found if place + STEP[side] in outside]
        return found

    def at_edge(self, end: tuple[int, int]) -> bool:
        """Whether the end of a way lies on the edge of the map."""
        place, side = end
        if place + STEP[side] in self.cells:
            return False
        return self.reading.get("holes") != "inside" or place + STEP[side] in self._around_the_map()

    def _around_the_map(self) -> set[int]:
        """The empty places that can be reached from outside, as far as one block round the map."""
        if self._outside is None:
            columns, rows = [place % WIDTH for place in self.cells], [place // WIDTH for place in self.cells]
            left, right, above, below = min(columns) - 1, max(columns) + 1, min(rows) - 1, max(rows) + 1
            first = above * WIDTH + left
            reached, way = {first}, [first]
            for place in way:
                for step in BESIDE:
                    near = place + step
                    if (near not in reached and near not in self.cells
                            and left <= near % WIDTH <= right and above <= near // WIDTH <= below):
                        reached.add(near)
                        way.append(near)
            self._outside = reached
        return self._outside

    def rows(self) -> list[list[int]]:
        """The blocks of each row, gaps skipped."""
        return _lines(self.cells, lambda place: place // WIDTH)

    def columns(self) -> list[list[int]]:
        return _lines(self.cells, lambda place: place % WIDTH)

    def lines(self) -> list[list[int]]:
        return self.rows() + self.columns()

    def diagonals(self) -> list[list[int]]:
        """Both ways."""
        falling = _lines(self.cells, lambda place: place % WIDTH - place // WIDTH)
        return falling + _lines(self.cells, lambda place: place % WIDTH + place // WIDTH)


def longest(lines: list[list[int]]) -> list[list[int]]:
    """The lines with the most blocks: more than one where they tie."""
    most = max(map(len, lines))
    return [line for line in lines if len(line) == most]


def _lines(cells: Iterable[int], key) -> list[list[int]]:
    found = defaultdict(list)
    for place in cells:
        found[key(place)].append(place)
    return [sorted(found[each]) for each in sorted(found)]


def _walk(place: int, kind: int, kinds: dict[int, int], exits: dict[int, int]) -> Way:
    """The way through a block: one way to its end, then the other."""
    one, other = _ENDS[exits[place]]
    ahead, end = _follow(place, one, kind, kinds, exits)
    if end is None:
        return Way((place, *ahead), ())
    back, start = _follow(place, other, kind, kinds, exits)
    return Way((*reversed(back), place, *ahead), (start, end))


def _follow(place: int, side: int, kind: int, kinds: dict[int, int], exits: dict[int, int]) -> tuple[list[int], tuple[int, int] | None]:
    """The blocks from `place` on, leaving it by `side`, and the end; no end when that leads back to `place`."""
    first, found = place, []
    while True:
        near, entry = place + STEP[side], OPPOSITE[side]
        if kinds.get(near) != kind or not exits[near] & entry:
            return found, (place, side)
        if near == first:
            return found, None
        found.append(near)
        place, side = near, exits[near] - entry
