"""Compiles the translation catalogues before the wheel is packed."""

from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def compile_catalogues(folder: Path) -> None:
    for source in folder.glob("**/*.po"):
        with source.open("rb") as text, source.with_suffix(".mo").open("wb") as into:
            write_mo(into, read_po(text, abort_invalid=True))


class CustomBuildHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict) -> None:
        compile_catalogues(Path(self.root))
