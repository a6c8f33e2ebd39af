"""Looking back: which position of the game is on the board, and stepping through them by itself."""

from __future__ import annotations

from typing import Any

from pygame_core.game import Event, State

SPEEDS = {"slow": 1600, "normal": 900, "fast": 400}  # ms a position stays


class Looking:
    """The buttons of a screen that can look back. It has a `replay`, and `shown` puts its position on the board."""

    replay: Replay

    def shown(self, moving: bool = False) -> None:
        raise NotImplementedError

    def do_replay(self, event: dict) -> None:
        """Look at the position after so many moves."""
        self.replay.stop()
        self.replay.go(int(event.get("value") or event.get("form", {}).get("at") or 0))
        self.shown()

    def do_step(self, event: dict) -> None:
        self.replay.stop()
        self.replay.step(int(event["value"]))
        self.shown(moving=event["value"] == "1")

    def do_run(self, event: dict) -> None:
        if self.replay.running:
            self.replay.stop()
        else:
            self.replay.start()
        self.shown()


class Replay:
    """`at` counts moves made; None is the live game, which is never confused with a past position."""

    def __init__(self, play: Any):
        self.play = play
        self.at: int | None = None
        self.running = False
        self._state: tuple[int, State] | None = None

    @property
    def looking(self) -> bool:
        return self.at is not None

    def state(self) -> State:
        if self.at is None:
            return self.play.table.state
        if self._state is None or self._state[0] != self.at:
            self._state = (self.at, self.play.table.at(self.at))
        return self._state[1]

    def last(self) -> tuple[Event, ...]:
        """What was told by the move before the position shown."""
        told = self.play.table.told
        at = len(told) if self.at is None else self.at
        return tuple(told[at - 1]) if at else ()

    def go(self, at: int) -> None:
        """Look at the position after `at` moves."""
        self.at = max(0, min(at, self.play.table.length))
        if self.at == self.play.table.length:
            self.running = False

    def step(self, by: int) -> None:
        self.go((self.play.table.length if self.at is None else self.at) + by)

    def leave(self) -> None:
        self.at, self.running, self._state = None, False, None

    def start(self) -> None:
        """Step on by itself, from the beginning if the end is already shown."""
        if self.at is None or self.at >= self.play.table.length:
            self.go(0)
        self.running = self.play.table.length > 0
        self._wait()

    def stop(self) -> None:
        self.running = False

    def _wait(self) -> None:
        if self.running:
            at = self.at
            self.play.app.page.later(lambda: self._on(at), SPEEDS[self.play.app.settings["pace"]])

    def _on(self, at: int | None) -> None:
        if not self.running or self.play.gone or self.at != at or at is None:
            return
        self.step(1)
        self.play.shown(moving=True)
        self._wait()
