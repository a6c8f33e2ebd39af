"""Every hand card that is there, with the numbers of its text. `CARDS` below must name them all."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from games.agricola import card_table
from games.agricola.positions import farm, forget, give, go, goods, mask, named, play, points, table, texts, to_harvest, to_place

from pygame_core.game import Illegal
from pygame_core.games.agricola import cards, grid
from pygame_core.games.agricola.goods import NAMES
from pygame_core.games.agricola.info import GAME
from pygame_core.games.agricola.needs import lacking
from pygame_core.text import Text

ALL = [id_ for letter in cards.DECKS for id_ in cards.deck(letter)]
FACTS = json.loads(Path(__file__).with_name("card_facts.json").read_text("utf-8"))  # all 308, as printed
RESULTS = Path(__file__).parents[3] / "test-results"


def test_facts_of_every_card():
    for id_ in ALL:
        card, fact = named(id_), FACTS[id_]
        printed = {frozenset(price.items()) for price in fact["prices"]}
        assert {frozenset((NAMES[good], number) for good, number in goods) for goods, _ in card.prices} == printed, id_
        back = {"kind": {"hearth": "cooking_hearth"}.get(card.returns, card.returns), "count": card.returned} if card.returns else None
        assert back == fact["returns"] and not card.either, id_
        assert card.kind == fact["kind"] and card.points == fact["points"] and card.players == fact["players"], id_
        assert card.passing == fact["passing"], id_
        assert card.needs == {name: number for name, number in fact["needs"].items() if name != "special"}, id_


def test_what_a_card_makes_food_of_is_told_in_every_language():
    for id_ in (*cards.MAJORS, *ALL):
        if named(id_).craft:
            assert all(Text(lang, [GAME.folder]).has("agricola.event.crafted." + NAMES[named(id_).craft[0]]) for lang in ("en", "ru")), id_


def test_every_card_has_a_test_that_plays_it():
    """The table of cards and their tests is left in test-results/."""
    shown = card_table.table(ALL)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "agricola_cards.tsv").write_text(shown, "utf-8")
    assert [line.split("\t")[0] for line in shown.splitlines()] == ALL and not re.findall(r"^(\w+)\t0\t", shown, re.M)


def test_no_engine_module_names_a_hand_card():
    folder = Path(cards.__file__).parents[1]
    for path in [*folder.glob("*.py"), *(folder / "actions").glob("*.py"), folder / "cards" / "base.py", folder / "cards" / "kinds.py"]:
        found = [id_ for id_ in re.findall(r'"([EIK]\d+)"', path.read_text("utf-8"))]
        assert not found, f"{path.name} names {found}"


def test_hand_cards_load_only_in_a_game_with_hand_cards():
    import subprocess
    import sys

    code = ("import sys; from pygame_core.games.agricola.info import GAME; GAME.start(2, seed=1).moves(); "
            "print([name for name in sys.modules if name.endswith(('_minors', '_occupations'))])")
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=Path(__file__).parents[3])
    assert ran.stdout.strip() == "[]", ran.stderr


def test_the_log_names_a_card_once_before_what_it_brings():
    state = table(4, cards=["E176", "E152", "E193"])
    told = go(state, "wood_3")
    assert [(event.kind, event.values["at"]) for event in told if event.kind[:4] in ("gain", "acts")] == [
        ("gain.wood", "wood_3"), ("acts", "E176"), ("gain.wood", "E176"), ("acts", "E152"), ("gain.food", "E152")]
    assert Text("ru", [GAME.folder])("agricola.event.acts", name="Ада", **told[2].values) == "Ада: «Лесоруб»."
    state = table(4, cards=["E193"])
    for seat in (1, 2, 3):
        farm(state, seat, rooms="a1 a2 a3")
    assert [event.kind for event in go(state, "use E193")] == ["acts", "gain.wood", "gain.clay", "gain.reed", "gain.stone"]


def test_prerequisites_count_occupations_in_play():
    needing = {id_: FACTS[id_]["needs"]["occupations"] for id_ in ALL if "occupations" in FACTS[id_]["needs"]}
    for id_, number in needing.items():
        state = table()
        for count, occupation in enumerate(["I235", "K283", "E187", "I219", "I243"]):
            assert (("occupations", number) == named(id_).lacking(state, 0)) == (count < number), (id_, count)
            state.have(0, named(occupation))


@pytest.mark.parametrize(("needs", "short", "enough"), [
    ({"improvements": 2}, {"cards": ["A1", "I219"]}, {"cards": ["A1", "K109"]}), ({"ovens": 1}, {"cards": ["I65", "A1"]}, {"cards": ["E27"]}),
    ({"animals": 4}, {"sheep": 2, "boar": 1}, {"sheep": 2, "cattle": 2}), ({"sheep": 1}, {"cattle": 5}, {"sheep": 1}),
    ({"cattle": 2}, {"boar": 2, "cattle": 1}, {"cattle": 2}), ({"occupations_max": 0}, {"cards": ["I219"]}, {"cards": ["A1"]}),
    ({"grain_fields": 2}, {"slots": 1}, {"slots": 2}), ({"planted_fields": 2}, {"slots": 1}, {"slots": 2}),
    ({"vegetable_fields": 1}, {"slots": 2}, {"crops": [("c1", "vegetable", 1)]}),
])
def test_what_prerequisites_count(needs, short, enough):
    for has, met in ((short, False), (enough, True)):
        state = table(cards=[*has.pop("cards", ()), "K105"])
        farm(state, fields="c1", crops=has.pop("crops", ()))
        state.farms[0].slots = {f"K105-{place}": (5, 3) for place in range(1, has.pop("slots", 0) + 1)}
        give(state, **has)
        wanted = {name: number + (name == "improvements") for name, number in needs.items()}
        assert (lacking(state, 0, wanted) is None) == met, "the Acreage is an improvement too"


def test_a_card_that_cannot_be_played_says_what_is_missing():
    state = table(2, food=1)
    state.farms[0].hand = ("E11", "K114", "K142", "K139")
    forget(state)
    go(state, "start_player_minor")
    for id_, message, number in (("K114", "needs.occupations", 2), ("K142", "needs.occupations", 2), ("K139", "needs.grain_fields", 2)):
        with pytest.raises(Illegal) as refusal:
            state.find(f"buy {id_}")
        assert (refusal.value.rule, refusal.value.message, refusal.value.values) == ("improvements", f"agricola.why.{message}", {"n": number})
    give(state, food=0)
    with pytest.raises(Illegal) as refusal:
        state.find("buy E11")
    assert (refusal.value.message, refusal.value.values) == ("agricola.why.lacks.food", {"n": 1})


# --- giving cards back -------------------------------------------------------------------------------------


def test_an_oven_is_given_back_besides_the_price():
    state = table(cards=["A5", "E27"], round_=4, stone=2, grain=2)
    state.farms[0].hand = ("I65",)
    forget(state)
    go(state, "major_minor")
    assert texts(state)[:2] == ["buy I65 A5", "buy I65 E27"]
    go(state, "buy I65 A5", "bake 2")
    assert set(state.farms[0].cards) == {"E27", "I65"} and "A5" in state.majors and goods(state) == {"food": 10}


def test_without_the_oven_it_is_refused_by_name():
    state = table(2, stone=3)
    state.farms[0].hand = ("I65", "E57")
    forget(state)
    go(state, "start_player_minor", "token")
    with pytest.raises(Illegal) as refusal:
        state.find("buy I65")
    assert refusal.value.message == "agricola.why.returns.oven"


def test_what_a_returned_card_held_and_brought_goes_with_it():
    state = table(cards=["K105", "I230", "E59"], sheep=5)
    farm(state, pastures=["c1"])
    state.farms[0].slots = {"K105-1": (5, 3)}
    state.piles["I230"], state.taken["I230"] = 3, (0,)
    for id_ in ("K105", "I230", "E59"):
        state.give_back(0, id_)
    assert state.farms[0].slots == {} and "I230" not in {*state.piles, *state.taken} and state.agenda[-1] == ("house", 0)


# --- scheduled goods --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id_", "now", "rounds", "good", "number"), [
    ("E24", 11, [12, 13, 14], 4, 2), ("E43", 5, range(8, 15), 4, 1), ("E43", 9, range(10, 15), 4, 1), ("E45", 3, range(4, 15, 2), 0, 1),
    ("E46", 5, [8, 11, 14], 5, 1), ("E48", 4, [5, 6, 7], 2, 1), ("E57", 3, range(10, 15), 4, 1), ("I72", 4, range(5, 9), 4, 1),
    ("I84", 4, range(5, 13), 4, 1), ("I84", 10, range(11, 15), 4, 1), ("K114", 1, [2, 3, 4], 4, 1), ("K116", 9, [10, 12], 5, 1),
    ("K142", 8, [10, 12, 14], 3, 1), ("E187", 3, range(6, 15), 1, 1), ("E205", 2, range(3, 7), 2, 1), ("I235", 12, [13, 14], 0, 1),
    ("K283", 10, range(11, 15), 0, 1),
])
def test_goods_on_rounds_to_come(id_, now, rounds, good, number):
    state = table(round_=now)
    play(state, id_)
    assert state.due == {round_: ((0, good, number, id_),) for round_ in rounds}


def test_scheduled_goods_arrive_at_the_start_of_their_round_and_are_lost_with_their_card():
    state = table(round_=4)
    play(state, "K114")
    state.agenda[:] = [("round",)]
    state._run()
    assert state.round == 5 and goods(state) == {"food": 1} and sorted(state.due) == [6, 7]
    state.give_back(0, "K114")
    assert state.due == {}


# --- cooking and converting -------------------------------------------------------------------------------


def test_spices_make_a_cooked_vegetable_worth_one_more_and_a_raw_one_not():
    state = table(cards=["E25"], vegetable=1)
    go(state, "eat vegetable")
    assert goods(state) == {"food": 1}
    state = table(cards=["E25", "A1"], vegetable=1, sheep=1)
    go(state, "cook vegetable", "cook sheep")
    assert goods(state) == {"food": 5}


def test_simple_fireplace_cooks_sheep_for_one_and_counts_as_a_fireplace():
    state = table(cards=["E20"], round_=4, sheep=1)
    go(state, "cook sheep")
    assert goods(state) == {"food": 1}
    go(state, "major_minor", "buy A3")
    assert state.farms[0].cards == ("A3",) and "E20" not in state.majors, "given back it leaves the game"


@pytest.mark.parametrize(("kept", "boar", "cattle", "worth"), [
    ("E156", 1, 0, 0), ("E156", 2, 0, 1), ("E156", 3, 0, 2), ("E156", 5, 0, 3), ("K280", 2, 0, 1), ("K280", 4, 2, 3), ("K280", 6, 4, 6),
])
def test_cooked_animals_kept_for_points(kept, boar, cattle, worth):
    state = table(cards=["A1", kept], boar=boar, cattle=cattle)
    go(state, *["cook boar"] * boar, *["cook cattle"] * cattle)
    assert points(state).get("bonus-points", 0) == worth


def test_a_boar_goes_to_one_keeper_only_and_its_owner_says_which():
    state = table(cards=["A1", "E156", "K280"], boar=2)
    go(state, "cook boar")
    assert texts(state) == ["use E156", "use K280"]
    go(state, "use K280", "cook boar", "use E156")
    assert state.farms[0].notes == {"E156": (8,), "K280": (8,)}


@pytest.mark.parametrize("id_", ["I97", "K299"])
def test_somebody_elses_cooking_pays_the_owner_who_feeds_last(id_):
    state = table(3, cards=[id_], seat=1)
    farm(state, 1, cards=["A1"])
    give(state, 1, sheep=1, boar=1, vegetable=1)
    go(state, "cook sheep", "cook boar", "cook vegetable")
    assert goods(state) == {"food": 2}, "vegetables pay nothing"
    for seat in range(3):
        give(state, seat, grain=1, food=9)
    to_harvest(state)
    order = []
    while state.agenda and state.agenda[-1][0] == "feed":
        order.append(state.to_move)
        go(state, "feed")
    assert order == [1, 2, 0]


def test_own_cooking_pays_the_slaughterman_nothing():
    state = table(3, cards=["K299", "A1"], sheep=1)
    go(state, "cook sheep")
    assert goods(state) == {"food": 2}


def test_spit_roast_gives_one_food_once_in_a_feeding_phase():
    state = table(cards=["K109", "A1"], sheep=3)
    go(state, "cook sheep")
    assert goods(state)["food"] == 2
    to_harvest(state)
    go(state, "cook sheep")
    assert goods(state)["food"] == 5
    go(state, "cook sheep")
    assert state.round == 2 and goods(state) == {"food": 1}, "nothing left to cook: 7 food, 6 were eaten"


def test_feed_pellets_swap_a_vegetable_for_an_animal_of_a_kind_on_the_farm_once_a_harvest():
    state = table(cards=["E338"], vegetable=2, sheep=1, food=6)
    farm(state, pastures=["e1"])
    to_harvest(state)
    assert "use E338 sheep" in texts(state) and "use E338 boar" not in texts(state)
    go(state, "use E338 sheep")
    assert goods(state)["vegetable"] == 1 and goods(state)["sheep"] == 2 and not any("E338" in text for text in texts(state))


# --- baking -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id_", "grain", "food"), [("E27", 3, 9), ("I65", 3, 10)])
def test_baking_improvements_grant_a_bake_action(id_, grain, food):
    state = table(grain=grain)
    play(state, id_)
    most = max(int(text.split()[1]) for text in texts(state) if text.startswith("bake"))
    go(state, f"bake {most}")
    assert goods(state)["food"] == food
    assert ("oven" in named(id_).traits) == (id_ == "E27")


def test_baker_bakes_when_played_and_before_each_feeding():
    state = table(cards=["A1"], grain=2)
    play(state, "E150")
    go(state, "bake 1")
    assert goods(state) == {"food": 2, "grain": 1}
    give(state, food=4)
    to_harvest(state)
    assert texts(state) == ["bake 1", "done"]
    go(state, "bake 1")
    assert goods(state) == {} and state.farms[0].begging == 0


def test_bread_seller_gets_a_food_for_each_grain_anybody_bakes():
    state = table(3, cards=["E155"], seat=1, round_=4)
    farm(state, 1, cards=["A1"])
    give(state, 1, grain=3, food=0)
    go(state, "sow_bake", "bake 3")
    assert goods(state) == {"food": 3} and goods(state, 1) == {"food": 6}


def test_master_baker_may_bake_when_another_does_and_earns_one_on_an_own_action():
    state = table(4, cards=["E149", "A3"], seat=1, round_=4, grain=1)
    farm(state, 1, cards=["A1"])
    give(state, 1, grain=1, food=0)
    go(state, "sow_bake")
    assert state.to_move == 0 and texts(state) == ["bake 1", "done"], "in the middle of another's turn"
    go(state, "bake 1")
    assert goods(state) == {"food": 3}, "none on top for a copied bake"
    state = table(4, cards=["E149", "A3"], round_=4, grain=1)
    go(state, "sow_bake")
    assert goods(state) == {"food": 4}


def test_water_mill_serves_all_and_the_others_owe_one():
    state = table(2, cards=["I103"], grain=1)
    give(state, 1, grain=1, food=0)
    to_harvest(state)
    assert state.agenda[-1][:3] == ("ask", 0, "I103")
    go(state, "use yes", "use yes")
    assert goods(state) == {} and state.farms[0].begging == 0 and state.farms[1].begging == 2, "3 + 1 and 2 food, 4 due each"


# --- spaces -----------------------------------------------------------------------------------------------


def test_field_warden_joins_others_on_plows_and_vegetables():
    state = table(4, cards=["E163"], round_=13)
    for space in ("plow_field", "plow_sow", "vegetable_1", "take_grain"):
        state.taken[space] = (1,)
    forget(state)
    assert {"plow_field", "plow_sow", "vegetable_1"} <= set(texts(state)) and "take_grain" not in texts(state)
    state.taken["plow_field"] = (1, 0)
    forget(state)
    assert "plow_field" not in texts(state), "not where an own person is"


def test_sleeping_corner_joins_others_in_family_growth_and_needs_two_grain_fields():
    state = table(2, round_=13)
    assert named("K139").lacking(state, 0) == ("grain_fields", 2)
    farm(state, fields="c1 d1", crops=[("c1", "grain", 1), ("d1", "grain", 2)], rooms="a1 a2 a3")
    assert not named("K139").lacking(state, 0)
    state.taken["family_growth_minor"] = (1,)
    forget(state)
    assert "family_growth_minor" not in texts(state)
    state.have(0, named("K139"))
    forget(state)
    go(state, "family_growth_minor")
    assert state.farms[0].people == 3 and state.taken["family_growth_minor"] == (1, 0)


def test_a_guest_works_in_the_next_round_only_and_the_card_goes_to_the_left():
    state = table(2, round_=3)
    state.farms[0].hand = ("I73",)
    play(state, "I73")
    assert state.people(0) == 2 and state.farms[1].hand == ("I73",) and state.farms[0].cards == ()
    state.agenda[:] = [("round",)]
    state._run()
    assert state.people(0) == 3 and state.people(1) == 2
    state.agenda[:] = [("round",)]
    state._run()
    assert state.people(0) == 2


def test_the_person_in_the_reed_hut_works_eats_and_moves_in_with_the_last_birth():
    state = table(2, round_=12, food=9)
    play(state, "K138")
    assert state.people(0) == 3 and points(state)["family"] == 6
    to_harvest(state)
    assert goods(state)["food"] == 3
    state = table(2, cards=["K138"], round_=13)
    farm(state, people=4)
    assert state.people(0) == 5
    go(state, "family_growth_no_room")
    assert state.farms[0].people == 5 and state.people(0) == 3, "four could work, one has; the fifth disc is the child"


def test_sycophant_takes_a_food_from_others_for_grain():
    state = table(4, cards=["I229"], seat=1)
    give(state, 1, food=0)
    assert "take_grain" not in texts(state)
    with pytest.raises(Illegal) as refusal:
        state.find("take_grain")
    assert (refusal.value.rule, refusal.value.values) == ("cards", {"n": 1})
    give(state, 1, food=1)
    go(state, "take_grain")
    assert goods(state) == {"food": 2} and goods(state, 1) == {"grain": 1}
    state = table(4, cards=["I229"])
    go(state, "take_grain")
    assert goods(state) == {"food": 1, "grain": 1}


def test_clay_digger_adds_a_space_that_others_pay_for():
    state = table(4, seat=1)
    play(state, "I230")
    assert state.piles["I230"] == 3
    give(state, 1, food=3)
    go(state, "I230")
    assert goods(state) == {"food": 3} and goods(state, 1) == {"clay": 3}
    state.agenda.append(("replenish",))
    state._run()
    assert state.piles["I230"] == 1
    again = state.game.position(state.position())
    assert again.position() == state.position() and any(space.id == "I230" for space in again.spaces)


def test_foreman_puts_a_food_on_a_space_at_the_start_of_each_work_phase():
    state = table(4, cards=["K308"])
    state.agenda[:] = [("round",)]
    state._run()
    assert state.to_move == 0 and "use fishing" in texts(state)
    go(state, "use plow_field")
    assert state.extras == {"plow_field": ((4, 1),)}
    mover = state.to_move
    give(state, mover, food=0)
    go(state, "plow_field", "plow c1")
    assert goods(state, mover) == {"food": 1} and state.extras == {}


def test_stone_tongs_add_a_stone_on_both_stone_spaces():
    for space in ("stone_1a", "stone_1b"):
        state = table(cards=["E56"], round_=11)
        state.piles[space] = 2
        go(state, space)
        assert goods(state) == {"stone": 3}


def test_puppeteer_plays_an_occupation_for_one_food_when_others_use_the_traveling_players():
    state = table(4, cards=["I249"], seat=1, food=1)
    state.farms[0].hand = ("I219",)
    go(state, "traveling_players_4p")
    assert state.to_move == 0 and texts(state)[0] == "play I219"
    go(state, "play I219")
    assert goods(state) == {} and "I219" in state.farms[0].cards


# --- improvements and occupations -------------------------------------------------------------------------


def test_well_builder_makes_the_well_a_minor_improvement_for_one_wood_and_one_stone():
    state = table(cards=["I220"], wood=1, stone=1)
    go(state, "start_player_minor", "token")
    assert texts(state) == ["buy A10", "done"]
    go(state, "buy A10")
    assert goods(state) == {} and state.farms[0].cards == ("I220", "A10")


def test_manufacturer_builds_crafts_as_minors_two_resources_cheaper_in_a_better_house():
    state = table(cards=["K277"], wood=2, stone=2)
    go(state, "start_player_minor")
    assert state.agenda[-1][0] == "place" and state.first == 0, "in a hut: the token alone"
    state = table(cards=["K277"], wood=2, stone=2)
    farm(state, material="clay")
    go(state, "start_player_minor")
    assert {"buy A7 wood2", "buy A7 stone2", "buy A7 wood1-stone1", "buy A8", "buy A9"} <= set(texts(state))


def test_merchant_repeats_an_improvement_action_for_one_food():
    state = table(cards=["E179"], round_=4, clay=5, food=1)
    go(state, "major_minor", "buy A1")
    assert "buy A2" in texts(state)
    go(state, "buy A2")
    assert goods(state) == {} and set(state.farms[0].cards) == {"E179", "A1", "A2"}
    state = table(cards=["E179"], round_=4, clay=5)
    go(state, "major_minor", "buy A1")
    assert state.agenda[-1][0] == "place", "no food, no second action"


def test_traveling_salesman_builds_a_major_instead_of_a_minor_and_two_minors_in_one():
    state = table(cards=["K281"], clay=2)
    go(state, "start_player_minor", "token")
    assert "buy A1" in texts(state)
    state = table(cards=["K281"], round_=4, wood=2)
    state.farms[0].hand = ("E56", "K109", "E25")
    forget(state)
    go(state, "major_minor", "buy E56")
    assert set(texts(state)) == {"buy K109", "buy E25", "done"}
    go(state, "buy K109")
    assert state.agenda[-1][0] == "place", "two, not three"


@pytest.mark.parametrize(("id_", "food"), [("K112", 3), ("E192", 2)])
def test_food_for_an_occupation_comes_before_it_is_paid_for(id_, food):
    state = table(4, cards=[id_, "I235"])
    state.farms[0].hand = ("E172",)  # 1 food for the action and 2 on top
    give(state, food=3 - food)
    go(state, "occupation")
    assert "E172" in state.farms[0].cards and goods(state) == {}


def test_perpetual_student_draws_an_occupation_and_begs_for_what_is_missing():
    state = table(4, cards=["K275", "I235"])
    state.farms[0].hand = ("E172", "I219")
    forget(state)
    go(state, "occupation")  # nothing can be paid for in the usual way
    drawn = ({"E172", "I219"} & set(state.farms[0].cards)).pop()
    assert state.farms[0].hand == tuple({"E172", "I219"} - {drawn}) and state.farms[0].begging == 0
    assert goods(state).get("food", 0) == (0 if drawn == "E172" else 2), "3 food, then 1 for the action and 2 more for the chief"
    outcomes = set()
    for chance in range(0, 40000, 1000):
        twin = table(4, cards=["K275", "I235"])
        twin.farms[0].hand, twin.chance = ("E172", "I219"), chance
        forget(twin)
        go(twin, "occupation")
        outcomes |= {"E172", "I219"} & set(twin.farms[0].cards)
    assert outcomes == {"E172", "I219"}


def test_academic_counts_as_two_occupations():
    state = table(3, cards=["E148"])
    assert state.occupations(0) == 2


def test_a_hearth_on_a_minor_needs_a_fireplace_to_return():
    state = table(clay=9)
    state.farms[0].hand = ("K128",)
    forget(state)
    go(state, "start_player_minor")
    assert state.farms[0].hand == ("K128",)
    state = table(cards=["A2"], clay=9)
    state.farms[0].hand = ("K128",)
    forget(state)
    go(state, "start_player_minor", "token", "buy K128")
    assert state.farms[0].cards == ("K128",) and "A2" in state.majors and state.farms[0].cook[9] == 4


def test_passing_cards_act_and_go_on():
    state = table(2, stone=1)
    state.farms[0].hand = ("K107",)
    forget(state)
    go(state, "start_player_minor", "token", "buy K107")
    assert goods(state) == {"wood": 3} and state.farms[1].hand == ("K107",)
    state = table(food=1)
    state.farms[0].hand = ("E11",)
    forget(state)
    go(state, "start_player_minor", "token", "buy E11", "plow c2")
    assert state.farms[0].fields == mask("c2") and state.farms[0].hand == () and goods(state) == {}, "alone it leaves the game"


def test_chief_costs_two_food_more_and_scores_stone_rooms():
    state = table(cards=["E172"])
    farm(state, rooms="a1 a2 a3", material="stone")
    assert points(state)["bonus-points"] == 3
    farm(state, material="clay")
    assert "bonus-points" not in points(state)


# --- the farm ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("owned", "pasture", "stables", "sheep", "boar"), [
    ([], "c1", "", 2, 2), (["E59"], "c1", "", 4, 4), (["E29"], "c1", "", 4, 2), (["K286"], "c1", "", 3, 3), (["K286", "E59", "E29"], "c1", "", 7, 5),
    (["E59"], "c1", "c1", 6, 6), (["K286"], "c1 c2", "", 4, 4),
])
def test_pastures_that_hold_more(owned, pasture, stables, sheep, boar):
    state = table(cards=owned, sheep=1)
    farm(state, pastures=[pasture], stables=stables)
    assert state.room(0) == (((sheep, boar, boar),), 1)


def test_shepherds_pipe_lets_a_lone_stable_hold_two_sheep_and_stablemaster_one_of_them_three():
    state = table(cards=["E29"], sheep=1)
    mine = farm(state, stables="e1 e2")
    give(state, sheep=4, boar=1)
    assert mine.keeps(state.room(0)) and not mine.keeps(state.room(0), {7: 1})
    state.have(0, named("E208"))
    give(state, sheep=5, boar=1)
    assert mine.keeps(state.room(0)) and not mine.keeps(state.room(0), {7: 1}), "the pipe adds nothing to that stable"
    state = table(cards=["E208"])
    mine = farm(state, stables="e1 e2")
    give(state, boar=3, sheep=1, cattle=1)
    assert mine.keeps(state.room(0)) and not mine.keeps(state.room(0), {8: 1})
    assert table(cards=["E208"]).room(0) == ((), 1), "without a lone stable nothing"


def test_animal_keeper_lets_kinds_share_a_pasture():
    state = table(4)
    mine = farm(state, pastures=["c1 c2"])
    give(state, sheep=2, boar=1, cattle=1)
    assert not mine.keeps(state.room(0))
    state.have(0, named("E216"))
    assert mine.keeps(state.room(0)) and mine.keeps(state.room(0), {7: 1}) and not mine.keeps(state.room(0), {7: 2})


def test_copse_and_acreage_are_sown_and_reaped_like_fields():
    state = table(cards=["I78", "K105"], round_=4, wood=1, grain=2)
    go(state, "sow_bake", "sow wood I78-1", "sow grain K105-1", "sow grain K105-2")
    assert state.farms[0].slots == {"I78-1": (0, 3), "K105-1": (5, 3), "K105-2": (5, 3)} and points(state)["grain"] == 3
    to_harvest(state)
    assert goods(state) == {"wood": 1, "grain": 2} and state.farms[0].slots["I78-1"] == (0, 2)
    state.have(0, named("A7"))
    give(state, wood=1)
    assert points(state)["bonus-points"] == 1, "1 in the supply and 2 on the card are 3 wood"


@pytest.mark.parametrize(("fields", "sown", "more"), [("c1", ["c1"], 2), ("c1 d1", ["c1", "d1"], 1), ("c1 d1 e1", ["c1", "d1", "e1"], 0)])
def test_fieldsman_helps_small_sowings(fields, sown, more):
    state = table(cards=["I219"], round_=4, grain=3)
    state.farms[0].placed = 0
    farm(state, fields=fields)
    go(state, "sow_bake", *(f"sow grain {cell}" for cell in sown if len(sown) > 1))  # a single field is not asked for
    if state.agenda[-1][0] == "act":
        go(state, "done")
    assert [state.farms[0].crops[grid.NUMBER[cell]] for cell in sown] == [(5, 3 + more)] * len(sown)


def test_smallholder_adds_a_crop_to_each_field_sown_while_there_are_two_at_most():
    for fields, number in (("c1 d1", 4), ("c1 d1 e1", 3)):
        state = table(cards=["K286"], round_=4, grain=1)
        farm(state, fields=fields)
        go(state, "sow_bake", "sow grain c1")
        assert state.farms[0].crops == {2: (5, number)}


def test_butter_churn_gives_food_for_sheep_and_cattle_in_the_field_phase():
    state = table(cards=["E53"], sheep=7, cattle=5, food=2)
    farm(state, pastures=["c1 c2 c3 d1 d2 d3", "e1 e2 e3"])
    to_harvest(state)
    assert goods(state).get("food", 0) == 0 and state.farms[0].begging == 0, "2 and 2 food, 6 due"


def test_tenant_farmer_lends_animals_and_takes_a_point_for_each_that_is_kept():
    state = table(4)
    farm(state, pastures=["c1", "d1"])
    play(state, "E215")
    assert goods(state) == {"sheep": 1, "boar": 1, "cattle": 1}
    assert points(state)["bonus-points"] == -3, "giving back the last of a kind would cost two"
    give(state, sheep=3, boar=0, cattle=8)
    assert points(state)["bonus-points"] == -1, "a sheep of three and a cattle of eight go back for nothing"


def test_farm_steward_spares_the_room_once_in_a_better_house():
    state = table(cards=["I233"], round_=7)
    assert "family_growth_minor" not in texts(state)
    farm(state, material="clay")
    go(state, "family_growth_minor")
    assert state.farms[0].people == 3 and state.farms[0].notes == {"I233": 1}
    to_place(state, 0)
    state.taken.clear()
    forget(state)
    assert "family_growth_minor" not in texts(state)
