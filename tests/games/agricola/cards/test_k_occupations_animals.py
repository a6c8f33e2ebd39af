"""K deck: occupations about animals, pastures and cooking."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, forget, give, go, goods, next_round, play, points, table, texts, to_harvest


def test_basin_maker_puts_wood_on_the_card_for_each_boar():
    state = table(4, cards=["A1", "K273"], boar=3, wood=4)
    farm(state, pastures=["e1", "d1"])
    go(state, "cook boar")
    assert texts(state) == ["use wood1", "use wood2", "use no"]
    go(state, "use wood2", "cook boar", "use wood1")
    assert goods(state) == {"boar": 1, "food": 4, "wood": 1}
    go(state, "cook boar")
    assert texts(state) == ["use wood1", "use no"]
    go(state, "use wood1")
    assert points(state)["bonus-points"] == 2, "4 wood, the 1st and the 4th bring nothing"


@pytest.mark.parametrize(("wood", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (7, 4), (9, 6), (10, 6), (12, 8)])
def test_basin_makers_points(wood, bonus):
    state = table(4, cards=["K273"])
    state.farms[0].notes["K273"] = (wood, 0)
    assert points(state).get("bonus-points", 0) == bonus


def test_a_boar_serves_the_basin_maker_or_the_tanner_but_brush_maker_and_basin_maker_both():
    state = table(4, cards=["A1", "K273", "K280"], boar=2, wood=4)
    farm(state, pastures=["e1"])
    go(state, "cook boar", "use wood1", "cook boar", "use no")
    assert state.farms[0].notes["K280"] == (8,) and state.farms[0].notes["K273"][0] == 1
    state = table(4, cards=["A1", "E156", "K273"], boar=1, wood=4)
    go(state, "cook boar", "use wood1")
    assert state.farms[0].notes["E156"] == (8,) and state.farms[0].notes["K273"][0] == 1
    state = table(4, cards=["A1", "E156", "K273", "K280"], boar=1, wood=4)
    go(state, "cook boar", "use E156", "use wood1")
    assert state.farms[0].notes["E156"] == (8,) and not state.farms[0].notes.get("K280")


@pytest.mark.parametrize(("pastures", "stables", "animals", "bonus"), [
    (["c1 c2"], "", {"sheep": 1}, 1), (["c1 c2"], "", {"sheep": 2}, 1), (["c1 c2"], "", {"sheep": 3}, 0), (["c1"], "", {"sheep": 1}, 0),
    (["c1"], "c1", {"sheep": 1}, 1), (["c1 c2", "d1 d2"], "", {"sheep": 2}, 1), (["c1 c2 c3", "d1 d2 d3"], "", {"sheep": 4}, 2),
    (["c1 c2", "d1 d2"], "", {"sheep": 1, "boar": 1}, 1), (["c1 c2", "d1 d2"], "", {"sheep": 1, "boar": 1, "cattle": 1}, 2),
    (["c1 c2"], "", {}, 0), (["c1 c2", "d1 d2", "e1"], "", {"sheep": 7}, 1),
])
def test_organic_farmer_counts_airy_pastures(pastures, stables, animals, bonus):
    state = table(cards=["K274"], **animals)
    farm(state, pastures=pastures, stables=stables)
    assert points(state).get("bonus-points", 0) == max(bonus, best_by_hand(state, animals))


def best_by_hand(state, animals):
    """Try every way to put the animals into the pastures and the house."""
    from itertools import product

    pens = [pen[0] for pen in state.pens(0)[0]]
    best = 0
    for kinds in product(("sheep", "boar", "cattle"), repeat=len(pens)):
        for held in product(*(range(room + 1) for room in pens)):
            left = sum(max(0, number - sum(n for n, kind in zip(held, kinds) if kind == animal)) for animal, number in animals.items())
            fits = all(sum(n for n, kind in zip(held, kinds) if kind == animal) <= animals.get(animal, 0) for animal in ("sheep", "boar", "cattle"))
            if fits and left <= 1:
                best = max(best, sum(n >= 1 and room - n >= 3 for n, room in zip(held, pens)))
    return best


def test_organic_farmer_counts_room_that_cards_add_and_no_card_as_a_pasture():
    state = table(cards=["K274", "E59"], sheep=1)
    farm(state, pastures=["c1"])
    assert points(state)["bonus-points"] == 1, "4 in it with the trough"
    state = table(cards=["K274", "E58"], sheep=1)
    assert points(state).get("bonus-points", 0) == 0


def test_cattle_breeder_brings_a_cattle_and_breeds_after_round_twelve():
    state = table(4)
    play(state, "K295")
    assert goods(state) == {"cattle": 1}
    for round_, cattle, cells, left in ((12, 2, "e1 e2", 3), (12, 2, "e1", 3), (12, 3, "e1", 3), (12, 1, "e1 e2", 1), (10, 2, "e1 e2", 2)):
        state = table(4, cards=["K295"], round_=round_, cattle=cattle)
        farm(state, pastures=[cells])
        for mine in state.farms:
            mine.placed = mine.people
        state.agenda[:] = [("work", 0)]
        forget(state)
        state._run()
        assert goods(state)["cattle"] == left


def test_shepherd_boy_gets_a_sheep_each_round_in_a_stone_house():
    state = table(4, round_=12)
    play(state, "K298")
    assert state.due == {}
    state = table(4, round_=12)
    farm(state, material="stone")
    play(state, "K298")
    assert state.due == {13: ((0, 7, 1, "K298"),), 14: ((0, 7, 1, "K298"),)}, "not for the round under way"
    state = table(4, cards=["K298"], round_=12, stone=2, reed=1)
    farm(state, material="clay")
    go(state, "renovate_improve")
    assert sorted(state.due) == [13, 14]


def test_schnaps_distiller_turns_a_vegetable_into_five_food_once_a_feeding():
    state = table(cards=["K300"], vegetable=2, food=1, round_=4)
    to_harvest(state)
    go(state, "use K300")
    assert goods(state)["vegetable"] == 1 and not any("K300" in text for text in texts(state))
    assert goods(state)["food"] in (6, 0)


def test_pig_whisperer_has_boar_come():
    state = table(4, round_=4)
    play(state, "K302")
    assert state.due == {8: ((0, 8, 1, "K302"),), 11: ((0, 8, 1, "K302"),), 14: ((0, 8, 1, "K302"),)}
    state = table(4, cards=["K302", "A1"], round_=1)
    state.round = 4
    farm(state, pastures=["e1"])
    give(state, sheep=3)
    next_round(state)
    assert state.agenda[-1][0] == "house" or goods(state)["boar"] == 1, "it comes at the start of round 5"


def test_veterinarian_keeps_one_of_two_alike_and_puts_others_back():
    outcomes = set()
    for chance in range(0, 60000, 1500):
        state = table(4, cards=["K304"])
        state.chance = chance
        farm(state, pastures=["e1 e2"])
        next_round(state)
        kept = {name: number for name, number in goods(state).items() if name in ("sheep", "boar", "cattle")}
        bag = state.farms[0].notes.get("K304", (4, 3, 2))
        assert kept in ({}, {"sheep": 1}, {"boar": 1}, {"cattle": 1})
        assert bag == tuple(number - kept.get(name, 0) for name, number in (("sheep", 4), ("boar", 3), ("cattle", 2)))
        outcomes.add(tuple(kept))
    assert {(), ("sheep",), ("boar",)} <= outcomes
    state = table(4, cards=["K304"])
    state.farms[0].notes["K304"] = (0, 2, 0)
    next_round(state)
    assert goods(state)["boar"] == 1 and state.farms[0].notes["K304"] == (0, 1, 0)
    next_round(state)
    assert goods(state)["boar"] == 1, "one alone is no pair"


@pytest.mark.parametrize(("round_", "animal"), [(7, "sheep"), (10, "boar"), (14, "cattle")])
def test_animal_handler_sells_an_animal_on_three_rounds(round_, animal):
    state = table(4, cards=["K305"], food=1)
    state.round = round_ - 1
    next_round(state)
    assert texts(state) == [f"use {animal}", "use no"]
    go(state, f"use {animal}")
    assert goods(state) == {animal: 1}
    state = table(4, cards=["K305"])
    state.round = round_ - 1
    next_round(state)
    assert state.agenda[-1][0] == "place" and animal not in goods(state), "pay first"
    state = table(4, round_=round_)
    play(state, "K305")
    assert state.agenda[-1][0] == "place", "not in the round under way"


def test_animal_tamer_keeps_one_in_each_room_of_any_kind():
    state = table(cards=["K306"], sheep=1, boar=1, cattle=1)
    mine = farm(state, rooms="a1 a2 a3")
    assert mine.keeps(state.room(0)) and not mine.keeps(state.room(0), {7: 1})
    give(state, wood=5, reed=2, cattle=2)
    go(state, "build_rooms_stables", "room b1")
    assert mine.keeps(state.room(0)), "a new room holds another"
    state = table(cards=["K306", "K120"], sheep=1)
    assert not state.farms[0].keeps(state.room(0)), "the House Goat is alone"


@pytest.mark.parametrize(("animal", "food"), [("sheep", 1), ("boar", 2), ("cattle", 3)])
def test_animal_breeder_buys_a_pair_for_a_new_pasture(animal, food):
    state = table(4, cards=["K307"], round_=3, wood=4, food=food)
    go(state, "fences", "fence e1")
    assert f"use {animal}" in texts(state) and (food == 3 or "use cattle" not in texts(state))
    go(state, f"use {animal}")
    assert goods(state) == {animal: 2}


def test_animal_breeder_needs_an_unused_space_and_acts_once_a_turn():
    state = table(4, cards=["K307"], round_=3, wood=4, food=9)
    farm(state, stables="e1")
    go(state, "fences", "fence e1")
    assert state.agenda[-1][0] == "place", "the stable used it"
    state = table(4, cards=["K307"], round_=3, wood=2, food=9)
    farm(state, pastures=["e1 e2"])
    go(state, "fences", "fence e1", *["done"] * ("done" in texts(state)))
    assert state.agenda[-1][0] == "place" and "sheep" not in goods(state), "divided, nothing new"
    state = table(4, cards=["K307"], round_=3, wood=7, food=9)
    go(state, "fences", "fence e1", "fence d1", "use sheep")
    assert goods(state) == {"food": 8, "sheep": 2} and state.agenda[-1][0] == "place"


def test_weaver_gets_a_food_for_two_sheep_at_the_start_of_work():
    for sheep, food in ((1, 0), (2, 1), (4, 1)):
        state = table(4, cards=["K309"], sheep=sheep)
        farm(state, pastures=["e1 e2"])
        next_round(state)
        assert goods(state).get("food", 0) == food
    state = table(4, cards=["K309"], sheep=1)
    farm(state, pastures=["e1 e2"])
    state.schedule(0, [2], 7, 1, "K309")
    next_round(state)
    assert goods(state) == {"sheep": 2, "food": 1}, "those that come at the start of the round count"
