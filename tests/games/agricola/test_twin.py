"""The engine's fences and animals against their twins."""

from __future__ import annotations

from random import Random

import pytest
from games.agricola import twin
from games.agricola.positions import farm, mask, start
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core.games.agricola import animals, fences, grid


@pytest.mark.parametrize(("blocked", "old", "limit"), [
    ("a1 a2", [], 4), ("a1 a2", [], 6), ("a1 a2 b1 b2", [], 15), ("a1 a2 c1", ["e3"], 3), ("a1 a2 c1 c2", ["d2 d3"], 8),
    ("a1 a2", ["b1 b2 c1 c2"], 5), ("a1 a2", ["c1 c2 c3 d1 d2 d3"], 3), ("a1 a2 a3", ["b3 c3", "d3", "e3"], 4),
])
def test_pastures_are_those_the_twin_finds(blocked, old, limit):
    pastures = tuple(sorted(map(mask, old)))
    found = fences.possible(mask(blocked), fences.edges(pastures), pastures, limit)
    expected = twin.pastures(blocked.split(), [set(cells.split()) for cells in old], limit)
    assert {frozenset(grid.names(each.cells)): each.edges.bit_count() for each in found} == expected
    assert len({each.move.picks for each in found}) == len(found)


def test_random_farms_keep_closed_connected_disjoint_pastures():
    for seed in range(60):
        rng, state = Random(seed), start()
        farm(state, fields="c2" if seed % 3 == 0 else None)
        mine, left = state.farms[0], 15
        while options := fences.possible(mine.rooms | mine.fields, mine.fences, mine.pastures, left):
            chosen = options[int(rng.random() * len(options))]
            mine.fences |= chosen.edges
            mine.pastures = fences.with_new(mine.pastures, chosen.cells)
            left -= chosen.edges.bit_count()
            assert mine.fences == fences.edges(mine.pastures) and left == 15 - mine.fences.bit_count() >= 0
            assert all(len(grid.parts(pasture)) == 1 for pasture in mine.pastures) and len(grid.parts(mine.fenced)) == 1
            assert sum(pasture.bit_count() for pasture in mine.pastures) == mine.fenced.bit_count()
        closed = {cell for cell in grid.CELLS if grid.SIDES[cell] & ~mine.fences == 0}
        assert all(mine.fenced >> cell & 1 for cell in closed), "no area is closed in unchosen"


PEN = st.sampled_from([(2, 2, 2), (4, 4, 4), (8, 8, 8), (3, 3, 3), (4, 2, 2), (2, 1, 1)])
NUMBER = st.integers(0, 12)


@settings(max_examples=300, deadline=None)
@given(st.lists(PEN, max_size=6), st.integers(0, 5), NUMBER, NUMBER, NUMBER)
def test_animals_fit_when_the_twin_finds_a_way(pens, loose, sheep, boar, cattle):
    fits = animals.fit((tuple(sorted(pens)), loose), sheep, boar, cattle)
    assert fits == twin.houses(pens, loose, (sheep, boar, cattle))


def test_shapes_are_all_connected_sets():
    assert {frozenset(grid.names(cells)) for cells, _ in grid.shapes()} == {
        frozenset(cells) for bits in range(1, 1 << 15)
        if twin.connected(cells := [cell for number, cell in enumerate(twin.CELLS) if bits >> number & 1])}
    assert all(border.bit_count() == len(twin.around(grid.names(cells))) for cells, border in grid.shapes()[::50])
