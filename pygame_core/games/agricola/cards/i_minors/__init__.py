"""Minor improvements of the I deck, by what they are about."""

from pygame_core.games.agricola.cards.i_minors import animals, cooking, goods, house, soil, spaces

CARDS = tuple(card for module in (animals, cooking, goods, house, soil, spaces) for card in module.CARDS)
