"""Message ids to sentences: gettext catalogues of a package (`locale/<lang>.po`; a large one has parts, `<part>.<lang>.po`).

Rules, events and prompts speak in message ids and values; only this module turns them into prose. English is
complete (the tests see to it); another language falls back to English message by message.
"""

from __future__ import annotations

import gettext
from functools import cache
from pathlib import Path
from typing import Any, Iterable

from pygame_core.game import BadInput, Illegal, Prompt

LANGUAGES = {"en": "English", "ru": "Русский"}


def files(folder: Path, lang: str, suffix: str = ".po") -> list[Path]:
    """The files that make up a package's catalogue of one language."""
    return [path for path in sorted((folder / "locale").glob(f"*{lang}{suffix}")) if path.name.split(".")[-2] == lang]


@cache
def catalogues(folder: Path, lang: str) -> list[gettext.GNUTranslations]:
    """The parts of a package's catalogue, read once; `catalogues.cache_clear()` when a package is replaced."""
    found = []
    for path in files(folder, lang, ".mo"):
        with path.open("rb") as file:
            found.append(gettext.GNUTranslations(file))
    return found


class Text:
    """Call it with a message id: `text("agros.event.passed", name="Ada")`.

    A value `n` picks the plural form; a text value `@message` stands for that message. An id no catalogue knows comes
    back as it is.
    """

    def __init__(self, lang: str = "en", folders: Iterable[Path] = (), later: dict[str, Path] | None = None):
        """folders: packages whose catalogues are read now.  later: those of the messages `<name>.…`, read when the
        first of them is asked for."""
        self.lang = lang if lang in LANGUAGES else "en"
        self._later = dict(later or {})
        self._catalogues: list[gettext.GNUTranslations] = []
        self._folders: set[Path] = set()
        self.add(Path(__file__).parent)
        for folder in folders:
            self.add(folder)

    def add(self, folder: Path) -> None:
        """Take in the catalogues of a package folder."""
        if folder in self._folders:
            return
        self._folders.add(folder)
        for lang in dict.fromkeys((self.lang, "en")):
            for catalogue in catalogues(folder, lang):
                # our language before English, whatever package it comes from
                self._catalogues.insert(0 if lang == self.lang else len(self._catalogues), catalogue)

    def has(self, message: str) -> bool:
        return self._template(message, None) is not None

    def __call__(self, message: str, /, **values: Any) -> str:
        template = self._template(message, values.get("n"))
        return message if template is None else template.format_map({key: self._value(value) for key, value in values.items()}) if values else template

    def _value(self, value: Any) -> Any:
        return self(value[1:]) if isinstance(value, str) and value[:1] == "@" and self.has(value[1:]) else value

    def of(self, error: BadInput) -> str:
        """What is wrong with something from outside, in our language as far as it is known there."""
        if not error.message or not self.has(error.message):
            return str(error)
        values = {name: self(value.message, **value.values) if isinstance(value, (Illegal, Prompt)) else self(f"bad.is.{value}") if name == "kind" else value
                  for name, value in error.values.items()}
        return self(error.message, **values)

    def _template(self, message: str, n: Any) -> str | None:
        folder = self._later.pop(message.partition(".")[0], None)
        if folder:
            self.add(folder)
        for catalogue in self._catalogues:
            if isinstance(n, int):
                found = catalogue.ngettext(message, message, n)
                if found != message:
                    return found
            found = catalogue.gettext(message)
            if found != message:
                return found
        return None
