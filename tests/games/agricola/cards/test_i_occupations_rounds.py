"""I deck: occupations about rounds to come, the start of a round, people, and points at the end."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, forget, give, go, goods, named, next_round, play, points, table, texts, to_place

from pygame_core.game import Illegal


def test_village_elder_rewards_everybody_with_the_most_improvements():
    state = table(3, cards=["I221", "A1"])
    farm(state, 1, cards=["A2"])
    forget(state)
    assert [points(state, seat).get("bonus-points", 0) for seat in range(3)] == [3, 3, 0]
    state.have(1, named("E25"))
    forget(state)
    assert [points(state, seat).get("bonus-points", 0) for seat in range(3)] == [0, 3, 0], "minor ones count"
    state.give_back(1, "A2")
    assert [points(state, seat).get("bonus-points", 0) for seat in range(3)] == [3, 3, 0], "given back ones do not"


def test_church_warden_rewards_everybody_who_placed_five_in_the_last_round():
    state = table(3, cards=["I227"], round_=14)
    for seat, placed in enumerate((4, 5, 6)):
        state.farms[seat].placed = placed
    assert [points(state, seat).get("bonus-points", 0) for seat in range(3)] == [0, 3, 3]
    state.round = 13
    assert points(state, 1).get("bonus-points", 0) == 0


def test_church_warden_counts_a_child_of_the_last_round_only_when_it_is_placed():
    for parents, bonus in (([], 0), (["K267"], 3)):
        state = table(3, cards=["I227", *parents], round_=14, food=9)
        farm(state, people=4)
        state.farms[0].placed = 3
        to_place(state, 0)
        go(state, "family_growth_no_room", *["use yes"] * bool(parents))
        if parents:
            to_place(state, 0)
            go(state, "take_grain")
        assert points(state).get("bonus-points", 0) == bonus


@pytest.mark.parametrize(("mine", "theirs", "food"), [(2, 2, 1), (2, 3, 2), (2, 4, 2), (3, 2, 0), (4, 2, 0)])
def test_midwife_is_paid_when_another_family_grows_larger(mine, theirs, food):
    state = table(4, cards=["I232"], seat=1, round_=13)
    farm(state, people=mine)
    farm(state, 1, people=theirs)
    go(state, "family_growth_no_room")
    assert goods(state).get("food", 0) == food


def test_midwife_counts_every_way_of_growing_and_no_guests():
    state = table(4, cards=["I232"])
    state.farms[0].guests = 2
    play(state, "K291", 1)
    assert goods(state) == {"food": 1}


def test_hide_farmer_spares_unused_spaces_for_food():
    state = table(3, cards=["I236"], food=4)
    assert points(state)["unused"] == -9, "13 unused, 4 of them spared"
    give(state, food=20)
    assert points(state)["unused"] == 0


def test_chamberlain_opens_all_round_cards_in_round_eleven_for_the_owner_alone():
    state = table(2, cards=["I238"], round_=10)
    next_round(state)
    assert state.agenda[-1] == ("ask", 0, "I238", ("plow_sow", "family_growth_no_room"))
    go(state, "use family_growth_no_room")
    assert state.rounds[11:] == ("family_growth_no_room", "plow_sow", "renovate_fences")
    to_place(state, 0)
    assert "plow_sow" in texts(state)
    to_place(state, 1)
    assert "plow_sow" not in texts(state)
    with pytest.raises(Illegal) as refusal:
        state.find("plow_sow")
    assert (refusal.value.rule, refusal.value.values) == ("rounds", {"round": 13})
    next_round(state)
    to_place(state, 1)
    assert "family_growth_no_room" in texts(state), "in its own round it is for all"
    assert state.hidden_from(1, __import__("random").Random(1)).rounds == state.rounds, "what lies open is no secret"


def test_chamberlain_played_late_opens_them_at_once():
    state = table(2, round_=12)
    play(state, "I238")
    assert state.agenda[-1][0] == "place" and {"plow_sow", "family_growth_no_room"} <= {space.id for space in state.spaces}
    assert state.game.position(state.position()).position() == state.position()
    state = table(2, round_=9)
    play(state, "I238")
    assert "plow_sow" not in {space.id for space in state.spaces}


@pytest.mark.parametrize(("id_", "now", "rounds", "good"), [("I250", 1, [5, 8, 10, 12], 7), ("I250", 4, [8, 11, 13], 7)])
def test_animals_on_rounds_to_come(id_, now, rounds, good):
    state = table(4, round_=now)
    play(state, id_)
    assert state.due == {round_: ((0, good, 1, id_),) for round_ in rounds}


def test_taster_pays_the_starting_player_to_place_first():
    state = table(4, cards=["I260"], food=1, round_=2)
    state.first = 2
    next_round(state)
    assert state.to_move == 0 and texts(state) == ["use yes", "use no"]
    go(state, "use yes")
    assert goods(state) == {} and goods(state, 2)["food"] == 4 and state.agenda[-1] == ("place", 0)
    go(state, "fishing")
    assert state.to_move == 2 and state.people(0) == 1, "then from the starting player on"


def test_taster_is_not_asked_as_starting_player_and_answers_after_the_foreman():
    state = table(4, cards=["I260"], food=3, round_=2)
    state.first = 0
    next_round(state)
    assert state.agenda[-1] == ("place", 0)
    state = table(4, cards=["I260"], food=3, round_=2)
    state.first = 1
    state.have(3, named("K308"))
    next_round(state)
    assert state.agenda[-1][2] == "K308"
    go(state, "use fishing")
    assert state.agenda[-1][:3] == ("ask", 0, "I260")


def test_water_carrier_waits_for_the_well_and_counts_every_building_of_it():
    state = table(2, cards=["I262"], round_=4, seat=1)
    assert state.due == {}
    give(state, 1, wood=1, stone=3)
    go(state, "major_minor")
    mine = [lying for round_ in range(5, 15) for lying in state.due[round_] if lying[0] == 0]
    assert mine == [(0, 4, 1, "I262")] * 10
    state = table(2, round_=9)
    farm(state, 1, cards=["A10"])
    play(state, "I262")
    assert sorted(state.due) == [10, 11, 12, 13, 14], "at once where it stands"


def test_rancher_gets_a_wood_for_the_most_used_farmyard():
    for own, other, wood in (("c1 c2", "c1", 1), ("c1", "c1", 0), ("c1", "c1 c2", 0)):
        state = table(4, cards=["I340"], round_=2)
        farm(state, fields=own)
        farm(state, 1, fields=other)
        next_round(state)
        assert goods(state).get("wood", 0) == wood


def test_rancher_counts_before_a_plowman_plows():
    state = table(4, cards=["I340", "K293"], round_=4, food=1)
    state.farms[0].notes["K293"] = (5,)
    next_round(state)
    go(state, "use yes", "plow c1")
    assert goods(state) == {}, "with the field it would have used more than the others"
