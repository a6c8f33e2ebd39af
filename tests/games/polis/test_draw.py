"""What the pictures of maps and hands show: marks, the card considered, scores, names."""

import re
import xml.etree.ElementTree as ET

import pytest
from games.polis.maps import GAMES, edition

from pygame_core import load
from pygame_core.chooser import Chooser
from pygame_core.draw import markup, standalone
from pygame_core.draw.view import View
from pygame_core.games.polis.drawing.land import BEND, way
from pygame_core.games.polis.drawing.panel import wrapped
from pygame_core.games.polis.drawing.terrain import TERRAINS, pattern
from pygame_core.games.polis.drawing.track import signed, sums
from pygame_core.games.polis.rules import move_of
from pygame_core.text import LANGUAGES, Text

DECK = list(range(4, 19))


def state_of(game="agropolis", moves=5, players=1, **options):
    state = load(game).start(players, deal={"conditions": [1, 2, 3], "deck": DECK}, **options)
    events = []
    for number in range(moves):
        events = []
        legal = state.moves()
        state.play(legal[(17 * number + 5) % len(legal)], events.append)
    return state, tuple(events)


def held(state, card=None):
    chooser = Chooser(state)
    chooser.touch(card or chooser.open()[0])
    return chooser


def view(chooser, **more):
    return View(touchable=True, picks=chooser.picks, open=tuple(chooser.open()), text=Text("en"), **more)


def elements(picture):
    return ET.fromstring(markup(picture)).iter()


def picks(picture):
    return {element.get("data-pick"): element for element in elements(picture) if element.get("data-pick")}


@pytest.fixture(params=GAMES)
def game(request):
    return request.param


def test_open_is_what_can_be_touched_in_map_and_hand_together(game):
    state, _ = state_of(game)
    room = load(game).room("draw")
    for chooser in (Chooser(state), held(state)):
        drawn = picks(room.draw(state, view(chooser))) | picks(room.hand(state, view(chooser)))
        assert {pick for pick, element in drawn.items() if element.get("data-open")} == set(chooser.open())
        assert len({element.get("aria-label") for element in drawn.values()}) == len(drawn)


def test_a_place_is_touched_in_the_middle_of_the_card_that_would_lie_there(game):
    state, _ = state_of(game)
    place = picks(load(game).room("draw").draw(state, view(held(state))))["0,0"]
    assert [float(place.get(key)) for key in ("x", "y", "width", "height")] == [70, 50, 140, 100]


def test_each_picture_has_one_tab_stop_and_the_named_one_if_it_is_there(game):
    state, _ = state_of(game)
    chooser, room = held(state), load(game).room("draw")
    for focus, picture in (("0,0", room.draw), (f"c{state.hands[0][2]}", room.hand), ("nowhere", room.draw), (None, room.hand)):
        stops = [pick for pick, element in picks(picture(state, view(chooser, focus=focus))).items() if element.get("tabindex") == "0"]
        assert len(stops) == 1 and (focus in (None, "nowhere") or stops == [focus])


def test_the_card_considered_is_shown_dashed_and_turned_as_it_is_held(game):
    state, _ = state_of(game)
    room, chooser = load(game).room("draw"), held(state)
    place = next(move.picks[1] for move in state.moves() if move.picks[0] == chooser.picks[0]
                 and all(state.refusal(move.code[0], move.code[1], turn) is None for turn in (0, 1)))
    upright, turned = (markup(room.draw(state, view(chooser, hover=place, turn=turn))) for turn in ("r0", "r180"))
    assert upright != turned and "stroke-dasharray=\"16 9\"" in upright
    assert markup(room.draw(state, view(chooser, hover=place))) == upright
    assert "16 9" not in markup(room.draw(state, view(chooser)))


def test_a_turn_that_is_not_legal_gives_way_to_the_one_that_is():
    state, _ = state_of("naturopolis")
    room = load("naturopolis").room("draw")
    one_way = next(move for move in state.moves() if state.refusal(move.code[0], move.code[1], 1 - move.code[2]))
    chooser = held(state, one_way.picks[0])
    shown = {markup(room.draw(state, view(chooser, hover=one_way.picks[1], turn=turn))) for turn in ("r0", "r180", None)}
    assert len(shown) == 1


def test_a_refused_place_is_hatched_with_a_cross_where_the_road_meets_the_river():
    state, _ = state_of("naturopolis")
    card, place, turn, met = next((card, place, turn, met) for card in state.hands[0] for place in state.places() for turn in (0, 1)
                                  if (met := state.clash(card, place, turn)) and state.refusal(card, place, 1 - turn))
    pick = move_of(card, place, turn).picks[1]
    picture = markup(load("naturopolis").room("draw").draw(state, view(held(state, f"c{card}"), refused=pick, turn=f"r{180 * turn}")))
    assert "url(#naturopolis-bad)" in picture and 'r="31"' in picture and met


def test_a_lit_line_dims_the_other_blocks_and_only_those(game):
    state, _ = state_of(game)
    line = next(line for line in state.scores()[0].lines if line.marks)
    picture = markup(load(game).room("draw").draw(state, View(lit=line.marks)))
    dim = re.search(r'<path[^>]*d="([^"]*)"[^>]*opacity="0.72"', picture) or re.search(r'<path[^>]*opacity="0.72"[^>]*d="([^"]*)"', picture)
    assert dim[1].count("z") == len(state.cells) - len(line.marks)
    assert 'opacity="0.72"' not in markup(load(game).room("draw").draw(state, View()))


def test_the_last_card_has_corners_where_it_lies(game):
    state, events = state_of(game)
    picture = load(game).room("draw").draw(state, View(last=events))
    at = [element.get("data-at") for element in elements(picture) if element.get("data-at")]
    assert at == [events[0].values["dest"]]


