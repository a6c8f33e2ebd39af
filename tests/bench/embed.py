"""How soon a demo in a frame is seen, against a page that only loads Pyodide: same browser, same run, turn by turn.

Prints embed_poster_ratio: first contentful paint of embed.html ÷ Pyodide's first line, both in a profile that has seen
nothing.
"""

import json

from make import site as making
from make.browser import FLAGS, find_browser
from playwright.sync_api import Browser, sync_playwright
from web.server import TestSite

from bench.boot import BARE, BESIDE, add_bare_page, compare, first_visit, painted

ROUNDS = 5
DEMO = "embed.html#agros/sowing?lang=en"


def main() -> None:
    dist = making.build()
    site = TestSite(dist, cache_control="max-age=600")  # as GitHub Pages has it
    add_bare_page(site, dist, json.loads((dist / "build.json").read_text())["files"])
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=str(find_browser()), args=FLAGS)
        ratios = compare(ROUNDS, {"bare": lambda: first_visit(browser, site.origin + BESIDE + BARE),
                                  "embed_poster_ratio": lambda: poster(browser, site.url + DEMO)})
        browser.close()
    site.stop()
    for name, ratio in ratios.items():
        print(f"{name}={ratio:.3f}")


def poster(browser: Browser, url: str) -> float:
    """Milliseconds until the drawn position is painted."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(url)
    page.locator("#board svg").first.wait_for()
    page.wait_for_timeout(200)
    time = painted(page)
    context.close()
    return time
