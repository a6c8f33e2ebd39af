"""Named positions of Akropolis."""

from pygame_core.game import State
from pygame_core.games.akropolis.info import GAME

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
