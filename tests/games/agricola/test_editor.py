"""A list of cards left out: what each touch does, what is read and refused, what is said of playing with it."""

import re

import pytest

from pygame_core import BadInput
from pygame_core.draw import markup
from pygame_core.draw.view import View
from pygame_core.games.agricola import cards
from pygame_core.games.agricola.cards.bans import BANS
from pygame_core.games.agricola.info import GAME
from pygame_core.text import Text

ROOM = GAME.room("editor")


def draft(*picks):
    made = ROOM.begin()
    for pick in picks:
        made.touch(pick)
    return made


def bans(*picks):
    return draft(*picks).kit()["bans"]


def test_a_card_touched_is_left_out_and_touched_again_is_dealt():
    assert bans("E-minor", "E11") == ["E11"] and bans("E-minor", "E11", "E13", "E11") == ["E13"]
    assert bans("I-minor", "I66", "E-minor", "E23") == ["I66"], "E23 is on the second page"
    assert bans("I-minor", "I66", "E-minor", "page-2", "E23") == ["E23", "I66"], "in the order of decks and numbers"


@pytest.mark.parametrize("pick", ["A1", "E999", "page-0", "page-99", "page-x", "E-major", "", "K-minor-2"])
def test_what_is_not_there_changes_nothing(pick):
    made = draft("E-minor", "page-2", "E23", pick)
    assert made.kit() == {"bans": ["E23"]} and (made.group, made.page) == ("E-minor", 1)


def test_groups_and_lists_at_one_touch():
    minors = [id_ for id_ in cards.deck("K") if cards.named(id_).kind == "minor"]
    assert bans("K-minor", "out") == minors and bans("community", "K-minor", "in") == ["E197", "E198", "I81", "I260", "K270", "K291"]
    assert set(bans("community")) == BANS["community"] and bans("community", "K-minor", "out", "none") == []
    everything = [pick for group in ROOM.GROUPS for pick in (group, "out")]
    assert len(bans(*everything)) == 308


def test_every_card_is_on_one_page_of_its_group():
    made, seen = draft(), []
    for group in ROOM.GROUPS:
        made.touch(group)
        for number, page in enumerate(made.pages(), 1):
            made.touch(f"page-{number}")
            seen += made.shown()
            assert made.shown() == page and len(page) <= 12
    assert sorted(seen) == sorted(id_ for letter in cards.DECKS for id_ in cards.deck(letter))


@pytest.mark.parametrize("lang, words", [("en", "left out"), ("ru", "не раздаётся")])
@pytest.mark.parametrize("small", [False, True])
def test_a_card_left_out_says_so_in_words(lang, words, small):
    view = View(touchable=True, small=small, text=Text(lang))
    drawn = markup(draft("E-minor", "E12").draw(view))
    buttons = re.findall('<g[^>]*data-pick[^>]*>', drawn)
    said = {re.search('data-pick="([^"]*)', button)[1]: re.search('aria-label="([^"]*)', button)[1] for button in buttons}
    assert said["E12"].startswith(f"E12, {words}, ") and words not in said["E13"]
    assert drawn.count(f">{words}<") == 1, "and for the eye"


def test_a_list_comes_back_from_its_data_and_what_was_in_hand_stays_in_hand():
    made = draft("I-occupation", "page-2", "out")
    made.name = "Ours"
    again = ROOM.read(made.data())
    assert again.data() == made.data() and made.data()["name"] == "Ours" and again.group != made.group
    again.look_at(made)
    assert again.shown() == made.shown()


def data(**change):
    return {"format": 1, "game": "agricola", "name": "x", "bans": ["E11"], **change}


@pytest.mark.parametrize("given, en, ru", [
    (7, "ban list: must be an object", "список исключений: нужен объект"), (data(extra=1), "'extra' is not one of", "'extra'"),
    (data(format=2), "format must be 1", "format"), (data(game="agros"), "game is 'agros', not 'agricola'", "'agros'"),
    (data(name="x" * 61), "at most 60", "60 знаков"), (data(bans="E11"), "must be a list of card ids", "списком номеров"),
    (data(bans=["E11", "E1"]), "card 2: 'E1' is no hand card", "карта 2: 'E1'"), (data(bans=["E11", "A3"]), "card 2: 'A3' is a major improvement", "крупное улучшение"),
    (data(bans=["E11", "I81", "E11"]), "card 3: 'E11' is there twice", "карта 3: 'E11' стоит дважды"), (data(bans=[["E11"]]), "no hand card", "карта 1")])
def test_a_bad_list_is_refused_in_one_line_that_names_the_card(given, en, ru):
    with pytest.raises(BadInput) as wrong:
        ROOM.read(given)
    assert en in str(wrong.value) and ROOM.words(Text("en")).of(wrong.value) == str(wrong.value)
    assert ru in ROOM.words(Text("ru")).of(wrong.value)


def remark(made, players, **options):
    return made.remark(Text("en"), players, GAME.check({"board": "standard", **options}))


def test_what_a_list_does_to_the_game_is_said_before_it_begins():
    assert remark(draft("community"), 4) == "Leaves out 7 cards of those for this game."
    assert remark(draft("community"), 4, cards="I") == "Leaves out 2 cards of those for this game."
    assert remark(draft("K-occupation", "page-4", "K308"), 3) == "Leaves out 0 cards of those for this game.", "a card for 4 players"
    made = draft("I-occupation", "out")
    made.bans -= {"I219", "I220", "I225"}
    assert remark(made, 2, cards="I").endswith("Occupations: only 1 instead of 7 in each hand.")
    assert remark(draft(), 5) == "Leaves out 0 cards of those for this game."


@pytest.mark.parametrize("options, used", [({}, False), ({"board": "standard", "cards": "none"}, False), ({"board": "standard", "cards": "E"}, True)])
def test_a_list_plays_a_part_where_there_are_hand_cards(options, used):
    assert ROOM.used(GAME.check(options)) is used
