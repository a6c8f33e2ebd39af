"""THE CONTRACT: what every game gives and what everything else may ask of it.

A game folder `games/<name>/` has rooms: `info` (a `Game`, loads without the rules), `rules` (a `State`),
`draw`, `bot`, `demos`, `help/`, `locale/`. Table, bots, command line and page know nothing but this file.
"""

from __future__ import annotations

import sys
from importlib import import_module, metadata
from pathlib import Path
from types import ModuleType
from typing import Any, Callable, Iterable, NamedTuple, Sequence

GROUP = "pygame_core.games"  # the entry point group through which a game, or a pack of games, is found


class BadInput(ValueError):
    """Something given from outside cannot be used: one line saying what and where.

    Where players may meet it, `message` is the id of the same line in the catalogues, filled by `values`
    (`pygame_core.text.Text.of` says it); what only the authors of deals and packs meet is said in English alone.
    """

    message, values = "", {}

    def __init__(self, said: str, message: str = "", **values: Any):
        super().__init__(said)
        self.message, self.values = message, values


def brief(value: Any, most: int = 60) -> str:
    """A value from outside as an error message may show it: one line, cut if long."""
    text = repr(value)
    return text if len(text) <= most else text[:most] + "…"


class Illegal(ValueError):
    """A move the rules refuse.

    `rule` is the id of a section in the game's `help/*.md`; `message` is a message id of its catalogue that
    `values` fill in. `str(error)` is readable without any catalogue.
    """

    def __init__(self, rule: str, message: str, **values: Any):
        super().__init__(rule, message)  # what pickle makes it from again
        self.rule, self.message, self.values = rule, message, values

    def __str__(self) -> str:
        shown = ", ".join(f"{key}={' '.join(str(value).split())[:60]}" for key, value in self.values.items())
        return f"{self.rule}: {self.message}" + (f" ({shown})" if shown else "")


class Option(NamedTuple):
    """One thing chosen before the game starts. Message ids: `<game>.option.<name>`, `….<name>.<choice>`."""

    name: str
    choices: tuple
    default: Any
    advanced: bool = False  # shown only to those who look for it

    def parse(self, value: Any) -> Any:
        """The choice that `value` (of the right type, or its text form) stands for."""
        for choice in self.choices:
            if type(choice) is type(value) and choice == value or isinstance(value, str) and str(choice).lower() == value.lower():
                return choice
        allowed = ", ".join(str(choice) for choice in self.choices)
        raise BadInput(f"option {self.name!r}: {brief(value)} is not one of {allowed}",
                       "bad.choice", option=self.name, value=brief(value), allowed=allowed)


class Event(NamedTuple):
    """Something that happened. Log, animation, sound and spoken text come from events alone.

    `kind` names the message `<game>.event.<kind>`; `values` fill it and are JSON-able. Values with a meaning
    to every reader: `origin` and `dest` (element ids something moved between), `at` (where it happened). A text value
    `@message` is said as that message.
    """

    kind: str
    seat: int | None
    values: dict


class Line(NamedTuple):
    """One line of a score: `points` (in the game's unit) by `rule`, earned by the elements `marks`."""

    rule: str
    points: int
    marks: tuple[str, ...]
    values: dict


class Score(NamedTuple):
    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


class Outcome(NamedTuple):
    """How it ended: the winning seats (none: a draw, or a team that lost) and the rule that decided. The message
    `<game>.outcome.<rule>` is filled with `name` (of the winners), `score`, `other` (the best of the rest) and `values`."""

    winners: tuple[int, ...]
    rule: str
    values: dict = {}


class Prompt(NamedTuple):
    """What the seat to move must do: a message id and what fills it."""

    message: str
    values: dict


class Move:
    """One atomic decision. `picks` are the ids a person touches, in order; `code` is for the game's own use.

    A pick may be a set of elements, written `b2+c2` in the game's order. Games hand out the same object for
    the same move again and again, so building a list of moves costs little.
    """

    __slots__ = ("picks", "code", "_text")

    def __init__(self, picks: Sequence[str], code: Any = None):
        self.picks, self.code = tuple(picks), code
        self._text = " ".join(self.picks)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"<{self._text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.picks == other.picks

    def __hash__(self) -> int:
        return hash(self.picks)


Tell = Callable[[Event], None]


class State:
    """A position in one game. Subclasses give what raises `NotImplementedError` here."""

    __slots__ = ()
    game: Game
    players: int
    options: dict[str, Any]
    deal: dict[str, Any] | None  # the hidden order this game was started with; None where nothing is hidden

    @property
    def to_move(self) -> int | None:
        """The seat (from 0) that decides next; None when the game is over."""
        raise NotImplementedError

    def moves(self) -> list[Move]:
        """All legal moves in a stable order; empty when the game is over."""
        raise NotImplementedError

    def play(self, move: Move, tell: Tell | None = None) -> None:
        """Make a legal move of this state (one from `moves` or `find`); `tell` hears what happens."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent twin."""
        raise NotImplementedError

    def scores(self) -> list[Score]:
        """The score of each seat as it stands; at the end, the final score."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        raise NotImplementedError

    def prompt(self, picks: tuple[str, ...] = ()) -> Prompt:
        """What to do now, the given picks having been made."""
        raise NotImplementedError

    def position(self) -> str:
        """The whole position as one line of text; equal text, equal state."""
        raise NotImplementedError

    def why(self, picks: tuple[str, ...]) -> Illegal:
        """Why no legal move begins with these picks, naming the rule."""
        raise NotImplementedError

    def read(self, text: str) -> tuple[str, ...]:
        """The picks written in a move's text; games may allow other spellings than the canonical one."""
        return tuple(text.split())

    def find(self, text: str) -> Move:
        """The legal move with that text, or `Illegal`."""
        picks = self.read(text)
        for move in self.moves():
            if move.picks == picks:
                return move
        raise self.why(picks)

    @property
    def hides(self) -> bool:
        """Whether seats hold what the others may not see, in this game as it was set up."""
        return self.game.hidden

    @property
    def kit(self) -> dict[str, Any]:
        """What this game is played with, as a part of `deal` that stays when all is dealt anew. Records carry it."""
        return {}

    def hidden_from(self, seat: int, rng) -> State:
        """The position as `seat` knows it, what it cannot know redrawn by `rng`. Nothing hidden: a copy."""
        return self.copy()

    def pieces(self) -> dict[str, int]:
        """Counts of physical pieces that no move may change (the conformance suite watches them)."""
        return {}

    def _repr_svg_(self) -> str:
        from pygame_core.draw import standalone

        room = self.game.room("draw")
        return standalone(room.draw(self), defs=room.defs())


