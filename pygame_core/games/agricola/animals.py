"""Where animals live. Nobody places them: the engine proves that a number of each fits.

A pen holds animals of one type: a triple, how many sheep, or boar, or cattle. Whatever holds single animals of any
type (the house, a stable outside fences) is counted in `loose`.
"""

from __future__ import annotations

from functools import lru_cache

Pen = tuple[int, int, int]
Room = tuple[tuple[Pen, ...], int]  # the pens, sorted, and the loose places


def pasture(size: int, stables: int) -> int:
    """Two on each cell, doubled by each stable."""
    return 2 * size << stables


@lru_cache(maxsize=4096)
def shares(pens: tuple[Pen, ...]) -> tuple[Pen, ...]:
    """Every best way to divide the pens among the types: what is then there for sheep, boar and cattle."""
    found = {(0, 0, 0)}
    for sheep, boar, cattle in pens:
        found = {way for s, b, c in found for way in ((s + sheep, b, c), (s, b + boar, c), (s, b, c + cattle))}
        found = {way for way in found if not any(way != other and all(map(int.__le__, way, other)) for other in found)}
    return tuple(sorted(found))


def fit(room: Room, sheep: int, boar: int, cattle: int) -> bool:
    pens, loose = room
    if sheep + boar + cattle <= loose:
        return True
    for s, b, c in shares(pens):
        if (sheep - s if sheep > s else 0) + (boar - b if boar > b else 0) + (cattle - c if cattle > c else 0) <= loose:
            return True
    return False
