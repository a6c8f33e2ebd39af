"""Whatever comes from outside: one line is said, nothing is lost, nothing is executed."""

import json
import re

import pytest
from playwright.sync_api import Page, expect
from pygame_core.record import Record
from web.at_table import LONG, PLAYED, PREFIX, SETUP, agros, cell, dialog, go, has_moves, kept, put, saves, sit, tool
from web.conftest import Watch
from web.server import TestSite

HOSTILE = ["<script>window.__x = 1</script>", '"><img src=x onerror="window.__x = 1">', "\u202eereht\u200f oB", "x" * 10_000, "{name} %s \\"]


@pytest.fixture(autouse=True)
def nothing_executed(long_page: Page):
    asked = []
    long_page.on("dialog", lambda box: (asked.append(box.message), box.dismiss()))
    yield
    assert not asked and long_page.evaluate("window.__x === undefined && !document.querySelector('#app script, #app img')")


def reading(page: Page, words: str) -> str:
    """Paste something into the sheet for records; what is said of it."""
    page.locator("[data-act=open]").click()
    page.locator("#open-words").fill(words)
    page.locator("#open-form [type=submit]").click()
    expect(dialog(page, "open").locator(".why")).to_be_visible(timeout=LONG)
    return dialog(page, "open").locator(".why").inner_text()


# --- storage ----------------------------------------------------------------------------------------------


def test_in_a_sandboxed_frame_the_game_plays_and_says_that_nothing_is_kept(page: Page, site: TestSite, watch: Watch) -> None:
    watch.allow("The Clipboard API has been blocked")
    site.answers["host.html"] = (200, "text/html", b'<!doctype html><link rel="icon" href="data:,">'
                                 b'<iframe sandbox="allow-scripts" src="index.html#/agros/new" width="1200" height="760"></iframe>')
    page.goto("host.html")
    frame = page.frame_locator("iframe")
    frame.locator('html[data-boot="ready"]').wait_for(state="attached", timeout=60_000)
    frame.locator("#seat1").select_option("greedy")
    frame.get_by_role("button", name="Start the game").click()
    expect(frame.locator("#unkept")).to_contain_text("keeps nothing", timeout=LONG)
    frame.locator('[data-pick="c3"]').click()
    expect(frame.locator(".entry")).to_have_count(3, timeout=LONG)  # the bot thinks on the page: no worker can be had
    frame.locator("#unkept button").click()
    expect(frame.locator("#unkept")).to_have_count(0)
    frame.locator("#tool-undo").click()
    expect(frame.locator(".entry")).to_have_count(0)
    frame.locator("#tool-menu").click()
    frame.get_by_role("button", name="Copy a link").click()  # the clipboard is closed too: the words are shown
    expect(frame.locator("#trouble-text")).to_have_value(re.compile("#r="))


def test_with_full_storage_the_game_goes_on_and_is_kept_again_once_there_is_room(desk: Page) -> None:
    id = sit(desk, agros(*SETUP))
    desk.evaluate("""() => {
      let words = "x".repeat(1 << 20);
      for (let number = 0; words; ) try { localStorage.setItem(`full:${number}`, words); number++; } catch { words = words.slice(words.length / 2 + 1); }
    }""")
    cell(desk, "c3").click()
    cell(desk, "c4").click()
    has_moves(desk, 7)
    expect(desk.locator("#unkept")).to_contain_text("full")
    assert kept(desk, id)["moves"] == list(SETUP), "what was kept is not damaged"
    desk.evaluate("for (const key of Object.keys(localStorage)) if (key.startsWith('full:')) localStorage.removeItem(key)")
    cell(desk, "f3").click()
    cell(desk, "f2").click()
    has_moves(desk, 8)
    expect(desk.locator("#unkept")).to_have_count(0)
    assert kept(desk, id)["moves"] == [*SETUP, "c3 c4", "f3 f2"]


@pytest.mark.parametrize("words, said", [
    ("{", "not JSON"), ("\u0000\uffff", "link"), ('{"format": 7, "game": "agros"}', "newer"), (json.dumps(agros(*SETUP, "a1 a2")), "illegal"),
    (json.dumps({**agros(), "game": "chess"}), "no game"), (json.dumps({**agros(), "rules": 99}), "newer"), (json.dumps({**agros(), "players": 9}), "players")])
def test_a_corrupted_entry_says_why_and_keeps_its_text(desk: Page, words: str, said: str) -> None:
    put(desk, "bad", words)
    put(desk, "good", json.dumps(agros(*SETUP)))
    go(desk, "#/agros/new")
    go(desk, "#/")
    expect(desk.locator(".ci")).to_have_count(2)
    expect(desk.locator("#save-bad")).to_contain_text(said)
    desk.locator("#save-bad").click()
    expect(desk.locator("#trouble-text")).to_be_visible()
    desk.keyboard.press("Escape")
    assert desk.evaluate("key => localStorage.getItem(key)", f"{PREFIX}save:bad") == words
    desk.locator("#save-good").click()
    has_moves(desk, 6)


