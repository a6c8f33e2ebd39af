"""Named positions of Akropolis."""

from pygame_core.demo import Demo
from pygame_core.game import Line, State
from pygame_core.games.akropolis.info import GAME
from pygame_core.games.akropolis.tiles import used
from pygame_core.record import Record
from pygame_core.table import Table

PRINT = (
    "2 33 | 34 13 20 9 | - | 0: 10@-4,5,r1 7@-4,8,r1 23@-2,0,r1 19@-2,4,r0 22@-2,5,r2 12@-2,7,r2 6@-1,2,r1 17@-1,4,r1 15@-1,6,r1 "
    "24@1,2,r2 21@1,6,r0 3@2,3,r3 14@-3,4,r2 36@-1,-1,r2 28@-1,1,r1 35@0,4,r3 29@-1,0,r1 | 2: 8@-9,4,r1 25@-7,2,r1 4@-7,3,r2 "
    "37@-5,0,r2 2@-5,2,r2 31@-4,1,r1 5@-3,2,r1 1@-2,-2,r3 32@-2,0,r1 11@-1,2,r1 18@-5,0,r3 26@-4,0,r1 27@-4,2,r1 30@-2,1,r2 "
    "16@-1,-1,r2 33@-2,1,r1"
)
BUILDING = (
    "2 6 | 8 11 16 21 | 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 6 9 10 12 13 14 15 17 18 19 20 | "
    "1: 4@-1,-1,r0 1@0,1,r3 7@-1,1,r2 | 2: 5@-1,-1,r0 2@0,1,r3 3@2,-1,r2"
)


def poster() -> State:
    """The position of the print on the shelf: the last row of a game the expert bot played against itself."""
    return GAME.position(PRINT)


def building() -> State:
    """Every way to lay a tile, and every way not to: the position of the rules page."""
    return GAME.position(BUILDING)


# --- demos ------------------------------------------------------------------------------------------------


def _city(tiles: str, site: str, stones: int = 0) -> Record:
    """A game alone, so that the city stays in view: the reader's tiles, and the site as long as it is after so
    many turns. The Architect took the lowest of the other tiles; the rest lies in the stacks."""
    placed = [int(each.partition("@")[0]) for each in tiles.split()]
    rest = [tile for tile in used(1, False) if tile not in (*placed, *map(int, site.split()))]
    taken, stacks = (" ".join(map(str, some)) for some in (rest[:len(placed)], rest[len(placed):]))
    position = f"1 {2 * len(placed)} | {site} | {stacks} | {stones}: {tiles} | 2: {taken}"
    return Record(GAME.name, rules=GAME.rules, players=1, deal={"position": position})


def _built(table: Table) -> dict:
    """What was told of the tile just built; nothing before that."""
    return table.told[-1][0].values if table.told else {}


def _line(table: Table, colour: str) -> Line:
    return next(line for line in table.state.scores()[0].lines if line.rule == colour)


DEMOS = (
    Demo("price", "price", _city("10@-2,0,r2 21@1,-1,r0 36@-1,2,r1", "22 25 7 1", stones=2),
         script=("t7 1,1 r2",), solved=lambda table: _built(table).get("paid") == 2, refused=(("t1", "price"),)),
    Demo("second-level", "equal-height", _city("4@-1,-1,r0 1@0,1,r3 7@-1,1,r2", "8 11 16 21"),
         script=("t8 0,-1 r5",), solved=lambda table: _built(table).get("level") == 2,
         refused=(("t8 0,2 r0", "overhang"), ("t8 0,0 r3", "equal-height"), ("t8 -1,-1 r0", "two-tiles"))),
    Demo("quarries", "quarries", _city("10@2,-2,r3", "21 26"),
         script=("t21 1,-1 r2",), solved=lambda table: _built(table).get("won") == 3),
    Demo("houses", "houses", _city("31@-2,-1,r1 9@0,-2,r0 28@-2,0,r2", "24 22 25 15"),
         script=("t24 -1,-1 r3",), solved=lambda table: _line(table, "houses").values["districts"] == 4),
    Demo("markets", "markets", _city("13@0,-2,r1 22@-2,1,r0 34@-2,-1,r1", "24 30 12 21"),
         script=("t24 -1,0 r5",), solved=lambda table: _line(table, "markets").points > 0),
    Demo("barracks", "barracks", _city("1@-2,2,r3 24@-2,1,r4 26@1,1,r4", "25 30 12 21"),
         offered=("t25 -1,0 r5", "t25 -2,0 r0", "t25 1,-1 r1"),
         script=("t25 1,-1 r1",), solved=lambda table: _line(table, "barracks").points == 6),
    Demo("temples", "temples", _city("27@-2,0,r2 18@2,-2,r3", "30 22 12"),
         script=("t30 -1,-1 r5",), solved=lambda table: _line(table, "temples").points > 0),
    Demo("gardens", "gardens", _city("30@-2,0,r2 28@1,-1,r0", "26 7 31", stones=1),
         script=("t7 0,1 r2",), solved=lambda table: _line(table, "gardens").points == 6),
)
