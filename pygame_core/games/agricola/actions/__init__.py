"""What spaces and cards let a seat do. An action is a tuple: its name and what it needs to know, `("stables", 2, 4)`.

Each name has a class with
    moves(state, seat, action, progress, where)   the moves it offers, all with the class's `verb` first in their code
    play(state, seat, action, progress, move, where)   does one; returns its progress, or None when it is over
and, where the default does not do: `can`, `finish` (it is over), `binding` (it must be gone on with first).
"""

from __future__ import annotations

from pygame_core.game import Move
from pygame_core.games.agricola.actions import buying, fencing, house, people, soil, taking
from pygame_core.games.agricola.actions.base import Action

ACTIONS: dict[str, Action] = {
    action.name: action for module in (house, soil, fencing, people, taking, buying) for action in module.ACTIONS}


def can(state, seat: int, action: tuple, where: str) -> bool:
    return ACTIONS[action[0]].can(state, seat, action, where)


def moves(state, seat: int, action: tuple, progress, where: str) -> list[Move]:
    return ACTIONS[action[0]].moves(state, seat, action, progress, where)


def play(state, seat: int, action: tuple, progress, move: Move, where: str):
    return ACTIONS[action[0]].play(state, seat, action, progress, move, where)


def finish(state, seat: int, action: tuple, progress, where: str) -> None:
    ACTIONS[action[0]].finish(state, seat, action, progress, where)


def binding(action: tuple, progress) -> bool:
    return ACTIONS[action[0]].binding(progress)


def verb(action: tuple) -> str:
    return ACTIONS[action[0]].verb
