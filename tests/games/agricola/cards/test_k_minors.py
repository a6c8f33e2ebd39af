"""The minor improvements of the K deck."""

from __future__ import annotations

import pytest
from games.agricola.positions import ROUNDS, farm, forget, give, go, goods, mask, named, play, points, table, texts, to_harvest, to_place

from pygame_core.games.agricola import prices
from pygame_core.games.agricola.goods import price
from pygame_core.games.agricola.info import GAME
from pygame_core.games.agricola.needs import lacking

# --- plowing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id_", "times"), [("K119", 1), ("K115", 2)])
def test_a_plow_card_plows_three_fields_on_plow_one_field_a_number_of_times(id_, times):
    state = table(2, cards=[id_])
    for file in "cd"[:times]:
        go(state, "plow_field", f"plow {file}1")
        assert texts(state) == [f"use {id_}", "use no"]
        go(state, f"use {id_}", f"plow {file}2", f"plow {file}3")
        state.agenda[:], state.taken = [("work", 1), ("place", 0)], {}
        forget(state)
    assert state.farms[0].fields.bit_count() == 3 * times
    go(state, "plow_field")
    go(state, texts(state)[0])
    assert state.agenda[-1][0] == "place", "used up"


def test_a_plow_card_may_plow_fewer_fields_and_does_not_help_on_plow_and_sow_nor_another_seat():
    state = table(2, cards=["K119"], round_=13)
    go(state, "plow_field", "plow c1", "use K119", "plow c2", "done")
    assert state.farms[0].fields == mask("c1 c2")
    for seat, space in ((0, "plow_sow"), (1, "plow_field")):
        state = table(2, cards=["K119"], round_=13, seat=seat)
        go(state, space, "plow c1")
        assert state.agenda[-1][0] == "place" and state.farms[seat].fields == mask("c1")


def test_one_plow_card_helps_an_action_and_its_seat_says_which():
    state = table(2, cards=["K115", "K119"])
    go(state, "plow_field", "plow c1")
    assert texts(state) == ["use K115", "use K119", "use no"]
    go(state, "use K119", "plow c2", "plow c3")
    assert state.agenda[-1][0] == "place" and state.farms[0].notes == {"K119": (0,)}
    state = table(2, cards=["K115"])
    go(state, "plow_field", "plow c1", "use no")
    assert state.farms[0].notes == {} and state.farms[0].fields == mask("c1")


def test_yoke_plows_a_field_for_each_plow_card_in_play_and_ox_team_one_for_each_round_left():
    state = table(2, cards=["K119"])
    state.have(1, named("K115"))
    play(state, "K124")
    go(state, "plow c1", "plow c2")
    assert state.agenda[-1][0] == "place" and state.farms[0].fields == mask("c1 c2"), "two plow cards, and they do not help here"
    state = table(2)
    play(state, "K124")
    assert state.agenda[-1][0] == "place", "no plow card, no field"
    for round_, fields in ((14, 0), (13, 1), (12, 2), (5, 3)):
        state = table(2, round_=round_)
        farm(state, fields="c1")
        play(state, "K134")
        for _ in range(fields):
            assert texts(state)[-1] == "done"
            go(state, texts(state)[0])
        assert state.agenda[-1][0] == "place" and state.farms[0].fields.bit_count() == 1 + fields


# --- baking -----------------------------------------------------------------------------------------------


def test_bakehouse_takes_an_oven_back_and_bakes_two_grain_for_five_each_at_once():
    state = table(cards=["A5", "I65"], stone=3, grain=3)
    state.farms[0].hand = ("K106",)
    forget(state)
    go(state, "start_player_minor", "token")
    assert texts(state) == ["buy K106", "eat grain", "done"], "the Baker's Kitchen is no oven: only the Clay Oven can go back"
    go(state, "buy K106")
    assert "A5" in state.majors and goods(state) == {"grain": 3} and "oven" not in named("K106").traits
    go(state, "bake 3")
    assert goods(state) == {"food": 15}, "two in the Bakehouse, one in the Kitchen"
    assert points(state)["card-points"] == 5
    state = table(cards=["A1"], stone=3)
    state.farms[0].hand = ("K106",)
    forget(state)
    go(state, "start_player_minor")
    assert state.farms[0].hand == ("K106",), "no oven, no Bakehouse"


