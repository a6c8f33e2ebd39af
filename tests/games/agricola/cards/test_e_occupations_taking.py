"""E deck: goods with what a person takes from a space."""

from __future__ import annotations

import pytest
from games.agricola.positions import forget, give, go, goods, named, play, table, texts


@pytest.mark.parametrize(("id_", "players", "space", "gives"), [
    ("E147", 3, "vegetable_1", {"vegetable": 1, "grain": 1}), ("E166", 4, "day_laborer", {"food": 2, "vegetable": 1}),
    ("E168", 3, "take_grain", {"grain": 1, "vegetable": 1}), ("E206", 4, "boar_1", {"boar": 2}),
])
def test_a_space_gives_its_user_more(id_, players, space, gives):
    state = table(players, cards=[id_, "A1"], round_=9)
    state.piles["boar_1"] = 1
    give(state, vegetable=0)
    go(state, space)
    if space == "boar_1":
        assert state.agenda[-1][0] == "house"
        go(state, "release boar")
        gives = {"boar": 1}
    assert goods(state) == gives
    others = table(players, cards=[id_], round_=9, seat=1)
    before = goods(others)
    go(others, space)
    assert goods(others) == before, "only for the owner's own person"


def test_land_agent_brings_a_vegetable_when_played():
    state = table(3)
    play(state, "E147")
    assert goods(state) == {"vegetable": 1}


def test_swineherd_is_no_use_on_the_space_with_three_animals():
    state = table(5, cards=["E206"])
    go(state, "animal_choice_5p", "take boar")
    assert goods(state) == {"boar": 1}


@pytest.mark.parametrize(("id_", "more"), [("E152", {"food": 1}), ("E176", {"wood": 1})])
@pytest.mark.parametrize(("players", "moves", "gives"), [
    (3, ["wood_3"], {"wood": 3}), (3, ["resource_1_3p", "take wood"], {"wood": 1}), (3, ["resource_1_3p", "take clay"], None),
    (5, ["reed_stone_wood_5p"], {"reed": 1, "stone": 1, "wood": 1}), (3, ["clay_1"], None),
])
def test_more_for_taking_wood(id_, more, players, moves, gives):
    state = table(players, cards=[id_])
    go(state, *moves)
    if gives is None:
        assert sum(goods(state).values()) == 1
    else:
        assert goods(state) == {good: gives.get(good, 0) + more.get(good, 0) for good in {*gives, *more}}


def test_wood_from_a_card_is_not_taken_and_nobody_elses_counts():
    state = table(3, cards=["E152", "E176"])
    play(state, "E217")
    assert goods(state) == {"wood": 4}
    state = table(3, cards=["E152", "E176"], seat=1)
    go(state, "wood_3")
    assert goods(state) == {}


def test_taking_wood_and_leaving_some_is_still_taking_wood():
    state = table(3, cards=["E152", "E176", "E196"])
    state.piles["wood_3"] = 1
    go(state, "wood_3", "use yes")
    assert goods(state) == {"food": 3, "wood": 1} and state.piles["wood_3"] == 1


def test_berry_picker_counts_building_material_and_no_other_card():
    for pick, food in (("wood", {"food": 1}), ("clay", {})):
        state = table(3, cards=["E152", "E176"])
        state.farms[0].hand = ("E16",)
        play(state, "E16")
        go(state, f"use {pick}")
        assert goods(state) == {pick: 1, **food}


@pytest.mark.parametrize(("lying", "answers", "food", "left"), [
    (3, ["E196", "yes", "yes"], 5, 3), (2, ["E196", "yes"], 2, 1), (2, ["E34", "yes"], 3, 2), (1, ["yes"], 2, 1), (3, ["E196", "no", "yes"], 3, 2),
])
def test_mushroom_collector_and_basket_share_what_lies_there(lying, answers, food, left):
    state = table(3, cards=["E196", "E34"])
    state.piles["wood_3"] = lying
    go(state, "wood_3", *(f"use {answer}" for answer in answers))
    assert goods(state) == {"food": food} | ({"wood": lying - left} if lying > left else {})
    assert state.piles["wood_3"] == left and state.agenda[-1][0] == "place"


