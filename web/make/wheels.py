"""The Python parts of the page: the engine's wheel, svg.py's wheel and the interface, in one bundle."""

import hashlib
import io
import json
import os
import re
import tempfile
import tomllib
import zipfile
from pathlib import Path

from . import environment
from .console import CACHE, ROOT, run, say

EPOCH = 315_532_800  # 1980-01-01, the oldest date a zip can hold: same sources, same bytes
LEFT_OUT = {".pyc", ".po", ".pot", ".md"}
PAGE_LOCK = ROOT / "requirements-page.lock"
PAGE_PYTHON = "3.14"  # Pyodide's


def project_version() -> str:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]


def bundle() -> tuple[str, bytes]:
    """Published name and content of all the interpreter is given; boot/common.mjs reads it."""
    files = {}
    for _, archive in (engine(), svg(), interface()):
        with zipfile.ZipFile(io.BytesIO(archive)) as opened:
            files |= {path: opened.read(path) for path in opened.namelist() if not path.endswith("/")}
    content = bundled(files)
    return f"python/agora-{short_hash(content)}.bin", content


def bundled(files: dict[str, bytes]) -> bytes:
    """A line of JSON, [[path, size], ...], and the contents one after the other."""
    sizes = json.dumps([[path, len(content)] for path, content in files.items()], separators=(",", ":"))
    return b"\n".join([sizes.encode(), b"".join(files.values())])


def engine() -> tuple[str, bytes]:
    """The wheel of pygame_core. Its build tag carries a hash of what is in it, so a URL never changes its meaning."""
    with tempfile.TemporaryDirectory() as folder:
        run(
            [environment.PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
            failure="could not build the engine's wheel",
            cwd=ROOT,
            env={**os.environ, "SOURCE_DATE_EPOCH": str(EPOCH)},
        )
        (wheel,) = Path(folder).glob("*.whl")
        content = wheel.read_bytes()
    project, version, tags = wheel.name.split("-", 2)
    return f"{project}-{version}-1{short_hash(content)}-{tags}", content


def svg() -> tuple[str, bytes]:
    return genuine("svg-py", environment.LOCK)


def installer() -> tuple[str, bytes]:
    """micropip, with which the page adds packs of games; nothing asks for it before."""
    return genuine("micropip", PAGE_LOCK)


def genuine(project: str, lock: Path) -> tuple[str, bytes]:
    """The wheel from PyPI, checked against the lock; fetched once. For the page's Python, not for this one."""
    version, pinned = re.search(rf"^(?s:{project}==(\S+)(?: \\\n +--hash=\S+)+)", lock.read_text(), re.MULTILINE).group(1, 0)
    store = CACHE / "wheels"
    name = f"{project.replace('-', '_')}-{version}-py3-none-any.whl"
    if not (store / name).exists():
        say(f"fetching the wheel of {project}")
        store.mkdir(parents=True, exist_ok=True)
        requirement = store / f"{project}.txt"
        requirement.write_text(pinned)
        run(
            [environment.PYTHON, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
             "--only-binary=:all:", "--python-version", PAGE_PYTHON, "--require-hashes", "-r", requirement, "-d", store],
            failure=f"could not fetch the wheel of {project}; is the network there?",
        )
    return name, (store / name).read_bytes()


def interface() -> tuple[str, bytes]:
    """web/app as the package `app`."""
    content = zipped(ROOT / "web", ROOT / "web" / "app")
    return f"app-{short_hash(content)}.zip", content


def zipped(base: Path, folder: Path) -> bytes:
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as into:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix not in LEFT_OUT:
                into.writestr(zipfile.ZipInfo(path.relative_to(base).as_posix()), path.read_bytes(), zipfile.ZIP_DEFLATED)
    return archive.getvalue()


def short_hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:8]
