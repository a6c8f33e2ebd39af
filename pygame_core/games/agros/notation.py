"""Agros positions as one line of text, and as a diagram for the terminal.

    3,L4,4/1,d,6/… L 0 0

Ranks from the top joined by `/`; in a rank, tokens joined by `,`: `L4` and `D12` farmers with their yield, `l`
and `d` loose seeds, a number that many empty cells. Then the side to move, passes in a row, farmers to place.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from pygame_core.game import BadInput, brief
from pygame_core.geometry.square import FILES, names

SIZES = (8, 10, 12)


class Position(NamedTuple):
    size: int
    owner: bytearray
    farmers: tuple[dict[int, int], dict[int, int]]
    seat: int
    passes: int
    left: int


def write(state) -> str:
    ranks = []
    for rank in range(state.size - 1, -1, -1):
        tokens, empty = [], 0
        for cell in range(rank * state.size, (rank + 1) * state.size):
            token = _token(state, cell)
            if token:
                tokens += [str(empty), token] if empty else [token]
                empty = 0
            else:
                empty += 1
        ranks.append(",".join(tokens + [str(empty)] if empty else tokens))
    return f"{'/'.join(ranks)} {'LD'[state.seat]} {state.passes} {state.left}"


def _token(state, cell: int) -> str:
    for seat in (0, 1):
        if cell in state.farmers[seat]:
            return f"{'LD'[seat]}{state.farmers[seat][cell]}"
    return ("", "l", "d")[state.owner[cell]]


def parse(text: str) -> Position:
    """Read a position that can be. Raises `BadInput` naming what cannot and where."""
    parts = text.split()
    if len(parts) != 4:
        raise BadInput(f"an Agros position has 4 parts (ranks, side, passes, farmers to place), this has {len(parts)}")
    ranks, side, passes, left = parts
    size = ranks.count("/") + 1
    if size not in SIZES:
        raise BadInput(f"an Agros board has 8, 10 or 12 ranks, this position has {size}")
    if side not in ("L", "D"):
        raise BadInput(f"the side to move is L or D, not {brief(side)}")
    if passes not in ("0", "1", "2"):
        raise BadInput(f"passes in a row are 0, 1 or 2, not {brief(passes)}")
    if not re.fullmatch(r"[0-9]{1,2}", left):
        raise BadInput(f"farmers to place is a number up to 14, not {brief(left)}")
    position = Position(size, bytearray(size * size), ({}, {}), "LD".index(side), int(passes), int(left))
    for index, rank in enumerate(ranks.split("/")):
        _read_rank(position, size - 1 - index, rank)
    _check(position)
    return position


def _read_rank(position: Position, rank: int, text: str) -> None:
    size, file = position.size, 0
    for token in text.split(","):
        found = re.fullmatch(r"([0-9]{1,2})|([ld])|([LD])([0-9]{1,2})", token)
        if not found:
            raise BadInput(f"rank {rank + 1}: {token[:20]!r} is neither a number of empty cells, l, d, nor L or D with a yield")
        empty, seed, farmer, yield_ = found.groups()
        width = int(empty) if empty else 1
        if width < 1 or file + width > size:
            raise BadInput(f"rank {rank + 1} does not have {size} cells")
        cell = rank * size + file
        if seed:
            position.owner[cell] = 1 + "ld".index(seed)
        elif farmer:
            if not 1 <= int(yield_) <= size:
                raise BadInput(f"{names(size)[cell]}: a yield is 1 to {size} on this board, not {yield_}")
            position.owner[cell] = 1 + "LD".index(farmer)
            position.farmers["LD".index(farmer)][cell] = int(yield_)
        file += width
    if file != size:
        raise BadInput(f"rank {rank + 1} does not have {size} cells")


def _check(position: Position) -> None:
    """Refuse what no game can reach: uneven sides, or anything but the set-up's own order during set-up."""
    light, dark = (len(farmers) for farmers in position.farmers)
    if not position.left:
        if light != dark or not 1 <= light <= 7:
            raise BadInput(f"both sides have equally many farmers, 1 to 7; here Light has {light} and Dark {dark}")
        return
    placed = light + dark
    if placed + position.left not in (6, 10, 14):
        raise BadInput(f"in set-up farmers placed and to place are 6, 10 or 14 together, here {placed + position.left}")
    order = [(index + 1) // 2 % 2 for index in range(placed + 1)]
    if order[:-1].count(0) != light:
        raise BadInput(f"in set-up with {placed} farmers placed Light has {order[:-1].count(0)}, here {light}")
    if position.seat != order[-1]:
        raise BadInput(f"in set-up with {placed} farmers placed {('Light', 'Dark')[order[-1]]} is to move")
    if position.passes or sum(map(bool, position.owner)) != placed or any(
            yield_ != 1 for farmers in position.farmers for yield_ in farmers.values()):
        raise BadInput("in set-up there are no seeds, no towers and no passes")


def diagram(state) -> str:
    """The board in characters: L1, D3 farmers with yield, l and d seeds, · empty."""
    rows = []
    for rank in range(state.size - 1, -1, -1):
        cells = (_token(state, rank * state.size + file) or "·" for file in range(state.size))
        rows.append(f"{rank + 1:>2} " + "".join(f"{cell:<4}" for cell in cells).rstrip())
    return "\n".join([*rows, "   " + "".join(f"{file:<4}" for file in FILES[: state.size]).rstrip()])
