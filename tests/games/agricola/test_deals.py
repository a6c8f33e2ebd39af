"""Deals: what is drawn, what is refused, what stays hidden; the hands before the first round."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from games.agricola.positions import ROUNDS, go, start, texts

from pygame_core.game import BadInput
from pygame_core.games.agricola import cards
from pygame_core.games.agricola.cards.bans import BANS
from pygame_core.games.agricola.info import GAME
from pygame_core.games.agricola.spaces import ROUND, STAGES
from pygame_core.record import Record
from pygame_core.text import Text


FACTS = json.loads(Path(__file__).with_name("card_facts.json").read_text("utf-8"))


def test_round_cards_stay_in_their_stages():
    for seed in range(30):
        rounds = list(GAME.start(1, seed=seed).rounds)
        stages = [ROUND[True][id_].stage for id_ in rounds]
        assert stages == sorted(stages) and sorted(rounds) == sorted(ROUNDS)
        assert [stages.count(stage) for stage in range(1, 7)] == list(STAGES)
    assert len({GAME.start(1, seed=seed).rounds for seed in range(30)}) > 20


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_hands_have_as_many_of_each_kind_and_only_cards_for_the_number_of_players(players):
    state = GAME.start(players, seed=3, board="standard")
    held = [id_ for farm in state.farms for id_ in farm.hand]
    assert len(set(held)) == len(held) and all(cards.named(id_).players <= players for id_ in (*held, *state.deck))
    for kind in cards.KINDS:
        sizes = {sum(cards.named(id_).kind == kind for id_ in farm.hand) for farm in state.farms}
        available = len(cards.playable("EIK", players, kind))
        assert sizes == {min(7, available // players)}


@pytest.mark.parametrize("letter", "EIK")
def test_decks_are_chosen(letter):
    state = GAME.start(1, seed=1, board="standard", cards=letter)
    assert {id_[0] for id_ in (*state.farms[0].hand, *state.deck)} == {letter}


def test_what_a_deal_says_is_what_is_played_and_a_game_comes_back_from_its_deal():
    state = GAME.start(3, seed=8, board="standard")
    again = GAME.start(3, deal=state.deal, board="standard")
    assert again.position() == state.position()
    assert start(2, hands=[["E11", "I219"], ["K107"]]).farms[0].hand == ("E11", "I219")


SWAPPED = [ROUNDS[4], *ROUNDS[1:4], ROUNDS[0], *ROUNDS[5:]]


@pytest.mark.parametrize(("players", "deal", "options", "says"), [
    (1, {}, {}, "rounds"), (1, {"rounds": ROUNDS, "x": 1}, {}, "'x'"), (1, {"rounds": ROUNDS[:13]}, {}, "14"), (1, {"rounds": 3}, {}, "14"),
    (1, {"rounds": [*ROUNDS[:13], "mill"]}, {}, "'mill'"), (1, {"rounds": [*ROUNDS[:3], ROUNDS[0], *ROUNDS[4:]]}, {}, "twice"),
    (1, {"rounds": SWAPPED}, {}, "stage"), (2, {"rounds": ROUNDS, "hands": [[]]}, {"board": "standard"}, "2 hands"),
    (1, {"rounds": ROUNDS, "hands": [["E11"]]}, {}, "without hand cards"),
    (1, {"rounds": ROUNDS, "hands": [["E11"]]}, {"board": "standard", "cards": "none"}, "without"),
    (1, {"rounds": ROUNDS, "hands": [["E999"]]}, {"board": "standard"}, "'E999'"),
    (1, {"rounds": ROUNDS, "hands": [["I219"]]}, {"board": "standard", "cards": "E"}, "'I219'"),
    (2, {"rounds": ROUNDS, "hands": [["E11"], ["E11"]]}, {"board": "standard"}, "card 'E11' is already in the hand of seat 1"),
    (2, {"rounds": ROUNDS, "hands": [[], ["K308"]]}, {"board": "standard"}, "the hand of seat 2 in deal['hands']: card 'K308' is for 4 or more players"),
    (1, {"rounds": ROUNDS, "hands": ["E11"]}, {"board": "standard"}, "list"), (1, {"rounds": ROUNDS, "hands": [[7]]}, {"board": "standard"}, "7"),
    (1, {"rounds": ROUNDS, "hands": [["E11", "E13", "E20", "E25", "E27", "E29", "E36", "E37"]]}, {"board": "standard"}, "8 cards"),
    (1, {"rounds": ROUNDS, "hands": [["E11"]], "deck": ["E11"]}, {"board": "standard"}, "already"),
    (1, {"rounds": ROUNDS, "deck": "E11"}, {"board": "standard"}, "deck"),
    (2, {"rounds": ROUNDS, "hands": [[], ["I81"]]}, {"board": "standard", "bans": "community"}, "seat 2 in deal['hands']: card 'I81' is left out"),
    (2, {"rounds": ROUNDS, "target": 50}, {"board": "standard"}, "one player"), (1, {"rounds": ROUNDS, "kept": ["E11"], "target": 50}, {"board": "standard"}, "'E11'"),
    (1, {"rounds": ROUNDS, "kept": ["E150"]}, {"board": "standard"}, "'target'"), (1, {"rounds": ROUNDS, "target": 50, "food": -1}, {}, "'food'"),
    (1, {"target": 50, "kept": "E150"}, {"board": "standard"}, "list"), (1, {"target": 0}, {}, "'target'"), (1, {"target": 50, "hands": [[]]}, {}, "rounds"),
    (1, {"target": 50, "kept": ["E150", "E150"]}, {"board": "standard"}, "already"), (1, {"target": 50, "kept": ["E150"]}, {}, "no hand card"),
    (2, {"target": 50}, {"board": "standard"}, "one player"), (1, {"target": 50, "food": 1.5}, {}, "1.5"),
    (1, {"rounds": ROUNDS, "kept": ["E150"], "target": 50, "hands": [["E150"]]}, {"board": "standard"}, "already in deal['kept']"),
    (2, {"rounds": ROUNDS, "hands": [[], ["I81"]], "bans": ["E16", "I81"]}, {"board": "standard"},
     "seat 2 in deal['hands']: card 'I81' is left out by deal['bans']"),
    (1, {"rounds": ROUNDS, "deck": ["I81"], "bans": ["I81"]}, {"board": "standard"}, "deal['deck']: card 'I81' is left out by deal['bans']"),
    (1, {"rounds": ROUNDS, "kept": ["E150"], "target": 50, "bans": ["E150"]}, {"board": "standard"}, "deal['kept']: card 'E150' is left out"),
    (1, {"bans": ["E16", "E999"]}, {"board": "standard"}, "deal['bans']: card 2: 'E999' is no hand card"),
    (1, {"bans": ["A3"]}, {"board": "standard"}, "card 1: 'A3' is a major improvement"), (1, {"bans": [7]}, {}, "card 1: 7 is no hand card"),
    (1, {"bans": ["E16", "I81", "E16"]}, {"board": "standard"}, "card 3: 'E16' is there twice"), (1, {"bans": "E16"}, {}, "list of card ids"),
    (1, {"target": 50, "kept": ["E150"], "bans": ["E150"]}, {"board": "standard"}, "deal['kept']: card 'E150' is left out by deal['bans']"),
    (1, {"bans": [], "hands": [["E16"]]}, {"board": "standard"}, "rounds"),
    (1, {"rounds": ROUNDS, "chance": -1}, {}, "chance"), (1, {"position": 5}, {}, "position"), (1, {"position": "{}", "rounds": ROUNDS}, {}, "position"),
])
def test_a_deal_that_cannot_be_is_named_in_one_line(players, deal, options, says):
    with pytest.raises(BadInput) as refusal:
        GAME.start(players, deal=deal, **options)
    assert says in str(refusal.value) and "\n" not in str(refusal.value) and len(str(refusal.value)) < 300


@pytest.mark.parametrize("hands", ["dealt", "traded", "draft"])
def test_cards_left_out_are_neither_dealt_nor_drawn(hands):
    listed = {id_ for id_, fact in FACTS.items() if fact["banned"]}
    assert BANS["community"] == listed and len(listed) == 7
    for bans, left in (("community", set()), ("none", listed)):
        state = GAME.start(4, seed=2, board="standard", hands=hands, bans=bans)
        dealt = cards_dealt(state)
        assert dealt & listed == left and len(dealt) == 308 - len(listed - left)


OWN = ["E16", "I81", "K270", "K308"]


@pytest.mark.parametrize("hands", ["dealt", "traded", "draft"])
def test_a_list_of_ones_own_counts_besides_that_of_the_option_and_stays_with_the_table(hands):
    options = {"board": "standard", "hands": hands, "bans": "community"}
    record = Record.new(GAME, 4, seed=2, deal={"bans": OWN}, **options)
    state = record.start()
    out = BANS["community"] | set(OWN)
    assert cards_dealt(state).isdisjoint(out) and len(cards_dealt(state)) == 308 - len(out)
    assert state.kit == record.deal == {"bans": OWN}
    assert GAME.start(4, deal=state.deal, **options).position() == state.position() and Record.of(record.data()).start().deal == state.deal
    assert cards_dealt(state.hidden_from(1, Random(3))) == cards_dealt(state)


def cards_dealt(state):
    return {id_ for farm in state.farms for id_ in farm.hand} | {id_ for pack in state.packs for id_ in pack} | set(state.deck)


def test_without_a_list_nothing_of_it_is_kept_and_in_a_family_game_it_changes_nothing():
    assert GAME.start(2, seed=2, board="standard").kit == GAME.start(2, seed=2, deal={"bans": []}, board="standard").kit == {}
    assert "bans" not in GAME.start(2, seed=2, board="standard").deal
    assert GAME.start(2, seed=2, deal={"bans": OWN}).position() == GAME.start(2, seed=2).position()


@pytest.mark.parametrize("hands", ["dealt", "traded", "draft"])
def test_where_few_cards_are_left_hands_are_smaller(hands):
    """Of 48 occupations of the I deck 8 are left for 5 players, and no minor improvement."""
    bans = [*cards.playable("I", 5, "occupation")[:40], *cards.playable("I", 5, "minor")]
    state = GAME.start(5, seed=1, deal={"bans": bans}, board="standard", cards="I", hands=hands)
    while state.agenda[-1][0] in ("trade", "draft"):
        state.play(state.moves()[0])
    assert [len(farm.hand) for farm in state.farms] == [1] * 5 and len(state.deck) == 3 and state.round == 1
    none = GAME.start(5, seed=1, deal={"bans": [*cards.deck("I")]}, board="standard", cards="I", hands=hands)
    assert cards_dealt(none) == set()


# --- before the first round -------------------------------------------------------------------------------


def test_three_cards_are_traded_for_two_of_their_kind():
    state = GAME.start(2, seed=5, board="standard", hands="traded")
    assert state.agenda[-1] == ("trade", 0) and state.round == 0
    hand, deck = state.farms[0].hand, state.deck
    minors = [id_ for id_ in hand if cards.named(id_).kind == "minor"]
    go(state, "trade " + "+".join(minors[:3]))
    new = [id_ for id_ in deck if cards.named(id_).kind == "minor"][:2]
    assert set(state.farms[0].hand) == set(hand) - set(minors[:3]) | set(new) and not set(new) & set(state.deck)
    go(state, "done", "done")
    assert state.round == 1 and state.agenda[-1] == ("place", 0)


def test_a_draft_keeps_one_card_and_hands_the_rest_to_the_left():
    state = GAME.start(3, seed=5, board="standard", hands="draft")
    packs = [set(pack) for pack in state.packs]
    assert all(not farm.hand for farm in state.farms) and state.agenda[-1] == ("draft", 0, "occupation")
    size = sum(cards.named(id_).kind == "occupation" for id_ in state.packs[0])
    kept = []
    for _ in range(3):
        kept.append(texts(state)[0])
        go(state, kept[-1])
    assert {text.split()[1] for text in texts(state)} == {id_ for id_ in packs[2] if cards.named(id_).kind == "occupation"} - {kept[2].split()[1]}
    while state.agenda[-1][0] == "draft":
        go(state, texts(state)[0])
    assert state.round == 1 and {id_ for farm in state.farms for id_ in farm.hand} == set.union(*packs)
    assert {len(farm.hand) for farm in state.farms} == {len(packs[0])} and size > 1


# --- hidden things ----------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_hand_and_the_cards_turned_up_and_nothing_else():
    state = GAME.start(3, seed=5, board="standard")
    others, rounds, decks = set(), set(), set()
    for seed in range(12):
        known = state.hidden_from(1, Random(seed))
        assert known.farms[1].hand == state.farms[1].hand and known.rounds[:1] == state.rounds[:1]
        assert sorted(known.rounds[:4]) == sorted(state.rounds[:4]) and known.moves() == state.moves()
        assert sorted((*known.farms[0].hand, *known.farms[2].hand, *known.deck)) == sorted((*state.farms[0].hand, *state.farms[2].hand, *state.deck))
        others.add(known.farms[0].hand)
        rounds.add(known.rounds)
        decks.add(known.deck)
    assert min(len(others), len(rounds), len(decks)) > 8


@pytest.mark.parametrize("options, hides", [({}, False), ({"board": "standard"}, True), ({"board": "standard", "cards": "none"}, False)])
def test_only_a_game_with_cards_hides_anything(options, hides):
    assert GAME.start(players=2, seed=1, **options).hides is hides


# --- records of older rules -------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"board": "standard", "cards": "none"}])
def test_a_game_without_hand_cards_begun_under_the_first_rules_goes_on(options):
    data = Record.new(GAME, 2, seed=4, **options).data()
    record = Record.of({**data, "rules": 1, "moves": ["fishing"]})
    assert record.replay().position() == Record.of({**data, "moves": ["fishing"]}).replay().position() and record.rules == GAME.rules == 2


def test_one_with_the_few_hand_cards_of_then_is_refused_in_words():
    record = Record.of({**Record.new(GAME, 2, seed=4, board="standard").data(), "rules": 1})
    with pytest.raises(BadInput, match="69 of the hand cards") as wrong:
        record.replay()
    assert "69" in Text("ru", [GAME.folder]).of(wrong.value)
