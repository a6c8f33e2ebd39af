"""Records from anywhere: nothing executed, nothing lost, one line said."""

import json

import pytest
from app.words import seated, words
from interface.conftest import SETUP
from pygame_core import load
from pygame_core.record import Record


NASTY = ["<script>x=1</script>", "\u202eevil\u200f", "x" * 10_000, "", "  \n ", "{name}", "a\x00b", '"><img src=x onerror=alert(1)>']


def record(**changes):
    made = Record.new(load("agros"), board=8, farmers=3)
    return json.dumps({**made.data(), **changes})


@pytest.mark.parametrize("name", NASTY)
def test_a_name_from_a_record_is_shown_short_and_on_one_line_and_kept_as_it_is(app, page, name):
    page.kept["save:one"] = record(names=[name, "Bo"], moves=list(SETUP))
    for place in ("#/", "#/agros/one"):
        page.go(place)
        assert "<script>x" not in page.html and "<img" not in page.html and "\u202e" not in page.html and "\x00" not in page.html
        assert "x" * 100 not in page.html
    assert app.screen.names[0] and len(app.screen.names[0]) <= 25
    page.pick("c3", "c4")
    assert json.loads(page.kept["save:one"])["names"] == [name, "Bo"]


def test_a_record_without_names_can_be_played(app, page):
    page.kept["save:one"] = record()
    page.go("#/agros/one")
    page.pick(*SETUP)
    assert app.screen.names == ["Player 1", "Player 2"] and app.screen.table.length == 6


def test_names_are_given_to_no_more_seats_than_a_table_has():
    made = Record("agros", rules=1, players=10**9)
    assert len(seated(words("en"), made)) == 16


@pytest.mark.parametrize("changes", [{"seats": ["nosuchbot", "human"]}, {"seats": ["<script>", "human"]}])
def test_a_seat_of_an_unknown_bot_says_so_and_the_game_is_kept(app, page, changes):
    page.kept["save:one"] = text = record(**changes)
    page.go("#/agros/one")
    page.run()
    assert "could not move" in page.html and "<script>" not in page.html
    assert page.kept["save:one"] == text


@pytest.mark.parametrize("words", ["{" * 100_000, '{"a":' * 100_000, "[" * 100_000, '{"records":' + "[" * 100_000, '{"records": 7}',
                                   '{"records": [7]}', '{"records": [{"records": []}]}', "\x00", "#r=", "#r=%%%", "Infinity", '{"format": NaN}'])
def test_nonsense_to_open_is_said_in_one_line(app, page, words):
    page.act("open")
    page.act("read", words=words)
    assert app.dialog.why and "\n" not in app.dialog.why and len(app.dialog.why) < 300
    assert not [key for key in page.kept if key.startswith("save:")]


def test_an_empty_file_of_games_says_so(app, page):
    page.act("open")
    page.act("read", words='{"records": []}')
    assert app.dialog.why


def test_every_cut_of_a_link_is_said(app, page):
    link = Record.loads(record(moves=list(SETUP))).link()
    for length in range(1, len(link) - 4, 7):
        page.go("#r=" + link[:length])
        assert app.dialog.why and not app.dialog.tables


def test_a_save_of_a_newer_version_is_kept_for_a_newer_version(app, page):
    for changes in ({"format": 2}, {"rules": 99}):
        page.kept["save:new"] = text = record(**changes)
        page.go("#/")
        assert "newer" in page.html
        page.go("#/agros/new1")
        page.act("broken", "new")
        assert "newer" in app.dialog.why and page.kept["save:new"] == text
        page.act("close")
        page.act("lang", "ru")
        page.act("broken", "new")
        assert "нужна более новая" in app.dialog.why
        page.act("lang", "en")


def test_five_megabytes_are_refused_without_being_drawn(app, page):
    page.act("open")
    page.ear({"type": "file", "act": "read", "name": "x", "text": "[" + "1," * 2_400_000 + "1]", "size": 4_800_003})
    assert "too long" in app.dialog.why and len(page.html) < 500_000
