"""build.py soak: random games in the built page, reloaded at random moments. Every time, what the page has on the table
must be what its record replays to here, in another Python. Prints games=, moves=, reloads= and mismatches=.
Or, by name, a file of tests/soak."""

import json
import sys
import time
from importlib import import_module
from pathlib import Path
from random import Random

from . import site
from .browser import FLAGS, find_browser
from .console import ROOT, Problem, say

RELOADED = 0.06  # of the touches a reload follows
TOUCHABLE = "[data-board] [data-open], #prompt .buttons [id^=say-], #yes, [data-act=open_curtain]"
# In one breath: a bot may move at any moment.
SAY = """async shim => (await (await import(shim)).prepare()).runPython(`
import json
from app import main
play = main.app.screen
json.dumps([main.app.store.load(play.id).text, play.table.record.moves, play.state.position(), [score.total for score in play.state.scores()]])
`)"""


def run(what: str, games: int | None) -> int:
    """So many minutes in the browser; or, by the name of a file in tests/soak, what that does."""
    names = sorted(module.stem for module in (ROOT / "tests" / "soak").glob("[!_]*.py"))
    if what in names:
        sys.path[:0] = [str(ROOT / "tests")]
        return import_module(f"soak.{what}").main(*([games] if games else []))
    if not what.replace(".", "", 1).isdigit():
        raise Problem(f"soak wants a number of minutes, or one of {', '.join(names)}; not {what}")
    return in_browser(float(what))


def in_browser(minutes: float) -> int:
    sys.path[:0] = [str(ROOT / "web"), str(ROOT / "tests")]
    from playwright.sync_api import sync_playwright
    from web.server import TestSite

    folder = site.build()
    server = TestSite(folder)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=str(find_browser()), args=FLAGS)
        soak = Soak(browser.new_page(base_url=server.url), folder, Random())
        until = time.monotonic() + minutes * 60
        while time.monotonic() < until:
            soak.game(until)
        browser.close()
    server.stop()
    for name in ("games", "moves", "reloads", "mismatches"):
        print(f"{name}={getattr(soak, name)}")
    return 1 if soak.mismatches or soak.troubles else 0


class Soak:
    """One browser page that plays game after game."""

    def __init__(self, page, folder: Path, lots: Random) -> None:
        self.page, self.lots = page, lots
        self.games = self.moves = self.reloads = self.mismatches = 0
        self.troubles: list[str] = []
        files = json.loads((folder / "build.json").read_text())["files"]
        self.shim = "./" + next(path for path in files if path.startswith("boot/pyodide-"))
        page.on("pageerror", lambda error: self.trouble(str(error)))

    def trouble(self, words: str) -> None:
        say(f"trouble: {words}")
        self.troubles.append(words)

    def game(self, until: float) -> None:
        """Sit down at a game of any kind, with any options, people and bots, and play as long as there is time."""
        self.sit_down()
        while time.monotonic() < until:
            target = self.waiting()
            if target is None:
                break
            self.page.evaluate("([selector, place]) => touch(document.querySelectorAll(selector)[place])", [TOUCHABLE, target])
            if self.lots.random() < RELOADED:
                self.reload()
        self.compare()
        self.games += 1

    def sit_down(self) -> None:
        from pygame_core.bots import names
        from pygame_core.game import games

        game = self.lots.choice(games())
        kinds = ["human", *names(game)]
        chosen = {option.name: str(self.lots.choice(option.choices)) for option in game.options}
        chosen |= {"players": str(self.lots.choice(game.seats)), "seat0": "human", "first": "lots"}
        chosen |= {f"seat{seat}": self.lots.choice(kinds) for seat in range(1, max(game.seats))}
        self.page.goto("index.html")
        self.page.evaluate("([key, words]) => { localStorage.clear(); localStorage.setItem(key, words); localStorage.setItem('agora:1:settings', '{\"pace\": \"fast\"}') }",
                           [f"agora:1:setup:{game.name}", json.dumps(chosen)])
        self.page.goto(f"index.html?{self.games}#/{game.name}/new?start")
        self.ready()

    def ready(self) -> None:
        self.page.locator("html[data-boot=ready]").wait_for(state="attached", timeout=60_000)
        self.page.locator("#play").wait_for(timeout=30_000)
        self.page.evaluate("""() => globalThis.touch = element => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 0 }))""")

    def waiting(self) -> int | None:
        """Which of the things that can be touched; None when the game is over. Bots are waited for."""
        for _ in range(600):
            count, over = self.page.evaluate("selector => [document.querySelectorAll(selector).length, Boolean(document.querySelector('[data-act=again]'))]", TOUCHABLE)
            if over:
                return None
            if count:
                return self.lots.randrange(count)
            self.page.wait_for_timeout(50)
        self.trouble(f"nothing can be touched, and the game is not over: {self.page.url}")
        return None

    def reload(self) -> None:
        self.compare()
        self.page.reload()
        self.ready()
        self.reloads += 1
        self.compare()

    def compare(self) -> None:
        """What is on the table in the page, with what the browser keeps, replayed here."""
        from pygame_core.record import Record

        kept, *there = json.loads(self.page.evaluate(SAY, self.shim))
        record = Record.loads(kept)
        state = record.replay()
        self.moves += len(record.moves) if state.to_move is None else 0
        if there != [record.moves, state.position(), [score.total for score in state.scores()]]:
            self.mismatches += 1
            say(f"mismatch: {kept}")
