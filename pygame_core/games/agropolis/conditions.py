"""The eighteen scoring conditions of Agropolis. Texts and readings: help/en.md, section by section."""

from __future__ import annotations

from pygame_core.games.polis.deck import ROAD
from pygame_core.games.polis.grid import EAST, NORTH, SOUTH, STEP, WEST, WIDTH
from pygame_core.games.polis.scoring import Condition, Verdict, best
from pygame_core.games.polis.survey import Survey, longest

STRAIGHT = {NORTH | SOUTH: (STEP[EAST], STEP[WEST]), EAST | WEST: (STEP[NORTH], STEP[SOUTH])}  # exits: the two banks


def wine_seller(map: Survey) -> Verdict:
    return Verdict([(1 if sum(map.is_zone(place, "vineyard") for place in road.blocks) >= 2 else -1, road.blocks) for road in map.roads])


def big_country(map: Survey) -> Verdict:
    square = largest_square(map)
    size = int(len(square) ** 0.5)
    return Verdict([(-5 if size <= 4 else 2 if size == 5 else 5, square)])


def largest_square(map: Survey) -> tuple[int, ...]:
    """The blocks of the largest square without a gap, the first of equals."""
    side: dict[int, int] = {}  # of the largest square whose bottom right block this is
    for place in sorted(map.cells):
        side[place] = 1 + min(side.get(place - 1, 0), side.get(place - WIDTH, 0), side.get(place - WIDTH - 1, 0))
    corner = max(sorted(side), key=side.__getitem__)
    return tuple(corner - row * WIDTH - column for row in range(side[corner]) for column in range(side[corner]))


