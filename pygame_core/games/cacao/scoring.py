"""The temples: who has how many workers at each, and what that brings."""

from __future__ import annotations

from typing import Iterator, Sequence

from pygame_core.games.cacao.tiles import FACING, STEPS, TEMPLE, owner

FIRST, SECOND = 6, 3  # gold


def shares(workers: Sequence[int]) -> list[int]:
    """Gold for each seat at one temple. A tie for first leaves no second; what cannot be split is lost."""
    most = max(workers)
    if not most:
        return [0] * len(workers)
    leaders = workers.count(most)
    gold = [FIRST // leaders if count == most else 0 for count in workers]
    rest = [count for count in workers if count < most]
    second = max(rest, default=0)
    if leaders == 1 and second:
        share = SECOND // rest.count(second)
        gold = [share if count == second else won for count, won in zip(workers, gold)]
    return gold


def temples(board: dict[int, int], players: int) -> Iterator[tuple[int, list[int], list[list[int]]]]:
    """Each temple's cell, the workers each seat has there, and the cells of the tiles they stand on."""
    for cell in sorted(cell for cell, tile in board.items() if tile == TEMPLE):
        workers, homes = [0] * players, [[] for _ in range(players)]
        for side, step in enumerate(STEPS):
            tile = board.get(cell + step)
            if tile is not None and (count := FACING[tile][side ^ 2]):
                workers[owner(tile)] += count
                homes[owner(tile)].append(cell + step)
        yield cell, workers, homes
