"""Whole games of Agros in the browser, by mouse and by keyboard, at desk and phone size."""

import json
import re

import pytest
from playwright.sync_api import Page, expect
from pygame_core.record import Record
from web.conftest import ready

SETUP = ("c3", "f3", "d5", "f6", "c6", "e4")
GAME = ("c3 c4", "f3 f2", "c4 c2", "f2 d4", "c2 c4", "d4 d2", "c6 c7")  # five harvests and two sowings


@pytest.fixture
def open_as(browser, browser_context_args, watch):
    """`open_as("#/", color_scheme="dark")`: the site in another browser profile."""
    contexts = []

    def opened(route: str, **profile) -> Page:
        contexts.append(browser.new_context(**{**browser_context_args, **profile}))
        watch.over(contexts[-1])
        page = contexts[-1].new_page()
        page.goto(route)
        ready(page)
        return page

    yield opened
    for context in contexts:
        context.close()


def cell(page: Page, name: str):
    return page.locator(f'[data-board] [data-pick="{name}"]')


def set_up(page: Page, **seats: str) -> None:
    """Fill in the set-up sheet for a small game and start it."""
    page.locator('label:has(input[name=board][value="8"])').click()
    page.locator('label:has(input[name=farmers][value="3"])').click()
    for name, kind in seats.items():
        page.locator(f"#{name}").select_option(kind)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#board")).to_be_visible()


def moves(page: Page) -> list[str]:
    """The moves kept in localStorage for the game on the table."""
    id = page.url.rpartition("/")[2]
    kept = page.evaluate("id => localStorage.getItem('agora:1:save:' + id)", id)
    return json.loads(kept)["moves"]


def played(page: Page, *expected: str) -> None:
    expect(page.locator(".entry")).to_have_count(len(expected))
    assert moves(page) == list(expected)


def state(page: Page):
    """Replay what is kept: the browser and CPython must agree."""
    id = page.url.rpartition("/")[2]
    return Record.loads(page.evaluate("id => localStorage.getItem('agora:1:save:' + id)", id)).replay()


def test_a_whole_game_by_mouse(open_page):
    page = open_page("#/")
    page.get_by_role("link", name="Agros").click()
    set_up(page, seat1="human")
    for name in SETUP:
        cell(page, name).click()
    played(page, *SETUP)
    for move in GAME:
        origin, dest = move.split()
        cell(page, origin).click()
        expect(cell(page, origin)).to_have_attribute("aria-selected", "true")
        cell(page, dest).hover()
        expect(page.locator(".preview")).to_be_visible()
        cell(page, dest).click()
    played(page, *SETUP, *GAME)
    page.get_by_role("button", name="Pass", exact=True).click()
    page.get_by_role("button", name="Pass", exact=True).click()
    over = state(page)
    assert over.outcome() is not None
    expect(page.locator("#score")).to_be_visible()
    expect(page.locator("#say")).to_contain_text("Winner:" if over.outcome().winners else "draw")
    line = page.locator("#score tbody tr").first
    line.hover()
    expect(line).to_have_class(re.compile("on"))
    page.get_by_role("link", name="Shelf").click()
    expect(page.locator(".finished summary")).to_contain_text("1 finished game")
    expect(page.locator(".ci")).to_have_count(0)


def walk(page: Page, to: str) -> None:
    """Arrow keys from the focused cell to another."""
    here = page.evaluate("document.activeElement.dataset.pick")
    for key, count in (("ArrowRight", ord(to[0]) - ord(here[0])), ("ArrowUp", int(to[1:]) - int(here[1:]))):
        opposite = {"ArrowRight": "ArrowLeft", "ArrowUp": "ArrowDown"}[key]
        for _ in range(abs(count)):
            page.keyboard.press(key if count > 0 else opposite)
    expect(cell(page, to)).to_be_focused()


def test_a_whole_game_by_keyboard_alone(open_page):
    page = open_page("#/agros/new")
    page.keyboard.press("Tab")
    for name, value in (("board", "8"), ("farmers", "3")):
        page.locator(f"input[name={name}][checked]").focus()
        for _ in range(5):
            if page.locator(f'input[name={name}][value="{value}"]').is_checked():
                break
            page.keyboard.press("ArrowLeft")
    page.locator("#seat1").focus()
    page.keyboard.press("Home")  # "A person" stands first
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Start the game").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#board")).to_be_visible()
    for _ in range(30):  # Tab until the board has the focus: it is one tab stop
        if page.evaluate("Boolean(document.activeElement.dataset.pick)"):
            break
        page.keyboard.press("Tab")
    for name in SETUP:
        walk(page, name)
        page.keyboard.press("Enter")
    played(page, *SETUP)
    walk(page, "c3")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator("[aria-selected=true]")).to_have_count(0)
    for move in GAME:
        for name in move.split():
            walk(page, name)
            page.keyboard.press("Space")
        expect(cell(page, move.split()[1])).to_be_focused()  # redrawing does not lose the focus
    played(page, *SETUP, *GAME)
    page.keyboard.press("Control+z")
    expect(page.locator(".entry")).to_have_count(len(SETUP) + len(GAME) - 1)
    page.keyboard.press("Control+Shift+z")
    expect(page.locator(".entry")).to_have_count(len(SETUP) + len(GAME))
    for _ in range(2):
        page.get_by_role("button", name="Pass", exact=True).focus()
        page.keyboard.press("Enter")
    expect(page.locator("#score")).to_be_visible()
    assert state(page).outcome() is not None


