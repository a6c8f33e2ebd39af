"""Cards and decks: as text, as JSON, and as tables for search.

A block as text: its zone's letter, then `=NE` for a road from north to east or `~NE` for a river, `^` for a campsite,
`:c` or `:cc` for pens and their animals (a letter each). A card is its four blocks, row by row. A deck as JSON: deck.schema.json.
"""

from __future__ import annotations

import hashlib
import re
from functools import cached_property
from typing import Any, Callable, Iterable, NamedTuple

from pygame_core.game import BadInput, Prompt, brief
from pygame_core.games.polis.grid import CARD, EAST, LETTER, NORTH, OPPOSITE, SIDES, SOUTH, STEP, WEST

CARDS = 18
SIDE = {letter: side for side, letter in LETTER.items()}
NONE, ROAD, RIVER = 0, 1, 2  # what runs through a block
MARK = {"road": "=", "river": "~"}
FORMAT = 1
TURNS = ("r0", "r180")
# Inside a card: from a block by a side into the block across.
SEAMS = ((0, EAST, 1), (0, SOUTH, 2), (1, WEST, 0), (1, SOUTH, 3), (2, NORTH, 0), (2, EAST, 3), (3, NORTH, 1), (3, WEST, 2))


class World(NamedTuple):
    """What the cards of a game can show."""

    game: str
    zones: tuple[str, ...]
    kinds: tuple[str, ...] = ("road",)
    animals: tuple[str, ...] = ()  # in pens, on `penned` blocks
    penned: str | None = None
    camps: bool = False
    bare: str | None = None  # the zone without roads, rivers and campsites

    @property
    def letters(self) -> dict[str, str]:
        """The letter of each zone and of each animal."""
        return {**initials(self.zones, str.upper), **initials(self.animals, str.lower)}


def initials(words: Iterable[str], case: Callable[[str], str]) -> dict[str, str]:
    """For each word its first letter that stands for no word before it."""
    found: dict[str, str] = {}
    for word in words:
        found[word] = next(letter for letter in case(word) if letter not in found.values())
    return found


class Block(NamedTuple):
    zone: str
    kind: str | None = None  # of the way through it
    exits: str = ""  # the two sides the way joins, in the order N, E, S, W
    camp: bool = False
    pens: tuple[str, ...] = ()

    def turned(self) -> Block:
        """Half a turn round."""
        return self._replace(exits="".join(side for side in "NESW" if LETTER[OPPOSITE[SIDE[side]]] in self.exits))

    def text(self, letters: dict[str, str]) -> str:
        way = f"{MARK[self.kind]}{self.exits}" if self.kind else ""
        pens = ":" + "".join(letters[animal] for animal in self.pens) if self.pens else ""
        return f"{letters[self.zone]}{way}{'^' if self.camp else ''}{pens}"


class Deck:
    """Eighteen cards by number, and tables over their tiles: a tile is a block of a card in one of its two turns."""

    def __init__(self, world: World, name: str, cards: dict[int, tuple[Block, ...]]):
        self.world, self.name, self.cards = world, name, cards

    @cached_property
    def code(self) -> str:
        """All cards in a word."""
        letters = self.world.letters
        return "/".join(".".join(block.text(letters) for block in self.cards[number]) for number in sorted(self.cards))

    @cached_property
    def hash(self) -> str:
        return hashlib.sha256(self.code.encode()).hexdigest()[:12]

    def blocks(self, card: int, turn: int) -> tuple[Block, ...]:
        blocks = self.cards[card]
        return tuple(block.turned() for block in reversed(blocks)) if turn else blocks

    @cached_property
    def tiles(self) -> tuple[Block | None, ...]:
        """By `tile(card, turn, part)`."""
        empty = (None,) * 8
        return tuple(block for number in range(CARDS + 1)
                     for block in ([*self.blocks(number, 0), *self.blocks(number, 1)] if number in self.cards else empty))

    @cached_property
    def zone(self) -> bytes:
        return bytes(self.world.zones.index(block.zone) if block else 0 for block in self.tiles)

    @cached_property
    def exits(self) -> bytes:
        return bytes(sum(SIDE[side] for side in block.exits) if block else 0 for block in self.tiles)

    @cached_property
    def kind(self) -> bytes:
        return bytes((NONE, ROAD, RIVER)[(None, "road", "river").index(block.kind)] if block else 0 for block in self.tiles)

    @cached_property
    def camp(self) -> bytes:
        return bytes(block is not None and block.camp for block in self.tiles)

    @cached_property
    def pens(self) -> tuple[tuple[str, ...], ...]:
        return tuple(block.pens if block else () for block in self.tiles)

    @cached_property
    def outlets(self) -> dict[tuple[int, int], tuple[tuple[int, int, int], ...]]:
        """For each card and turn the ends of its ways at its rim: (step from the top left block to the block across,
        what runs there, the side by which the block across would meet it)."""
        return {(number, turn): tuple(
            (CARD[part] + STEP[side], RIVER if block.kind == "river" else ROAD, OPPOSITE[side])
            for part, block in enumerate(self.blocks(number, turn)) for side, _ in SIDES
            if LETTER[side] in block.exits and CARD[part] + STEP[side] not in CARD)
            for number in self.cards for turn in (0, 1)}

    def data(self) -> dict[str, Any]:
        """The deck as JSON."""
        return {"format": FORMAT, "game": self.world.game, "name": self.name,
                "cards": [{"number": number, "blocks": [_block_data(block) for block in self.cards[number]]} for number in sorted(self.cards)]}


