"""Cards as one reads them: hand cards and major improvements, with what they cost and what is still missing for them."""

from __future__ import annotations

from typing import Any, Iterable

import svg

from pygame_core.draw.kit import Frozen, num, picture
from pygame_core.draw.view import View
from pygame_core.games.agricola import cards, prices
from pygame_core.games.agricola.actions import buying
from pygame_core.games.agricola.cards.base import Card
from pygame_core.games.agricola.drawing.scene import Box, Scene, lines, paragraph, rect, words
from pygame_core.games.agricola.drawing.shapes import icon, seat_shape
from pygame_core.games.agricola.goods import NAMES

WIDE = {False: 328, True: 390}  # of two cards side by side, by `View.small`
NAME, TEXT, LINE = 14, 12, 14.2  # sizes, and the height of a line of text
MAJOR_ICONS = {"A1": "fire", "A2": "fire", "A3": "hearth", "A4": "hearth", "A5": "bake", "A6": "bake", "A7": "saw", "A8": "pot",
               "A9": "basket", "A10": "well"}


def hand(state: Any, view: View) -> svg.SVG | None:
    """The hand cards of the seat that looks; the pack before it while cards are drafted. None if there are none."""
    seat = viewer(state, view)
    ids = held(state, seat, view.open)
    if not ids:
        return None
    scene, wide = Scene(state, view), WIDE[view.small]
    drawn, height = spread(scene, ids, seat, wide)
    return picture((-5, -5, wide + 2, height + 6), [Frozen(scene.settled(drawn))], cls="agricola",
                   role="group" if view.touchable else "img", label=scene.say("agricola.say.hand", n=len(ids)))


def viewer(state: Any, view: View) -> int:
    """Whose hand is shown; no seat's, if it is below 0."""
    return view.viewer if view.viewer is not None else state.to_move if state.to_move is not None else 0


def held(state: Any, seat: int, open_: Iterable[str] = ()) -> list[str]:
    """Hand cards, after those of the pack one is to be kept of: the kind that can be touched first, else improvements."""
    if not 0 <= seat < state.players:
        return []
    ids = [*(state.packs[seat] if _drafting(state, seat) else ()), *state.farms[seat].hand]
    now = {cards.named(id_).kind for id_ in ids if id_ in open_}
    return sorted(ids, key=lambda id_: (cards.named(id_).kind not in now, cards.named(id_).kind))


def _drafting(state: Any, seat: int) -> bool:
    return bool(state.agenda) and state.agenda[-1][:2] == ("draft", seat)


def spread(scene: Scene, ids: Iterable[str], seat: int, wide: float) -> tuple[str, float]:
    """Cards in two columns as `seat` sees them, and how high they are together."""
    listed, step, y, drawn = list(ids), wide / 2, 0.0, ""
    kept = scene.state.farms[seat].hand if _drafting(scene.state, seat) else ()
    for pair in (listed[index:index + 2] for index in range(0, len(listed), 2)):
        faces = [Face(scene, cards.named(id_), seat, step - 8 - 18) for id_ in pair]
        tall = max(face.height for face in faces)
        for order, face in enumerate(faces):
            drawn += face.drawn((order * step, y, step - 8, tall), face.card.id in kept)
        y += tall + 8
    return drawn, y


