import json

import pytest
from app.dialogs import OpenDialog, RulesDialog, TroubleDialog
from app.main import base36
from app.play import Play
from app.setup import Setup
from app.shelf import Shelf
from interface.fake_page import FakePage

SETUP = ("c3", "f3", "d5", "f6", "c6", "e4")  # Light one, Dark two, Light two, Dark one


def kept(page, id):
    return json.loads(page.kept[f"save:{id}"])


def test_the_shelf_shows_every_game(app, page):
    assert isinstance(app.screen, Shelf)
    assert 'href="#/agros/new"' in page.html and page.ready_said


def test_a_game_is_set_up_played_and_kept(begin, page):
    play = begin()
    page.pick(*SETUP)
    assert play.state.to_move == 0 and not play.state.setting_up
    page.pick("c3", "c4")
    assert kept(page, play.id)["moves"] == [*SETUP, "c3 c4"]
    assert kept(page, play.id)["names"] == ["Ada", "Bo"]


def test_a_reload_resumes_exactly(begin, page):
    play = begin()
    page.pick(*SETUP, "c3", "c4")
    place, position = page.place, play.state.position()
    page.go("#/")
    page.go(place)
    from_storage = page.ear.__self__.screen
    assert from_storage is not play and from_storage.state.position() == position


def test_two_games_are_kept_apart(begin, page):
    first = begin()
    page.pick("c3")
    second = begin()
    page.pick("a1")
    assert first.id != second.id
    assert kept(page, first.id)["moves"] == ["c3"] and kept(page, second.id)["moves"] == ["a1"]


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


def test_touching_what_cannot_be_chosen_says_why_and_changes_nothing(begin, page):
    play = begin()
    page.pick(*SETUP)
    page.pick("f3")
    assert play.refused[1].rule == "your-farmers"
    assert 'role="alert"' in page.html and 'data-value="your-farmers"' in page.html
    page.pick("c3", "c7")
    assert play.refused[1].rule == "wrong-distance" and play.chooser.picks == ("c3",)
    page.act("back")
    assert play.refused is None


def test_considering_a_move_shows_what_it_would_bring(begin, page):
    play = begin()
    page.pick(*SETUP, "c3")
    page.point("c4")
    assert 'class="preview"' in page.html and str(play.considered()) == "c3 c4"
    page.point("h8")
    assert 'class="preview off"' in page.html and play.considered() is None


def test_focus_considers_as_the_pointer_does_and_becomes_the_tab_stop(begin, page):
    play = begin()
    page.point("d4", focus=True)
    assert play.focus == "d4" and play.hover == "d4"


def test_in_hot_seat_undo_takes_back_one_decision_and_redo_brings_it_back(begin, page):
    play = begin()
    page.pick(*SETUP, "c3", "c4")
    page.act("undo")
    assert kept(page, play.id)["moves"] == list(SETUP)
    page.act("redo")
    assert kept(page, play.id)["moves"] == [*SETUP, "c3 c4"]
    page.act("redo")
    assert play.table.length == 7


def test_a_new_move_ends_what_could_be_redone(begin, page):
    play = begin()
    page.pick("c3", "f3")
    page.act("undo")
    page.pick("g7")
    page.act("redo")
    assert play.table.record.moves == ["c3", "g7"]


def test_a_bot_answers_and_undo_takes_back_both(begin, page):
    play = begin(seat1="greedy")
    page.pick("c3")
    assert play.table.length == 3 and play.state.to_move == 0
    page.act("undo")
    page.run()
    assert play.table.length == 0
    page.act("redo")
    page.run()
    assert play.table.length == 3


def test_a_bot_that_begins_moves_by_itself(begin):
    play = begin(seat0="greedy")
    assert play.table.length == 1 and play.state.to_move == 1
    assert play.table.moves_back() == 0


def test_nothing_can_be_touched_while_a_bot_is_to_move(begin, page):
    play = begin(seat1="greedy")
    page.ear({"type": "pick", "pick": "c3"})
    assert play.thinking is not None and play.open() == ()
    page.ear({"type": "pick", "pick": "h8"})
    assert play.table.record.moves == ["c3"]
    page.run()
    assert play.table.length == 3 and play.thinking is None


def test_a_bots_move_that_comes_too_late_is_nobodys(begin, page):
    play = begin(seat1="greedy")
    page.ear({"type": "pick", "pick": "c3"})
    page.act("undo")
    page.run()
    assert play.table.length == 0


