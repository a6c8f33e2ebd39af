"""Named positions of Tiny Paths."""

from agora_tiny.info import GAME
from pygame_core.game import State


def poster() -> State:
    return GAME.position("A/lay/3/c3=x0-,c4=b1A,d4=b2B,d3=b3A,b3=s1B/b,s/bbbbbsssss")
