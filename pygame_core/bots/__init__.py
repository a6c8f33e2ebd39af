"""Bots, written against the contract only: they play every game.

    >>> from random import Random
    >>> from pygame_core import load
    >>> state = load("agros").start(board=8, farmers=3)
    >>> state.play(bot("greedy").choose(state, Random(7)))
"""

from __future__ import annotations

from pygame_core.bots.base import Bot, Par, Thought
from pygame_core.bots.greedy import Greedy
from pygame_core.bots.random import Random
from pygame_core.game import BadInput, Game

__all__ = ["Bot", "Par", "Thought", "bot", "has_par", "names"]

_BOTS = {bot.name: bot for bot in (Random(), Greedy())}  # from the weakest up; they play every game


def _all(game: Game | None) -> dict[str, Bot]:
    """The bots of every game, and those that `game` brings in its `bot` room as `BOTS` (name → class)."""
    own = getattr(game.room("bot"), "BOTS", {}) if game and game.has_room("bot") else {}
    return {**_BOTS, **{name: kind() for name, kind in own.items()}}


def names(game: Game | None = None) -> list[str]:
    """From the weakest to the strongest."""
    return list(_all(game))


def has_par(game: Game) -> bool:
    """Whether it can be said how far a deal of this game can be played (see `Par`)."""
    return game.has_room("bot") and hasattr(game.room("bot"), "par")


def bot(name: str, game: Game | None = None) -> Bot:
    """The bot of that name, for `game` if it is one of its own. Raises `BadInput` if there is none."""
    found = _all(game)
    if name not in found:
        raise BadInput(f"there is no bot {name!r} here (there are: {', '.join(found)})")
    return found[name]
