"""Solo games in a series: each sets a target, and whoever reaches it keeps an occupation for the games to come.

A game of the series is a deal with `target`, `kept` (occupations in play from the start) and `food`.
"""

from __future__ import annotations

from typing import Any

from pygame_core.game import BadInput, brief
from pygame_core.games.agricola import cards, deals

TARGETS = (50, 55, 59, 62, 64, 65, 66, 67)  # then one more each


def target(games: int) -> int:
    """To be reached in the next game, after so many have been won."""
    return TARGETS[games] if games < len(TARGETS) else TARGETS[-1] + games + 1 - len(TARGETS)


def first(seed: int, options: dict) -> dict[str, Any]:
    """The deal that opens a series."""
    return _deal(seed, options, (), 0, target(0))


def following(state, keep: str, seed: int) -> dict[str, Any]:
    """The deal after a game of the series that is over. A target missed is tried again without food; one reached lets
    `keep`, an occupation played, stay, and gives 1 food for every 2 points above it. Raises `BadInput`."""
    kept, goal = tuple(state.deal.get("kept", ())), state.deal.get("target", 0)
    if not goal or state.outcome() is None:
        raise BadInput("only a game of a series that is over has a next one")
    total = state.scores()[0].total
    if total < goal:
        return _deal(seed, state.options, kept, 0, goal)
    if keep not in state.farms[0].cards or keep in kept or cards.named(keep).kind != cards.OCCUPATION:
        raise BadInput(f"keep: {brief(keep)} is no occupation played in this game")
    return _deal(seed, state.options, (*kept, keep), (total - goal) // 2, target(len(kept) + 1))


def _deal(seed: int, options: dict, kept: tuple[str, ...], food: int, goal: int) -> dict[str, Any]:
    dealt = deals.drawn(1, seed, options, kept)
    return dealt._replace(kept=kept, food=food, target=goal).data()
