"""The minor improvements of the I deck: goods, spaces, house, points. Fields, animals and food: test_i_farm.py."""

from __future__ import annotations

import pytest
from games.agricola.positions import again, bonus, farm, forget, give, go, goods, mask, named, play, table, texts

from pygame_core.game import Illegal
from pygame_core.games.agricola import prices
from pygame_core.games.agricola.actions import house
from pygame_core.games.agricola.goods import price

# --- goods at once and by the round -------------------------------------------------------------------------


@pytest.mark.parametrize(("id_", "paid", "got"), [
    ("I96", {"wood": 2}, {"reed": 2}), ("I96", {"clay": 2}, {"reed": 2}), ("I104", {"grain": 3}, {"vegetable": 2}),
])
def test_a_card_that_brings_goods_at_once_goes_on_to_the_left(id_, paid, got):
    state = table(2, **paid)
    state.farms[0].hand = (id_,)
    forget(state)
    go(state, "start_player_minor", "token", f"buy {id_}")
    assert goods(state) == got and state.farms[1].hand == (id_,)


def test_reed_exchange_takes_two_of_the_same():
    state = table(2, wood=1, clay=1)
    state.farms[0].hand = ("I96",)
    forget(state)
    go(state, "start_player_minor")
    assert state.agenda[-1][0] == "place"


@pytest.mark.parametrize(("round_", "food"), [(1, 0), (2, 1), (11, 10)])
def test_alms_give_a_food_for_each_round_that_is_over(round_, food):
    state = table(2, round_=round_)
    play(state, "I64")
    assert goods(state).get("food", 0) == food
    state.have(0, named("I235"))
    assert named("I64").lacking(state, 0) == ("occupations_max", 0)


def test_strawberry_patch_brings_food_in_three_rounds_and_needs_two_fields_of_vegetables():
    state = table(round_=4, cards=["E18"])
    farm(state, fields="c1 d1", crops=[("c1", "vegetable", 1)])
    assert named("I69").lacking(state, 0) == ("vegetable_fields", 2)
    state.farms[0].slots = {"E18": (6, 1)}
    assert named("I69").lacking(state, 0) is None
    play(state, "I69")
    assert state.due == {round_: ((0, 4, 1, "I69"),) for round_ in (5, 6, 7)}


def test_village_well_is_built_of_the_well_whose_food_still_comes():
    state = table(2, round_=4)
    farm(state, cards=["A10"])
    state.schedule(0, (5, 6), 4, 1, "A10")
    state.farms[0].hand = ("I66",)
    forget(state)
    go(state, "start_player_minor", "token", "buy I66")
    assert "A10" in state.majors and state.farms[0].cards == ("I66",)
    assert {round_: len(lying) for round_, lying in state.due.items()} == {5: 2, 6: 2, 7: 1}
    state.give_back(0, "I66")
    assert state.due == {}


def test_flagon_pours_for_every_well_built_and_for_those_there_are():
    state = table(3, cards=["I87"], seat=1, round_=4)
    for seat in range(3):
        give(state, seat, food=0)
    give(state, 1, wood=1, stone=3)
    go(state, "major_minor")
    assert [goods(state, seat).get("food", 0) for seat in range(3)] == [4, 1, 1]
    state.farms[1].hand = ("I66",)
    again(state, 1)
    go(state, "start_player_minor", "token", "buy I66")
    assert [goods(state, seat).get("food", 0) for seat in range(3)] == [8, 2, 2]
    state = table(2)
    give(state, 1, food=0)
    farm(state, 1, cards=["A10", "I66"])
    play(state, "I87")
    assert goods(state) == {"food": 8} and goods(state, 1) == {"food": 2}, "both wells are there"
    state = table(2)
    play(state, "I87")
    assert goods(state) == {}


# --- action spaces ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["plow_field", "plow_sow"])
def test_threshing_board_lets_one_bake_after_plowing(space):
    state = table(2, cards=["I67", "A1"], round_=13, grain=1)
    go(state, space, "plow c1")
    if space == "plow_sow":
        go(state, "done")
    assert texts(state) == ["bake 1", "done"]
    go(state, "bake 1")
    assert goods(state) == {"food": 2}


