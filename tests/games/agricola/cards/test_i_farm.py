"""The minor improvements of the I deck: fields, animals, food."""

from __future__ import annotations

import pytest
from games.agricola.positions import again, bonus, end_round, farm, forget, give, go, goods, mask, named, play, points, table, texts, to_harvest

# --- plowing ------------------------------------------------------------------------------------------------


def test_moldboard_plow_plows_two_fields_twice_but_not_on_plow_and_sow():
    state = table(2, cards=["I63"], round_=13)
    for file in "cd":
        go(state, "plow_field", f"plow {file}1", "use I63", f"plow {file}2")
        again(state)
    assert state.farms[0].fields == mask("c1 c2 d1 d2")
    go(state, "plow_field", "plow e1")
    assert state.to_move == 1
    state = table(2, cards=["I63"], round_=13)
    go(state, "plow_sow", "plow c1")
    assert state.farms[0].fields == mask("c1") and not any("I63" in text for text in texts(state))


def test_harrow_serves_everybody_once_and_others_pay_two_food():
    state = table(2, cards=["I68"], round_=13)
    go(state, "plow_sow", "plow c1", "use I68", "plow c2")
    again(state)
    go(state, "plow_field", "plow c3")
    assert state.to_move == 1, "its owner has used it"
    give(state, 1, food=1)
    again(state, 1)
    go(state, "plow_field", "plow c1")
    assert state.agenda[-1][0] == "place", "too little food"
    give(state, 1, food=1, grain=1)
    again(state, 1)
    go(state, "plow_field", "plow c2")
    assert texts(state) == ["use no", "eat grain"], "food can still be made"
    go(state, "use no")
    give(state, 1, food=3)
    again(state, 1)
    go(state, "plow_field", "plow d1", "use I68", "plow d2")
    assert goods(state) == {"food": 2} and goods(state, 1) == {"food": 1, "grain": 1}
    again(state, 1)
    go(state, "plow_field", "plow d3")
    assert state.agenda[-1][0] == "place", "seat 1 has used it too"


def test_the_harrow_is_not_used_together_with_a_plow_card():
    state = table(2, cards=["I68", "I63"])
    go(state, "plow_field", "plow c1")
    assert texts(state) == ["use I68", "use I63", "use no"]
    go(state, "use I63", "plow c2")
    assert state.to_move == 1


@pytest.mark.parametrize("id_", ["E61", "E62", "I63", "K115", "K119"])
def test_beside_ones_own_plow_card_the_harrow_of_another_still_costs_two_food(id_):
    state = table(2, cards=[id_], food=2)
    state.have(1, named("I68"))
    go(state, "plow_field", "plow c1")
    assert texts(state) == [f"use {id_}", "use I68", "use no"]
    go(state, "use I68", "plow c2")
    assert goods(state) == {} and goods(state, 1) == {"food": 5} and state.agenda[-1] == ("place", 1)


@pytest.mark.parametrize("id_", ["E61", "E62", "I63", "K115", "K119", "I68"])
def test_every_plow_card_and_the_harrow_count_as_such(id_):
    state = table(2, cards=["I76", id_])
    farm(state, fields="c1 c2 c3 d1 d2")
    assert bonus(state, "I76") == 0
    play(state, "K124")
    assert texts(state)[-1] == "done" and state.agenda[-1][2] == "K124"
    state = table(2, cards=["I70"], seat=1)
    state.farms[1].cards = (id_,)
    forget(state)
    go(state, "plow_field", "plow c1", f"use {id_}", "plow c2")
    if state.agenda[-1][2] == id_:
        go(state, "done")
    assert state.agenda[-1][:3] == ("act", 0, "I70")


def test_punner_follows_others_who_plow_more_than_one_field_with_a_card():
    for played, expected in ((["plow c1", "use I63", "plow c2"], True), (["plow c1", "use no"], False)):
        state = table(2, cards=["I70"], seat=1)
        state.farms[1].cards = ("I63",)
        forget(state)
        go(state, "plow_field", *played)
        assert (state.agenda[-1][:3] == ("act", 0, "I70")) == expected
    state = table(2, cards=["I70", "I63"])
    go(state, "plow_field", "plow c1", "use I63", "plow c2")
    assert state.to_move == 1, "not for its owner"


@pytest.mark.parametrize(("owned", "fields", "worth"), [
    ([], 4, 0), ([], 5, 2), (["I63"], 5, 0), (["I68"], 5, 0), (["I70"], 5, 0), (["K124"], 5, 0), (["K124", "I63"], 6, 2), (["E18"], 4, 0),
])
def test_rake_scores_five_fields_or_six_with_a_plow(owned, fields, worth):
    state = table(2, cards=["I76", *owned])
    farm(state, fields=" ".join("c1 c2 c3 d1 d2 d3".split()[:fields]))
    assert points(state).get("bonus-points", 0) == worth


