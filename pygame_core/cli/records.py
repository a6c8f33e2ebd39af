"""Commands that read a record: its moves, score, legality and picture."""

from __future__ import annotations

import json

from pygame_core.cli.source import english, opened, points, seat_names, why
from pygame_core.demo import named, still
from pygame_core.game import BadInput, State
from pygame_core.text import Text


def moves(args) -> None:
    _, state = opened(args.record)
    for move in state.moves():
        print(move)


def check(args) -> None:
    record, state = opened(args.record)
    sides = seat_names(state.game, state.players, [], english())
    turn = "the game is over" if state.to_move is None else f"{sides[state.to_move]} to move"
    print(f"ok: {len(record.moves)} {'move' if len(record.moves) == 1 else 'moves'}, {turn}")


def score(args) -> None:
    record, state = opened(args.record)
    names = seat_names(state.game, state.players, record.names, english())
    outcome = state.outcome()
    print(json.dumps({
        "seats": {seat: {"name": name, **_explained(state, seat)} for seat, name in enumerate(names)},
        "outcome": outcome and {"winners": outcome.winners, "rule": outcome.rule},
    }, ensure_ascii=False))


def _explained(state: State, seat: int) -> dict:
    found = state.scores()[seat]
    return {"total": points(found.total, state.game),
            "lines": [{**line._asdict(), "points": points(line.points, state.game)} for line in found.lines]}


def svg(args) -> None:
    if (args.demo is None) == (args.record is None):
        raise BadInput("name one thing to draw: a record, or --demo GAME/NAME")
    drawn = _demo(args) if args.demo else _last_position(args)
    if args.output == "-":
        print(drawn)
        return
    try:
        with open(args.output, "w", encoding="utf-8") as file:
            print(drawn, file=file)
    except (OSError, ValueError) as error:
        raise BadInput(f"{args.output}: cannot be written: {why(error)}") from None


def _demo(args) -> str:
    game, demo = named(args.demo)
    return still(demo, Text(args.lang, [game.folder]), args.theme)


def _last_position(args) -> str:
    from pygame_core.draw import standalone  # only drawing needs svg.py
    from pygame_core.draw.view import View

    _, state = opened(args.record)
    if not state.game.has_room("draw"):
        raise BadInput(f"{state.game.name} has no drawing")
    room = state.game.room("draw")
    picture = room.draw(state, View(text=Text(args.lang, [state.game.folder])))
    return standalone(picture, args.theme, room.defs() if hasattr(room, "defs") else None)
