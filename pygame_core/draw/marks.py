"""The one grammar of marks: dashed is proposed, solid is counted, brackets are past, an outer ring is focus."""

from __future__ import annotations

from math import hypot

import svg

from pygame_core.draw.kit import group, num, path


def arrow(start: tuple[float, float], end: tuple[float, float], *, colour: str = "var(--ink)", width: float = 3,
          halo: str = "var(--sheet)") -> svg.G:
    """An arrow with a halo of two units, so that it reads on any ground."""
    (x1, y1), (x2, y2) = start, end
    length = hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    nx, ny = x2 - 11 * ux, y2 - 11 * uy  # where the shaft meets the head
    shaft = f"M{num(x1)} {num(y1)}L{num(nx)} {num(ny)}"
    head = f"M{num(x2)} {num(y2)}L{num(nx - 7 * uy)} {num(ny + 7 * ux)}L{num(nx + 7 * uy)} {num(ny - 7 * ux)}Z"
    return group(path(shaft, stroke=halo, width=width + 4, stroke_linecap="round"), path(head, halo, halo, 5),
                 path(shaft, stroke=colour, width=width, stroke_linecap="round"), path(head, colour))


def brackets(x: float, y: float, width: float, height: float, arm: float, *, stroke: float = 3) -> svg.G:
    """Corners in ink on a paper halo: this was just put here."""
    right, bottom = x + width, y + height
    corners = "".join(f"M{num(cx + sx * arm)} {num(cy)}H{num(cx)}V{num(cy + sy * arm)}"
                      for cx, sx in ((x, 1), (right, -1)) for cy, sy in ((y, 1), (bottom, -1)))
    return group(path(corners, stroke="var(--sheet)", width=stroke + 4, stroke_linecap="round"),
                 path(corners, stroke="var(--ink)", width=stroke, stroke_linecap="round"))


def focus(x: float, y: float, width: float, height: float, radius: float) -> svg.G:
    """The ring of keyboard focus round a box, outside a gap of paper. Shown by `kit.RULES`."""
    def ring(out: float, stroke: str, thick: float) -> svg.Rect:
        return svg.Rect(x=num(x - out), y=num(y - out), width=num(width + 2 * out), height=num(height + 2 * out),
                        rx=num(radius + out), fill="none", stroke=stroke, stroke_width=thick)

    return group(ring(1, "var(--sheet)", 4), ring(4, "var(--focus)", 3), class_=["focus-ring"])


def cross(x: float, y: float) -> svg.G:
    """A small badge: this cannot be chosen."""
    return group(svg.Circle(cx=num(x), cy=num(y), r=10, fill="var(--sheet)", stroke="var(--ink)", stroke_width=2.4),
                 path(f"M{num(x - 4)} {num(y - 4)}l8 8m0-8l-8 8", stroke="var(--ink)", width=2.6, stroke_linecap="round"))