# --- sowing and the field phase -----------------------------------------------------------------------------


def test_planter_box_adds_to_fields_beside_rooms():
    state = table(2, cards=["I90", "K105"], round_=4, grain=2, vegetable=1)
    farm(state, fields="b1 b2 c2")
    go(state, "sow_bake", "sow grain b1", "sow vegetable b2", "sow grain c2")
    if state.agenda[-1][0] == "act":
        go(state, "done")
    assert state.farms[0].crops == {1: (5, 5), 6: (6, 3), 7: (5, 3)}


def test_corn_storehouse_sows_grain_after_the_field_phase_with_one_grain_less():
    state = table(2, cards=["I86", "K105", "I78"], grain=3, wood=1, food=4)
    farm(state, fields="c1 d1", crops=[("c1", "grain", 1)])
    to_harvest(state)
    assert set(texts(state)) == {"sow grain c1", "sow grain d1", "sow grain K105-1", "sow grain K105-2", "done"}
    go(state, "sow grain c1", "sow grain K105-1", "done")
    assert state.farms[0].crops == {2: (5, 2)} and state.farms[0].slots == {"K105-1": (5, 2)} and goods(state)["grain"] == 2


def test_manure_is_a_field_phase_after_rounds_without_harvest():
    state = table(2, cards=["I92", "K105", "E51"], round_=1)
    assert named("I92").lacking(state, 0) == ("animals", 2)
    give(state, sheep=3)
    farm(state, fields="c1 d1", pastures=["e1 e2"], crops=[("c1", "grain", 3), ("d1", "vegetable", 1)])
    state.farms[0].slots = {"K105-1": (5, 1)}
    end_round(state)
    assert texts(state) == ["use yes", "use no"]
    go(state, "use yes")
    assert state.farms[0].crops == {2: (5, 2)} and state.farms[0].slots == {} and state.round == 2
    assert goods(state) == {"grain": 2, "vegetable": 1, "sheep": 3}, "all fields, and no food from the Spindle"
    state = table(2, cards=["I92"], round_=4)
    farm(state, fields="c1", crops=[("c1", "grain", 3)])
    end_round(state)
    assert state.agenda[-1][0] == "feed" and state.farms[0].crops == {2: (5, 2)}, "the harvest itself is as ever"
    state = table(2, cards=["I92"], round_=1)
    farm(state, fields="c1", crops=[("c1", "grain", 3)])
    end_round(state)
    go(state, "use no")
    assert state.farms[0].crops == {2: (5, 3)}


def test_manure_lets_the_corn_storehouse_and_for_its_owner_the_water_mill_act():
    state = table(2, cards=["I92", "I86", "I103"], round_=1)
    farm(state, fields="c1", crops=[("c1", "grain", 1)])
    give(state, 1, grain=1)
    end_round(state)
    go(state, "use yes")
    asked = []
    while state.agenda[-1][0] in ("act", "ask", "order"):
        asked.append(state.agenda[-1][:3])
        go(state, texts(state)[-1])
    assert sorted(asked) == [("act", 0, "I86"), ("ask", 0, "I103"), ("order", 0, ("I86", "I103"))], "seat 1 has grain, but it is not its field phase"


# --- animals ------------------------------------------------------------------------------------------------


def test_shepherds_crook_brings_two_sheep_for_each_new_large_pasture():
    state = table(2, cards=["I77"], round_=4, wood=14)
    go(state, "fences", "fence c1+d1+c2+d2", "fence c3+d3", "done")
    assert goods(state)["sheep"] == 2 and len(state.farms[0].pastures) == 2, "the small one brings none"
    state = table(2, cards=["I77"], round_=4, wood=14)
    go(state, "fences", "fence d1+e1+d2+e2", "fence b1+c1+b2+c2")
    assert goods(state) == {"sheep": 4}, "two in one action"


def test_shepherds_crook_counts_a_division_only_where_large_pastures_become_more():
    for cells, sheep in (("b1+b2", 0), ("b1+c1+b2+c2", 2)):
        state = table(2, round_=4, wood=9)
        farm(state, pastures=["b1 b2 c1 c2 d1 d2 e1 e2"])
        state.have(0, named("I77"))
        go(state, "fences", f"fence {cells}")
        if state.agenda[-1][0] == "act":
            go(state, "done")
        assert goods(state).get("sheep", 0) == sheep and len(state.farms[0].pastures) == 2


