"""Pages that are read: rules, the way to them, the code for embedding. With and without scripts, on screen and on paper."""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from make.npm import install
from playwright.sync_api import Page, expect
from pygame_core.demo import demos, still
from pygame_core.game import games
from pygame_core.text import LANGUAGES, Text
from web.at_table import agros, dialog, sit, tool
from web.conftest import file_named
from web.test_embed import AXE, awake

RULES = [f"rules/{game.name}.{lang}.html" for game in games() for lang in LANGUAGES]
READ = [*RULES, *(f"{folder}/index.{lang}.html" for folder in ("rules", "demos") for lang in LANGUAGES)]
VOID = {"input", "img", "br", "hr", "meta", "link"}


class Reader(HTMLParser):
    """Ids and links of a page; refuses tags that are not closed in order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.feed(page)
        assert not self.open

    def handle_starttag(self, tag: str, attributes: list) -> None:
        found = dict(attributes)
        self.ids += [found["id"]] if "id" in found else []
        self.links += [found[name] for name in ("href", "src") if name in found]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag in VOID or self.open.pop() == tag, tag


@pytest.fixture(scope="module")
def read(dist: Path) -> dict[str, Reader]:
    return {path: Reader((dist / path).read_text("utf-8")) for path in READ}


def test_pages_are_well_formed_and_no_id_stands_twice(read: dict[str, Reader]) -> None:
    for path, page in read.items():
        assert len(page.ids) == len(set(page.ids)), path


def test_every_link_leads_somewhere(dist: Path, read: dict[str, Reader]) -> None:
    known = [f"{game.name}/{name}" for game in games() for name in demos(game)]
    for path, page in read.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme:
                assert parts.scheme in ("https", "mailto"), f"{path}: {link}"
                continue
            target = (dist / path).parent.joinpath(parts.path).resolve() if parts.path else dist / path
            assert target.is_file(), f"{path}: {link}"
            name, fragment = target.relative_to(dist.resolve()).as_posix() if parts.path else path, unquote(parts.fragment)
            if name == "embed.html":
                assert fragment.split("?")[0] in known, f"{path}: {link}"
            elif fragment and name in read:
                assert fragment in read[name].ids, f"{path}: {link}"


def test_every_demo_stands_in_its_section(dist: Path) -> None:
    for game in games():
        for lang in LANGUAGES:
            page = (dist / f"rules/{game.name}.{lang}.html").read_text("utf-8")
            found = re.findall(r'<(?:h[23] id="([\w-]+)"|agora-demo game="\w+" demo="([\w-]+)")', page)
            section, places = "", {}
            for id, name in found:
                section = id or section
                places |= {name: section} if name else {}
            assert places == {name: demo.rule for name, demo in demos(game).items()}


def test_pictures_are_what_the_command_line_draws(dist: Path) -> None:
    for game in games():
        for name, demo in demos(game).items():
            for lang in LANGUAGES:
                drawn = dist / file_named(dist, f"demos/{game.name}/{name}.{lang}-", ".svg")
                assert drawn.read_text("utf-8") == still(demo, Text(lang, [game.folder]))


# --- in a browser -----------------------------------------------------------------------------------------

SHIFTS = """() => new Promise(done => {
    let sum = 0;
    new PerformanceObserver(list => list.getEntries().forEach(entry => (sum += entry.value))).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => done(sum), 200);
})"""


@pytest.mark.parametrize("path, width", [("rules/agros.en.html", 1280), ("rules/agricola.ru.html", 390), ("demos/index.en.html", 1280)])
def test_nothing_moves_while_a_page_is_read(page: Page, path: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(path)
    for _ in range(12):
        page.mouse.wheel(0, 700)
        page.wait_for_timeout(60)
    assert page.evaluate(SHIFTS) == 0
    assert page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("path", READ)
def test_axe_finds_nothing_on_any_page(another_context, path: str) -> None:
    page = another_context(bypass_csp=True).new_page()
    page.goto(path)
    page.add_script_tag(path=str(install() / "axe-core" / "axe.min.js"))
    without_frames = AXE.replace("axe.run(document,", "axe.run({ exclude: ['iframe'] },")
    assert not [trouble for theme in ("light", "dark") for trouble in page.evaluate(without_frames, theme)]


def test_without_scripts_the_positions_are_pictures_and_there_is_no_search(another_context) -> None:
    page = another_context(java_script_enabled=False).new_page()
    page.goto("rules/agros.en.html")
    picture = page.locator("agora-demo img").first
    picture.scroll_into_view_if_needed()
    expect(picture).to_be_visible()
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("one => one.naturalWidth") > 100
    assert page.locator("agora-demo a").first.get_attribute("href") == "../embed.html#agros/harvest?lang=en"
    expect(page.locator("#search")).to_be_hidden()


def test_on_paper_there_are_pictures_instead_of_frames(page: Page) -> None:
    page.goto("rules/agros.en.html")
    page.emulate_media(media="print")
    pictures = page.locator("agora-demo img")
    for place in range(pictures.count()):
        expect(pictures.nth(place)).to_be_visible()
    expect(page.locator("agora-demo iframe").first).to_be_hidden()
    expect(page.locator("#search")).to_be_hidden()


def test_a_demo_is_played_in_its_section(page: Page) -> None:
    page.goto("rules/agros.en.html")
    page.locator("agora-demo[demo=sowing]").scroll_into_view_if_needed()
    frame = page.locator("agora-demo[demo=sowing] iframe").element_handle().content_frame()
    frame.locator('[data-pick="c1"]').click()
    awake(frame).wait_for(state="attached", timeout=60_000)
    frame.locator('[data-pick="c3"]').click()
    expect(frame.locator("#say.done")).to_be_visible()


@pytest.mark.parametrize("lang, words, first, nothing", [
    ("en", "may JUMP", "Agros: What a harvest may jump", "Nothing found."),
    ("ru", "перепрыгнуть", "Агрос: Через что можно перепрыгнуть", "Ничего не нашлось.")])
def test_the_search_goes_through_all_rules(page: Page, lang: str, words: str, first: str, nothing: str) -> None:
    page.goto(f"rules/cacao.{lang}.html")
    page.locator("#search").fill(words)
    expect(page.locator("#found a").first).to_have_text(first)
    page.locator("#search").fill("zyx")
    expect(page.locator("#found li")).to_have_text([nothing])
    page.locator("#search").fill(words)
    page.locator("#found a").first.click()
    expect(page.locator("#blocked-by-opponent")).to_be_in_viewport()
    assert page.url.endswith(f"rules/agros.{lang}.html#blocked-by-opponent")


def test_code_is_copied_with_the_address_of_this_site(another_context, site) -> None:
    page = another_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    page.goto("demos/index.en.html")
    section = page.locator("#agros-sowing")
    section.locator("button").click()
    expect(section.locator("button")).to_have_text("Copied")
    code = page.evaluate("navigator.clipboard.readText()")
    assert f'<script src="{site.url}embed.js" async></script>' in code and '<agora-demo game="agros" demo="sowing" lang="en"' in code
    assert page.locator(".snippet").count() == sum(len(demos(game)) for game in games())


def test_over_a_table_the_rules_have_no_demos(desk: Page) -> None:
    sit(desk, agros())
    tool(desk, "rules").click()
    expect(dialog(desk, "rules").locator("#rule-sow")).to_have_count(1)
    assert desk.locator("agora-demo").count() == 0
