"""What the interface says: its own catalogue, the engine's, and those of the games that are open."""

from __future__ import annotations

from pathlib import Path
from typing import Iterable

from pygame_core.game import Event, Game
from pygame_core.record import Record
from pygame_core.text import LANGUAGES, Text

LONGEST = 24  # characters of a name; a longer one, from elsewhere, is shown cut
MOST = 16  # seats named; no game of ours has so many


def words(lang: str, *games: Game) -> Text:
    return Text(lang, [Path(__file__).parent], {game.name: game.folder for game in games})


def best_language(wanted: list[str]) -> str:
    """The first language we speak among those the reader's browser asks for."""
    for tag in wanted:
        if tag.split("-")[0].lower() in LANGUAGES:
            return tag.split("-")[0].lower()
    return "en"


def points(total: int, unit: int, sign: bool = False) -> str:
    """A score in points: 141 in half points is "70½"; with `sign`, "+70½", "−70½", "±0"."""
    whole, rest = divmod(abs(total), unit)
    half = "½" if rest * 2 == unit else ""
    if rest and not half:
        half = f"{rest / unit:.2f}".lstrip("0")
    body = f"{whole or ('' if half else 0)}{half}"
    if sign:
        return ("+" if total > 0 else "−" if total < 0 else "±") + body
    return ("−" if total < 0 else "") + body


def seated(text: Text, record: Record) -> list[str]:
    """The players' names as they are shown, one for every seat: on one line, cut if long, and without what is no
    letter but turns the words around it (right-to-left marks and the like)."""
    names = ["".join(filter(str.isprintable, " ".join(name.split()))) for name in record.names]
    names += [""] * (min(record.players, MOST) - len(names))
    return [name if len(name) <= LONGEST else name[:LONGEST] + "…" for name in
            (name or text("app.player", number=seat + 1) for seat, name in enumerate(names))]


def said(text: Text, game: Game, event: Event, names: list[str]) -> str:
    """One event as a sentence."""
    name = names[event.seat] if event.seat is not None else ""
    return text(f"{game.name}.event.{event.kind}", **{**event.values, "name": name})


def motions(events: Iterable[Event]) -> list[dict]:
    """What of the events is seen to move: from which element to which, as web/page/motion.js takes it."""
    return [{"origin": event.values.get("origin"), "dest": event.values.get("dest") or event.values.get("at")}
            for event in events if "dest" in event.values or "at" in event.values]


def tagline(text: Text, game: Game) -> str:
    """Who plays and how long: "2 players, 20 min"."""
    least, most = min(game.seats), max(game.seats)
    who = text("app.shelf.players", n=most) if least == most else text("app.shelf.players_range", least=least, n=most)
    return text("app.shelf.facts", who=who, minutes=game.minutes)


def is_turn(pick: str) -> bool:
    """Whether a pick is a rotation: r0, r1 … r180."""
    return pick[:1] == "r" and pick[1:].isdigit()
