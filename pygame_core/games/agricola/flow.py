"""The phases of a round, as steps."""

from __future__ import annotations

from pygame_core.games.agricola import ordering
from pygame_core.games.agricola.spaces import HARVESTS, LAST


def round_(state) -> None:
    """Phase 1: the next round card, and what lies on this round."""
    shown = state.shown()
    state.round += 1
    state.know()
    for farm in state.farms:
        farm.placed = farm.born = 0
        farm.guests, farm.coming = farm.coming, 0
    if shown < state.round:
        reveal(state, state.round)
    state.agenda += [("work", state.first), ("work_start",), ("replenish",), ("round_start",)]
    for seat, good, number, card in state.due.pop(state.round, ()):
        state.gain(seat, good, number, card)


def reveal(state, number: int) -> None:
    """Tell of the round card of that round, which may be shown early."""
    card = state.rounds[number - 1]
    state.say("revealed" if number == state.round else "revealed.early", None, at=card, round=number)
    state.say("opened." + card, None, at=card)


def round_start(state) -> None:
    at_moment(state, "round_start")


def replenish(state) -> None:
    """Phase 2: goods on every space with an arrow."""
    for space in state.spaces:
        if space.rate:
            state.piles[space.id] = state.piles.get(space.id, 0) + space.rate


def work_start(state) -> None:
    at_moment(state, "work_start")


def work(state, seat: int) -> None:
    """Phase 3: the next seat clockwise with someone left to place, until nobody is."""
    for step in range(state.players):
        mover = (seat + step) % state.players
        if state.people(mover) > 0:
            state.agenda += [("work", (mover + 1) % state.players), ("place", mover)]
            return
    state.agenda += [("home",), ("all_placed",)]


def all_placed(state) -> None:
    at_moment(state, "all_placed")


def home(state) -> None:
    """Phase 4: everybody returns home."""
    state.taken.clear()
    state.agenda.append(("harvest",) if state.round in HARVESTS else ("next",))
    at_moment(state, "round_end")


def next_(state) -> None:
    if state.round < LAST:
        state.agenda.append(("round",))
    else:
        state.agenda.append(("ended",))
        at_moment(state, "ending")


def ended(state) -> None:
    state.say("ended", None, winners=list(state.outcome().winners))


def at_moment(state, moment: str, seats: list[int] | None = None) -> None:
    """Let every card speak that has something to do now, the starting player's first, or those of some seats only."""
    if moment in state.hooks:
        speaking = state.order() if seats is None else seats
        ordering.call(state, [(seat, card.id, moment) for seat in speaking for card in state.mine(moment, seat)])


STEPS = {"round": round_, "round_start": round_start, "replenish": replenish, "work_start": work_start, "work": work,
         "all_placed": all_placed, "home": home, "next": next_, "ended": ended}
