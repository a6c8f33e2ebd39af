"""The same rules once more, slow and obvious: a map is a dict from (column, row) to a block, and every question is
answered by looking at all of it. Shares only the cards' blocks with the engine."""

from itertools import product

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "S": "N", "E": "W", "W": "E"}


def near(spot, side):
    return spot[0] + STEPS[side][0], spot[1] + STEPS[side][1]


def neighbours(map, spot):
    return [near(spot, side) for side in STEPS if near(spot, side) in map]


def of_zone(map, zone):
    return [spot for spot in sorted(map) if map[spot].zone == zone]


def components(nodes, joined):
    """The nodes in bunches, grown until nothing is joined to them any more."""
    left, found = set(nodes), []
    while left:
        bunch = {min(left)}
        while True:
            more = {node for node in left - bunch if any(joined(node, other) for other in bunch)}
            if not more:
                break
            bunch |= more
        left -= bunch
        found.append(bunch)
    return found


def groups(map, zone):
    def touching(one, other):
        return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1

    return sorted(components(of_zone(map, zone), touching), key=len, reverse=True)


def joined(map, one, other):
    """Whether a way runs from one block into the other."""
    return any(near(one, side) == other and side in map[one].exits and ACROSS[side] in map[other].exits
               and map[one].kind == map[other].kind for side in STEPS)


def ways(map, kind):
    return components([spot for spot in map if map[spot].kind == kind], lambda one, other: joined(map, one, other))


def ends(map, way):
    """(block, side) of each end; none for a loop."""
    return [(spot, side) for spot in sorted(way) for side in map[spot].exits
            if near(spot, side) not in map or not joined(map, spot, near(spot, side))]


def longest_ways(map):
    found = ways(map, "road")
    return [way for way in found if len(way) == max(len(other) for other in found)]


def turns(map, way):
    return sum(map[spot].exits not in ("NS", "EW") for spot in way)


def rows(map):
    return [[spot for spot in sorted(map) if spot[1] == row] for row in sorted({row for _, row in map})]


def columns(map):
    return [[spot for spot in sorted(map) if spot[0] == column] for column in sorted({column for column, _ in map})]


def longest_lines(lines):
    return [line for line in lines if len(line) == max(len(other) for other in lines)]


def outside(map):
    """The empty spots that reach round the map, found by walking."""
    columns_, rows_ = [spot[0] for spot in map], [spot[1] for spot in map]
    box = list(product(range(min(columns_) - 1, max(columns_) + 2), range(min(rows_) - 1, max(rows_) + 2)))
    found = {box[0]}
    while True:
        more = {near(spot, side) for spot in found for side in STEPS} & set(box) - set(map) - found
        if not more:
            return found
        found |= more


def open_sides(map, spot, options):
    counted = outside(map) if options.get("holes") == "inside" else None
    return [side for side in STEPS if near(spot, side) not in map and (counted is None or near(spot, side) in counted)]


def ends_at_edge(map, way, options):
    return [side in open_sides(map, spot, options) for spot, side in ends(map, way)]


def loops_around(map, spot):
    """By drawing each loop on paper three times as fine and walking from the block to the rim."""
    found = 0
    for way in ways(map, "road"):
        if ends(map, way) or spot in way:
            continue
        line = set()
        for column, row in way:
            line.add((3 * column + 1, 3 * row + 1))
            line |= {(3 * column + 1 + STEPS[side][0], 3 * row + 1 + STEPS[side][1]) for side in map[column, row].exits}
        reach = {(3 * spot[0] + 1, 3 * spot[1] + 1)}
        edge = range(-3 * 40, 3 * 40)
        grown = list(reach)
        escaped = False
        for column, row in grown:
            if abs(column - 3 * spot[0]) > 100 or abs(row - 3 * spot[1]) > 100:
                escaped = True
                break
            for step in STEPS.values():
                to = (column + step[0], row + step[1])
                if to not in reach and to not in line and to[0] in edge:
                    reach.add(to)
                    grown.append(to)
        found += not escaped
    return found


