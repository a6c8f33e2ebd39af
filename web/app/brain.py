"""Bots at the table: they think in the bot worker, or here in slices where no worker can be had."""

from __future__ import annotations

import json
from typing import Any, Callable, NamedTuple

from pygame_core.bots.brain import answer

PATIENCE = 20_000  # ms without a sign of life before a worker is given up
STARTS = 3  # workers tried before bots think on the page


class Job(NamedTuple):
    request: dict
    progress: Callable[[float], None]
    done: Callable[[dict], None]
    failed: Callable[[str], None]


class Brain:
    """One thought at a time. `think` answers through callbacks; `stop` makes a running thought silent.

    A worker that breaks is started again and asked the same: the record is in the question, so nothing is lost.
    """

    def __init__(self, page: Any):
        self.page = page
        self.worker: Any = None
        self.starts = 0
        self.ticket = 0  # of the running thought; answers with another number are late and not heard
        self._job: Job | None = None
        self._timer: int | None = None
        self._packs: list[str] = []  # wheels with more games

    def use(self, packs: list[str]) -> None:
        """Games of these packs will be asked about."""
        self._packs = packs
        if self.worker is not None:
            self._tell_packs()

    def renew(self) -> None:
        """What the worker knows of packs is out of date."""
        if self.worker is not None:
            self.worker.stop()
            self.worker = None
            if self._job:
                self._ask()

    def _tell_packs(self) -> None:
        self.worker.send(json.dumps({"packs": self._packs}))

    @property
    def on_page(self) -> bool:
        """Workers cannot be had here, or have failed too often."""
        return self.starts >= STARTS and self.worker is None

    def think(self, record: dict, bot: str, seed: int, progress: Callable[[float], None], done: Callable[[dict], None],
              failed: Callable[[str], None]) -> None:
        """Ask `bot` about the record's last position. `done` hears {"move", "gain"}, `failed` one line of why not."""
        self._begin(Job({"call": "think", "args": {"record": record, "bot": bot, "seed": seed}}, progress, done, failed))

    def par(self, record: dict, progress: Callable[[float], None], done: Callable[[dict], None], failed: Callable[[str], None]) -> None:
        """Ask how far the record's deal can be played. `done` hears {"score", "nodes"}."""
        self._begin(Job({"call": "par", "args": {"record": record}}, progress, done, failed))

    def _begin(self, job: Job) -> None:
        self.stop()
        self._job = job
        self._ask()

    def stop(self) -> None:
        if self._job is not None and self.worker is not None:
            self.worker.send(json.dumps({"cancel": self.ticket}))
        self._job = None
        self._unwatch()

    def _ask(self) -> None:
        self.ticket += 1
        if self.on_page:
            ticket = self.ticket
            self.page.later(lambda: self._slice(ticket, self._job and self._job.request), 0)
            return
        try:
            if self.worker is None:
                self.starts += 1
                self.worker = self.page.worker(self._hear)
                if self._packs:
                    self._tell_packs()
            self.worker.send(json.dumps({"id": self.ticket, **self._job.request}))
            self._watch()
        except Exception as error:  # whatever a browser throws that allows no workers: another try will not help
            self.starts = STARTS
            self._broken(str(error))

    # --- in the worker ------------------------------------------------------------------------------------

    def _hear(self, message: dict) -> None:
        if "broken" in message:
            self._broken(message["broken"])
        elif message.get("id") == self.ticket and self._job:
            self._watch()
            if "error" in message:
                self._end().failed(message["error"])
            else:
                self._took(message.get("progress") or message["result"])

    def _took(self, thought: dict) -> None:
        if "error" in thought:
            self._end().failed(thought["error"])
        elif thought["more"]:
            self._job.progress(thought["done"])
        else:
            self.starts = min(self.starts, 1)  # it works: an accident later on may be tried again as often
            self._end().done(thought)

    def _end(self) -> Job:
        job, self._job = self._job, None
        self._unwatch()
        return job

    def _watch(self) -> None:
        self._unwatch()
        ticket = self.ticket
        self._timer = self.page.later(lambda: ticket == self.ticket and self._job and self._broken("no answer"), PATIENCE)

    def _unwatch(self) -> None:
        if self._timer is not None:
            self.page.never(self._timer)
            self._timer = None

    def _broken(self, why: str) -> None:
        print(f"agora: the bot worker broke ({why})")
        self._unwatch()
        if self.worker is not None:
            self.worker.stop()
            self.worker = None
        if self._job:
            self._ask()

    # --- on the page --------------------------------------------------------------------------------------

    def _slice(self, ticket: int, request: dict | None) -> None:
        if ticket != self.ticket or request is None:
            return
        thought = json.loads(answer(json.dumps(request)))
        self._took(thought)
        if self._job and ticket == self.ticket:
            self.page.later(lambda: self._slice(ticket, {"call": "more"}), 0)
