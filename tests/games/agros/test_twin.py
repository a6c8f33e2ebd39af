"""The engine against its brute-force twin: on positions nobody played, and move by move through whole games."""

from random import Random

import pytest
from games.agros.positions import AGROS, BOARDS, built, facts, walk
from games.agros.twin import Twin, written

from pygame_core.geometry.square import names


def assert_same(state, twin):
    assert state.position() == twin.text()
    assert sorted(map(facts, state.moves())) == sorted(map(written, twin.moves()))


def assert_same_score(state, twin):
    name = names(state.size)
    ours = [(sorted(name[cell] for cell in field.cells), *map(list, field.yields),
             None if field.controller is None else "LD"[field.controller], field.value) for field in state.fields()]
    theirs = [(sorted(f"{name[file + state.size * rank]}" for file, rank in cells), *rest) for cells, *rest in twin.fields()]
    assert sorted(ours, key=str) == sorted(theirs, key=str)
    assert tuple(half / 2 for half in state.totals()) == twin.totals()


@pytest.mark.parametrize("size, farmers", BOARDS)
def test_random_positions_have_the_moves_and_the_score_of_the_twin(size, farmers):
    rng = Random(f"built {size} {farmers}")
    for index in range(500):
        text = built(rng, size, farmers, rng.randrange(90))
        state, twin = AGROS.position(text), Twin.read(text)
        assert_same(state, twin)
        assert_same_score(state, twin)


@pytest.mark.parametrize("size, farmers", BOARDS)
def test_random_games_go_move_by_move_as_the_twin_s(size, farmers):
    rng = Random(f"played {size} {farmers}")
    for game in range(4):
        state, twin = AGROS.start(board=size, farmers=farmers), Twin(size, farmers)
        for index, (before, move) in enumerate(walk(state, rng, passing=bool(game % 2))):
            assert_same(before, twin)
            if index % 8 == 0:
                assert_same_score(before, twin)
            twin.play(next(theirs for theirs in twin.moves() if written(theirs) == facts(move)))
        assert_same(state, twin)
        assert_same_score(state, twin)


@pytest.mark.parametrize("size, farmers", BOARDS)
def test_every_move_of_a_random_position_leads_where_the_twin_s_does(size, farmers):
    rng = Random(f"branched {size} {farmers}")
    for index in range(20):
        text = built(rng, size, farmers, rng.randrange(60))
        for theirs in Twin.read(text).moves():
            state, twin = AGROS.position(text), Twin.read(text)
            state.play(state.find(written(theirs)))
            twin.play(theirs)
            assert state.position() == twin.text()
