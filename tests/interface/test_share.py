"""Games leaving the browser and coming back: files, links, text, pictures, and playing by link."""

import json
import xml.etree.ElementTree as ET

import pytest
from app.dialogs import OpenDialog, TroubleDialog
from app.main import App
from interface.conftest import SETUP
from interface.fake_page import FakePage
from pygame_core.record import Record


def test_a_link_is_read_shown_and_kept_beside_the_others(begin, page, app):
    play = begin()
    page.pick(*SETUP)
    page.go("#r=" + play.table.record.link())
    assert isinstance(app.dialog, OpenDialog) and "6 moves" in page.html
    page.act("keep")
    assert app.screen.id != play.id and app.screen.state.position() == play.state.position()


@pytest.mark.parametrize("words", ["nonsense", "{", '{"format":1,"game":"chess","rules":1,"players":2}', "eJx"])
def test_a_record_that_cannot_be_read_keeps_its_text_in_the_sheet(app, page, words):
    page.act("open")
    page.act("read", words=words)
    assert app.dialog.why and app.dialog.words == words and 'role="alert"' in page.html
    assert not [key for key in page.kept if key.startswith("save:")]


def test_a_file_that_is_too_big_is_refused(app, page):
    page.act("open")
    page.ear({"type": "file", "act": "read", "name": "x.json", "text": "", "size": 6_000_000})
    assert "6.0 MB" in page.html


def test_a_game_is_saved_as_a_file_that_can_be_opened(begin, page):
    play = begin()
    page.pick(*SETUP)
    page.act("menu")
    page.act("file")
    (name, words), = page.downloads
    assert name == f"agora-agros-{play.id}.json"
    page.act("open")
    page.act("read", words=words)
    page.act("keep")
    assert page.ear.__self__.screen.state.position() == play.state.position()


def test_what_leaves_the_browser_holds_nothing_of_the_browser(begin, page):
    begin()
    page.pick(*SETUP)
    page.act("menu")
    page.act("file")
    assert "agora" not in json.loads(page.downloads[0][1])


@pytest.fixture
def played(begin, page):
    play = begin()
    page.pick(*SETUP)
    return play


def test_a_game_is_named_and_the_name_stands_on_the_shelf(played, page, kept):
    page.act("menu")
    page.act("name", name="  Sunday \n game ")
    assert kept(played)["agora"]["name"] == "Sunday game"
    page.pick("c3", "c4")
    assert kept(played)["agora"]["name"] == "Sunday game", "a move does not lose it"
    page.go("#/")
    assert "Sunday game" in page.html


def test_a_duplicate_is_a_game_of_its_own(played, page, app, kept):
    page.act("menu")
    page.act("duplicate")
    assert app.screen.id != played.id
    page.pick("c3", "c4")
    assert len(kept(played)["moves"]) == 6 and len(kept(app.screen)["moves"]) == 7


def test_a_link_holds_the_whole_game_and_is_copied(played, page):
    page.act("menu")
    page.wait("link")
    link = page.attributes["copied"]
    assert link.startswith("http://agora.test/site/#r=") and Record.loads(link.partition("#r=")[2]).moves == list(SETUP)
    assert "Copied." in page.html


def test_the_record_is_copied_as_text(played, page):
    page.act("menu")
    page.wait("text")
    assert json.loads(page.attributes["copied"])["moves"] == list(SETUP)


def test_where_the_browser_copies_nothing_the_words_are_shown(played, page, app):
    page.copies = False
    page.act("menu")
    page.wait("link")
    assert isinstance(app.dialog, TroubleDialog) and "#r=" in app.dialog.words and "Copy by hand" in page.html


def test_pictures_are_of_the_position_shown_and_stand_alone(played, page):
    page.act("replay", "1")
    for act, ending in (("picture", "svg"), ("bitmap", "png")):
        page.act("menu")
        page.act(act)
        name, drawing = page.downloads[-1]
        assert name == f"agora-agros-{played.id}.{ending}"
        assert ET.fromstring(drawing).tag == "{http://www.w3.org/2000/svg}svg" and drawing.count('data-at="') == 1


