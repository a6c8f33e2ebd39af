"""Demos as a reader meets them in a frame: touched, refused, led astray, shown; and recorded games."""

import re

import pytest
from app.embed import Embed
from app.words import is_turn
from interface.conftest import SETUP
from interface.fake_page import FakePage
from pygame_core import load
from pygame_core.chooser import CONFIRM
from pygame_core.demo import demos, entries
from pygame_core.game import BadInput, games
from pygame_core.record import Record

ALL = [f"{game.name}/{name}" for game in games() for name in demos(game)]
OF_ENTRIES = [f"{game.name}/{name}" for game in games() for name in entries(game)]


class Framed:
    """A demo or a record in a frame, and how often the host was told that it is solved."""

    def __init__(self, lang: str = "en", **what: str):
        self.page, self.told = FakePage(), []
        self.app = Embed(self.page, lang, what, lambda: self.told.append(True))
        self.app.start()

    @property
    def screen(self):
        return self.app.screen


def play(framed: Framed, text: str) -> None:
    """A move, touched as a person would: sets element by element, what is held turned before it is put down."""
    page, screen = framed.page, framed.screen
    length = screen.table.length
    picks = next(move for move in screen.chooser.moves if str(move) == text).picks
    turn = picks[-1] if is_turn(picks[-1]) else None
    for place, pick in enumerate(picks[:-1] if turn else picks):
        while turn and place == len(picks) - 2 and screen.turn != turn:
            page.act("turn")
        for part in pick.split("+"):
            page.pick(part)
        if screen.table.length == length and part in screen.chooser.part:
            page.pick(CONFIRM)
    if screen.table.length == length:
        page.pick(CONFIRM)


def solve(address: str, lang: str) -> Framed:
    """The demo after its script, touched move by move."""
    framed = Framed(lang, demo=address)
    screen, demo = framed.screen, framed.screen.demo
    assert framed.app.text(demo.title) in framed.page.name
    while (made := demo.played(screen.table)) < len(demo.script):
        play(framed, demo.script[made])  # what others reply is made by itself
        assert demo.played(screen.table) > made
    if demo.script:
        assert screen.table.record.moves[len(demo.record.moves):] == list(demo.script)
        assert screen.understood and framed.told == [True] and 'class="done"' in framed.page.html and not screen.open()
    return framed


@pytest.mark.parametrize("address", ALL)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_demo_can_be_solved_by_touching(address, lang):
    solve(address, lang)


@pytest.mark.parametrize("address", OF_ENTRIES)
def test_every_card_is_led_through_by_touching_and_what_it_did_is_told(address):
    framed = solve(address, "en")
    screen = framed.screen
    assert all(len(said) > 1 for said in re.search(r'class="done"[^>]*>(.*?)</p>', framed.page.html, re.DOTALL).groups())
    assert f"index.html#r={screen.demo.record.link()}" in framed.page.html, "the way to a table of one's own"


def test_where_one_is_led_other_moves_are_not_offered_and_escape_leaves():
    left = []
    framed = Framed(demo=OF_ENTRIES[0])
    framed.app.left = lambda: left.append(True)
    screen = framed.screen
    first = screen.demo.script[0].split()[0]
    assert screen.open() == (first,) or list(screen.open()) == [first]
    other = next(str(move) for move in screen.state.moves() if str(move) != screen.demo.script[0] and " " not in str(move))
    framed.page.pick(other)
    assert screen.elsewhere and screen.table.length == len(screen.demo.record.moves)
    framed.page.act("back")
    assert not screen.elsewhere and not left
    framed.page.act("back")
    assert left == [True]


@pytest.mark.parametrize("address", ALL)
def test_every_demo_shows_how_it_is_done_without_calling_it_solved(address):
    framed = Framed(demo=address)
    framed.page.act("show")
    framed.page.run()
    assert bool(framed.screen.demo.script) == framed.screen.understood and not framed.told
    framed.page.act("reset")
    assert not framed.screen.understood and framed.screen.table.length == len(framed.screen.demo.record.moves)


