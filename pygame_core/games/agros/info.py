"""Agros on the shelf: what is known without its rules. The source names no designer, publisher or year."""

from pygame_core.game import Game, Option

GAME = Game(
    "agros",
    package=__package__,
    seats=(2,),
    unit=2,  # scores are kept in half points
    minutes=20,
    options=(Option("board", (8, 10, 12), 10), Option("farmers", (3, 5, 7), 5)),
    sides=("agros.light", "agros.dark"),
)