def test_bread_paddle_bakes_for_each_occupation_after_it_was_paid_for():
    state = table(4, cards=["K111", "A1", "I235"], grain=2)
    state.farms[0].hand = ("I219", "K283")
    forget(state)
    assert "occupation" not in texts(state), "2 grain are no food before the paddle bakes: the second occupation costs 1"
    give(state, food=1)
    go(state, "occupation", "play I219", "bake 1")
    assert goods(state) == {"grain": 1, "food": 2}
    state = table(4, cards=["K111", "A1", "I249"], seat=1, grain=1, food=1)
    state.farms[0].hand = ("I219",)
    go(state, "traveling_players_4p", "play I219", "bake 1")
    assert goods(state) == {"food": 2}, "in somebody else's turn too"


@pytest.mark.parametrize("space", ["plow_field", "plow_sow"])
def test_flail_lets_one_bake_after_both_plow_spaces(space):
    state = table(2, cards=["K113", "A1"], round_=13, grain=1)
    go(state, space, "plow c1")
    if space == "plow_sow":
        go(state, "done")
    assert texts(state) == ["bake 1", "done"]
    go(state, "bake 1")
    assert goods(state) == {"food": 2} and state.farms[0].fields == mask("c1")
    state = table(2, cards=["K113", "A1"], seat=1, grain=1)
    go(state, "plow_field", "plow c1")
    assert state.agenda[-1][0] == "place", "not for others"



# --- goods ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id_", "now", "rounds", "number"), [
    ("K108", 5, [6, 8, 10, 12, 14], 2), ("K130", 3, [4, 5, 6, 7, 8], 1), ("K140", 11, [12, 13, 14], 1)])
def test_food_on_rounds_to_come(id_, now, rounds, number):
    state = table(round_=now)
    play(state, id_)
    assert state.due == {round_: ((0, 4, number, id_),) for round_ in rounds}


def next_round(state, round_):
    state.round = round_ - 1
    state.agenda[:] = [("round",)]
    state._run()


def test_greenhouse_sells_a_vegetable_in_the_fourth_and_the_seventh_round():
    state = table(2, round_=3)
    play(state, "K117")
    assert named("K117").lies(state, 0) == ((7, "vegetable"), (10, "vegetable"))
    for round_ in (7, 10):
        give(state, food=2)
        next_round(state, round_)
        assert texts(state) == ["use yes", "use no"]
        go(state, "use yes")
    assert goods(state)["vegetable"] == 2 and goods(state)["food"] == 1
    next_round(state, 11)
    assert state.agenda[-1][0] == "place"
    state = table(2, cards=["K117"])
    next_round(state, 5)
    assert goods(state) == {} and state.agenda[-1][0] == "place", "a vegetable that is not bought is gone"
    state = table(2, cards=["K117", "K114"])
    state.due = {5: ((0, 4, 1, "K114"),)}
    next_round(state, 5)
    go(state, "use yes")
    assert goods(state) == {"vegetable": 1}, "paid with the food of this round"


def test_landing_net_gives_two_food_for_reed_and_one_if_other_materials_come_with_it():
    for players, space, food in ((2, "reed_1", 2), (4, "reed_stone_food_4p", 1), (5, "reed_stone_wood_5p", 1), (2, "clay_1", 0)):
        state = table(players, cards=["K126"])
        go(state, space)
        assert goods(state).get("food", 0) == food + (space == "reed_stone_food_4p"), space
    state = table(3, cards=["K126"])
    go(state, "resource_1_3p", "take reed")
    assert goods(state) == {"reed": 1, "food": 2}
    state = table(2, cards=["K126"])
    state.piles["reed_1"] = 0
    forget(state)
    assert "reed_1" not in texts(state), "an empty space cannot be used"
    state.gain(0, 2, 1, "E205")
    assert goods(state) == {"reed": 1}, "reed from cards brings nothing"


