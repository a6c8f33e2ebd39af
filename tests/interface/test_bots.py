"""Bots at the table and hints, in a worker that may break."""

import pytest
from interface.conftest import SETUP


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


@pytest.fixture
def worker(page):
    """Workers can be had; returns the one that runs."""
    page.workers = []
    return lambda: page.workers[-1]


def test_a_bot_thinks_in_the_worker_with_progress_and_its_move_is_shown(begin, page, worker):
    play = begin(seat0="greedy", seat1="human")
    worker().work(slices=2)
    assert play.thinking > 0 and 'role="progressbar"' in page.html and "aria-valuenow" in page.html
    worker().work()
    page.run()
    assert play.table.length == 1 and play.thinking is None


def test_a_bots_move_waits_for_its_pace(begin, page, worker):
    play = begin(seat0="greedy", seat1="human")
    waits = []
    later, page.later = page.later, lambda task, milliseconds: waits.append(milliseconds) or later(task, milliseconds)
    worker().work()
    assert play.table.length == 0 and 300 < waits[-1] <= 450


def test_a_crashed_worker_is_started_again_and_the_game_goes_on(begin, page, worker, kept):
    play = begin(seat0="greedy", seat1="human")
    first = worker()
    first.crash()
    assert first.stopped and worker() is not first
    assert worker().asked[-1]["args"] == first.asked[-1]["args"]
    worker().work()
    page.run()
    assert play.table.length == 1 and len(kept(play)["moves"]) == 1


def test_a_worker_that_keeps_crashing_is_given_up_and_the_bot_thinks_on_the_page(begin, page, worker):
    play = begin(seat0="greedy", seat1="human")
    for _ in range(3):
        worker().crash()
    assert len(page.workers) == 3
    page.run()
    assert play.table.length == 1


def test_a_worker_that_says_nothing_for_long_is_started_again(begin, page, worker):
    begin(seat0="greedy", seat1="human")
    first = worker()
    page.run(within=60_000)
    assert first.stopped and worker() is not first


def test_what_the_worker_says_too_late_is_not_heard(begin, page, worker):
    play = begin(seat1="greedy")
    page.ear({"type": "pick", "pick": "c3"})
    page.act("undo")
    worker().work()
    page.run()
    assert play.table.length == 0 and {"cancel": 1} in worker().asked


def test_a_bot_that_cannot_move_says_why_and_can_be_asked_again(begin, page, worker):
    play = begin(seat0="greedy", seat1="human")
    worker().ear({"id": 1, "error": "no idea"})
    assert f"{play.names[0]} could not move: no idea." in page.html
    page.act("retry")
    worker().work()
    page.run()
    assert play.table.length == 1


# --- hints ------------------------------------------------------------------------------------------------


def test_a_hint_shows_the_strongest_bots_move_and_its_gain_and_can_be_played(begin, page, worker):
    play = begin()
    page.pick(*SETUP)
    page.act("hint")
    assert play.hinting and "Looking for a good move…" in page.html and worker().asked[-1]["args"]["bot"] == "expert"
    worker().work()
    move = play.hint["move"]
    assert f"Hint: {move}. Expected gain" in page.html and move in map(str, play.state.moves())
    view = play.view()
    assert (*view.picks, view.hover) == tuple(move.split()) and view.hover in view.open
    page.act("take_hint")
    assert play.table.record.moves[-1] == move and play.hint is None


def test_a_hint_can_be_called_off_by_asking_again_by_escape_and_by_moving(begin, page, worker):
    play = begin()
    page.pick(*SETUP)
    for stop in (lambda: page.act("hint"), lambda: page.act("back")):
        page.act("hint")
        stop()
        assert not play.hinting and "cancel" in worker().asked[-1]
    page.act("hint")
    page.pick("c3", "c4")
    assert not play.hinting and "cancel" in worker().asked[-1] and play.table.length == 7
    worker().ear({"id": worker().asked[-2]["id"], "result": {"more": False, "move": "c3 c4", "gain": 1, "done": 1}})
    assert play.hint is None


def test_touching_something_puts_a_hint_away(begin, page, worker):
    play = begin()
    page.pick(*SETUP)
    page.act("hint")
    worker().work()
    page.pick("c3")
    assert play.hint is None and 'id="hint"' not in page.html


def test_there_is_no_hint_while_a_bot_is_to_move_or_the_past_is_shown(begin, page, worker):
    play = begin()
    page.pick("c3")
    page.act("replay", "0")
    page.act("hint")
    assert not play.hinting and page.workers == []


def test_a_hint_of_a_set_or_a_rotation_is_drawn(begin_tiny, page):
    play = begin_tiny("A/swap/3/c3=x0-/bb,bss/ssb", seats=("human", "remote"))
    play._hinted({"move": "h1+h2", "gain": 0})
    assert play.view().picks == ("h1", "h2")
    play = begin_tiny(seats=("human", "remote"))
    play._hinted({"move": "h1 c4 r2", "gain": 0})
    assert play.view().picks == ("h1", "c4") and play.view().turn == "r2" and 'data-turn="2"' in page.html
