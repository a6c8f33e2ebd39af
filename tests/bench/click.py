"""How soon a click is painted, against what the browser alone needs to set and paint the same board: same page, turn by turn.

For every game, in the middle of a random game of its default size: the 95th percentile, over at least forty clicks on
what can be chosen, of the time from the pointer event to the second frame after it, divided by the median time to
set the board's SVG in a fresh element and paint it. The same clicks are made in several rounds and each counts with
its best time, for busy machines. Prints <game>_click_ratio, and click_ratio: the largest.
"""

import sys
from random import Random
from statistics import median, quantiles

from make import site as making
from make.browser import FLAGS, find_browser
from playwright.sync_api import Page, sync_playwright
from pygame_core.game import Game, games
from pygame_core.record import Record
from pygame_core.table import Table
from web.at_table import sit
from web.server import TestSite

CLICKS = 48
ROUNDS = 3
WATCH = """() => {
  globalThis.times = [];
  addEventListener("click", event => requestAnimationFrame(() => requestAnimationFrame(() => times.push(performance.now() - event.timeStamp))), true);
}"""
# Somewhere to click: something that can be chosen, by lot, or a button that stands for it.
TARGET = """lot => {
  const curtain = document.querySelector("[data-act=open_curtain]");
  const drawn = [...document.querySelectorAll("[data-board] [data-open]")], said = [...document.querySelectorAll("[data-act=say], #yes")];
  const choices = curtain ? [curtain] : drawn.length ? drawn : said;
  if (!choices.length) return null;
  const chosen = choices[Math.floor(lot * choices.length)];
  chosen.scrollIntoView({ block: "nearest" });
  const box = chosen.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, counts: !curtain };
}"""
PAINTED = "count => times.length >= count"
# What the browser alone needs for the same board.
ALONE = """async () => {
  const board = document.querySelector("#board"), text = board.innerHTML, box = board.getBoundingClientRect();
  const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  await frames();
  const begun = performance.now(), twin = document.createElement("div");
  twin.style.cssText = `position:fixed;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
  twin.innerHTML = text;
  document.body.append(twin);
  await frames();
  const time = performance.now() - begun;
  twin.remove();
  await frames();
  return time;
}"""


def middle(game: Game) -> dict:
    """Half of a random game between people."""
    table, rng = Table(Record.new(game, seed=5, names=[], seats=[])), Random(5)
    while moves := table.state.moves():
        table.play(moves[int(rng.random() * len(moves))])
    table.undo(table.length // 2)
    return table.record.data()


def measure(page: Page, game: Game) -> float:
    record = middle(game)
    rounds = [clicked(page, record) for _ in range(ROUNDS)]
    best = [min(times) for times in zip(*(clicks for clicks, _ in rounds))]
    alone, slow = median(time for _, times in rounds for time in times), quantiles(best, n=20)[-1]
    print(f"{game.name}: {slow:.0f} ms ÷ {alone:.0f} ms (median click {median(best):.0f} ms)", file=sys.stderr)
    return slow / alone


def clicked(page: Page, record: dict) -> tuple[list[float], list[float]]:
    """The times of many clicks from the record's position on, and between them of the browser alone."""
    rng, counted, alone = Random(7), [], []
    sit(page, record)
    page.evaluate("times.length = 0")
    while len(counted) < CLICKS:
        target = page.evaluate(TARGET, rng.random())
        if target is None:  # the game is over
            sit(page, record)
            continue
        if target["counts"]:
            alone.append(page.evaluate(ALONE))
        before = page.evaluate("times.length")
        page.mouse.click(target["x"], target["y"])
        page.wait_for_function(PAINTED, arg=before + 1)
        if target["counts"]:
            counted.append(page.evaluate("times.at(-1)"))
    return counted, alone


def main() -> None:
    site = TestSite(making.build())
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=str(find_browser()), args=FLAGS)
        context = browser.new_context(base_url=site.url, viewport={"width": 1280, "height": 800}, reduced_motion="reduce",
                                      service_workers="block")  # which would fetch the whole site meanwhile
        page = context.new_page()
        page.goto("#/")
        page.locator('html[data-boot="ready"]').wait_for(state="attached", timeout=60_000)
        page.evaluate(WATCH)
        ratios = {game.name: measure(page, game) for game in games()}
        browser.close()
    site.stop()
    for name, ratio in ratios.items():
        print(f"{name}_click_ratio={ratio:.2f}")
    print(f"click_ratio={max(ratios.values()):.2f}")


if __name__ == "__main__":
    main()
