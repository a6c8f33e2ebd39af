"""Compiles the translation catalogues before hatchling packs a wheel or makes an editable install."""

from io import BytesIO
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def compile_catalogues(folder: Path) -> None:
    """Every .po in the folder and below gets its .mo beside it; one that is right already is not touched."""
    for source in sorted(folder.glob("**/*.po")):
        target, content = source.with_suffix(".mo"), compiled(source)
        if not target.exists() or target.read_bytes() != content:
            target.write_bytes(content)


def compiled(source: Path) -> bytes:
    into = BytesIO()
    with source.open("rb") as text:
        write_mo(into, read_po(text, abort_invalid=True))
    return into.getvalue()


class CustomBuildHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict) -> None:
        compile_catalogues(Path(self.root, "pygame_core"))
