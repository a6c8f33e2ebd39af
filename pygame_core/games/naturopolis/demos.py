"""Named positions of this game."""

from pygame_core.game import State
from pygame_core.games.naturopolis.info import GAME

PRINT = (
    "1 normal/refused/free/edge 3,6,13 2,11,8,1,12,4,10,5,7,15,18,9,14,17,16 - "
    "c1@0,0:r0 c2@2,0:r180 c8@1,-1:r0 c11@-2,0:r0 "
    "c10@3,1:r0 c4@-3,0:r180 c7@0,0:r180 c15@0,1:r180 "
    "c5@-3,-1:r0 c9@-3,-2:r180 c14@1,1:r180"
)


def poster() -> State:
    """The position of the print on the shelf: eleven cards placed alone."""
    return GAME.position(PRINT)
