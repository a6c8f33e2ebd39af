"""How soon the first board can be played, against a page that only loads Pyodide: same browser, same run, turn by turn.

Prints boot_ratio (warm: the site is kept for offline, and comes from there), boot_cold_ratio (a profile that has seen
nothing), boot_plain_ratio (warm, without the snapshot), first_paint_ratio (first contentful paint) and bot_ready_ratio
(bot worker ready). The page it is compared with lies beside the site, out of the service worker's reach.
"""

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from make import site as making
from make.browser import FLAGS, find_browser
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from web.server import TestSite

ROUNDS = 7
COLD_ROUNDS = 3
BOARD = "index.html#/agros/new?start"
BARE = "bare.html"
BESIDE = "/bare/"
# The files and the picture of memory are kept.
OFFLINE = """async () => {
    await navigator.serviceWorker.ready;
    const kept = async () => {
        const name = (await caches.keys()).find(name => name.endsWith(":memory"));
        return name && (await (await caches.open(name)).keys()).length;
    };
    while (!(await kept())) await new Promise(done => setTimeout(done, 100));
}"""
BARE_PAGE = """<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><script type="module">
import {{ loadPyodide }} from "./{pyodide}";
const python = await loadPyodide();
python.runPython("1 + 1");
performance.mark("playable");
document.documentElement.dataset.playable = "";
</script>"""
# Marks the moment the board of a game is in the page.
NOTE_BOARD = """new MutationObserver((_, observer) => {
    if (!document.querySelector("#app [data-board]")) return;
    performance.mark("playable");
    document.documentElement.dataset.playable = "";
    observer.disconnect();
}).observe(document, {childList: true, subtree: true});
"""
NO_SNAPSHOT = """const real = globalThis.fetch;
globalThis.fetch = (what, ...more) => String(what.url ?? what).includes("/memory/") ? Promise.reject(new Error("none")) : real(what, ...more);
Object.defineProperty(globalThis, "caches", { value: undefined });
"""
WORKER = """brain => new Promise((resolve, reject) => {
    const begun = performance.now();
    const worker = new Worker(brain, {type: "module"});
    worker.onerror = reject;
    worker.onmessage = ({data}) => { worker.terminate(); data.ready ? resolve(performance.now() - begun) : reject(data); };
})"""


def main() -> None:
    dist = making.build()
    files = json.loads((dist / "build.json").read_text())["files"]
    site = TestSite(dist, cache_control="max-age=600")  # as GitHub Pages has it
    add_bare_page(site, dist, files)
    bare, board = site.origin + BESIDE + BARE, site.url + BOARD
    brain = "./" + next(path for path in files if path.startswith("boot/brain-"))
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=str(find_browser()), args=FLAGS)
        cold = compare(COLD_ROUNDS, {"bare": lambda: first_visit(browser, bare), "boot_cold_ratio": lambda: first_visit(browser, board)})
        browser.close()
        with tempfile.TemporaryDirectory() as profile:
            context = play.chromium.launch_persistent_context(profile, executable_path=str(find_browser()), args=FLAGS)
            visits = {
                "bare": lambda: visit(context, bare, playable),
                "boot_ratio": lambda: visit(context, board, playable),
                "boot_plain_ratio": lambda: visit(context, board, playable, script=NO_SNAPSHOT),
                "first_paint_ratio": lambda: visit(context, board, painted),
                "bot_ready_ratio": lambda: visit(context, board, lambda page: page.evaluate(WORKER, brain)),
            }
            visit(context, board, lambda page: page.evaluate(OFFLINE))
            compare(1, visits)  # fills the other caches
            warm = compare(ROUNDS, visits)
            context.close()
    site.stop()
    for name, ratio in {**warm, **cold}.items():
        print(f"{name}={ratio:.3f}")


def compare(rounds: int, measures: dict[str, Callable[[], float]]) -> dict[str, float]:
    """Median of each measure ÷ median of the one called bare; all of them once a round, so that a busy machine
    slows them alike."""
    times = {name: [] for name in measures}
    for _ in range(rounds):
        for name, measure in measures.items():
            times[name].append(measure())
    middle = {name: median(values) for name, values in times.items()}
    return {name: value / middle["bare"] for name, value in middle.items() if name != "bare"}


def first_visit(browser: Browser, url: str) -> float:
    context = browser.new_context()
    time = visit(context, url, playable)
    context.close()
    return time


def add_bare_page(site: TestSite, dist: Path, files: dict) -> None:
    pyodide = next(path for path in files if path.endswith("/pyodide.mjs") and path.startswith("vendor/"))
    site.beside[BESIDE] = dist
    lock = (making.ROOT / "node_modules" / "pyodide" / "pyodide-lock.json").read_bytes()
    site.answers[BARE] = (200, "text/html", BARE_PAGE.format(pyodide=pyodide).encode())
    site.answers[pyodide.replace("pyodide.mjs", "pyodide-lock.json")] = (200, "application/json", lock)


def visit(context: BrowserContext, url: str, measure: Callable[[Page], float], script: str = "") -> float:
    page = context.new_page()
    page.add_init_script(NOTE_BOARD + script)
    page.goto(url)
    page.locator("html[data-playable]").wait_for(state="attached", timeout=60_000)
    measured = measure(page)
    page.close()
    return measured


def playable(page: Page) -> float:
    return page.evaluate("performance.getEntriesByName('playable')[0].startTime")


def painted(page: Page) -> float:
    return page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
