"""A deck being made: the card in hand, large, with its edges to touch; and all cards, to choose from."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Iterable

import svg

from pygame_core.draw.kit import Frozen, group, num, path, picture, pressable, text
from pygame_core.draw.marks import cross, focus
from pygame_core.draw.view import View
from pygame_core.game import load
from pygame_core.games.polis.deck import Block
from pygame_core.games.polis.drawing.land import HIGH, WIDE, landscape, middle
from pygame_core.games.polis.drawing.words import block_words
from pygame_core.text import Text

FOLDER = Path(__file__).parents[1]
OUT = 30  # round the card in hand, for its handles
EDGES = tuple((part, side) for part, sides in enumerate(("NESW", "NES", "ESW", "ES")) for side in sides)  # each once
ACCENT, SHEET, INK = "var(--accent)", "var(--sheet)", "var(--ink)"


def speech(words: Text, game: str) -> Text:
    """The reader's language, knowing the words of the game and of this editor."""
    words.add(FOLDER)
    words.add(load(game).folder)
    return words


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def spot(part: int) -> tuple[int, int]:
    return part % 2, part // 2


def _land(blocks: list[Block], small: bool) -> Frozen:
    """A card's landscape, and in the accent's colour the ends of ways that are unfinished."""
    done = {spot(part): (block if len(block.exits) == 2 else block._replace(kind=None, exits=""), 0) for part, block in enumerate(blocks)}
    stubs = ""
    for part, block in enumerate(blocks):
        if block.kind and len(block.exits) != 2:
            column, row = spot(part)
            for side in block.exits:
                x, y = middle((column, row), side)
                stubs += f"M{num(x)} {num(y)}L{column * WIDE + WIDE // 2} {row * HIGH + HIGH // 2}"
    marks = [path(stubs, stroke=SHEET, width=20, stroke_linecap="round"),
             path(stubs, stroke=ACCENT, width=12, stroke_linecap="round", stroke_dasharray=[2, 18])]
    return Frozen(landscape(done, small, False), *(marks if stubs else ()))


def _rim(thick: float) -> svg.Rect:
    return svg.Rect(width=2 * WIDE, height=2 * HIGH, rx=12, fill="none", stroke=INK, stroke_width=thick)


# --- the card in hand -------------------------------------------------------------------------------------


def card(draft: Any, view: View) -> svg.SVG:
    words = speech(view.text, draft.world.game)
    edges = [(part, side) for part, side in EDGES if draft.open(part, side)]
    picks = [*(f"b{part + 1}" for part in range(4)), *(f"{part + 1}{side}" for part, side in edges)]
    focused = view.focus if view.focus in picks else f"b{draft.part + 1}"
    drawn = [group(_land(draft.blocks, view.small), clip_path="url(#polis-card)"), _rim(4)]
    drawn += [_block(draft, view, words, part, focused) for part in range(4)]
    drawn += [_edge(draft, view, words, part, side, focused) for part, side in edges]
    return picture((-OUT, -OUT, 2 * WIDE + 2 * OUT, 2 * HIGH + 2 * OUT), drawn, cls=draft.world.game, role="group",
                   label=words("polis.editor.in_hand", card=draft.card))


def _block(draft: Any, view: View, words: Text, part: int, focused: str) -> svg.G:
    (column, row), pick = spot(part), f"b{part + 1}"
    x, y, held = column * WIDE, row * HIGH, part == draft.part
    drawn: list[svg.Element] = [svg.Rect(x=x, y=y, width=WIDE, height=HIGH, fill="transparent")]
    if held:
        drawn += [svg.Rect(x=x + 8, y=y + 8, width=WIDE - 16, height=HIGH - 16, rx=8, fill="none", stroke=colour, stroke_width=width)
                  for colour, width in ((SHEET, 8), (ACCENT, 4))]
    if pick == focused:
        drawn.append(focus(x + 8, y + 8, WIDE - 16, HIGH - 16, 8))
    spoken = words("polis.editor.block", place=capital(words(f"polis.editor.part.{part + 1}")), what=_what(draft, words, draft.blocks[part]))
    return group(*drawn, **pressable(pick, spoken, ids=view.ids, pressed=held, focus=pick == focused))


def _what(draft: Any, words: Text, block: Block) -> str:
    """A block in words; of an unfinished way only that it is there."""
    if block.kind and len(block.exits) != 2:
        return f"{block_words(words, draft.world.game, block._replace(kind=None, exits=''))}, {words(f'polis.editor.{block.kind}')}"
    return block_words(words, draft.world.game, block)


def _edge(draft: Any, view: View, words: Text, part: int, side: str, focused: str) -> svg.G:
    """A handle on an edge: full where a way comes to it."""
    block, pick = draft.blocks[part], f"{part + 1}{side}"
    there = side in block.exits
    x, y = middle(spot(part), side)
    drawn: list[svg.Element] = [svg.Circle(cx=num(x), cy=num(y), r=24, fill="transparent"),
                                svg.Circle(cx=num(x), cy=num(y), r=12 if view.small else 9, fill=ACCENT if there else SHEET, stroke=INK,
                                           stroke_width=2.5)]
    if pick == focused:
        drawn.append(focus(x - 14, y - 14, 28, 28, 14))
    what = words(f"polis.editor.{block.kind}") if there else words("polis.editor.nothing")
    spoken = words("polis.editor.edge", place=words(f"polis.editor.part.{part + 1}"), side=words(f"polis.editor.side.{side}"), what=what)
    return group(*drawn, **pressable(pick, spoken, ids=view.ids, pressed=there, focus=pick == focused))


# --- all cards --------------------------------------------------------------------------------------------


def overview(draft: Any, view: View) -> svg.SVG:
    words, columns = speech(view.text, draft.world.game), 5 if view.small else 6
    wide, high = 168, 148
    focused = view.focus if view.focus in {f"c{number}" for number in draft.cards} else f"c{draft.card}"
    drawn = [_small(draft, view, words, number, place % columns * wide + 14, place // columns * high + 34, f"c{number}" == focused)
             for place, number in enumerate(sorted(draft.cards))]
    rows = -(-len(draft.cards) // columns)
    return picture((0, 0, columns * wide, rows * high), drawn, cls=draft.world.game, role="group", label=words("polis.editor.all"))


def _small(draft: Any, view: View, words: Text, number: int, x: float, y: float, focused: bool) -> svg.G:
    held, faulty = number == draft.card, bool(draft.unfinished(number))
    drawn: list[svg.Element] = [text(x + 70, y - 15, number, 20, weight=650 if held else 500),
                                group(*_face(draft.cards[number]), transform=[svg.Translate(x, y), svg.Scale(0.5)])]
    if held:
        drawn.append(svg.Rect(x=x - 5, y=y - 5, width=150, height=110, rx=9, fill="none", stroke=ACCENT, stroke_width=5))
    if faulty:
        drawn.append(group(cross(0, 0), transform=[svg.Translate(x + 136, y + 4), svg.Scale(1.3)]))
    if focused:
        drawn.append(focus(x - 5, y - 5, 150, 110, 9))
    spoken = words("polis.editor.card_faulty" if faulty else "polis.editor.card", card=number)
    return group(*drawn, **pressable(f"c{number}", spoken, ids=view.ids, pressed=held, focus=focused))


def _face(blocks: list[Block]) -> Iterable[svg.Element]:
    yield group(_land(blocks, True), clip_path="url(#polis-card)")
    yield _rim(6)
