"""Decks: the three that come with the games, other ones as JSON, and what is wrong with bad ones."""

import json
import re
from collections import Counter
from copy import deepcopy
from pathlib import Path

import pytest
from games.polis.maps import GAMES, edition

import pygame_core.games.polis
from pygame_core import BadInput, load
from pygame_core.games.agropolis.cards import CARDS
from pygame_core.games.agropolis.design import BESIDE, ACROSS, ABOVE, SEEN, balance, designed
from pygame_core.games.polis.deck import from_code, from_data
from pygame_core.text import LANGUAGES, Text

SHAPES = [("", "NE", "EW", "EW"), ("EW", "SW", "", "NS"), ("NS", "", "NS", "ES"), ("EW", "EW", "", "ES"), ("", "NS", "EW", "NW"), ("", "NS", "SW", "NS")]


def shape(blocks):
    return tuple(block.exits for block in blocks)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_known_of_the_decks(game):
    deck = edition(game).deck
    shapes = Counter(next(each for each in (shape(deck.blocks(number, turn)) for turn in (0, 1)) if each in SHAPES) for number in deck.cards)
    assert shapes == dict.fromkeys(SHAPES, 3)
    for blocks in deck.cards.values():
        assert sorted(block.zone for block in blocks) == sorted(deck.world.zones)
        assert all(bool(block.kind) == (block.zone != deck.world.bare) for block in blocks)
        assert sum(block.camp for block in blocks) == (game == "naturopolis")
    for each in SHAPES:
        turns = [next(blocks for blocks in (deck.blocks(number, turn) for turn in (0, 1)) if shape(blocks) == each)
                 for number in deck.cards if each in (shape(deck.blocks(number, 0)), shape(deck.blocks(number, 1)))]
        for part, exits in enumerate(each):
            assert len({blocks[part].zone for blocks in turns}) == (3 if exits else 1)


def test_our_agropolis_deck_is_what_its_script_makes_and_is_balanced():
    cards = tuple(tuple(line.split()) for line in CARDS)
    assert designed() == cards and tuple(SEEN.split()) in cards
    count = balance(cards)
    assert all(count["animal and zone", relation, animal, zone] == 2 for relation in (BESIDE, ABOVE, ACROSS) for animal in "pch" for zone in "COV")
    assert all(count["double and zone", relation, zone] == 3 for relation in (BESIDE, ABOVE, ACROSS) for zone in "COV")
    assert all(count["double and animal", animal] == 3 for animal in "pch")


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_comes_back_from_json_and_from_its_code(game):
    deck = edition(game).deck
    for again in (from_data(deck.world, json.loads(json.dumps(deck.data()))), from_code(deck.world, "x", deck.code)):
        assert again.cards == deck.cards and again.code == deck.code and again.hash == deck.hash


def test_a_deck_of_ones_own_is_in_the_deal_the_record_and_the_position():
    data = edition("agropolis").deck.data()
    data["name"] = "Mine"
    data["cards"][4]["blocks"][0] = {"zone": "livestock", "pens": ["cow", "pig"]}
    state = load("agropolis").start(2, seed=4, deal={"cards": data})
    assert state.deck.hash != edition("agropolis").deck.hash and state.deal["cards"]["name"] == "Mine"
    assert load("agropolis").start(2, deal=state.deal).position() == state.position()
    assert state.kit == {"hash": state.deck.hash, "cards": state.deal["cards"]}
    again = load("agropolis").position(state.position())
    assert again.deck.cards == state.deck.cards and again.position() == state.position()
    with pytest.raises(BadInput, match="hash"):
        load("agropolis").start(2, deal={key: value for key, value in state.deal.items() if key != "cards"})


def test_the_built_in_deck_spelled_out_is_the_built_in_deck():
    state = load("naturopolis").start(1, seed=4, deal={"cards": edition("naturopolis").deck.data()})
    assert state.position() == load("naturopolis").start(1, seed=4).position() and "cards" not in state.deal


def broken(game, change):
    data = deepcopy(edition(game).deck.data())
    change(data)
    return data


def set_block(card, part, **fields):
    def change(data):
        block = data["cards"][card - 1]["blocks"][part - 1]
        for key, value in fields.items():
            block.pop(key) if value is None else block.__setitem__(key, value)

    return change


