"""The moves of a decision that are worth a bot's look."""

from __future__ import annotations

from pygame_core.game import Event, Move
from pygame_core.games.agricola import converting, grid, harvest
from pygame_core.games.agricola.goods import FOOD

CONVERTING = frozenset((converting.EAT, converting.COOK, "craft"))
BY_CARDS = frozenset((converting.ANYTIME, "way"))
PASTURES = 24  # fencings looked at


def candidates(state, rng) -> list[Move]:
    """The moves worth a look: of many pastures the compact ones; goods become food only where food is missing."""
    moves, kind, seat = state.moves(), state.agenda[-1][0], state.to_move
    if kind == "feed":
        short = harvest.need(state, seat) > state.farms[seat].goods[FOOD]
        return short and [move for move in moves if move.code[0] in CONVERTING or _feeds(state, seat, move)] or moves[-1:]
    if kind in ("place", "act"):
        moves = [move for move in moves if move.code[0] not in (converting.EAT, converting.COOK)] or moves
    if len(moves) > PASTURES and moves[0].code[0] == "fence":
        stables = state.farms[seat].stables
        moves = sorted(moves[:-1], key=lambda move: _shape(move.code[1], stables))[:PASTURES] + moves[-1:]
    return moves


def _feeds(state, seat: int, move: Move) -> bool:
    """Whether a card makes food of something in that move."""
    if move.code[0] not in BY_CARDS:
        return False
    told: list[Event] = []
    state.copy().play(move, told.append)
    return any((event.kind, event.seat, event.values.get("at")) == ("gain.food", seat, move.code[1]) for event in told)


def _shape(cells: int, stables: int) -> tuple:
    """Small pastures at the far side of the yard first, with a stable if there is one."""
    size = cells.bit_count()
    return (abs(size - 2), -(cells & stables).bit_count(), grid.border(cells).bit_count(), -cells)
