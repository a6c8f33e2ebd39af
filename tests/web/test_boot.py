"""The start of the page: under a sub-path, under a strict policy, with and without the snapshot, and every way it can
go wrong ends in words and a button, never in silence."""

import gzip
import re
from pathlib import Path

import pytest
from make.console import ROOT
from playwright.sync_api import Page, expect
from web.conftest import Watch, file_named, python_says, ready
from web.server import TestSite

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:"
)
SOON = "?watchdog=4000"


def failed(page: Page, words: str) -> None:
    """The boot page says this and offers to try again."""
    page.locator('html[data-boot="failed"]').wait_for(state="attached", timeout=30_000)
    expect(page.locator("#boot-error")).to_be_visible()
    expect(page.locator("#boot-error")).to_contain_text(words)
    expect(page.locator("#boot-retry")).to_be_visible()
    expect(page.locator("#boot-bar")).to_be_hidden()


def snapshot_kept(page: Page) -> None:
    """Wait until the page has put the snapshot into Cache Storage; a moment after the first board."""
    page.evaluate("""async () => {
        while (true) {
            for (const name of await caches.keys())
                if (name.endsWith(":memory") && (await (await caches.open(name)).keys()).length) return;
            await new Promise(resolve => setTimeout(resolve, 100));
        }
    }""")


def test_boots_under_a_sub_path(open_page, page: Page) -> None:
    open_page()
    expect(page.locator("#boot")).to_be_hidden()
    assert python_says(page, "import sys; sys.version_info >= (3, 14) and sys.flags.hash_randomization == 0")


def test_boots_under_a_strict_policy(open_page, site: TestSite) -> None:
    site.headers["Content-Security-Policy"] = POLICY
    open_page()


def test_starts_from_the_snapshot_and_keeps_it(open_page, page: Page, context) -> None:
    fetched, said = [], []
    context.on("request", lambda request: fetched.append(request.url))
    page.on("console", lambda message: said.append(message.text))
    open_page()
    assert not [text for text in said if "without the snapshot" in text]
    assert any("/memory/" in url for url in fetched)
    snapshot_kept(page)
    seeds = {python_says(page, "import random; random.random()")}
    fetched.clear()
    page.reload()
    ready(page)
    assert not any("/memory/" in url for url in fetched), "the kept snapshot was not used"
    seeds.add(python_says(page, "import random; random.random()"))
    assert len(seeds) == 2, "two visits draw the same random numbers"


@pytest.mark.parametrize("fault", ["missing", "corrupt", "another build's"])
def test_starts_without_the_snapshot(open_page, page: Page, site: TestSite, dist: Path, watch: Watch, fault: str) -> None:
    name = file_named(dist, "memory/")
    memory = gzip.decompress((dist / name).read_bytes())
    site.answers[name] = {
        "missing": (404, "text/html", b"<h1>Not found</h1>"),
        "corrupt": (200, "application/octet-stream", (dist / name).read_bytes()[:-1000] + bytes(1000)),
        "another build's": (200, "application/octet-stream", gzip.compress(memory[:16] + bytes(32) + memory[48:], 1)),
    }[fault]
    watch.allow(name)
    open_page()
    assert python_says(page, "import pygame_core; 'site-packages' in pygame_core.__file__")


def test_forgets_a_kept_snapshot_that_does_not_work(open_page, page: Page) -> None:
    open_page()
    snapshot_kept(page)
    spoil = """async () => {
        const cache = await caches.open((await caches.keys()).find(name => name.endsWith(":memory")));
        const [{ url }] = await cache.keys();
        const size = (await (await cache.match(url)).arrayBuffer()).byteLength;
        await cache.put(url, new Response(new Uint8Array(size)));
    }"""
    page.evaluate(spoil)
    page.reload()
    ready(page)
    assert page.evaluate("async () => (await caches.keys()).length") == 0


def test_wasm_that_does_not_arrive(page: Page, watch: Watch) -> None:
    watch.allow("pyodide.asm.wasm")
    page.route("**/pyodide.asm.wasm", lambda route: route.abort())
    page.goto(SOON)
    failed(page, "pyodide.asm.wasm")
    page.unroute("**/pyodide.asm.wasm")
    page.locator("#boot-retry").click()
    ready(page)
    expect(page.locator("#boot")).to_be_hidden()


