"""The built site in a real browser. Every page of these tests is watched: a request that leaves the site, an error in
the console or in a script, a Python traceback, or an answer that is no success fails the test that caused it."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from make import site as making
from make.browser import FLAGS, find_browser
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, expect
from web.server import TestSite

READY_SECONDS = 60
LOCAL = ("data:", "blob:", "about:")


@pytest.fixture(scope="session")
def dist() -> Path:
    """The folder of the site, built from the sources as they are now."""
    return making.build()


@pytest.fixture(scope="session")
def shared_site(dist: Path) -> Iterator[TestSite]:
    site = TestSite(dist)
    yield site
    site.stop()


@pytest.fixture
def site(shared_site: TestSite, dist: Path) -> Iterator[TestSite]:
    """The site under test. Faults put into `site.answers` and `site.headers` are gone after the test, and a stopped
    server is started again."""
    yield shared_site
    shared_site.folder = dist
    for changed in (shared_site.answers, shared_site.headers, shared_site.beside, shared_site.asked):
        changed.clear()
    if not shared_site.server:
        shared_site.start()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict) -> dict:
    return {**browser_type_launch_args, "executable_path": str(find_browser()), "args": FLAGS}


@pytest.fixture
def browser_context_args(browser_context_args: dict, site: TestSite) -> dict:
    return {
        **browser_context_args,
        "base_url": site.url,
        "service_workers": "block",  # what they keep would hide faults; who tests them allows them
        "reduced_motion": "reduce",
        "viewport": {"width": 1280, "height": 800},
        "locale": "en-GB",
    }


class Watch:
    """What went wrong on the pages of one test. A test that provokes a fault says so with `allow`."""

    def __init__(self, site: TestSite) -> None:
        self.site = site
        self.troubles: list[str] = []
        self.allowed: list[str] = []
        self.origins: list[str] = []  # of hosts that show the site in frames

    def allow(self, *words: str) -> None:
        """Troubles that contain one of these words are what this test is about."""
        self.allowed += words

    def over(self, context: BrowserContext) -> None:
        """Watch every page of this context, now and later."""
        context.on("request", self.request)
        context.on("response", self.response)
        context.on("console", self.console)
        context.on("weberror", lambda error: self.note(f"script error: {error.error}"))

    def request(self, request: Request) -> None:
        ours = [self.site.origin + path for path in self.site.beside]
        if not request.url.startswith((self.site.url, *ours, *self.origins, *LOCAL)):
            self.note(f"request leaves the site: {request.url}")

    def response(self, response: Response) -> None:
        if response.status >= 400:
            self.note(f"answer {response.status}: {response.url}")

    def console(self, message: ConsoleMessage) -> None:
        if message.type == "error" or "Traceback" in message.text:
            self.note(f"console: {message.text} ({message.location.get('url', '')})")

    def note(self, trouble: str) -> None:
        self.troubles.append(trouble)

    def unexpected(self) -> list[str]:
        return [trouble for trouble in self.troubles if not any(word in trouble for word in self.allowed)]


@pytest.fixture(autouse=True)
def watch(site: TestSite) -> Iterator[Watch]:
    watch = Watch(site)
    yield watch
    assert not watch.unexpected()


@pytest.fixture
def context(new_context: Callable[..., BrowserContext], watch: Watch) -> BrowserContext:
    """A fresh browser profile, watched."""
    context = new_context()
    watch.over(context)
    return context


@pytest.fixture
def another_context(browser: Browser, browser_context_args: dict, watch: Watch) -> Iterator[Callable[..., BrowserContext]]:
    """`another_context(locale="ru-RU")` makes one more watched profile, with these options in place of the usual ones."""
    made = []

    def make(**options: object) -> BrowserContext:
        made.append(browser.new_context(**{**browser_context_args, **options}))
        watch.over(made[-1])
        return made[-1]

    yield make
    for context in made:
        context.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    page = context.new_page()
    yield page
    if not page.is_closed():
        text = page.locator("body").inner_text()
        assert "Traceback" not in text, text


@pytest.fixture
def open_page(page: Page) -> Callable[..., Page]:
    """`open_page("#/agros/new")` goes there, relative to the site, and waits until Python has taken over."""

    def opened(route: str = "") -> Page:
        page.goto(route)
        ready(page)
        return page

    return opened


@pytest.fixture
def installed(another_context: Callable[..., BrowserContext]) -> Page:
    """The shelf in a fresh profile, kept whole for playing offline."""
    page = another_context(service_workers="allow").new_page()
    page.goto("")
    expect(page.locator("#notice")).to_contain_text("ready for offline", timeout=READY_SECONDS * 1000)
    return page


def python_says(page: Page, code: str) -> object:
    """Evaluate a Python expression in the page's interpreter."""
    shim = next(url for url in page.evaluate("performance.getEntriesByType('resource').map(e => e.name)") if "boot/pyodide-" in url)
    return page.evaluate("async ([shim, code]) => (await (await import(shim)).prepare()).runPython(code)", [shim, code])


def ready(page: Page) -> None:
    page.locator('html[data-boot="ready"]').wait_for(state="attached", timeout=READY_SECONDS * 1000)


def file_named(dist: Path, start: str, end: str = "") -> str:
    """The published name of the one file of the site whose path begins, and ends, like this."""
    files = json.loads((dist / "build.json").read_text())["files"]
    (found,) = [path for path in files if path.startswith(start) and path.endswith(end)]
    return found


@pytest.fixture(scope="module")
def long_page(browser: Browser, shared_site: TestSite) -> Iterator[Page]:
    """One page for all tests of a module: the start is waited for once. Bots and replays are fast there."""
    context = browser.new_context(base_url=shared_site.url, reduced_motion="reduce", viewport={"width": 1280, "height": 800}, locale="en-GB",
                                  permissions=["clipboard-read", "clipboard-write"], service_workers="block")
    context.add_init_script("if (location.host) localStorage['agora:1:settings'] ??= '{\"pace\": \"fast\"}'")
    page = context.new_page()
    page.goto("#/")
    ready(page)
    yield page
    context.close()


@pytest.fixture
def desk(long_page: Page, watch: Watch) -> Iterator[Page]:
    """The long page with an empty shelf, at desk size, watched."""
    watch.over(long_page.context)
    long_page.set_viewport_size({"width": 1280, "height": 800})
    long_page.evaluate("localStorage.clear(); location.hash = '#/agros/new'")
    long_page.locator("#setup").wait_for()
    long_page.evaluate("location.hash = '#/'")
    long_page.locator("#shelf").wait_for()
    yield long_page
    long_page.emulate_media(reduced_motion="reduce", color_scheme="light", forced_colors="none")
