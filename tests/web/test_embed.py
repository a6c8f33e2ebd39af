"""Demos in frames of somebody else's page: on another origin, sandboxed and not, by mouse and by keyboard."""

import gzip
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from make.npm import install
from playwright.sync_api import Frame, Locator, Page, expect
from pygame_core.demo import demos
from pygame_core.game import games
from pygame_core.record import Record
from web.at_table import LONG, PLAYED, agros
from web.conftest import READY_SECONDS, Watch
from web.server import TestSite

ALL = [f"{game.name}/{name}" for game in games() for name in demos(game)]
TEN = (ALL * 2)[:10]
HOST = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
<script src="{site}embed.js" async></script><style>.dark {{ background: #222; color: #eee }}</style>{body}"""


@pytest.fixture
def host(tmp_path: Path, site: TestSite, watch: Watch) -> Iterator[Callable[[str], str]]:
    """`host(body)` is the address of a page with that body, of another origin."""
    other = TestSite(tmp_path)
    watch.origins.append(other.origin)

    def made(body: str) -> str:
        (tmp_path / "host.html").write_text(HOST.format(site=site.url, body=body))
        return other.url + "host.html"

    yield made
    other.stop()


def element(address: str, attributes: str = "") -> str:
    game, name = address.split("/")
    return f'<agora-demo game="{game}" demo="{name}" lang="en" {attributes}><a href="#">{address}</a></agora-demo>'


def frames(page: Page, count: int = 1) -> list[Frame]:
    """The frames of demos, once there are so many."""
    for _ in range(200):
        found = [frame for frame in page.frames if "embed.html" in frame.url]
        if len(found) >= count:
            return found
        page.wait_for_timeout(50)
    raise AssertionError(f"{len(found)} frames of {count}")


def awake(frame: Frame | Page) -> Locator:
    return frame.locator('html[data-boot="ready"]')


def wake(frame: Frame | Page) -> None:
    frame.locator("header h1").click()
    awake(frame).wait_for(state="attached", timeout=READY_SECONDS * 1000)


def solved(page: Page) -> list[str]:
    return page.evaluate("globalThis.solved")


LISTEN = """() => {
    globalThis.solved = [];
    addEventListener("agora:solved", event => solved.push(event.detail));
    addEventListener("message", ({ data, origin }) => data.type === "agora:solved" && solved.push(`${origin} ${data.demo}`));
}"""


def test_ten_embeds_of_another_origin_are_pictures_until_they_are_touched(page: Page, host, site: TestSite) -> None:
    page.set_viewport_size({"width": 900, "height": 6200})
    page.goto(host("".join(element(address, "sandbox" if place % 2 else "") for place, address in enumerate(TEN))))
    expect(page.locator("agora-demo")).to_have_count(10)
    for frame, address in zip(frames(page, 10), TEN, strict=True):
        expect(frame.locator("#board svg").first).to_be_visible()
        assert frame.evaluate("origin") in ("null", site.origin)
    assert not [path for path in site.asked if path.startswith(("memory/", "wheels/", "vendor/pyodide", "page/"))], "pictures only"
    site.asked.clear()
    for frame in frames(page)[:2]:  # one with an origin, one sandboxed
        before = frame.locator("#app").inner_html()
        wake(frame)
        assert frame.locator("#app").inner_html() == before, "the picture is the first that Python draws"
    assert sum(frame.evaluate("Boolean(document.documentElement.dataset.boot)") for frame in frames(page)) == 2
    assert frames(page)[0].evaluate("async () => [(await caches.keys()).length, localStorage.length]") == [0, 0], "nothing is kept"
    assert not [path for path in site.asked if "sw.js" in path]


@pytest.mark.parametrize("address", ALL)
def test_each_picture_is_the_first_that_python_draws(long_frame: Page, site: TestSite, watch: Watch, address: str) -> None:
    watch.over(long_frame.context)
    game, name = address.split("/")
    drawn = long_frame.evaluate("""async ([game, name]) => {
        const { name: listed } = performance.getEntriesByType("resource").find(({ name }) => name.includes("list.en"));
        const { default: list } = await import(listed);
        const element = document.createElement("div");
        element.innerHTML = await (await fetch(new URL(list.games[game].demos[name].drawn, location.href.replace("embed.html", "embed/x")))).text();
        return element.innerHTML;
    }""", [game, name])
    long_frame.evaluate("""async address => {
        const [prepare] = performance.getEntriesByType("resource").map(one => one.name).filter(name => name.includes("boot/pyodide-"));
        const python = await (await import(prepare)).prepare();
        document.getElementById("app").replaceChildren(); // drawn from nothing, not from the one before
        python.runPython("from app.embed import app");
        python.runPython(`app.__init__(app.page, "en", {"demo": "${address}"}, app.solved)`);
        python.runPython("app.render()");
    }""", address)
    assert long_frame.locator("#app").inner_html() == drawn


@pytest.fixture(scope="module")
def long_frame(browser, shared_site: TestSite) -> Iterator[Page]:
    """One frame whose Python is awake, for all demos."""
    context = browser.new_context(base_url=shared_site.url, reduced_motion="reduce", viewport={"width": 800, "height": 600}, locale="en-GB",
                                  service_workers="block")
    page = context.new_page()
    page.goto(f"embed.html#{ALL[0]}?lang=en")
    wake(page)
    yield page
    context.close()


def test_a_demo_is_solved_by_keyboard_and_the_host_is_told(page: Page, host, site: TestSite) -> None:
    page.goto(host("<button>before</button>" + element("agros/sowing", "sandbox") + element("agros/control")))
    page.evaluate(LISTEN)
    expect(frames(page)[0].locator("#board svg").first).to_be_visible()
    frame = frames(page)[0]
    page.get_by_text("before").focus()
    page.keyboard.press("Tab")
    focused = "document.activeElement.dataset?.pick"
    while frame.evaluate(focused) != "c1":
        page.keyboard.press("ArrowRight" if frame.evaluate(focused) else "Tab")
        if frame.evaluate(focused):
            awake(frame).wait_for(state="attached", timeout=READY_SECONDS * 1000)
    page.keyboard.press("Enter")
    expect(frame.locator('[data-pick="c3"][data-open]')).to_have_count(1)
    for key in ("ArrowUp", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    expect(frame.locator("#say.done")).to_contain_text("its yield is 1 again")
    assert sorted(solved(page)) == ["agros/sowing", "null agros/sowing"]
    frame.locator("#tool-reset").press("Enter")
    expect(frame.locator("#say.say")).to_be_visible()
    frame.locator("#tool-show").press("Enter")
    expect(frame.locator("#say.done")).to_be_visible()
    assert len(solved(page)) == 2, "shown is not solved"


def test_what_is_touched_first_is_not_lost(page: Page) -> None:
    page.goto("embed.html#agros/harvest?lang=en")
    page.locator('[data-pick="b4"]').click()
    expect(page.locator('[data-pick="e4"][data-open]')).to_have_count(1, timeout=READY_SECONDS * 1000)


def test_a_refused_touch_says_why_and_links_to_the_rule(page: Page, site: TestSite) -> None:
    page.goto("embed.html#agros/blocked-harvest?lang=en")
    wake(page)
    page.locator('[data-pick="d4"]').click()
    page.locator('[data-pick="d7"]').click(force=True)
    expect(page.locator(".why")).to_contain_text("piece on d6 is in the way")
    expect(page.locator(".why")).to_contain_text("1 of 2 tried")
    with page.expect_popup() as opened:
        page.locator(".why a").click()
    assert opened.value.url.endswith("/rules/agros.en.html#blocked-by-opponent")
    page.locator('[data-pick="g4"]').click(force=True)
    expect(page.locator("#say.done")).to_contain_text("closes that direction")


def test_legal_moves_that_lead_elsewhere_are_named(page: Page) -> None:
    page.goto("embed.html#agros/tie-next?lang=en")
    wake(page)
    page.locator('[data-pick="b2"]').click(force=True)
    expect(page.locator(".why")).to_contain_text("only the moves that are lit")
    page.goto("embed.html#agros/sowing?lang=en")
    wake(page)
    page.locator('[data-pick="c1"]').click()
    page.locator('[data-pick="c4"]').click()
    expect(page.locator("#say")).to_contain_text("not what was asked for")
    page.locator("#tool-reset").click()
    expect(page.locator('[data-pick="c1"][data-open]')).to_have_count(1)


def test_a_high_board_is_scrolled_to_where_it_goes_on(page: Page) -> None:
    page.set_viewport_size({"width": 640, "height": 544})
    page.goto("embed.html#agricola/sowing?lang=en")
    wake(page)
    board = page.locator(".board.tall")
    assert board.evaluate("board => board.scrollTop") == 0
    page.locator(".board [data-open]").first.click()
    expect(page.locator(".board [data-open]").first).to_be_in_viewport()
    assert board.evaluate("board => board.scrollTop") > 100


def test_in_a_sandbox_links_stay_in_the_frame(page: Page, host) -> None:
    page.goto(host(element("agros/sowing", "sandbox")))
    frame = frames(page)[0]
    frame.get_by_text("The rule").click()
    expect(frame.locator("article h1")).to_have_text("Agros")


# --- light and dark, who is awake ---------------------------------------------------------------------------


def test_the_frame_is_as_light_as_the_text_around_it_is_dark(page: Page, host) -> None:
    dark = f'<div class="dark">{element("agros/control", "sandbox")}</div>'
    page.goto(host(element("agros/sowing") + dark + element("agros/harvest", 'theme="dark"')))
    light, dark, told = frames(page, 3)
    for frame, theme in ((light, "light"), (dark, "dark"), (told, "dark")):
        expect(frame.locator(f'html[data-theme="{theme}"]')).to_have_count(1)
    page.evaluate("document.documentElement.style.color = 'white'")
    expect(light.locator('html[data-theme="dark"]')).to_have_count(1)


def test_by_itself_only_one_is_awake_and_none_while_the_reader_is_at_one(page: Page, host) -> None:
    page.set_viewport_size({"width": 900, "height": 620})
    page.goto(host("".join(f'<div style="height:700px">{element(address, "start=seen")}</div>' for address in ALL[:3])))
    first, second, third = (page.locator("agora-demo").nth(place) for place in range(3))
    awake(frames(page, 3)[0]).wait_for(state="attached", timeout=READY_SECONDS * 1000)
    second.scroll_into_view_if_needed()
    awake(frames(page)[1]).wait_for(state="attached", timeout=READY_SECONDS * 1000)
    expect(awake(frames(page)[0])).to_have_count(0)
    expect(frames(page)[0].locator("#board svg").first).to_be_visible()
    frames(page)[1].locator("header h1").click()
    third.scroll_into_view_if_needed()
    expect(frames(page)[2].locator("#board svg").first).to_be_visible()
    page.wait_for_timeout(500)
    assert not frames(page)[2].evaluate("document.documentElement.dataset.boot"), "the reader is at the second one"
    wake(frames(page)[2])
    expect(awake(frames(page)[1])).to_have_count(1)
    first.scroll_into_view_if_needed()


def test_a_plain_frame_may_start_when_it_is_seen(page: Page, host, site: TestSite) -> None:
    address = f"{site.url}embed.html#agros/sowing?lang=ru&theme=dark&start=seen"
    page.goto(host(f'<iframe sandbox="allow-scripts" width="700" height="500" src="{address}"></iframe>'))
    awake(frames(page)[0]).wait_for(state="attached", timeout=READY_SECONDS * 1000)
    expect(frames(page)[0].locator("h1")).to_have_text("Посев оставляет семена на доске")


# --- recorded games ---------------------------------------------------------------------------------------


def test_a_recorded_game_is_looked_through(page: Page, host, site: TestSite) -> None:
    link = Record.of(agros(*PLAYED)).link()
    page.goto(host(f'<agora-demo record="{link}" lang="en" sandbox></agora-demo>'))
    frame = frames(page)[0]
    expect(frame.locator(".board.print svg")).to_be_visible()
    frame.locator("#open").click()
    expect(frame.locator("#replay-at")).to_have_value("13", timeout=READY_SECONDS * 1000)
    frame.locator("#step-back").click()
    expect(frame.locator("#say")).to_contain_text("sowing, d4 to d2")
    frame.locator("#step-first").press("Enter")
    frame.locator("#run").click()
    expect(frame.locator("#say")).to_contain_text("farmer on c3", timeout=LONG)
    assert frame.locator("footer a").get_attribute("href") == f"index.html#r={link}"


# --- what can be wrong ------------------------------------------------------------------------------------

BROKEN = Record.of(agros("c3", "c3")).link()
BAD = {
    "nothing": ("", "names none"),
    "game": ("chess/mate", "no game “chess” here"),
    "demo": ("agros/reaping", "no demo “reaping”"),
    "game alone": ("agros", "no demo “”"),
    "property of objects": ("constructor/toString", "no game “constructor” here"),
    "hostile": ("agros/%3Cimg src=x onerror=alert(1)%3E", "no demo “<img src=x onerror=alert(1)>”"),
    "malformed": ("%E0%A4%A", "no game"),
    "cut record": ("r=" + BROKEN[:-9], "does not hold a whole game"),
    "no record": ("r=!!!", "does not hold a whole game"),
    "illegal record": ("r=" + BROKEN, "move 2 'c3' is illegal"),
    "record of an unknown game": ("r=" + Record("chess", rules=1, players=2).link(), "no game “chess” here"),
}


@pytest.mark.parametrize("fragment, line", BAD.values(), ids=BAD)
def test_a_bad_address_is_one_line_and_what_exists(page: Page, site: TestSite, fragment: str, line: str) -> None:
    page.goto(f"embed.html#{fragment}?lang=en")
    if "illegal" in line:
        page.locator("#open").click()
    expect(page.locator("[role=alert]")).to_contain_text(line, timeout=READY_SECONDS * 1000)
    expect(page.locator(".sorry a")).to_have_count(len(ALL))
    page.locator(".sorry a").first.click()
    expect(page.locator("#board svg").first).to_be_visible()


def test_a_start_that_fails_says_so(page: Page, site: TestSite, watch: Watch) -> None:
    site.answers["python/*"] = (404, "text/html", b"gone")
    watch.allow("python/")
    page.goto("embed.html#agros/sowing?lang=en")
    page.locator("header h1").click()
    expect(page.locator("[role=alert]")).to_contain_text("could not be started", timeout=READY_SECONDS * 1000)


def test_without_pictures_python_draws(page: Page, site: TestSite, watch: Watch) -> None:
    site.answers["demos/*"] = (404, "text/html", b"gone")
    watch.allow("demos/", "404")
    page.goto("embed.html#agros/sowing?lang=en")
    page.locator("[data-act=open]").click()
    expect(page.locator("#board svg").first).to_be_visible(timeout=READY_SECONDS * 1000)


def test_the_element_is_small_and_alone(dist: Path) -> None:
    script = (dist / "embed.js").read_bytes()
    assert len(gzip.compress(script, 9)) < 1300
    assert not re.search(rb"\bimport\b|eval|innerHTML", script)


# --- whoever reads ----------------------------------------------------------------------------------------

AXE = """async theme => {
  document.documentElement.dataset.theme = theme;
  return (await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"] })).violations
    .flatMap(trouble => trouble.nodes.map(node => `${theme}, ${trouble.id}: ${node.html.slice(0, 160)}`));
}"""


KINDS = {"demo": "agros/sowing", "score": "agros/worked-score", "bad": "nothing/here", "record": "r=" + Record.of(agros(*PLAYED)).link()}


@pytest.mark.parametrize("fragment", KINDS.values(), ids=KINDS)
def test_axe_finds_nothing_in_a_frame(another_context, fragment: str) -> None:
    page = another_context(bypass_csp=True, viewport={"width": 640, "height": 544}).new_page()
    page.goto(f"embed.html#{fragment}?lang=en")
    page.locator("main").wait_for()
    page.add_script_tag(path=str(install() / "axe-core" / "axe.min.js"))
    found = [trouble for theme in ("light", "dark") for trouble in page.evaluate(AXE, theme)]
    if "nothing" not in fragment:
        page.locator("h1").click() if "r=" not in fragment else page.locator("#open").click()
        awake(page).wait_for(state="attached", timeout=READY_SECONDS * 1000)
        found += [trouble for theme in ("light", "dark") for trouble in page.evaluate(AXE, theme)]
    assert not found


@pytest.mark.parametrize("width, height", [(358, 544), (640, 544), (760, 420), (320, 480)])
def test_it_fits_its_frame(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto("embed.html#agros/control?lang=ru")
    expect(page.locator("#board svg").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == width
    board = page.locator("#board svg").first.bounding_box()
    assert board["width"] >= 170 and board["x"] >= 0 and board["x"] + board["width"] <= width
