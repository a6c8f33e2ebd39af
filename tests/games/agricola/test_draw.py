"""Drawings: what can be touched, where animals are shown, whose hand is seen."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest
from games.agricola.positions import farm, forget, give, go, start, table, to_harvest, to_place

from pygame_core.chooser import CONFIRM, Chooser
from pygame_core.draw import markup, standalone
from pygame_core.draw.view import View
from pygame_core.games.agricola import cards, demos
from pygame_core.games.agricola.drawing.yard import elsewhere, homes
from pygame_core.games.agricola.info import GAME
from pygame_core.text import Text

ROOM = GAME.room("draw")


def fencing():
    state = start()
    to_place(state, 0, 4)
    give(state, wood=6)
    go(state, "fences")
    return state


def paying():
    state = start(board="standard")
    farm(state, cards=["E36"])
    to_place(state, 0)
    give(state, wood=10, clay=4, reed=4)
    go(state, "build_rooms_stables")
    return state


def feeding():
    state = start()
    farm(state, cards=["A7", "A1"], pastures=["c1 c2"])
    give(state, wood=1, sheep=3, vegetable=1, grain=2)
    to_harvest(state)
    return state


def crowded():
    state = start(5, hands=[["E11", "I219"], [], ["K107"], [], []])
    for seat in range(5):
        farm(state, seat, fields="c1 d1", crops=[("c1", "grain", 3)], pastures=["e1 e2", "d2"], stables="e1 b3", people=5,
             cards=["A1"] if seat == 0 else ())
    state.have(4, cards.named("I230"))
    for seat in range(5):
        give(state, seat, sheep=3, boar=2, cattle=1)
    to_place(state, 0, 14)
    return state


def offering():
    """Cards that swap, sell and build at any time, one that is a space, and one that asks."""
    state = table(4, cards=["E171", "E186", "E184", "E151", "E164", "E196"], wood=4, clay=4, stone=2, food=2)
    farm(state, rooms="a1 a2 a3 b1 b2")
    state.piles["E164"] = 2
    forget(state)
    return state


def serving():
    """On a card that is a space and offers a choice."""
    state = table(2, cards=["I100", "I337"])
    go(state, "I100")
    return state


def ordering():
    """Two cards of which one is to act next."""
    state = table(4, cards=["E34", "I253", "K287"], round_=5)
    state.piles["wood_3"] = 3
    forget(state)
    go(state, "wood_3")
    return state


def sowing_cards():
    """Fields on cards, sown and not."""
    state = table(2, cards=["E18", "I78", "K105"], round_=4, grain=1, wood=1, vegetable=1)
    state.farms[0].slots = {"E18": (6, 1), "K105-2": (5, 3)}
    go(state, "sow_bake")
    return state


STATES = {"offering": offering, "serving": serving, "ordering": ordering, "sowing_cards": sowing_cards,
          "start": lambda: start(2), "fencing": fencing, "paying": paying, "feeding": feeding, "crowded": crowded, "poster": demos.poster,
          "round_seven": demos.round_seven, "draft": lambda: GAME.start(3, seed=1, board="standard", hands="draft"),
          "trade": lambda: GAME.start(2, seed=1, board="standard", hands="traded")}


def drawn(chooser, lang="en", **view):
    """Board and hand as one text."""
    view = View(touchable=True, open=tuple(chooser.open()), picks=chooser.touched, text=Text(lang), **view)
    return "<all>" + "".join(markup(picture) for picture in (ROOM.draw(chooser.state, view), ROOM.hand(chooser.state, view)) if picture) + "</all>"


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("small", [False, True])
def test_what_is_open_is_what_lights_up_at_each_touch(name, small):
    state = STATES[name]()
    for touches in [()] + [(move.picks[0].split("+")[0],) for move in state.moves()[::5]]:
        chooser = Chooser(state)
        if any(chooser.touch(pick) for pick in touches):
            continue
        tree = ET.fromstring(drawn(chooser, small=small))
        picks = [element for element in tree.iter() if "data-pick" in element.attrib]
        names = [element.get("data-pick") for element in picks]
        assert len(set(names)) == len(names) and all(element.get("aria-label") for element in picks)
        lit = {element.get("data-pick") for element in picks if "data-open" in element.attrib}
        assert lit == set(chooser.open()) & set(names)
        for pick in set(chooser.open()) - set(names) - {CONFIRM}:
            assert Text("en", [GAME.folder]).has(f"agricola.pick.{pick}"), pick


def test_the_cards_to_be_put_in_order_are_touched_where_they_lie():
    state = ordering()
    for small in (False, True):
        seen = drawn(Chooser(state), small=small)
        assert set(re.findall(r'data-pick="([A-Z]\d+)" data-open', seen)) == {"E34", "I253"}
        tags = {id_: seen[seen.index(f'data-pick="{id_}"'):].split("</g>")[0] for id_ in ("E34", "I253", "K287")}
        assert [id_ for id_, tag in tags.items() if "stroke-dasharray" in tag] == ["E34", "I253"], "and are marked"


def test_prices_are_touched_as_goods():
    chooser = Chooser(paying())
    chooser.touch("room"), chooser.touch("b1")
    assert set(re.findall(r'data-pick="([a-z]+\d[^"]*)" data-open', drawn(chooser))) == {"wood5-reed2", "wood5-clay1-reed1", "wood5-clay2"}


def test_a_swap_is_touched_card_price_good():
    chooser = Chooser(offering())
    assert not chooser.touch("E171")
    assert set(chooser.open()) == {"wood3", "clay2", "stone2"} and 'data-pick="wood3" data-open' in drawn(chooser)
    assert not chooser.touch("wood3") and str(chooser.touch("reed")) == "use E171 wood3 reed"
    assert str(Chooser(offering()).touch("E151")) == "use E151"


def test_cells_of_a_pasture_are_touched_in_any_order():
    chooser = Chooser(fencing())
    chooser.touch("c2"), chooser.touch("c1")
    assert CONFIRM in chooser.open() and 'data-pick="c1"' in drawn(chooser)
    assert str(chooser.touch(CONFIRM)) == "fence c1+c2"


def test_only_the_own_hand_is_seen():
    state = start(2, board="standard", hands=[["E11", "I219"], ["K107"]])
    def seen(viewer):
        hand = ROOM.hand(state, View(viewer=viewer, text=Text("en")))
        return markup(hand) if hand else ""
    assert "Fieldsman" in seen(0) and "Lumber" not in seen(0)
    assert "Lumber" in seen(1) and "Fieldsman" not in seen(1)
    assert not seen(-1) and "Fieldsman" not in markup(ROOM.draw(state, View(text=Text("en"))))


@pytest.mark.parametrize(("pens", "loose", "animals"), [
    (((4, 4, 4), (2, 2, 2)), 1, (4, 2, 1)), (((8, 8, 8), (8, 8, 8), (4, 4, 4), (2, 2, 2)), 1, (8, 7, 6)), ((), 3, (1, 1, 1)),
    (((2, 0, 0),), 5, (3, 2, 1)),
])
def test_every_animal_is_shown_somewhere(pens, loose, animals):
    living = homes(pens, loose, animals)
    assert all(number <= pen[kind] for pen, (kind, number) in zip(pens, living))
    for kind in range(3):
        assert sum(number for other, number in living if other == kind) == animals[kind]
    assert sum(number for _, number in living[len(pens):]) <= loose


def test_animals_on_cards_are_shown_there_and_others_without_a_cell_in_the_house():
    state = table(2, cards=["E58"])
    give(state, sheep=2, boar=1)
    assert elsewhere(state, 0) == {"sheep": 1, "boar": 1}
    assert "Animal Yard, Holds 2 animals of any kind., 1 sheep, 1 wild boar" in drawn(Chooser(state))
    for id_, held, shown in (("I102", {"sheep": 1, "boar": 1, "cattle": 1}, "1 wild boar and 1 cattle., 1 wild boar, 1 cattle"),
                             ("K145", {"boar": 4}, "Any number of wild boar live here., 3 wild boar")):
        state = table(2, cards=[id_])
        give(state, **held)
        assert shown in drawn(Chooser(state)), "and the pet in the house"
    state = table(4, cards=["E216"])
    farm(state, pastures=["c1 c2"])
    give(state, sheep=2, boar=1, cattle=1)
    assert sum(elsewhere(state, 0).values()) + 1 == 4, "one is the pet"
    drawn(Chooser(state))


def test_another_farm_can_be_looked_at_and_nothing_there_is_open():
    state = STATES["crowded"]()
    go(state, "plow_field")
    assert 'data-pick="c2" data-open' in drawn(Chooser(state))
    text = drawn(Chooser(state), shown=2)
    assert 'data-pick="c2"' in text and 'data-pick="c2" data-open' not in text


def test_the_board_of_the_only_person_stays_while_another_seat_moves():
    state = STATES["crowded"]()
    go(state, "plow_field", "plow c2")
    assert state.to_move == 1 and 'aria-label="c2, field"' in drawn(Chooser(state), home=0)
    assert 'aria-label="c2, field"' not in drawn(Chooser(state))
    assert 'aria-label="c2, field"' not in drawn(Chooser(state), home=0, shown=3)


def test_on_a_telephone_the_sickles_follow_the_rounds_of_a_harvest_whatever_cards_add():
    state = STATES["crowded"]()
    marks = []
    for added in ((), ("I230",)):
        state.added = added
        forget(state)
        picture = markup(ROOM.tabs(state, View(small=True, text=Text("en")))[0]["picture"])
        marks.append(re.findall(r'<circle cx="([0-9.]+)" cy="([0-9.]+)" r="8.5"', picture))
    assert len(marks[0]) == 6 and marks[0] == marks[1]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_words_are_missing(lang):
    for make in STATES.values():
        assert "agricola." not in re.sub(r'class="[^"]*"|href="[^"]*"|url\([^)]*\)|var\([^)]*\)', "", drawn(Chooser(make()), lang))


def test_the_rooms_of_the_table_are_pictures():
    state = demos.poster()
    assert ET.fromstring(markup(ROOM.thumb(state, 0))) is not None and ET.fromstring(markup(ROOM.badge(4))) is not None
    assert [fact["text"] for fact in ROOM.facts(state, 0)] == ["18", "7", "6", "5"]
    told = go(state, "take_grain")
    assert [bool(ROOM.glyph(event)) for event in told] == [True, True]
    assert ET.fromstring(standalone(ROOM.poster(demos.poster()), defs=ROOM.defs())).tag.endswith("svg")


def test_a_position_changed_is_a_picture_changed():
    state = start()
    before = markup(ROOM.draw(state))
    give(state, wood=1)
    forget(state)
    assert markup(ROOM.draw(state)) != before


def test_fields_on_cards_are_touched_where_the_cards_lie_and_show_what_stands_there():
    seen = drawn(Chooser(sowing_cards()))
    assert all(f'data-pick="{slot}"' in seen for slot in ("I78-1", "I78-2", "K105-1", "K105-2"))
    assert 'aria-label="3 grain"' in seen


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_catalogue_holds_every_card_once_with_words_for_all_it_says(lang):
    from pygame_core.games.agricola.draw import catalogue

    shown = catalogue(Text(lang, [GAME.folder]))
    assert sorted(entry.id for entry in shown.entries) == sorted([*cards.MAJORS, *(id_ for letter in cards.DECKS for id_ in cards.deck(letter))])
    known = {facet.name: {value for value, _ in facet.choices} for facet in shown.facets}
    for entry in shown.entries:
        said = " ".join((entry.name, entry.group, *entry.notes, markup(entry.picture)))
        assert "agricola.cards." not in said and "agricola.why" not in said and f"agricola.text.{entry.id}" not in said, entry.id
        assert all(entry.facets[name] and set(entry.facets[name]) <= values for name, values in known.items()), entry.id
        assert "stroke-dasharray" not in markup(entry.picture), f"{entry.id} is drawn as one that cannot be had"
