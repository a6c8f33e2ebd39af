"""Rulings about minor improvements of the E and I decks together with cards of all decks."""

from __future__ import annotations

import pytest
from games.agricola.positions import bonus, end_round, farm, forget, give, go, goods, named, play, points, table, texts, to_harvest

# --- wood ---------------------------------------------------------------------------------------------------


def test_basket_and_mushroom_collector_leave_three_wood_for_five_food_and_that_is_taking_wood():
    state = table(3, cards=["E34", "E196", "I79", "E152"])
    state.piles["wood_3"] = 3
    forget(state)
    go(state, "wood_3", "use E34", "use yes", "use yes")
    assert goods(state) == {"wood": 2, "food": 3 + 2 + 1} and state.piles["wood_3"] == 3, "Wood Cart and Berry Picker act all the same"


def test_spinney_comes_before_all_that_is_left_or_bought():
    state = table(4, cards=["I80", "I234"], seat=1, food=1)
    state.farms[1].cards = ("E196",)
    state.piles["wood_3"] = 1
    forget(state)
    go(state, "wood_3")
    assert goods(state)["wood"] == 1 and goods(state, 1).get("wood", 0) == 0 and state.piles["wood_3"] == 0
    state = table(3, cards=["I80", "I234"], seat=1, food=1)
    state.farms[1].cards = ("E34",)
    give(state, 1, wood=5)
    go(state, "wood_3", "use yes")
    assert state.agenda[-1][0] == "place" and goods(state, 1)["wood"] == 5, "two are left, one is handed over: nothing can be bought"


# --- fences, rooms ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id_", "sign"), [("E175", "fence"), ("E207", "stable"), ("K307", "use sheep")])
def test_mini_pasture_is_building_fences_to_other_cards(id_, sign):
    state = table(4, cards=[id_], food=3)
    play(state, "E40")
    go(state, "fence e1")
    assert any(text.startswith(sign) for text in texts(state)), texts(state)


def test_mini_pasture_brings_the_farmer_a_boar():
    state = table(4, cards=["E160"])
    play(state, "E40")
    go(state, "fence e1")
    assert goods(state) == {"boar": 1}


@pytest.mark.parametrize(("id_", "material"), [("E55", "stone"), ("I81", "wood")])
def test_an_extension_counts_as_building_a_room(id_, material):
    state = table(2, cards=["K270"], food=1)
    farm(state, material=material)
    play(state, id_)
    go(state, "room b1")
    assert texts(state) == ["use yes", "use no"], "the Wet Nurse hears of it"


@pytest.mark.parametrize("owned", [["I91"], ["K272"], ["E36"], ["I99"]])
def test_cards_about_rooms_do_not_change_the_price_of_an_extension(owned):
    state = table(2, cards=owned, wood=5)
    state.farms[0].hand = ("I81",)
    forget(state)
    go(state, "start_player_minor")
    assert state.agenda[-1][0] == "place", "1 reed is missing"


@pytest.mark.parametrize("owned", [["E36"], ["K136"], ["I99"]])
def test_roofs_do_not_change_the_price_of_the_holiday_house(owned):
    state = table(2, cards=owned, wood=3, clay=2, reed=1)
    state.farms[0].hand = ("I71",)
    forget(state)
    go(state, "start_player_minor")
    assert state.agenda[-1][0] == "place"


def test_the_half_timbered_house_gives_nothing_beside_the_mansion_and_adds_to_the_chief():
    state = table(cards=["E21", "K144", "E172", "E28", "E173"])
    farm(state, rooms="a1 a2 a3", material="stone")
    assert [bonus(state, id_) for id_ in ("E21", "K144", "E172", "E28", "E173")] == [0, 6, 3, 2, 3]


def test_the_trowel_takes_one_step_only_also_with_the_conservator():
    state = table(2, cards=["E50", "E200"], clay=9, stone=9, reed=9)
    assert [text for text in texts(state) if "E50" in text] == ["use E50"]
    go(state, "use E50")
    assert state.farms[0].material == 1 and "use E50" not in texts(state)


# --- goods and occupations ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("id_", "number"), [("E39", 1), ("I104", 2)])
def test_market_woman_hears_of_vegetables_from_minor_improvements_and_the_pieceworker_does_not(id_, number):
    state = table(2, cards=["K292", "K268"], food=3)
    play(state, id_)
    assert goods(state) == {"food": 3, "vegetable": number, "grain": 2} and state.agenda[-1][0] == "place"


def test_bookshelf_and_patron_bring_food_for_both_occupations_of_the_writing_desk():
    state = table(4, cards=["E49", "K112", "E192", "E187"])
    state.farms[0].hand = ("I235", "K283", "I219")
    forget(state)
    go(state, "occupation", "play I235", "play K283")
    assert goods(state) == {"food": 5 + 5 - 1 - 2}


