"""Tiny Paths in pictures. `draw` is the board; `hand`, `thumb`, `badge` and `facts` stand beside it."""

from __future__ import annotations

from typing import Any

import svg

from agora_tiny.rules import CELLS, LAY, NAMES, SIZE, SLOTS, TURNS, Tile
from pygame_core.draw.kit import RULES, group, path, picture, text, touchable
from pygame_core.draw.marks import brackets, focus
from pygame_core.draw.view import View

CELL = 60
SHAPES = ("M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z", "M-8-8H8V8H-8Z", "M0-10 10 8H-10Z")  # a seat's sign; colour is not needed
EDGE = ((0, -28), (28, 0), (0, 28), (-28, 0))  # the middle of each side, from the centre


def defs() -> svg.Defs:
    return svg.Defs(elements=[svg.Style(text=RULES)])


def draw(state: Any, view: View = View()) -> svg.SVG:
    view.text.add(state.game.folder)
    layers = [svg.Rect(width=SIZE * CELL, height=SIZE * CELL, fill="var(--sheet)", stroke="var(--ink)", stroke_width=2)]
    if view.touchable:
        layers += [group(*(_cell(state, view, rank * SIZE + file) for file in range(SIZE)), extra={"role": "row"}) for rank in reversed(range(SIZE))]
    layers += [_placed(cell, _tile(tile), tile, view) for cell, tile in state.board.items()]
    layers += [_ghost(state, view, cell, kind, turn) for cell, kind, turn in _considered(state, view)]
    layers += [brackets(*_corner(CELLS[event.values["at"]], 3), CELL - 6, CELL - 6, 10) for event in view.last if "at" in event.values]
    label = view.text("tiny.say.board", n=len(state.board), deck=len(state.deck))
    return picture((-2, -2, SIZE * CELL + 4, SIZE * CELL + 4), layers, role="grid" if view.touchable else "img", label=label)


def _corner(cell: int, inset: float = 0) -> tuple[float, float]:
    rank, file = divmod(cell, SIZE)
    return file * CELL + inset, (SIZE - 1 - rank) * CELL + inset


def _cell(state: Any, view: View, cell: int) -> svg.G:
    name, tile = NAMES[cell], state.board.get(cell)
    open_, tab = name in view.open, view.focus if view.focus in CELLS else next((pick for pick in view.open if pick in CELLS), "a1")
    message = f"tiny.say.{tile.kind}" if tile else "tiny.say.free" if open_ else "tiny.say.empty"
    x, y = _corner(cell)
    spoken = touchable(name, view.text(message, at=name), role="gridcell", open=open_, chosen=name in view.picks, focus=name == tab)
    parts = [svg.Rect(x=x, y=y, width=CELL, height=CELL, fill="transparent", stroke="var(--line)", **spoken)]
    if name == tab:
        parts.append(focus(*_corner(cell, 5), CELL - 10, CELL - 10, 6))
    if open_:
        parts.append(svg.Circle(cx=x + CELL / 2, cy=y + CELL / 2, r=5, fill="none", stroke="var(--accent)", stroke_width=2, pointer_events="none"))
    if name == view.refused:
        parts.append(path(f"M{x + 20} {y + 20}l20 20m0-20l-20 20", stroke="var(--accent)", width=3, pointer_events="none"))
    return group(*parts)


def _tile(tile: Tile) -> list[svg.Element]:
    """A tile about the origin: its paths, and the sign of whoever laid it."""
    ways = "".join(f"M0 0L{EDGE[side][0]} {EDGE[side][1]}" for side in sorted(tile.ends()))
    sign = _sign(tile.seat) if tile.seat is not None else []
    return [svg.Rect(x=-28, y=-28, width=56, height=56, rx=6, fill="var(--wheat)", stroke="var(--ink)", stroke_width=2),
            path(ways, stroke="var(--soil)", width=8), *sign]


def _placed(cell: int, drawn: list, tile: Tile, view: View, **more: Any) -> svg.G:
    dim = view.lit and NAMES[cell] not in view.lit or view.shown is not None and tile.seat != view.shown
    x, y = _corner(cell, CELL / 2)
    return group(group(*drawn, data={"at": NAMES[cell]}, opacity=0.35 if dim else None), transform=[svg.Translate(x, y)], pointer_events="none", **more)


def _considered(state: Any, view: View) -> list[tuple[int, str, int]]:
    """The tile in hand where it would lie: (cell, kind, rotation)."""
    slot = next((SLOTS.index(pick) for pick in view.picks if pick in SLOTS), None)
    at = next((pick for pick in (*view.picks, view.hover) if pick in CELLS), None)
    if state.to_move is None or state.phase != LAY or slot is None or at is None:
        return []
    kind = state.hands[state.to_move][slot]
    return [(CELLS[at], kind, _turn(kind, view))]


def _turn(kind: str, view: View) -> int:
    return int((view.turn or "r0")[1:]) % TURNS[kind]


def _ghost(state: Any, view: View, cell: int, kind: str, turn: int) -> svg.G:
    tile = Tile(kind, turn, state.to_move)
    return _placed(cell, _tile(tile), tile, view, class_=["tiny-ghost"], opacity=0.6, data={"turn": turn})


def hand(state: Any, view: View) -> svg.SVG | None:
    """The hand of whoever looks; nobody else's is drawn."""
    if view.viewer is None or view.viewer < 0:
        return None
    tiles = state.hands[view.viewer]
    tab = view.focus if view.focus in SLOTS[:len(tiles)] else "h1"
    drawn = [_held(slot, kind, view, view.viewer == state.to_move, SLOTS[slot] == tab) for slot, kind in enumerate(tiles)]
    return picture((0, 0, 280, 70), drawn, role="listbox", label=view.text("tiny.say.hand", n=len(tiles)))


def _held(slot: int, kind: str, view: View, mine: bool, tab: bool) -> svg.G:
    name, x = SLOTS[slot], slot * 70
    chosen = mine and name in view.picks
    spoken = touchable(name, view.text(f"tiny.say.hand.{kind}", number=slot + 1), role="option", open=mine and name in view.open, chosen=chosen, focus=tab)
    face = group(*_tile(Tile(kind, _turn(kind, view), None)), transform=[svg.Translate(x + 35, 35)], pointer_events="none")
    frame = svg.Rect(x=x + 2, y=2, width=66, height=66, rx=8, fill="transparent", stroke="var(--accent)" if chosen else "var(--line)",
                     stroke_width=4 if chosen else 2, **spoken)
    return group(face, frame, *([focus(x + 5, 5, 60, 60, 6)] if tab else []))


def thumb(state: Any, seat: int) -> svg.SVG:
    """A seat seen from outside: its sign, and the backs of its tiles."""
    backs = [svg.Rect(x=44 + 26 * number, y=6, width=22, height=28, rx=3, fill="var(--soil)", stroke="var(--ink)") for number in range(len(state.hands[seat]))]
    return picture((0, 0, 160, 40), [group(*_sign(seat), transform=[svg.Translate(20, 20)]), *backs])


def badge(seat: int) -> svg.SVG:
    return picture((-16, -16, 32, 32), _sign(seat))


def _sign(seat: int) -> list[svg.Element]:
    return [path(SHAPES[seat], "var(--sheet)", "var(--ink)", 2)]


def facts(state: Any, seat: int, picks: tuple[str, ...] = ()) -> list[dict]:
    return [{"text": str(len(state.hands[seat])), "on": bool(picks)}]


def poster(state: Any) -> svg.SVG:
    return draw(state)
