"""Agora's engine: the rules of tabletop games, their drawing and their bots, in plain Python.

    >>> from pygame_core import load
    >>> state = load("agros").start(board=8, farmers=3)
    >>> state.play(state.find("e5"))
    >>> state.to_move
    1

Nothing here knows a browser or a network, and only the command line a clock. Read `game.py` first: it is the contract.
"""

from pygame_core.game import BadInput, Illegal, load

# Not `games`: that name is the package of the games. The list of them is `pygame_core.game.games()`.
__all__ = ["BadInput", "Illegal", "load"]
__version__ = "0.1.0"
