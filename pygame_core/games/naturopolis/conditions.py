"""The eighteen scoring conditions of Naturopolis. Texts and readings: help/en.md, section by section."""

from __future__ import annotations

from collections import Counter

from pygame_core.games.polis.deck import RIVER, ROAD
from pygame_core.games.polis.grid import EAST, NORTH, OPPOSITE, SIDES, SOUTH, STEP, WEST, column_row
from pygame_core.games.polis.scoring import Condition, Verdict, best
from pygame_core.games.polis.survey import Survey, Way, longest

STRAIGHT = {NORTH | SOUTH: (STEP[EAST], STEP[WEST]), EAST | WEST: (STEP[NORTH], STEP[SOUTH])}  # exits: the two banks


def trees_in_threes(map: Survey) -> Verdict:
    return Verdict([(1, group) if len(group) == 3 else (-len(group), group) for group in map.groups("forest")])


def lake_mistakes(map: Survey) -> Verdict:
    def reached(place: int) -> bool:
        return any(place + step in map.cells and map.exits(place + step) & OPPOSITE[side] for side, step in SIDES)

    return Verdict([(1 if any(reached(place) for place in group) else -2, group) for group in map.groups("lake")])


def a_river_runs_through_it(map: Survey) -> Verdict:
    return Verdict([(1 if all(map.at_edge(end) for end in river.ends) else -1, river.blocks) for river in map.rivers if not river.loop])


def natural_selection(map: Survey) -> Verdict:
    free = [line for line in map.lines() if not any(map.kind(place) == ROAD for place in line)]
    line = max(free, key=len, default=[])
    size = len(line)
    return Verdict([(-2 if size <= 4 else 1 if size <= 8 else 4 if size <= 11 else 7, tuple(line))])


def straight_and_narrow(map: Survey) -> Verdict:
    return best([Verdict([(1, (place,)) for place in run]) for road in map.roads for run in _straight_runs(map, road)])


def _straight_runs(map: Survey, road: Way) -> list[list[int]]:
    """The stretches of a road between its turns. A loop's first stretch may begin before its first block."""
    blocks = list(road.blocks)
    if road.loop:
        turn = blocks.index(map.bends(road)[0])
        blocks = blocks[turn:] + blocks[:turn]
    runs: list[list[int]] = [[]]
    for place in blocks:
        if map.exits(place) in STRAIGHT:
            runs[-1].append(place)
        else:
            runs.append([])
    return runs


def drivin_daisies(map: Survey) -> Verdict:
    meadows = map.blocks("meadow")
    return best([Verdict([(2 if place in road.blocks else -1, (place,)) for place in meadows]) for road in map.longest()]
                or [Verdict([(-1, (place,)) for place in meadows])])


def second_nature(map: Survey) -> Verdict:
    groups = map.groups("meadow")
    smaller = [group for group in groups if len(group) < len(groups[0])]
    return best([Verdict([(1 + map.camp(place), (place,)) for place in group]) for group in smaller if len(group) == len(smaller[0])])


def waterways_and_means(map: Survey) -> Verdict:
    lengths = Counter(len(river.blocks) for river in map.rivers)
    return Verdict([(2, river.blocks) for river in map.rivers if lengths[len(river.blocks)] == 1])


def patchwork_park(map: Survey) -> Verdict:
    return Verdict([(1, (place,)) for place in map.cells if map.camp(place)
                    and any(map.camp(near) and map.zone[near] != map.zone[place] for near in map.beside(place))])


def twin_peaks(map: Survey) -> Verdict:
    return Verdict([(2, group) for group in map.groups("mountain") if len(group) == 2 and map.camp(group[0]) == map.camp(group[1])])


def run_forest_run(map: Survey) -> Verdict:
    return best([Verdict([(1, (place,)) for place in river.blocks]) for river in map.rivers
                 if river.ends and all(map.is_zone(place, "forest") for place, _ in river.ends)])


def happy_campers(map: Survey) -> Verdict:
    return best([Verdict([(2, (place,)) for place in way.blocks if map.camp(place)]) for way in map.roads + map.rivers])


def bigfoot_country(map: Survey) -> Verdict:
    return Verdict([(2, (place,)) for place in map.blocks("forest") if not map.camp(place) and not map.open_sides(place)])


def sniff_or_swim(map: Survey) -> Verdict:
    def around(group: tuple[int, ...], other: str) -> Verdict:
        near = [place for place in sorted(map.around(group)) if map.is_zone(place, other)]
        return Verdict([(2, (place,)) for place in group] + [(-2, (place,)) for place in near], group)

    return best([around(group, other) for zone, other in (("meadow", "lake"), ("lake", "meadow")) for group in map.largest(zone)])


def impressive_range(map: Survey) -> Verdict:
    return best([Verdict([(2 + map.camp(place), (place,)) for place in line if map.is_zone(place, "mountain")]) for line in map.diagonals()])


def dream_streams(map: Survey) -> Verdict:
    return Verdict([(3, (place,)) for place in map.cells if map.kind(place) == RIVER and map.exits(place) in STRAIGHT
                    and all(map.is_zone(place + step, "lake") for step in STRAIGHT[map.exits(place)])])


def summit_up(map: Survey) -> Verdict:
    groups = [group for group in map.groups("mountain") if len(group) >= 2]
    shapes = Counter(_shape(group) for group in groups)
    return Verdict([(4 if shapes[_shape(group)] == 1 else 2, group) for group in groups])


def _shape(group: tuple[int, ...]) -> tuple:
    """A figure where it would touch the axes: the same for shifted figures, not for turned or mirrored ones."""
    spots = [column_row(place) for place in group]
    left, above = min(column for column, _ in spots), min(row for _, row in spots)
    return tuple(sorted((column - left, row - above) for column, row in spots))


def naturopolis(map: Survey) -> Verdict:
    row, column = (best([Verdict([(2, (place,)) for place in line if map.camp(place)]) for line in longest(lines)])
                   for lines in (map.rows(), map.columns()))
    return Verdict(row.parts + column.parts)


CONDITIONS = [
    Condition(1, "trees-in-threes", trees_in_threes),
    Condition(2, "lake-mistakes", lake_mistakes),
    Condition(3, "a-river-runs-through-it", a_river_runs_through_it),
    Condition(4, "natural-selection", natural_selection),
    Condition(5, "straight-and-narrow", straight_and_narrow),
    Condition(6, "drivin-daisies", drivin_daisies),
    Condition(7, "second-nature", second_nature),
    Condition(8, "waterways-and-means", waterways_and_means),
    Condition(9, "patchwork-park", patchwork_park),
    Condition(10, "twin-peaks", twin_peaks),
    Condition(11, "run-forest-run", run_forest_run),
    Condition(12, "happy-campers", happy_campers),
    Condition(13, "bigfoot-country", bigfoot_country),
    Condition(14, "sniff-or-swim", sniff_or_swim),
    Condition(15, "impressive-range", impressive_range),
    Condition(16, "dream-streams", dream_streams),
    Condition(17, "summit-up", summit_up),
    Condition(18, "longest-lines", naturopolis),
]
