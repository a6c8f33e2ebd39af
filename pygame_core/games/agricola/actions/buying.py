"""Improvements and occupations."""

from __future__ import annotations

from pygame_core.games.agricola import cards, needs
from pygame_core.games.agricola.actions.base import Action, at_prices
from pygame_core.games.agricola.cards.base import MAJOR, MINOR, OCCUPATION, Card
from pygame_core.games.agricola.goods import FOOD, Price, priced
from pygame_core.games.agricola.moves import said


def base_prices(state, seat: int, card: Card) -> tuple[Price, ...]:
    """What the card says it costs: goods, and what is returned besides or instead."""
    if not card.returns:
        return card.prices
    back = needs.owned(state, seat, card.returns)
    if card.either:
        return card.prices + tuple(((), id_) for id_ in back)
    return tuple((goods, id_) for goods, _ in card.prices for id_ in back) if len(back) >= card.returned else ()


def thing(card: Card) -> tuple:
    return "improvement", card.id


def with_fee(prices: tuple[Price, ...], fee: int) -> list[Price]:
    """The prices with that much food on top."""
    if not fee:
        return list(prices)
    return [priced({**dict(goods), FOOD: dict(goods).get(FOOD, 0) + fee}, returned) for goods, returned in prices]


class Improve(Action):
    """("improve", "minor" | "major" | "either" | "second" | "hand"[, food to be paid for the action]). A second minor
    improvement is just that: no card puts a major in its place. One of the hand is no major in any case."""

    name = verb = "improve"

    def prices(self, state, seat, card, action) -> list[Price]:
        """At which the seat can have the card, the fee for the action kept back."""
        fee = action[2] if action[2:] else 0
        if fee > state.farms[seat].goods[FOOD]:
            return []
        return state.cost(seat, thing(card), base_prices(state, seat, card), -fee)

    def offered(self, state, seat, kind) -> list[Card]:
        """Cards of the right kind whose prerequisites are met, payable or not."""
        majors = [cards.MAJORS[id_] for id_ in state.majors] if kind != "hand" else []
        if kind == "second" or kind == MINOR and not state.mine("instead", seat):
            turned = state.mine("as_minor", seat)
            majors = [card for card in majors if any(each.as_minor(state, seat, card) for each in turned)] if turned else []
        found = majors
        if kind != MAJOR:
            hand = [cards.named(id_) for id_ in state.farms[seat].hand]
            found += [card for card in hand if card.kind == MINOR and not card.lacking(state, seat)]
        return found

    def can(self, state, seat, action, where):
        return any(self.prices(state, seat, card, action) for card in self.offered(state, seat, action[1]))

    def moves(self, state, seat, action, progress, where):
        found = []
        for card in self.offered(state, seat, action[1]):
            prices = self.prices(state, seat, card, action)
            if prices:
                found += at_prices(_buying, (card.id,), ("improve", card.id), prices)
        return found

    def play(self, state, seat, action, progress, move, where):
        _, id_, price = move.code
        card = cards.named(id_)
        state.say("built." + id_, seat, at=id_)
        if action[2:]:
            state.lose(seat, FOOD, action[2])
        state.pay(seat, price, thing(card), base_prices(state, seat, card))
        state.react("improved", seat, action, card)
        bring(state, seat, card)
        return None


def _buying(*picks: str, code: tuple):
    return said("buy", *picks, code=code)


def bring(state, seat: int, card: Card) -> None:
    """An improvement or occupation comes into play; a passing card goes on to the left."""
    farm = state.farms[seat]
    if card.id in state.majors:
        state.majors = tuple(id_ for id_ in state.majors if id_ != card.id)
    else:
        farm.hand = tuple(id_ for id_ in farm.hand if id_ != card.id)
    if not card.passing:
        state.have(seat, card)
        state.react("acquired", seat, card)
        return
    card.played(state, seat)
    state.react("acquired", seat, card)
    if state.players > 1:
        left = (seat + 1) % state.players
        state.farms[left].hand = tuple(sorted((*state.farms[left].hand, card.id), key=card_order))
        state.say("passed." + card.id, seat)


def card_order(id_: str) -> tuple[int, str]:
    return int(id_[1:]), id_[0]


class Occupation(Action):
    """("occupation", "first" | "two" | "rising" | "fifth" | food)."""

    name = verb = "occupation"

    def price(self, state, seat, action) -> int:
        played = sum(cards.named(id_).kind == OCCUPATION for id_ in state.farms[seat].cards)
        kind = state.options["fifth"] if action[1] == "fifth" else action[1]
        return {"first": min(played, 1), "one": 1, "two": 2, "rising": 1 if played < 2 else 2}.get(kind, kind)

    def advance(self, state, seat) -> int:
        """Food that cards bring before the occupation is paid for."""
        return sum(card.advance(state, seat) for card in state.mine("advance", seat))

    def offered(self, state, seat, action):
        """Cards of the hand that can be played, each with its prices."""
        fee, spare = self.price(state, seat, action), self.advance(state, seat)
        for id_ in state.farms[seat].hand:
            card = cards.named(id_)
            if card.kind == OCCUPATION and not card.lacking(state, seat):
                prices = state.cost(seat, ("occupation", id_), with_fee(card.prices, fee), spare)
                if prices:
                    yield id_, prices

    def can(self, state, seat, action, where):
        return any(self.offered(state, seat, action)) or any(card.ways(state, seat) for card in state.mine("ways", seat))

    def moves(self, state, seat, action, progress, where):
        found = []
        for id_, prices in self.offered(state, seat, action):
            found += at_prices(_playing, (id_,), ("occupation", id_), prices)
        for card in state.mine("ways", seat):
            found += card.ways(state, seat)
        return found

    def play(self, state, seat, action, progress, move, where):
        if len(move.code) == 2:  # a card's own way
            cards.named(move.code[1]).way(state, seat, self.price(state, seat, action))
        else:
            _, id_, price = move.code
            self.bring(state, seat, cards.named(id_), price, self.price(state, seat, action))
        state.react("studied", seat, where)
        return None

    def bring(self, state, seat, card, price, fee):
        state.say("played." + card.id, seat, at=card.id)
        for giver in state.mine("advance", seat):
            state.gain(seat, FOOD, giver.advance(state, seat), giver.id)
        state.pay(seat, price, ("occupation", card.id), tuple(with_fee(card.prices, fee)))
        bring(state, seat, card)


def _playing(*picks: str, code: tuple):
    return said("play", *picks, code=code)


ACTIONS = (Improve(), Occupation())
