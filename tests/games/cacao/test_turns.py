"""A turn, step by step: placing, filling, acting, building over. The worked examples of the facts."""

import pytest
from games.cacao.positions import built, played, texts, told

from pygame_core.game import Illegal
from pygame_core.games.cacao.info import GAME
from pygame_core.games.cacao.tiles import JUNGLE, KINDS, named


def refused(state, text):
    with pytest.raises(Illegal) as error:
        state.find(text)
    return error.value.rule


# --- placing ----------------------------------------------------------------------------------------------

def test_worker_tiles_go_beside_jungle_tiles_in_any_rotation():
    state = built(hands=("w1 w3",))
    cells = ["-1,-2", "-2,-1", "0,-1", "-1,0", "1,0", "0,1"]
    assert texts(state) == [f"w1 {cell} r0" for cell in cells] + [f"w3 {cell} r{turn}" for cell in cells for turn in range(4)]


def test_a_tile_can_stand_at_a_jungle_tile_alone_with_no_worker_facing_it():
    state = built(hands=("w3 w1", "w1"))
    assert told(played(state, "w3 0,1 r2"), "harvested") == []


def test_moves_may_leave_out_the_first_rotation():
    state = built(hands=("w1 w3",))
    assert str(state.find("W3 1,0")) == "w3 1,0 r0" and str(state.find(" w1  0,-1 ")) == "w1 0,-1 r0"


@pytest.mark.parametrize("text, rule", [
    ("w2 0,-1 r0", "hand"), ("w9 0,-1 r0", "notation"), ("w1 0,0 r0", "place"), ("w1 1,-1 r0", "checkerboard"), ("w1 3,0 r0", "place"),
    ("w1 0,-1 r1", "place"), ("w3 0,-1 r4", "notation"), ("w1 a4 r0", "notation"), ("w1", "notation"), ("", "notation"),
    ("j1 0,-1", "turn"), ("sell 1", "actions"), ("done", "actions"), ("0,-1", "place"), ("over w1 0,-1 r0", "overbuild-when"),
    ("w1 0,-1 r0 r0", "notation"), ("w1 99,0 r0", "notation"), ("w1 00,-1 r0", "notation"),
])
def test_wrong_placements_are_refused_by_rule(text, rule):
    assert refused(built(hands=("w1 w3",)), text) == rule


# --- filling ----------------------------------------------------------------------------------------------

def test_two_workers_round_a_corner_open_a_jungle_cell():
    """The first fill of the rulebook: the cell with two worker tiles is filled, and both act."""
    state = built("0,-1=Bw1r0", hands=("w1", "w1"))
    played(state, "w1 1,0 r0")
    assert texts(state) == ["j1 1,-1", "j2 1,-1"] and state.to_move == 0
    assert told(played(state, "j1 1,-1"), "filled.m3") == [(0, {"origin": "j1", "dest": "1,-1", "at": "1,-1", "tile": "m3"})]


def test_workers_on_opposite_sides_open_a_jungle_cell_too():
    """Where another program looks only at the corners, the rules say: any two."""
    state = built("-1,0=Aw1r0 -2,0=p1 0,2=m3", hands=("w1", "w1"))
    played(state, "w1 -1,2 r0")
    assert texts(state) == ["j1 -1,1", "j2 -1,1"]


def test_one_worker_does_not_open_a_cell():
    state = built(hands=("w1",))
    assert [event.kind for event in played(state, "w1 1,0 r0")] == ["placed", "harvested"]
    assert len(state.board) == 3 and state.to_move == 1


def test_one_tile_of_the_display_can_go_to_either_of_two_cells():
    state = built("0,-1=Bw1r0 -1,-2=Bw1r0 -2,0=p1 -1,0=Aw1r0 0,1=Bw1r0", hands=("w1", "w1"))
    played(state, "w1 1,0 r0")
    assert texts(state) == ["j1 1,-1", "j1 1,1", "j2 1,-1", "j2 1,1"]
    events = played(state, "j2 1,1")
    assert [event.kind for event in events[:2]] == ["filled.temple", "filled.m3"]  # the last tile has no choice left
    assert state.board[named("1,-1")] == JUNGLE.index("m3")


