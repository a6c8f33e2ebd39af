"""What holds in every position and game of Akropolis."""

from random import Random

from games.akropolis.positions import AKROPOLIS, OPTIONS, SEEDS, city, walk
from games.akropolis.twin import covered
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core.games.akropolis.city import START_CELLS, City
from pygame_core.games.akropolis.tiles import KIND, TILES
from pygame_core.geometry.hexes import DIRECTIONS, ORIGIN, axial, cell, name

PLAYERS = st.sampled_from([1, 2, 3, 4])


@given(PLAYERS, SEEDS, OPTIONS)
@settings(max_examples=25)
def test_whole_games_keep_their_tiles_hexes_and_stones(players, seed, options):
    """Stones come from the start and from covered quarries and go for tiles skipped, and for nothing else."""
    state = AKROPOLIS.start(players, seed, **options)
    tiles, circle = sorted(state.deal["tiles"]), state.circle
    stones, counts = sum(range(1, circle + 1)), state.pieces()
    for before, move in walk(state, Random(seed)):
        heard, after = [], before.copy()
        after.play(move, heard.append)
        built, *rest = heard
        stones += built.values["won"] - (built.values["paid"] if players > 1 else 0)
        stones -= sum(event.values["paid"] for event in rest if event.kind == "architect")
        assert sum(after.stones) == stones and min(after.stones) >= 0
        assert after.pieces() == counts and counts["hexes"] == 3 * len(tiles) + 4 * players
        laid = [tile for each in after.cities for _, _, tile in each.placed]
        assert sorted([*laid, *after.taken, *after.site, *after.stacks]) == tiles
    for each in state.cities:
        buried = sum(each.level.values()) - len(each.top)
        assert buried >= 0 and sum(each.level.values()) == 4 + 3 * len(each.placed)


@given(SEEDS)
@settings(max_examples=25)
def test_a_city_stands_whole(seed):
    """Every column is filled from the ground; a tile lies flat; what is seen of it lies as it was placed."""
    state = AKROPOLIS.start(2, seed)
    for _ in walk(state, Random(seed)):
        pass
    for each in state.cities:
        heights, tops = dict.fromkeys(START_CELLS, 1), {}
        for level, pose, tile in sorted(each.placed):
            cells = [cell(*own) for own in covered(*axial(pose // 6), pose % 6)]
            assert {heights.get(own, 0) for own in cells} == {level - 1}
            for own, letter in zip(cells, TILES[tile]):
                heights[own] = level
                tops[own] = (level, letter)
        for own, (level, letter) in tops.items():
            assert each.level[own] == level and KIND[each.top[own]] == letter


@given(SEEDS, st.integers(0, 36))
@settings(max_examples=25)
def test_legal_places_found_step_by_step_are_those_found_at_once(seed, moves):
    state = AKROPOLIS.start(2, seed)
    for _ in walk(state, Random(seed), moves):
        pass
    for each in state.cities:
        at_once = sorted(pose for own, height in each.level.items() for pose in range(6 * own, 6 * own + 6)
                         if each.fits(pose))
        near = sorted(pose for own, height in each.level.items() for step in DIRECTIONS for pose in
                      range(6 * (own + cell(*step) - ORIGIN), 6 * (own + cell(*step) - ORIGIN) + 6) if each.fits(pose))
        assert each.poses() == sorted({*at_once, *near})


def turned(pose, sixths):
    """A pose turned round the start."""
    q, r = axial(pose // 6)
    for _ in range(sixths):
        q, r = -r, q + r
    return 6 * cell(q, r) + (pose + sixths) % 6


@given(SEEDS, st.sampled_from([2, 4]))
@settings(max_examples=25)
def test_a_city_turned_by_a_third_is_worth_the_same(seed, sixths):
    state = AKROPOLIS.start(2, seed, houses="double", markets="double", barracks="double", temples="double", gardens="double")
    for _ in walk(state, Random(seed)):
        pass
    for each in state.cities:
        again = City(each.reading)
        for _, pose, tile in each.placed:
            assert again.fits(turned(pose, sixths))
            again = again.built(tile, turned(pose, sixths))
        assert [(colour.value, colour.stars) for colour in again.survey()] == [(colour.value, colour.stars) for colour in each.survey()]
        assert again.poses() == sorted(turned(pose, sixths) for pose in each.poses())


@given(SEEDS)
@settings(max_examples=25)
def test_score_lines_name_what_earns_them(seed):
    state = AKROPOLIS.start(3, seed)
    for _ in walk(state, Random(seed), 40):
        pass
    for each, score in zip(state.cities, state.scores()):
        seen = {name(own): KIND[place] for own, place in each.top.items()}
        for line in score.lines[:5]:
            districts = [mark for mark in line.marks if seen[mark].islower()]
            assert {seen[mark].lower() for mark in line.marks} <= {line.rule[0]}
            assert line.values["districts"] == len(districts) and line.points == line.values["value"] * line.values["stars"]
            rest = [mark for other in score.lines if other.rule == f"{line.rule}-rest" for mark in other.marks]
            assert sorted(districts + rest) == sorted(mark for mark, kind in seen.items() if kind == line.rule[0])
        assert score.total == each.points() + score.lines[5].points


def test_a_far_city_stays_on_the_plane():
    """Two players with all tiles have thirty each: in one straight line they reach as far as a city can."""
    found = city("1@1,1,r2")[0]
    for tile in range(2, 31):
        found = found.built(tile, max(found.poses()))
    assert max(axial(own)[0] for own in found.level) < 63
