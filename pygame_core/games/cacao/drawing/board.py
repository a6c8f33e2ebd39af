"""The island itself: its edge, its tiles, and what can be touched on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Iterable

import svg

from pygame_core.draw.kit import Frozen, group, num, text, touchable, use
from pygame_core.games.cacao.drawing.grid import CELL, MARGIN, centre
from pygame_core.games.cacao.drawing.jungle import KEY, coin_at
from pygame_core.games.cacao.drawing.scene import Scene, shape
from pygame_core.games.cacao.tiles import JUNGLE, WORKER, name, spot

HALF = CELL / 2


def island(scene: Scene) -> Iterable[svg.Element]:
    """A dark edge under the tiles, deeper to the south."""
    for cell in sorted(scene.state.board):
        yield _edge(cell)


@lru_cache(maxsize=2048)
def _edge(cell: int) -> Frozen:
    x, y = centre(cell)
    return Frozen(svg.Rect(x=num(x - HALF - 3), y=num(y - HALF - 3), width=CELL + 6, height=CELL + 11, rx=3, fill=KEY))


def tiles(scene: Scene) -> Iterable[svg.Element]:
    state = scene.state
    for cell in sorted(state.board):
        yield tile(cell, state.board[cell], round(scene.look.coin, 2), scene.view.ids, scene.dim(cell), cell in state.under)


@lru_cache(maxsize=8192)
def tile(cell: int, which: int, coin: float, ids: str | None, dim: bool, stacked: bool) -> Frozen:
    """A tile in its cell; one built over another shows the rim of what is below."""
    return Frozen(group(*pieces(which, *centre(cell), coin, stacked), id=None if ids is None else f"{ids}tile-{name(cell)}",
                        data={"at": name(cell)}, opacity=0.3 if dim else None))


def pieces(which: int, x: float, y: float, coin: float = 1, stacked: bool = False) -> list[svg.Element]:
    """A tile about a point: its shape, its coin, its line."""
    drawn: list[svg.Element] = [use(shape(which), x, y)]
    place = coin_at(JUNGLE[which]) if which < WORKER else None
    if place:
        dx, dy = place
        drawn.append(svg.Use(href=f"#cacao-coin-{JUNGLE[which]}",
                             transform=[svg.Translate(num(x + dx), num(y + dy / coin)), svg.Scale(coin)]))
    drawn.append(frame(x, y, 0, KEY, 2.2))
    if stacked:
        drawn.append(frame(x, y, 4, KEY, 1.4))
    return drawn


def frame(x: float, y: float, inset: float, stroke: str, width: float, *, radius: float = 0, fill: str = "none", **attributes) -> svg.Rect:
    side = num(CELL - 2 * inset)
    return svg.Rect(x=num(x - HALF + inset), y=num(y - HALF + inset), width=side, height=side, rx=radius or None, fill=fill, stroke=stroke,
                    stroke_width=width, **attributes)


def coordinates(scene: Scene) -> Iterable[svg.Element]:
    """Columns above and rows to the left, small."""
    if scene.view.small or not scene.view.coordinates:
        return
    look, out = scene.look, HALF + MARGIN[False] / 2
    for column in range(look.left, look.left + look.columns):
        yield text(column * CELL, look.top * CELL - out, _signed(column), look.words, fill="var(--ink-soft)")
    for row in range(look.top, look.top + look.rows):
        yield text(look.left * CELL - out, row * CELL, _signed(row), look.words, fill="var(--ink-soft)")


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


# --- what can be touched ----------------------------------------------------------------------------------


def cells(scene: Scene) -> Iterable[svg.G]:
    """Rows from the north, for `role=grid`."""
    rows: dict[int, list[svg.Rect]] = {}
    for cell in scene.cells:
        rows.setdefault(spot(cell)[1], []).append(_cell(scene, cell))
    for row in rows.values():
        yield group(*row, extra={"role": "row"})


def _cell(scene: Scene, cell: int) -> svg.Rect:
    x, y = centre(cell)
    pick = name(cell)
    rest = touchable(pick, _label(scene, cell), role="gridcell", open=cell in scene.open, chosen=pick in scene.view.picks,
                     focus=pick == scene.focus)
    return svg.Rect(id=scene.id(f"cell-{pick}"), x=num(x - HALF), y=num(y - HALF), width=CELL, height=CELL, fill="transparent", **rest)


def _label(scene: Scene, cell: int) -> str:
    """Where, what lies there, and what touching it would bring."""
    say, state, at = scene.say, scene.state, name(cell)
    if cell in state.board:
        words = scene.spoken(state.board[cell])
        message = "over" if cell in scene.open else "tile"
    elif scene.fill and cell in scene.fill.cells:
        words, message = "", "fill" if cell in scene.open else "to_fill"
    else:
        words, message = "", "place" if cell in scene.open else "empty"
    return say(f"cacao.say.{message}", at=at, tile=words)


def edges(scene: Scene) -> Iterable[svg.G]:
    """Edges to choose among, each a numbered plate on its border."""
    for edge in scene.edges:
        x, y = between(edge.home, edge.site)
        pick = f"edge-{edge.number}"
        open_ = pick in scene.view.open
        size = max(17, scene.look.words * 0.95)
        hovered = pick == scene.view.hover
        label = scene.say("cacao.say.edge", n=edge.workers, at=name(edge.home), site=name(edge.site),
                          tile=scene.spoken(scene.state.board[edge.site]))
        spoken = touchable(pick, label, role="button", open=open_, focus=pick == scene.focus) if scene.view.touchable else {}
        yield group(svg.Circle(cx=num(x), cy=num(y), r=num(size), fill="var(--accent)" if hovered else "var(--sheet)",
                               stroke="var(--accent)", stroke_width=3, stroke_dasharray=None if hovered else [6, 4]),
                    text(x, y, edge.number, size * 1.1, weight=750, fill="var(--on-accent)" if hovered else "var(--accent)"),
                    id=scene.id(pick), **spoken)


def between(home: int, site: int) -> tuple[float, float]:
    """The middle of the border of two neighbours."""
    (x1, y1), (x2, y2) = centre(home), centre(site)
    return (x1 + x2) / 2, (y1 + y2) / 2
