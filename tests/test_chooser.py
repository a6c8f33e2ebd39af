"""What can be touched next: on Agros, and on made-up moves with sets and with moves that begin longer ones."""

import pytest

from pygame_core import Illegal, load
from pygame_core.chooser import CONFIRM, Chooser
from pygame_core.game import Move, State

Q = "7,L1/3,D2,4/1,D1,3,d,2/4,l,3/3,L4,2,D5,1/2,d,l,4/1,l,6/L3,6,d L 0 0"


class Made(State):
    """A state that is nothing but its moves."""

    def __init__(self, *texts):
        self._moves = [Move(text.split()) for text in texts]

    def moves(self):
        return self._moves

    def why(self, picks):
        return Illegal("no", "made.why", picks=" ".join(picks))


def chooser(*texts):
    return Chooser(Made(*texts))


def touch(it, picks):
    """Touches several things; the result of the last one as text, None while no move is spelled out."""
    for pick in picks.split():
        found = it.touch(pick)
    return found and str(found)


# --- Agros ------------------------------------------------------------------------------------------------


def test_first_the_farmers_that_can_move_are_open_then_where_they_can_go():
    it = Chooser(load("agros").position(Q))
    assert it.open() == ["a1", "d4", "h8", "pass"]
    assert it.touch("d4") is None and it.open() == ["g1", "a4"]
    assert str(it.touch("g1")) == "d4 g1"


def test_a_move_of_one_pick_is_made_at_once():
    it = Chooser(load("agros").position(Q))
    assert str(it.touch("pass")) == "pass"


def test_another_farmer_takes_the_place_of_the_one_held():
    it = Chooser(load("agros").position(Q))
    it.touch("d4")
    it.touch("a1")
    assert it.picks == ("a1",)


def test_touching_what_is_held_lets_go_of_it():
    it = Chooser(load("agros").position(Q))
    it.touch("d4")
    assert it.touch("d4") is None and it.picks == () and not it.back()


@pytest.mark.parametrize("held, pick, rule", [((), "g4", "your-farmers"), ((), "b3", "your-farmers"), (("d4",), "f4", "wrong-distance"),
                                              (("d4",), "h4", "blocked-by-opponent"), (("d4",), "z9", "off-the-board")])
def test_what_cannot_be_touched_says_why_and_changes_nothing(held, pick, rule):
    it = Chooser(load("agros").position(Q))
    for each in held:
        it.touch(each)
    with pytest.raises(Illegal) as refused:
        it.touch(pick)
    assert refused.value.rule == rule and it.picks == held


def test_candidates_are_the_moves_still_possible():
    it = Chooser(load("agros").position(Q))
    assert len(it.candidates()) == 10 and [str(move) for move in it.candidates("d4")] == ["d4 g1", "d4 a4"]
    it.touch("d4")
    assert [str(move) for move in it.candidates()] == ["d4 g1", "d4 a4"] and [str(move) for move in it.candidates("g1")] == ["d4 g1"]
    assert it.candidates("a1") == []


# --- sets -------------------------------------------------------------------------------------------------

PENS = ("b2+c2", "b2+b3", "b2+c2+d2", "x1 n", "x1 s")


@pytest.mark.parametrize("order", ["b2 c2 d2", "d2 c2 b2", "c2 b2 d2"])
def test_the_elements_of_a_set_are_touched_in_any_order_and_confirmed(order):
    it = chooser(*PENS)
    assert it.open() == ["b2", "c2", "b3", "d2", "x1"]
    assert touch(it, order) is None and it.open() == [CONFIRM]
    assert touch(it, CONFIRM) == "b2+c2+d2"


def test_a_set_that_begins_a_larger_one_can_be_confirmed_or_go_on():
    it = chooser(*PENS)
    touch(it, "c2 b2")
    assert it.open() == [CONFIRM, "d2"]
    assert touch(it, CONFIRM) == "b2+c2"


def test_a_set_that_is_none_yet_cannot_be_confirmed():
    it = chooser(*PENS)
    touch(it, "b2")
    assert it.open() == ["c2", "b3", "d2"]
    with pytest.raises(Illegal):
        it.touch(CONFIRM)
    assert it.part == {"b2"}


def test_a_single_element_that_begins_a_set_can_be_confirmed():
    it = chooser("b2", "b2+c2", "d2")
    assert touch(it, "b2") is None and it.open() == [CONFIRM, "c2"]
    assert touch(it, CONFIRM) == "b2"
    it = chooser("b2", "b2+c2", "d2")
    assert touch(it, "d2") == "d2"


