"""Games played one after another, each setting what the next begins with. No interface here.

A game that can be played so has a `campaign` room:

    fits(players, options)    whether a series can be played with these
    first()                   what opens one: a part of a `deal` that `State.kit` gives back, so that records carry it
    stand(state, text)        where in its series a game is, in sentences; "" if it belongs to none
    choices(state, text)      of what one is to be kept for the games to come, now that this one is over; none: nothing is chosen
    following(state, keep)    what the next game begins with; `keep`: the choice made, "" where there is none. Raises `BadInput`

and the messages `<game>.campaign.title` (how much is played: one game, a series), `.one`, `.series`, `.note` (what a series is) and
`.keep` (the question which of the choices it is to be).
"""

from __future__ import annotations

import json
import zlib
from typing import NamedTuple

from pygame_core.game import Game, State, load
from pygame_core.record import Record


class Choice(NamedTuple):
    """What may be kept: `pick` names it, `words` and `note` say what it is."""

    pick: str
    words: str
    note: str


def seed(record: Record, keep: str) -> int:
    """By what the game after this one is dealt: the same game, ended and chosen alike, always leads to the same next one."""
    return zlib.crc32(json.dumps([record.seed, record.deal, record.options, record.moves, keep], sort_keys=True).encode())


def follow(record: Record, state: State, keep: str = "") -> Record:
    """The game after the one that `record` brought to its end at `state`: same options, kit and people. Raises `BadInput`."""
    game: Game = load(record.game)
    terms = {**state.kit, **game.room("campaign").following(state, keep)}
    return Record.new(game, record.players, seed(record, keep), terms, record.names, record.seats, **record.options)