def test_the_display_is_filled_up_only_at_the_end_of_the_turn():
    state = built("0,-1=Bw1r0 0,1=Bw1r0", hands=("w1", "w1"), display="g1 temple", jungle="water sun g2")
    played(state, "w1 1,0 r0", "j1 1,1")
    assert (state.display, state.jungle) == ((JUNGLE.index("water"), JUNGLE.index("sun")), (JUNGLE.index("g2"),))


THREE = "0,-1=Bw1r0 0,1=Bw1r0 2,-1=Bw1r0 2,1=Bw1r0 2,-2=g1 2,2=g1"


def test_three_cells_are_filled_in_one_turn_the_third_from_the_pile():
    state = built(THREE, hands=("w1", "w1"), display="g2 temple", jungle="water sun")
    played(state, "w1 1,0 r0")
    assert texts(state) == [f"j{slot} {cell}" for slot in (1, 2) for cell in ("1,-1", "2,0", "1,1")]
    events = played(state, "j1 2,0", "j1 1,1")
    assert told(events, "filled.water") == [(0, {"origin": "pile", "dest": "1,-1", "at": "1,-1", "tile": "water"})]
    assert state.display == (JUNGLE.index("sun"),)


def test_the_last_tile_goes_to_the_cell_the_player_picks_and_the_other_stays_open():
    state = built("0,-1=Bw1r0 0,1=Bw1r0", hands=("w1", "w1"), display="temple", jungle="")
    played(state, "w1 1,0 r0")
    assert texts(state) == ["j1 1,-1", "j1 1,1"]
    played(state, "j1 1,1")
    assert named("1,-1") not in state.board and state.jungle_is_full and not state.agenda


def test_without_tiles_nothing_is_filled():
    state = built("0,-1=Bw1r0", hands=("w1", "w1"), display="", jungle="")
    assert "filled" not in " ".join(event.kind for event in played(state, "w1 1,0 r0"))
    assert named("1,-1") not in state.board


def test_an_open_cell_left_over_is_not_filled_by_a_tile_placed_elsewhere():
    state = built("0,-1=Bw1r0 1,0=Aw1r0", hands=("w1", "w1"))
    played(state, "w1 -2,-1 r0")
    assert named("1,-1") not in state.board


def test_equal_tiles_for_one_cell_are_no_choice():
    state = built("0,-1=Bw1r0", hands=("w1", "w1"), display="temple temple")
    assert told(played(state, "w1 1,0 r0"), "filled.temple") and state.to_move == 1


@pytest.mark.parametrize("text, rule", [
    ("w1 0,1 r0", "fill"), ("j1 1,1", "fill"), ("j1 -1,1", "fill"), ("j1 0,0", "fill"), ("j1 0,1", "checkerboard"), ("j3 1,-1", "fill"),
    ("sell 1", "fill"), ("done", "fill"), ("j1", "notation"), ("j1 x", "notation"), ("", "notation"),
])
def test_wrong_fills_are_refused_by_rule(text, rule):
    state = built("0,-1=Bw1r0", hands=("w1", "w1"))
    played(state, "w1 1,0 r0")
    assert refused(state, text) == rule


# --- acting -----------------------------------------------------------------------------------------------

def test_workers_act_where_tiles_meet_for_the_first_time_whoever_owns_them():
    """The second fill of the rulebook: tiles of both players beside the new jungle tile act, old ones only there."""
    state = built("0,-1=Bw2r0", hands=("w2", "w1"), display="g2 temple")  # B: two workers east, at the cell to be filled
    events = played(state, "w2 1,0 r0", "j1 1,-1")
    assert told(events, "mined") == [(0, {"at": "1,-1", "n": 2}), (1, {"at": "1,-1", "n": 4})]
    assert told(events, "harvested") == []  # none of A faces the plantation, and B met it earlier
    assert state.gold == [2, 4]


def test_each_tile_brings_what_it_says():
    def at_cell(code, workers="w4 0,1 r3", **goods):  # r3: three workers north
        state = built(hands=("w4", "w1"), **goods)
        state.board[named("0,0")] = JUNGLE.index(code)
        played(state, workers)
        return state.gold[0], state.cacao[0], state.water[0], state.sun[0]

    assert at_cell("p1") == (0, 3, 0, 0)
    assert at_cell("p2") == (0, 5, 0, 0)  # six, of which five find room
    assert at_cell("g1") == (3, 0, 0, 0) and at_cell("g2") == (6, 0, 0, 0)
    assert at_cell("water") == (0, 0, 3, 0) and at_cell("sun") == (0, 0, 0, 3) and at_cell("temple") == (0, 0, 0, 0)
    assert at_cell("m4") == (0, 0, 0, 0)  # nothing to sell


