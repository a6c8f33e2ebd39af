"""I deck: rooms and renovation, streets."""

from __future__ import annotations

from pygame_core.games.agricola.cards.kinds import Minor
from pygame_core.games.agricola.goods import REED, WOOD, price, priced

LADDER = frozenset(("E21", "I71", "I84", "I86", "I103", "K144"))  # improvements it helps to build
STREETS = ("I94", "I89", "I83")  # the most valuable first


class WoodenHutExtension(Minor):
    id, passing, prices, worth = "I81", True, (price(wood=5, reed=1),), 2.5

    def lacking(self, state, seat):
        return None if state.farms[seat].house == WOOD else ("wooden_hut", 1)

    def played(self, state, seat):
        state.may(seat, self.id, ("rooms", 1, "free"), must=True)


class Street(Minor):
    """2 points for the most valuable one in play."""

    def scoring(self, state, seat):
        paved = {id_ for farm in state.farms for id_ in farm.cards}
        return 2 if next(id_ for id_ in STREETS if id_ in paved) == self.id else 0


class WoodenPath(Street):
    id, prices, worth = "I83", (price(wood=1),), 1.4


class ClayPath(Street):
    id, prices, points, worth = "I89", (price(clay=3),), 1, 2.0


class PavedRoad(Street):
    id, prices, points, worth = "I94", (price(stone=5),), 2, 2.0


class Ladder(Minor):
    id, prices, worth = "I91", (price(wood=2),), 2.0

    def cheaper(self, state, seat, thing, cost):
        goods = dict(cost[0])
        if goods.get(REED, 0) and (thing[0] in ("room", "renovation") or thing[0] == "improvement" and thing[1] in LADDER):
            yield priced({**goods, REED: goods[REED] - 1}, cost[1])


class StrawThatchedRoof(Minor):
    id, points, needs, worth = "I99", 1, {"grain_fields": 3}, 2.0

    def cheaper(self, state, seat, thing, cost):
        goods = dict(cost[0])
        if thing[0] in ("room", "renovation") and goods.pop(REED, 0):
            yield priced(goods, cost[1])


CARDS = (WoodenHutExtension(), WoodenPath(), ClayPath(), PavedRoad(), Ladder(), StrawThatchedRoof())
