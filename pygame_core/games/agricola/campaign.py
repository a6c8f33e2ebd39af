"""Solo games in a series: each sets a target, and whoever reaches it keeps an occupation for the games to come.

A game of the series is a deal with `target`, `kept` (occupations in play from the start) and `food`. What the room gives:
pygame_core/campaign.py. Source of the rules: help/en.md, section series.
"""

from __future__ import annotations

from typing import Any

from pygame_core.campaign import Choice
from pygame_core.game import BadInput, State, brief
from pygame_core.games.agricola import cards, deals
from pygame_core.text import Text

TARGETS = (50, 55, 59, 62, 64, 65, 66, 67)  # then one more each


def target(games: int) -> int:
    """To be reached in the next game, after so many have been won."""
    return TARGETS[games] if games < len(TARGETS) else TARGETS[-1] + games + 1 - len(TARGETS)


def number(goal: int) -> int:
    """Which game of the series, from 1, has that target. One from elsewhere counts as the last that asks for no more."""
    return max(1, sum(one <= goal for one in TARGETS)) + max(0, goal - TARGETS[-1])


def fits(players: int, options: dict) -> bool:
    """Alone; and where there are no hand cards, there is nothing to keep."""
    return players == 1 and bool(deals.decks(options))


def first() -> dict[str, Any]:
    return deals.terms((), 0, target(0))


def stand(state: State, text: Text) -> str:
    goal = state.deal.get("target")
    if not goal:
        return ""
    kept, food = state.deal["kept"], state.deal["food"]
    said = [text("agricola.campaign.at", number=number(goal), n=goal)]
    if kept:
        said.append(text("agricola.campaign.kept", cards=", ".join(text(f"agricola.card.{id_}") for id_ in kept)))
    if food:
        said.append(text("agricola.campaign.food", n=food))
    if len(kept) == deals.HAND:
        said.append(text("agricola.campaign.full"))
    return " ".join(said)


def choices(state: State, text: Text) -> list[Choice]:
    return [Choice(id_, text(f"agricola.card.{id_}"), text(f"agricola.text.{id_}")) for id_ in _played(state)]


def following(state: State, keep: str) -> dict[str, Any]:
    """A target missed is tried again without food; one reached lets `keep`, an occupation played, stay, and gives 1 food
    for every 2 points above it."""
    kept, goal = tuple(state.deal.get("kept", ())), state.deal.get("target", 0)
    if not goal or state.outcome() is None:
        raise BadInput("only a game of a series that is over has a next one", "agricola.bad.series")
    total, played = state.scores()[0].total, _played(state)
    if total < goal:
        return deals.terms(kept, 0, goal)
    if keep not in played and (keep or played):
        raise BadInput(f"keep: {brief(keep)} is no occupation played in this game", "agricola.bad.keep")
    return deals.terms((*kept, keep) if keep else kept, (total - goal) // 2, target(number(goal)))


def _played(state: State) -> list[str]:
    """Occupations one of which stays: those played in this game, if it reached its target and fewer than a hand stay already."""
    kept, outcome = state.deal.get("kept", ()), state.outcome()
    if outcome is None or outcome.rule != "target" or len(kept) == deals.HAND:
        return []
    return [id_ for id_ in state.farms[0].cards if id_ not in kept and cards.named(id_).kind == cards.OCCUPATION]