def test_leaving_the_table_while_a_bot_thinks_is_safe(begin, page):
    begin(seat1="greedy")
    page.ear({"type": "pick", "pick": "c3"})
    page.go("#/")
    page.run()
    assert 'id="shelf"' in page.html


def test_two_bots_play_to_the_end(begin):
    play = begin(seat0="greedy", seat1="random")
    assert play.state.to_move is None and play.scoring


def test_the_end_names_the_winner_opens_the_score_and_offers_another_game(begin, page, app):
    play = begin()
    page.pick(*SETUP)
    page.act("say", "pass")
    page.act("say", "pass")
    assert play.scoring and 'id="score"' in page.html and 'data-act="again"' in page.html
    page.act("again")
    assert app.screen is not play and app.screen.table.length == 0 and app.screen.names == ["Ada", "Bo"]


def test_a_score_line_lights_its_elements(begin, page):
    play = begin()
    page.pick(*SETUP, "c3", "c4")
    page.act("score")
    seat = next(seat for seat, score in enumerate(play.state.scores()) if score.lines)
    page.ear({"type": "point", "value": f"{seat}:0"})
    assert play.view().lit == play.state.scores()[seat].lines[0].marks
    page.point(None)
    assert play.view().lit == ()
    page.act("light", f"{seat}:0")
    assert play.view().lit == play.state.scores()[seat].lines[0].marks


def test_what_moved_is_animated_from_events(begin, page):
    begin()
    page.pick(*SETUP, "c3", "c4")
    assert page.moved == [[{"origin": "c3", "dest": "c4"}]]


def test_a_name_is_only_ever_text(begin, page):
    begin(name0='<script>"&', name1="\u202eevil" + "x" * 500)
    assert "<script>" not in page.html and "&lt;script&gt;" in page.html
    assert len(page.ear.__self__.screen.names[1]) <= 24


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


def test_the_other_language_is_everywhere(app, page):
    page.act("lang", "ru")
    assert "Агрос" in page.html and page.attributes["lang"] == "ru"
    assert json.loads(page.kept["settings"])["lang"] == "ru"


def test_the_readers_language_is_spoken_at_first():
    page = FakePage(language="ru-RU")
    from app.main import App

    App(page).start()
    assert "Агрос" in page.html


def test_the_theme_is_turned_and_remembered(app, page):
    page.act("theme")
    assert page.attributes["theme"] == "dark" and json.loads(page.kept["settings"])["theme"] == "dark"
    page.act("theme")
    assert page.attributes["theme"] == "light"


def test_without_storage_the_game_goes_on_and_says_so():
    from app.main import App

    page = FakePage(storage_works=False)
    app = App(page)
    app.start()
    page.go("#/agros/new")
    page.act("begin", board="8", farmers="3", seat0="human", seat1="human", name0="", name1="", first="0")
    page.pick(*SETUP)
    assert isinstance(app.screen, Play) and app.screen.table.length == 6
    assert 'id="unkept"' in page.html


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


def test_deleting_the_game_on_the_table_returns_to_the_shelf_and_can_be_undone(begin, page):
    play = begin()
    page.pick("c3")
    page.act("menu")
    page.act("discard", play.id)
    assert f"save:{play.id}" not in page.kept and 'data-act="restore"' in page.html
    page.act("restore")
    assert kept(page, play.id)["moves"] == ["c3"]


def test_rules_open_at_the_section_of_a_refusal(begin, page, app):
    begin()
    page.pick(*SETUP, "f3")
    app.open = lambda dialog: setattr(app, "dialog", dialog)  # the fetch needs a browser
    page.act("rules", "your-farmers")
    assert isinstance(app.dialog, RulesDialog) and app.dialog.rule == "your-farmers"


def test_the_quick_route_starts_a_game_at_once(page, app):
    page.go("#/agros/new?start")
    assert isinstance(app.screen, Play)


def test_an_address_of_set_up_opens_set_up(page, app):
    page.go("#/agros/new")
    assert isinstance(app.screen, Setup)
    page.act("back")
    assert isinstance(app.screen, Shelf)


def test_names_of_games_are_short():
    assert [base36(number) for number in (0, 35, 36, 2**32 - 1)] == ["0", "z", "10", "1z141z3"]
