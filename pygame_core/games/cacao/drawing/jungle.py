"""The jungle tiles, each a shape of `defs()` about its centre: dark leaves, and in the clearing what workers find.

The clearing's colour and figure say the kind. Numbers are coins of their own, so that a board may draw them larger.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Iterable

import svg

from pygame_core.draw.kit import group, num, path, text
from pygame_core.games.cacao.tiles import GOLD, JUNGLE, PRICE

KEY, CHALK = "var(--key)", "var(--chalk)"
_CLEARING = "M-22-40C-6-44 12-42 26-38 38-33 42-20 41-2 41 16 40 28 28 36 14 42-8 42-24 39-37 35-41 22-41 4-41-16-40-35-22-40Z"
COIN_AT = {"m": (0, 12), "g": (0, 18)}  # by the first letter of a tile's code
COIN, DIGIT = 16, 21  # radius and font size of a coin as drawn in the shape


def patterns() -> Iterable[svg.Pattern]:
    """Grounds: leaves for the jungle, hatching for markets and mines, waves, paving, flutes, and dots for villages."""
    leaves = "M1 8q4-7 8 0q-4 7-8 0zM1 8h8M10 16q4-7 8 0M10 0q4 7 8 0"
    yield _pattern("jungle", 18, 16, leaves, CHALK, 1, 0.42)
    yield _pattern("hatch", 8, 8, "M0 8 8 0M-2 2 2-2M6 10l4-4", KEY, 0.9, 0.34)
    yield _pattern("rock", 6, 6, "M0 6 6 0M-1 1 1-1M5 7l2-2", KEY, 1, 0.5)
    yield _pattern("waves", 20, 9, "M0 5q5-5 10 0t10 0", CHALK, 1.3, 0.75)
    yield _pattern("paving", 16, 10, "M0 0h16M0 5h16M5 0v5M13 5v5", KEY, 0.8, 0.22)
    yield _pattern("flutes", 6, 6, "M3 0v6", CHALK, 1, 0.42)
    yield svg.Pattern(id="cacao-dots", width=7, height=7, patternUnits="userSpaceOnUse",
                      elements=[svg.Circle(cx=2, cy=2, r=0.8, fill=KEY, opacity=0.25)])


def _pattern(name: str, wide: int, high: int, d: str, stroke: str, width: float, opacity: float) -> svg.Pattern:
    return svg.Pattern(id=f"cacao-{name}", width=wide, height=high, patternUnits="userSpaceOnUse",
                       elements=[path(d, stroke=stroke, width=width, opacity=opacity)])


def shapes() -> Iterable[svg.Element]:
    square = svg.Rect(x=-50, y=-50, width=100, height=100)
    yield group(_filled(square, "var(--piece-leaf)"), _filled(square, "url(#cacao-jungle)"), id="cacao-leaves")
    yield group(*_pod(), id="cacao-pod")
    yield group(*_sun(17, 2), id="cacao-disc")
    for ending, fill in (("", CHALK), ("-blue", "var(--piece-sky)")):
        yield path("M0-27C11-11 18-2 18 9A18 18 0 0 1-18 9C-18-2-11-11 0-27z", fill, KEY, 2.2, id=f"cacao-drop{ending}")
    yield group(svg.Circle(r=8.5, fill="var(--wheat)", stroke=KEY, stroke_width=1.6),
                svg.Circle(r=5.5, fill="none", stroke=KEY, stroke_width=0.9), id="cacao-gold")
    for code in JUNGLE:
        yield group(svg.Use(href="#cacao-leaves"), *_figure(code), id=f"cacao-{code}")
    for kind, amounts, fill in (("m", PRICE, CHALK), ("g", GOLD, "var(--wheat)")):
        for amount in sorted(set(amounts) - {0}):
            yield group(*_coin(amount, fill), id=f"cacao-coin-{kind}{amount}")


def _filled(shape: svg.Rect, fill: str) -> svg.Rect:
    return svg.Rect(x=shape.x, y=shape.y, width=shape.width, height=shape.height, fill=fill)


def _figure(code: str) -> list[svg.Element]:
    draw = {"p1": _plantation, "p2": _two_pods, "water": _water, "sun": _sun_site, "temple": _temple}.get(code)
    return draw() if draw else _stall() if code[0] == "m" else _mine()


def _clearing(colour: str, pattern: str) -> list[svg.Element]:
    return [path(_CLEARING, f"var(--{colour})", KEY, 2), path(_CLEARING, f"url(#cacao-{pattern})")]


def coin_at(code: str) -> tuple[float, float] | None:
    """Where the coin of a tile lies, from its centre."""
    return COIN_AT.get(code[0]) if code[1:].isdigit() else None


def _coin(amount: int, fill: str) -> list[svg.Element]:
    return [svg.Circle(r=COIN, fill=fill, stroke=KEY, stroke_width=2.2),
            svg.Circle(r=COIN - 3.2, fill="none", stroke=KEY, stroke_width=0.9, stroke_dasharray=[1.5, 2]),
            text(0, 0, amount, DIGIT, weight=800, fill=KEY)]


def _pod() -> list[svg.Element]:
    return [path("M0-21C11-17 15-5 13 5 11 14 5 19 0 24-5 19-11 14-13 5-15-5-11-17 0-21z", "var(--wheat)", KEY, 2.2),
            path("M0-17V20M-6-13C-9-4-8 8-4 16M6-13C9-4 8 8 4 16", stroke=KEY, width=1.4),
            path("M0-21q1-6 6-8", stroke=KEY, width=3, stroke_linecap="round")]


def _pods(x: float, y: float, size: float, turn: float) -> svg.Use:
    return svg.Use(href="#cacao-pod", transform=[svg.Translate(x, y), svg.Rotate(turn), svg.Scale(size)])


def _leaf(x: float, y: float, turn: float, size: float = 1) -> svg.G:
    return group(path("M0 0C8-14 24-16 36-6 24 4 10 8 0 0z", CHALK, KEY, 2),
                 path("M3-1Q16-7 32-6M12-4l5-5M18-5l5-4M13-4l6 4M20-6l6 3", stroke=KEY, width=1.2),
                 transform=[svg.Translate(x, y), svg.Rotate(turn), svg.Scale(size)])


def _plantation() -> list[svg.Element]:
    return [_leaf(2, -22, -28), _leaf(-2, -22, 208), _leaf(4, -16, 20, 0.9), _leaf(-4, -16, 160, 0.9), _pods(0, 10, 1.25, 4)]


def _two_pods() -> list[svg.Element]:
    return [_leaf(2, -22, -20), _leaf(-2, -22, 200), _leaf(0, -22, -90, 0.7), _pods(-19, 11, 1.12, 12), _pods(19, 11, 1.12, -12)]


def _stall() -> list[svg.Element]:
    awning = []
    for index in range(6):
        x = -33 + 11 * index
        awning.append(path(f"M{num(x * 0.82)}-30L{num((x + 11) * 0.82)}-30L{x + 11}-9q-5.5 9-11 0z", CHALK if index % 2 else KEY, KEY, 1.6))
    return [*_clearing("wheat", "hatch"), path("M-29-8v36M29-8v36", stroke=KEY, width=3.2),
            path("M-34 16h68v15h-68z", CHALK, KEY, 2), path("M-34 24h68", stroke=KEY, width=1), *awning]


def _mine() -> list[svg.Element]:
    return [*_clearing("stone", "rock"), path("M-38 28L-16-26-4-8 8-32 38 28z", CHALK, KEY, 2.2),
            path("M-16-26l-4 18-7 10M8-32l2 18 9 14M14-14l8 10M-14-12l3 9M24 2l7 14", stroke=KEY, width=1.5),
            path("M-15 28V12l5-9h20l5 9v16z", KEY), path("M-15 28V12l5-9h20l5 9v16M-19 28h38", stroke=KEY, width=2.5)]


def _water() -> list[svg.Element]:
    return [*_clearing("piece-sky", "waves"), svg.Use(href="#cacao-drop"),
            path("M-10 9a10 10 0 0 0 8 10M5 22q8-3 8-11", stroke=KEY, width=2, stroke_linecap="round")]


def _sun(radius: float, stroke: float) -> list[svg.Element]:
    rays = []
    for index in range(12):
        angle, long = pi * index / 6, radius * (1.65 if index % 2 else 2.05)
        near = [(radius * 1.16 * cos(angle + side), radius * 1.16 * sin(angle + side)) for side in (-0.14, 0.14)]
        (x1, y1), (x2, y2) = near
        rays.append(path(f"M{num(x1)} {num(y1)}L{num(long * cos(angle))} {num(long * sin(angle))}L{num(x2)} {num(y2)}z",
                         "var(--wheat)", KEY, stroke * 0.7))
    return [*rays, svg.Circle(r=radius, fill="var(--wheat)", stroke=KEY, stroke_width=stroke)]


def _sun_site() -> list[svg.Element]:
    face = path("M-7-3h4M3-3h4M-6 6q6 5 12 0M0-2v5", stroke=KEY, width=2, stroke_linecap="round")
    return [*_clearing("cacao-pave", "paving"), svg.Use(href="#cacao-disc"), face]


def _temple() -> list[svg.Element]:
    steps = [path(d, CHALK, KEY, 2) for d in ("M-36 31h72V19h-72z", "M-28 19h56V7h-56z", "M-20 7h40V-5h-40z", "M-12-5h24v-15h-24z",
                                              "M-16-20h32v-7h-32z")]
    stairs = "".join(f"M-7 {y}H7" for y in range(26, 0, -5))
    return [*_clearing("piece-wine", "flutes"), *steps, path("M-4-6v-8a4 4 0 0 1 8 0v8z", KEY),
            path("M-7 31V-5h14v36", "var(--cacao-path)", KEY, 1.6), path(stairs, stroke=KEY, width=1.3)]
