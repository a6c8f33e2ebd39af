"""The engine against its slow twin: the same moves, hands, goods and scores all through many games."""

from random import Random

import pytest
from games.cacao.twin import Twin

from pygame_core.games.cacao.info import GAME

# From the fixed deal of each seed: move sequences of that length. Computed by the twin and by the engine.
PERFT = {(2, 1): (30, 1092, 12268), (3, 2): (30, 612, 7116), (4, 3): (54, 1212, 23916)}


def both(players, seed):
    state = GAME.start(players, seed)
    return state, Twin(players, state.deal)


def same(state, twin):
    assert list(map(str, state.moves())) == twin.moves()
    assert state.to_move == twin.to_move and state.totals() == twin.totals()
    goods = list(zip(state.gold, state.cacao, state.water, state.sun))
    assert goods == [tuple(own.values()) for own in twin.goods]


@pytest.mark.parametrize("players", (2, 3, 4))
@pytest.mark.parametrize("seed", range(25))
def test_whole_games_go_the_same_way(players, seed):
    (state, twin), rng = both(players, seed), Random(seed)
    while moves := state.moves():
        same(state, twin)
        move = moves[int(rng.random() * len(moves))]
        state.play(move)
        twin.play(str(move))
    same(state, twin)
    assert state.over and twin.to_move is None


def perft(state, depth):
    if depth == 0:
        return 1
    total = 0
    for move in state.moves():
        after = state.copy()
        after.play(move)
        total += perft(after, depth - 1)
    return total


def replayed(players, deal, moves):
    twin = Twin(players, deal)
    for move in moves:
        twin.play(move)
    return twin


def slow_perft(players, deal, moves, depth):
    twin = replayed(players, deal, moves)
    if depth == 1:
        return len(twin.moves())
    return sum(slow_perft(players, deal, [*moves, move], depth - 1) for move in twin.moves())


@pytest.mark.parametrize("players, seed", PERFT)
def test_move_sequences_are_as_many_as_counted_before(players, seed):
    state = GAME.start(players, seed)
    counts = tuple(perft(state, depth) for depth in (1, 2, 3))
    assert counts == PERFT[players, seed]
    assert counts == tuple(slow_perft(players, state.deal, [], depth) for depth in (1, 2, 3))
