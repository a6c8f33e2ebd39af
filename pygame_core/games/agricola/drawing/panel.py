"""What lies beside the farm: supplies, the family, prices to choose, the harvest, cards in play, points, other farms."""

from __future__ import annotations

import re
from typing import Any, Callable, Iterable

import svg

from pygame_core.draw.fitting import width
from pygame_core.draw.kit import Frozen, num, picture
from pygame_core.game import Event
from pygame_core.games.agricola import cards, harvest
from pygame_core.games.agricola.drawing.scene import Box, Scene, paragraph, rect, words
from pygame_core.games.agricola.drawing.shapes import fence_icon, icon, person, seat_shape
from pygame_core.games.agricola.drawing.cards import price_words
from pygame_core.games.agricola.drawing.yard import elsewhere, small_yard
from pygame_core.games.agricola.farm import Farm
from pygame_core.games.agricola.goods import FOOD, NAMES, NUMBER
from pygame_core.games.agricola.spaces import HARVESTS

PRICE = re.compile(r"(?:[a-z]+\d+-?)+")


def panel(scene: Scene, x: float, y: float, room: float) -> tuple[str, float]:
    """Everything beside the farm shown, from (x, y) down; and where it ends."""
    drawn, y = supplies(scene, x, y, room)
    return stacked((family, prices, harvest_gap, own_cards, points, others), scene, x, y, room, drawn)


def stacked(parts: Iterable[Callable], scene: Scene, x: float, y: float, room: float, drawn: str = "") -> tuple[str, float]:
    """Parts under one another, and where they end."""
    for part in parts:
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


def family(scene: Scene, x: float, y: float, room: float) -> tuple[str, float]:
    """People to place and placed, what is left to build."""
    state, seat = scene.state, scene.seat
    farm, left = state.farms[seat], max(0, state.people(seat))
    drawn = "".join(seat_shape(seat, x + 9 + k * 20, y + 10, 7.5, hollow=k >= left) for k in range(max(farm.people, left)))
    at = x + 20 * max(farm.people, left) + 12
    for name, number in (("fence", state.fences_left(seat)), ("stable", farm.stables_left)):
        drawn += fence_icon(at, y, 18) if name == "fence" else icon(name, at, y, 18)
        drawn += words(at + 24, y + 10, number, 13, weight=600)
        at += 56
    if farm.begging:
        drawn += words(at, y + 10, scene.say("agricola.say.begging", n=farm.begging), 12, weight=600, fill="var(--ink)")
    return drawn, y + 30


def harvest_gap(scene: Scene, x: float, y: float, room: float) -> tuple[str, float]:
    """How far it is to the next harvest: food due and food at hand."""
    state, farm = scene.state, scene.state.farms[scene.seat]
    after = next((round_ for round_ in sorted(HARVESTS) if round_ >= state.round), None)
    if after is None or not state.agenda:
        return "", y
    due, have, rounds = harvest.need(state, scene.seat), farm.goods[FOOD], after - state.round
    drawn = rect((x, y, room - 4, 58), 8, "var(--sheet)", "var(--line)", 1) + icon("harvest", x + 10, y + 8, 18)
    title = scene.say("agricola.say.harvest.in", n=rounds) if rounds else scene.say("agricola.say.harvest.now")
    drawn += words(x + 34, y + 17, title, 14 if width(title, 14, 650) < room - 44 else 12, weight=650)
    step = min(22, (room - 130) / max(1, due))
    drawn += "".join(icon("food", x + 10 + k * step, y + 31, 20, k >= have) for k in range(due))
    lack = scene.say("agricola.say.short", n=due - have) if due > have else scene.say("agricola.say.enough")
    drawn += words(x + room - 16, y + 42, lack, 14, weight=650, anchor="end", fill="var(--accent)" if due > have else "var(--ink)")
    return drawn, y + 66


def prices(scene: Scene, x: float, y: float, room: float) -> tuple[str, float]:
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


def own_cards(scene: Scene, x: float, y: float, room: float) -> tuple[str, float]:
    return tags(scene, owned(scene.state, scene.state.farms[scene.seat]), x, y, room)


