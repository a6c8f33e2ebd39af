"""dist/, the static site: gathered from npm, the engine, the interface and web/, and made again only when one changed."""

import gzip
import hashlib
import json
import posixpath
import re
import shutil
from importlib import import_module
from pathlib import Path

from . import environment, icons, locale, names, npm, offline, snapshot, vendor, wheels
from .console import CACHE, ROOT, Problem, say

DIST = ROOT / "dist"
WEB = ROOT / "web"
SOURCES = (
    "build.py", "hatch_build.py", "LICENSE", "package-lock.json", "pyproject.toml", "requirements.lock",
    "requirements-page.lock", "pygame_core", "web",
)
NOT_SOURCES = {".pyc", ".mo"}
NOT_COPIED = ("make", "app", "index.html")

# Scripts the page fetches while it is still being read, with all they import, instead of one after the other.
NEEDED_MODULES = (
    "page/page.js", "boot/pyodide.mjs", "boot/core.mjs", "vendor/pyscript/core.js", "vendor/pyodide/pyodide.asm.mjs",
)
IMPORT = re.compile(r'''\b(?:from|import)\s*"(\.{1,2}/[\w@./-]+)"''')


def build() -> Path:
    """The folder of a site that is up to date."""
    sources = fingerprint()
    if built_from() != sources:
        with environment.only_one_at_a_time("site"):
            if built_from() != sources:
                make(sources)
    return DIST


def fingerprint() -> str:
    """One hash of every file the site is made from."""
    seen = hashlib.sha256()
    for path in source_files():
        seen.update(f"{path.relative_to(ROOT).as_posix()}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return seen.hexdigest()


def source_files() -> list[Path]:
    found = []
    for name in SOURCES:
        path = ROOT / name
        found += [path] if path.is_file() else [p for p in path.rglob("*") if p.is_file() and p.suffix not in NOT_SOURCES]
    return sorted(found)


def built_from() -> str:
    try:
        return json.loads((DIST / "build.json").read_text())["sources"]
    except (OSError, ValueError, KeyError):
        return ""


def make(sources: str) -> None:
    modules = npm.install()
    say("building the site")
    locale.compile_catalogues()
    facts = {"build": sources[:12], "version": wheels.project_version(), "icons": vendor.icons(modules)}
    (bundle, ours), installer = wheels.bundle(), wheels.installer()
    lock = vendor.pyodide_lock(modules, installer)
    first = import_module("app.prerender")
    memory, packed = snapshot.gather(modules / "pyodide", lock, ours, first.SNAPSHOT_IMPORTS, first.SNAPSHOT_WARM)
    tree = {**own_files(), **icons.gather(modules), **vendor.gather(modules), memory: packed}
    tree[bundle] = gzip.compress(ours, 9, mtime=0)
    tree |= {f"packs/{name}": content for name, content in [installer]}
    tree["boot/parts.mjs"] = parts(facts["build"], lock, tree, bundle, memory)
    tree |= pages(facts, imported(tree, NEEDED_MODULES))
    published = names.publish(tree, vendor.versions())
    write(finished(published, {**facts, "sources": sources}))
    say(f"dist/ is ready: {megabytes(sum(map(len, published.values())))}, of which the snapshot {megabytes(len(packed))}")


def finished(published: dict[str, bytes], facts: dict) -> dict[str, bytes]:
    """With what speaks of all the other files: the service worker and the report."""
    published = {**published, ".nojekyll": b""}
    published["sw.js"] = offline.service_worker(facts["build"], published)
    published["build.json"] = report(facts, published)
    return published


def renamed(site: Path, build: str) -> dict[str, bytes]:
    """A finished site as another build, for trying out an update: only its page says otherwise."""
    facts = json.loads((site / "build.json").read_text())
    published = {path: (site / path).read_bytes() for path in facts["files"]}
    published["index.html"] = published["index.html"].replace(facts["build"].encode(), build.encode())
    return finished(published, {**facts, "build": build})


def megabytes(count: int) -> str:
    return f"{count / 1e6:.1f} MB"


def own_files() -> dict[str, bytes]:
    """What is copied from web/ as it is: the boot scripts, the styles, and what lies beside index.html."""
    found = {}
    for path in sorted(WEB.rglob("*")):
        name = path.relative_to(WEB).as_posix()
        if path.is_file() and name.split("/")[0] not in NOT_COPIED and path.suffix not in NOT_SOURCES:
            found[name] = path.read_bytes()
    return found


def parts(build: str, lock: dict, tree: dict[str, bytes], bundle: str, memory: str) -> bytes:
    """boot/parts.mjs: what the interpreter shim has to fetch, with sizes for the boot bar."""
    facts = {
        "build": build,
        "lock": lock,
        "bundle": f"../{bundle}",
        "memory": {"url": f"../{memory}", "packed": len(tree[memory]), "unpacked": snapshot.unpacked_size(tree[memory])},
        "bytes": {
            path.rsplit("/", 1)[1]: len(content)
            for path, content in tree.items()
            if path.startswith(("python/", "memory/", "vendor/pyodide/"))
        },
    }
    return f"// Made by web/make/site.py.\nexport default {json.dumps(facts, indent=1)};\n".encode()


def pages(facts: dict, preloads: list[str]) -> dict[str, bytes]:
    """The pages, complete before Python runs: the interface draws them here as it will in the browser."""
    prerender = import_module("app.prerender")
    index = prerender.index((WEB / "index.html").read_text("utf-8"), facts)
    found = {"index.html": with_head(index, preloads), **prerender.pages(facts)}
    return {path: page.encode() for path, page in found.items()}


def with_head(page: str, preloads: list[str]) -> str:
    """What the build adds to the page's head: the preloads, and a word for browsers too old to get any further."""
    if "</head>" not in page:
        raise Problem("web/index.html has no </head>.")
    lines = [f'<link rel="modulepreload" href="./{path}">' for path in preloads]
    lines.append('<script nomodule defer src="./boot/old.js"></script>')
    return page.replace("</head>", "\n".join([*lines, "</head>"]), 1)


def imported(tree: dict[str, bytes], wanted: tuple[str, ...]) -> list[str]:
    """These modules and all that they import."""
    found, waiting = [], list(wanted)
    while waiting:
        path = waiting.pop(0)
        if path in found:
            continue
        if path not in tree:
            raise Problem(f"the page needs {path}, which the site does not have.")
        found.append(path)
        waiting += [posixpath.normpath(f"{posixpath.dirname(path)}/{name}") for name in IMPORT.findall(tree[path].decode())]
    return found


def report(facts: dict, published: dict[str, bytes]) -> bytes:
    files = {
        path: {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
        for path, content in sorted(published.items())
        if path != "build.json"
    }
    return json.dumps(
        {"build": facts["build"], "version": facts["version"], "sources": facts["sources"], "files": files}, indent=1
    ).encode()


def write(published: dict[str, bytes]) -> None:
    """Whole or not at all: a server may be reading dist/ right now."""
    fresh = CACHE / "dist"
    shutil.rmtree(fresh, ignore_errors=True)
    for path, content in published.items():
        target = fresh / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    if DIST.exists():
        old = CACHE / "dist.old"
        shutil.rmtree(old, ignore_errors=True)
        DIST.rename(old)
    fresh.rename(DIST)
    shutil.rmtree(CACHE / "dist.old", ignore_errors=True)
