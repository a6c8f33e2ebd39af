"""Named positions of Agros: the print on the shelf, and one position for each rule to try."""

from __future__ import annotations

from pygame_core.demo import Demo
from pygame_core.game import State
from pygame_core.games.agros.info import GAME
from pygame_core.geometry.square import cells
from pygame_core.record import Record
from pygame_core.table import Table

PRINT = (
    "4,d,4,D1/2,l,2,d,2,l,d/4,D1,1,d,l,2/2,L1,L7,2,l,d,2/5,l,2,d,l/"
    "1,D1,2,l,3,L1,1/2,d,l,d,4,d/2,l,1,d,3,D1,1/1,l,L3,1,D8,5/3,L3,6 L 0 0"
)
# The source's final score in a position of our own: 48 + 3 + 5 + 15 against 70 and a half, and h4 nobody's.
WORKED = (
    "L6,8,d/l,d,d,l,l,l,d,d,l,l/D7,5,l,l,d,d/d,5,d,d,l,l/l,l,l,d,d,d,l,l,d,d/d,L3,1,D1,l,l,d,L1,l,l/"
    "l,d,d,l,d,d,l,1,d,d/d,l,l,1,L5,2,D1,l,l/l,d,d,d,l,l,1,d,d,d/L1,D1,l,l,d,d,d,l,l,D1 L 0 0"
)
LIGHT = 0


def poster() -> State:
    """The position of the print on the shelf: move 56 of a game that was played out, Light to move."""
    return GAME.position(PRINT)


def at(position: str) -> Record:
    return Record.new(GAME, 2, deal={"position": position})


def yield_of(table: Table, cell: str) -> int | None:
    """Of Light's farmer there."""
    return table.state.farmers[LIGHT].get(cells(table.state.size)[cell])


def controller(table: Table, cell: str) -> int | None:
    """Of the field that an empty cell belongs to."""
    return next(field.controller for field in table.state.fields() if cells(table.state.size)[cell] in field.cells)


DEMOS = (
    Demo("harvest", "harvest", at("8/2,D1,3,D2,1/5,d,2/8/1,L3,l,L1,4/8/4,D1,1,L1,1/8 L 0 0"),
         ("b4 e4",), lambda table: yield_of(table, "e4") == 4),
    Demo("blocked-harvest", "blocked-by-opponent", at("8/1,L1,6/3,d,3,D1/4,l,3/3,L3,1,D2,2/8/1,D1,4,L1,1/8 L 0 0"),
         refused=(("d4 d7", "blocked-by-opponent"), ("d4 g4", "blocked-by-opponent"))),
    Demo("sowing", "sow", at("8/4,D1,3/1,L1,3,D2,2/8/6,D1,1/4,d,l,2/5,L1,2/2,L3,5 L 0 0"),
         ("c1 c3",), lambda table: yield_of(table, "c3") == 1),
    Demo("control", "control", at("D3,2,l,4/3,l,3,L1/3,l,4/3,l,2,D2,1/3,l,4/3,l,4/3,l,1,L4,2/3,l,4 L 0 0"),
         ("f2 b2",), lambda table: controller(table, "a1") == LIGHT),
    Demo("tie-next", "control", at("7,D1/1,L1,6/8/8/5,D4,2/8/1,L4,6/8 L 0 0"),
         ("b7 b8",), lambda table: controller(table, "a1") == LIGHT,
         offered=("b7 b8", "b7 c8", "b7 c7", "b7 c6", "b7 b6", "b7 a6", "b7 a7", "b7 a8")),
    Demo("tie-nobody", "control", at("8/1,L1,4,D2,1/8/8/5,D4,2/8/1,L4,6/8 L 0 0"),
         ("b7 c7",), lambda table: controller(table, "a1") is None,
         offered=("b7 b8", "b7 c8", "b7 c7", "b7 c6", "b7 b6", "b7 a6", "b7 a7", "b7 a8")),
    Demo("half-point", "half-point", at("3,l,d,3/3,l,d,3/3,l,d,3/3,l,d,3/1,L3,1,l,d,1,D3,1/3,l,d,3/3,l,d,3/L1,2,l,d,2,D1 L 0 0"),
         ("a1 a2",), lambda table: table.state.half_point() == LIGHT, offered=("a1 a2", "a1 b2", "a1 b1")),
    Demo("worked-score", "example-score", at(WORKED),
         ("pass", "pass"), lambda table: table.state.outcome() is not None, offered=("pass",), replies=("pass",)),
)
