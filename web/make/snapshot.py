"""A picture of the interpreter's memory with everything the first board needs already imported: starting from it takes
half the time of an ordinary start. Made in Node, tried out before it is shipped, kept until something in it changes."""

import gzip
import json
import tempfile
from pathlib import Path

from . import environment, npm
from .console import CACHE, run, say

STORE = CACHE / "memory"
LEVEL = 7  # 9 takes five times as long to save one hundredth
MAKER = Path(__file__).with_suffix(".mjs")
COMMON = Path(__file__).parents[1] / "boot" / "common.mjs"

# What PyScript itself imports while it starts.
PYSCRIPT_IMPORTS = ("asyncio", "base64", "collections", "html", "inspect", "io", "json", "pathlib", "random")


def gather(pyodide: Path, lock: dict, bundle: bytes, imports: tuple[str, ...], warm: str) -> tuple[str, bytes]:
    """Published name and gzip of the picture. The name says what it was made from: the picture itself differs a little
    each time it is taken."""
    imports = tuple(dict.fromkeys([*PYSCRIPT_IMPORTS, *imports]))
    made_from = environment.digest(MAKER.read_text(), COMMON.read_text(), npm.version("pyodide"), json.dumps(lock), bundle.hex(), *imports, warm)[:8]
    kept = STORE / f"python-{made_from}.bin"
    if not kept.exists():
        say("taking a picture of Python's memory")
        STORE.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(gzip.compress(take(pyodide, lock, bundle, imports, warm), LEVEL, mtime=0))
        forget_others(kept)
    return f"memory/{kept.name}", kept.read_bytes()


def take(pyodide: Path, lock: dict, bundle: bytes, imports: tuple[str, ...], warm: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        (place / "bundle").write_bytes(bundle)
        memory, plan = place / "memory.bin", place / "plan.json"
        plan.write_text(json.dumps({
            "pyodide": str(pyodide), "lock": lock, "bundle": str(place / "bundle"),
            "imports": imports, "warm": warm, "memory": str(memory),
        }))
        run([npm.node(), MAKER, "make", plan], failure="could not take a picture of Python's memory")
        run([npm.node(), MAKER, "try", plan], failure="the picture of Python's memory does not work")
        return memory.read_bytes()


def forget_others(kept: Path) -> None:
    for other in STORE.iterdir():
        if other != kept:
            other.unlink()


def unpacked_size(packed: bytes) -> int:
    return len(gzip.decompress(packed))
