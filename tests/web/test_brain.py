"""The bot worker by itself: what it hears and says."""

import gzip
from pathlib import Path

import pytest
from make import wheels
from playwright.sync_api import Page
from web.conftest import Watch, file_named
from web.server import TestSite

TALK = """([brain, asked, enough]) => new Promise((resolve, reject) => {
    const worker = new Worker(brain, {type: "module"}), said = [];
    worker.onerror = event => reject(event.message);
    worker.onmessage = ({data}) => {
        said.push(data);
        for (const words of asked[said.length] ?? []) worker.postMessage(words);
        if (said.length === enough) { worker.terminate(); resolve(said); }
    };
    for (const words of asked[0] ?? []) worker.postMessage(words);
})"""
ENDLESS = """
from time import monotonic

def answer(text):
    begun = monotonic()
    while monotonic() - begun < 0.03:
        pass
    return '{"more": true}'
"""
RECORD = {"format": 1, "game": "agros", "rules": 1, "players": 2, "options": {}, "seed": 7, "deal": None, "moves": []}


@pytest.fixture
def talk(page: Page, site: TestSite, dist: Path):
    """Talk to a fresh worker: `asked` maps how many things it has said to the messages it is then sent; returns the
    first `enough` things it says."""
    site.answers["bare.html"] = (200, "text/html", b'<!doctype html><link rel="icon" href="data:,">')

    def talked(asked: dict[int, list[dict]], enough: int) -> list[dict]:
        page.goto("bare.html?watchdog=20000")
        return page.evaluate(TALK, ["./" + file_named(dist, "boot/brain-"), asked, enough])

    return talked


def endless(site: TestSite, dist: Path) -> None:
    """An engine whose thoughts never end."""
    files = {"pygame_core/__init__.py": b"", "pygame_core/bots/__init__.py": b"", "pygame_core/bots/brain.py": ENDLESS.encode()}
    site.answers[file_named(dist, "python/")] = (200, "application/octet-stream", gzip.compress(wheels.bundled(files)))
    site.answers["memory/*"] = (404, "text/html", b"")  # or the real engine would be in memory already


def test_it_thinks(talk) -> None:
    think = {"id": 1, "call": "think", "args": {"record": RECORD, "bot": "random", "seed": 5}}
    ready, answer = talk({1: [think]}, 2)
    assert ready == {"ready": True}
    assert answer["id"] == 1 and answer["result"]["more"] is False and answer["result"]["move"]


def test_what_was_asked_early_waits_and_can_be_taken_back(talk) -> None:
    asked = [{"id": 1, "call": "ping"}, {"id": 2, "call": "ping"}, {"id": 3, "call": "ping"}, {"cancel": 2}, {"cancel": 9}]
    said = talk({0: asked}, 4)
    assert said == [{"id": 2, "cancelled": True}, {"ready": True}, {"id": 1, "result": {"ok": True}}, {"id": 3, "result": {"ok": True}}]


def test_a_long_thought_tells_its_progress_and_can_be_stopped(talk, site: TestSite, dist: Path, watch: Watch) -> None:
    endless(site, dist)
    watch.allow("memory/")
    said = talk({1: [{"id": 1, "call": "think"}], 4: [{"cancel": 1}, {"id": 2, "call": "think"}]}, 20)
    assert said[:4] == [{"ready": True}] + 3 * [{"id": 1, "progress": {"more": True}}]
    stop = said.index({"id": 1, "cancelled": True})
    assert {thing["id"] for thing in said[stop + 1 :]} == {2}


def test_an_engine_that_does_not_come_is_told(talk, site: TestSite, dist: Path, watch: Watch) -> None:
    name = file_named(dist, "python/")
    site.answers[name] = (404, "text/html", b"")
    watch.allow(name)
    (said,) = talk({}, 1)
    assert name in said["broken"]
