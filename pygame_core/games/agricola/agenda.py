"""The kinds of things on a state's agenda: decisions by a seat, and steps that happen by themselves.

A decision is a module with `moves(state, item)`, `play(state, item, move)`, `prompt(state, item, picks)` and
`settled(state, item, moves)`: whether it needed no asking and has been dealt with. Items are plain tuples:
(kind, seat, …) for decisions, (kind, …) for steps; the last item comes next.
"""

from __future__ import annotations

from pygame_core.game import Move, Prompt
from pygame_core.games.agricola import acting, asking, before, flow, harvest, housing, ordering, placing

DECISIONS = {"place": placing, "act": acting, "house": housing, "feed": harvest.FEEDING, "breed": harvest.BREEDING,
             "ask": asking, "order": ordering, "trade": before.TRADING, "draft": before.DRAFTING}
STEPS = {**before.STEPS, **flow.STEPS, **harvest.STEPS, **ordering.STEPS, **placing.STEPS}


def moves(state, item: tuple) -> list[Move]:
    return DECISIONS[item[0]].moves(state, item)


def play(state, item: tuple, move: Move) -> None:
    DECISIONS[item[0]].play(state, item, move)


def waits(state, item: tuple) -> bool:
    """Whether it is known without listing its moves that this decision has to be made."""
    return item[0] == placing.PLACE and placing.waits(state, item)


def settled(state, item: tuple, legal: list[Move]) -> bool:
    return DECISIONS[item[0]].settled(state, item, legal)


def prompt(state, item: tuple, picks: tuple[str, ...]) -> Prompt:
    return DECISIONS[item[0]].prompt(state, item, picks)
