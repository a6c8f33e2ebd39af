"""Agricola on the shelf: what is known without its rules. The sources agree on the edition (2007), not on credits."""

from pygame_core.game import Game, Option

GAME = Game(
    "agricola",
    package=__package__,
    seats=(1, 2, 3, 4, 5),
    rules=2,
    minutes=90,
    hidden=True,
    options=(
        Option("board", ("family", "standard"), "family"),
        Option("cards", ("mixed", "E", "I", "K", "none"), "mixed"),
        Option("hands", ("dealt", "traded", "draft"), "dealt"),
        Option("bans", ("none", "community"), "none", advanced=True),  # cards that are left out
        Option("food", ("paid", "kept"), "paid", advanced=True),  # whether food at hand may be kept at feeding
        Option("fifth", ("rising", "one"), "rising", advanced=True),  # what an occupation costs on the card of five
    ),
)
