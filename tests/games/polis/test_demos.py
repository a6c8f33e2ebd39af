"""What the captions of the demos say in figures."""

import pytest
from pygame_core.demo import demo
from pygame_core.game import load
from pygame_core.games.polis.lessons import bridged, group, points, rivers, roads

GROUPS = [("agropolis", "overlap", "orchard"), ("agropolis", "groups", "cornfield"), ("naturopolis", "overlap", "forest"),
          ("naturopolis", "groups", "lake"), ("sprawlopolis", "overlap", "commercial"), ("sprawlopolis", "groups", "industrial")]


def tables(game, name):
    """Before and after the script."""
    found = demo(load(game), name)
    after = found.table()
    for move in found.script:
        after.play(move)
    return found.table(), after


@pytest.mark.parametrize("game, name, zone", GROUPS)
def test_two_blocks_become_four(game, name, zone):
    assert [group(table, zone) for table in tables(game, name)] == [2, 4]


@pytest.mark.parametrize("game, before, after", [("agropolis", 3, 2), ("naturopolis", 2, 1), ("sprawlopolis", 3, 2)])
def test_roads_are_joined(game, before, after):
    assert [roads(table) for table in tables(game, "roads")] == [before, after]


@pytest.mark.parametrize("game", ["agropolis", "naturopolis", "sprawlopolis"])
def test_a_bridge_covers_a_block_of_each_card(game):
    before, after = tables(game, "bridge")
    assert (bridged(before), bridged(after), after.told[-1][0].values["covered"]) == (0, 2, 2)


def test_feed_fees_raise_the_target():
    before, after = tables("agropolis", "fees")
    assert (before.state.target, before.state.total()) == (28, 26) and before.state.edition.target(before.state.conditions, False) == 24
    assert after.state.outcome().rule == "target"


def test_two_rivers_become_one_and_corners_score():
    assert [rivers(table) for table in tables("naturopolis", "rivers")] == [2, 1]
    assert [points(table, "concrete-jungle") for table in tables("sprawlopolis", "corners")] == [0, 2]
