"""The app's icons as PNG, from web/icon.svg: as it is, and without round corners for systems that cut their own shape."""

import base64
import json
import re
import tempfile
from pathlib import Path

from . import environment, npm
from .console import CACHE, ROOT, Problem, run, say

STORE = CACHE / "icons"
PAINTER = Path(__file__).with_suffix(".mjs")
SAFE = 0.78  # of the width: what no shape cuts off


def gather(modules: Path) -> dict[str, bytes]:
    """Path in the site -> PNG. Painted anew when something changed."""
    wanted = drawings((ROOT / "web" / "icon.svg").read_text("utf-8"))
    kept = STORE / f"{environment.digest(PAINTER.read_text(), npm.version('@resvg/resvg-wasm'), json.dumps(wanted))[:16]}.json"
    if not kept.exists():
        say("painting the icons")
        STORE.mkdir(parents=True, exist_ok=True)
        for old in STORE.iterdir():
            old.unlink()
        kept.write_text(json.dumps(painted(modules, wanted)))
    return {path: base64.b64decode(content) for path, content in json.loads(kept.read_text()).items()}


def drawings(icon: str) -> dict[str, tuple[str, int]]:
    """Path -> drawing and its width in pixels."""
    parts = re.fullmatch(r'(<svg [^>]*viewBox="0 0 (\d+) \2"[^>]*>)(<rect [^>]*?) rx="\d+"([^>]*>)(.*)(</svg>)\s*', icon, re.DOTALL)
    if not parts:
        raise Problem("web/icon.svg is no square with round corners and a drawing on it; see web/make/icons.py.")
    head, width, ground, rest, art, end = parts.groups()
    margin = int(width) * (1 - SAFE) / 2
    square = f"{head}{ground}{rest}{art}{end}"
    masked = f'{head}{ground}{rest}<g transform="translate({margin:g} {margin:g}) scale({SAFE})">{art}</g>{end}'
    return {
        "icons/icon-192.png": (icon, 192),
        "icons/icon-512.png": (icon, 512),
        "icons/maskable-512.png": (masked, 512),
        "icons/apple-touch-180.png": (square, 180),
    }


def painted(modules: Path, wanted: dict[str, tuple[str, int]]) -> dict[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        plan = Path(folder) / "plan.json"
        plan.write_text(json.dumps({"painter": str(modules / "@resvg" / "resvg-wasm"), "drawings": wanted}))
        run([npm.node(), PAINTER, plan, Path(folder) / "painted.json"], failure="could not paint the icons")
        return json.loads((Path(folder) / "painted.json").read_text())
