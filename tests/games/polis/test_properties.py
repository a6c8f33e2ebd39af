"""What is true of every map, whatever was played."""

from hypothesis import given
from hypothesis import strategies as st
from games.polis.maps import GAMES, edition

from pygame_core import load
from pygame_core.games.polis import scoring
from pygame_core.games.polis.deck import tile
from pygame_core.games.polis.grid import CARD, at, column_row
from pygame_core.games.polis.survey import Survey

@st.composite
def played(draw, least=0):
    """A state some moves into a game."""
    game, seed = draw(st.sampled_from(GAMES)), draw(st.integers(0, 10**6))
    state = load(game).start(draw(st.integers(1, 4)), seed=seed, covering=draw(st.sampled_from(["free", "partly"])))
    for choice in draw(st.lists(st.integers(0, 10**4), min_size=least, max_size=14)):
        near = [move for move in state.moves() if max(map(abs, column_row(move.code[1]))) < 4]
        state.play((near or state.moves())[choice % len(near or state.moves())])
    return state


def all_points(state, cells):
    map = Survey(state.deck, cells, state.options)
    return [condition.judge(map).total for condition in state.edition.conditions.values()] + [
        scoring.total(state.edition, map, state.conditions, level) for level in ("easy", "normal", "hard")]


@given(played())
def test_half_a_turn_of_the_whole_map_changes_no_score(state):
    turned = {}
    for place, each in state.cells.items():
        column, row = column_row(place)
        card, rest = divmod(each, 8)
        turned[at(-column, -row)] = tile(card, 1 - rest // 4, 3 - rest % 4)
    assert all_points(state, turned) == all_points(state, state.cells)


@given(played(), st.integers(-9, 9), st.integers(-9, 9))
def test_where_on_the_grid_a_map_lies_does_not_matter(state, columns, rows):
    moved = {place + columns + 64 * rows: each for place, each in state.cells.items()}
    assert all_points(state, moved) == all_points(state, state.cells)


@given(played())
def test_what_is_covered_does_not_count(state):
    """The score of the play is that of the blocks one sees: the last card laid on each place."""
    seen = {}
    for card, place, turn in state.placed:
        for part, step in enumerate(CARD):
            seen[place + step] = tile(card, turn, part)
    assert seen == state.cells and all_points(state, seen) == all_points(state, dict(sorted(seen.items())))


@given(played())
def test_every_block_has_a_neighbour_in_its_row_and_one_in_its_column(state):
    map = Survey(state.deck, state.cells)
    for place in state.cells:
        assert {place - 1, place + 1} & state.cells.keys() and {place - 64, place + 64} & state.cells.keys()
        assert len(map.open_sides(place)) <= 2


@given(played())
def test_the_lines_add_up_name_visible_blocks_and_each_road_once(state):
    lines = state.scores()[0].lines
    assert sum(line.points for line in lines) == state.total()
    visible = {"%d,%d" % column_row(place) for place in state.cells}
    assert all(set(line.marks) <= visible and len(set(line.marks)) == len(line.marks) for line in lines)
    roads = [mark for line in lines if line.rule in ("roads", "loops") for mark in line.marks]
    assert len(roads) == len(set(roads))
    assert {line.rule for line in lines} >= {state.edition.conditions[number].rule for number in state.conditions}


@given(played())
def test_blocks_of_a_zone_are_in_one_group_each_and_a_way_in_one_way(state):
    map = Survey(state.deck, state.cells)
    assert sorted(place for groups in map.all_groups() for group in groups for place in group) == sorted(state.cells)
    ways = [place for way in map.roads + map.rivers for place in way.blocks]
    assert sorted(ways) == sorted(place for place in state.cells if map.kind(place))
    assert all(len(way.ends) in (0, 2) and (way.ends or len(way.blocks) >= 4) for way in map.roads + map.rivers)


@given(played(least=1))
def test_roads_never_meet_rivers(state):
    for place in state.cells:
        for side, step, back in ((1, -64, 4), (2, 1, 8)):
            if place + step in state.cells:
                here, there = state.cells[place], state.cells[place + step]
                if state.deck.exits[here] & side and state.deck.exits[there] & back:
                    assert state.deck.kind[here] == state.deck.kind[there]


@given(st.sampled_from(GAMES), st.sets(st.integers(1, 18), min_size=3, max_size=3))
def test_targets_are_sums_and_fees_only_raise_them(game, numbers):
    numbers = sorted(numbers)
    assert edition(game).target(numbers, False) == sum(numbers) <= edition(game).target(numbers, True)
