"""What people may make themselves to play with, such as a deck of their own cards. No interface here.

A game whose box can be filled anew has an `editor` room:

    begin()        a draft to start from: what the game comes with
    read(data)     the draft that JSON data describes, whole and sound; else `BadInput`, one line naming what and where
    resume(data)   the same of data that may be unfinished: what was kept while it was being made
    words(text)    the `Text`, knowing what this room says

optionally, where not every game is played with it or few people look for it:

    used(options)  whether it plays a part in games with these options; elsewhere it is not offered
    ADVANCED       true: it is offered among the advanced options

and the messages `<game>.kit.title` (what is made: Deck), `<game>.kit.own` (the one the game comes with), `<game>.kit.note`
(what is to be said of that). Whoever shows drafts knows nothing but this file.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import svg

from pygame_core.draw.view import View
from pygame_core.text import Text


class Choice(NamedTuple):
    """A button: `pick` is what touching it means. `on`: what is chosen now; None for something that is done at once."""

    pick: str
    words: str
    on: bool | None = None


class Control(NamedTuple):
    """A row of buttons under a heading."""

    legend: str
    choices: tuple[Choice, ...]


class Draft:
    """Something being made, of several pieces, one of which is in hand. Subclasses give what raises here."""

    name: str

    def touch(self, pick: str) -> None:
        """A person touched something drawn, or a button. What cannot be touched now changes nothing."""
        raise NotImplementedError

    def look_at(self, other: Draft) -> None:
        """Take in hand what another draft of the same kind has in hand."""
        raise NotImplementedError

    def draw(self, view: View) -> svg.SVG:
        """The piece in hand, with `data-pick` on what can be touched."""
        raise NotImplementedError

    def overview(self, view: View) -> svg.SVG:
        """All pieces, to choose from."""
        raise NotImplementedError

    def controls(self, text: Text) -> list[Control]:
        """What is chosen with buttons, for what is in hand."""
        raise NotImplementedError

    def faults(self, text: Text) -> list[str]:
        """What must be mended before it can be played with, in sentences."""
        raise NotImplementedError

    def remark(self, text: Text, players: int, options: dict[str, Any]) -> str:
        """What is to be said before playing with it in a game so set up; empty if nothing."""
        return ""

    def data(self) -> dict[str, Any]:
        """As JSON: what is kept, and the file that is handed on."""
        raise NotImplementedError

    def kit(self) -> dict[str, Any]:
        """The part of a `deal` that plays with it (`State.kit`). Raises `BadInput` while something is wrong with it."""
        raise NotImplementedError
