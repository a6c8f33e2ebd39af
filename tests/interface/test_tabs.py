"""Two tabs on one game: the second is told and follows."""

import pytest
from app.main import App
from interface.conftest import SETUP
from interface.fake_page import FakePage


@pytest.fixture
def other_tab(begin, page):
    """The same game in another tab of the same browser: (its page, its screen)."""
    play = begin()
    page.pick(*SETUP)
    there = FakePage()
    there.kept = page.kept
    app = App(there)
    there.place = page.place
    app.start()
    return there, app.screen, play


def stored(page, play):
    page.ear({"type": "stored", "key": f"save:{play.id}"})


def test_a_tab_follows_what_is_played_in_another_and_says_so(other_tab, page):
    there, follower, play = other_tab
    page.pick("c3", "c4")
    stored(there, play)
    assert follower.state.position() == play.state.position() and 'id="notice"' in there.html
    there.pick("f3", "f2")
    stored(page, play)
    assert play.state.position() == follower.state.position() and play.table.length == 8


def test_a_tab_that_looks_back_comes_to_the_live_game(other_tab, page):
    there, follower, play = other_tab
    there.act("replay", "2")
    page.act("undo")
    stored(there, play)
    assert not follower.replay.looking and follower.table.length == 5


def test_a_change_of_notes_alone_is_not_news(other_tab, page):
    there, follower, play = other_tab
    page.act("menu")
    page.act("name", name="Ours")
    stored(there, play)
    assert 'id="notice"' not in there.html


def test_a_game_deleted_elsewhere_goes_on_here(other_tab, page):
    there, follower, play = other_tab
    page.act("menu")
    page.act("discard", play.id)
    stored(there, play)
    there.pick("c3", "c4")
    assert follower.table.length == 7 and f"save:{play.id}" in page.kept


def test_what_another_tab_damaged_does_not_disturb_the_game(other_tab, page):
    there, follower, play = other_tab
    page.kept[f"save:{play.id}"] = "{broken"
    stored(there, play)
    there.pick("c3", "c4")
    assert follower.table.length == 7


def test_the_shelf_shows_a_game_that_another_tab_began(begin, page, app):
    there = FakePage()
    there.kept = page.kept
    App(there).start()
    play = begin()
    stored(there, play)
    assert f'id="save-{play.id}"' in there.html
