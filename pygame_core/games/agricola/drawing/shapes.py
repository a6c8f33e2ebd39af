"""The pieces, drawn once as symbols in a box of 100 (grounds) or 24 (goods and deeds)."""

from __future__ import annotations

from math import cos, pi, sin

import svg

from pygame_core.draw.kit import Frozen, num
from pygame_core.draw.palette import SEATS
from pygame_core.games.agricola.drawing.icons import GOODS, SILHOUETTES

KEY, CHALK, INK = "var(--key)", "var(--chalk)", "var(--ink)"
THIN = ("reed", "grain")  # their stems are all line, which must not vanish where the ground is dark
ANIMALS = {"sheep": (CHALK, KEY), "boar": (KEY, CHALK), "cattle": ("var(--piece-soil)", KEY)}  # figure and its line
PATTERNS = {
    "plank": (40, 14, f'<path d="M0 0h40" stroke="{KEY}" stroke-width="1.2" opacity=".75"/><path d="M3 5h14M22 9h13M28 4h6" stroke="{CHALK}" opacity=".5"/>'),
    "brick": (20, 16, f'<path d="M0 0h20M0 8h20M6 0v8M16 8v8" stroke="{CHALK}" stroke-width="1.3" opacity=".75"/>'),
    "masonry": (34, 30, f'<path d="M0 1h34M0 11l12-1 10 2 12-1M0 21l9 1 13-1 12 0M12 1v9M26 1l1 10M6 10l-1 11M19 11v10M31 11v10M11 21l1 10M25 21v10" '
                        f'fill="none" stroke="{KEY}" stroke-width="1.3" opacity=".7"/>'),
    "furrow": (40, 11, f'<path d="M0 3q10-3 20 0t20 0" fill="none" stroke="{KEY}" stroke-width="2" opacity=".55"/>'
                       f'<path d="M0 6.5q10-3 20 0t20 0" fill="none" stroke="{CHALK}" opacity=".5"/>'),
    "grass": (26, 20, f'<path d="M4 8l1-5 1 5 2-4M17 17l1-5 1 5 2-4" fill="none" stroke="{KEY}" stroke-width=".9" opacity=".42"/>'),
    "tufts": (30, 26, f'<path d="M6 8l.5-4M6 8l-2.5-3M6 8l3-3M21 21l.5-4M21 21l-2.5-3M21 21l3-3" fill="none" stroke="{INK}" stroke-width=".9" opacity=".25"/>'),
    "hidden": (10, 10, '<path d="M-2 2l4-4M0 10L10 0M8 12l4-4" stroke="var(--line)" stroke-width="1.4"/>'),
}
GROUNDS = {"wild": ("var(--agricola-wild)", "tufts"), "field": ("var(--piece-soil)", "furrow"), "meadow": ("var(--agricola-meadow)", "grass")}
WALLS = {"wood": ("var(--piece-soil)", "plank"), "clay": ("var(--agricola-clay)", "brick"), "stone": ("var(--agricola-rock)", "masonry")}


def shapes() -> list[svg.Element]:
    """Patterns and symbols for `defs()`."""
    found = [(f"agricola-{name}", f'<pattern id="agricola-{name}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">{body}</pattern>')
             for name, (width, height, body) in PATTERNS.items()]
    found += [(f"agricola-{name}", _symbol(f"agricola-{name}", 24, body.replace(KEY, "var(--agricola-stem)") if name in THIN else body))
              for name, body in GOODS.items()]
    for name, body in SILHOUETTES.items():
        fill, line = ANIMALS.get(name, (INK, ""))
        outline = f' stroke="{line}" stroke-width="40" stroke-linejoin="round" paint-order="stroke"' if line else ""
        found.append((f"agricola-{name}", _symbol(f"agricola-{name}", 512, f'<g fill="{fill}"{outline}>{body}</g>')))
    for name, (fill, pattern) in GROUNDS.items():
        body = f'<rect width="100" height="100" fill="{fill}"/><rect width="100" height="100" fill="url(#agricola-{pattern})"/>'
        found.append((f"agricola-ground-{name}", _symbol(f"agricola-ground-{name}", 100, body)))
    found += [(f"agricola-room-{name}", _symbol(f"agricola-room-{name}", 100, _room(*wall))) for name, wall in WALLS.items()]
    found.append(("agricola-stable", _symbol("agricola-stable", 48, _STABLE)))
    return [_Named(id_, body) for id_, body in found]


