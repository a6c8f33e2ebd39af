"""A demo of each card: a position in which it acts, and the moves in which it does. Positions and moves are ours.

A module per deck and kind, a line per card: `"E12": at(7, "fishing", cards=["E12"])`. What a card does is its own text;
what happens is told by the events. Seat 0 has the card, and is the reader unless `seat` says otherwise.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module

from pygame_core.demo import Demo
from pygame_core.games.agricola import cards
from pygame_core.games.agricola.card_demos.at import Shown

MODULES = ("majors", *(f"{letter.lower()}_{kind}" for letter in cards.DECKS for kind in ("occupations", "minors")))


@lru_cache(maxsize=None)
def shown() -> dict[str, Shown]:
    """All of them, by the card's id."""
    return {id_: each for module in MODULES for id_, each in import_module(f"{__name__}.{module}").SHOWN.items()}


@lru_cache(maxsize=None)
def demo(id_: str) -> Demo:
    """The demo of that card. Raises `KeyError`."""
    rule = "occupations" if cards.named(id_).kind == cards.OCCUPATION else "improvements"
    each = shown()[id_]
    return Demo(id_, rule, each.record(), script=each.script, led=True, words=(f"agricola.card.{id_}", f"agricola.text.{id_}"))
