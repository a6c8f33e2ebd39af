"""E deck: fields, animals, and goods that come later."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, give, go, goods, mask, named, play, points, table, texts, to_harvest

from pygame_core.games.agricola import grid


def next_round(state):
    state.agenda[:] = [("round",)]
    state._run()


def test_hobby_farmer_may_sow_his_vegetable_at_once():
    state = table(4, grain=1, vegetable=1)
    farm(state, fields="c1 d1")
    play(state, "E180")
    assert set(texts(state)) == {"sow vegetable c1", "sow vegetable d1", "done"}
    go(state, "sow vegetable c1")
    assert state.farms[0].crops == {grid.NUMBER["c1"]: (6, 2)} and goods(state) == {"grain": 1, "vegetable": 1}
    assert state.agenda[-1][0] == "place", "only that one"
    state = table(4)
    play(state, "E180")
    assert goods(state) == {"vegetable": 1} and state.agenda[-1][0] == "place"


def test_hobby_farmers_sowing_is_a_sowing_for_other_cards():
    state = table(4, cards=["I219"])
    farm(state, fields="c1")
    play(state, "E180")
    go(state, "sow vegetable c1")
    assert state.farms[0].crops == {grid.NUMBER["c1"]: (6, 4)}


@pytest.mark.parametrize(("id_", "now", "rounds", "good"), [
    ("E201", 3, [8, 12], 9), ("E201", 7, [12], 9), ("E201", 10, [], 9), ("E204", 3, [4, 5, 6], 7), ("E204", 13, [14], 7),
])
def test_animals_that_come_later(id_, now, rounds, good):
    state = table(4, round_=now)
    play(state, id_)
    assert state.due == {round_: ((0, good, 1, id_),) for round_ in rounds}


def test_an_animal_that_comes_may_be_cooked_at_once():
    state = table(4, cards=["A1"], round_=3, sheep=1)
    play(state, "E204")
    next_round(state)
    assert state.agenda[-1] == ("house", 0) and "cook sheep" in texts(state)
    go(state, "cook sheep")
    assert goods(state) == {"sheep": 1, "food": 2} and state.round == 4


@pytest.mark.parametrize(("material", "rounds"), [("wood", []), ("clay", range(7, 15)), ("stone", range(7, 15))])
def test_maid_starts_when_played_outside_a_wooden_hut(material, rounds):
    state = table(round_=6)
    farm(state, material=material)
    play(state, "E190")
    assert state.due == {round_: ((0, 4, 1, "E190"),) for round_ in rounds}


@pytest.mark.parametrize("skip", [False, True])
def test_maid_starts_when_the_wooden_hut_is_renovated_and_only_then(skip):
    state = table(cards=["E190", *(["E200"] if skip else [])], round_=6, clay=2, stone=2, reed=2)
    go(state, "renovate_improve", *(["renovate stone"] if skip else []))
    assert state.due == {round_: ((0, 4, 1, "E190"),) for round_ in range(7, 15)}
    if not skip:
        state.react("renovated", 0, 1)
        assert len(state.due[7]) == 1


def test_plow_driver_plows_for_a_food_when_a_round_starts():
    state = table(cards=["E194"], round_=5, food=2)
    next_round(state)
    assert state.agenda[-1][0] == "place", "not in a wooden hut"
    farm(state, material="stone")
    next_round(state)
    assert state.agenda[-1][0] == "act" and "done" in texts(state)
    go(state, "plow c2")
    assert goods(state) == {"food": 1} and state.farms[0].fields == mask("c2") and state.agenda[-1][0] == "place"
    give(state, food=0)
    next_round(state)
    assert state.agenda[-1][0] == "place", "no food"
    state.schedule(0, [state.round + 1], 4, 1, "E194")
    next_round(state)
    assert state.agenda[-1][0] == "act", "food that has just come may pay"


@pytest.mark.parametrize(("round_", "space"), [(1, "plow_field"), (13, "plow_sow")])
def test_plow_maker_plows_another_field_for_a_food_on_plow_spaces(round_, space):
    state = table(cards=["E195"], round_=round_, food=2)
    go(state, space, "plow c1")
    assert {"plow d1", "done"} <= set(texts(state)) and "plow e3" not in texts(state)
    go(state, "plow d1")
    assert goods(state) == {"food": 1} and state.farms[0].fields == mask("c1 d1") and state.agenda[-1][0] == "place", "one, not more"
    state = table(cards=["E195"], round_=round_)
    go(state, space, "plow c1")
    assert state.agenda[-1][0] == "place", "no food"


def test_plow_maker_does_not_help_fields_from_cards():
    state = table(cards=["E195"], food=2)
    state.farms[0].hand = ("E11",)
    play(state, "E11")
    go(state, "plow c1")
    assert state.agenda[-1][0] == "place" and goods(state) == {"food": 2}


def test_plow_maker_works_together_with_a_plow_card():
    state = table(cards=["E195", "K119"], food=1)
    go(state, "plow_field", "plow c1")
    while state.agenda[-1][0] != "place":
        go(state, texts(state)[0])
    assert state.farms[0].fields.bit_count() == 2 + named("K119").more and goods(state) == {}


@pytest.mark.parametrize(("sheep", "lambs", "others"), [(3, 1, 0), (4, 2, 0), (4, 2, 2)])
def test_shepherd_has_two_lambs_with_four_sheep(sheep, lambs, others):
    state = table(4, cards=["E203"], sheep=sheep, boar=others, food=9)
    farm(state, pastures=["c1 c2 c3 d1", "e1 e2"])
    for seat in (1, 2, 3):
        give(state, seat, food=9)
    to_harvest(state)
    assert goods(state)["sheep"] == sheep + lambs and goods(state).get("boar", 0) == (3 if others else 0)


def test_shepherd_has_no_more_lambs_than_there_is_room_for():
    state = table(4, cards=["E203"], sheep=4, food=4)
    farm(state, pastures=["c1 c2"])
    for seat in (1, 2, 3):
        give(state, seat, food=9)
    to_harvest(state)
    go(state, "feed")
    assert goods(state)["sheep"] == 5, "two pastures for four, one in the house"
    state = table(4, cards=["E203"], sheep=4, boar=2, food=4)
    farm(state, pastures=["c1 c2", "e1"])
    for seat in (1, 2, 3):
        give(state, seat, food=9)
    to_harvest(state)
    go(state, "feed")
    assert set(texts(state)) == {"breed sheep", "breed boar"}
    go(state, "breed sheep")
    assert goods(state)["sheep"] == 5 and goods(state)["boar"] == 2


def test_tenant_farmer_gives_back_what_the_animal_feed_has_added():
    state = table(4, cards=["E215", "I101"], sheep=1, boar=1, cattle=1)
    farm(state, pastures=["c1", "d1", "e1"])
    state.agenda[:] = [("next",)]
    state.round = 14
    state._run()
    assert goods(state) == {"sheep": 2, "boar": 2, "cattle": 2}
    assert points(state)["bonus-points"] == -1, "a sheep and a boar go back for nothing, two cattle are worth one point more than one"


def test_hobby_farmers_vegetable_pays_the_field_worker_of_another():
    state = table(4, cards=["I224"], seat=1)
    farm(state, 1, fields="c1")
    play(state, "E180", 1)
    go(state, "sow vegetable c1")
    assert goods(state) == {"food": 1}


def test_clay_hut_builder_is_paid_when_the_conservator_skips_the_clay():
    state = table(cards=["E200", "I242"], round_=6, clay=2, reed=1, stone=2)
    go(state, "renovate_improve", "renovate stone")
    assert state.due == {round_: ((0, 1, 2, "I242"),) for round_ in range(7, 12)}


def test_animal_keeper_has_no_say_in_the_forest_pasture():
    state = table(4, cards=["E216", "K145"])
    mine = farm(state, pastures=["c1"])
    give(state, boar=9, sheep=2)
    assert mine.keeps(state.room(0)) and not mine.keeps(state.room(0), {7: 2}), "two in the pasture, one in the house, boar in the forest"


def test_tenant_farmer_loses_nothing_beside_the_yeoman():
    state = table(4, cards=["E215"])
    assert points(state)["bonus-points"] == -3
    state.have(0, named("E165"))
    assert "bonus-points" not in points(state) and points(state)["grain"] == 0
