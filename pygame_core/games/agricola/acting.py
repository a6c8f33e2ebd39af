"""The actions of a space or a card, one after another.

Item: ("act", seat, where, style, todo, running, free). `todo`: actions not begun; `running`: (action, progress) of one
that may go on, or (); `free`: whether the seat may stop now.
"""

from __future__ import annotations

from pygame_core.game import Move, Prompt
from pygame_core.games.agricola import actions, cards, converting
from pygame_core.games.agricola.moves import DONE
from pygame_core.games.agricola.spaces import ANY, ONE, THEN

BUYING = frozenset(("improve", "occupation"))


def moves(state, item: tuple) -> list[Move]:
    _, seat, where, style, todo, running, free = item
    found = actions.moves(state, seat, running[0], running[1], where) if running else []
    if running and actions.binding(*running):
        return found
    open_ = todo[:1] if style == THEN and not free else todo
    for action in open_:
        found += actions.moves(state, seat, action, None, where)
    if not found:
        return found
    if any(action[0] in BUYING or action[0] == "bake" and state.mine("pools", seat) for action in open_):
        found += converting.moves(state, seat)
    return [*found, DONE] if free else found


def play(state, item: tuple, move: Move) -> None:
    _, seat, where, style, todo, running, _ = item
    here, verb = len(state.agenda) - 1, move.code[0]
    if verb == "done":
        state.say("done", seat, at=where)
        close(state, item)
        return
    if verb in converting.VERBS:
        converting.play(state, seat, move)
        return
    if cards.is_id(where) and where not in state.added:
        state.acts(seat, where)
    if running and verb == actions.verb(running[0]):
        action, progress = running
    else:
        action, progress = next(action for action in todo if actions.verb(action) == verb), None
        if running:
            actions.finish(state, seat, *running, where)
        left = list(todo)
        left.remove(action)
        todo = () if style == ONE else tuple(left)
    progress = actions.play(state, seat, action, progress, move, where)
    running = () if progress is None else (action, progress)
    if running or todo:
        state.agenda[here] = ("act", seat, where, ANY, todo, running, True)
    else:
        del state.agenda[here]


def close(state, item: tuple) -> None:
    """The item is over; what it was in the middle of comes to an end."""
    state.agenda.pop()
    if item[5]:
        actions.finish(state, item[1], *item[5], item[2])


def settled(state, item: tuple, legal: list[Move]) -> bool:
    """Nothing can be done any more; or the one thing that can be done must be."""
    if not legal or legal == [DONE]:
        close(state, item)
        return True
    if len(legal) > 1 and state.mine("pools", item[1]):
        return False
    choices = [move for move in legal if move.code[0] not in converting.VERBS]
    if len(choices) == 1 and DONE not in choices:
        play(state, item, choices[0])
        return True
    return False


def prompt(state, item: tuple, picks: tuple[str, ...]) -> Prompt:
    if picks:
        return converting.prompt(picks)
    _, _, _, _, todo, running, free = item
    action = running[0] if running else todo[0]
    if len(todo) + bool(running) > 1:
        return Prompt("agricola.prompt.several" if not free else "agricola.prompt.more", {})
    return Prompt(f"agricola.prompt.{action[0]}", {})