def test_holiday_house_keeps_its_owner_from_placing_anybody_in_round_fourteen():
    state = table(2, round_=13)
    play(state, "I71")
    state.farms[0].coming = 1
    assert state.people(0) == 2 and named("I71").lacking(state, 0) is None
    state.agenda[:] = [("round",)]
    state._run()
    assert state.round == 14 and state.people(0) == 0 and state.people(1) == 2 and state.to_move == 1
    assert named("I71").lacking(state, 0) == ("round_13", 13)
    state.have(0, named("K138"))
    assert state.people(0) == 0, "nor does the one in the Reed Hut work"


def test_grain_cart_adds_two_grain():
    state = table(2, cards=["I74"])
    go(state, "take_grain")
    assert goods(state) == {"grain": 3}


def test_wood_cart_adds_two_wood_where_wood_lies_and_also_when_it_is_left_there():
    state = table(2, cards=["I79"])
    go(state, "wood_3")
    assert goods(state) == {"wood": 5}
    state = table(2, cards=["I79", "E34"])
    state.piles["wood_3"] = 2
    forget(state)
    go(state, "wood_3", "use yes")
    assert goods(state) == {"wood": 2, "food": 3}
    state = table(5, cards=["I79"])
    go(state, "reed_stone_wood_5p")
    assert goods(state)["wood"] == 1


def test_spinney_takes_one_wood_of_what_others_take_from_the_space_for_three():
    state = table(2, cards=["I80"], seat=1)
    go(state, "wood_3")
    assert goods(state) == {"wood": 1} and goods(state, 1)["wood"] == 2
    state = table(2, cards=["I80"])
    go(state, "wood_3")
    assert goods(state) == {"wood": 3}
    state = table(5, cards=["I80"], seat=1)
    go(state, "wood_4_5p")
    assert goods(state) == {}


def test_spinney_comes_before_the_basket():
    state = table(2, cards=["I80"], seat=1)
    state.farms[1].cards = ("E34",)
    state.piles["wood_3"] = 2
    forget(state)
    go(state, "wood_3")
    assert goods(state, 1)["wood"] == 1 and state.agenda[-1][0] == "place", "one is left, too few for the basket"


@pytest.mark.parametrize("space", ["stone_1a", "stone_1b"])
@pytest.mark.parametrize(("food", "answer", "left"), [(1, "yes", {"stone": 3}), (1, "no", {"stone": 2, "food": 1}), (0, None, {"stone": 2})])
def test_wooden_crane_adds_a_stone_and_a_second_for_a_food(space, food, answer, left):
    state = table(2, cards=["I82"], round_=11, food=food)
    go(state, space, *([f"use {answer}"] if answer else []))
    assert goods(state) == left


def test_lasso_places_a_second_person_when_one_goes_to_animals():
    state = table(2, cards=["I88"], round_=4)
    farm(state, people=4, rooms="a1 a2 a3 b1")
    go(state, "fishing")
    assert texts(state) == ["use yes", "use no"] and state.to_move == 0
    go(state, "use yes")
    assert texts(state) == ["sheep_1"], "the other one has to be at the animals"
    go(state, "sheep_1")
    assert state.to_move == 1, "never a third"
    state.agenda[:] = [("work", 1), ("place", 0)]
    forget(state)
    go(state, "clay_1")
    assert state.to_move == 1, "no animal space is free any more"


def test_after_an_animal_space_the_lasso_lets_the_second_go_anywhere():
    state = table(2, cards=["I88"], round_=4)
    go(state, "sheep_1", "use yes")
    assert {"fishing", "take_grain"} <= set(texts(state))
    go(state, "fishing")
    assert state.farms[0].placed == 2 and state.to_move == 1


def test_the_lasso_works_at_once_for_the_person_who_brought_it():
    state = table(2, round_=4, reed=1)
    state.farms[0].hand = ("I88",)
    forget(state)
    go(state, "start_player_minor", "token", "buy I88", "use yes")
    assert texts(state) == ["sheep_1"]
    with pytest.raises(Illegal) as refusal:
        state.find("fishing")
    assert refusal.value.message == "agricola.why.those_spaces"


