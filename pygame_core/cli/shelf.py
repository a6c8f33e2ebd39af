"""Commands that need no record: what games and bots there are, and how many move sequences a position has."""

from __future__ import annotations

import json

from pygame_core import bots as players
from pygame_core.cli.source import english, options
from pygame_core.demo import demos as demos_of
from pygame_core.game import BadInput, Game, Option, State, load
from pygame_core.game import games as all_games


def games(args) -> None:
    text = english()
    if args.json:
        print(json.dumps([{**_facts(game), "title": text(f"{game.name}.title")} for game in all_games()], ensure_ascii=False))
        return
    for index, game in enumerate(all_games()):
        head = f"{game.name}: {text(f'{game.name}.title')}, for {', '.join(map(str, game.seats))} players"
        print(*[""] * bool(index), head, *map(_option, game.options), sep="\n")


def _facts(game: Game) -> dict:
    return {"name": game.name, "rules": game.rules, "seats": game.seats, "minutes": game.minutes, "together": game.together,
            "options": [option._asdict() for option in game.options]}


def _option(option: Option) -> str:
    advanced = " (advanced)" if option.advanced else ""
    return f"  {option.name}={'|'.join(map(str, option.choices))}, default {option.default}{advanced}"


def bots(args) -> None:
    for name in players.names(load(args.game) if args.game else None):
        print(name)


def demos(args) -> None:
    text = english()
    for game in all_games():
        for name, demo in demos_of(game).items():
            print(f"{game.name}/{name}: {text(demo.title)}")


def perft(args) -> None:
    """Counts sequences of legal moves, the usual test of a move generator."""
    if args.depth < 1:
        raise BadInput(f"the depth is a whole number from 1, not {args.depth}")
    game = load(args.game)
    deal = None if args.position is None else {"position": args.position}
    state = game.start(args.players, args.seed, deal, **options(game, args.options))
    if args.divide:
        for move in state.moves():
            print(move, count(played(state, move), args.depth - 1), flush=True)
    for depth in range(1, args.depth + 1):
        print(depth, count(state, depth), flush=True)


def count(state: State, depth: int) -> int:
    """How many sequences of `depth` moves there are; games that end sooner do not count."""
    if depth == 0:
        return 1
    moves = state.moves()
    return len(moves) if depth == 1 else sum(count(played(state, move), depth - 1) for move in moves)


def played(state: State, move) -> State:
    after = state.copy()
    after.play(move)
    return after
