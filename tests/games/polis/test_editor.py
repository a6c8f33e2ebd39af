"""Making a deck: what each touch does, and that whatever is made can be played or says why not."""

import re
from random import Random

import pytest
from games.polis.maps import GAMES, edition

from pygame_core import BadInput, load
from pygame_core.draw import markup
from pygame_core.draw.view import View
from pygame_core.games.polis.deck import from_data
from pygame_core.text import LANGUAGES, Text


def draft(game, card=1):
    made = load(game).room("editor").begin()
    made.touch(f"c{card}")
    return made


def code(made):
    return " ".join(block.text(made.world.letters) for block in made.blocks)


def touched(game, *picks, card=1):
    made = draft(game, card)
    for pick in picks:
        made.touch(pick)
    return code(made)


@pytest.mark.parametrize("game", GAMES)
def test_a_draft_begins_as_the_deck_of_the_game_and_plays_like_it(game):
    made = draft(game)
    assert made.kit() == {"hash": edition(game).deck.hash} and made.faults(Text()) == []
    assert load(game).start(2, seed=3, deal=made.kit()).position() == load(game).start(2, seed=3).position()


@pytest.mark.parametrize("picks, becomes", [
    (["clear"], "C O V L:p"),
    (["clear", "1N", "1S", "3S"], "C=NS O V=NS L:p"),  # an edge inside the card is one for both its blocks
    (["2N"], "C=NS O=E V=NS L:p"),  # touched again it goes
    (["2N", "2E"], "C=NS O V=NS L:p"),
    (["1E"], "C=NES O=NEW V=NS L:p"),
    (["1S"], "C=N O=NE V=S L:p"),
    (["zone-vineyard"], "V=NS O=NE C=NS L:p"),  # zones change places, roads stay
    (["b4", "zone-cornfield"], "L=NS:p O=NE V=NS C"),  # pens go with livestock
    (["b4", "pen1-cow"], "C=NS O=NE V=NS L:c"),
    (["b4", "pen2-chicken"], "C=NS O=NE V=NS L:ph"),
    (["b4", "pen2-chicken", "pen2-none"], "C=NS O=NE V=NS L:p"),
    (["pen1-cow"], "C=NS O=NE V=NS L:p"),  # not on a cornfield
    (["camp"], "C=NS O=NE V=NS L:p"),
    (["lays-river", "4E"], "C=NS O=NE V=NS L=E:p"),  # no rivers here
    (["b4", "pen1-none"], "C=NS O=NE V=NS L:p"),
    (["c77", "b5", "2X", "zone-lake", ""], "C=NS O=NE V=NS L:p")])
def test_touches_on_a_card_of_agropolis(picks, becomes):
    assert draft("agropolis").cards[1] and code(draft("agropolis")) == "C=NS O=NE V=NS L:p"
    assert touched("agropolis", *picks) == becomes


@pytest.mark.parametrize("picks, becomes", [
    (["lays-river", "2N"], "F~NS^ M~N O~NS L"),  # what ran there gives way
    (["1S"], "F=S^ M=NE O=N L"),  # a road here and across: the river is gone from both
    (["lays-river", "1S"], "F~N^ M=NE O~S L"),
    (["2S"], "F~NS^ M=NE O~NS L"),  # nothing runs on a lake
    (["camp"], "F~NS M=NE O~NS L"),
    (["b2", "camp"], "F~NS^ M=NE^ O~NS L"),
    (["b4", "camp"], "F~NS^ M=NE O~NS L"),
    (["zone-lake"], "L M=NE O~S F"),  # a lake stops the ways over it, and the camp
    (["b3", "zone-lake"], "F~N^ M=NE L O")])
def test_touches_on_a_card_of_naturopolis(picks, becomes):
    assert code(draft("naturopolis")) == "F~NS^ M=NE O~NS L"
    assert touched("naturopolis", *picks) == becomes


def test_what_is_unfinished_is_named_and_cannot_be_played():
    made = draft("agropolis", card=3)
    made.touch("1N")
    assert made.faults(Text("en")) == ["Card 3, top left block: a road joins two edges; here it reaches 1."]
    assert made.faults(Text("ru"))[0].startswith("Карта 3, квартал слева вверху: дорога")
    with pytest.raises(BadInput, match="deck: card 3, block 1: way.exits 'S' must name two of N, E, S, W"):
        made.kit()
    again = load("agropolis").room("editor").resume(made.data())
    assert again.data() == made.data() and again.faults(Text()) == made.faults(Text())
    with pytest.raises(BadInput, match="card 3, block 1: way.exits"):
        load("agropolis").room("editor").read(made.data())


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_touched_the_draft_can_be_kept_and_drawn_and_is_sound_or_says_why_not(game):
    """By lot: every button and everything drawn."""
    made, rng, texts = draft(game), Random(5), [Text(lang) for lang in LANGUAGES]
    for number in range(150):
        view = View(touchable=True, small=number % 2 == 0, text=texts[number % 2])
        pieces = [markup(made.draw(view)), markup(made.overview(view))] if number % 10 == 0 else []
        picks = [choice.pick for control in made.controls(view.text) for choice in control.choices]
        picks += [f"{part}{side}" for part in "1234" for side in "NESW"] + [f"b{part}" for part in "1234"] + ["c1", "c18"]
        for drawn in pieces:
            assert drawn.count('tabindex="0"') == 1 and "polis.editor" not in drawn and f"{game}." not in re.sub(r'="[^"]*#[^"]*"', "", drawn)
            assert set(re.findall('data-pick="([^"]+)"', drawn)) <= {*picks, *(f"c{card}" for card in range(1, 19))}
        made.touch(picks[int(rng.random() * len(picks))])
        assert load(game).room("editor").resume(made.data()).cards == made.cards
        if made.faults(Text()):
            with pytest.raises(BadInput, match="way.exits"):
                from_data(made.world, made.data())
        else:
            assert load(game).start(1, seed=1, deal=made.kit()).deck.cards[made.card] == tuple(made.blocks)


def test_what_is_in_hand_stays_in_hand_when_a_change_is_taken_back():
    made, other = draft("naturopolis", card=7), draft("naturopolis")
    made.touch("b3")
    made.touch("lays-river")
    other.look_at(made)
    assert (other.card, other.part, other.kind) == (7, 2, "river")
