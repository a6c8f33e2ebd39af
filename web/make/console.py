"""Words and programs: what every step uses to speak, to fail and to run something. Standard library only."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".cache"


class Problem(Exception):
    """Something the person at the keyboard can mend; the message says what, in one line."""


def say(step: str) -> None:
    """Name a step that takes time. To stderr: stdout belongs to results, such as those of bench."""
    print(f"· {step}", file=sys.stderr, flush=True)


def run(command: list[str | Path], *, failure: str, **options) -> str:
    """Run a program quietly and return its output; when it fails, say what that means and its last words."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
            text=True, errors="replace", **options,
        )
    except FileNotFoundError:
        raise Problem(f"{failure}: the program {words[0]} is not installed.") from None
    except subprocess.TimeoutExpired as late:
        raise Problem(f"{failure}: {Path(words[0]).name} gave no answer in {late.timeout:.0f} s.") from None
    if done.returncode:
        last = [line.strip() for line in done.stdout.splitlines() if line.strip()][-12:]
        raise Problem("\n    ".join([f"{failure}. It said:", *last]))
    return done.stdout