def udderly_impossible(map: Survey) -> Verdict:
    livestock = map.blocks("livestock")
    columns, rows = [place % WIDTH for place in livestock], [place // WIDTH for place in livestock]
    return Verdict([(pens * (1 if columns.count(place % WIDTH) == rows.count(place // WIDTH) == 1 else -2), (place,))
                    for place, pens in map.penned("cow")])


def count_your_chickens(map: Survey) -> Verdict:
    chickens = dict(map.penned("chicken"))
    scoring = set()
    for place in map.cells:
        if map.kind(place) == ROAD and map.exits(place) in STRAIGHT:
            banks = [place + step for step in STRAIGHT[map.exits(place)]]
            if all(bank in chickens for bank in banks):
                scoring.update(banks)
    return Verdict([(chickens[place], (place,)) for place in sorted(scoring)] or [(-4, tuple(chickens))])


def all_the_way_home(map: Survey) -> Verdict:
    pigs = map.penned("pig")

    def along(number: int | None) -> Verdict:
        return Verdict([(pens if number in map.roads_beside(place) else -pens, (place,)) for place, pens in pigs])

    longest = map.longest()
    return best([along(number) for number, road in enumerate(map.roads) if road in longest] or [along(None)])


def fruitful_endeavor(map: Survey) -> Verdict:
    parts = []
    for line in map.lines():
        fruit = [place for place in line if map.is_zone(place, "vineyard") or map.is_zone(place, "orchard")]
        both = len({map.zone[place] for place in fruit}) == 2
        parts.append((1, tuple(fruit)) if both else (-1, tuple(line)))
    return Verdict(parts)


def cornfed(map: Survey) -> Verdict:
    double = int(map.reading.get("cornfed", "3"))
    parts = []
    for place, _ in map.penned("cow"):
        corn = sum(map.is_zone(near, "cornfield") for near in map.beside(place))
        if corn >= (double if map.pens(place) == 2 else 2):
            parts.append((2, (place,)))
    return Verdict(parts)


def coops_and_loops(map: Survey) -> Verdict:
    return Verdict([(2 * pens * loops, (place,)) for place, pens in map.penned("chicken") if (loops := map.enclosing(place))])


def happy_cows(map: Survey) -> Verdict:
    return Verdict([(pens * (2 if len(map.roads_beside(place)) <= 1 else -1), (place,)) for place, pens in map.penned("cow")])


def swine_country(map: Survey) -> Verdict:
    pigs = map.penned("pig")

    def beside(group: tuple[int, ...]) -> Verdict:
        near = map.around(group)
        return Verdict([(2 * pens if place in near else -2 * pens, (place,)) for place, pens in pigs], group)

    return best([beside(group) for group in map.largest("vineyard")] or [beside(())])


def tractor_tours(map: Survey) -> Verdict:
    return best([Verdict([(1, (place,)) for place in map.bends(road)]) for road in map.longest()])


def corntry_roads(map: Survey) -> Verdict:
    corn = map.number("cornfield")
    parts = []
    for road in map.roads:
        zones = [map.zone[place] for place in road.blocks]
        if all(zones.count(corn) > zones.count(other) for other in range(4) if other != corn):
            parts.append((2, road.blocks))
    return Verdict(parts)


def polyominorchards(map: Survey) -> Verdict:
    worth = {2: 1, 3: 3, 4: 5}
    groups = [group for group in map.groups("orchard") if len(group) in worth]
    if map.reading.get("orchards") == "sizes":  # each size once
        groups = list({len(group): group for group in reversed(groups)}.values())
    return Verdict([(worth[len(group)], group) for group in groups])


def bacon_and_eggs(map: Survey) -> Verdict:
    parts = []
    for own, other in (("pig", "chicken"), ("chicken", "pig")):
        for place, pens in map.penned(own):
            near = map.beside(place)
            if any(map.pens(each, other) for each in near) and not any(map.pens(each, own) for each in near):
                parts.append((pens, (place,)))
    return Verdict(parts)


def cornercopia(map: Survey) -> Verdict:
    return Verdict([(2 if len(map.open_sides(place)) >= 2 else -2, (place,)) for place in map.blocks("cornfield")])


def them_apples(map: Survey) -> Verdict:
    groups = map.groups("orchard")
    sizes = [len(group) for group in groups]
    parts = [(3, group) for group in groups if sizes.count(len(group)) == 1]
    if groups and len(parts) == len(groups):
        parts.append((5, tuple(place for group in groups for place in group)))
    return Verdict(parts)


def noahs_farm(map: Survey) -> Verdict:
    parts = []
    for group in map.groups("livestock"):
        pens = [animal for place in group for animal in map.deck.pens[map.cells[place]]]
        if len(pens) % 2 == 0 and len(set(pens)) >= 2:
            parts.append((3, group))
    return Verdict(parts)


def agropolis(map: Survey) -> Verdict:
    row, column = (best([Verdict([(map.pens(place), (place,)) for place in line if map.pens(place)]) for line in longest(lines)])
                   for lines in (map.rows(), map.columns()))
    return Verdict(row.parts + column.parts)


CONDITIONS = [
    Condition(1, "wine-seller", wine_seller, None, (1, 2, 2)),
    Condition(2, "big-country", big_country, None, (1, 2, 2)),
    Condition(3, "udderly-impossible", udderly_impossible, "cow", (0, 0, 2)),
    Condition(4, "count-your-chickens", count_your_chickens, "chicken", (1, 2, 0)),
    Condition(5, "all-the-way-home", all_the_way_home, "pig", (0, 2, 1)),
    Condition(6, "fruitful-endeavor", fruitful_endeavor, None, (2, 2, 0)),
    Condition(7, "cornfed", cornfed, "cow", (2, 0, 0)),
    Condition(8, "coops-and-loops", coops_and_loops, "chicken", (0, 2, 0)),
    Condition(9, "happy-cows", happy_cows, "cow", (2, 0, 1)),
    Condition(10, "swine-country", swine_country, "pig", (0, 0, 2)),
    Condition(11, "tractor-tours", tractor_tours, None, (2, 2, 1)),
    Condition(12, "corntry-roads", corntry_roads, None, (2, 0, 2)),
    Condition(13, "polyominorchards", polyominorchards, None, (2, 0, 2)),
    Condition(14, "bacon-and-eggs", bacon_and_eggs, None, (2, 1, 2)),
    Condition(15, "cornercopia", cornercopia, None, (0, 2, 2)),
    Condition(16, "them-apples", them_apples, None, (2, 2, 0)),
    Condition(17, "noahs-farm", noahs_farm, None, (2, 1, 2)),
    Condition(18, "longest-lines", agropolis, None, (2, 1, 2)),
]
