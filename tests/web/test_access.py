"""Whoever plays, with whatever device: keyboard, screen reader, small screen, large text, forced colours, either language."""

import re

import pytest
from make.npm import install
from playwright.sync_api import Page, expect
from web.at_table import PLAYED, SETUP, agros, cell, dialog, has_moves, lay_tiny, sit, tiny, tiny_tour, tool, tour
from web.conftest import ready

# --- axe --------------------------------------------------------------------------------------------------


AXE = """async theme => {
  document.documentElement.dataset.theme = theme;
  return (await axe.run(document, { runOnly: theme === "light" ? ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"] : ["color-contrast"] })).violations;
}"""


def found_by_axe(page: Page) -> list[str]:
    """Everything in the light theme; in the dark one, what a theme can change."""
    return [f"{theme}, {trouble['id']}: {node['html'][:160]}" for theme in ("light", "dark") for trouble in page.evaluate(AXE, theme) for node in trouble["nodes"]]


def test_axe_finds_nothing_on_any_screen_in_either_theme(another_context) -> None:
    page = another_context(bypass_csp=True).new_page()
    page.goto("#/")
    ready(page)
    page.add_script_tag(path=str(install() / "axe-core" / "axe.min.js"))
    troubles = {name: found_by_axe(page) for walk in (tour, tiny_tour) for name in walk(page)}
    assert not {where: what for where, what in troubles.items() if what}
    assert len(troubles) > 16


# --- sizes ------------------------------------------------------------------------------------------------

TARGETS = """() => {
  const found = [];
  const top = document.querySelector("dialog[open]") ?? document.body;
  for (const element of top.querySelectorAll("button, a[href], select, input, textarea, summary, label.btn, .segments label, [data-pick]")) {
    if (element.closest("article") || element.matches(".segments input, .sr") || !element.checkVisibility()) continue;
    const box = element.getBoundingClientRect();
    const words = (element.getAttribute("aria-label") ?? element.innerText ?? element.dataset.pick ?? "").trim().slice(0, 40);
    const scrolled = element.closest(".scroll, .board, .reading, .segments");
    found.push({ what: `${element.localName}#${element.id}.${element.getAttribute("class")} "${words}"`, act: element.dataset.act ?? element.id, words,
                 width: box.width, height: box.height, left: box.left, right: box.right, scrolled: Boolean(scrolled),
                 cut: element.localName === "button" && !element.closest("svg") && element.scrollWidth > element.clientWidth + 1 });
  }
  return { found, wide: document.documentElement.scrollWidth, window: innerWidth };
}"""


def troubles_of_size(page: Page) -> list[str]:
    """Targets too small, out of reach or cut, and a page that scrolls sideways."""
    seen = page.evaluate(TARGETS)
    found = [f"{seen['wide']} px wide"] if seen["wide"] > seen["window"] else []
    for one in seen["found"]:
        if min(one["width"], one["height"]) < 23.9:
            found.append(f"{one['what']} is {one['width']:.0f} × {one['height']:.0f}")
        if not one["scrolled"] and (one["left"] < -1 or one["right"] > seen["window"] + 1):
            found.append(f"{one['what']} lies at {one['left']:.0f} to {one['right']:.0f}")
        if one["cut"]:
            found.append(f"{one['what']} is cut")
    return found


def controls(page: Page) -> set[str]:
    return {one["act"] for one in page.evaluate(TARGETS)["found"] if one["act"]}


@pytest.mark.parametrize("width, height, text", [(390, 844, ""), (320, 844, ""), (844, 390, ""), (1280, 844, "200"), (390, 844, "200")])
def test_every_control_is_there_in_reach_and_large_enough(desk: Page, width: int, height: int, text: str) -> None:
    wide = {name: controls(desk) - {"full", "notice"} for name in tour(desk)}  # a phone has no use for full screen
    desk.set_viewport_size({"width": width, "height": height})
    desk.evaluate("size => { document.documentElement.dataset.size = size }", text)
    troubles, lost = {}, {}
    for walk in (tour, tiny_tour):
        for name in walk(desk):
            troubles[name] = troubles_of_size(desk)
            lost[name] = {act for act in wide.get(name, set()) - controls(desk) if not re.fullmatch(r"save-\w+|t\d+", act)}
    desk.evaluate("delete document.documentElement.dataset.size")
    assert not {where: what for where, what in troubles.items() if what}
    assert not {where: what for where, what in lost.items() if what}


