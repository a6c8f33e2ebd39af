"""The example pack meets the contract: every conformance test, and what this game alone has."""

from itertools import product
from random import Random

import pytest

pytest.register_assert_rewrite("conformance.test_games", "conformance.test_drawing")

from conformance.playing import name_of, playout  # noqa: E402
from conformance.test_drawing import *  # noqa: E402, F403
from conformance.test_games import *  # noqa: E402, F403
from packs.shelf import tiny  # noqa: E402

del test_the_same_seed_gives_the_same_game_whatever_the_order_of_hashes  # noqa: F821  (it plays the games of all others)


@pytest.fixture(scope="module", autouse=True)
def tiny_game():
    with tiny() as game:
        yield game


@pytest.fixture(scope="module", params=[("tiny", players, {"hand": hand}) for players, hand in product((2, 3), (2, 3, 4))], ids=name_of)
def corner(request, tiny_game):
    return request.param


def test_a_join_belongs_to_whoever_laid_the_later_tile(tiny_game):
    state = tiny_game.position("A/lay/2/c3=x0-/bs,bs/bs")
    state.play(state.find("h2 c4 r0"))
    state.play(state.find("keep"))
    state.play(state.find("h1 c2 r0"))
    state.play(state.find("keep"))
    state.play(state.find("h1 d2 r3"))
    assert [[line.marks for line in score.lines] for score in state.scores()] == [[("c4", "c3"), ("d2", "c2")], [("c2", "c3")]]


def test_a_swap_draws_from_the_top_and_puts_back_at_the_bottom(tiny_game):
    state = tiny_game.position("A/swap/3/c3=x0-/bb,bss/ssb")
    told = []
    state.play(state.find("h1+h2"), told.append)
    assert state.position() == "B/lay/3/c3=x0-/ss,bss/bbb"
    assert told[0].kind == "revealed" and told[0].values == {"n": 2}


def test_a_seat_does_not_know_the_other_hands_or_the_deck(tiny_game):
    state = tiny_game.start(2, seed=3, hand=4)
    seen = [state.hidden_from(0, Random(number)) for number in range(20)]
    assert {one.hands[0] for one in seen} == {state.hands[0]}
    assert len({one.hands[1] for one in seen}) > 1 and len({one.deck for one in seen}) > 1


def test_bots_play_it():
    from pygame_core.bots import bot

    table = playout(("tiny", 3, {"hand": 3}), 4)
    assert bot("greedy").choose(table.at(3), Random(1)) in table.at(3).moves()
