"""A choice that a card offers. Item: ("ask", seat, card, picks)."""

from __future__ import annotations

from pygame_core.game import Move, Prompt
from pygame_core.games.agricola import cards, converting
from pygame_core.games.agricola.cards.kinds import NO
from pygame_core.games.agricola.goods import FOOD
from pygame_core.games.agricola.moves import no_choice, said


def moves(state, item: tuple) -> list[Move]:
    """The answers the seat has the food for; where it lacks some, ways to get it."""
    _, seat, id_, picks = item
    card, food = cards.named(id_), state.farms[seat].goods[FOOD]
    fees = [(pick, card.fee(state, seat, pick)) for pick in card.answers(state, seat, picks)]
    found = [said("use", pick, code=("ask", pick)) for pick, fee in fees if fee <= food]
    return found if len(found) == len(fees) else found + converting.moves(state, seat)


def play(state, item: tuple, move: Move) -> None:
    if move.code[0] in converting.VERBS:
        converting.play(state, item[1], move)
        return
    _, seat, id_, _ = item
    if id_ in state.farms[seat].hand and move.picks[0] == NO:
        state.say("chose", seat)  # which card stays in the hand is nobody's business
    else:
        state.answered(seat, id_, move.picks[0])
    _done(state, item, move)


def _done(state, item: tuple, move: Move) -> None:
    """What follows from an answer."""
    _, seat, id_, _ = state.agenda.pop()
    state.lose(seat, FOOD, cards.named(id_).fee(state, seat, move.picks[0]))
    cards.named(id_).chosen(state, seat, move.picks[0])


def settled(state, item: tuple, legal: list[Move]) -> bool:
    return no_choice(state, item, legal, _settle)


def _settle(state, item: tuple, move: Move) -> None:
    """The only answer, which is never a way to get food: nothing was chosen, the card just acts."""
    state.acts(item[1], item[2])
    _done(state, item, move)


def prompt(state, item: tuple, picks: tuple[str, ...]) -> Prompt:
    return Prompt("agricola.prompt.ask." + item[2], {})