@pytest.mark.parametrize("game, change, words", [
    ("agropolis", lambda data: data["cards"].pop(), "deck: cards has 17 cards, must have 18"),
    ("agropolis", lambda data: data["cards"][3].update(number=3), "deck: card 3: the number stands twice"),
    ("agropolis", lambda data: data["cards"][3].update(number=19), "deck: cards[4]: number must be"),
    ("agropolis", set_block(2, 1, zone="vineyard"), "deck: card 2: zone orchard must be there once, is there 0 times"),
    ("agropolis", set_block(2, 1, zone="swamp"), "deck: card 2, block 1: zone 'swamp' is not one of cornfield"),
    ("agropolis", set_block(2, 1, zone=["orchard"]), "deck: card 2, block 1: zone ['orchard']"),
    ("agropolis", set_block(2, 1, way=None), "deck: card 2, block 3: way.exits: the road to N leads nowhere, block 1"),
    ("agropolis", set_block(2, 1, way={"kind": "road", "exits": "NE"}), "deck: card 2, block 1: way.exits: the road to E leads nowhere"),
    ("agropolis", set_block(2, 1, way={"kind": "road", "exits": "N"}), "deck: card 2, block 1: way.exits 'N' must name two"),
    ("agropolis", set_block(2, 1, way={"kind": "road", "exits": "NN"}), "deck: card 2, block 1: way.exits 'NN'"),
    ("agropolis", set_block(2, 1, way={"kind": "river", "exits": "NS"}), "deck: card 2, block 1: way.kind 'river' is not one of road"),
    ("agropolis", set_block(2, 1, way="NS"), "deck: card 2, block 1: way must be an object"),
    ("agropolis", set_block(2, 4, pens=[]), "deck: card 2, block 4: pens has 0 pens"),
    ("agropolis", set_block(2, 4, pens=["sheep"]), "deck: card 2, block 4: pens: 'sheep' is not one of pig, cow, chicken"),
    ("agropolis", set_block(2, 1, pens=["pig"]), "deck: card 2, block 1: pens: only livestock blocks have pens"),
    ("agropolis", set_block(2, 1, camp=True), "deck: card 2, block 1: camp: there are no campsites in agropolis"),
    ("agropolis", set_block(2, 1, colour="red"), "deck: card 2, block 1: 'colour' is not a field"),
    ("agropolis", lambda data: data["cards"][1]["blocks"].pop(), "deck: card 2: blocks has 3 blocks"),
    ("agropolis", lambda data: data["cards"][1].update(blocks=5), "deck: card 2: blocks must be a list"),
    ("agropolis", lambda data: data.update(game="naturopolis"), "deck: game is 'naturopolis'"),
    ("agropolis", lambda data: data.update(format=2), "deck: format must be 1"),
    ("agropolis", lambda data: data.update(name=7), "deck: name must be"),
    ("naturopolis", set_block(1, 4, camp=True), "deck: card 1, block 4: a lake block carries no camp"),
    ("naturopolis", set_block(1, 1, way={"kind": "road", "exits": "NS"}), "deck: card 1, block 1: way.exits: the road to S leads nowhere"),
    ("sprawlopolis", set_block(1, 4, pens=["pig"]), "deck: card 1, block 4: pens: 'pig' is not one of none"),
])
def test_bad_decks_are_named_in_one_line_with_card_and_field(game, change, words):
    with pytest.raises(BadInput) as error:
        load(game).start(1, seed=1, deal={"cards": broken(game, change)})
    assert str(error.value).startswith(words) and "\n" not in str(error.value)
    said = {lang: load(game).room("editor").words(Text(lang)).of(error.value) for lang in LANGUAGES}
    assert said["en"] == str(error.value) and re.match("колода: ", said["ru"]) and "must" not in said["ru"]


def test_each_fault_of_a_deck_has_its_words():
    source = Path(pygame_core.games.polis.__file__).with_name("deck.py").read_text("utf-8")
    raised = set(re.findall(r'wrong\([^\n]*?"([a-z_]+)"[,)]', source)) | {"nowhere"}
    text = load("agropolis").room("editor").words(Text())
    assert len(raised) > 20 and not [name for name in raised if not text.has(f"polis.bad.{name}")]


@pytest.mark.parametrize("game", GAMES)
def test_the_published_schema_names_what_the_decks_hold(game):
    schema = json.loads((Path(pygame_core.games.polis.__file__).parent / "deck.schema.json").read_text("utf-8"))
    world, block = edition(game).world, schema["$defs"]["block"]["properties"]
    assert game in schema["properties"]["game"]["enum"] and schema["properties"]["format"]["const"] == 1
    assert set(world.zones) <= set(block["zone"]["enum"]) and set(world.kinds) <= set(block["way"]["properties"]["kind"]["enum"])
    assert set(world.animals) <= set(block["pens"]["items"]["enum"])
    fields = {key for card in edition(game).deck.data()["cards"] for each in card["blocks"] for key in each}
    assert fields <= set(block) and set(schema["required"]) <= set(edition(game).deck.data())
