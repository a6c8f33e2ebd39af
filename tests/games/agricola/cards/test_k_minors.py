"""The minor improvements of the K deck."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, forget, go, mask, named, play, table, texts

# --- plowing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id_", "times"), [("K119", 1), ("K115", 2)])
def test_a_plow_card_plows_three_fields_on_plow_one_field_a_number_of_times(id_, times):
    state = table(2, cards=[id_])
    for file in "cd"[:times]:
        go(state, "plow_field", f"plow {file}1")
        assert texts(state) == [f"use {id_}", "use no"]
        go(state, f"use {id_}", f"plow {file}2", f"plow {file}3")
        state.agenda[:], state.taken = [("work", 1), ("place", 0)], {}
        forget(state)
    assert state.farms[0].fields.bit_count() == 3 * times
    go(state, "plow_field")
    go(state, texts(state)[0])
    assert state.agenda[-1][0] == "place", "used up"


def test_a_plow_card_may_plow_fewer_fields_and_does_not_help_on_plow_and_sow_nor_another_seat():
    state = table(2, cards=["K119"], round_=13)
    go(state, "plow_field", "plow c1", "use K119", "plow c2", "done")
    assert state.farms[0].fields == mask("c1 c2")
    for seat, space in ((0, "plow_sow"), (1, "plow_field")):
        state = table(2, cards=["K119"], round_=13, seat=seat)
        go(state, space, "plow c1")
        assert state.agenda[-1][0] == "place" and state.farms[seat].fields == mask("c1")


def test_one_plow_card_helps_an_action_and_its_seat_says_which():
    state = table(2, cards=["K115", "K119"])
    go(state, "plow_field", "plow c1")
    assert texts(state) == ["use K115", "use K119", "use no"]
    go(state, "use K119", "plow c2", "plow c3")
    assert state.agenda[-1][0] == "place" and state.farms[0].notes == {"K119": (0,)}
    state = table(2, cards=["K115"])
    go(state, "plow_field", "plow c1", "use no")
    assert state.farms[0].notes == {} and state.farms[0].fields == mask("c1")


def test_yoke_plows_a_field_for_each_plow_card_in_play_and_ox_team_one_for_each_round_left():
    state = table(2, cards=["K119"])
    state.have(1, named("K115"))
    play(state, "K124")
    go(state, "plow c1", "plow c2")
    assert state.agenda[-1][0] == "place" and state.farms[0].fields == mask("c1 c2"), "two plow cards, and they do not help here"
    state = table(2)
    play(state, "K124")
    assert state.agenda[-1][0] == "place", "no plow card, no field"
    for round_, fields in ((14, 0), (13, 1), (12, 2), (5, 3)):
        state = table(2, round_=round_)
        farm(state, fields="c1")
        play(state, "K134")
        for _ in range(fields):
            assert texts(state)[-1] == "done"
            go(state, texts(state)[0])
        assert state.agenda[-1][0] == "place" and state.farms[0].fields.bit_count() == 1 + fields
