"""Par: how far a deal can be played, asked for on the score sheet."""

import pytest
from pygame_core import load
from pygame_core.games.polis import bot
from pygame_core.record import Record


@pytest.fixture
def sit(app, page):
    def sit(game="sprawlopolis", **given):
        app.play(Record.new(load(game), 1, 5, names=["Ada"], seats=["human"], **given))
        page.run()
        page.act("score")
        return app.screen

    return sit


@pytest.fixture
def few(monkeypatch):
    """The search is a short one."""
    whole = bot.par
    for game in ("agropolis", "naturopolis", "sprawlopolis"):
        monkeypatch.setattr(load(game).room("bot"), "par", lambda state: whole(state, 100))
    return lambda game: list(whole(load(game).start(1, 5), 100))[-1]


def test_par_is_found_on_request_and_stays_found(sit, page, few):
    play = sit()
    assert 'id="find-par"' in page.html
    page.act("par")
    assert "<progress" in page.html
    page.run()
    found = few("sprawlopolis")
    assert play.par == {"score": found.score, "nodes": found.nodes}
    assert f"Par {found.score}: the best score found for this deal in {found.nodes} positions" in page.html
    page.act("hint")
    page.run()
    page.act("take_hint")
    page.run()
    assert play.table.length == 1 and f"Par {found.score}" in page.html


def test_par_can_be_called_off_and_gives_way_to_a_hint(sit, page, few):
    play = sit()
    page.act("par")
    page.act("par")
    assert play.par is None
    page.act("par")
    page.act("hint")
    page.run()
    assert play.par is None and play.hint is not None


def test_why_par_cannot_be_found_is_said(sit, page, monkeypatch):
    def fails(state):
        raise LookupError("lost")

    monkeypatch.setattr(load("sprawlopolis").room("bot"), "par", fails)
    play = sit()
    page.act("par")
    page.run()
    assert play.par == {"failed": "LookupError: lost"} and "Par could not be found: LookupError: lost" in page.html
    assert "find-par" in page.html and not play.failed


def test_games_that_know_no_par_do_not_offer_it(begin, page):
    begin()
    page.act("score")
    assert 'id="score"' in page.html and "find-par" not in page.html


@pytest.mark.parametrize("conditions, bot, words", [
    ([1, 2, 3], "greedy", "Won: {score} points, the target of 6 is passed by {by} point"),
    ([16, 17, 18], "random", "Lost: {score} points, {by} points short of the target of 51")])
def test_the_end_names_the_target_and_by_how_much(app, page, conditions, bot, words):
    app.play(Record.new(load("sprawlopolis"), 1, deal={"conditions": conditions, "deck": [card for card in range(1, 19) if card not in conditions]}, seats=[bot]))
    page.run()
    state = app.screen.state
    assert words.format(score=str(state.total()).replace("-", "−"), by=abs(state.total() - state.target)) in page.html


def test_the_same_table_again_keeps_the_kit(sit, app, page):
    data = load("agropolis").start(1, 1).deck.data()
    data["cards"][4]["blocks"][0] = {"zone": "livestock", "pens": ["cow", "pig"]}
    first = sit("agropolis", deal={"cards": data}).state
    page.act("again")
    page.run()
    assert app.screen.state.deck.code == first.deck.code and app.screen.state.order != first.order
    assert app.screen.table.record.deal["hash"] == first.deck.hash