def test_caps():
    state = built(hands=("w4", "w1"), cacao=(4, 0), water=(7, 0), sun=(2, 0))
    for code in ("p1", "water", "sun"):
        twin = state.copy()
        twin.board[named("0,0")] = JUNGLE.index(code)
        played(twin, "w4 0,1 r3")
        assert {"p1": twin.cacao[0] == 5, "water": twin.water[0] == 8, "sun": twin.sun[0] == 3}[code]


def test_the_carrier_walks_the_whole_track():
    values = []
    for steps in range(9):
        values.append(built(water=(steps, 0)).totals()[0])
    assert values == [-10, -4, -1, 0, 2, 4, 7, 11, 16]


@pytest.mark.parametrize("price", (2, 3, 4))
def test_a_seller_decides_how_many(price):
    state = built(hands=("w4", "w1"), cacao=(2, 0))
    state.board[named("0,0")] = JUNGLE.index(f"m{price}")
    played(state, "w4 0,1 r3")
    assert texts(state) == ["sell 0", "sell 1", "sell 2"] and state.to_move == 0
    for count in range(3):
        twin = state.copy()
        played(twin, f"sell {count}")
        assert (twin.gold[0], twin.cacao[0]) == (count * price, 2 - count)
        assert twin.to_move == 1


def test_workers_limit_the_sale():
    state = built(hands=("w1", "w1"), cacao=(5, 0))
    played(state, "w1 -1,-2 r0")
    assert texts(state) == ["sell 0", "sell 1"]
    assert refused(state, "sell 2") == "market"


def test_nobody_is_asked_without_cacao():
    state = built(hands=("w1", "w1"))
    assert [event.kind for event in played(state, "w1 -1,-2 r0")] == ["placed"] and state.to_move == 1


def test_harvest_comes_first_where_it_fits():
    state = built(hands=("w1", "w1"))
    played(state, "w1 0,-1 r0")  # one worker each at the plantation and at the market
    assert texts(state) == ["sell 0", "sell 1"] and state.cacao[0] == 1


def test_the_order_is_asked_for_where_the_store_is_too_small():
    state = built(hands=("w1", "w1"), cacao=(5, 0))
    played(state, "w1 0,-1 r0")
    assert texts(state) == ["edge 1", "edge 2", "done"]
    sold_first, picked_first, nothing = state.copy(), state.copy(), state.copy()
    played(sold_first, "edge 2", "sell 1")
    assert (sold_first.gold[0], sold_first.cacao[0]) == (2, 5)
    played(picked_first, "edge 1", "sell 1")
    assert (picked_first.gold[0], picked_first.cacao[0]) == (2, 4)
    played(nothing, "done")
    assert (nothing.gold[0], nothing.cacao[0]) == (0, 5)
    assert {sold_first.to_move, picked_first.to_move, nothing.to_move} == {1}


def test_an_edge_is_finished_before_the_next():
    state = built(hands=("w1", "w1"), cacao=(5, 0))
    played(state, "w1 0,-1 r0", "edge 2")
    assert texts(state) == ["sell 0", "sell 1", "done"]
    assert refused(state, "edge 1") == "order"
    played(state, "sell 0")
    assert state.cacao[0] == 5 and state.to_move == 1  # the plantation came after it, with no room


def test_two_markets_are_offered_one_after_the_other_the_dearer_first():
    state = built("1,1=m4", hands=("w1", "w1"), cacao=(1, 0))
    state.board[named("0,0")] = JUNGLE.index("m3")
    played(state, "w1 0,1 r0")
    assert texts(state) == ["sell 0", "sell 1", "done"] and state.prompt().values["price"] == 4
    twin = state.copy()
    played(twin, "sell 1")
    assert twin.gold[0] == 4 and twin.to_move == 1  # nothing is left for the other
    played(state, "sell 0")
    assert state.prompt().values["price"] == 3 and texts(state) == ["sell 0", "sell 1"]


