"""A state and a view, and what several layers of the drawing need to know of them."""

from __future__ import annotations

from typing import Any, NamedTuple

from pygame_core.draw.view import View, speech
from pygame_core.games.akropolis.drawing.grid import layout
from pygame_core.games.akropolis.tiles import TILES
from pygame_core.geometry.hexes import named, trio


class Ghost(NamedTuple):
    """A tile as it would lie."""

    tile: int
    pose: int
    level: int

    @property
    def cells(self) -> tuple[int, int, int]:
        return trio(self.pose)


def shown(state: Any, view: View) -> int:
    """Whose city is looked at. At the end, unless one is named, a winner's."""
    if view.shown is not None and view.shown < state.players:
        return view.shown
    if state.to_move is not None:
        return state.to_move
    return next(iter(state.outcome().winners), 0)


def tile_named(pick: str) -> int | None:
    return int(pick[1:]) if pick[:1] == "t" and pick[1:].isdecimal() and 0 < int(pick[1:]) < len(TILES) else None


def turn_named(pick: str | None) -> int | None:
    return int(pick[1]) if pick and len(pick) == 2 and pick[0] == "r" and pick[1] in "012345" else None


class Scene:
    """What the view names by element ids, as cells and poses; and what follows from state and view together."""

    def __init__(self, state: Any, view: View):
        self.state, self.view = state, view
        self.say = speech(state, view)
        self.seat = shown(state, view)
        self.city = state.cities[self.seat]
        self.look = layout(self.city, view.small)
        self.key = view.ids
        own = self.seat == state.to_move  # only in the mover's city something can be touched
        self.tile = tile_named(view.picks[0]) if own and view.picks else None
        self.picked = named(view.picks[1]) if own and len(view.picks) > 1 else None
        self.open = frozenset(cell for pick in view.open if own and (cell := named(pick)) is not None)
        self.turns = tuple(turn for pick in view.open if own and (turn := turn_named(pick)) is not None)
        self.lit = frozenset(cell for mark in view.lit if (cell := named(mark)) is not None)
        self.refused = named(view.refused) if view.refused else None
        self.ghost = self._ghost()
        self.last = [event for event in view.last if event.kind in ("built", "raised") and event.seat == self.seat]

    def _ghost(self) -> Ghost | None:
        """The considered tile in the held rotation, or where that is not legal, in the first one that is."""
        if self.tile is None:
            return None
        cell = self.picked if self.picked is not None else named(self.view.hover) if self.view.hover in self.view.open else None
        if cell is None:
            return None
        turned = turn_named(self.view.hover) if self.picked is not None else None
        held = turn_named(self.view.turn) if turned is None else turned
        fitting = [turn for turn in range(6) if self.city.fits(6 * cell + turn)]
        if not fitting:
            return None
        turn = held if held in fitting else fitting[0]
        return Ghost(self.tile, 6 * cell + turn, max(0, self.city.level.get(cell, 0)) + 1)

    @property
    def gain(self) -> tuple[list[int], int]:
        """What the ghost would bring: points per colour, and stones."""
        city, stones = self.city, 0
        after = city.built(self.ghost.tile, self.ghost.pose)
        stones = city.quarries(self.ghost.pose) - (self.state.site.index(self.ghost.tile) if self.ghost.tile in self.state.site else 0)
        return [now.value * now.stars - was.value * was.stars for now, was in zip(after.survey(), city.survey())], stones

    def id(self, name: str) -> str | None:
        """The id of an element of this picture."""
        return None if self.key is None else self.key + name

    def dim(self, cell: int) -> bool:
        """Whether a hex steps back behind what is lit."""
        return bool(self.lit) and cell not in self.lit
