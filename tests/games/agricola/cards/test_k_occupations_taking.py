"""K deck: occupations on action spaces, and with what is taken from them or received."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, give, go, goods, play, table, texts, to_place


def test_serf_gets_a_grain_or_swaps_one_for_a_vegetable_before_sowing():
    state = table(4, cards=["K266"], round_=4)
    farm(state, fields="c1")
    assert "sow_bake" in texts(state), "the grain can be sown"
    go(state, "sow_bake")
    assert state.farms[0].crops == {2: (5, 3)}
    state = table(4, cards=["K266"], round_=4, grain=1)
    farm(state, fields="c1")
    go(state, "sow_bake", "use vegetable")
    assert state.farms[0].crops == {2: (6, 2)} and goods(state) == {}
    state = table(4, cards=["K266"], round_=4, grain=1)
    farm(state, fields="c1")
    go(state, "sow_bake", "use grain")
    assert state.farms[0].crops == {2: (5, 3)} and goods(state) == {"grain": 1}
    assert "sow_bake" not in texts(table(4, cards=["K266"], round_=4)), "nothing to sow it on, nothing to bake it in"


def test_pieceworker_buys_one_more_of_each_kind():
    state = table(5, cards=["K268"], food=3)
    go(state, "reed_stone_wood_5p")
    assert texts(state) == ["use reed", "use stone", "use wood", "use no"]
    go(state, "use stone", "use reed", "use no")
    assert goods(state) == {"reed": 2, "stone": 2, "wood": 1, "food": 1}
    state = table(2, cards=["K268"], food=2, round_=9)
    go(state, "vegetable_1", "use vegetable")
    assert goods(state) == {"vegetable": 2}, "for 2 food"
    state = table(2, cards=["K268"], food=1, round_=9)
    go(state, "vegetable_1")
    assert texts(state)[0] == "use no", "1 food is not enough"


def test_pieceworker_is_not_for_food_animals_or_goods_of_cards_and_comes_before_those():
    state = table(2, cards=["K268"], food=9, round_=9)
    for space in ("fishing", "day_laborer", "sheep_1"):
        go(state, space)
        assert state.agenda[-1][0] in ("place", "house")
        to_place(state, 0)
    state = table(3, cards=["K268", "K290"], food=1)
    go(state, "clay_1")
    assert goods(state) == {"clay": 1, "food": 1}, "the Clay Worker's comes later"
    go(state, "use clay")
    assert goods(state) == {"clay": 3}


def test_wood_distributor_spreads_the_wood_of_three_wood():
    state = table()
    play(state, "K284")
    assert goods(state) == {"wood": 2}
    state = table(2, cards=["K284"], wood=0)
    state.piles["wood_3"] = 5
    state.agenda[:] = [("work", 0), ("work_start",)]
    state._run()
    go(state, "use yes")
    assert state.piles["wood_3"] == 2 and state.extras == {"clay_1": ((0, 1),), "reed_1": ((0, 1),), "fishing": ((0, 1),)}
    go(state, "clay_1")
    assert goods(state) == {"wood": 1, "clay": 1}
    state = table(2, cards=["K284"], wood=0)
    state.agenda[:] = [("work", 0), ("work_start",)]
    state._run()
    go(state, "use yes")
    assert state.piles["wood_3"] == 0 and "wood_3" not in texts(state), "an emptied space cannot be used"


def test_tinsmith_turns_clay_into_food_and_two_into_three_once_there_was_a_well():
    state = table(3, cards=["K285"], clay=3)
    assert [text for text in texts(state) if "K285" in text] == ["use K285 clay1"]
    go(state, "use K285 clay1")
    assert goods(state) == {"clay": 2, "food": 1}
    give(state, 1, wood=1, stone=3)
    to_place(state, 1, 4)
    go(state, "major_minor")
    assert "A10" in state.farms[1].cards
    to_place(state, 0)
    go(state, "use K285 clay2")
    assert goods(state) == {"food": 4}
    state = table(3, clay=2)
    farm(state, 2, cards=["A10"])
    play(state, "K285")
    assert "use K285 clay2" in texts(state), "it stood when the card was played"


@pytest.mark.parametrize(("players", "space"), [(4, "reed_stone_food_4p"), (5, "reed_stone_wood_5p")])
def test_storehouse_keeper_gets_clay_or_grain_with_reed_and_stone(players, space):
    for pick in ("clay", "grain"):
        state = table(players, cards=["K288"])
        go(state, space, f"use {pick}")
        assert goods(state)[pick] == 1
    state = table(players, cards=["K288"], round_=9)
    state.piles["reed_1"] = 1
    go(state, "reed_1")
    assert goods(state) == {"reed": 1}


@pytest.mark.parametrize(("players", "moves", "clay"), [
    (3, ["wood_3"], 1), (3, ["clay_1"], 2), (3, ["reed_1"], 0), (3, ["resource_1_3p", "take wood"], 1), (3, ["resource_1_3p", "take stone"], 0),
    (5, ["reed_stone_wood_5p"], 1), (5, ["clay_3_5p"], 4),
])
def test_clay_worker_gets_a_clay_for_taking_wood_or_clay(players, moves, clay):
    state = table(players, cards=["K290"])
    go(state, *moves)
    assert goods(state).get("clay", 0) == clay
    state = table(players, cards=["K290"])
    play(state, "E217")
    assert "clay" not in goods(state), "not for goods of cards"


def test_market_woman_gets_grain_with_vegetables_of_actions_and_minor_improvements():
    state = table(cards=["K292"], round_=9)
    go(state, "vegetable_1")
    assert goods(state) == {"vegetable": 1, "grain": 2}
    state = table(cards=["K292"])
    play(state, "E39")
    assert goods(state) == {"vegetable": 1, "grain": 2}
    state = table(3, cards=["K292"])
    play(state, "E147")
    assert goods(state) == {"vegetable": 1}, "not of occupations"
    state = table(cards=["K292"], food=9)
    farm(state, fields="c1", crops=[("c1", "vegetable", 2)])
    state.agenda[:] = [("harvest",)]
    state._run()
    assert goods(state)["vegetable"] == 1 and "grain" not in goods(state), "a harvest is none of these"


def test_seed_seller_brings_a_grain_and_one_more_on_take_one_grain():
    state = table(3)
    play(state, "K296")
    assert goods(state) == {"grain": 1}
    go(state, "take_grain")
    assert goods(state) == {"grain": 3}


def test_sheep_farmer_takes_a_sheep_more_and_swaps_three():
    state = table(3, cards=["K297"], round_=9)
    farm(state, pastures=["e1 e2", "d1"])
    go(state, "sheep_1")
    assert goods(state) == {"sheep": 2}
    state = table(5, cards=["K297"])
    farm(state, pastures=["e1 e2"])
    go(state, "animal_choice_5p", "take sheep")
    assert goods(state) == {"sheep": 2, "food": 1}
    state = table(3, cards=["K297"], sheep=3)
    farm(state, pastures=["e1 e2", "d1"])
    go(state, "use K297")
    assert goods(state) == {"cattle": 1, "boar": 1} and state.agenda[-1][0] == "place"


def test_sheep_farmer_swaps_sheep_that_have_no_room_and_gets_none_for_those_of_cards():
    state = table(3, cards=["K297"], round_=9, sheep=1)
    farm(state, stables="e1")
    go(state, "sheep_1")
    assert state.agenda[-1][0] == "house" and "use K297" in texts(state)
    go(state, "use K297")
    assert goods(state) == {"cattle": 1, "boar": 1}
    state = table(4, cards=["K297"])
    state.gain(0, 7, 1, "I250")
    assert goods(state) == {"sheep": 1}


def test_resource_seller_hands_out_the_stack_from_the_top():
    state = table(3, cards=["K310"])
    go(state, "wood_3")
    assert goods(state) == {"wood": 4}, "one for the wood, not for each"
    to_place(state, 0)
    go(state, "clay_1")
    assert goods(state) == {"wood": 4, "clay": 2}
    state.farms[0].notes["K310"] = 7
    state.piles["wood_2_3p"] = 2
    to_place(state, 0)
    go(state, "wood_2_3p")
    state.gain(0, 1, 1, "I242")
    assert goods(state) == {"wood": 7, "clay": 4}, "from cards too, and several in a turn"
    for good in (2, 1, 3, 1, 3):
        state.gain(0, good, 1, "I242")
    assert state.farms[0].notes["K310"] == 0 and goods(state) == {"wood": 7, "clay": 8, "reed": 2, "stone": 4}


def test_resource_seller_sleeps_in_the_harvest():
    state = table(cards=["K310"])
    state.agenda[:] = [("next",)]
    state.gain(0, 0, 1, "I242")
    assert goods(state) == {"wood": 1}


def test_magician_with_the_last_person_gets_a_grain_and_a_food():
    state = table(4, cards=["K311"])
    go(state, "traveling_players_4p")
    assert goods(state) == {"food": 1}, "one more can be placed"
    state = table(4, cards=["K311"])
    state.farms[0].placed = 1
    to_place(state, 0)
    go(state, "traveling_players_4p")
    assert goods(state) == {"food": 2, "grain": 1}


def test_animal_trainer_buys_animals_with_the_food_that_lay_there():
    state = table(4, cards=["K342"], food=9)
    farm(state, pastures=["e1", "d1", "c1"])
    state.piles["traveling_players_4p"] = 6
    go(state, "traveling_players_4p")
    assert texts(state) == ["use sheep", "use boar", "use cattle", "use no"]
    go(state, "use cattle", "use boar")
    assert goods(state) == {"food": 10, "cattle": 1, "boar": 1} and state.agenda[-1][0] == "place", "1 of the 6 is left, the own 9 do not count"
    state = table(4, cards=["K342"], food=9)
    go(state, "traveling_players_4p")
    assert state.agenda[-1][0] == "place", "1 food buys nothing"
    state = table(4, cards=["K342", "A1"], food=9, sheep=1)
    state.piles["traveling_players_4p"] = 2
    go(state, "traveling_players_4p", "use boar")
    assert "cook boar" in texts(state)
