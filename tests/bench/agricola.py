"""Agricola at full speed: name=value lines.

`agricola_solo_mean`, `agricola_solo_fed`: points of the greedy bot in 100 solo family games, and the share without a begging
card; `agricola_beats_random`: the share of two-player games it wins against a random player; `agricola_cards_mean`, `agricola_cards_played`:
its points and the hand cards it plays, seat by seat, where two of them play the standard board. `agricola_expert_…`: the same of the
expert, alone on either board and with hand cards against one greedy bot.

`agricola_game_units`: the median random two-player family game, in units of a plain loop of a million steps in the same
process. `agricola_copy_share`: how many copies of a state in mid-game fit into one unit. `agricola_cards_ratio`: random
four-player games with hand cards against the same number without.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from statistics import mean, median
from time import process_time

sys.path[:0] = [str(Path(__file__).parents[2])]

from pygame_core import game as contract  # noqa: E402
from pygame_core.bots import bot  # noqa: E402
from pygame_core.games.agricola.cards import MAJORS  # noqa: E402
from pygame_core.games.agricola.info import GAME  # noqa: E402

contract._packs.setdefault("agricola", GAME)

GAMES, COPIES, DEALS, MATCHES, PAIRS = 60, 2000, 100, 20, 6
EXPERT = 12  # games of each kind: some ten seconds of one core each


def unit() -> float:
    x, started = 0, process_time()
    for i in range(1_000_000):
        x += i * i % 7
    return process_time() - started


def game(players: int, seed: int, **options) -> float:
    """Processor seconds of a whole random game."""
    started, rng = process_time(), Random(seed)
    state = GAME.start(players, seed=seed, **options)
    while state.to_move is not None:
        moves = state.moves()
        state.play(moves[int(rng.random() * len(moves))])
    return process_time() - started


def copies() -> float:
    """Processor seconds of one copy in mid-game."""
    state, rng = GAME.start(2, seed=1), Random(1)
    while state.round < 8:
        moves = state.moves()
        state.play(moves[int(rng.random() * len(moves))])
    started = process_time()
    for _ in range(COPIES):
        state.copy()
    return (process_time() - started) / COPIES


def played(players: int, seed: int, names: tuple[str, ...], **options):
    """A game to its end, a bot in each seat."""
    state, rng = GAME.start(players, seed=seed, **options), Random(seed)
    while state.to_move is not None:
        state.play(bot(names[state.to_move], GAME).choose(state, rng))
    return state


def bots() -> None:
    alone = [played(1, seed, ("greedy",)) for seed in range(DEALS)]
    print(f"agricola_solo_mean={mean(state.scores()[0].total for state in alone):.1f}")
    print(f"agricola_solo_fed={mean(not state.farms[0].begging for state in alone):.2f}")
    won = [played(2, seed, ("greedy", "random")[::1 - seed % 2 * 2]).outcome().winners == (seed % 2,) for seed in range(MATCHES)]
    print(f"agricola_beats_random={mean(won):.2f}")
    pairs = [played(2, seed, ("greedy", "greedy"), board="standard") for seed in range(PAIRS)]
    print(f"agricola_cards_mean={mean(sheet.total for state in pairs for sheet in state.scores()):.1f}")
    print(f"agricola_cards_played={mean(sum(id_ not in MAJORS for id_ in farm.cards) for state in pairs for farm in state.farms):.1f}")


def expert() -> None:
    for name, options in (("family", {}), ("cards", {"board": "standard"})):
        alone = [played(1, seed, ("expert",), **options) for seed in range(EXPERT)]
        print(f"agricola_expert_solo_{name}_mean={mean(state.scores()[0].total for state in alone):.1f}")
        print(f"agricola_expert_solo_{name}_fed={mean(not state.farms[0].begging for state in alone):.2f}", flush=True)
    won = [played(2, seed, ("expert", "greedy")[::1 - seed % 2 * 2], board="standard").outcome().winners == (seed % 2,) for seed in range(EXPERT)]
    print(f"agricola_expert_beats_greedy={mean(won):.2f}")


def main() -> None:
    one = min(unit() for _ in range(3))
    print(f"agricola_game_units={median(game(2, seed) for seed in range(GAMES)) / one:.3f}")
    print(f"agricola_copy_share={one / copies():.0f}")
    with_cards = median(game(4, seed, board="standard") for seed in range(GAMES))
    without = median(game(4, seed, board="standard", cards="none") for seed in range(GAMES))
    print(f"agricola_cards_ratio={with_cards / without:.2f}")
    bots()
    expert()


if __name__ == "__main__":
    main()
