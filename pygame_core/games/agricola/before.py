"""Before the first round: the draft, or trading three cards for two. Items: ("draft", seat, kind), ("trade", seat)."""

from __future__ import annotations

from itertools import combinations

from pygame_core.game import Move, Prompt
from pygame_core.games.agricola import cards
from pygame_core.games.agricola.actions.buying import card_order
from pygame_core.games.agricola.cards.base import MINOR, OCCUPATION
from pygame_core.games.agricola.moves import DONE, no_choice, said

GIVEN, DRAWN = 3, 2


def before(state) -> None:
    if state.packs:
        state.agenda += [("drafting", MINOR), ("drafting", OCCUPATION)]
    elif state.options["hands"] == "traded":
        state.agenda += [("trade", seat) for seat in reversed(range(state.players))]


def keep(state, id_: str) -> None:
    """An occupation kept from an earlier game of a series is in play as if it had been played before the first round."""
    state.have(0, cards.named(id_))


def drafting(state, kind: str) -> None:
    """Everybody keeps one card of a kind; what is left of the packs goes to the left, until none is."""
    if any(of_kind(pack, kind) for pack in state.packs):
        state.agenda += [("drafting", kind), ("hand_on", kind), *(("draft", seat, kind) for seat in reversed(range(state.players)))]


def hand_on(state, kind: str) -> None:
    """The packs move to the left neighbour; only cards of that kind are in them."""
    packs = state.packs
    moved = [of_kind(packs[seat - 1], kind) for seat in range(state.players)]
    state.packs = tuple(moved[seat] + tuple(id_ for id_ in packs[seat] if cards.named(id_).kind != kind) for seat in range(state.players))


STEPS = {"before": before, "keep": keep, "drafting": drafting, "hand_on": hand_on}


def of_kind(ids: tuple[str, ...], kind: str) -> tuple[str, ...]:
    return tuple(id_ for id_ in ids if cards.named(id_).kind == kind)


class Drafting:
    @staticmethod
    def moves(state, item):
        return [said("draft", id_, code=("draft", id_)) for id_ in of_kind(state.packs[item[1]], item[2])]

    @staticmethod
    def play(state, item, move: Move):
        state.agenda.pop()
        seat, id_ = item[1], move.code[1]
        state.packs = tuple(tuple(card for card in pack if card != id_) if owner == seat else pack for owner, pack in enumerate(state.packs))
        state.farms[seat].hand = tuple(sorted((*state.farms[seat].hand, id_), key=card_order))
        state.say("drafted", seat)

    @staticmethod
    def settled(state, item, legal):
        return no_choice(state, item, legal, Drafting.play)

    @staticmethod
    def prompt(state, item, picks):
        return Prompt(f"agricola.prompt.draft.{item[2]}", {})


class Trading:
    """Three cards of a kind out of the game for two drawn ones of that kind, as often as one likes."""

    @staticmethod
    def moves(state, item):
        hand, found = state.farms[item[1]].hand, []
        for kind in (OCCUPATION, MINOR):
            if len(of_kind(state.deck, kind)) >= DRAWN:
                found += [said("trade", "+".join(three), code=("trade", three, kind)) for three in combinations(of_kind(hand, kind), GIVEN)]
        return [*found, DONE]

    @staticmethod
    def play(state, item, move: Move):
        seat, farm = item[1], state.farms[item[1]]
        if move.code[0] == "done":
            state.agenda.pop()
            state.say("kept", seat)
            return
        _, given, kind = move.code
        new = of_kind(state.deck, kind)[:DRAWN]
        state.deck = tuple(id_ for id_ in state.deck if id_ not in new)
        farm.hand = tuple(sorted((*(id_ for id_ in farm.hand if id_ not in given), *new), key=card_order))
        state.say("traded", seat, n=GIVEN)

    @staticmethod
    def settled(state, item, legal):
        if legal == [DONE]:
            state.agenda.pop()
        return legal == [DONE]

    @staticmethod
    def prompt(state, item, picks):
        return Prompt("agricola.prompt.trade", {})


TRADING, DRAFTING = Trading, Drafting
