"""How much faster the engine is than its brute-force twin, on the same games, and how the expert stands to greedy: name=value lines.

The share of games the expert wins, sides swapped in turn. On 1 December 2026: 0.90 of 100 on 8 × 8 with 3 farmers each, 0.87 of 100 on
10 × 10 with 5, 0.87 of 30 on 12 × 12 with 7.
"""

import sys
from pathlib import Path
from random import Random
from time import process_time

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from games.agros.twin import Twin, written  # noqa: E402

from pygame_core import load  # noqa: E402
from pygame_core.bots import bot  # noqa: E402

GAMES = [(8, 3), (8, 5), (10, 3), (10, 5), (10, 7), (12, 7)]
ROUNDS = 15
PAIRS = {(8, 3): 50, (10, 5): 50, (12, 7): 25}  # (board, farmers): pairs of games, some two minutes of one core in all


def random_game(size, farmers):
    """The moves of a game played at random, as both sides write them."""
    state, twin, rng = load("agros").start(board=size, farmers=farmers), Twin(size, farmers), Random(f"{size} {farmers}")
    game = []
    while moves := twin.moves():
        move = moves[int(rng.random() * len(moves))]
        game.append((state.find(written(move)), move))
        state.play(game[-1][0])
        twin.play(move)
    return game


def replayed(state, moves, totals):
    """Processor seconds to go through a game: list the moves and make one, or count the points and make one."""
    ask = state.totals if totals else state.moves
    started = process_time()
    for move in moves:
        ask()
        state.play(move)
    return process_time() - started


def measure(totals):
    """The twin's time ÷ ours, and moves a second: game by game and turn by turn, the best of each, for busy machines."""
    ours = twins = moves = 0
    for size, farmers, game in PLAYED:
        own, other = zip(*game)
        times = [(replayed(load("agros").start(board=size, farmers=farmers), own, totals),
                  replayed(Twin(size, farmers), other, totals)) for _ in range(ROUNDS)]
        ours += min(time for time, _ in times)
        twins += min(time for _, time in times)
        moves += len(game)
    return twins / ours, moves / ours


PLAYED = [(size, farmers, random_game(size, farmers)) for size, farmers in GAMES]


def match(size, farmers, pairs):
    """The share of games that the expert wins against greedy; its slowest move in seconds."""
    game, won, slowest = load("agros"), 0.0, 0.0
    expert, greedy = bot("expert", game), bot("greedy")
    for number in range(2 * pairs):
        state, rng, seat = game.start(board=size, farmers=farmers), Random(number), number % 2
        while state.to_move is not None:
            started = process_time()
            mine = state.to_move == seat
            move = (expert if mine else greedy).choose(state, rng)
            slowest = max(slowest, mine * (process_time() - started))
            state.play(move)
        winners = state.outcome().winners
        won += (seat in winners) / len(winners) if winners else 0.5
    return won / (2 * pairs), slowest


def main():
    moves, speed = measure(totals=False)
    scores, _ = measure(totals=True)
    print(f"agros_moves_ratio={moves:.2f}")
    print(f"agros_scores_ratio={scores:.2f}")
    print(f"agros_moves_per_second={speed:.0f}", flush=True)
    for (size, farmers), pairs in PAIRS.items():
        won, slowest = match(size, farmers, pairs)
        print(f"agros_expert_beats_greedy_{size}={won:.2f}")
        print(f"agros_expert_slowest_move_{size}_s={slowest:.2f}", flush=True)


if __name__ == "__main__":
    main()