def roads_beside(map, spot, options):
    found = []
    for way in ways(map, "road"):
        if options.get("near") == "end":
            touching = any(near(other, side) == spot for other, side in ends(map, way))
        else:
            touching = any(other in way for other in neighbours(map, spot))
        if touching:
            found.append(way)
    return found


def pens(map, spot, animal):
    return map[spot].pens.count(animal)


def all_pens(map, animal):
    """Each pen as the spot it is on."""
    return [spot for spot in sorted(map) for other in map[spot].pens if other == animal]


def most(values, default=0):
    return max(values, default=default)


# --- Agropolis --------------------------------------------------------------------------------------------


def wine_seller(map, options):
    return sum(1 if sum(map[spot].zone == "vineyard" for spot in road) >= 2 else -1 for road in ways(map, "road"))


def big_country(map, options):
    size = most(size for size in range(1, 31) for column, row in map
                if all((column + x, row + y) in map for x in range(size) for y in range(size)))
    return -5 if size <= 4 else 2 if size == 5 else 5


def udderly_impossible(map, options):
    def shares(spot):
        return any(other != spot and (other[0] == spot[0] or other[1] == spot[1]) for other in of_zone(map, "livestock"))

    return sum(-2 if shares(spot) else 1 for spot in all_pens(map, "cow"))


def count_your_chickens(map, options):
    def across(spot, out, back):
        middle = near(spot, out)
        return (middle in map and map[middle].kind == "road" and map[middle].exits == ("NS" if out in "EW" else "EW")
                and near(middle, out) in map and pens(map, near(middle, out), "chicken"))

    scoring = sum(any(across(spot, side, ACROSS[side]) for side in STEPS) for spot in all_pens(map, "chicken"))
    return scoring or -4


def all_the_way_home(map, options):
    def with_road(road):
        return sum(1 if road in roads_beside(map, spot, options) else -1 for spot in all_pens(map, "pig"))

    return most([with_road(road) for road in longest_ways(map)], -len(all_pens(map, "pig")))


def fruitful_endeavor(map, options):
    return sum(1 if {"vineyard", "orchard"} <= {map[spot].zone for spot in line} else -1 for line in rows(map) + columns(map))


def cornfed(map, options):
    def fed(spot):
        corn = sum(map[other].zone == "cornfield" for other in neighbours(map, spot))
        return corn >= (2 if len(map[spot].pens) == 1 else int(options.get("cornfed", "3")))

    return sum(2 for spot in map if pens(map, spot, "cow") and fed(spot))


def coops_and_loops(map, options):
    return sum(2 * loops_around(map, spot) for spot in all_pens(map, "chicken"))


def happy_cows(map, options):
    return sum(2 if len(roads_beside(map, spot, options)) < 2 else -1 for spot in all_pens(map, "cow"))


def swine_country(map, options):
    tied = [group for group in groups(map, "vineyard") if len(group) == len(groups(map, "vineyard")[0])]
    return most(sum(2 if set(neighbours(map, spot)) & group else -2 for spot in all_pens(map, "pig")) for group in tied)


def tractor_tours(map, options):
    return most(turns(map, road) for road in longest_ways(map))


def corntry_roads(map, options):
    def of(road, zone):
        return sum(map[spot].zone == zone for spot in road)

    return sum(2 for road in ways(map, "road")
               if all(of(road, "cornfield") > of(road, zone) for zone in ("orchard", "vineyard", "livestock")))


def polyominorchards(map, options):
    sizes = [len(group) for group in groups(map, "orchard")]
    return sum({2: 1, 3: 3, 4: 5}.get(size, 0) for size in (set(sizes) if options.get("orchards") == "sizes" else sizes))


def bacon_and_eggs(map, options):
    def scoring(spot, own, other):
        around = neighbours(map, spot)
        return any(pens(map, each, other) for each in around) and not any(pens(map, each, own) for each in around)

    return sum(scoring(spot, own, other) for own, other in (("pig", "chicken"), ("chicken", "pig")) for spot in all_pens(map, own))


