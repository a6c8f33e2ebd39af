"""Towers and seeds, each drawn once as a shape of `defs()` and put on the board by `<use>`.

Light is round (disc, cone hat), Dark is cut (hexagon, flat hat): told apart without colour. The origin of a
shape is the centre of its cell. The digit's size is the board's affair: `--agros-digit`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Iterable

import svg

from pygame_core.draw.kit import Frozen, group, num, path, use
from pygame_core.games.agros.drawing.grid import centre
from pygame_core.geometry.square import names

HIGHEST = 12  # yield: the widest board's side
GROUND = 23  # of a tower, below the centre of its cell
PITCH, PILE = 5.2, 26  # how far apart discs lie, and how high a pile of them may get
FIGURE = 37  # how high a farmer stands


def pitch(yield_: int) -> float:
    return min(PITCH, PILE / max(1, yield_ - 1))


def top(yield_: int) -> float:
    """How high a tower reaches above the centre of its cell; more than half a cell: into the row behind."""
    return _feet(yield_) * -1 + FIGURE


def _feet(yield_: int) -> float:
    """The height (downwards from the centre) at which the farmer stands on the seeds."""
    return GROUND + 2 if yield_ == 1 else GROUND - (yield_ - 1) * pitch(yield_) - 1


def shapes() -> Iterable[svg.Element]:
    for seat in (0, 1):
        yield group(*_seed(seat), id=f"agros-seed-{seat}")
        yield group(*_figure(seat), id=f"agros-figure-{seat}")
        for yield_ in range(1, HIGHEST + 1):
            yield group(*_tower(seat, yield_), id=f"agros-farmer-{seat}-{yield_}")


# --- seeds ------------------------------------------------------------------------------------------------

def _disc_front(seat: int, y: float, width: float) -> str:
    """The lower front edge of a disc, from left to right."""
    if seat == 0:
        return f"M{-width} {num(y)}A{width} {num(width * 0.3)} 0 0 0 {width} {num(y)}"
    inner, depth = num(width * 0.55), num(y + width * 0.27)
    return f"M{-width} {num(y)}L-{inner} {depth}H{inner}L{width} {num(y)}"


def _disc_top(seat: int, y: float, width: float) -> str:
    if seat == 0:
        half = f"A{width} {num(width * 0.3)} 0 0 0"
        return f"M{-width} {num(y)}{half} {width} {num(y)}{half} {-width} {num(y)}Z"
    return f"{_disc_front(1, y, width)}L{num(width * 0.55)} {num(y - width * 0.27)}H{num(-width * 0.55)}Z"


def _pile(seat: int, ground: float, count: int, step: float, width: float) -> list[svg.Element]:
    """`count` discs: their outer wall, the seams between them, the face of the top one."""
    body, face, line = (("var(--lt)", "var(--lt-hi)", "var(--lt-cut)"), ("var(--dk)", "var(--dk-top)", "var(--dk-out)"))[seat]
    upper, stroke = ground - count * step, min(1.5, 0.45 * step)  # finer lines where discs lie close
    pile = [path(f"{_disc_front(seat, ground, width)}V{num(upper)}H{-width}Z", body, line, 1.5)]
    seams = "".join(_disc_front(seat, ground - k * step, width) for k in range(1, count))
    if seams:
        pile.append(path(seams, stroke=line, width=stroke))
    return pile + [path(_disc_top(seat, upper, width), face, line, 1.5)]


def _seed(seat: int) -> list[svg.Element]:
    """A loose seed: one disc with a grain (Light) or a notch (Dark)."""
    if seat == 0:
        mark = path("M-8 .5q8-5 16 0q-8 5-16 0z", "var(--lt)", "var(--lt-cut)", 1.2)
    else:
        mark = path("M-7 .5h14", stroke="var(--dk-cut)", width=2, stroke_linecap="round")
    return [*_pile(seat, 7, 1, 6.5, 17), mark]


# --- farmers ----------------------------------------------------------------------------------------------

def _tower(seat: int, yield_: int) -> list[svg.Element]:
    feet = _feet(yield_)
    pile = _pile(seat, GROUND, yield_ - 1, pitch(yield_), 20) if yield_ > 1 else []
    return [*pile, use(f"agros-figure-{seat}", 0, feet), _digit(seat, yield_, feet)]


def _digit(seat: int, yield_: int, feet: float) -> svg.Text:
    fill, body = (("var(--lt-cut)", "var(--lt)"), ("var(--dk-cut)", "var(--dk)"))[seat]
    if yield_ < 10:  # on a phone it reaches the hat: a rim in the body's colour keeps them apart
        style = f"font-size:var(--agros-digit);stroke:{body};stroke-width:2.5px;paint-order:stroke"
    else:
        style = "font-size:calc(var(--agros-digit)*.84)"
    return svg.Text(x=0, y=num(feet - (0.2, 1.2)[seat]), text=str(yield_), text_anchor="middle", font_weight=750, fill=fill, style=style)


def _figure(seat: int) -> list[svg.Element]:
    return _cone_hat() if seat == 0 else _flat_hat()


def _cone_hat() -> list[svg.Element]:
    line = "var(--lt-cut)"
    return [
        path("M-16 0V-8Q-16-23 0-23Q16-23 16-8V0Q0 5-16 0Z", "var(--lt)", line, 1.5),
        path("M-20-19.5Q-7-24 0-37Q7-24 20-19.5Q0-14.5-20-19.5Z", "var(--lt-hi)", line, 1.5),
        path("M-1-31Q-3-24-9-20M2-30Q4-24 7-20", stroke=line, width=1, opacity=0.55, stroke_linecap="round"),
    ]


def _flat_hat() -> list[svg.Element]:
    line, hat = "var(--dk-out)", "var(--dk-hi)"
    return [
        path("M-16 1L-13-22H13L16 1Q0 4.5-16 1Z", "var(--dk)", line, 1.5),
        svg.Rect(x=-20, y=-23, width=40, height=5.5, rx=2.6, fill=hat, stroke=line, stroke_width=1.5),
        path("M-12-23L-10-36H10L12-23Z", hat, line, 1.5),
        path("M-11.4-26.5H11.4", stroke="var(--dk-cut)", width=2.4),
    ]


def hat(seat: int) -> list[svg.Element]:
    """The badge of a seat, in a box of 32."""
    if seat == 0:
        return [path("M3 22Q12 18 16 6Q20 18 29 22Q16 28 3 22Z", "var(--lt-hi)", "var(--lt-cut)", 1.6)]
    return [
        path("M8 19L10 7H22L24 19Z", "var(--dk-hi)", "var(--dk-out)", 1.6),
        path("M8.5 16H23.5", stroke="var(--dk-cut)", width=2.4),
        svg.Rect(x=3, y=19, width=26, height=5.5, rx=2.7, fill="var(--dk-hi)", stroke="var(--dk-out)", stroke_width=1.6),
    ]


# --- on the board -----------------------------------------------------------------------------------------

@lru_cache(maxsize=None)
def piece(size: int, cell: int, shape: str, key: str | None, dim: bool) -> Frozen:
    """A shape in its cell. `key` begins the element's id; None: no id."""
    name = names(size)[cell]
    return Frozen(use(shape, *centre(size, cell), id=None if key is None else f"{key}piece-{name}",
                      data={"at": name}, opacity=0.28 if dim else None))
