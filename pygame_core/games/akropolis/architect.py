"""The Architect, whom a player alone plays against: which tile it takes, and what its tiles are worth.

It builds no city: its tiles count by what is on them.
"""

from __future__ import annotations

from typing import NamedTuple, Sequence

from pygame_core.games.akropolis.survey import GREAT
from pygame_core.games.akropolis.tiles import DISTRICTS, QUARRY, STARS, TILES, has_plaza

START_STONES = 2
MARKETS_A_PLAZA = 3  # so many markets count double for each market plaza, where markets can be


class Level(NamedTuple):
    height: int  # the level all its districts count as
    quarry: int  # points for a quarry


LEVELS = {"easy": Level(1, 0), "medium": Level(1, 2), "hard": Level(2, 0)}


def choice(site: Sequence[int], stones: int) -> int:
    """The place in the site of the tile it takes: the cheapest with a plaza it can pay, else the first."""
    return next((place for place, tile in enumerate(site[:stones + 1]) if has_plaza(tile)), 0)


class Worth(NamedTuple):
    """What the Architect's tiles bring: per colour (value, stars), and for quarries."""

    colours: tuple[tuple[int, int], ...]
    quarries: int

    @property
    def points(self) -> int:
        return sum(value * stars for value, stars in self.colours) + self.quarries


def worth(tiles: Sequence[int], level: str, double: Sequence[bool]) -> Worth:
    height, quarry = LEVELS[level]
    hexes = "".join(TILES[tile] for tile in (0, *tiles))
    colours = []
    for kind, twice in zip(DISTRICTS, double):
        count, plazas = hexes.count(kind), hexes.count(kind.upper())
        value = count * height
        if twice:
            value += height * _counting_double(kind, count, plazas, height)
        colours.append((value, plazas * STARS[kind.upper()]))
    return Worth(tuple(colours), quarry * hexes.count(QUARRY))


def _counting_double(kind: str, count: int, plazas: int, height: int) -> int:
    """How many of its districts of a colour count double, where that colour can."""
    if kind == "h":
        return count if count * height >= GREAT else 0
    if kind == "m":
        return min(count, MARKETS_A_PLAZA * plazas)
    if kind == "t":
        return count if height > 1 else 0
    return count
