"""Where tiles may go and what cities are worth: the examples of the facts with their numbers."""

import pytest
from games.akropolis.positions import ALL, CITIES, HOLES, HOLES_DOUBLE, OUTSIDE, OUTSIDE_DOUBLE, city, points
from games.akropolis.twin import TwinCity

from pygame_core.games.akropolis.city import City
from pygame_core.games.akropolis.survey import Reading
from pygame_core.games.akropolis.tiles import KIND, TILES, used
from pygame_core.geometry.hexes import axial, cell, named


@pytest.mark.parametrize("players, tiles, plazas, districts", [
    (2, 37, (5, 4, 4, 4, 3), (18, 12, 10, 8, 6)), (3, 49, (6, 5, 5, 5, 4), (27, 16, 13, 10, 7)), (4, 61, (7, 6, 6, 6, 5), (36, 20, 16, 12, 8))])
def test_tiles_are_as_many_of_each_kind_as_the_tables_say(players, tiles, plazas, districts):
    numbers = used(players, everything=False)
    hexes = "".join(TILES[tile] for tile in numbers)
    assert len(numbers) == tiles and len(hexes) == 3 * tiles
    assert tuple(map(hexes.count, "HMBTG")) == plazas and tuple(map(hexes.count, "hmbtg")) == districts
    assert hexes.count("q") == tiles
    assert all(sum(map(str.isupper, TILES[tile])) <= 1 for tile in numbers)
    assert used(1, False) == used(2, False) and used(players, True) == used(4, False) == range(1, 62)


def test_every_hex_of_a_tile_has_its_number():
    assert all(KIND[4 * tile + place] == letter for tile, hexes in enumerate(TILES) for place, letter in enumerate(hexes))


