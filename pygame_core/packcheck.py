"""Whether a game from elsewhere keeps the contract: it is tried out before it is put on the shelf.

Short enough to run in a browser when a pack is added; the conformance suite asks much more.
"""

from __future__ import annotations

import re
from random import Random
from typing import Callable, Iterator

from pygame_core.chooser import CONFIRM, Chooser
from pygame_core.draw import markup
from pygame_core.draw.view import View
from pygame_core.game import Game, Illegal, Move, State
from pygame_core.text import Text

ROOMS = ("rules", "draw", "demos")
CAMPAIGN = ("title", "one", "series", "note", "keep")  # messages of a game with a series: campaign.py
LONGEST = 120  # moves of a try-out
DRAWN = 12  # every so many positions one is drawn
NO_MOVE = "?! no move"


def check_game(game: object) -> list[str]:
    """One line for each thing that is wrong; empty when the game can be offered."""
    problems = _facts(game)
    for trial in () if problems else (_rooms, _words, _poster, _plays):
        problems += _tried(trial, game)
        if problems and trial is _rooms:
            break
    return problems


def _tried(trial: Callable[[Game], Iterator[str]], game: Game) -> list[str]:
    """What a trial finds, an accident in the game's own code included."""
    found = []
    try:
        found.extend(trial(game))
    except Exception as error:  # whatever the game's author overlooked
        found.append(f"{trial.__name__.strip('_')}: {type(error).__name__}: {' '.join(str(error).split())[:200]}")
    return list(dict.fromkeys(found))


def _facts(game: object) -> list[str]:
    if not isinstance(game, Game):
        return [f"the entry point gives {type(game).__name__}, not a pygame_core.game.Game"]
    problems = []
    if not (isinstance(game.name, str) and re.fullmatch(r"[a-z][a-z0-9_]*", game.name)):
        problems.append("the game's name is not made of small letters, digits and _")
    if not game.seats or not all(type(count) is int and count > 0 for count in game.seats):
        problems.append("the game names no numbers of players")
    if type(game.unit) is not int or game.unit < 1:
        problems.append("the game's unit is not a whole number from 1")
    problems += [f"option {option.name}: the default is none of its choices" for option in game.options if option.default not in option.choices]
    return problems


def _rooms(game: Game) -> Iterator[str]:
    for room in ROOMS:
        try:
            game.room(room)
        except Exception as error:
            yield f"{room}.py cannot be loaded: {type(error).__name__}: {' '.join(str(error).split())[:200]}"


def _words(game: Game) -> Iterator[str]:
    text = Text("en", [game.folder])
    wanted = ["title", "tagline", *(f"option.{option.name}" for option in game.options),
              *(f"option.{option.name}.{choice}" for option in game.options for choice in option.choices),
              *(f"campaign.{ending}" for ending in CAMPAIGN if game.has_room("campaign"))]
    for message in [f"{game.name}.{ending}" for ending in wanted] + list(game.sides):
        if not text.has(message):
            yield f"the English catalogue lacks {message}"


def _poster(game: Game) -> Iterator[str]:
    yield from _picture(markup(game.room("draw").poster(game.room("demos").poster())), "the poster")
    yield from _picture(markup(game.room("draw").defs()), "the definitions of the drawings")


def _plays(game: Game) -> Iterator[str]:
    """A game, or the beginning of one, with each number of players; the moves are drawn by lot."""
    for players in game.seats:
        state, lots = game.start(players, seed=players), Random(players)
        if state.players != players or state.game is not game:
            yield f"{players} players: the state is of another table"
        for number in range(LONGEST):
            yield from _position(state, f"{players} players, move {number + 1}", drawn=number % DRAWN == 0)
            if state.to_move is None:
                break
            moves = state.moves()
            state.play(moves[int(lots.random() * len(moves))])


def _position(state: State, where: str, drawn: bool) -> Iterator[str]:
    moves, over = state.moves(), state.to_move is None
    if over != (not moves) or over != (state.outcome() is not None):
        yield f"{where}: there is nobody to move, no move and an outcome, or none of the three"
    if len(state.scores()) != state.players:
        yield f"{where}: there is not one score for each seat"
    if len({str(move) for move in moves}) < len(moves):
        yield f"{where}: two moves have the same text"
    if drawn:
        yield from _asked(state, moves, where)
        for chooser in _touching(state, moves):
            yield from _shown(chooser, where)


def _asked(state: State, moves: list[Move], where: str) -> Iterator[str]:
    before = state.position()
    if any(state.find(str(move)) != move for move in moves[:50]):
        yield f"{where}: a move is not found by its text"
    try:
        state.find(NO_MOVE)
        yield f"{where}: a text that is no move is taken for one"
    except Illegal:
        pass
    for move in moves[:1]:
        state.copy().play(move)
    state.hidden_from(0, Random(0)), state.prompt(), state.outcome()
    if state.position() != before:
        yield f"{where}: a copy, or a question, has changed the position"


def _touching(state: State, moves: list[Move]) -> Iterator[Chooser]:
    """Nothing is touched yet; then, on the way to the last move, all but one thing after the other."""
    chooser = Chooser(state)
    yield chooser
    for pick in moves[-1].picks[:-1] if moves else ():
        for part in pick.split("+"):
            chooser.touch(part)
        if chooser.part:
            chooser.touch(CONFIRM)
        yield chooser


def _shown(chooser: Chooser, where: str) -> Iterator[str]:
    state, touchable = chooser.state, tuple(chooser.open())
    room, text = state.game.room("draw"), Text("en", [state.game.folder])
    view = View(picks=chooser.picks, open=touchable, touchable=True, viewer=state.to_move if state.hides else None, text=text)
    drawn = markup(room.draw(state, view))
    yield from _picture(drawn, f"{where}: the drawing")
    if hand := getattr(room, "hand", None):
        drawn += markup(hand(state, view) or "")
    for pick in touchable:
        named = pick == CONFIRM or f'data-pick="{pick}"' in drawn or text.has(f"{state.game.name}.pick.{pick}")
        if not named and not re.fullmatch(r"r\d+", pick):
            yield f"{where}: {pick} can be touched, but is neither drawn nor named"


def _picture(words: str, what: str) -> Iterator[str]:
    from xml.etree import ElementTree  # nothing else of the page needs it

    try:
        ElementTree.fromstring(words)
    except ElementTree.ParseError as error:
        yield f"{what} is no well-formed SVG: {error}"
