"""What cards do is told with their names."""

from __future__ import annotations

import sys
from random import Random

import pytest
from games.agricola.positions import crowded, farm, give, go, mask, table

from pygame_core.demo import demo
from pygame_core.game import Event
from pygame_core.games.agricola.cards.base import Card
from pygame_core.games.agricola.goods import NUMBER
from pygame_core.games.agricola.info import GAME
from pygame_core.games.agricola.rules import Agricola
from pygame_core.games.agricola.telling import Telling
from pygame_core.text import Text

NAMING = ("acts", "answered")
GOODS = ("gain", "pay", "grown")


def named(event):
    return event.values["card"].removeprefix("@agricola.card.")


@pytest.fixture
def told(monkeypatch):
    """Events of a game; before each change of goods that a card brings about by itself, its id."""
    heard = []
    for name in ("gain", "lose"):
        def changed(state, seat, good, number, *at, real=getattr(Agricola, name)):
            by = sys._getframe(1).f_locals.get("self")
            if state.tell and number > 0 and isinstance(by, Card):
                heard.append(by.id)
            real(state, seat, good, number, *at)
        monkeypatch.setattr(Agricola, name, changed)
    return heard


def unnamed(told):
    """Changes of goods by a card that are not told right after its name, nor after a person came to its space."""
    name, cause, space, missing = "", "", "", []
    for event in told:
        if not isinstance(event, Event):
            cause = event
            continue
        kind = event.kind.partition(".")[0]
        if kind in NAMING:
            name = named(event)
        elif kind not in GOODS:
            name, space = "", event.values["at"] if kind == "placed" else space
        elif cause and cause not in (name, space):
            missing.append((cause, event))
        cause = cause if kind in NAMING else ""
    return missing


@pytest.mark.parametrize("seed", range(12))
def test_whatever_a_card_changes_is_told_after_its_name(seed, told):
    state, rng, by_cards = crowded(seed, 1 + seed % 5), Random(seed), 0
    while legal := state.moves():
        told.clear()
        state.play(legal[int(rng.random() * len(legal))], told.append)
        assert not unnamed(told), told
        by_cards += sum(not isinstance(event, Event) for event in told)
    assert by_cards > 5


@pytest.mark.parametrize("seed", range(5))
def test_in_games_with_dealt_hands_too(seed, told):
    state, rng = GAME.start(1 + seed, seed=seed, board="standard"), Random(seed)
    while legal := state.moves():
        told.clear()
        state.play(legal[int(rng.random() * len(legal))], told.append)
        assert not unnamed(told), told


def story(events):
    return [(event.kind, named(event)) if event.kind in NAMING else event.kind for event in events]


def test_an_answer_is_told_with_the_card_that_asked():
    state = table(3, cards=["E34"])
    go(state, "wood_3")
    told = go(state, "use yes")
    assert story(told) == [("answered", "E34"), "pay.wood", "gain.food"]
    for lang, words in (("en", "Ada: Basket – Yes."), ("ru", "Ada: «Корзина» – Да.")):
        assert Text(lang, [GAME.folder])("agricola.event.answered", name="Ada", **told[0].values) == words


@pytest.mark.parametrize(("answer", "heard"), [("yes", [("answered", "E173"), "played.E173"]), ("no", ["chose"])])
def test_a_card_that_stays_in_the_hand_is_not_named(answer, heard):
    state = table(3, seat=1)
    state.farms[0].hand, state.farms[1].hand = ("E173", "E176"), ("E172",)
    give(state, 1, food=9)
    assert "E173" not in str(go(state, "occupation"))
    told = go(state, f"use {answer}")
    assert story(told) == heard and ("E173" in str(told)) == (answer == "yes")


def test_what_others_owe_a_card_is_told_with_it():
    state = table(4, cards=["I229"], seat=1)
    state.farms[1].goods[4] = 1
    assert story(go(state, "take_grain"))[1:4] == [("acts", "I229"), "pay.food", "gain.food"]
    state = table(4, cards=["I80"], seat=1)
    assert story(go(state, "wood_3"))[2:] == [("acts", "I80"), "pay.wood", "gain.wood"]


