"""Akropolis on the shelf: what is known without its rules."""

from pygame_core.game import Game, Option

COLOURS = ("houses", "markets", "barracks", "temples", "gardens")

GAME = Game(
    "akropolis",
    package=__package__,
    seats=(1, 2, 3, 4),
    minutes=30,
    options=(
        Option("architect", ("easy", "medium", "hard"), "easy"),  # who a player alone plays against
        Option("tiles", ("players", "all"), "players"),
        *(Option(colour, ("plain", "double"), "plain", advanced=True) for colour in COLOURS),
        Option("edge", ("outside", "holes"), "outside", advanced=True),
        Option("lake", ("one", "any"), "one", advanced=True),
    ),
)
