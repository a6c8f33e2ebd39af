"""Compiles the translation catalogues before hatchling packs a wheel or makes an editable install."""

from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def compile_catalogue(source: Path) -> None:
    with source.open("rb") as text:
        catalogue = read_po(text, abort_invalid=True)
    with source.with_suffix(".mo").open("wb") as compiled:
        write_mo(compiled, catalogue)


class CustomBuildHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict) -> None:
        for source in sorted(Path(self.root, "pygame_core").glob("**/*.po")):
            compile_catalogue(source)
