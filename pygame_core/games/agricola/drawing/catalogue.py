"""All cards of the game, drawn as in a hand, with what is ruled about them."""

from __future__ import annotations

from svg import SVG

from pygame_core.draw.catalogue import Catalogue, Entry, Facet
from pygame_core.draw.kit import Frozen, picture
from pygame_core.draw.view import View
from pygame_core.games.agricola import cards
from pygame_core.games.agricola.cards.base import Card
from pygame_core.games.agricola.drawing.cards import called, price_words, spread
from pygame_core.games.agricola.drawing.scene import Scene
from pygame_core.games.agricola.goods import ANIMALS, GOODS, NAMES
from pygame_core.games.agricola.info import GAME
from pygame_core.text import Text

WIDE = 240
KINDS = ("major", "occupation", "minor")


def catalogue(text: Text) -> Catalogue:
    """The major improvements, then each deck: occupations, minor improvements."""
    text.add(GAME.folder)
    found = list(cards.MAJORS.values())
    for letter in cards.DECKS:
        found += sorted(cards.deck(letter).values(), key=lambda card: (KINDS.index(card.kind), int(card.id[1:])))
    state = GAME.start(1, seed=0, board="standard", cards="none")
    state.farms[0].goods = [0 if good in ANIMALS else 99 for good in GOODS]  # so that only what else is needed is missing
    scene = Scene(state, View(text=text, ids=None, open=tuple(card.id for card in found)))
    return Catalogue(text("agricola.cards.title"), _facets(text), tuple(_entry(scene, card) for card in found))


def _face(scene: Scene, card: Card) -> SVG:
    drawn, height = spread(scene, [card.id], 0, 2 * (WIDE + 8))
    spoken = ", ".join((scene.say(f"agricola.say.kind.{card.kind}"), price_words(scene, card.prices[0]), scene.say(f"agricola.text.{card.id}")))
    return picture((-2, -2, WIDE + 4, height - 4), [Frozen(drawn)], cls="agricola", label=spoken)
