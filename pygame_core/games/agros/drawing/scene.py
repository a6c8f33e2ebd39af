"""A state and a view, and what several layers of the drawing need to know of them."""

from __future__ import annotations

from typing import Any, NamedTuple

from pygame_core.draw.view import View, speech
from pygame_core.games.agros.drawing.fields import home
from pygame_core.games.agros.drawing.grid import layout
from pygame_core.geometry.square import cells as cells_named
from pygame_core.geometry.square import line, names


class Target(NamedTuple):
    """A cell the chosen farmer can go to."""

    cell: int
    yield_: int  # of the farmer once there
    sown: tuple[int, ...] | None  # cells on the way that get a seed; None: a harvest


class Scene:
    """What the view names by element ids, as cells; and what follows from state and view together."""

    def __init__(self, state: Any, view: View):
        self.state, self.view = state, view
        self.size, self.name = state.size, names(state.size)
        self.say = speech(state, view)
        self.look = layout(state.size, view.small, view.coordinates)
        self.key = view.ids
        cells = cells_named(self.size)
        self.open = [cells[pick] for pick in view.open if pick in cells]
        self.hover = cells.get(view.hover) if view.hover in view.open else None
        self.refused = cells.get(view.refused)
        self.lit = frozenset(cells[mark] for mark in view.lit if mark in cells)
        self.focus = cells.get(view.focus, self.open[0] if self.open else 0)
        self.picked = cells.get(view.picks[0]) if view.picks else None
        self.targets = [] if self.picked is None else self._targets()
        self.last = [event for event in view.last if "origin" in event.values or "at" in event.values]
        self.trail = self._trail(cells)
        self.homes = self._homes()
        self.tucked = self._marked() & self.homes.keys()  # cells whose tag makes room for a mark

    def _targets(self) -> list[Target]:
        """Harvests go as far as the yield, sowings one cell less."""
        yield_ = self.state.farmers[self.state.seat].get(self.picked, 0)
        found = []
        for cell in self.open:
            way = line(self.size, self.picked, cell)
            if way and len(way) == yield_:
                found.append(Target(cell, yield_ + 1, None))
            elif way and len(way) == yield_ - 1:
                found.append(Target(cell, 1, way[:-1]))
        return found

    def _trail(self, cells: dict[str, int]) -> tuple[int, ...]:
        """The cells under the marks of the last move."""
        trail: list[int] = []
        for event in self.last:
            ends = [cells[event.values[end]] for end in ("origin", "dest", "at") if end in event.values]
            trail += ends[:1] + list(line(self.size, *ends) or ()) if len(ends) == 2 else ends
        return tuple(sorted(set(trail)))

    def _homes(self) -> dict[int, Any]:
        """The fields with a tag, by the cell it stands in."""
        if not self.view.labels or self.state.setting_up:
            return {}
        return {home(self.size, field.cells, self.trail): field for field in self.state.fields() if not self.dim(field.cells)}

    def _marked(self) -> set[int]:
        """Cells whose middle is taken by a mark."""
        taken = set(self.trail)
        for target in self.targets:
            taken.add(target.cell)
            taken.update(target.sown or ())
        if self.refused is not None:
            taken.add(self.refused)
        return taken

    def controller(self, field: Any) -> int | None:
        """Who ploughs a field. During the set-up nobody does: what stands there now is worth nothing yet."""
        return None if self.state.setting_up else field.controller

    def id(self, name: str) -> str | None:
        """The id of an element of this picture."""
        return None if self.key is None else self.key + name

    def dim(self, cells: tuple[int, ...]) -> bool:
        """Whether something on these cells steps back behind what is lit."""
        return bool(self.lit) and self.lit.isdisjoint(cells)
