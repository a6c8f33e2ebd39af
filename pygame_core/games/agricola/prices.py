"""What something costs, cards considered. Prices no worse in anything than another are all that is offered."""

from __future__ import annotations

from typing import Iterable

from pygame_core.games.agricola.goods import FOOD, Price


def offered(state, seat: int, thing: tuple, base: Iterable[Price], without=None) -> list[Price]:
    """Every price at which the seat may have `thing`, payable or not; the cheapest only. `thing` is a tuple:
    ("room",), ("renovation",) of one step, ("renovation", 2), ("improvement", id), ("occupation", id), ("stable",),
    ("fences", number, how many this action has already built).
    `without`: a card that is not to help."""
    prices = list(base)
    for card in state.mine("base_prices", seat):
        prices += card.base_prices(state, seat, thing)
    reducers = [card for card in state.mine("cheaper", seat) if card is not without]
    if reducers:
        prices = _reduced(state, seat, thing, prices, reducers)
    return undominated(prices) if len(prices) > 1 else list(prices)


def _reduced(state, seat: int, thing: tuple, prices: list[Price], reducers: list) -> set[Price]:
    """All prices the cards lead to, each used at most once, in any order; those of a higher rank after the others."""
    found, open_ = set(prices), [(price, frozenset(reducers)) for price in prices]
    while open_:
        price, left = open_.pop()
        for card in left:
            for lower in card.cheaper(state, seat, thing, price):
                found.add(lower)
                open_.append((lower, frozenset(other for other in left if other is not card and other.rank >= card.rank)))
    return found


def helpers(state, seat: int, thing: tuple, base: Iterable[Price], price: Price) -> tuple:
    """The fewest cards that make `price` of what `thing` costs without any; in the order in which they do."""
    reached = {(each, ()) for each in base}
    reached |= {(each, (card,)) for card in state.mine("base_prices", seat) for each in card.base_prices(state, seat, thing)}
    reducers = state.mine("cheaper", seat)
    while reached:
        found = [used for each, used in reached if each == price]
        if found:
            return min(found, key=lambda used: [card.id for card in used])
        reached = {(lower, (*used, card)) for each, used in reached for card in reducers
                   if card not in used and all(card.rank >= other.rank for other in used if other in reducers)
                   for lower in card.cheaper(state, seat, thing, each)}
    return ()


def undominated(prices: Iterable[Price]) -> list[Price]:
    """In a stable order, without those for which another asks no more of anything."""
    listed = sorted(set(prices))
    return [price for price in listed if not any(other != price and _covers(other, price) for other in listed)]


def _covers(low: Price, high: Price) -> bool:
    asked = dict(high[0])
    return low[1] == high[1] and all(asked.get(good, 0) >= number for good, number in low[0])


def payable(state, seat: int, prices: Iterable[Price], spare: int = 0) -> list[Price]:
    """Those the seat can pay, `spare` food being on its way."""
    farm = state.farms[seat]
    goods = farm.goods
    return [price for price in prices
            if (not price[1] or price[1] in farm.cards)
            and all(goods[good] + (spare if good == FOOD else 0) >= number for good, number in price[0])]


def missing(state, seat: int, prices: Iterable[Price]) -> dict[int, int]:
    """What the seat lacks for the price it is nearest to."""
    goods = state.farms[seat].goods
    lacks = [{good: number - goods[good] for good, number in price[0] if number > goods[good]} for price in prices]
    return min(lacks, key=lambda lack: sum(lack.values()), default={})
