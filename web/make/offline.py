"""The service worker: web/sw.js, with the facts of the build and its files in front."""

import hashlib
import json

from .console import ROOT
from .wheels import short_hash

SCRIPT = ROOT / "web" / "sw.js"
NOT_KEPT = ("build.json", ".nojekyll", "sw.js", "icons/", "memory/")  # no page asks for them; the memory is kept unpacked


def service_worker(build: str, published: dict[str, bytes]) -> bytes:
    """For these files. Its build is named by what is in it, so two that differ never share a cache."""
    files = {address(path): hashlib.sha256(content).hexdigest() for path, content in sorted(published.items()) if is_kept(path)}
    (picture,) = (path for path in published if path.startswith("memory/"))
    facts = {
        "build": f"{build}-{short_hash(json.dumps(files).encode())}",
        "picture": picture,
        "files": files,
    }
    return f"// Made by web/make/offline.py.\nconst SITE = {json.dumps(facts, indent=1)};\n\n{SCRIPT.read_text('utf-8')}".encode()


def is_kept(path: str) -> bool:
    return not path.startswith(NOT_KEPT) and "LICENSE" not in path and not is_poster(path)


def is_poster(path: str) -> bool:
    """The first picture of a demo, `demos/<game>/…`. Without a network Python draws it."""
    return path.startswith("demos/") and path.count("/") > 1


def address(path: str) -> str:
    """Servers may send index.html on to its folder; a redirected page cannot be kept."""
    return "" if path == "index.html" else path
