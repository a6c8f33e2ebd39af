"""The browser's Python plays the same games: npm's Pyodide in Node.js against this Python."""

import subprocess
import zipfile
from pathlib import Path

import pytest
from conformance.playing import corners, played
from make import npm

ROOT = Path(__file__).parents[2]
SPECS = [(corner, seed) for corner in corners() for seed in (1, 2)]


@pytest.fixture(scope="module")
def pyodide(tmp_path_factory):
    """Runs Python code there; returns the lines of its last value."""
    folder = tmp_path_factory.mktemp("pyodide")
    with zipfile.ZipFile(folder / "engine.zip", "w") as archive:  # the engine as it lies here, and the file that names its games
        for file in [ROOT / "pyproject.toml", ROOT / "tests/conformance/playing.py", *(ROOT / "pygame_core").rglob("*.py")]:
            archive.write(file, file.relative_to(ROOT))

    def run(code):
        (folder / "code.py").write_text(code)
        runner = Path(__file__).with_name("pyodide.mjs")
        done = subprocess.run([npm.node(), runner, npm.install() / "pyodide", folder / "engine.zip", folder / "code.py"],
                              capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()

    return run


def test_pyodide_plays_the_same_games_to_the_same_positions_moves_and_scores(pyodide):
    assert pyodide(f"""
import sys
sys.path.insert(0, "tests")
from conformance.playing import played
"\\n".join(played(*spec) for spec in {SPECS!r})
""") == [played(*spec) for spec in SPECS]


def test_hostile_records_are_refused_and_pyodide_lives_on(pyodide):
    assert pyodide("""
from base64 import urlsafe_b64encode
from zlib import compress
from pygame_core.game import BadInput
from pygame_core.record import Record

def answer(text):
    try:
        Record.loads(text)
    except BadInput as error:
        return str(error).split(":")[0]

deep = "[" * 100_000 + "]" * 100_000
bomb = urlsafe_b64encode(compress(b" " * 50_000_000)).decode()
"\\n".join([*map(answer, [deep, '{"a":' * 100_000, urlsafe_b64encode(compress(deep.encode())).decode(), bomb]), "alive"])
""") == ["the record is nested too deeply"] * 3 + ["the link holds too much", "alive"]
