"""Scoring: the table, and six farms with their published totals."""

from __future__ import annotations

import pytest
from games.agricola.positions import farm, forget, give, go, points, start

from pygame_core.games.agricola.score import TABLE, points as table

THRESHOLDS = {  # as printed: how many for -1, then the least for 1, 2, 3, 4
    "fields": "0-1 2 3 4 5", "pastures": "0 1 2 3 4", "grain": "0 1-3 4-5 6-7 8", "vegetables": "0 1 2 3 4",
    "sheep": "0 1-3 4-5 6-7 8", "boar": "0 1-2 3-4 5-6 7", "cattle": "0 1 2-3 4-5 6",
}


@pytest.mark.parametrize("rule", THRESHOLDS)
def test_table(rule):
    for worth, span in zip((-1, 1, 2, 3, 4), THRESHOLDS[rule].split()):
        low, _, high = span.partition("-")
        for number in range(int(low), int(high or low) + 1):
            assert table(rule, number) == worth, (rule, number)
    assert table(rule, TABLE[rule][-1] + 20) == 4


def test_a_farm_after_one_round_alone():
    state = start()
    go(state, "plow_field", "plow c1", "take_grain")
    assert state.scores()[0].total == -11
    assert points(state) == {"fields": -1, "pastures": -1, "grain": 1, "vegetables": -1, "sheep": -1, "boar": -1, "cattle": -1,
                             "unused": -12, "family": 6}


def test_the_farm_of_the_rulebook_is_thirty_five_and_with_its_joinery_thirty_nine():
    state = start()
    farm(state, rooms="a1 a2 a3 b3", material="stone", people=5, fields="b1 b2 c1 c2", pastures=["d2 d3 e2", "c3"], stables="d2")
    give(state, boar=6, sheep=8, grain=3, vegetable=1)
    found = points(state)
    assert found == {"pastures": 2, "fenced-stables": 1, "family": 15, "unused": -3, "cattle": -1, "boar": 3, "fields": 3, "rooms": 8,
                     "sheep": 4, "grain": 1, "vegetables": 1}
    farm(state, rooms="a1 a2 a3 b3", material="stone", people=5, fields="b1 b2 c1 c2", pastures=["d2 d3 e2 e3", "c3"], stables="d2")
    assert points(state)["unused"] == -2 and state.scores()[0].total == 35
    farm(state, rooms="a1 a2 a3 b3", material="stone", people=5, fields="b1 b2 c1 c2", pastures=["d2 d3 e2 e3", "c3"], stables="d2", cards=["A7"])
    give(state, wood=5)
    assert points(state)["card-points"] == 2 and points(state)["bonus-points"] == 2 and state.scores()[0].total == 39


FINALS = {  # rooms, people, sheep, boar, cattle, grain, vegetables, pastures, fenced stables, fields, cards, reed, total
    "TwoWoodRooms": (4, 8, 5, 4, ["d2 e2", "d3", "e3"], "d2 d3 e3", 7, ["A9", "A5", "A3", "A1", "A6", "A10"], 67),
    "OneWoodRoom": (3, 8, 7, 4, ["d2 e2", "d3", "e3", "c2 c3"], "d2 d3 e3", 6, ["A9", "A5", "A1", "A6", "A10"], 66),
    "OneWoodOneClayRoom": (4, 8, 7, 4, ["d2 e2", "d3", "e3", "c3"], "d2 d3 e3 c3", 6, ["A9", "A3", "A6", "A10"], 67),
    "EarlyFoodGrab": (4, 8, 7, 6, ["d2 e2", "d3", "e3", "c2 c3"], "d2 d3 e3", 5, ["A9", "A5", "A1", "A8", "A6", "A10"], 71),
}


@pytest.mark.parametrize("name", FINALS)
def test_final_farms_of_strong_games(name):
    rooms, sheep, boar, cattle, pastures, stables, fields, cards, total = FINALS[name]
    state = start()
    free = [file + rank for rank in "123" for file in "abcde" if file + rank not in " ".join(pastures).split()]
    mine = farm(state, rooms=" ".join(free[:rooms]), fields=" ".join(free[rooms:]), material="stone", people=5, pastures=pastures, stables=stables, cards=cards)
    assert mine.fields.bit_count() == fields
    give(state, sheep=sheep, boar=boar, cattle=cattle, grain=8, vegetable=4, reed=5)
    assert state.scores()[0].total == total


def test_crops_count_in_the_supply_and_on_fields_and_lines_name_their_elements():
    state = start()
    farm(state, fields="c1 d1", crops=[("c1", "grain", 3), ("d1", "vegetable", 2)])
    give(state, grain=1)
    lines = {line.rule: line for line in state.scores()[0].lines}
    assert (lines["grain"].values["n"], lines["grain"].marks, lines["vegetables"].values["n"]) == (4, ("c1",), 2)
    assert lines["fields"].marks == ("c1", "d1") and lines["unused"].marks == ("b1", "e1", "b2", "c2", "d2", "e2", "a3", "b3", "c3", "d3", "e3")


def test_equal_totals_share_the_win():
    state = start(2)
    state.agenda.clear()
    forget(state)
    assert state.outcome().winners == (0, 1) and state.outcome().rule == "shared-win"
    give(state, 1, sheep=1)
    assert state.outcome().winners == (1,) and state.outcome().rule == "most-points"
    state = start()
    state.agenda.clear()
    assert state.outcome()[:2] == ((0,), "solo")
