"""What a drawing is asked to show besides the state itself."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame_core.game import Event
from pygame_core.text import Text


@dataclass(frozen=True)
class View:
    """How to show a state. The default is a still picture of the position."""

    picks: tuple[str, ...] = ()  # what has been touched so far in this decision
    open: tuple[str, ...] = ()  # what can be touched now (`Chooser.open`)
    hover: str | None = None  # the open pick being considered: draw what it would bring
    focus: str | None = None  # the one element in the tab order (roving focus)
    refused: str | None = None  # an element that was touched and cannot be chosen
    last: tuple[Event, ...] = ()  # events of the move just made
    lit: tuple[str, ...] = ()  # elements that earn a score line being pointed at
    touchable: bool = False  # give elements `data-pick`, roles, spoken names and a tab stop
    small: bool = False  # cells of about 36 px: larger figures, fewer words
    labels: bool = True  # live values on the board
    coordinates: bool = True
    ids: str | None = ""  # begins every element id, so that several boards share a page; None: no ids
    turn: str | None = None  # the rotation held (`r2`): the ghost of what is considered is shown in it where that is legal
    shown: int | None = None  # whose board is looked at where each seat has its own; None: the mover's
    home: int | None = None  # the seat of the only person here, whose own board may stay in sight while others move
    viewer: int | None = None  # the seat looking: only its own hidden things are drawn; None: nothing is hidden
    text: Text = field(default_factory=Text)


def speech(state: Any, view: View) -> Text:
    """The reader's language, knowing this game's words whoever made the view."""
    view.text.add(state.game.folder)
    return view.text