class Game:
    """One game on the shelf: facts that load without its rules, and the door to its rooms."""

    def __init__(self, name: str, *, package: str, seats: Iterable[int], rules: int = 1, unit: int = 1,
                 minutes: int = 0, together: bool = False, hidden: bool = False, options: Iterable[Option] = (), sides: Iterable[str] = ()):
        """
        name: id; its title is message `<name>.title`.  package: the folder, as a dotted name.
        seats: player counts.  rules: raised whenever an old record would replay differently.
        unit: how many of the score's units make one point.  minutes: what a game takes people.
        together: players win or lose as one.  hidden: seats hold what the others may not see, in games set up so that `State.hides`.
        sides: message ids of the seats' own names, if they have any.
        """
        self.name, self.package, self.rules, self.unit = name, package, rules, unit
        self.seats, self.options, self.sides = tuple(seats), tuple(options), tuple(sides)
        self.minutes, self.together, self.hidden = minutes, together, hidden

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __reduce__(self):
        return load, (self.name,)  # a copy in another process is the game of that name there

    def room(self, name: str) -> ModuleType:
        """The module `name` of this game's folder, imported when first asked for."""
        return import_module(f"{self.package}.{name}")

    def has_room(self, name: str) -> bool:
        return (self.folder / f"{name}.py").exists()

    @property
    def folder(self) -> Path:
        return Path(sys.modules[self.package].__file__).parent

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options) or "none"
        raise BadInput(f"{self.name} has no option {brief(name)} (it has: {known})", "bad.option", game=self.name, option=brief(name), known=known)

    def check(self, given: dict[str, Any]) -> dict[str, Any]:
        """All options with their values: those given, checked, and the defaults of the rest."""
        values = {option.name: option.default for option in self.options}
        for name, value in given.items():
            values[name] = self.option(name).parse(value)
        return values

    def start(self, players: int | None = None, seed: int | None = None, deal: dict | None = None, **options) -> State:
        """A new game. The same seed (or the same explicit `deal`) always gives the same game.

        Raises `BadInput` for a player count, option or deal this game does not know.
        """
        players = self.seats[0] if players is None else players
        if players not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadInput(f"{self.name} is not played by {brief(players)}: players must be one of {allowed}",
                           "bad.players", game=self.name, players=brief(players), allowed=allowed)
        if deal is not None and not isinstance(deal, dict):
            raise BadInput(f"deal must be an object with names, not {type(deal).__name__}")
        checked = self.check(options)
        state = self.room("rules").start(self, players, seed, deal, checked)
        for name in options:  # an explicit deal may settle options by itself; then what was asked for must agree
            dealt = state.options[name]
            if dealt != checked[name] and dealt in self.option(name).choices:
                raise BadInput(f"option {name!r} is {checked[name]!r}, but the deal says {dealt!r}")
        return state

    def position(self, text: str, **options) -> State:
        """The game set up at a position written as `State.position()` writes it. Raises `BadInput`."""
        return self.start(deal={"position": text}, **options)


_packs: dict[str, Game] = {}  # games found so far
_searched = False


def _entry_points() -> list[metadata.EntryPoint]:
    found = list(metadata.entry_points(group=GROUP))
    project = Path(__file__).parents[1] / "pyproject.toml"
    if not any(point.value.startswith("pygame_core.") for point in found) and project.exists():
        # Run from a plain checkout, nothing installed: the list is in the file an installer would have read.
        import tomllib

        table = tomllib.loads(project.read_text("utf-8"))
        found += [metadata.EntryPoint(*pair, GROUP) for pair in table["project"]["entry-points"][GROUP].items()]
    return found


def search() -> None:
    """Look for games: at first, and when something was installed. It reads what every installed package says of itself."""
    global _searched
    _searched = True
    for point in _entry_points():
        if point.name not in _packs:
            _packs[point.name] = point.load()


def games() -> list[Game]:
    """Every game there is, those of installed packs included, in the order of their entry points."""
    if not _searched:
        search()
    return list(_packs.values())


def forget(name: str) -> None:
    """The pack that brought this game is gone."""
    _packs.pop(name, None)


def load(name: str) -> Game:
    """The game of that name. Raises `BadInput` if there is none."""
    if name not in _packs:
        search()
    if name not in _packs:
        known = ", ".join(_packs)
        raise BadInput(f"there is no game {brief(name)} here (there are: {known})", "bad.game", game=brief(name), known=known)
    return _packs[name]
