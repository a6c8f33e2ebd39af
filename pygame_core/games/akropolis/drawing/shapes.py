"""Patterns, and the hex of each kind: a flat ground, its own line pattern, and a figure in chalk and key ink."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Iterable

import svg

from pygame_core.draw.kit import group, num, path
from pygame_core.games.akropolis.drawing.colours import CHALK, GROUND, KEY
from pygame_core.games.akropolis.drawing.grid import closed, corners
from pygame_core.games.akropolis.tiles import STARS

HEX = closed(corners(0, 0))
MARKS = {"h": "M-5 2L0-4 5 2", "m": "M-4.5-2.5h9M-4.5 1h9M-4.5 4.5h9", "b": "M-4.5 4V-3h3v3h3v-3h3v7z", "t": "M-3.5-4v8M0-4v8M3.5-4v8",
         "g": "M0-4.5V4.5M-4-2L4 2M4-2L-4 2", "q": "M-3 3L3-3"}  # one stroke a kind, for a hex with a side of 10
STAR_PLACES = {1: ([(0, -9)], 18), 2: ([(-14, -9), (14, -9)], 14.5), 3: ([(-19, -6), (0, -19), (19, -6)], 12.5)}


def shapes() -> Iterable[svg.Element]:
    yield from _patterns()
    for kind, figure in _FIGURES.items():
        yield group(path(HEX, GROUND[kind]), path(HEX, f"url(#akro-p-{kind})"), group(*figure(), id=f"akro-f-{kind}"), id=f"akro-{kind}")
        dark = kind in "mq"
        mark = path(MARKS[kind], stroke=KEY if dark else CHALK, width=1.5, stroke_linecap="round", transform=[svg.Scale(5)],
                    opacity=0.55 if kind == "q" else None)
        yield group(path(HEX, GROUND[kind]), mark, id=f"akro-mini-{kind}")
    for kind in STARS:
        yield _plaza(kind)
        yield group(path(HEX, "var(--akro-pave)"), path(star(31), GROUND[kind.lower()], KEY, 2.5), id=f"akro-mini-{kind}")
    yield group(path("M3 9l9-5 9 5v8l-9 5-9-5zM3 9l9 5 9-5M12 14v8", "var(--akro-quarry)", KEY, 1.8), id="akro-stone")


def star(size: float, x: float = 0, y: float = 0) -> str:
    return closed((x + far * cos(angle), y + far * sin(angle)) for index in range(10)
                  for far, angle in [((size, 0.46 * size)[index % 2], -pi / 2 + pi / 5 * index)])


def _pattern(kind: str, wide: float, high: float, d: str, stroke: str, width: float, opacity: float) -> svg.Pattern:
    return svg.Pattern(id=f"akro-p-{kind}", width=wide, height=high, patternUnits="userSpaceOnUse",
                       elements=[path(d, stroke=stroke, width=width, opacity=opacity)])


def _patterns() -> Iterable[svg.Element]:
    yield _pattern("h", 14, 9, "M0 4.5q3.5-3 7 0t7 0", CHALK, 1, 0.55)
    yield _pattern("m", 8, 8, "M0 8 8 0M-2 2 2-2M6 10l4-4", KEY, 0.9, 0.34)
    yield _pattern("b", 16, 12, "M0 0h16M0 6h16M4 0v6M12 6v6", CHALK, 1, 0.5)
    yield _pattern("t", 6, 6, "M3 0v6", CHALK, 1, 0.42)
    yield _pattern("g", 14, 12, "M2 5q2-4 4 0M9 11q2-4 4 0M9 3l2-2M2 10l2-2", CHALK, 1.1, 0.55)
    yield _pattern("q", 6, 6, "M0 6 6 0M-1 1 1-1M5 7l2-2", KEY, 1, 0.5)
    yield _pattern("pave", 16, 10, "M0 0h16M0 5h16M5 0v5M13 5v5", KEY, 0.8, 0.22)
    yield _pattern("wall", 4, 4, "M2 0v4", KEY, 1, 0.55)


def _plaza(kind: str) -> svg.G:
    """Paving, a ring and stars in the colour, and the district's figure: three kinds have as many stars."""
    places, size = STAR_PLACES[STARS[kind]]
    colour = GROUND[kind.lower()]
    figure = group(svg.Use(href=f"#akro-f-{kind.lower()}"), transform=[svg.Translate(0, 22), svg.Scale(0.28)])
    return group(path(HEX, "var(--akro-pave)"), path(HEX, "url(#akro-p-pave)"), path(closed(corners(0, 0, 41.5)), stroke=colour, width=7),
                 path(closed(corners(0, 0, 37.5)), stroke=KEY, width=1), *(path(star(size, x, y), colour, KEY, 2) for x, y in places), figure,
                 id=f"akro-{kind}")