# --- words ------------------------------------------------------------------------------------------------

RAW = re.compile(r"\b(?:app|agros|agropolis|polis|tiny|bot)\.[a-z_]+\S*")
SPOKEN = """() => [document.title, document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title], [placeholder]")]
  .flatMap(one => [one.getAttribute("aria-label"), one.title, one.placeholder])].filter(Boolean).join("\\n")"""


@pytest.mark.parametrize("lang, locale", [("en", "en-GB"), ("ru", "ru-RU")])
def test_everything_is_said_in_the_readers_language(another_context, lang: str, locale: str) -> None:
    page = another_context(locale=locale).new_page()
    page.goto("#/")
    ready(page)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    said = {name: page.evaluate(SPOKEN) for walk in (tour, tiny_tour) for name in walk(page)}
    assert not {name: found for name, words in said.items() if (found := RAW.findall(words))}
    if lang == "ru":  # English that is left over: names of people and of notation are none
        known = {"Ada", "Bo", "of", "the", "long", "and", "winding", "wind", "name", "Agora", "English", "EN", "SVG", "PNG", "Shift", "format", "this", "reads", "up", "to", "a",
                 "newer", "one", "is", "needed", "record", "has"}
        english = {name: set(re.findall(r"\b[A-Za-z]{3,}\b", words)) - known for name, words in said.items() if name not in ("open", "rules")}
        assert not {name: words for name, words in english.items() if words}


# --- keyboard and screen reader ---------------------------------------------------------------------------


def focused(page: Page) -> str:
    return page.evaluate("(one => one.id || one.dataset.pick || one.dataset.act || one.localName)(document.activeElement)")


def test_the_focus_is_not_lost_when_what_had_it_goes(desk: Page) -> None:
    sit(desk, agros(*SETUP))
    desk.locator("#say-pass").press("Enter")
    expect(desk.locator("#say-pass")).to_be_focused()
    desk.locator("#say-pass").press("Enter")  # the last pass: its button is gone
    expect(desk.locator("#score")).to_be_visible()
    assert focused(desk).startswith("cell-")
    sit(desk, agros(*SETUP))
    desk.locator(".entry").nth(2).press("Enter")
    desk.locator("#live").press("Enter")
    expect(desk.locator("#past")).to_have_count(0)
    assert focused(desk) == "cell-c3"


def test_the_focus_stays_on_a_cell_when_the_board_is_drawn_anew(desk: Page) -> None:
    sit(desk, agros(*SETUP))
    cell(desk, "c3").focus()
    desk.keyboard.press("Enter")
    desk.keyboard.press("ArrowUp")
    desk.keyboard.press("Enter")
    has_moves(desk, 7)
    expect(cell(desk, "c4")).to_be_focused()
    assert desk.locator('[data-board] [data-pick][tabindex="0"]').count() == 1
    desk.keyboard.press("Control+z")
    has_moves(desk, 6)
    expect(cell(desk, "c4")).to_be_focused()


@pytest.mark.parametrize("opener, name", [("#tool-menu", "menu"), ("#tool-rules", "rules")])
def test_a_sheet_takes_the_focus_and_gives_it_back(desk: Page, opener: str, name: str) -> None:
    sit(desk, agros(*SETUP))
    desk.locator(opener).press("Enter")
    expect(dialog(desk, name)).to_be_visible()
    assert desk.evaluate("document.activeElement.closest('dialog') !== null")
    for _ in range(12):  # Tab stays within
        desk.keyboard.press("Tab")
        assert desk.evaluate("document.activeElement === document.body || document.activeElement.closest('dialog') !== null")
    desk.keyboard.press("Escape")
    expect(dialog(desk, name)).to_have_count(0)
    expect(desk.locator(opener)).to_be_focused()


