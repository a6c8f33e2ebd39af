"""Where the tile in hand would lie when a hex of the city is pointed at."""

from __future__ import annotations

from math import dist
from typing import Any

from pygame_core.games.akropolis.drawing.grid import height, meeting
from pygame_core.games.akropolis.drawing.scene import tile_named, turn_named
from pygame_core.geometry.hexes import name, named, trio


def snap(state: Any, picks: tuple[str, ...], at: str, turn: str | None, near: bool) -> tuple[str, ...]:
    """The picks, place and rotation, that put the tile picked where `at` is pointed at. Best is a legal pose with its first
    hex there in the rotation held, then one in that rotation which covers the hex, then one in any rotation. With `near`,
    where none covers it, the nearest; else none: ()."""
    cell = named(at)
    if cell is None or len(picks) != 1 or tile_named(picks[0]) is None:
        return ()
    city, held = state.cities[state.to_move], turn_named(turn)
    poses = city.poses()
    over = [pose for pose in poses if cell in trio(pose)]
    if not over and not near:
        return ()
    spot = height(cell, city)

    def worth(pose: int) -> tuple:
        first, turned = divmod(pose, 6)
        return held is not None and turned != held, first != cell, dist(spot, meeting(pose, max(1, city.level.get(first, 0) + 1)))

    first, turned = divmod(min(over, key=worth) if over else min(poses, key=lambda pose: (worth(pose)[2], worth(pose)[0])), 6)
    return name(first), f"r{turned}"
