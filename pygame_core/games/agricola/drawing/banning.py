"""A list of cards left out while it is made: a page of cards to touch, and the groups of cards to choose from."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import svg

from pygame_core.draw.fitting import fit
from pygame_core.draw.kit import Frozen, group, num, picture, pressable
from pygame_core.draw.marks import cross, focus
from pygame_core.draw.view import View
from pygame_core.games.agricola import cards
from pygame_core.games.agricola.drawing.cards import Face
from pygame_core.games.agricola.drawing.catalogue import plenty
from pygame_core.games.agricola.drawing.scene import Box, rect, words
from pygame_core.games.agricola.drawing.shapes import icon
from pygame_core.games.agricola.info import GAME
from pygame_core.text import Text

COLUMNS = {False: 3, True: 2}  # by `View.small`
STEP = 195  # from a card to the next one beside it, as in a hand on a phone
GAP, STRIP, TITLE = 10, 22, 28  # between cards; above each: its number, and whether it is left out; above all: the group
MARGIN = 8  # for the ring of focus
ICONS = {cards.OCCUPATION: "occupation", cards.MINOR: "improve"}


def titled(say: Text, letter: str, kind: str) -> str:
    """A group in words."""
    return say(f"agricola.cards.group.{kind}", deck=letter)


def counted(draft: Any, say: Text, name: str) -> str:
    """How many of a group are left out."""
    members = draft.members(name)
    return say("agricola.bans.counted", number=len(draft.bans & set(members)), all=len(members))


# --- the cards in hand ------------------------------------------------------------------------------------


def page(draft: Any, view: View, say: Text) -> svg.SVG:
    """The cards of a page; those left out are crossed out, and say so."""
    ids, columns, y = draft.shown(), COLUMNS[view.small], float(TITLE)
    focused = view.focus if view.focus in ids else ids[0]
    title = say("agricola.bans.said", group=titled(say, *draft.group.split("-")), counted=counted(draft, say, draft.group))
    drawn: list[svg.Element] = [Frozen(words(4, 9, title, fit(title, columns * STEP - GAP - 8, 15, 650), weight=650))]
    for row in (ids[first:first + columns] for first in range(0, len(ids), columns)):
        tall = max(_face(say.lang, id_).height for id_ in row)
        for column, id_ in enumerate(row):
            drawn.append(_card(draft, view, say, id_, (column * STEP, y, STEP - GAP, tall), id_ == focused))
        y += STRIP + tall + GAP
    return picture((-MARGIN, -MARGIN, columns * STEP - GAP + 2 * MARGIN, y - GAP + 2 * MARGIN), drawn, cls="agricola", role="group",
                   label=f"{title}; {ids[0]}–{ids[-1]}")


@lru_cache(maxsize=700)
def _face(lang: str, id_: str) -> Face:
    """A card's words, broken into lines."""
    return Face(_scene(lang), cards.named(id_), 0, STEP - GAP - 18)


@lru_cache(maxsize=4)
def _scene(lang: str) -> Any:
    every = tuple(id_ for letter in cards.DECKS for id_ in cards.deck(letter))
    return plenty(View(text=Text(lang, [GAME.folder]), ids=None, open=every))


@lru_cache(maxsize=200)
def _drawn(lang: str, id_: str, width: float, tall: float, out: bool) -> Frozen:
    """A card at the origin, crossed out beneath its words if it is left out."""
    right, low = num(width - 7), num(tall - 7)
    lines = f'<path d="M7 7L{right} {low}M{right} 7L7 {low}" stroke="var(--ink)" stroke-width="2.5" opacity="0.4"/>'
    return Frozen(_face(lang, id_).drawn((0, 0, width, tall), out, lines if out else ""))


def _card(draft: Any, view: View, say: Text, id_: str, box: Box, focused: bool) -> svg.G:
    x, y, w, tall = box
    out = id_ in draft.bans
    whole = (0, 0, w, STRIP + tall)
    strip = words(4, 11, id_, 13, weight=650 if out else 500)
    if out:
        strip += str(group(cross(0, 0), transform=[svg.Translate(w - 11, 11), svg.Scale(0.8)]))
        strip += words(w - 24, 11, say("agricola.bans.out"), 13, weight=650, anchor="end")
    drawn = [Frozen(rect(whole, 8, "transparent", "none", 0), strip),
             group(_drawn(say.lang, id_, w, tall, out), transform=[svg.Translate(0, STRIP)])]
    if focused:
        drawn.append(focus(-2, -2, w + 4, STRIP + tall + 4, 10))
    spoken = ", ".join((id_, *((say("agricola.bans.out"),) if out else ()), _face(say.lang, id_).spoken()))
    return group(*drawn, transform=[svg.Translate(num(x), num(y))], **pressable(id_, spoken, ids=view.ids, pressed=out, focus=focused))


# --- all groups -------------------------------------------------------------------------------------------


def overview(draft: Any, view: View, say: Text) -> svg.SVG:
    """A tile a group, with how many of its cards are left out."""
    columns, wide, high = (2, STEP, 62) if view.small else (6, 165, 76)
    names = draft.groups
    focused = view.focus if view.focus in names else draft.group
    drawn = [_tile(draft, view, say, name, (order % columns * wide, order // columns * high, wide - GAP, high - GAP), name == focused)
             for order, name in enumerate(names)]
    rows = -(-len(names) // columns)
    return picture((-MARGIN, -MARGIN, columns * wide - GAP + 2 * MARGIN, rows * high - GAP + 2 * MARGIN), drawn, cls="agricola", role="group",
                   label=say("agricola.bans.all"))


def _tile(draft: Any, view: View, say: Text, name: str, box: Box, focused: bool) -> svg.G:
    letter, kind = name.split("-")
    (x, y, w, h), held = box, name == draft.group
    room, title, count = w - 46, say(f"agricola.cards.kind.{kind}"), counted(draft, say, name)
    body = rect(box, 8, "var(--sheet)", "var(--accent)" if held else "var(--line)", 4 if held else 1.5)
    body += words(x + 20, y + h / 2 - 9, letter, 20, weight=650, anchor="middle") + icon(ICONS[kind], x + 11, y + h / 2 + 4, 18)
    body += words(x + 38, y + h / 2 - 9, title, fit(title, room, 14, 650 if held else 500), weight=650 if held else 500)
    body += words(x + 38, y + h / 2 + 12, count, fit(count, room, 13), fill="var(--ink-soft)")
    spoken = say("agricola.bans.said", group=titled(say, letter, kind), counted=count)
    return group(Frozen(body), *([focus(x - 2, y - 2, w + 4, h + 4, 10)] if focused else []),
                 **pressable(name, spoken, ids=view.ids, pressed=held, focus=focused))
