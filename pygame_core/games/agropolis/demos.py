"""Named positions of this game."""

from pygame_core.demo import Demo
from pygame_core.game import State
from pygame_core.games.agropolis.info import GAME
from pygame_core.games.polis.lessons import bridged, group, lesson, roads
from pygame_core.record import Record

PRINT = (
    "1 normal/off/free/edge/block/3/groups 9,11,17 7,10,12,3,8,14,16,1,5,2,18,13,4,15,6 - "
    "c3@0,0:r0 c7@2,0:r0 c8@3,0:r0 c10@4,1:r180 "
    "c14@5,1:r0 c16@1,-2:r180 c12@2,-2:r180 c1@2,-4:r180 "
    "c5@0,-3:r0 c18@0,-2:r180 c2@3,-4:r180"
)


def poster() -> State:
    """The position of the print on the shelf: eleven cards placed alone."""
    return GAME.position(PRINT)


# --- demos ------------------------------------------------------------------------------------------------

LAST = (  # one card left, feed fees on, the conditions of the rulebook's example: target 24 and 4 more
    "1 normal/on/free/edge/block/3/groups 3,6,15 2,10,18,7,4,13,16,17,9,14,5,1,12,8,11 - "
    "c7@0,0:r0 c18@2,0:r180 c2@0,2:r0 c10@1,2:r180 c13@3,0:r180 c16@2,3:r0 c4@0,3:r180 "
    "c14@2,3:r0 c5@3,-1:r180 c9@3,3:r0 c1@-1,1:r0 c17@-1,2:r180 c12@-1,2:r0 c8@-1,1:r0"
)

DEMOS = (
    Demo("edge", "placing", lesson(GAME, "7,8,11", "c5@0,0:r0 c9@2,-1:r0", "4,17,18"),
         script=("c4 0,2 r0",), solved=lambda table: table.length == 1 and not bridged(table),
         refused=(("c4 -2,2 r0", "placing"), ("c4 6,2 r0", "placing"))),
    Demo("overlap", "covering", lesson(GAME, "11,12,14", "c18@0,0:r0 c8@2,-1:r0 c9@1,-3:r0", "2,5,7"),
         script=("c2 0,-2 r180",), solved=lambda table: group(table, "orchard") == 4),
    Demo("bridge", "covering", lesson(GAME, "7,12,14", "c10@0,0:r0 c2@2,0:r0", "18,8,11"),
         script=("c18 1,1 r0",), solved=lambda table: bridged(table) == 2),
    Demo("roads", "roads", lesson(GAME, "7,13,14", "c5@0,0:r0 c8@0,-2:r0 c9@2,-2:r0", "4,17,18"),
         script=("c17 2,0 r0",), solved=lambda table: roads(table) < 3),
    Demo("groups", "cornfield", lesson(GAME, "11,13,17", "c18@0,0:r0 c5@-2,0:r0 c14@-3,2:r0 c1@1,2:r0", "7,12,8"),
         script=("c12 -1,2 r180",), solved=lambda table: group(table, "cornfield") == 4),
    Demo("fees", "options", Record(GAME.name, rules=GAME.rules, players=1, deal={"position": LAST}),
         script=("c11 5,-1 r0",), solved=lambda table: table.state.to_move is None and table.state.total() >= 28),
)
