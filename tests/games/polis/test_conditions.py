"""Conditions without a printed example, on maps small enough to count by hand; and every reading that is an option."""

import pytest
from games.polis.maps import block, drawn, judged, survey

from pygame_core.games.polis.grid import at

AGRO = {"C": block("cornfield"), "O": block("orchard"), "V": block("vineyard"), "L": block("livestock", pens=["cow"]),
        "P": block("livestock", pens=["pig"]), "Q": block("livestock", pens=["pig", "pig"]), "H": block("livestock", pens=["chicken"]),
        "K": block("livestock", pens=["cow", "cow"]), "|": block("orchard", "NS"), "=": block("orchard", "EW"),
        "1": block("orchard", "ES"), "2": block("orchard", "SW"), "3": block("orchard", "NE"), "4": block("orchard", "NW"),
        "v": block("vineyard", "EW"), "c": block("cornfield", "EW")}
NATURE = {"M": block("meadow"), "L": block("lake"), "O": block("mountain"), "F": block("forest"),
          "m": block("meadow", camp=True), "o": block("mountain", camp=True), "f": block("forest", camp=True),
          "~": block("forest", "EW", "river"), "!": block("forest", "NS", "river"), "=": block("meadow", "EW"), "|": block("meadow", "NS"),
          "-": block("mountain", "EW", "river")}


def agro(number, text, **options):
    return judged("agropolis", number, drawn(text, AGRO), options)


def nature(number, text, **options):
    return judged("naturopolis", number, drawn(text, NATURE), options)


@pytest.mark.parametrize("number, text, points", [
    (1, "vv\nv.\n==", 1 - 1 - 1),
    (2, "CCCC\nCCCC\nCCCC\nCCCC", -5),
    (2, "CCCCC\nCCCCC\nCCCCC\nCCCCC\nCCCCC", 2),
    (2, "CCCCCC\n" * 6, 5),
    (3, "LCC\nCCC\nCCP", 1),
    (3, "LCP\nCCC", -2),
    (3, "KCC\nCPC\nCCC", 2),
    (4, "H|H\n.|.", 2),
    (4, "H=H", -4),
    (4, "H|P", -4),
    (4, "H|H|H", 3),
    (5, "==\nP.\n.P", 1 - 1),
    (5, "==\nQ.", 2),
    (5, "P", -1),
    (5, "==...\nP..==", 1),  # two longest roads: the team takes the better one
    (6, "VO\nCC", 1 - 1 - 1 - 1),
    (7, "CLC", 2),
    (7, "CKC", 0),
    (7, "CKC\n.C.", 2),
    (7, "CL.", 0),
    (8, "1=2\n|H|\n3=4", 2),
    (8, "1=2H\n|C|\n3=4", 0),
    (8, "1===2\n|12H|\n|34C|\n3===4", 2),
    (9, "LC", 2),
    (9, "=L=", -1),
    (9, "=L", 2),
    (10, "VVP\n..P\nPV.", 2 - 2 - 2),
    (10, "VP\n..\nPV", 2 - 2),  # tied groups: either has one pig beside it
    (11, "1=2\n|.|\n3=4", 4),
    (11, "1=\n3=", 2),
    (12, "cc=", 2),
    (12, "c=", 0),
    (13, "OO.OOO.OOOO.O.OOOOO", 1 + 3 + 5),
    (14, "PH", 2),
    (14, "PHH", 1),
    (14, "QH", 3),
    (14, "PHP", 1 + 1 + 1),
    (15, "CO\nOC\nCO", 2 - 2 + 2),
    (16, "O.OO", 3 + 3 + 5),
    (16, "O.O.OO", 3),
    (16, "C", 0),
    (17, "LP", 3),
    (17, "LL", 0),
    (17, "QL", 0),
    (17, "QK", 3),
    (18, "QLC\nC..\nC..", 3 + 2),
])
def test_agropolis(number, text, points):
    assert agro(number, text) == points