def tile(card: int, turn: int, part: int) -> int:
    return card * 8 + turn * 4 + part


def _block_data(block: Block) -> dict[str, Any]:
    data: dict[str, Any] = {"zone": block.zone}
    if block.kind:
        data["way"] = {"kind": block.kind, "exits": block.exits}
    if block.camp:
        data["camp"] = True
    if block.pens:
        data["pens"] = list(block.pens)
    return data


# --- reading ----------------------------------------------------------------------------------------------


def from_code(world: World, name: str, code: str) -> Deck:
    """The deck written as `Deck.code`. Raises `BadInput`."""
    cards = {}
    for number, card in enumerate(code.split("/"), 1):
        blocks = []
        for place, text in enumerate(card.split("."), 1):
            block = block_of(world, text)
            if block is None:
                raise BadInput(f"deck: card {number}, block {place}: {brief(text)} is not a block of {world.game}")
            blocks.append(block)
        cards[number] = tuple(blocks)
    return _checked(world, name, cards)


def block_of(world: World, text: str) -> Block | None:
    """The block that a text stands for; None if it is no block of this world."""
    meaning = {letter: word for word, letter in world.letters.items()}
    kinds = {MARK[kind]: kind for kind in world.kinds}
    found = re.fullmatch(r"([A-Z])(?:([=~])([NESW]+))?(\^)?(?::([a-z]+))?", text)
    if not found or found[1] not in meaning or (found[2] and found[2] not in kinds) or set(found[5] or "") - meaning.keys():
        return None
    return Block(meaning[found[1]], kinds.get(found[2]), found[3] or "", bool(found[4]), tuple(meaning[letter] for letter in found[5] or ""))


class At(NamedTuple):
    """Where something is wrong with a deck."""

    card: int = 0
    block: int = 0

    def __str__(self) -> str:
        return "deck" + (f": card {self.card}" if self.card else "") + (f", block {self.block}" if self.block else "")

    def wrong(self, said: str, what: str, **values: Any) -> BadInput:
        """`said` in English; in the catalogues `polis.bad.<what>`, after `where`."""
        place = Prompt(f"polis.bad.at.{'block' if self.block else 'card' if self.card else 'deck'}", {"card": self.card, "block": self.block})
        return BadInput(f"{self}: {said}", f"polis.bad.{what}", where=place, **values)


def from_data(world: World, data: Any, whole: bool = True) -> Deck:
    """The deck a JSON object describes. Raises `BadInput`: one line naming the card and the field. Of one still being made
    (not `whole`) ways may have any number of ends."""
    at = At()
    if not isinstance(data, dict):
        raise at.wrong("must be an object with game and cards", "object")
    if data.get("format") != FORMAT:
        raise at.wrong(f"format must be {FORMAT}", "format", format=FORMAT)
    if data.get("game") != world.game:
        found = brief(data.get("game"))
        raise at.wrong(f"game is {found}, not {world.game!r}", "game", found=found, wanted=world.game)
    name, given = data.get("name", ""), data.get("cards")
    if not isinstance(name, str) or len(name) > 60:
        raise at.wrong("name must be a text of at most 60 characters", "name")
    if not isinstance(given, list):
        raise at.wrong("cards must be a list", "cards")
    cards: dict[int, tuple[Block, ...]] = {}
    for place, card in enumerate(given, 1):
        number = card.get("number") if isinstance(card, dict) else None
        if type(number) is not int or not 1 <= number <= CARDS:
            raise at.wrong(f"cards[{place}]: number must be a whole number from 1 to {CARDS}", "number", place=place, most=CARDS)
        if number in cards:
            raise At(number).wrong("the number stands twice", "twice")
        blocks = card.get("blocks")
        if not isinstance(blocks, list):
            raise At(number).wrong("blocks must be a list of four", "four")
        cards[number] = tuple(_block(world, At(number, part), block) for part, block in enumerate(blocks, 1))
    return _checked(world, name, cards, whole)


