"""What a table does that only a browser can show. (What needs none is in tests/interface.)"""

import json
import re
import struct
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pygame_core.record import Record
from web.at_table import LONG, PLAYED, SETUP, agros, cell, dialog, go, has_moves, kept, lay_tiny, saves, sit, tiny, tool
from web.conftest import ready

CRASH_ONCE = """
const Real = Worker;
let crashed = false;
globalThis.Worker = class extends Real {
  constructor(...given) {
    super(...given);
    globalThis.started = (globalThis.started ?? 0) + 1;
    if (crashed) return;
    crashed = true;
    setTimeout(() => { this.terminate(); this.onerror(new ErrorEvent("error", { message: "killed" })); });
  }
};"""


def frames(page: Page) -> None:
    """Let the browser paint."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


# --- taking back ------------------------------------------------------------------------------------------


def test_a_long_press_on_undo_takes_back_the_whole_turn_and_later_clicks_work_again(desk: Page) -> None:
    sit(desk, agros(*SETUP[:5]))
    tool(desk, "undo").hover()
    desk.mouse.down()
    has_moves(desk, 3)
    desk.mouse.up()
    frames(desk)
    has_moves(desk, 3)  # the click at the end of the press was no second undo
    desk.evaluate("() => new Promise(done => setTimeout(done, 100))")
    tool(desk, "redo").click()
    has_moves(desk, 4)
    desk.evaluate("() => new Promise(done => setTimeout(done, 100))")
    tool(desk, "undo").click()
    has_moves(desk, 3)


def test_shift_and_undo_take_back_the_whole_turn(desk: Page) -> None:
    sit(desk, agros(*SETUP[:5]))
    tool(desk, "undo").click(modifiers=["Shift"])
    has_moves(desk, 3)
    desk.keyboard.press("Shift+U")
    has_moves(desk, 1)
    desk.keyboard.press("Control+Shift+Z")
    has_moves(desk, 2)
    desk.keyboard.press("u")
    has_moves(desk, 1)


def test_taking_back_something_revealed_asks_first(desk: Page) -> None:
    lay_tiny(desk)
    id = sit(desk, tiny("A/swap/3/c3=x0-/bb,bss/ssb", ("human", "remote"), "h1"))
    desk.keyboard.press("u")
    dialog(desk, "ask").get_by_role("button", name="Take back").click()
    has_moves(desk, 0)
    assert kept(desk, id)["taken_back"] == [{"at": 0, "moves": ["h1"]}]


# --- looking back -----------------------------------------------------------------------------------------


def test_a_log_line_shows_its_position_under_a_banner_and_the_slider_obeys_keys(desk: Page) -> None:
    sit(desk, agros(*PLAYED))
    desk.locator(".entry").nth(6).click()
    expect(desk.locator("#past .banner")).to_contain_text("after move 7 of 13")
    expect(desk.locator("#board")).to_have_class(re.compile("past"))
    expect(desk.locator('#board [data-at="c4"]')).to_have_count(1)
    slider = desk.locator("#replay-at")
    slider.focus()
    desk.keyboard.press("ArrowLeft")
    expect(desk.locator("#past .banner")).to_contain_text("after move 6 of 13")
    expect(slider).to_be_focused()
    desk.keyboard.press("Home")
    expect(desk.locator("#past .banner")).to_contain_text("after move 0 of 13")
    expect(desk.locator("#board [data-at]")).to_have_count(0)
    desk.locator("#live").click()
    expect(desk.locator("#past")).to_have_count(0)


def test_keys_step_through_the_game(desk: Page) -> None:
    sit(desk, agros(*PLAYED))
    desk.keyboard.press(",")
    desk.keyboard.press(",")
    expect(desk.locator("#past .banner")).to_contain_text("after move 11 of 13")
    desk.keyboard.press(".")
    expect(desk.locator("#past .banner")).to_contain_text("after move 12 of 13")
    desk.keyboard.press("Escape")
    expect(desk.locator("#past")).to_have_count(0)


def test_a_replay_runs_by_itself_and_can_be_paused(desk: Page) -> None:
    sit(desk, agros(*SETUP))
    desk.locator(".entry").nth(3).click()
    desk.locator("#run").click()
    expect(desk.locator("#run")).to_contain_text("Pause")
    expect(desk.locator("#past .banner")).to_contain_text("after move 6 of 6", timeout=LONG)
    expect(desk.locator("#run")).to_contain_text("Run")
    paused = desk.evaluate("""() => {
      for (const time of "12") document.querySelector("#run").click();
      return [document.querySelector("#run").innerText, document.querySelector("#past .banner").innerText];
    }""")
    assert "Run" in paused[0] and "after move 0 of 6" in paused[1]


def test_playing_on_from_a_past_position_is_a_new_save(desk: Page) -> None:
    id = sit(desk, agros(*PLAYED))
    desk.locator(".entry").nth(6).click()
    desk.locator("#branch").click()
    has_moves(desk, 7)
    cell(desk, "f3").click()
    cell(desk, "f4").click()
    has_moves(desk, 8)
    branch = desk.url.rpartition("/")[2]
    assert {id, branch} == set(saves(desk))
    assert kept(desk, id)["moves"] == list(PLAYED) and kept(desk, branch)["moves"] == [*PLAYED[:7], "f3 f4"]


# --- motion -----------------------------------------------------------------------------------------------

MOVE_AND_COUNT = """([origin, dest, next]) => {
  const click = name => document.querySelector(`[data-board] [data-pick="${name}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  click(origin);
  click(dest);
  const moving = document.getAnimations().filter(motion => motion.effect.target.closest("#board"));
  const found = moving.map(motion => [motion.effect.target.dataset.at, motion.effect.getTiming().duration, motion.playState]);
  click(next);
  return [found, moving.map(motion => motion.playState)];
}"""


def test_a_move_is_animated_and_the_next_touch_ends_the_animation(desk: Page) -> None:
    desk.emulate_media(reduced_motion="no-preference")
    sit(desk, agros(*SETUP))
    (motion,), after = desk.evaluate(MOVE_AND_COUNT, ["c3", "c4", "f3"])
    assert motion[0] == "c4" and 120 <= motion[1] <= 220 and motion[2] == "running"
    assert after == ["idle"]


def test_with_reduced_motion_nothing_moves(desk: Page) -> None:
    sit(desk, agros(*SETUP))
    assert desk.evaluate(MOVE_AND_COUNT, ["c3", "c4", "f3"]) == [[], []]
    has_moves(desk, 7)


# --- bots and hints ---------------------------------------------------------------------------------------


def test_a_hint_comes_from_the_worker_and_can_be_played(desk: Page) -> None:
    sit(desk, agros(*SETUP))
    tool(desk, "hint").click()
    hint = desk.locator("#hint")
    expect(hint).to_contain_text("Expected gain", timeout=LONG)
    assert len(desk.workers) == 1
    origin, dest = re.search(r"Hint: (\w+) (\w+)", hint.inner_text()).groups()
    expect(cell(desk, origin)).to_have_attribute("aria-selected", "true")
    expect(cell(desk, dest)).to_have_attribute("data-open", "1")
    hint.get_by_role("button").click()
    has_moves(desk, 7)
    assert kept(desk, desk.url.rpartition("/")[2])["moves"][-1] == f"{origin} {dest}"


def test_a_hint_can_be_called_off_at_once(desk: Page) -> None:
    sit(desk, agros(*SETUP))
    asked = desk.evaluate("""() => {
      document.querySelector("#tool-hint").click();
      const ring = document.querySelector("[role=progressbar]"), said = document.querySelector("#say").innerText;
      document.querySelector(".thought button").click();
      return [Boolean(ring), said, document.querySelectorAll("[role=progressbar]").length];
    }""")
    assert asked[0] and "Looking for a good move…" in asked[1] and not asked[2]
    cell(desk, "c3").click()
    cell(desk, "c4").click()
    has_moves(desk, 7)
    expect(desk.locator("#hint")).to_have_count(0)


def test_while_a_bot_thinks_the_page_answers(desk: Page) -> None:
    sit(desk, agros(*SETUP, seats=("human", "greedy")))
    said = desk.evaluate("""() => {
      for (const name of ["c3", "c4"]) document.querySelector(`[data-board] [data-pick="${name}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
      const thinking = document.querySelector("#say").innerText;
      document.querySelector("#tool-score").click();
      return [thinking, Boolean(document.querySelector("[role=progressbar]")), Boolean(document.querySelector("#score"))];
    }""")
    assert "Bo is thinking" in said[0] and said[1:] == [True, True]
    expect(desk.locator("#say")).to_contain_text("Your move", timeout=LONG)


def test_a_crashed_worker_is_started_again_and_not_a_word_is_lost(page: Page, open_page) -> None:
    page.add_init_script(CRASH_ONCE)
    open_page("#/")
    id = sit(page, agros(*SETUP, seats=("human", "greedy")))
    cell(page, "c3").click()
    cell(page, "c4").click()
    has_moves(page, 8)
    assert page.evaluate("started") == 2 and kept(page, id)["moves"][:7] == [*SETUP, "c3 c4"]


# --- keeping and sharing ----------------------------------------------------------------------------------


def test_a_link_brings_the_whole_game_to_another_browser(desk: Page, another_context) -> None:
    sit(desk, agros(*PLAYED))
    tool(desk, "menu").click()
    dialog(desk, "menu").get_by_role("button", name="Copy a link").click()
    expect(desk.locator("#notice")).to_contain_text("Copied.")
    link = desk.evaluate("navigator.clipboard.readText()")
    there = another_context().new_page()
    there.goto(link)
    ready(there)
    expect(there.locator(".found")).to_contain_text("Agros, Ada, Bo: 13 moves.")
    assert saves(there) == []
    there.get_by_role("button", name="Put it on my shelf").click()
    has_moves(there, 13)
    assert kept(there, *saves(there))["moves"] == list(PLAYED)


def test_the_record_is_copied_as_text(desk: Page) -> None:
    sit(desk, agros(*PLAYED))
    tool(desk, "menu").click()
    dialog(desk, "menu").get_by_role("button", name="Copy the record").click()
    expect(desk.locator("#notice")).to_be_visible()
    assert Record.loads(desk.evaluate("navigator.clipboard.readText()")).moves == list(PLAYED)


def downloaded(page: Page, button: str) -> Path:
    tool(page, "menu").click()
    with page.expect_download() as download:
        dialog(page, "menu").get_by_role("button", name=button).click()
    return download.value


def test_file_and_pictures_are_valid(desk: Page) -> None:
    id = sit(desk, agros(*PLAYED))
    record = downloaded(desk, "Save as file")
    assert record.suggested_filename == f"agora-agros-{id}.json"
    assert Record.loads(record.path().read_text("utf-8")).moves == list(PLAYED)
    drawing = ET.fromstring(downloaded(desk, "Picture as SVG").path().read_text("utf-8"))
    assert drawing.tag == "{http://www.w3.org/2000/svg}svg" and len(list(drawing.iter())) > 50
    bitmap = downloaded(desk, "Picture as PNG").path().read_bytes()
    assert bitmap[:8] == b"\x89PNG\r\n\x1a\n" and len(bitmap) > 10_000
    assert struct.unpack(">II", bitmap[16:24]) == (2 * float(drawing.get("width")), 2 * float(drawing.get("height")))


def test_all_games_leave_as_one_file_and_come_back(desk: Page) -> None:
    sit(desk, agros(*PLAYED))
    sit(desk, agros(*SETUP))
    go(desk, "#/")
    with desk.expect_download() as download:
        desk.get_by_role("button", name="Save all games as a file").click()
    desk.evaluate("localStorage.clear()")
    desk.locator("[data-act=open]").click()
    desk.locator("input[type=file]").set_input_files(download.value.path())
    expect(desk.locator(".found")).to_have_count(2)
    desk.get_by_role("button", name="Put 2 games on my shelf").click()
    expect(desk.locator(".ci")).to_have_count(2)
    assert sorted(len(kept(desk, id)["moves"]) for id in saves(desk)) == [6, 13]


def test_two_tabs_on_one_game_follow_each_other(desk: Page, watch) -> None:
    id = sit(desk, agros(*SETUP))
    other = desk.context.new_page()
    other.goto(f"#/agros/{id}")
    ready(other)
    for page, follower, move, length in ((other, desk, "c3 c4", 7), (desk, other, "f3 f2", 8)):
        for name in move.split():
            cell(page, name).click()
        has_moves(follower, length)
        expect(follower.locator("#notice")).to_contain_text("another tab")
        expect(follower.locator(f'#board [data-at="{move.split()[1]}"]')).to_have_count(1)
    other.close()
    assert kept(desk, id)["moves"] == [*SETUP, "c3 c4", "f3 f2"]


def test_statistics_follow_from_a_finished_game_and_can_be_erased(desk: Page) -> None:
    sit(desk, agros(*PLAYED, seats=("human", "human")))
    for _ in range(2):
        desk.locator("#say-pass").click()
    expect(desk.locator("#score")).to_be_visible()
    desk.get_by_role("link", name="Shelf").click()
    desk.get_by_role("button", name="Statistics").click()
    row = dialog(desk, "stats").locator("tbody tr")
    expect(row).to_have_count(1)
    assert row.locator("td").all_inner_texts()[:2] == ["People here", "1"] and row.locator("td").last.inner_text() == "15"
    dialog(desk, "stats").get_by_role("button", name="Erase").click()
    expect(row).to_have_count(0)


# --- settings ---------------------------------------------------------------------------------------------


def test_settings_and_language_survive_a_reload_and_are_there_before_python(open_page) -> None:
    page = open_page("#/")
    page.get_by_role("button", name="Settings").click()
    for name, value in {"theme": "dark", "palette": "patterns", "size": "125", "log": "sentences", "motion": "off", "lang": "ru"}.items():
        page.locator(f'#settings-form label:has(input[name={name}][value="{value}"])').click()
        expect(page.locator(f"#settings-form input[name={name}][value='{value}']")).to_be_checked()
    wanted = {"theme": "dark", "palette": "patterns", "size": "125", "motion": "off"}
    assert page.evaluate("({...document.documentElement.dataset})").items() >= wanted.items()
    page.keyboard.press("Escape")
    page.reload(wait_until="commit")
    page.locator("#app").wait_for()
    assert page.evaluate("({...document.documentElement.dataset})").items() >= wanted.items(), "before Python runs"
    ready(page)
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("h1")).to_have_text("Агора")
    sit(page, agros(*SETUP))
    expect(page.locator(".turns li")).to_have_count(4)
    assert page.locator("#board svg").first.evaluate("board => getComputedStyle(board).filter") == "grayscale(1)"
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20px"


# --- zoom -------------------------------------------------------------------------------------------------


def width(page: Page) -> float:
    return page.locator("#board > svg").bounding_box()["width"]


def test_the_board_is_zoomed_by_keys_wheel_and_fingers_and_fits_again(desk: Page) -> None:
    sit(desk, agros(*PLAYED))
    fit = width(desk)
    desk.keyboard.press("+")
    assert width(desk) == pytest.approx(1.25 * fit, rel=0.02)
    desk.keyboard.press("-")
    assert width(desk) == pytest.approx(fit, rel=0.02)
    cell(desk, "c4").hover()
    desk.keyboard.down("Control")
    desk.mouse.wheel(0, -300)
    desk.keyboard.up("Control")
    expect(desk.locator("html")).to_have_class(re.compile("zoomed"))
    assert width(desk) > 2 * fit and desk.evaluate("document.documentElement.scrollWidth") <= 1280
    assert desk.locator("#board > svg").evaluate("board => getComputedStyle(board).transform") == "none"  # laid out, so sharp
    desk.get_by_role("button", name="Fit").click()
    assert width(desk) == pytest.approx(fit, rel=0.02)
    pinch(desk)
    assert width(desk) > 1.5 * fit
    desk.keyboard.press("0")
    assert width(desk) == pytest.approx(fit, rel=0.02)


def pinch(page: Page) -> None:
    """Two fingers on the board move apart."""
    box = page.locator("#board").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    client = page.context.new_cdp_session(page)
    for kind, far in (("touchStart", 60), ("touchMove", 90), ("touchMove", 140)):
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x - far, "y": y, "id": 1}, {"x": x + far, "y": y, "id": 2}]})
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    client.detach()


# --- hidden hands, turning, sets --------------------------------------------------------------------------


def test_hands_are_behind_a_curtain_between_two_people(desk: Page) -> None:
    lay_tiny(desk)
    sit(desk, tiny("A/lay/3/c3=x0-/bbb,sss/bsbs"))
    expect(desk.locator("#curtain")).to_contain_text("Hand the device to Ada")
    desk.get_by_role("button", name="I am Ada").click()
    cell(desk, "h1").click()
    cell(desk, "c4").click()
    desk.get_by_role("button", name="Keep all").click()
    expect(desk.locator("#curtain")).to_contain_text("Hand the device to Bo")
    source = desk.locator("#app").inner_html()
    assert not re.search(r"data-pick|a bend|a straight|data-at", source)
    desk.get_by_role("button", name="I am Bo").click()
    source = desk.locator("#app").inner_html()
    assert "Tile 1: a straight path." in source and "Tile 1: a bend." not in source


def test_a_piece_is_turned_by_key_and_wheel_before_it_is_put_down(desk: Page) -> None:
    lay_tiny(desk)
    id = sit(desk, tiny("A/lay/3/c3=x0-/bbb,sss/bsbs", ("human", "remote")))
    cell(desk, "h1").click()
    cell(desk, "c4").hover()
    desk.keyboard.press("r")
    turned = desk.locator("[data-turn]")
    first = turned.get_attribute("data-turn")
    desk.keyboard.press("r")
    expect(turned).not_to_have_attribute("data-turn", first)
    desk.mouse.wheel(0, -120)
    expect(turned).to_have_attribute("data-turn", first)
    cell(desk, "c4").click()
    has_moves(desk, 1)
    assert kept(desk, id)["moves"] == [f"h1 c4 r{first}"]


def test_a_set_is_chosen_by_keyboard_alone(desk: Page) -> None:
    lay_tiny(desk)
    id = sit(desk, tiny("A/swap/3/c3=x0-/bb,bss/ssb", ("human", "remote")))
    cell(desk, "h1").focus()
    desk.keyboard.press("Enter")
    desk.keyboard.press("ArrowRight")
    expect(cell(desk, "h2")).to_be_focused()
    desk.keyboard.press("Space")
    expect(desk.locator("[aria-selected=true]")).to_have_count(2)
    desk.get_by_role("button", name="Confirm").press("Enter")
    has_moves(desk, 1)
    assert kept(desk, id)["moves"] == ["h1+h2"]
