"""What the bots see, and that the expert plans and plays fair."""

from random import Random

import pytest
from games.polis.maps import GAMES

from pygame_core import load
from pygame_core.bots import bot, names
from pygame_core.games.polis.bot import Expert, best, grown, par, value


def late(game, players=1, seed=2, left=3):
    """A game with so many cards to come."""
    state, rng = load(game).start(players, seed=seed), Random(seed)
    while len(state.placed) < len(state.order) - left:
        moves = state.moves()
        state.play(moves[int(rng.random() * len(moves))])
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_map_is_worth_its_score(game):
    state = late(game, left=0)
    assert value(state, 0) == state.total()


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_judged_once(game):
    state = late(game)
    assert [move for _, move, _ in grown(state)] == state.moves()
    assert best(list(grown(state)), 1)[0][0] == max(worth for worth, _, _ in grown(state))


@pytest.mark.parametrize("game", GAMES)
def test_the_last_card_is_placed_as_well_as_can_be(game):
    state = late(game, left=1)
    most = max(after.total() for _, _, after in grown(state))
    for name in ("greedy", "expert"):
        after = state.copy()
        after.play(bot(name, load(game)).choose(state, Random(1)))
        assert after.total() == most


@pytest.mark.parametrize("players", [1, 3])
def test_the_expert_plans_two_cards_at_least_as_well_as_greedy(players):
    for seed in range(3):
        ends = {}
        for name in ("greedy", "expert"):
            state = late("sprawlopolis", players, seed, left=2)
            while state.to_move is not None:
                state.play(bot(name, state.game).choose(state, Random(1)))
            ends[name] = state.total()
        assert ends["expert"] >= ends["greedy"]


def test_the_expert_thinks_in_slices_ends_once_and_leaves_the_state_alone():
    state = late("naturopolis", 2, left=2)
    before = state.position()
    thoughts = list(Expert().search(state, Random(4)))
    assert [thought.done for thought in thoughts] == sorted(thought.done for thought in thoughts)
    assert [thought.done == 1 for thought in thoughts] == [False] * (len(thoughts) - 1) + [True]
    assert all(thought.move in state.moves() for thought in thoughts) and state.position() == before
    assert str(Expert().choose(state, Random(4))) == str(thoughts[-1].move)


def test_the_expert_is_offered_by_each_game():
    for game in GAMES:
        assert names(load(game))[-1] == "expert"


@pytest.mark.parametrize("game", GAMES)
def test_par_is_the_same_each_time_and_no_worse_with_more_nodes_than_few(game):
    state = late(game, left=2)
    before = state.position()
    found = list(par(state, 2000))
    assert found == list(par(state, 2000)) and found[-1].score >= list(par(state, 1))[-1].score
    assert [one.done == 1 for one in found] == [False] * (len(found) - 1) + [True]
    assert [one.nodes for one in found] == sorted(one.nodes for one in found) and found[-1].nodes >= len(state.moves())
    assert state.position() == before
    over = late(game, left=0)
    assert [one[:1] for one in par(over)] == [(over.total(),)]
