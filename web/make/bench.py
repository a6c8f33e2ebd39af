"""build.py bench: every tests/bench/*.py prints its measures, one name=value a line."""

import subprocess

from . import environment, site
from .console import ROOT, Problem, say


def run(only: list[str]) -> int:
    names = sorted(module.stem for module in (ROOT / "tests" / "bench").glob("[!_]*.py"))
    if unknown := sorted(set(only) - set(names)):
        raise Problem(f"no bench is called {', '.join(unknown)}; there are {', '.join(names)}")
    site.build()
    failed = 0
    for name in only or names:
        say(f"measuring: {name}")
        code = f"import sys; sys.path[:0] = ['web', 'tests']; from bench.{name} import main; main()"
        failed |= subprocess.call([environment.PYTHON, "-c", code], cwd=ROOT)
    return failed
