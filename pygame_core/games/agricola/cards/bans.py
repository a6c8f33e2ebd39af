"""Lists of cards that are left out. That of the community is in the General Compendium v11.1, section 12; it is not official."""

from __future__ import annotations

from typing import Any, Iterable

from pygame_core.game import BadInput, Prompt, brief
from pygame_core.games.agricola import cards

BANS: dict[str, frozenset[str]] = {
    "none": frozenset(),
    "community": frozenset(("E197", "E198", "I81", "I260", "K138", "K270", "K291")),
}


def ordered(ids: Iterable[str]) -> tuple[str, ...]:
    """By deck, in the order of their numbers."""
    return tuple(sorted(ids, key=lambda id_: (id_[0], int(id_[1:]))))


def listed(ids: Any, place: str) -> tuple[str, ...]:
    """A list from outside, in order; `place`: where it stands. Raises `BadInput`."""
    where = Prompt(f"agricola.bad.bans.at.{place}", {})
    said = {"list": "ban list", "deal": "deal['bans']"}[place]

    def wrong(what: str, text: str, **values: Any) -> BadInput:
        return BadInput(f"{said}: {text}", f"agricola.bad.bans.{what}", where=where, **values)

    if not isinstance(ids, list):
        raise wrong("no_list", "bans must be a list of card ids")
    for number, id_ in enumerate(ids, 1):
        if isinstance(id_, str) and id_ in cards.MAJORS:
            raise wrong("major", f"card {number}: {id_!r} is a major improvement; only hand cards can be left out", number=number, id=id_)
        if not isinstance(id_, str) or id_[:1] not in cards.DECKS or id_ not in cards.deck(id_[:1]):
            raise wrong("unknown", f"card {number}: {brief(id_)} is no hand card", number=number, id=brief(id_))
        if id_ in ids[:number - 1]:
            raise wrong("twice", f"card {number}: {id_!r} is there twice", number=number, id=id_)
    return ordered(ids)