def test_writing_desk_does_not_help_the_scholar():
    state = table(2, cards=["E49", "K279"], food=9)
    farm(state, material="stone")
    state.farms[0].hand = ("I235", "K283")
    state.agenda[:] = [("round",)]
    forget(state)
    state._run()
    go(state, "play I235")
    assert state.agenda[-1][0] == "place" and state.farms[0].hand == ("K283",)


def test_writing_desk_is_silent_when_the_space_for_five_is_used_for_growth():
    state = table(5, cards=["E49", "E187"], round_=6, food=9)
    farm(state, rooms="a1 a2 a3")
    state.farms[0].hand = ("I235", "K283")
    forget(state)
    go(state, "occupation_or_growth_5p", "grow")
    assert state.agenda[-1][0] == "place" and state.farms[0].people == 3


def test_the_cattle_of_the_market_may_go_to_the_butcher_at_once():
    state = table(2, cards=["I247"], sheep=1, cattle=1)
    play(state, "E60")
    assert "cook cattle" in texts(state)


def test_fish_trap_gives_nothing_to_the_net_fisherman():
    state = table(2, cards=["I95", "I248"])
    state.farms[0].notes["I248"] = 1
    state.piles["fishing"] = 2
    end_round(state)
    assert goods(state) == {"food": 2}


def test_the_guest_counts_for_the_church_warden_and_the_holiday_house_does_not_let_anybody_count():
    state = table(2, cards=["I227"], round_=14)
    state.farms[0].people, state.farms[0].guests, state.farms[0].placed = 4, 1, 5
    assert bonus(state, "I227") == 3
    state.have(0, named("I71"))
    state.farms[0].placed = 0
    assert state.people(0) == 0 and bonus(state, "I227") == 0


# --- fields and the harvest ---------------------------------------------------------------------------------


def test_potato_dibber_helps_on_every_field_card_for_vegetables():
    state = table(2, cards=["E32", "E18", "E47", "K137"], round_=4, vegetable=3)
    go(state, "sow_bake", "sow vegetable E18", "sow vegetable E47")
    if state.agenda[-1][0] == "act":
        go(state, texts(state)[0])
    assert state.farms[0].slots == {"E18": (6, 3), "E47": (6, 3), "K137-1": (6, 3)}


def test_corn_storehouse_is_sowing_to_the_field_worker():
    state = table(3, cards=["I86"], grain=1, food=4)
    farm(state, fields="c1")
    state.farms[1].cards = ("I224",)
    forget(state)
    to_harvest(state)
    go(state, "sow grain c1")
    assert goods(state, 1)["grain"] == 1


def test_manure_brings_no_food_from_cards_of_the_harvest_and_the_gardener_keeps_vegetables_standing():
    state = table(4, cards=["I92", "I93", "E51", "E53", "K133", "K146", "I246", "I226"], round_=1)
    farm(state, fields="c1 d1", pastures=["e1 e2 e3", "b1 b2 b3"], crops=[("c1", "grain", 3), ("d1", "vegetable", 2)])
    give(state, sheep=7, cattle=5)
    end_round(state)
    go(state, "use yes")
    assert goods(state).get("food", 0) == 0 and state.farms[0].crops == {2: (5, 2), 3: (6, 2)}
    assert goods(state)["grain"] == 1 and goods(state)["vegetable"] == 1


def test_all_fields_on_cards_count_for_animal_feed_but_not_wood():
    state = table(2, cards=["E18", "E47", "K105", "I78"])
    state.farms[0].slots = {"E18": (6, 1), "E47": (6, 1), "K105-1": (5, 1), "I78-1": (0, 3)}
    assert named("I101").lacking(state, 0) == ("planted_fields", 4)
    state.farms[0].slots["K105-2"] = (5, 1)
    assert named("I101").lacking(state, 0) is None


def test_improvements_that_are_animals_are_none_for_manure_and_animal_feed():
    state = table(2, cards=["K120", "K135"])
    assert named("I92").lacking(state, 0) == ("animals", 2)
    play(state, "I101")
    state.round = 14
    state.agenda[:] = [("next",)]
    state._run()
    assert points(state)["sheep"] == -1


def test_rivals_of_the_mill_and_the_storehouse_act_before_the_harvest_helper():
    state = table(3, cards=["I103", "I86", "I223"], grain=2, food=9)
    farm(state, fields="c1")
    farm(state, 1, fields="c1", crops=[("c1", "grain", 3)])
    to_harvest(state)
    asked = []
    while state.agenda[-1][0] in ("act", "ask", "order"):
        asked.append(state.agenda[-1][2])
        go(state, texts(state)[-1])
    assert ("I103", "I86") in asked and asked.index("I223") > max(asked.index("I103"), asked.index("I86"))


