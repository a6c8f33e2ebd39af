"""Every demo of every game: it starts, its script solves it and nothing earlier does, its words are there."""

import re

import pytest
from pygame_core.demo import Demo, demos
from pygame_core.game import Game, Illegal, games
from pygame_core.text import LANGUAGES, Text

ALL = [pytest.param(game, demo, id=f"{game.name}/{demo.name}") for game in games() for demo in demos(game).values()]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_names_are_unique_and_fit_an_address(game: Game):
    listed = getattr(game.room("demos"), "DEMOS", ())
    assert len(listed) == len(demos(game))
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", demo.name) for demo in listed)


@pytest.mark.parametrize("game, demo", ALL)
def test_the_script_solves_it_and_only_its_last_move_does(game: Game, demo: Demo):
    table = demo.table()
    assert set(demo.offered) <= {str(move) for move in table.state.moves()}
    if demo.solved is None:
        assert demo.refused and not demo.script
        return
    assert demo.script and not demo.solved(table)
    replies = list(demo.replies)
    learner = table.state.to_move
    for index, text in enumerate(demo.script):
        if table.state.to_move != learner:
            assert replies.pop(0) == text, "the script of another seat is its replies"
        else:
            assert text in {str(move) for move in demo.moves(table)}
        table.play(text)
        assert demo.solved(table) == (index == len(demo.script) - 1)


@pytest.mark.parametrize("game, demo", ALL)
def test_what_it_refuses_is_refused_by_its_rule(game: Game, demo: Demo):
    state = demo.table().state
    for text, rule in demo.refused:
        with pytest.raises(Illegal) as refusal:
            state.find(text)
        assert refusal.value.rule == rule


@pytest.mark.parametrize("game, demo", ALL)
def test_its_words_are_there_in_every_language(game: Game, demo: Demo):
    for lang in LANGUAGES:
        text = Text(lang, [game.folder])
        for part in ("", ".task", ".done"):
            assert text(f"{game.name}.demo.{demo.name}{part}") != f"{game.name}.demo.{demo.name}{part}"
        assert f"{{#{demo.rule}}}" in (game.folder / "help" / f"{lang}.md").read_text("utf-8")
