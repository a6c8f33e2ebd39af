"""Occupations of the K deck, by where they act."""

from __future__ import annotations

from pygame_core.games.agricola.cards.k_occupations import animals, building, people, rounds, taking

CARDS = (*taking.CARDS, *building.CARDS, *animals.CARDS, *people.CARDS, *rounds.CARDS)