def test_other_owners_decide_for_themselves_in_the_order_of_seats():
    state = built("0,-1=Bw1r0 2,-1=Cw1r0", players=3, hands=("w1", "w1", "w1"), cacao=(1, 2, 1), display="m3 temple")
    played(state, "w1 1,0 r0", "j1 1,-1")
    deciders = []
    while state.agenda:
        deciders.append((state.to_move, texts(state)))
        played(state, "sell 1")
    assert deciders == [(0, ["sell 0", "sell 1"]), (1, ["sell 0", "sell 1"]), (2, ["sell 0", "sell 1"])]
    assert state.gold == [3, 3, 3] and state.to_move == 1


@pytest.mark.parametrize("text, rule", [
    ("sell 1", "order"), ("edge 3", "order"), ("w1 0,1 r0", "actions"), ("", "notation"), ("edge", "actions"), ("edge 1 done", "actions"),
])
def test_wrong_actions_are_refused_by_rule(text, rule):
    state = built(hands=("w1", "w1"), cacao=(5, 0))
    played(state, "w1 0,-1 r0")
    assert refused(state, text) == rule


# --- building over ----------------------------------------------------------------------------------------

def full(board="0,1=Aw1r0 0,-1=Bw1r0", **rest):
    return built(board, **{"display": "", "jungle": "", "hands": ("w4 w1", "w1"), "sun": (1, 1), **rest})


def test_building_over_costs_a_token_and_brings_new_workers():
    state = full()
    assert "over w4 0,1 r3" in texts(state) and "w4 1,0 r0" in texts(state)
    played(state, "over w4 0,1 r3")
    assert state.cacao[0] == 3 and state.sun[0] == 0 and state.hands[0] == (KINDS.index("w1"),)
    assert state.to_move == 1


@pytest.mark.parametrize("state, rule", [
    (full(display="m3"), "overbuild-when"), (full(display="m3 temple", jungle="p1"), "overbuild-when"), (full(sun=(0, 3)), "overbuild"),
])
def test_only_then_and_only_for_a_token(state, rule):
    assert not [text for text in texts(state) if text.startswith("over")]
    assert refused(state, "over w4 0,1 r3") == rule


def test_only_own_tiles_and_each_cell_once():
    state = full(sun=(3, 3))
    assert refused(state, "over w4 0,-1 r0") == "overbuild-own" and refused(state, "over w4 0,0 r0") == "overbuild-own"
    assert refused(state, "over w4 1,0 r0") == "overbuild-own" and refused(state, "over w2 0,1 r0") == "hand"
    assert refused(state, "over w4 0,1 r7") == "notation" and refused(state, "over") == "notation"
    played(state, "over w4 0,1 r3", "w1 1,0 r0")
    assert refused(state, "over w1 0,1 r0") == "overbuild-once"


def test_covered_workers_no_longer_count_for_temples():
    state = full("0,1=Aw1r0 1,1=temple 1,0=Bw1r0", sun=(1, 0))
    assert [score.total for score in state.scores()] == [-10 + 6 // 2 + 1, -10 + 6 // 2]
    played(state, "over w4 0,1 r2")  # its east side is empty
    assert [score.total for score in state.scores()] == [-10, -10 + 6]


def test_nothing_is_filled_and_old_neighbours_do_not_act_again():
    state = full("0,1=Aw1r0 1,0=Bw1r0 -1,0=Bw1r0", sun=(1, 0))
    events = played(state, "over w1 0,1 r0")
    assert [event.kind for event in events] == ["overbuilt", "harvested"] and state.cacao == [1, 0]


def test_the_end_of_the_jungle_is_told_once():
    state = built("0,-1=Bw1r0", display="g1", jungle="", hands=("w1 w1", "w1 w1"))
    assert [event.kind for event in played(state, "w1 1,0 r0")].count("full") == 1
    assert "full" not in [event.kind for event in played(state, "w1 0,1 r0")]


# --- the end ----------------------------------------------------------------------------------------------

def test_a_game_that_is_over_takes_no_move():
    state = GAME.start(2, 3)
    while moves := state.moves():
        state.play(moves[0])
    assert state.to_move is None and state.outcome() and refused(state, "w1 0,-1 r0") == "end"
    assert state.prompt().message == "cacao.prompt.over"
