"""Several cards of one owner at one moment: when the order is asked for, and what it changes."""

from __future__ import annotations

from random import Random

import pytest
from games.agricola.positions import crowded, farm, forget, give, go, goods, table, texts
from games.agricola.test_properties import accounted, check_farm

from pygame_core.bots import bot
from pygame_core.games.agricola.flow import at_moment
from pygame_core.games.agricola.info import GAME
from pygame_core.text import Text


def moment(state, name):
    """Let that moment come by itself."""
    state.agenda[:] = [("work", 0)]
    at_moment(state, name)
    state._run()


def asked(state):
    """The cards whose order is asked for now."""
    return state.agenda[-1][2] if state.agenda[-1][0] == "order" else ()


def taking(cards, where, lying, **has):
    state = table(4, cards=cards, round_=5, **has)
    state.piles[where] = lying
    forget(state)
    go(state, where)
    return state


# --- what the order changes ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "got"), [("E34", {"food": 3}), ("I253", {"boar": 1})])
def test_three_wood_are_enough_for_one_of_basket_and_pig_catcher(first, got):
    state = taking(["E34", "I253"], "wood_3", 3)
    assert texts(state) == ["use E34", "use I253"]
    go(state, f"use {first}", "use yes")
    assert goods(state) == {"wood": 1, **got} and state.agenda[-1][0] == "place", "the other one has too little left"


@pytest.mark.parametrize(("first", "then", "got", "crops"), [("I103", "use yes", {"food": 3}, {}), ("I86", "sow grain c1", {}, {2: (5, 2)})])
def test_one_grain_goes_to_the_mill_or_on_a_field(first, then, got, crops):
    state = table(2, cards=["I103", "I86"], grain=1)
    farm(state, fields="c1")
    moment(state, "field_end")
    assert set(asked(state)) == {"I103", "I86"}
    go(state, f"use {first}", then)
    assert goods(state) == got and state.farms[0].crops == crops


@pytest.mark.parametrize(("order", "wood"), [(("use K287", "stable b1"), 8), (("use I254", "stable b1"), 7)])
def test_a_storehouse_clerk_counts_before_or_after_a_stable_is_paid_for(order, wood):
    state = table(4, cards=["K287", "I254"], round_=5, wood=8)
    farm(state, material="stone")
    moment(state, "round_start")
    assert set(asked(state)) == {"K287", "I254"}
    go(state, *order)
    assert goods(state) == {"wood": wood}


def test_a_storehouse_clerk_alone_asks_nothing():
    state = table(4, cards=["K287", "I340"], round_=5, wood=8)
    farm(state, fields="c1 d1")
    moment(state, "round_start")
    assert goods(state) == {"wood": 10} and not asked(state)


@pytest.mark.parametrize(("first", "sheep"), [("I265", 2), ("K305", 1)])
def test_fences_that_come_now_make_room_for_an_animal_that_comes_now(first, sheep):
    state = table(4, cards=["I265", "K305"], round_=1, food=3, sheep=1)
    state.farms[0].notes |= {"I265": ((7, 4),), "K305": 1}
    state.round = 7
    moment(state, "round_start")
    assert set(asked(state)) == {"I265", "K305"}
    if first == "I265":
        go(state, "use I265", "use yes", "fence e1", "use sheep")
    else:
        go(state, "use K305", "use sheep", "use yes", "fence e1")
    assert goods(state) == {"sheep": sheep}


@pytest.mark.parametrize("cards", [["E213", "K312"], ["K312", "E213"]])
@pytest.mark.parametrize(("pick", "kept"), [("yes", {"sheep": 3, "cattle": 1}), ("no", {"sheep": 3, "food": 1})])
def test_an_animal_that_a_stable_brings_looks_for_room_after_the_stable_may_be_fenced(cards, pick, kept):
    state = table(4, cards=cards, wood=2, sheep=3, food=1)
    farm(state, stables="c1")
    state.may(0, "K312", ("stables", 2, 1), must=True)
    state._run()
    go(state, "stable e1", f"use {pick}")
    if pick == "no":
        assert texts(state) == ["release sheep", "release cattle"]
        go(state, "release cattle")
    assert goods(state) == kept