def _block(world: World, at: At, data: Any) -> Block:
    if not isinstance(data, dict):
        raise at.wrong("must be an object with a zone", "block")
    unknown = set(data) - {"zone", "way", "camp", "pens"}
    if unknown:
        field = brief(sorted(unknown)[0])
        raise at.wrong(f"{field} is not a field of a block", "field", field=field)
    way = data.get("way")
    if way is not None and not (isinstance(way, dict) and isinstance(way.get("exits"), str)):
        raise at.wrong("way must be an object with kind and exits", "way")
    if way is not None and way.get("kind") not in world.kinds:
        found, allowed = brief(way.get("kind")), ", ".join(world.kinds)
        raise at.wrong(f"way.kind {found} is not one of {allowed}", "kind", found=found, allowed=allowed)
    camp, pens = data.get("camp", False), data.get("pens", [])
    if not isinstance(camp, bool):
        raise at.wrong("camp must be true or false", "camp")
    if not isinstance(pens, list) or not all(isinstance(animal, str) for animal in pens):
        raise at.wrong("pens must be a list of animals", "pens")
    exits = way["exits"] if way else ""
    ordered = "".join(sorted(exits, key="NESW".find))
    return Block(data.get("zone"), way["kind"] if way else None, ordered, camp, tuple(pens))


def _checked(world: World, name: str, cards: dict[int, tuple[Block, ...]], whole: bool = True) -> Deck:
    if len(cards) != CARDS:
        raise At().wrong(f"cards has {len(cards)} cards, must have {CARDS}", "count", found=len(cards), wanted=CARDS)
    for number, blocks in cards.items():
        _check_card(world, At(number), blocks, whole)
    return Deck(world, name, cards)


def _check_card(world: World, at: At, blocks: tuple[Block, ...], whole: bool) -> None:
    if len(blocks) != 4:
        raise at.wrong(f"blocks has {len(blocks)} blocks, must have 4", "blocks", found=len(blocks))
    for part, block in enumerate(blocks, 1):
        _check_block(world, at._replace(block=part), block, whole)
    for zone in world.zones:
        found = [block.zone for block in blocks].count(zone)
        if found != 1:
            raise at.wrong(f"zone {zone} must be there once, is there {found} times", "once", zone=zone, found=found)
    for part, side, other in SEAMS:
        block, across, letter = blocks[part], blocks[other], LETTER[side]
        if letter in block.exits and not (across.kind == block.kind and LETTER[OPPOSITE[side]] in across.exits):
            raise at._replace(block=part + 1).wrong(f"way.exits: the {block.kind} to {letter} leads nowhere, block {other + 1} does not meet it",
                                                    "nowhere", way=block.kind, side=letter, other=other + 1)


def _check_block(world: World, at: At, block: Block, whole: bool) -> None:
    if block.zone not in world.zones:
        found, allowed = brief(block.zone), ", ".join(world.zones)
        raise at.wrong(f"zone {found} is not one of {allowed}", "zone", found=found, allowed=allowed)
    ends = set(block.exits)
    if block.kind and (len(ends) != len(block.exits) or ends - set("NESW") or not ends or whole and len(ends) != 2):
        raise at.wrong(f"way.exits {brief(block.exits)} must name two of N, E, S, W", "exits", found=brief(block.exits))
    if block.zone == world.bare and world.camps and (block.kind or block.camp):
        field = "way" if block.kind else "camp"
        raise at.wrong(f"a {world.bare} block carries no {field}", "bare", zone=world.bare, field=field)
    if block.camp and not world.camps:
        raise at.wrong(f"camp: there are no campsites in {world.game}", "no_camps", game=world.game)
    _check_pens(world, at, block)


def _check_pens(world: World, at: At, block: Block) -> None:
    for animal in block.pens:
        if animal not in world.animals:
            allowed = ", ".join(world.animals) or "none"
            raise at.wrong(f"pens: {brief(animal)} is not one of {allowed}", "animal", found=brief(animal), allowed=allowed)
    if block.zone == world.penned and len(block.pens) not in (1, 2):
        raise at.wrong(f"pens has {len(block.pens)} pens, must have 1 or 2", "pen_count", found=len(block.pens))
    if block.pens and block.zone != world.penned:
        raise at.wrong(f"pens: only {world.penned} blocks have pens", "unpenned", zone=world.penned)


def cards_of(lines: Iterable[str]) -> str:
    """The code of a deck from its cards, one a line."""
    return "/".join(line.strip().replace(" ", ".") for line in lines)
