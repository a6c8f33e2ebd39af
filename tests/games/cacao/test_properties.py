"""What holds in every position of every game, found by random play."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core.game import BadInput
from pygame_core.games.cacao.agenda import Act, Fill
from pygame_core.games.cacao.info import GAME
from pygame_core.games.cacao.tiles import FACING, STEPS, WORKER, is_jungle

games = st.tuples(st.sampled_from((2, 3, 4)), st.integers(0, 10**6), st.integers(0, 90))


def reached(players, seed, plies):
    """A position `plies` moves into a random game."""
    state, rng = GAME.start(players, seed), Random(seed)
    for _ in range(plies):
        moves = state.moves()
        if not moves:
            break
        state.play(moves[int(rng.random() * len(moves))])
    return state


@settings(max_examples=150, deadline=None)
@given(games)
def test_the_board_is_a_checkerboard_on_which_every_tile_touches_what_it_must(game):
    state = reached(*game)
    for cell, tile in state.board.items():
        assert is_jungle(cell) == (tile < WORKER)
        around = [state.board[cell + step] for step in STEPS if cell + step in state.board]
        assert all((other < WORKER) != (tile < WORKER) for other in around)
        assert around or tile < WORKER
    assert state.places == {cell + step for cell, tile in state.board.items() if tile < WORKER for step in STEPS} - state.board.keys()


@settings(max_examples=150, deadline=None)
@given(games)
def test_goods_stay_within_their_bounds_and_somebody_can_always_move(game):
    state = reached(*game)
    assert all(0 <= cacao <= 5 for cacao in state.cacao) and all(0 <= sun <= 3 for sun in state.sun)
    assert all(0 <= water <= 8 for water in state.water) and all(gold >= 0 for gold in state.gold)
    assert bool(state.moves()) == (state.to_move is not None) == (state.outcome() is None)
    assert state.totals() == [score.total for score in state.scores()]


@settings(max_examples=150, deadline=None)
@given(games)
def test_somebody_is_asked_only_where_there_is_a_choice(game):
    state = reached(*game)
    if state.agenda and isinstance(state.agenda[-1], Fill):
        after = set()
        for move in state.moves():
            twin = state.copy()
            twin.play(move)
            after.add(twin.position())
        assert len(after) > 1
    elif state.agenda:
        act = state.agenda[-1]
        assert isinstance(act, Act) and act.stalls(state.board) and len(state.moves()) > 1


@settings(max_examples=100, deadline=None)
@given(games)
def test_a_worker_acts_once_when_its_tile_and_the_jungle_first_meet(game):
    """Water, mines and sun sites: told effects of a whole game are the workers that ever faced such a tile."""
    players, seed, _ = game
    state, rng, events = GAME.start(players, seed), Random(seed), []
    met: dict[str, int] = {}
    while moves := state.moves():
        before = dict(state.board)
        state.play(moves[int(rng.random() * len(moves))], events.append)
        for site, tile in state.board.items():
            if tile in (7, 9):  # water, temple
                for side, step in enumerate(STEPS):
                    home = state.board.get(site + step, 0)
                    if before.get(site) != tile or before.get(site + step, 0) != home:
                        met[tile] = met.get(tile, 0) + FACING[home][side ^ 2]
    # A tile of the same kind and rotation built over itself looks unchanged; told workers may then be more.
    for tile, kind in ((7, "rowed"), (9, "served")):
        told = sum(event.values["n"] for event in events if event.kind == kind)
        assert told == met.get(tile, 0) or state.under and told > met.get(tile, 0)


@settings(max_examples=100, deadline=None)
@given(games)
def test_a_position_is_read_back_to_the_same(game):
    state = reached(*game)
    text = state.position()
    again = GAME.position(text)
    assert again.position() == text and again.moves() == state.moves() and again.totals() == state.totals()
    assert again.pieces() == state.pieces() and again.places == state.places


# --- what is hidden ---------------------------------------------------------------------------------------


def known(state, seat):
    """All that the seat sees, and what it can count."""
    return (state.board, state.under, state.display, state.gold, state.cacao, state.water, state.sun, state.turn, state.agenda,
            state.hands[seat], [len(hand) for hand in state.hands], len(state.jungle), sorted(state.jungle),
            [sorted(hand + pile) for hand, pile in zip(state.hands, state.piles)], state.pieces())


@settings(max_examples=100, deadline=None)
@given(games, st.integers(0, 3))
def test_what_a_seat_knows_stays_and_the_rest_is_redrawn(game, seat):
    state = reached(*game)
    seat %= state.players
    before = state.position()
    redrawn = [state.hidden_from(seat, Random(number)) for number in range(3)]
    assert all(known(twin, seat) == known(state, seat) for twin in redrawn)
    assert state.position() == before
    assert all(GAME.start(deal=twin.deal).position() == twin.position() for twin in redrawn)


def test_redrawing_depends_on_nothing_hidden():
    """Two games that look the same to a seat look the same to it after the same redrawing… whatever is dealt."""
    state = reached(3, 11, 20)
    seen = {tuple(twin.hands[0]) for twin in (state.hidden_from(1, Random(number)) for number in range(40))}
    assert len(seen) > 3
    one = [state.hidden_from(1, Random(number)) for number in range(200)]
    tops = {twin.jungle[0] for twin in one}
    assert tops == set(state.jungle)


# --- positions that cannot be -----------------------------------------------------------------------------

GOOD = reached(2, 3, 5).position()


def test_the_position_that_is_spoilt_below_is_good():
    assert GAME.position(GOOD).position() == GOOD


@pytest.mark.parametrize("old, new, words", [
    ("|", " ", "has 7 to 9 parts"), ("A|", "E|", "seat whose turn"), ("0,0=p1", "0,0=p9", "no such tile"), ("0,0=p1", "0,0=p2", "must be there"),
    ("0,0=p1", "1,0=p1", "cannot lie on that cell"), ("0,0=p1", "0,0=p1 0,0=p1", "once only"), ("0,0=p1", "90,0=p1", "not a cell"),
    ("=Aw", "=Cw", "no such tile"), ("/0/0/0:", "/9/0/0:", "at most 5 cacao"), ("/0/0/0:", "/0:", "is not gold/cacao"),
    ("|-", "|nonsense", "neither fill"), ("|-", "|act:A:0:1@5,5>5,6", "not an edge"), ("|-", "|act:A:0:1@1,0>0,0", "no worker facing"),
])
def test_positions_that_cannot_be_are_refused_in_one_line(old, new, words):
    assert old in GOOD
    with pytest.raises(BadInput) as refused:
        GAME.position(GOOD.replace(old, new) if old == "|" else GOOD.replace(old, new, 1) if old != "|-" else GOOD.rsplit("|-", 1)[0] + new)
    assert words in str(refused.value) and "\n" not in str(refused.value)


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(GOOD) - 1), st.text("ABw0123456789,-=|/:;> pmjtr", max_size=3), st.integers(0, 4))
def test_damaged_positions_are_refused_or_are_positions(start, words, cut):
    text = GOOD[:start] + words + GOOD[start + cut:]
    try:
        state = GAME.position(text)
    except BadInput as error:
        assert "\n" not in str(error)
    else:
        assert state.position() == text
        assert bool(state.moves()) == (state.to_move is not None)
