"""Akropolis positions as text: what is read, and what is refused and where."""

from random import Random

import pytest
from games.akropolis.positions import AKROPOLIS, OPTIONS, SEEDS, reached, walk
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core import BadInput

START = AKROPOLIS.start(2, deal={"tiles": list(range(1, 38))}).position()
STACKS = " ".join(map(str, range(5, 38)))


def test_a_new_game_as_text():
    assert START == f"2 0 | 1 2 3 4 | {STACKS} | 1: | 2:"


def test_options_that_differ_from_the_default_are_in_the_text():
    state = reached(1, 4, 3, houses="double", edge="holes", architect="hard")
    assert state.position().startswith("1 6 architect=hard houses=double edge=holes | ")
    assert AKROPOLIS.position(state.position()).options == state.options


def test_the_same_city_is_the_same_text_whatever_the_order_it_was_built_in():
    texts = set()
    for moves in ("t1 0,1 r3|t5 0,1 r3|t4 -1,-1 r0", "t4 -1,-1 r0|t5 0,1 r3|t1 0,1 r3"):
        first, second, third = moves.split("|")
        state = AKROPOLIS.start(2, deal={"tiles": [int(first[1]), 5, 2, int(third[1]), *(tile for tile in range(1, 38) if tile not in (1, 5, 2, 4))]})
        state.play(state.find(first))
        state.play(state.find(second))
        state.site = (int(third[1]), 2)
        state.play(state.find(third))
        texts.add(state.position().split("|")[3])
    assert texts == {" 1: 4@-1,-1,r0 1@0,1,r3 "}


@pytest.mark.parametrize("text, named", [
    ("", "begins with the players and the turns made"), ("x 0 |", "begins with"), ("2 | 1", "begins with"), ("5 0 | 1", "not played by 5"),
    ("2 0 | 1 2 3 4 | 5", "has 5 parts divided by |, this has 3"), (START + " | 3:", "has 5 parts"), (START.replace("2 0", "3 0"), "has 6 parts"),
    (START.replace("2 0", "2 0 houses"), "'houses'"), (START.replace("2 0", "2 0 houses=double houses=double"), "once"),
    (START.replace("2 0", "2 0 roofs=red"), "no option 'roofs'"), (START.replace("2 0", "2 0 houses=red"), "option 'houses': 'red'"),
    (START.replace("1 2 3 4", "1 2 x 4"), "the site: 'x'"), (START.replace("5 6", "5 66"), "the stacks: '66'"), (START.replace("1:", "1"), "city 1 begins"),
    (START.replace("1:", "-1:"), "city 1 begins"), (START.replace(" 2:", ""), "city 2 begins"), (START.replace("1:", "1: 1"), "city 1: '1'"),
    (START.replace("1:", "1: 1@0,1,r6"), "city 1"), (START.replace("1:", "1: 1@99,1,r3"), "city 1"), (START.replace("1:", "1: 0@0,1,r3"), "'0'"),
    (START.replace("5 6", "6"), "tile 5 is missing"), (START.replace("5 6", "6 6"), "tile 6 is there twice"), (START.replace("5 6", "55 6"), "tile 55 is not used"),
    (START.replace("2 0", "2 1"), "after 1 turns the site has 3 tiles, here 4"), (START.replace("4 | 5", "| 4 5"), "the site has 4 tiles, here 3"),
    (f"2 1 | 2 3 4 | {STACKS} | 1: | 2: 1@0,1,r3", "city 1 has 1 tiles, here 0"), (f"2 1 | 2 3 4 | {STACKS} | 1: 1@0,9,r3 | 2:", "tile 1 does not touch"),
    (f"2 1 | 2 3 4 | {STACKS} | 1: 1@0,1,r0 | 2:", "city 1: tile 1 cannot lie at 0,1 r0"), (f"1 1 | 2 3 4 | {STACKS} | 1: 1@0,1,r3 | 2:", "turns made are even"),
    (f"2 1 | 2 3 4 | {STACKS} | 9999: 1@0,1,r3 | 2:", "city 1 begins")])
def test_what_cannot_be_is_refused_by_name(text, named):
    with pytest.raises(BadInput) as wrong:
        AKROPOLIS.position(text)
    assert named in str(wrong.value) and "\n" not in str(wrong.value) and len(str(wrong.value)) < 200


@pytest.mark.parametrize("value", [None, 7, [], {}])
def test_a_position_is_a_text(value):
    with pytest.raises(BadInput, match="is a text"):
        AKROPOLIS.start(deal={"position": value})


@given(st.sampled_from([1, 2, 3, 4]), SEEDS, st.integers(0, 60), OPTIONS)
@settings(max_examples=40)
def test_every_position_is_read_back_as_it_was(players, seed, moves, options):
    state = reached(players, seed, moves, **options)
    again = AKROPOLIS.position(state.position())
    assert again.position() == state.position() and again.moves() == state.moves()
    assert again.scores() == state.scores() and again.outcome() == state.outcome() and again.pieces() == state.pieces()
    for before, move in walk(again, Random(seed), 5):
        state.play(state.find(str(move)))
    assert again.position() == state.position()


@given(st.text("0123456789 |:@,r-=x", max_size=80) | st.integers(0, len(START) - 1).map(lambda cut: START[:cut]))
def test_any_text_is_read_or_refused_in_one_line(text):
    try:
        AKROPOLIS.position(text)
    except BadInput as error:
        assert "\n" not in str(error)


def test_the_diagram_for_the_terminal():
    text = str(AKROPOLIS.start(2, deal={"tiles": list(range(1, 38))}))
    assert text.startswith("site: t1 Bhq  t2 Bht  t3 Bmh  t4 Bqq\n\n1: stones 1\n")
    assert text.endswith("       q1\n\n       H1\n   q1      q1")
    assert "Architect: stones 2, -" in str(AKROPOLIS.start(1, 3))
