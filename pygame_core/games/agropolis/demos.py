"""Named positions of this game."""

from pygame_core.game import State
from pygame_core.games.agropolis.info import GAME

PRINT = (
    "1 normal/off/free/edge/block/3/groups 9,11,17 7,10,12,3,8,14,16,1,5,2,18,13,4,15,6 - "
    "c3@0,0:r0 c7@2,0:r0 c8@3,0:r0 c10@4,1:r180 "
    "c14@5,1:r0 c16@1,-2:r180 c12@2,-2:r180 c1@2,-4:r180 "
    "c5@0,-3:r0 c18@0,-2:r180 c2@3,-4:r180"
)


def poster() -> State:
    """The position of the print on the shelf: eleven cards placed alone."""
    return GAME.position(PRINT)
