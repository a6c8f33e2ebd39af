"""Packs of games, added at run time: by consent, tried out first, remembered, and gone without a trace when removed."""

import io
import subprocess
import sys
import zipfile

import pytest
from make.console import ROOT
from playwright.sync_api import Page, expect
from web.conftest import Watch, ready
from web.server import TestSite

TINY = ROOT / "tests" / "packs" / "tiny"
ADDRESS = "packs/agora_tiny-1.0-py3-none-any.whl"
POINTS = "agora_tiny-1.0.dist-info/entry_points.txt"


@pytest.fixture(scope="session")
def wheel(tmp_path_factory) -> bytes:
    """The example pack as its own build makes it."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], cwd=TINY, check=True, capture_output=True)
    (made,) = folder.glob("*.whl")
    return made.read_bytes()


def changed(wheel: bytes, files: dict[str, bytes | None]) -> bytes:
    """The wheel with these files in place of its own; None leaves one out."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(wheel)) as old, zipfile.ZipFile(made, "w") as new:
        for name in old.namelist():
            if name not in files:
                new.writestr(name, old.read(name))
        for name, content in files.items():
            if content is not None:
                new.writestr(name, content)
    return made.getvalue()


def serve(site: TestSite, content: bytes, address: str = ADDRESS) -> None:
    site.answers[address] = (200, "application/octet-stream", content)


def ask(page: Page, address: str) -> None:
    page.locator("#pack-address").fill(address)
    page.locator("#pack-form button").click()


def open_packs(page: Page) -> None:
    page.locator("[data-act=settings]").click()
    page.locator("dialog [data-act=packs]").click()


def add(page: Page, address: str = ADDRESS) -> None:
    open_packs(page)
    ask(page, address)
    page.get_by_role("button", name="Add it").click()
    expect(page.locator("ul.packs li")).to_have_count(1, timeout=30_000)
    page.keyboard.press("Escape")


def play_on(page: Page) -> None:
    """Make a move of Tiny Paths, and hear the bot's answer."""
    before = page.locator(".entry").count()
    for _ in range(12):
        if page.locator(".entry").count() > before + 1:
            return
        target = page.locator("[data-board] [data-open], #prompt .buttons [id^=say-]").first
        if target.count():
            target.click()
        expect(page.locator(".thought")).to_have_count(0, timeout=30_000)
    assert page.locator(".entry").count() > before + 1


def test_a_pack_is_added_by_consent_played_and_there_again_next_time(open_page, page: Page, site: TestSite, wheel: bytes) -> None:
    serve(site, wheel)
    open_page("#/")
    open_packs(page)
    site.asked.clear()
    ask(page, ADDRESS)
    expect(page.locator("#pack-consent .source")).to_have_text(site.url + ADDRESS)
    page.locator("#pack-consent").locator("[data-act=no_pack]").click()
    assert not [path for path in site.asked if path.startswith("packs/")], "nothing is fetched before there is consent"
    ask(page, ADDRESS)
    page.get_by_role("button", name="Add it").click()
    expect(page.locator("ul.packs li")).to_contain_text("Tiny Paths", timeout=30_000)
    expect(page.locator("dialog:modal")).to_have_count(1)  # what came into the page with the game has not moved it
    page.keyboard.press("Escape")
    expect(page.locator("#print-tiny svg")).to_be_visible()
    page.locator("#print-tiny").click()
    page.get_by_role("button", name="Start the game").click()
    play_on(page)
    assert len(page.workers) == 1, "the bot thinks in its worker"
    played = page.locator(".entry").count()
    page.locator("#tool-rules").click()
    expect(page.locator("dialog .plain")).to_contain_text("Tiny Paths")
    page.keyboard.press("Escape")
    del site.answers[ADDRESS]  # it is kept
    page.reload()
    ready(page)
    expect(page.locator(".entry")).to_have_count(played, timeout=30_000)
    play_on(page)
    page.goto("#/")
    expect(page.locator(".ci .th svg")).to_be_visible()


def test_a_pack_that_is_removed_leaves_its_games_and_says_what_they_need(open_page, page: Page, site: TestSite, wheel: bytes) -> None:
    serve(site, wheel)
    open_page("#/")
    add(page)
    page.goto("#/tiny/new?start")
    expect(page.locator("#board")).to_be_visible()
    game = page.url
    page.goto("#/")
    open_packs(page)
    page.get_by_role("button", name="Remove").click()
    page.keyboard.press("Escape")
    expect(page.locator("#print-tiny")).to_have_count(0)
    expect(page.locator(".ci")).to_contain_text("Needs the pack agora_tiny-1.0-py3-none-any.whl")
    page.goto(game)
    expect(page.locator("#notice")).to_contain_text("needs the pack agora_tiny")
    page.reload()
    ready(page)
    expect(page.locator("#print-tiny")).to_have_count(0)
    page.locator(".ci").click()
    expect(page.locator("#pack-address")).to_have_value(site.url + ADDRESS)
    page.locator("#pack-form button").click()
    page.get_by_role("button", name="Add it").click()
    expect(page.locator("#board")).to_be_visible(timeout=30_000)  # of the game the address names


