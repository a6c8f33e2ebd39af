"""Occupations of the I and K decks beside other cards, what their rulings say; and what several of them do alike."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, forget, give, go, goods, mask, named, next_round, play, points, table, texts, to_harvest


# --- fields -----------------------------------------------------------------------------------------------


def test_a_field_worker_hears_of_the_hobby_farmer_and_the_corn_storehouse():
    state = table(4, cards=["I224"])
    farm(state, 1, fields="c1")
    play(state, "E180", 1)
    go(state, texts(state)[0])
    assert state.farms[1].crops == {2: (6, 2)} and goods(state) == {"food": 1}
    state = table(3, cards=["I224"])
    state.have(1, named("I86"))
    farm(state, 1, fields="c1")
    state.farms[1].cards = ("I86",)
    give(state, 1, grain=1)
    to_harvest(state)
    go(state, next(text for text in texts(state) if "c1" in text))
    assert goods(state)["grain"] == 1


def test_a_harvest_helper_comes_after_the_corn_storehouse():
    state = table(3, cards=["I223"], food=9)
    state.have(1, named("I86"))
    farm(state, 1, fields="c1")
    state.farms[1].cards = ("I86",)
    give(state, 1, grain=1)
    to_harvest(state)
    assert state.to_move == 1, "it sows first"
    go(state, next(text for text in texts(state) if "c1" in text))
    assert texts(state) == ["use farm-2", "use no"]
    go(state, "use farm-2")
    assert state.farms[1].crops == {2: (5, 1)}


@pytest.mark.parametrize("slot", ["K137-1", "E18"])
def test_a_gardener_keeps_vegetables_on_cards(slot):
    state = table(cards=["I226", slot.removesuffix("-1")], food=9)
    state.farms[0].slots[slot] = (6, 2)
    forget(state)
    to_harvest(state)
    assert state.farms[0].slots == {slot: (6, 2)} and goods(state)["vegetable"] == 1


@pytest.mark.parametrize(("id_", "standing"), [("I219", 5), ("K286", 3)])
def test_wood_on_the_foresters_card_is_sown_for_the_fieldsman_and_not_for_the_smallholder(id_, standing):
    state = table(cards=["K278", id_], round_=4, wood=1)
    go(state, "sow_bake", "sow wood K278-1")
    assert state.farms[0].slots == {"K278-1": (0, standing)}


# --- fences and stables -----------------------------------------------------------------------------------


def test_a_groom_has_a_fence_overseer_fence_the_stable():
    state = table(4, cards=["I254", "K312"], wood=1, food=1)
    farm(state, material="stone")
    next_round(state)
    go(state, "stable e1", "use yes")
    assert state.farms[0].pastures == (mask("e1"),) and goods(state) == {}


@pytest.mark.parametrize("id_", ["E160", "E207", "E175"])
def test_a_fence_overseers_pasture_is_building_fences(id_):
    state = table(4, cards=["K312", id_], wood=4, food=1)
    go(state, "build_rooms_stables", "stable e1", "use yes")
    if id_ == "E160":
        assert goods(state)["boar"] == 1
    elif id_ == "E207":
        go(state, "stable e2")
        assert state.farms[0].stables == mask("e1 e2") and goods(state)["wood"] == 2, "a stable for nothing, and none fenced for that"
        assert state.farms[0].pastures == (mask("e1"),)
    else:
        assert "fence d1" in texts(state), "three more fences for nothing"
        go(state, "fence d1")
        assert len(state.farms[0].pastures) == 2 and goods(state)["wood"] == 2


@pytest.mark.parametrize("id_", ["I263", "I265"])
def test_a_hedge_keeper_helps_with_the_fences_of_builder_and_deliveryman(id_):
    if id_ == "I263":
        state = table(cards=["E175"])
        play(state, id_)
        go(state, "use fishing")
        give(state, wood=1)
        go(state, "fishing", "fence e1")
        assert state.farms[0].pastures == (mask("e1"),) and "wood" not in goods(state), "one fence paid, three for nothing"
    else:
        state = table(cards=["E175"])
        play(state, id_)
        state.round = 6
        give(state, food=2)
        next_round(state)
        go(state, "use yes", "fence e1")
        assert "fence d1" in texts(state), "three more for nothing"


# --- people, occupations, improvements --------------------------------------------------------------------


def test_a_wet_nurse_comes_to_rooms_of_cards():
    state = table(2, cards=["K270"], food=1)
    farm(state, material="clay")
    play(state, "K132")
    go(state, "room a3", "use yes")
    assert state.farms[0].people == 3 and state.farms[0].born == 1


def test_an_educators_occupation_lets_the_bread_paddle_bake_in_anothers_turn():
    state = table(4, cards=["K271", "K111", "A1"], seat=1, food=3, grain=1)
    state.farms[0].hand, state.farms[1].hand = ("I219",), ("I220",)
    forget(state)
    go(state, "occupation", "play I219")
    assert texts(state) == ["bake 1", "done"]
    go(state, "bake 1")
    assert goods(state) == {"food": 2}


def test_a_puppeteer_may_pay_with_what_the_juggler_brings():
    state = table(4, cards=["I249"], seat=1)
    state.have(1, named("I237"))
    state.farms[0].hand = ("I219",)
    forget(state)
    go(state, "traveling_players_4p", "use yes", "play I219")
    assert "I219" in state.farms[0].cards and goods(state) == {}


def test_an_animal_trainer_has_no_food_that_the_storyteller_left_there():
    state = table(4, cards=["K342", "E169"], food=9)
    farm(state, pastures=["e1"])
    state.piles["traveling_players_4p"] = 3
    go(state, "traveling_players_4p", "use yes")
    assert texts(state) == ["use sheep", "use boar", "use no"], "2 are left of the 3"


def test_a_scholar_has_the_student_draw():
    state = table(4, cards=["K279", "K275"])
    farm(state, material="stone")
    state.farms[0].hand = ("I219",)
    next_round(state)
    go(state, "use K275")
    assert "I219" in state.farms[0].cards and goods(state) == {"food": 2}


def test_people_who_move_on_are_not_placed_again():
    state = table(4, cards=["K269", "I227"], round_=14)
    state.taken = {"traveling_players_4p": (0,)}
    for mine in state.farms:
        mine.placed = mine.people
    state.farms[0].placed = 4
    state.farms[0].people = 4
    state.agenda[:] = [("work", 0)]
    forget(state)
    state._run()
    go(state, "use take_grain")
    assert state.farms[0].placed == 4


# --- spaces and goods -------------------------------------------------------------------------------------


def test_a_foreman_puts_nothing_on_rounds_to_come_though_the_chamberlain_shows_them():
    state = table(4, cards=["K308"], round_=11)
    play(state, "I238", 1)
    next_round(state)
    assert "use plow_sow" in texts(state) and "use renovate_fences" not in texts(state)


def test_wood_that_was_distributed_is_taken_wood():
    state = table(3, cards=["K284", "K290"], wood=0)
    state.extras["reed_1"] = ((0, 1),)
    go(state, "reed_1")
    assert goods(state) == {"reed": 1, "wood": 1, "clay": 1}


def test_the_weekly_market_is_a_minor_improvement_to_the_market_woman():
    state = table(cards=["K292"])
    play(state, "I104")
    assert goods(state) == {"vegetable": 2, "grain": 2}


def test_the_village_well_brings_nothing_to_the_water_carrier_and_two_clay_for_the_tinsmith_stay():
    state = table(3, cards=["I262", "K285"], clay=2)
    farm(state, 1, cards=["A10"])
    state.give_back(1, "A10")
    play(state, "I66", 1)
    assert not any(lying[3] == "I262" for round_ in state.due.values() for lying in round_)
    state = table(3, clay=2)
    state.have(1, named("I66"))
    play(state, "K285")
    assert "use K285 clay2" in texts(state)


# --- points -----------------------------------------------------------------------------------------------


def test_an_organic_farmer_counts_the_forest_pasture_and_shared_pastures():
    state = table(cards=["K274", "K145"], boar=1)
    assert points(state)["bonus-points"] == 1
    state = table(4, cards=["K274", "E216"], sheep=1, boar=1, cattle=1)
    farm(state, pastures=["c1 c2", "d1 d2"])
    assert points(state)["bonus-points"] == 2
    give(state, sheep=2, boar=2, cattle=1)
    assert points(state).get("bonus-points", 0) == 1, "9 places for 5: only one pasture has 3 to spare"


def test_a_constable_takes_a_made_up_loss_for_none():
    state = table(3, cards=["K276"])
    farm(state, fields="c1 c2 c3", pastures=["d1 d2 e1 e2", "d3 e3"], stables="a3 b1 b2 b3")
    give(state, grain=1, vegetable=1, sheep=1, cattle=1)
    assert points(state).get("bonus-points", 0) == 0, "no boar"
    state.have(0, named("E165"))
    forget(state)
    assert {line.rule: line.points for line in state.scores()[0].lines if line.marks == ("K276",)} == {"bonus-points": 5}


# --- for the eye ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id_", "note", "holds"), [
    ("K310", 3, (("stone", 3),)), ("K310", 0, ()), ("K304", (4, 1, 2), (("sheep", 4), ("boar", 1), ("cattle", 2))), ("K280", (8, 8, 9), (("boar", 2), ("cattle", 1))),
    ("K273", (3, 0), (("wood", 3),)), ("K339", 2, (("food", 2),)),
])
def test_what_lies_on_a_card_is_shown(id_, note, holds):
    state = table(4, cards=[id_])
    state.farms[0].notes[id_] = note
    assert named(id_).holds(state, 0) == holds


@pytest.mark.parametrize(("id_", "note", "lies"), [
    ("I263", "fishing", (("fishing", "fence"),)), ("I265", ((9, 4), (13, 4)), ((9, "fence"), (13, "fence"))), ("K117", (7, 10), ((7, "vegetable"), (10, "vegetable"))),
    ("K293", (1, 5, 8), ((5, "ground-field"), (8, "ground-field"))), ("K305", 7, ((10, "boar"), (14, "cattle"))),
])
def test_what_lies_elsewhere_for_a_card_is_shown(id_, note, lies):
    from pygame_core.draw import markup
    from pygame_core.draw.view import View

    state = table(4, cards=[id_])
    state.farms[0].notes[id_] = note
    assert named(id_).lies(state, 0) == lies
    forget(state)
    without = state.copy()
    without.hooks = {}
    draw = state.game.room("draw").draw
    assert len(markup(draw(state, View()))) > len(markup(draw(without, View())))


@pytest.mark.parametrize("id_", ["I221", "I227", "K276", "K282"])
@pytest.mark.parametrize(("round_", "wood"), [
    (1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)])
def test_wood_by_the_round_it_is_played_in(id_, round_, wood):
    state = table(3, round_=round_)
    play(state, id_)
    assert goods(state).get("wood", 0) == wood
