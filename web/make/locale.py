"""Translation catalogues: every .po has its .mo beside it, newer than itself."""

import sys

from .console import ROOT, Problem


def compile_catalogues() -> None:
    """Those of the engine and of the interface; the engine's wheel compiles its own again (hatch_build.py)."""
    stale = [po for place in ("pygame_core", "web/app") for po in sorted((ROOT / place).glob("**/*.po")) if older(po)]
    if not stale:
        return
    sys.path.append(str(ROOT))
    from babel.messages.pofile import PoFileError
    from hatch_build import compile_catalogue

    for po in stale:
        try:
            compile_catalogue(po)
        except PoFileError as wrong:
            raise Problem(f"{po.relative_to(ROOT)}: {wrong}") from None


def older(po) -> bool:
    mo = po.with_suffix(".mo")
    return not mo.exists() or mo.stat().st_mtime < po.stat().st_mtime
