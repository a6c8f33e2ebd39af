"""Solo games in a series: what is asked for, what stays, what comes next."""

from __future__ import annotations

from random import Random

import pytest
from games.agricola.positions import ROUNDS, finished

from pygame_core.campaign import follow
from pygame_core.game import BadInput, Line, Score
from pygame_core.games.agricola import campaign, cards
from pygame_core.games.agricola.info import GAME
from pygame_core.record import Record
from pygame_core.table import Table
from pygame_core.text import Text

STANDARD = {"board": "standard"}
TEXT = {lang: Text(lang, [GAME.folder]) for lang in ("en", "ru")}


def over(monkeypatch, points, *played, **terms):
    """A game of a series that has just ended with so many points."""
    state = GAME.start(1, 3, {"target": 50, **terms}, **STANDARD)
    for id_ in played:
        state.have(0, cards.named(id_))
    state.agenda.clear()
    monkeypatch.setattr("pygame_core.games.agricola.score.sheet", lambda state, seat: Score((Line("family", points, (), {}),)))
    return state


def picks(state):
    return [choice.pick for choice in campaign.choices(state, TEXT["en"])]


# --- the rules of a series ----------------------------------------------------------------------------------


def test_targets_rise_and_then_go_on_by_one():
    assert [campaign.target(games) for games in range(10)] == [50, 55, 59, 62, 64, 65, 66, 67, 68, 69]
    assert [campaign.number(campaign.target(games)) for games in range(20)] == list(range(1, 21))
    assert (campaign.number(1), campaign.number(53)) == (1, 1)


def test_a_series_is_played_alone_and_with_hand_cards():
    assert campaign.fits(1, GAME.check(STANDARD))
    for players, options in ((2, STANDARD), (1, {}), (1, {**STANDARD, "cards": "none"})):
        assert not campaign.fits(players, GAME.check(options))


def test_a_target_reached_lets_an_occupation_stay_and_brings_food_for_what_is_above(monkeypatch):
    first = GAME.start(1, 3, campaign.first(), **STANDARD)
    assert first.deal["target"] == 50 and first.farms[0].goods[4] == 0 and len(first.farms[0].hand) == 14
    state = over(monkeypatch, 55, "E150", "A1", "E11")
    assert state.outcome() == ((0,), "target", {"target": 50, "n": 5}) and picks(state) == ["E150"]
    terms = campaign.following(state, "E150")
    assert terms == {"target": 55, "kept": ["E150"], "food": 2}
    again = GAME.start(1, 4, terms, **STANDARD)
    kinds = [cards.named(id_).kind for id_ in again.farms[0].hand]
    assert again.farms[0].cards == ("E150",) and again.farms[0].goods[4] == 2 and (kinds.count("occupation"), kinds.count("minor")) == (6, 7)
    assert "E150" not in (*again.farms[0].hand, *again.deck) and again.round == 1 and again.kit == terms
    for wrong in ("E147", "A1", "E11", "x", ""):
        with pytest.raises(BadInput) as error:
            campaign.following(state, wrong)
        assert "keep" in str(error.value) and "\n" not in str(error.value)
        assert TEXT["ru"].of(error.value) == "Выберите одно из занятий, сыгранных в этой игре."


def test_a_target_missed_is_tried_again_without_food(monkeypatch):
    state = GAME.start(1, 5, {"kept": ["K293"], "food": 7, "target": 55}, **STANDARD)
    assert state.farms[0].notes == {"K293": (4, 7, 10)} and state.farms[0].goods[4] == 7, "as if played in round 0"
    with pytest.raises(BadInput, match="over"):
        campaign.following(state, "K293")
    state = over(monkeypatch, 54, "E150", kept=["K293"], food=7, target=55)
    assert state.outcome() == ((), "missed", {"target": 55, "n": 1}) and picks(state) == []
    assert campaign.following(state, "") == {"target": 55, "kept": ["K293"], "food": 0}


