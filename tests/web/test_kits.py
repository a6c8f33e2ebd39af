"""A deck of one's own: made in the page, out as a file and in again, played with and found again after a reload."""

import json
from pathlib import Path

from make.npm import install
from playwright.sync_api import Page, expect
from pygame_core.record import Record
from web.at_table import LONG, cell, go, kept, saves
from web.conftest import ready
from web.test_access import found_by_axe, troubles_of_size


def open_workshop(page: Page, game: str) -> None:
    go(page, f"#/{game}/new")
    page.locator("#kit-new").click()
    expect(page.locator("#workshop")).to_be_visible()


def test_a_deck_is_made_saved_opened_played_and_there_after_a_reload(desk: Page, tmp_path: Path) -> None:
    open_workshop(desk, "agropolis")
    cell(desk, "c2").click()
    cell(desk, "b4").click()
    desk.locator("#make-pen2-chicken").click()
    cell(desk, "1N").click()
    expect(desk.locator("#faults .why")).to_have_text("Card 2, top left block: a road joins two edges; here it reaches 1.")
    expect(desk.locator("#kit-use")).to_have_attribute("aria-disabled", "true")
    cell(desk, "1E").click()
    cell(desk, "2N").click()
    expect(desk.locator("#faults .why")).to_have_count(0)
    desk.locator("#kit-name").fill("Our farm")
    with desk.expect_download() as download:
        desk.locator("#kit-export").click()
    file = tmp_path / "deck.json"
    download.value.save_as(file)
    data = json.loads(file.read_text("utf-8"))
    assert data["name"] == "Our farm" and data["cards"][1]["blocks"][:2] == [
        {"zone": "orchard", "way": {"kind": "road", "exits": "ES"}}, {"zone": "vineyard", "way": {"kind": "road", "exits": "EW"}}]
    desk.locator("#kit-drop").click()
    desk.locator("[data-act=agree]").click()
    expect(desk.locator("#kit-choice option")).to_have_text(["Agora’s own"])
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps({**data, "cards": data["cards"][1:]}), "utf-8")
    desk.locator("[data-file=kit]").set_input_files(bad)
    expect(desk.locator("#kit .why")).to_have_text("bad.json: deck: cards has 17 cards, must have 18")
    desk.locator("[data-file=kit]").set_input_files(file)
    expect(desk.locator("#kit-choice option:checked")).to_have_text("Our farm")
    desk.locator("button[data-act=begin]").click()
    expect(desk.locator("#board")).to_be_visible()
    (id,) = saves(desk)
    record = kept(desk, id)
    assert record["deal"]["cards"] == data
    desk.reload()
    ready(desk)
    expect(desk.locator("#board")).to_be_visible()
    record.pop("agora")
    state = Record.of(record).replay()
    assert state.deck.cards[2][3].pens == ("cow", "chicken") and state.deck.hash == record["deal"]["hash"]
    go(desk, "#/agropolis/new")
    expect(desk.locator("#kit-choice option:checked")).to_have_text("Our farm")


def test_a_deck_is_made_with_the_keyboard_alone(desk: Page) -> None:
    open_workshop(desk, "naturopolis")
    cell(desk, "b1").focus()
    desk.keyboard.press("ArrowRight")
    expect(desk.locator("[data-pick='1E']")).to_be_focused()
    desk.keyboard.press("Enter")
    expect(desk.locator("[data-pick='1E']")).to_have_attribute("aria-pressed", "true")
    expect(desk.locator("[data-pick='1E']")).to_be_focused()
    desk.keyboard.press("Space")
    expect(desk.locator("[data-pick='1E']")).to_have_attribute("aria-pressed", "false")
    desk.keyboard.press("u")
    expect(desk.locator("[data-pick='1E']")).to_have_attribute("aria-pressed", "true")
    cell(desk, "c1").focus()
    desk.keyboard.press("ArrowRight")
    desk.keyboard.press("ArrowDown")
    desk.keyboard.press("Enter")
    expect(desk.locator("[data-pick='c8']")).to_have_attribute("aria-pressed", "true")
    desk.keyboard.press("Tab")
    desk.keyboard.press("Escape")
    expect(desk.locator("#setup")).to_be_visible()


def test_on_a_phone_every_edge_can_be_tapped(another_context) -> None:
    page = another_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).new_page()
    page.goto("#/naturopolis/new")
    ready(page)
    page.locator("#kit-new").tap()
    page.locator("[data-pick=c18]").tap()
    page.locator("#make-clear").tap()
    page.locator("#make-lays-river").tap()
    free = [pick for pick in page.evaluate("[...document.querySelectorAll('#piece [data-pick]')].map(one => one.dataset.pick)") if pick[0] in "1234"]
    assert len(free) == 8  # none at the lake
    for pick in free:
        page.locator(f"[data-pick='{pick}']").tap()
        expect(page.locator(f"[data-pick='{pick}']")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator("#faults .why").first).to_be_visible(timeout=LONG)


def test_a_list_of_cards_left_out_is_made_with_a_finger_and_played_with(another_context) -> None:
    page = another_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, bypass_csp=True).new_page()
    page.goto("#/agricola/new")
    ready(page)
    page.add_script_tag(path=str(install() / "axe-core" / "axe.min.js"))
    page.locator("input[name=board][value=standard]").check(force=True)
    page.locator("#advanced summary").tap()
    page.locator("#kit-new").tap()
    cell(page, "E-minor").tap()
    expect(cell(page, "E12")).to_be_in_viewport()
    cell(page, "E12").tap()
    expect(cell(page, "E12")).to_have_attribute("aria-pressed", "true")
    page.locator("#make-page-2").tap()
    cell(page, "E23").tap()
    expect(page.get_by_role("button", name="E23, left out, ")).to_be_visible()
    assert not found_by_axe(page) and not troubles_of_size(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("#kit-use").tap()
    expect(page.locator("#advanced #kit-choice option:checked")).to_have_text("Ban list 1")
    page.locator("button[data-act=begin]").tap()
    expect(page.locator("#board")).to_be_visible(timeout=LONG)
    (id,) = saves(page)
    assert kept(page, id)["deal"] == {"bans": ["E12", "E23"]}
