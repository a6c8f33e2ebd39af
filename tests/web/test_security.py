"""What the page may do, and that names and records are only ever text."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect
from pygame_core.record import Record

HOSTILE = """<img src=x onerror="globalThis.pwned=1">'"><script>pwned=1</script>&lt;b&gt;{x}%s"""
SCREENS = ("#tool-score", "#tool-menu", "#tool-rules")


def policies(dist: Path) -> dict[str, dict[str, list[str]]]:
    """Page -> directive -> its sources."""
    found = {}
    for path in dist.rglob("*.html"):
        (policy,) = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">', path.read_text("utf-8").replace("&#x27;", "'"))
        found[path.relative_to(dist).as_posix()] = {name: sources for name, *sources in map(str.split, policy.split(";"))}
    return found


def test_every_page_has_a_strict_policy(dist: Path) -> None:
    for path, policy in policies(dist).items():
        assert policy["default-src"] in (["'self'"], ["'none'"]), path
        assert policy["base-uri"] == policy["form-action"] == ["'none'"], path
        for name, sources in policy.items():
            known = {"'self'", "'none'"} | {"script-src": {"'wasm-unsafe-eval'"}, "style-src": {"'unsafe-inline'"}, "img-src": {"data:", "blob:"}}.get(name, set())
            assert set(sources) <= known, f"{path}: {name} {sources}"
    assert {"index.html", "rules/agros.en.html"} <= policies(dist).keys()


def test_the_policy_stands_before_anything_that_loads(dist: Path) -> None:
    for path in dist.rglob("*.html"):
        head = path.read_text("utf-8")
        assert head.index("Content-Security-Policy") < min(head.index(tag) for tag in ("<link", "<script", "<style", "<img", "</head>") if tag in head), path


FORBIDDEN = {
    "evaluated text": """() => new Promise(done => setTimeout(() => {
        try { done(new Function("return 'ran'")()) } catch (error) { done(error.name) }
    }))""",
    "an inline script": """() => {
        document.body.append(Object.assign(document.createElement("script"), { textContent: "globalThis.ran = 1" }));
        return globalThis.ran ? "ran" : "stopped";
    }""",
    "a handler in markup": """() => new Promise(done => {
        document.body.insertAdjacentHTML("beforeend", '<img src="data:," onerror="globalThis.ran = 1">');
        document.body.lastElementChild.addEventListener("error", () => setTimeout(() => done(globalThis.ran ? "ran" : "stopped")));
    })""",
    "another host": "() => fetch('https://example.org/').then(() => 'ran', error => error.name)",
    "a picture from another host": """() => new Promise(done => {
        const picture = new Image();
        Object.assign(picture, { onload: () => done("ran"), onerror: () => done("stopped"), src: "https://example.org/x.png" });
    })""",
    "a worker from a blob": """() => new Promise(done => {
        try {
            const worker = new Worker(URL.createObjectURL(new Blob(["postMessage(1)"])));
            Object.assign(worker, { onmessage: () => done("ran"), onerror: () => done("stopped") });
        } catch (error) { done(error.name) }
    })""",
}


def test_what_the_policy_forbids_does_not_run(open_page, watch) -> None:
    watch.allow("Content Security Policy", "violates", "example.org", "blob:", "data:,")
    page = open_page("")
    for what, attempt in FORBIDDEN.items():
        assert page.evaluate(attempt) != "ran", what


def test_names_and_records_are_text_on_every_screen(open_page, page: Page) -> None:
    record = Record("agros", rules=1, players=2, options={"board": 8, "farmers": 3}, moves=["c3", "f3", "d5"], names=[HOSTILE, "\u202e" + HOSTILE],
                    seats=["human", "human"], extra={"agora": {"name": HOSTILE}, HOSTILE: HOSTILE})
    open_page("#/")
    page.evaluate("words => localStorage.setItem('agora:1:save:hostile', words)", record.dumps())
    page.evaluate("words => localStorage.setItem('agora:1:save:broken', words)", json.dumps({"format": 1, "game": HOSTILE, "rules": 1, "players": 2}))
    page.evaluate("words => localStorage.setItem('agora:1:packs', words)", json.dumps({"added": {HOSTILE: [HOSTILE]}, "sources": {HOSTILE: HOSTILE}}))
    page.reload()
    expect(page.locator(".ci")).to_have_count(2)
    clean(page)
    page.locator("#save-broken").click()
    expect(page.locator("dialog")).to_be_visible()
    clean(page)
    page.goto("#/agros/hostile")
    expect(page.locator("#seat-0")).to_contain_text("<img src=x")
    clean(page)
    for opener in SCREENS:
        page.locator(opener).click()
        clean(page)
        page.keyboard.press("Escape")
    page.goto(f"#/{HOSTILE}/x")
    expect(page.locator("#notice")).to_be_visible()
    clean(page)
    page.goto("#r=" + record.link())
    expect(page.locator("dialog .found")).to_contain_text("<img src=x")
    clean(page)


def clean(page: Page) -> None:
    """Nothing of the hostile text became an element, and none of it ran."""
    assert page.evaluate("globalThis.pwned") is None
    assert page.locator("#app script, #app [onerror], #app img").count() == 0
