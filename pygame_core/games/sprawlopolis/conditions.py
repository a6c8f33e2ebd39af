"""The eighteen scoring conditions of Sprawlopolis. Texts and readings: help/en.md, section by section."""

from __future__ import annotations

from pygame_core.games.polis.grid import CORNERS, STEP, WIDTH
from pygame_core.games.polis.scoring import Condition, Verdict, best
from pygame_core.games.polis.survey import Survey, longest

PARTIES = (-8, -5, -2, 1, 4, 7)  # points for 0, 1, … squares of one zone; for more, the last


def the_outskirts(map: Survey) -> Verdict:
    return Verdict([(-1 if any(map.at_edge(end) for end in road.ends) else 1, road.blocks) for road in map.roads])


def bloom_boom(map: Survey) -> Verdict:
    parts = []
    for line in map.lines():
        parks = tuple(place for place in line if map.is_zone(place, "park"))
        if len(parks) == 3:
            parts.append((1, parks))
        elif not parks:
            parts.append((-1, tuple(line)))
    return Verdict(parts)


def go_green(map: Survey) -> Verdict:
    return Verdict([(points, (place,)) for zone, points in (("park", 1), ("industrial", -3)) for place in map.blocks(zone)])


def block_party(map: Survey) -> Verdict:
    squares = [square for place in map.cells for square in [(place, place + 1, place + WIDTH, place + WIDTH + 1)]
               if all(part in map.cells for part in square) and len({map.zone[part] for part in square}) == 1]
    points = PARTIES[min(len(squares), len(PARTIES) - 1)]
    return Verdict([(points, tuple(part for square in squares for part in square))])


def stacks_and_scrapers(map: Survey) -> Verdict:
    fitting = {map.number("commercial"), map.number("industrial")}
    return Verdict([(2, (place,)) for place in map.blocks("industrial") if all(map.zone[near] in fitting for near in map.beside(place))])


def master_planned(map: Survey) -> Verdict:
    parts = []
    for zone, sign in (("residential", 1), ("industrial", -1)):
        if groups := map.groups(zone):
            parts.append((sign * len(groups[0]), groups[0]))
    return Verdict(parts)


def central_perks(map: Survey) -> Verdict:
    return Verdict([(-2 if map.open_sides(place) else 1, (place,)) for place in map.blocks("park")])


def the_burbs(map: Survey) -> Verdict:
    worth = {map.number("park"): 1, map.number("industrial"): -2}
    return best([Verdict([(worth[map.zone[place]], (place,)) for place in sorted(map.around(group)) if map.zone[place] in worth], group)
                 for group in map.largest("residential")])


def concrete_jungle(map: Survey) -> Verdict:
    return Verdict([(1, (place,)) for place in map.blocks("industrial")
                    if any(map.is_zone(place + step, "industrial") for step in CORNERS)])


def the_strip(map: Survey) -> Verdict:
    return best([Verdict([(1, (place,)) for place in line if map.is_zone(place, "commercial")]) for line in map.lines()])


def mini_marts(map: Survey) -> Verdict:
    parts = []
    for road in map.roads:
        blocks = road.blocks
        between = zip(blocks, blocks[1:], blocks[2:]) if not road.loop else zip(blocks[-1:] + blocks[:-1], blocks, blocks[1:] + blocks[:1])
        for before, place, after in between:
            if map.is_zone(place, "commercial") and map.is_zone(before, "residential") and map.is_zone(after, "residential"):
                parts.append((2, (place,)))
    return Verdict(parts)


def superhighway(map: Survey) -> Verdict:
    roads = map.longest()
    return Verdict([(len(roads[0].blocks) // 2, roads[0].blocks)] if roads else [])


def park_hopping(map: Survey) -> Verdict:
    group_of = {place: number for number, group in enumerate(map.groups("park")) for place in group}
    parts = []
    for road in map.roads:
        parks = [place + STEP[side] for place, side in road.ends if map.is_zone(place + STEP[side], "park")]
        if map.reading.get("parks") == "group":
            parks = [group_of[park] for park in parks]
        if len(parks) == 2 and parks[0] != parks[1]:
            parts.append((3, road.blocks))
    return Verdict(parts)


def looping_lanes(map: Survey) -> Verdict:
    return Verdict([(len(road.blocks), road.blocks) for road in map.roads if road.loop])


def skid_row(map: Survey) -> Verdict:
    return Verdict([(2, (place,)) for place in map.blocks("residential")
                    if sum(map.is_zone(near, "industrial") for near in map.beside(place)) >= 2])


def morning_commute(map: Survey) -> Verdict:
    wanted = {map.number("residential"), map.number("commercial")}
    return Verdict([(2, road.blocks) for road in map.roads if wanted <= {map.zone[place] for place in road.blocks}])


def tourist_traps(map: Survey) -> Verdict:
    return Verdict([(min(len(sides), 2), (place,)) for place in map.blocks("commercial") if (sides := map.open_sides(place))])


def sprawlopolis(map: Survey) -> Verdict:
    return Verdict([(len(line), tuple(line)) for lines in (map.rows(), map.columns()) for line in longest(lines)[:1]])


CONDITIONS = [
    Condition(1, "the-outskirts", the_outskirts),
    Condition(2, "bloom-boom", bloom_boom),
    Condition(3, "go-green", go_green),
    Condition(4, "block-party", block_party),
    Condition(5, "stacks-and-scrapers", stacks_and_scrapers),
    Condition(6, "master-planned", master_planned),
    Condition(7, "central-perks", central_perks),
    Condition(8, "the-burbs", the_burbs),
    Condition(9, "concrete-jungle", concrete_jungle),
    Condition(10, "the-strip", the_strip),
    Condition(11, "mini-marts", mini_marts),
    Condition(12, "superhighway", superhighway),
    Condition(13, "park-hopping", park_hopping),
    Condition(14, "looping-lanes", looping_lanes),
    Condition(15, "skid-row", skid_row),
    Condition(16, "morning-commute", morning_commute),
    Condition(17, "tourist-traps", tourist_traps),
    Condition(18, "longest-lines", sprawlopolis),
]
