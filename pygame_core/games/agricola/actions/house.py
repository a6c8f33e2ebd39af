"""Rooms, renovation, stables."""

from __future__ import annotations

from pygame_core.games.agricola import grid
from pygame_core.games.agricola.actions.base import Action, at_prices
from pygame_core.games.agricola.goods import FREE, HOUSES, NAMES, REED, WOOD, Price
from pygame_core.games.agricola.moves import touched


def room_price(farm) -> tuple[Price]:
    return (tuple(sorted(((farm.house, 5), (REED, 2)))), ""),


def renovation_price(farm, steps: int = 1) -> tuple[Price]:
    return (tuple(sorted(((HOUSES[farm.material + steps], farm.rooms.bit_count()), (REED, 1)))), ""),


def stable_price(wood: int) -> tuple[Price]:
    return ((((WOOD, wood),), "") if wood else FREE),


class Rooms(Action):
    """("rooms", at most[, "free"])."""

    name = verb = "rooms"

    def prices(self, state, seat, action):
        return [FREE] if action[2:] else state.cost(seat, ("room",), room_price(state.farms[seat]))

    def can(self, state, seat, action, where):
        return bool(self.prices(state, seat, action)) and state.farms[seat].room_places() > 0

    def moves(self, state, seat, action, progress, where):
        if (progress or 0) >= action[1] or not (prices := self.prices(state, seat, action)):
            return []
        return [move for cell in grid.cells(state.farms[seat].room_places())
                for move in at_prices(touched, ("room", grid.NAMES[cell]), ("rooms", cell), prices)]

    def play(self, state, seat, action, progress, move, where):
        _, cell, price = move.code
        farm = state.farms[seat]
        base, thing = room_price(farm), ("room",)
        helpers = state.helpers(seat, price, thing, base)
        farm.rooms |= 1 << cell
        farm.room = None
        state.say("room." + NAMES[farm.house], seat, at=grid.NAMES[cell])
        if not action[2:]:
            state.pay(seat, price, thing, base, helpers)
        state.react("extended", seat)
        built = (progress or 0) + 1
        return built if built < action[1] else None


class Stables(Action):
    """("stables", wood each, at most)."""

    name = verb = "stables"

    def prices(self, state, seat, action):
        return state.cost(seat, ("stable",), stable_price(action[1]))

    def can(self, state, seat, action, where):
        farm = state.farms[seat]
        return farm.stables_left > 0 and farm.stable_places() > 0 and bool(self.prices(state, seat, action))

    def moves(self, state, seat, action, progress, where):
        farm = state.farms[seat]
        if (progress or 0) >= action[2] or not farm.stables_left or not (prices := self.prices(state, seat, action)):
            return []
        return [move for cell in grid.cells(farm.stable_places())
                for move in at_prices(touched, ("stable", grid.NAMES[cell]), ("stables", cell), prices)]

    def play(self, state, seat, action, progress, move, where):
        _, cell, price = move.code
        farm = state.farms[seat]
        base, thing = stable_price(action[1]), ("stable",)
        helpers = state.helpers(seat, price, thing, base)
        farm.stables |= 1 << cell
        farm.room = None
        state.say("stable", seat, at=grid.NAMES[cell])
        state.pay(seat, price, thing, base, helpers)
        state.react("stabled", seat, cell)
        built = (progress or 0) + 1
        return built if built < action[2] and farm.stables_left else None


class Renovate(Action):
    """("renovate",): all rooms, one step; or two, where a card lets one skip the first. ("renovate", 1): one step."""

    name = verb = "renovate"

    def moves(self, state, seat, action, progress, where):
        farm = state.farms[seat]
        if progress or farm.material == len(HOUSES) - 1:
            return []
        if not (farm.material or action[1:]) and any(card.skips(state, seat) for card in state.mine("skips", seat)):
            return self.steps(state, seat, 1, "clay") + self.steps(state, seat, 2, "stone")
        return self.steps(state, seat, 1)

    def steps(self, state, seat, number, *name):
        prices = state.cost(seat, self.thing(number), renovation_price(state.farms[seat], number))
        return at_prices(touched, ("renovate", *name), ("renovate", number), prices) if prices else []

    @staticmethod
    def thing(steps):
        return ("renovation",) if steps == 1 else ("renovation", steps)

    def play(self, state, seat, action, progress, move, where):
        renovate(state, seat, *move.code[1:])
        return None


def renovate(state, seat: int, steps: int, price: Price) -> None:
    """The house is of the next material, or the one after that."""
    farm = state.farms[seat]
    base, before, thing = renovation_price(farm, steps), farm.house, Renovate.thing(steps)
    helpers = state.helpers(seat, price, thing, base)
    farm.material += steps
    state.say("renovated." + NAMES[farm.house], seat)
    state.pay(seat, price, thing, base, helpers)
    state.react("renovated", seat, before)


ACTIONS = (Rooms(), Stables(), Renovate())
