"""Bots, written against the contract only: they play every game.

    >>> from random import Random
    >>> from pygame_core import load
    >>> state = load("agros").start(board=8, farmers=3)
    >>> state.play(bot("greedy").choose(state, Random(7)))
"""

from __future__ import annotations

from pygame_core.bots.base import Bot, Thought
from pygame_core.bots.greedy import Greedy
from pygame_core.bots.random import Random
from pygame_core.game import BadInput

__all__ = ["Bot", "Thought", "bot", "names"]

_BOTS = {bot.name: bot for bot in (Random(), Greedy())}  # from the weakest up


def names() -> list[str]:
    return list(_BOTS)


def bot(name: str) -> Bot:
    """The bot of that name. Raises `BadInput` if there is none."""
    if name not in _BOTS:
        raise BadInput(f"there is no bot {name!r} here (there are: {', '.join(_BOTS)})")
    return _BOTS[name]
