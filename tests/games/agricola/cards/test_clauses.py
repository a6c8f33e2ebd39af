"""The small print of single cards: whose turn, which space, how many at most. What a card does at all is tested elsewhere."""

from __future__ import annotations

import pytest
from games.agricola.positions import bonus, farm, forget, give, go, goods, named, play, table, texts, to_harvest

from pygame_core.games.agricola import prices
from pygame_core.games.agricola.animals import fit
from pygame_core.games.agricola.goods import price

AT = {  # card → a space where it speaks to its owner
    "E12": "fishing", "E22": "fishing", "E30": "fishing", "E34": "wood_3", "E35": "take_grain", "E54": "day_laborer", "E56": "stone_1a",
    "E147": "vegetable_1", "E152": "wood_3", "E161": "fishing", "E166": "day_laborer", "E167": "traveling_players_4p", "E168": "take_grain",
    "E169": "traveling_players_4p", "E176": "wood_3", "E188": "clay_1", "E196": "wood_3", "E202": "day_laborer", "E206": "boar_1", "E210": "stone_1a",
    "E212": "traveling_players_4p", "I74": "take_grain", "I79": "wood_3", "I82": "stone_1a", "I95": "fishing", "K126": "reed_1",
    "K131": "day_laborer",
}


@pytest.mark.parametrize("id_", AT)
def test_a_card_of_a_space_says_nothing_when_others_go_there(id_):
    state, without = table(4, cards=[id_], round_=10, seat=1, vegetable=0), table(4, round_=10, seat=1)
    for each in (state, without):
        go(each, AT[id_])
    assert goods(state) == {} and state.agenda[-1] == ("place", 2) and goods(state, 1) == goods(without, 1)


@pytest.mark.parametrize("id_", AT)
def test_a_card_of_a_space_says_nothing_elsewhere(id_):
    state = table(4, cards=[id_], round_=10, vegetable=0)
    go(state, "sheep_1")
    assert goods(state) == {"sheep": 1} and state.agenda[-1] == ("place", 1)


# --- by the round --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id_", "number", "rounds"), [
    ("E31", 1, (3, 5, 7, 9, 11, 13)), ("E43", 1, range(8, 15)), ("E45", 1, range(2, 15, 2)), ("E46", 1, (5, 8, 11, 14)), ("E57", 1, range(10, 15)),
    ("E187", 1, range(6, 15)), ("E190", 1, range(2, 15)),
    ("E24", 2, range(2, 15)), ("E48", 1, (2, 3, 4)), ("E201", 1, (6, 10)), ("E204", 1, (2, 3, 4)), ("E205", 1, (2, 3, 4, 5)),
    ("I66", 1, (2, 3, 4)), ("I69", 1, (2, 3, 4)), ("I72", 1, (2, 3, 4, 5)), ("I84", 1, range(2, 10)),
    ("K108", 2, range(2, 15, 2)), ("K114", 1, (2, 3, 4)),
    ("K116", 1, (8, 10, 12)), ("K130", 1, range(2, 7)), ("K140", 1, range(2, 7)), ("K142", 1, range(2, 15, 2)),
])
def test_goods_on_rounds_to_come_to_the_last_one(id_, number, rounds):
    state = table(4)
    farm(state, material="clay" if id_ == "E190" else "wood")
    play(state, id_)
    assert {round_: [each[2] for each in lying] for round_, lying in state.due.items()} == {round_: [number] for round_ in rounds}


# --- into food -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id_", "food"), [
    ("E20", {"vegetable": 2, "sheep": 1, "boar": 2, "cattle": 3}), ("I85", {"vegetable": 4, "sheep": 2, "boar": 3, "cattle": 4}),
    ("K128", {"vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4}),
])
def test_what_cooking_brings(id_, food):
    for good, number in food.items():
        state = table(cards=[id_], **{good: 1})
        go(state, f"cook {good}")
        assert goods(state) == {"food": number}


@pytest.mark.parametrize(("id_", "most", "food"), [
    ("E20", 5, 10), ("E27", 5, 15), ("I85", 5, 15), ("K128", 5, 15), ("E14", 2, 10), ("I65", 2, 10), ("K106", 2, 10)])
def test_what_baking_brings(id_, most, food):
    state = table(cards=[id_], round_=4, grain=5)
    go(state, "sow_bake")
    assert texts(state) == [f"bake {grain}" for grain in range(1, most + 1)]
    go(state, f"bake {most}")
    assert state.farms[0].goods[4] == food


