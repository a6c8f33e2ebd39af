"""A browser for tests without one: what `app.page.Page` offers, with a clock and timers that run when asked."""

from typing import Any, Callable


class FakePage:
    def __init__(self, language: str = "en-GB", storage_works: bool = True):
        self.html, self.place, self.name, self.language = "", "", "", language
        self.kept: dict[str, str] = {}
        self.storage_works = storage_works
        self.clock, self.numbers = 1_000_000, 0
        self.timers: dict[int, Callable] = {}
        self.moved: list[list[dict]] = []
        self.downloads: list[tuple[str, str]] = []
        self.is_dark, self.is_narrow, self.is_coarse = False, False, False
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

    async def copy(self, words: str) -> bool:
        self.attributes["copied"] = words
        return True

    # where it is
    def hash(self) -> str:
        return self.place

    def address(self) -> str:
        return "http://agora.test/site/"

    def go(self, place: str) -> None:
        self.place = place
        self.ear({"type": "route", "hash": place})

    def languages(self) -> list[str]:
        return [self.language]

    def dark(self) -> bool:
        return self.is_dark

    def coarse(self) -> bool:
        return self.is_coarse

    def sound(self, name: str) -> None:
        self.played.append(name)

    def narrow(self) -> bool:
        return self.is_narrow

    # chance and time
    def random(self) -> int:
        self.numbers += 1
        return 987_654_321 + self.numbers

    def now(self) -> int:
        self.clock += 1
        return self.clock

    def later(self, task: Callable, milliseconds: int) -> int:
        self.numbers += 1
        self.timers[self.numbers] = task
        return self.numbers

    def never(self, timer: int) -> None:
        self.timers.pop(timer, None)

    def run(self, most: int = 10_000) -> None:
        """Let all timers come due."""
        for _ in range(most):
            if not self.timers:
                return
            self.timers.pop(min(self.timers))()
        raise AssertionError("timers never end")

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
        raise RuntimeError("no workers here")

    def act(self, act: str, value: str | None = None, **form: str) -> None:
        self.ear({"type": "act", "act": act, "value": value, "form": form})

    def pick(self, *picks: str) -> None:
        """Touch things one after the other, bots answering in between."""
        for pick in picks:
            self.ear({"type": "pick", "pick": pick})
            self.run()

    def point(self, pick: str | None, focus: bool = False) -> None:
        self.ear({"type": "hover", "pick": pick, "focus": focus})
