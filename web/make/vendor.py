"""What the site takes from npm: only the files a browser loads, under vendor/<name>/."""

import hashlib
import json
import re
from pathlib import Path

from . import npm
from .console import Problem

FONTS = ("inter", "literata")
SUBSETS = ("cyrillic", "latin")
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")


def gather(modules: Path) -> dict[str, bytes]:
    """Path in the site -> bytes."""
    return {**pyodide(modules), **pyscript(modules), **morphdom(modules), **fonts(modules)}


def versions() -> dict[str, str]:
    """The version each vendor/<name>/ folder carries in its published name."""
    packages = {"pyodide": "pyodide", "pyscript": "@pyscript/core", "morphdom": "morphdom"}
    found = {name: npm.version(package) for name, package in packages.items()}
    found["fonts"] = "-".join(sorted({npm.version(f"@fontsource-variable/{font}") for font in FONTS}))
    return found


def pyodide(modules: Path) -> dict[str, bytes]:
    return {f"vendor/pyodide/{name}": without_source_map(modules / "pyodide" / name) for name in PYODIDE}


def pyodide_lock(modules: Path, installer: tuple[str, bytes]) -> dict:
    """The lock file Pyodide wants. It names only micropip, as we have it: everything else comes as wheels of our own."""
    shipped = json.loads((modules / "pyodide" / "pyodide-lock.json").read_text())
    file, content = installer
    ours = {"file_name": file, "version": file.split("-")[1], "sha256": hashlib.sha256(content).hexdigest(), "depends": []}
    return {"info": shipped["info"], "packages": {"micropip": shipped["packages"]["micropip"] | ours}}


def pyscript(modules: Path) -> dict[str, bytes]:
    """core.js and the chunks it cannot do without: what it imports at once, and the `error` plugin, which it loads
    even when told not to use it. The editors, terminals and parsers it would fetch on demand stay out."""
    folder = modules / "@pyscript" / "core" / "dist"
    (error,) = folder.glob("error-*.js")
    wanted, found = ["core.js", error.name], {}
    while wanted:
        name = wanted.pop()
        if name not in found:
            found[name] = without_source_map(folder / name)
            wanted += re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', found[name].decode())
    found["LICENSE"] = (modules / "@pyscript" / "core" / "LICENSE").read_bytes()
    return {f"vendor/pyscript/{name}": content for name, content in found.items()}


def morphdom(modules: Path) -> dict[str, bytes]:
    folder = modules / "morphdom"
    return {
        "vendor/morphdom/morphdom-esm.js": without_source_map(folder / "dist" / "morphdom-esm.js"),
        "vendor/morphdom/LICENSE": (folder / "LICENSE").read_bytes(),
    }


def fonts(modules: Path) -> dict[str, bytes]:
    """One style sheet, vendor/fonts/fonts.css, for both families in the scripts our languages use; still.css, for pages
    that are read, does without a font that comes too late, since nothing may move under the reader's eyes."""
    found, sheet = {}, []
    for font in FONTS:
        folder = modules / "@fontsource-variable" / font
        rules = re.findall(r"/\* ([\w-]+) \*/\s*(@font-face \{.*?\})", (folder / "wght.css").read_text(), re.DOTALL)
        chosen = [rule for name, rule in rules if name in {f"{font}-{subset}-wght-normal" for subset in SUBSETS}]
        if len(chosen) != len(SUBSETS):
            raise Problem(f"@fontsource-variable/{font} has changed its style sheet; see web/make/vendor.py.")
        for rule in chosen:
            name = re.search(r"url\(\./files/([\w-]+\.woff2)\)", rule).group(1)
            found[f"vendor/fonts/files/{name}"] = (folder / "files" / name).read_bytes()
        sheet += chosen
        found[f"vendor/fonts/LICENSE-{font}"] = (folder / "LICENSE").read_bytes()
    found["vendor/fonts/fonts.css"] = "\n".join(sheet).encode() + b"\n"
    found["vendor/fonts/still.css"] = found["vendor/fonts/fonts.css"].replace(b"swap", b"optional")
    return found


def icons(modules: Path) -> dict[str, str]:
    """Name -> SVG body (view box 512) of every icon from game-icons.net."""
    shipped = json.loads((modules / "@iconify-json" / "game-icons" / "icons.json").read_text())
    return {name: icon["body"] for name, icon in shipped["icons"].items()}


def without_source_map(path: Path) -> bytes:
    """A developer's tools would ask for maps we do not ship."""
    content = path.read_bytes()
    if path.suffix in {".js", ".mjs"}:
        content = re.sub(rb"\n//# sourceMappingURL=\S+\s*$", b"\n", content)
    return content
