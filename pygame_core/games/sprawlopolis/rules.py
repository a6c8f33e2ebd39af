"""Sprawlopolis: its cards and conditions; the rules are those of the whole family (polis/rules.py)."""

from __future__ import annotations

from pygame_core.game import Game
from pygame_core.games.sprawlopolis.cards import CARDS
from pygame_core.games.sprawlopolis.conditions import CONDITIONS
from pygame_core.games.polis.deck import World, cards_of, from_code
from pygame_core.games.polis.rules import Polis, begin
from pygame_core.games.polis.scoring import Edition

WORLD = World("sprawlopolis", ("residential", "commercial", "industrial", "park"), bare="park")
EDITION = Edition(WORLD, toll=1, deck=from_code(WORLD, "Sprawlopolis", cards_of(CARDS)), conditions=CONDITIONS)


def start(game: Game, players: int, seed: int | None, deal: dict | None, options: dict) -> Polis:
    """A new game. `deal` may hold conditions, deck, cards (another deck) or a position: see polis/deal.py."""
    return begin(game, players, seed, deal, options)
