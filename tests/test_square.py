"""Square boards."""

import pytest

from pygame_core.geometry.square import DIRECTIONS, cells, line, names, neighbours, rays

SIZES = pytest.mark.parametrize("size", [8, 10, 12])


@SIZES
def test_cells_are_named_from_a1_along_the_rank(size):
    name = names(size)
    assert name[:2] == ("a1", "b1") and name[size] == "a2" and name[-1] == f"{'abcdefghijkl'[size - 1]}{size}"
    assert len(set(name)) == size * size
    assert all(cells(size)[name[cell]] == cell for cell in range(size * size))


@SIZES
def test_rays_go_straight_to_the_edge(size):
    for cell, lines in enumerate(rays(size)):
        for (across, up), ray in zip(DIRECTIONS, lines):
            rank, file = divmod(cell, size)
            way = [(file + far * across, rank + far * up) for far in range(1, size)]
            assert list(ray) == [y * size + x for x, y in way if 0 <= x < size and 0 <= y < size]


@SIZES
def test_neighbours_share_a_side(size):
    for cell, near in enumerate(neighbours(size)):
        rank, file = divmod(cell, size)
        assert sorted(near) == [other for other in range(size * size)
                                if abs(other // size - rank) + abs(other % size - file) == 1]


@SIZES
def test_a_line_leads_along_a_ray_and_elsewhere_there_is_none(size):
    for origin in range(size * size):
        ends = {ray[far]: ray[: far + 1] for ray in rays(size)[origin] for far in range(len(ray))}
        assert all(line(size, origin, dest) == ends.get(dest) for dest in range(size * size))
