"""Marks of Cacao: where a tile may go, what is considered and would bring, what was just laid, what counts."""

from __future__ import annotations

from typing import Iterable

import svg

from pygame_core.draw.fitting import width
from pygame_core.draw.kit import group, num, path, text, use
from pygame_core.draw.marks import brackets, cross, focus
from pygame_core.games.cacao.drawing.board import HALF, between, frame, pieces
from pygame_core.games.cacao.drawing.grid import CELL, centre
from pygame_core.games.cacao.drawing.preview import Gain
from pygame_core.games.cacao.drawing.scene import Scene
from pygame_core.games.cacao.drawing.workers import seat_shape
from pygame_core.games.cacao.tiles import name, named, spot


def places(scene: Scene) -> Iterable[svg.Element]:
    """Cells where something may be laid: dashed in accent what can be touched now, faint where a tile could go later."""
    state, laid = scene.state, scene.proposal.cell if scene.proposal else None
    shown = set(scene.fill.cells) if scene.fill else () if state.over or scene.act else state.places
    for cell in sorted(set(shown) - {laid}):
        x, y = centre(cell)
        if cell not in scene.open:
            yield frame(x, y, 7, "var(--line)", 1.6, radius=8, stroke_dasharray=[5, 5])
        else:
            yield frame(x, y, 6, "var(--accent)", 2, radius=8, stroke_dasharray=[6, 5], **_ground(scene))
            yield svg.Circle(cx=num(x), cy=num(y), r=5, fill="none", stroke="var(--accent)", stroke_width=2)


def _ground(scene: Scene) -> dict:
    """Jungle cells to be filled are green."""
    return {"fill": "var(--piece-leaf)", "fill_opacity": 0.16} if scene.fill else {}


def last(scene: Scene) -> Iterable[svg.Element]:
    for cell in scene.last:
        x, y = centre(cell)
        yield brackets(x - HALF + 5, y - HALF + 5, CELL - 10, CELL - 10, 16)


def lit(scene: Scene) -> Iterable[svg.Element]:
    for cell in sorted(scene.lit):
        yield frame(*centre(cell), 2, "var(--chalk)", 7)
        yield frame(*centre(cell), 2, "var(--accent)", 3.5)


def targets(scene: Scene) -> Iterable[svg.Element]:
    """Own tiles that may be built over; the edge at which a sale is decided; a refused touch."""
    for cell in sorted(scene.open & scene.state.board.keys()):
        yield frame(*centre(cell), 4, "var(--chalk)", 6)
        yield frame(*centre(cell), 4, "var(--accent)", 2.6, stroke_dasharray=[9, 6])
    if scene.act and scene.act.sale:
        edge = scene.act.numbered(scene.act.sale)
        x, y = between(edge.home, edge.site)
        across = spot(edge.home)[1] == spot(edge.site)[1]
        border = f"M{num(x)} {num(y - 44)}v88" if across else f"M{num(x - 44)} {num(y)}h88"
        yield path(border, stroke="var(--chalk)", width=13, stroke_linecap="round")
        yield path(border, stroke="var(--accent)", width=6, stroke_dasharray=[12, 8])
    if scene.refused is not None:
        x, y = centre(scene.refused)
        yield cross(x + 38, y - 38)


def ghost(scene: Scene) -> Iterable[svg.Element]:
    """The tile considered, the jungle cells it would open, and a chip for what each edge would bring."""
    considered = scene.proposal
    if considered is None:
        return
    for cell in considered.opens:
        yield from _opening(scene, cell)
    x, y = centre(considered.cell)
    yield group(*pieces(considered.tile, x, y - 4, round(scene.look.coin, 2)), opacity=0.95, id=scene.id("ghost"))
    yield frame(x, y - 4, 0, "var(--chalk)", 7)
    yield frame(x, y - 4, 0, "var(--accent)", 4, stroke_dasharray=[12, 7])
    for gain in considered.gains:
        yield chip(scene, gain)


def _opening(scene: Scene, cell: int) -> Iterable[svg.Element]:
    """A jungle tile comes here next: a leaf-green cell with the back of a tile."""
    x, y = centre(cell)
    yield frame(x, y, 5, "var(--piece-leaf)", 3, radius=6, fill="var(--sheet)", stroke_dasharray=[8, 6])
    yield use("cacao-pod", x, y - 1, opacity=0.55)
    yield text(x + 26, y + 28, "?", max(24, scene.look.words), weight=700)


ICONS = {"cacao": ("cacao-pod", 0.42, (0, 0)), "gold": ("cacao-gold", 1, (0, 0)), "water": ("cacao-drop-blue", 0.42, (0, 1)),
         "sun": ("cacao-disc", 0.3, (0, 0)), "temple": ("cacao-temple-mark", 1, (0, 0))}


def icon(good: str, x: float, y: float, size: float) -> svg.Use:
    """A good about a point; `size` 1 fits words of 14."""
    shape, scale, (dx, dy) = ICONS[good]
    return svg.Use(href=f"#{shape}", transform=[svg.Translate(num(x + dx * size), num(y + dy * size)), svg.Scale(round(scale * size, 3))])


def shapes() -> Iterable[svg.Element]:
    yield path("M-9 8h18v-4h-18zM-6 4H6V0H-6zM-3 0h6v-4h-6zM-4-4h8v-3h-8z", "var(--chalk)", "var(--key)", 1.4, id="cacao-temple-mark")


def chip(scene: Scene, gain: Gain) -> svg.G:
    """`+6` and a coin at the corner end of the edge, so that neither people nor prices are covered. Others' gains
    begin with their shape."""
    words = f"+{gain.count}" if gain.count else "0"
    size = max(14, scene.look.words) / 14
    other = gain.seat != scene.state.to_move
    wide = width(words, 14, 700) + 40 + (18 if other else 0)
    x, y = between(gain.home, gain.site)
    if spot(gain.home)[1] == spot(gain.site)[1]:
        y += 40
    else:
        x -= 34
    left = -wide / 2 + 10
    drawn: list[svg.Element] = [svg.Rect(x=num(-wide / 2), y=-13, width=num(wide), height=26, rx=13, fill="var(--sheet)",
                                         stroke="var(--ink)" if other else "var(--accent)", stroke_width=2)]
    if other:
        drawn.append(group(seat_shape(gain.seat, 7, 1.4), transform=[svg.Translate(num(left + 6), 0)]))
        left += 18
    drawn.append(text(left, 0, words, 14, weight=700, anchor="start"))
    drawn.append(icon(gain.good, wide / 2 - 16, 0, 0.95))
    return group(*drawn, transform=[svg.Translate(num(x), num(y)), svg.Scale(round(size, 2))],
                 id=scene.id(f"chip-{name(gain.home)}-{name(gain.site)}"))


def ring(scene: Scene) -> Iterable[svg.Element]:
    """Where the keyboard is."""
    cell = named(scene.focus)
    if cell is not None:
        x, y = centre(cell)
        yield focus(x - HALF, y - HALF, CELL, CELL, 3)
        return
    edge = scene.act.numbered(int(scene.focus.removeprefix("edge-")))
    x, y = between(edge.home, edge.site)
    yield focus(x - 18, y - 18, 36, 36, 18)
