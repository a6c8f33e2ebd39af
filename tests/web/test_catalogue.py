"""The page of all cards: a list without scripts, a search with them, by keyboard, on a phone, in both languages."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from app import catalogue
from make.npm import install
from playwright.sync_api import BrowserContext, Page, expect
from pygame_core.game import Game, games
from web.test_access import found_by_axe, troubles_of_size

WITH = [game for game in games() if catalogue.has(game)]
CARDS = json.loads((Path(__file__).parents[1] / "games/agricola/card_facts.json").read_text("utf-8"))


def shown(page: Page) -> list[str]:
    return page.evaluate("[...document.querySelectorAll('.entries > li')].filter(entry => entry.checkVisibility()).map(entry => entry.id)")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", WITH, ids=lambda game: game.name)
def test_without_a_script_it_is_a_list_of_everything(another_context: Callable[..., BrowserContext], game: Game, lang: str) -> None:
    page = another_context(java_script_enabled=False).new_page()
    page.goto(catalogue.address(game, lang))
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("#search")).to_be_hidden()
    entries = page.locator(".entries > li")
    assert entries.count() > 50
    expect(entries.first.locator("svg")).to_be_visible()
    expect(entries.last).to_be_visible()
    assert "agricola." not in page.locator("main").inner_text(), "a message without words"


def test_every_card_there_is_has_its_place(page: Page) -> None:
    page.goto("cards/agricola.en.html")
    ids = page.locator(".entries > li").evaluate_all("entries => entries.map(entry => entry.id)")
    from pygame_core.games.agricola import cards

    assert set(ids) == {*cards.MAJORS, *(id_ for letter in cards.DECKS for id_ in cards.deck(letter))} and len(ids) == len(set(ids))


def test_words_deck_kind_players_and_cost_narrow_it_down(page: Page) -> None:
    page.goto("cards/agricola.en.html")
    every = shown(page)
    page.locator("#words").fill("family GROWTH grain")
    assert "K127" in shown(page) and len(shown(page)) < 20, "what a card does is searched, in any order and case"
    page.locator("#words").fill("clapper")
    found = shown(page)
    assert "K127" in found and len(found) < 5, "and whose rulings name it"
    expect(page.locator("#count")).to_have_text(re.compile(rf"\b{len(found)} \D*{len(every)}"))
    page.locator("#words").fill("xyzzy")
    assert shown(page) == []
    page.locator("#words").fill("")
    for facet, value, fits in (("deck", "I", lambda id_: id_[0] == "I"), ("kind", "occupation", lambda id_: CARDS.get(id_, {}).get("kind") == "occupation"),
                               ("players", "3", lambda id_: CARDS.get(id_, {"players": 1})["players"] <= 3),
                               ("cost", "reed", lambda id_: id_ in ("A9",) or any("reed" in price for price in CARDS.get(id_, {"prices": []})["prices"]))):
        page.locator(f"[data-facet={facet}]").select_option(value)
        assert shown(page) == [id_ for id_ in every if fits(id_)], facet
        page.locator(f"[data-facet={facet}]").select_option("")
    assert shown(page) == every


def test_it_is_used_by_keyboard_and_a_link_to_a_card_shows_it(page: Page) -> None:
    page.goto("cards/agricola.en.html#K127")
    expect(page.locator("#K127")).to_be_in_viewport()
    page.locator("nav a").last.focus()
    page.keyboard.press("Tab")
    expect(page.locator("#words")).to_be_focused()
    page.keyboard.type("baker")
    assert "K127" not in shown(page)
    for _ in range(4):
        page.keyboard.press("Tab")
    expect(page.locator("[data-facet=cost]")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".entries a").locator("visible=true").first).to_be_focused()
    page.evaluate("location.hash = '#K128'")
    expect(page.locator("#K128")).to_be_in_viewport()
    expect(page.locator("#words")).to_have_value("")


@pytest.mark.parametrize("width", [390, 320, 1280])
def test_it_fits_any_screen(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    for lang in ("en", "ru"):
        page.goto(f"cards/agricola.{lang}.html")
        assert troubles_of_size(page) == []


def test_axe_finds_nothing(another_context: Callable[..., BrowserContext]) -> None:
    page = another_context(bypass_csp=True).new_page()
    page.goto("cards/agricola.en.html")
    page.add_script_tag(path=str(install() / "axe-core" / "axe.min.js"))
    assert found_by_axe(page) == []


def test_the_rules_beside_a_game_lead_to_it(open_page: Callable[..., Page]) -> None:
    page = open_page("#/agricola/new")
    page.locator("#setup [data-act=rules]").click()
    page.locator("dialog").get_by_role("link", name="All cards").click()
    expect(page.locator("h1")).to_have_text("The cards of Agricola")


def test_the_rules_lead_to_it(page: Page) -> None:
    page.goto("rules/agricola.en.html")
    page.get_by_role("link", name="All cards").click()
    expect(page.locator("h1")).to_have_text("The cards of Agricola")
    page.locator("nav").get_by_role("link", name="Русский").click()
    expect(page.locator("h1")).to_have_text("Карты «Агриколы»")
    page.locator("nav a").nth(1).click()
    expect(page.locator("h1")).to_have_text("Агрикола")


@pytest.mark.parametrize(("width", "lang"), [(1280, "en"), (390, "ru")])
def test_a_card_is_seen_at_work_by_keyboard(page: Page, width: int, lang: str) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(f"cards/agricola.{lang}.html#E176")
    link = page.locator("#E176 a.work")
    link.focus()
    page.keyboard.press("Enter")
    frame = page.frame_locator("#stage iframe")
    expect(frame.locator("html[data-boot=ready]")).to_be_attached(timeout=60_000)
    frame.locator("[data-act=show]").click()
    expect(frame.locator("#say.done")).to_contain_text({"en": "Woodcutter", "ru": "Лесоруб"}[lang], timeout=15_000)
    assert frame.locator("html").evaluate("root => root.scrollWidth <= root.clientWidth")
    page.keyboard.press("Escape")
    expect(page.locator("#stage")).to_be_hidden()
    expect(link).to_be_focused()
    assert page.locator("iframe").count() == 0, "what is not looked at does not run"


def test_without_a_script_a_card_leads_to_its_demo(page: Page) -> None:
    page.goto("embed.html#agricola/E176?lang=en")
    expect(page.locator("h1")).to_have_text("Woodcutter", timeout=60_000)
    page.goto("embed.html#agricola/E999?lang=en")
    expect(page.get_by_role("alert")).to_contain_text("Agricola has no demo “E999”.")
