"""Occupations of the I deck, by where they act."""

from __future__ import annotations

from pygame_core.games.agricola.cards.i_occupations import building, growing, rounds, taking

CARDS = (*taking.CARDS, *building.CARDS, *growing.CARDS, *rounds.CARDS)
