"""Agros positions as text: what is read, and what is refused and where."""

import re

import pytest
from games.agros.positions import AGROS, Q, positions, reached
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core import BadInput

ROW = "8/" * 7


@pytest.mark.parametrize("text, named", [
    ("", "has 4 parts"),
    ("8/8 L 0", "has 4 parts"),
    (Q + " 0", "has 4 parts"),
    ("8/8/8/8/8/8/8 L 0 6", "8, 10 or 12 ranks, this position has 7"),
    (ROW + "8/8 L 0 6", "this position has 9"),
    (ROW + "8 X 0 6", "'X'"),
    (ROW + "8 l 0 6", "'l'"),
    (ROW + "8 L 3 6", "passes in a row are 0, 1 or 2, not '3'"),
    (ROW + "8 L -1 6", "'-1'"),
    (ROW + "8 L 0 x", "farmers to place"),
    (ROW + "8 L 0 100", "farmers to place"),
    (ROW + "8 L 0 " + "9" * 9999, "farmers to place"),
    (ROW + "7 L 0 6", "rank 1 does not have 8 cells"),
    ("9" + "/8" * 7 + " L 0 6", "rank 8 does not have 8 cells"),
    ("l,l,l,l,l,l,l,l,l" + "/8" * 7 + " L 0 6", "rank 8 does not have 8 cells"),
    ("8/8/4,l,4/8/8/8/8/8 L 0 0", "rank 6 does not have 8 cells"),
    ("8/8/0,8/8/8/8/8/8 L 0 6", "rank 6 does not have 8 cells"),
    ("8/8/8//8/8/8/8 L 0 6", "rank 5: ''"),
    ("8/8/8/7,K1/8/8/8/8 L 0 6", "rank 5: 'K1'"),
    ("8/8/8/7,l1/8/8/8/8 L 0 6", "rank 5: 'l1'"),
    ("8/8/8/7,L/8/8/8/8 L 0 6", "rank 5: 'L'"),
    ("8/8/8/7,-1/8/8/8/8 L 0 6", "rank 5: '-1'"),
    ("8/8/8/7,L0/8/8/8/8 L 0 0", "h5: a yield is 1 to 8 on this board, not 0"),
    ("8/8/8/2,D9,5/8/8/8/8 L 0 0", "c5: a yield is 1 to 8 on this board, not 9"),
    (ROW + "8 L 0 0", "here Light has 0 and Dark 0"),
    (ROW + "L1,7 L 0 0", "here Light has 1 and Dark 0"),
    (ROW + "L1,L1,L1,L1,D1,D1,D1,1 L 0 0", "here Light has 4 and Dark 3"),
    ("8/" * 6 + "L1,L1,L1,L1,L1,L1,L1,L1/D1,D1,D1,D1,D1,D1,D1,D1 L 0 0", "here Light has 8 and Dark 8"),
    (ROW + "8 L 0 5", "6, 10 or 14 together, here 5"),
    (ROW + "L1,7 D 0 6", "6, 10 or 14 together, here 7"),
    (ROW + "8 D 0 6", "Light is to move"),
    (ROW + "L1,7 L 0 5", "Dark is to move"),
    (ROW + "D1,7 D 0 5", "Light has 1, here 0"),
    (ROW + "L1,D1,L1,5 D 0 3", "Light has 1, here 2"),
    (ROW + "L2,7 D 0 5", "no seeds, no towers and no passes"),
    (ROW + "L1,d,6 D 0 5", "no seeds, no towers and no passes"),
    (ROW + "L1,7 D 1 5", "no seeds, no towers and no passes"),
])
def test_a_position_that_cannot_be_is_refused_with_its_place(text, named):
    with pytest.raises(BadInput) as refused:
        AGROS.position(text)
    assert named in str(refused.value)
    assert len(str(refused.value)) < 200


def test_only_a_position_can_be_dealt():
    for deal in ({"position": 7}, {"position": None}, {"cards": []}, {"position": Q, "cards": []}):
        with pytest.raises(BadInput, match="nothing to deal but"):
            AGROS.start(deal=deal)


def test_empty_runs_may_be_split_and_are_written_joined():
    assert AGROS.position("3,5" + "/8" * 7 + " L 0 6").position() == "8" + "/8" * 7 + " L 0 6"


def read_or_refused(text):
    """Reads the text; what is read must be written in a form that reads as the same, what is not must say why."""
    try:
        state = AGROS.position(text)
    except BadInput as error:
        assert re.fullmatch(r".{10,250}", str(error))
    else:
        written = state.position()
        assert AGROS.position(written).position() == written
        state.moves(), state.scores(), state.outcome(), state.prompt(), state.pieces(), str(state)


tokens = st.sampled_from("L1 L3 D1 D12 l d 1 2 8 10 12 0 L0 D13 x".split() + [""])
shaped = st.builds("{} {} {} {}".format,
                   st.lists(st.lists(tokens, min_size=1, max_size=9).map(",".join) | st.just("8"), min_size=7, max_size=9).map("/".join),
                   st.sampled_from("LDx"), st.sampled_from("0123"), st.integers(-1, 20))


@settings(max_examples=300)
@given(st.text(max_size=80) | st.text("LDld0123456789,/ ", max_size=80) | shaped)
def test_any_text_is_read_or_refused_as_bad_input(text):
    read_or_refused(text)


@settings(max_examples=300)
@given(positions() | reached(), st.data())
def test_a_position_with_a_slip_of_the_pen_is_read_or_refused_as_bad_input(position, data):
    at = data.draw(st.integers(0, len(position) - 1))
    put = data.draw(st.text("LDld0123456789,/ x٣", max_size=2))
    read_or_refused(position[:at] + put + position[at + data.draw(st.integers(0, 2)):])


def test_the_diagram_shows_what_the_position_says():
    assert str(AGROS.position(Q)) == """\
 8 ·   ·   ·   ·   ·   ·   ·   L1
 7 ·   ·   ·   D2  ·   ·   ·   ·
 6 ·   D1  ·   ·   ·   d   ·   ·
 5 ·   ·   ·   ·   l   ·   ·   ·
 4 ·   ·   ·   L4  ·   ·   D5  ·
 3 ·   ·   d   l   ·   ·   ·   ·
 2 ·   l   ·   ·   ·   ·   ·   ·
 1 L3  ·   ·   ·   ·   ·   ·   d
   a   b   c   d   e   f   g   h"""
