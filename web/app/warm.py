"""Run once, when the build takes its picture of Python's memory (web/make/snapshot.py): a game is opened as a reader will
open it, so that what is read once and remembered (the list of games, catalogues, tables, drawings that never change) is
in the picture already. Nothing of the game itself stays.
"""

from __future__ import annotations

from typing import Any, Callable

from app.main import App
from pygame_core.text import LANGUAGES


class _Nobody:
    """A page that nobody looks at."""

    def __init__(self, lang: str, place: str):
        self.wanted, self.place, self.time, self.kept = [lang], place, 0, {}

    def languages(self) -> list[str]:
        return self.wanted

    def hash(self) -> str:
        return self.place

    def now(self) -> int:
        self.time += 1
        return self.time

    random = now

    def narrow(self) -> bool:
        return False

    dark = coarse = low = narrow

    def keys(self) -> list[str]:
        return list(self.kept)

    def read(self, key: str) -> str | None:
        return self.kept.get(key)

    def write(self, key: str, value: str) -> bool:
        self.kept[key] = value
        return True

    def __getattr__(self, name: str) -> Callable[..., Any]:
        return lambda *given, **named: None


def up(place: str) -> None:
    for lang in LANGUAGES:
        app = App(_Nobody(lang, place))
        app.start()
        assert app.notice is None, app.notice
