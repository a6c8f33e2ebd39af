"""Tiny Paths on the shelf."""

from pygame_core.game import Game, Option

GAME = Game("tiny", package=__package__, seats=(2, 3), minutes=5, hidden=True, options=(Option("hand", (2, 3, 4), 3),))