def test_clay_pit_adds_three_clay_for_its_owner_as_day_laborer():
    state = table(2, cards=["K131"])
    go(state, "day_laborer")
    assert goods(state) == {"food": 2, "clay": 3}
    state = table(2, cards=["K131"], seat=1)
    go(state, "day_laborer")
    assert goods(state) == {}


@pytest.mark.parametrize(("id_", "has", "gets"), [("K129", {}, {"grain": 1}), ("K141", {"food": 1}, {"boar": 1}), ("K143", {"clay": 2}, {"stone": 2}),
                                                  ("K143", {"wood": 2}, {"stone": 2})])
def test_goods_at_once_and_the_card_goes_to_the_left_or_alone_out_of_the_game(id_, has, gets):
    for players in (1, 2):
        state = table(players, **has)
        state.farms[0].hand = (id_,)
        forget(state)
        go(state, "start_player_minor", "token", f"buy {id_}")
        assert goods(state) == gets and state.farms[0].hand == state.farms[0].cards == ()
        assert players == 1 or state.farms[1].hand == (id_,)


def test_stone_exchange_takes_two_of_one_resource():
    state = table(2, wood=1, clay=1)
    state.farms[0].hand = ("K143",)
    forget(state)
    go(state, "start_player_minor")
    assert state.farms[0].hand == ("K143",)


def test_a_bred_boar_may_be_cooked_at_once():
    state = table(2, cards=["A1"], sheep=1)
    play(state, "K141")
    assert "cook boar" in texts(state), "the house has one place"
    go(state, "cook boar")
    assert goods(state) == {"sheep": 1, "food": 2}


# --- fields -----------------------------------------------------------------------------------------------


def test_liquid_manure_adds_one_to_each_stack_sown_beside_other_cards_and_to_wood():
    state = table(cards=["K118", "I78", "K105"], round_=4, grain=2, vegetable=1, wood=1)
    farm(state, fields="c1 d1")
    go(state, "sow_bake", "sow grain c1", "sow vegetable d1", "sow wood I78-1", "sow grain K105-1")
    assert sorted(state.farms[0].crops.values()) == [(5, 4), (6, 3)] and state.farms[0].slots == {"I78-1": (0, 4), "K105-1": (5, 4)}
    state = table(cards=["K118", "I219"], round_=4, grain=1)
    farm(state, fields="c1")
    go(state, "sow_bake")
    assert list(state.farms[0].crops.values()) == [(5, 6)], "3, 2 of the Fieldsman, 1"
    state = table(sheep=2, boar=2)
    assert not named("K118").lacking(state, 0)
    give(state, sheep=1)
    assert named("K118").lacking(state, 0) == ("animals", 4)


def test_clapper_grows_grain_and_wood_on_family_growth_spaces():
    for players, space, round_, grows in ((2, "family_growth_no_room", 13, True), (2, "family_growth_minor", 8, True), (2, "plow_field", 8, False),
                                          (5, "occupation_or_growth_5p", 5, True), (5, "occupation_or_growth_5p", 4, False)):
        state = table(players, cards=["K127", "K105", "I78"], round_=round_, food=9)
        farm(state, rooms="a1 a2 a3", fields="c1 d1", crops=[("c1", "grain", 1), ("d1", "vegetable", 1)])
        state.farms[0].slots = {"K105-1": (5, 2), "K105-2": (5, 3), "I78-1": (0, 1)}
        state.farms[0].hand = ("I219",)
        forget(state)
        go(state, space)
        if space == "occupation_or_growth_5p" and grows:
            go(state, "play I219")  # whichever option is taken
        more = int(grows)
        assert sorted(state.farms[0].crops.values()) == [(5, 1 + more), (6, 1)], space
        assert state.farms[0].slots == {"K105-1": (5, 2 + more), "K105-2": (5, 3 + more), "I78-1": (0, 1 + more)}


