"""The example packs, put on the shelf for a test and taken off again."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from pygame_core import game as contract
from pygame_core.game import Game

TINY = Path(__file__).with_name("tiny")


def compile_catalogues(pack: Path) -> None:
    """As the pack's own build does."""
    spec = spec_from_file_location("pack_build", pack / "hatch_build.py")
    hook = module_from_spec(spec)
    spec.loader.exec_module(hook)
    hook.compile_catalogues(pack)


@contextmanager
def tiny() -> Iterator[Game]:
    """Tiny Paths as if it were installed."""
    compile_catalogues(TINY)
    contract.games()  # those that are installed come first, as they would
    sys.path.insert(0, str(TINY))
    game = contract._packs["tiny"] = import_module("agora_tiny.info").GAME
    yield game
    del contract._packs["tiny"]
    sys.path.remove(str(TINY))
