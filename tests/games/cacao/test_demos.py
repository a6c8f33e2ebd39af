"""What the captions of the demos say in figures."""

from pygame_core.demo import demo
from pygame_core.games.cacao.info import GAME


def after(name, *moves):
    """The state after a demo's script, or after these moves instead."""
    table = demo(GAME, name).table()
    for move in moves or demo(GAME, name).script:
        table.play(move)
    return table.state


def temples(state):
    return [sum(line.points for line in score.lines if line.rule == "temple") for score in state.scores()]


def test_a_mine_between_two_tiles_pays_both():
    state = after("fill")
    assert state.gold == [4, 2] and state.cacao[0] == 1


def test_the_other_way_round_a_harvest_finds_no_place():
    assert (after("order").gold[0], after("order").cacao[0]) == (2, 5)
    late = after("order", "w1 0,-1 r0", "edge 1", "sell 1")
    assert (late.gold[0], late.cacao[0]) == (2, 4)


def test_two_workers_at_the_plantation_would_lose_one():
    wasted = after("store", "w2 1,0 r2")
    assert wasted.cacao[0] == 5 and wasted.gold[0] == 2
    assert after("store").cacao[0] == 5 and after("store").gold[0] == 3


def test_three_workers_win_the_temple_and_two_tie():
    assert temples(demo(GAME, "temple").table().state) == [0, 6]
    assert temples(after("temple")) == [6, 3]
    assert temples(after("temple", "w2 1,0 r3")) == [3, 3]


def test_building_over_sells_harvests_and_earns_the_token_back():
    before, state = demo(GAME, "overbuild").table().state, after("overbuild")
    assert (state.gold[0] - before.gold[0], state.cacao[0], state.sun[0]) == (6, before.cacao[0] + 1 - 2, before.sun[0])
