"""Worker tiles: a hut on the seat's shape in a round village, and people upright at the edge they serve."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Iterable

import svg

from pygame_core.draw.kit import group, num, path, use
from pygame_core.draw.palette import SEATS
from pygame_core.games.cacao.tiles import EDGES, KINDS, ROTATIONS

KEY, CHALK = "var(--key)", "var(--chalk)"
PLAYERS = 4
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))

# "meeple" by Delapouite, game-icons.net, CC BY 3.0, in a box of 512.
_MEEPLE = (
    "M256 54.99c-27 0-46.418 14.287-57.633 32.23c-10.03 16.047-14.203 34.66-15.017 50.962c-30.608 15.135-64.515 30.394-91.815 45.994"
    "c-14.32 8.183-26.805 16.414-36.203 25.26C45.934 218.28 39 228.24 39 239.99c0 5 2.44 9.075 5.19 12.065c2.754 2.99 6.054 5.312 9.812 7.48"
    "c7.515 4.336 16.99 7.95 27.412 11.076c15.483 4.646 32.823 8.1 47.9 9.577c-14.996 25.84-34.953 49.574-52.447 72.315"
    "C56.65 378.785 39 403.99 39 431.99c0 4-.044 7.123.31 10.26c.355 3.137 1.256 7.053 4.41 10.156s7.017 3.938 10.163 4.28"
    "c3.146.345 6.315.304 10.38.304h111.542c8.097 0 14.026.492 20.125-3.43c6.1-3.92 8.324-9.275 12.67-17.275l.088-.16l.08-.166"
    "s9.723-19.77 21.324-39.388c5.8-9.808 12.097-19.576 17.574-26.498c2.74-3.46 5.304-6.204 7.15-7.754c.564-.472.82-.56 1.184-.76"
    "c.363.2.62.288 1.184.76c1.846 1.55 4.41 4.294 7.15 7.754c5.477 6.922 11.774 16.69 17.574 26.498"
    "c11.6 19.618 21.324 39.387 21.324 39.387l.08.165l.088.16c4.346 8 6.55 13.323 12.61 17.254c6.058 3.93 11.974 3.45 19.957 3.45"
    "H448c4 0 7.12.043 10.244-.304s6.998-1.21 10.12-4.332c3.12-3.122 3.984-6.997 4.33-10.12c.348-3.122.306-6.244.306-10.244"
    "c0-28-17.65-53.205-37.867-79.488c-17.493-22.74-37.45-46.474-52.447-72.315c15.077-1.478 32.417-4.93 47.9-9.576"
    "c10.422-3.125 19.897-6.74 27.412-11.075c3.758-2.168 7.058-4.49 9.81-7.48S473 244.988 473 239.988c0-11.75-6.934-21.71-16.332-30.554"
    "c-9.398-8.846-21.883-17.077-36.203-25.26c-27.3-15.6-61.207-30.86-91.815-45.994c-.814-16.3-4.988-34.915-15.017-50.96"
    "C302.418 69.276 283 54.99 256 54.99"
)


def shapes() -> Iterable[svg.Element]:
    yield path(_MEEPLE, "currentColor", id="cacao-figure", transform=[svg.Scale(22 / 512), svg.Translate(-256, -256)],
               paint_order="stroke", extra={"stroke": KEY, "stroke-width": 79, "stroke-linejoin": "round"})
    blades = "".join(f"M{k} -39.5l-2.5-7M{k} -39.5l2.5-7" for k in (-16, 0, 16))
    yield path(blades, stroke="var(--cacao-grass)", width=1.8, stroke_linecap="round", id="cacao-blades")
    square = {"x": -50, "y": -50, "width": 100, "height": 100}
    yield group(svg.Rect(**square, fill="var(--cacao-sand)"), svg.Rect(**square, fill="url(#cacao-dots)"), id="cacao-ground")
    for seat in range(PLAYERS):
        yield group(*_village(seat), id=f"cacao-village-{seat}")
        for kind in range(len(KINDS)):
            for turn in range(ROTATIONS[kind]):
                yield group(*_tile(seat, EDGES[kind][turn]), id=f"cacao-{KINDS[kind]}-{seat}-{turn}", color=colour(seat))


def colour(seat: int) -> str:
    return f"var(--{SEATS[seat][0]})"


def seat_shape(seat: int, radius: float, stroke: float) -> svg.Element:
    """The shape that stands for a seat, about the origin."""
    painted = {"fill": colour(seat), "stroke": KEY, "stroke_width": stroke}
    shape = SEATS[seat][1]
    if shape == "circle":
        return svg.Circle(r=radius, **painted)
    if shape == "square":
        side = num(1.8 * radius)
        return svg.Rect(x=num(-0.9 * radius), y=num(-0.9 * radius), width=side, height=side, rx=num(0.12 * radius), **painted)
    if shape == "triangle":
        d = f"M0 {num(-1.1 * radius)} {num(1.1 * radius)} {num(0.85 * radius)}H{num(-1.1 * radius)}Z"
    elif shape == "diamond":
        d = f"M0 {num(-1.2 * radius)} {num(1.15 * radius)} 0 0 {num(1.2 * radius)} {num(-1.15 * radius)} 0Z"
    else:
        d = "M" + " ".join(f"{num(radius * cos(pi * k / 3))} {num(radius * sin(pi * k / 3))}" for k in range(6)) + "Z"
    return path(d, colour(seat), KEY, stroke)


def _village(seat: int) -> list[svg.Element]:
    return [svg.Circle(r=28, fill="var(--cacao-path)"),
            svg.Circle(r=28, fill="none", stroke=KEY, stroke_width=1, stroke_dasharray=[2, 3]),
            seat_shape(seat, 19.5, 2.2),
            path("M-9.5 2L0-9 9.5 2z", CHALK, KEY, 1.8), path("M-6.5 2h13v8h-13z", CHALK, KEY, 1.8), path("M-1.8 10V5h3.6v5z", KEY)]


def _tile(seat: int, edges: tuple[int, ...]) -> list[svg.Element]:
    """Paths to the edges with workers, grass on the others; figures stand upright whatever the rotation."""
    paths = "".join(f"M0 0L{50 * dx} {50 * dy}" for count, (dx, dy) in zip(edges, SIDES) if count)
    drawn: list[svg.Element] = [svg.Use(href="#cacao-ground"), path(paths, stroke="var(--cacao-path)", width=13)]
    drawn += [svg.Use(href="#cacao-blades", transform=[svg.Rotate(90 * side)]) for side, count in enumerate(edges) if not count]
    drawn.append(svg.Use(href=f"#cacao-village-{seat}"))
    for count, (dx, dy) in zip(edges, SIDES):
        for index in range(count):
            along = 22 * (index - (count - 1) / 2)
            drawn.append(use("cacao-figure", 35 * dx + abs(dy) * along, 34 * dy + abs(dx) * along))
    return drawn