def test_clapper_acts_when_played_if_family_growth_was_used_this_round():
    for used, standing in ((True, 3), (False, 2)):
        state = table(2, round_=8)
        farm(state, fields="c1", crops=[("c1", "grain", 2)])
        state.taken = {"family_growth_minor": (0,) if used else (1,)}
        play(state, "K127")
        assert list(state.farms[0].crops.values()) == [(5, standing)]


def test_clapper_is_no_sowing():
    state = table(2, cards=["K127", "K118"], round_=13)
    farm(state, fields="c1", crops=[("c1", "grain", 2)])
    go(state, "family_growth_no_room")
    assert list(state.farms[0].crops.values()) == [(5, 3)]


def test_turnip_field_is_a_plot_for_vegetables_and_lets_one_sow_all_fields_at_once():
    state = table(vegetable=1, grain=1)
    farm(state, fields="c1")
    play(state, "K137")
    assert {"sow vegetable K137-1", "sow grain c1", "sow vegetable c1", "done"} == set(texts(state))
    go(state, "sow vegetable K137-1", "sow grain c1")
    assert state.farms[0].slots == {"K137-1": (6, 2)} and points(state)["vegetables"] == 2
    assert points(state)["fields"] == -1, "one field: the plot is none"


def test_acreage_is_two_fields_for_prerequisites_and_none_when_scoring():
    state = table(2, cards=["K105"], round_=5, grain=2)
    go(state, "sow_bake", "sow grain K105-1", "done")
    assert state.farms[0].slots == {"K105-1": (5, 3)} and named("K139").lacking(state, 0) == ("grain_fields", 2)
    to_place(state, 0)
    state.taken = {}
    forget(state)
    go(state, "sow_bake")
    assert state.farms[0].slots == {"K105-1": (5, 3), "K105-2": (5, 3)} and not named("K139").lacking(state, 0), "sown at different times"
    assert points(state)["fields"] == -1
    give(state, food=9)
    to_harvest(state)
    assert state.farms[0].slots == {"K105-1": (5, 2), "K105-2": (5, 2)}


def test_herb_garden_needs_a_field_with_vegetables():
    state = table()
    farm(state, fields="c1", crops=[("c1", "grain", 3)])
    assert named("K130").lacking(state, 0) == ("vegetable_fields", 1)
    farm(state, fields="c1", crops=[("c1", "vegetable", 1)])
    assert not named("K130").lacking(state, 0)


# --- building ---------------------------------------------------------------------------------------------


def test_sawhorse_spares_the_next_stable_and_every_third_fence_of_all():
    state = table(cards=["K121"], round_=4, wood=2)
    go(state, "build_rooms_stables", "stable c1")
    assert goods(state) == {"wood": 2}
    go(state, "stable c2")
    assert goods(state) == {}, "only the next one"
    state = table(cards=["K121"], round_=4, wood=3)
    go(state, "fences", "fence e1")
    assert goods(state) == {}, "4 fences: the 3rd is free"
    to_place(state, 0)
    state.taken = {}
    give(state, wood=2)
    go(state, "fences", "fence e2")
    assert goods(state) == {}, "3 more: the 6th is free"
    give(state, wood=2)
    to_place(state, 0)
    state.taken = {}
    forget(state)
    assert "fences" in texts(state)
    go(state, "fences", "fence e3")
    assert goods(state) == {}, "8, 9 and 10: the 9th is free"


def test_free_fences_are_not_saved():
    state = table(cards=["K121"], round_=4, wood=2)
    assert "fences" not in texts(state), "a pasture of four asks for three"


def test_clay_hut_extension_adds_a_room_whatever_rooms_cost():
    state = table(2, cards=["I243"], clay=3, reed=1)
    farm(state, material="clay")
    state.farms[0].hand = ("K132",)
    forget(state)
    go(state, "start_player_minor", "token", "buy K132", "room a3")
    assert state.farms[0].rooms == mask("a1 a2 a3") and goods(state) == {}, "the Bricklayer spares 1 clay of the card, not 2 of a room"
    assert state.farms[1].hand == ("K132",)
    for material in ("wood", "stone"):
        state = table(2, clay=4, reed=1)
        farm(state, material=material)
        assert named("K132").lacking(state, 0) == ("clay_hut", 1)
    farm(state, material="clay", fields="a3 b1 b2 b3 c1 c2 c3 d1 d2 d3 e1 e2 e3")
    assert named("K132").lacking(state, 0) is None, "the hut is all it asks for, as with the other extensions"


