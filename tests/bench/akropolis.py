"""How much faster Akropolis is than its brute-force twin, and how its bots stand to each other: name=value lines."""

import sys
from pathlib import Path
from random import Random
from time import perf_counter, process_time

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from games.akropolis.twin import Twin  # noqa: E402

from pygame_core.arena import Tournament  # noqa: E402
from pygame_core.bots import Bot, bot  # noqa: E402
from pygame_core.draw import markup  # noqa: E402
from pygame_core.draw.view import View  # noqa: E402
from pygame_core.games.akropolis.info import GAME as AKROPOLIS  # noqa: E402
from pygame_core.games.akropolis.tiles import TILES  # noqa: E402
from pygame_core.geometry.hexes import axial  # noqa: E402
from pygame_core.standings import Standings  # noqa: E402

TABLES = [(2, "players"), (2, "all"), (3, "players"), (4, "players")]
ROUNDS = 5
DEALS = 200


def random_game(players, tiles):
    """The deal and the moves of a game played at random, as both sides write them."""
    state, rng, moves = AKROPOLIS.start(players, 7, tiles=tiles), Random(f"{players} {tiles}"), []
    while legal := state.moves():
        move = legal[int(rng.random() * len(legal))]
        tile, pose = move.code
        moves.append((move, (tile, *axial(pose // 6), pose % 6)))
        state.play(move)
    return state.deal, moves


def replayed(state, moves, ask):
    """Processor seconds to go through a game: before each move the state is asked something."""
    started = process_time()
    for move in moves:
        getattr(state, ask)()
        state.play(move)
    return process_time() - started


def measure(ask):
    """The twin's time ÷ ours, and moves a second: the best of several rounds of each game, for busy machines."""
    ours = twins = count = 0
    for players, tiles in TABLES:
        deal, moves = random_game(players, tiles)
        own, other = zip(*moves)
        ours += min(replayed(AKROPOLIS.start(players, deal=deal, tiles=tiles), own, ask) for _ in range(ROUNDS))
        twins += min(replayed(Twin(players, deal["tiles"], TILES), other, ask) for _ in range(2))
        count += len(moves)
    return twins / ours, count / ours


def drawing():
    """Milliseconds to draw a city in mid-game with all its targets, and the site."""
    state, rng = AKROPOLIS.start(2, 3), Random(3)
    for _ in range(24):
        moves = state.moves()
        state.play(moves[int(rng.random() * len(moves))])
    room, pick = AKROPOLIS.room("draw"), f"t{state.site[0]}"
    open_ = tuple(dict.fromkeys(move.picks[1] for move in state.moves() if move.picks[0] == pick))
    best = float("inf")
    for hover in open_[:40]:
        view = View(picks=(pick,), open=open_, hover=hover, touchable=True)
        started = perf_counter()
        markup(room.draw(state, view)), markup(room.hand(state, view))
        best = min(best, perf_counter() - started)
    return 1000 * best


class Timed(Bot):
    """A bot that remembers the seconds of its slowest move."""

    def __init__(self, name):
        self.name, self.bot, self.slowest = name, bot(name, AKROPOLIS), 0.0

    def choose(self, state, rng):
        started = process_time()
        move = self.bot.choose(state, rng)
        self.slowest = max(self.slowest, process_time() - started)
        return move


def match(one, other):
    """`DEALS` games, each deal played from both seats: share of games won, mean scores, the slowest move of `one` in seconds."""
    timed = Timed(one)
    found = Standings(Tournament(AKROPOLIS, (timed, other), 2, DEALS // 2).results()).bots
    return found[one].share.value, found[one].score.value, found[other].score.value, timed.slowest


def main():
    moves, speed = measure("moves")
    scores, _ = measure("totals")
    print(f"akropolis_moves_ratio={moves:.2f}")
    print(f"akropolis_score_ratio={scores:.2f}")
    print(f"akropolis_moves_per_second={speed:.0f}")
    print(f"akropolis_draw_ms={drawing():.1f}")
    for one, other in (("greedy", "random"), ("expert", "greedy")):
        name, (won, points, others, slowest) = f"{one}_{other}", match(one, other)
        print(f"akropolis_{name}_won={won:.3f}")
        print(f"akropolis_{name}_mean={points:.1f}")
        print(f"akropolis_{name}_mean_other={others:.1f}")
        print(f"akropolis_{name}_slowest_move_s={slowest:.2f}", flush=True)


if __name__ == "__main__":
    main()
