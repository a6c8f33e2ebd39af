"""Every registered game in every corner of its options, played at random. Runs in Pyodide too: see test_pyodide."""

import hashlib
import json
from itertools import product
from math import prod
from random import Random

from pygame_core.game import games, load
from pygame_core.record import Record
from pygame_core.table import Table

MANY = 12  # up to so many combinations of options are all played
LONGEST = 5000  # moves; no game of ours comes near


def corners():
    """(game name, players, options): all combinations where they are few, else the defaults and each extreme."""
    for game in games():
        names = [option.name for option in game.options]
        if prod(len(option.choices) for option in game.options) <= MANY:
            combinations = [dict(zip(names, choices)) for choices in product(*(option.choices for option in game.options))]
        else:
            extremes = ({option.name: choice} for option in game.options for choice in (option.choices[0], option.choices[-1])
                        if choice != option.default)
            combinations = [{}, *extremes]
        for players, options in product(game.seats, combinations):
            yield game.name, players, options


def name_of(corner):
    game, players, options = corner
    return "-".join([game, str(players), *(f"{name}={choice}" for name, choice in options.items())])


def playout(corner, seed):
    """A table at which a whole game was played, each move drawn by `seed`."""
    game, players, options = corner
    table, rng = Table(Record.new(load(game), players, seed=seed, **options)), Random(seed)
    while moves := table.state.moves():
        assert table.length < LONGEST, "the game does not end"
        table.play(moves[int(rng.random() * len(moves))])
    return table


def digest(record):
    """What must not depend on the machine: all that can be seen of a replay, the long parts as a hash."""
    seen, told = hashlib.sha256(), []
    state = record.start()
    for text in [*record.moves, None]:
        seen.update(json.dumps([state.position(), state.to_move, list(map(str, state.moves())), state.scores(), told]).encode())
        if text is not None:
            told = []
            state.play(state.find(text), told.append)
    return {"position": state.position(), "scores": [score.total for score in state.scores()], "outcome": list(state.outcome()),
            "moves": len(record.moves), "seen": seen.hexdigest()}


def played(corner, seed):
    """A random game and its digest as JSON text."""
    record = playout(corner, seed).record
    return json.dumps([record.data(), digest(record)])
