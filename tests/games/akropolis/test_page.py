"""The rules page: its examples are played, its sections are those the rules cite."""

import re
from random import Random

import pytest
from games.akropolis.positions import AKROPOLIS, walk

from pygame_core import Illegal
from pygame_core.games.akropolis import demos
from pygame_core.games.akropolis.info import COLOURS

each_language = pytest.mark.parametrize("lang", ["en", "ru"])


def page(lang):
    return (AKROPOLIS.folder / "help" / f"{lang}.md").read_text("utf-8")


def sections(lang):
    return set(re.findall(r"^#{2,3} .+ \{#([a-z0-9-]+)\}$", page(lang), re.M))


@each_language
def test_what_is_allowed_here(lang):
    text = page(lang)
    state = AKROPOLIS.position(re.search(r"```position\n(.+)\n```", text)[1])
    assert state.position() == demos.building().position()
    table = re.findall(r"^\| `(.+?)` \| (.+) \|$", text.split("{#example}")[1].split("\n## ")[0], re.M)
    assert len(table) == 10
    refused = []
    for move, answer in table:
        rule = re.search(r"\(#([a-z-]+)\)", answer)
        if rule:
            with pytest.raises(Illegal) as refusal:
                state.find(move)
            assert refusal.value.rule == rule[1]
            refused.append(rule[1])
        else:
            heard = []
            state.copy().play(state.find(move), heard.append)
            number = int(re.search(r": (\d+)\.$", answer)[1])
            assert number == heard[0].values["won" if heard[0].kind == "raised" else "paid"]
    assert refused == ["touch", "overhang", "equal-height", "two-tiles", "price", "site", "plane", "notation"]


@each_language
def test_every_score_line_is_a_section(lang):
    rules = set()
    for seed in range(4):
        state = AKROPOLIS.start(3, seed)
        for _ in walk(state, Random(seed)):
            pass
        rules |= {line.rule for score in state.scores() for line in score.lines}
    assert rules == {*COLOURS, "stones", *(f"{colour}-rest" for colour in COLOURS if colour != "gardens")}
    assert rules <= sections(lang)


@each_language
def test_every_refusal_and_every_end_is_a_section(lang):
    code = "".join((AKROPOLIS.folder / f"{room}.py").read_text("utf-8") for room in ("rules", "refusals"))
    rules = set(re.findall(r'Illegal\("([a-z-]+)"', code)) | {"plane", "most-points", "most-stones", "shared", "architect-beaten", "architect-wins"}
    assert len(rules) == 15 and rules <= sections(lang)


def test_the_poster_is_a_position_of_a_played_game():
    state = demos.poster()
    assert state.position() == demos.PRINT and state.row == (12, 12) and sum(colour.value * colour.stars > 0 for colour in state.cities[0].survey()) >= 3
