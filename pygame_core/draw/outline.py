"""The outline of a set of unit squares as one path with rounded corners, holes included."""

from __future__ import annotations

from typing import Iterable

from pygame_core.draw.kit import num

Point = tuple[int, int]


def outline(squares: Iterable[Point], unit: float, inset: float, radius: float) -> str:
    """Path data round `squares` (column, row; rows downwards), drawn `inset` inside their edge."""
    return "".join(_rounded(loop, unit, inset, radius) for loop in _loops(set(squares)))


def _sides(squares: set[Point]) -> dict[Point, list[Point]]:
    """Every side between inside and outside, as start → ends, the inside always to the right."""
    sides: dict[Point, list[Point]] = {}
    for x, y in sorted(squares):
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        beside = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        for index, other in enumerate(beside):
            if other not in squares:
                sides.setdefault(corners[index], []).append(corners[(index + 1) % 4])
    return sides


def _loops(squares: set[Point]) -> Iterable[list[Point]]:
    sides = _sides(squares)
    while sides:
        first = point = next(iter(sides))
        loop, step = [], (0, 0)
        while True:
            ends = sides[point]
            # Where two squares touch by a corner alone, stay with the same square: turn right.
            right = (point[0] - step[1], point[1] + step[0])
            end = right if right in ends else ends[0]
            ends.remove(end)
            if not ends:
                del sides[point]
            loop.append(point)
            step, point = (end[0] - point[0], end[1] - point[1]), end
            if point == first:
                break
        yield loop


def _rounded(loop: list[Point], unit: float, inset: float, radius: float) -> str:
    data = []
    for index, (x, y) in enumerate(loop):
        (bx, by), (nx, ny) = loop[index - 1], loop[(index + 1) % len(loop)]
        came, goes = (x - bx, y - by), (nx - x, ny - y)
        if came == goes:
            continue
        # Both sides move inwards, to the right of their direction.
        px, py = x * unit - inset * (came[1] + goes[1]), y * unit + inset * (came[0] + goes[0])
        data.append(f"{num(px - came[0] * radius)} {num(py - came[1] * radius)}"
                    f"Q{num(px)} {num(py)} {num(px + goes[0] * radius)} {num(py + goes[1] * radius)}")
    return f"M{'L'.join(data)}Z"