def test_brushwood_roof_takes_wood_for_reed_beside_other_cards():
    state = table(cards=["K136"])
    room, renovation = (price(wood=5, reed=2),), (price(clay=2, reed=1),)
    assert set(prices.offered(state, 0, ("room",), room)) == {price(wood=5, reed=2), price(wood=6, reed=1), price(wood=7)}
    assert set(prices.offered(state, 0, ("renovation",), renovation)) == {price(clay=2, reed=1), price(clay=2, wood=1)}
    state = table(cards=["K136", "I243"])
    assert price(clay=3, wood=2) in prices.offered(state, 0, ("room",), (price(clay=5, reed=2),))
    state = table(cards=["K136"])
    assert set(prices.offered(state, 0, ("stable",), (price(reed=1),))) == {price(reed=1)}, "rooms and renovations only"


@pytest.mark.parametrize(("rooms", "bonus"), [(4, 0), (5, 2), (6, 4), (7, 4)])
def test_wooden_strongbox_scores_rooms(rooms, bonus):
    state = table(cards=["K123"])
    farm(state, rooms=" ".join(["a1", "a2", "a3", "b1", "b2", "b3", "c1"][:rooms]))
    assert points(state).get("bonus-points", 0) == bonus


def test_mansion_scores_stone_rooms_beside_the_chief():
    state = table(cards=["K144"])
    farm(state, rooms="a1 a2 a3", material="stone")
    assert points(state)["bonus-points"] == 6
    state.have(0, named("E172"))
    assert sum(line.points for line in state.scores()[0].lines if line.rule == "bonus-points") == 9
    farm(state, material="clay")
    assert "bonus-points" not in points(state)


# --- the harvest ------------------------------------------------------------------------------------------


def test_brewery_turns_a_grain_into_three_food_once_a_harvest_and_scores_nine_grain():
    state = table(cards=["K110"], grain=2, food=1)
    to_harvest(state)
    go(state, "use K110")
    assert goods(state) == {"grain": 1, "food": 4} and "use K110" not in texts(state)
    state = table(cards=["K110"])
    farm(state, fields="c1", crops=[("c1", "grain", 3)])
    for grain, bonus in ((5, 0), (6, 1), (9, 1)):
        give(state, grain=grain)
        assert points(state).get("bonus-points", 0) == bonus, "9 grain in all"


def test_brewing_is_no_baking_and_takes_no_grain_from_fields():
    state = table(2, cards=["K110", "E155"])
    farm(state, fields="c1", crops=[("c1", "grain", 3)])
    give(state, food=2)
    to_harvest(state)
    assert goods(state) == {"food": 2, "grain": 1}
    go(state, "use K110")
    assert goods(state) == {"food": 2 + 3 - 4} and state.farms[0].crops, "the Bread Seller hears nothing"


def test_house_goat_gives_food_at_each_feeding_and_keeps_other_animals_out_of_the_house():
    state = table(2, sheep=1)
    play(state, "K120")
    assert state.room(0) == ((), 0) and goods(state) == {}, "the sheep has no place any more"
    give(state, food=3)
    to_harvest(state)
    assert state.farms[0].begging == 0 and goods(state) == {}
    assert not any(text.startswith("release") for text in texts(state)) and points(state)["sheep"] == -1