def cornercopia(map, options):
    return sum(2 if len(open_sides(map, spot, options)) >= 2 else -2 for spot in of_zone(map, "cornfield"))


def them_apples(map, options):
    sizes = [len(group) for group in groups(map, "orchard")]
    return sum(3 for size in sizes if sizes.count(size) == 1) + (5 if sizes and len(set(sizes)) == len(sizes) else 0)


def noahs_farm(map, options):
    animals = [[animal for spot in group for animal in map[spot].pens] for group in groups(map, "livestock")]
    return sum(3 for group in animals if len(group) % 2 == 0 and len(set(group)) > 1)


def agropolis(map, options):
    return sum(most(sum(len(map[spot].pens) for spot in line) for line in longest_lines(lines)) for lines in (rows(map), columns(map)))


# --- Naturopolis ------------------------------------------------------------------------------------------


def trees_in_threes(map, options):
    return sum(1 if len(group) == 3 else -len(group) for group in groups(map, "forest"))


def lake_mistakes(map, options):
    def reached(lake):
        return any(near(spot, side) in lake for spot in map for side in map[spot].exits)

    return sum(1 if reached(lake) else -2 for lake in groups(map, "lake"))


def a_river_runs_through_it(map, options):
    rivers = [ends_at_edge(map, river, options) for river in ways(map, "river")]
    return sum(1 if all(at_edge) else -1 for at_edge in rivers if at_edge)


def natural_selection(map, options):
    size = most(len(line) for line in rows(map) + columns(map) if all(map[spot].kind != "road" for spot in line))
    return -2 if size < 5 else 1 if size < 9 else 4 if size < 12 else 7


def straight_and_narrow(map, options):
    best = 0
    for exits, step in (("NS", (0, 1)), ("EW", (1, 0))):
        for spot in map:
            length = 0
            while (spot[0] + length * step[0], spot[1] + length * step[1]) in map:
                block = map[spot[0] + length * step[0], spot[1] + length * step[1]]
                if block.kind != "road" or block.exits != exits:
                    break
                length += 1
            best = max(best, length)
    return best


def drivin_daisies(map, options):
    meadows = of_zone(map, "meadow")
    return most([sum(2 if spot in road else -1 for spot in meadows) for road in longest_ways(map)], -len(meadows))


def second_nature(map, options):
    found = groups(map, "meadow")
    smaller = [group for group in found if len(group) < len(found[0])]
    second = [group for group in smaller if len(group) == len(smaller[0])]
    return most(len(group) + sum(map[spot].camp for spot in group) for group in second)


def waterways_and_means(map, options):
    lengths = [len(river) for river in ways(map, "river")]
    return sum(2 for length in lengths if lengths.count(length) == 1)


def patchwork_park(map, options):
    return sum(any(map[other].camp and map[other].zone != map[spot].zone for other in neighbours(map, spot)) for spot in map if map[spot].camp)


def twin_peaks(map, options):
    return sum(2 for group in groups(map, "mountain") if len(group) == 2 and len({map[spot].camp for spot in group}) == 1)


def run_forest_run(map, options):
    return most(len(river) for river in ways(map, "river") if ends(map, river) and all(map[spot].zone == "forest" for spot, _ in ends(map, river)))


def happy_campers(map, options):
    return most(2 * sum(map[spot].camp for spot in way) for kind in ("road", "river") for way in ways(map, kind))


def bigfoot_country(map, options):
    return sum(2 for spot in of_zone(map, "forest") if not map[spot].camp and not open_sides(map, spot, options))


def sniff_or_swim(map, options):
    def worth(group, other):
        return 2 * len(group) - 2 * sum(map[spot].zone == other and bool(set(neighbours(map, spot)) & group) for spot in map)

    return max(worth(group, other) for zone, other in (("meadow", "lake"), ("lake", "meadow"))
               for group in groups(map, zone) if len(group) == len(groups(map, zone)[0]))


def impressive_range(map, options):
    def worth(start, slope):
        line = [(start[0] + step, start[1] + slope * step) for step in range(-40, 41)]
        return sum(2 + map[spot].camp for spot in line if spot in map and map[spot].zone == "mountain")

    return most(worth(spot, slope) for spot in map for slope in (1, -1))


