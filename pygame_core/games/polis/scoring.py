"""The score of a map: blocks, roads, and three conditions. Every line names the blocks that earn or lose."""

from __future__ import annotations

from typing import Callable, NamedTuple

from pygame_core.game import Line
from pygame_core.games.polis.deck import Deck, World
from pygame_core.games.polis.grid import name
from pygame_core.games.polis.survey import Survey


class Verdict(NamedTuple):
    """What a condition says of a map: (points, the blocks they are for) again and again. `chosen`: the group it
    took for the largest where several are."""

    parts: list[tuple[int, tuple[int, ...]]]
    chosen: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        return sum(points for points, _ in self.parts)


class Condition(NamedTuple):
    """A scoring card: `rule` is its section of the help page, `judge` what it says of a map."""

    number: int
    rule: str
    judge: Callable[[Survey], Verdict]
    fee: str | None = None  # the animal whose symbols it charges for
    symbols: tuple[int, ...] = ()  # at its foot, in the order of the world's animals


class Edition:
    """One of the games: its world, what a road costs, its conditions, and the deck it comes with."""

    def __init__(self, world: World, toll: int, deck: Deck, conditions: list[Condition]):
        self.world, self.toll, self.deck = world, toll, deck
        self.conditions = {condition.number: condition for condition in conditions}
        assert list(self.conditions) == list(range(1, 19))

    def target(self, numbers: list[int], fees: bool) -> int:
        """The sum of the three numbers, and of the feed fees if they are played with."""
        return sum(numbers) + (sum(self.fee(number, numbers) for number in numbers) if fees else 0)

    def fee(self, number: int, numbers: list[int]) -> int:
        """What one card charges: the symbols of its animal on all three."""
        animal = self.conditions[number].fee
        if animal is None:
            return 0
        place = self.world.animals.index(animal)
        return sum(self.conditions[other].symbols[place] for other in numbers)


def best(verdicts: list[Verdict]) -> Verdict:
    """The choice that scores most for the team; the first of equals."""
    return max(verdicts, key=lambda verdict: verdict.total, default=Verdict([]))


def total(edition: Edition, survey: Survey, numbers: list[int], difficulty: str) -> int:
    """The sum of `lines`, without their explanation (for search)."""
    sizes = [len(groups[0]) if groups else 0 for groups in survey.all_groups()]
    points = max(sizes) if difficulty == "hard" else sum(sizes)
    if difficulty != "easy":
        points -= edition.toll * len(survey.roads)
    for number in numbers:
        for gained, _ in edition.conditions[number].judge(survey).parts:
            points += gained
    return points


def lines(edition: Edition, survey: Survey, numbers: list[int], difficulty: str) -> tuple[Line, ...]:
    verdicts = [edition.conditions[number].judge(survey) for number in numbers]
    found = _block_lines(edition, survey, verdicts, difficulty)
    if difficulty != "easy":
        for road in sorted(survey.roads, key=lambda road: (-len(road.blocks), min(road.blocks))):
            rule = "loops" if road.loop else "roads"
            found.append(Line(rule, -edition.toll, _marks(road.blocks), {"n": len(road.blocks)}))
    for number, verdict in zip(numbers, verdicts):
        found += _condition_lines(edition.conditions[number], verdict)
    return tuple(found)


def _block_lines(edition: Edition, survey: Survey, verdicts: list[Verdict], difficulty: str) -> list[Line]:
    """The largest group of each zone, or at the hard level the largest of all. Of tied groups the sheet names the
    one a condition chose, else the first."""
    found = []
    for zone, groups in zip(edition.world.zones, survey.all_groups()):
        if groups:
            chosen = {tuple(sorted(verdict.chosen)) for verdict in verdicts}
            tied = [group for group in groups if len(group) == len(groups[0])]
            group = next((group for group in tied if tuple(sorted(group)) in chosen), tied[0])
            found.append(Line(zone, len(group), _marks(group), {"n": len(group)}))
    return sorted(found, key=lambda line: -line.points)[:1] if difficulty == "hard" else found


def _condition_lines(condition: Condition, verdict: Verdict) -> list[Line]:
    """One line for what it gives and one for what it takes, so that each can be pointed at."""
    found = []
    for sign in (1, -1):
        parts = [(points, blocks) for points, blocks in verdict.parts if points * sign > 0]
        if parts:
            marks = _marks([place for _, blocks in parts for place in blocks])
            found.append(Line(condition.rule, sum(points for points, _ in parts), marks, {"number": condition.number}))
    return found or [Line(condition.rule, 0, (), {"number": condition.number})]


def _marks(blocks) -> tuple[str, ...]:
    return tuple(name(place) for place in sorted(set(blocks)))
