"""I deck: occupations about the house, fences, stables and improvements."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, forget, give, go, goods, mask, play, table, texts, to_place

from pygame_core.game import Illegal


@pytest.mark.parametrize(("others", "stone"), [([], 3), (["clay"], 2), (["clay", "stone"], 1), (["clay", "clay", "stone"], 0)])
def test_social_climber_gets_stone_by_who_was_earlier(others, stone):
    state = table(4, cards=["I222"], round_=6, clay=2, reed=1)
    for seat, material in enumerate(others, 1):
        farm(state, seat, material=material)
    go(state, "renovate_improve")
    assert goods(state) == ({"stone": stone} if stone else {})


def test_social_climber_gets_nothing_for_a_clay_hut_skipped_or_others_renovations():
    state = table(4, cards=["I222", "E200"], round_=6, stone=2, reed=1)
    go(state, "renovate_improve")
    assert goods(state) == {"stone": 3}, "for the stone house alone"
    state = table(4, cards=["I222"], round_=6, seat=1)
    give(state, 1, clay=2, reed=1, food=0)
    go(state, "renovate_improve")
    assert goods(state) == {} and state.farms[1].house == 1


def test_businessman_builds_once_more_after_the_minor_of_the_starting_players_space():
    state = table(3, cards=["I228"], clay=2)
    state.farms[0].hand = ("I73", "E25")
    forget(state)
    go(state, "start_player_minor", "token", "buy E25")
    assert texts(state) == ["buy A1", "done"]
    go(state, "buy A1")
    assert "A1" in state.farms[0].cards and state.agenda[-1][0] == "place"
    state = table(3, cards=["I228"], clay=2, food=9)
    go(state, "start_player_minor")
    assert state.agenda[-1][0] == "place" and "A1" not in state.farms[0].cards, "a minor one comes first"
    state = table(3, cards=["I228"], round_=4, clay=9)
    go(state, "major_minor", "buy A1")
    assert state.agenda[-1][0] == "place", "only on that space"


def test_businessman_goes_with_salesman_and_merchant():
    state = table(3, cards=["I228", "K281"], clay=9)
    go(state, "start_player_minor", "token", "buy A1", "buy A2")
    assert {"A1", "A2"} <= set(state.farms[0].cards)
    state = table(3, cards=["I228", "E179"], clay=2, food=1)
    state.farms[0].hand = ("E25", "K109")
    give(state, wood=1)
    go(state, "start_player_minor", "token", "buy E25", "use E179", "buy K109", "buy A1")
    assert {"E25", "A1", "K109"} <= set(state.farms[0].cards) and goods(state) == {}


@pytest.mark.parametrize(("id_", "material", "rounds", "good", "number"), [
    ("I231", "stone", range(7, 15), 4, 3), ("I242", "clay", range(7, 12), 1, 2), ("I242", "stone", range(7, 12), 1, 2),
])
def test_goods_once_one_lives_in_a_better_house(id_, material, rounds, good, number):
    state = table(round_=6)
    play(state, id_)
    assert state.due == {}
    state = table(round_=6)
    farm(state, material=material)
    play(state, id_)
    expected = {round_: ((0, good, number, id_),) for round_ in rounds}
    assert state.due == expected
    before = {"stone": "clay", "clay": "wood"}[material]
    state = table(cards=[id_] if before == "wood" or id_ == "I231" else [], round_=6, clay=2, stone=2, reed=1)
    if state.farms[0].cards:
        farm(state, material=before)
        go(state, "renovate_improve")
        assert state.due == expected


def test_clay_hut_builder_is_paid_once_and_also_if_clay_is_skipped():
    state = table(cards=["I242"], round_=6, stone=4, reed=2)
    farm(state, material="clay")
    go(state, "renovate_improve")
    assert state.due == {}, "clay to stone: it lived in clay before"
    state = table(cards=["I242", "E200"], round_=6, stone=2, reed=1)
    go(state, "renovate_improve")
    assert state.due == {round_: ((0, 1, 2, "I242"),) for round_ in range(7, 12)}


def test_groom_builds_a_stable_each_round_in_a_stone_house():
    state = table(4, cards=["I254", "I235"], round_=5)
    farm(state, material="stone")
    state.agenda[:] = [("round",)]
    state._run()
    assert "stable e1" in texts(state), "with the wood just received"
    go(state, "stable e1")
    assert state.farms[0].stables == mask("e1") and "wood" not in goods(state)
    state = table(4, cards=["I254"], round_=5, wood=1)
    state.agenda[:] = [("round",)]
    state._run()
    assert state.agenda[-1][0] == "place"


def test_fence_builder_fences_after_using_a_space_and_has_a_fence_less():
    state = table(2)
    play(state, "I263")
    assert "use fishing" in texts(state) and "use sow_bake" not in texts(state), "not on rounds to come"
    go(state, "use fishing")
    assert state.fences_left(0) == 14
    give(state, wood=4)
    go(state, "fishing", "fence e1")
    assert state.farms[0].pastures == (mask("e1"),) and goods(state)["food"] == 1 and state.fences_left(0) == 10
    to_place(state, 1)
    state.taken.clear()
    state.piles["fishing"] = 1
    give(state, 1, wood=4)
    go(state, "fishing")
    assert state.agenda[-1][0] == "place", "for its owner only"


def test_fence_builder_on_a_fences_space_builds_twice_and_needs_the_action():
    state = table(2, round_=3, wood=8)
    play(state, "I263")
    go(state, "use fences", "fences", "fence e1", "done", "fence d1")
    assert len(state.farms[0].pastures) == 2
    state = table(2, round_=3, wood=8)
    play(state, "I263")
    go(state, "use take_grain")
    farm(state, pastures=["e1 e2 e3", "d1 d2 d3", "c1 c2"])
    assert state.fences_left(0) == 14 - state.farms[0].fences.bit_count()
    with pytest.raises(Illegal):
        state.find("fence c3")


@pytest.mark.parametrize(("fences", "wood"), [(["fence e1"], 1), (["fence e1", "fence d1"], 2)])  # 4 and 7
def test_fencer_gets_wood_for_the_fences_of_an_action(fences, wood):
    state = table(4, cards=["I264"], round_=3, seat=1)
    give(state, 1, wood={1: 4, 2: 7}[wood])
    go(state, "fences", *fences)
    assert goods(state) == {"wood": wood}
    state = table(4, cards=["I264"], round_=3, wood=4)
    go(state, "fences", "fence e1")
    assert goods(state) == {}, "not for one's own"


def test_fence_deliveryman_locks_fences_and_builds_them_for_two_food():
    state = table(2, round_=3)
    play(state, "I265")
    assert state.farms[0].notes["I265"] == ((9, 4), (13, 4)) and state.fences_left(0) == 7
    state.round = 8
    give(state, food=2)
    state.agenda[:] = [("round",)]
    state._run()
    go(state, "use yes", "fence e1")
    assert goods(state) == {} and state.farms[0].pastures == (mask("e1"),) and state.fences_left(0) == 7
    assert state.farms[0].notes["I265"] == ((13, 4),) and state.agenda[-1][0] == "place"


def test_fence_deliveryman_unpaid_gives_the_fences_back_and_later_rounds_get_fewer():
    state = table(2, round_=8)
    farm(state, pastures=["e1 e2 e3", "d1 d2 d3"])  # 13 fences
    left = state.fences_left(0)
    play(state, "I265")
    assert state.farms[0].notes["I265"] == ((14, left),) == ((14, 2),), "round 18 is none"
    state.round = 13
    state.agenda[:] = [("round",)]
    state._run()
    assert state.agenda[-1][0] == "place" and state.fences_left(0) == left
    state = table(2, round_=1)
    farm(state, pastures=["e1 e2", "d1 d2"])  # 10 fences
    left = state.fences_left(0)
    play(state, "I265")
    assert state.farms[0].notes["I265"] == ((7, 4), (11, left - 4)) == ((7, 4), (11, 1))
