"""What every game's pictures must do, in every corner of its options."""

import re
import xml.etree.ElementTree as ET

import pytest
from conformance.playing import corners, name_of, playout

from pygame_core.chooser import CONFIRM, Chooser
from pygame_core.draw import markup, standalone
from pygame_core.draw.view import View
from pygame_core.game import load
from pygame_core.text import Text

TEXT = Text("en")
REFERENCE = r'(?:url\(#|href="#)([^)"]+)'


@pytest.fixture(scope="module", params=corners(), ids=name_of)
def corner(request):
    return request.param


@pytest.fixture(scope="module")
def room(corner):
    """The game's `draw`."""
    return load(corner[0]).room("draw")


@pytest.fixture(scope="module")
def table(corner):
    return playout(corner, 1)


@pytest.fixture(scope="module")
def pictures(room, table):
    """(what has been touched, the picture's text, its touchable elements), through the whole game."""
    return [(chooser, text, drawn(ET.fromstring(text))) for chooser in choices(table) for text in [shown(room, chooser)]]


def choices(table):
    """Choosers with nothing touched and with one thing touched."""
    for index, state in enumerate(table.record.positions()):
        if index % 9 == 0 or index == table.length:
            yield Chooser(state.copy())
            for move in state.moves()[::9]:
                chooser = Chooser(state.copy())
                if chooser.touch(move.picks[0].split("+")[0]) is None:
                    yield chooser


def shown(room, chooser, **view):
    """The board and what is touched beside it, in one element."""
    view = View(touchable=True, open=tuple(chooser.open()), picks=chooser.picks, text=TEXT, **view)
    pictures = [room.draw(chooser.state, view)]
    if hasattr(room, "hand"):
        pictures.append(room.hand(chooser.state, view))
    return "<all>" + "".join(markup(picture) for picture in pictures if picture) + "</all>"


def drawn(picture):
    """data-pick → its element."""
    elements = [element for element in picture.iter() if "data-pick" in element.attrib]
    found = {element.get("data-pick"): element for element in elements}
    assert len(found) == len(elements), "a pick is drawn twice"
    return found


def test_what_lights_up_is_exactly_what_can_be_touched_and_what_is_not_drawn_is_a_button(corner, pictures):
    words = Text("en", [load(corner[0]).folder])
    for chooser, _, picks in pictures:
        lit = {pick for pick, element in picks.items() if "data-open" in element.attrib}
        assert lit == set(chooser.open()) & set(picks)
        for pick in set(chooser.open()) - set(picks) - {CONFIRM}:
            assert words.has(f"{corner[0]}.pick.{pick}"), f"{pick} is neither drawn nor named"


def test_whatever_earns_points_is_drawn_on_the_board_of_its_seat(room, pictures):
    for chooser, _, _ in pictures[::3]:
        for seat, score in enumerate(chooser.state.scores()):
            picks = drawn(ET.fromstring(shown(room, chooser, shown=seat)))
            assert {mark for line in score.lines for mark in line.marks} <= set(picks)


def test_everything_touchable_has_a_spoken_name_and_each_picture_is_one_tab_stop(pictures):
    for _, text, picks in pictures:
        assert all(element.get("aria-label") for element in picks.values())
        for picture in ET.fromstring(text):
            stops = [element.get("tabindex") for element in drawn(picture).values()].count("0")
            assert stops == (1 if drawn(picture) else 0)


def test_element_ids_are_unique_and_references_lead_somewhere(room, pictures):
    known = {element.get("id") for element in ET.fromstring(markup(room.defs())).iter()}
    for _, text, _ in pictures:
        ids = re.findall(r'\bid="([^"]*)"', text)
        assert len(set(ids)) == len(ids)
        assert set(re.findall(REFERENCE, text)) <= known | set(ids)


def test_every_kind_of_view_is_a_well_formed_picture_and_leaves_the_state_alone(room, table):
    state = table.at(table.length // 2)
    before, chooser = state.position(), Chooser(state)
    marks = next((line.marks for score in state.scores() for line in score.lines), ())
    views = [{}, {"small": True}, {"labels": False, "coordinates": False}, {"last": tuple(table.told[table.length // 2 - 1])},
             {"lit": marks}, {"ids": None}, {"ids": "two-"}, *({"focus": pick, "hover": pick} for pick in chooser.open()),
             *({"refused": pick} for pick in drawn(ET.fromstring(shown(room, chooser))))]
    for view in views[:40]:
        assert drawn(ET.fromstring(shown(room, chooser, **view)))
        assert not drawn(ET.fromstring(markup(room.draw(state, View(text=TEXT, **view)))))
    assert state.position() == before


def test_a_table_in_parts_shows_each_thing_that_can_be_touched_once(corner, room, table):
    words = Text("en", [load(corner[0]).folder])
    for chooser in list(choices(table))[::3]:
        view = View(touchable=True, open=tuple(chooser.open()), picks=chooser.picks, text=TEXT, small=True)
        parts = room.tabs(chooser.state, view) if hasattr(room, "tabs") else []
        texts = [markup(part["picture"]) for part in parts]
        touched = [pick for text in texts for pick in drawn(ET.fromstring(text))]
        assert len(set(touched)) == len(touched)
        if parts:
            whole = drawn(ET.fromstring(shown(room, chooser, small=True)))
            assert set(chooser.open()) & set(touched) == set(chooser.open()) & set(whole)
        for part, text in zip(parts, texts):
            assert words.has(f"{corner[0]}.tab.{part['name']}") and ET.fromstring(markup(part["glyph"])) is not None
            assert [element.get("tabindex") for element in drawn(ET.fromstring(text)).values()].count("0") <= 1


def test_a_picture_alone_is_a_whole_file(room, table):
    text = standalone(room.draw(table.state), defs=room.defs())
    assert ET.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"
    assert set(re.findall(REFERENCE, text)) <= set(re.findall(r'\bid="([^"]*)"', text))
    assert table.state._repr_svg_().startswith("<svg")


def test_the_same_state_gives_the_same_picture(room, pictures):
    for chooser, text, _ in pictures[::5]:
        chooser.state = chooser.state.copy()
        assert text == shown(room, chooser)
