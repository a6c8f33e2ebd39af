"""I deck: occupations on action spaces, and with what is taken from them."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, forget, give, go, goods, mask, named, play, table, texts, to_place


def at_home(state):
    """Everybody has been placed: on to the end of the round."""
    for mine in state.farms:
        mine.placed = mine.people
    state.agenda[:] = [("work", 0)]
    forget(state)
    state._run()


def test_field_watchman_plows_on_take_one_grain_without_plow_cards():
    state = table(2, cards=["I225", "K119"])
    go(state, "take_grain", "plow c1")
    assert state.farms[0].fields == mask("c1") and goods(state) == {"grain": 1} and state.agenda[-1][0] == "place"
    state = table(2, cards=["I225"])
    go(state, "take_grain", "done")
    assert state.farms[0].fields == 0


def test_wood_buyer_buys_one_of_the_wood_somebody_else_takes():
    state = table(3, cards=["I234"], seat=1, food=1)
    go(state, "wood_3")
    assert state.to_move == 0 and texts(state) == ["use yes", "use no"]
    go(state, "use yes")
    assert goods(state) == {"wood": 1} and goods(state, 1) == {"wood": 2, "food": 4}
    state = table(3, cards=["I234"], food=1)
    go(state, "wood_3")
    assert goods(state) == {"wood": 3, "food": 1}, "not of one's own"


def test_wood_buyer_without_food_may_eat_grain_first_and_gets_nothing_if_the_wood_stays():
    state = table(3, cards=["I234"], seat=1, grain=1)
    go(state, "wood_2_3p")
    assert texts(state) == ["use no", "eat grain"]
    go(state, "eat grain", "use yes")
    assert goods(state) == {"wood": 1}
    state = table(4, cards=["I234"], seat=1, food=1)
    state.have(1, named("I253"))
    forget(state)
    go(state, "wood_2_4p", "use yes")
    assert goods(state) == {"food": 1} and state.piles["wood_2_4p"] == 2 and state.farms[1].goods[8] <= 1


def test_juggler_doubles_the_food_and_pays_the_other_performers():
    state = table(4, cards=["I237", "K311"])
    for seat, id_ in ((1, "I257"), (1, "I249"), (2, "K342")):
        state.have(seat, named(id_))
    state.piles["traveling_players_4p"] = 3
    forget(state)
    go(state, "traveling_players_4p", "use yes")
    assert goods(state)["food"] == 3, "6, less 1 each for three; the own Magician costs nothing"
    assert goods(state, 1)["food"] == 5 and goods(state, 1)["grain"] == 1 and goods(state, 2)["food"] == 4


def test_juggler_with_nobody_to_pay_is_not_asked_and_does_not_add_to_the_dancer():
    state = table(4, cards=["I237"])
    go(state, "traveling_players_4p")
    assert goods(state) == {"food": 2}
    for food, gets in ((1, 4), (3, 6), (5, 10)):
        state = table(4, cards=["I237", "E212"])
        state.piles["traveling_players_4p"] = food
        go(state, "traveling_players_4p")
        assert goods(state) == {"food": gets}, "the better of the two"


def test_juggler_must_be_able_to_pay():
    state = table(4, cards=["I237"])
    for id_ in ("I257", "I249", "K342"):
        state.have(1, named(id_))
    forget(state)
    go(state, "traveling_players_4p")
    assert goods(state) == {"food": 1} and goods(state, 1)["food"] == 3


def test_cowherd_gets_a_cattle_more_on_the_round_card_only():
    state = table(5, cards=["I240"], round_=11)
    farm(state, pastures=["e1"])
    go(state, "cattle_1")
    assert goods(state) == {"cattle": 2}
    state = table(5, cards=["I240"], food=1)
    go(state, "animal_choice_5p", "take cattle")
    assert goods(state) == {"cattle": 1}


def test_market_crier_takes_more_and_everybody_else_a_grain():
    state = table(3, cards=["I245"])
    go(state, "take_grain", "use yes")
    assert goods(state) == {"grain": 2, "vegetable": 1} and goods(state, 1)["grain"] == goods(state, 2)["grain"] == 1
    state = table(3, cards=["I245"])
    go(state, "take_grain", "use no")
    assert goods(state) == {"grain": 1} and "grain" not in goods(state, 1)


def test_net_fisherman_takes_the_food_of_fishing_after_taking_reed():
    state = table(2, cards=["I248"])
    state.piles["fishing"] = 4
    go(state, "reed_1")
    at_home(state)
    assert goods(state) == {"reed": 1, "food": 4} and state.piles["fishing"] == 1, "replenished for the next round"
    state = table(2, cards=["I248"])
    state.piles["fishing"] = 0
    go(state, "reed_1")
    at_home(state)
    assert goods(state) == {"reed": 1}, "somebody had fished"
    state = table(2, cards=["I248"])
    go(state, "clay_1")
    at_home(state)
    assert goods(state) == {"clay": 1}


@pytest.mark.parametrize(("players", "moves"), [(4, ["traveling_players_4p"]), (5, ["room_or_traveling_5p", "collect"])])
def test_performers_hear_of_the_traveling_players_on_either_card(players, moves):
    state = table(players, cards=["I257"], seat=1)
    farm(state, 1, rooms="a1 a2 a3")
    give(state, 1, wood=5, reed=2)
    go(state, *moves)
    assert goods(state) == {"grain": 1}
    state = table(players, cards=["I257"])
    give(state, wood=5, reed=2)
    go(state, *moves)
    assert "grain" not in goods(state)


def test_puppeteer_hears_of_the_traveling_players_of_five():
    state = table(5, cards=["I249"], seat=1, food=1)
    state.farms[0].hand = ("I219",)
    give(state, 1, wood=5, reed=2)
    go(state, "room_or_traveling_5p", "collect")
    assert state.to_move == 0 and texts(state) == ["play I219", "done"]


@pytest.mark.parametrize(("id_", "space", "good", "number"), [("I251", "reed_1", "reed", 1), ("I255", "stone_1a", "stone", 1)])
def test_the_first_reed_or_stone_of_a_round_is_bought(id_, space, good, number):
    state = table(4, cards=[id_], seat=1, round_=9, food=2)
    go(state, space, "use yes")
    assert goods(state) == {good: 1, "food": 1} and goods(state, 1) == {"food": 5}
    to_place(state, 2)
    go(state, "reed_stone_food_4p")
    assert state.agenda[-1][0] == "place" and goods(state, 2) == {"reed": 1, "stone": 1, "food": 4}, "only the first taking"


@pytest.mark.parametrize(("id_", "space"), [("I251", "reed_1"), ("I255", "stone_1a")])
def test_own_taking_or_one_before_the_card_was_played_was_the_first(id_, space):
    state = table(4, cards=[id_], round_=9, food=2)
    go(state, space)
    to_place(state, 1)
    go(state, "reed_stone_food_4p")
    assert state.agenda[-1][0] == "place"
    state = table(4, round_=9, food=2, seat=1)
    go(state, space)
    play(state, id_)
    to_place(state, 2)
    go(state, "reed_stone_food_4p")
    assert state.agenda[-1][0] == "place"


def test_pig_catcher_leaves_two_wood_for_a_boar():
    state = table(4, cards=["I253", "E152"])
    go(state, "wood_2_4p", "use yes")
    assert goods(state) == {"boar": 1, "food": 1} and state.piles["wood_2_4p"] == 2, "it still is taking wood"
    state = table(4, cards=["I253"])
    go(state, "wood_1_4p")
    assert goods(state) == {"wood": 1}, "two must lie there"


@pytest.mark.parametrize(("space", "animal"), [("sheep_1", "sheep"), ("boar_1", "boar"), ("cattle_1", "cattle")])
def test_animal_dealer_buys_one_more(space, animal):
    state = table(3, cards=["I259"], round_=11, food=1)
    farm(state, pastures=["e1"])
    go(state, space, f"use {animal}")
    assert goods(state) == {animal: 2}
    state = table(3, cards=["I259"], round_=11)
    go(state, space)
    assert goods(state) == {animal: 1}, "no food, no second one"


def test_animal_dealer_does_not_deal_on_the_animal_space_of_five():
    state = table(5, cards=["I259"], food=2)
    go(state, "animal_choice_5p", "take boar")
    assert goods(state) == {"boar": 1, "food": 2}


def test_outrider_gets_a_grain_before_the_newest_round_card_acts():
    state = table(4, cards=["I261", "A1"], round_=4)
    assert state.rounds[3] == "sow_bake"
    assert "sow_bake" in texts(state), "the grain can be baked"
    go(state, "sow_bake")
    assert goods(state) == {"food": 2}
    state = table(4, cards=["I261", "A1"], round_=5)
    assert "sow_bake" not in texts(state) and "stone_1a" in texts(state)
    go(state, "stone_1a")
    assert goods(state) == {"stone": 1, "grain": 1}
