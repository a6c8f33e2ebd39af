"""The shelf: games that wait, games that are over, games that cannot be read."""

import json

import pytest
from app import shelf
from app.dialogs import TroubleDialog
from app.main import base36
from app.shelf import Shelf
from interface.conftest import SETUP
from pygame_core import load


def test_the_shelf_shows_every_game(app, page):
    assert isinstance(app.screen, Shelf)
    assert 'href="#/agros/new"' in page.html and page.ready_said


def test_unfinished_games_wait_on_the_shelf_and_finished_ones_do_not(begin, page):
    play = begin()
    page.pick(*SETUP)
    page.go("#/")
    assert f'id="save-{play.id}"' in page.html
    page.go(f"#/agros/{play.id}")
    page.act("say", "pass")
    page.act("say", "pass")
    page.go("#/")
    assert f'id="save-{play.id}"' not in page.html and "1 finished game" in page.html


@pytest.mark.parametrize("text", ["{broken", "[]", json.dumps({"format": 99}), json.dumps({
    "format": 1, "game": "agros", "rules": 1, "players": 2, "options": {"board": 8, "farmers": 3}, "moves": ["e5", "e5"]})])
def test_a_kept_game_that_cannot_be_opened_shows_why_and_its_text(app, page, text):
    page.kept["save:bad"] = text
    page.go("#/agros/bad")
    assert isinstance(app.dialog, TroubleDialog) and app.dialog.words == text
    assert page.kept["save:bad"] == text
    page.act("close")
    page.go("#/")
    assert 'data-value="bad"' in page.html


def test_a_broken_game_on_the_shelf_can_be_deleted_and_brought_back(app, page):
    page.kept["save:bad"] = "{broken"
    page.go("#/")
    page.act("broken", "bad")
    assert isinstance(app.dialog, TroubleDialog)
    page.act("discard", "bad")
    assert "save:bad" not in page.kept
    page.act("restore")
    assert page.kept["save:bad"] == "{broken"


def test_an_address_that_names_nothing_opens_the_shelf_and_says_so(app, page):
    for place in ("#/chess/new", "#/agros/nosuchgame"):
        page.go(place)
        assert isinstance(app.screen, Shelf) and 'id="notice"' in page.html


def test_deleting_the_game_on_the_table_returns_to_the_shelf_and_can_be_undone(begin, page, kept):
    play = begin()
    page.pick("c3")
    page.act("menu")
    page.act("discard", play.id)
    assert f"save:{play.id}" not in page.kept and 'data-act="restore"' in page.html
    page.act("restore")
    assert kept(play)["moves"] == ["c3"]


def test_names_of_games_are_short():
    assert [base36(number) for number in (0, 35, 36, 2**32 - 1)] == ["0", "z", "10", "1z141z3"]


def test_prints_that_are_in_the_page_already_are_taken_over_not_drawn(monkeypatch):
    monkeypatch.setattr(shelf, "_posters", {})
    shelf.know(lambda: {"agros": "<svg id='known'></svg>"})
    assert shelf.poster(load("agros")) == "<svg id='known'></svg>"
