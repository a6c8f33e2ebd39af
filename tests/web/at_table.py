"""What browser tests do at a table: sit down at a position, touch, look, and go through every screen."""

import base64
import io
import json
import zipfile
from collections.abc import Iterator
from itertools import count

from packs.shelf import TINY, compile_catalogues
from playwright.sync_api import Locator, Page, expect
from pygame_core import load
from pygame_core.record import Record
from web.conftest import python_says

SETUP = ("c3", "f3", "d5", "f6", "c6", "e4")
GAME = ("c3 c4", "f3 f2", "c4 c2", "f2 d4", "c2 c4", "d4 d2", "c6 c7")  # five harvests and two sowings
PLAYED = (*SETUP, *GAME)
SMALL = {"board": 8, "farmers": 3}
PREFIX = "agora:1:"
LONG = 20_000  # ms; the machine of these tests may be busy
_numbers = count(1)


def agros(*moves: str, names: tuple[str, ...] = ("Ada", "Bo"), seats: tuple[str, ...] = ("human", "human"), **extra: object) -> dict:
    """A record of a small game of Agros, as data."""
    made = Record.new(load("agros"), 2, names=list(names), seats=list(seats), **SMALL)
    made.moves = list(moves)
    return {**made.data(), **extra}


def put(page: Page, id: str, words: str) -> None:
    page.evaluate("([key, words]) => localStorage.setItem(key, words)", [f"{PREFIX}save:{id}", words])


def sit(page: Page, record: dict) -> str:
    """Put a game on the shelf and open it; returns its id."""
    id = f"t{next(_numbers)}"
    put(page, id, json.dumps(record))
    go(page, f"#/{record['game']}/{id}")
    expect(page.locator("#board, #curtain")).to_be_visible()
    return id


def go(page: Page, place: str) -> None:
    """Another address of the same page: nothing starts anew."""
    page.evaluate("place => { location.hash = place }", place)


def kept(page: Page, id: str) -> dict:
    return json.loads(page.evaluate("key => localStorage.getItem(key)", f"{PREFIX}save:{id}"))


def saves(page: Page) -> list[str]:
    return page.evaluate("Object.keys(localStorage).filter(key => key.includes(':save:')).map(key => key.split(':save:')[1])")


def cell(page: Page, name: str) -> Locator:
    return page.locator(f'[data-board] [data-pick="{name}"]')


def tool(page: Page, name: str) -> Locator:
    return page.locator(f"#tool-{name}")


def has_moves(page: Page, number: int) -> None:
    expect(page.locator(".entry")).to_have_count(number, timeout=LONG)


def dialog(page: Page, name: str) -> Locator:
    return page.locator(f"#dialog-{name}")


def lay_tiny(page: Page) -> None:
    """The example pack, in the page's interpreter as if it had been installed."""
    compile_catalogues(TINY)
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for path in (TINY / "agora_tiny").rglob("*"):
            if path.is_file() and path.suffix != ".pyc":
                archive.write(path, path.relative_to(TINY))
    python_says(page, f"""
import base64, io, sys, zipfile
zipfile.ZipFile(io.BytesIO(base64.b64decode("{base64.b64encode(content.getvalue()).decode()}"))).extractall("/tmp/tiny")
sys.path.insert(0, "/tmp/tiny")
from agora_tiny.info import GAME
from app import main
from pygame_core import game
game._packs["tiny"] = GAME
main.app.text.add(GAME.folder)
""")


def tiny(position: str, seats: tuple[str, ...] = ("human", "human"), *moves: str) -> dict:
    return {"format": 1, "game": "tiny", "rules": 1, "players": len(seats), "options": {}, "deal": {"position": position},
            "moves": list(moves), "names": ["Ada", "Bo", "Cy"][:len(seats)], "seats": list(seats)}


# --- every screen -----------------------------------------------------------------------------------------


def tour(page: Page) -> Iterator[str]:
    """Go through every screen and sheet; yields the name of each while it is shown."""
    page.evaluate("localStorage.clear()")
    go(page, "#/agros/new")
    expect(page.locator("#setup")).to_be_visible()
    yield "set-up"
    page.locator("#setup [data-act=rules]").click()
    expect(page.locator("dialog #rule-overview")).to_be_attached(timeout=LONG)
    yield "rules"
    go(page, "#/agropolis/new")
    page.locator("#kit-new").click()
    cell(page, "b4").click()
    cell(page, "1N").click()
    expect(page.locator("#faults .why")).to_be_visible()
    yield "workshop"
    yield from _at_the_table(page)
    yield from _on_the_shelf(page)


def _at_the_table(page: Page) -> Iterator[str]:
    sit(page, agros(*PLAYED))
    has_moves(page, len(PLAYED))
    yield "table"
    cell(page, "d2").click()
    yield "chosen"
    cell(page, "h8").click(force=True)
    expect(page.locator(".why")).to_be_visible()
    yield "refused"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    tool(page, "score").click()
    expect(page.locator("#score")).to_be_visible()
    yield "score"
    tool(page, "score").click()
    tool(page, "hint").click()
    expect(page.locator("#hint")).to_be_visible(timeout=LONG)
    yield "hint"
    page.locator(".entry").first.click()
    expect(page.locator("#past")).to_be_visible()
    yield "replay"
    page.keyboard.press("Escape")
    for name, opener in (("menu", "#tool-menu"), ("settings", "#dialog-menu [data-act=settings]")):
        page.locator(opener).click()
        expect(dialog(page, name)).to_be_visible()
        yield name
    page.keyboard.press("Escape")
    for _ in range(2):
        page.locator("#say-pass").click()
    expect(page.locator("#score")).to_be_visible()
    yield "end"


def _on_the_shelf(page: Page) -> Iterator[str]:
    put(page, "waits", json.dumps(agros(*PLAYED, names=("Ada of the long and winding name", "Bo"))))
    put(page, "bad", '{"format": 99}')
    go(page, "#/")
    expect(page.locator(".ci")).to_have_count(2)
    page.locator("#finished summary").click()
    yield "shelf"
    page.locator("#save-bad").click()
    expect(dialog(page, "trouble")).to_be_visible()
    yield "trouble"
    page.keyboard.press("Escape")
    page.locator("[data-act=stats]").click()
    expect(dialog(page, "stats").locator("tbody tr")).to_have_count(1)
    yield "stats"
    page.keyboard.press("Escape")
    page.locator("[data-act=open]").click()
    page.locator("#open-words").fill(Record.of(agros(*PLAYED)).link())
    page.locator("#open-form [type=submit]").click()
    expect(page.locator(".found")).to_be_visible()
    yield "open"
    page.keyboard.press("Escape")


def tiny_tour(page: Page) -> Iterator[str]:
    """What only games with hidden hands have."""
    lay_tiny(page)
    sit(page, tiny("A/lay/3/c3=x0-,c4=b1A,d4=b2B/bbs,sss/bsbs"))
    yield "curtain"
    page.locator("[data-act=open_curtain]").click()
    cell(page, "h1").click()
    cell(page, "c2").hover()
    yield "hand"
    sit(page, tiny("A/swap/3/c3=x0-/bb,bss/ssb", ("human", "remote"), "h1"))
    yield "sent"
    tool(page, "undo").click()
    expect(dialog(page, "ask")).to_be_visible()
    yield "ask"
    page.keyboard.press("Escape")
