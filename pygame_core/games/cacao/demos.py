"""Named positions of Cacao."""

from pygame_core.game import State
from pygame_core.games.cacao.info import GAME

PRINT = (
    "B|0,-7=Aw2r1 1,-7=g2 0,-6=temple 1,-6=Dw2r1 2,-6=p1 -1,-5=m3 0,-5=Cw2r1 1,-5=p1 2,-5=Bw2r1 3,-5=g1 -3,-4=Dw3r1 -2,-4=g1 "
    "-1,-4=Bw2r1 0,-4=m3 1,-4=Aw3r1 2,-4=temple 3,-4=Cw2r2 4,-4=p2 -3,-3=water -2,-3=Dw4r0 -1,-3=water 0,-3=Cw3r2 1,-3=temple "
    "2,-3=Dw2r2 3,-3=sun 4,-3=Aw1r0 5,-3=p1 -3,-2=Aw2r0 -2,-2=temple -1,-2=Bw4r0 0,-2=p2 1,-2=Cw1r0 2,-2=sun 3,-2=Aw2r2 "
    "4,-2=temple 5,-2=Cw4r2 -3,-1=m3 -2,-1=Bw3r3 -1,-1=m2 0,-1=Aw2r1 1,-1=p1 2,-1=Dw2r3 3,-1=m3 4,-1=Bw2r3 5,-1=m2 0,0=p1|"
    "p1,water|m4|8/4/1/3:w1,w1,w4:-|15/1/2/0:w1,w1,w2:w1|10/4/3/2:w1,w1,w2:w2|4/3/6/3:w1,w1,w1:w2|-"
)


def poster() -> State:
    """The position of the print on the shelf: turn 26 of a game of four that was played out."""
    return GAME.position(PRINT)
