"""What the captions of the demos say in figures."""

import pytest
from pygame_core.demo import demo
from pygame_core.games.akropolis.info import GAME


def points(table, colour):
    return next(line.points for line in table.state.scores()[0].lines if line.rule == colour)


def solved(name):
    table = demo(GAME, name).table()
    for move in demo(GAME, name).script:
        table.play(move)
    return table


@pytest.mark.parametrize("colour, before, after", [("houses", 4, 10), ("markets", 0, 2), ("barracks", 4, 6), ("temples", 0, 2), ("gardens", 0, 6)])
def test_a_district_brings_what_its_demo_says(colour, before, after):
    assert points(demo(GAME, colour).table(), colour) == before
    assert points(solved(colour), colour) == after


def test_the_other_two_places_wall_barracks_in():
    found = []
    for text in demo(GAME, "barracks").offered:
        table = demo(GAME, "barracks").table()
        table.play(text)
        found.append(points(table, "barracks"))
    assert found == [2, 4, 6]


def test_stones_are_paid_and_won():
    before, after = demo(GAME, "price").table().state, solved("price").state
    assert (before.stones[0], after.stones[0]) == (2, 0) and before.site[2:] == (7, 1)
    assert solved("quarries").state.stones[0] == 3


def test_houses_join_on_two_levels():
    line = next(line for line in solved("houses").state.scores()[0].lines if line.rule == "houses")
    assert (line.values["districts"], line.values["value"], line.values["stars"]) == (4, 5, 2)
