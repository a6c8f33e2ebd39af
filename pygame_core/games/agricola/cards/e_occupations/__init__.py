"""Occupations of the E deck, by what they are about."""

from __future__ import annotations

from pygame_core.games.agricola.cards.e_occupations import building, converting, farming, others, scoring, taking

CARDS = (*taking.CARDS, *building.CARDS, *converting.CARDS, *farming.CARDS, *others.CARDS, *scoring.CARDS)
