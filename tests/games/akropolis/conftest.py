"""Akropolis has no entry point yet: it registers itself here."""

from pygame_core import game as contract
from pygame_core.games.akropolis.info import GAME

contract.games()
contract._packs.setdefault("akropolis", GAME)