def test_what_grows_is_kept_swapped_or_worked_is_told_with_the_card():
    state = table(cards=["I219"], round_=4, grain=1)
    farm(state, fields="c1")
    assert story(go(state, "sow_bake"))[-3:] == ["sown.grain", ("acts", "I219"), "grown.grain"]
    state = table(4, cards=["E156", "A1"], boar=1)
    assert story(go(state, "cook boar")) == [("acts", "A1"), "converted.boar", ("acts", "E156")]
    state = table(4, cards=["E158"], wood=1)
    assert story(go(state, "use E158")) == [("acts", "E158"), "pay.wood", "gain.food"]
    state = table(4, cards=["E214"], clay=1)
    state.agenda[:] = [("work", 0), ("feed", 0)]
    state._moves = state._found = None
    assert story(go(state, "use E214")) [:2] == [("acts", "E214"), "crafted.clay"]


def test_an_action_that_a_card_allows_is_told_with_it():
    state = table(4, cards=["I225"])
    go(state, "take_grain")
    assert story(go(state, "plow c1")) == [("acts", "I225"), "plowed"]
    assert state.farms[0].fields == mask("c1")


def said(told, name="Ada"):
    """The log in English."""
    text = Text("en", [GAME.folder])
    return " ".join(text(f"agricola.event.{event.kind}", **{**event.values, "name": name}) for event in told)


@pytest.mark.parametrize(("cards", "has", "moves", "named"), [
    (["E218"], {"wood": 3, "reed": 2}, ["build_rooms_stables", "room a3"], ["E218"]),
    (["E218", "I99", "E49"], {"wood": 3}, ["build_rooms_stables", "room a3"], ["E218", "I99"]),  # together; the third has no part in it
    (["E218", "I243"], {"wood": 2}, ["build_rooms_stables", "stable c1"], []),  # they help with rooms only
    (["I99"], {"clay": 2}, ["renovate_improve"], ["I99"]),
    (["E175"], {"wood": 1}, ["fences", "fence e1"], ["E175"]),
])
def test_cards_that_made_the_price_are_named_before_it_is_paid(cards, has, moves, named):
    state = table(cards=cards, round_=6, **has)
    heard = [event for move in moves for event in go(state, move)]
    where = next(at for at, event in enumerate(heard) if event.kind.startswith("pay."))
    assert [event.values["at"] for event in heard[:where] if event.kind == "acts"] == named


def told_in(name):
    """Events of a card's demo."""
    shown = demo(GAME, name).table()
    return [event for move in demo(GAME, name).script for event in shown.play(move)]


@pytest.mark.parametrize(("name", "sentence"), [
    ("I78", "Ada: wood on Copse, first plot, 3 now stand there."), ("I78", "Ada: 1 wood from Copse, first plot, 2 left."),
    ("E187", "Ada: Clay Deliveryman. Ada: 1 clay for each of rounds"), ("A1", "Ada: Fireplace. Ada: 1 sheep into 2 food."),
    ("I244", "Ada: Layabout. Ada: no part in this harvest."), ("I71", "Ada: Holiday House. Ada: 2 people stay away this round."),
    ("I238", "The round card of round 14 is shown early."), ("K139", "Ada: Sleeping Corner. Ada: Family growth"),
])
def test_the_log_says_what_happens_and_why(name, sentence):
    assert sentence in said(told_in(name))


def test_where_there_was_nothing_to_choose_no_choice_is_told():
    assert [event.kind for event in told_in("I223") if event.kind in NAMING] == ["answered", "acts"]


@pytest.mark.parametrize(("round_", "words"), [(12, "1 wood for each of rounds 13, 14."), (13, "1 wood for round 14.")])
def test_where_goods_will_lie_is_told_for_one_round_and_for_several(round_, words):
    state = table()
    state.round, told = round_, []
    state.tell = Telling(told.append)
    state.schedule(0, (13, 14, 15), NUMBER["wood"], 1, "A10")
    assert said(told) == f"Ada: Well. Ada: {words}"


def test_points_are_told_with_the_card_that_brings_them():
    state = table(cards=["A7", "E165"], wood=7)
    text = Text("en", [GAME.folder])
    lines = {text(f"agricola.score.{line.rule}", **line.values): line for line in state.scores()[0].lines}
    assert lines["Bonus points: Joinery"].points == 3 and lines["Points on the card: Joinery"].points == 2
    spared = [line for line in lines.values() if "E165" in line.marks]
    assert spared and not any(line.points for line in spared)