@pytest.mark.parametrize(("first", "born"), [("I252", "boar"), ("K295", "cattle")])
def test_where_only_one_more_animal_fits_the_owner_says_which_kind_breeds(first, born):
    state = table(4, cards=["I252", "K295"], round_=12, boar=2, cattle=2)
    farm(state, stables="c1 d1 e1 e2")
    moment(state, "round_end")
    assert set(asked(state)) == {"I252", "K295"}
    go(state, f"use {first}")
    assert goods(state) == {"boar": 2, "cattle": 2} | {born: 3}


def test_where_both_fit_nobody_is_asked():
    state = table(4, cards=["I252", "K295"], round_=12, boar=2, cattle=2)
    farm(state, stables="c1 d1", pastures=("e1 e2",))
    moment(state, "round_end")
    assert goods(state) == {"boar": 3, "cattle": 3}


def test_a_card_that_can_do_nothing_yet_waits_for_the_others():
    state = table(4, cards=["K269", "K289"], round_=12, grain=1)
    farm(state, fields="c1 d1", crops=[("d1", "grain", 1)])
    state.taken = {"traveling_players_4p": (0,), "take_grain": (0,), "plow_field": (1,), "plow_sow": (1,)}
    moment(state, "all_placed")
    assert "use sow_bake" in texts(state), "all that the Acrobat may go to is taken"
    go(state, "use sow_bake")
    assert texts(state) == ["use take_grain", "use no"], "the Countryman has left it"


@pytest.mark.parametrize(("choice", "offered"), [("food", True), ("reed", False)])
def test_food_of_the_raft_lets_the_fisherman_pay(choice, offered):
    state = table(4, cards=["E22", "E161"])
    for seat, gear in ((1, "E12"), (2, "E30"), (3, "K126")):
        state.farms[seat].cards = (gear,)
    state.piles["fishing"] = 1
    forget(state)
    go(state, "fishing", f"use {choice}")
    assert (texts(state) == ["use yes", "use no"]) == offered


@pytest.mark.parametrize(("first", "fields"), [("K115", 3), ("E195", 2)])
def test_the_plow_maker_and_a_plow_card_come_in_either_order(first, fields):
    state = table(3, cards=["E195", "K115"], food=1)
    go(state, "plow_field", "plow c1")
    assert set(asked(state)) == {"E195", "K115"}
    if first == "K115":
        go(state, "use K115", "use K115", "plow c2", "plow c3")
    else:
        go(state, "use E195", "plow c2")
    assert state.farms[0].fields.bit_count() == fields


def test_the_merchant_may_come_before_the_traveling_salesman():
    state = table(3, cards=["E179", "K281"], round_=5, clay=2, food=1, wood=1)
    state.farms[0].hand = ("E25", "K109")
    go(state, "major_minor", "buy E25")
    assert set(asked(state)) == {"E179", "K281"}
    go(state, "use E179", "buy A1")
    assert goods(state) == {"wood": 1} and {"E25", "A1"} <= set(state.farms[0].cards)


# --- what is not asked --------------------------------------------------------------------------------------


def test_cards_that_only_bring_something_act_by_themselves():
    state = taking(["E152", "E176", "I79"], "wood_3", 3)
    assert goods(state) == {"wood": 6, "food": 1} and state.agenda[-1][0] == "place"


def test_what_cards_bring_comes_before_what_one_asks():
    state = taking(["K268", "E34", "E176", "E152"], "wood_3", 3)
    assert goods(state) == {"wood": 4, "food": 1} and state.agenda[-1][:3] == ("ask", 0, "E34")