def test_all_games_are_one_file_that_brings_them_back(begin, page, app):
    for moves in (SETUP, SETUP[:2]):
        begin()
        page.pick(*moves)
    page.go("#/")
    page.act("export")
    name, words = page.downloads[-1]
    assert name == "agora-games.json" and '"agora"' not in words
    before = {key for key in page.kept if key.startswith("save:")}
    page.act("open")
    page.ear({"type": "file", "act": "read", "name": name, "text": words, "size": len(words)})
    assert page.html.count('class="found"') == 2
    page.act("keep")
    fresh = {key for key in page.kept if key.startswith("save:")} - before
    assert sorted(len(json.loads(page.kept[key])["moves"]) for key in fresh) == [2, 6]


def test_of_a_file_with_one_bad_game_nothing_is_kept(played, page, app):
    words = json.dumps({"records": [played.shared().data(), {"format": 1}]})
    before = dict(page.kept)
    page.act("open")
    page.act("read", words=words)
    assert app.dialog.why and not app.dialog.tables and page.kept == before


def test_finished_games_of_a_file_are_kept_as_finished(played, page, kept):
    page.act("say", "pass")
    page.act("say", "pass")
    words = json.dumps({"records": [played.shared().data()] * 2})
    page.go("#/")
    page.act("open")
    page.act("read", words=words)
    page.act("keep")
    assert "3 finished games" in page.html


def test_opening_a_link_never_overwrites_and_offers_to_go_on_with_the_game_it_goes_on_from(played, page, app, kept):
    link = app.link(played.shared())
    page.pick("c3", "c4")
    longer = app.link(played.shared())
    page.act("undo")
    page.go(link[link.index("#"):])
    assert 'data-act="follow"' not in page.html, "it brings nothing new"
    page.go(longer[longer.index("#"):])
    assert 'data-act="follow"' in page.html and len(kept(played)["moves"]) == 6
    page.act("follow")
    assert app.screen.id == played.id and len(kept(played)["moves"]) == 7


def test_a_whole_address_can_be_pasted(played, page, app):
    page.act("open")
    page.act("read", words="  " + app.link(played.shared()) + "\n")
    assert len(app.dialog.tables) == 1


def other_device():
    page = FakePage()
    app = App(page)
    app.start()
    return page, app


def handed(page, to):
    """Send the link of the game on one page, and open it on another."""
    page.wait("send")
    to.go("#r=" + page.attributes["copied"].partition("#r=")[2])


def test_play_by_link_goes_to_and_fro(begin, page, app):
    mine = begin(seat1="remote")
    page.pick("c3")
    assert mine.remote_moves and mine.open() == () and 'data-act="send"' in page.html
    there, other = other_device()
    handed(page, there)
    there.act("keep")
    assert other.screen.mine and other.screen.table.record.seats == ["remote", "human"]
    there.pick("f3", "f6")
    assert other.screen.remote_moves
    handed(there, page)
    page.act("follow")
    assert app.screen.id == mine.id and app.screen.mine and app.screen.table.record.seats == ["human", "remote"]
    assert app.screen.table.record.moves == ["c3", "f3", "f6"]


def test_with_three_people_only_the_one_to_move_is_at_the_device_a_link_is_opened_on(begin_tiny, page, tiny):
    play = begin_tiny("A/lay/3/c3=x0-/bbb,sss,bss/bbsbs", seats=("human", "remote", "remote"))
    page.pick("h1", "c4")
    page.act("say", "keep")
    there, other = other_device()
    handed(page, there)
    there.act("keep")
    assert other.screen.table.record.seats == ["remote", "human", "remote"] and play.table.record.seats == ["human", "remote", "remote"]
    assert other.screen.curtain is None
    there.pick("h1", "c2")
    there.act("say", "keep")
    assert other.screen.remote_moves
