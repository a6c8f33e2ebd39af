"""Named positions of this game."""

from pygame_core.demo import Demo
from pygame_core.game import State
from pygame_core.games.naturopolis.info import GAME
from pygame_core.games.polis.lessons import bridged, group, lesson, rivers, roads

PRINT = (
    "1 normal/refused/free/edge 3,6,13 2,11,8,1,12,4,10,5,7,15,18,9,14,17,16 - "
    "c1@0,0:r0 c2@2,0:r180 c8@1,-1:r0 c11@-2,0:r0 "
    "c10@3,1:r0 c4@-3,0:r180 c7@0,0:r180 c15@0,1:r180 "
    "c5@-3,-1:r0 c9@-3,-2:r180 c14@1,1:r180"
)


def poster() -> State:
    """The position of the print on the shelf: eleven cards placed alone."""
    return GAME.position(PRINT)


# --- demos ------------------------------------------------------------------------------------------------

DEMOS = (
    Demo("edge", "placing", lesson(GAME, "6,8,10", "c5@0,0:r0 c3@2,-1:r0", "11,14,16"),
         script=("c11 0,-2 r0",), solved=lambda table: table.length == 1 and not bridged(table),
         refused=(("c11 -2,2 r0", "placing"), ("c11 6,2 r0", "placing"))),
    Demo("overlap", "covering", lesson(GAME, "6,8,10", "c2@0,0:r0 c12@-2,0:r0 c13@-2,2:r0", "11,3,9"),
         script=("c9 0,1 r180",), solved=lambda table: group(table, "forest") == 4),
    Demo("bridge", "covering", lesson(GAME, "6,8,10", "c13@0,0:r0 c16@2,0:r0", "2,17,12"),
         script=("c2 1,-1 r180",), solved=lambda table: bridged(table) == 2),
    Demo("roads", "roads", lesson(GAME, "6,8,10", "c2@0,0:r0 c17@-2,1:r180 c13@-2,-1:r0", "1,7,12"),
         script=("c1 0,-2 r180",), solved=lambda table: roads(table) == 1),
    Demo("rivers", "roads-and-rivers", lesson(GAME, "6,8,10", "c2@0,0:r0 c1@-1,-2:r0 c13@-3,-3:r180", "18,15,5"),
         script=("c18 -1,-4 r180",), solved=lambda table: rivers(table) == 1, refused=(("c18 -1,-4 r0", "roads-and-rivers"),)),
    Demo("groups", "lake", lesson(GAME, "6,8,10", "c13@0,0:r0 c11@-2,1:r180 c12@0,-2:r180", "3,2,18"),
         script=("c18 -2,-1 r180",), solved=lambda table: group(table, "lake") == 4),
)
