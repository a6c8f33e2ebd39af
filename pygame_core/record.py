"""A played game as text: save file, share link, replay, bug report and test fixture are all this.

    {"format": 1, "game": "agros", "rules": 1, "players": 2, "options": {}, "seed": 7, "deal": null,
     "moves": ["e5", …], "names": ["Ada", "Miller"], "seats": ["human", "greedy"], "notes": …}

The last three are optional. Keys we do not know are kept when the record is written again.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from typing import Any, Iterator

from pygame_core.game import BadInput, Game, Illegal, State, brief, load

FORMAT = 1
LIMIT = 2_000_000  # characters of JSON; far above any real game, far below what hurts
DEPTH = 50  # of nesting; a browser's interpreter dies of a few thousand
_KNOWN = {  # key: (type, default); a default of ... means the key must be there
    "format": (int, ...), "game": (str, ...), "rules": (int, ...), "players": (int, ...), "options": (dict, {}),
    "seed": ((int, type(None)), None), "deal": ((dict, type(None)), None), "moves": (list, []),
    "names": (list, []), "seats": (list, []),
}


class BadMove(BadInput):
    """A record's move that its game refuses. `index` counts from 0; `illegal` is the game's refusal."""

    def __init__(self, index: int, text: str, illegal: Illegal):
        super().__init__("", "bad.move", number=index + 1, move=brief(text), why=illegal)
        self.args = index, text, illegal  # what pickle makes it from again
        self.index, self.text, self.illegal = index, text, illegal

    def __str__(self) -> str:
        return f"move {self.index + 1} {brief(self.text)} is illegal: {self.illegal}"


class Record:
    """See the module. Fields are read and written as attributes; `extra` holds the keys of others."""

    def __init__(self, game: str, *, rules: int, players: int, options: dict | None = None, seed: int | None = None,
                 deal: dict | None = None, moves: list[str] | None = None, names: list[str] | None = None,
                 seats: list[str] | None = None, extra: dict | None = None):
        self.game, self.rules, self.players, self.seed, self.deal = game, rules, players, seed, deal
        self.options, self.moves = dict(options or {}), list(moves or [])
        self.names, self.seats, self.extra = list(names or []), list(seats or []), dict(extra or {})

    @classmethod
    def new(cls, game: Game, players: int | None = None, seed: int | None = None, deal: dict | None = None,
            names: list[str] | None = None, seats: list[str] | None = None, **options) -> Record:
        """A record of a game about to begin, its options written out so that a later default cannot change it.
        Raises `BadInput` for what the game does not know."""
        state = game.start(players, seed, deal, **options)
        if seed is None and deal is None:  # drawn without a seed: only the deal can repeat it
            deal = state.deal
        elif "position" not in (deal or {}):
            deal = {**(deal or {}), **state.kit} or None
        chosen = {option.name: state.options[option.name] for option in game.options
                  if state.options[option.name] in option.choices}  # a position may be one that no option gives
        return cls(game.name, rules=game.rules, players=state.players, options=chosen, seed=seed, deal=deal,
                   names=names, seats=seats)

    # --- text ---------------------------------------------------------------------------------------------

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read JSON or link text. Raises `BadInput` with one line saying what is wrong and where."""
        text = text.lstrip("\ufeff").strip()  # some editors put a byte order mark first
        if text and text[0] not in "{[\"":
            return cls.from_link(text)
        if len(text) > LIMIT:
            raise BadInput(f"the record is too long: {len(text)} characters, at most {LIMIT}", "bad.long", size=len(text), most=LIMIT)
        return cls.of(parsed(text))

    @classmethod
    def of(cls, data: Any) -> Record:
        if not isinstance(data, dict):
            raise BadInput(f"a record is a JSON object, not {_kind(data)}", "bad.no_object", kind=_kind(data))
        try:
            json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
        except (ValueError, TypeError, RecursionError):  # NaN, halves of characters, objects of Python
            raise BadInput("the record holds what JSON text cannot", "bad.no_text") from None
        return cls(**_checked(_migrated(data)))

    def data(self) -> dict[str, Any]:
        """The record as JSON-able data, our keys first."""
        data = {"format": FORMAT, "game": self.game, "rules": self.rules, "players": self.players,
                "options": self.options, "seed": self.seed, "deal": self.deal, "moves": self.moves}
        if self.names:
            data["names"] = self.names
        if self.seats:
            data["seats"] = self.seats
        return {**data, **self.extra}

    def dumps(self) -> str:
        return json.dumps(self.data(), ensure_ascii=False)

    # --- link ---------------------------------------------------------------------------------------------

    def link(self) -> str:
        """The record as letters that a URL fragment takes as they are."""
        packed = zlib.compress(json.dumps(self.data(), ensure_ascii=False, separators=(",", ":")).encode(), 9)
        return base64.urlsafe_b64encode(packed).decode().rstrip("=")

    @classmethod
    def from_link(cls, text: str) -> Record:
        try:
            packed = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
            unpack = zlib.decompressobj()
            plain = unpack.decompress(packed, LIMIT)
        except (binascii.Error, zlib.error, ValueError):
            raise BadInput("the link is not a record, or a part of it is missing", "bad.link") from None
        if unpack.unconsumed_tail:
            raise BadInput(f"the link holds too much: over {LIMIT} characters", "bad.link_long", most=LIMIT)
        if not unpack.eof:
            raise BadInput("the link is cut off: its end is missing", "bad.link_cut")
        try:
            text = plain.decode()
        except UnicodeDecodeError:
            raise BadInput("the link does not hold a record", "bad.link_other") from None
        return cls.of(parsed(text))

    # --- play ---------------------------------------------------------------------------------------------

    def start(self) -> State:
        """The position before the first move. Raises `BadInput` for a game or rules version not here."""
        game = load(self.game)
        if self.rules > game.rules:
            raise BadInput(f"the record is of {self.game} rules version {self.rules}; this is version {game.rules}: a newer Agora is needed",
                           "bad.rules_newer", game=self.game, rules=self.rules, ours=game.rules)
        if self.rules < game.rules:
            upgrade = getattr(game.room("rules"), "upgrade", None)
            if upgrade is None:
                raise BadInput(f"the record is of {self.game} rules version {self.rules}, which version {game.rules} cannot replay",
                               "bad.rules_older", game=self.game, rules=self.rules, ours=game.rules)
            self.__dict__.update(upgrade(self).__dict__)
        game.check(self.options)  # before they are keywords, where one named "seed" would be taken for another thing
        return game.start(self.players, self.seed, self.deal, **self.options)

    def positions(self) -> Iterator[State]:
        """The one state of the replay, after the start and after each move. Raises `BadMove`."""
        state = self.start()
        yield state
        for index, text in enumerate(self.moves):
            try:
                state.play(state.find(text))
            except Illegal as error:
                raise BadMove(index, text, error) from None
            yield state

    def replay(self) -> State:
        """The position after the last move."""
        for state in self.positions():
            pass
        return state


