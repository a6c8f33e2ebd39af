"""A piece in hand is shown in the nearest place it can take, and touching what it covers puts it there."""

import pytest

from pygame_core.game import load
from pygame_core.geometry.hexes import name, named, trio
from pygame_core.record import Record


@pytest.fixture
def play(app, page):
    """Akropolis for two people, the cheapest tile in hand."""
    app.play(Record.new(load("akropolis"), 2, seed=3, names=["Ada", "Bo"], seats=["human", "human"]))
    page.run()
    page.pick(f"t{app.screen.state.site[0]}")
    return app.screen


def covered(picks):
    return {name(cell) for cell in trio(6 * named(picks[0]) + int(picks[1][1]))}


def test_where_the_tile_cannot_lie_the_nearest_place_is_shown_and_touching_says_why_not(play, page):
    page.point("0,0")
    assert play.considered().picks[1:] == play.snapped and play.shown_turn == play.snapped[1]
    assert "ghost" in page.html
    page.pick("0,0")
    assert play.table.length == 0 and play.refused


def test_touching_what_the_tile_covers_puts_it_there_as_it_is_shown(play, page):
    place = next(at for at in play.open() if "," in at)
    page.act("turn")
    page.point(place)
    shown = play.considered()
    assert place in covered(shown.picks[1:])
    page.pick(place)
    assert play.table.record.moves == [str(shown)]


def test_turning_while_pointing_snaps_anew(play, page):
    place = next(at for at in play.open() if "," in at)
    page.point(place)
    seen = set()
    for _ in range(6):
        page.act("turn")
        assert play.shown_turn == play.turn or place not in covered(play.snapped)
        assert str(play.considered()).endswith(play.shown_turn)
        seen.add(play.shown_turn)
    assert len(seen) > 1


def test_nothing_is_snapped_without_a_tile_in_hand(play, page):
    page.act("back")
    page.point("0,0")
    assert play.snapped == () and play.hover is None
