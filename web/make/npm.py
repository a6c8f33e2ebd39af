"""node_modules from package-lock.json, with the machine's Node.js or, where there is none, the one PyPI has."""

import functools
import json
import os
import shutil
import subprocess
from pathlib import Path

from . import environment
from .console import ROOT, run, say

MODULES = ROOT / "node_modules"
LOCK = ROOT / "package-lock.json"
OLDEST_NODE = 20


def install() -> Path:
    """node_modules as the lock has it; nothing to do when it already is."""
    stamp = MODULES / ".agora-lock"
    wanted = environment.digest(LOCK.read_text())
    if not stamp.exists() or stamp.read_text() != wanted:
        program = npm()
        say("fetching the site's parts from npm (pinned in package-lock.json)")
        run([program, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], failure="npm could not fetch the site's parts; is the network there?", cwd=ROOT, env=with_node())
        stamp.write_text(wanted)
    return MODULES


def version(package: str) -> str:
    return json.loads((MODULES / package / "package.json").read_text())["version"]


def node() -> Path:
    return programs() / program_name("node")


def npm() -> Path:
    folder = programs()
    return next(folder / name for name in ("npm.cmd", "npm.exe", "npm") if (folder / name).exists())


def program_name(program: str) -> str:
    return f"{program}.exe" if os.name == "nt" else program


def with_node() -> dict[str, str]:
    """npm is a script that looks for node on the path."""
    return {**os.environ, "PATH": os.pathsep.join([str(programs()), os.environ.get("PATH", "")])}


@functools.cache
def programs() -> Path:
    """The folder that holds a node of OLDEST_NODE or newer, and npm."""
    return system_programs() or pypi_programs()


def system_programs() -> Path | None:
    found, packager = shutil.which("node"), shutil.which("npm")
    if not found or not packager or Path(found).parent != Path(packager).parent:
        return None
    said = subprocess.run([found, "--version"], capture_output=True, text=True).stdout.strip()
    major = said.removeprefix("v").split(".")[0]
    return Path(found).parent if major.isdigit() and int(major) >= OLDEST_NODE else None


def pypi_programs() -> Path:
    folder = environment.PYTHON.parent
    if not (folder / program_name("node")).exists():
        say(f"installing Node.js from PyPI into .venv (none of version {OLDEST_NODE} or newer on this machine)")
        environment.install("--require-hashes", "-r", ROOT / "requirements-node.lock")
    return folder
