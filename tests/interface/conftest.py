import json

import pytest
from app.main import App
from packs.shelf import tiny as tiny_pack
from pygame_core.record import Record

from interface.fake_page import FakePage

TWO_PEOPLE = {"board": "8", "farmers": "3", "seat0": "human", "seat1": "human", "name0": "Ada", "name1": "Bo", "first": "0"}
AGAINST_GREEDY = {**TWO_PEOPLE, "seat1": "greedy", "name0": "", "name1": ""}
SETUP = ("c3", "f3", "d5", "f6", "c6", "e4")  # Light one, Dark two, Light two, Dark one
HANDS = "A/lay/3/c3=x0-/bbb,sss/bsbs"  # Tiny Paths: one hand bends, the other is straight


@pytest.fixture
def page() -> FakePage:
    return FakePage()


@pytest.fixture
def app(page: FakePage) -> App:
    app = App(page)
    app.start()
    return app


@pytest.fixture
def tiny():
    """Tiny Paths is on the shelf."""
    with tiny_pack() as game:
        yield game


@pytest.fixture
def begin(app, page):
    """Set up a game of Agros and sit down at it: begin() for two people, begin(seat1="greedy") against a bot."""

    def begin(**chosen: str):
        page.go("#/agros/new")
        page.act("begin", **{**TWO_PEOPLE, **chosen})
        page.run()
        return app.screen

    return begin


@pytest.fixture
def begin_tiny(tiny, page):
    """Sit down at a position of Tiny Paths; Ada, Bo and Cy are people unless `seats` says otherwise."""

    def begin(position: str = HANDS, seats: tuple[str, ...] = ("human", "human", "human"), settings: dict | None = None):
        page.kept["settings"] = json.dumps(settings or {})
        app = App(page)
        app.start()
        players = tiny.position(position).players
        app.play(Record.new(tiny, players, deal={"position": position}, names=["Ada", "Bo", "Cy"][:players], seats=list(seats[:players])))
        page.run()
        return app.screen

    return begin


@pytest.fixture
def kept(page):
    """What storage holds of a game: kept(play)["moves"]."""
    return lambda play: json.loads(page.kept[f"save:{play.id}"])