def test_what_the_rules_refuse_is_tried_until_all_is():
    framed = Framed(demo="agros/blocked-harvest")
    framed.page.pick("d4", "d7", "d7")
    assert "1 of 2 tried" in framed.page.html and 'href="rules/agros.en.html#blocked-by-opponent"' in framed.page.html
    framed.page.pick("a1")  # refused by another rule: not what is meant
    assert len(framed.screen.tried) == 1 and not framed.told
    framed.page.pick("g4")
    assert framed.told == [True] and framed.screen.understood
    framed.page.pick("d4")
    assert framed.told == [True]


def test_a_legal_move_that_is_not_offered_is_called_that():
    framed = Framed(demo="agros/tie-next")
    framed.page.pick("b2")
    assert framed.screen.elsewhere and "only the moves that are lit" in framed.page.html
    framed.page.act("back")
    assert not framed.screen.elsewhere
    framed.page.pick("h8")
    assert framed.screen.refused[1].rule == "your-farmers"


def test_a_move_that_misses_the_point_can_be_taken_back():
    framed = Framed(demo="agros/sowing")
    framed.page.pick("c1", "c4")
    assert framed.screen.astray and "not what was asked for" in framed.page.html and not framed.told
    framed.page.act("undo")
    assert not framed.screen.astray and framed.screen.open()


def test_letting_go_is_one_thing_at_a_time():
    framed = Framed(demo="agros/sowing")
    framed.page.pick("c1", "d5")
    assert framed.screen.refused
    framed.page.act("back")
    assert not framed.screen.refused and framed.screen.chooser.picks == ("c1",)
    framed.page.act("back")
    assert framed.screen.chooser.picks == ()
    framed.page.act("back")


def test_what_a_move_would_bring_is_shown():
    framed = Framed(demo="agros/control")
    framed.page.pick("f2")
    framed.page.point("b2")
    assert str(framed.screen.considered()) == "f2 b2" and re.search("<i>[+−]", framed.page.html)


def test_nothing_of_the_host_is_touched():
    framed = Framed(demo="agros/sowing")
    framed.page.pick("c1", "c3")
    framed.page.act("menu")
    framed.page.act("hint")
    assert not framed.page.kept and not framed.page.played and not framed.page.ready_said and framed.page.place == ""


# --- recorded games ---------------------------------------------------------------------------------------


def record(*moves: str, **more) -> str:
    return Record("agros", rules=1, players=2, options={"board": 8, "farmers": 3}, moves=list(moves), **more).link()


def test_a_record_is_looked_through():
    framed = Framed(record=record(*SETUP, names=["Ada", "Bo"]))
    assert framed.screen.replay.at == 6 and "Ada, Bo" in framed.page.html and not re.search("data-open", framed.page.html)
    framed.page.act("step", "-1")
    assert framed.screen.replay.at == 5
    framed.page.act("replay", at="0")
    assert "Before the first move" in framed.page.html or framed.screen.replay.at == 0
    framed.page.act("run")
    framed.page.run()
    assert framed.screen.replay.at == 6 and not framed.screen.replay.running
    framed.page.act("run")
    framed.page.act("run")
    assert not framed.screen.replay.running
    assert f"index.html#r={framed.screen.table.record.link()}" in framed.page.html


@pytest.mark.parametrize("what, why", [
    ({"demo": "agros/reaping"}, "no demo 'reaping'"), ({"demo": "chess/mate"}, "no game 'chess'"), ({"demo": "agros"}, "write GAME/NAME"),
    ({"record": "abc"}, "not a record"), ({"record": record("c3", "c3")}, "move 2 'c3' is illegal")])
def test_what_cannot_be_shown_is_one_line(what, why):
    with pytest.raises(BadInput, match=re.escape(why)):
        Framed(**what)


def test_whoever_has_no_side_is_called_you():
    assert Framed(demo="cacao/fill").screen.names == ["You", "Player 2"]
    assert Framed("ru", demo="agros/sowing").screen.names == ["Светлые", "Тёмные"]


def test_a_demo_is_its_picture():
    assert demos(load("agros"))["sowing"]._repr_svg_().startswith("<svg")
