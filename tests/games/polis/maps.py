"""Maps drawn by hand: any blocks anywhere, also such as no three cards would make."""

from pygame_core import load
from pygame_core.games.polis.deck import Block, Deck, tile
from pygame_core.games.polis.grid import at
from pygame_core.games.polis.survey import Survey

GAMES = ("agropolis", "naturopolis", "sprawlopolis")


def edition(game):
    return load(game).room("rules").EDITION


def survey(game, blocks, options=None):
    """`blocks`: (column, row) → Block."""
    spots = list(blocks)
    cards = {number: tuple(blocks[spot] for spot in spots[4 * number - 4:4 * number]) for number in range(1, len(spots) // 4 + 2)}
    filler = next(iter(blocks.values()))
    cards = {number: (card + (filler,) * 4)[:4] for number, card in cards.items()}
    return Survey(Deck(edition(game).world, "by hand", cards), {at(*spot): tile(index // 4 + 1, 0, index % 4) for index, spot in enumerate(spots)},
                  options or {})


def judged(game, number, blocks, options=None):
    return edition(game).conditions[number].judge(survey(game, blocks, options)).total


def block(zone, exits="", kind=None, camp=False, pens=()):
    return Block(zone, (kind or "road") if exits else None, "".join(sorted(exits, key="NESW".find)), camp, tuple(pens))


def drawn(text, meaning):
    """A map from characters, a row a line; a space or dot is no block."""
    return {(column, row): meaning[letter] for row, line in enumerate(text.strip("\n").splitlines())
            for column, letter in enumerate(line) if letter not in " ."}
