"""A state and a view, and what several layers of the drawing need to know of them."""

from __future__ import annotations

from typing import Any

from pygame_core.draw.view import View, speech
from pygame_core.games.cacao.agenda import Act, Edge, Fill
from pygame_core.games.cacao.drawing.grid import layout
from pygame_core.games.cacao.drawing.preview import proposal
from pygame_core.games.cacao.tiles import FACING, JUNGLE, KINDS, WORKER, kind, name, named, owner
from pygame_core.text import Text


class Scene:
    """What the view names by element ids, as cells; and what follows from state and view together."""

    def __init__(self, state: Any, view: View):
        self.state, self.view = state, view
        self.say = speech(state, view)
        self.look = layout(state, view.small)
        top = state.agenda[-1] if state.agenda else None
        self.fill = top if isinstance(top, Fill) else None
        self.act = top if isinstance(top, Act) else None
        self.open = {cell for pick in view.open if (cell := named(pick)) is not None}
        self.lit = {cell for mark in view.lit if (cell := named(mark)) in state.board}
        self.refused = self._cell(view.refused)
        self.proposal = proposal(state, view)
        self.last = [cell for event in view.last if event.kind.startswith(("placed", "overbuilt", "filled"))
                     if (cell := named(event.values["at"])) in state.board]
        self.cells = sorted({*state.board, *state.places, *(self.fill.cells if self.fill else ())} if not state.over else state.board)
        self.focus = self._focus()

    def _cell(self, pick: str | None) -> int | None:
        """The cell with that id, if it is on this board."""
        cell = named(pick) if pick else None
        return cell if cell in self.state.board or cell in self.state.places else None

    def _focus(self) -> str:
        """The pick of the board that is its tab stop."""
        cells = {name(cell) for cell in self.cells}
        edges = [f"edge-{edge.number}" for edge in self.edges]
        if self.view.focus in cells or self.view.focus in edges:
            return self.view.focus
        return next((pick for pick in self.view.open if pick in cells or pick in edges), name(self.cells[0]))

    @property
    def edges(self) -> list[Edge]:
        """Edges of which one is to be chosen."""
        return list(self.act.edges) if self.act and not self.act.sale else []

    def id(self, local: str) -> str | None:
        """The id of an element of this picture."""
        return None if self.view.ids is None else self.view.ids + local

    def dim(self, cell: int) -> bool:
        """Whether the tile steps back behind what is lit."""
        return bool(self.lit) and cell not in self.lit

    def spoken(self, tile: int) -> str:
        """A tile in words."""
        return tile_words(self.say, tile)


def tile_words(say: Text, tile: int) -> str:
    if tile < WORKER:
        return say(f"cacao.tile.{JUNGLE[tile]}")
    north, east, south, west = FACING[tile]
    return say(f"cacao.say.workers.{owner(tile)}", north=north, east=east, south=south, west=west)


def shape(tile: int) -> str:
    """The id of a tile's shape."""
    if tile < WORKER:
        return f"cacao-{JUNGLE[tile]}"
    return f"cacao-{KINDS[kind(tile)]}-{owner(tile)}-{tile & 3}"
