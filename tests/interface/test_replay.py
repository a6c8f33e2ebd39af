"""Looking back: never confused with the live game."""

import pytest
from interface.conftest import SETUP


@pytest.fixture
def played(begin, page):
    play = begin()
    page.pick(*SETUP, "c3", "c4")
    return play


def test_a_past_position_has_a_banner_and_cannot_be_played_in(played, page):
    page.act("replay", "3")
    assert "Looking back: after move 3 of 7" in page.html and 'class="board past"' in page.html
    assert played.replay.state().position() == played.table.at(3).position()
    page.pick("a1")
    assert played.table.length == 7 and played.open() == ()


def test_steps_go_back_and_on_and_stay_within_the_game(played, page):
    page.act("step", "-1")
    assert played.replay.at == 6
    page.act("step", "1")
    page.act("step", "1")
    assert played.replay.at == 7 and played.replay.looking
    page.act("step", "-7")
    page.act("step", "-1")
    assert played.replay.at == 0 and "The beginning of the game." in page.html
    page.act("step", "7")
    assert played.replay.at == 7


def test_the_slider_shows_any_position(played, page):
    page.act("replay", at="5")
    assert played.replay.at == 5 and 'value="5"' in page.html
    page.act("replay", at="99")
    assert played.replay.at == 7


def test_back_to_the_game_brings_the_live_position(played, page):
    page.act("replay", "2")
    page.act("live")
    assert not played.replay.looking and 'id="past"' not in page.html and played.mine
    page.act("replay", "2")
    page.act("back")  # Escape
    assert not played.replay.looking


def test_a_replay_runs_to_the_end_by_itself_and_stays_there(played, page):
    page.act("run")
    assert played.replay.at == 0 and played.replay.running
    page.run()
    assert played.replay.at == 7 and not played.replay.running and played.replay.looking


def test_a_replay_shows_what_moved(played, page):
    page.act("replay", "6")
    page.act("run")
    page.run()
    assert page.moved == [[{"origin": "c3", "dest": "c4"}]]


def test_a_running_replay_stops_when_asked_and_when_something_else_is_looked_at(played, page):
    page.act("run")
    page.act("run")
    page.run()
    assert played.replay.at == 0
    page.act("run")
    page.act("step", "1")
    page.run()
    assert played.replay.at == 1


def test_stopping_and_running_again_does_not_run_twice_as_fast(played, page):
    page.act("run")
    page.act("run")
    page.act("run")
    page.tick()
    page.tick()
    assert played.replay.at == 1


def test_the_pace_of_a_replay_can_be_set(played, page):
    waits = []
    page.later = lambda task, milliseconds: waits.append(milliseconds)
    for pace in ("slow", "normal", "fast"):
        played.app.settings.set("pace", pace)
        page.act("run")
        page.act("run")
    assert waits == sorted(waits, reverse=True) and len(set(waits)) == 3


def test_play_on_from_here_is_a_new_save_and_leaves_the_old_one(played, page, app, kept):
    page.act("replay", "3")
    page.act("branch")
    assert app.screen is not played and kept(app.screen)["moves"] == list(SETUP[:3])
    assert kept(played)["moves"] == [*SETUP, "c3 c4"]
    page.pick("a1")
    assert kept(app.screen)["moves"] == [*SETUP[:3], "a1"]


def test_the_menu_runs_the_whole_game(played, page, app):
    page.act("menu")
    page.act("replay_all")
    assert app.dialog is None and played.replay.running and played.replay.at == 0


def test_a_bot_waits_while_someone_looks_back_and_moves_when_they_return(begin, page):
    play = begin(seat1="greedy")
    page.ear({"type": "pick", "pick": "c3"})
    page.act("replay", "0")
    page.run()
    assert play.table.length == 1
    page.act("live")
    page.run()
    assert play.table.length == 3


def test_the_score_sheet_and_the_lit_elements_are_of_the_position_shown(played, page):
    page.pick("f3", "f2")
    page.act("score")
    page.act("replay", "7")
    seat = next(seat for seat, score in enumerate(played.replay.state().scores()) if score.lines)
    page.ear({"type": "point", "value": f"{seat}:0"})
    assert played.view().lit == played.replay.state().scores()[seat].lines[0].marks


def test_with_motion_off_nothing_moves(played, page):
    played.app.settings.set("motion", "off")
    page.act("undo")
    page.pick("c3", "c4")
    assert page.moved == []
