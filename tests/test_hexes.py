"""Hexagonal planes."""

from itertools import product
from math import dist, isclose, sqrt

import pytest

from pygame_core.geometry.hexes import DIRECTIONS, ORIGIN, REACH, STEPS, around, axial, cell, centre, name, named, poses, touching, trio

SOME = [(q, r) for q, r in product(range(-REACH, REACH + 1, 7), repeat=2) if abs(q + r) <= REACH]
POSES = [6 * cell(q, r) + turn for q, r in SOME[::9] for turn in range(6)]


@pytest.mark.parametrize("q, r", SOME)
def test_a_cell_has_coordinates_a_name_and_six_neighbours(q, r):
    own = cell(q, r)
    assert axial(own) == (q, r) and name(own) == f"{q},{r}" and named(name(own)) == own
    assert [axial(near) for near in around(own)] == [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def test_cells_ascend_by_q_then_r():
    assert sorted(map(cell, *zip(*SOME))) == [cell(q, r) for q, r in sorted(SOME)]


@pytest.mark.parametrize("text", ["", "1", "1,", "1,2,3", "01,2", "-0,0", "+1,2", " 1,2", "1, 2", "64,0", "0,-64", "40,30", "999,0", "a,b", "١,٢"])
def test_what_is_no_cell_of_the_plane_has_no_cell(text):
    assert named(text) is None


@pytest.mark.parametrize("own", [ORIGIN, cell(3, -5)])
def test_neighbours_lie_clockwise_from_north_at_one_distance(own):
    x, y = centre(own)
    found = [(centre(near)[0] - x, centre(near)[1] - y) for near in around(own)]
    assert all(isclose(dist((0, 0), way), sqrt(3)) for way in found)
    assert found[0][0] == 0 and found[0][1] < 0 and found[3][1] > 0
    assert all(ax * by - ay * bx > 0 for (ax, ay), (bx, by) in zip(found, found[1:] + found[:1]))  # y is downwards


@pytest.mark.parametrize("pose", POSES)
def test_a_trio_touches_all_round_and_clockwise_and_has_three_poses(pose):
    a, b, c = trio(pose)
    assert a == pose // 6 and b - a == STEPS[pose % 6] and c - a == STEPS[(pose + 1) % 6 if pose % 6 < 5 else 0]
    assert b in around(a) and c in around(a) and c in around(b)
    every = [each for own in (a, b, c) for each in range(6 * own, 6 * own + 6) if set(trio(each)) == {a, b, c}]
    assert list(poses(pose)) == sorted(every) and pose in every and len(every) == 3


@pytest.mark.parametrize("own", [ORIGIN, cell(-4, 9)])
def test_six_trios_hold_a_cell(own):
    every = {each for near in (own, *around(own)) for each in (6 * near, 6 * near + 1) if own in trio(each)}
    assert set(touching(own)) == every and len(every) == 6
