"""All cards by id. The modules of hand cards load when a game with hand cards asks for them."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module

from pygame_core.games.agricola.cards import majors
from pygame_core.games.agricola.cards.base import MINOR, OCCUPATION, Card

DECKS = ("E", "I", "K")
MAJORS = {card.id: card for card in majors.CARDS}


@lru_cache(maxsize=None)
def deck(letter: str) -> dict[str, Card]:
    """The hand cards of a deck, by id, in the order of their numbers."""
    found = [card for kind in ("minors", "occupations") for card in import_module(f"{__name__}.{letter.lower()}_{kind}").CARDS]
    return {card.id: card for card in sorted(found, key=lambda card: int(card.id[1:]))}


def is_id(text: str) -> bool:
    """Whether a text names a card rather than a space."""
    return text[:1] in ("A", *DECKS) and text[1:].isdigit()


def named(id_: str) -> Card:
    """The card of that id. Raises `KeyError`."""
    return MAJORS[id_] if id_ in MAJORS else deck(id_[0])[id_] if id_[:1] in DECKS else MAJORS[id_]


@lru_cache(maxsize=None)
def playable(letters: str, players: int, kind: str) -> tuple[str, ...]:
    """Ids of the cards of these decks that so many seats use."""
    return tuple(id_ for letter in letters for id_, card in deck(letter).items() if card.kind == kind and card.players <= players)


KINDS = (OCCUPATION, MINOR)
