"""Pictures of every screen, at desk and phone size in both themes, and with the phone held sideways: in test-results/screens/, to be looked at."""

import json

import pytest
from make.console import ROOT
from playwright.sync_api import expect
from web.at_table import LONG, PLAYED, agros, cell, dialog, go, has_moves, lay_tiny, put, sit, tiny, tool
from web.conftest import ready

SCREENS = ROOT / "test-results" / "screens"


@pytest.mark.parametrize("width, height, theme", [
    (1280, 800, "light"), (1280, 800, "dark"), (390, 844, "light"), (390, 844, "dark"), (844, 390, "light")])
def test_every_screen_has_its_picture(another_context, width: int, height: int, theme: str) -> None:
    page = another_context(color_scheme=theme, viewport={"width": width, "height": height}, has_touch=width < 900).new_page()
    page.goto("#/")
    ready(page)

    def shot(name: str) -> None:
        file = SCREENS / f"{name}-{width}-{theme}.png"
        page.evaluate("document.fonts.ready")
        page.screenshot(path=file)
        assert file.stat().st_size > 5000

    put(page, "one", json.dumps(agros(*PLAYED, agora={"changed": 2, "name": "Sunday game"})))
    put(page, "two", json.dumps(agros(*PLAYED[:9], seats=("human", "greedy"), agora={"changed": 1})))
    put(page, "bad", '{"format": 99}')
    go(page, "#/agros/new")
    shot("set-up")
    go(page, "#/")
    expect(page.locator(".ci")).to_have_count(3)
    shot("shelf")
    sit(page, agros(*PLAYED))
    has_moves(page, len(PLAYED))
    cell(page, "d2").click()
    cell(page, page.locator("#board [data-open]").last.get_attribute("data-pick")).hover()
    shot("game")
    page.keyboard.press("Escape")
    tool(page, "score").click()
    shot("score")
    tool(page, "score").click()
    page.locator(".entry").nth(8).click()
    expect(page.locator("#past")).to_be_visible()
    shot("replay")
    page.keyboard.press("Escape")
    tool(page, "hint").click()
    expect(page.locator("#hint")).to_be_visible(timeout=LONG)
    shot("hint")
    tool(page, "menu").click()
    shot("menu")
    dialog(page, "menu").locator("[data-act=settings]").click()
    expect(dialog(page, "settings")).to_be_visible()
    shot("settings")
    lay_tiny(page)
    sit(page, tiny("A/lay/3/c3=x0-,c4=b1A,d4=b2B,d3=b3A/bbs,sss/bsbs"))
    shot("curtain")
    page.locator("[data-act=open_curtain]").click()
    cell(page, "h1").click()
    cell(page, "c2").hover()
    shot("hand")
