"""A tournament of bots: results into a file, standings as a table."""

from __future__ import annotations

import signal
import sys
from collections import Counter
from contextlib import closing, nullcontext
from time import perf_counter
from typing import Iterator

from pygame_core.arena import Result, Tournament
from pygame_core.cli.source import options
from pygame_core.game import BadInput, load
from pygame_core.standings import Mean, Standing, Standings, wilson

ERRORS = 3  # of failed games, at most so many are shown


def arena(args) -> None:
    if args.games < 1 or args.jobs < 1:
        raise BadInput("--games and --jobs are whole numbers from 1")
    if args.records and not args.output:
        raise BadInput("--records keeps records in the file of results: name one with -o")
    game = load(args.game)
    chosen = options(game, [word for word in args.bots if "=" in word] + args.options)
    bots = [word for word in args.bots if "=" not in word]
    cup = Tournament(game, bots, args.players, seed=args.seed or 0, records=args.records, **chosen)
    cup.deals = -(-args.games // len(cup.seatings(0)))
    print("\n".join(_report(cup, _played(cup, args.jobs, args.output))))


def _played(cup: Tournament, jobs: int, path: str | None) -> Standings:
    """Play it, saying on standard error how far it is."""
    from concurrent.futures import ProcessPoolExecutor  # slow to load, and no other command needs it

    standings, games, known = Standings(), cup.deals * len(cup.seatings(0)), len(cup.kept(path)) if path else 0
    started, live = perf_counter(), sys.stderr.isatty()
    # On Ctrl+C this process ends the others; they need not say anything about it.
    pool = ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) if jobs > 1 else nullcontext()
    with pool as executor, closing(cup.results(executor, path)) as results:
        for count, result in enumerate(results, 1):
            standings.add(result)
            speed = max(count - known, 0) / (perf_counter() - started)
            if live:
                print(f"\r{count} of {games} games, {speed:.1f} a second", end=" ", file=sys.stderr, flush=True)
    print("\r" * live + f"{games - known} games played, {speed:.1f} a second", file=sys.stderr)
    return standings


def _report(cup: Tournament, standings: Standings) -> Iterator[str]:
    chosen = " ".join(f"{name}={value}" for name, value in cup.options.items() if value != cup.game.option(name).default)
    rows = [(name, standings.bots[name]) for name in cup.labels if name in standings.bots]
    yield f"{' '.join([cup.game.name, chosen]).strip()}, {cup.players} seat{'s' * (cup.players > 1)}, deals {cup.seed}–{cup.seed + cup.deals - 1}"
    if rows:
        yield ""
        yield from _versus(cup, rows, standings) if standings.seats else _alone(cup, rows)
    if standings.failed:
        yield ""
        yield from _failures(standings.failed)


def _versus(cup: Tournament, rows: list[tuple[str, Standing]], standings: Standings) -> Iterator[str]:
    seats = [(f"seat {number}", seat) for number, seat in enumerate(standings.seats, 1)]
    yield from _aligned([("", "games", "won", "drawn", "lost", "share", "95 %", "score", "±", "lead", "±")] + [
        (name, *map(str, (one.games, one.won, one.drawn, one.lost)), *_share(one.share.value, one.games),
         *_mean(one.score, cup), *_mean(one.lead, cup))
        for name, one in rows + seats])
    rules: Counter[str] = sum((seat.outcomes for seat in standings.seats[:1]), Counter())
    yield ""
    yield "decided by: " + ", ".join(f"{rule} {count}" for rule, count in sorted(rules.items()))
    yield "share: of the games won, a shared win or a draw in parts, with Wilson's 95 % interval; ±: standard error over deals"


def _alone(cup: Tournament, rows: list[tuple[str, Standing]]) -> Iterator[str]:
    """Nobody wins against another: how the games ended instead."""
    rules = sorted({rule for _, one in rows for rule in one.outcomes})
    yield from _aligned([("", "games", "score", "±", *(word for rule in rules for word in (rule, "share", "95 %")))] + [
        (name, str(one.games), *_mean(one.score, cup),
         *(word for rule in rules for word in (str(one.outcomes[rule]), *_share(one.outcomes[rule] / one.games, one.games))))
        for name, one in rows])
    yield ""
    yield "share: of the games that ended so, with Wilson's 95 % interval; ±: standard error over deals"


def _share(share: float, games: int) -> tuple[str, str]:
    low, high = wilson(share, games)
    return f"{100 * share:.1f} %", f"{100 * low:.1f}–{100 * high:.1f}"


def _mean(mean: Mean, cup: Tournament) -> tuple[str, str]:
    """In points."""
    return f"{mean.value / cup.game.unit:.2f}", "" if mean.error != mean.error else f"{mean.error / cup.game.unit:.2f}"


def _aligned(rows: list[tuple[str, ...]]) -> Iterator[str]:
    """The first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    for first, *others in rows:
        yield "  ".join([first.ljust(widths[0]), *(word.rjust(width) for word, width in zip(others, widths[1:]))]).rstrip()


def _failures(failed: list[Result]) -> Iterator[str]:
    failed = sorted(failed, key=lambda result: (result.seed, result.seats))
    yield f"{len(failed)} failed and count for nobody" + (", the first of them:" if len(failed) > ERRORS else ":")
    for result in failed[:ERRORS]:
        yield f"  seed {result.seed}, {' '.join(result.seats)}, after {result.moves} {'move' if result.moves == 1 else 'moves'}: {result.error}"