def test_hands_of_others_are_not_drawn(game):
    state, _ = state_of(game, players=3, moves=2)
    room = load(game).room("draw")
    for viewer in range(3):
        shown = picks(room.hand(state, View(touchable=True, viewer=viewer)))
        assert set(shown) == {f"c{card}" for card in state.hands[viewer]}
        assert not [pick for pick, element in shown.items() if element.get("data-open")]
    assert set(picks(room.hand(state, View(touchable=True)))) == {f"c{card}" for card in state.hands[state.to_move]}
    assert room.facts(state, 2)[0]["text"] == str(len(state.hands[2]))


def test_the_bar_adds_up_to_the_score(game):
    for moves in (0, 4, 14):
        for level in ("easy", "normal", "hard"):
            state, _ = state_of(game, moves=moves, difficulty=level)
            assert sums(state).total == state.total()


def test_the_hand_shows_rule_by_rule_what_the_considered_move_would_add(game):
    state, _ = state_of(game)
    room = load(game).room("draw")
    for move in state.moves()[::40]:
        chooser, twin = held(state, move.picks[0]), state.copy()
        twin.play(move)
        now, then = sums(state), sums(twin)
        each = [then.conditions[number] - now.conditions[number] for number in state.conditions]
        gains = [*(then.zones[zone] - now.zones[zone] for zone in now.zones), then.roads - now.roads, sum(each), *each]
        assert sum(gains) - sum(each) == twin.total() - state.total()
        for small in (False, True):
            picture = room.hand(state, view(chooser, hover=move.picks[1], turn=move.picks[2], small=small))
            shown = [element.text for element in elements(picture) if element.tag.endswith("text") and element.get("fill") == "var(--accent)"]
            assert shown == [signed(gain) for gain in gains if gain]


@pytest.mark.parametrize("fees, said, target", [("off", [], "of 24"), ("on", ["+4"], "of 28")])
def test_feed_fees_stand_on_their_cards_and_in_the_target(fees, said, target):
    """The example of the rulebook: of 3, 6 and 15, the first charges for cows."""
    state = load("agropolis").start(1, deal={"conditions": [3, 6, 15], "deck": [card for card in range(1, 19) if card not in (3, 6, 15)]}, fees=fees)
    words = [element.text for element in elements(load("agropolis").room("draw").hand(state)) if element.text]
    assert re.findall(r"Feed fee: (\S+)", " ".join(words)) == said and target in words


def test_nothing_written_is_smaller_than_eleven_pixels(game):
    state, _ = state_of(game, players=2)
    for lang in LANGUAGES:
        for small in (False, True):
            picture = load(game).room("draw").hand(state, View(text=Text(lang), small=small))
            sizes = [float(element.get("font-size")) for element in elements(picture) if element.get("font-size")]
            assert sizes and min(sizes) >= 11


def test_pictures_of_all_conditions_can_be_drawn(game):
    numbers = list(range(1, 19))
    for first in range(0, 18, 3):
        conditions = numbers[first:first + 3]
        state = load(game).start(1, deal={"conditions": conditions, "deck": [card for card in numbers if card not in conditions]})
        for lang in LANGUAGES:
            text = markup(load(game).room("draw").hand(state, View(text=Text(lang))))
            assert ET.fromstring(text) is not None and f"{game}.card." not in text
    assert set(load(game).room("pictures").PICTURES) == set(numbers)


def test_references_lead_to_the_games_own_definitions(game):
    state, events = state_of(game, moves=9)
    room = load(game).room("draw")
    known = {element.get("id") for element in elements(room.defs())}
    for small in (False, True):
        text = markup(room.draw(state, View(small=small, last=events))) + markup(room.hand(state, View(small=small)))
        assert set(re.findall(r'(?:url\(#|href="#)([^)"]+)', text)) <= known
    assert {pattern(zone, small) for zone in edition(game).world.zones for small in (False, True)} <= known
    assert ET.fromstring(standalone(room.poster(load(game).room("demos").poster()), defs=room.defs())) is not None


def test_finished_games_and_badges_and_log_glyphs_are_drawn(game):
    state, events = state_of(game, moves=14)
    room = load(game).room("draw")
    assert not [element for element in picks(room.draw(state, View(touchable=True))).values() if element.get("data-open")]
    assert markup(room.hand(state, View(touchable=True))).startswith("<svg")
    assert len({markup(room.badge(seat)) for seat in range(4)}) == 4
    assert room.glyph(events[0]) is not None and room.glyph(events[1]) is None


@pytest.mark.parametrize("exits, start, end", [("NS", "M70 0", "v100"), ("EW", "M0 50", "h140"), ("NE", "M70 0", "H140"), ("NW", "M70 0", "H0"),
                                               ("ES", "M70 100", "H140"), ("SW", "M70 100", "H0")])
def test_ways_go_from_edge_centre_to_edge_centre(exits, start, end):
    path = way((0, 0), exits)
    assert path.startswith(start) and path.endswith(end) and (f"A{BEND} {BEND}" in path) == (len(set(exits) & set("NS")) == 1)


def test_there_are_twelve_terrains_whose_tiles_divide_a_block():
    assert len(TERRAINS) == 12
    for terrain in TERRAINS.values():
        for width, height, _, motifs in terrain():
            assert abs(140 / width - round(140 / width)) < 1e-9 and abs(100 / height - round(100 / height)) < 1e-9 and motifs


def test_words_are_wrapped_whole():
    assert " ".join(wrapped("one two three four five", 60, 12)) == "one two three four five" and len(wrapped("one two three four five", 60, 12)) > 1
    assert wrapped("uninterrupted", 5, 12) == ["uninterrupted"]