def test_a_fresh_city_takes_a_tile_in_ninety_poses_on_thirty_places():
    fresh = City(OUTSIDE)
    assert len(fresh.poses()) == 90 and len(fresh.legal()) == 30
    assert sorted((*axial(pose // 6), pose % 6) for pose in fresh.poses()) == TwinCity().places()
    assert all(fresh.quarries(pose) == 0 for pose in fresh.poses())


@pytest.mark.parametrize("example", CITIES, ids=lambda example: example.shows)
def test_the_example_cities_have_their_stones_and_points(example):
    for reading, expected in ((HOLES, example.holes), (OUTSIDE, example.outside), (HOLES_DOUBLE, example.holes_double),
                              (OUTSIDE_DOUBLE, example.outside_double)):
        found, won = city(example.tiles, reading)
        assert won == example.won
        assert points(found) == expected
        assert found.points() == sum(expected)


@pytest.mark.parametrize("colour", range(5))
def test_each_variant_is_switched_alone(colour):
    for example in CITIES:
        single = Reading(tuple(index == colour for index in range(5)), wide_lakes=True)
        found = points(city(example.tiles, single)[0])
        expected = list(example.outside)
        expected[colour] = example.outside_double[colour]
        assert found == tuple(expected)


class Made(City):
    """A city put together hex by hex, for numbers that real tiles reach slowly."""

    def __init__(self, hexes, reading=OUTSIDE):
        super().__init__(reading)
        self.top, self.level, self._holes = {}, {}, None
        for at, (letter, level) in hexes.items():
            own = named(at)
            self.top[own], self.level[own] = KIND.index(letter), level
        for own in list(self.top):
            for step in axial_neighbours(own):
                self.level.setdefault(step, 0)


def axial_neighbours(own):
    q, r = axial(own)
    return [cell(q + dq, r + dr) for dq, dr in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))]


def value(hexes, colour, reading=OUTSIDE):
    return Made(hexes, reading).survey()["hmbtg".index(colour)].value


def row(levels, letter="h", r=0, q=0):
    """A row of hexes south-eastwards."""
    return {f"{q + index},{r}": (letter, level) for index, level in enumerate(levels)}


def test_houses_of_the_rulebook():
    """Five on the first level and two on the second are worth 9, with three stars 27 points."""
    plazas = {f"{q},5": ("H", 1) for q in range(3)}
    houses = Made(row([1, 1, 1, 1, 1, 2, 2]) | plazas).survey()[0]
    assert (houses.value, houses.stars, houses.value * houses.stars) == (9, 3, 27)


@pytest.mark.parametrize("one, other, expected", [
    ([1, 1, 1], [1, 2, 1], 4),  # equally many: the more valuable
    ([1, 1, 1], [2, 2], 3),  # more houses go before more value
    ([2, 2], [1, 1, 1], 3),
    ([], [3], 3),
])
def test_the_house_group_that_counts(one, other, expected):
    assert value(row(one) | row(other, r=4), "h") == expected


def test_houses_hang_together_over_levels_but_not_through_a_plaza():
    assert value(row([1, 3, 1]), "h") == 5
    assert value({"0,0": ("h", 1), "1,0": ("H", 1), "2,0": ("h", 2)}, "h") == 2


@pytest.mark.parametrize("levels, doubled, expected", [([3, 3, 3], True, 9), ([4, 3, 3], True, 20), ([4, 3, 3], False, 10)])
def test_houses_double_from_ten(levels, doubled, expected):
    assert value(row(levels), "h", Reading((doubled,) * 5)) == expected


def test_a_plaza_beside_a_market_does_no_harm_and_another_market_does():
    assert value({"0,0": ("m", 2), "1,0": ("M", 1)}, "m") == 2
    assert value({"0,0": ("m", 2), "1,0": ("m", 1)}, "m") == 0
    assert value({"0,0": ("m", 2), "2,0": ("m", 1)}, "m") == 3
    assert value({"0,0": ("m", 2), "1,0": ("M", 1), "3,0": ("m", 1)}, "m", Reading(ALL)) == 5


def test_five_markets_and_two_plazas_are_worth_twenty():
    plazas = {"0,9": ("M", 1), "2,9": ("M", 3)}
    markets = Made(row([1], "m") | row([1], "m", 2) | row([1], "m", 4) | row([1], "m", 6) | row([1], "m", 0, 3) | plazas).survey()[1]
    assert markets.value * markets.stars == 20


def flower(middle, petals=6, letter="q"):
    """A hex with so many of its sides built, clockwise from north."""
    return {"0,0": middle} | {"{},{}".format(*axial(near)): (letter, 1) for near in axial_neighbours(cell(0, 0))[:petals]}


@pytest.mark.parametrize("petals, plain, doubled", [(0, 2, 4), (2, 2, 4), (3, 2, 4), (4, 2, 2), (5, 2, 2), (6, 0, 0)])
def test_barracks_need_an_open_side_and_double_with_three(petals, plain, doubled):
    assert value(flower(("b", 2), petals), "b") == plain
    assert value(flower(("b", 2), petals), "b", Reading(ALL)) == doubled


@pytest.mark.parametrize("petals, level, plain, doubled", [(5, 2, 0, 0), (6, 1, 1, 1), (6, 3, 3, 6)])
def test_temples_are_built_round_and_double_above_the_ground(petals, level, plain, doubled):
    assert value(flower(("t", level), petals), "t") == plain
    assert value(flower(("t", level), petals), "t", Reading(ALL)) == doubled


def test_two_temples_on_level_three_and_a_plaza_are_worth_twelve():
    ring = {"{},{}".format(*axial(near)): ("q", 1) for own in (cell(0, 0), cell(1, 0)) for near in axial_neighbours(own)}
    temples = Made(ring | {"0,0": ("t", 3), "1,0": ("t", 3), "0,5": ("T", 1)}).survey()[3]
    assert temples.value * temples.stars == 12


def hole(*cells):
    """Gardens round an empty place of these cells."""
    return {"{},{}".format(*axial(near)): ("g", 1) for own in cells for near in axial_neighbours(cell(*own))
            if axial(near) not in cells}


@pytest.mark.parametrize("cells, wide, doubled", [
    ([(0, 0)], False, True), ([(0, 0)], True, True), ([(0, 0), (1, 0)], False, False), ([(0, 0), (1, 0)], True, True),
    ([(0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)], True, True)])
def test_gardens_double_at_a_lake(cells, wide, doubled):
    gardens = hole(*cells)
    assert value(gardens, "g") == len(gardens)
    assert value(gardens, "g", Reading(ALL, wide_lakes=wide)) == len(gardens) * (1 + doubled)


def test_a_bay_is_no_lake():
    gardens = hole((0, 0))
    del gardens["0,-1"]
    assert value(gardens, "g", Reading(ALL, wide_lakes=True)) == len(gardens) == 5


def test_barracks_at_a_hole_by_either_reading():
    walls = {at: ("q", 1) for at in hole((0, 0), (1, 0))} | {"0,-1": ("b", 1)}
    outer = {"{},{}".format(*axial(near)): ("q", 1) for near in axial_neighbours(cell(0, -1)) if axial(near) not in ((0, 0), (1, 0))}
    inner = outer | walls | {"0,-1": ("b", 1)}
    assert value(inner, "b") == 0
    assert value(inner, "b", HOLES) == 1


def test_no_plaza_no_points():
    houses = Made(row([1, 1, 1])).survey()[0]
    assert (houses.value, houses.stars) == (3, 0)


def test_what_does_not_count_is_told_apart():
    markets = Made({"0,0": ("m", 2), "1,0": ("m", 1), "4,0": ("m", 1), "0,5": ("M", 1)}).survey()[1]
    assert markets.counted == (cell(4, 0),) and markets.rest == (cell(0, 0), cell(1, 0)) and markets.plazas == (cell(0, 5),)


def test_building_leaves_the_old_city_alone():
    old = City(OUTSIDE)
    before = old.poses()[:], dict(old.top), dict(old.level)
    new = old.built(1, old.poses()[0])
    assert (old.poses(), old.top, old.level) == before and new.placed and not old.placed
