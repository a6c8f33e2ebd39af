"""Bots behind a border of JSON text: what the browser's bot worker asks, and what it hears.

    {"call": "think", "args": {"record": {…}, "bot": "greedy", "seed": 123}}   begin to think of the next move
    {"call": "par", "args": {"record": {…}}}                                   look how far its deal can be played
    {"call": "more"}                                                           think on
    {"call": "drop"}                                                           forget the thought
    {"call": "ping"}                                                           are you there?

The first three do one slice of work. Thinking gives {"more": true, "move": "d4 g1", "gain": 12, "done": 0.4}; when `more`
is false, the move is decided. Par gives {"more": true, "score": 31, "nodes": 2000, "done": 0.4}. The others give {"ok": true}.
Anything wrong: {"error": "one line"}.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, Iterator

from pygame_core.bots import Par, Thought, bot, has_par
from pygame_core.game import BadInput, Illegal, State
from pygame_core.record import BadMove, Record


class Brain:
    """One search at a time, and the last record with its position: the next one is likely a few moves on."""

    def __init__(self):
        self._search: Iterator[Thought | Par] | None = None
        self._record: Record | None = None
        self._state: State | None = None

    def answer(self, text: str) -> str:
        try:
            return json.dumps(self._call(text))
        except BadInput as error:
            return _error(str(error))
        except Exception as error:  # nothing may pass the border but text
            return _error(f"{type(error).__name__}: {error}")

    def _call(self, text: str) -> dict[str, Any]:
        try:
            request = json.loads(text)
        except ValueError as error:
            raise BadInput(f"the request is not JSON: {error}") from None
        call = request.get("call") if isinstance(request, dict) else None
        if call == "think":
            return self._think(request.get("args"))
        if call == "par":
            return self._par(request.get("args"))
        if call == "more":
            return self._slice()
        if call == "drop":
            self._search = None
        elif call != "ping":
            raise BadInput(f"there is no call {call!r} (there are: think, par, more, drop, ping)")
        return {"ok": True}

    def _think(self, args: Any) -> dict[str, Any]:
        self._search = None
        if not isinstance(args, dict) or not isinstance(args.get("seed"), int) or not isinstance(args.get("bot"), str):
            raise BadInput("to think takes args: record, bot (a name) and seed (a whole number)")
        state = self._sit_down(Record.of(args.get("record")))
        self._search = bot(args["bot"], state.game).search(state, Random(args["seed"]))
        return self._slice()

    def _par(self, args: Any) -> dict[str, Any]:
        self._search = None
        state = Record.of(args.get("record") if isinstance(args, dict) else None).start()
        if not has_par(state.game):
            raise BadInput(f"nothing is known of par in {state.game.name}")
        self._search = state.game.room("bot").par(state)
        return self._slice()

    def _slice(self) -> dict[str, Any]:
        search, self._search = self._search, None  # a search that fails is over
        if search is None:
            raise BadInput("no thought is begun")
        found = next(search)
        if found.done < 1:
            self._search = search
        words = {"move": str(found.move), "gain": found.gain} if isinstance(found, Thought) else {"score": found.score, "nodes": found.nodes}
        return {"more": found.done < 1, **words, "done": found.done}

    def _sit_down(self, record: Record) -> State:
        """The record's last position: the kept one moved on where it can be, else a replay."""
        known = self._record is not None and _begins(record, self._record)
        state, played = (self._state, len(self._record.moves)) if known else (record.start(), 0)
        self._record = self._state = None  # until all moves are made
        for index, move in enumerate(record.moves[played:], played):
            try:
                state.play(state.find(move))
            except Illegal as error:
                raise BadMove(index, move, error) from None
        self._record, self._state = record, state
        return state


def _begins(record: Record, earlier: Record) -> bool:
    """Whether `record` is the same game as `earlier`, as far on or further."""
    def head(one: Record) -> tuple:
        return one.game, one.rules, one.players, one.options, one.seed, one.deal

    return head(record) == head(earlier) and record.moves[:len(earlier.moves)] == earlier.moves


def _error(text: str) -> str:
    return json.dumps({"error": " ".join(text.split())})


answer = Brain().answer