class Face:
    """One card: its words, broken into lines for the room there is, and their height."""

    def __init__(self, scene: Scene, card: Card, seat: int, room: float):
        self.scene, self.card, self.seat, self.room = scene, card, seat, room
        self.name, self.effect = scene.say(called(card)), scene.say(f"agricola.text.{card.id}")
        self.owner = next((owner for owner, farm in enumerate(scene.state.farms) if card.id in farm.cards), None)
        self.missing = missing(scene, card, seat) if self.owner is None else ""
        self.height = (34 + 16.5 * len(lines(self.name, room, NAME, most=2)) + LINE * len(lines(self.effect, room, TEXT, 500, 9))
                       + LINE * (len(lines(self.missing, room, TEXT, most=3)) if self.missing else 0))

    def drawn(self, box: Box, kept: bool, under: str = "") -> str:
        """`under`: what is drawn on the card beneath its words."""
        scene, card, (x, y, w, h) = self.scene, self.card, box
        taken, out = kept or self.owner is not None, bool(self.missing) and card.id not in scene.open
        ground = "agricola-picked" if card.id in scene.chosen else "agricola-spent" if taken else "sheet" if scene.small else "paper"
        body = rect(box, 8, f"var(--{ground})", "var(--line)" if taken or out else "var(--ink)", 1.5, dash="5 4" if out else "") + under
        soft = "var(--ink-soft)" if out or taken else "var(--ink)"
        body += paragraph(x + 9, y + 5, self.name, self.room, NAME, most=2, fill=soft)
        top = y + 7 + 16.5 * len(lines(self.name, self.room, NAME, most=2))
        body += paragraph(x + 9, top, self.effect, self.room, TEXT, weight=500, most=9, fill=soft)
        if self.missing:
            body += paragraph(x + 9, top + LINE * len(lines(self.effect, self.room, TEXT, 500, 9)), self.missing, self.room, TEXT, most=3)
        body += self._foot(x, y, w, h, out)
        return scene.touch(card.id, box, self.spoken(), body, 8)

    def _foot(self, x: float, y: float, w: float, h: float, out: bool) -> str:
        """Price at the left; kind and points, or whose it is, at the right."""
        card = self.card
        kind = MAJOR_ICONS.get(card.id) or ("occupation" if card.kind == "occupation" else "improve")
        foot = icon(kind, x + w - 27, y + h - 26, 19, out)
        if card.points:
            foot += f'<circle cx="{num(x + w - 40)}" cy="{num(y + h - 16)}" r="9.5" fill="var(--wheat)" stroke="var(--key)" stroke-width="1.2"/>'
            foot += words(x + w - 40, y + h - 16, card.points, 12, weight=700, anchor="middle", fill="var(--key)")
        if self.owner is not None:
            return foot + seat_shape(self.owner, x + 18, y + h - 16, 8)
        return foot + _price(card, x + 9, y + h - 16, w - (68 if card.points else 44))

    def spoken(self) -> str:
        """The card as it is read out."""
        scene, card = self.scene, self.card
        price = price_words(scene, card.prices[0]) if card.prices[0][0] else ""
        owned = scene.say("agricola.say.owned", n=self.owner + 1) if self.owner is not None else ""
        return ", ".join(filter(None, (self.name, scene.say(f"agricola.say.kind.{card.kind}"), owned or price, self.missing, self.effect)))


def called(card: Card) -> str:
    """The message that names the card."""
    return f"agricola.pick.{card.id}" if card.id in cards.MAJORS else f"agricola.card.{card.id}"


def _price(card: Card, x: float, y: float, room: float) -> str:
    goods = card.prices[0][0]
    step = min(28, room / max(1, len(goods)))
    size, drawn = min(16, step - 9), ""
    for order, (good, number) in enumerate(goods):
        drawn += words(x + 9 + order * step, y, number, 13, weight=600, anchor="end") + icon(NAMES[good], x + 10 + order * step, y - 8, size)
    return drawn


def price_words(scene: Scene, price: tuple) -> str:
    goods = [scene.say("agricola.say.pile." + NAMES[good], n=number) for good, number in price[0]]
    return ", ".join(goods + ([scene.say(f"agricola.pick.{price[1]}")] if price[1] else [])) or scene.say("agricola.say.free")


def missing(scene: Scene, card: Card, seat: int) -> str:
    """What the seat still needs for the card, in words; empty if it could have it. What playing an occupation costs depends
    on the space, and is not counted."""
    lacking = card.lacking(scene.state, seat)
    if lacking:
        return scene.say(f"agricola.why.needs.{lacking[0]}", n=lacking[1])
    lack = lacks(scene.state, card, seat)
    if lack == {} and card.returns:
        return scene.say("agricola.why.returns." + card.returns)
    return scene.say("agricola.say.missing", goods=price_words(scene, (tuple(lack.items()), ""))) if lack else ""


def lacks(state: Any, card: Card, seat: int) -> dict[int, int] | None:
    """Goods that the seat lacks for the card: none where it is a card to be given back. None if it can pay."""
    if card.kind == "occupation":
        return None
    offered = prices.offered(state, seat, buying.thing(card), buying.base_prices(state, seat, card))
    return None if prices.payable(state, seat, offered) else prices.missing(state, seat, [(goods, "") for goods, _ in offered])
