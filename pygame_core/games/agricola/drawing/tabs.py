"""The table in parts, for a small screen: actions, farm, hand, major improvements."""

from __future__ import annotations

from typing import Any

from pygame_core.draw.kit import Frozen, num, picture
from pygame_core.draw.view import View
from pygame_core.games.agricola import cards
from pygame_core.games.agricola.drawing import panel
from pygame_core.games.agricola.drawing.cards import WIDE, held, lacks, spread, viewer
from pygame_core.games.agricola.drawing.scene import Box, Scene, rect, words
from pygame_core.games.agricola.drawing.shapes import icon, seat_shape
from pygame_core.games.agricola.drawing.spaces import deed, harvest_mark, space_
from pygame_core.games.agricola.drawing.yard import small_yard, yard
from pygame_core.games.agricola.goods import NAMES
from pygame_core.games.agricola.spaces import HARVESTS, LAST

WIDTH, COLUMNS, GAP = 382, 4, 6
SIDE = 76  # of a farm space
GLYPHS = {"actions": "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z", "farm": "M4 20V10l6-5 6 5v10zM16 12h5v8h-5M9 20v-5h3v5",
          "hand": "M4 6l9-2 3 14-9 2zM15 6l5 1-2 13", "build": "M4 20V10l8-6 8 6v10h-5v-6H9v6z"}


def tabs(state: Any, view: View) -> list[dict[str, Any]]:
    """What can be touched is on one of them each: prices where the thing that they are for is."""
    seat = viewer(state, view)
    hand = held(state, seat, view.open)
    chosen = next((pick for pick in view.picks if pick in cards.MAJORS or pick in hand), "")
    paying = "farm" if not chosen else "build" if chosen in cards.MAJORS else "hand"
    buyer = view.home if view.home is not None else max(0, seat)
    able = sum(lacks(state, cards.MAJORS[id_], buyer) is None for id_ in state.majors)
    found = [_tab("actions", Scene(state, view), _actions), _tab("farm", Scene(state, view), _farm, paying, own=True)]
    if hand:
        found.append(_tab("hand", Scene(state, view), lambda scene: spread(scene, hand, seat, WIDE[True]), paying, count=len(hand)))
    return [*found, _tab("build", Scene(state, view), lambda scene: spread(scene, cards.MAJORS, buyer, WIDE[True]), paying, count=able)]


def _tab(name: str, scene: Scene, body: Any, paying: str = "", **more: Any) -> dict[str, Any]:
    drawn, height = body(scene)
    if name == paying:
        lower, height = panel.prices(scene, 4, height, WIDTH - 8)
        drawn += lower
    label = scene.say("agricola.tab." + name)
    shown = picture((-4, -6, WIDTH + 8, height + 12), [Frozen(scene.settled(drawn))], cls="agricola", role="group" if scene.view.touchable else "img",
                    label=label, style="background:var(--agricola-board)", aspect="xMidYMin")
    drawn_glyph = f'<path d="{GLYPHS[name]}" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>'
    return {"name": name, "picture": shown, "glyph": picture((0, 0, 24, 24), [Frozen(drawn_glyph)]), **more}


# --- actions ----------------------------------------------------------------------------------------------


def _actions(scene: Scene) -> tuple[str, float]:
    """All spaces in rows of four, the rounds to come in the room that is left, and a glance at farm and supplies."""
    spaces = scene.state.spaces
    coming = range(scene.state.round + 1, LAST + 1)
    left = -len(spaces) % COLUMNS
    fits = left * 90 >= 36 * len(coming)
    rows = -(-len(spaces) // COLUMNS) + (not fits and bool(coming))
    w, h = (WIDTH - (COLUMNS - 1) * GAP) / COLUMNS, 74 if rows <= 7 else 65

    def at(index: int) -> Box:
        return index % COLUMNS * (w + GAP), index // COLUMNS * (h + GAP), w, h

    placed = {space.id: at(index) for index, space in enumerate(spaces)}
    drawn = "".join(space_(scene, space, placed[space.id]) for space in spaces)
    drawn += "".join(_sickle(placed[id_]) for round_, id_ in enumerate(scene.state.rounds[:scene.state.round], 1) if round_ in HARVESTS)
    if coming:
        x, y, _, _ = at(len(spaces) if fits else (rows - 1) * COLUMNS)
        drawn += _to_come(scene, coming, (x, y, WIDTH - x, h if fits else 48))
    y = rows * (h + GAP) - (0 if fits or not coming else h - 48)
    lower, y = _glance(scene, y + 4, 20 if rows > 5 else 32)
    return drawn + lower, y


def _sickle(box: Box) -> str:
    """On the gap after the box, or within the edge of the picture."""
    return harvest_mark((box[0], box[1], min(box[2], WIDTH - 8 - box[0]), box[3]), GAP)


def _to_come(scene: Scene, rounds: range, box: Box) -> str:
    """The rounds whose cards lie face down, the harvests between them, and what was promised for them."""
    x, y, w, h = box
    step = w / len(rounds)
    drawn = rect(box, 6, "url(#agricola-hidden)", "var(--line)", 1.2)
    for order, round_ in enumerate(rounds):
        at = x + (order + 0.42) * step
        drawn += words(at, y + 14, round_, 12, weight=600, fill="var(--ink-soft)", anchor="middle")
        if round_ in HARVESTS:
            drawn += _sickle((x, y - h / 2 + 14, (order + 0.92) * step - GAP / 2, h))
        for row, (seat, name) in enumerate(scene.lying.get(round_, ())[:2]):
            drawn += deed(name, at - 9, y + 22 + row * 15, 13, False) + seat_shape(seat, at + 9, y + 29 + row * 15, 3.5)
    return f"<g>{drawn}</g>"


def _glance(scene: Scene, y: float, side: float) -> tuple[str, float]:
    """The farm in small, its goods, and how far it is to the next harvest."""
    farm, left = scene.state.farms[scene.seat], 5 * side + 14
    drawn = f'<g transform="translate(2 {num(y + 4)})">{small_yard(farm, side)}</g>'
    step = (WIDTH - left) / 5
    for good, name in enumerate(NAMES):
        x, top = left + good % 5 * step, y + 2 + good // 5 * 26
        drawn += icon(name, x, top, 20, not farm.goods[good])
        drawn += words(x + 25, top + 10, farm.goods[good], 14, weight=650, fill="var(--ink)" if farm.goods[good] else "var(--ink-soft)")
    more, bottom = panel.harvest_gap(scene, left, y + 58, WIDTH - left) if side > 24 else ("", y + 56)
    return drawn + more, max(bottom, y + 3 * side + 10)


# --- the farm ---------------------------------------------------------------------------------------------


def _farm(scene: Scene) -> tuple[str, float]:
    drawn, y = f'<g transform="translate(1 4)">{yard(scene, SIDE)}</g>', 3 * SIDE + 16
    more, y = panel.supplies(scene, 3, y, WIDTH - 2)
    return panel.stacked((panel.harvest_gap, panel.family, panel.own_cards, panel.points), scene, 3, y, WIDTH - 2, drawn + more)
