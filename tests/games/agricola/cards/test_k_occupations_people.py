"""K deck: occupations about people, occupations and improvements."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, forget, give, go, goods, mask, named, play, table, texts


def all_placed(state):
    """Everybody has been placed."""
    for mine in state.farms:
        mine.placed = mine.people
    state.agenda[:] = [("work", 0)]
    forget(state)
    state._run()


def test_adoptive_parents_let_a_child_work_at_once_for_a_food():
    state = table(2, cards=["K267"], round_=13, food=5)
    go(state, "family_growth_no_room", "use yes")
    mine = state.farms[0]
    assert (mine.people, mine.born, goods(state)["food"]) == (3, 0, 4) and state.people(0) == 2
    state = table(2, cards=["K267"], round_=13, food=5)
    go(state, "family_growth_no_room", "use no")
    assert state.farms[0].born == 1 and state.people(0) == 1


def test_adopted_children_eat_two_and_come_with_nurse_and_lover():
    from pygame_core.games.agricola.harvest import need

    state = table(3, cards=["K267"], food=9)
    play(state, "K291")
    go(state, "use yes")
    assert state.farms[0].born == 0 and need(state, 0) == 6
    state = table(2, cards=["K267", "K270"], wood=5, reed=2, food=2)
    go(state, "build_rooms_stables", "room a3", "use yes", "use yes")
    assert state.farms[0].people == 3 and state.farms[0].born == 0 and goods(state) == {}


@pytest.mark.parametrize(("players", "here"), [(4, "traveling_players_4p"), (5, "room_or_traveling_5p")])
def test_acrobat_goes_on_to_a_free_grain_or_plow_space(players, here):
    state = table(players, cards=["K269"], round_=13)
    state.taken = {here: (0,), "take_grain": (1,)}
    all_placed(state)
    assert texts(state) == ["use plow_field", "use plow_sow", "use no"]
    go(state, "use plow_field", "plow c1")
    assert state.farms[0].fields == mask("c1")
    state = table(players, cards=["K269"])
    state.taken = {here: (1,)}
    all_placed(state)
    assert state.agenda[-1][0] == "place" and state.round == 2, "not somebody else's person"


def test_moves_come_in_seat_order_and_once_for_a_person():
    state = table(4, cards=["K269"])
    state.have(1, named("K289"))
    state.first = 1
    state.taken = {"traveling_players_4p": (0,), "take_grain": (1,)}
    state.round = 4
    farm(state, 1, fields="c1")
    give(state, 1, grain=1)
    all_placed(state)
    assert state.agenda[-1][1:3] == (1, "K289")
    go(state, "use sow_bake")
    assert state.agenda[-1][:3] == ("ask", 0, "K269") and "use take_grain" in texts(state), "the countryman has left it"
    go(state, "use take_grain")
    assert goods(state)["grain"] == 1 and state.round == 4 and state.agenda[-1][0] == "feed"


def test_countryman_goes_on_to_sow_with_everything_there():
    state = table(4, cards=["K289"], round_=12, grain=1)
    state.taken = {"vegetable_1": (0,), "sow_bake": (1,)}
    all_placed(state)
    assert texts(state) == ["use plow_sow", "use no"]
    go(state, "use plow_sow", "plow c1", "sow grain c1")
    assert state.farms[0].crops == {2: (5, 3)}
    state = table(4, cards=["K289", "E163"], round_=13, grain=1)
    state.taken = {"vegetable_1": (0,), "sow_bake": (1,), "plow_sow": (2,)}
    all_placed(state)
    assert texts(state) == ["use plow_sow", "use no"], "with the Field Warden where somebody is"


def test_a_person_that_went_on_as_an_acrobat_does_not_go_on_as_a_countryman():
    state = table(4, cards=["K269", "K289"], round_=12, grain=2)
    farm(state, fields="c1")
    state.taken = {"traveling_players_4p": (0,)}
    all_placed(state)
    go(state, "use take_grain")
    assert state.agenda[-1][0] == "place", "the next round"
    state = table(4, cards=["K269", "K289"], round_=12, grain=2)
    farm(state, fields="c1")
    state.taken = {"traveling_players_4p": (0,), "vegetable_1": (0,)}
    all_placed(state)
    go(state, "use K269", "use take_grain", "use sow_bake")
    assert state.farms[0].crops == {2: (5, 3)}, "the other one does"


def test_only_one_countryman_moves_a_round():
    state = table(4, cards=["K289"], round_=13, grain=2)
    state.taken = {"vegetable_1": (0,), "take_grain": (0,)}
    farm(state, fields="c1 d1")
    all_placed(state)
    go(state, "use sow_bake", "sow grain c1", "sow grain d1")
    assert state.round == 13 and state.agenda[-1][0] in ("feed", "breed"), "the harvest"


def test_wet_nurse_lets_a_child_into_each_new_room():
    state = table(2, cards=["K270"], wood=10, reed=4, food=1)
    go(state, "build_rooms_stables", "room a3", "use yes", "room b1")
    assert state.farms[0].people == 3 and state.farms[0].born == 1 and goods(state) == {}, "no food for the second"
    assert state.people(0) == 1, "the child works from the next round"
    state = table(2, cards=["K270"], wood=5, reed=2, food=9)
    farm(state, people=3)
    go(state, "build_rooms_stables", "room a3")
    assert state.farms[0].people == 3 and state.agenda[-1][0] == "place", "no room is left for one more"


def test_educator_plays_an_occupation_when_another_does():
    for played, fee in ((["K271"], 3), (["K271", "I235", "K283"], 2)):
        state = table(4, cards=played, seat=1, food=3)
        state.farms[0].hand, state.farms[1].hand = ("I219", "I243"), ("I220", "I241")
        forget(state)
        go(state, "occupation", "play I220")
        assert state.to_move == 0 and texts(state)[:2] == ["play I219", "play I243"]
        go(state, "play I219")
        assert goods(state).get("food", 0) == 3 - fee and state.farms[0].hand == ("I243",), "once"
    state = table(4, cards=["K271"], food=3)
    state.farms[0].hand = ("I219", "I243")
    forget(state)
    go(state, "occupation", "play I219")
    assert state.agenda[-1][0] == "place", "not for one's own"


def scholar(hand=(), material="stone", cards=(), **has):
    state = table(cards=["K279", *cards], round_=3, **has)
    farm(state, material=material)
    state.farms[0].hand = hand
    state.agenda[:] = [("round",)]
    forget(state)
    state._run()
    return state


def test_scholar_plays_an_occupation_for_a_food_or_an_improvement_each_round():
    state = scholar(("I219", "E25"), food=1, clay=2)
    assert {"play I219", "buy E25", "buy A1", "done"} <= set(texts(state))
    go(state, "play I219")
    assert goods(state) == {"clay": 2} and state.agenda[-1][0] == "place", "one card"
    state = scholar(clay=2)
    go(state, "buy A1")
    assert "A1" in state.farms[0].cards and state.agenda[-1][0] == "place"
    assert scholar(material="clay", clay=2).agenda[-1][0] == "place"


def test_scholar_goes_with_merchant_and_bookshelf_not_with_the_salesman_and_goods_begin_next_round():
    state = scholar(("E25", "K114"), cards=["E179"], clay=2, food=1)
    go(state, "buy E25")
    assert "buy A1" in texts(state), "the Merchant's second"
    state = scholar(("E25", "E56"), cards=["K281"], wood=9)
    go(state, "buy E25")
    assert state.agenda[-1][0] == "place"
    state = scholar(("I219",), cards=["K112"])
    go(state, "play I219")
    assert goods(state) == {"food": 2}, "the Bookshelf's 3, less 1"
    state = scholar(("K114",), cards=["I219", "I243"])
    go(state, "buy K114")
    assert sorted(state.due) == [5, 6, 7] and state.round == 4


def test_lover_costs_four_food_more_and_brings_a_child_without_room():
    state = table(3, food=4)
    state.farms[0].hand = ("K291",)
    forget(state)
    go(state, "occupation")
    assert state.farms[0].people == 3 and state.farms[0].born == 1 and goods(state) == {}
    state = table(3, food=3)
    state.farms[0].hand = ("K291",)
    forget(state)
    assert "occupation" not in texts(state)
    state = table(3)
    farm(state, people=5)
    play(state, "K291")
    assert state.farms[0].people == 5