def test_next_and_previous_target_keys_visit_what_can_be_chosen(open_page):
    page = open_page("#/agros/new")
    set_up(page, seat1="human")
    for name in SETUP:
        cell(page, name).click()
    cell(page, "c3").click()
    page.keyboard.press("n")
    first = page.evaluate("document.activeElement.dataset.pick")
    assert page.locator(f'[data-pick="{first}"][data-open]').count() == 1
    page.keyboard.press("n")
    page.keyboard.press("b")
    assert page.evaluate("document.activeElement.dataset.pick") == first


def test_every_cell_has_a_spoken_name_and_the_board_one_tab_stop(open_page):
    page = open_page("#/agros/new")
    set_up(page, seat1="human")
    names = page.locator("[data-board] [data-pick]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert len(names) == len(set(names)) == 64 and all(names)
    assert page.locator('[data-board] [data-pick][tabindex="0"]').count() == 1


def test_reload_in_the_middle_resumes_exactly_and_games_do_not_disturb_each_other(open_page, page):
    open_page("#/agros/new")
    set_up(page, seat1="human")
    for name in SETUP:
        cell(page, name).click()
    cell(page, "c3").click()
    cell(page, "c4").click()
    played(page, *SETUP, "c3 c4")
    first, position = page.url, state(page).position()
    picture = page.locator("#board svg").first.evaluate("board => board.querySelectorAll('[data-at]').length")
    page.goto("#/agros/new")
    set_up(page, seat1="human")
    cell(page, "a1").click()
    played(page, "a1")
    page.goto(first)
    page.reload()
    expect(page.locator(".entry")).to_have_count(7)
    assert state(page).position() == position
    assert page.locator("#board [data-at]").count() == picture
    cell(page, "f3").click()
    cell(page, "f2").click()
    played(page, *SETUP, "c3 c4", "f3 f2")
    page.goto("#/")
    expect(page.locator(".ci")).to_have_count(2)


def test_a_bot_answers_from_its_worker_and_undo_takes_back_both(open_page):
    page = open_page("#/agros/new")
    set_up(page, seat1="greedy")
    cell(page, "c3").click()
    expect(page.locator(".entry")).to_have_count(3, timeout=20_000)
    expect(page.locator("#say")).to_contain_text("Your move")
    assert len(page.workers) == 1
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".entry")).to_have_count(0)
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(".entry")).to_have_count(3)


def test_where_no_worker_can_be_had_the_bot_thinks_on_the_page(page, open_page):
    page.add_init_script("globalThis.Worker = class { constructor() { throw new Error('no workers') } }")
    open_page("#/agros/new")
    set_up(page, seat1="greedy")
    cell(page, "c3").click()
    expect(page.locator(".entry")).to_have_count(3, timeout=20_000)


def test_a_piece_can_be_dragged(open_page):
    page = open_page("#/agros/new")
    set_up(page, seat1="human")
    for name in SETUP:
        cell(page, name).click()
    start, end = cell(page, "c3").bounding_box(), cell(page, "c4").bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 10, end["y"] + 10, steps=6)
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)
    played(page, *SETUP, "c3 c4")


def test_a_refusal_says_why_and_opens_its_rule(open_page):
    page = open_page("#/agros/new")
    set_up(page, seat1="human")
    for name in SETUP:
        cell(page, name).click()
    cell(page, "c3").click()
    cell(page, "c7").click(force=True)
    expect(page.locator("#prompt .why")).to_be_visible()
    page.locator("#prompt .why button").click()
    expect(page.locator("dialog #rule-wrong-distance")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    played(page, *SETUP)


def test_a_phone_shows_board_prompt_and_tools_without_sideways_scrolling(open_as):
    page = open_as("#/agros/new", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    set_up(page, seat1="greedy")
    cell(page, "c3").tap()
    page.get_by_role("button", name="Confirm").tap()  # with a finger, moves wait for a yes
    expect(page.locator(".entry")).to_have_count(3, timeout=20_000)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for part in ("#board", "#say", "#tool-undo"):
        expect(page.locator(part)).to_be_in_viewport()
    assert page.locator("#board svg").bounding_box()["width"] > 360


def test_a_record_that_cannot_be_read_is_kept_for_copying(open_page):
    page = open_page("#/")
    page.get_by_role("button", name="Open a record").click()
    page.locator("#open-words").fill('{"format": 99}')
    page.get_by_role("button", name="Read it").click()
    expect(page.locator("dialog .why")).to_contain_text("format")
    expect(page.locator("#open-words")).to_have_value('{"format": 99}')
    assert page.evaluate("Object.keys(localStorage).filter(key => key.includes(':save:')).length") == 0


def test_a_link_opens_as_a_new_game(open_page):
    record = Record("agros", rules=1, players=2, options={"board": 8, "farmers": 3}, moves=[*SETUP, *GAME], names=["<b>Ada</b>", "Bo"])
    page = open_page("#r=" + record.link())
    page.get_by_role("button", name="Put it on my shelf").click()
    played(page, *SETUP, *GAME)
    expect(page.locator("#seat-0")).to_contain_text("<b>Ada</b>")


def test_blocked_storage_is_said_and_the_game_goes_on(page, open_page):
    page.add_init_script("Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError') } })")
    open_page("#/agros/new")
    set_up(page, seat1="human")
    cell(page, "c3").click()
    expect(page.locator("#unkept")).to_be_visible()
    expect(page.locator(".entry")).to_have_count(1)
