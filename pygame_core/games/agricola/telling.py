"""Passing events on, each card named once before what it brings."""

from __future__ import annotations

from typing import Callable

from pygame_core.game import Event
from pygame_core.games.agricola.goods import NAMES, NUMBER


class Telling:
    def __init__(self, tell: Callable[[Event], None]):
        self._tell = tell
        self._named: tuple[int, str] | None = None  # seat and card named last, as long as it goes on bringing something

    def __call__(self, event: Event) -> None:
        self._named = None
        self._tell(event)

    def name(self, seat: int, card: str) -> None:
        """A seat's card acts, unless that has just been said."""
        if self._named != (seat, card):
            self(Event("acts", seat, {"card": f"@agricola.card.{card}", "at": card}))
            self._named = seat, card

    def answered(self, seat: int, card: str, pick: str) -> None:
        """What a card asked was answered: what follows is its doing."""
        good = pick.rstrip("0123456789")  # a number of goods is called after the good
        self(Event("answered", seat, {"card": f"@agricola.card.{card}", "at": pick, "choice": f"@agricola.pick.{good if good in NUMBER else pick}"}))
        self._named = seat, card

    def follow(self, event: Event) -> None:
        """A consequence: the card named last, if any, is still what brings it."""
        self._tell(event)

    def gain(self, seat: int, good: int, number: int, at: str, card: bool) -> None:
        """Goods from `at`: a card, or a space."""
        if card:
            self.name(seat, at)
        event = Event("gain." + NAMES[good], seat, {"n": number, "at": at, "origin": at})
        (self.follow if card else self)(event)