def test_who_played_no_new_occupation_keeps_none_and_goes_on(monkeypatch):
    state = over(monkeypatch, 59, target=59, kept=["K293"])
    assert picks(state) == [] and campaign.following(state, "") == {"target": 62, "kept": ["K293"], "food": 0}


def test_with_seven_kept_nothing_is_chosen_and_targets_go_on_rising(monkeypatch):
    seven = ["E150", "E189", "K293", "E173", "E171", "I219", "E153"]
    state = over(monkeypatch, 70, "E188", target=67, kept=seven, food=2)
    assert not any(cards.named(id_).kind == "occupation" for id_ in GAME.start(1, 1, {"target": 67, "kept": seven}, **STANDARD).farms[0].hand)
    assert picks(state) == [] and campaign.following(state, "") == {"target": 68, "kept": seven, "food": 1}
    said = campaign.stand(state, TEXT["en"])
    assert said.startswith("Game 8 of a series, target: 67 points. Kept: ") and "Food from the last game: 2." in said and "Seven occupations" in said


def test_a_game_outside_a_series_has_none_to_follow():
    state = GAME.start(1, 1, **STANDARD)
    assert campaign.stand(state, TEXT["en"]) == "" and state.kit == {} and picks(state) == []
    with pytest.raises(BadInput, match="series"):
        campaign.following(state, "")
    assert GAME.position(state.position()).kit == {}


@pytest.mark.parametrize("hands", ["dealt", "traded", "draft"])
def test_a_later_game_of_the_series_can_be_played_however_hands_are_made(hands):
    state, rng = GAME.start(1, 2, {"target": 59, "kept": ["E150", "K293"], "food": 1}, hands=hands, **STANDARD), Random(2)
    while state.to_move is not None:
        state.play(state.moves()[int(rng.random() * len(state.moves()))])
    assert state.outcome().rule in ("target", "missed") and state.deal["kept"] == ["E150", "K293"]


def test_every_occupation_can_be_kept():
    for id_ in cards.playable("EIK", 1, "occupation"):
        state = GAME.start(1, deal={"rounds": ROUNDS, "hands": [[]], "kept": [id_], "food": 9, "target": 50}, **STANDARD)
        assert state.farms[0].cards == (id_,) and state.to_move == 0, id_
        rng = Random(1)
        while state.round < 3:
            state.play(state.moves()[int(rng.random() * len(state.moves()))])


def test_a_list_of_cards_left_out_goes_through_the_series(monkeypatch):
    bans = ["E16", "E147"]
    for points, target in ((54, 55), (40, 50)):
        state = over(monkeypatch, points, bans=bans)
        again = follow(Record.new(GAME, 1, 3, state.kit, **STANDARD), state).start()
        assert again.deal["bans"] == bans and again.deal["target"] == target and not {*again.farms[0].hand, *again.deck} & set(bans)


# --- records ------------------------------------------------------------------------------------------------


def test_the_next_record_has_the_same_people_and_options_and_is_the_same_every_time():
    record = finished(1, cards="E")
    state = record.replay()
    kept = picks(state)[0]
    following = follow(record, state, kept)
    assert (following.names, following.seats, following.options) == (record.names, record.seats, record.options)
    assert following.deal == {"target": 55, "kept": [kept], "food": (state.scores()[0].total - 1) // 2} and following.moves == []
    assert follow(Record.loads(record.dumps()), state, kept).dumps() == following.dumps()
    others = [follow(record, state, picks(state)[1]), follow(finished(1, seed=2, cards="E"), state, kept)]
    assert len({following.seed, *(other.seed for other in others)}) == 3


def test_terms_survive_text_and_link_and_a_whole_deal_says_the_same():
    record = Record.new(GAME, 1, 7, {"target": 55, "kept": ["E150"], "food": 3}, **STANDARD)
    state = record.start()
    assert Record.loads(record.dumps()).start().position() == Record.from_link(record.link()).start().position() == state.position()
    assert GAME.start(1, deal=state.deal, **STANDARD).position() == state.position()
    assert Table(record).state.kit == record.deal == {"target": 55, "kept": ["E150"], "food": 3}
