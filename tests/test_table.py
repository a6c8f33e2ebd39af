"""A table: record and state agree through play, undo and redo. What every game must pass is in conformance/."""

import pytest

from pygame_core import BadInput, Illegal, load
from pygame_core.game import Event
from pygame_core.record import BadMove, Record
from pygame_core.table import KEEP, Table

OPENING = ["d4", "e5", "c6", "f3", "b2", "g7"]
PLAY = ["d4 d5", "e5 e4", "d5 f5", "e4 c4", "f5 d5", "pass", "b2 b3", "pass", "pass"]


def table(moves=(), seats=()):
    return Table(Record.new(load("agros"), board=8, farmers=3, seats=list(seats)) if not moves else Record(
        "agros", rules=1, players=2, options={"board": 8, "farmers": 3}, moves=list(moves), seats=list(seats)))


def long_table():
    """More moves than are kept between two positions, twice over."""
    it = table(OPENING)
    while it.length < 2 * KEEP + 3:
        it.play(it.state.moves()[0])
    return it


def test_moves_are_played_by_text_or_as_moves_and_recorded_in_one_form():
    it = table()
    it.play("D4")
    it.play(it.state.find("e5"))
    assert it.record.moves == ["d4", "e5"] and it.length == 2
    assert it.state.position() == it.record.replay().position()


def test_play_returns_what_was_told_and_keeps_it():
    it = table(OPENING)
    told = it.play("d4-d5")
    assert told == it.told[-1] and [event.kind for event in told] == ["harvested"]
    assert [event.kind for events in it.told[:6] for event in events] == ["placed"] * 6


def test_an_illegal_move_changes_nothing_and_redo_stays_possible():
    it = table(OPENING)
    it.undo()
    position = it.state.position()
    with pytest.raises(Illegal):
        it.play("d4")
    assert it.state.position() == position and it.record.moves == OPENING[:5] and it.undone == ["g7"]


def test_a_table_takes_a_record_up_where_it_was_left():
    it = table(OPENING + PLAY)
    assert it.state.outcome() and it.length == 15 and len(it.told) == 15
    assert it.state.position() == it.record.replay().position()


def test_a_record_that_cannot_be_replayed_is_left_as_it_was():
    record = Record("agros", rules=1, players=2, options={"board": 8, "farmers": 3}, moves=[*OPENING, "d4 d8", "pass"])
    with pytest.raises(BadMove) as error:
        Table(record)
    assert error.value.index == 6 and error.value.illegal.rule == "wrong-distance"
    assert record.moves == [*OPENING, "d4 d8", "pass"]
    with pytest.raises(BadInput, match="no game"):
        Table(Record("chess", rules=1, players=2))


def test_undo_takes_back_at_most_what_was_played_and_redo_at_most_what_was_undone():
    it = table(OPENING)
    assert it.undo(0) == 0 and it.undo(2) == 2 and it.undo(9) == 4 and it.undo() == 0
    assert it.record.moves == [] and it.told == [] and len(it.redo(9)) == 6 and it.redo() == []
    assert it.record.moves == OPENING and it.undone == []


def test_undo_and_redo_are_of_one_move_unless_told():
    it = table(OPENING)
    assert it.undo() == 1 and it.undo() == 1 and it.length == 4
    assert len(it.redo()) == 1 and it.record.moves == OPENING[:5]


def test_a_new_move_ends_what_could_be_redone():
    it = table(OPENING)
    it.undo(2)
    it.play("a1")
    assert it.undone == [] and it.redo() == [] and it.record.moves == [*OPENING[:4], "a1"]


@pytest.mark.parametrize("back", [1, KEEP - 1, KEEP, KEEP + 1, 2 * KEEP, 2 * KEEP + 3])
def test_undo_and_redo_over_kept_positions_lead_to_the_same_place(back):
    it = long_table()
    moves, position, told = list(it.record.moves), it.state.position(), list(it.told)
    it.undo(back)
    assert it.state.position() == Record("agros", rules=1, players=2, options=it.record.options, moves=moves[:-back]).replay().position()
    it.redo(back)
    assert (it.record.moves, it.state.position(), it.told) == (moves, position, told)


def test_after_undo_another_way_the_positions_are_those_of_the_new_way():
    it = long_table()
    it.undo(KEEP + 5)
    while it.length < 2 * KEEP + 3:
        it.play(it.state.moves()[-2 if it.length % 2 else 0])
    assert [it.at(index).position() for index in range(it.length + 1)] == [state.position() for state in it.record.positions()]


def test_a_position_looked_back_at_is_independent():
    it = long_table()
    for index in (0, 5, KEEP, KEEP + 2, it.length):
        before = it.at(index)
        before.play(before.moves()[-1])
    assert [it.at(index).position() for index in range(it.length + 1)] == [state.position() for state in it.record.positions()]


def test_the_mover_is_told():
    it = table(OPENING + PLAY)
    assert [it.mover(index) for index in range(it.length)] == [0, 1, 1, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]


def test_between_people_undo_means_one_move():
    it = table(OPENING + PLAY[:2], ["human", "human"])
    assert it.moves_back() == 1
    it.undo(3)
    assert it.moves_forward() == 1


def test_against_a_bot_undo_goes_back_to_my_decision_and_redo_to_my_next():
    it = table(OPENING + PLAY[:2], ["human", "greedy"])
    assert it.moves_back() == 2  # the bot's answer and my move
    it.undo(2)
    assert it.moves_back() == 2 and it.record.moves == OPENING  # the bot's last farmer and mine before
    it.undo(2)
    assert it.moves_forward() == 2
    it.redo(2)
    assert it.record.moves == OPENING and it.moves_forward() == 2


def test_when_only_bots_have_moved_there_is_nothing_to_take_back():
    it = table(OPENING[:1], ["greedy", "human"])
    assert it.moves_back() == 0 and table((), ["greedy", "greedy"]).moves_back() == 0
    assert table(OPENING, ["greedy", "greedy"]).moves_back() == 0


def test_seats_not_told_are_people():
    it = table(OPENING, ["greedy"])
    assert it.seat_is_bot(0) and not it.seat_is_bot(1) and not it.seat_is_bot(None)


def test_a_person_at_another_device_is_no_bot():
    it = table(OPENING, ["human", "remote"])
    assert [it.kind(seat) for seat in (0, 1, None)] == ["human", "remote", "human"] and not it.seat_is_bot(1)
    assert table(OPENING, ["greedy"]).kind(0) == "greedy" and it.moves_back() == 1


@pytest.mark.parametrize("moves, seats, back", [
    (3, [], 2), (6, [], 1), (5, [], 2), (1, [], 1), (6, ["human", "greedy"], 3), (3, ["greedy", "human"], 2), (1, ["greedy"], 0)])
def test_a_turn_goes_back_to_where_its_mover_s_moves_in_a_row_begin(moves, seats, back):
    assert table(OPENING[:moves], seats).turn_back() == back


def test_what_was_turned_up_is_known_of_the_moves_that_did_it():
    it = table(OPENING)
    it.told[3].append(Event("revealed", 0, {}))
    assert [it.revealed(moves) for moves in range(7)] == [False] * 3 + [True] * 4
