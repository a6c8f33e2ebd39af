"""How prices stack: the rulings with their numbers."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, give, go, goods, start, texts, to_place

from pygame_core.games.agricola.actions.house import renovation_price, room_price
from pygame_core.games.agricola.goods import NAMES, written
from pygame_core.games.agricola.info import GAME
from pygame_core.text import Text


def prices(cards, thing, material="wood", rooms="a1 a2", **has):
    state = start(board="standard")
    farm(state, rooms=rooms, material=material, cards=cards)
    give(state, **(has or {"wood": 30, "clay": 30, "reed": 30, "stone": 30, "food": 30}))
    base = room_price(state.farms[0]) if thing == "room" else renovation_price(state.farms[0])
    return {written(price) for price in state.cost(0, (thing,), base)}


def test_a_clay_room_with_carpenter_and_bricklayer_is_one_clay_and_two_reed():
    assert prices(["E218", "I243"], "room", "clay") == {"clay1-reed2"}


def test_clay_supports_and_bricklayer_leave_one_wood_and_one_reed():
    assert "wood1-reed1" in prices(["E37", "I243"], "room", "clay")


def test_plasterer_and_bricklayer_renovate_for_one_reed_and_build_for_one_clay_and_two_reed():
    assert prices(["I241", "I243"], "renovation") == {"reed1"}
    assert prices(["I241", "I243"], "room", "clay") == {"clay1-reed2"}


def test_clay_roof_and_frame_builder_make_a_wooden_room_six_wood():
    assert "wood6" in prices(["E36", "K272"], "room")


def test_the_axe_is_for_wooden_rooms_only_and_later_discounts_still_apply():
    assert prices(["E13"], "room") == {"wood2-reed2"}
    assert prices(["E13"], "room", "clay") == {"clay5-reed2"}
    assert prices(["E13", "E218"], "room") == {"wood2-reed2"}, "the better base price covers the other"
    assert "wood2-clay2" in prices(["E13", "E36"], "room")


def test_frame_builder_exchanges_exactly_two_for_a_room_and_one_for_a_renovation():
    assert prices(["K272"], "room", "clay") == {"clay5-reed2", "wood1-clay3-reed2"}
    assert prices(["K272"], "room", "stone") == {"reed2-stone5", "wood1-reed2-stone3"}
    assert prices(["K272"], "renovation") == {"clay2-reed1", "wood1-clay1-reed1"}


def test_clay_roof_exchanges_reed_for_clay():
    assert prices(["E36"], "renovation") == {"clay2-reed1", "clay3"}
    assert prices(["E36"], "room") == {"wood5-reed2", "wood5-clay1-reed1", "wood5-clay2"}


def test_only_prices_that_can_be_paid_are_offered():
    assert prices(["E36"], "room", wood=5, clay=1, reed=1) == {"wood5-clay1-reed1"}
    state = start(board="standard", cards="none")
    assert state.cost(0, ("room",), room_price(state.farms[0])) == []


def test_where_there_are_several_the_price_is_chosen_last():
    state = start(board="standard", cards="mixed")
    farm(state, cards=["E36"])
    to_place(state, 0)
    give(state, wood=10, clay=4, reed=4)
    go(state, "build_rooms_stables")
    assert "room b1 wood5-clay2" in texts(state) and "room b1 wood5-reed2" in texts(state)
    go(state, "room b1 wood5-clay2", "room b2 wood5-reed2")
    assert goods(state) == {"clay": 2, "reed": 2}, "each room may be paid in another way"


def test_a_single_price_is_not_asked_for():
    state = start()
    to_place(state, 0)
    give(state, wood=5, reed=2)
    go(state, "build_rooms_stables")
    assert "room b1" in texts(state)


@pytest.mark.parametrize("round_", [3, 4])
def test_wood_carver_takes_one_wood_off_one_thing_a_round(round_):
    state = start(board="standard")
    farm(state, cards=["K301"])
    to_place(state, 0, round_)
    give(state, wood=3, reed=0)
    go(state, "build_rooms_stables", "stable e1")
    assert goods(state) == {"wood": 2}
    go(state, "stable e2")
    assert goods(state) == {}, "the second costs its full price"
    give(state, wood=3)
    if round_ == 4:
        assert "fences" not in texts(state)
        state.farms[0].notes.clear()
        give(state, wood=3)
        go(state, "fences", "fence d1")
        assert goods(state) == {} and state.farms[0].fences.bit_count() == 4


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_good_can_be_told_as_gained_paid_and_missing(lang):
    text = Text(lang, [GAME.folder])
    for name in NAMES:
        for message in (f"event.gain.{name}", f"event.pay.{name}", f"why.lacks.{name}"):
            assert "2" in text(f"agricola.{message}", name="Ada", n=2), message