def test_wasm_that_never_answers(page: Page) -> None:
    page.route("**/pyodide.asm.wasm", lambda route: None)
    page.goto(SOON)
    step, bar = page.locator("#boot-step"), page.locator("#boot-bar")
    expect(step).to_have_text("Fetching the games…")
    expect(step).to_have_attribute("data-bytes", re.compile(r"^1?\d\.\d / \d\d\.\d MB$"))
    expect(bar).to_be_visible()
    assert 0.2 < bar.evaluate("bar => bar.value") < 0.6
    failed(page, "has stopped loading")


def test_wasm_that_comes_after_all(page: Page) -> None:
    held = []
    page.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    page.goto("?watchdog=1000")
    failed(page, "has stopped loading")
    held[0].continue_()
    ready(page)
    expect(page.locator("#boot")).to_be_hidden()


def test_wasm_that_is_broken(page: Page, site: TestSite, dist: Path) -> None:
    site.answers[file_named(dist, "vendor/pyodide", "pyodide.asm.wasm")] = (200, "application/wasm", b"\0asm\1\0\0\0garbage")
    page.goto(SOON)
    failed(page, "pyodide.asm.wasm")


@pytest.mark.parametrize("status", [404, 200])
def test_bundle_that_is_a_web_page(page: Page, site: TestSite, dist: Path, watch: Watch, status: int) -> None:
    name = file_named(dist, "python/")
    watch.allow(name)
    site.answers[name] = (status, "text/html", b"<h1>Something else</h1>")
    page.goto(SOON)
    failed(page, name.removeprefix("python/"))


@pytest.mark.parametrize(
    "start", ["boot/progress", "boot/parts", "boot/pyodide", "boot/core", "vendor/pyscript-", "vendor/pyodide-", "main-"]
)
def test_script_that_does_not_arrive(page: Page, site: TestSite, watch: Watch, start: str) -> None:
    watch.allow(start)
    site.answers[f"{start}*"] = (404, "text/html", b"<h1>Not found</h1>")
    page.goto(SOON)
    failed(page, "")


def test_program_that_stops_while_starting(page: Page, site: TestSite, dist: Path, watch: Watch) -> None:
    watch.allow("Traceback", "the table is on fire")
    site.answers[file_named(dist, "main-")] = (200, "text/plain", b"raise RuntimeError('the table is on fire')")
    page.goto(SOON)
    failed(page, "the table is on fire")


def test_no_webassembly(page: Page) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto("")
    failed(page, "too old")


def test_no_decompression(page: Page) -> None:
    page.add_init_script("delete globalThis.DecompressionStream")
    page.goto("")
    failed(page, "too old")


def test_failure_in_russian(another_context) -> None:
    page = another_context(locale="ru-RU").new_page()
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto("")
    failed(page, "слишком стар")


def test_failure_on_a_page_without_boot_elements(page: Page, site: TestSite, dist: Path) -> None:
    start = file_named(dist, "boot/start")
    site.answers["bare.html"] = (200, "text/html", f'<!doctype html><link rel="icon" href="data:,"><script type="module" src="{start}"></script>'.encode())
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto("bare.html")
    failed(page, "too old")


def test_boot_page_and_script_agree() -> None:
    """The ids start.js speaks of are those index.html has."""
    asked = set(re.findall(r'element\("([\w-]+)"', (ROOT / "web/boot/start.js").read_text()))
    assert asked, "start.js asks for no elements any more?"
    assert asked <= set(re.findall(r'\bid="([\w-]+)"', (ROOT / "web/index.html").read_text()))


def test_boots_in_a_sandboxed_frame(page: Page, site: TestSite) -> None:
    """No storage of any kind there, and nothing counts as the same origin."""
    host = '<!doctype html><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" src="index.html"></iframe>'
    site.answers["host.html"] = (200, "text/html", host.encode())
    page.goto("host.html")
    page.frame_locator("iframe").locator('html[data-boot="ready"]').wait_for(state="attached", timeout=60_000)


def test_leaves_no_database_behind(open_page, page: Page) -> None:
    open_page()
    assert page.evaluate("indexedDB.databases()") == []