def dream_streams(map, options):
    def between_lakes(spot):
        banks = {"NS": "EW", "EW": "NS"}.get(map[spot].exits, "")
        return bool(banks) and all(near(spot, side) in map and map[near(spot, side)].zone == "lake" for side in banks)

    return sum(3 for spot in map if map[spot].kind == "river" and between_lakes(spot))


def summit_up(map, options):
    found = [group for group in groups(map, "mountain") if len(group) > 1]

    def same(one, other):
        return any({(column + x, row + y) for column, row in one} == other for x in range(-60, 61) for y in range(-60, 61)
                   if len(one) == len(other))

    return sum(2 if any(other is not group and same(group, other) for other in found) else 4 for group in found)


def naturopolis(map, options):
    return 2 * sum(most(sum(map[spot].camp for spot in line) for line in longest_lines(lines)) for lines in (rows(map), columns(map)))


# --- Sprawlopolis -----------------------------------------------------------------------------------------


def the_outskirts(map, options):
    return sum(-1 if any(ends_at_edge(map, road, options)) else 1 for road in ways(map, "road"))


def bloom_boom(map, options):
    parks = [sum(map[spot].zone == "park" for spot in line) for line in rows(map) + columns(map)]
    return parks.count(3) - parks.count(0)


def go_green(map, options):
    return len(of_zone(map, "park")) - 3 * len(of_zone(map, "industrial"))


def block_party(map, options):
    squares = sum(all((column + x, row + y) in map and map[column + x, row + y].zone == map[column, row].zone
                      for x in (0, 1) for y in (0, 1)) for column, row in map)
    return {0: -8, 1: -5, 2: -2, 3: 1, 4: 4}.get(squares, 7)


def stacks_and_scrapers(map, options):
    return sum(2 for spot in of_zone(map, "industrial")
               if all(map[other].zone in ("commercial", "industrial") for other in neighbours(map, spot)))


def master_planned(map, options):
    return most(map_len(groups(map, "residential"))) - most(map_len(groups(map, "industrial")))


def map_len(bunches):
    return [len(bunch) for bunch in bunches]


def central_perks(map, options):
    return sum(-2 if open_sides(map, spot, options) else 1 for spot in of_zone(map, "park"))


def the_burbs(map, options):
    found = groups(map, "residential")

    def worth(group):
        around = {other for spot in group for other in neighbours(map, spot)} - group
        return sum({"park": 1, "industrial": -2}.get(map[spot].zone, 0) for spot in around)

    return max([worth(group) for group in found if len(group) == len(found[0])], default=0)


def concrete_jungle(map, options):
    industry = set(of_zone(map, "industrial"))
    return sum(bool({(column + x, row + y) for x in (1, -1) for y in (1, -1)} & industry) for column, row in industry)


def the_strip(map, options):
    return most(sum(map[spot].zone == "commercial" for spot in line) for line in rows(map) + columns(map))


def mini_marts(map, options):
    def scoring(spot):
        along = [near(spot, side) for side in map[spot].exits if near(spot, side) in map and joined(map, spot, near(spot, side))]
        return len(along) == 2 and all(map[other].zone == "residential" for other in along)

    return sum(2 for spot in of_zone(map, "commercial") if scoring(spot))


def superhighway(map, options):
    return most(len(road) for road in ways(map, "road")) // 2


def park_hopping(map, options):
    total = 0
    for road in ways(map, "road"):
        parks = [near(spot, side) for spot, side in ends(map, road)]
        if len(parks) == 2 and all(park in map and map[park].zone == "park" for park in parks):
            one, other = parks
            same = any({one, other} <= group for group in groups(map, "park")) if options.get("parks") == "group" else one == other
            total += 0 if same else 3
    return total


def looping_lanes(map, options):
    return sum(len(road) for road in ways(map, "road") if not ends(map, road))


def skid_row(map, options):
    return sum(2 for spot in of_zone(map, "residential") if sum(map[other].zone == "industrial" for other in neighbours(map, spot)) > 1)


