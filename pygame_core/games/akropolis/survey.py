"""What a city earns: for each colour the districts that count, their value, and the stars of its plazas."""

from __future__ import annotations

from typing import Any, NamedTuple

from pygame_core.games.akropolis.tiles import KIND, STARS
from pygame_core.geometry.hexes import STEPS

GREAT = 10  # value from which a group of houses is doubled, where houses can be
OPEN_SIDES = 3  # from which barracks are doubled, where barracks can be


class Reading(NamedTuple):
    """By which rules a city is counted."""

    double: tuple[bool, ...] = (False,) * 5  # per colour: whether its districts can count double
    holes: bool = False  # whether an enclosed hole is an edge of the city too
    wide_lakes: bool = False  # whether a hole of several cells is a lake too


class Colour(NamedTuple):
    """What one colour earns. Cells ascend."""

    value: int
    stars: int
    counted: tuple[int, ...]
    rest: tuple[int, ...]  # districts that do not count
    plazas: tuple[int, ...]


def survey(city: Any) -> tuple[Colour, ...]:
    seen: dict[str, list[int]] = {}
    for cell, place in sorted(city.top.items()):
        kind = KIND[place]
        if kind in seen:
            seen[kind].append(cell)
        else:
            seen[kind] = [cell]
    found = []
    for kind, values, double in zip("hmbtg", (_houses, _markets, _barracks, _temples, _gardens), city.reading.double):
        own, plazas = seen.get(kind, ()), seen.get(kind.upper(), ())
        worth = values(city, own, plazas, double) if own else {}
        rest = tuple([cell for cell in own if cell not in worth]) if len(worth) < len(own) else ()
        found.append(Colour(sum(worth.values()), STARS[kind.upper()] * len(plazas), tuple(worth), rest, tuple(plazas)))
    return tuple(found)


# Each gives the districts that count with what they are worth: their level, or twice that.


def _houses(city: Any, own: list[int], plazas: Any, double: bool) -> dict[int, int]:
    """The group of most houses; among equally large ones, the one of most value."""
    level, left, best = city.level, set(own), (0, 0)
    group: list[int] = []
    for first in own:
        if first in left:
            left.discard(first)
            found, value = [first], 0
            for cell in found:  # grows while we walk it
                value += level[cell]
                for step in STEPS:
                    if cell + step in left:
                        left.discard(cell + step)
                        found.append(cell + step)
            if (len(found), value) > best:
                best, group = (len(found), value), found
    twice = 2 if double and best[1] >= GREAT else 1
    return {cell: twice * level[cell] for cell in sorted(group)}


def _markets(city: Any, own: list[int], plazas: Any, double: bool) -> dict[int, int]:
    """Those without another market beside them; twice beside a market plaza."""
    level, worth, every, squares = city.level, {}, set(own), set(plazas)
    for cell in own:
        for step in STEPS:
            if cell + step in every:
                break
        else:
            worth[cell] = 2 * level[cell] if double and any(cell + step in squares for step in STEPS) else level[cell]
    return worth


def _barracks(city: Any, own: list[int], plazas: Any, double: bool) -> dict[int, int]:
    """Those at the edge; twice with three or four open sides."""
    level, worth = city.level, {}
    inside = () if city.reading.holes else city.holes()
    for cell in own:
        sides = 0
        for step in STEPS:
            if not level[cell + step] and cell + step not in inside:
                sides += 1
        if sides:
            worth[cell] = 2 * level[cell] if double and sides >= OPEN_SIDES else level[cell]
    return worth


def _temples(city: Any, own: list[int], plazas: Any, double: bool) -> dict[int, int]:
    """Those built round on all sides; twice above the ground."""
    level, worth = city.level, {}
    for cell in own:
        for step in STEPS:
            if not level[cell + step]:
                break
        else:
            worth[cell] = 2 * level[cell] if double and level[cell] > 1 else level[cell]
    return worth


def _gardens(city: Any, own: list[int], plazas: Any, double: bool) -> dict[int, int]:
    """All of them; twice beside a lake."""
    level = city.level
    water = lakes(city) if double else ()
    return {cell: 2 * level[cell] if water and any(cell + step in water for step in STEPS) else level[cell] for cell in own}


def lakes(city: Any) -> frozenset[int]:
    """The empty cells that are lakes, as far as they lie along the city."""
    holes = city.holes()
    if city.reading.wide_lakes:
        return holes
    return frozenset(cell for cell in holes if all(city.level.get(cell + step) for step in STEPS))
