"""The minor improvements of the E deck: goods, spaces, house, soil, animals. Cooking and baking: test_e_kitchen.py."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, forget, give, go, goods, mask, named, play, points, table, texts, to_harvest

from pygame_core.game import Illegal

# --- goods at once, points ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("id_", "paid", "got"), [
    ("E39", {"grain": 1}, {"vegetable": 1}), ("E60", {"sheep": 1}, {"cattle": 1}),
])
def test_a_card_that_brings_goods_at_once_goes_on_to_the_left(id_, paid, got):
    state = table(2, **paid)
    state.farms[0].hand = (id_,)
    forget(state)
    go(state, "start_player_minor", "token", f"buy {id_}")
    assert goods(state) == got and state.farms[1].hand == (id_,) and state.farms[0].cards == ()


@pytest.mark.parametrize(("id_", "paid", "choice"), [
    ("E16", {}, ("wood", "clay")), ("E42", {"wood": 1}, ("stone", "reed")), ("E42", {"clay": 1}, ("stone", "reed")),
])
def test_a_card_that_brings_one_of_two_goods_asks_which(id_, paid, choice):
    for good in choice:
        state = table(2, **paid)
        state.farms[0].hand = (id_,)
        forget(state)
        go(state, "start_player_minor", "token", f"buy {id_}")
        assert texts(state) == [f"use {name}" for name in choice]
        go(state, f"use {good}")
        assert goods(state) == {good: 1} and state.farms[1].hand == (id_,)


def test_alone_a_passing_card_leaves_the_game():
    state = table()
    state.farms[0].hand = ("E16",)
    play(state, "E16")
    assert state.farms[0].hand == () == state.farms[0].cards


def test_carp_pond_brings_food_in_odd_rounds_to_come_and_needs_two_improvements_and_an_occupation():
    state = table(round_=4)
    play(state, "E31")
    assert state.due == {round_: ((0, 4, 1, "E31"),) for round_ in (5, 7, 9, 11, 13)}
    state = table(cards=["I235", "E56"])
    state.farms[0].hand = ("E25",)  # in hand it does not count
    assert named("E31").lacking(state, 0) == ("improvements", 2)
    state.have(0, named("E25"))
    assert named("E31").lacking(state, 0) is None


def test_madonna_statue_takes_two_improvements_of_its_owner_and_what_they_were_to_bring():
    state = table(2, cards=["A1", "E45", "I235"])
    play(state, "E45")
    state.farms[0].cards, state.farms[0].hand, state.majors = ("A1", "E45", "E59", "I235"), ("E38",), ("A2",)
    forget(state)
    go(state, "start_player_minor", "token")
    assert texts(state) == ["buy E38 A1", "buy E38 E45", "buy E38 E59", "done"]
    go(state, "buy E38 E45")
    assert texts(state) == ["use A1", "use E59"], "an occupation is no improvement"
    assert not any("E45" in each for lying in state.due.values() for each in lying), "its claims are lost"
    go(state, "use A1")
    assert state.farms[0].cards == ("E59", "I235", "E38") and "A1" in state.majors and points(state)["card-points"] == 2


def test_outhouse_needs_another_player_with_fewer_than_two_occupations():
    state = table(3)
    for seat, ids in ((1, ("I235", "K283")), (2, ("E148",))):
        state.farms[seat].cards = ids
    forget(state)
    assert named("E44").lacking(state, 0) == ("unlearned", 2), "the Academic counts as two; one's own do not matter"
    state.farms[2].cards = ("E187",)
    forget(state)
    assert named("E44").lacking(state, 0) is None
    state = table(cards=["I235"])
    assert named("E44").lacking(state, 0) is None
    state.have(0, named("K283"))
    assert named("E44").lacking(state, 0) == ("unlearned", 2), "alone it is one's own number"


# --- action spaces ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round_", "food"), [(7, 1), (8, 2)])
def test_fishing_rod_adds_one_food_and_from_round_eight_two(round_, food):
    state = table(cards=["E12"], round_=round_)
    state.piles["fishing"] = 3
    go(state, "fishing")
    assert goods(state) == {"food": 3 + food}


@pytest.mark.parametrize(("good", "got"), [("food", {"food": 2}), ("reed", {"food": 1, "reed": 1})])
def test_raft_adds_a_food_or_a_reed_to_fishing(good, got):
    state = table(cards=["E22"])
    go(state, "fishing", f"use {good}")
    assert goods(state) == got


@pytest.mark.parametrize(("id_", "space", "got"), [
    ("E30", "fishing", {"food": 2, "reed": 1}), ("E35", "take_grain", {"grain": 2}), ("E54", "day_laborer", {"food": 2, "stone": 3}),
])
def test_more_goods_on_a_space_for_the_owner_alone(id_, space, got):
    state = table(2, cards=[id_])
    go(state, space)
    assert goods(state) == got
    state = table(2, cards=[id_], seat=1)
    give(state, 1, food=0)
    go(state, space)
    assert goods(state) == {}


def test_basket_leaves_two_wood_on_the_space_for_three_food():
    state = table(2, cards=["E34"], wood=5)
    state.piles["wood_3"] = 2
    forget(state)
    go(state, "wood_3", "use yes")
    assert goods(state) == {"wood": 5, "food": 3} and state.piles["wood_3"] == 2
    state = table(2, cards=["E34"], wood=5)
    state.piles["wood_3"] = 1
    forget(state)
    go(state, "wood_3")
    assert goods(state) == {"wood": 6}, "too little lay there"


def test_writing_desk_allows_a_second_occupation_for_two_food_on_a_space():
    state = table(2, cards=["E49", "E187"], food=3)
    state.farms[0].hand = ("I235", "K283", "I219")
    forget(state)
    go(state, "occupation", "play I235")
    assert texts(state)[0] == "play K283"
    go(state, "play K283")
    assert goods(state) == {} and state.agenda[-1][0] == "place", "1 food as always, 2 for the second; no third"
    state = table(4, cards=["E49", "I249"], seat=1, food=9)
    state.farms[0].hand = ("I235", "K283")
    forget(state)
    go(state, "traveling_players_4p", "play I235")
    assert state.to_move != 0, "not when a card lets one play it"


# --- house --------------------------------------------------------------------------------------------------


def test_half_timbered_house_scores_stone_rooms_and_clogs_the_house():
    for material, each, clogs in (("wood", 0, 0), ("clay", 0, 1), ("stone", 1, 2)):
        state = table(cards=["E21", "E28", "E172"])
        farm(state, rooms="a1 a2 a3", material=material)
        totals = {line.marks[0]: line.points for line in state.scores()[0].lines if line.rule == "bonus-points"}
        assert totals.get("E21", 0) == 3 * each and totals.get("E28", 0) == clogs and totals.get("E172", 0) == 3 * each


def test_builders_trowel_renovates_a_wooden_hut_at_any_time_but_not_within_an_action():
    state = table(2, cards=["E50"], clay=2, reed=1)
    go(state, "use E50")
    assert goods(state) == {} and state.farms[0].material == 1 and state.to_move == 0
    assert "use E50" not in texts(state), "one step only"
    state = table(2, cards=["E50"], clay=3, reed=1)
    state.farms[0].hand = ("E19", "E20")
    forget(state)
    go(state, "start_player_minor", "token")
    assert "use E50" not in texts(state)


@pytest.mark.parametrize(("id_", "material", "wrong"), [("E55", "stone", "clay")])
def test_an_extension_adds_a_room_to_the_right_house_for_nothing_more(id_, material, wrong):
    state = table(2)
    farm(state, material=wrong)
    assert named(id_).lacking(state, 0)
    farm(state, material=material)
    state.farms[0].hand = (id_,)
    give(state, wood=5, reed=1, stone=3)
    assert named(id_).lacking(state, 0) is None
    play(state, id_)
    go(state, "room b1")
    assert state.farms[0].rooms == mask("a1 a2 b1") and goods(state) == {"wood": 5, "reed": 1, "stone": 3} and state.farms[1].hand == (id_,)


# --- soil ---------------------------------------------------------------------------------------------------


def test_bean_field_takes_vegetables_only_and_is_no_field_when_points_are_counted():
    state = table(cards=["E18", "I219", "E32"], round_=4, vegetable=1, grain=1)
    go(state, "sow_bake")
    assert state.farms[0].slots == {"E18": (6, 2 + 2 + 1)}, "a sow space for this card alone; the Fieldsman and the Potato Dibber add theirs"
    assert points(state)["fields"] == -1 and points(state)["vegetables"] == 4


def test_potato_dibber_adds_a_vegetable_to_each_field_of_vegetables():
    state = table(cards=["E32"], round_=4, vegetable=1, grain=1)
    farm(state, fields="c1 d1")
    go(state, "sow_bake", "sow vegetable c1", "sow grain d1")
    assert state.farms[0].crops == {2: (6, 3), 3: (5, 3)}


@pytest.mark.parametrize(("answer", "left"), [("yes", {"food": 4}), ("no", {"vegetable": 1})])
def test_what_is_harvested_from_the_lettuce_patch_may_become_four_food_at_once(answer, left):
    state = table(cards=["E47", "E25", "A1"])
    state.farms[0].slots = {"E47": (6, 2)}
    forget(state)
    to_harvest(state)
    assert texts(state) == ["use yes", "use no"]
    state.agenda[:] = [item for item in state.agenda if item[0] in ("ask", "work")]  # nobody eats
    state.agenda.insert(0, ("place", 0))
    go(state, f"use {answer}")
    assert goods(state) == left, "Spices add nothing"


@pytest.mark.parametrize(("id_", "times"), [("E61", 2), ("E62", 1)])
def test_plow_cards_that_help_on_both_plowing_spaces(id_, times):
    state = table(2, cards=[id_], round_=13)
    for file, space in zip("cd"[:times], ("plow_field", "plow_sow")):
        go(state, space, f"plow {file}1", f"use {id_}", f"plow {file}2", f"plow {file}3")
        state.agenda[:], state.taken = [("work", 1), ("place", 0)], {}
        forget(state)
    assert state.farms[0].fields.bit_count() == 3 * times
    go(state, "plow_sow", "plow b1")
    assert not any("use" in text for text in texts(state)), "used up"


# --- animals ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cells", "worth"), [("c1 c2 c3 d1 d2", 0), ("c1 c2 c3 d1 d2 d3", 1), ("c1 c2 c3 d1 d2 d3 e1", 2),
                                              ("c1 c2 c3 d1 d2 d3 e1 e2", 3), ("c1 c2 c3 d1 d2 d3 e1 e2 e3", 4)])
def test_manger_counts_fenced_cells(cells, worth):
    state = table(cards=["E23"])
    farm(state, pastures=[cells])
    assert points(state).get("bonus-points", 0) == worth


def test_mini_pasture_fences_one_cell_for_nothing_beside_those_there_are():
    state = table(2)
    farm(state, pastures=["e1"], stables="d1")
    state.farms[0].hand = ("E40",)
    play(state, "E40")
    assert texts(state) == ["fence d1", "fence e2"], "a stable may stand there"
    go(state, "fence d1")
    assert state.farms[0].pastures == (mask("d1"), mask("e1")) and goods(state) == {}


def test_mini_pasture_needs_fences():
    state = table(2)
    farm(state, pastures=["c1 c2 c3", "d1 d2 d3", "e3"])
    assert 15 - state.farms[0].fences.bit_count() < 2
    play(state, "E40")
    assert state.agenda[-1][0] == "place", "too few fences are left"


@pytest.mark.parametrize(("sheep", "food"), [(2, 0), (3, 1), (4, 1), (5, 2), (9, 2)])
def test_spindle_gives_food_for_sheep_in_the_field_phase(sheep, food):
    state = table(cards=["E51"], sheep=sheep)
    farm(state, pastures=["c1 c2 c3 d1 d2 d3"])
    to_harvest(state)
    assert state.farms[0].begging == 6 - food


def test_the_stable_card_builds_a_stable_for_nothing():
    state = table(2)
    play(state, "E52")
    go(state, "stable c1")
    assert state.farms[0].stables == mask("c1") and state.agenda[-1][0] == "place"


@pytest.mark.parametrize(("owned", "fits", "not_"), [
    (["E58"], (1, 1, 1), (4, 0, 0)), (["E58", "E59"], (1, 2, 2), (3, 2, 1)),
    (["E58", "E29"], (4, 0, 1), (5, 0, 1)), (["E58", "E29"], (3, 1, 1), (3, 2, 1)), (["E58", "E29"], (0, 2, 1), (0, 3, 1)),
])
def test_cards_that_house_animals(owned, fits, not_):
    """One of them may live in the house."""
    state = table(cards=owned)
    for counts, housed in ((fits, True), (not_, False)):
        give(state, **dict(zip(("sheep", "boar", "cattle"), counts)))
        assert state.farms[0].keeps(state.room(0)) == housed, counts
    assert points(state)["pastures"] == -1


def test_a_cattle_from_the_market_may_be_cooked_at_once():
    state = table(2, cards=["A1"], sheep=1)
    state.farms[0].hand = ("E60",)
    forget(state)
    go(state, "start_player_minor", "token", "buy E60")
    give(state, sheep=2)
    state.settle(0)
    state._run()
    go(state, "cook cattle")
    assert goods(state) == {"food": 3, "sheep": 2}


def test_animals_of_a_returned_home_have_to_go():
    state = table(2, cards=["E58"], sheep=3)
    state.give_back(0, "E58")
    state._run()
    assert goods(state) == {"sheep": 1}


def test_refusals_name_the_house_that_is_missing():
    state = table(2, stone=3, reed=1)
    state.farms[0].hand = ("E55", "E25")
    forget(state)
    go(state, "start_player_minor", "token")
    with pytest.raises(Illegal) as refusal:
        state.find("buy E55")
    assert refusal.value.message == "agricola.why.needs.stone_house"
