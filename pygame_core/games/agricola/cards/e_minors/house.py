"""E deck: rooms, renovation, what a house is worth."""

from __future__ import annotations

from pygame_core.games.agricola.actions.house import Renovate, renovate
from pygame_core.games.agricola.cards.kinds import Minor, ReedRoof
from pygame_core.games.agricola.goods import CLAY, STONE, WOOD, price
from pygame_core.games.agricola.moves import said


class Axe(Minor):
    id, prices, worth = "E13", (price(wood=1, stone=1),), 2.5

    def base_prices(self, state, seat, thing):
        return [price(wood=2, reed=2)] if thing == ("room",) and state.farms[seat].house == WOOD else []


class HalfTimberedHouse(Minor):
    """A point for each room of stone; none beside the card that outdoes it."""

    id, prices, worth, traits = "E21", (price(wood=1, clay=1, reed=1, stone=2),), 1.5, frozenset(("half_timbered",))

    def scoring(self, state, seat):
        farm = state.farms[seat]
        return farm.rooms.bit_count() if farm.house == STONE else 0


class Clogs(Minor):
    id, prices, worth = "E28", (price(wood=1),), 1.4

    def scoring(self, state, seat):
        return state.farms[seat].material


class ClayRoof(ReedRoof, Minor):
    id, points, occupations, worth, roofing = "E36", 1, 1, 1.8, CLAY


class ClaySupports(Minor):
    id, prices, worth = "E37", (price(wood=2),), 1.5

    def base_prices(self, state, seat, thing):
        return [price(clay=2, wood=1, reed=1)] if thing == ("room",) and state.farms[seat].house == CLAY else []


class BuildersTrowel(Minor):
    """A wooden hut may become one of clay at any time, but not in the middle of an action."""

    id, prices, worth = "E50", (price(wood=1),), 1.5

    def anytime(self, state, seat):
        if state.farms[seat].house != WOOD or state.agenda[-1][0] not in ("place", "feed"):
            return []
        return [said("use", self.id, *move.picks[1:], code=("anytime", self.id, move.code[2])) for move in Renovate().steps(state, seat, 1)]

    def used(self, state, seat, code):
        renovate(state, seat, 1, code[2])


class StoneHouseExtension(Minor):
    id, passing, prices, worth = "E55", True, (price(stone=3, reed=1),), 2.0

    def lacking(self, state, seat):
        return None if state.farms[seat].house == STONE else ("stone_house", 1)

    def played(self, state, seat):
        state.may(seat, self.id, ("rooms", 1, "free"), must=True)


CARDS = (Axe(), HalfTimberedHouse(), Clogs(), ClayRoof(), ClaySupports(), BuildersTrowel(), StoneHouseExtension())
