"""Tournaments: many games of one game between bots. Whatever plays them, the results are the same.

    >>> from pygame_core.standings import Standings
    >>> cup = Tournament("agros", ["greedy", "random"], deals=2, board=8, farmers=3)
    >>> Standings(cup.results()).bots["greedy"].won
    4

A `Job` is one game to be played, a `Result` what came of it. Both are small and can be pickled, and a result follows from
its job alone. So any `concurrent.futures.Executor` may play them: threads, processes, a cluster (Dask's
`client.get_executor()` is one), or none.
"""

from __future__ import annotations

import json
from importlib import import_module
from itertools import combinations, islice, permutations
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import TYPE_CHECKING, Any, Iterable, Iterator, NamedTuple, Sequence

from pygame_core.bots import Bot
from pygame_core.bots import bot as bot_named
from pygame_core.game import BadInput, Game, brief, load
from pygame_core.record import Record

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

AHEAD = 1000  # games handed to an executor before the first of them is back: enough for a cluster, little to keep
FORMAT = 1  # of a line of results
_HEAD = b'{"arena": '  # how a line of results begins


class Job(NamedTuple):
    """One game to be played."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int  # of the deal, and of the bots' luck
    seats: tuple[str | Bot, ...]  # who sits there: see `seated`
    keep: bool = False  # whether the result shall hold the record

    @property
    def labels(self) -> tuple[str, ...]:
        return tuple(who if isinstance(who, str) else who.name for who in self.seats)


class Result(NamedTuple):
    """What came of a game. One that failed has an `error`, its record so far, and neither scores nor winners."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: int
    seats: tuple[str, ...]  # the name of each seat's bot
    scores: tuple[int, ...]  # of each seat, in the game's unit
    winners: tuple[int, ...]  # seats; none: a draw, or a team that lost
    rule: str  # by which it was decided, as in `Outcome`
    moves: int
    error: str = ""
    record: dict[str, Any] | None = None  # as `Record.data` gives it and `Record.of` takes it

    def dumps(self) -> str:
        """One line of JSON."""
        data = {"arena": FORMAT, **self._asdict()}
        return json.dumps({key: value for key, value in data.items() if value or key not in ("error", "record")}, ensure_ascii=False)

    @classmethod
    def loads(cls, line: str | bytes) -> Result:
        """Raises `BadInput` for what `dumps` does not write."""
        try:
            data = json.loads(line)
            version = data.pop("arena")
            found = cls(**{key: tuple(value) if isinstance(value, list) else value for key, value in data.items()})
            if version == FORMAT and found._sound():
                return found
        except (ValueError, TypeError, AttributeError, KeyError, RecursionError):  # no JSON, no object, other keys, nested without end
            pass
        raise BadInput("this is not the result of a game as this Agora writes it")

    def _sound(self) -> bool:
        """Whether everything is of its kind."""
        return (all(isinstance(value, kind) for value, kind in zip(self, _KINDS))
                and all(isinstance(name, str) for name in self.seats)
                and all(isinstance(number, int) for number in self.scores + self.winners)
                and all(0 <= seat < self.players for seat in self.winners)
                and self.players == len(self.seats) == len(self.seats if self.error else self.scores))


_KINDS = str, int, int, dict, int, tuple, tuple, tuple, str, int, str, (dict, type(None))


def seated(who: str | Bot, game: Game) -> Bot:
    """The bot that `who` stands for: its name (`greedy`), where its class is (`package.module:Class`), or itself.
    Raises `BadInput` if there is none."""
    if isinstance(who, str) and ":" in who:
        module, _, name = who.partition(":")
        try:
            found = getattr(import_module(module), name)()
        except Exception as error:  # somebody else's code
            raise BadInput(f"bot {brief(who)}: {type(error).__name__}: {error}") from None
    else:
        found = bot_named(who, game) if isinstance(who, str) else who
    if not isinstance(found, Bot) or not isinstance(getattr(found, "name", None), str):
        raise BadInput(f"{brief(who)} is not a pygame_core.bots.Bot with a name")
    return found


def play(job: Job) -> Result:
    """The one place where games are played. Each seat has luck of its own, another in each game: no bot's thinking changes
    another's, none can guess the deal from it, and the same bots in other seats do not play the same game again."""
    game, labels = load(job.game), job.labels
    record = Record.new(game, job.players, job.seed, names=list(labels), **job.options)
    state, error = record.start(), ""
    try:
        bots = [seated(who, game) for who in job.seats]
        luck = [Random(f"{job.seed} {seat} {labels}") for seat in range(job.players)]
        while (seat := state.to_move) is not None:
            move = bots[seat].choose(state, luck[seat])
            record.moves.append(str(move))
            state.play(move)
        outcome, scores = state.outcome(), tuple(score.total for score in state.scores())
    except Exception as failure:  # a bot's, or of the rules it came upon: one game of many
        outcome, scores, error = None, (), " ".join(f"{type(failure).__name__}: {failure}".split())
    winners, rule = (outcome.winners, outcome.rule) if outcome else ((), "")
    return Result(game.name, game.rules, record.players, record.options, job.seed, labels, scores, winners, rule, len(record.moves), error,
                  record.data() if job.keep or error else None)


