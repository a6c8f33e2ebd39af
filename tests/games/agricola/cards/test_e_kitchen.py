"""Cooking, baking and crafts of the E deck's minor improvements."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, forget, give, go, goods, named, play, table, texts, to_harvest


@pytest.mark.parametrize(("oven", "back"), [("A5", True), ("E27", False)])
def test_bakers_oven_is_an_oven_for_an_oven_and_bakes_at_once(oven, back):
    state = table(2, cards=[oven, "A1"], grain=3)
    state.farms[0].hand = ("E14",)
    forget(state)
    go(state, "start_player_minor", "token", "buy E14", "bake 3")
    assert goods(state) == {"food": 12} and set(state.farms[0].cards) == {"A1", "E14"}, "the fireplace helps: 5 + 5 + 2"
    assert (oven in state.majors) == back and "oven" in named("E14").traits


def test_baking_tray_makes_ovens_minor_improvements_and_a_resource_cheaper():
    state = table(2, cards=["E15"], clay=3)
    go(state, "start_player_minor", "token")
    assert texts(state) == ["buy A5", "done"]
    state = table(2, cards=["E15"], clay=3, stone=1)
    go(state, "start_player_minor", "token")
    assert texts(state) == ["buy A5 clay2-stone1", "buy A5 clay3", "done"]
    state = table(2, cards=["E15"], wood=2, stone=1)
    state.farms[0].hand = ("E27",)
    forget(state)
    go(state, "start_player_minor", "token")
    assert texts(state) == ["buy E27", "done"]


def test_windmill_takes_no_grain_from_fields():
    state = table(cards=["E17"])
    farm(state, fields="c1", crops=[("c1", "grain", 3)])
    assert "use E17" not in texts(state)


def test_windmill_turns_grain_into_two_food_at_any_time_and_is_no_baking():
    state = table(cards=["E17", "E41", "E155"], grain=2)
    go(state, "use E17")
    assert goods(state) == {"food": 2, "grain": 1}
    to_harvest(state)
    go(state, "use E17")
    assert state.farms[0].begging == 2


def test_gypsys_crock_gives_a_food_for_two_goods_in_one_go():
    state = table(2, cards=["E19", "A1"], sheep=3, vegetable=1)
    go(state, "cook sheep", "cook vegetable")
    assert goods(state)["food"] == 5
    go(state, "cook sheep", "cook sheep")
    assert goods(state)["food"] == 10, "four in a row bring two"


def test_gypsys_crock_starts_anew_when_something_else_is_done():
    state = table(2, cards=["E19", "A1"], sheep=2)
    go(state, "cook sheep", "take_grain")
    state.agenda[:] = [("work", 1), ("place", 0)]
    forget(state)
    go(state, "cook sheep")
    assert goods(state)["food"] == 4 and state.farms[0].notes == {"E19": 1}


def test_gypsys_crock_counts_baked_grain_together_with_cooked_animals():
    state = table(2, cards=["E19", "A1", "A5"], round_=4, grain=1, sheep=1)
    go(state, "sow_bake")
    assert "cook sheep" in texts(state), "goods may be cooked beside the baking"
    go(state, "cook sheep", "bake 1")
    assert goods(state) == {"food": 2 + 5 + 1}
    state = table(2, cards=["E19", "A5", "A6"], round_=4, grain=2)
    go(state, "sow_bake", "bake 2")
    assert goods(state) == {"food": 9}, "without fireplace or hearth nothing"


@pytest.mark.parametrize(("cooker", "food"), [("I247", 2), ("E20", 3), ("A4", 5), ("I85", 5), ("K128", 5)])
def test_gypsys_crock_hangs_over_fireplaces_hearths_and_the_cooking_corner_only(cooker, food):
    state = table(2, cards=["E19", cooker], sheep=2)
    go(state, "cook sheep", "cook sheep")
    assert goods(state) == {"food": food}


def test_gypsys_crock_lets_a_second_animal_follow_where_one_had_no_room():
    state = table(2, cards=["E19", "A1"], round_=4)
    state.piles["sheep_1"] = 2
    forget(state)
    go(state, "sheep_1", "cook sheep")
    assert texts(state) == ["cook sheep", "done"] and state.prompt().message == "agricola.prompt.pool"
    go(state, "cook sheep")
    assert goods(state) == {"food": 5}


@pytest.mark.parametrize(("wood", "answer", "left"), [(1, None, {"food": 3}), (2, "food", {"food": 3, "wood": 1}), (2, "wood", {"food": 4})])
def test_plane_adds_a_food_or_works_a_second_wood(wood, answer, left):
    state = table(2, cards=["E26", "A7"], wood=wood, vegetable=1)
    state.agenda[:] = [("feed", 1), ("feed", 0)]
    forget(state)
    go(state, "use A7", *([f"use {answer}"] if answer else []))
    assert goods(state) == {**left, "vegetable": 1}


def test_ceramics_gives_food_and_the_pottery_as_a_free_minor_improvement():
    state = table(2, cards=["A5"])
    play(state, "E33")
    assert goods(state) == {"food": 2}
    state.agenda[:] = [("work", 1), ("place", 0)]
    forget(state)
    go(state, "start_player_minor", "token")
    assert texts(state) == ["buy A8", "done"]
    go(state, "buy A8")
    assert goods(state) == {"food": 2} and "A8" in state.farms[0].cards
    state = table(2, cards=["E33"])
    farm(state, 1, cards=["A8"])
    go(state, "start_player_minor")
    assert state.agenda[-1][0] == "place", "somebody else has it"


def test_millstone_adds_two_food_to_each_baking():
    state = table(2, cards=["E41", "A1"], round_=4, grain=3)
    go(state, "sow_bake", "bake 3")
    assert goods(state) == {"food": 8}
    state = table(2, cards=["E41"], seat=1, round_=4)
    farm(state, 1, cards=["A1"])
    give(state, 1, grain=1, food=0)
    go(state, "sow_bake")
    assert goods(state) == {}, "one's own baking only"
