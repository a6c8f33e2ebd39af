"""Agropolis on the shelf: what is known without its rules."""

from pygame_core.game import Game, Option
from pygame_core.games.polis.options import COVERING, HOLES, LEVELS, SEATS

GAME = Game(
    "agropolis",
    package=__package__,
    seats=SEATS,
    minutes=20,
    together=True,
    hidden=True,
    options=(
        LEVELS,
        Option("fees", ("off", "on"), "off"),
        COVERING,
        HOLES,
        Option("near", ("block", "end"), "block", advanced=True),
        Option("cornfed", ("3", "2"), "3", advanced=True),
        Option("orchards", ("groups", "sizes"), "groups", advanced=True),
    ),
)
