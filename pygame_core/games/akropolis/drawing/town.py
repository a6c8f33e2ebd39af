"""The city itself in layers: hexes from the back to the front, then the levels."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Iterator

import svg

from pygame_core.draw.kit import Frozen
from pygame_core.games.akropolis.drawing.grid import LIFT, SIDE, spot
from pygame_core.games.akropolis.drawing.marks import veil
from pygame_core.games.akropolis.drawing.pieces import digit_spot, digits, stand, tops
from pygame_core.games.akropolis.drawing.scene import Scene
from pygame_core.geometry.hexes import name


def hexes(scene: Scene) -> Iterator[svg.Element]:
    """`data-at`: what was just built carries the name of its tile's first cell, all else its own."""
    city, just = scene.city, {}
    for event in scene.last:
        just |= {cell: event.values["at"] for cell, place in city.top.items() if place >> 2 == event.values["tile"]}
    if not just and not scene.lit:
        yield _all(city, scene.look.sketch, scene.key)
        return
    for cell, drawn in tops(city.top, city.level, scene.look.sketch):
        yield stand(cell, city.level[cell], drawn, id=scene.id(f"hex-{name(cell)}"), data={"at": just.get(cell, name(cell))})
        if scene.dim(cell):
            yield veil(cell, city.level[cell])


@lru_cache(maxsize=32)
def _all(city: Any, sketch: bool, key: str | None) -> Frozen:
    return Frozen(*(stand(cell, city.level[cell], drawn, id=None if key is None else f"{key}hex-{name(cell)}", data={"at": name(cell)})
                    for cell, drawn in tops(city.top, city.level, sketch)))


def levels(scene: Scene) -> Iterator[svg.Element]:
    """No number under the tile that is considered, whole or in part, nor on what steps back."""
    ghost = scene.ghost
    over = [spot(cell, ghost.level) for cell in ghost.cells] if ghost else []
    deep = 1.1 * SIDE + LIFT * (ghost.level if ghost else 0)

    def covered(cell: int) -> bool:
        x, y = digit_spot(cell, scene.city.level[cell])
        return any(abs(x - cx) < 1.2 * SIDE and -1.1 * SIDE < y - cy < deep for cx, cy in over)

    cells = [cell for cell in scene.city.top if not covered(cell) and not scene.dim(cell)]
    return digits(cells, scene.city.level, scene.look.digit)
