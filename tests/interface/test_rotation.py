"""Picks that are turned and picks that are sets, with and without a yes."""

import pytest


@pytest.fixture
def alone(begin_tiny):
    """One person at this device: no curtain."""
    return lambda *position, **settings: begin_tiny(*position, seats=("human", "remote"), settings=settings)


def test_a_piece_is_turned_in_the_hand_and_put_down_as_it_is_held(alone, page):
    play = alone()
    page.pick("h1")
    assert play.turns() == ["r0", "r1", "r2", "r3"] and 'id="turn"' in page.html
    page.act("turn")
    page.act("turn")
    assert play.turn == "r1"
    page.pick("c4")
    assert play.table.record.moves == ["h1 c4 r1"]


def test_shift_turns_the_other_way_round(alone, page):
    play = alone()
    page.pick("h1")
    page.act("turn")
    page.shift("turn")
    assert play.turn == "r3"


def test_considering_a_place_shows_the_piece_as_it_would_lie(alone, page):
    play = alone()
    page.pick("h1")
    page.point("c4")
    assert str(play.considered()) == "h1 c4 r0" and 'data-turn="0"' in page.html
    assert 'class="preview"><b>c4</b>' in page.html, "how it is turned is seen, not read"
    page.act("turn")
    page.act("turn")
    page.point("d3")
    assert str(play.considered()) == f"h1 d3 {play.turn}" and f'data-turn="{play.turn[1:]}"' in page.html


def test_a_rotation_held_that_is_not_legal_here_waits_in_one_that_is(alone, page):
    play = alone("A/lay/3/c3=x0-/bss,sss/bb")
    page.pick("h1")
    page.shift("turn")
    page.shift("turn")
    held = play.turn
    assert held in ("r2", "r3")
    page.act("back")
    page.pick("h2", "c4")
    assert play.table.length == 0 and str(play.waiting) == "h2 c4 r0"
    page.act("turn")
    assert str(play.waiting) == "h2 c4 r1"
    page.act("yes")
    assert play.table.record.moves == ["h2 c4 r1"]


def test_waiting_for_a_yes_the_piece_can_still_be_turned(alone, page):
    play = alone(confirm="on")
    page.pick("h1", "c4")
    assert str(play.waiting) == "h1 c4 r0" and 'id="yes"' in page.html and 'data-value="r1"' not in page.html
    page.act("turn")
    page.act("turn")
    turned = str(play.waiting)
    assert turned in ("h1 c4 r1", "h1 c4 r2") and f'data-turn="{turned[-1]}"' in page.html
    page.pick("c4")  # the same place again says yes
    assert play.table.record.moves == [turned]


def test_waiting_for_a_yes_another_place_can_be_touched(alone, page):
    play = alone(confirm="on")
    page.pick("h1", "c4", "d3")
    assert str(play.waiting) == "h1 d3 r0" and play.table.length == 0
    page.act("back")
    assert play.waiting is None


def test_there_is_nothing_to_turn_where_nothing_turns(begin, page):
    play = begin()
    page.act("turn")
    assert play.turns() == [] and play.waiting is None and 'id="turn"' not in page.html


def test_a_set_is_touched_in_any_order_shown_as_held_and_closed(alone, page):
    play = alone("A/swap/3/c3=x0-/bb,bss/ssb")
    assert 'data-value="keep"' in page.html and 'data-value="ok"' not in page.html
    page.pick("h2")
    assert play.view().picks == ("h2",) and 'aria-selected="true"' in page.html and 'data-value="ok"' in page.html
    page.pick("h1")
    assert set(play.view().picks) == {"h1", "h2"} and page.html.count('aria-selected="true"') == 2
    page.act("say", "ok")
    assert play.table.record.moves == ["h1+h2"]


def test_touching_a_part_again_lets_go_of_it(alone, page):
    play = alone("A/swap/3/c3=x0-/bb,bss/ssb")
    page.pick("h2", "h1", "h2")
    assert play.view().picks == ("h1",)
    page.act("undo")
    assert play.view().picks == () and play.table.length == 0


def test_closing_a_set_is_a_yes_already(alone, page):
    play = alone("A/swap/3/c3=x0-/bb,bss/ssb", confirm="on")
    page.pick("h1", "ok")
    assert play.waiting is None and play.table.record.moves == ["h1"]


def test_a_pick_that_is_not_drawn_is_a_button_and_waits_for_a_yes_like_any_other(alone, page):
    play = alone("A/swap/3/c3=x0-/bb,bss/ssb", confirm="on")
    page.act("say", "keep")
    assert str(play.waiting) == "keep" and "<b>Keep all</b>" in page.html
    page.act("yes")
    assert play.table.record.moves == ["keep"]
