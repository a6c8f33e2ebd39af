"""From one build to the next: the page in use goes on undisturbed, the new one comes when it is wanted, nothing is lost."""

import json
from pathlib import Path

import pytest
from make.site import finished, renamed
from playwright.sync_api import Page, expect
from web.conftest import Watch, ready
from web.server import TestSite

NEXT = "nextbuild123"
LOOK = "navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => null)"


def written(folder: Path, files: dict[str, bytes]) -> Path:
    for path, content in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
    return folder


@pytest.fixture(scope="module")
def next_build(dist: Path, tmp_path_factory) -> Path:
    """The same site as another build."""
    return written(tmp_path_factory.mktemp("next"), renamed(dist, NEXT))


def with_another_picture(dist: Path) -> dict[str, bytes]:
    """One more build, whose picture of memory has another name."""
    files, facts = renamed(dist, NEXT), json.loads((dist / "build.json").read_text())
    (old,) = [path for path in files if path.startswith("memory/")]
    (parts,) = [path for path in files if path.startswith("boot/parts-")]
    files["memory/python-another.bin"] = files.pop(old)
    files[parts] = files[parts].replace(old.encode(), b"memory/python-another.bin")
    return finished({path: files[path] for path in files if path not in ("sw.js", "build.json")}, {**facts, "build": NEXT})


def build_of(page: Page) -> str:
    return page.locator("meta[name=generator]").get_attribute("content")


def kept_builds(page: Page) -> list[str]:
    return page.evaluate("async () => (await caches.keys()).filter(name => !/:(memory|packs|inbox)$/.test(name))")


def begin(page: Page) -> None:
    page.goto("#/agros/new")
    page.locator("#seat1").select_option("human")
    page.get_by_role("button", name="Start the game").click()


def lay(page: Page, cell: str, count: int) -> None:
    page.locator(f'[data-board] [data-pick="{cell}"]').click()
    expect(page.locator(".entry")).to_have_count(count)


def test_a_new_version_waits_until_it_is_wanted_and_games_survive(installed: Page, site: TestSite, next_build: Path) -> None:
    page = installed
    begin(page)
    lay(page, "c3", 1)
    other_tab = page.context.new_page()
    other_tab.goto("#/")
    ready(other_tab)
    (old,) = kept_builds(page)
    site.folder = next_build
    site.asked.clear()
    page.evaluate(LOOK)
    banner = page.locator("#notice")
    expect(banner).to_contain_text("new version", timeout=30_000)
    assert set(site.asked) == {"", "sw.js"}, "what has not changed is not downloaded again"
    assert len(kept_builds(page)) == 2
    lay(page, "f3", 2)  # the old page plays on
    expect(banner).to_contain_text("new version")
    page.reload()  # and is still the old one
    ready(page)
    assert NEXT not in build_of(page)
    expect(banner).to_contain_text("new version", timeout=30_000)
    banner.get_by_role("button", name="Start it").click()
    expect(page.locator(f'meta[name=generator][content*="{NEXT}"]')).to_be_attached(timeout=30_000)
    ready(page)
    expect(page.locator(".entry")).to_have_count(2)
    lay(page, "d5", 3)
    expect(other_tab.locator(f'meta[name=generator][content*="{NEXT}"]')).to_be_attached(timeout=30_000)
    (new,) = kept_builds(page)
    assert new != old and NEXT in new
    site.stop()
    page.reload()
    ready(page)
    expect(page.locator(".entry")).to_have_count(3)
    expect(banner).to_have_count(0)


def test_an_update_that_does_not_come_whole_changes_nothing(installed: Page, site: TestSite, next_build: Path, watch: Watch) -> None:
    page = installed
    watch.allow("answer 404", "404", "Failed to update", "is not the file of this build")
    (old,) = kept_builds(page)
    site.folder = next_build
    site.answers[""] = (200, "text/html", b"<h1>Log in to this network</h1>")
    state = """navigator.serviceWorker.getRegistration().then(async found => {
        const gone = new Promise(resolve => found.addEventListener("updatefound", () => {
            const worker = found.installing;
            worker.addEventListener("statechange", () => worker.state === "redundant" && resolve("redundant"));
        }));
        await found.update();
        return gone;
    })"""
    assert page.evaluate(state) == "redundant"
    expect(page.locator("#notice")).not_to_contain_text("new version")
    page.reload()
    ready(page)
    assert NEXT not in build_of(page)
    site.answers.clear()
    page.evaluate(LOOK)
    expect(page.locator("#notice")).to_contain_text("new version", timeout=30_000)
    page.locator("#notice").get_by_role("button", name="Close").click()
    expect(page.locator("#notice")).to_have_count(0)
    assert old in kept_builds(page)


def test_the_new_version_starts_at_full_speed_even_offline(installed: Page, site: TestSite, dist: Path, tmp_path: Path, watch: Watch) -> None:
    page, said = installed, []
    page.on("console", lambda message: said.append(message.text))
    site.folder = written(tmp_path, with_another_picture(dist))
    page.evaluate(LOOK)
    expect(page.locator("#notice")).to_contain_text("new version", timeout=30_000)
    site.stop()
    watch.allow("ERR_CONNECTION_REFUSED")
    page.locator("#notice").get_by_role("button", name="Start it").click()
    expect(page.locator(f'meta[name=generator][content*="{NEXT}"]')).to_be_attached(timeout=30_000)
    ready(page)
    assert not [words for words in said if "without the snapshot" in words]
    pictures = "async () => (await (await caches.open((await caches.keys()).find(name => name.endsWith(':memory')))).keys()).map(one => one.url.split('/').pop())"
    page.wait_for_function(f"async () => (await ({pictures})()).join() === 'python-another.bin'")