@pytest.mark.parametrize("key, words", [("settings", "{broken"), ("settings", '{"theme": 7, "lang": "xx"}'), ("stats", "[1]"), ("setup:agros", '"no"')])
def test_corrupted_notes_count_as_none(desk: Page, key: str, words: str) -> None:
    desk.evaluate("([key, words]) => localStorage.setItem(key, words)", [PREFIX + key, words])
    go(desk, "#/agros/new")
    expect(desk.locator("#setup")).to_be_visible()
    go(desk, "#/")
    desk.locator("[data-act=stats]").click()
    expect(dialog(desk, "stats")).to_contain_text("No game has been finished")


# --- records ----------------------------------------------------------------------------------------------


def test_a_link_cut_in_half_is_said_and_its_words_are_kept(desk: Page) -> None:
    link = Record.of(agros(*PLAYED)).link()
    go(desk, f"#r={link[:len(link) // 2]}")
    expect(dialog(desk, "open").locator(".why")).to_contain_text("cut off")
    expect(desk.locator("#open-words")).to_have_value(link[:len(link) // 2])
    assert saves(desk) == []
    desk.locator("#open-words").fill(link)
    desk.locator("#open-form [type=submit]").click()
    expect(desk.locator(".found")).to_be_visible()


@pytest.mark.parametrize("size, said", [(4_900_000, "too long"), (5_100_000, "too big")])
def test_five_megabytes_are_refused_at_once(desk: Page, tmp_path, size: int, said: str) -> None:
    file = tmp_path / "large.json"
    file.write_text(json.dumps({**agros(), "notes": "x" * size}))
    desk.locator("[data-act=open]").click()
    desk.locator("input[type=file]").set_input_files(file)
    expect(dialog(desk, "open").locator(".why")).to_contain_text(said, timeout=LONG)
    desk.keyboard.press("Escape")
    expect(dialog(desk, "open")).to_have_count(0)


@pytest.mark.parametrize("words", ["[" * 50_000, '{"a":' * 50_000, '{"records": ' + "[" * 50_000, '{"records": [{}]}', '{"format": 2}', "\x00", "<b>"],
                         ids=lambda words: words[:14])
def test_nonsense_is_said_in_one_line_and_the_page_lives_on(desk: Page, words: str) -> None:
    said = reading(desk, words)
    assert said and "\n" not in said and len(said) < 300
    desk.keyboard.press("Escape")
    sit(desk, agros(*SETUP))
    cell(desk, "c3").click()
    cell(desk, "c4").click()
    has_moves(desk, 7)


@pytest.mark.parametrize("name", HOSTILE, ids=["script", "image", "turned", "long", "template"])
def test_hostile_names_are_only_ever_text(desk: Page, name: str) -> None:
    record = agros(*SETUP, names=(name, "Bo"), agora={"name": name})
    go(desk, "#r=" + Record.of(record).link())
    expect(desk.locator(".found")).to_be_visible()
    desk.get_by_role("button", name="Put it on my shelf").click()
    has_moves(desk, 6)
    id = desk.url.rpartition("/")[2]
    cell(desk, "c3").click()
    cell(desk, "c4").click()
    has_moves(desk, 7)
    tool(desk, "score").click()
    assert desk.evaluate("document.documentElement.scrollWidth") <= 1280
    assert desk.locator("#seat-0").bounding_box()["height"] < 200
    assert "\u202e" not in desk.locator("body").inner_text()
    assert kept(desk, id)["names"] == [name, "Bo"]
    put(desk, "named", json.dumps(record))
    go(desk, "#/")
    expect(desk.locator(".ci")).to_have_count(2)
    assert desk.evaluate("document.documentElement.scrollWidth") <= 1280
    for box in desk.locator(".ci").all():
        assert box.bounding_box()["height"] < 200


def test_a_hostile_name_typed_at_set_up_is_only_ever_text(desk: Page) -> None:
    go(desk, "#/agros/new")
    desk.locator("#name0").fill("<img src=x onerror=window.__x=1>")
    desk.locator("#seat1").select_option("human")
    desk.get_by_role("button", name="Start the game").click()
    expect(desk.locator("#seat-0")).to_contain_text("<img src=x")


@pytest.mark.parametrize("place", ["#/agros/<img src=x onerror=window.__x=1>", "#/chess/new", "#/agros/" + "x" * 5000, "#/%00/%ff", "#r=", "#/__proto__/new"])
def test_an_address_that_means_nothing_opens_the_shelf_and_says_so(desk: Page, place: str) -> None:
    go(desk, place)
    expect(desk.locator("#shelf")).to_be_visible()
    if place != "#r=":
        expect(desk.locator("#notice")).to_be_visible()
        assert len(desk.locator("#notice").inner_text()) < 400
