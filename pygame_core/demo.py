"""Demos: a named position that teaches one rule, and what has to be done in it. No interface here.

A game's `demos.py` lists them in `DEMOS`; the words are in its catalogue: `<game>.demo.<name>` (what it is about),
`….task` (what is seen, and what to try) and `….done` (what has happened, and why: said once it is understood).
A game with a catalogue may also show each entry at work: `entries()` names those it shows, `of_entry(id)` gives the demo.
They are found by name like the others, but not listed with them: there are hundreds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Callable

from pygame_core.game import BadInput, Game, Move, brief, load
from pygame_core.record import Record
from pygame_core.table import Table
from pygame_core.text import Text

if TYPE_CHECKING:
    from pygame_core.draw.view import View


@dataclass(frozen=True)
class Demo:
    """One rule to try out.

    name: part of its address, `embed.html#<game>/<name>`.  rule: the section of the help page it teaches.
    record: the game up to here: a deal (often `{"position": …}`) and moves.  solved: whether the reader has done what
    was asked, looking at the table (its state, what was told); None: it is done by trying what `refused` lists.
    script: moves that solve it, from here to the end, the other seats' included; the suite plays them.
    offered: the moves the reader may make at the first decision; empty: every legal one.
    replies: moves of other seats, made by themselves as soon as it is their turn; the others' turns end there.
    refused: (picks, rule) that the rules refuse, worth touching; the suite tries them.
    led: the reader can make the moves of the script only, which is all there is to do; what was told is said at the end.
    words: the messages of what it is about and of its task, if they are not its own.
    """

    name: str
    rule: str
    record: Record
    script: tuple[str, ...] = ()
    solved: Callable[[Table], bool] | None = None
    offered: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()
    refused: tuple[tuple[str, str], ...] = ()
    led: bool = False
    words: tuple[str, str] | tuple[()] = ()

    @property
    def title(self) -> str:
        """The message of what it is about."""
        return self.words[0] if self.words else f"{self.record.game}.demo.{self.name}"

    @property
    def task(self) -> str:
        """The message of what to try."""
        return self.words[1] if self.words else f"{self.title}.task"

    def played(self, table: Table) -> int:
        """Moves made in the demo."""
        return table.length - len(self.record.moves)

    def understood(self, table: Table) -> bool:
        """Whether what was to be done has been done."""
        return self.played(table) == len(self.script) if self.led else bool(self.solved) and self.solved(table)

    def tried(self, refused: int) -> bool:
        """Whether so many of what the rules refuse are all there is to do."""
        return not self.led and self.solved is None and refused == len(self.refused)

    def reply(self, table: Table, learner: int) -> str | None:
        """The move that another seat, whose turn it is, makes by itself."""
        if self.led:
            return self.script[self.played(table)]
        made = sum(table.mover(index) != learner for index in range(len(self.record.moves), table.length))
        return self.replies[made] if made < len(self.replies) else None

    def table(self) -> Table:
        """A table of its own at the demo's first position."""
        return Table(Record.of(self.record.data()))

    def moves(self, table: Table) -> list[Move]:
        """What may be played now."""
        moves, played = table.state.moves(), self.played(table)
        offered = self.script[played:played + 1] if self.led else self.offered if not played else ()
        return [move for move in moves if str(move) in offered] if offered else moves

    def _repr_svg_(self) -> str:
        return still(self, Text("en"))


def demos(game: Game) -> dict[str, Demo]:
    """The game's demos by name, in the order of its list."""
    if not game.has_room("demos"):
        return {}
    return {demo.name: demo for demo in getattr(game.room("demos"), "DEMOS", ())}


def entries(game: Game) -> tuple[str, ...]:
    """Entries of the game's catalogue that are shown at work."""
    return tuple(game.room("demos").entries()) if game.has_room("demos") and hasattr(game.room("demos"), "entries") else ()


def demo(game: Game, name: str) -> Demo:
    """The demo of that name, or of that entry of the catalogue. Raises `BadInput`."""
    known = demos(game)
    if name in known:
        return known[name]
    if name in entries(game):
        return game.room("demos").of_entry(name)
    raise BadInput(f"{game.name} has no demo {brief(name)} (it has: {', '.join(known) or 'none'})")


def named(address: str) -> tuple[Game, Demo]:
    """The game and the demo of an address as pages write it, `agros/sowing`. Raises `BadInput`."""
    game, slash, name = address.partition("/")
    if not slash:
        raise BadInput(f"{brief(address)} is not a demo: write GAME/NAME")
    return load(game), demo(load(game), name)


def view(table: Table, text: Text, learner: int | None, **more: Any) -> View:
    """How a demo is drawn, for the seat that learns: it sees its own board and its own hand."""
    from pygame_core.draw.view import View  # drawing needs svg.py, demos do not

    return View(small=True, shown=learner, viewer=learner if table.state.hides else None, text=text, **more)


def still(shown: Demo, text: Text, theme: str | None = None) -> str:
    """A demo's first position as an SVG file, the hand under the board: its poster where nothing runs."""
    from pygame_core.draw import standalone
    from pygame_core.draw.kit import stacked

    table = shown.table()
    text.add(table.game.folder)
    room, seen = table.game.room("draw"), view(table, text, table.state.to_move)
    pictures = [room.draw(table.state, seen), room.hand(table.state, seen) if hasattr(room, "hand") else None]
    return standalone(stacked([*filter(None, pictures)], text(shown.title)), theme, room.defs())