def test_sawmill_takes_the_place_of_a_joinery_and_makes_three_food_of_a_wood():
    state = table(cards=["A7"], wood=6, food=3)
    state.farms[0].hand = ("K122",)
    forget(state)
    go(state, "start_player_minor", "token", "buy K122")
    assert state.farms[0].cards == ("K122",) and "A7" in state.majors and goods(state) == {"wood": 6, "food": 3}
    to_harvest(state)
    go(state, "use K122")
    assert goods(state)["wood"] == 5 and state.farms[0].begging == 0
    for wood, bonus in ((1, 0), (2, 1), (4, 2), (5, 3)):
        give(state, wood=wood)
        assert points(state).get("bonus-points", 0) == bonus


def test_a_joinery_beside_the_sawmill_scores_its_own_points_but_no_wood():
    state = table(cards=["K122", "A7", "I78"], wood=4)
    state.farms[0].slots = {"I78-1": (0, 1)}
    assert points(state)["bonus-points"] == 3, "5 wood with that on the Copse, counted by the Sawmill alone"
    assert sum(line.points for line in state.scores()[0].lines if line.rule == "card-points") == 3 + 2 + 1


@pytest.mark.parametrize(("id_", "animal", "counts"), [("K133", "cattle", {1: (1, 0), 2: (1, 1), 3: (2, 1), 4: (2, 2), 5: (3, 2)}),
                                                       ("K146", "sheep", {1: (1, 0), 3: (1, 1), 4: (2, 1), 6: (2, 2), 7: (3, 2)})])
def test_food_in_the_field_phase_and_points_at_the_end_for_animals(id_, animal, counts):
    for number, (food, bonus) in counts.items():
        state = table(2, cards=[id_], food=4, **{animal: number})
        farm(state, pastures=["c1 c2 c3 d1 d2 d3"])
        assert points(state).get("bonus-points", 0) == bonus
        to_harvest(state)
        assert goods(state).get("food", 0) == food


# --- animals ----------------------------------------------------------------------------------------------


def test_forest_pasture_holds_any_number_of_boar_and_is_no_pasture():
    state = table(cards=["K145", "E59"], boar=30)
    mine = state.farms[0]
    assert mine.keeps(state.room(0)) and not mine.keeps(state.room(0), {7: 2}), "one sheep in the house, none in the forest"
    assert points(state)["pastures"] == -1 and points(state)["boar"] == 4


def test_horse_scores_two_for_missing_kinds_once():
    for has, bonus in (({}, 2), ({"sheep": 1, "boar": 1}, 2), ({"sheep": 1, "boar": 1, "cattle": 1}, 0)):
        state = table(cards=["K135"], **has)
        assert points(state).get("bonus-points", 0) == bonus
        assert points(state)["cattle"] == (1 if "cattle" in has else -1), "the missing kind costs a point all the same"


def test_pelts_lock_a_food_in_a_room_for_each_cooked_animal():
    state = table(2, cards=["K339", "A1"], sheep=3, vegetable=1)
    go(state, "cook vegetable")
    assert state.agenda[-1][0] == "place", "animals only"
    go(state, "cook sheep", "use yes", "cook sheep", "use no", "cook sheep", "use yes")
    assert goods(state) == {"food": 6} and points(state)["bonus-points"] == 2
    give(state, sheep=1)
    go(state, "cook sheep")
    assert state.agenda[-1][0] == "place" and points(state)["bonus-points"] == 2, "two rooms, two food"
    state = table(2, cards=["K339", "K280", "A1"], boar=2)
    go(state, "cook boar", "use yes", "cook boar", "use yes")
    assert goods(state) == {"food": 2}, "the food just cooked may go there"
    assert sum(line.points for line in state.scores()[0].lines if line.rule == "bonus-points") == 3, "beside the Tanner"


# --- the hand ---------------------------------------------------------------------------------------------


