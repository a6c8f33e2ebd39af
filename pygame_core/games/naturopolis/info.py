"""Naturopolis on the shelf: what is known without its rules."""

from pygame_core.game import Game, Option
from pygame_core.games.polis.options import COVERING, HOLES, LEVELS, SEATS

GAME = Game(
    "naturopolis",
    package=__package__,
    seats=SEATS,
    minutes=20,
    together=True,
    hidden=True,
    options=(
        LEVELS,
        Option("meeting", ("refused", "allowed"), "refused", advanced=True),
        COVERING,
        HOLES,
    ),
)
