"""Cacao is known by its name even before it has its entry point."""

from pygame_core import game as contract
from pygame_core.games.cacao.info import GAME

contract._packs.setdefault("cacao", GAME)