def test_broom_changes_the_minor_improvements_in_the_hand_and_lets_one_be_built():
    hands = [["E11", "E20", "I219", "K125"], []]
    deck = ["E25", "I235", "E13", "E36", "K107", "K109", "K114", "K129", "K112"]
    state = GAME.start(2, deal={"rounds": ROUNDS, "hands": hands, "deck": deck}, board="standard")
    give(state, wood=1)
    go(state, "start_player_minor", "token", "buy K125")
    assert set(state.farms[0].hand) == {"I219", "E25", "E13", "E36", "K107", "K109", "K114", "K129"}, "seven minors, the occupation stays"
    assert state.deck == ("I235", "K112")
    assert texts(state) == ["buy E25", "buy K129", "done"], "price and prerequisite apply"
    go(state, "buy K129")
    assert state.agenda[-1] == ("place", 1) and state.farms[1].hand == ("K129",)
    held = {id_ for farm in state.farms for id_ in (*farm.hand, *farm.cards)}
    assert not held & {"E11", "E20"} and not set(state.deck) & {"E11", "E20"}, "what was thrown away does not come back"


def test_what_the_broom_lets_one_build_is_no_action_to_repeat():
    state = GAME.start(2, deal={"rounds": ROUNDS, "hands": [["K125"], []], "deck": ["E25", "K129", "K135"]}, board="standard")
    state.have(0, named("E179"))
    give(state, wood=1, food=2)
    go(state, "start_player_minor", "token", "buy K125", "buy E25")
    assert texts(state) == ["buy K129", "buy K135", "done"], "once more for the action on the space"
    go(state, "buy K129")
    assert goods(state) == {"food": 1, "grain": 1} and state.to_move == 1


def test_broom_offers_no_major():
    state = GAME.start(2, deal={"rounds": ROUNDS, "hands": [["K125"], []], "deck": ["E25", "K112"]}, board="standard")
    state.have(0, named("K281"))
    give(state, wood=1, clay=5)
    go(state, "start_player_minor", "token", "buy K125")
    assert texts(state) == ["buy E25", "done"]


# --- what has been there before ----------------------------------------------------------------------------


def test_bookshelf_and_patron_bring_five_food():
    state = table(4, cards=["K112", "E192", "I235"])
    state.farms[0].hand = ("E172",)
    forget(state)
    go(state, "occupation")
    assert goods(state) == {"food": 2}, "5 before paying 3"


def test_granary_asks_for_one_resource_and_is_no_taking_of_grain():
    state = table(2, wood=2, clay=2)
    state.farms[0].hand = ("K116",)
    forget(state)
    go(state, "start_player_minor")
    assert state.farms[0].hand == ("K116",)
    state = table(2, cards=["I229"])
    state.due = {8: ((1, 5, 1, "K116"),)}
    next_round(state, 8)
    assert goods(state, 1)["grain"] == 1 and goods(state).get("food", 0) == 0, "the Sycophant hears nothing"


def test_a_hearth_of_the_hand_is_no_oven_and_puts_a_simple_fireplace_out_of_the_game():
    state = table(2, cards=["E20"])
    state.farms[0].hand = ("K128",)
    forget(state)
    go(state, "start_player_minor", "token", "buy K128")
    assert state.farms[0].cards == ("K128",) and "E20" not in state.majors and lacking(state, 0, {"ovens": 1}) == ("ovens", 1)


def test_the_person_in_the_reed_hut_is_no_growth_and_leaves_with_the_card():
    state = table(2, cards=["I233"], round_=12)
    farm(state, material="clay")
    play(state, "K138")
    assert state.farms[0].people == 2 and state.farms[0].born == 0 and "I233" not in state.farms[0].notes
    assert state.people(0) == 3
    state.give_back(0, "K138")
    assert state.people(0) == 2
    state = table(2)
    farm(state, people=5)
    assert named("K138").lacking(state, 0) == ("disc", 1), "all five are family"


def test_sleeping_corner_keeps_out_of_its_owners_way_and_opens_the_card_of_five_from_round_five():
    for round_, open_ in ((4, False), (5, True)):
        state = table(5, cards=["K139"], round_=round_)
        farm(state, rooms="a1 a2 a3")
        state.taken = {"occupation_or_growth_5p": (1,)}
        forget(state)
        assert ("occupation_or_growth_5p" in texts(state)) == open_
    state.taken = {"occupation_or_growth_5p": (1, 0)}
    forget(state)
    assert "occupation_or_growth_5p" not in texts(state)