def test_fish_trap_gives_a_food_for_fishing_and_for_reed_from_a_space():
    for players, space, move, left in ((2, "fishing", None, {"food": 2}), (2, "reed_1", None, {"food": 1, "reed": 1}),
                                       (3, "resource_1_3p", "take reed", {"food": 1, "reed": 1}), (3, "resource_1_3p", "take clay", {"clay": 1}),
                                       (4, "reed_stone_food_4p", None, {"reed": 1, "stone": 1, "food": 2})):
        state = table(players, cards=["I95"])
        go(state, space, *([move] if move else []))
        assert goods(state) == left
    state = table(2, cards=["I95"], wood=2)
    play(state, "I96")
    assert goods(state) == {"wood": 2, "reed": 2}, "reed from a card brings nothing"


@pytest.mark.parametrize(("id_", "good", "number", "paid"), [("I100", "food", 3, 0), ("I337", "clay", 5, 1)])
def test_an_added_space_serves_everybody_and_its_owner_may_take_points(id_, good, number, paid):
    state = table(2, seat=1)
    play(state, id_)
    give(state, 1, food=1)
    go(state, id_)
    assert goods(state, 1) == {good: number + (good == "food")} and goods(state).get("food", 0) == paid
    again(state)
    go(state, id_)
    assert set(texts(state)) == {f"take {good}", "take points"}
    go(state, "take points")
    assert bonus(state, id_) == 2
    state = table(2, cards=[id_])
    go(state, id_, f"take {good}")
    assert goods(state) == {good: number} and bonus(state, id_) == 0


def test_a_space_that_is_returned_is_gone():
    state = table(2, cards=["I100"])
    state.give_back(0, "I100")
    forget(state)
    assert "I100" not in texts(state)
    assert state.game.position(state.position()).position() == state.position()


# --- house and streets --------------------------------------------------------------------------------------


def test_wooden_hut_extension_adds_a_room_to_a_wooden_hut_for_nothing_more():
    state = table(2, wood=5, reed=1)
    state.farms[0].hand = ("I81",)
    forget(state)
    go(state, "start_player_minor", "token", "buy I81", "room b1")
    assert state.farms[0].rooms == mask("a1 a2 b1") and goods(state) == {} and state.farms[1].hand == ("I81",)
    farm(state, material="clay")
    assert named("I81").lacking(state, 0) == ("wooden_hut", 1)


def test_the_best_street_brings_two_points_and_the_others_nothing():
    state = table(2, cards=["I83"])
    assert bonus(state, "I83") == 2
    farm(state, 1, cards=["I89"])
    assert (bonus(state, "I83"), bonus(state, "I89", 1)) == (0, 2)
    state.have(0, named("I94"))
    assert (bonus(state, "I83"), bonus(state, "I89", 1), bonus(state, "I94")) == (0, 0, 2)


def test_ladder_takes_a_reed_off_rooms_renovation_and_six_improvements():
    state = table(2, cards=["I91"])
    mine = state.farms[0]
    assert prices.offered(state, 0, ("room",), house.room_price(mine)) == [price(wood=5, reed=1)]
    assert prices.offered(state, 0, ("renovation",), house.renovation_price(mine)) == [price(clay=2)]
    for id_ in ("I103", "E21", "I84", "I71", "K144", "I86"):
        assert prices.offered(state, 0, ("improvement", id_), (price(wood=1, reed=1),)) == [price(wood=1)]
    assert prices.offered(state, 0, ("improvement", "E34"), (price(reed=1),)) == [price(reed=1)]
    state = table(2, cards=["I91", "E13"])
    assert prices.offered(state, 0, ("room",), house.room_price(mine)) == [price(wood=2, reed=1)], "on top of a base price"


def test_straw_thatched_roof_spares_all_reed_of_rooms_and_renovation():
    state = table(2, cards=["I99"])
    mine = state.farms[0]
    assert prices.offered(state, 0, ("room",), house.room_price(mine)) == [price(wood=5)]
    assert prices.offered(state, 0, ("renovation",), house.renovation_price(mine)) == [price(clay=2)]
    assert prices.offered(state, 0, ("improvement", "I71"), named("I71").prices) == list(prices.undominated(named("I71").prices))
    farm(state, fields="c1 c2 c3", crops=[("c1", "grain", 1), ("c2", "grain", 1)])
    assert named("I99").lacking(state, 0) == ("grain_fields", 3)