def tags(scene: Scene, ids: list[str], x: float, y: float, room: float) -> tuple[str, float]:
    """Cards in play by name and points, with what lies on them."""
    drawn, at = "", x
    for id_ in ids:
        card, lots = cards.named(id_), _held(scene, id_)
        name, plots = scene.say(f"agricola.card.{id_}"), 32 * len(card.slots) + (32 * len(lots) + 6 if lots else 0)
        wide = min(room, width(name, 12, 500) + (54 if card.points and plots else 48 if card.points else 32) + plots)
        if at > x and at + wide > x + room:
            at, y = x, y + 34
        box: Box = (at, y, wide, 30)
        body = rect(box, 6, "var(--sheet)", "var(--ink)", 1) + icon("occupation" if card.kind == "occupation" else "improve", at + 5, y + 7, 16)
        body += paragraph(at + 25, y + 5, name, wide - 28 - plots, 12, weight=500, most=1)
        if card.points:
            body += words(at + wide - 8, y + 15, card.points, 12, weight=700, anchor="end")
        left = at + wide - plots - (24 if card.points else 2)
        for order, (good, number) in enumerate(lots):
            body += icon(good, left + 6 + 32 * order, y + 5, 18) + words(left + 26 + 32 * order, y + 14, number, 12, weight=650)
        spoken = [name, scene.say(f"agricola.text.{id_}"), *(scene.say(f"agricola.say.pile.{good}", n=number) for good, number in lots)]
        drawn += scene.touch(id_, box, ", ".join(spoken), body, listed=False, tip=spoken[1])
        drawn += "".join(_plot(scene, slot, left + 32 * order, y) for order, (slot, _) in enumerate(card.slots))
        at += wide + 6
    return (drawn, y + 38) if ids else ("", y)


def _held(scene: Scene, id_: str) -> list[tuple[str, int]]:
    """Goods that lie on a card in play; the animals on several cards of a farm's are shown on the first."""
    state = scene.state
    seat = next(seat for seat, farm in enumerate(state.farms) if id_ in farm.cards)
    if cards.named(id_).homes and id_ == next(other for other in state.farms[seat].cards if cards.named(other).homes):
        return list(elsewhere(state, seat).items())
    return [(good, number) for good, number in cards.named(id_).holds(state, seat) if number]


def _plot(scene: Scene, slot: str, x: float, y: float) -> str:
    """A field on a card: what stands there. It is touched by itself if the card has several."""
    good, number = next((farm.slots[slot] for farm in scene.state.farms if slot in farm.slots), (None, 0))
    box: Box = (x, y + 2, 30, 24)
    body = icon("ground-field", x + 2, y + 5, 18, True) if good is None else icon(NAMES[good], x + 1, y + 5, 18)
    body += words(x + 20, y + 14, number, 12, weight=650) if number else ""
    if "-" not in slot:
        return body
    spoken = scene.say("agricola.say.pile." + NAMES[good], n=number) if good is not None else scene.say("agricola.say.field")
    return scene.touch(slot, box, spoken, body)


LINES = {"fields": "ground-field", "pastures": "fence", "grain": "grain", "vegetables": "vegetable", "sheep": "sheep", "boar": "boar",
         "cattle": "cattle", "unused": "ground-wild", "fenced-stables": "stable", "rooms": "room-stone", "family": "person", "card-points": "improve",
         "bonus-points": "improve", "begging": "food"}


def points(scene: Scene, x: float, y: float, room: float) -> tuple[str, float]:
    """The score as it stands, a figure for each rule."""
    sheet = scene.state.scores()[scene.seat]
    totals: dict[str, int] = {}
    for line in sheet.lines:
        totals[LINES[line.rule]] = totals.get(LINES[line.rule], 0) + line.points
    across, step = 6, (room - 60) / 6
    rows = -(-len(totals) // across)
    drawn = rect((x, y, room - 4, 12 + 26 * rows), 8, "var(--sheet)", "var(--line)", 1)
    for order, (name, earned) in enumerate(totals.items()):
        left, row = x + 10 + order % across * step, y + 19 + order // across * 26
        drawn += fence_icon(left, row - 9, 18) if name == "fence" else icon(name, left, row - 9, 18)
        drawn += words(left + 22, row, str(earned).replace("-", "−"), 13, weight=600, fill="var(--accent)" if earned < 0 else "var(--ink)")
    return drawn + words(x + room - 16, y + 6 + 13 * rows, str(sheet.total).replace("-", "−"), 20, weight=700, anchor="end"), y + 26 + 26 * rows


def others(scene: Scene, x: float, y: float, room: float) -> tuple[str, float]:
    """The other farms in small, with the people they have left and their cards."""
    state, drawn = scene.state, ""
    seats = [seat for seat in range(state.players) if seat != scene.seat]
    each = min(130, room / max(1, len(seats)))
    side = min(20, (each - 8) / 5)
    for order, seat in enumerate(seats):
        left, top = x + order * each, y + 3 * side + 12
        farm, people = state.farms[seat], max(0, state.people(seat))
        drawn += f'<g transform="translate({num(left)} {num(y)})">{small_yard(farm, side)}</g>'
        drawn += "".join(seat_shape(seat, left + 6 + k * 12, top, 4.5, hollow=k >= people) for k in range(max(people, farm.people)))
        drawn += icon("food", left + 5 * side - 30, top - 8, 15) + words(left + 5 * side - 12, top, farm.goods[FOOD], 12, weight=600)
    y += 3 * side + 32 if seats else 0
    for seat in seats:
        if owned(state, state.farms[seat]):
            drawn += seat_shape(seat, x + 8, y + 14, 7)
            more, y = tags(scene, owned(state, state.farms[seat]), x + 24, y, room - 24)
            drawn += more
    return drawn, y


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
