"""Twelve terrains as patterns, each large (blocks of 56 px height and more) and small. The tiles divide a block of
140 × 100, so that no motif is cut at its edge."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Iterable

import svg

from pygame_core.draw.kit import num, path

THIRD = 140 / 3


def pattern(zone: str, small: bool) -> str:
    """The id of a pattern."""
    return f"polis-{zone}-{'s' if small else 'l'}"


def patterns(zones: Iterable[str]) -> list[svg.Element]:
    return [_pattern(pattern(zone, small), *motif) for zone in zones for small, motif in zip((False, True), TERRAINS[zone]())]


def _pattern(id: str, width: float, height: float, ground: str, motifs: list[svg.Element]) -> svg.Pattern:
    return svg.Pattern(id=id, width=width, height=height, patternUnits="userSpaceOnUse",
                       elements=[svg.Rect(width=width, height=height, fill=f"var(--{ground})"), *motifs])


def _line(d: str, colour: str, width: float, **attributes) -> svg.Path:
    return path(d, stroke=f"var(--{colour})", width=width, stroke_linecap="round", **attributes)


def _dots(spots: Iterable[tuple[float, float]], radius: float, colour: str) -> svg.Path:
    """Filled circles as one path."""
    r = num(radius)
    return path("".join(f"M{num(x - radius)} {num(y)}a{r} {r} 0 1 0 {num(2 * radius)} 0a{r} {r} 0 1 0 {num(-2 * radius)} 0" for x, y in spots),
                f"var(--{colour})")


# --- country ----------------------------------------------------------------------------------------------


def _ear(x: float, top: float, height: float, width: float, stalk: float, pairs: int, grain: float) -> list[svg.Element]:
    """A stalk and steep pairs of grains, drawn as round strokes."""
    step = height * 0.7 / (pairs + 1)
    grains = f"M{num(x)} {num(top + grain / 2)}V{num(top + step * 0.9)}"
    for pair in range(pairs):
        foot = top + step * (1.9 + pair * 0.98)
        for side in (-1, 1):
            grains += f"M{num(x + side * width * 0.5)} {num(foot - step * 1.15)}L{num(x + side * width * 0.17)} {num(foot)}"
    return [_line(f"M{num(x)} {num(top + step * 1.5)}V{num(top + height - stalk / 2)}", "corn-cut", stalk), _line(grains, "corn-cut", grain)]


def _tree(x: float, y: float, radius: float, trunk: float) -> list[svg.Element]:
    """A lobed crown, a trunk on its ground, three fruits."""
    lobes = ((-0.58, 0.18), (0.58, 0.18), (-0.28, -0.42), (0.3, -0.42), (0, 0.1))
    foot = num(y + radius * 1.5)
    return [_line(f"M{num(x)} {foot}V{num(y)}M{num(x - radius * 0.5)} {foot}H{num(x + radius * 0.5)}", "orch-trunk", trunk),
            _dots([(x + dx * radius, y + dy * radius) for dx, dy in lobes], radius * 0.57, "orch-tree"),
            _dots([(x + dx * radius, y + dy * radius) for dx, dy in ((-0.55, 0.22), (0.05, -0.42), (0.55, 0.2))], radius * 0.19, "orch-cut")]


def _bunch(x: float, y: float, radius: float) -> svg.Path:
    return _dots([(x + (place - (count - 1) / 2) * 2.15 * radius, y + row * 1.85 * radius)
                  for row, count in enumerate((3, 2, 1)) for place in range(count)], radius, "vine-cut")


def _tuft(x: float, y: float, size: float, width: float) -> svg.Path:
    return _line(f"M{x - size} {y - size}L{x} {y}L{x + size} {y - size}M{x} {y}V{y - size * 1.5}", "live-cut", width)


def cornfield():
    return ((28, 50, "corn", _ear(7, 1.5, 29, 10, 1.6, 4, 2.7) + _ear(21, 20.5, 29, 10, 1.6, 4, 2.7)),
            (35, 50, "corn", _ear(17.5, 2, 46, 20, 4, 3, 5.5)))


def orchard():
    return ((35, 50, "orch", _tree(9.5, 10.5, 8.6, 2.4) + _tree(26, 35, 8.6, 2.4)), (THIRD, 50, "orch", _tree(THIRD / 2, 19.5, 17, 5)))


def vineyard():
    leaf = path("M22 4q3 6 8 3q-1 8 -8 5z", "var(--vine-leaf)")
    return ((35, 25, "vine", [path("M0 4h35", stroke="var(--vine-leaf)", width=2), _bunch(10, 9, 2.7), leaf]),
            (THIRD, 50, "vine", [path("M0 7h47", stroke="var(--vine-leaf)", width=5), _bunch(THIRD / 2, 17, 6.2)]))


def livestock():
    return ((35, 50, "live", [_tuft(10, 14, 4, 2), _tuft(26, 39, 4, 2)]), (70, 50, "live", [_tuft(18, 22, 8, 4.5), _tuft(53, 46, 8, 4.5)]))


# --- nature -----------------------------------------------------------------------------------------------


def _flower(x: float, y: float, radius: float, stem: float, width: float) -> list[svg.Element]:
    leaf = (f"M{num(x)} {num(y + radius)}v{stem}M{num(x)} {num(y + radius + stem * 0.75)}"
            f"q{num(-radius * 1.2)} {num(-radius * 0.2)} {num(-radius * 1.5)} {num(-radius * 1.2)}")
    petals = [(x + radius * 0.95 * cos(angle), y + radius * 0.95 * sin(angle)) for angle in (2 * pi * petal / 5 - pi / 2 for petal in range(5))]
    return [_line(leaf, "mead-leaf", width), _dots(petals, radius * 0.72, "mead-cut"), _dots([(x, y)], radius * 0.5, "mead")]


def _peak(x: float, foot: float, width: float, height: float, stroke: float) -> list[svg.Element]:
    """A mountain with its right side in hatched shade."""
    half, top = width / 2, foot - height
    shade = (f"M{num(x)} {num(top)}L{num(x + half)} {num(foot)}H{num(x + width * 0.06)}L{num(x - width * 0.07)} {num(foot - height * 0.42)}"
             f"L{num(x + width * 0.05)} {num(foot - height * 0.56)}Z")
    lines = ((x + half * t, foot - height * (1 - t)) for t in (0.2, 0.4, 0.6, 0.8))
    hatch = "".join(f"M{num(right)} {num(upper)}L{num(right - width * 0.13)} {num(min(foot, upper + height * 0.36))}" for right, upper in lines)
    outline = f"M{num(x - half)} {num(foot)}L{num(x)} {num(top)}L{num(x + half)} {num(foot)}"
    return [path(outline + "Z", "var(--mount-hi)"), path(shade, "var(--mount-sh)"), _line(hatch, "mount-cut", stroke * 0.62), _line(outline, "mount-cut", stroke)]


def _fir(x: float, foot: float, width: float, height: float, stroke: float) -> list[svg.Element]:
    """A fir with a light left edge."""
    half, top, waist = width / 2, foot - height, foot - height * 0.5
    left = f"M{num(x)} {num(top)}L{num(x - half * 0.68)} {num(waist)}H{num(x - half * 0.38)}L{num(x - half)} {num(foot - height * 0.15)}"
    right = f"H{num(x + half)}L{num(x + half * 0.38)} {num(waist)}H{num(x + half * 0.68)}Z"
    return [_line(f"M{num(x)} {num(foot - height * 0.18)}V{num(foot)}", "forest-cut", stroke), path(left + right, "var(--forest-tree)"),
            _line(left + f"H{num(x - half * 0.1)}", "forest-cut", stroke)]


def meadow():
    return ((35, 50, "mead", _flower(10, 10, 4.6, 7, 1.8) + _flower(26, 35, 4.6, 7, 1.8)), (THIRD, 50, "mead", _flower(THIRD / 2, 17, 9.5, 11, 4)))


def lake():
    return ((35, 25, "lake", [path("M0 9q8.75 -9 17.5 0t17.5 0", stroke="var(--lake-cut)", width=2.4),
                              _line("M4 20q4.5 -5 9 0M21.5 20q4.5 5 9 0", "lake-cut", 1.6, opacity=0.75)]),
            (70, 100 / 3, "lake", [path("M0 19q17.5 -24 35 0t35 0", stroke="var(--lake-cut)", width=6)]))


def mountain():
    return ((70, 50, "mount", _peak(48, 45, 36, 26, 2.2) + _peak(26, 45, 44, 38, 2.6)), (70, 100, "mount", _peak(35, 88, 58, 70, 6)))


def forest():
    return ((28, 50, "forest", _fir(8, 24, 15, 22, 1.9) + _fir(21.5, 48.5, 15, 22, 1.9)), (THIRD, 50, "forest", _fir(THIRD / 2, 47, 36, 43, 3.6)))


# --- town -------------------------------------------------------------------------------------------------


def _house(x: float, foot: float, width: float, stroke: float) -> list[svg.Element]:
    """A gable, a wall with a door."""
    half, wall = width / 2, width * 0.42
    roof = f"M{num(x - half)} {num(foot - wall)}L{num(x)} {num(foot - width * 0.92)}L{num(x + half)} {num(foot - wall)}Z"
    body = f"M{num(x - half * 0.76)} {num(foot)}V{num(foot - wall)}H{num(x + half * 0.76)}V{num(foot)}Z"
    return [path(body, "var(--home-wall)", "var(--home-cut)", stroke), path(roof, "var(--home-cut)", "var(--home-cut)", stroke),
            path(f"M{num(x - half * 0.18)} {num(foot)}v{num(-wall * 0.62)}h{num(half * 0.36)}V{num(foot)}Z", "var(--home-cut)")]


def _shop(x: float, y: float, width: float, height: float, stroke: float) -> list[svg.Element]:
    """A front: a scalloped awning over a window and a door."""
    scallop = width / 4
    awning = (f"M{num(x - width * 0.06)} {num(y + height * 0.4)}V{num(y)}h{num(width * 1.12)}v{num(height * 0.4)}"
              + f"q{num(-scallop * 0.56)} {num(height * 0.2)} {num(-scallop * 1.12)} 0" * 4 + "Z")
    window = f"M{num(x + width * 0.14)} {num(y + height * 0.62)}h{num(width * 0.36)}v{num(height * 0.24)}h{num(-width * 0.36)}Z"
    door = f"M{num(x + width * 0.66)} {num(y + height * 0.6)}h{num(width * 0.2)}v{num(height * 0.4)}h{num(-width * 0.2)}Z"
    return [path(f"M{num(x)} {num(y + height * 0.2)}h{num(width)}v{num(height * 0.8)}h{num(-width)}Z", "var(--shop-hi)", "var(--shop-cut)", stroke),
            path(window + door, "var(--shop-cut)"), path(awning, "var(--shop-awning)", "var(--shop-cut)", stroke)]


def _factory(x: float, foot: float, width: float, height: float, stroke: float) -> list[svg.Element]:
    """A saw-tooth roof and a chimney, light lines on a dark ground."""
    tooth = width / 3
    teeth = f"l{num(tooth)} {num(-height * 0.3)}v{num(height * 0.3)}" * 3
    roof = f"M{num(x)} {num(foot)}V{num(foot - height * 0.55)}{teeth}V{num(foot)}Z"
    chimney = f"M{num(x + width * 0.1)} {num(foot - height * 0.6)}V{num(foot - height)}h{num(width * 0.14)}V{num(foot - height * 0.66)}"
    return [path(roof + chimney, "var(--works-cut)", "var(--works-hi)", stroke),
            _line("".join(f"M{num(x + tooth * (index + 0.32))} {num(foot - height * 0.24)}h{num(tooth * 0.36)}" for index in range(3)), "works-hi", stroke)]


def _crown(x: float, y: float, radius: float, stroke: float) -> list[svg.Element]:
    """A round tree with a light rim at its left."""
    rim = num(radius * 0.65)
    return [_line(f"M{num(x)} {num(y + radius)}v{num(radius * 0.75)}", "park-tree", stroke * 1.3), _dots([(x, y)], radius, "park-tree"),
            _line(f"M{num(x - radius * 0.58)} {num(y + radius * 0.3)}A{rim} {rim} 0 0 1 {num(x)} {num(y - radius * 0.65)}", "park-cut", stroke)]


def residential():
    return ((35, 50, "home", _house(10, 23, 16, 1.4) + _house(26, 47, 16, 1.4)), (THIRD, 50, "home", _house(THIRD / 2, 42, 32, 3)))


def commercial():
    return ((35, 50, "shop", _shop(2.5, 5, 14, 15, 1.3) + _shop(19.5, 30, 14, 15, 1.3)), (THIRD, 50, "shop", _shop(THIRD / 2 - 15, 10, 30, 31, 2.8)))


def industrial():
    return ((35, 50, "works", _factory(2.5, 21, 14.5, 16, 1.4) + _factory(19, 46, 14.5, 16, 1.4)), (THIRD, 50, "works", _factory(THIRD / 2 - 17, 42, 34, 34, 3)))


def park():
    return ((35, 50, "park", _crown(10, 10, 6.5, 1.8) + _crown(26, 35, 6.5, 1.8) + [_line("M22 14h8M24 10.5h4M4 40h8M6 36.5h4", "park-cut", 1.6)]),
            (THIRD, 50, "park", _crown(THIRD / 2, 19, 14, 4)))


TERRAINS = {terrain.__name__: terrain for terrain in (cornfield, orchard, vineyard, livestock, meadow, lake, mountain, forest,
                                                      residential, commercial, industrial, park)}
