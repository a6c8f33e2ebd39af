"""Setting up a game."""

import json

from app.play import Play
from app.setup import Setup
from app.shelf import Shelf


def test_who_begins_can_be_the_second_player(begin):
    assert begin(first="1").names == ["Bo", "Ada"]
    assert sorted(begin(first="lots").names) == ["Ada", "Bo"]


def test_set_up_is_remembered(begin, page, app):
    begin(board="12", farmers="7")
    page.go("#/agros/new")
    assert app.screen.chosen["board"] == "12" and app.screen.chosen["name1"] == "Bo"


def test_set_up_that_no_longer_fits_goes_back_to_its_defaults(page, app):
    page.kept["setup:agros"] = json.dumps({"board": "99", "seat1": "oracle", "first": "7", "farmers": 3})
    page.go("#/agros/new")
    assert app.screen.chosen["board"] == "10" and app.screen.chosen["seat1"] == "greedy" and app.screen.chosen["first"] == "0"


def test_the_quick_route_starts_a_game_at_once(page, app):
    page.go("#/agros/new?start")
    assert isinstance(app.screen, Play)


def test_an_address_of_set_up_opens_set_up(page, app):
    page.go("#/agros/new")
    assert isinstance(app.screen, Setup)
    page.act("back")
    assert isinstance(app.screen, Shelf)
