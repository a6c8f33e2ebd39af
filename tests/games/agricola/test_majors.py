"""The ten major improvements."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, give, go, goods, points, start, texts, to_place

PRICES = {"A1": ({"clay": 2}, 1), "A2": ({"clay": 3}, 1), "A3": ({"clay": 4}, 1), "A4": ({"clay": 5}, 1), "A5": ({"clay": 3, "stone": 1}, 2),
          "A6": ({"clay": 1, "stone": 3}, 3), "A7": ({"wood": 2, "stone": 2}, 2), "A8": ({"clay": 2, "stone": 2}, 2),
          "A9": ({"reed": 2, "stone": 2}, 2), "A10": ({"wood": 1, "stone": 3}, 4)}


@pytest.mark.parametrize("id_", PRICES)
def test_price_and_points(id_):
    cost, worth = PRICES[id_]
    state = start()
    to_place(state, 0, 4)
    give(state, **cost)
    twin = state.copy()
    if f"buy {id_}" in buyable(state):
        go(state, "major_minor", f"buy {id_}")
    else:
        go(state, "major_minor")  # nothing else could be bought
    assert goods(state) == {} and state.farms[0].cards == (id_,) and points(state)["card-points"] == worth
    for name in cost:
        short = twin.copy()
        give(short, **{**cost, name: cost[name] - 1})
        assert f"buy {id_}" not in buyable(short)


def buyable(state):
    twin = state.copy()
    try:
        go(twin, "major_minor")
    except ValueError:
        return []
    return texts(twin)


@pytest.mark.parametrize(("card", "food"), [("A1", (2, 2, 2, 3)), ("A2", (2, 2, 2, 3)), ("A3", (3, 2, 3, 4)), ("A4", (3, 2, 3, 4))])
def test_cooking(card, food):
    for name, each in zip(("vegetable", "sheep", "boar", "cattle"), food):
        state = start()
        farm(state, cards=[card])
        to_place(state, 0)
        give(state, **{name: 1})
        go(state, f"cook {name}")
        assert goods(state) == {"food": each}


def test_raw_crops_are_one_food():
    state = start()
    to_place(state, 0)
    give(state, grain=1, vegetable=1)
    go(state, "eat grain", "eat vegetable")
    assert goods(state) == {"food": 2}


def test_a_hearth_can_be_had_for_a_fireplace_which_others_can_then_buy():
    state = start(2)
    farm(state, cards=["A1"])
    to_place(state, 0, 4)
    give(state, clay=4)
    go(state, "major_minor")
    assert "buy A3 clay4" in texts(state) and "buy A3 A1" in texts(state)
    go(state, "buy A3 A1")
    assert goods(state)["clay"] == 4 and state.farms[0].cards == ("A3",) and "A1" in state.majors and "A3" not in state.majors


def test_an_oven_may_be_baked_in_at_once_with_all_that_bakes():
    state = start()
    farm(state, cards=["A1"])
    to_place(state, 0, 4)
    give(state, clay=3, stone=1, grain=2)
    go(state, "major_minor", "buy A5")
    assert texts(state) == ["bake 1", "bake 2", "done"]
    go(state, "bake 2")
    assert goods(state) == {"food": 7}


def test_the_well_puts_food_on_the_next_five_rounds_or_what_is_left_of_them():
    state = start()
    to_place(state, 0, 4)
    give(state, wood=1, stone=3)
    go(state, "major_minor")
    assert state.farms[0].cards == ("A10",) and sorted(state.due) == [5, 6, 7, 8, 9]
    state = start()
    to_place(state, 0, 12)
    give(state, wood=1, stone=3)
    go(state, "major_minor")
    assert sorted(state.due) == [13, 14]


@pytest.mark.parametrize(("card", "good", "steps"), [("A7", "wood", (3, 5, 7)), ("A8", "clay", (3, 5, 7)), ("A9", "reed", (2, 4, 5))])
def test_bonus_points_of_the_crafts(card, good, steps):
    state = start()
    farm(state, cards=[card])
    for number in range(12):
        give(state, **{good: number})
        assert points(state).get("bonus-points", 0) == sum(number >= step for step in steps)
