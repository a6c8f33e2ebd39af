"""The examples printed on the cards and in the rulebooks, with their numbers (facts: worked_examples.json)."""

import pytest
from games.polis.maps import GAMES, block, drawn, edition, judged, survey

from pygame_core import load
from pygame_core.games.polis.grid import name

SPRAWL = {letter: block(zone) for letter, zone in
          {"R": "residential", "C": "commercial", "I": "industrial", "P": "park"}.items()}
SPRAWL["-"] = SPRAWL["?"] = SPRAWL["R"]


def sprawl(number, text, meaning=SPRAWL, **options):
    return judged("sprawlopolis", number, drawn(text, meaning), options)


def with_road(blocks, *sections):
    """(column, row, exits) written on a map."""
    for column, row, exits in sections:
        blocks[column, row] = block(blocks[column, row].zone, exits)
    return blocks


def test_outskirts():
    city = with_road(drawn("RRRR\nRRRR\nRRRR\nRRRR", SPRAWL), (0, 0, "NW"), (2, 0, "WE"), (3, 0, "WS"), (3, 1, "NS"), (0, 1, "WE"), (1, 1, "WE"),
                     (2, 2, "NW"), (0, 2, "NS"), (0, 3, "NE"), (1, 3, "WE"), (2, 3, "WE"), (3, 3, "WS"))
    assert len(survey("sprawlopolis", city).roads) == 5
    assert judged("sprawlopolis", 1, city) == -1


def test_bloom_boom():
    city = ".PRR\nPPRP\nRRRP\nPPRP\n.RRR\n.PR."
    assert sprawl(2, city) == 1


@pytest.mark.parametrize("squares, points", [(0, -8), (1, -5), (2, -2), (3, 1), (4, 4), (5, 7), (6, 7)])
def test_block_party(squares, points):
    assert sprawl(4, "R" * (squares + 1) + "\n" + "R" * (squares + 1)) == points


def test_stacks_and_scrapers_an_open_side_does_not_spoil():
    verdict = edition("sprawlopolis").conditions[5].judge(survey("sprawlopolis", drawn(".C.\nCII", SPRAWL)))
    assert {name(place): points for points, (place,) in verdict.parts}["1,1"] == 2


def test_master_planned():
    assert sprawl(6, "RRRR\nRRRR\nIIPI") == 8 - 2


def test_central_perks():
    assert sprawl(7, ".RR.\nRPPR\nRRPR\nPRR.") == 1


def test_burbs():
    assert sprawl(8, "PRI\n.RR") == -1


def test_concrete_jungle_an_edge_alone_is_no_corner():
    assert sprawl(9, "CII\nICC") == 2


def test_the_strip_need_not_be_connected():
    assert sprawl(10, "CC-CCC-C") == 6


def test_mini_marts():
    straight = with_road(drawn("RCR", SPRAWL), (0, 0, "WE"), (1, 0, "WE"), (2, 0, "WE"))
    stepped = with_road(drawn("R.\nCR", SPRAWL), (0, 0, "NS"), (0, 1, "NE"), (1, 1, "WE"))
    assert judged("sprawlopolis", 11, straight) == judged("sprawlopolis", 11, stepped) == 2


def test_superhighway():
    city = with_road(drawn("RR.RR\n.RRR.", SPRAWL), (0, 0, "WE"), (1, 0, "WS"), (1, 1, "NE"), (2, 1, "WE"), (3, 1, "NW"), (3, 0, "ES"), (4, 0, "WE"))
    assert judged("sprawlopolis", 12, city) == 3


def test_park_hopping():
    city = with_road(drawn("PRR\n..R\n..P", SPRAWL), (1, 0, "WE"), (2, 0, "WS"), (2, 1, "NS"))
    assert judged("sprawlopolis", 13, city) == 3


def test_looping_lanes_has_no_limit():
    loop = [(0, 0, "ES"), (1, 0, "WE"), (2, 0, "WE"), (3, 0, "WS"), (3, 1, "NS"), (3, 2, "NW"), (2, 2, "ES"), (2, 3, "NW"), (1, 3, "WE"),
            (0, 3, "NE"), (0, 2, "NS"), (0, 1, "NS")]
    assert judged("sprawlopolis", 14, with_road(drawn("RRRR\nRRRR\nRRRR\nRRR.", SPRAWL), *loop)) == 12


def test_skid_row():
    assert sprawl(15, "RI\nI.") == 2


def test_morning_commute():
    city = with_road(drawn("RC\nCR", SPRAWL), (0, 0, "WE"), (1, 0, "WE"), (0, 1, "WE"), (1, 1, "WE"))
    assert judged("sprawlopolis", 16, city) == 4


def test_tourist_traps():
    assert sprawl(17, "CRC.\nRRRR\nCRCR\nRRR.") == 5


def test_sprawlopolis_skips_gaps():
    assert sprawl(18, "RR..\n.R..\nRRRR\n..R.\n.RR.\n.R..\n") == 4 + 5


@pytest.mark.parametrize("numbers, fees, target", [([3, 6, 15], "off", 24), ([3, 6, 15], "on", 28), ([2, 6, 14], "off", 22)])
def test_targets_of_the_rulebook(numbers, fees, target):
    order = [card for card in range(1, 19) if card not in numbers]
    assert load("agropolis").start(1, deal={"conditions": numbers, "deck": order}, fees=fees).target == target


@pytest.mark.parametrize("size, points", [(1, 0), (2, 1), (3, 3), (4, 5), (5, 0)])
def test_polyominorchards(size, points):
    assert judged("agropolis", 13, {(column, 0): block("orchard") for column in range(size)}) == points


def test_drivin_daisies_a_shorter_road_does_not_count():
    map = {(column, 0): block("meadow", "EW") for column in range(3)} | {(3, 0): block("forest", "EW")}
    map |= {(0, 2): block("meadow", "EW"), (1, 2): block("meadow"), (2, 2): block("meadow")}
    assert judged("naturopolis", 6, map) == 3


def test_a_double_pen_is_two_pens_each_adjacent_to_all_neighbours():
    """The lesson of the Ultimopolis sheet: a single pen counts once and a double pen twice, another animal not."""
    def map(*animals):
        return {(0, 0): block("vineyard"), (1, 0): block("livestock", pens=animals)}

    assert [judged("agropolis", 10, map(*animals)) for animals in (["pig"], ["pig", "pig"], ["cow"], ["pig", "cow"])] == [2, 4, 0, 2]


@pytest.mark.parametrize("game", GAMES)
def test_targets_go_from_6_to_51(game):
    assert edition(game).target([1, 2, 3], False) == 6 and edition(game).target([16, 17, 18], False) == 51
