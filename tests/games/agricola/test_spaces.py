"""Action spaces: which there are, what they gather, give and allow, for each number of players on both boards."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, give, go, goods, open_spaces, start, texts, to_place

from pygame_core.game import Illegal
from pygame_core.games.agricola import spaces


@pytest.mark.parametrize(("players", "extra"), [(1, 0), (2, 0), (3, 4), (4, 6), (5, 6)])
@pytest.mark.parametrize("board", ["family", "standard"])
def test_ten_spaces_the_round_cards_and_those_for_the_number_of_players(players, extra, board):
    state = start(players, board=board, cards="none")
    assert len(state.spaces) == 10 + extra + 1 and state.spaces[-1].id == state.rounds[0]
    open_spaces(state, 14)
    assert len(state.spaces) == 10 + extra + 14 and len({space.id for space in state.spaces}) == len(state.spaces)


def test_each_stage_has_its_cards():
    assert [sum(space.stage == stage for space in spaces.ROUND[False].values()) for stage in range(1, 7)] == list(spaces.STAGES)
    assert sorted(spaces.HARVESTS) == [4, 7, 9, 11, 13, 14]


@pytest.mark.parametrize(("space", "players", "rate"), [
    ("wood_3", 1, {"wood": 2}), ("wood_3", 2, {"wood": 3}), ("clay_1", 2, {"clay": 1}), ("reed_1", 2, {"reed": 1}), ("fishing", 2, {"food": 1}),
    ("wood_2_3p", 3, {"wood": 2}), ("clay_1_3p", 3, {"clay": 1}), ("wood_1_4p", 4, {"wood": 1}), ("wood_2_4p", 4, {"wood": 2}),
    ("clay_2_4p", 4, {"clay": 2}), ("traveling_players_4p", 4, {"food": 1}), ("wood_4_5p", 5, {"wood": 4}), ("clay_3_5p", 5, {"clay": 3}),
    ("stone_1a", 2, {"stone": 1}), ("sheep_1", 2, {"sheep": 1}),
])
def test_goods_gather_and_are_taken_whole(space, players, rate):
    state = start(players)
    to_place(state, 0, 7)
    (name, number), = rate.items()
    state.piles[space] = 0
    for _ in range(3):
        state.agenda.append(("replenish",))
        state._run()
    assert state.piles[space] == 3 * number
    if name != "sheep":
        before = goods(state).get(name, 0)
        go(state, space)
        assert goods(state)[name] == before + 3 * number and state.piles[space] == 0


@pytest.mark.parametrize(("space", "players", "board", "given"), [
    ("take_grain", 2, "family", {"grain": 1}), ("vegetable_1", 2, "family", {"vegetable": 1}), ("day_laborer", 2, "standard", {"food": 2}),
    ("reed_stone_food_4p", 4, "family", {"reed": 1, "stone": 1, "food": 1}), ("reed_stone_wood_5p", 5, "family", {"reed": 1, "stone": 1, "wood": 1}),
])
def test_spaces_that_give_the_same_each_time(space, players, board, given):
    state = start(players, board=board, cards="none")
    to_place(state, 0, 10)
    give(state, food=0)
    go(state, space)
    assert goods(state) == given


def test_choices_of_goods():
    state = start(2)
    to_place(state, 0)
    give(state, food=0)
    go(state, "day_laborer_family", "take stone")
    assert goods(state) == {"food": 1, "stone": 1}
    state = start(4)
    to_place(state, 0)
    give(state, food=0)
    go(state, "resources_2_diff", "take reed")
    assert texts(state) == ["take wood", "take clay", "take stone"]
    go(state, "take wood")
    assert goods(state) == {"wood": 1, "reed": 1}


def test_the_animal_space_of_five():
    for animal, food in (("sheep", 3), ("boar", 2), ("cattle", 1)):
        state = start(5)
        to_place(state, 0)
        give(state, food=2)
        go(state, "animal_choice_5p", f"take {animal}")
        assert goods(state) == {animal: 1, "food": food}


def test_a_room_leaves_the_food_of_the_traveling_players_to_gather():
    state = start(5)
    to_place(state, 0)
    give(state, wood=5, reed=2)
    go(state, "room_or_traveling_5p")
    assert texts(state) == ["room b1", "room b2", "room a3", "collect"]
    go(state, "room b1")
    assert state.piles["room_or_traveling_5p"] == 1 and state.agenda[-1][0] == "place"
    to_place(state, 0)
    state.piles["room_or_traveling_5p"] = 0
    give(state, wood=0)
    state.taken.clear()
    with pytest.raises(Illegal):
        state.find("room_or_traveling_5p")


def test_growth_on_the_card_of_five_begins_in_round_five():
    state = start(5)
    farm(state, rooms="a1 a2 a3")
    to_place(state, 0, 4)
    go(state, "resources_2_or_growth_5p")
    assert texts(state) == ["take wood", "take clay", "take reed", "take stone"]
    state = start(5)
    farm(state, rooms="a1 a2 a3")
    to_place(state, 0, 5)
    go(state, "resources_2_or_growth_5p", "grow")
    assert state.farms[0].people == 3


def test_a_space_is_taken_once_a_round_and_never_for_nothing():
    state = start(2)
    go(state, "fishing")
    with pytest.raises(Illegal) as refusal:
        state.find("fishing")
    assert refusal.value.rule == "placing"
    state.piles["reed_1"] = 0
    give(state, 1, wood=0)
    with pytest.raises(Illegal) as refusal:
        state.find("reed_1")
    assert refusal.value.rule == "accumulation"
    with pytest.raises(Illegal) as refusal:
        state.find("fences")
    assert refusal.value.rule in ("rounds", "fences")


@pytest.mark.parametrize(("space", "players", "played", "price"), [
    ("occupation", 2, 0, 0), ("occupation", 2, 1, 1), ("occupation", 2, 3, 1), ("occupation_3p", 3, 0, 2), ("occupation_3p", 3, 4, 2),
    ("occupation_4p", 4, 0, 1), ("occupation_4p", 4, 1, 1), ("occupation_4p", 4, 2, 2), ("occupation_or_growth_5p", 5, 1, 1),
    ("occupation_or_growth_5p", 5, 2, 2),
])
def test_prices_of_occupations(space, players, played, price):
    hands = [["E187"], *([] for _ in range(players - 1))]
    state = start(players, hands=hands)
    farm(state, cards=["I235", "K283", "I219", "I243"][:played])
    to_place(state, 0)
    give(state, food=price)
    go(state, space, "play E187") if "play E187" in _after(state, space) else go(state, space)
    assert "E187" in state.farms[0].cards and goods(state).get("food", 0) == 0
    if price:
        state = start(players, hands=hands)
        farm(state, cards=["I235", "K283", "I219", "I243"][:played])
        to_place(state, 0)
        give(state, food=price - 1)
        with pytest.raises(Illegal):
            state.find(space)


def test_the_price_on_the_card_of_five_is_an_option():
    state = start(5, hands=[["E187"], [], [], [], []], fifth="one")
    farm(state, cards=["I235", "K283"])
    to_place(state, 0)
    give(state, food=1)
    go(state, "occupation_or_growth_5p")
    assert "E187" in state.farms[0].cards and goods(state) == {}


def _after(state, space):
    twin = state.copy()
    go(twin, space)
    return texts(twin)


@pytest.mark.parametrize(("touched", "rule", "message"), [
    ("A1", "cards", "agricola.text.A1"),  # somebody's: what it does
    ("A3", "improvements", "agricola.why.lacks.clay"), ("A2", "placing", "agricola.why.card_by_action"),
    ("E29", "improvements", "agricola.why.needs.sheep"), ("I73", "improvements", "agricola.why.lacks.food"),
    ("I219", "placing", "agricola.why.card_by_action"),
    ("K107", "notation", "agricola.why.unknown"),  # another seat's hand stays hidden
    ("c3", "placing", "agricola.why.person_first"), ("wood", "placing", "agricola.why.person_first"),
])
def test_what_is_touched_instead_of_a_space_says_what_it_waits_for(touched, rule, message):
    state = start(2, hands=[["E29", "I73", "I219"], ["K107"]])
    farm(state, 1, cards=["A1"])
    to_place(state, 0)
    give(state, clay=3, food=0)
    refusal = state.why((touched,))
    assert (refusal.rule, refusal.message) == (rule, message)
