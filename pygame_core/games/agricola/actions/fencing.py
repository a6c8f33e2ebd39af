"""Fences: pasture by pasture, as long as wood and fences last."""

from __future__ import annotations

from pygame_core.games.agricola import fences, grid
from pygame_core.games.agricola.actions.base import Action
from pygame_core.games.agricola.goods import WOOD, Price


def price(number: int) -> tuple[Price]:
    return (((WOOD, number),), ""),


def blocked(farm) -> int:
    return farm.rooms | farm.fields


class Fences(Action):
    """("fences",); or for nothing: ("fences", "one"), around one cell; ("fences", "free", at most). Its progress: how many it
    has built."""

    name = "fences"
    verb = fences.FENCE

    def limit(self, state, seat, action, built=0) -> int:
        """How many fences the seat has and can pay for."""
        farm = state.farms[seat]
        left = state.fences_left(seat)
        if action[1:]:
            return min(left, 4 * (not built) if action[1] == "one" else action[2] - built)
        if not state.mine("cheaper", seat):
            return min(left, farm.goods[WOOD])
        return next((number for number in range(left, 0, -1) if state.cost(seat, ("fences", number, built), price(number))), 0)

    def can(self, state, seat, action, where):
        if action[1:]:
            return bool(self.moves(state, seat, action, None, where))
        farm, limit = state.farms[seat], self.limit(state, seat, action)
        if not farm.pastures:
            return limit >= 4 and blocked(farm) != grid.ALL
        if limit >= 3 and grid.around(farm.fenced) & ~blocked(farm):
            return True
        return limit > 0 and bool(self.moves(state, seat, action, None, where))

    def moves(self, state, seat, action, progress, where):
        farm = state.farms[seat]
        found = fences.possible(blocked(farm), farm.fences, farm.pastures, self.limit(state, seat, action, progress or 0))
        if action[1:] == ("one",):
            return [pasture.move for pasture in found if pasture.cells.bit_count() == 1 and not pasture.cells & farm.fenced]
        return [pasture.move for pasture in found]

    def play(self, state, seat, action, progress, move, where):
        farm, cells = state.farms[seat], move.code[1]
        new, fresh = grid.border(cells) & ~farm.fences, cells & ~(farm.fenced | farm.stables)
        number = new.bit_count()
        state.say("fenced", seat, at=grid.names(cells)[0], cells="+".join(grid.names(cells)), n=number)
        thing = "fences", number, progress or 0
        if not action[1:]:
            state.pay(seat, state.cost(seat, thing, price(number))[0], thing, price(number))
        farm.fences |= new
        farm.pastures = fences.with_new(farm.pastures, cells)
        farm.room = None
        if fresh:
            state.react("enclosed", seat, fresh, where)
        return thing[2] + number

    def finish(self, state, seat, action, progress, where):
        """A stable that held an animal of its own may now share a pasture."""
        state.settle(seat)
        state.react("fenced", seat, progress, where)


ACTIONS = (Fences(),)
