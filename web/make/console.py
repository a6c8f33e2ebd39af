"""Words and programs: what every step uses to speak, to fail and to run something. Standard library only."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".cache"
LONGEST_LINE = 300  # in a quoted error; longer ones are somebody's minified code


class Problem(Exception):
    """Something the person at the keyboard can mend; the message says what, in one line."""


def say(step: str) -> None:
    """Name a step that takes time. To stderr: stdout belongs to results, such as those of bench."""
    print(f"· {step}", file=sys.stderr, flush=True)


def run(command: list[str | Path], *, failure: str, **options) -> str:
    """Run a program quietly and return its output; when it fails, say what that means and its own last word."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
            text=True, errors="replace", **options,
        )
    except FileNotFoundError:
        raise Problem(f"{failure}: the program {words[0]} is not installed.") from None
    except subprocess.TimeoutExpired as late:
        raise Problem(f"{failure}: no answer in {late.timeout:.0f} s.") from None
    if done.returncode:
        CACHE.mkdir(exist_ok=True)
        log = CACHE / "failure.log"
        log.write_text(f"{' '.join(words)}\n\n{done.stdout}")
        raise Problem(f"{failure}: {last_word(done.stdout)} (all it said: {log})")
    return done.stdout


def last_word(output: str) -> str:
    """The line that says most: the last one that speaks of an error, stack traces and the names of logs aside."""
    lines = [line.strip() for line in output.splitlines() if line.strip() and len(line) < LONGEST_LINE]
    errors = [line for line in lines if "error" in line.lower() and not line.startswith("at ") and "log of this run" not in line]
    return (errors or lines or ["it said nothing"])[-1]