@pytest.mark.parametrize("number, text, points", [
    (1, "FFF.FF.F", 1 - 2 - 1),
    (2, "L~.L", 1 - 2),
    (2, "L.\n~.", -2),
    (3, "~~.~M", 1 - 1),
    (4, "M", -2),
    (4, "M" * 5, 1),
    (4, "M" * 9, 4),
    (4, "M" * 12, 7),
    (4, "=" * 12 + "\n|", -2),
    (5, "===.|\n....|", 3),
    (6, "==M\n|M.", 4 - 3),
    (7, "MMM.mM", 3),
    (7, "MM.MM.m", 2),
    (7, "MM", 0),
    (8, "~~.~.~", 2),
    (9, "mf", 2),
    (9, "ff", 0),
    (9, "m.f", 0),
    (10, "oo.OO.oO.O", 4),
    (11, "~~~.~", 3),
    (11, "-~-", 0),
    (12, "~~", 0),
    (13, ".M.\nMFM\n.M.", 2),
    (13, ".M.\nMfM\n.M.", 0),
    (14, "MML", 4 - 2),
    (14, "MLLL", 6 - 2),
    (15, "O..\n.o.\n..O", 2 + 3 + 2),
    (16, "L!L", 3),
    (16, "L~L", 0),
    (17, "OO.OO", 4),
    (17, "OO.O\n...O", 8),
    (17, "O", 0),
    (18, "mMM\no..\nM..", 2 * (1 + 2)),
])
def test_naturopolis(number, text, points):
    assert nature(number, text) == points


def test_happy_campers_counts_along_one_way():
    map = {(0, 0): block("meadow", "EW", camp=True), (1, 0): block("forest", "EW", camp=True), (0, 2): block("forest", "EW", "river", camp=True)}
    assert judged("naturopolis", 12, map) == 4


def test_summit_up_tells_turned_and_mirrored_figures_apart():
    assert nature(17, "OO.OO\nO...O") == 8 and nature(17, "OO.OO\nO..O.") == 4


def test_straight_runs_of_a_loop_are_whole_wherever_it_is_entered():
    loop = {(0, 0): block("meadow", "SE"), (1, 0): block("meadow", "EW"), (2, 0): block("meadow", "EW"), (3, 0): block("meadow", "SW"),
            (0, 1): block("meadow", "NE"), (1, 1): block("meadow", "EW"), (2, 1): block("meadow", "EW"), (3, 1): block("meadow", "NW")}
    for first in loop:
        turned = {first: loop[first], **loop}
        assert judged("naturopolis", 5, turned) == 2


def test_a_river_loop_has_no_ends():
    loop = {(0, 0): block("meadow", "SE", "river"), (1, 0): block("meadow", "SW", "river"), (0, 1): block("forest", "NE", "river"),
            (1, 1): block("forest", "NW", "river")}
    assert judged("naturopolis", 3, loop) == judged("naturopolis", 11, loop) == 0
    assert survey("naturopolis", loop).rivers[0].loop


# --- readings -------------------------------------------------------------------------------------------


def test_reading_of_a_double_pen_of_cows():
    assert agro(7, "CKC", cornfed="2") == 2 and agro(7, "CKC", cornfed="3") == 0


def test_reading_of_orchard_sizes():
    assert agro(13, "OO.OO.OOO", orchards="groups") == 5 and agro(13, "OO.OO.OOO", orchards="sizes") == 4


def test_reading_of_a_road_beside_a_pen():
    assert agro(5, "==P", near="end") == 1
    assert agro(5, "==\nP.", near="end") == -1 and agro(5, "==\nP.", near="block") == 1
    assert agro(9, "|L|", near="end") == 2 and agro(9, "|L|", near="block") == -1


def test_reading_of_holes():
    ring = "COC\nO.O\nCOC"
    assert agro(15, ring, holes="edge") == agro(15, ring, holes="inside") == 8
    forest = "MMMMM\nMF.MM\nMMMMM"
    assert nature(13, forest, holes="edge") == 0 and nature(13, forest, holes="inside") == 2
    river = "MMMM\nM~.M\nMMMM"
    assert nature(3, river) == -1
    river = "MMMMM\nM.~.M\nMMMMM"
    assert nature(3, river, holes="edge") == 1 and nature(3, river, holes="inside") == -1


def test_reading_of_another_park():
    sprawl = {"P": block("park"), "1": block("residential", "SE"), "2": block("residential", "SW"), "=": block("industrial", "EW")}
    city = drawn("12\nPP", sprawl)
    assert judged("sprawlopolis", 13, city, {"parks": "block"}) == 3 and judged("sprawlopolis", 13, city, {"parks": "group"}) == 0
    assert judged("sprawlopolis", 13, drawn("P=P", sprawl), {"parks": "group"}) == 3


def test_what_two_loops_enclose_counts_twice():
    nested = "1=====2\n|CCCCC|\n|C1=2C|\n|C|H|C|\n|C3=4C|\n|HCCCC|\n3=====4"
    assert agro(8, nested) == 2 * 2 + 2
    inner = survey("agropolis", drawn(nested, AGRO))
    assert [inner.enclosing(at(*spot)) for spot in ((3, 3), (1, 5), (3, 2), (0, 0))] == [2, 1, 1, 0]
