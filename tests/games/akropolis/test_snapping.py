"""The tile in hand goes to the nearest legal pose, wherever in the city is pointed at."""

from math import dist
from random import Random

import pytest
from pygame_core.games.akropolis.draw import snap
from pygame_core.games.akropolis.drawing.grid import height, meeting
from pygame_core.games.akropolis.drawing.touch import cells
from pygame_core.games.akropolis.drawing.scene import Scene
from pygame_core.draw.view import View
from pygame_core.games.akropolis.info import GAME
from pygame_core.geometry.hexes import name, named, trio


@pytest.fixture(params=[0, 8, 20])
def state(request):
    """A game of two after so many random moves."""
    state, rng = GAME.start(2, seed=3), Random(1)
    for _ in range(request.param):
        state.play(rng.choice(state.moves()))
    return state


def everywhere(state):
    tile = f"t{state.site[0]}"
    view = View(touchable=True, picks=(tile,), open=tuple({move.picks[1] for move in state.moves() if move.picks[0] == tile}))
    return tile, [name(cell) for cell in cells(Scene(state, view))]


@pytest.mark.parametrize("turn", [None, "r0", "r4"])
def test_wherever_one_points_the_tile_lies_legally_and_over_it_if_it_can(state, turn):
    tile, places = everywhere(state)
    legal = {move.picks[1:] for move in state.moves() if move.picks[0] == tile}
    assert len(places) > 20
    for at in places:
        over = {picks for picks in legal if named(at) in trio(6 * named(picks[0]) + int(picks[1][1]))}
        found = snap(state, (tile,), at, turn, near=True)
        assert found in legal
        assert snap(state, (tile,), at, turn, near=False) == (found if over else ())
        if over:
            assert found in over
            held = {picks for picks in over if picks[1] == turn}
            assert not held or found in held, "the rotation held comes first"
            if (at, turn) in legal:
                assert found == (at, turn), "its first hex where one points"


def test_where_it_can_lie_nowhere_it_is_the_nearest(state):
    tile, places = everywhere(state)
    city = state.cities[state.to_move]
    far = [at for at in places if not snap(state, (tile,), at, None, near=False)]
    for at in far:
        place, turn = snap(state, (tile,), at, None, near=True)

        def away(pose):
            return dist(height(named(at), city), meeting(pose, max(1, city.level.get(pose // 6, 0) + 1)))

        assert away(6 * named(place) + int(turn[1])) == min(map(away, city.poses()))


def test_it_snaps_only_with_a_tile_in_hand_and_on_the_plane(state):
    tile, _ = everywhere(state)
    assert snap(state, (), "0,0", "r1", near=True) == ()
    assert snap(state, (tile, "0,0"), "0,0", "r1", near=True) == ()
    assert snap(state, (tile,), tile, "r1", near=True) == ()