def test_touching_an_element_of_a_set_again_lets_go_of_it():
    it = chooser(*PENS)
    touch(it, "b2 c2 b2")
    assert it.part == {"c2"} and it.open() == ["b2", "d2"]


def test_a_wrong_element_does_not_spoil_the_set():
    it = chooser(*PENS)
    touch(it, "b2 c2")
    with pytest.raises(Illegal) as refused:
        it.touch("x9")
    assert it.part == {"b2", "c2"} and refused.value.values == {"picks": "b2+c2+x9"}


def test_back_lets_go_of_a_whole_set_and_then_of_the_pick_before():
    it = chooser("a b+c", "a d")
    touch(it, "a b")
    assert it.back() and it.picks == ("a",) and not it.part
    assert it.back() and it.picks == () and not it.back()


def test_sets_may_stand_in_the_middle_of_a_move():
    it = chooser("fence b2+c2 n", "fence b2+c2 s", "fence b2+d2")
    assert touch(it, "fence c2 b2 ok") is None and it.picks == ("fence", "b2+c2") and it.open() == ["n", "s"]
    assert touch(it, "s") == "fence b2+c2 s"
    it = chooser("fence b2+c2 n", "fence b2+c2 s", "fence b2+d2")
    assert touch(it, "fence d2 b2 ok") == "fence b2+d2"


def test_candidates_know_the_elements_touched():
    it = chooser(*PENS)
    touch(it, "b2")
    assert [str(move) for move in it.candidates()] == ["b2+c2", "b2+b3", "b2+c2+d2"]
    assert [str(move) for move in it.candidates("c2")] == ["b2+c2", "b2+c2+d2"]
    assert it.candidates("x1") == []


# --- moves that begin longer ones ---------------------------------------------------------------------------

WALKS = ("a", "a b", "a b c", "d e")


def test_a_move_that_begins_a_longer_one_waits_for_confirmation():
    it = chooser(*WALKS)
    assert touch(it, "a") is None and it.open() == ["b", CONFIRM]
    assert touch(it, CONFIRM) == "a"


def test_a_longer_move_goes_on_to_its_end():
    it = chooser(*WALKS)
    assert touch(it, "a b") is None and it.open() == ["c", CONFIRM]
    assert touch(it, "c") == "a b c"


def test_another_beginning_takes_the_place_of_all_that_was_held():
    it = chooser(*WALKS)
    touch(it, "a b d")
    assert it.picks == ("d",) and it.open() == ["e"]


def test_a_pick_that_could_stand_in_place_of_the_last_is_put_there():
    it = chooser("a b c", "a d", "a e f")
    touch(it, "a b e")
    assert it.picks == ("a", "e")
    assert touch(it, "d") == "a d"


def test_another_beginning_takes_the_place_of_a_set_not_closed_too():
    it = chooser("a b+c", "d e")
    touch(it, "a b d")
    assert it.picks == ("d",) and not it.part


def test_back_lets_go_of_one_pick_at_a_time():
    it = chooser(*WALKS)
    touch(it, "a b")
    assert it.back() and it.picks == ("a",) and it.back() and it.picks == ()


def test_candidates_of_a_further_pick_leave_out_what_ends_before():
    it = chooser(*WALKS)
    touch(it, "a")
    assert [str(move) for move in it.candidates()] == ["a", "a b", "a b c"]
    assert [str(move) for move in it.candidates("b")] == ["a b", "a b c"]


def test_confirming_what_is_no_move_is_refused_and_never_taken_for_a_pick():
    it = chooser("a", "a b c")
    touch(it, "a b")
    with pytest.raises(Illegal):
        it.touch(CONFIRM)  # `a` alone could be confirmed, `a b` cannot
    assert it.picks == ("a", "b") and not it.part


def test_nothing_held_is_no_move():
    it = chooser("a", "b+c")
    with pytest.raises(Illegal):
        it.touch(CONFIRM)
    assert it.picks == () and not it.part


def test_the_same_pick_twice_in_a_move_is_no_letting_go():
    it = chooser("a a", "a b")
    assert touch(it, "a a") == "a a"


@pytest.mark.parametrize("texts", [PENS, WALKS, ("fence b2+c2 n", "fence b2+c2 s", "fence b2+d2"), ("a", "a+b", "a+b c", "a c")])
def test_every_move_can_be_spelled_by_touching_only_what_is_open(texts):
    for move in chooser(*texts).moves:
        it, found = chooser(*texts), None
        for pick in move.picks:
            for part in pick.split("+"):
                assert part in it.open()
                found = it.touch(part)
            if it.part:
                assert CONFIRM in it.open()
                found = it.touch(CONFIRM)
        if found is None:
            assert CONFIRM in it.open()
            found = it.touch(CONFIRM)
        assert found == move