# --- figures ----------------------------------------------------------------------------------------------


def _carved(d: str, width: float = 2) -> svg.Path:
    return path(d, CHALK, KEY, width)


def _line(d: str, width: float, stroke: str = KEY) -> svg.Path:
    return path(d, stroke=stroke, width=width)


def _house(x: float, y: float, wide: float, high: float) -> list[svg.Path]:
    half = wide / 2
    return [_carved(f"M{num(x - half)} {y}h{wide}v{high}h{-wide}z"),
            path(f"M{num(x - wide * .68)} {y + 1}L{x} {num(y - high * .85)}L{num(x + wide * .68)} {y + 1}z", KEY, KEY, 2),
            _line(f"M{num(x - wide * .3)} {y - 4}h{num(wide * .6)}M{num(x - wide * .16)} {num(y - high * .36)}h{num(wide * .32)}", 1.3, CHALK),
            path(f"M{x - 3} {y + high}v{num(-high * .55)}h6v{num(high * .55)}z", KEY)]


def _houses() -> list[svg.Path]:
    return _house(0, -10, 24, 20) + _house(-21, 10, 22, 18) + _house(21, 10, 22, 18)


def _market() -> list[svg.Path]:
    awning = {fill: "".join(f"M{num(x * .8)} -20L{num((x + 9) * .8)} -20L{x + 9} -2q-4.5 8-9 0z" for x in range(start, 27, 18))
              for fill, start in ((KEY, -27), (CHALK, -18))}
    return [_line("M-23 0v26M23 0v26", 3), _carved("M-29 12h58v14h-58z"), _line("M-29 19h58", 1),
            path("M-19 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-9 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M8 12q-4-6 2-10h5q6 4 2 10z", KEY),
            *(path(d, fill, KEY, 1.5) for fill, d in awning.items())]


def _barracks() -> list[svg.Path]:
    return [_carved("M-26 28V-16h10v8h11v-8h10v8h11v-8h10v44z", 2.2), path("M-8 28V14a8 8 0 0 1 16 0v14z", KEY),
            _line("M-18-1v9M18-1v9M0-2v5", 3.4), _line("M-26 18h14M12 18h14M-26 11h5M21 11h5", 1), _line("M0-8v-22", 2), path("M1-30 17-25 1-19z", KEY)]


def _temple() -> list[svg.Path]:
    columns = (-20, -7, 7, 20)
    return [_carved("M-32 28h64v-6h-64zM-28 22h56v-5h-56z", 1.8), _carved("".join(f"M{x - 4} 17v-25h8v25z" for x in columns), 1.8),
            _line("".join(f"M{x + 1.4} 15v-21" for x in columns), 1.2), _carved("M-29-8h58v-6h-58z", 1.8),
            _carved("M-32-14 0-32 32-14z", 2.2), path("M-16-18 0-27 16-18z", KEY)]


def _cypress(x: float, y: float, high: float, wide: float) -> list[svg.Path]:
    crown = (f"M{x} {y - high}C{x + wide} {num(y - high * .55)} {x + wide} {y - 3} {x} {y - 2}"
             f"C{x - wide} {y - 3} {x - wide} {num(y - high * .55)} {x} {y - high}z")
    twigs = "".join(f"M{x + 1} {num(y - high * up)}l{num(wide * .5 * out)} {num(high * .07)}"
                    for up, out in ((.78, .5), (.62, .9), (.46, 1.1), (.3, 1.15), (.16, .8)))
    return [_line(f"M{x} {y + 5}v-8", 3), _carved(crown), _line(twigs, 1.4)]


def _garden() -> list[svg.Path]:
    return _cypress(-20, 18, 36, 11) + _cypress(20, 18, 36, 11) + _cypress(0, 26, 50, 13)


def _quarry() -> list[svg.Path]:
    blocks = ("M-30 8l9-7h20l-9 7zM-10 8V26M-30 8h20v18h-20zM-10 26l9-7V1", "M4 12l9-7h19l-9 7zM4 12h19v15H4zM23 27l9-7V5",
              "M-13-16l9-7h19l-9 7zM-13-16H6v15h-19zM6-1l9-7v-15")
    return [path(block, CHALK, KEY, 1.7, fill_opacity=0.38) for block in blocks]


_FIGURES = {"h": _houses, "m": _market, "b": _barracks, "t": _temple, "g": _garden, "q": _quarry}
