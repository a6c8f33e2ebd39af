"""Making a list of hand cards that are left out of the deal (pygame_core/draft.py).

Picks: `E197` a card, `E-minor` a group (deck and kind), and those of buttons: `page-2`, `out` and `in` (the whole group),
`community`, `none`. As JSON: `{"format": 1, "game": "agricola", "name": …, "bans": [ids]}`.
"""

from __future__ import annotations

import re
from typing import Any

import svg

from pygame_core.draft import Choice, Control, Draft
from pygame_core.draw.view import View
from pygame_core.game import BadInput, Prompt, brief
from pygame_core.games.agricola import cards, deals
from pygame_core.games.agricola.cards.bans import BANS, listed, ordered
from pygame_core.games.agricola.drawing import banning
from pygame_core.games.agricola.info import GAME
from pygame_core.text import Text

FORMAT = 1
FIELDS = ("format", "game", "name", "bans")
PAGE = 12  # cards in hand at once
GROUPS = {f"{letter}-{kind}": (letter, kind) for letter in cards.DECKS for kind in cards.KINDS}
ADVANCED = True


class BanDraft(Draft):
    """`group` and the `page` of it are in hand. Nothing can be wrong with it: whatever is left out, the rest can be dealt."""

    groups = tuple(GROUPS)

    def __init__(self, name: str, bans: tuple[str, ...]):
        self.name, self.bans = name, set(bans)
        self.group, self.page = self.groups[0], 0

    def data(self) -> dict[str, Any]:
        return {"format": FORMAT, "game": GAME.name, "name": self.name, "bans": list(ordered(self.bans))}

    def kit(self) -> dict[str, Any]:
        return {"bans": list(ordered(self.bans))}

    def faults(self, text: Text) -> list[str]:
        return []

    def remark(self, text: Text, players: int, options: dict[str, Any]) -> str:
        say, sizes = words(text), {}
        here = sum(cards.named(id_).players <= players for id_ in self.bans if id_[0] in deals.decks(options))
        for kind in cards.KINDS:
            whole, size = (deals.dealt(players, options, bans, kind) for bans in ((), self.bans))
            if size < whole:
                sizes[kind] = size
        fewer = [say("agricola.bans.fewer", kind=say(f"agricola.cards.kind.{kind}"), number=size, most=deals.HAND) for kind, size in sizes.items()]
        return " ".join([say("agricola.bans.here", n=here), *fewer])

    # --- touching -----------------------------------------------------------------------------------------

    def members(self, group: str) -> tuple[str, ...]:
        """The cards of a group."""
        letter, kind = GROUPS[group]
        return cards.playable(letter, max(GAME.seats), kind)

    def pages(self) -> list[tuple[str, ...]]:
        """The cards of the group in hand, page by page."""
        ids = self.members(self.group)
        return [ids[first:first + PAGE] for first in range(0, len(ids), PAGE)]

    def shown(self) -> tuple[str, ...]:
        return self.pages()[self.page]

    def touch(self, pick: str) -> None:
        if pick in self.shown():
            self.bans ^= {pick}
        elif pick in GROUPS:
            self.group, self.page = pick, 0
        elif re.fullmatch("page-[1-9]", pick) and int(pick[5:]) <= len(self.pages()):
            self.page = int(pick[5:]) - 1
        elif pick == "out":
            self.bans |= set(self.members(self.group))
        elif pick == "in":
            self.bans -= set(self.members(self.group))
        elif pick == "community":
            self.bans |= BANS["community"]
        elif pick == "none":
            self.bans.clear()

    def look_at(self, other: BanDraft) -> None:
        self.group, self.page = other.group, other.page

    # --- what is seen -------------------------------------------------------------------------------------

    def draw(self, view: View) -> svg.SVG:
        return banning.page(self, view, words(view.text))

    def overview(self, view: View) -> svg.SVG:
        return banning.overview(self, view, words(view.text))

    def controls(self, text: Text) -> list[Control]:
        say = words(text)
        pages = [Choice(f"page-{number}", "–".join(dict.fromkeys((ids[0], ids[-1]))), ids == self.shown())
                 for number, ids in enumerate(self.pages(), 1)]
        return [Control(banning.titled(say, *GROUPS[self.group]), tuple(pages)),
                *(Control(say(f"agricola.bans.{row}"), tuple(Choice(pick, say(f"agricola.bans.do.{pick}")) for pick in picks))
                  for row, picks in (("group", ("out", "in")), ("list", ("community", "none"))))]


# --- the room ---------------------------------------------------------------------------------------------


def begin() -> BanDraft:
    return BanDraft("", ())


def read(data: Any) -> BanDraft:
    """Raises `BadInput`."""
    if not isinstance(data, dict):
        raise _wrong("object", "must be an object with game and bans")
    extra = sorted(set(data) - set(FIELDS))
    if extra:
        raise _wrong("field", f"{brief(extra[0])} is not one of {', '.join(FIELDS)}", field=brief(extra[0]), known=", ".join(FIELDS))
    if data.get("format") != FORMAT:
        raise _wrong("format", f"format must be {FORMAT}", format=FORMAT)
    if data.get("game") != GAME.name:
        raise _wrong("game", f"game is {brief(data.get('game'))}, not {GAME.name!r}", found=brief(data.get("game")), wanted=GAME.name)
    name = data.get("name", "")
    if not isinstance(name, str) or len(name) > 60:
        raise _wrong("name", "name must be a text of at most 60 characters")
    return BanDraft(name, listed(data.get("bans"), "list"))


resume = read  # there is nothing unfinished about a list


def words(text: Text) -> Text:
    text.add(GAME.folder)
    return text


def used(options: dict[str, Any]) -> bool:
    return bool(deals.decks(options))


def _wrong(what: str, said: str, **values: Any) -> BadInput:
    return BadInput(f"ban list: {said}", f"agricola.bad.bans.{what}", where=Prompt("agricola.bad.bans.at.list", {}), **values)
