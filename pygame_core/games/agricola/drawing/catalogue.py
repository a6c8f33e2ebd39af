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
    scene = plenty(View(text=text, ids=None, open=tuple(card.id for card in found)))
    return Catalogue(text("agricola.cards.title"), _facets(text), tuple(_entry(scene, card) for card in found))


def plenty(view: View) -> Scene:
    """A farm with so many goods that of a card only what else it needs is missing."""
    state = GAME.start(1, seed=0, board="standard", cards="none")
    state.farms[0].goods = [0 if good in ANIMALS else 99 for good in GOODS]
    return Scene(state, view)


def _facets(text: Text) -> tuple[Facet, ...]:
    decks = tuple((letter, text(f"agricola.cards.deck.{letter}")) for letter in ("A", *cards.DECKS))
    kinds = tuple((kind, text(f"agricola.cards.kind.{kind}")) for kind in KINDS)
    players = tuple((str(number), str(number)) for number in GAME.seats)
    costs = (("free", text("agricola.cards.free")), *((name, text(f"agricola.pick.{name}")) for name in NAMES))
    return (Facet("deck", text("agricola.cards.deck"), decks), Facet("kind", text("agricola.cards.kind"), kinds),
            Facet("players", text("agricola.cards.players"), players), Facet("cost", text("agricola.cards.cost"), costs))


def _entry(scene: Scene, card: Card) -> Entry:
    say = scene.say
    facets = {"deck": (card.id[0],), "kind": (card.kind,), "players": tuple(str(number) for number in GAME.seats if number >= card.players),
              "cost": tuple(dict.fromkeys(NAMES[good] for goods, _ in card.prices for good, _ in goods)) or ("free",)}
    ruling = f"agricola.ruling.{card.id}"
    notes = [say("agricola.cards.or", goods=price_words(scene, price)) for price in card.prices[1:]]
    notes += [say(f"agricola.why.needs.{name}", n=number) for name, number in list(card.needs.items())[1:]]  # the first is on the card
    notes += [say("agricola.cards.from", n=card.players)] if card.players > 1 else []
    notes += [say(ruling)] if say.has(ruling) else []
    return Entry(card.id, say(called(card)), say(f"agricola.cards.group.{card.kind}", deck=card.id[0]), _face(scene, card), facets, tuple(notes))


def _face(scene: Scene, card: Card) -> SVG:
    drawn, height = spread(scene, [card.id], 0, 2 * (WIDE + 8))
    spoken = ", ".join((scene.say(f"agricola.say.kind.{card.kind}"), price_words(scene, card.prices[0]), scene.say(f"agricola.text.{card.id}")))
    return picture((-2, -2, WIDE + 4, height - 4), [Frozen(drawn)], cls="agricola", label=spoken)
