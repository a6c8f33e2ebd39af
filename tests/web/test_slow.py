"""A slow device: the first board can be used, and no touch is lost, however quickly they follow one another."""

from playwright.sync_api import Page, expect
from web.conftest import ready
from web.server import TestSite

SLOWER = 4  # times
CELLS = ("c3", "f3", "d5", "f6", "c6", "e4")


def test_at_a_quarter_of_the_speed_the_first_board_works_and_no_click_is_dropped(page: Page) -> None:
    page.add_init_script("localStorage.setItem('agora:1:setup:agros', JSON.stringify({ board: '8', farmers: '3', seat1: 'human' }))")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto("#/agros/new?start")
    ready(page)
    expect(page.locator("#board")).to_be_visible(timeout=30_000)
    places = [page.locator(f'[data-board] [data-pick="{cell}"]').bounding_box() for cell in CELLS]
    for place in places:  # without waiting for what the one before does
        page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    expect(page.locator(".entry")).to_have_count(len(CELLS), timeout=30_000)
    for cell, number in zip(CELLS, range(1, 7)):
        expect(page.locator(".entry").nth(number - 1)).to_contain_text(cell)


def test_with_and_without_the_snapshot_it_is_the_same_game(page: Page, another_context, site: TestSite, watch) -> None:
    page.add_init_script("localStorage.setItem('agora:1:setup:agros', JSON.stringify({ board: '8', farmers: '3', seat1: 'human' }))")
    page.goto("#/agros/new?start")
    for number, cell in enumerate(CELLS[:3], 1):
        page.locator(f'[data-board] [data-pick="{cell}"]').click(timeout=60_000)
        expect(page.locator(".entry")).to_have_count(number)
    page.reload()
    ready(page)
    site.answers["memory/*"] = (404, "text/html", b"")
    watch.allow("memory/")
    plain = another_context(storage_state=page.context.storage_state()).new_page()
    plain.goto(page.url)
    ready(plain)
    assert plain.locator("#app").inner_html() == page.locator("#app").inner_html()
