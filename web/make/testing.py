"""build.py test: pytest in the environment."""

import subprocess

from . import environment, locale
from .console import ROOT


def run(arguments: list[str]) -> int:
    locale.compile_catalogues()
    return subprocess.call([environment.PYTHON, "-m", "pytest", *arguments], cwd=ROOT)
