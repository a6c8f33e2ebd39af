"""Agropolis on the shelf: what is known without its rules."""

from pygame_core.game import Game, Option

GAME = Game(
    "agropolis",
    package=__package__,
    seats=(1, 2, 3, 4),
    minutes=20,
    together=True,
    hidden=True,
    options=(
        Option("difficulty", ("easy", "normal", "hard"), "normal"),
        Option("fees", ("off", "on"), "off"),
        Option("covering", ("free", "partly"), "free", advanced=True),
        Option("holes", ("edge", "inside"), "edge", advanced=True),
        Option("near", ("block", "end"), "block", advanced=True),
        Option("cornfed", ("3", "2"), "3", advanced=True),
        Option("orchards", ("groups", "sizes"), "groups", advanced=True),
    ),
)