def test_what_is_no_pack_is_refused_in_a_line(open_page, page: Page, site: TestSite, wheel: bytes, watch: Watch) -> None:
    rules = zipfile.ZipFile(io.BytesIO(wheel)).read("agora_tiny/rules.py").decode()
    bad = {
        "not on this site": "https://example.org/agora_tiny-1.0-py3-none-any.whl",
        "not the name of a pure-Python wheel": "index.html",
        "HTTP 404": None,
        "the file is no wheel": b"<h1>Something else</h1>",
        "it has no entry points in the group": changed(wheel, {POINTS: None}),
        "there is a game 'agros' already": changed(wheel, {POINTS: b"[pygame_core.games]\nagros = agora_tiny.info:GAME\n"}),
        "in the place of what is here": changed(wheel, {"pygame_core/game.py": b"", POINTS: b"[pygame_core.games]\ntiny = agora_tiny.info:GAME\n"}),
        "RuntimeError: no": changed(wheel, {"agora_tiny/info.py": b"raise RuntimeError('no')"}),
        "the entry point gives str": changed(wheel, {"agora_tiny/info.py": b"GAME = 'tiny'"}),
        "the English catalogue lacks tiny.title": changed(wheel, {"agora_tiny/locale/en.mo": None}),
        "a copy, or a question, has changed the position": changed(wheel, {"agora_tiny/rules.py": rules.replace("def copy(self)", "def copy(self): return self\n    def old(self)").encode()}),
        "Can't fetch metadata for 'elsewhere-engine'": changed(wheel, {"agora_tiny-1.0.dist-info/METADATA": b"Metadata-Version: 2.1\nName: agora-tiny\nVersion: 1.0\nRequires-Dist: elsewhere-engine\n"}),
    }
    watch.allow(ADDRESS, "404")
    open_page("#/")
    open_packs(page)
    for why, content in bad.items():
        site.answers.pop(ADDRESS, None)
        if isinstance(content, bytes):
            serve(site, content)
        ask(page, content if isinstance(content, str) else ADDRESS)
        if not isinstance(content, str) or why.startswith("not the name"):
            page.get_by_role("button", name="Add it").click()
        expect(page.locator("dialog .why")).to_contain_text(why, timeout=30_000)
        expect(page.locator("ul.packs li")).to_have_count(0)
        assert "Traceback" not in page.locator("dialog").inner_text()
    page.keyboard.press("Escape")
    expect(page.locator(".print")).not_to_have_count(0)
    expect(page.locator("#print-tiny")).to_have_count(0)
    serve(site, wheel)
    add(page)  # after all that, the real one comes in
    expect(page.locator("#print-tiny")).to_be_visible()


def test_a_pack_is_there_without_a_network(installed: Page, site: TestSite, wheel: bytes, watch: Watch) -> None:
    page = installed
    serve(site, wheel)
    page.locator("#notice").get_by_role("button", name="Close").click()
    add(page)
    site.stop()
    watch.allow("ERR_CONNECTION_REFUSED")
    page.goto("#/tiny/new")
    page.reload()
    expect(page.locator("#setup-form")).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Start the game").click()
    play_on(page)


def test_a_remembered_pack_that_cannot_be_had_is_said(open_page, page: Page, site: TestSite, wheel: bytes, watch: Watch) -> None:
    serve(site, wheel)
    open_page("#/")
    add(page)
    page.goto("#/tiny/new?start")
    expect(page.locator("#board")).to_be_visible()
    page.evaluate("async () => { for (const name of await caches.keys()) if (name.endsWith(':packs')) await caches.delete(name) }")
    del site.answers[ADDRESS]
    watch.allow(ADDRESS, "404")
    page.reload()
    ready(page)
    expect(page.locator("#notice")).to_contain_text("needs the pack agora_tiny")
    expect(page.locator(".ci")).to_contain_text("Needs the pack")
    serve(site, wheel)
    page.reload()
    ready(page)
    expect(page.locator("#board")).to_be_visible(timeout=30_000)
