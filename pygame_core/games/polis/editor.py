"""Making a deck: four blocks a card, each zone once, ways laid from edge to edge. Each game's `editor` room is a door to this.

Picks: `c7` a card, `b2` a block of it, `2E` an edge of a block (edges inside a card go by the first block), and those of
buttons: `zone-lake`, `camp`, `pen1-cow`, `pen2-none`, `lays-river`, `clear`.
"""

from __future__ import annotations

import re
from typing import Any

import svg

from pygame_core.draft import Choice, Control, Draft
from pygame_core.draw.view import View
from pygame_core.games.polis.deal import kit
from pygame_core.games.polis.deck import SEAMS, SIDE, Block, Deck, from_data
from pygame_core.games.polis.drawing import making
from pygame_core.games.polis.grid import LETTER, OPPOSITE
from pygame_core.games.polis.scoring import Edition
from pygame_core.text import Text

ACROSS = {(part, LETTER[side]): other for part, side, other in SEAMS}  # block and side → the block across, inside a card


def facing(side: str) -> str:
    return LETTER[OPPOSITE[SIDE[side]]]


class DeckDraft(Draft):
    """`card` and `part` are in hand; edges lay ways of `kind`. Roads and rivers inside a card always meet; all that can be
    unfinished is how many ends a way has."""

    def __init__(self, edition: Edition, name: str, cards: dict[int, tuple[Block, ...]]):
        self.edition, self.world, self.name = edition, edition.world, name
        self.cards = {number: list(blocks) for number, blocks in cards.items()}
        self.card, self.part, self.kind = min(cards), 0, edition.world.kinds[0]

    @property
    def blocks(self) -> list[Block]:
        return self.cards[self.card]

    @property
    def block(self) -> Block:
        return self.blocks[self.part]

    def data(self) -> dict[str, Any]:
        return Deck(self.world, self.name, {number: tuple(blocks) for number, blocks in self.cards.items()}).data()

    def kit(self) -> dict[str, Any]:
        return kit(from_data(self.world, self.data()), self.edition)

    def unfinished(self, number: int) -> list[int]:
        """The blocks of a card whose ways have not two ends."""
        return [part for part, block in enumerate(self.cards[number]) if block.kind and len(block.exits) != 2]

    def faults(self, text: Text) -> list[str]:
        words = making.speech(text, self.world.game)
        found = [(number, part, self.cards[number][part]) for number in self.cards for part in self.unfinished(number)]
        return [words("polis.editor.fault", card=number, place=words(f"polis.editor.part.{part + 1}"), way=words(f"polis.editor.{block.kind}"),
                      n=len(block.exits)) for number, part, block in found]

    # --- touching -----------------------------------------------------------------------------------------

    def touch(self, pick: str) -> None:
        word, _, choice = pick.partition("-")
        if re.fullmatch("c[0-9]+", pick) and int(pick[1:]) in self.cards:
            self.card, self.part = int(pick[1:]), 0
        elif re.fullmatch("b[1-4]", pick):
            self.part = int(pick[1]) - 1
        elif re.fullmatch("[1-4][NESW]", pick) and self.open(int(pick[0]) - 1, pick[1]):
            self._lay(int(pick[0]) - 1, pick[1])
        elif word == "zone" and choice in self.world.zones:
            self._rezone(choice)
        elif word == "lays" and choice in self.world.kinds:
            self.kind = choice
        elif pick == "camp" and self.world.camps and not self._bare(self.part):
            self._change(self.part, camp=not self.block.camp)
        elif word in ("pen1", "pen2") and self.block.zone == self.world.penned and (choice in self.world.animals or pick == "pen2-none"):
            self._fill(int(word[3]) - 1, choice)
        elif pick == "clear":
            self.cards[self.card] = [block._replace(kind=None, exits="") for block in self.blocks]

    def look_at(self, other: DeckDraft) -> None:
        self.card, self.part, self.kind = other.card, other.part, other.kind

    def _change(self, part: int, **fields: Any) -> None:
        self.blocks[part] = self.blocks[part]._replace(**fields)

    def _bare(self, part: int) -> bool:
        """Whether nothing runs through a block in this game (checked where campsites are: see deck.py)."""
        return self.world.camps and self.blocks[part].zone == self.world.bare

    def open(self, part: int, side: str) -> bool:
        """Whether a way can be laid to this edge."""
        other = ACROSS.get((part, side))
        return not self._bare(part) and (other is None or not self._bare(other))

    def _lay(self, part: int, side: str) -> None:
        """A way to an edge, from both its blocks; or none, if one of this kind is there."""
        block = self.blocks[part]
        there = side in block.exits and block.kind == self.kind
        for here, edge in ((part, side), (ACROSS.get((part, side)), facing(side))):
            if here is not None:
                if there:
                    self._end(here, edge)
                else:
                    self._begin(here, edge)

    def _begin(self, part: int, side: str) -> None:
        block = self.blocks[part]
        if block.kind not in (None, self.kind):  # what ran there gives way, also in the blocks it came from
            for old in block.exits:
                self._end(part, old)
                if (part, old) in ACROSS:
                    self._end(ACROSS[part, old], facing(old))
        exits = self.blocks[part].exits
        self._change(part, kind=self.kind, exits="".join(each for each in "NESW" if each in exits + side))

    def _end(self, part: int, side: str) -> None:
        exits = self.blocks[part].exits.replace(side, "")
        self._change(part, exits=exits, kind=self.blocks[part].kind if exits else None)

    def _rezone(self, zone: str) -> None:
        """The block gets a zone; the one that had it gets this one's, so that each is there once. Pens go with their zone."""
        other, block = next(part for part, each in enumerate(self.blocks) if each.zone == zone), self.block
        there = self.blocks[other]
        self._change(other, zone=block.zone, pens=block.pens)
        self._change(self.part, zone=zone, pens=there.pens)
        for part in (other, self.part):
            if self._bare(part):
                for side in self.blocks[part].exits:
                    self._end(part, side)
                    if (part, side) in ACROSS:
                        self._end(ACROSS[part, side], facing(side))
                self._change(part, camp=False)

    def _fill(self, pen: int, animal: str) -> None:
        pens = [*self.block.pens]
        pens[pen:pen + 1] = [] if animal == "none" else [animal]
        self._change(self.part, pens=tuple(pens))

    # --- what is seen -------------------------------------------------------------------------------------

    def draw(self, view: View) -> svg.SVG:
        return making.card(self, view)

    def overview(self, view: View) -> svg.SVG:
        return making.overview(self, view)

    def controls(self, text: Text) -> list[Control]:
        words, world = making.speech(text, self.world.game), self.world

        def row(legend: str, choices: list[Choice]) -> Control:
            return Control(words(f"polis.editor.{legend}", place=words(f"polis.editor.part.{self.part + 1}")), tuple(choices))

        def named(kind: str, name: str) -> str:
            return making.capital(words(f"{world.game}.{kind}.{name}"))

        rows = [row("zone", [Choice(f"zone-{zone}", named("zone", zone), zone == self.block.zone) for zone in world.zones])]
        if self.block.zone == world.penned:
            pens = [*self.block.pens, None][:2]
            rows += [row(f"pen{pen}", [*([Choice("pen2-none", words("polis.editor.none"), inside is None)] if pen == 2 else []),
                                       *(Choice(f"pen{pen}-{animal}", named("animal", animal), animal == inside) for animal in world.animals)])
                     for pen, inside in enumerate(pens, 1)]
        if world.camps and not self._bare(self.part):
            rows.append(row("things", [Choice("camp", named("block", "camp"), self.block.camp)]))
        if len(world.kinds) > 1:
            rows.append(row("lays", [Choice(f"lays-{kind}", making.capital(words(f"polis.editor.{kind}")), kind == self.kind)
                                     for kind in world.kinds]))
        return [*rows, row("whole", [Choice("clear", words("polis.editor.clear"))])]


class Editor:
    """The functions of an `editor` room, for one edition."""

    def __init__(self, edition: Edition):
        self.edition = edition

    def begin(self) -> DeckDraft:
        return DeckDraft(self.edition, "", self.edition.deck.cards)

    def read(self, data: Any) -> DeckDraft:
        return self._draft(from_data(self.edition.world, data))

    def resume(self, data: Any) -> DeckDraft:
        return self._draft(from_data(self.edition.world, data, whole=False))

    def words(self, text: Text) -> Text:
        return making.speech(text, self.edition.world.game)

    def _draft(self, deck: Deck) -> DeckDraft:
        return DeckDraft(self.edition, deck.name, deck.cards)
