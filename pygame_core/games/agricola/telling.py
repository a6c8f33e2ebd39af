"""Passing events on, each card named once before what it brings."""

from __future__ import annotations

from typing import Callable

from pygame_core.game import Event
from pygame_core.games.agricola.goods import NAMES


class Telling:
    def __init__(self, tell: Callable[[Event], None]):
        self._tell = tell
        self._named: tuple[int, str] | None = None  # seat and card named last, as long as it goes on bringing something

    def __call__(self, event: Event) -> None:
        self._named = None
        self._tell(event)

    def gain(self, seat: int, good: int, number: int, at: str, card: bool) -> None:
        """Goods from `at`: a card, or a space."""
        if card and self._named != (seat, at):
            self(Event("acts", seat, {"card": f"@agricola.card.{at}", "at": at}))
        self(Event("gain." + NAMES[good], seat, {"n": number, "at": at, "origin": at}))
        self._named = (seat, at) if card else None