class _Named(Frozen):
    """Markup with an id that `draw.standalone` can find it by."""

    def __init__(self, id_: str, body: str):
        super().__init__(body)
        self.id = id_


def _symbol(id_: str, box: int, body: str) -> str:
    return f'<symbol id="{id_}" viewBox="0 0 {box} {box}" overflow="visible">{body}</symbol>'


def _room(fill: str, pattern: str) -> str:
    """A house seen from the front: thatch, a window, a door."""
    return (f'<rect width="100" height="100" fill="{fill}"/><rect width="100" height="100" fill="url(#agricola-{pattern})"/>'
            f'<path d="M0 34Q4 12 12 6H88Q96 12 100 34z" fill="var(--agricola-pale)" stroke="{KEY}" stroke-width="2"/>'
            f'<path d="M14 32l5-22M28 32l3-22M43 32l1-22M58 32l-1-22M72 32l-3-22M86 32l-5-22" stroke="{KEY}" opacity=".5"/>'
            f'<rect x="16" y="48" width="22" height="22" fill="{CHALK}" stroke="{KEY}" stroke-width="2"/>'
            f'<path d="M27 48v22M16 59h22" stroke="{KEY}" stroke-width="2"/>'
            f'<path d="M58 100V62q0-10 13-10t13 10v38z" fill="{KEY}"/>')


_STABLE = (f'<path d="M5 45V20L24 6l19 14v25z" fill="{CHALK}" stroke="{KEY}" stroke-width="2.2" stroke-linejoin="round"/>'
           f'<path d="M1 22 24 4l23 18" fill="none" stroke="{KEY}" stroke-width="5.5" stroke-linejoin="round"/>'
           f'<path d="M13 45V26h22v19z" fill="var(--piece-wine)" stroke="{KEY}" stroke-width="2"/>'
           f'<path d="M13 26l22 19M35 26 13 45" stroke="{CHALK}" stroke-width="2"/>')


def icon(name: str, x: float, y: float, size: float, faint: bool = False) -> str:
    """A good, a deed or a ground of that size, its corner at (x, y)."""
    dim = ' opacity=".4"' if faint else ""
    return f'<use href="#agricola-{name}" x="{num(x)}" y="{num(y)}" width="{num(size)}" height="{num(size)}"{dim}/>'


def fence_icon(x: float, y: float, size: float) -> str:
    """A rail with three posts."""
    posts = "".join(f'<rect x="{num(x + size * k / 3)}" y="{num(y + size * 0.2)}" width="{num(size * 0.2)}" height="{num(size * 0.65)}" '
                    'fill="var(--agricola-pale)" stroke="var(--key)" stroke-width="1.2"/>' for k in range(3))
    return f'<path d="M{num(x)} {num(y + size * 0.5)}h{num(size)}" stroke="var(--key)" stroke-width="4"/>' + posts


def seat_shape(seat: int, x: float, y: float, radius: float, hollow: bool = False) -> str:
    """The seat's own shape about (x, y); hollow: one already placed."""
    role, shape = SEATS[seat]
    paint = 'fill="none" stroke="var(--ink-soft)" stroke-width="1.5"' if hollow else f'fill="var(--{role})" stroke="{KEY}" stroke-width="1.5"'
    r = radius
    if shape == "circle":
        return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" {paint}/>'
    if shape == "square":
        points = [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)]
    elif shape == "triangle":
        points = [(0, -1.1), (1.1, 0.85), (-1.1, 0.85)]
    elif shape == "diamond":
        points = [(0, -1.2), (1.15, 0), (0, 1.2), (-1.15, 0)]
    else:
        points = [(cos(pi * k / 3), sin(pi * k / 3)) for k in range(6)]
    d = "M" + " ".join(f"{num(x + r * a)} {num(y + r * b)}" for a, b in points) + "Z"
    return f'<path d="{d}" {paint} stroke-linejoin="round"/>'


def person(seat: int, x: float, y: float, radius: float) -> str:
    size = radius * 1.15
    fill = KEY if SEATS[seat][1] == "triangle" else CHALK
    lift = radius * 0.18 if SEATS[seat][1] == "triangle" else 0
    return (seat_shape(seat, x, y, radius) + f'<g transform="translate({num(x - size / 2)} {num(y - size / 2 + lift)}) scale({size / 512:.4f})" '
            f'fill="{fill}">{SILHOUETTES["person"]}</g>')
