"""Everything a game is played with, one entry for each, for a page to look things up in.

A game that has one gives it as `draw.catalogue(text)`; the page makes nothing of it but what is here.
"""

from __future__ import annotations

from typing import NamedTuple

import svg


class Entry(NamedTuple):
    """`facets`: by the name of a facet the values that fit, as in `Facet.choices`; `notes`: what is said beneath."""

    id: str
    name: str
    group: str
    picture: svg.SVG
    facets: dict[str, tuple[str, ...]]
    notes: tuple[str, ...] = ()


class Facet(NamedTuple):
    """Something to choose by. `choices`: (value, its words)."""

    name: str
    title: str
    choices: tuple[tuple[str, str], ...]


class Catalogue(NamedTuple):
    """`entries` stand in their order, those of a group together."""

    title: str
    facets: tuple[Facet, ...]
    entries: tuple[Entry, ...]
