"""What holds in every position and game of Agros."""

from random import Random

import pytest
from games.agros.positions import AGROS, BOARDS, facts, positions, reached, walk
from games.agros.twin import Twin, cell_named, name
from hypothesis import given, settings
from hypothesis import strategies as st

any_position = positions() | reached()
seeds = st.integers(0, 2**32)

TURNS = {  # the eight symmetries of the square: (file, rank, last) → (file, rank)
    "as it is": lambda x, y, m: (x, y), "mirrored": lambda x, y, m: (m - x, y),
    "upside down": lambda x, y, m: (x, m - y), "half turn": lambda x, y, m: (m - x, m - y),
    "transposed": lambda x, y, m: (y, x), "quarter left": lambda x, y, m: (m - y, x),
    "quarter right": lambda x, y, m: (y, m - x), "transposed back": lambda x, y, m: (m - y, m - x),
}


def seeds_of(state):
    """(loose seeds as {cell: seat}, all seeds of each seat, those in towers included)."""
    loose = {cell: piece - 1 for cell, piece in enumerate(state.owner)
             if piece and cell not in state.farmers[piece - 1]}
    return loose, [sum(owner == seat for owner in loose.values()) + sum(state.farmers[seat].values()) - len(state.farmers[seat])
                   for seat in (0, 1)]


@given(positions(), seeds)
def test_seeds_only_grow_in_number_loose_ones_stay_farmers_remain_and_yields_stay_on_the_board(position, seed):
    state = AGROS.position(position)
    loose, count = seeds_of(state)
    farmers = [len(side) for side in state.farmers]
    for before, move in walk(state, Random(seed), 40):
        mover, harvest = before.seat, move.code and move.code[0] == "harvest"
        after = before.copy()
        after.play(move)
        now_loose, now = seeds_of(after)
        assert loose.items() <= now_loose.items()
        count[mover] += harvest or 0  # a harvest adds one, nothing else changes the number
        assert now == count
        assert [len(side) for side in after.farmers] == farmers
        assert all(1 <= yield_ <= after.size for side in after.farmers for yield_ in side.values())
        assert all(after.owner[cell] == 1 + seat for seat in (0, 1) for cell in after.farmers[seat])
        loose = now_loose


@given(any_position)
def test_origin_and_destination_name_one_move_and_there_are_at_most_sixteen_a_farmer_and_pass(position):
    state = AGROS.position(position)
    moves = state.moves()
    assert len({move.picks for move in moves}) == len(moves)
    if not state.setting_up:
        assert len(moves) <= 16 * len(state.farmers[state.seat]) + 1


@given(any_position)
def test_fields_share_out_the_empty_cells(position):
    state = AGROS.position(position)
    cells = [cell for field in state.fields() for cell in field.cells]
    assert sorted(cells) == [cell for cell, piece in enumerate(state.owner) if not piece]


def swapped(position):
    board, rest = position.split(" ", 1)
    turn = str.maketrans("LDld", "DLdl")
    return f"{board.translate(turn)} {rest.translate(turn)}"


@given(positions())
def test_colours_and_side_swapped_give_the_same_moves_and_swapped_scores(position):
    state, twin = AGROS.position(position), AGROS.position(swapped(position))
    assert list(map(facts, state.moves())) == list(map(facts, twin.moves()))
    assert state.totals() == twin.totals()[::-1]


def turned(position, turn):
    plain, twin = Twin.read(position), Twin.read(position)
    twin.pieces = {turn(*cell, plain.size - 1): piece for cell, piece in plain.pieces.items()}
    return twin.text()


@pytest.mark.parametrize("turn", TURNS.values(), ids=TURNS)
@settings(max_examples=40)
@given(any_position)
def test_the_board_s_symmetries_turn_the_moves_and_keep_the_scores(turn, position):
    state, twin = AGROS.position(position), AGROS.position(turned(position, turn))
    last = state.size - 1
    moves = {tuple(pick if pick == "pass" else name(turn(*cell_named(pick), last)) for pick in move.picks)
             for move in state.moves()}
    assert {move.picks for move in twin.moves()} == moves
    assert state.totals() == twin.totals()


@given(any_position)
def test_text_comes_back_as_it_went(position):
    state = AGROS.position(position)
    assert state.position() == position
    for move in state.moves():
        text = str(move)
        assert state.find(text) is move or state.find(text) == move
        assert state.find(facts(move)) == state.find(text.upper()) == state.find(text.replace(" ", "")) == move


@pytest.mark.parametrize("size, farmers", BOARDS)
def test_a_game_in_which_nobody_passes_who_can_move_ends_below_the_bound(size, farmers):
    harvests_bound = size**2 - 2 * farmers + 2 * farmers * (size - 1)
    sowings_bound = size**2 - 2 * farmers
    for seed in range(5):
        state = AGROS.start(board=size, farmers=farmers)
        played = [facts(move) for _, move in walk(state, Random(seed), passing=False)]
        assert state.outcome()
        assert sum("-" in move for move in played) <= harvests_bound
        assert sum(">" in move for move in played) <= sowings_bound
        assert len(played) - 2 * farmers <= 2 * (harvests_bound + sowings_bound) + 2


@given(any_position)
def test_scores_totals_and_outcome_tell_the_same(position):
    state = AGROS.position(position)
    assert [score.total for score in state.scores()] == state.totals()
    light, dark = state.totals()
    if state.to_move is not None:
        assert state.outcome() is None
    else:
        winners, rule, _ = state.outcome()
        assert winners == (() if light == dark else (0,) if light > dark else (1,))
        assert rule == ("draw" if light == dark else "half-point" if light // 2 == dark // 2 else "most-points")
