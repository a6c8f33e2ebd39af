"""What lies beside the farm: supplies, the family, prices to choose, cards in play, other farms; and the hand."""

from __future__ import annotations

import re
from typing import Any

import svg

from pygame_core.draw.fitting import width
from pygame_core.draw.kit import Frozen, num, picture
from pygame_core.draw.view import View
from pygame_core.game import Event
from pygame_core.games.agricola import cards, harvest
from pygame_core.games.agricola.drawing.scene import Box, Scene, lines, paragraph, rect, words
from pygame_core.games.agricola.drawing.shapes import icon, person, seat_shape
from pygame_core.games.agricola.drawing.spaces import fence_icon, price_words
from pygame_core.games.agricola.drawing.yard import small_yard
from pygame_core.games.agricola.farm import Farm
from pygame_core.games.agricola.goods import NAMES, NUMBER

PRICE = re.compile(r"(?:[a-z]+\d+-?)+")
WIDE = {False: 328, True: 374}  # of the hand, by `View.small`


def panel(scene: Scene, x: float, y: float, room: float) -> tuple[str, float]:
    """Everything beside the farm shown, from (x, y) down; and where it ends."""
    drawn, y = supplies(scene, x, y, room)
    for part in (_family, _prices, _cards, _points, _others):
        more, y = part(scene, x, y, room)
        drawn += more
    return drawn, y


