"""The environment in .venv: made when missing, made again when the lock or Python changed, entered by running
build.py anew inside it. Standard library only: this runs before anything is installed."""

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from .console import CACHE, ROOT, Problem, run, say

VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCK = ROOT / "requirements.lock"


def enter() -> None:
    """Return when already inside; otherwise make what is missing and run build.py again inside, for good."""
    if Path(sys.prefix).resolve() == VENV.resolve():
        return
    if not ready():
        with only_one_at_a_time():
            if not ready():
                make()
    again = [str(PYTHON), *sys.argv]
    if os.name == "nt":  # there execv would return to the shell before the work is done
        sys.exit(subprocess.call(again))
    os.execv(PYTHON, again)


def ready() -> bool:
    return stamp("environment") == environment_wanted() and stamp("package") == package_wanted()


def make() -> None:
    if stamp("environment") != environment_wanted():
        say(f"making the environment .venv with Python {sys.version.split()[0]}")
        create()
        say("installing what the build and the tests need (pinned in requirements.lock)")
        install("--require-hashes", "-r", LOCK)
        write_stamp("environment", environment_wanted())
    say("putting pygame_core into it")
    install("--no-deps", "--no-build-isolation", "--editable", ROOT)
    write_stamp("package", package_wanted())


def create() -> None:
    if importlib.util.find_spec("ensurepip") is None:  # Debian ships Python without it
        add_debian_venv()
    run([sys.executable, "-m", "venv", "--clear", VENV], failure="could not make the environment .venv")


def add_debian_venv() -> None:
    package = "python{}.{}-venv".format(*sys.version_info)
    if os.name == "nt" or os.geteuid() != 0 or not shutil.which("apt-get"):
        raise Problem(f"this Python cannot make environments. On Debian or Ubuntu: sudo apt-get install {package}")
    install_debian(package)
    importlib.invalidate_caches()


def install_debian(package: str) -> None:
    """apt-get as root. Lists first: on a fresh machine they are empty or old."""
    say(f"installing Debian's {package}")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    failure = f"could not install Debian's {package}"
    run(["apt-get", "update"], failure=failure, env=quiet)
    run(["apt-get", "install", "--yes", "--no-install-recommends", package], failure=failure, env=quiet)


def install(*what: str | Path) -> None:
    run(
        [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input", *what],
        failure="pip could not install into .venv; is the network there?",
    )


def environment_wanted() -> str:
    return digest(sys.version, sys.base_prefix, LOCK.read_text())


def package_wanted() -> str:
    """What an editable install depends on: names and entry points, not the code itself."""
    return digest(stamp("environment"), str(ROOT), *((ROOT / n).read_text() for n in ("pyproject.toml", "hatch_build.py")))


def digest(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def stamp(name: str) -> str:
    try:
        return (VENV / f"agora-{name}").read_text()
    except OSError:
        return ""


def write_stamp(name: str, value: str) -> None:
    (VENV / f"agora-{name}").write_text(value)


@contextlib.contextmanager
def only_one_at_a_time(name: str = "environment") -> Iterator[None]:
    """Two build.py at once must not make the same thing. Windows has no fcntl; there nobody waits."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    CACHE.mkdir(exist_ok=True)
    with (CACHE / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
