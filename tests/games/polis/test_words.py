"""Every word and every section that shared code asks a game's catalogue and page for."""

import re
from itertools import combinations

import pytest
from babel.messages.pofile import read_po
from games.polis.maps import GAMES, edition

from pygame_core import load
from pygame_core.text import LANGUAGES, Text


@pytest.fixture(params=GAMES)
def game(request):
    return request.param


def ids(game, lang):
    with (load(game).folder / "locale" / f"{lang}.po").open("rb") as file:
        return {message.id if isinstance(message.id, str) else message.id[0] for message in read_po(file) if message.id and all(message.string)}


def needed(game):
    world, conditions = edition(game).world, edition(game).conditions
    words = ["title", "tagline", "kit.title", "kit.own", "kit.note", "prompt.card", "prompt.place", "prompt.turn", "prompt.over", "event.placed", "event.ended",
             "why.over", "why.notation",
             "why.card_first", "why.not_in_hand", "why.corner", "why.apart", "why.buried", "score.roads", "score.loops", "outcome.target",
             "outcome.missed", "pick.r0", "pick.r180", "say.map", "say.hand", "say.empty", "say.place", "say.open", "say.card", "panel.of", "panel.hand",
             "panel.placed", "panel.next"]
    words += ["why.clash"] if "river" in world.kinds else []
    words += ["block.camp"] if world.camps else []
    words += ["panel.fee"] if game == "agropolis" else []
    words += [f"pick.c{number}" for number in range(1, 19)]
    words += [f"{kind}.{zone}" for zone in world.zones for kind in ("zone", "score")] + [f"way.{kind}" for kind in world.kinds]
    words += [f"exits.{''.join(pair)}" for pair in combinations("NESW", 2)] + [f"animal.{animal}" for animal in world.animals]
    words += [f"card.{number}.{part}" for number in conditions for part in ("name", "text")] + [f"score.{condition.rule}" for condition in conditions.values()]
    for option in load(game).options:
        words += [f"option.{option.name}", *(f"option.{option.name}.{choice}" for choice in option.choices)]
        words += [] if option.advanced else [f"option.{option.name}.{choice}.short" for choice in option.choices]
    return {f"{game}.{word}" for word in words}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogues_hold_what_is_asked_for_and_nothing_else(game, lang):
    assert ids(game, lang) == needed(game)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_has_a_section_for_every_rule(game, lang):
    page = (load(game).folder / "help" / f"{lang}.md").read_text("utf-8")
    sections = re.findall(r"^#{2,3} .+ \{#([a-z0-9-]+)\}$", page, re.M)
    cited = {condition.rule for condition in edition(game).conditions.values()} | set(edition(game).world.zones)
    cited |= {"turn", "placing", "covering", "notation", "end", "target", "missed", "roads", "loops", "readings", "options", "credits", "deck"}
    cited |= {"roads-and-rivers"} if game == "naturopolis" else set()
    assert cited <= set(sections) and len(set(sections)) == len(sections)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_on_a_condition_what_its_card_says(game, lang):
    page, text = (load(game).folder / "help" / f"{lang}.md").read_text("utf-8"), Text(lang, [load(game).folder])
    for number, condition in edition(game).conditions.items():
        assert f"### {number} {text(f'{game}.card.{number}.name')} {{#{condition.rule}}}\n\n{text(f'{game}.card.{number}.text')}\n" in page
        name = text(f"{game}.card.{number}.name")
        assert re.sub("[«»]", "", text(f"{game}.score.{condition.rule}", number=number)) == re.sub("[«»]", "", f"{number} {name}")


def test_the_agropolis_page_says_whose_deck_it_is():
    for lang, words in (("en", "These are not the printed cards"), ("ru", "Это не напечатанные карты")):
        assert words in (load("agropolis").folder / "help" / f"{lang}.md").read_text("utf-8")
