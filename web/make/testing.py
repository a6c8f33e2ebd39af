"""build.py test: pytest in the environment."""

import subprocess

from . import environment, locale
from .console import ROOT

# A worker a core, a file as a whole to one of them: pages and tables that a file shares are made once.
SPREAD = ("-n", "auto", "--dist", "loadfile")


def run(arguments: list[str]) -> int:
    locale.compile_catalogues()
    return subprocess.call([environment.PYTHON, "-m", "pytest", *SPREAD, *arguments], cwd=ROOT)
