"""E deck: points at the end."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, forget, give, go, goods, named, play, points, table, texts


def bonus(state, id_, seat=0):
    return sum(line.points for line in state.scores()[seat].lines if line.marks == (id_,))


@pytest.mark.parametrize(("begging", "saved"), [(0, 0), (1, 3), (2, 6), (5, 6)])
def test_mendicant_throws_two_begging_cards_away(begging, saved):
    state = table(cards=["E153"])
    state.farms[0].begging = begging
    assert bonus(state, "E153") == saved and state.scores()[0].total == table().scores()[0].total - 3 * begging + saved


def test_yeoman_farmer_loses_points_for_unused_spaces_and_begging_cards_only():
    state = table(3, cards=["E165"])
    assert state.scores()[0].total == table(3).scores()[0].total + 7
    farm(state, fields="c1 c2", pastures=["e1"])
    give(state, sheep=4, grain=1, vegetable=1)
    state.farms[0].begging = 1
    sheet = points(state)
    assert (sheet["boar"], sheet["cattle"], sheet["sheep"], sheet["begging"], sheet["unused"]) == (0, 0, 2, -3, -10)


def test_constable_rewards_the_yeoman_whose_losses_do_not_count():
    state = table(3, cards=["K276"])
    assert bonus(state, "K276") == 0
    farm(state, fields="b1 b2 b3 c1 c2 c3", pastures=["d1 d2 d3 e1 e2 e3"], rooms="a1 a2 a3")
    assert bonus(state, "K276") == 0, "no grain, no animals"
    state.have(0, named("E165"))
    assert bonus(state, "K276") == 5
    state.farms[0].begging = 1
    assert bonus(state, "K276") == 0


@pytest.mark.parametrize(("players", "worth"), [(3, 2), (4, 3), (5, 4)])
def test_estate_manager_needs_the_most_of_each_animal(players, worth):
    state = table(players, cards=["E170"])
    assert bonus(state, "E170") == worth, "nobody has more than none"
    give(state, 1, sheep=1)
    assert bonus(state, "E170") == 0
    give(state, sheep=1)
    assert bonus(state, "E170") == worth, "as many is enough"
    give(state, 2, cattle=1)
    assert bonus(state, "E170") == 0
    give(state, 2, cattle=0)
    state.have(1, named("K135"))
    state.have(2, named("K120"))
    assert bonus(state, "E170") == worth, "a horse and a dog are none of the three kinds"


@pytest.mark.parametrize(("material", "chief", "daughter", "huts"), [("wood", 0, 0, 3), ("clay", 0, 1, 0), ("stone", 3, 3, 0)])
def test_points_for_the_house(material, chief, daughter, huts):
    state = table(3, cards=["E172", "E173", "E177"])
    farm(state, rooms="a1 a2 a3", material=material)
    assert (bonus(state, "E172"), bonus(state, "E173"), bonus(state, "E177")) == (chief, daughter, huts)


@pytest.mark.parametrize(("owned", "each"), [(["K144"], 5), (["E21"], 4), (["E21", "K144"], 5), ([], 3)])
def test_a_stone_room_with_the_chief_and_other_cards(owned, each):
    state = table(3, cards=["E172", *owned])
    farm(state, rooms="a1 a2 a3")
    hut = state.scores()[0].total
    farm(state, rooms="a1 a2 a3", material="stone")
    assert state.scores()[0].total - hut == 3 * each


def test_the_house_is_worth_more_with_every_card():
    state = table(3, cards=["E172", "E173", "E21", "E28"])
    before = state.scores()[0].total
    farm(state, rooms="a1 a2", material="stone")
    assert state.scores()[0].total - before == 2 * 2 + 2 + 3 + 2 + 2, "rooms, the Chief, his daughter, timbers, clogs"


def test_chiefs_daughter_comes_for_nothing_when_another_plays_the_chief():
    for answer, there in (("yes", True), ("no", False)):
        state = table(3, seat=1)
        state.farms[0].hand, state.farms[1].hand = ("E173", "E176"), ("E172",)
        give(state, 1, food=9)
        go(state, "occupation")
        assert state.to_move == 0 and texts(state) == ["use yes", "use no"]
        go(state, f"use {answer}")
        assert ("E173" in state.farms[0].cards) == there and ("E173" in state.farms[0].hand) != there
        assert goods(state) == {} and state.to_move == 2


def test_chiefs_daughter_is_not_played_from_a_hand_that_is_only_supposed():
    state = table(3, seat=1)
    state.farms[0].hand, state.farms[1].hand = ("E173",), ("E172",)
    give(state, 1, food=9)
    go(state, "occupation")
    state.farms[0].hand = ("E176",)  # dealt anew for somebody who cannot see it
    forget(state)
    assert texts(state) == ["use no"]


def test_chiefs_daughter_does_not_come_with_an_own_chief():
    state = table(3, food=9)
    state.farms[0].hand = ("E172", "E173")
    forget(state)
    go(state, "occupation", "play E172")
    assert state.to_move == 1 and state.farms[0].hand == ("E173",)


def test_chiefs_daughter_for_nothing_is_an_occupation_played():
    state = table(4, cards=["K112", "E192"], seat=1)
    state.farms[0].hand, state.farms[1].hand = ("E173",), ("E172",)
    give(state, 1, food=9)
    go(state, "occupation", "use yes")
    assert goods(state) == {"food": 5}


def test_the_educator_answers_to_the_chiefs_daughter_too():
    state = table(4, cards=["K271"], seat=1, food=6)
    state.farms[2].hand, state.farms[1].hand, state.farms[0].hand = ("E173",), ("E172",), ("E176", "E152")
    give(state, 1, food=9)
    go(state, "occupation")
    offers = 0
    while state.agenda[-1][0] != "place":
        if state.to_move == 0:
            offers += 1
            go(state, texts(state)[0])
        else:
            go(state, "use yes")
    assert "E173" in state.farms[2].cards and offers == 2 and {"E176", "E152"} <= set(state.farms[0].cards)


def test_chiefs_daughter_for_nothing_lets_the_bread_paddle_bake():
    state = table(4, cards=["K111", "A1"], seat=1, grain=1)
    state.farms[0].hand, state.farms[1].hand = ("E173",), ("E172",)
    give(state, 1, food=9)
    go(state, "occupation", "use yes", "bake 1")
    assert goods(state) == {"food": 2}


def test_tutor_counts_what_is_played_after_him():
    state = table(3, cards=["I235", "K283"])
    play(state, "E174")
    assert bonus(state, "E174") == 0
    play(state, "I219")
    play(state, "A1")
    assert bonus(state, "E174") == 1, "no improvements"
    play(state, "E148")
    assert bonus(state, "E174") == 3, "the Academic is two"


def test_lord_of_the_manor_counts_categories_with_four_points():
    state = table(cards=["E189"])
    farm(state, fields="b1 b2 b3 a3", pastures=["c1", "c2", "d1", "d2"], stables="c1 c2 d1")
    give(state, grain=8, vegetable=4, sheep=8, boar=7, cattle=5)
    assert points(state)["fields"] == 3 and points(state)["cattle"] == 3
    assert bonus(state, "E189") == 5, "pastures, grain, vegetables, sheep, boar"
    give(state, cattle=6)
    assert bonus(state, "E189") == 6
    farm(state, fields="b1 b2 b3 a3 c3", pastures=["c1", "c2", "d1", "d2"], stables="c1 c2 d1 d2")
    assert bonus(state, "E189") == 8, "fields, and four fenced stables"


@pytest.mark.parametrize(("number", "worth"), [(4, 0), (5, 1), (6, 3), (7, 5), (8, 7), (9, 9), (11, 9)])
def test_braggart_counts_improvements(number, worth):
    cards = ["A1", "A2", "A5", "A6", "A7", "A8", "A9", "E20", "E25", "E53", "E59"][:number]
    state = table(3, cards=["E197", "I235", *cards])
    assert bonus(state, "E197") == worth


@pytest.mark.parametrize(("round_", "wood"), [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)])
def test_reeve_brings_wood_by_the_round(round_, wood):
    state = table(3, round_=round_)
    play(state, "E217")
    assert goods(state).get("wood", 0) == wood


def test_reeve_rewards_everybody_with_the_most_occupations():
    state = table(3, cards=["E217"])
    assert [bonus(state, "E217", seat) for seat in range(3)] == [3, 0, 0]
    state.have(1, named("I235"))
    assert [bonus(state, "E217", seat) for seat in range(3)] == [3, 3, 0], "a tie"
    state.have(2, named("E148"))
    assert [bonus(state, "E217", seat) for seat in range(3)] == [0, 0, 3], "the Academic is two"