def run(jobs: Iterable[Job], executor: Executor | None = None, ahead: int = AHEAD) -> Iterator[Result]:
    """Play the jobs; results come as games end. No executor: one after the other, here.

    At most `ahead` jobs are with the executor at a time. Whoever closes the iterator takes back those not begun.
    """
    if executor is None:
        yield from map(play, jobs)
        return
    jobs, ended, going = iter(jobs), SimpleQueue(), set()

    def submit(job: Job) -> Future:
        future = executor.submit(play, job)
        future.add_done_callback(ended.put)
        return future

    going.update(map(submit, islice(jobs, ahead)))
    try:
        while going:
            future = ended.get()
            going.remove(future)
            going.update(map(submit, islice(jobs, 1)))
            yield future.result()
    finally:
        for future in going:
            future.cancel()


class Tournament:
    """Games between bots, fair and repeatable.

    The deals have the seeds `seed`, `seed + 1`, … Every deal is played once for each seating, so that each bot sits in each
    seat equally often; who comes after whom changes from deal to deal. Of more bots than seats all groups meet; fewer fill
    the seats in turn; where all play together, or one alone, each bot has the deal to itself, in all seats. A game without
    chance begins alike in every deal: there the bots' luck alone makes a difference.
    """

    def __init__(self, game: str | Game, bots: Sequence[str | Bot], players: int | None = None, deals: int = 100, seed: int = 0,
                 records: bool = False, **options):
        """
        bots: see `seated`; those given as objects must be picklable for other processes and remember nothing from game to
        game, and their `name` tells them apart.  records: whether results hold the records of their games.
        Raises `BadInput` for what the game does not know, for no bots, and for two of one name.
        """
        self.game = load(game) if isinstance(game, str) else game
        terms = Record.new(self.game, players, seed, **options)
        self.players, self.options = terms.players, terms.options
        self.bots, self.deals, self.seed, self.records = tuple(bots), deals, seed, records
        for who in self.bots:
            seated(who, self.game)
        self.labels = self._job(seed, self.bots).labels  # the bots' names, as results have them
        if not self.labels:
            raise BadInput("a tournament needs a bot")
        for label in self.labels:
            if self.labels.count(label) > 1:
                raise BadInput(f"bot {brief(label)} is given twice (one alone takes all seats)")

    def seatings(self, deal: int) -> list[tuple[str | Bot, ...]]:
        """Who sits where in the games of the deal of that number (from 0)."""
        size = 1 if self.game.together else min(len(self.bots), self.players)
        found = []
        for first, *others in combinations(self.bots, size):
            orders = list(permutations(others))
            order = first, *orders[deal % len(orders)]
            found += [tuple(order[(seat + turn) % size] for seat in range(self.players)) for turn in range(size)]
        return found

    def jobs(self) -> Iterator[Job]:
        for deal in range(self.deals):
            for seats in self.seatings(deal):
                yield self._job(self.seed + deal, seats)

    def _job(self, seed: int, seats: tuple[str | Bot, ...]) -> Job:
        return Job(self.game.name, self.players, self.options, seed, seats, self.records)

    def results(self, executor: Executor | None = None, path: str | Path | None = None) -> Iterator[Result]:
        """The results of all games, as they come.

        With `path` they are written there, a line each, and those there already come first and are not played again: so an
        interrupted tournament goes on, and one of more deals takes over those of fewer.
        Raises `BadInput` if the file cannot be used, or is of another tournament.
        """
        if path is None:
            yield from run(self.jobs(), executor)
            return
        kept = self.kept(path)
        yield from kept.values()
        left = (job for job in self.jobs() if (job.seed, job.labels) not in kept)
        with _opened(path, "ab+") as file:
            file.seek(0)
            file.truncate(file.read().rfind(b"\n") + 1)  # the line that an interruption cut off
            for result in run(left, executor):
                file.write(result.dumps().encode() + b"\n")
                file.flush()
                yield result

    def kept(self, path: str | Path) -> dict[tuple[int, tuple[str, ...]], Result]:
        """The results of this tournament's games in a file, by seed and seats. Raises `BadInput` as `results` does."""
        if not Path(path).exists():
            return {}
        found = {}
        with _opened(path, "rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n") and (line.startswith(_HEAD) or _HEAD.startswith(line)):
                    break  # written when it was interrupted
                try:
                    result = self._own(Result.loads(line))
                except BadInput as error:
                    raise BadInput(f"{path}, line {number}: {error}") from None
                found[result.seed, result.seats] = result
        wanted = {(job.seed, job.labels) for job in self.jobs()}
        return {key: result for key, result in found.items() if key in wanted}

    def _own(self, result: Result) -> Result:
        for what, ours in (("game", self.game.name), ("rules", self.game.rules), ("players", self.players), ("options", self.options)):
            if getattr(result, what) != ours:
                raise BadInput(f"this is of another tournament: its {what}: {brief(getattr(result, what))}, here {brief(ours)}")
        return result


def _opened(path: str | Path, mode: str):
    try:
        return open(path, mode)
    except (OSError, ValueError) as error:
        raise BadInput(f"{path}: cannot be opened: {getattr(error, 'strerror', None) or error}") from None