def test_mushroom_collector_leaves_a_wood_for_two_food():
    state = table(5, cards=["E196"])
    go(state, "wood_3")
    assert texts(state) == ["use yes", "use no"]
    go(state, "use yes")
    assert goods(state) == {"wood": 2, "food": 2} and state.piles["wood_3"] == 1
    state = table(5, cards=["E196"])
    go(state, "wood_3", "use no")
    assert goods(state) == {"wood": 3}
    state = table(5, cards=["E196"])
    go(state, "reed_stone_wood_5p")
    assert state.agenda[-1][0] == "place" and state.to_move == 1, "wood does not lie there"


def gear(state, *owners):
    """These seats have a Raft, a Canoe and a Landing Net."""
    for seat, id_ in zip(owners, ("E22", "E30", "K126")):
        state.farms[seat].cards += (id_,)
    forget(state)


def test_fisherman_doubles_the_food_and_pays_others_with_gear():
    state = table(3, cards=["E161"])
    state.piles["fishing"] = 3
    go(state, "fishing")
    assert goods(state) == {"food": 6}, "nobody to pay: nothing to ask"
    state = table(3, cards=["E161"])
    state.piles["fishing"] = 2
    gear(state, 1, 1, 2)
    go(state, "fishing", "use yes")
    assert [goods(state, seat).get("food", 0) for seat in range(3)] == [2 + 2 - 3, 3 + 2, 3 + 1]
    state = table(3, cards=["E161"])
    state.piles["fishing"] = 2
    gear(state, 1, 0, 2)
    go(state, "fishing", "use yes")
    assert goods(state)["food"] == 2 + 1 + 2 - 2, "only what lies there doubles, not the canoe's food, and that costs nothing"


@pytest.mark.parametrize(("answer", "food", "left"), [(None, 0, 1), ("yes", 1, 0), ("no", 1, 2)])
def test_fisherman_may_not_double_what_does_not_pay_for_the_gear(answer, food, left):
    state = table(3, cards=["E161"], food=food)
    state.piles["fishing"] = 1
    gear(state, 1, 1, 2)
    go(state, "fishing", *([f"use {answer}"] if answer else []))
    assert goods(state).get("food", 0) == left and state.agenda[-1][0] == "place"


@pytest.mark.parametrize(("players", "space", "moves"), [(4, "traveling_players_4p", []), (5, "room_or_traveling_5p", ["collect"])])
@pytest.mark.parametrize(("owned", "lying", "answer", "gives", "left"), [
    (["E167"], 3, None, {"food": 3, "grain": 1}, 0), (["E212"], 1, None, {"food": 4}, 0), (["E212"], 5, None, {"food": 5}, 0),
    (["E169"], 3, "yes", {"food": 2, "vegetable": 1}, 1), (["E169"], 3, "no", {"food": 3}, 0),
    (["E169", "E212"], 2, "yes", {"food": 4, "vegetable": 1}, 1), (["E169", "E212"], 4, "yes", {"food": 4, "vegetable": 1}, 1),
    (["E169", "E212"], 6, "yes", {"food": 5, "vegetable": 1}, 1),
])
def test_traveling_players(players, space, moves, owned, lying, answer, gives, left):
    state = table(players, cards=owned)
    state.piles[space] = lying
    give(state, clay=5, reed=2, wood=5)
    go(state, space, *moves, *([f"use {answer}"] if answer else []))
    assert {name: number for name, number in goods(state).items() if name in ("food", "grain", "vegetable")} == gives
    assert state.piles[space] == left


@pytest.mark.parametrize(("id_", "pays"), [("E167", 1), ("E169", 1), ("E212", 1), ("E152", 0)])
def test_performers_earn_a_food_from_the_jugglers_double(id_, pays):
    state = table(4, cards=["I237"])
    state.piles["traveling_players_4p"] = 3
    state.have(1, named(id_))
    forget(state)
    go(state, "traveling_players_4p")
    if state.agenda[-1][0] == "ask":
        go(state, "use yes")
    assert goods(state)["food"] == 6 - pays


