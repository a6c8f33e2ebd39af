"""A browser for tests without one: what `app.page.Page` offers, with a clock and timers that run when asked."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Callable, Coroutine

from pygame_core.bots.brain import Brain


def awaited(task: Coroutine) -> Any:
    """What a task gives when it is done. It runs in a thread of its own: Playwright may have a loop in this one."""
    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(asyncio.run, task).result()


class FakeWorker:
    """A bot worker that thinks when told to: `work()` answers what was asked, `crash()` is the end of it."""

    def __init__(self, ear: Callable[[dict], None]):
        self.ear, self.brain, self.stopped = ear, Brain(), False
        self.asked: list[dict] = []

    def send(self, text: str) -> None:
        self.asked.append(json.loads(text))

    def stop(self) -> None:
        self.stopped = True

    def work(self, slices: int = 1000) -> None:
        job = next(one for one in reversed(self.asked) if "call" in one)
        answer = self.brain.answer(json.dumps(job))
        for _ in range(slices):
            thought = json.loads(answer)
            self.ear({"id": job["id"], "progress" if thought.get("more") else "result": thought})
            if not thought.get("more"):
                return
            answer = self.brain.answer('{"call": "more"}')

    def crash(self) -> None:
        self.ear({"broken": "out of memory"})


class FakePage:
    def __init__(self, language: str = "en-GB", storage_works: bool = True):
        self.html, self.place, self.name, self.language = "", "", "", language
        self.kept: dict[str, str] = {}
        self.storage_works = storage_works
        self.clock, self.numbers = 1_000_000, 0
        self.timers: dict[int, tuple[Callable, int]] = {}
        self.moved: list[list[dict]] = []
        self.downloads: list[tuple[str, str]] = []
        self.copies = True  # the clipboard can be written
        self.workers: list[FakeWorker] | None = None  # those started; None: none can be had
        self.is_dark, self.is_narrow, self.is_low, self.is_upright, self.is_coarse = False, False, False, False, False
        self.played: list[str] = []
        self.attributes: dict[str, str] = {}
        self.ready_said = False

    # what the browser shows
    def patch(self, html: str) -> None:
        self.html = html

    def lang(self, value: str) -> None:
        self.attributes["lang"] = value

    def set(self, name: str, value: str) -> None:
        self.attributes[name] = value

    def title(self, value: str) -> None:
        self.name = value

    def ready(self) -> None:
        self.ready_said = True

    def animate(self, moves: list[dict]) -> None:
        self.moved.append(moves)

    def settle(self) -> None:
        self.moved.clear()

    def scroll(self, selector: str) -> None:
        self.attributes["scrolled"] = selector

    def download(self, name: str, words: str, kind: str) -> None:
        self.downloads.append((name, words))

    def bitmap(self, name: str, drawing: str) -> None:
        self.downloads.append((name, drawing))

    async def copy(self, words: str) -> bool:
        if self.copies:
            self.attributes["copied"] = words
        return self.copies

    # where it is
    def hash(self) -> str:
        return self.place

    def address(self) -> str:
        return "http://agora.test/site/"

    def go(self, place: str) -> None:
        self.place = place
        self.ear({"type": "route", "hash": place})

    def swap(self, place: str) -> None:
        self.place = place

    def languages(self) -> list[str]:
        return [self.language]

    def dark(self) -> bool:
        return self.is_dark

    def coarse(self) -> bool:
        return self.is_coarse

    def sound(self, name: str) -> None:
        self.played.append(name)

    def narrow(self) -> bool:
        return self.is_narrow or self.is_low

    def low(self) -> bool:
        return self.is_low

    def upright(self) -> bool:
        return self.is_narrow or self.is_upright

    # chance and time
    def random(self) -> int:
        self.numbers += 1
        return 987_654_321 + self.numbers

    def now(self) -> int:
        self.clock += 1
        return self.clock

    def later(self, task: Callable, milliseconds: int) -> int:
        self.numbers += 1
        self.timers[self.numbers] = task, milliseconds
        return self.numbers

    def never(self, timer: int) -> None:
        self.timers.pop(timer, None)

    def run(self, within: int = 10_000, most: int = 10_000) -> None:
        """Let all timers come due, but for those that wait longer than a person would (`within` milliseconds)."""
        for _ in range(most):
            if not self.tick(within):
                return
        raise AssertionError("timers never end")

    def tick(self, within: int = 10_000) -> bool:
        """Let one timer come due; False when there is none."""
        due = [timer for timer, (_, wait) in self.timers.items() if wait <= within]
        if due:
            self.timers.pop(min(due))[0]()
        return bool(due)

    # storage
    def read(self, key: str) -> str | None:
        return self.kept.get(key) if self.storage_works else None

    def write(self, key: str, value: str) -> bool:
        if self.storage_works:
            self.kept[key] = value
        return self.storage_works

    def erase(self, key: str) -> None:
        self.kept.pop(key, None)

    def keys(self) -> list[str]:
        return list(self.kept) if self.storage_works else []

    # people and workers
    def listen(self, ear: Callable[[dict], None]) -> None:
        self.ear = ear

    def worker(self, ear: Callable[[dict], None]) -> Any:
        if self.workers is None:
            raise RuntimeError("no workers here")
        self.workers.append(FakeWorker(ear))
        return self.workers[-1]

    def act(self, act: str, value: str | None = None, **form: str) -> None:
        self.ear({"type": "act", "act": act, "value": value, "form": form})

    def wait(self, act: str, value: str | None = None, **form: str) -> None:
        """An act that goes on for a while: until all of it is done."""
        async def acting() -> None:
            self.act(act, value, **form)
            await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}))

        awaited(acting())

    def shift(self, act: str) -> None:
        self.ear({"type": "act", "act": act, "shift": True})

    def pick(self, *picks: str) -> None:
        """Touch things one after the other, bots answering in between."""
        for pick in picks:
            self.ear({"type": "pick", "pick": pick})
            self.run()

    def point(self, pick: str | None, focus: bool = False) -> None:
        self.ear({"type": "hover", "pick": pick, "focus": focus})
