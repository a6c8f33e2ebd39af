"""Translation catalogues: every .po has its .mo beside it."""

import importlib.util

from .console import ROOT, Problem

FOLDERS = ("pygame_core", "web/app")


def compile_catalogues() -> None:
    """Those of the engine and of the interface, in the one way the engine's wheel knows (hatch_build.py)."""
    from babel.messages.pofile import PoFileError

    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    for folder in FOLDERS:
        try:
            hook.compile_catalogues(ROOT / folder)
        except PoFileError as wrong:
            raise Problem(f"a catalogue in {folder} cannot be read: {wrong}") from None
