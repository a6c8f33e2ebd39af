"""Taking back and bringing back, as people mean it."""

import pytest
from app.dialogs import AskDialog
from interface.conftest import SETUP


def test_in_hot_seat_undo_takes_back_one_decision_and_redo_brings_it_back(begin, page, kept):
    play = begin()
    page.pick(*SETUP, "c3", "c4")
    page.act("undo")
    assert kept(play)["moves"] == list(SETUP)
    page.act("redo")
    assert kept(play)["moves"] == [*SETUP, "c3 c4"]
    page.act("redo")
    assert play.table.length == 7


def test_a_new_move_ends_what_could_be_redone(begin, page):
    play = begin()
    page.pick("c3", "f3")
    page.act("undo")
    page.pick("g7")
    page.act("redo")
    assert play.table.record.moves == ["c3", "g7"]


def test_undo_first_lets_go_of_a_move_that_is_only_begun(begin, page):
    play = begin()
    page.pick(*SETUP, "c3")
    page.act("undo")
    assert play.chooser.picks == () and play.table.length == 6


def test_shift_takes_back_the_whole_turn(begin, page, kept):
    play = begin()
    page.pick(*SETUP)
    page.shift("undo")  # Dark's last farmer was a turn of its own
    assert kept(play)["moves"] == list(SETUP[:5])
    page.shift("undo")  # Light placed two
    assert kept(play)["moves"] == list(SETUP[:3])


def test_the_whole_turn_comes_back_one_decision_at_a_time(begin_tiny, page):
    play = begin_tiny(seats=("human", "remote"))
    page.pick("h1", "c4")
    assert play.state.phase == "swap"
    page.shift("undo")
    assert play.table.length == 0
    page.act("redo")
    assert play.table.record.moves == ["h1 c4 r0"]


def test_a_clicked_line_of_the_log_is_a_position_to_take_back_to(begin, page, kept):
    play = begin()
    page.pick(*SETUP, "c3", "c4")
    assert 'data-act="replay" data-value="4"' in page.html
    page.act("replay", "4")
    assert kept(play)["moves"] == [*SETUP, "c3 c4"]
    page.act("back_to")
    assert kept(play)["moves"] == list(SETUP[:4]) and not play.replay.looking
    page.act("redo")
    assert kept(play)["moves"] == list(SETUP[:5])


def test_undo_while_a_move_waits_for_a_yes_lets_go_of_it(begin_tiny, page):
    play = begin_tiny(seats=("human", "remote"), settings={"confirm": "on"})
    page.pick("h1", "c4")
    assert play.waiting
    page.act("undo")
    assert play.waiting is None and play.chooser.picks == () and play.table.length == 0


@pytest.fixture
def swapped(begin_tiny, page):
    """Ada laid a tile and swapped one: the deck has been seen."""
    play = begin_tiny(seats=("human", "remote"))
    page.pick("h1", "c4", "h1", "ok")
    assert play.table.record.moves == ["h1 c4 r0", "h1"]
    return play


def test_taking_back_past_something_revealed_asks_first_and_can_be_left(swapped, page, kept):
    page.act("undo")
    assert isinstance(swapped.app.dialog, AskDialog)
    page.act("close")
    assert swapped.table.length == 2 and "taken_back" not in kept(swapped)


def test_taking_back_past_something_revealed_leaves_a_mark_in_the_record(swapped, page, kept):
    page.act("undo")
    page.act("agree")
    assert kept(swapped)["moves"] == ["h1 c4 r0"]
    assert kept(swapped)["taken_back"] == [{"at": 1, "moves": ["h1"]}]
    assert swapped.shared().extra["taken_back"], "others who read the record shall know"


def test_taking_back_to_a_line_before_something_revealed_asks_too(swapped, page):
    page.act("replay", "1")
    page.act("back_to")
    assert isinstance(swapped.app.dialog, AskDialog) and swapped.table.length == 2


def test_taking_back_what_revealed_nothing_does_not_ask(swapped, page, kept):
    page.act("undo")
    page.act("agree")
    page.act("undo")
    assert swapped.app.dialog is None and kept(swapped)["moves"] == [] and len(kept(swapped)["taken_back"]) == 1


def test_after_the_end_the_last_move_can_be_taken_back(begin, page, app):
    play = begin()
    page.pick(*SETUP)
    page.act("say", "pass")
    page.act("say", "pass")
    page.act("undo")
    assert play.state.to_move is not None and not play.scoring
    page.go("#/")
    assert f'id="save-{play.id}"' in page.html
