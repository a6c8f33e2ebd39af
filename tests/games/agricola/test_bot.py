"""The heuristic bot: legal, sensible, and fed."""

from __future__ import annotations

from random import Random

import pytest
from games.agricola.positions import farm, give, go, start, table, texts, to_harvest, to_place

from pygame_core.bots import bot as bot_named
from pygame_core.bots import names
from pygame_core.games.agricola import ahead, bot, cards, choices
from pygame_core.games.agricola.info import GAME


def greedy(state):
    return bot_named("greedy").choose(state, Random(1))


def test_candidates_are_legal_and_value_leaves_the_position_alone():
    state, rng = GAME.start(3, seed=4, board="standard"), Random(4)
    while state.to_move is not None:
        moves, before = state.moves(), state.position()
        found = bot.candidates(state, rng)
        assert found and set(found) <= set(moves)
        assert isinstance(bot.value(state, state.to_move), (int, float)) and state.position() == before
        state.play(moves[int(rng.random() * len(moves))])


def test_it_feeds_the_family_rather_than_beg():
    state = start()
    give(state, food=4, grain=3)
    to_harvest(state)
    while state.agenda and state.agenda[-1][0] == "feed":
        go(state, str(greedy(state)))
    assert state.farms[0].begging == 0 and state.farms[0].goods[5] == 1


@pytest.mark.parametrize(("id_", "has", "used"), [("E158", {"wood": 2}, ["use E158"] * 2), ("E209", {"stone": 1}, ["use E209"]), ("I75", {"grain": 1}, ["use I75"])])
def test_it_lets_cards_make_food_of_goods_rather_than_beg(id_, has, used):
    state = table(2, cards=[id_, "E171"], round_=14, food=2, **has)
    to_harvest(state)
    played = []
    while state.agenda and state.agenda[-1][:2] == ("feed", 0):
        played.append(str(greedy(state)))
        go(state, played[-1])
    assert state.farms[0].begging == 0 and played[:len(used)] == used


def test_a_card_that_makes_no_food_is_left_alone_at_feeding():
    state = table(2, cards=["E171"], round_=14, clay=4)
    to_harvest(state)
    assert any("E171" in text for text in texts(state)) and [str(move) for move in bot.candidates(state, None)] == ["feed"]


def test_a_child_is_worth_more_than_a_day_of_work_and_food_is_worth_most_to_the_hungry():
    state = start()
    farm(state, rooms="a1 a2 a3", fields="c1")
    to_place(state, 0, 8)
    give(state, food=12)
    assert after(state, "family_growth_minor") > after(state, "day_laborer_family")
    give(state, food=0)
    state.farms[0].placed = 1
    to_place(state, 0, 9)
    state.piles["fishing"] = 5
    assert str(greedy(state)) == "fishing"


def test_of_two_cards_it_plays_the_one_that_brings_more():
    little, much = cards.named("E151"), cards.named("E218")
    assert little.worth < much.worth
    state = start(2, hands=[[little.id, much.id], []])
    to_place(state, 0)
    go(state, "occupation")
    assert state.agenda[-1][0] == "act" and str(greedy(state)) == f"play {much.id}"


def after(state, text):
    """What the position is worth once that move is made."""
    twin = state.copy()
    go(twin, text)
    return bot.value(twin, 0)


def test_it_looks_at_few_of_many_fencings():
    state = start()
    to_place(state, 0, 4)
    give(state, wood=15)
    go(state, "fences")
    assert len(state.moves()) > 300 and len(bot.candidates(state, Random(1))) <= choices.PASTURES + 1


def test_whole_games_are_scored_well_and_better_than_random():
    totals, begging = [], 0
    for seed in range(3):
        state = GAME.start(1, seed=seed)
        while state.to_move is not None:
            state.play(greedy(state))
        totals.append(state.scores()[0].total)
        begging += state.farms[0].begging
    assert sum(totals) / 3 >= 20 and begging <= 3


