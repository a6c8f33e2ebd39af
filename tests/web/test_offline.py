"""Playing without a network: with the server stopped, with pieces lost, with no room, and where nothing can be kept."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pygame_core.game import load
from pygame_core.record import Record
from web.conftest import Watch, file_named, ready
from web.server import SUB_PATH, TestSite

REFUSED = ("ERR_CONNECTION_REFUSED", "ERR_FAILED", "answer 503", "the server responded with a status of 503", "FetchEvent")
BUILDS = "async () => (await caches.keys()).filter(name => !/:(memory|packs|inbox)$/.test(name))"


def begin(page: Page, game: str = "agros") -> None:
    """A new game as the set-up sheet comes, against a bot."""
    page.goto(f"#/{game}/new")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#board")).to_be_visible(timeout=20_000)


def touch(page: Page) -> None:
    """Touch things until the move is made and the bots have answered."""
    before = len(moves(page))
    while len(moves(page)) == before:
        page.locator("[data-board] [data-open], #prompt .buttons [id^=say-], #yes").first.click()
    expect(page.locator(".thought")).to_have_count(0, timeout=30_000)


def moves(page: Page) -> list[str]:
    return record(page).moves


def record(page: Page) -> Record:
    return Record.loads(page.evaluate("id => localStorage.getItem('agora:1:save:' + id)", page.url.rpartition("/")[2]))


def again(page: Page) -> None:
    page.reload()
    ready(page)


def test_with_the_server_stopped_everything_goes_on(installed: Page, site: TestSite, watch: Watch) -> None:
    page = installed
    site.stop()
    watch.allow(*REFUSED)
    again(page)
    for game in (load("agros"), load("cacao")):
        begin(page, game.name)
        touch(page)
        assert len(moves(page)) > 1, "no bot has answered"
        played, address = moves(page), page.url
        again(page)
        assert page.url == address and moves(page) == played
        touch(page)
        assert moves(page)[: len(played)] == played
    page.locator("#tool-rules").click()
    expect(page.locator("dialog article h2").first).to_be_visible()
    tab = page.context.new_page()
    tab.goto("rules/agros.ru.html")
    expect(tab.locator("h1")).to_be_visible()
    tab.goto("?anything=1#/agros/new")
    ready(tab)
    expect(tab.locator("#setup-form")).to_be_visible()


def lose(page: Page, path: str) -> None:
    """Take one file out of the offline copy."""
    lost = """async path => {
        const address = new URL(path, location.href).href;
        const caches_ = await Promise.all((await caches.keys()).map(name => caches.open(name)));
        return (await Promise.all(caches_.map(cache => cache.delete(address)))).some(Boolean);
    }"""
    assert page.evaluate(lost, path), path


def retry(page: Page) -> None:
    with page.expect_navigation(wait_until="commit"):
        page.locator("#boot-retry").click()


def test_a_lost_piece_ends_in_words_and_a_button_and_is_fetched_again(installed: Page, site: TestSite, dist: Path, watch: Watch) -> None:
    page = installed
    watch.allow(*REFUSED, "python/", "boot/", "wasm")
    site.stop()
    for path in (file_named(dist, "python/"), file_named(dist, "vendor/pyodide", ".asm.wasm"), file_named(dist, "boot/start-")):
        lose(page, path)
        page.reload()
        page.locator('html[data-boot="failed"]').wait_for(state="attached", timeout=30_000)
        expect(page.locator("#boot-error")).to_be_visible()
        retry(page)  # still no network
        page.locator('html[data-boot="failed"]').wait_for(state="attached", timeout=30_000)
        site.start()
        retry(page)
        ready(page)
        site.stop()
        again(page)
    lose(page, "./")
    page.reload()
    expect(page.locator("body")).to_contain_text("there is no network")
    site.start()
    page.get_by_role("link", name="Try again").click()
    ready(page)


def test_a_worker_whose_fetch_does_not_reach_the_service_worker(installed: Page, site: TestSite, watch: Watch) -> None:
    """As in Firefox without a network; here it is the page's."""
    page = installed
    page.add_init_script("""const { fetch } = globalThis;
        globalThis.fetch = (what, options) => /\\.(wasm|zip|whl|bin)$/.test(what.url ?? what) ? Promise.reject(new TypeError("offline")) : fetch(what, options);""")
    again(page)
    begin(page)