def test_orders_of_the_rules_are_not_asked():
    state = taking(["E34", "E196", "K268"], "wood_3", 3, food=1)
    assert state.agenda[-1][2] == "K268", "paid before other cards bring anything"
    state = taking(["E169", "I237"], "traveling_players_4p", 2)
    assert state.agenda[-1][2] == "E169"
    state = table(4, cards=["I340", "K293"], round_=5, food=1)
    state.farms[0].notes["K293"] = (5,)
    moment(state, "round_start")
    assert state.agenda[-1][2] == "K293"
    state = table(4, cards=["K280", "K273"], wood=2, boar=1)
    farm(state, cards=["A1"])
    go(state, "cook boar")
    assert state.agenda[-1][:3] == ("ask", 0, "K273") and state.farms[0].notes["K280"] == (8,)


def test_an_animal_out_of_the_bag_is_waited_for_only_where_it_might_have_no_room():
    for stables, order in (("c1 d1", False), ("", True)):
        state = table(4, cards=["K304", "K305"], round_=1, food=1, sheep=1)
        farm(state, stables=stables)
        state.round = 7
        state.farms[0].notes["K305"] = 1
        moment(state, "round_start")
        assert (set(asked(state)) == {"K304", "K305"}) == order


def test_each_owner_orders_only_their_own():
    state = table(4, cards=["I103"], grain=1)
    state.farms[1].cards = ("I86",)
    farm(state, 1, fields="c1")
    give(state, 1, grain=1)
    moment(state, "field_end")
    while state.agenda[-1][0] in ("ask", "act", "order"):
        assert not asked(state)
        go(state, texts(state)[-1])


def test_without_cards_nothing_is_ever_ordered():
    for seed in range(6):
        state, rng = GAME.start(1 + seed % 5, seed=seed, board="standard", cards="none"), Random(seed)
        while legal := state.moves():
            assert not {"order", "sort", "cards"} & {item[0] for item in state.agenda}
            state.play(rng.choice(legal))


# --- the decision -------------------------------------------------------------------------------------------


def test_an_order_is_asked_in_words_kept_in_a_position_and_told():
    state = taking(["E34", "E196", "I253"], "wood_3", 5)
    assert texts(state) == ["use E34", "use E196", "use I253"]
    again = GAME.position(state.position())
    assert texts(again) == texts(state) and again.position() == state.position()
    told = go(again, "use E196")
    for lang, words in (("en", "Which of your cards acts next?"), ("ru", "Какая из ваших карт сработает следующей?")):
        text, prompt = Text(lang, [GAME.folder]), state.prompt()
        assert text(prompt.message, **prompt.values) == words
        event = told[0]
        assert text(f"agricola.event.{event.kind}", name="Ada", **event.values) in ("Ada: Mushroom Collector acts next.", "Ada: следующей срабатывает «Грибник».")
    go(again, "use yes")
    assert set(asked(again)) == {"E34", "I253"}, "two are left to be put in order"
    assert str(state.why(("yes",)).message) == "agricola.why.order"


def test_crowded_tables_come_to_their_end_with_all_goods_accounted_for():
    orders = 0
    for seed in range(15):
        state, rng = crowded(seed, 1 + seed % 5), Random(seed)
        supplies, pieces = [mine.goods[:] for mine in state.farms], state.pieces()
        for _ in range(3000):
            legal, told = state.moves(), []
            if not legal:
                break
            if state.agenda[-1][0] == "order":
                orders += 1
                assert len(legal) > 1 and texts(GAME.position(state.position())) == texts(state)
            state.play(legal[int(rng.random() * len(legal))], told.append)
            accounted(supplies, told)
            assert supplies == [mine.goods for mine in state.farms] and state.pieces() == pieces
            for seat, mine in enumerate(state.farms):
                check_farm(state, seat, mine)
        assert state.outcome()
    assert orders > 5


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_put_cards_in_order(name):
    player, rng = bot(name), Random(5)
    state = taking(["E34", "E196", "I253"], "wood_3", 5)
    while state.agenda[-1][0] in ("order", "ask"):
        state.play(player.choose(state, rng))
    assert state.to_move == 1
