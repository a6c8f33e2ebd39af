"""Named positions of this game."""

from pygame_core.demo import Demo
from pygame_core.game import State
from pygame_core.games.sprawlopolis.info import GAME
from pygame_core.games.polis.lessons import bridged, group, lesson, points, roads

PRINT = (
    "1 normal/free/edge/block 8,14,15 4,1,12,9,16,6,13,5,17,11,7,10,18,2,3 - "
    "c9@0,0:r0 c12@2,0:r0 c4@0,-1:r180 c6@2,2:r0 "
    "c13@4,2:r180 c5@0,2:r0 c17@4,0:r180 c16@5,1:r180 "
    "c7@1,-1:r180 c10@6,0:r0 c18@7,1:r180"
)


def poster() -> State:
    """The position of the print on the shelf: eleven cards placed alone."""
    return GAME.position(PRINT)


# --- demos ------------------------------------------------------------------------------------------------

DEMOS = (
    Demo("edge", "placing", lesson(GAME, "9,12,14", "c10@0,0:r0 c3@2,-1:r0", "5,11,16"),
         script=("c5 0,2 r0",), solved=lambda table: table.length == 1 and not bridged(table),
         refused=(("c5 -2,2 r0", "placing"), ("c5 6,2 r0", "placing"))),
    Demo("overlap", "covering", lesson(GAME, "9,11,12", "c14@0,0:r0 c16@-2,0:r180 c1@-1,-2:r180", "3,8,15"),
         script=("c3 -2,1 r180",), solved=lambda table: group(table, "commercial") == 4),
    Demo("bridge", "covering", lesson(GAME, "9,12,14", "c2@0,0:r0 c1@2,0:r0", "5,10,7"),
         script=("c5 1,1 r0",), solved=lambda table: bridged(table) == 2),
    Demo("roads", "roads", lesson(GAME, "9,12,14", "c2@0,0:r0 c11@-2,0:r0 c13@0,2:r180", "10,3,8"),
         script=("c10 -2,2 r180",), solved=lambda table: roads(table) == 2),
    Demo("groups", "industrial", lesson(GAME, "9,12,14", "c10@0,0:r0 c13@-2,-1:r180 c16@2,1:r0 c6@0,-2:r0", "17,7,5"),
         script=("c17 2,-1 r0",), solved=lambda table: group(table, "industrial") == 4),
    Demo("corners", "concrete-jungle", lesson(GAME, "9,12,14", "c7@0,0:r0 c11@2,-1:r0", "18,6,10"),
         script=("c18 0,-2 r0",), solved=lambda table: points(table, "concrete-jungle") >= 2),
)
