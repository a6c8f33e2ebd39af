"""Final scoring: temples with every tie, tokens, the track, and how a game is decided."""

import pytest
from games.cacao.positions import built

from pygame_core.games.cacao.scoring import shares


@pytest.mark.parametrize("workers, gold", [
    ([0, 0], [0, 0]), ([1, 0], [6, 0]), ([3, 1], [6, 3]), ([2, 2], [3, 3]), ([0, 5], [0, 6]),
    ([2, 2, 1], [3, 3, 0]),  # a tie for first leaves no second
    ([2, 2, 2], [2, 2, 2]), ([3, 1, 1], [6, 1, 1]), ([0, 1, 0], [0, 6, 0]), ([1, 2, 3], [0, 3, 6]),
    ([1, 1, 1, 1], [1, 1, 1, 1]),  # six among four, rounded down
    ([3, 1, 1, 1], [6, 1, 1, 1]), ([3, 1, 1, 0], [6, 1, 1, 0]), ([2, 2, 1, 1], [3, 3, 0, 0]), ([4, 0, 0, 0], [6, 0, 0, 0]),
    ([3, 2, 1, 1], [6, 3, 0, 0]), ([2, 2, 2, 1], [2, 2, 2, 0]),
])
def test_one_temple(workers, gold):
    assert shares(workers) == gold


def lines(state, seat):
    return [(line.rule, line.points, line.marks) for line in state.scores()[seat].lines]


def test_each_temple_counts_by_itself_and_only_workers_that_face_it():
    # A has three workers north at 1,1; B one at its own side; at 3,1 B is alone; C faces with an empty side.
    state = built("1,1=temple 1,2=Aw4r3 0,1=Bw1r0 3,1=temple 2,1=Bw1r0 3,2=Cw3r2", players=3)
    assert lines(state, 0) == [("water", -10, ()), ("temple", 6, ("1,1", "1,2"))]
    assert lines(state, 1) == [("water", -10, ()), ("temple", 3, ("1,1", "2,1", "0,1")), ("temple", 6, ("3,1", "2,1"))]
    assert lines(state, 2) == [("water", -10, ())]


def test_gold_tokens_and_track_add_up():
    state = built(gold=(21, 4), sun=(2, 0), water=(7, 1), cacao=(5, 0))
    assert lines(state, 0) == [("gold", 21, ()), ("sun", 2, ()), ("water", 11, ())]
    assert lines(state, 1) == [("gold", 4, ()), ("water", -4, ())]
    assert state.totals() == [34, 0]


def ended(players=2, **goods):
    state = built(players=players, **goods)
    state.hands = [()] * players
    return state.outcome()[:2]


def test_the_most_gold_wins():
    assert ended(gold=(20, 21), cacao=(5, 0)) == ((1,), "most-gold")
    assert ended(gold=(20, 5), water=(0, 8)) == ((1,), "most-gold")  # 10 to 21


def test_a_tie_goes_to_more_cacao_and_then_to_both():
    assert ended(gold=(20, 20), cacao=(1, 2)) == ((1,), "more-cacao")
    assert ended(gold=(20, 20), cacao=(2, 2)) == ((0, 1), "shared")
    assert ended(3, gold=(20, 9, 20), cacao=(2, 5, 2)) == ((0, 2), "shared")
    assert ended(3, gold=(20, 20, 20), cacao=(2, 3, 2)) == ((1,), "more-cacao")


def test_cacao_is_worth_nothing():
    assert built(cacao=(5, 0)).totals() == [-10, -10]


def test_there_is_no_outcome_while_tiles_are_in_hand():
    assert built().outcome() is None