def test_what_others_bake_cook_and_work_is_theirs():
    state = table(2, cards=["E19", "E25", "E26", "E41", "E156", "K109", "K339", "A3"], round_=4, seat=1, boar=0)
    state.farms[1].cards = ("A1", "A7")
    give(state, 1, grain=2, food=0, vegetable=2, wood=1, boar=1)
    go(state, "cook boar", "cook vegetable", "cook vegetable", "sow_bake", "bake 2")
    assert goods(state) == {} and goods(state, 1) == {"food": 10, "wood": 1} and bonus(state, "K339") == 0
    give(state, 0, food=9)
    to_harvest(state)
    while "use A7" not in texts(state):
        go(state, texts(state)[-1])
    go(state, "use A7")
    assert state.agenda[-1][:2] != ("ask", 0)


def test_spices_season_vegetables_only():
    state = table(cards=["E25", "A1"], sheep=1)
    go(state, "cook sheep")
    assert goods(state) == {"food": 2}


def test_the_plane_smooths_wood_only():
    state = table(cards=["E26", "A8"], clay=1, wood=1, food=5)
    to_harvest(state)
    go(state, "use A8")
    assert not any(item[0] == "ask" for item in state.agenda) and state.farms[0].goods[0] == 1


@pytest.mark.parametrize(("id_", "clay", "got"), [
    ("E186", "clay2 sheep", "sheep"), ("E186", "clay2 reed", "reed"), ("E186", "clay3 boar", "boar"), ("E186", "clay3 stone", "stone"),
    ("E186", "clay4", "cattle"),
    ("E171", "clay2 wood", "wood"), ("E171", "clay2 reed", "reed"), ("E171", "clay2 stone", "stone"), ("E185", "clay2", "stone"),
])
def test_clay_is_swapped_for_one_thing(id_, clay, got):
    state = table(4, cards=[id_], clay=int(clay[4]))
    farm(state, pastures=["e1 e2"])
    go(state, f"use {id_} {clay}")
    assert goods(state) == {got: 1}


@pytest.mark.parametrize(("boar", "worth"), [(1, 0), (2, 1), (3, 2), (4, 3), (6, 3)])
def test_brush_maker_scores_two_three_and_four_boar(boar, worth):
    state = table(3, cards=["E156", "A1"], boar=0)
    for _ in range(boar):
        give(state, boar=1)
        go(state, "cook boar")
    assert bonus(state, "E156") == worth


def test_lettuce_becomes_food_for_its_owner_only_and_only_from_the_patch():
    state = table(2, cards=["E47"], food=9)
    farm(state, fields="c1", crops=[("c1", "vegetable", 1)])
    farm(state, 1, fields="c1", crops=[("c1", "vegetable", 1)])
    state.have(1, named("E18"))
    state.farms[1].slots["E18"] = (6, 1)
    give(state, 1, food=9)
    to_harvest(state)
    assert not any(item[0] == "ask" for item in state.agenda) and goods(state)["vegetable"] == 1 and goods(state, 1)["vegetable"] == 2


def test_the_merchant_repeats_only_his_own_improvement_actions():
    state = table(2, cards=["E179"], round_=4, seat=1)
    give(state, 1, clay=5, food=5)
    go(state, "major_minor", "buy A1")
    assert state.agenda[-1] == ("place", 0)


# --- the house -----------------------------------------------------------------------------------------------


def test_clay_supports_name_two_clay_a_wood_and_a_reed():
    state = table(cards=["E37"])
    farm(state, material="clay")
    base = (price(clay=5, reed=2),)
    assert set(prices.offered(state, 0, ("room",), base)) == {price(clay=2, wood=1, reed=1), *base}
    farm(state, material="stone")
    assert prices.offered(state, 0, ("room",), base) == list(base)


def test_baking_tray_helps_with_the_three_ovens_only():
    state = table(cards=["E15"])
    for id_ in ("A7", "A10", "K106", "E13"):
        assert prices.offered(state, 0, ("improvement", id_), named(id_).prices) == list(named(id_).prices)


@pytest.mark.parametrize(("id_", "material", "room"), [("E55", "stone", True), ("I81", "wood", True), ("K132", "clay", True), ("E52", "wood", False)])
def test_what_a_passing_card_builds_is_one_and_must_be_built(id_, material, room):
    state = table(2)
    farm(state, material=material)
    play(state, id_)
    assert "done" not in texts(state)
    go(state, texts(state)[0])
    built = state.farms[0].rooms.bit_count() - 2 if room else state.farms[0].stables.bit_count()
    assert built == 1 and state.agenda[-1] == ("place", 0)


