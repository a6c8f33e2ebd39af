"""Agropolis, Naturopolis, Sprawlopolis: how well the bots play, and how much faster the engine is than its twin.

Margins are score minus target, alone, at the normal level. On 1 December 2026, on all 200 deals: mean margin, deals won.

    agropolis      random −40.0, 0 %    greedy 5.7, 86 %    expert 10.1,  97 %
    naturopolis    random −33.0, 0 %    greedy 8.8, 93 %    expert 13.7, 100 %
    sprawlopolis   random −36.4, 0 %    greedy 6.0, 82 %    expert 11.0,  96 %

The expert takes a quarter of a second a move. Score ratio 20, moves ratio 66. All 200 deals take some 15 minutes of two
cores; `POLIS_DEALS=20` plays fewer.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from time import process_time

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from games.polis import twin  # noqa: E402
from games.polis.maps import GAMES  # noqa: E402

from pygame_core import load  # noqa: E402
from pygame_core.bots import bot  # noqa: E402
from pygame_core.games.polis.grid import column_row  # noqa: E402
from pygame_core.games.polis.survey import Survey  # noqa: E402

DEALS = int(os.environ.get("POLIS_DEALS", "200"))  # fixed deals per game: seeds 1, 2, …
BOTS = ("random", "greedy", "expert")
ROUNDS = 5


def played(job):
    """Score minus target of a solo game at the normal level."""
    game, name, seed = job
    state, rng, player = load(game).start(1, seed=seed), Random(seed), bot(name, load(game))
    while state.to_move is not None:
        state.play(player.choose(state, rng))
    return state.total() - state.target


def strength(pool):
    for game in GAMES:
        for name in BOTS:
            margins = list(pool.map(played, [(game, name, seed) for seed in range(1, DEALS + 1)]))
            print(f"{game}_{name}_margin={sum(margins) / len(margins):.2f}")
            print(f"{game}_{name}_wins_percent={100 * sum(margin >= 0 for margin in margins) / len(margins):.0f}", flush=True)


def maps():
    """Whole maps and maps half grown, of games played by lot, beside their twins."""
    for game in GAMES:
        for seed in range(4):
            state, rng = load(game).start(1, seed=seed), Random(seed)
            other = twin.Twin(game, state.deck, state.options, state.placed[0][0])
            while True:
                if len(state.placed) in (8, 15):
                    yield game, state.copy(), dict(other.map), other
                if state.to_move is None:
                    break
                moves = [move for move in state.moves() if max(map(abs, column_row(move.code[1]))) < 4]
                move = moves[int(rng.random() * len(moves))]
                other.place(move.code[0], column_row(move.code[1]), move.code[2])
                state.play(move)


def seconds(work):
    """Processor seconds, the best of a few rounds."""
    times = []
    for _ in range(ROUNDS):
        started = process_time()
        work()
        times.append(process_time() - started)
    return min(times)


def ratios():
    ours = theirs = moves_ours = moves_theirs = 0
    for game, state, map, other in maps():
        if state.to_move is None:
            def scored(state=state):
                for _ in range(20):
                    state._survey = Survey(state.deck, state.cells, state.options)
                    state.total()
            ours += seconds(scored) / 20
            theirs += seconds(lambda: twin.score(game, map, state.conditions, state.options))
        else:
            seen = other.map
            other.map = map
            moves_ours += seconds(state.moves)
            moves_theirs += seconds(lambda: other.moves(state.hands[0]))
            other.map = seen
    print(f"polis_score_ratio={theirs / ours:.1f}")
    print(f"polis_moves_ratio={moves_theirs / moves_ours:.1f}")


def main():
    ratios()
    with ProcessPoolExecutor() as pool:
        strength(pool)


if __name__ == "__main__":
    main()
