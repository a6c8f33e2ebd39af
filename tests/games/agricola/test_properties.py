"""What holds in every game, whatever is played."""

from __future__ import annotations

from random import Random

import pytest
from games.agricola.positions import start
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core.game import Illegal
from pygame_core.games.agricola import fences, grid
from pygame_core.games.agricola.farm import FAMILY, STABLES
from pygame_core.games.agricola.goods import FOOD, GRAIN, NUMBER
from pygame_core.games.agricola.info import GAME

OPTIONS = st.fixed_dictionaries({"board": st.sampled_from(["family", "standard"]), "cards": st.sampled_from(["mixed", "E", "I", "K", "none"]),
                                 "hands": st.sampled_from(["dealt", "traded", "draft"])})


def walk(state, rng):
    """Play at random to the end; yields (events, state) after each move."""
    moves = 0
    while legal := state.moves():
        told = []
        state.play(legal[int(rng.random() * len(legal))], told.append)
        moves += 1
        assert moves < 2000
        yield told, state


def accounted(goods, told):
    """Supplies after these events, from what was told alone."""
    for event in told:
        kind, _, name = event.kind.partition(".")
        own, n = goods[event.seat] if event.seat is not None else None, event.values.get("n")
        good = NUMBER.get(name)
        if kind == "gain":
            own[good] += n
        elif kind == "pay":
            own[good] -= n
        elif kind == "harvested" or kind == "bred":
            own[good] += 1
        elif kind in ("converted", "crafted"):
            own[good] -= 1
            own[FOOD] += event.values["food"]
        elif kind in ("sown", "released"):
            own[good] -= 1
        elif kind == "baked":
            own[GRAIN] -= n
            own[FOOD] += event.values["food"]
        elif kind == "fed":
            own[FOOD] -= n


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


def cards_of(state):
    held = [id_ for farm in state.farms for id_ in (*farm.cards, *farm.hand)]
    everything = [*held, *state.majors, *state.deck, *(id_ for pack in state.packs for id_ in pack)]
    assert len(set(everything)) == len(everything)
    return everything


def check_farm(state, seat, farm):
    assert min(farm.goods) >= 0 and 2 <= farm.people <= FAMILY and farm.stables.bit_count() <= STABLES
    assert not farm.rooms & farm.fields and not (farm.rooms | farm.fields) & (farm.stables | farm.fenced)
    assert farm.fences == fences.edges(farm.pastures) and farm.fences.bit_count() <= fences.FENCES
    assert len(grid.parts(farm.rooms)) == 1 and len(grid.parts(farm.fields)) <= 1 and len(grid.parts(farm.fenced)) <= 1
    fencing = any(item[0] == "act" and item[1] == seat and item[5] and item[5][0][0] == "fences" for item in state.agenda)
    asked = fencing or ("house", seat) in state.agenda
    assert asked or farm.keeps(state.room(seat)), "animals fit, or their owner is about to be asked: when the fences stand"
    assert farm.room is None or farm.room == fresh(state, seat)


def fresh(state, seat):
    """Where animals live, worked out anew."""
    twin = state.copy()
    twin.farms[seat].room = None
    return twin.room(seat)


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
    assert calls == []
    state.play(state.find("fishing"))
    assert len(calls) == 1, "for the decision that follows"


def test_other_spellings_and_refusals():
    state = start()
    for text in ("plow c1", "nothing", "wood_3 x", "", "eat grain", "fences"):
        with pytest.raises(Illegal):
            state.find(text)
    state.play(state.find("plow_field"))
    assert state.find("c1") == state.find("plow c1")