def test_hedge_keeper_adds_three_fences_to_free_ones_and_nothing_to_those_of_others():
    state = table(2, cards=["E175"])
    farm(state, pastures=["d2 e2"])
    play(state, "E40")
    go(state, "fence c2")
    assert "fence d3" in texts(state) and "fence d3+e3" not in texts(state), "three, not four"
    state = table(2, cards=["E175"], round_=4, seat=1)
    give(state, 1, wood=4)
    go(state, "fences", "fence e3")
    if state.agenda[-1][0] == "act":
        go(state, "done")
    assert state.agenda[-1] == ("place", 0)


# --- fields and animals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id_", "most"), [("E61", 3), ("E62", 3), ("I63", 2), ("K115", 3), ("K119", 3), ("I68", 2)])
def test_a_plow_card_plows_so_many_fields_and_no_more(id_, most):
    state = table(2, cards=[id_])
    go(state, "plow_field", "plow c1", f"use {id_}")
    while state.agenda[-1][0] == "act":
        go(state, texts(state)[0])
    assert state.farms[0].fields.bit_count() == most and state.agenda[-1] == ("place", 1)


@pytest.mark.parametrize(("owned", "held", "refused"), [
    (["E29"], [(3, 0, 0), (2, 1, 0), (1, 1, 0)], [(4, 0, 0), (0, 3, 0), (0, 0, 3), (2, 2, 0)]),
    (["E58"], [(4, 0, 0), (2, 1, 1)], [(5, 0, 0), (2, 2, 1)]), (["E58", "E59"], [(6, 0, 0), (2, 2, 2)], [(7, 0, 0)]),
    (["E58", "E29"], [(7, 0, 0), (6, 1, 0), (0, 4, 0), (0, 0, 4)], [(8, 0, 0), (6, 2, 0), (0, 5, 0), (0, 0, 5)]),
    (["E208"], [(4, 0, 0), (0, 4, 0), (0, 0, 4), (3, 1, 0)], [(5, 0, 0), (0, 5, 0), (0, 0, 5), (2, 2, 0)]),
    (["E208", "E29"], [(4, 0, 0), (0, 4, 0), (0, 0, 4)], [(5, 0, 0), (0, 5, 0), (0, 0, 5)]),
    (["I102"], [(3, 1, 1), (1, 3, 1), (1, 1, 3)], [(4, 0, 0), (0, 4, 0), (0, 0, 4), (2, 2, 2)]),
    (["I102", "E59"], [(5, 1, 1), (2, 3, 2)], [(6, 0, 0), (0, 6, 0), (0, 0, 6)]),
    (["I102", "E29"], [(6, 1, 1), (3, 2, 2)], [(7, 0, 0), (0, 4, 0), (0, 0, 4)]),
    (["K145"], [(2, 99, 0), (1, 99, 1)], [(3, 0, 0), (0, 0, 3)]), (["K120"], [(1, 0, 0)], [(2, 0, 0), (1, 1, 0)]),
])
def test_how_many_animals_a_hut_and_one_stable_hold_with_cards(owned, held, refused):
    state = table(2, cards=owned)
    farm(state, stables="e1")
    room = state.room(0)
    assert all(fit(room, *animals) for animals in held) and not any(fit(room, *animals) for animals in refused)


def test_the_stablemasters_is_one_of_several_stables():
    for owned, held, refused in ((["E208"], (5, 0, 0), (6, 0, 0)), (["E208", "E29"], (6, 0, 0), (7, 0, 0)), (["E29", "E208"], (2, 3, 1), (3, 2, 1))):
        state = table(2, cards=owned)
        farm(state, stables="e1 d3")
        assert fit(state.room(0), *held) and not fit(state.room(0), *refused)


@pytest.mark.parametrize(("cells", "sheep"), [(["c1 c2 c3"], 0), (["c1 d1 c2 d2"], 2), (["c1 d1 c2", "d2 d3 e3"], 0)])
def test_the_crook_asks_for_four_cells(cells, sheep):
    state = table(2, cards=["I77"], round_=4, wood=15)
    go(state, "fences")
    for each in cells:
        go(state, "fence " + "+".join(each.split()))
    go(state, "done")
    assert goods(state).get("sheep", 0) == sheep


def test_the_crook_and_the_plow_maker_do_not_look_at_other_farms():
    state = table(2, cards=["I77", "E195"], round_=4, seat=1, food=1)
    give(state, 1, wood=15, food=1)
    go(state, "fences", "fence c1+d1+c2+d2", "done")
    assert goods(state) == {"food": 1} and "sheep" not in goods(state, 1)
    state.agenda[:], state.taken = [("work", 0), ("place", 1)], {}
    forget(state)
    go(state, "plow_field", "plow e3")
    assert state.agenda[-1][0] == "place"


