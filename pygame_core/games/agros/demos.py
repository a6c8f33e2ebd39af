"""Named positions of Agros."""

from pygame_core.game import State
from pygame_core.games.agros.info import GAME

PRINT = (
    "4,d,4,D1/2,l,2,d,2,l,d/4,D1,1,d,l,2/2,L1,L7,2,l,d,2/5,l,2,d,l/"
    "1,D1,2,l,3,L1,1/2,d,l,d,4,d/2,l,1,d,3,D1,1/1,l,L3,1,D8,5/3,L3,6 L 0 0"
)


def poster() -> State:
    """The position of the print on the shelf: move 56 of a game that was played out, Light to move."""
    return GAME.position(PRINT)
