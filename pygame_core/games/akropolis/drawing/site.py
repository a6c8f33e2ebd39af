"""The construction site: the tiles to choose from with their prices; and alone, what the Architect has."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Iterator, NamedTuple

import svg

from pygame_core.draw.fitting import fit
from pygame_core.draw.kit import Frozen, group, num, picture, text, touchable, use
from pygame_core.draw.view import View, speech
from pygame_core.games.akropolis.drawing.grid import SIDE, spot
from pygame_core.games.akropolis.drawing.pieces import stand, tops
from pygame_core.games.akropolis.drawing.scene import turn_named
from pygame_core.games.akropolis.drawing.touch import NAMES
from pygame_core.games.akropolis.tiles import DISTRICTS, TILES
from pygame_core.geometry.hexes import ORIGIN, trio

WIDE = 344
GAP, TOP = 6, 24
LARGEST = 20  # side of a hex
RIVAL = 62  # height of what the Architect has


def site(state: Any, view: View) -> svg.SVG | None:
    """None when there is nothing to show: after the end of a game of several."""
    if state.to_move is None and state.players > 1:
        return None
    say = speech(state, view)
    slot = Slot.of(state.circle + 2)
    drawn, whole, spoken = list(_head(state, say)), TOP + slot.high, [say("akropolis.say.site")]
    if state.to_move is not None:
        focus = _focus(state, view)
        drawn += [_tile(state, view, place, tile, slot, focus == f"t{tile}") for place, tile in enumerate(state.site)]
    if state.players == 1:
        drawn.append(_architect(state, say, whole + 12))
        whole += RIVAL
        spoken.append(say("akropolis.say.architect", name=say(f"akropolis.architect.{state.options['architect']}"),
                          points=state.architect_score().points + state.stones[1], n=state.stones[1]))
    return picture((0, 0, WIDE, round(whole, 1)), drawn, label=". ".join(spoken), cls="akropolis akropolis-site",
                   role="listbox" if view.touchable else "img")


class Slot(NamedTuple):
    """How large the places of the site are, and the hexes in them."""

    wide: float
    high: float
    side: float

    @classmethod
    def of(cls, count: int) -> Slot:
        wide = (WIDE - GAP * (count - 1)) / count
        side = min(LARGEST, (wide - 6) / 3.6)
        return cls(wide, 3.6 * side + 32, side)


def _head(state: Any, say: Any) -> Iterator[svg.Element]:
    row, rows = state.row
    left, right = say("akropolis.say.site"), say("akropolis.say.row", row=row, rows=rows, tiles=len(state.stacks))
    yield group(text(0, 9, left, 12, weight=600, fill="var(--ink-soft)", anchor="start"),
                text(WIDE, 9, right, fit(right, 200, 12), fill="var(--ink-soft)", anchor="end"), extra={"aria-hidden": "true"})


def _focus(state: Any, view: View) -> str:
    """The pick that is the tab stop."""
    picks = [f"t{tile}" for tile in state.site]
    return view.focus if view.focus in picks else next((pick for pick in picks if pick in view.open), picks[0])


def _tile(state: Any, view: View, price: int, tile: int, slot: Slot, focus: bool) -> svg.G:
    """A tile in its place, with its price below."""
    pick, say, x = f"t{tile}", speech(state, view), price * (slot.wide + GAP)
    chosen, dear = view.picks[:1] == (pick,), price > state.stones[state.to_move]
    considered = view.hover == pick and not chosen and pick in view.open
    turn = turn_named(view.turn) or 0 if chosen else 0
    face = group(lying(tile, turn), transform=[svg.Translate(num(x + slot.wide / 2), num(TOP + 6 + 1.75 * slot.side)),
                                               svg.Scale(round(slot.side / SIDE, 3))],
                 opacity=0.38 if dear else None, pointer_events="none")
    parts = [_frame(x, slot, 1, 10, "var(--accent)" if chosen or considered else "none", fill="var(--akro-pick)" if chosen else "transparent",
                    stroke_width=2, stroke_dasharray=[6, 4] if considered else None),
             face, _price(x + slot.wide / 2, TOP + slot.high - 14, price, say("akropolis.say.free"), slot, dear)]
    key = None if view.ids is None else f"{view.ids}site-{pick}"
    if not view.touchable:
        return group(*parts, id=key)
    if focus:
        ring = _frame(x, slot, 1.5, 9, "var(--focus)", fill="none", stroke_width=3)
        parts.append(group(ring, class_=["focus-ring"], pointer_events="none"))
    return group(*parts, id=key, **touchable(pick, label(state, say, price, tile), role="option", open=pick in view.open, chosen=chosen, focus=focus))


def _frame(x: float, slot: Slot, inset: float, radius: float, stroke: str, **attributes: Any) -> svg.Rect:
    return svg.Rect(x=num(x + inset), y=num(TOP + inset), width=num(slot.wide - 2 * inset), height=num(slot.high - 2 * inset), rx=radius,
                    stroke=stroke, **attributes)


def _price(x: float, y: float, price: int, free: str, slot: Slot, dear: bool) -> svg.G:
    ink = "var(--ink-soft)" if dear else "var(--ink)"
    if price:
        words = [text(x - 9, y, price, 13, weight=600, fill=ink),
                 group(use("akro-stone", 0, 0), transform=[svg.Translate(num(x - 3), num(y - 9)), svg.Scale(0.75)])]
    else:
        words = [text(x, y, free, fit(free, slot.wide - 4, 13, 600), weight=600, fill=ink)]
    return group(*words, pointer_events="none", extra={"aria-hidden": "true"})


def label(state: Any, say: Any, price: int, tile: int) -> str:
    """What a screen reader says of a tile."""
    hexes = ", ".join(say(f"akropolis.kind.{NAMES[letter]}") for letter in TILES[tile])
    dear = price > state.stones[state.to_move]
    return say("akropolis.say.tile_dear" if dear else "akropolis.say.tile", tile=tile, hexes=hexes, price=price)


@lru_cache(maxsize=512)
def lying(tile: int, turn: int) -> Frozen:
    """A tile round the middle of its box, in a rotation."""
    cells = trio(6 * ORIGIN + turn)
    top = {cell: 4 * tile + place for place, cell in enumerate(cells)}
    level = dict.fromkeys(cells, 1)
    xs, ys = zip(*map(spot, cells))
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return Frozen(group(*(stand(cell, 1, drawn) for cell, drawn in tops(top, level)), transform=[svg.Translate(num(-x), num(-y))]))


def _architect(state: Any, say: Any, y: float) -> svg.G:
    """Its name and total; for each colour value × stars; quarries, where they count; stones."""
    worth, stones = state.architect_score(), state.stones[1]
    name = say(f"akropolis.architect.{state.options['architect']}")
    drawn = [svg.Rect(x=0.5, y=num(y), width=WIDE - 1, height=RIVAL - 14, rx=8, fill="var(--paper)", stroke="var(--line)"),
             text(10, y + 14, name, fit(name, 240, 13, 600), weight=600, anchor="start"),
             text(WIDE - 10, y + 14, worth.points + stones, 15, weight=700, anchor="end")]
    words = [(f"akro-mini-{kind}", 0.16, 8, f"{value}×{stars}") for kind, (value, stars) in zip(DISTRICTS, worth.colours)]
    if worth.quarries:
        words.append(("akro-mini-q", 0.16, 8, str(worth.quarries)))
    words.append(("akro-stone", 0.75, -1, str(stones)))
    step = (WIDE - 20) / len(words)
    for place, (shape, scale, shift, number) in enumerate(words):
        x = 10 + place * step
        down = 34 if scale < 0.5 else 25
        drawn += [group(use(shape, 0, 0), transform=[svg.Translate(num(x + shift), num(y + down)), svg.Scale(scale)]),
                  text(x + 19, y + 34, number, 12, anchor="start")]
    return group(*drawn, extra={"aria-hidden": "true"})
