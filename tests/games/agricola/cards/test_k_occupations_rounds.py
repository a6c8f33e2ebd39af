"""K deck: occupations about rounds to come, the start of a round, and points at the end."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, forget, give, go, goods, mask, named, next_round, play, points, table


def flawless(state, seat):
    """A farm without a negative line."""
    mine = farm(state, seat, fields="c1 c2", pastures=["d1 d2 e1 e2", "d3 e3"], stables="a3 b1 b2 b3", rooms="a1 a2")
    mine.fields |= mask("c3")
    give(state, seat, grain=1, vegetable=1, sheep=1, boar=1, cattle=1)


def test_constable_rewards_everybody_without_a_negative_line():
    state = table(3, cards=["K276"])
    flawless(state, 0)
    flawless(state, 1)
    assert [points(state, seat).get("bonus-points", 0) for seat in range(3)] == [5, 5, 0]
    state.farms[1].begging = 1
    give(state, 0, boar=0)
    assert [points(state, seat).get("bonus-points", 0) for seat in range(3)] == [0, 0, 0]


def test_constable_minds_unused_spaces_unless_they_are_spared():
    state = table(3, cards=["K276"])
    flawless(state, 0)
    state.farms[0].fields &= ~mask("c3")
    forget(state)
    assert points(state).get("bonus-points", 0) == 0
    state.have(0, named("I236"))
    give(state, food=1)
    assert points(state)["bonus-points"] == 5


def test_house_steward_rewards_everybody_with_the_most_rooms():
    state = table(3, cards=["K282"])
    farm(state, 1, rooms="a1 a2 a3")
    farm(state, 2, rooms="a1 a2 b1")
    assert [points(state, seat).get("bonus-points", 0) for seat in range(3)] == [0, 3, 3]


@pytest.mark.parametrize(("good", "least"), [("stone", 5), ("reed", 6), ("clay", 7), ("wood", 8)])
def test_storehouse_clerk_adds_to_what_one_has_much_of(good, least):
    state = table(4, cards=["K287"], **{good: least})
    next_round(state)
    assert goods(state)[good] == least + 1
    state = table(4, cards=["K287"], **{good: least - 1})
    next_round(state)
    assert goods(state)[good] == least - 1


def test_storehouse_clerk_counts_after_what_the_round_brings():
    state = table(4, cards=["K287", "I235"], wood=7)
    next_round(state)
    assert goods(state)["wood"] == 9


def test_plowman_plows_for_a_food_on_three_rounds():
    state = table(round_=3)
    play(state, "K293")
    assert state.farms[0].notes["K293"] == (7, 10, 13)
    state.round = 6
    give(state, food=1)
    next_round(state)
    go(state, "use yes", "plow c1")
    assert state.farms[0].fields == mask("c1") and goods(state) == {} and state.agenda[-1][0] == "place"
    state.round = 9
    next_round(state)
    assert state.agenda[-1][0] == "place" and state.farms[0].fields == mask("c1"), "not paid, it is lost"
    state.round = 10
    give(state, food=1)
    next_round(state)
    assert state.agenda[-1][0] == "place", "only on its rounds"
