"""Family growth and the starting player's token."""

from __future__ import annotations

from pygame_core.games.agricola.actions.base import Action
from pygame_core.games.agricola.collecting import token
from pygame_core.games.agricola.farm import FAMILY
from pygame_core.games.agricola.moves import touched

LATE = 5  # the round from which the five-player card allows growth


class Grow(Action):
    """("grow", "room" | "late" | "anyway")."""

    name = verb = "grow"

    def can(self, state, seat, action, where):
        farm = state.farms[seat]
        if farm.people >= FAMILY:
            return False
        if action[1] == "late" and state.round < LATE:
            return False
        return action[1] == "anyway" or farm.rooms.bit_count() > farm.people or any(
            card.roomless(state, seat) for card in state.mine("roomless", seat))

    def moves(self, state, seat, action, progress, where):
        return [touched("grow", code=("grow",))] if self.can(state, seat, action, where) else []

    def play(self, state, seat, action, progress, move, where):
        farm = state.farms[seat]
        if farm.people + sum(card.mouths(state, seat) for card in state.mine("mouths", seat)) >= FAMILY:
            any(card.move_in(state, seat) for card in state.mine("move_in", seat))
        farm.people += 1
        farm.born += 1
        state.say("grew", seat, n=farm.people, at=where)
        state.react("grew", seat)
        return None


class Token(Action):
    name = verb = "token"

    def can(self, state, seat, action, where):
        return True

    def moves(self, state, seat, action, progress, where):
        return [touched("token", code=("token",))]

    def play(self, state, seat, action, progress, move, where):
        token(state, seat)
        return None


ACTIONS = (Grow(), Token())