# --- what a card is not -------------------------------------------------------------------------------------


def test_the_field_card_is_not_helped_by_plows():
    state = table(2, cards=["E62", "I68"])
    play(state, "E11")
    go(state, "plow c1")
    assert state.agenda[-1][0] == "place"


def test_the_simple_fireplace_is_heard_by_the_charcoal_burner():
    state = table(3, cards=["E182"])
    play(state, "E20")
    assert goods(state) == {"food": 1, "wood": 1}


def test_wood_that_cards_add_does_not_lie_on_the_space_for_the_basket():
    state = table(2, cards=["E34", "I79"])
    state.piles["wood_3"] = 1
    forget(state)
    go(state, "wood_3")
    assert goods(state) == {"wood": 3} and state.agenda[-1][0] == "place"


def test_the_bakers_kitchen_is_no_oven_to_the_bakehouse_and_ceramics():
    state = table(2, cards=["I65"])
    assert named("E33").lacking(state, 0) == ("ovens", 1)
    give(state, stone=3)
    state.farms[0].hand = ("K106",)
    forget(state)
    go(state, "start_player_minor")
    assert state.agenda[-1][0] == "place"


@pytest.mark.parametrize(("id_", "way"), [("E17", "use E17"), ("I75", "use I75")])
def test_a_mill_is_no_baking_to_the_millstone(id_, way):
    state = table(2, cards=[id_, "E41"], grain=1, vegetable=1)
    to_harvest(state)
    go(state, way)
    assert goods(state) == {"food": 2, "vegetable": 1}


def test_a_hut_extension_makes_no_room_for_the_growth_of_the_same_action():
    state = table(2, round_=7, wood=5, reed=1)
    state.farms[0].hand = ("I81",)
    forget(state)
    assert "family_growth_minor" not in texts(state)


def test_what_the_fieldsman_adds_is_wood_on_the_copse_and_what_the_smallholder_adds_is_not():
    for owned, number in ((["I78", "I219"], 5), (["I78", "K286"], 3)):
        state = table(2, cards=owned, round_=4, wood=1)
        go(state, "sow_bake", "sow wood I78-1")
        assert state.farms[0].slots == {"I78-1": (0, number)}


def test_the_lasso_can_be_thrown_twice_in_a_round_but_not_from_the_animal_space_for_five():
    state = table(2, cards=["I88"], round_=11)
    farm(state, people=5, rooms="a1 a2 a3 b1 b2", pastures=["c1 c2 c3", "d1 d2 d3", "e1 e2 e3"])
    go(state, "sheep_1", "use yes", "fishing")
    assert state.to_move == 1
    state.agenda[:] = [("work", 1), ("place", 0)]
    forget(state)
    go(state, "boar_1", "use yes", "clay_1")
    assert state.farms[0].placed == 4 and state.to_move == 1
    state = table(5, cards=["I88"], round_=1)
    go(state, "animal_choice_5p", "take sheep")
    assert state.to_move == 1


def test_a_card_that_is_a_space_takes_one_person_a_round_and_counts_as_an_improvement():
    state = table(2, cards=["I100", "E56", "I235"], seat=1)
    go(state, "I100")
    state.agenda[:] = [("work", 1), ("place", 0)]
    forget(state)
    assert "I100" not in texts(state) and named("E31").lacking(state, 0) is None


def test_the_planter_box_does_nothing_for_fields_on_cards():
    state = table(2, cards=["I90", "E18"], round_=4, vegetable=1)
    go(state, "sow_bake")
    assert state.farms[0].slots == {"E18": (6, 2)}


def test_the_milking_shed_counts_pets():
    state = table(2, cards=["I93"], sheep=4, food=3)
    farm(state, pastures=["c1 c2"])
    give(state, 1, sheep=1, food=9)
    to_harvest(state)
    assert state.farms[0].begging == 0, "3 food and 1 for the fifth sheep, which lives in a house"


def test_a_plow_that_left_the_game_does_not_trouble_the_rake():
    state = table(2, cards=["I76", "I63"])
    farm(state, fields="c1 c2 c3 d1 d2")
    assert bonus(state, "I76") == 0
    state.give_back(0, "I63")
    assert bonus(state, "I76") == 2


def test_the_guest_is_no_family():
    state = table(2, round_=3, food=4)
    state.farms[0].guests = 1
    assert state.people(0) == 3 and points(state)["family"] == 6
    to_harvest(state)
    assert state.farms[0].begging == 0


def test_the_owner_of_the_holiday_house_still_gets_what_lies_on_round_fourteen():
    state = table(2, cards=["I71", "E57"], round_=13)
    state.agenda[:] = [("round",)]
    state._run()
    assert goods(state) == {"food": 1} and state.to_move == 1