def morning_commute(map, options):
    return sum(2 for road in ways(map, "road") if {"residential", "commercial"} <= {map[spot].zone for spot in road})


def tourist_traps(map, options):
    return sum(min(2, len(open_sides(map, spot, options))) for spot in of_zone(map, "commercial"))


def sprawlopolis(map, options):
    return max(map_len(rows(map))) + max(map_len(columns(map)))


CONDITIONS = {
    "agropolis": (wine_seller, big_country, udderly_impossible, count_your_chickens, all_the_way_home, fruitful_endeavor, cornfed,
                  coops_and_loops, happy_cows, swine_country, tractor_tours, corntry_roads, polyominorchards, bacon_and_eggs,
                  cornercopia, them_apples, noahs_farm, agropolis),
    "naturopolis": (trees_in_threes, lake_mistakes, a_river_runs_through_it, natural_selection, straight_and_narrow, drivin_daisies,
                    second_nature, waterways_and_means, patchwork_park, twin_peaks, run_forest_run, happy_campers, bigfoot_country,
                    sniff_or_swim, impressive_range, dream_streams, summit_up, naturopolis),
    "sprawlopolis": (the_outskirts, bloom_boom, go_green, block_party, stacks_and_scrapers, master_planned, central_perks, the_burbs,
                     concrete_jungle, the_strip, mini_marts, superhighway, park_hopping, looping_lanes, skid_row, morning_commute,
                     tourist_traps, sprawlopolis),
}
TOLL = {"agropolis": 1, "naturopolis": 2, "sprawlopolis": 1}


def score(game, map, conditions, options):
    zones = sorted({block.zone for block in map.values()})
    sizes = [len(groups(map, zone)[0]) for zone in zones]
    blocks = max(sizes) if options["difficulty"] == "hard" else sum(sizes)
    roads = 0 if options["difficulty"] == "easy" else TOLL[game] * len(ways(map, "road"))
    return blocks - roads + sum(CONDITIONS[game][number - 1](map, options) for number in conditions)


# --- placing ----------------------------------------------------------------------------------------------


def turned(card):
    """A card, given by its four blocks row by row, after half a turn."""
    return tuple(block._replace(exits="".join(side for side in "NESW" if ACROSS[side] in block.exits)) for block in card[::-1])


def laid(spot, card):
    return {(spot[0] + part % 2, spot[1] + part // 2): block for part, block in enumerate(card)}


class Twin:
    """A game as its map and the owner of each visible block; hands are asked of the engine."""

    def __init__(self, game, deck, options, first):
        self.game, self.deck, self.options = game, deck, options
        self.map, self.card_of = {}, {}
        self.place(first, (0, 0), 0)

    def place(self, card, spot, turn):
        blocks = laid(spot, turned(self.deck.cards[card]) if turn else self.deck.cards[card])
        self.map |= blocks
        self.card_of |= dict.fromkeys(blocks, card)

    def legal(self, card, spot, turn):
        blocks = laid(spot, turned(self.deck.cards[card]) if turn else self.deck.cards[card])
        if not any(block in self.map or neighbours(self.map, block) for block in blocks):
            return False
        if self.options["covering"] == "partly":
            seen = {owner for block, owner in self.card_of.items() if block not in blocks}
            if seen != set(self.card_of.values()):
                return False
        if self.options.get("meeting") == "refused":
            after = self.map | blocks
            for block in after:
                for side in after[block].exits:
                    other = after.get(near(block, side))
                    if other and other.kind and other.kind != after[block].kind and ACROSS[side] in other.exits:
                        return False
        return True

    def moves(self, hand):
        columns_, rows_ = [spot[0] for spot in self.map], [spot[1] for spot in self.map]
        return [f"c{card} {column},{row} {('r0', 'r180')[turn]}" for card in hand
                for row in range(min(rows_) - 3, max(rows_) + 4) for column in range(min(columns_) - 3, max(columns_) + 4)
                for turn in (0, 1) if self.legal(card, (column, row), turn)]
