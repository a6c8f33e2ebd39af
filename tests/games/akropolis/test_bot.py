"""Bots of Akropolis: what they see, and that the expert is one."""

from random import Random

import pytest
from games.akropolis.positions import AKROPOLIS, reached

from pygame_core.arena import Tournament
from pygame_core.bots import bot, names
from pygame_core.games.akropolis.bot import BOTS, _left, _threats, outlook, value
from pygame_core.standings import Standings

EXPERT, GREEDY = BOTS["expert"](), bot("greedy")


def test_the_expert_is_offered_for_this_game_alone():
    assert names(AKROPOLIS)[-1] == "expert" and "expert" not in names()


def test_value_is_the_lead_with_stones_dearer():
    state = reached(3, 2, 20)
    worth = [total + stones for total, stones in zip(state.totals(), state.stones)]
    assert value(state, 1) == pytest.approx(worth[1] - max(worth[0], worth[2]))
    alone = reached(1, 2, 6)
    rival = alone.architect_score().points + 2 * alone.stones[1]
    assert value(alone, 0) == pytest.approx(alone.totals()[0] + alone.stones[0] - rival)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_share_of_tiles_to_come_falls_to_nothing(players):
    state, shares = AKROPOLIS.start(players, 4), []
    while moves := state.moves():
        if state.to_move == 0:
            shares.append(_left(state))
        state.play(moves[0])
    count = len(shares)
    assert shares == pytest.approx([(count - 1 - index) / count for index in range(count)])


def test_at_the_end_the_outlook_is_the_points():
    for city in reached(2, 5, 36).cities:
        assert outlook(city, 0) == city.points()
        assert outlook(city, 0.5) > city.points()


@pytest.mark.parametrize("players, seed, moves", [(2, 1, 12), (3, 2, 21), (4, 3, 32)])
def test_threats_are_the_best_the_next_seat_could_do(players, seed, moves):
    state = reached(players, seed, moves)
    *_, threats = _threats(state)
    for taken in state.site:
        twin = state.copy()
        twin.site, twin.stacks, twin.turns = tuple(tile for tile in state.site if tile != taken), (), state.turns + 1
        before, best = twin.totals()[twin.to_move], float("-inf")
        for move in twin.moves():
            after = twin.copy()
            after.play(move)
            best = max(best, after.totals()[twin.to_move] - before)
        assert threats[taken] == best


def test_nothing_threatens_before_a_new_row_or_the_architect():
    assert not list(_threats(reached(2, 1, 2))) and not list(_threats(reached(1, 1, 3)))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_expert_thinks_in_slices_of_what_it_can_know(players):
    state = reached(players, 7, 9)
    before = state.position()
    thoughts = list(EXPERT.search(state, Random(1)))
    assert [thought.done == 1 for thought in thoughts] == [False] * (len(thoughts) - 1) + [True]
    assert all(thought.move in state.moves() for thought in thoughts) and state.position() == before
    other = state.hidden_from(0, Random(5))
    assert EXPERT.choose(other, Random(2)) == thoughts[-1].move


def test_the_gain_told_is_what_the_move_brings():
    state = reached(2, 9, 20)
    *_, thought = EXPERT.search(state, Random(1))
    seat, before = state.to_move, state.totals()
    state.play(state.find(str(thought.move)))
    assert thought.gain == state.totals()[seat] - before[seat]


def test_the_expert_beats_the_greedy_bot_and_that_one_chance():
    assert Standings(Tournament(AKROPOLIS, ("expert", "greedy"), 2, deals=3).results()).bots["expert"].won >= 5
    assert Standings(Tournament(AKROPOLIS, ("greedy", "random"), 2, deals=1).results()).bots["greedy"].won == 2
