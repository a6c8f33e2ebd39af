"""The contract's own parts: registry, options, refusals."""

import pickle
from importlib import metadata

import pytest

import pygame_core
import pygame_core.game as game_module
from pygame_core import BadInput, Illegal, load
from pygame_core.game import GROUP, Game, Line, Move, Option, Score, State, brief, games

AGROS = load("agros")


def test_games_are_found_by_entry_point_and_loaded_by_name():
    assert AGROS in games()
    assert load("agros") is AGROS
    assert [game.name for game in games()] == list(dict.fromkeys(game.name for game in games()))


@pytest.mark.parametrize("name", ["chess", "", "x" * 9999, "a\nb"])
def test_an_unknown_game_is_refused_in_one_line(name):
    with pytest.raises(BadInput, match="there is no game") as refused:
        load(name)
    assert "\n" not in str(refused.value) and len(str(refused.value)) < 300 and "agros" in str(refused.value)


def test_what_the_package_offers_stays_what_it_is_when_games_are_loaded():
    games()
    assert pygame_core.load is load and all(callable(getattr(pygame_core, name)) for name in pygame_core.__all__)


def test_a_game_knows_its_rooms_without_loading_them():
    assert AGROS.has_room("rules") and not AGROS.has_room("cellar")
    assert AGROS.folder.name == "agros"


OPTION = Option("mode", ("short", "Long", 3, True), "short")


@pytest.mark.parametrize("given, choice", [("short", "short"), ("SHORT", "short"), ("long", "Long"), (3, 3), ("3", 3),
                                           (True, True), ("true", True)])
def test_an_option_reads_a_choice_or_its_text(given, choice):
    assert OPTION.parse(given) == choice and type(OPTION.parse(given)) is type(choice)


@pytest.mark.parametrize("given", ["tiny", 4, 1, 3.0, None, [], {}, "x" * 9999])
def test_an_option_refuses_what_is_no_choice_and_lists_the_choices(given):
    with pytest.raises(BadInput, match=r"option 'mode': .* is not one of short, Long, 3, True") as refused:
        OPTION.parse(given)
    assert len(str(refused.value)) < 200


def test_options_not_given_have_their_default():
    assert AGROS.check({"board": "8"}) == {"board": 8, "farmers": 5}


@pytest.mark.parametrize("given, named", [
    ({"colour": 1}, r"agros has no option 'colour' \(it has: board, farmers\)"),
    ({"board": 9}, "option 'board': 9 is not one of 8, 10, 12"),
    ({"players": 3}, "agros is not played by 3: players must be one of 2"),
    ({"players": "2"}, "not played by '2'"),
    ({"deal": "x"}, "deal must be an object with names, not str"),
    ({"deal": {"cards": []}}, "nothing to deal"),
])
def test_a_game_refuses_to_start_with_what_it_does_not_know(given, named):
    with pytest.raises(BadInput, match=named):
        AGROS.start(**given)


def test_a_move_is_its_picks():
    move = Move(["a1", "b2+c2"], code=1)
    assert str(move) == "a1 b2+c2" and move == Move(("a1", "b2+c2"), code=2) and move != Move(("a1",))
    assert len({move, Move(("a1", "b2+c2"))}) == 1


class Two(State):
    """A state with two moves and no ways of its own to read them."""

    def moves(self):
        return [Move(["a1", "b2"]), Move(["pass"])]

    def why(self, picks):
        return Illegal("no", "two.why", picks=list(picks))

    def copy(self):
        return Two()


def test_a_state_finds_a_move_by_its_text_unless_it_knows_better():
    assert str(Two().find(" a1   b2 ")) == "a1 b2" and str(Two().find("pass")) == "pass"
    with pytest.raises(Illegal) as refused:
        Two().find("a1 b3")
    assert refused.value.values == {"picks": ["a1", "b3"]}


def test_a_state_without_secrets_and_pieces_needs_to_say_nothing():
    assert isinstance(Two().hidden_from(0, None), Two) and Two().pieces() == {}


@pytest.mark.parametrize("installed", [[], [metadata.EntryPoint("agros", "pygame_core.games.agros.info:GAME", GROUP)]], ids=["no", "yes"])
def test_our_games_are_found_once_whether_installed_or_not(monkeypatch, installed):
    monkeypatch.setattr(metadata, "entry_points", lambda group: installed)
    assert [game.name for game in games()].count("agros") == 1
    assert len([point for point in game_module._entry_points() if point.name == "agros"]) == 1


def test_a_pack_of_games_stands_beside_ours(monkeypatch):
    monkeypatch.setattr(game_module, "_packs", {})
    monkeypatch.setattr(metadata, "entry_points", lambda group: [metadata.EntryPoint("pack", "games.pack_of_tests:GAME", GROUP)])
    monkeypatch.setattr(metadata.EntryPoint, "load", lambda point: Game(point.name, package="pygame_core.games", seats=[2]))
    assert load("pack").name == "pack" and load("agros").name == "agros"


def test_a_score_is_the_sum_of_its_lines():
    assert Score((Line("a", 3, (), {}), Line("b", -1, (), {}))).total == 2 and Score(()).total == 0


def test_a_refusal_is_readable_in_one_line():
    error = Illegal("notation", "agros.why.notation", text="a\nb", n=2)
    assert str(error) == "notation: agros.why.notation (text=a b, n=2)"
    assert str(Illegal("end", "agros.why.over")) == "end: agros.why.over"
    assert len(str(Illegal("x", "y", text="z" * 9999))) < 100


def test_a_refusal_survives_the_way_to_another_process():
    error = pickle.loads(pickle.dumps(Illegal("occupied", "agros.why.occupied", at="e5")))
    assert (error.rule, error.message, error.values) == ("occupied", "agros.why.occupied", {"at": "e5"})


def test_a_game_survives_the_way_to_another_process_as_itself():
    assert pickle.loads(pickle.dumps(AGROS)) is AGROS


def test_a_value_from_outside_is_shown_short_and_in_one_line():
    assert brief("a\nb") == r"'a\nb'" and len(brief("x" * 999)) < 70


def test_a_game_without_options_takes_none():
    plain = Game("plain", package="pygame_core.games", seats=(1,))
    with pytest.raises(BadInput, match=r"plain has no option 'board' \(it has: none\)"):
        plain.check({"board": 8})
