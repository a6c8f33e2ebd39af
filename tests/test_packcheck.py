"""What a game from elsewhere is asked before it is put on the shelf."""

from types import SimpleNamespace

import pytest
from packs.shelf import tiny

from pygame_core.game import Game, Illegal, Option, games
from pygame_core.packcheck import check_game


@pytest.fixture(scope="module", autouse=True)
def game():
    with tiny() as found:
        yield found


@pytest.fixture
def rules(game):
    return game.room("rules")


def test_games_that_keep_the_contract_pass(game):
    assert check_game(game) == []
    assert {one.name: check_game(one) for one in games()} == {one.name: [] for one in games()}


@pytest.mark.parametrize(("thing", "why"), [
    ("tiny", "gives str"),
    (Game("Tiny!", package="agora_tiny", seats=(2,)), "small letters"),
    (Game("tiny", package="agora_tiny", seats=()), "numbers of players"),
    (Game("tiny", package="agora_tiny", seats=(2,), unit=0), "unit"),
    (Game("tiny", package="agora_tiny", seats=(2,), options=[Option("hand", (1, 2), 3)]), "option hand"),
    (Game("tiny", package="agora_nowhere", seats=(2,)), "rules.py cannot be loaded: ModuleNotFoundError"),
    (Game("other", package="agora_tiny", seats=(2,), options=[Option("hand", (3,), 3)]), "lacks other.title"),
    (Game("tiny", package="agora_tiny", seats=(2, 9), options=[Option("hand", (3,), 3)]), "plays: "),
], ids=lambda value: value if isinstance(value, str) else "")
def test_wrong_facts_are_named(thing, why):
    found = check_game(thing)
    assert any(why in problem for problem in found), found


@pytest.mark.parametrize(("name", "wrong", "why"), [
    ("copy", lambda self: self, "has changed the position"),
    ("scores", lambda self: [], "one score for each seat"),
    ("outcome", lambda self: None, "none of the three"),
    ("moves", lambda self: [], "none of the three"),
    ("position", lambda self: 1 / 0, "ZeroDivisionError"),
    ("play", lambda self, move, tell=None: (_ for _ in ()).throw(Illegal("lay", "x")), "plays: Illegal"),
    ("find", lambda self, text: self.moves()[0], "is taken for one"),
])
def test_a_state_that_breaks_a_promise_is_found_out(game, rules, monkeypatch, name, wrong, why):
    monkeypatch.setattr(rules.Tiny, name, wrong)
    found = check_game(game)
    assert any(why in problem for problem in found), found
    assert all("\n" not in problem and len(problem) < 400 for problem in found)


@pytest.mark.parametrize(("name", "wrong", "why"), [
    ("poster", lambda state: "<svg><g></svg>", "the poster is no well-formed SVG"),
    ("draw", lambda state, view=None: "<svg/>", "neither drawn nor named"),
    ("defs", lambda: 1 / 0, "poster: ZeroDivisionError"),
])
def test_a_drawing_that_breaks_a_promise_is_found_out(game, monkeypatch, name, wrong, why):
    monkeypatch.setattr(game.room("draw"), name, wrong)
    found = check_game(game)
    assert any(why in problem for problem in found), found


def test_what_is_no_game_at_all_is_said_in_a_line():
    assert check_game(SimpleNamespace(name="tiny")) == ["the entry point gives SimpleNamespace, not a pygame_core.game.Game"]
