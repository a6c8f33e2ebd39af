"""A state and a view, and what several layers of the drawing need to know of them."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from pygame_core.draw.view import View, speech
from pygame_core.games.polis.deck import TURNS
from pygame_core.games.polis.drawing.land import HIGH, WIDE, Spot
from pygame_core.games.polis.grid import CARD, at, column_row, place_named
from pygame_core.games.polis.rules import move_of

LARGE = 9  # columns; a map that shows more is drawn small


class Scene:
    """What the view names by element ids, as places; and what is being considered: `card`, `place`, `turn`."""

    def __init__(self, state: Any, view: View):
        self.state, self.view = state, view
        self.text = speech(state, view)
        self.cells = tuple((column_row(place), tile) for place, tile in state.cells.items())
        self.key = view.ids
        held = [pick for pick in view.picks if pick[0] == "c"]
        self.card = int(held[0][1:]) if held else None
        self.open = {place_named(pick) for pick in view.open if "," in pick}
        self.place, self.refused = self._considered()
        self.turn = self._turn()

    def say(self, message: str, /, **values: Any) -> str:
        return self.text(f"{self.state.game.name}.{message}", **values)

    def id(self, name: str) -> str | None:
        """The id of an element of this picture."""
        return None if self.key is None else self.key + name

    def _considered(self) -> tuple[int | None, bool]:
        """Where the held card would lie, and whether that was refused."""
        view = self.view
        if self.card is None:
            return None, False
        if view.refused and "," in view.refused:
            return place_named(view.refused), True
        if view.hover and "," in view.hover:
            return place_named(view.hover), False
        return place_named(view.picks[1]) if len(view.picks) > 1 else None, False

    def _turn(self) -> int:
        """How the held card lies: as the view says where that is legal, else as it can."""
        view = self.view
        asked = next((TURNS.index(turn) for turn in (view.hover, *view.picks[2:], view.turn) if turn in TURNS), 0)
        if self.place is None or self.refused or self.state.refusal(self.card, self.place, asked) is None:
            return asked
        return 1 - asked

    @cached_property
    def after(self) -> Any:
        """The state once the considered move is made; None if there is none."""
        if self.place is None or self.refused or self.state.refusal(self.card, self.place, self.turn):
            return None
        twin = self.state.copy()
        twin.play(move_of(self.card, self.place, self.turn))
        return twin

    def picture(self, number: int) -> str:
        """The pictogram of a condition, as the game's `draw` room has it."""
        return self.state.game.room("pictures").PICTURES[number]

    # --- geometry -----------------------------------------------------------------------------------------

    @property
    def margin(self) -> int:
        """How many blocks round the map are seen: room for a card, once one is held."""
        return 2 if self.open or self.card is not None else 1

    @cached_property
    def corners(self) -> tuple[int, int, int, int]:
        """The first and last column and row of the map."""
        columns, rows = zip(*(spot for spot, _ in self.cells))
        return min(columns), min(rows), max(columns), max(rows)

    @property
    def small(self) -> bool:
        left, _, right, _ = self.corners
        return self.view.small or right - left + 1 + 2 * self.margin > LARGE + 4

    @property
    def box(self) -> tuple[float, float, float, float]:
        """The part of the plane that is seen."""
        left, above, right, below = self.corners
        across, down = (self.margin * WIDE - 40, self.margin * HIGH - 30) if self.margin == 1 else (self.margin * WIDE + 24, self.margin * HIGH + 24)
        return left * WIDE - across, above * HIGH - down, (right - left + 1) * WIDE + 2 * across, (below - above + 1) * HIGH + 2 * down

    @cached_property
    def touchable(self) -> list[list[int]]:
        """Places that can be touched, row by row: top left blocks of cards, and all blocks of the map."""
        left, above, right, below = self.corners
        out = self.margin
        return [[at(column, row) for column in range(left - out, right + out)] for row in range(above - out, below + out)]

    @cached_property
    def lit(self) -> frozenset[Spot]:
        return frozenset(column_row(place) for mark in self.view.lit if (place := place_named(mark)) in self.state.cells)

    @property
    def ghost(self) -> tuple[tuple[Spot, int], ...]:
        """The blocks of the considered card where it would lie."""
        first = self.card * 8 + self.turn * 4
        return tuple((column_row(self.place + step), first + part) for part, step in enumerate(CARD))

    @property
    def last(self) -> int | None:
        """Where the card just placed lies."""
        return next((place_named(event.values["dest"]) for event in self.view.last if "dest" in event.values), None)