def test_no_room_is_said_and_play_goes_on_online(another_context, site: TestSite) -> None:
    page = another_context(service_workers="allow").new_page()
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", {"origin": site.origin, "quotaSize": 8_000_000})
    page.goto("")
    expect(page.locator("#notice")).to_contain_text("no room", timeout=60_000)
    assert page.evaluate(BUILDS) == []
    begin(page)
    touch(page)
    played = moves(page)
    again(page)
    assert moves(page) == played


def test_nosw_forgets_everything_but_the_games(installed: Page, site: TestSite) -> None:
    page = installed
    begin(page)
    touch(page)
    address, played = page.url, moves(page)
    page.goto(f"?nosw{'#' + address.partition('#')[2]}")
    ready(page)
    expect(page.locator("#notice")).to_contain_text("offline copy of Agora is gone")
    assert page.evaluate("caches.keys()") == []
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0
    assert moves(page) == played


def test_in_a_sandboxed_frame_it_plays_and_keeps_nothing(another_context, site: TestSite, watch: Watch) -> None:
    host = '<!doctype html><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" width="1000" height="900" src="index.html#/agros/new?start"></iframe>'
    site.answers["host.html"] = (200, "text/html", host.encode())
    page = another_context(service_workers="allow").new_page()
    page.goto("host.html")
    frame = page.frame_locator("iframe")
    frame.locator('html[data-boot="ready"]').wait_for(state="attached", timeout=60_000)
    frame.locator('[data-board] [data-pick="c3"]').click()
    expect(frame.locator(".entry")).to_have_count(3, timeout=30_000)
    expect(frame.locator("#unkept")).to_be_visible()
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0


def test_two_builds_on_one_origin_leave_each_other_alone(installed: Page, site: TestSite, dist: Path, tmp_path: Path) -> None:
    from make.site import renamed

    for path, content in renamed(dist, "otherbuild99").items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(content)
    page, other = installed, "/other/"
    site.beside[other] = tmp_path
    first = page.evaluate("caches.keys()")
    other_page = page.context.new_page()
    other_page.goto(site.origin + other)
    expect(other_page.locator("#notice")).to_contain_text("ready for offline", timeout=60_000)
    names = other_page.evaluate("caches.keys()")
    assert set(first) < set(names) and len(names) == len(first) + 2
    assert all(name.startswith((f"agora:{SUB_PATH}:", f"agora:{other}:")) for name in names)
    other_page.goto(f"{site.origin}{other}?nosw")
    expect(other_page.locator("#notice")).to_contain_text("is gone", timeout=60_000)
    assert set(page.evaluate("caches.keys()")) == set(first)
    site.stop()
    again(page)


@pytest.mark.parametrize("given", ["file", "text"])
def test_a_record_shared_with_the_app_is_opened(installed: Page, given: str) -> None:
    page = installed
    record = Record("agros", rules=1, players=2, options={"board": 8, "farmers": 3}, moves=["c3", "f3"], names=["Ada", "Bo"])
    share = """async ([given, words]) => {
        const form = new FormData();
        if (given === "file") form.set("record", new File([words], "game.json", { type: "application/json" }));
        else form.set("text", words);
        return (await fetch("share", { method: "POST", body: form })).ok;
    }"""
    assert page.evaluate(share, [given, record.dumps()])
    page.goto("?shared")
    page.get_by_role("button", name="Put it on my shelf").click(timeout=60_000)
    expect(page.locator(".entry")).to_have_count(2)
    assert "?" not in page.url


def test_rules_pages_and_their_demos_are_there_without_a_network(installed: Page, site: TestSite, watch: Watch) -> None:
    page = installed
    site.stop()
    watch.allow(*REFUSED, "demos/")
    page.goto("rules/agros.en.html")
    page.locator("agora-demo[demo=sowing]").scroll_into_view_if_needed()
    frame = page.locator("agora-demo[demo=sowing] iframe").element_handle().content_frame()
    frame.get_by_role("button", name="Start").click()  # its picture is not kept: Python draws it
    expect(frame.locator('[data-pick="c1"][data-open]')).to_have_count(1, timeout=60_000)
    page.locator("#search").fill("harvest")
    expect(page.locator("#found a").first).to_contain_text("Agros: Harvest")
