"""The bots: they beat chance, the expert thinks in slices and sees nothing hidden."""

from random import Random

from games.cacao.positions import built, played

from pygame_core.arena import Job, Tournament, play
from pygame_core.games.cacao.bot import BOTS, candidates, glance, settle, value
from pygame_core.games.cacao.info import GAME
from pygame_core.standings import Standings


def test_greedy_beats_chance():
    assert Standings(Tournament(GAME, ("greedy", "random"), deals=6).results()).bots["greedy"].won == 12


def test_the_expert_beats_chance_with_four_players():
    assert play(Job("cacao", 4, {}, 1, ("expert", "random", "random", "random"))).winners == (0,)


def test_the_expert_thinks_in_slices_and_leaves_the_state_alone():
    state = GAME.start(2, 4)
    before = state.position()
    thoughts = list(BOTS["expert"]().search(state, Random(1)))
    assert [thought.done for thought in thoughts] == sorted(thought.done for thought in thoughts) and len(thoughts) > 20
    assert thoughts[-1].done == 1 and all(thought.done < 1 for thought in thoughts[:-1])
    assert state.position() == before and thoughts[-1].move in state.moves()


def test_the_expert_does_not_see_what_is_hidden():
    class Spy(BOTS["expert"]):
        def think(self, state, rng):
            seen.append(state)
            yield from super().think(state, rng)

    state, seen = GAME.start(2, 4), []
    for number in range(3):
        Spy().choose(state, Random(number))
    assert all(shown.hands[0] == state.hands[0] and shown.display == state.display for shown in seen)
    assert len({(shown.jungle, tuple(shown.hands), tuple(shown.piles)) for shown in (*seen, state)}) == 4


def test_the_expert_sells_dear():
    state = built(hands=("w4 w1", "w1 w1"), cacao=(3, 0))
    state.board[next(iter(state.board))] = 4  # a market with price 4 at 0,0
    played(state, "w4 0,1 r3")
    assert str(BOTS["expert"]().choose(state, Random(1))) == "sell 3"


def test_a_glance_covers_every_placement():
    state, rng = GAME.start(3, 9), Random(9)
    while moves := state.moves():
        if not state.agenda:
            assert {move for _, move in glance(state)} == set(moves)
            assert set(candidates(state, rng)) <= set(moves)
        else:
            before = state.position()
            value(state, 0)
            assert state.position() == before
            twin = state.copy()
            settle(twin)
            assert not twin.agenda
        state.play(moves[int(rng.random() * len(moves))])
