"""Bots at the table: they think in the bot worker, or here in slices where no worker can be had."""

from __future__ import annotations

import json
from typing import Any, Callable

from pygame_core.bots.brain import answer

PATIENCE = 20_000  # ms without a sign of life before the worker is given up


class Brain:
    """One thought at a time. `think` answers through callbacks; `stop` makes a running thought silent."""

    def __init__(self, page: Any):
        self.page = page
        self.worker: Any = None
        self.broken = False  # the worker cannot be had: think on the page
        self.ticket = 0  # of the running thought; answers with another number are late and not heard
        self._job: tuple | None = None
        self._timer: int | None = None

    def think(self, record: dict, bot: str, seed: int, progress: Callable[[float], None], done: Callable[[str], None],
              failed: Callable[[str], None]) -> None:
        """Ask `bot` for a move in the record's last position. `done` hears its text, `failed` one line of why not."""
        self.stop()
        self.ticket += 1
        self._job = ({"call": "think", "args": {"record": record, "bot": bot, "seed": seed}}, progress, done, failed)
        if self.broken:
            self.page.later(lambda ticket=self.ticket: self._slice(ticket, self._job[0] if self._job else None), 0)
            return
        try:
            if self.worker is None:
                self.worker = self.page.worker(self._hear)
            self.worker.send(json.dumps({"id": self.ticket, **self._job[0]}))
        except Exception as error:  # whatever a browser throws when it allows no worker
            self._give_up(str(error))
            return
        self._watch()

    def stop(self) -> None:
        if self._job is not None and self.worker is not None and not self.broken:
            self.worker.send(json.dumps({"cancel": self.ticket}))
        self._job = None
        self._unwatch()

    # --- in the worker ------------------------------------------------------------------------------------

    def _hear(self, message: dict) -> None:
        if "broken" in message:
            self._give_up(message["broken"])
        elif message.get("id") == self.ticket and self._job:
            self._watch()
            if "error" in message:
                self._end()[3](message["error"])
            else:
                self._took(message.get("progress") or message.get("result"))

    def _took(self, thought: dict) -> None:
        if "error" in thought:
            self._end()[3](thought["error"])
        elif thought["more"]:
            self._job[1](thought["done"])
        else:
            self._end()[2](thought["move"])

    def _end(self) -> tuple:
        job, self._job = self._job, None
        self._unwatch()
        return job

    def _watch(self) -> None:
        self._unwatch()
        ticket = self.ticket
        self._timer = self.page.later(lambda: ticket == self.ticket and self._job and self._give_up("no answer"), PATIENCE)

    def _unwatch(self) -> None:
        if self._timer is not None:
            self.page.never(self._timer)
            self._timer = None

    def _give_up(self, why: str) -> None:
        """No worker: think the running thought, and all to come, on the page."""
        print(f"agora: bots think on the page ({why})")
        self.broken = True
        self._unwatch()
        if self.worker is not None:
            self.worker.stop()
            self.worker = None
        if self._job:
            self._slice(self.ticket, self._job[0])

    # --- on the page --------------------------------------------------------------------------------------

    def _slice(self, ticket: int, request: dict | None) -> None:
        if ticket != self.ticket or not self._job or request is None:
            return
        thought = json.loads(answer(json.dumps(request)))
        self._took(thought)
        if self._job:
            self.page.later(lambda: self._slice(ticket, {"call": "more"}), 0)
