"""Square boards: cells are numbered from 0 at a1 (bottom left), along the rank first; a1's right neighbour is 1."""

from __future__ import annotations

from functools import lru_cache

FILES = "abcdefghijkl"
DIRECTIONS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))  # (file, rank): N, NE, E, …


@lru_cache(maxsize=None)
def names(size: int) -> tuple[str, ...]:
    """The name of each cell: ("a1", "b1", …)."""
    return tuple(f"{FILES[file]}{rank + 1}" for rank in range(size) for file in range(size))


@lru_cache(maxsize=None)
def cells(size: int) -> dict[str, int]:
    """The number of each named cell."""
    return {name: cell for cell, name in enumerate(names(size))}


@lru_cache(maxsize=None)
def rays(size: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each cell and each of `DIRECTIONS`, the cells from the next one to the edge."""

    def ray(cell: int, step: tuple[int, int]) -> tuple[int, ...]:
        found = []
        rank, file = divmod(cell, size)
        while 0 <= (file := file + step[0]) < size and 0 <= (rank := rank + step[1]) < size:
            found.append(rank * size + file)
        return tuple(found)

    return tuple(tuple(ray(cell, step) for step in DIRECTIONS) for cell in range(size * size))


@lru_cache(maxsize=None)
def neighbours(size: int) -> tuple[tuple[int, ...], ...]:
    """For each cell, those sharing a side with it."""
    return tuple(tuple(ray[0] for ray in lines[::2] if ray) for lines in rays(size))


def line(size: int, origin: int, dest: int) -> tuple[int, ...] | None:
    """The cells from the one after `origin` up to `dest` on a straight line; None if there is no such line."""
    for ray in rays(size)[origin]:
        if dest in ray:
            return ray[: ray.index(dest) + 1]
    return None
