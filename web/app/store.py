"""Games, kits and settings kept in this browser. One key a game, the record as it is; one a kit; settings are one more.

The storage underneath is the browser's localStorage, or a dict where there is none. It may be blocked or full:
then the game goes on in memory, and the page is told so.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from pygame_core.game import BadInput
from pygame_core.record import Record
from pygame_core.table import Table


OURS = "agora"  # the key under which a kept record carries what the browser notes: when it changed, whether it is over


class Memory(dict):
    """Storage for tests and for pages that may keep nothing."""

    def read(self, key: str) -> str | None:
        return self.get(key)

    def write(self, key: str, value: str) -> bool:
        self[key] = value
        return True

    def erase(self, key: str) -> None:
        self.pop(key, None)


class Save(NamedTuple):
    """A game found in storage. `record` is None when its text cannot be read; then `trouble` says why."""

    id: str
    text: str
    record: Record | None
    changed: int  # milliseconds since 1970
    over: bool
    trouble: BadInput | None = None

    def table(self) -> Table:
        """Sit down at it. Raises `BadInput` where that cannot be done."""
        if self.record is None:
            raise self.trouble
        return Table(self.record)


class Store:
    def __init__(self, storage: Any, now):
        """storage: read, write, erase, keys. now: milliseconds since 1970."""
        self.storage, self.now = storage, now
        self.kept = True  # False once something could not be written
        self.unkept: dict[str, str] = {}  # what storage refused, so that this visit at least has it

    # --- games --------------------------------------------------------------------------------------------

    def save(self, id: str, record: Record, over: bool) -> bool:
        """Keep a game; False when it is only in memory."""
        name = self.name(record)
        record.extra[OURS] = {"changed": int(self.now()), "over": over, **({"name": name} if name else {})}
        return self._write(f"save:{id}", record.dumps())

    def name(self, record: Record) -> str:
        """What its owner calls a game; empty if nothing."""
        ours = record.extra.get(OURS)
        name = ours.get("name") if isinstance(ours, dict) else None
        return name if isinstance(name, str) else ""

    def rename(self, id: str, record: Record, name: str) -> None:
        ours = record.extra.get(OURS)
        record.extra[OURS] = {**(ours if isinstance(ours, dict) else {}), "name": " ".join(name.split())[:60]}
        self._write(f"save:{id}", record.dumps())

    def load(self, id: str) -> Save | None:
        text = self._read(f"save:{id}")
        return None if text is None else self._parsed(id, text)

    def erase(self, id: str) -> None:
        self._erase(f"save:{id}")

    def restore(self, save: Save) -> None:
        self._write(f"save:{save.id}", save.text)

    def saves(self) -> list[Save]:
        """All games, the last played first; unreadable ones at the end."""
        keys = [*self.storage.keys(), *self.unkept]
        found = [self.load(key[5:]) for key in dict.fromkeys(keys) if key.startswith("save:")]
        return sorted((save for save in found if save), key=lambda save: (save.record is None, -save.changed, save.id))

    def _parsed(self, id: str, text: str) -> Save:
        try:
            record = Record.loads(text)
        except BadInput as error:
            return Save(id, text, None, 0, False, error)
        ours = record.extra.get(OURS)
        ours = ours if isinstance(ours, dict) else {}
        changed = ours.get("changed")
        return Save(id, text, record, changed if isinstance(changed, int) else 0, ours.get("over") is True)

    # --- kits: what people made to play with --------------------------------------------------------------

    def kits(self, game: str) -> dict[str, dict[str, Any]]:
        """Id → data, in the order of their names; what cannot be read is left alone and not told."""
        start = f"kit:{game}:"
        found = {key[len(start):]: self.settings(key) for key in dict.fromkeys([*self.storage.keys(), *self.unkept]) if key.startswith(start)}
        return dict(sorted(((id, data) for id, data in found.items() if isinstance(data.get("name"), str)), key=lambda one: (one[1]["name"], one[0])))

    def keep_kit(self, game: str, id: str, data: dict[str, Any]) -> bool:
        return self._write(f"kit:{game}:{id}", json.dumps(data, ensure_ascii=False))

    def drop_kit(self, game: str, id: str) -> None:
        self._erase(f"kit:{game}:{id}")

    # --- settings -----------------------------------------------------------------------------------------

    def settings(self, key: str = "settings") -> dict[str, Any]:
        """A small dict kept under a key; what cannot be read counts as empty."""
        try:
            found = json.loads(self._read(key) or "{}")
        except ValueError:
            found = {}
        return found if isinstance(found, dict) else {}

    def set(self, values: dict[str, Any], key: str = "settings") -> None:
        self._write(key, json.dumps({**self.settings(key), **values}, ensure_ascii=False))

    # --- storage ------------------------------------------------------------------------------------------

    def _read(self, key: str) -> str | None:
        return self.unkept[key] if key in self.unkept else self.storage.read(key)

    def _erase(self, key: str) -> None:
        self.unkept.pop(key, None)
        self.storage.erase(key)

    def _write(self, key: str, value: str) -> bool:
        if self.storage.write(key, value):
            self.unkept.pop(key, None)
            self.kept = not self.unkept
        else:
            self.unkept[key] = value
            self.kept = False
        return key not in self.unkept