# --- the expert -------------------------------------------------------------------------------------------

EXPERT = bot.BOTS["expert"]()


def expert(state):
    return str(EXPERT.choose(state, Random(1)))


@pytest.fixture
def hurried(monkeypatch):
    """Few positions a move."""
    monkeypatch.setattr(ahead, "POSITIONS", 400)


def test_the_expert_is_offered_for_this_game_alone():
    assert names(GAME) == ["random", "greedy", "expert"] and "expert" not in names()


def test_the_expert_feeds_the_family_rather_than_beg():
    state = start()
    give(state, food=4, grain=3)
    to_harvest(state)
    while state.agenda and state.agenda[-1][0] == "feed":
        go(state, expert(state))
    assert state.farms[0].begging == 0


def test_the_expert_fetches_food_while_there_is_time():
    state = start()
    farm(state, rooms="a1 a2 a3", fields="c1")
    to_place(state, 0, 9)
    give(state, food=1)
    state.farms[0].placed = 1
    state.piles["fishing"] = 5
    assert expert(state) == "fishing"


def test_the_expert_lets_the_family_grow_when_it_can():
    state = start()
    farm(state, rooms="a1 a2 a3", fields="c1")
    to_place(state, 0, 8)
    give(state, food=12)
    moves = []
    while state.round == 8 and state.agenda:
        moves.append(expert(state))
        go(state, moves[-1])
    assert "family_growth_minor" in moves and state.farms[0].people == 3


def last_round():
    """Two people left, a dozen wood to be fetched and nothing to be fenced in without it."""
    state = start()
    to_place(state, 0, 14)
    give(state, food=9)
    state.piles["wood_3"] = 12
    return state


def to_the_end(state, chosen):
    moves = []
    while state.to_move is not None:
        moves.append(str(chosen(state)))
        go(state, moves[-1])
    return moves, state.scores()[0].total


def test_the_expert_fetches_today_what_it_needs_next():
    moves, points_ = to_the_end(last_round(), expert)
    assert moves[:2] == ["wood_3", "fences"]
    assert to_the_end(last_round(), greedy)[1] <= points_ - 3


@pytest.mark.parametrize(("players", "options"), [(1, {}), (3, {"board": "standard"})])
def test_the_expert_thinks_in_slices_the_same_for_a_seed(players, options, hurried):
    state = GAME.start(players, seed=3, **options)
    before = state.position()
    thoughts = list(EXPERT.search(state, Random(3)))
    assert state.position() == before and all(thought.move in state.moves() for thought in thoughts)
    assert [thought.done for thought in thoughts] == sorted({thought.done for thought in thoughts}) and thoughts[-1].done == 1
    assert thoughts == list(EXPERT.search(state, Random(3)))


def test_few_positions_are_looked_at_between_two_thoughts_and_not_too_many_in_all():
    state = GAME.start(2, seed=3, board="standard").hidden_from(0, Random(1))
    plan = ahead.Plan(state, bot.candidates(state, None))
    counts = [0, *(plan.count for _ in plan.run()), plan.count]
    assert len(counts) > 20 and max(after - before for before, after in zip(counts, counts[1:])) <= ahead.SLICE + choices.PASTURES + 1
    assert counts[-1] <= 1.2 * ahead.POSITIONS


def test_experts_at_a_table_play_a_game_to_its_end(hurried):
    state, rng = GAME.start(2, seed=2), Random(2)
    while state.to_move is not None:
        move = EXPERT.choose(state, rng)
        assert move in state.moves()
        state.play(move)
    assert state.round == 14


def test_the_expert_is_ahead_of_greedy(hurried):
    state, rng = GAME.start(2, seed=5), Random(5)
    while state.to_move is not None:
        state.play(EXPERT.choose(state, rng) if state.to_move else greedy(state))
    assert state.outcome().winners == (1,)
