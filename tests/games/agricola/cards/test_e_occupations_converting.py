"""E deck: goods into food and into other goods; baking and feeding."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, forget, give, go, goods, table, texts, to_harvest


def uses(state, id_):
    return {text.removeprefix(f"use {id_}").strip() for text in texts(state) if text.startswith(f"use {id_}")}


@pytest.mark.parametrize(("id_", "has", "offers", "use", "left"), [
    ("E158", {"wood": 2}, {""}, "", {"wood": 1, "food": 1}),
    ("E209", {"stone": 2}, {""}, "", {"stone": 1, "food": 2}),
    ("E185", {"clay": 2}, {"clay2"}, "clay2", {"stone": 1}),
    ("E185", {"clay": 4}, {"clay2", "clay3"}, "clay3", {"clay": 1, "stone": 2}),
    ("E186", {"clay": 2}, {"clay2 sheep", "clay2 reed"}, "clay2 reed", {"reed": 1}),
    ("E186", {"clay": 3}, {"clay2 sheep", "clay2 reed", "clay3 boar", "clay3 stone"}, "clay3 stone", {"stone": 1}),
    ("E186", {"clay": 3}, {"clay2 sheep", "clay2 reed", "clay3 boar", "clay3 stone"}, "clay3 boar", {"boar": 1}),
    ("E186", {"clay": 4}, {"clay2 sheep", "clay2 reed", "clay3 boar", "clay3 stone", "clay4"}, "clay4", {"cattle": 1}),
    ("E186", {"clay": 2}, {"clay2 sheep", "clay2 reed"}, "clay2 sheep", {"sheep": 1}),
    ("E171", {"wood": 4}, {"wood3 clay", "wood3 reed", "wood3 stone"}, "wood3 reed", {"wood": 1, "reed": 1}),
    ("E171", {"clay": 2}, {"clay2 wood", "clay2 reed", "clay2 stone"}, "clay2 stone", {"stone": 1}),
    ("E171", {"reed": 2}, {"reed2 wood", "reed2 clay", "reed2 stone"}, "reed2 wood", {"wood": 1}),
    ("E171", {"stone": 3}, {"stone2 wood", "stone2 clay", "stone2 reed"}, "stone2 clay", {"stone": 1, "clay": 1}),
    ("E171", {"wood": 2, "clay": 1, "reed": 1, "stone": 1}, set(), None, {}),
    ("E158", {}, set(), None, {}), ("E209", {}, set(), None, {}), ("E185", {"clay": 1}, set(), None, {}), ("E186", {"clay": 1}, set(), None, {}),
])
def test_swaps_at_any_time(id_, has, offers, use, left):
    state = table(4, cards=[id_], **has)
    assert uses(state, id_) == offers
    if use is not None:
        go(state, f"use {id_} {use}".strip())
        assert goods(state) == left and state.agenda[-1][0] == "place"


def test_a_swap_can_be_made_again_and_while_feeding():
    state = table(3, cards=["E158"], wood=9)
    go(state, "use E158", "use E158")
    assert goods(state) == {"wood": 7, "food": 2}
    for seat in (1, 2):
        give(state, seat, food=9)
    to_harvest(state)
    go(state, "use E158", "use E158", "feed")
    assert goods(state) == {"wood": 5} and state.farms[0].begging == 0


def test_an_animal_bought_with_clay_may_be_cooked_at_once():
    state = table(4, cards=["E186", "A1"], clay=8, cattle=1)
    go(state, "use E186 clay4")
    assert state.agenda[-1][0] == "house" and set(texts(state)) == {"cook cattle", "release cattle"}
    go(state, "cook cattle")
    assert goods(state) == {"clay": 4, "cattle": 1, "food": 3}


def test_grocer_sells_his_pile_from_the_top_for_a_food_each():
    state = table(cards=["E184"], food=9)
    for name in ("reed", "grain", "stone", "vegetable", "wood", "clay", "reed", "vegetable"):
        assert uses(state, "E184") == {name}
        go(state, f"use E184 {name}")
    assert goods(state) == {"food": 1, "reed": 2, "grain": 1, "stone": 1, "vegetable": 2, "wood": 1, "clay": 1}
    assert not uses(state, "E184"), "sold out"
    state = table(cards=["E184"])
    assert not uses(state, "E184"), "no food"


@pytest.mark.parametrize(("id_", "good", "food"), [("E154", "grain", 3), ("E183", "reed", 3), ("E214", "clay", 2)])
def test_once_a_harvest_a_good_becomes_food(id_, good, food):
    state = table(4, cards=[id_], **{good: 2, "food": 4 - food})
    assert not uses(state, id_), "only in a harvest"
    for seat in (1, 2, 3):
        give(state, seat, food=9)
    to_harvest(state)
    told = go(state, f"use {id_}")
    assert not uses(state, id_) and goods(state)[good] == 1
    assert [(event.kind, event.values["food"]) for event in told if event.kind.startswith("crafted")] == [("crafted." + good, food)]
    if state.agenda[-1] == ("feed", 0):
        go(state, "feed")
    assert state.farms[0].begging == 0, "4 food were due"


def test_brewing_is_no_baking():
    state = table(4, cards=["E154", "E155", "E149"], grain=1)
    farm(state, fields="c1", crops=[("c1", "grain", 2)])
    for seat in (1, 2, 3):
        give(state, seat, food=9)
    to_harvest(state)
    go(state, "use E154")
    assert goods(state) == {"grain": 1, "food": 3}, "nothing for the bread seller"


def test_meat_seller_needs_an_oven():
    for owned, animals in (([], set()), (["A1"], {"sheep 2", "boar 2", "cattle 3"}), (["A5"], {"sheep 2", "boar 3", "cattle 4"}),
                           (["E27"], {"sheep 2", "boar 3", "cattle 4"}), (["I65"], set()), (["A3"], {"sheep 2", "boar 3", "cattle 4"})):
        found = set()
        for name in ("sheep", "boar", "cattle"):
            state = table(cards=["E162", *owned], **{name: 1})
            if f"cook {name}" in texts(state):
                go(state, f"cook {name}")
                found.add(f"{name} {goods(state)['food']}")
        assert found == animals, owned


def test_meat_seller_takes_no_vegetables_and_sells_straight_from_the_space():
    state = table(cards=["E162", "A5"], vegetable=1, sheep=1, round_=2)
    state.piles["sheep_1"] = 2
    forget(state)
    assert "eat vegetable" in texts(state) and "cook vegetable" not in texts(state)
    go(state, "sheep_1", "cook sheep", "cook sheep")
    assert goods(state) == {"vegetable": 1, "sheep": 1, "food": 4}


@pytest.mark.parametrize(("people", "born", "due"), [(2, 0, 4), (3, 0, 5), (5, 0, 7), (5, 1, 7), (3, 1, 5)])
def test_cook_feeds_all_but_two_with_one_food(people, born, due):
    state = table(4, cards=["E181"], food=20)
    farm(state, people=people)
    state.farms[0].born = born
    for seat in (1, 2, 3):
        give(state, seat, food=9)
    to_harvest(state)
    assert goods(state) == {"food": 20 - due}


def test_cook_feeds_the_person_in_the_reed_hut_with_one_food():
    state = table(4, cards=["E181", "K138"], food=20)
    for seat in (1, 2, 3):
        give(state, seat, food=9)
    to_harvest(state)
    assert goods(state) == {"food": 15}
