"""What every action has."""

from __future__ import annotations

from typing import ClassVar

from pygame_core.game import Move
from pygame_core.games.agricola.goods import Price, written


class Action:
    name: ClassVar[str]
    verb: ClassVar[str]

    def can(self, state, seat: int, action: tuple, where: str) -> bool:
        return bool(self.moves(state, seat, action, None, where))

    def moves(self, state, seat: int, action: tuple, progress, where: str) -> list[Move]:
        raise NotImplementedError

    def play(self, state, seat: int, action: tuple, progress, move: Move, where: str):
        raise NotImplementedError

    def finish(self, state, seat: int, action: tuple, progress, where: str) -> None:
        """The action is over; what counts the whole of it is done now."""

    def binding(self, progress) -> bool:
        return False


def at_prices(make, picks: tuple[str, ...], code: tuple, prices: list[Price]) -> list[Move]:
    """A move for each price, touched last where there is more than one: goods, a card given back, or both if both differ."""
    if len(prices) == 1:
        return [make(*picks, code=(*code, prices[0]))]
    if not all(goods and returned for goods, returned in prices):
        return [make(*picks, written(price), code=(*code, price)) for price in prices]
    several = len({goods for goods, _ in prices}) > 1, len({returned for _, returned in prices}) > 1
    return [make(*picks, *[written((goods, ""))] * several[0], *[returned] * several[1], code=(*code, (goods, returned))) for goods, returned in prices]
