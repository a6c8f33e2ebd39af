"""What the captions of the demos say in figures."""

import pytest
from pygame_core.demo import demo
from pygame_core.games.agricola.goods import NUMBER
from pygame_core.games.agricola.info import GAME


def after(name, *moves):
    """The state after a demo's script, or after these moves instead."""
    table = demo(GAME, name).table()
    for move in moves or demo(GAME, name).script:
        table.play(move)
    return table.state


def goods(state, *names):
    return [state.farms[0].goods[NUMBER[name]] for name in names]


def test_round_seven_ends_with_two_grain_on_each_field_and_a_lamb():
    state = after("round-seven")
    assert sorted(number for _, number in state.farms[0].crops.values()) == [2, 2]
    assert goods(state, "sheep", "food") == [3, 0] and not state.farms[0].begging


def test_sowing_and_baking_give_what_they_say():
    assert sorted(after("sowing").farms[0].crops.values()) == [(NUMBER["grain"], 3), (NUMBER["vegetable"], 2)]
    assert goods(after("baking"), "food", "grain") == [7, 1]


def test_only_the_chosen_young_is_born():
    assert goods(after("no-room"), "boar", "sheep") == [3, 2]
    assert goods(after("no-room", "fishing", "feed", "breed sheep"), "boar", "sheep") == [2, 3]


@pytest.mark.parametrize("moves, gained", [(("plow_field", "plow d1"), 3), (("vegetable_1",), 2), (("take_grain",), 0), (("sheep_1",), 0)])
def test_the_last_action_is_worth(moves, gained):
    before = demo(GAME, "scoring").table().state.scores()[0].total
    assert after("scoring", *moves, "feed").scores()[0].total - before == gained


@pytest.mark.parametrize("name, gained", [("renovation", 3), ("subdividing", 1)])
def test_a_house_of_clay_and_a_second_pasture_bring_points(name, gained):
    assert after(name).scores()[0].total - demo(GAME, name).table().state.scores()[0].total == gained
