"""A telephone held sideways: the whole table is in sight, and nothing of it moves but what scrolls in the column."""

import pytest
from playwright.sync_api import Page, expect
from pygame_core import load
from pygame_core.game import games
from pygame_core.record import Record
from web.at_table import PLAYED, agros, cell, sit, tool

LOW = {"width": 844, "height": 390}
PLACES = """() => {
  const page = document.documentElement;
  return { scrolls: page.scrollHeight > innerHeight || page.scrollWidth > innerWidth, boxes: ["#panel", "#board", "#prompt", "#past", "#tabs", ".tools"].map(name => {
    const box = document.querySelector(name)?.getBoundingClientRect();
    return box && [name.slice(1), box.left, box.top, box.right, box.bottom];
  }).filter(Boolean) };
}"""

LEAST = """() => Math.min(...[...document.querySelectorAll(".board text, .hand text")].filter(one => one.textContent.trim())
  .map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a))"""


def places(page: Page) -> dict[str, list[float]]:
    """Where the parts of the table lie: all within the window, none over another, none scrolled away."""
    found = page.evaluate(PLACES)
    assert not found["scrolls"]
    boxes = {name: box for name, *box in found["boxes"]}
    if "panel" in boxes:  # a board in tabs scrolls within it
        boxes["board"] = boxes.pop("panel")
    width, height = page.viewport_size.values()
    for name, (left, top, right, bottom) in boxes.items():
        assert left >= 0 and top >= 0 and right <= width + 0.5 and bottom <= height + 0.5, name
        for other, (left2, top2, right2, bottom2) in boxes.items():
            assert name == other or left >= right2 - 1 or left2 >= right - 1 or top >= bottom2 - 1 or top2 >= bottom - 1, (name, other)
    return boxes


@pytest.mark.parametrize("game", [game.name for game in games()])
def test_the_whole_table_is_in_sight(desk: Page, game: str) -> None:
    players = load(game).seats[0]
    record = Record.new(load(game), players, 5, seats=["human", *["remote"] * (players - 1)])
    for width, height in ((844, 390), (667, 375)):
        desk.set_viewport_size({"width": width, "height": height})
        sit(desk, record.data())
        seen = places(desk)
        left, top, right, bottom = seen["board"]
        assert (bottom - top) > 0.8 * height or (right - left) > 0.45 * width
        assert {"prompt", "tools"} < set(seen)
        words = desk.locator(".tools span").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
        assert len(words) == 6 and min(words) > 15, "icons with names"
        assert desk.evaluate(LEAST) > 10.9, "words on the board can be read"
        tool(desk, "score").click()
        expect(desk.locator("#score")).to_be_in_viewport(ratio=0.9)
        assert places(desk)["board"] == seen["board"]


def test_the_board_stays_where_it_is_whatever_the_prompt_says(desk: Page) -> None:
    desk.set_viewport_size(LOW)
    sit(desk, agros(*PLAYED))
    board = places(desk)["board"]
    cell(desk, "d2").click()
    assert places(desk)["board"] == board
    cell(desk, "h8").click(force=True)
    expect(desk.locator(".why")).to_be_visible()
    assert places(desk)["board"] == board
    desk.keyboard.press("Escape")
    desk.keyboard.press("Escape")
    desk.locator(".entry").first.click()
    expect(desk.locator("#live")).to_be_in_viewport(ratio=1)
    assert places(desk)["board"] == board


def test_turning_the_device_keeps_what_was_begun(desk: Page) -> None:
    desk.set_viewport_size({"width": 390, "height": 844})
    sit(desk, agros(*PLAYED))
    cell(desk, "d2").click()
    for width, height in ((844, 390), (390, 844), (844, 390)):
        desk.set_viewport_size({"width": width, "height": height})
        expect(cell(desk, "d2")).to_have_attribute("aria-selected", "true")
        expect(desk.locator("#let-go")).to_be_in_viewport(ratio=1)
    record = Record.new(load("agricola"), 1, 5, seats=["human"])
    sit(desk, record.data())
    tabs = desk.locator("#tabs [role=tab]")
    expect(tabs).to_have_count(3)
    tabs.nth(1).click()
    desk.set_viewport_size({"width": 390, "height": 844})
    expect(tabs).to_have_count(4)
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