def _kind(value: Any) -> str:
    return {dict: "an object", list: "a list", str: "a text", bool: "true or false", int: "a number", float: "a number",
            type(None): "null"}.get(type(value), type(value).__name__)


def parsed(text: str) -> Any:
    """JSON text as data. Nesting is measured before parsing: see `DEPTH`."""
    depth = 0
    for mark in re.findall(r'"(?:[^"\\]|\\.)*+"?|[][{}]', text, re.DOTALL):
        depth += (mark in "[{") - (mark in "]}")
        if depth > DEPTH:
            raise BadInput(f"the record is nested too deeply: over {DEPTH} levels", "bad.deep", most=DEPTH)
    try:
        return json.loads(text)
    except ValueError as error:
        raise BadInput(f"the record is not JSON: {error}", "bad.json", why=str(error)) from None


def _migrated(data: dict) -> dict:
    """Records of older formats brought to this one; newer ones are refused, never guessed at."""
    version = data.get("format")
    if type(version) is not int or version < 1:
        if "format" in data:
            raise BadInput("'format' must be a whole number from 1: this is not a record of Agora", "bad.format")
        raise BadInput("'format' is missing: this is not a record of Agora", "bad.no_format")
    if version > FORMAT:
        raise BadInput(f"the record has format {version}; this Agora reads up to {FORMAT}: a newer one is needed",
                       "bad.format_newer", format=version, ours=FORMAT)
    return data


def _checked(data: dict) -> dict:
    """Constructor arguments from the data, each of the right type."""
    values: dict[str, Any] = {}
    for key, (kind, default) in _KNOWN.items():
        value = data.get(key, default)
        if value is ...:
            raise BadInput(f"{key!r} is missing from the record", "bad.missing", key=key)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BadInput(f"{key!r} of the record cannot be {_kind(value)}", "bad.kind", key=key, kind=_kind(value))
        values[key] = value
    for key in ("moves", "names", "seats"):
        for index, item in enumerate(values[key]):
            if not isinstance(item, str):
                raise BadInput(f"{key!r} of the record holds texts; item {index + 1} is {_kind(item)}",
                               "bad.item", key=key, number=index + 1, kind=_kind(item))
    for key in ("names", "seats"):
        if len(values[key]) > max(values["players"], 0):
            raise BadInput(f"{key!r} of the record has {len(values[key])} items for {values['players']} players",
                           "bad.items", key=key, count=len(values[key]), players=values["players"])
    del values["format"]
    return {**values, "extra": {key: value for key, value in data.items() if key not in _KNOWN}}
