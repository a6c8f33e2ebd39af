"""A choice that a card offers. Item: ("ask", seat, card, picks)."""

from __future__ import annotations

from pygame_core.game import Move, Prompt
from pygame_core.games.agricola import cards
from pygame_core.games.agricola.moves import said


def moves(state, item: tuple) -> list[Move]:
    _, seat, id_, picks = item
    return [said("use", pick, code=("ask", pick)) for pick in cards.named(id_).answers(state, seat, picks)]


def play(state, item: tuple, move: Move) -> None:
    state.agenda.pop()
    state.say("chose", item[1], at=move.picks[0])
    cards.named(item[2]).chosen(state, item[1], move.picks[0])


def settled(state, item: tuple, legal: list[Move]) -> bool:
    if not legal:
        state.agenda.pop()
    elif len(legal) == 1:
        play(state, item, legal[0])
    return len(legal) < 2


def prompt(state, item: tuple, picks: tuple[str, ...]) -> Prompt:
    return Prompt("agricola.prompt.ask." + item[2], {})
