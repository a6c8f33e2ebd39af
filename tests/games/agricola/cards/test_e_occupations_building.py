"""E deck: rooms, renovation, fences and stables."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, give, go, goods, mask, named, play, table, texts

from pygame_core.games.agricola.actions.house import renovation_price, room_price
from pygame_core.games.agricola.goods import written


def offered(state, thing, base):
    return {written(price) for price in state.cost(0, thing, base)}


@pytest.mark.parametrize(("id_", "rooms", "few", "material"), [
    ("E151", "a1 a2 a3 b1 b2", "a1 a2 a3 b1", "wood"), ("E191", "a1 a2 a3 b1", "a1 a2 a3", "stone")])
def test_a_room_for_nothing_once_and_at_any_time(id_, rooms, few, material):
    state = table(cards=[id_])
    farm(state, rooms=few, material=material)
    assert f"use {id_}" not in texts(state)
    farm(state, rooms=rooms, material=material)
    go(state, f"use {id_}")
    assert all(text.startswith("room ") for text in texts(state)), "it is built at once"
    go(state, texts(state)[0])
    assert state.farms[0].rooms.bit_count() == len(rooms.split()) + 1 and state.agenda[-1][0] == "place"
    assert f"use {id_}" not in texts(state), "once"


def test_the_mason_needs_a_stone_house():
    state = table(cards=["E191"])
    farm(state, rooms="a1 a2 a3 b1", material="clay")
    assert "use E191" not in texts(state)


def test_a_room_for_nothing_leaves_the_wood_carvers_help_for_later():
    state = table(cards=["E151", "K301"])
    farm(state, rooms="a1 a2 a3 b1 b2")
    go(state, "use E151", "room b3")
    assert "K301" not in state.farms[0].notes


def test_thatcher_saves_a_reed_each_on_rooms_renovations_and_thatched_improvements():
    state = table(3, cards=["E157"], wood=9, clay=9, reed=9, stone=9)
    assert offered(state, ("room",), room_price(state.farms[0])) == {"wood5-reed1"}
    assert offered(state, ("renovation",), renovation_price(state.farms[0])) == {"clay2"}
    for id_ in ("I84", "I103"):
        assert all("reed" not in text for text in offered(state, ("improvement", id_), named(id_).prices))
    assert offered(state, ("improvement", "A9"), named("A9").prices) == {"reed2-stone2"}
    state.have(0, named("E36"))
    assert offered(state, ("room",), room_price(state.farms[0])) == {"wood5-reed1", "wood5-clay1"}
    go(state, "build_rooms_stables", "room b1 wood5-reed1")
    assert goods(state)["reed"] == 8, "for each room"


def test_stonecutter_saves_a_stone_on_improvements_rooms_and_renovations():
    state = table(3, cards=["E211"], wood=9, clay=9, reed=9, stone=9)
    assert offered(state, ("improvement", "A6"), named("A6").prices) == {"clay1-stone2"}
    farm(state, material="clay", rooms="a1 a2 b1")
    assert offered(state, ("renovation",), renovation_price(state.farms[0])) == {"reed1-stone2"}, "once, not for each room"
    farm(state, material="stone")
    assert offered(state, ("room",), room_price(state.farms[0])) == {"reed2-stone4"}


@pytest.mark.parametrize(("material", "rooms", "price"), [
    ("wood", "a1 a2 b1", "clay1-reed1"), ("clay", "a1 a2 b1", "reed1-stone1"), ("wood", "a1 a2", "reed1")])
def test_renovator_saves_two_of_the_new_material(material, rooms, price):
    state = table(cards=["E199"], clay=9, reed=9, stone=9)
    farm(state, material=material, rooms=rooms)
    assert offered(state, ("renovation",), renovation_price(state.farms[0])) == {price}


def test_conservator_goes_from_wood_to_stone_in_one_renovation():
    state = table(cards=["E200"], round_=6, clay=2, reed=1, stone=2)
    go(state, "renovate_improve")
    assert {"renovate clay", "renovate stone"} == set(texts(state))
    go(state, "renovate stone")
    assert state.farms[0].house == 3 and goods(state) == {"clay": 2}
    state = table(cards=["E200", "E199"], round_=6, reed=1, stone=1)
    farm(state, rooms="a1 a2 a3")
    go(state, "renovate_improve")
    assert state.farms[0].house == 3 and goods(state) == {}, "two stone less, and clay could not be paid: no choice"


def test_conservator_needs_a_renovation_and_no_card_that_does_without():
    state = table(cards=["E200"], clay=9, reed=9, stone=9)
    assert not any("renovate" in text for text in texts(state))
    state.may(0, "E200", ("renovate", 1))
    state._run()
    assert texts(state)[0] == "renovate" and not any("stone" in text for text in texts(state))
    farm(state, material="clay")
    state.agenda.pop()
    state.may(0, "E200", ("renovate",))
    state._run()
    assert texts(state)[0] == "renovate"


def test_farmer_gets_a_boar_with_the_next_fences_and_cattle_with_all_later_ones():
    state = table(4, cards=["E160"], round_=4, wood=9)
    farm(state, pastures=["e1 e2"])
    go(state, "fences", "fence d1", "fence d2", "done")
    assert goods(state)["boar"] == 1 and "cattle" not in goods(state), "one animal however many fences"
    state.agenda[:] = [("work", 0)]
    state.taken.clear()
    state._run()
    go(state, "fences", "fence c1", "done")
    assert goods(state)["boar"] == 1 and goods(state)["cattle"] == 1


def test_farmer_gets_one_animal_a_turn():
    state = table(4, cards=["E160"])
    farm(state, pastures=["e1 e2"])
    for _ in range(2):
        state.react("fenced", 0, 4, "E160")
    state._run()
    assert goods(state) == {"boar": 1}


@pytest.mark.parametrize(("pastures", "fences", "wood"), [
    ([], ["c1"], 1), ([], ["c1 d1"], 3), (["e1"], ["d1"], 1), (["e1"], ["d1", "c1"], 3), (["e1"], ["d1", "d2"], 3), (["e1 e2"], ["e1"], 1),
])
def test_hedge_keeper_lets_three_fences_after_the_first_cost_nothing(pastures, fences, wood):
    state = table(cards=["E175"], round_=4, wood=wood)
    farm(state, pastures=pastures)
    go(state, "fences", *("fence " + "+".join(cells.split()) for cells in fences))
    assert goods(state) == {} and len(state.farms[0].pastures) == len(pastures) + len(fences)


def test_hedge_keeper_helps_once_a_turn_and_again_in_the_next():
    state = table(cards=["E175"], wood=9)
    farm(state, pastures=["e1"])
    for saved in (2, 0):
        give(state, wood=9)
        state.may(0, "E40", ("fences",))
        state._run()
        go(state, "fence d1" if saved else "fence d2", "done")
        assert goods(state)["wood"] == 9 - 3 + saved
    state.farms[0].placed += 1
    state.may(0, "E40", ("fences",))
    state._run()
    go(state, "fence c1", "done")
    assert goods(state)["wood"] == 6 - 1


@pytest.mark.parametrize(("standing", "fences", "wood"), [
    ([], ["c1"], 1),  # the first is paid, the 3rd is the Sawhorse's, two are the Hedge Keeper's
    ([], ["c1 d1"], 1), ([], ["c1 d1 e1"], 3),  # 8 fences, two of them the Sawhorse's
    (["e1 e2"], ["d1"], 1), (["e1"], ["d1", "c1"], 1), (["e1 e2"], ["d1", "d2"], 1), (["e1 e2"], ["d1 d2", "c1"], 2),
])
def test_the_sawhorses_free_fences_come_before_those_of_the_hedge_keeper(standing, fences, wood):
    state = table(cards=["E175", "K121"], round_=4, wood=15)
    farm(state, pastures=standing)
    go(state, "fences", *("fence " + "+".join(cells.split()) for cells in fences))
    assert goods(state)["wood"] == 15 - wood


def test_hedge_keeper_adds_three_fences_to_those_of_the_mini_pasture():
    state = table(cards=["E175", "E207"], food=2)
    state.farms[0].hand = ("E40",)
    farm(state, pastures=["e1"])
    play(state, "E40")
    go(state, "fence e2")
    assert "fence d2" in texts(state) and "done" in texts(state)
    go(state, "fence d2", "stable e2")
    assert state.farms[0].pastures == tuple(map(mask, ("e1", "d2", "e2"))) and state.agenda[-1][0] == "place", "no fence left of three"
    assert goods(state) == {"food": 2}


def test_farmer_and_stablehand_act_with_the_mini_pasture_too():
    state = table(4, cards=["E160", "E207"])
    state.farms[0].hand = ("E40",)
    play(state, "E40")
    go(state, "fence e2", "stable e2")
    assert goods(state) == {"boar": 1}


def test_the_fence_overseers_fences_are_fences_to_all_three():
    state = table(4, cards=["E160", "E207", "K312", "E175"], wood=2, food=1)
    go(state, "build_rooms_stables", "stable e1", "use yes")
    while state.agenda[-1][0] != "place":
        go(state, next(text for text in texts(state) if text.startswith(("fence", "stable"))))
    mine = state.farms[0]
    assert goods(state) == {"boar": 1} and mine.stables.bit_count() == 2 and len(mine.pastures) == 2, "four fences, three more, one stable more"


def test_hedge_keeper_helps_together_with_farmer_stablehand_and_wood_carver():
    state = table(4, cards=["E175", "E160", "E207", "K301"], round_=4, wood=2)
    go(state, "fences", "fence c1+d1", "stable e3")
    assert goods(state) == {"boar": 1} and state.farms[0].stables == mask("e3"), "six fences: three are free, one is the carver's"


def test_stablehand_builds_a_stable_with_the_fences():
    state = table(cards=["E207"], round_=4, wood=4)
    go(state, "fences", "fence c1")
    assert {"stable c1", "stable e3"} <= set(texts(state)) and "done" not in texts(state), "inside or outside, but it must be"
    go(state, "stable c1")
    assert state.farms[0].stables == mask("c1") and goods(state) == {}
    state.react("fenced", 0, 2, "E207")
    state._run()
    assert state.agenda[-1][0] == "place", "once a turn"
    state = table(cards=["E207"], round_=4, wood=4)
    farm(state, stables="b1 b2 b3 e3")
    go(state, "fences", "fence c1")
    assert state.agenda[-1][0] == "place", "no stable left"


def test_stockman_gets_an_animal_with_the_second_third_and_fourth_stable():
    state = table(4, cards=["E213"], wood=8)
    go(state, "build_rooms_stables", "stable c1", "stable c2", "stable c3", "stable d1")
    assert goods(state) == {"cattle": 1, "boar": 1, "sheep": 1}
    state = table(4, cards=["E213"], wood=2)
    farm(state, stables="c1 c2")
    go(state, "build_rooms_stables", "stable c3")
    assert goods(state) == {"boar": 1}, "nothing for those built before"


def test_hut_builder_builds_for_nothing_when_round_eleven_begins():
    for played, material, builds in ((4, "wood", True), (2, "clay", True), (4, "stone", False), (5, "wood", False)):
        state = table(4, round_=played)
        play(state, "E178")
        assert "E178" in state.farms[0].cards
        farm(state, material=material)
        state.round = 10
        state.agenda[:] = [("round",)]
        state._run()
        assert (state.agenda[-1][0] == "act") == builds, (played, material)
        if builds:
            assert "done" in texts(state)
            go(state, "room b1")
            assert state.farms[0].rooms.bit_count() == 3 and goods(state) == {} and state.agenda[-1][0] == "place"


def test_hut_builder_offers_nothing_in_other_rounds():
    state = table(4, round_=1)
    play(state, "E178")
    state.round = 9
    state.agenda[:] = [("round",)]
    state._run()
    assert state.agenda[-1][0] == "place"


@pytest.mark.parametrize(("material", "price"), [("wood", "wood3-reed2"), ("clay", "clay3-reed2"), ("stone", "reed2-stone3")])
def test_carpenter_builds_with_three_of_the_material(material, price):
    state = table(cards=["E218"], wood=9, clay=9, reed=9, stone=9)
    farm(state, material=material)
    assert offered(state, ("room",), room_price(state.farms[0])) == {price}
