"""The kit: nothing hostile gets through, words fit, outlines close."""

import xml.etree.ElementTree as ET

import pytest
import svg

from pygame_core.draw import markup, standalone
from pygame_core.draw.fitting import fit, width
from pygame_core.draw.kit import Frozen, group, num, picture, stacked, text, touchable
from pygame_core.draw.marks import arrow, brackets, cross, focus
from pygame_core.draw.outline import outline

HOSTILE = """<script>"&amp;' onload="x" ]]> ½ Ёж"""
SVG = "{http://www.w3.org/2000/svg}"


def parsed(*elements, **more):
    return ET.fromstring(markup(picture((0, 0, 9, 9), elements, **more)))


def test_words_and_labels_are_escaped():
    root = parsed(text(1, 2, HOSTILE, 12), svg.Rect(**touchable(HOSTILE, HOSTILE, role="button", open=True)), label=HOSTILE)
    words, rect = root
    assert words.text == HOSTILE
    assert root.get("aria-label") == rect.get("aria-label") == rect.get("data-pick") == HOSTILE
    assert [element.tag for element in root.iter()] == [SVG + "svg", SVG + "text", SVG + "rect"]


def test_a_picture_without_a_label_is_an_ornament():
    assert parsed().get("aria-hidden") == "true"
    assert parsed(label="A board").get("role") == "img"


@pytest.mark.parametrize("open_, chosen, disabled", [(True, False, None), (False, False, "true"), (False, True, None)])
def test_what_is_neither_open_nor_chosen_is_disabled(open_, chosen, disabled):
    rect, = parsed(svg.Rect(**touchable("a1", "a1", role="gridcell", open=open_, chosen=chosen)))
    assert rect.get("aria-disabled") == disabled
    assert rect.get("data-open") == ("1" if open_ else None)
    assert rect.get("aria-selected") == ("true" if chosen else None)


def test_frozen_elements_draw_the_same():
    drawn = group(text(0, 0, "5×7", 12), id="x")
    assert markup(Frozen(drawn)) == markup(drawn)


@pytest.mark.parametrize("value, written", [(3, "3"), (3.0, "3"), (2.96, "3"), (2.44, "2.4"), (-0.5, "-0.5")])
def test_coordinates_are_short(value, written):
    assert num(value) == written


def test_fit_shrinks_only_what_is_too_wide():
    assert fit("12", 100, 15) == 15
    size = fit("Прямоугольник", 40, 15)
    assert size < 15 and width("Прямоугольник", size) == pytest.approx(40)


def test_width_follows_the_font():
    """Figures are tabular; the words are as wide as Inter's own tables make them."""
    assert width("1111", 10, 600) == width("8888", 10, 600)
    assert width("Harvest", 100, 600) == pytest.approx(380, rel=0.03)
    assert width("Урожай", 100, 600) == pytest.approx(394, rel=0.03)


SQUARES = {
    "one": ({(0, 0)}, 1), "ring": ({(x, y) for x in range(3) for y in range(3)} - {(1, 1)}, 2),
    "touching by a corner": ({(0, 0), (1, 1)}, 2), "row": ({(0, 0), (1, 0), (2, 0)}, 1),
    "ring open at a corner": ({(x, y) for x in range(3) for y in range(3)} - {(1, 1), (2, 2)}, 1),
}


@pytest.mark.parametrize("squares, loops", SQUARES.values(), ids=SQUARES)
def test_an_outline_has_a_loop_for_each_rim(squares, loops):
    data = outline(squares, 64, 3.5, 9)
    assert data.count("M") == data.count("Z") == loops


def test_an_outline_lies_inside_its_squares():
    assert outline({(0, 0)}, 64, 4, 8) == "M4 12Q4 4 12 4L52 4Q60 4 60 12L60 52Q60 60 52 60L12 60Q4 60 4 52Z"


@pytest.mark.parametrize("mark", [arrow((0, 0), (60, 80)), brackets(0, 0, 60, 60, 10), cross(5, 5), focus(0, 0, 64, 64, 10)])
def test_marks_are_well_formed(mark):
    assert len(parsed(mark)[0]) >= 2


def test_a_standalone_file_keeps_just_the_definitions_it_needs():
    defs = svg.Defs(elements=[
        svg.Style(text="rect{fill:url(#c)}"), svg.G(id="a", elements=[svg.Use(href="#b")]),
        svg.G(id="b"), svg.G(id="c"), svg.G(id="unused")])
    file = standalone(picture((0, 0, 30, 20), [svg.Use(href="#a")], label="Two"), defs=defs)
    root = ET.fromstring(file)
    assert {element.get("id") for element in root.iter()} - {None} == {"a", "b", "c"}
    assert (root.get("width"), root.get("height")) == ("30", "20")
    assert "--paper:" in file and root.get("data-theme") is None


def test_a_standalone_file_can_name_its_theme():
    file = standalone(picture((0, 0, 30, 20), [], label="Dark"), theme="dark")
    assert ET.fromstring(file).get("data-theme") == "dark"


def test_stacked_pictures_are_as_wide_as_the_first_and_do_not_overlap():
    one = stacked([picture((-10, -5, 200, 100), []), picture((0, 0, 50, 20), []), picture((0, 0, 400, 100), [])], "three & more", gap=10)
    assert (one.viewBox.width, one.viewBox.height) == (200, 100 + 10 + 80 + 10 + 50)
    drawn = ET.fromstring(markup(one))
    assert drawn.get("aria-label") == "three & more"
    assert [(part.get("y"), part.get("height"), part.get("width")) for part in drawn] == [("0", "100", "200"), ("110", "80", "200"), ("200", "50", "200")]
