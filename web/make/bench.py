"""build.py bench: every tests/bench/*.py prints its measures, one name=value a line."""

import subprocess

from . import environment, site
from .console import ROOT, say


def run() -> int:
    site.build()
    failed = 0
    for module in sorted((ROOT / "tests" / "bench").glob("[!_]*.py")):
        say(f"measuring: {module.stem}")
        code = f"import sys; sys.path[:0] = ['web', 'tests']; from bench.{module.stem} import main; main()"
        failed |= subprocess.call([environment.PYTHON, "-c", code], cwd=ROOT)
    return failed
