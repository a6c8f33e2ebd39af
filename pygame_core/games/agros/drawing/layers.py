"""The state itself in layers: plots, pieces, tags."""

from __future__ import annotations

from typing import Callable, Iterable

import svg

from pygame_core.games.agros.drawing.fields import plot, tag
from pygame_core.games.agros.drawing.grid import column_row
from pygame_core.games.agros.drawing.pieces import piece
from pygame_core.games.agros.drawing.scene import Scene
from pygame_core.games.agros.rules import multiplier
from pygame_core.geometry.square import neighbours


def plots(scene: Scene) -> Iterable[svg.Element]:
    for field in scene.state.fields():
        yield plot(scene.size, field.cells, scene.controller(field), scene.key, scene.dim(field.cells))


def pieces(scene: Scene, seen: Callable[[int], bool] = lambda cell: True) -> Iterable[svg.Element]:
    """Back row first: tall towers lean into the row behind."""
    size, state = scene.size, scene.state
    shapes = {cell: f"agros-seed-{owner - 1}" for cell, owner in enumerate(state.owner) if owner}
    for seat in (0, 1):
        shapes |= {cell: f"agros-farmer-{seat}-{yield_}" for cell, yield_ in state.farmers[seat].items()}
    for cell in sorted(shapes, key=lambda cell: (column_row(size, cell)[1], cell)):
        if seen(cell):
            yield piece(size, cell, shapes[cell], scene.key, scene.dim(_concerns(scene, cell)))


def _concerns(scene: Scene, cell: int) -> tuple[int, ...]:
    """The cells that keep a piece bright when lit: its own, and for a farmer the fields it helps to decide."""
    if not any(cell in farmers for farmers in scene.state.farmers):
        return (cell,)
    return cell, *(near for near in neighbours(scene.size)[cell] if not scene.state.owner[near])


def tags(scene: Scene) -> Iterable[svg.Element]:
    """The values of the fields."""
    for cell, field in scene.homes.items():
        brief = field.controller is None or scene.view.small or len(field.cells) == 1
        note = "" if brief else f"{len(field.cells)}×{multiplier(field.yields[field.controller])}"
        yield tag(scene.size, cell, str(field.value), note, field.controller, scene.look, cell in scene.tucked)
