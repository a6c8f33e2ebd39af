"""Blocks and cards in words, for those who hear the picture."""

from __future__ import annotations

from pygame_core.games.polis.deck import Block
from pygame_core.text import Text


def block_words(text: Text, game: str, block: Block) -> str:
    """`forest, river north–south, campsite`."""
    words = [text(f"{game}.zone.{block.zone}")]
    if block.kind:
        words.append(text(f"{game}.way.{block.kind}", exits=text(f"{game}.exits.{block.exits}")))
    if block.camp:
        words.append(text(f"{game}.block.camp"))
    words += [text(f"{game}.animal.{animal}") for animal in block.pens]
    return ", ".join(words)


def card_words(text: Text, game: str, number: int, blocks: tuple[Block, ...]) -> str:
    """All four blocks of a card as it lies."""
    top_left, top_right, bottom_left, bottom_right = (block_words(text, game, block) for block in blocks)
    return text(f"{game}.say.card", card=number, top_left=top_left, top_right=top_right, bottom_left=bottom_left, bottom_right=bottom_right)
