"""Games that follow one another: begun on the set-up sheet, seen at the table, gone on from at the end."""

import json
import re

import pytest
from app.main import App
from app.play import Play
from app.series import KeepDialog
from app.shelf import Shelf
from games.agricola.positions import finished

from pygame_core.games.agricola import cards
from pygame_core.record import Record

ALONE = {"board": "standard", "players": "1", "series": "series", "name0": "Ada"}


@pytest.fixture
def set_up(app, page):
    """The set-up sheet of Agricola with these choices."""
    def set_up(**chosen):
        page.go("#/agricola/new")
        page.act("chosen", **{**app.screen.chosen, **ALONE, **chosen})
        return app.screen

    return set_up


@pytest.fixture(scope="module")
def ended():
    """Records of two games that have ended: one reached its target, one missed it."""
    return {"won": finished(1).dumps(), "lost": finished(59, seed=4, kept=["E150"]).dumps()}


@pytest.fixture
def sit(app, page, ended):
    def sit(name):
        page.kept[f"save:{name}"] = ended[name]
        page.go(f"#/agricola/{name}")
        return app.screen

    return sit


def played(play):
    """The occupations in play, and the total."""
    return [id_ for id_ in play.state.farms[0].cards if cards.named(id_).kind == cards.OCCUPATION], play.state.scores()[0].total


def games(page):
    return sorted(key for key in page.kept if key.startswith("save:"))


# --- set-up -------------------------------------------------------------------------------------------------


def test_a_series_is_begun_and_seen_at_the_table(app, page, set_up):
    setup = set_up()
    assert "one of your occupations stays in play" in page.html
    page.act("begin", **setup.chosen)
    record = json.loads(page.kept[games(page)[0]])
    assert record["deal"] == {"kept": [], "food": 0, "target": 50} and record["names"] == ["Ada"] and isinstance(record["seed"], int)
    assert "Game 1 of a series, target: 50 points." in page.html
    page.go("#/agricola/new")
    assert app.screen.chosen["series"] == "series"
    page.go("#/agricola/new?start")
    assert isinstance(app.screen, Play) and app.screen.state.deal["target"] == 50


@pytest.mark.parametrize("chosen", [{"players": "2"}, {"board": "family"}, {"cards": "none"}, {"series": "x"}])
def test_where_no_series_can_be_played_one_game_is(page, set_up, chosen):
    setup = set_up(**chosen)
    assert setup.chosen["series"] == "" and ('name="series"' in page.html) == ("series" in chosen)
    page.act("begin", **setup.chosen)
    assert json.loads(page.kept[games(page)[0]])["deal"] is None and 'id="stand"' not in page.html


def test_games_without_a_series_do_not_offer_one(app, page):
    page.kept["setup:agros"] = json.dumps({"series": "series"})
    page.go("#/agros/new")
    assert app.screen.chosen["series"] == "" and 'name="series"' not in page.html


# --- the next game ------------------------------------------------------------------------------------------


def test_a_target_missed_is_tried_again_as_a_game_of_its_own(app, page, sit):
    _, total = played(sit("lost"))
    before = page.kept["save:lost"]
    assert f"Missed: {total} points" in page.html and "Game 3 of a series, target: 59 points. Kept: Baker." in page.html and "Try again" in page.html
    page.act("next_game")
    assert app.screen.id != "lost" and page.kept["save:lost"] == before
    assert app.screen.table.record.deal == {"kept": ["E150"], "food": 0, "target": 59} and app.screen.names == ["Ada"] and app.screen.table.length == 0


def test_a_target_reached_asks_what_is_kept_and_the_next_game_has_it(app, page, sit):
    won = sit("won")
    (first, second, *more), total = played(won)
    page.act("next_game")
    assert isinstance(app.dialog, KeepDialog) and "Which occupation stays in play" in page.html
    assert re.findall(r'<input type="radio" name="keep" id="[^"]*" value="([^"]*)">', page.html) == [first, second, *more]
    assert app.text(f"agricola.text.{second}") in page.html
    page.act("begin_next")
    assert 'role="alert">Choose one of the occupations played in this game.' in page.html and games(page) == ["save:won"]
    page.act("keep", keep=second)
    assert f'value="{second}" checked' in page.html and 'role="alert"' not in page.html
    page.act("begin_next", keep=second)
    record, food = app.screen.table.record, (total - 1) // 2
    assert app.dialog is None and record.deal == {"kept": [second], "food": food, "target": 55} and record.options == won.table.record.options
    assert f"Game 2 of a series, target: 55 points. Kept: {app.text(f'agricola.card.{second}')}. Food from the last game: {food}." in page.html


def test_the_next_game_is_begun_once(app, page, sit):
    one, other, *_ = played(sit("won"))[0]
    page.act("next_game")
    page.act("begin_next", keep=one)
    first = app.screen.id
    page.go("#/agricola/won")
    page.act("next_game")
    page.act("begin_next", keep=one)
    assert app.screen.id == first and len(games(page)) == 2
    page.act("begin_next", keep=one)  # nobody hears it
    page.go("#/agricola/won")
    page.act("next_game")
    page.act("begin_next", keep=other)  # another choice is another series
    assert len(games(page)) == 3 and app.screen.state.deal["kept"] == [other]


def test_what_is_taken_back_meanwhile_has_no_next_game(app, page, sit):
    sit("won")
    page.act("next_game")
    app.screen.table.undo(1)
    page.act("begin_next", keep=app.dialog.choices[0].pick)
    assert "Only a game of a series that is over has a next one." in page.html
    page.act("close")
    page.act("next_game")
    assert app.dialog is None and "Only a game of a series" in page.html and games(page) == ["save:won"]
    page.act("redo")
    page.act("next_game")
    assert isinstance(app.dialog, KeepDialog)


def test_a_series_survives_copies_links_and_playing_again(app, page, sit, ended):
    sit("lost")
    terms = {"kept": ["E150"], "food": 0, "target": 59}
    page.act("again")
    assert app.screen.state.kit == terms and app.screen.table.record.seed != 4
    page.go(f"#r={Record.loads(ended['lost']).link()}")
    page.act("keep")
    assert app.screen.state.kit == terms and "Try again" in page.html
    page.act("menu")
    page.act("duplicate")
    assert app.screen.state.kit == terms and "Try again" in page.html
    page.act("export")
    assert all(one["deal"] == terms for one in json.loads(page.downloads[-1][1])["records"])


def test_in_russian(page, ended):
    page.language, page.kept["save:won"] = "ru", ended["won"]
    App(page).start()
    page.go("#/agricola/won")
    assert "Следующая игра" in page.html and "Игра 1 серии, цель: 1 очко." in page.html
    page.act("next_game")
    page.act("begin_next")
    assert "Выберите одно из занятий, сыгранных в этой игре." in page.html


def test_nonsense_in_the_terms_is_one_line(app, page, ended):
    record = json.loads(ended["won"])
    page.kept["save:bad"] = json.dumps({**record, "deal": {"target": 50, "kept": ["E11"]}})
    page.go("#/agricola/bad")
    assert "card &#x27;E11&#x27; is no occupation" in page.html
    page.go("#/")
    assert isinstance(app.screen, Shelf)
