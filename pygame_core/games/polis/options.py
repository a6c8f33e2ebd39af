"""Options that all games of the family have. Their words are in each game's catalogue."""

from pygame_core.game import Option

LEVELS = Option("difficulty", ("easy", "normal", "hard"), "normal")
COVERING = Option("covering", ("free", "partly"), "free", advanced=True)  # whether a card may vanish whole
HOLES = Option("holes", ("edge", "inside"), "edge", advanced=True)  # whether a hole inside the map is an edge
SEATS = (1, 2, 3, 4)
