"""Why a move is none. Rule ids are sections of help/en.md."""

from __future__ import annotations

import re
from typing import Any

from pygame_core.game import Illegal
from pygame_core.games.akropolis.tiles import TILES
from pygame_core.geometry.hexes import named, trio

# If a first cell has several rotations, each refused for a reason of its own, the one that comes closest is told.
_CLOSEST = ("two-tiles", "equal-height", "overhang", "touch")


def meant(picks: tuple[str, ...]) -> tuple[int | None, int | None, int | None]:
    """(tile, cell, rotation) as far as the picks name such; a rotation only where all three are good."""
    tile = re.fullmatch(r"t([1-9][0-9]?)", picks[0]) if picks else None
    number = int(tile[1]) if tile and int(tile[1]) < len(TILES) else None
    cell = named(picks[1]) if len(picks) > 1 and number is not None else None
    turn = int(picks[2][1]) if len(picks) > 2 and cell is not None and re.fullmatch("r[0-5]", picks[2]) else None
    return number, cell, turn


def why(state: Any, picks: tuple[str, ...]) -> Illegal:
    if state.to_move is None:
        return Illegal("end", "akropolis.why.over")
    tile, cell, turn = meant(picks)
    if picks and named(picks[0]) is not None:
        return Illegal("turn", "akropolis.why.tile_first")
    if tile is None or len(picks) > 3:
        return Illegal("notation", "akropolis.why.notation", text=" ".join(picks)[:40])
    if tile not in state.site:
        return Illegal("site", "akropolis.why.not_there", tile=picks[0])
    price, stones = state.site.index(tile), state.stones[state.to_move]
    if price > stones:
        return Illegal("price", "akropolis.why.price", tile=picks[0], price=price, n=stones)
    if len(picks) == 1:
        return Illegal("notation", "akropolis.why.notation", text=picks[0])
    if cell is None:
        looks = re.fullmatch(r"[-0-9]{1,8},[-0-9]{1,8}", picks[1])
        return Illegal("plane" if looks else "notation", "akropolis.why.plane" if looks else "akropolis.why.notation", text=picks[1][:40])
    if len(picks) == 3 and turn is None:
        return Illegal("notation", "akropolis.why.rotation", text=picks[2][:40])
    city = state.cities[state.to_move]
    rules = [_fault(city, 6 * cell + each) for each in ((turn,) if turn is not None else range(6))]
    if "" in rules:  # the place is good: a rotation is missing
        return Illegal("notation", "akropolis.why.notation", text=" ".join(picks)[:40])
    return _MESSAGES[next(rule for rule in _CLOSEST if rule in rules)](picks[1])


def _fault(city: Any, pose: int) -> str:
    """The rule a pose breaks; empty if none."""
    if city.fits(pose):
        return ""
    heights = [max(0, city.level.get(cell, 0)) for cell in trio(pose)]
    if not any(heights):
        return "touch"
    if not all(heights):
        return "overhang"
    return "equal-height" if len(set(heights)) > 1 else "two-tiles"


_MESSAGES = {
    "touch": lambda at: Illegal("touch", "akropolis.why.touch", at=at),
    "overhang": lambda at: Illegal("overhang", "akropolis.why.overhang", at=at),
    "equal-height": lambda at: Illegal("equal-height", "akropolis.why.height", at=at),
    "two-tiles": lambda at: Illegal("two-tiles", "akropolis.why.two_tiles", at=at),
}
