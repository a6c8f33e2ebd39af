"""What a move being considered would bring, edge by edge and for every owner: pure reckoning, nothing is played."""

from __future__ import annotations

from typing import Any, NamedTuple

from pygame_core.games.cacao.agenda import Fill
from pygame_core.games.cacao.tiles import (
    FACING, GOLD, HARVEST, KINDS, PRICE, STEPS, STORE, SUN, TEMPLE, TOKENS, TRACK, WATER, named, owner, worker,
)


class Gain(NamedTuple):
    """At one edge: `count` of `good` ("cacao", "gold", "water", "sun", "temple") for a seat."""

    home: int
    site: int
    seat: int
    good: str
    count: int


class Proposal(NamedTuple):
    """A tile about to be laid."""

    cell: int
    tile: int
    over: bool  # on top of another
    opens: tuple[int, ...]  # jungle cells to be filled after it
    gains: tuple[Gain, ...]


def proposal(state: Any, view: Any) -> Proposal | None:
    """The tile that the picks and what is hovered speak of, if they name both a tile and a cell."""
    picks = (*view.picks, *([view.hover] if view.hover in view.open else []))
    over, rest = picks[:1] == ("over",), picks[picks[:1] == ("over",):]
    cell = named(rest[1]) if len(rest) > 1 else None
    if cell is None:
        return None
    if rest[0] in KINDS:
        return _placement(state, KINDS.index(rest[0]), cell, _rotation(state, over, rest, view), over)
    if rest[0] in ("j1", "j2") and state.agenda and isinstance(state.agenda[-1], Fill):
        tile = state.display[int(rest[0][1]) - 1]
        return Proposal(cell, tile, False, (), tuple(_gains(state, {cell: tile}, _beside_jungle(state, cell))))
    return None


def _rotation(state: Any, over: bool, rest: tuple[str, ...], view: Any) -> int:
    """That picked or hovered, else the one held where it is legal, else none."""
    if len(rest) > 2:
        return int(rest[2][1])
    head = ("over",) if over else ()
    turns = [move.picks[-1] for move in state.moves() if move.picks[:-1] == (*head, *rest[:2])]
    return int(view.turn[1]) if view.turn in turns else 0


def _placement(state: Any, kind: int, cell: int, turn: int, over: bool) -> Proposal:
    tile = worker(state.turn, kind, turn)
    edges = [(cell, cell + step) for step in STEPS if cell + step in state.board]
    opens = ()
    if not over and not state.jungle_is_full:
        beside = (cell + step for step in STEPS if cell + step not in state.board)
        opens = tuple(site for site in beside if any(site + step in state.board for step in STEPS))
    return Proposal(cell, tile, over, opens, tuple(_gains(state, {cell: tile}, edges)))


def _beside_jungle(state: Any, site: int) -> list[tuple[int, int]]:
    return [(site + step, site) for step in STEPS if site + step in state.board]


def _gains(state: Any, new: dict[int, int], edges: list[tuple[int, int]]) -> list[Gain]:
    """Harvests before sales, as most would do it; sales as large as they could be."""
    cacao, water, sun = state.cacao[:], state.water[:], state.sun[:]
    found = []
    for home, site in sorted(edges, key=lambda edge: PRICE[new.get(edge[1], state.board.get(edge[1], 0))]):
        tile, village = new.get(site, state.board.get(site, 0)), new.get(home, state.board.get(home))
        seat, workers = owner(village), FACING[village][STEPS.index(site - home)]
        if not workers:
            continue
        if HARVEST[tile]:
            good, count = "cacao", min(workers * HARVEST[tile], STORE - cacao[seat])
            cacao[seat] += count
        elif PRICE[tile]:
            sold = min(workers, cacao[seat])
            good, count = "gold", sold * PRICE[tile]
            cacao[seat] -= sold
        elif tile == WATER:
            good, count = "water", min(workers, len(TRACK) - 1 - water[seat])
            water[seat] += count
        elif tile == SUN:
            good, count = "sun", min(workers, TOKENS - sun[seat])
            sun[seat] += count
        else:
            good, count = ("temple", workers) if tile == TEMPLE else ("gold", workers * GOLD[tile])
        found.append(Gain(home, site, seat, good, count))
    return found