def test_letters_do_nothing_in_text_fields_and_under_sheets(desk: Page) -> None:
    sit(desk, agros(*SETUP))
    tool(desk, "menu").click()
    desk.locator("#game-name").press_sequentially("such fun, h0+")
    expect(desk.locator("#game-name")).to_have_value("such fun, h0+")
    dialog(desk, "menu").locator(".x").focus()
    desk.keyboard.press("u")
    desk.keyboard.press("+")
    desk.keyboard.press("Escape")
    has_moves(desk, 6)
    assert desk.evaluate("document.documentElement.style.getPropertyValue('--zoom') || '1'") == "1"


def test_a_key_speaks_the_position(desk: Page) -> None:
    sit(desk, agros(*PLAYED))
    desk.keyboard.press("s")
    live = desk.locator("#say[role=status] .sr")
    expect(live).to_contain_text("Bo to move.")
    expect(live).to_contain_text("Agros board, 8 by 8")
    assert "Ada: " in live.inner_text() and "Bo: " in live.inner_text()


def test_a_move_is_announced_once_with_the_prompt(desk: Page) -> None:
    sit(desk, agros(*SETUP))
    cell(desk, "c3").click()
    cell(desk, "c4").click()
    expect(desk.locator("#say")).to_contain_text("c4")
    assert desk.locator("[role=status], [role=alert], [aria-live]").filter(visible=True).count() == 1


def test_a_hand_and_a_board_are_one_tab_stop_each(desk: Page) -> None:
    lay_tiny(desk)
    sit(desk, tiny("A/lay/3/c3=x0-/bbb,sss/bsbs", ("human", "remote")))
    for place in ("#board", "#hand"):
        assert desk.locator(f'{place} [data-pick][tabindex="0"]').count() == 1
    cell(desk, "h1").focus()
    desk.keyboard.press("Enter")
    desk.keyboard.press("n")  # to the next place it can be put
    assert focused(desk) in ("b3", "c2", "c4", "d3")


# --- colours ----------------------------------------------------------------------------------------------

LOOK = """selector => {
  const style = getComputedStyle(document.querySelector(selector));
  return { border: parseFloat(style.borderTopWidth) || parseFloat(style.outlineWidth), same: style.borderTopColor === style.backgroundColor };
}"""


def colours(page: Page, selector: str) -> int:
    """How many colours a part of the page is painted in."""
    picture = page.locator(selector).first.screenshot()
    return page.evaluate("""async bytes => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)])), canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const paint = canvas.getContext("2d");
      paint.drawImage(bitmap, 0, 0);
      return new Set(new Uint32Array(paint.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)).size;
    }""", list(picture))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_with_forced_colours_board_and_controls_are_seen(desk: Page, theme: str) -> None:
    desk.emulate_media(forced_colors="active", color_scheme=theme)
    sit(desk, agros(*PLAYED))
    cell(desk, "d2").click()
    assert colours(desk, "#board") > 20
    for selector in ("#tool-undo", ".buttons .btn", ".seat.on", ".prompt"):
        look = desk.evaluate(LOOK, selector)
        assert look["border"] >= 1 or selector == "#tool-undo" and colours(desk, selector) > 2, selector
        assert not look["same"] or selector == "#tool-undo", selector
    tool(desk, "menu").click()
    dialog(desk, "menu").locator("[data-act=settings]").click()
    chosen, other = (desk.locator(f"#settings-form label:has(input[name=theme]{state}) span").first for state in (":checked", ":not(:checked)"))
    assert chosen.evaluate("one => getComputedStyle(one).outlineStyle") != other.evaluate("one => getComputedStyle(one).outlineStyle")


def test_patterns_only_is_a_grey_board(desk: Page) -> None:
    sit(desk, agros(*PLAYED))
    desk.evaluate("document.documentElement.dataset.palette = 'patterns'")
    assert desk.locator("#board > svg").evaluate("board => getComputedStyle(board).filter") == "grayscale(1)"
    desk.evaluate("delete document.documentElement.dataset.palette")
    assert desk.locator("#board > svg").evaluate("board => getComputedStyle(board).filter") == "none"
