"""The bots of the whole family (polis/bot.py)."""

from pygame_core.games.polis.bot import BOTS, par, value

__all__ = ["BOTS", "par", "value"]