def supplies(scene: Scene, x: float, y: float, room: float) -> tuple[str, float]:
    """Ten goods; where one has to be chosen they are touched here."""
    farm, across, tall = scene.state.farms[scene.seat], 5, 44
    step, drawn = room / across, ""
    for good, name in enumerate(NAMES):
        box: Box = (x + good % across * step, y + good // across * (tall + 4), step - 4, tall)
        body = rect(box, 6, "var(--sheet)", "var(--ink)" if name in scene.open else "var(--line)", 1.3)
        body += icon(name, box[0] + 7, box[1] + 10, 24, not farm.goods[good])
        body += words(box[0] + box[2] - 8, box[1] + tall / 2, farm.goods[good], 16, weight=700, anchor="end",
                      fill="var(--ink)" if farm.goods[good] else "var(--ink-soft)")
        drawn += scene.touch(name, box, scene.say("agricola.say.pile." + name, n=farm.goods[good]), body) if scene.mine else body
    return drawn, y + 2 * (tall + 4) + 8


def _family(scene: Scene, x: float, y: float, room: float) -> tuple[str, float]:
    """People to place and placed, food due at the next harvest, what is left to build."""
    state, seat = scene.state, scene.seat
    farm, left = state.farms[seat], max(0, state.people(seat))
    drawn = "".join(seat_shape(seat, x + 9 + k * 20, y + 10, 7.5, hollow=k >= left) for k in range(max(farm.people, left)))
    at = x + 20 * max(farm.people, left) + 12
    facts = [("food", harvest.need(state, seat)), ("fence", state.fences_left(seat)), ("stable", farm.stables_left)]
    for name, number in facts:
        drawn += fence_icon(at, y, 18) if name == "fence" else icon(name, at, y, 18)
        sign = f"{farm.goods[NUMBER['food']]}/{number}" if name == "food" else str(number)
        drawn += words(at + 24, y + 10, sign, 13, weight=600)
        at += 32 + width(sign, 13, 600) + 6
    if farm.begging:
        drawn += words(at, y + 10, scene.say("agricola.say.begging", n=farm.begging), 12, weight=600, fill="var(--ink)")
    return drawn, y + 30


def _prices(scene: Scene, x: float, y: float, room: float) -> tuple[str, float]:
    """Prices of which one is to be chosen."""
    drawn, at = "", x
    picks = [pick for pick in (*scene.view.open, *scene.view.picks) if PRICE.fullmatch(pick) and all(
        part.rstrip("0123456789") in NUMBER for part in pick.split("-"))]
    for pick in dict.fromkeys(picks):
        goods = [(part.rstrip("0123456789"), part.lstrip("abcdefghijklmnopqrstuvwxyz")) for part in pick.split("-")]
        box: Box = (at, y, 10 + 40 * len(goods), 34)
        if at > x and at + box[2] > x + room:
            at, y = x, y + 40
            box = (at, y, box[2], 34)
        body = rect(box, 6, "var(--sheet)", "var(--ink)", 1.3)
        for order, (name, number) in enumerate(goods):
            body += words(at + 22 + order * 40, y + 17, number, 14, weight=600, anchor="end") + icon(name, at + 24 + order * 40, y + 8, 18)
        price = tuple((NUMBER[name], int(number)) for name, number in goods), ""
        drawn += scene.touch(pick, box, price_words(scene, price), body)
        at += box[2] + 8
    return drawn, y + 44 if drawn else y


def owned(state: Any, farm: Farm) -> list[str]:
    """Hand cards in play; majors are shown where they lie for all, cards that are a space on the action board."""
    return [id_ for id_ in farm.cards if id_ not in cards.MAJORS and id_ not in state.added]


def _cards(scene: Scene, x: float, y: float, room: float) -> tuple[str, float]:
    return tags(scene, owned(scene.state, scene.state.farms[scene.seat]), x, y, room)


def tags(scene: Scene, ids: list[str], x: float, y: float, room: float) -> tuple[str, float]:
    """Cards in play by name and points."""
    drawn, at = "", x
    for id_ in ids:
        card = cards.named(id_)
        name = scene.say(f"agricola.card.{id_}")
        wide = min(room, width(name, 12, 500) + (48 if card.points else 32))
        if at > x and at + wide > x + room:
            at, y = x, y + 32
        box: Box = (at, y, wide, 28)
        body = rect(box, 6, "var(--sheet)", "var(--ink)", 1) + icon("occupation" if card.kind == "occupation" else "improve", at + 5, y + 6, 16)
        body += paragraph(at + 25, y + 4, name, wide - 28, 12, weight=500, most=1)
        if card.points:
            body += words(at + wide - 8, y + 14, card.points, 12, weight=700, anchor="end")
        drawn += scene.touch(id_, box, f"{name}, {scene.say(f'agricola.text.{id_}')}", body)
        at += wide + 6
    return (drawn, y + 36) if ids else ("", y)


LINES = {"fields": "ground-field", "pastures": "fence", "grain": "grain", "vegetables": "vegetable", "sheep": "sheep", "boar": "boar",
         "cattle": "cattle", "unused": "ground-wild", "fenced-stables": "stable", "rooms": "room-stone", "family": "person", "card-points": "improve",
         "bonus-points": "improve", "begging": "food"}


def _points(scene: Scene, x: float, y: float, room: float) -> tuple[str, float]:
    """The score as it stands, a figure for each rule."""
    sheet = scene.state.scores()[scene.seat]
    totals: dict[str, int] = {}
    for line in sheet.lines:
        totals[LINES[line.rule]] = totals.get(LINES[line.rule], 0) + line.points
    across, step = 7, (room - 60) / 7
    rows = -(-len(totals) // across)
    drawn = rect((x, y, room - 4, 12 + 26 * rows), 8, "var(--sheet)", "var(--line)", 1)
    for order, (name, points) in enumerate(totals.items()):
        left, row = x + 10 + order % across * step, y + 19 + order // across * 26
        drawn += fence_icon(left, row - 9, 18) if name == "fence" else icon(name, left, row - 9, 18)
        drawn += words(left + 22, row, str(points).replace("-", "−"), 13, weight=600, fill="var(--accent)" if points < 0 else "var(--ink)")
    return drawn + words(x + room - 16, y + 6 + 13 * rows, str(sheet.total).replace("-", "−"), 20, weight=700, anchor="end"), y + 26 + 26 * rows


def _others(scene: Scene, x: float, y: float, room: float) -> tuple[str, float]:
    """The other farms in small, with the people they have left and their cards."""
    state, drawn, each = scene.state, "", 124
    seats = [seat for seat in range(state.players) if seat != scene.seat]
    across = max(1, int(room // (each + 6)))
    for order, seat in enumerate(seats):
        left, top = x + order % across * (each + 6), y + order // across * 96
        farm, people = state.farms[seat], max(0, state.people(seat))
        drawn += f'<g transform="translate({num(left)} {num(top)})">{small_yard(farm, 20)}</g>'
        drawn += "".join(seat_shape(seat, left + 7 + k * 14, top + 72, 5, hollow=k >= people) for k in range(max(people, farm.people)))
        drawn += icon("food", left + 78, top + 63, 16) + words(left + 98, top + 72, farm.goods[NUMBER["food"]], 12, weight=600)
    y += -(-len(seats) // across) * 96 if seats else 0
    for seat in seats:
        if owned(state, state.farms[seat]):
            drawn += seat_shape(seat, x + 8, y + 14, 7)
            more, y = tags(scene, owned(state, state.farms[seat]), x + 24, y, room - 24)
            drawn += more
    return drawn, y


# --- the hand ---------------------------------------------------------------------------------------------


def hand(state: Any, view: View) -> svg.SVG | None:
    """The hand cards of the seat that looks; the pack before it while cards are drafted. None if there are none."""
    scene, wide = Scene(state, view), WIDE[view.small]
    mover = state.to_move if state.to_move is not None else 0
    seat = mover if view.viewer is None else view.viewer
    if not 0 <= seat < state.players:
        return None
    drafting = state.agenda and state.agenda[-1][:2] == ("draft", seat)
    ids = [*(state.packs[seat] if drafting else ()), *state.farms[seat].hand]
    if not ids:
        return None
    step, y, drawn = wide / 2, 0.0, ""
    for pair in (ids[index:index + 2] for index in range(0, len(ids), 2)):
        tall = max(_height(scene, id_, seat, step - 8) for id_ in pair)
        for order, id_ in enumerate(pair):
            drawn += _card(scene, id_, (order * step, y, step - 8, tall), kept=drafting and id_ in state.farms[seat].hand, seat=seat)
        y += tall + 8
    return picture((-5, -5, wide + 6, y + 6), [Frozen(scene.settled(drawn))], cls="agricola",
                   role="group" if view.touchable else "img", label=scene.say("agricola.say.hand", n=len(ids)))


def _words(scene: Scene, id_: str, seat: int) -> tuple[str, str, str]:
    """A card's name, what it does, and what is missing of its prerequisite."""
    return scene.say(f"agricola.card.{id_}"), scene.say(f"agricola.text.{id_}"), _needs(scene, cards.named(id_), seat)


def _height(scene: Scene, id_: str, seat: int, room: float) -> float:
    name, effect, needs = _words(scene, id_, seat)
    return 40 + 15.5 * len(lines(name, room - 18, 13, most=2)) + 13 * (len(lines(effect, room - 18, 11, 500, 9)) + bool(needs))


def _card(scene: Scene, id_: str, box: Box, kept: bool, seat: int) -> str:
    """Name, effect, price, points, and what is missing of its prerequisite."""
    card, (x, y, w, h) = cards.named(id_), box
    name, effect, needs = _words(scene, id_, seat)
    body = rect(box, 8, "var(--agricola-picked)" if id_ in scene.chosen else "var(--agricola-spent)" if kept else "var(--paper)",
                "var(--ink)" if id_ in scene.open else "var(--line)", 1.5)
    body += paragraph(x + 9, y + 5, name, w - 18, 13, most=2)
    top = y + 7 + 15.5 * len(lines(name, w - 18, 13, most=2))
    body += paragraph(x + 9, top, effect, w - 18, 11, weight=500, most=9)
    if needs:
        body += paragraph(x + 9, top + 13 * len(lines(effect, w - 18, 11, 500, 9)), needs, w - 18, 11, fill="var(--ink-soft)", most=1)
    body += icon("occupation" if card.kind == "occupation" else "improve", x + w - 25, y + h - 24, 17)
    if card.points:
        body += f'<circle cx="{num(x + w - 36)}" cy="{num(y + h - 15)}" r="9" fill="var(--wheat)" stroke="var(--key)" stroke-width="1.2"/>'
        body += words(x + w - 36, y + h - 15, card.points, 11, weight=700, anchor="middle", fill="var(--key)")
    body += _price(card, x + 9, y + h - 15)
    price = price_words(scene, card.prices[0]) if card.prices[0][0] else ""
    label = ", ".join(filter(None, (name, scene.say(f"agricola.say.kind.{card.kind}"), price, needs, effect)))
    return scene.touch(id_, box, label, body, 8)


def _price(card: Any, x: float, y: float) -> str:
    return "".join(words(x + 8 + order * 25, y, number, 12, weight=600, anchor="end") + icon(NAMES[good], x + 9 + order * 25, y - 7, 14)
                   for order, (good, number) in enumerate(card.prices[0][0][:4]))


def _needs(scene: Scene, card: Any, seat: int) -> str:
    """What the card still waits for."""
    lacking = card.lacking(scene.state, seat)
    return scene.say(f"agricola.why.needs.{lacking[0]}", n=lacking[1]) if lacking else ""


# --- beside the log and the seats --------------------------------------------------------------------------


def badge(seat: int) -> svg.SVG:
    return picture((-16, -16, 32, 32), [Frozen(person(seat, 0, 0, 13))])


def thumb(state: Any, seat: int) -> svg.SVG:
    """A farm in small."""
    return picture((-2, -2, 104, 64), [Frozen(small_yard(state.farms[seat], 20))])


def facts(state: Any, seat: int, picks: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """Chips beside a seat's name: food and animals."""
    farm = state.farms[seat]
    names = ["food", *(name for name in ("sheep", "boar", "cattle") if farm.goods[NUMBER[name]])]
    return [{"text": str(farm.goods[NUMBER[name]]), "on": False, "glyph": picture((0, 0, 24, 24), [Frozen(icon(name, 0, 0, 24))])} for name in names]


def glyph(event: Event) -> svg.SVG | None:
    """A small picture for a line of the log: the good it is about, or the seat."""
    kind, _, name = event.kind.partition(".")
    if name in NUMBER:
        return picture((0, 0, 24, 24), [Frozen(icon(name, 0, 0, 24))])
    return badge(event.seat) if event.seat is not None and kind == "placed" else None
