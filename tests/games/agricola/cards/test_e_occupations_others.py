"""E deck: spaces and the other players; occupations and improvements."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, forget, give, go, goods, named, play, points, table, texts

from pygame_core.game import Illegal


def occupied(state, *spaces, by=1):
    for space in spaces:
        state.taken[space] = (by,)
    forget(state)


def test_head_of_the_family_joins_others_where_rooms_are_built_and_families_grow():
    state = table(5, cards=["E159"], round_=13, wood=10, reed=4)
    farm(state, rooms="a1 a2 a3")
    joined = {"build_rooms_stables", "family_growth_minor", "family_growth_no_room", "room_or_traveling_5p", "occupation_or_growth_5p"}
    occupied(state, *joined, "take_grain")
    assert joined <= set(texts(state)) and "take_grain" not in texts(state)
    for space in joined:
        state.taken[space] = (1, 0)
    forget(state)
    assert not joined & set(texts(state)), "not where an own person is"
    state.have(1, named("E216"))
    assert not any(text in joined for text in texts_of(state, 1))


def texts_of(state, seat):
    """What that seat could do instead."""
    twin = state.copy()
    twin.agenda[-1] = ("place", seat)
    twin._moves = twin._found = None
    return texts(twin)


def test_head_of_the_family_has_both_sides_of_a_choice():
    state = table(5, cards=["E159"], wood=5, reed=2)
    state.piles["room_or_traveling_5p"] = 2
    occupied(state, "room_or_traveling_5p")
    go(state, "room_or_traveling_5p")
    assert "collect" in texts(state) and "room b1" in texts(state)


def test_master_forester_adds_a_wood_space_that_others_pay_for():
    state = table(4, seat=1)
    play(state, "E164")
    assert "E164" not in texts(state), "empty until the next round"
    state.agenda.append(("replenish",))
    state._run()
    assert state.piles["E164"] == 2
    give(state, 1, food=1)
    with pytest.raises(Illegal) as refusal:
        state.find("E164")
    assert (refusal.value.rule, refusal.value.values) == ("cards", {"n": 2})
    give(state, 1, food=2)
    go(state, "E164")
    assert goods(state) == {"food": 2} and goods(state, 1) == {"wood": 2}
    state = table(4, cards=["E164", "E176"])
    state.piles["E164"] = 4
    forget(state)
    go(state, "E164")
    assert goods(state) == {"wood": 5}, "free for the owner, and it is taking wood"


@pytest.mark.parametrize(("id_", "pays"), [
    ("A1", True), ("A5", True), ("A7", False), ("E27", True), ("I65", True), ("E20", True), ("K128", True), ("E53", False)])
def test_charcoal_burner_earns_from_everybody_who_builds_what_bakes(id_, pays):
    for seat in (0, 1):
        state = table(3, cards=["E182"])
        play(state, id_, seat)
        assert goods(state) == ({"wood": 1, "food": 1} if pays else {}), seat


def test_pastor_gets_his_goods_once_when_he_alone_has_two_rooms():
    state = table(4, cards=["E193"])
    assert "use E193" not in texts(state)
    for seat in (1, 2):
        farm(state, seat, rooms="a1 a2 a3")
    assert "use E193" not in texts(state)
    farm(state, 3, rooms="a1 a2 a3 b1")
    go(state, "use E193")
    assert goods(state) == {"wood": 3, "clay": 2, "reed": 1, "stone": 1} and "use E193" not in texts(state)
    state.farms[0].notes.clear()
    farm(state, rooms="a1 a2 a3")
    assert "use E193" not in texts(state), "too late"


@pytest.mark.parametrize(("round_", "people", "born", "placed"), [
    (10, 2, 0, 2), (10, 3, 0, 2), (12, 5, 0, 4), (12, 3, 1, 2), (11, 3, 0, 3), (13, 5, 0, 5),
])
def test_ratcatcher_keeps_one_of_the_others_children_at_home(round_, people, born, placed):
    state = table(3, cards=["E198"], round_=round_)
    for seat in range(3):
        farm(state, seat, people=people)
        state.farms[seat].born, state.farms[seat].placed = born, 0
    assert [state.people(seat) for seat in range(3)] == [people - born, placed, placed]


def test_ratcatcher_is_announced_when_the_work_begins():
    state, told = table(3, cards=["E198"], round_=10), []
    farm(state, 2, people=3)
    state.agenda[:] = [("work", 0), ("work_start",), ("ask", 0, "E198", ("yes", "no"))]
    state._moves = state._found = None
    state.play(state.moves()[1], told.append)
    assert [(event.kind, event.seat) for event in told if event.kind == "held"] == [("held", 2)]


def test_ratcatcher_does_not_touch_guests_and_the_person_in_the_reed_hut():
    state = table(3, cards=["E198"], round_=10)
    state.have(1, named("K138"))
    state.farms[1].guests, state.farms[1].placed = 1, 0
    assert state.people(1) == 4
    farm(state, 1, people=3)
    assert state.people(1) == 4, "the child stays, both others work"


def test_ratcatcher_is_played_until_round_nine():
    for round_, can in ((9, True), (10, False)):
        state = table(3, round_=round_, food=9)
        state.farms[0].hand = ("E198", "E176")
        forget(state)
        go(state, "occupation")
        assert ("play E198" in texts(state) or "E198" in state.farms[0].cards) == can
        assert named("E198").lacking(state, 0) == (None if can else ("rounds", 9))


def test_perpetual_student_does_not_draw_the_ratcatcher_too_late():
    state = table(4, cards=["K275"], round_=10)
    state.farms[0].hand = ("E198",)
    forget(state)
    assert "occupation" not in texts(state)


def test_guildmaster_gets_resources_with_crafts_and_for_those_he_has():
    for id_, brings in (("A7", {"wood": 4}), ("I258", {"wood": 4}), ("A8", {"clay": 4}), ("E214", {"clay": 4}), ("A9", {"reed": 3}), ("E183", {"reed": 3}), ("A10", {})):
        state = table(4, cards=["E341"])
        play(state, id_)
        assert goods(state) == brings, id_
        state = table(4, cards=["E341"], seat=1)
        before = goods(state)
        play(state, id_, 1)
        assert goods(state) == before, "only what the owner gets"
    state = table(4, cards=["A7", "E214", "A9"])
    play(state, "E341")
    assert goods(state) == {"wood": 2, "clay": 2, "reed": 2}
    state = table(4, cards=["K122", "A8"])
    play(state, "E341")
    assert goods(state) == {"wood": 2, "clay": 2}, "the Sawmill was a Joinery"


def test_guildmaster_is_paid_again_when_a_craft_is_bought_again():
    state = table(4, cards=["E341"])
    for _ in range(2):
        play(state, "A7")
        state.give_back(0, "A7")
    assert goods(state) == {"wood": 8}


def test_goods_come_after_the_craft_has_been_paid_for():
    state = table(4, cards=["E341"], round_=4, wood=2, stone=2)
    go(state, "major_minor")
    go(state, *(["buy A7"] if state.agenda[-1][0] == "act" else []))
    assert goods(state) == {"wood": 4}


def test_patron_and_bookshelf_bring_food_together():
    state = table(4, cards=["E192", "K112"])
    state.farms[0].hand = ("E172",)
    forget(state)
    go(state, "occupation")
    assert "E172" in state.farms[0].cards and goods(state) == {"food": 2}, "5 food, then 1 for the action and 2 for the Chief"


def test_patron_pays_for_both_occupations_of_a_writing_desk():
    state = table(4, cards=["E192", "E49"])
    state.farms[0].hand = ("E176", "E148")
    forget(state)
    go(state, "occupation", "play E176")
    assert goods(state) == {"food": 1}
    go(state, "play E148")
    assert goods(state) == {"food": 1} and {"E176", "E148"} <= set(state.farms[0].cards)


def test_academic_is_one_play_and_counts_twice():
    state = table(4, cards=["E148", "K112", "E192"])
    assert state.occupations(0) == 3
    state = table(4, cards=["K112"], food=2)
    state.farms[0].hand = ("E148",)
    forget(state)
    go(state, "occupation")
    assert goods(state) == {"food": 5} and points(state)["family"] == 6
