"""What is drawn before the game: three conditions, and the order in which the other fifteen cards leave the deck."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from pygame_core.game import BadInput, brief
from pygame_core.games.polis.deck import CARDS, Deck, from_data
from pygame_core.games.polis.scoring import Edition

FIELDS = ("conditions", "deck", "hash", "cards")


class Deal(NamedTuple):
    deck: Deck
    conditions: tuple[int, ...]
    order: tuple[int, ...]  # first the hands (the start player's three, then one each), then the map's first card, then draws

    def data(self, edition: Edition) -> dict[str, Any]:
        """As JSON."""
        return {"conditions": list(self.conditions), "deck": list(self.order), **kit(self.deck, edition)}


def kit(deck: Deck, edition: Edition) -> dict[str, Any]:
    """The part of a deal that says with which cards: the hash names the deck; one that is not the edition's own is written out."""
    return {"hash": deck.hash} if deck.code == edition.deck.code else {"hash": deck.hash, "cards": deck.data()}


def dealt(edition: Edition, seed: int | None, given: dict[str, Any]) -> Deal:
    """The deal that `given` describes; what it leaves open is drawn by `seed`. Raises `BadInput`."""
    for field in given:
        if field not in FIELDS:
            raise BadInput(f"deal: {brief(field)} is not one of {', '.join(FIELDS)}")
    deck = from_data(edition.world, given["cards"]) if given.get("cards") is not None else edition.deck
    if given.get("hash") not in (None, deck.hash):
        raise BadInput(f"deal: hash is {brief(given['hash'])}, but the deck's is {deck.hash!r}: these are other cards")
    if "deck" in given and "conditions" not in given:
        raise BadInput("deal: conditions is missing beside deck")
    left, rng = list(range(1, CARDS + 1)), Random(seed)
    conditions = _cards("conditions", given["conditions"], 3, left) if "conditions" in given else sorted(_draw(left, 3, rng))
    left = [card for card in left if card not in conditions]
    order = _cards("deck", given["deck"], CARDS - 3, left) if "deck" in given else _draw(left, CARDS - 3, rng)
    return Deal(deck, tuple(conditions), tuple(order))


def _draw(cards: list[int], count: int, rng: Random) -> list[int]:
    cards = list(cards)
    return [cards.pop(int(rng.random() * len(cards))) for _ in range(count)]


def _cards(field: str, given: Any, count: int, allowed: list[int]) -> list[int]:
    if not isinstance(given, list) or len(given) != count:
        raise BadInput(f"deal: {field} must be a list of {count} card numbers")
    for place, card in enumerate(given, 1):
        if type(card) is not int or not 1 <= card <= CARDS:
            raise BadInput(f"deal: {field}[{place}]: {brief(card)} is not a card, they go from 1 to {CARDS}")
        if given.index(card) != place - 1:
            raise BadInput(f"deal: {field}[{place}]: card {card} stands there twice")
        if card not in allowed:
            raise BadInput(f"deal: {field}[{place}]: card {card} is one of the conditions")
    return given
