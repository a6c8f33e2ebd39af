"""From what is typed to records, states and words."""

from __future__ import annotations

from pygame_core.game import BadInput, Game, State, brief, games
from pygame_core.record import LIMIT, BadMove, Record
from pygame_core.text import Text

MOST = 4 * LIMIT  # bytes of a file: no character takes more than four


def opened(path: str) -> tuple[Record, State]:
    """The record in a file (`-`: standard input) and its last position. Raises `BadInput` naming the file."""
    name = "standard input" if path == "-" else path
    try:
        record = Record.loads(_decoded(_bytes(path)))
        return record, record.replay()
    except BadMove:
        raise
    except BadInput as error:
        raise BadInput(f"{name}: {error}") from None


def _bytes(path: str) -> bytes:
    try:
        with open(0 if path == "-" else path, "rb", closefd=path != "-") as file:
            found = file.read(MOST + 1)
    except (OSError, ValueError) as error:  # ValueError: a null character in the name
        raise BadInput(f"cannot be read: {why(error)}") from None
    if len(found) > MOST:
        raise BadInput(f"the file is too large for a record: over {MOST} bytes")
    return found


def _decoded(found: bytes) -> str:
    try:
        return found.decode()
    except UnicodeDecodeError as error:
        raise BadInput(f"the file is not UTF-8 text: byte {error.start + 1} cannot be read") from None


def why(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def options(game: Game, given: list[str]) -> dict:
    """Options written as `name=value`, checked; those not written are left to the game."""
    values: dict[str, str] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput(f"{brief(word)} is not an option: write name=value")
        if name in values:
            raise BadInput(f"option {brief(name)} is given twice")
        values[name] = value
    checked = game.check(values)
    return {name: checked[name] for name in values}


def english() -> Text:
    """Words for all games; their message ids do not clash."""
    return Text("en", [game.folder for game in games()])


def refusal(error: BadMove, text: Text) -> str:
    """One line for a record's illegal move: which, the rule, and why in words."""
    illegal = error.illegal
    return f"move {error.index + 1} {brief(error.text)} is illegal ({illegal.rule}): {text(illegal.message, **illegal.values)}"


def seat_names(game: Game, players: int, given: list[str], text: Text) -> list[str]:
    """What to call each seat: its player's name, else its side, else its number."""
    sides = [text(side) for side in game.sides[:players]]
    sides += [text("cli.seat", number=seat + 1) for seat in range(len(sides), players)]
    return [name or side for name, side in zip([*given, *[""] * players], sides)]


def points(units: int, game: Game) -> int | float:
    """A score in points: whole numbers stay whole."""
    return units // game.unit if units % game.unit == 0 else units / game.unit