def test_dancer_and_juggler_do_not_dance_together():
    state = table(4, cards=["E212", "I237"])
    state.piles["traveling_players_4p"] = 2
    go(state, "traveling_players_4p")
    while state.agenda[-1][0] != "place":
        go(state, "use yes")
    assert goods(state) == {"food": 4}


def test_what_the_net_fisherman_brings_home_is_not_doubled():
    state = table(3, cards=["E161", "I248"])
    state.piles["fishing"] = 2
    go(state, "reed_1")
    state.agenda[:] = [("home",), ("all_placed",)]
    state._run()
    assert goods(state)["food"] == 2


def test_no_traveling_players_where_nothing_lies():
    state = table(4, cards=["E212"])
    state.piles["traveling_players_4p"] = 0
    forget(state)
    assert "traveling_players_4p" not in texts(state)


@pytest.mark.parametrize(("players", "moves", "gives"), [
    (4, ["clay_1"], {"clay": 3}), (4, ["clay_2_4p"], {"clay": 4}), (3, ["resource_1_3p", "take clay"], {"clay": 3}),
    (3, ["resource_1_3p", "take reed"], {"reed": 1}), (3, ["wood_3"], {"wood": 3}),
])
def test_clay_mixer_adds_two_where_only_clay_is_taken(players, moves, gives):
    state = table(players, cards=["E188"])
    go(state, *moves)
    assert goods(state) == gives


def test_what_cards_add_does_not_spoil_the_clay():
    state = table(4, cards=["E188"])
    state.extras["clay_1"] = ((4, 1),)
    go(state, "clay_1")
    assert goods(state) == {"clay": 3, "food": 1}


def test_seasonal_worker_brings_grain_and_later_maybe_a_vegetable():
    state = table(cards=["E202"], round_=5)
    go(state, "day_laborer")
    assert goods(state) == {"food": 2, "grain": 1}
    for pick in ("grain", "vegetable"):
        state = table(cards=["E202"], round_=6)
        go(state, "day_laborer", f"use {pick}")
        assert goods(state) == {"food": 2, pick: 1}


def test_stone_carrier_brings_a_stone_for_nothing_where_only_stone_is():
    state = table(cards=["E210"], round_=5)
    state.piles["stone_1a"] = 2
    go(state, "stone_1a")
    assert goods(state) == {"stone": 3}
    state = table(3, cards=["E210"])
    go(state, "resource_1_3p", "take stone")
    assert goods(state) == {"stone": 2}


def test_stone_carrier_costs_a_food_where_other_building_resources_come_too():
    state = table(4, cards=["E210"])
    go(state, "reed_stone_food_4p")
    assert texts(state) == ["use yes", "use no"]
    go(state, "use yes")
    assert goods(state) == {"reed": 1, "stone": 2}
    state = table(5, cards=["E210"])
    go(state, "reed_stone_wood_5p")
    assert goods(state) == {"reed": 1, "stone": 1, "wood": 1} and state.to_move == 1, "no food, no offer"


def test_stone_carrier_costs_a_food_when_a_card_adds_other_resources_at_the_same_time():
    state = table(5, cards=["E210", "E176"], food=1)
    go(state, "reed_stone_wood_5p", "use yes")
    assert goods(state) == {"reed": 1, "stone": 2, "wood": 2}
    state = table(cards=["E210"], round_=5, food=2)
    state.piles["stone_1a"] = 1
    state.extras["stone_1a"] = ((2, 1),)
    go(state, "stone_1a", "use yes")
    assert goods(state) == {"stone": 2, "reed": 1, "food": 1}, "a reed that a card had put there"


def test_what_came_in_an_earlier_turn_does_not_cost_the_stone_carrier():
    state = table(cards=["E210"], round_=5, food=1)
    state.piles["stone_1a"] = 1
    go(state, "wood_3", "stone_1a")
    assert goods(state) == {"wood": 2, "food": 1, "stone": 2}
