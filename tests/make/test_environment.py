"""build.py itself: what it says when something is wrong, and that it loses no time when nothing is."""

import socket
import subprocess
import sys
import time

import pytest
from make import console, serve
from make.console import ROOT, Problem


def build(*arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, str(ROOT / "build.py"), *arguments], capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL
    )


def test_wrong_commands_are_refused_in_words() -> None:
    assert "invalid choice: 'stie'" in build("stie").stderr
    assert "unknown argument: --fast" in build("site", "--fast").stderr
    assert build("stie").returncode == 2


def test_a_taken_port_is_named(free_port: socket.socket) -> None:
    port = free_port.getsockname()[1]
    with pytest.raises(Problem, match=f"port {port} is taken"):
        serve.listen(serve.Handler, port)


def test_without_a_port_the_next_free_one_is_found(free_port: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = free_port.getsockname()[1]
    monkeypatch.setattr(serve, "FIRST_PORT", taken)
    server = serve.listen(serve.Handler, None)
    assert taken < server.server_port < taken + serve.TRIES
    server.server_close()


@pytest.fixture
def free_port():
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        yield holder


def test_a_failing_program_is_quoted_in_one_line() -> None:
    code = "print('much talk'); print('Error: the disk is full'); print('  at line 7'); raise SystemExit(3)"
    with pytest.raises(Problem, match=r"^could not pack: Error: the disk is full \(all it said: .*failure\.log\)$"):
        console.run([sys.executable, "-c", code], failure="could not pack")


def test_a_missing_program_is_named() -> None:
    with pytest.raises(Problem, match="could not pack: the program no-such-program is not installed"):
        console.run(["no-such-program"], failure="could not pack")


def test_the_second_build_takes_no_time() -> None:
    assert build("site").returncode == 0
    began = time.monotonic()
    again = build("site")
    assert again.returncode == 0 and again.stderr == ""
    assert time.monotonic() - began < 5  # a fifth of a second, were the machine idle
