"""Sprawlopolis on the shelf: what is known without its rules."""

from pygame_core.game import Game, Option

GAME = Game(
    "sprawlopolis",
    package=__package__,
    seats=(1, 2, 3, 4),
    minutes=20,
    together=True,
    hidden=True,
    options=(
        Option("difficulty", ("easy", "normal", "hard"), "normal"),
        Option("covering", ("free", "partly"), "free", advanced=True),
        Option("holes", ("edge", "inside"), "edge", advanced=True),
        Option("parks", ("block", "group"), "block", advanced=True),
    ),
)
