"""I deck: occupations about fields, animals and the harvest."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, forget, give, go, goods, named, play, points, table, texts, to_harvest


def test_harvest_helper_takes_a_grain_from_a_field_of_another():
    state = table(3, cards=["I223"], food=9)
    farm(state, 1, fields="c1 d1", crops=[("c1", "grain", 3), ("d1", "grain", 2)])
    farm(state, 2, fields="c1", crops=[("c1", "vegetable", 2)])
    to_harvest(state)
    assert texts(state) == ["use farm-2", "use no"], "grain only"
    go(state, "use farm-2")
    assert texts(state) == ["use grain1", "use grain2"]
    go(state, "use grain1")
    assert goods(state)["grain"] == 1 and state.farms[1].crops == {2: (5, 2)}, "one was reaped from each, then the last of one taken"
    assert state.farms[1].begging == 0 and goods(state, 1)["food"] == 5, "3 food and 2 more"


def test_harvest_helper_reaches_fields_on_cards_and_the_farm_of_a_layabout():
    state = table(3, cards=["I223"], food=9, round_=4)
    state.have(1, named("K105"))
    state.have(1, named("I244"))
    state.farms[1].slots["K105-1"] = (5, 3)
    forget(state)
    to_harvest(state)
    go(state, "use farm-2")
    assert state.farms[1].slots == {"K105-1": (5, 2)} and goods(state)["grain"] == 1


@pytest.mark.parametrize(("players", "good"), [(3, "grain"), (4, "food"), (5, "food")])
def test_field_worker_is_paid_when_somebody_else_sows(players, good):
    state = table(players, cards=["I224"], seat=1, round_=4)
    farm(state, 1, fields="c1")
    give(state, 1, grain=1)
    go(state, "sow_bake")
    assert goods(state) == {good: 1}
    state = table(players, cards=["I224"], round_=4, grain=1)
    farm(state, fields="c1")
    go(state, "sow_bake")
    assert goods(state) == {}


def test_gardener_leaves_vegetables_standing():
    state = table(cards=["I226"], food=9)
    farm(state, fields="c1 d1", crops=[("c1", "vegetable", 2), ("d1", "grain", 3)])
    to_harvest(state)
    assert goods(state)["vegetable"] == 1 and goods(state)["grain"] == 1
    assert state.farms[0].crops == {2: (6, 2), 3: (5, 2)}


def test_corn_profiteer_turns_grain_into_three_food_if_nobody_buys():
    state = table(4, cards=["I239"], grain=1)
    for seat in (1, 2, 3):
        give(state, seat, food=1)
    go(state, "use I239")
    assert goods(state) == {"food": 3} and state.agenda[-1][0] == "place"


def test_corn_profiteer_asks_the_others_in_turn_and_picks_the_buyer():
    state = table(4, cards=["I239"], grain=1)
    for seat in (1, 2, 3):
        give(state, seat, food=2)
    go(state, "use I239")
    assert [state.to_move, *texts(state)] == [1, "use yes", "use no"]
    go(state, "use yes", "use no", "use yes")
    assert state.to_move == 0 and texts(state) == ["use farm-2", "use farm-4"]
    go(state, "use farm-4")
    assert goods(state) == {"food": 2} and goods(state, 3) == {"grain": 1} and goods(state, 1) == {"food": 2}
    assert state.agenda[-1][:2] == ("place", 0), "the owner goes on"


def test_corn_profiteer_sells_to_the_only_buyer_and_this_is_not_baking():
    state = table(4, cards=["I239", "E155"], grain=1)
    for seat in (1, 2):
        give(state, seat, food=0)
    give(state, 3, food=2)
    go(state, "use I239", "use yes")
    assert goods(state) == {"food": 2} and goods(state, 3) == {"grain": 1}


def test_layabout_sits_out_the_next_harvest():
    state = table(2, round_=4, sheep=2, food=0)
    state.have(0, named("I244"))
    state.have(0, named("E53"))
    farm(state, fields="c1", crops=[("c1", "grain", 3)], pastures=["e1 e2"])
    give(state, 1, food=9)
    give(state, sheep=3)
    to_harvest(state)
    assert state.round == 5 and goods(state) == {"sheep": 3} and state.farms[0].crops == {2: (5, 3)} and state.farms[0].begging == 0
    assert goods(state, 1)["food"] == 5, "the others held theirs"
    state.round = 7
    to_harvest(state)
    assert state.farms[0].crops == {2: (5, 2)} and state.farms[0].begging > 0 or state.agenda[-1][0] == "feed"


def test_layabout_owes_nothing_and_grinds_no_grain_at_anothers_mill():
    from pygame_core.games.agricola.harvest import need

    state = table(2, cards=["I244"], round_=2, grain=1, food=0)
    state.have(1, named("I103"))
    assert need(state, 0) == 0 and need(state, 1) == 4
    state.round = 4
    to_harvest(state)
    assert state.agenda[-1][:2] != ("ask", 0)
    state = table(2, cards=["I244"], round_=4)
    state.round = 5
    assert need(state, 0) == 4, "that harvest is over"


def test_layabout_played_between_harvests_waits_for_the_next():
    for now, harvest in ((1, 4), (5, 7), (9, 9), (14, 14)):
        state = table(round_=now, cards=["I244"])
        assert state.farms[0].notes["I244"] == harvest


@pytest.mark.parametrize(("cattle", "food", "bonus"), [(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2)])
def test_milking_hand_gives_food_at_harvest_and_points(cattle, food, bonus):
    state = table(4, cards=["I246"], cattle=cattle, round_=3)
    farm(state, pastures=["c1 c2 c3 d1 d2 d3"])
    assert points(state).get("bonus-points", 0) == bonus
    to_harvest(state)
    while state.agenda[-1][0] == "feed" and state.to_move != 0:
        go(state, "feed")
    assert state.farms[0].begging == 4 - food


def test_butcher_cooks_without_an_improvement():
    state = table(cards=["I247"], sheep=1, boar=1, cattle=1, vegetable=1)
    farm(state, pastures=["e1", "d1"])
    assert "cook vegetable" not in texts(state)
    go(state, "cook sheep", "cook boar", "cook cattle")
    assert goods(state) == {"food": 6, "vegetable": 1}
    assert table(cards=["I247", "A1"]).farms[0].cook == {6: 2, 7: 2, 8: 2, 9: 3}, "the best of each"


@pytest.mark.parametrize(("id_", "good", "food"), [("I256", "stone", 3), ("I258", "wood", 2)])
def test_a_resource_becomes_food_once_a_harvest(id_, good, food):
    state = table(3, cards=[id_], round_=4, food=4 - food, **{good: 2})
    to_harvest(state)
    while state.to_move != 0:
        go(state, "feed")
    go(state, f"use {id_}")
    assert goods(state) == {good: 1} and state.farms[0].begging == 0, "exactly what was missing, and only once"


def test_pig_breeder_brings_a_boar_and_breeds_after_round_twelve():
    state = table(4)
    play(state, "I252")
    assert goods(state) == {"boar": 1}
    for round_, boar, room, left in ((12, 2, "e1 e2", 3), (12, 2, "", 2), (12, 1, "e1 e2", 1), (10, 2, "e1 e2", 2)):
        state = table(4, cards=["I252"], round_=round_, boar=boar)
        farm(state, pastures=[room] if room else [], stables="" if room else "e1")
        for mine in state.farms:
            mine.placed = mine.people
        state.agenda[:] = [("work", 0)]
        forget(state)
        state._run()
        assert goods(state)["boar"] == left
