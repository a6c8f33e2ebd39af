"""K deck: occupations about what is built."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, forget, go, goods, mask, named, points, table, texts, to_harvest


def test_forester_sows_wood_on_the_card():
    state = table(cards=["K278"], round_=4, wood=3, food=9)
    go(state, "sow_bake", "sow wood K278-1", "sow wood K278-2", "sow wood K278-3")
    assert state.farms[0].slots == {f"K278-{number}": (0, 3) for number in (1, 2, 3)} and points(state)["fields"] == -1
    to_harvest(state)
    assert goods(state)["wood"] == 3
    state.have(0, named("A7"))
    assert points(state)["bonus-points"] == 3, "3 in the supply and 6 on the card"


def test_foresters_wood_is_not_in_the_supply_of_the_clerk():
    state = table(4, cards=["K278", "K287"], wood=7)
    state.farms[0].slots["K278-1"] = (0, 3)
    state.agenda[:] = [("round",)]
    forget(state)
    state._run()
    assert goods(state)["wood"] == 7


@pytest.mark.parametrize(("thing", "material", "prices"), [
    ("room", "wood", {"wood5-reed2", "wood6"}), ("room", "clay", {"clay5-reed2", "wood1-clay5"}), ("renovation", "wood", {"clay2-reed1", "wood1-clay2"}),
])
def test_brushwood_collector_builds_without_reed(thing, material, prices):
    from pygame_core.games.agricola.actions.house import renovation_price, room_price
    from pygame_core.games.agricola.goods import written
    from pygame_core.games.agricola.prices import offered

    state = table(3, cards=["K294"])
    mine = farm(state, material=material)
    base = room_price(mine) if thing == "room" else renovation_price(mine, 1)
    assert set(map(written, offered(state, 0, (thing,), base))) == prices


def test_brushwood_collector_helps_each_room():
    state = table(3, cards=["K294"], wood=12)
    go(state, "build_rooms_stables", "room b1", "room b2")
    assert state.farms[0].rooms.bit_count() == 4 and goods(state) == {}


def test_stone_breaker_renovates_clay_at_any_time_for_its_price():
    state = table(4, cards=["K303", "I231"], stone=2, reed=1)
    assert not any("K303" in text for text in texts(state)), "not a wooden hut"
    farm(state, material="clay")
    go(state, "use K303")
    assert state.farms[0].material == 2 and goods(state) == {} and state.agenda[-1][:2] == ("place", 0)
    assert len(state.due) == 13, "it is a renovation to others, as to the Manservant"
    state = table(4, cards=["K303"], stone=1, reed=1)
    farm(state, material="clay")
    assert not any("K303" in text for text in texts(state)), "it must be paid"


def test_stone_breaker_does_not_jump_from_wood():
    state = table(4, cards=["K303", "E200"], stone=9, reed=9)
    assert not any("K303" in text for text in texts(state))


def test_fence_overseer_fences_a_new_stable_once_a_round_for_a_food():
    state = table(2, cards=["K312"], wood=4, food=2)
    go(state, "build_rooms_stables", "stable e1")
    assert texts(state) == ["use yes", "use no"]
    go(state, "use yes")
    assert state.farms[0].pastures == (mask("e1"),) and goods(state) == {"wood": 2, "food": 1}
    go(state, "stable e2")
    assert state.agenda[-1][0] == "place" and state.farms[0].pastures == (mask("e1"),), "once a round"


def test_fence_overseer_keeps_to_the_rules_of_pastures_and_may_take_the_second_stable():
    state = table(2, cards=["K312"], wood=4, food=2)
    farm(state, pastures=["e3"])
    go(state, "build_rooms_stables", "stable c1")
    assert state.agenda[-1][0] == "act", "not beside the pasture"
    go(state, "stable d3", "use yes")
    assert state.farms[0].pastures == (mask("d3"), mask("e3"))


def test_fence_overseer_triggers_cards_about_fences_but_not_the_animal_breeder():
    state = table(4, cards=["K312", "K307"], wood=4, food=9)
    state.have(1, named("I264"))
    forget(state)
    go(state, "build_rooms_stables", "stable e1", "use yes")
    assert goods(state, 1)["wood"] == 1 and state.agenda[-1][0] == "act"
