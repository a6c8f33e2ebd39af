"""Cacao on the shelf: what is known without its rules."""

from pygame_core.game import Game

GAME = Game("cacao", package=__package__, seats=(2, 3, 4), minutes=45, hidden=True)
