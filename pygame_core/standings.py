"""What the results of a tournament say: how often each bot won, how many points it made, and how sure that is.

Everything is added up exactly, so the order in which results come changes nothing. Scores and leads are in the game's unit.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import fsum, nan, sqrt
from typing import Iterable, Sequence

from pygame_core.arena import Result
from pygame_core.game import load

Z = 1.959964  # standard deviations around the middle that hold 95 % of a normal distribution


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share seen in `count` independent trials."""
    if not count:
        return 0.0, 1.0
    square = Z * Z / count
    middle, half = share + square / 2, Z * sqrt(max(share * (1 - share), 0) / count + square / count / 4)
    return max((middle - half) / (1 + square), 0.0), min((middle + half) / (1 + square), 1.0)


class Mean:
    """A mean with its standard error.

    Games of the same deal are no independent witnesses, deals are. So the error comes from how the sums of the deals differ
    (the cluster-robust error of a ratio); where each deal gave one number it is the usual s / √n.
    """

    def __init__(self):
        self._deals: dict[int, tuple[int, Fraction]] = {}

    def add(self, value: int | Fraction, deal: int) -> None:
        count, total = self._deals.get(deal, (0, Fraction(0)))
        self._deals[deal] = count + 1, total + value

    @property
    def count(self) -> int:
        return sum(count for count, _ in self._deals.values())

    @property
    def value(self) -> float:
        """Not a number where nothing was counted."""
        return float(self._exact()) if self._deals else nan

    @property
    def error(self) -> float:
        """Not a number where there are fewer than two deals."""
        deals = len(self._deals)
        if deals < 2:
            return nan
        mean = self._exact()
        return sqrt(fsum(float(total - count * mean) ** 2 for count, total in self._deals.values()) * deals / (deals - 1)) / self.count

    def _exact(self) -> Fraction:
        return sum(total for _, total in self._deals.values()) / self.count


class Standing:
    """Of one bot, or of one seat. `share` is of the games won: of a win shared by several, or a draw, each has its part.
    `lead` is how far a seat is ahead of the best other one; there is none where all play together, or one alone."""

    def __init__(self):
        self.games = self.won = self.drawn = self.lost = 0
        self.share, self.score, self.lead = Mean(), Mean(), Mean()
        self.outcomes: Counter[str] = Counter()  # by the rule that decided

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share, as if all games were independent; `share.error` minds the deals."""
        return wilson(self.share.value, self.games)

    def add(self, result: Result, seats: Sequence[int]) -> None:
        """Count a game in which it had these seats."""
        share = sum((_part(result, seat) for seat in seats), Fraction(0))
        self.games += 1
        self.won += share == 1
        self.lost += share == 0
        self.drawn += 0 < share < 1
        self.share.add(share, result.seed)
        self.outcomes[result.rule] += 1
        for seat in seats:
            self.score.add(result.scores[seat], result.seed)
            if not alone(result):
                self.lead.add(result.scores[seat] - max(result.scores[:seat] + result.scores[seat + 1:]), result.seed)


class Standings:
    """`bots` by name and, where one can win against another, `seats` in order: each a `Standing`. Games that failed are
    listed in `failed` and count for nobody."""

    def __init__(self, results: Iterable[Result] = ()):
        self.bots: dict[str, Standing] = {}
        self.seats: list[Standing] = []
        self.failed: list[Result] = []
        for result in results:
            self.add(result)

    def add(self, result: Result) -> None:
        if result.error:
            self.failed.append(result)
            return
        for name in dict.fromkeys(result.seats):
            own = [seat for seat, other in enumerate(result.seats) if other == name]
            self.bots.setdefault(name, Standing()).add(result, own)
        if alone(result):
            return
        self.seats += [Standing() for _ in range(len(self.seats), result.players)]
        for seat in range(result.players):
            self.seats[seat].add(result, [seat])


def alone(result: Result) -> bool:
    """Whether nobody could win against another."""
    return result.players == 1 or load(result.game).together


def _part(result: Result, seat: int) -> Fraction:
    """Of the win, what a seat has."""
    if result.winners:
        return Fraction(seat in result.winners, len(result.winners))
    return Fraction(0 if alone(result) else 1, result.players)
