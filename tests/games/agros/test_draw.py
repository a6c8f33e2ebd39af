"""Agros in pictures: whole, safe, readable, and saying the same as the state."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from random import Random

import pytest
from games.agros.positions import AGROS, BOARDS, SIZES, built, put, walk

from pygame_core.chooser import Chooser
from pygame_core.draw import markup, standalone
from pygame_core.draw.fitting import width
from pygame_core.draw.palette import BASE, THEMES, contrast
from pygame_core.draw.view import View
from pygame_core.game import Event
from pygame_core.games.agros import draw as room
from pygame_core.games.agros.drawing.colours import COLOURS
from pygame_core.geometry.square import names

SVG = "{http://www.w3.org/2000/svg}"
REFERENCE = re.compile(r'(?:url\(#|href="#)([^)"]+)')


class Plain:
    """A language in which every message is its id and its values, so that nothing depends on a catalogue."""

    def add(self, folder):
        pass

    def __call__(self, message, /, **values):
        return " ".join([message, *(f"{key}={value}" for key, value in sorted(values.items()))])


class Hostile(Plain):
    def __call__(self, message, /, **values):
        return f"</svg><script>\"'&{message}"


def views(state, last=()):
    """Every way to look at a state: still, choosing, chosen, considered, refused, with a score line lit."""
    chooser = Chooser(state)
    yield View(text=Plain(), last=last)
    yield View(text=Plain(), last=last, small=True, open=tuple(chooser.open()), touchable=True, refused="a1")
    first = next((pick for pick in chooser.open() if pick in names(state.size)), None)
    if first:
        yield View(text=Plain(), open=tuple(chooser.open()), touchable=True, hover=first, focus=first)
        if chooser.touch(first) is None:
            targets = tuple(chooser.open())
            for hover in (None, *targets):
                yield View(text=Plain(), picks=chooser.picks, open=targets, touchable=True, hover=hover, last=last, small=hover is None)
    for score in state.scores():
        for line in score.lines:
            yield View(text=Plain(), lit=line.marks)


def positions():
    """States of all boards: random ones of any height, and reached ones with the events that led there."""
    rng = Random(7)
    for size, farmers in BOARDS:
        for fill in (0, 25, 60):
            yield AGROS.position(built(rng, size, farmers, fill)), ()
        state, events = AGROS.start(board=size, farmers=farmers), []
        for plies in (3, 30, 90):
            for before, move in walk(state, rng, plies, passing=False):
                events.clear()
                before.copy().play(move, events.append)
            yield state.copy(), tuple(events)


ALL = [(state, view) for state, last in positions() for view in views(state, last)]
DEFS = markup(room.defs())


def parsed(state, view=View(text=Plain())):
    return ET.fromstring(markup(room.draw(state, view)))


def layer(root, name):
    return root.find(f".//{SVG}g[@id='layer-{name}']")


def number(element, *attributes):
    return [float(element.get(attribute)) for attribute in attributes]


# --- whole and safe ---------------------------------------------------------------------------------------

def test_every_view_is_well_formed_and_its_ids_are_its_own():
    for state, view in ALL:
        root = parsed(state, view)
        ids = Counter(element.get("id") for element in root.iter() if element.get("id"))
        assert max(ids.values()) == 1
        assert not set(ids) & set(re.findall(' id="([^"]+)"', DEFS))


def test_whatever_is_referred_to_is_defined():
    defined = set(re.findall(' id="([^"]+)"', DEFS))
    for state, view in ALL:
        assert set(REFERENCE.findall(markup(room.draw(state, view)))) <= defined
    assert set(REFERENCE.findall(DEFS)) <= defined


def test_a_file_of_its_own_has_all_it_refers_to():
    for state, view in ALL[::9]:
        for picture in (room.draw(state, view), room.poster(state), room.side(state, view)):
            file = standalone(picture, defs=room.defs())
            ids = {element.get("id") for element in ET.fromstring(file).iter()}
            assert set(REFERENCE.findall(file)) <= ids


def test_hostile_words_stay_words():
    state = AGROS.position(put(8, L="c3 f6", D="f3 d5"))
    root = parsed(state, View(text=Hostile(), touchable=True))
    assert SVG + "script" not in {element.tag for element in root.iter()}
    assert "<script>" in root.get("aria-label")


def test_ids_can_be_told_apart_or_left_out():
    state = AGROS.position(put(8, L="c3 f6", D="f3 d5"))
    assert all(element.get("id", "x-").startswith("x-") for element in parsed(state, View(text=Plain(), ids="x-", touchable=True)).iter())
    assert ' id="' not in markup(room.draw(state, View(text=Plain(), ids=None)))


# --- colours ----------------------------------------------------------------------------------------------

def test_every_role_has_a_colour_in_both_themes():
    used = set(re.findall(r"var\(--([\w-]+)\)", DEFS + "".join(markup(room.draw(*pair)) for pair in ALL))) - {"agros-digit"}
    for theme in THEMES:
        assert used <= set(getattr(BASE, theme)) | set(getattr(COLOURS, theme))
    assert list(COLOURS.light) == list(COLOURS.dark) and not set(COLOURS.light) & set(BASE.light)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("words, ground", [("lt-cut", "lt"), ("lt-cut", "lt-hi"), ("dk-cut", "dk"), ("dk-cut", "dk-hi")])
def test_digits_on_farmers_can_be_read(theme, words, ground):
    colours = getattr(COLOURS, theme)
    assert contrast(colours[words], colours[ground]) >= 4.5


# --- what is drawn is what is there -----------------------------------------------------------------------

def test_every_piece_stands_in_its_cell_and_nothing_else():
    for state, view in ALL:
        shown = {piece.get("data-at"): piece.get("href") for piece in layer(parsed(state, view), "pieces")}
        expected = {names(state.size)[cell]: f"#agros-seed-{owner - 1}" for cell, owner in enumerate(state.owner) if owner}
        for seat, farmers in enumerate(state.farmers):
            expected |= {names(state.size)[cell]: f"#agros-farmer-{seat}-{yield_}" for cell, yield_ in farmers.items()}
        assert shown == expected


def test_pieces_are_drawn_from_the_back():
    for state, view in ALL[::5]:
        rows = [number(piece, "y")[0] for piece in layer(parsed(state, view), "pieces")]
        assert rows == sorted(rows)


@pytest.mark.parametrize("seat", (0, 1))
@pytest.mark.parametrize("yield_", range(1, 13))
def test_every_tower_shows_its_yield_in_digits_and_seeds(seat, yield_):
    tower = ET.fromstring(DEFS.replace("<defs>", '<defs xmlns="http://www.w3.org/2000/svg">', 1)).find(f"{SVG}g[@id='agros-farmer-{seat}-{yield_}']")
    assert tower.find(f"{SVG}text").text == str(yield_)
    fronts = sum(path.get("d").count("M") for path in tower.findall(f"{SVG}path"))
    assert fronts == (yield_ and max(0, yield_ - 1) + (yield_ > 1))  # a front each, and the face of the top one


def test_fields_show_who_ploughs_them():
    state = AGROS.position(put(8, L="d1=3 a8=1", D="e8=3 h1=2", l="d2 d3 d4 d5 d6 d7 d8", d="e1 e2 e3 e4 e5 e6 e7"))
    fills = {plot.get("id"): plot[0].get("fill") for plot in layer(parsed(state), "fields")}
    assert fills == {"field-a1": "url(#agros-field-light)", "field-f1": "url(#agros-field-dark)"}


def test_in_the_set_up_nobody_ploughs_and_nothing_is_worth_anything():
    state = AGROS.start()
    state.play(state.find("e5"))
    root = parsed(state)
    assert [plot[0].get("fill") for plot in layer(root, "fields")] == ["url(#agros-field-nobody)"]
    assert not list(layer(root, "tags"))


@pytest.mark.parametrize("small", (False, True))
@pytest.mark.parametrize("size", SIZES)
def test_coordinates_stand_by_their_files_and_ranks(size, small):
    root = parsed(AGROS.start(board=size), View(text=Plain(), small=small))
    words = {text.text: number(text, "x", "y") for text in layer(root, "board").iter(SVG + "text")}
    assert list(words)[::2] == list("abcdefghijkl"[:size]) and list(words)[1::2] == [str(size - row) for row in range(size)]
    for index, file in enumerate("abcdefghijkl"[:size]):
        assert words[file][0] == 64 * index + 32 and words[file][1] > 64 * size
        assert words[str(index + 1)][0] < 0 and abs(words[str(index + 1)][1] - (64 * (size - index) - 32)) < 16


@pytest.mark.parametrize("small, shown", [(False, 640), (True, 358)])
@pytest.mark.parametrize("size", SIZES)
def test_no_words_come_out_below_11_px(size, small, shown):
    """Not even the value of all the board with the tallest tower, tucked away from a mark or not."""
    state = AGROS.position(put(size, L=f"a1={size}", D="b1"))
    for open_ in ((), names(size)):
        root = parsed(state, View(text=Plain(), small=small, picks=("a1",), open=open_))
        scale = shown / float(root.get("viewBox").split()[2])
        assert all(float(text.get("font-size")) * scale >= 11 for text in root.iter(SVG + "text"))
        assert float(re.search(r"--agros-digit:([\d.]+)px", root.get("style"))[1]) * scale >= 11


# --- tags -------------------------------------------------------------------------------------------------

def tags(root):
    """(box, words) of every line on a tag, tucked or not."""
    box = None
    for element in layer(root, "tags"):
        if element.tag == SVG + "rect":
            box = number(element, "x", "y", "width", "height")
        else:
            yield box, element


def piece_box(piece):
    """What a piece covers, from the measures in CONCEPT."""
    x, y = number(piece, "x", "y")
    shape = piece.get("href").split("-")
    if shape[1] == "seed":
        return x - 18, y - 6, x + 18, y + 13
    yield_ = int(shape[3])
    pile = (yield_ - 1) * min(5.2, 26 / max(1, yield_ - 1))
    return x - 21, y + 23 - pile - 39, x + 21, y + 30


def test_no_tag_overlaps_a_piece():
    for state, view in ALL:
        root = parsed(state, view)
        pieces = [piece_box(piece) for piece in layer(root, "pieces")]
        for (x, y, wide, high), _ in tags(root):
            for left, top, right, bottom in pieces:
                assert x + wide <= left or right <= x or y + high <= top or bottom <= y


def test_no_tag_overlaps_the_words_of_a_mark():
    for state, view in ALL:
        root = parsed(state, view)
        for words in layer(root, "targets").iter(SVG + "text"):
            x, base = number(words, "x", "y")
            size = float(words.get("font-size"))
            half = width(words.text, size, 750) / 2
            for (left, top, wide, high), _ in tags(root):
                assert x + half <= left or left + wide <= x - half or base <= top or top + high <= base - 0.7 * size


def test_words_fit_their_tags():
    for state, view in ALL:
        for (_, _, wide, _), text in tags(parsed(state, view)):
            assert width(text.text, float(text.get("font-size")), int(text.get("font-weight"))) <= wide - 4
            assert wide <= 80


def test_tags_stay_where_they_are_while_a_farmer_is_chosen():
    """A target on the home cell only tucks the tag into a corner of the same cell."""
    state = AGROS.position(put(8, L="d4=2 a1", D="h8 h7", l="h6"))
    at = {}
    for picks, open_ in (((), ()), (("d4",), ("d6", "f4", "b4", "d2", "c4"))):
        root = parsed(state, View(text=Plain(), picks=picks, open=open_, touchable=True))
        at[picks] = {(int((x + wide / 2) // 64), int((y + high / 2) // 64)) for (x, y, wide, high), _ in tags(root)}
    assert at[()] == at[("d4",)]


# --- touching ---------------------------------------------------------------------------------------------

def cells(root):
    return {cell.get("data-pick"): cell for row in layer(root, "cells") for cell in row}


def test_open_cells_are_marked_and_no_others():
    for state, view in ALL:
        if view.touchable:
            shown = cells(parsed(state, view))
            assert set(shown) == set(names(state.size))
            assert {name for name, cell in shown.items() if cell.get("data-open")} == set(view.open) - {"pass"}
            assert {name for name, cell in shown.items() if cell.get("aria-disabled")} == set(shown) - set(view.open) - set(view.picks)
            assert {name for name, cell in shown.items() if cell.get("aria-selected")} == set(view.picks)


def test_the_board_is_a_grid_with_one_stop_for_the_keyboard():
    for state, view in ALL:
        root = parsed(state, view)
        assert root.get("aria-label") and root.get("role") == ("grid" if view.touchable else "img")
        if view.touchable:
            assert [row.get("role") for row in layer(root, "cells")] == ["row"] * state.size
            stops = [name for name, cell in cells(root).items() if cell.get("tabindex") == "0"]
            assert stops == [view.focus or next((pick for pick in view.open if pick != "pass"), "a1")]
        else:
            assert layer(root, "cells") is None and "data-pick" not in markup(room.draw(state, view))


def test_every_cell_has_a_spoken_name_of_its_own():
    for state, view in ALL:
        if view.touchable:
            spoken = {name: cell.get("aria-label") for name, cell in cells(parsed(state, view)).items()}
            assert len(set(spoken.values())) == len(spoken)
            assert all(f"at={name}" in label.split() for name, label in spoken.items())


def test_names_say_what_lies_there_and_what_touching_brings():
    state = AGROS.position(put(8, L="d4=3 a1", D="h8 f4", l="d6"))
    spoken = {name: cell.get("aria-label") for name, cell in cells(parsed(state, View(
        text=Plain(), picks=("d4",), open=("a7", "b4"), touchable=True))).items()}
    assert spoken["d4"] == "agros.say.farmer.light at=d4 yield=3"
    assert spoken["f4"] == "agros.say.farmer.dark at=f4 yield=1"
    assert spoken["d6"] == "agros.say.seed.light at=d6"
    assert spoken["c8"] == "agros.say.field.light at=c8 cells=59 points=177"
    assert spoken["a7"] == "agros.say.harvest at=a7 seeds=1 yield=4"
    assert spoken["b4"] == "agros.say.sow at=b4 seeds=2 yield=1"


# --- marks ------------------------------------------------------------------------------------------------

CHOSEN = put(8, L="d4=3 a1", D="h8 f4")


def test_targets_show_the_verb_the_new_yield_and_the_seeds_to_come():
    root = parsed(AGROS.position(CHOSEN), View(text=Plain(), picks=("d4",), open=("d7", "b4"), hover="b4"))
    drawn = [(element.get("href") or element.text) for element in layer(root, "targets")]
    assert drawn == ["#agros-harvest", "4", "#agros-sown", "#agros-sow-chosen", "1"]


def test_the_last_move_leaves_a_circle_only_where_a_cell_became_empty():
    state = AGROS.position(put(8, L="d4=3 a1", D="h8 f4", l="a3"))
    for origin, circles in (("a2", 1), ("a3", 0)):
        event = Event("harvested", 0, {"origin": origin, "dest": "d4", "yield": 3})
        root = parsed(state, View(text=Plain(), last=(event,)))
        assert sum(element.get("href") == "#agros-left" for element in layer(root, "ground")) == circles
        assert len(layer(root, "last")) == 1


def test_placing_shows_open_cells_and_the_farmer_to_be():
    state = AGROS.start(board=8)
    state.play(state.find("e5"))
    open_ = tuple(Chooser(state).open())
    drawn = Counter(element.get("href") for element in layer(parsed(state, View(text=Plain(), open=open_, hover="c3")), "ground"))
    assert drawn["#agros-place"] == 62 and drawn["#agros-farmer-1-1"] == 1


def test_a_lit_field_dims_the_rest_and_keeps_the_farmers_that_decide_it():
    wall = "d1 d2 d3 d4 d5 d6 d7 d8"
    state = AGROS.position(put(8, L="b2=3 b7=2", D="f4=4 h8=1", l=wall))
    line, = state.scores()[0].lines
    root = parsed(state, View(text=Plain(), lit=line.marks))
    dim = {piece.get("data-at") for piece in layer(root, "pieces") if piece.get("opacity")}
    assert dim == {*wall.split(), "f4", "h8"}
    assert [plot.get("opacity") for plot in layer(root, "fields")] == [None, "0.28"]
    assert layer(root, "ground")[0].get("stroke") == "var(--accent)" and len(list(tags(root))) == 2


def test_a_lit_half_point_keeps_its_farmers_alone():
    state = AGROS.position(put(8, L="b2=4 b3", D="c2=3 g6"))
    half = next(line for line in state.scores()[0].lines if line.rule == "half-point")
    pieces = layer(parsed(state, View(text=Plain(), lit=half.marks)), "pieces")
    assert {piece.get("data-at") for piece in pieces if not piece.get("opacity")} == {"b2", "b3"}


# --- beside the board -------------------------------------------------------------------------------------

def test_posters_show_whole_cells_and_cut_no_tower():
    for state, _ in positions():
        for columns, rows in ((8, 5), (5, 4)):
            root = ET.fromstring(markup(room.poster(state, columns, rows)))
            x, y, wide, high = map(float, root.get("viewBox").split())
            assert x % 64 == y % 64 == 0 and (wide, high) == (64 * columns, 64 * rows)
            for piece in root.iter(SVG + "use"):
                left, _, right, bottom = piece_box(piece)
                assert x <= left and right <= x + wide and bottom <= y + high


def test_a_poster_avoids_a_tower_at_its_rim():
    state = AGROS.position(put(8, L="d8=8 d4=2", D="e8=8 e4=2"))
    root = ET.fromstring(markup(room.poster(state, 8, 5)))
    assert float(root.get("viewBox").split()[1]) > 0


def test_facts_are_the_yields_from_the_top_and_mark_one_farmer():
    state = AGROS.position(put(8, L="d4=3 a1=3 b7", D="h8 f4=2 g1"))
    assert room.facts(state, 0, ("a1",)) == [{"text": "3", "on": True}, {"text": "3", "on": False}, {"text": "1", "on": False}]
    assert room.facts(state, 1, ("a1",)) == [{"text": text, "on": False} for text in "211"]


def test_the_legend_explains_only_marks_that_are_there():
    state = AGROS.position(CHOSEN)
    rows = room.legend(state, View(text=Plain(), picks=("d4",), open=("d7", "b4")))
    assert [(row["message"], row["values"]) for row in rows] == [
        ("agros.legend.harvest", {"n": 3, "yield": 4}), ("agros.legend.sow", {"n": 2, "yield": 1})]
    assert len(room.legend(state, View(text=Plain(), picks=("d4",), open=("d7",)))) == 1
    assert room.legend(state, View(text=Plain(), open=("d4", "a1"))) == []


NOTED = [
    (Event("placed", 0, {"at": "e5"}), "e5", True), (Event("harvested", 0, {"origin": "a4", "dest": "c2", "yield": 3}), "a4–c2", True),
    (Event("sowed", 1, {"origin": "e3", "dest": "d3", "seeds": ["e3"], "n": 1}), "e3>d3", True),
    (Event("passed", 1, {}), "agros.notation.passed", False),
]


@pytest.mark.parametrize("event, short, drawn", NOTED)
def test_log_rows_have_a_short_form_and_a_glyph(event, short, drawn):
    assert room.notation(event) == short
    assert (room.glyph(event) is not None) == drawn


@pytest.mark.parametrize("position, above, below", [
    (put(8, L="b2=3 b7=2", D="f4=4 h8=1", l="d1 d2 d3 d4 d5 d6 d7 d8"), "120½", "66"), (put(8, L="a2=3", D="b1=3"), "0", "0"),
    (put(8, L="a1=2", D="h8", l="a2 b1 b2 b3 a4 b4"), "55", "½"),
])
def test_the_balance_shows_both_scores(position, above, below):
    root = ET.fromstring(markup(room.side(AGROS.position(position), View(text=Plain()))))
    assert [text.text for text in root.iter(SVG + "text")] == [above, below]
    bars = [number(rect, "height")[0] for rect in root.iter(SVG + "rect") if rect.get("fill", "").startswith("url")]
    assert sum(bars) == pytest.approx(560, abs=0.2)


def test_badges_differ_in_shape():
    shapes = {tuple(re.findall(' d="([^"]+)"', markup(room.badge(seat)))) for seat in (0, 1)}
    assert len(shapes) == 2
