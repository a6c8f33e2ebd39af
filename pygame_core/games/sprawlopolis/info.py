"""Sprawlopolis on the shelf: what is known without its rules."""

from pygame_core.game import Game, Option
from pygame_core.games.polis.options import COVERING, HOLES, LEVELS, SEATS

GAME = Game(
    "sprawlopolis",
    package=__package__,
    seats=SEATS,
    minutes=20,
    together=True,
    hidden=True,
    options=(
        LEVELS,
        COVERING,
        HOLES,
        Option("parks", ("block", "group"), "block", advanced=True),
    ),
)