def test_milking_shed_counts_the_animals_of_all_farms_before_other_cards():
    state = table(2, cards=["I93"], sheep=4, cattle=1)
    farm(state, pastures=["c1 c2 c3", "d1"])
    farm(state, 1, pastures=["c1 c2 c3", "d1"])
    give(state, 1, sheep=1, cattle=2)
    to_harvest(state)
    assert state.farms[0].begging == 2 and named("I93").rank < named("E51").rank, "1 and 1 food, 4 due"


def end_game(state):
    state.round = 14
    state.agenda[:] = [("next",)]
    state._run()


def test_animal_feed_adds_an_animal_of_each_kind_right_before_scoring():
    state = table(2, cards=["I101"], sheep=3, cattle=1)
    farm(state, pastures=["c1 c2", "d1"])
    end_game(state)
    assert goods(state) == {"sheep": 4, "cattle": 2} and state.outcome()


def test_animal_feed_makes_room_for_what_is_worth_most():
    state = table(2, cards=["I101"], sheep=3, boar=2)
    farm(state, pastures=["c1 c2"])
    give(state, boar=1)
    before = state.scores()[0].total
    end_game(state)
    assert goods(state) == {"sheep": 4, "boar": 1} and state.scores()[0].total == before + 1


def test_animal_feed_comes_before_the_borrowed_animals_go_back():
    state = table(4, cards=["E215", "I101"], sheep=1, boar=0, cattle=0)
    farm(state, pastures=["c1"])
    end_game(state)
    assert goods(state) == {"sheep": 2} and named("I101").needs == {"planted_fields": 4}
    assert [line.points for line in state.scores()[0].lines if line.marks == ("E215",)] == [-2], "the second sheep goes back for nothing"


@pytest.mark.parametrize(("owned", "fits", "not_"), [
    ([], (2, 1, 1), (1, 1, 3)), (["E29"], (3, 1, 2), (5, 1, 1)), (["E59"], (2, 2, 2), (3, 2, 2)),
])
def test_wildlife_reserve_houses_one_of_each_and_more_with_other_cards(owned, fits, not_):
    """One animal may live in the house."""
    state = table(cards=["I102", *owned])
    for counts, housed in ((fits, True), (not_, False)):
        give(state, **dict(zip(("sheep", "boar", "cattle"), counts)))
        assert state.farms[0].keeps(state.room(0)) == housed, counts
    assert points(state)["pastures"] == -1


# --- food ---------------------------------------------------------------------------------------------------


def test_hand_mill_grinds_two_grain_in_each_feeding_phase():
    state = table(2, cards=["I75"], grain=3)
    to_harvest(state)
    go(state, "use I75", "use I75")
    assert "use I75" not in texts(state) and goods(state) == {"food": 4, "grain": 1}


@pytest.mark.parametrize(("hearth", "back"), [("A3", True), ("K128", False)])
def test_cooking_corner_takes_a_hearth_and_cooks_and_bakes(hearth, back):
    state = table(2, cards=[hearth], vegetable=1, sheep=1, boar=1, cattle=1)
    state.farms[0].hand = ("I85",)
    forget(state)
    go(state, "start_player_minor", "token", "buy I85")
    assert state.farms[0].cards == ("I85",) and (hearth in state.majors) == back and "oven" not in named("I85").traits
    again(state)
    go(state, "cook vegetable", "cook sheep", "cook boar", "cook cattle")
    assert goods(state) == {"food": 13}
    give(state, grain=1)
    state.may(0, "I85", ("bake",), must=True)
    state._run()
    assert goods(state) == {"food": 16}


def test_schnaps_distillery_turns_one_vegetable_into_four_food_at_each_feeding():
    state = table(2, cards=["I98", "E25"], vegetable=2)
    to_harvest(state)
    go(state, "use I98")
    assert "use I98" not in texts(state) and goods(state) == {"food": 4, "vegetable": 1}


@pytest.mark.parametrize(("supply", "planted", "worth"), [(4, 0, 0), (3, 2, 1), (4, 2, 2), (9, 0, 2)])
def test_schnaps_distillery_scores_the_fifth_and_sixth_vegetable(supply, planted, worth):
    state = table(2, cards=["I98"], vegetable=supply)
    farm(state, fields="c1", crops=[("c1", "vegetable", planted)] if planted else ())
    assert points(state).get("bonus-points", 0) == worth


def test_the_vegetable_for_the_distillery_comes_from_the_supply():
    state = table(2, stone=2)
    farm(state, fields="c1", crops=[("c1", "vegetable", 2)])
    state.farms[0].hand = ("I98",)
    forget(state)
    go(state, "start_player_minor")
    assert state.agenda[-1][0] == "place"
