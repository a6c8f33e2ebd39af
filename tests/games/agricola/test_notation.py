"""Positions as text."""

from __future__ import annotations

import json
from random import Random

import pytest
from games.agricola.positions import farm, start

from pygame_core.game import BadInput
from pygame_core.games.agricola.info import GAME


def data():
    state = start(2)
    farm(state, fields="c1", pastures=["e1 e2", "d2"], stables="d2", cards=["A1"], crops=[("c1", "grain", 3)])
    return json.loads(state.position())


def test_a_position_is_readable_and_comes_back():
    text = json.dumps(data(), separators=(",", ":"), sort_keys=True)
    assert '"pastures":["d2","e1+e2"]' in text and '"rooms":"a1+a2"' in text and '"crops":{"c1":["grain",3]}' in text
    state = GAME.position(text)
    assert state.position() == text and state.farms[0].fences.bit_count() == 9 and state.deal == {"position": text}


@pytest.mark.parametrize(("change", "says"), [
    (lambda d: d.pop("round"), "round"), (lambda d: d.update(more=1), "more"), (lambda d: d.update(players=9), "players"),
    (lambda d: d.update(round="x"), "round"), (lambda d: d["farms"].pop(), "farms"), (lambda d: d["farms"][0].update(rooms="a1+z9"), "z9"),
    (lambda d: d["farms"][0].update(rooms="a1+c1"), "farms[0]"), (lambda d: d["farms"][0].update(pastures=["d2", "d2"]), "overlap"),
    (lambda d: d["farms"][0].update(pastures=["b1+b3"]), "connected"), (lambda d: d["farms"][0]["goods"].update(gold=1), "gold"),
    (lambda d: d["farms"][0]["goods"].update(wood=-1), "wood"), (lambda d: d["farms"][0].update(material="reed"), "reed"),
    (lambda d: d["farms"][0].update(crops={"d3": ["grain", 1]}), "fields"), (lambda d: d["farms"][0].update(people=0), "people"),
    (lambda d: d["farms"][0].update(cards=["A1", "A2"]), "twice"), (lambda d: d["farms"][0].update(cards=[]), "major"),
    (lambda d: d["farms"][0].update(cards=["E11"]), "E11"), (lambda d: d.update(agenda=[["dance", 0]]), "dance"),
    (lambda d: d.update(agenda=[["place", 7]]), "seat"), (lambda d: d.update(agenda=[["round"]]), "waits"), (lambda d: d.update(agenda=3), "hold"),
    (lambda d: d.update(agenda=[["act", 0, "x", "any", [["fly"]], [], False]]), "hold"), (lambda d: d["piles"].update(moon=1), "moon"),
    (lambda d: d.update(options={"board": "big"}), "big"), (lambda d: d["farms"][0].update(stables="b1+b2+d1+d2+d3"), "stables"),
])
def test_what_is_no_position_is_named_in_one_line(change, says):
    wrong = data()
    change(wrong)
    with pytest.raises(BadInput) as refusal:
        GAME.position(json.dumps(wrong))
    assert says in str(refusal.value) and "\n" not in str(refusal.value) and len(str(refusal.value)) < 400


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "3", '"a"', "{}", 100_000 * "["])
def test_other_text_is_no_position(text):
    with pytest.raises(BadInput):
        GAME.position(text)


def test_positions_changed_at_random_are_read_or_refused_but_never_break():
    rng, read = Random(4), 0
    source = json.dumps(data(), separators=(",", ":"))
    for _ in range(400):
        letters = list(source)
        for _ in range(1 + int(rng.random() * 3)):
            letters[int(rng.random() * len(letters))] = rng.choice('0123456789abcde"[]{},:+-')
        try:
            GAME.position("".join(letters)).moves()
            read += 1
        except BadInput:
            pass
    assert read < 400


def test_the_diagram_shows_every_farm():
    state = GAME.position(json.dumps(data(), separators=(",", ":"), sort_keys=True))
    assert str(state).splitlines()[2:6] == ["3 ·   ·   ·   ·   ·", "2 W   ·   ·   1'  2", "1 W   ·   =g3 ·   2", "  a   b   c   d   e"]