@pytest.mark.parametrize(("sheep", "cattle", "food"), [(4, 2, 0), (5, 2, 1), (4, 3, 1), (9, 5, 2), (10, 6, 4)])
def test_milking_shed_counts_full_fives_and_threes(sheep, cattle, food):
    state = table(2, cards=["I93"], sheep=sheep, cattle=cattle)
    named("I93").field_start(state, 0)
    assert goods(state).get("food", 0) == food


# --- what others or other cards do ----------------------------------------------------------------------------


@pytest.mark.parametrize(("id_", "got"), [
    ("A7", {"wood": 4}), ("I258", {"wood": 4}), ("A8", {"clay": 4}), ("E214", {"clay": 4}), ("A9", {"reed": 3}),
    ("E183", {"reed": 3}), ("K122", {}), ("A5", {})])
def test_guildmaster_brings_goods_with_six_cards_and_two_for_each_that_is_there(id_, got):
    state = table(4, cards=["E341"])
    play(state, id_)
    while state.agenda[-1][0] != "place":
        go(state, "done")
    assert goods(state) == got
    state = table(4, cards=[id_])
    play(state, "E341")
    assert goods(state) == ({"wood": 2} if id_ == "K122" else dict.fromkeys(got, 2))
    state = table(4, cards=["E341"])
    play(state, id_, 1)
    assert not set(goods(state)) & {"wood", "clay", "reed"}, "not when others get it"


def test_flagon_pours_for_wells_only():
    state = table(2, cards=["A10", "I87"])
    play(state, "E25")
    play(state, "E25", 1)
    assert goods(state) == {}


def test_lasso_asks_its_owner_while_there_is_somebody_to_place_and_takes_no_for_an_answer():
    state = table(2, cards=["I88"], round_=10)
    go(state, "sheep_1", "use no")
    assert state.agenda[-1] == ("place", 1)
    state.agenda[:], state.farms[0].placed = [("work", 1), ("place", 0)], 1
    give(state, sheep=0)
    go(state, "boar_1")
    assert state.agenda[-1] == ("place", 1), "nobody is left"
    state = table(2, cards=["I88"], round_=10, seat=1)
    go(state, "sheep_1")
    assert state.agenda[-1] == ("place", 0), "not for others"


@pytest.mark.parametrize("id_", ["I67", "K113"])
def test_bread_after_plowing_is_its_owners_and_of_plowing_only(id_):
    for seat, space in ((1, "plow_field"), (0, "take_grain")):
        state = table(2, cards=[id_, "A1"], seat=seat, grain=1)
        state.farms[1].cards = ("A2",)
        give(state, 1, grain=1)
        go(state, space)
        if state.agenda[-1][0] == "act":
            go(state, texts(state)[0])
        assert state.agenda[-1] == ("place", 1 - seat)


def test_bread_paddle_is_for_own_occupations_only():
    state = table(2, cards=["K111", "A1"], grain=1)
    play(state, "E25")
    play(state, "E187", 1)
    assert state.agenda[-1][0] == "place"
    play(state, "E187")
    assert state.agenda[-1][:3] == ("act", 0, "K111")


def test_the_miller_owes_nothing_at_a_mill_of_his_own():
    state = table(2, cards=["I103"], grain=1, food=1)
    give(state, 1, food=9)
    to_harvest(state)
    go(state, "use yes")
    assert state.farms[0].begging == 0 and goods(state) == {}, "1 and 3 food for two people"


def test_the_sawhorses_stable_is_not_spent_by_others():
    state = table(2, cards=["K121"], seat=1)
    give(state, 1, wood=2)
    go(state, "build_rooms_stables", "stable c1")
    assert prices.offered(state, 0, ("stable",), (price(wood=2),)) == [price()]
    state.have(0, named("E52"))
    state._run()
    go(state, "stable c1")
    assert prices.offered(state, 0, ("stable",), (price(wood=2),)) == [price(wood=2)]


def test_the_sawmill_makes_three_food_of_a_wood():
    state = table(cards=["K122"], wood=2, food=3)
    to_harvest(state)
    go(state, "use K122")
    assert goods(state) == {"wood": 1} and state.farms[0].begging == 0, "3 and 3 food for two people alone, and only once"


@pytest.mark.parametrize(("id_", "animal", "food", "worth"), [
    ("K133", "cattle", (0, 1, 1, 2, 2, 3, 3), 2), ("K146", "sheep", (0, 1, 1, 1, 2, 2, 2, 3, 3), 3), ("E51", "sheep", (0, 0, 0, 1, 1, 2, 2, 2), 0)])
def test_food_and_points_by_the_herd(id_, animal, food, worth):
    for number, expected in enumerate(food):
        state = table(2, cards=[id_], **{animal: number})
        named(id_).field_start(state, 0)
        assert goods(state).get("food", 0) == expected
        assert bonus(state, id_) == (number // worth if worth else 0)
