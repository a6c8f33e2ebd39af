import pytest
from app.main import App

from interface.fake_page import FakePage

TWO_PEOPLE = {"board": "8", "farmers": "3", "seat0": "human", "seat1": "human", "name0": "Ada", "name1": "Bo", "first": "0"}
AGAINST_GREEDY = {**TWO_PEOPLE, "seat1": "greedy", "name0": "", "name1": ""}


@pytest.fixture
def page() -> FakePage:
    return FakePage()


@pytest.fixture
def app(page: FakePage) -> App:
    app = App(page)
    app.start()
    return app


@pytest.fixture
def begin(app, page):
    """Set up a game of Agros and sit down at it: begin() for two people, begin(seat1="greedy") against a bot."""

    def begin(**chosen: str):
        page.go("#/agros/new")
        page.act("begin", **{**TWO_PEOPLE, **chosen})
        page.run()
        return app.screen

    return begin
