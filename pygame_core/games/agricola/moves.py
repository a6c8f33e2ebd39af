"""Moves whose text says more than is touched: `plow c3` is one touch, on c3; `bake 2` is one button."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Callable, Sequence

from pygame_core.game import Move

SILENT = frozenset(("plow", "fence", "sow", "take", "buy", "play", "use", "trade", "draft", "breed"))  # written, not touched


class Said(Move):
    """A move written with a verb that nobody touches."""

    __slots__ = ()

    def __init__(self, verb: str, picks: Sequence[str], code: Any):
        super().__init__(picks, code)
        self._text = f"{verb} {self._text}"


class Amount(Move):
    """A button for a number: the pick `bake-2` is the move `bake 2`."""

    __slots__ = ()

    def __init__(self, verb: str, number: int, code: Any):
        super().__init__((f"{verb}-{number}",), code)
        self._text = f"{verb} {number}"


@lru_cache(maxsize=None)
def said(verb: str, *picks: str, code: tuple) -> Said:
    return Said(verb, picks, code)


@lru_cache(maxsize=None)
def touched(*picks: str, code: tuple) -> Move:
    return Move(picks, code)


@lru_cache(maxsize=None)
def amount(verb: str, number: int) -> Amount:
    return Amount(verb, number, (verb, number))


def read(text: str) -> tuple[str, ...]:
    """The picks written in a text."""
    words = text.split()
    if len(words) == 2 and words[0] == "bake":
        return ("-".join(words),)
    return tuple(words[1:] if words and words[0] in SILENT else words)


DONE = Move(("done",), ("done",))


def no_choice(state, item: tuple, legal: list[Move], play: Callable[[Any, tuple, Move], None]) -> bool:
    """Whether a decision left nothing to choose, and is dealt with: nothing can be done, or one thing, which has been."""
    if not legal:
        state.agenda.pop()
    elif len(legal) == 1:
        play(state, item, legal[0])
    return len(legal) < 2
