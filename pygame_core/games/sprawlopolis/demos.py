"""Named positions of this game."""

from pygame_core.game import State
from pygame_core.games.sprawlopolis.info import GAME

PRINT = (
    "1 normal/free/edge/block 8,14,15 4,1,12,9,16,6,13,5,17,11,7,10,18,2,3 - "
    "c9@0,0:r0 c12@2,0:r0 c4@0,-1:r180 c6@2,2:r0 "
    "c13@4,2:r180 c5@0,2:r0 c17@4,0:r180 c16@5,1:r180 "
    "c7@1,-1:r180 c10@6,0:r0 c18@7,1:r180"
)


def poster() -> State:
    """The position of the print on the shelf: eleven cards placed alone."""
    return GAME.position(PRINT)
