"""A position as one line of text: how it was dealt and what was placed since. Hands and deck follow from that.

    2 normal/off/free 3,6,15 12,4,7,… - c4@0,0:r0 c12@2,0:r180
    players, options in the game's order, conditions, the deck's order, the cards (`-`: the edition's own), placements
"""

from __future__ import annotations

import re
from typing import Any

from pygame_core.game import BadInput, Game, Illegal, brief
from pygame_core.games.polis.deal import Deal, dealt
from pygame_core.games.polis.deck import TURNS, from_code
from pygame_core.games.polis.grid import name


def position(state: Any) -> str:
    own = state.deck.code == state.edition.deck.code
    words = [str(state.players), "/".join(str(state.options[option.name]) for option in state.game.options),
             ",".join(map(str, state.conditions)), ",".join(map(str, state.order)), "-" if own else state.deck.code]
    return " ".join(words + [f"c{card}@{name(place)}:{TURNS[turn]}" for card, place, turn in state.placed])


def state_at(game: Game, kind: type, text: str) -> Any:
    """The state a position describes, its placements made one by one. Raises `BadInput`."""
    words = text.split()
    if len(words) < 6:
        raise BadInput("position: must be players, options, conditions, deck, cards and at least one placement")
    if words[0] not in map(str, game.seats):
        raise BadInput(f"position: players {brief(words[0])} is not one of {', '.join(map(str, game.seats))}")
    chosen = words[1].split("/")
    if len(chosen) != len(game.options):
        raise BadInput(f"position: options {brief(words[1])} must be {len(game.options)} choices")
    options = game.check({option.name: choice for option, choice in zip(game.options, chosen)})
    edition = game.room("rules").EDITION
    drawn = dealt(edition, None, {"conditions": _numbers(words[2]), "deck": _numbers(words[3])})
    deck = edition.deck if words[4] == "-" else from_code(edition.world, "", words[4])
    state = kind(game, int(words[0]), options, Deal(deck, drawn.conditions, drawn.order))
    if words[5] != position(state).split()[5]:
        raise BadInput(f"position: the first placement {brief(words[5])} must be {position(state).split()[5]}")
    for number, word in enumerate(words[6:], 2):
        found = re.fullmatch(r"(c\d+)@(-?\d+,-?\d+):(r0|r180)", word)
        if not found:
            raise BadInput(f"position: placement {number} {brief(word)} is not written as c12@3,4:r0")
        try:
            state.play(state.find(" ".join(found.groups())))
        except Illegal as error:
            raise BadInput(f"position: placement {number} {brief(word)} is illegal: {error}") from None
    return state


def _numbers(text: str) -> list[Any]:
    return [int(word) if re.fullmatch("[0-9]{1,4}", word) else word for word in text.split(",")]
