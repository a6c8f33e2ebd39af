"""How much faster the engine lists moves than its brute-force twin, and how well the bots play: name=value lines."""

import sys
from pathlib import Path
from random import Random
from time import process_time

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from games.cacao.twin import Twin  # noqa: E402

from pygame_core.arena import Tournament  # noqa: E402
from pygame_core.games.cacao.bot import settle  # noqa: E402
from pygame_core.games.cacao.info import GAME  # noqa: E402
from pygame_core.standings import Standings  # noqa: E402

GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(4)]
ROUNDS = 9
DEALS = 200


def random_game(players, seed):
    state, rng, moves = GAME.start(players, seed), Random(seed), []
    while found := state.moves():
        moves.append(found[int(rng.random() * len(found))])
        state.play(moves[-1])
    return moves


def replayed(state, moves):
    """Processor seconds to go through a game: list the moves and make one, turn by turn."""
    started = process_time()
    for move in moves:
        state.moves()
        state.play(move)
    return process_time() - started


def measure():
    """The twin's time ÷ ours, and moves a second: game by game and turn by turn, the best of each, for busy machines."""
    ours = twins = count = 0
    for players, seed in GAMES:
        moves, deal = random_game(players, seed), GAME.start(players, seed).deal
        texts = list(map(str, moves))
        times = [(replayed(GAME.start(players, seed), moves), replayed(Twin(players, deal), texts)) for _ in range(ROUNDS)]
        ours += min(time for time, _ in times)
        twins += min(time for _, time in times)
        count += len(moves)
    return twins / ours, count / ours


def duel(one, other):
    """How many of `DEALS` games for two `one` wins, each deal played from both seats; its mean total and the other's."""
    found = Standings(Tournament(GAME, (one, other), 2, DEALS // 2).results()).bots
    return found[one].share.value, found[one].score.value, found[other].score.value


def placing_at_random(players):
    """Mean total where tiles are laid at random and cacao is sold well: the facts have 41, 35 and 27."""
    total = 0
    for number in range(DEALS):
        state, rng = GAME.start(players, number), Random(number)
        while moves := state.moves():
            if state.agenda:
                settle(state)
            else:
                state.play(moves[int(rng.random() * len(moves))])
        total += sum(state.totals())
    return total / DEALS / players


def main():
    ratio, speed = measure()
    print(f"cacao_moves_ratio={ratio:.2f}")
    print(f"cacao_moves_per_second={speed:.0f}")
    for players in (2, 3, 4):
        print(f"cacao_random_total_{players}={placing_at_random(players):.1f}")
    for one, other in (("greedy", "random"), ("expert", "greedy")):
        wins, own, others = duel(one, other)
        print(f"cacao_{one}_beats_{other}={wins:.3f}")
        print(f"cacao_{one}_total={own:.1f}")
        print(f"cacao_{other}_total_against_{one}={others:.1f}")


if __name__ == "__main__":
    main()
