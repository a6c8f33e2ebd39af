"""What holds in every game, whatever is played."""

from __future__ import annotations

from random import Random

import pytest
from games.agricola.checks import accounted, cards_of, check_farm, walk
from games.agricola.positions import start
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core.game import Illegal
from pygame_core.games.agricola.info import GAME

OPTIONS = st.fixed_dictionaries({"board": st.sampled_from(["family", "standard"]), "cards": st.sampled_from(["mixed", "E", "I", "K", "none"]),
                                 "hands": st.sampled_from(["dealt", "traded", "draft"])})


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 5), OPTIONS)
def test_in_every_game(seed, players, options):
    state, rng = GAME.start(players, seed=seed, **options), Random(seed)
    goods, before = [farm.goods[:] for farm in state.farms], set(cards_of(state))
    for told, state in walk(state, rng):
        accounted(goods, told)
        assert goods == [farm.goods for farm in state.farms], "whatever changes hands is told"
        for seat, farm in enumerate(state.farms):
            check_farm(state, seat, farm)
        assert not set(cards_of(state)) - before, "no card comes from nowhere"
    assert state.round == 14 and state.outcome() and all(state.people(seat) <= 0 for seat in range(players))


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 5), OPTIONS)
def test_a_legal_move_can_be_made_and_what_is_cached_is_right(seed, players, options):
    state, rng = GAME.start(players, seed=seed, **options), Random(seed)
    for index, (_, state) in enumerate(walk(state, rng)):
        if index % 7 == 0 and state.to_move is not None:
            again = GAME.position(state.position())
            assert list(map(str, again.moves())) == list(map(str, state.moves())) and again.scores() == state.scores()
            for move in state.moves()[:: max(1, len(state.moves()) // 5)]:
                one, other = state.copy(), again.copy()
                one.play(move)
                other.play(other.find(str(move)))
                assert one.position() == other.position()


def test_legal_moves_are_worked_out_once_for_a_position(monkeypatch):
    from pygame_core.games.agricola import agenda

    calls = []
    real = agenda.moves
    monkeypatch.setattr(agenda, "moves", lambda state, item: calls.append(item) or real(state, item))
    state = start(2)
    calls.clear()
    state.moves(), state.copy().moves(), state.find("fishing"), state.moves()
    assert len(calls) == 1
    state.play(state.find("fishing"))
    assert len(calls) == 1, "nobody has asked for the next ones yet"
    state.moves(), state.find("take_grain")
    assert len(calls) == 2


def test_other_spellings_and_refusals():
    state = start()
    for text in ("plow c1", "nothing", "wood_3 x", "", "eat grain", "fences"):
        with pytest.raises(Illegal):
            state.find(text)
    state.play(state.find("plow_field"))
    assert state.find("c1") == state.find("plow c1")
