"""A Chromium for tests and benchmarks: one that is there, or one this module can get."""

import os
import shutil
from pathlib import Path

from . import environment
from .console import Problem, run, say

SYSTEM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
MAC_APPS = ("Google Chrome", "Chromium", "Microsoft Edge")
DOWNLOAD_SECONDS = 180

# What a test browser must not do: phone home, ask first-run questions, need a sandbox that root has not.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_browser() -> Path:
    """The executable of a Chromium: AGORA_CHROMIUM, Playwright's, the system's, or one installed now."""
    named = os.environ.get("AGORA_CHROMIUM")
    if named:
        if not Path(named).is_file():
            raise Problem(f"AGORA_CHROMIUM names {named}, which is no file.")
        return Path(named)
    return playwrights() or systems() or installed()


def playwrights() -> Path | None:
    """Asked in a process of its own: inside a test run Playwright is busy and cannot be started a second time."""
    ask = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    path = run([environment.PYTHON, "-c", ask], failure="Playwright does not start").strip()
    return Path(path) if Path(path).is_file() else None


def systems() -> Path | None:
    for name in SYSTEM_NAMES:
        if found := shutil.which(name):
            return Path(found)
    apps = (Path(f"/Applications/{app}.app/Contents/MacOS/{app}") for app in MAC_APPS)
    return next((app for app in apps if app.is_file()), None)


def installed() -> Path:
    """Debian's as root; elsewhere Playwright's own download, which takes no rights."""
    if debian_root():
        environment.install_debian("chromium")
    else:
        say("fetching a Chromium for the tests with Playwright")
        run(
            [environment.PYTHON, "-m", "playwright", "install", "chromium"],
            failure="no Chromium on this machine, and Playwright could not download one."
            " Install Chromium or Chrome, or set AGORA_CHROMIUM to its executable",
            timeout=DOWNLOAD_SECONDS,
        )
    found = playwrights() or systems()
    if not found:
        raise Problem("a Chromium was installed but is not to be found; set AGORA_CHROMIUM to its executable.")
    return found


def debian_root() -> bool:
    return os.name != "nt" and os.geteuid() == 0 and Path("/etc/debian_version").exists() and bool(shutil.which("apt-get"))
