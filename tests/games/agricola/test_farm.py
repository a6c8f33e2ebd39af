"""Building, fields, fences, animals: the worked examples of the rules with their numbers."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, give, go, goods, mask, points, start, texts, to_harvest, to_place

from pygame_core.game import Illegal


def refused(state, text):
    with pytest.raises(Illegal) as refusal:
        state.find(text)
    return refusal.value.rule, refusal.value.message.removeprefix("agricola.why."), refusal.value.values


# --- the turn of the seed ---------------------------------------------------------------------------------


def test_round_seven_of_the_seed_step_by_step():
    state = start(2)
    farm(state, rooms="a1 a2 a3", fields="c1 d1", people=3, pastures=["d2 e2"], cards=["A1"])
    state.farms[0].placed, state.farms[1].placed = 2, 2
    to_place(state, 0, 7)
    give(state, 0, grain=3, food=3, sheep=2)
    give(state, 1, food=20)
    assert refused(state, "family_growth_minor") == ("growth", "grow", {})
    go(state, "sow_bake", "sow grain c1", "sow grain d1", "bake 1")
    # everybody has gone home and the fields are harvested: seat 0, the starting player, feeds
    assert goods(state) == {"food": 5, "grain": 2, "sheep": 2} and state.agenda[-1] == ("feed", 0)
    assert sorted(state.farms[0].crops.values()) == [(5, 2), (5, 2)]
    go(state, "eat grain", "feed")
    assert goods(state) == {"grain": 1, "sheep": 3} and state.farms[0].begging == 0 and state.round == 8


# --- rooms, renovation, stables ---------------------------------------------------------------------------


def test_rooms_cost_five_of_the_house_and_two_reed_and_stand_beside_it():
    state = start()
    to_place(state, 0)
    give(state, wood=11, reed=4)
    assert "build_rooms_stables" in texts(state)
    go(state, "build_rooms_stables")
    assert [text for text in texts(state) if text.startswith("room")] == ["room b1", "room b2", "room a3"]
    assert refused(state, "room c3") == ("rooms", "apart.rooms", {"at": "c3"})
    assert refused(state, "room a1") == ("rooms", "used", {"at": "a1"})
    go(state, "room b1", "room c1")
    assert goods(state) == {"wood": 1} and state.farms[0].rooms == mask("a1 a2 b1 c1")


def test_a_clay_house_grows_with_clay_and_the_refusal_says_what_is_missing():
    state = start()
    farm(state, material="clay")
    to_place(state, 0)
    give(state, wood=0, clay=3, reed=2)
    assert refused(state, "build_rooms_stables") == ("rooms", "lacks.clay", {"n": 2})
    give(state, clay=5)
    go(state, "build_rooms_stables", "room b1")
    assert goods(state) == {}


def test_stables_cost_two_wood_each_and_one_on_the_family_space():
    state = start()
    to_place(state, 0)
    give(state, wood=5)
    go(state, "build_rooms_stables", "stable e1", "stable e2")
    assert goods(state) == {"wood": 1} and state.agenda[-1][0] == "place"
    go(state, "stable_bake", "stable e3")
    assert "wood" not in goods(state) and state.farms[0].stables == mask("e1 e2 e3")


def test_renovation_takes_one_material_a_room_and_one_reed_in_one_step():
    state = start()
    farm(state, rooms="a1 a2 a3")
    to_place(state, 0, 7)
    give(state, clay=3, reed=1, stone=9)
    go(state, "renovate_improve")
    assert goods(state) == {"stone": 9} and state.farms[0].material == 1 and state.agenda[-1][0] == "place"
    state = start()
    farm(state, material="stone")
    to_place(state, 0, 7)
    give(state, stone=9, reed=5)
    assert refused(state, "renovate_improve") == ("renovation", "stone_house", {})


# --- fields -----------------------------------------------------------------------------------------------


def test_fields_lie_side_by_side_and_grain_makes_three_a_vegetable_two():
    state = start()
    farm(state, fields="c1")
    to_place(state, 0, 12)
    give(state, grain=1, vegetable=1)
    go(state, "plow_field")
    assert texts(state) == ["plow b1", "plow d1", "plow c2"]
    assert refused(state, "plow e3") == ("plow", "apart.plow", {"at": "e3"})
    go(state, "plow d1", "sow_bake", "sow grain c1", "sow vegetable d1")
    assert state.farms[0].crops == {2: (5, 3), 3: (6, 2)} and goods(state) == {}


def test_plow_and_sow_may_be_done_in_either_order():
    state = start()
    farm(state, fields="c1")
    to_place(state, 0, 13)
    give(state, grain=2)
    go(state, "plow_sow", "sow grain c1", "plow d1")
    assert refused(state, "sow grain d1")[0] == "notation" and state.agenda[-1][0] == "place", "the sow action was over"
    state = start()
    farm(state, fields="c1")
    to_place(state, 0, 13)
    give(state, grain=2)
    go(state, "plow_sow", "plow d1", "sow grain c1", "sow grain d1")
    assert sorted(state.farms[0].crops) == [2, 3]


def test_three_grain_in_both_ovens_are_thirteen_food_and_a_hearth_bakes_the_fourth():
    state = start()
    farm(state, cards=["A5", "A6", "A3"])
    to_place(state, 0, 7)
    give(state, grain=4)
    go(state, "sow_bake", "bake 3")
    assert goods(state)["food"] == 13
    state = start()
    farm(state, cards=["A6", "A3"])
    to_place(state, 0, 7)
    give(state, grain=4)
    go(state, "sow_bake", "bake 4")
    assert goods(state)["food"] == 14


# --- fences and animals -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("pasture", "stables", "holds"), [
    ("c1", "", 2), ("c1", "c1", 4), ("c1 d1", "", 4), ("c1 d1", "c1", 8), ("c1 d1", "c1 d1", 16),
])
def test_capacities(pasture, stables, holds):
    state = start()
    mine = farm(state, pastures=[pasture], stables=stables)
    pens, loose = state.room(0)
    assert pens == ((holds,) * 3,) and loose == 1
    give(state, sheep=holds, boar=1)
    assert mine.keeps(state.room(0)) and not mine.keeps(state.room(0), {8: 1})


def test_fences_are_built_pasture_by_pasture_and_shared_sides_are_paid_once():
    state = start()
    to_place(state, 0, 4)
    give(state, wood=12)
    go(state, "fences", "fence c1+c2")
    assert goods(state) == {"wood": 6}
    assert refused(state, "fence e3") == ("fences", "beside", {})
    assert refused(state, "fence a1+b1") == ("fences", "tiles", {})
    assert refused(state, "fence d1+e2") == ("fences", "parts", {})
    assert refused(state, "fence c1+d1") == ("fences", "across", {})
    assert refused(state, "fence c1+c2") == ("fences", "pasture", {})
    assert refused(state, "fence d1+d2+d3+e1+e2+e3") == ("fences", "wood", {"n": 8})
    go(state, "fence c1", "fence d1+d2")
    assert goods(state) == {"wood": 1} and len(state.farms[0].pastures) == 3 and state.farms[0].fences.bit_count() == 11
    go(state, "fence d1")
    assert goods(state) == {} and len(state.farms[0].pastures) == 4
    state = start()
    farm(state, pastures=["c1 d1 e1 c2 d2"])
    give(state, wood=99)
    to_place(state, 0, 4)
    go(state, "fences")
    assert refused(state, "fence c3+d3+e3+e2") == ("fences", "fences_left", {"n": 6, "left": 5})


def test_fourteen_fences_and_four_stables_make_the_farm_of_the_strategy_guide():
    state = start()
    mine = farm(state, pastures=["b1 b2", "c1", "c2", "d1"], stables="b1 c1 c2 d1")
    assert mine.fences.bit_count() == 14
    give(state, sheep=8, boar=7, cattle=4, grain=0)
    assert mine.keeps(state.room(0)), "eight sheep, seven wild boar with one in the house, four cattle"
    found = points(state)
    assert sum(found[rule] for rule in ("pastures", "fenced-stables", "sheep", "boar", "cattle")) == 19


def test_something_must_go_only_when_animals_do_not_fit():
    state = start()
    to_place(state, 0, 4)
    state.piles["sheep_1"] = 3
    go(state, "sheep_1")
    assert goods(state) == {"sheep": 1}, "without a pot two run free by themselves, one lives in the house"
    state = start()
    farm(state, cards=["A1"], pastures=["e1"])
    to_place(state, 0, 9)
    give(state, sheep=3)
    state.piles["boar_1"] = 2
    go(state, "boar_1")
    assert texts(state) == ["cook sheep", "cook boar", "release sheep", "release boar"]
    go(state, "cook sheep")
    assert goods(state) == {"sheep": 2, "boar": 2, "food": 2} and state.agenda[-1][0] == "house"
    go(state, "release boar")
    assert goods(state) == {"sheep": 2, "boar": 1, "food": 2} and state.agenda[-1][0] == "place"


def test_fencing_a_stable_in_can_leave_an_animal_without_its_place():
    state = start()
    farm(state, stables="d1 e1")
    give(state, sheep=1, boar=1, cattle=1, wood=6)
    to_place(state, 0, 4)
    give(state, sheep=1, boar=1, cattle=1, wood=6)
    go(state, "fences", "fence d1+e1")
    assert state.agenda[-1] == ("house", 0) and texts(state) == ["release sheep", "release boar", "release cattle"]


# --- people -----------------------------------------------------------------------------------------------


def test_growth_needs_a_room_and_five_are_the_most_but_the_late_space_needs_none():
    state = start()
    farm(state, rooms="a1 a2 a3")
    to_place(state, 0, 7)
    go(state, "family_growth_minor")
    mine = state.farms[0]
    assert (mine.people, mine.born) == (3, 1) and state.people(0) == 1, "the child does not work yet"
    to_place(state, 0, 13)
    mine.rooms = mask("a1 a2")
    assert refused(state, "family_growth_minor")[0] in ("growth", "placing")
    go(state, "family_growth_no_room")
    assert mine.people == 4
    mine.people = 5
    to_place(state, 0, 13)
    state.taken.clear()
    assert refused(state, "family_growth_no_room") == ("growth", "five", {})


def test_the_token_changes_the_order_from_the_next_round():
    state = start(2)
    assert state.to_move == 0
    go(state, "take_grain", "start_player_storehouse")
    assert state.first == 1 and state.to_move == 0 and goods(state, 1)["food"] == 4
    go(state, "plow_field", "plow c1", "fishing")
    assert state.round == 2 and state.to_move == 1


# --- harvest ----------------------------------------------------------------------------------------------


def test_food_that_is_missing_is_begged_for_and_costs_three_points_each():
    state = start(2)
    give(state, 0, food=1)
    give(state, 1, food=9)
    to_harvest(state)
    assert state.farms[0].begging == 3 and points(state)["begging"] == -9 and goods(state, 1)["food"] == 5


def test_food_may_be_kept_for_begging_cards_where_that_is_chosen():
    state = start(food="kept")
    give(state, food=6)
    to_harvest(state)
    assert texts(state) == ["beg", "feed"]
    go(state, "beg")
    assert goods(state)["food"] == 6 and state.farms[0].begging == 6


def test_a_child_born_this_round_eats_one_and_a_solo_player_three():
    state = start(2)
    farm(state, people=3)
    state.farms[0].born = 1
    give(state, 0, food=9)
    give(state, 1, food=9)
    to_harvest(state)
    assert goods(state)["food"] == 4
    state = start()
    give(state, food=9)
    to_harvest(state)
    assert goods(state)["food"] == 3


def test_crafts_work_once_a_harvest():
    state = start()
    farm(state, cards=["A7", "A8", "A9"])
    give(state, wood=3, clay=3, reed=3, food=0)
    to_harvest(state)
    assert texts(state) == ["use A7", "use A8", "use A9", "feed"]
    go(state, "use A7", "use A8")
    assert goods(state) == {"wood": 2, "clay": 2, "reed": 3, "food": 4} and texts(state) == ["use A9", "feed"]
    state.play(state.find("use A9"))
    assert goods(state)["food"] == 7 - 6 and state.farms[0].begging == 0, "nothing was left to convert: the family was fed"


def test_where_not_all_young_fit_the_owner_chooses():
    state = start()
    farm(state, pastures=["c1", "d1"])
    give(state, sheep=2, boar=2, food=9)
    to_harvest(state)
    assert texts(state) == ["release sheep", "release boar", "feed"], "before it something may be set free"
    go(state, "feed")
    assert texts(state) == ["breed sheep", "breed boar"]
    go(state, "breed boar")
    assert goods(state)["boar"] == 3 and goods(state)["sheep"] == 2


def test_all_young_that_fit_are_born_unasked_and_one_animal_has_none():
    state = start()
    farm(state, pastures=["c1 c2"], stables="e3")
    give(state, sheep=2, boar=1, food=9)
    to_harvest(state)
    assert (goods(state)["sheep"], goods(state)["boar"]) == (3, 1)
