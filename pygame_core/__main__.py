"""`python -m pygame_core`: games, records and bots from the command line."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import suppress
from io import UnsupportedOperation

from pygame_core import __version__
from pygame_core.cli import arena, play, records, shelf
from pygame_core.cli.source import english, refusal
from pygame_core.game import BadInput, brief
from pygame_core.record import BadMove
from pygame_core.text import LANGUAGES

ILLEGAL, BAD, INTERRUPTED, UNHEARD = 1, 2, 130, 141  # exit codes; the last two are what a shell makes of such signals


class Parser(argparse.ArgumentParser):
    def error(self, message: str):
        raise BadInput(f"{message} (see: {self.prog} --help)")


def _parser() -> Parser:
    parser = Parser(prog="pygame_core", description="Tabletop games: rules, records, bots.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    def command(run, words: str) -> argparse.ArgumentParser:
        found = commands.add_parser(run.__name__, help=words, description=words)
        found.set_defaults(run=run)
        return found

    command(shelf.games, "list the games with their options").add_argument("--json", action="store_true")
    command(shelf.bots, "list the bots of every game, or all that play one").add_argument("game", metavar="GAME", nargs="?")
    command(shelf.demos, "list the demos: GAME/NAME and what each is about")
    for run, words in ((records.moves, "the legal moves of a record's last position, one a line"),
                       (records.score, "a record's score, explained, as JSON"),
                       (records.check, "replay a record; name its first illegal move and the rule against it")):
        _record(command(run, words))
    svg = command(records.svg, "draw a record's last position, or a demo's first")
    _record(svg, "?")
    svg.add_argument("--demo", metavar="GAME/NAME", help="a demo instead of a record; `demos` lists them")
    svg.add_argument("-o", "--output", required=True, metavar="FILE", help="where to write; - is standard output")
    svg.add_argument("--theme", choices=("light", "dark"), help="default: as the reader's system has it")
    svg.add_argument("--lang", choices=LANGUAGES, default="en")
    perft = command(shelf.perft, "count the sequences of 1 to DEPTH legal moves")
    perft.add_argument("game", metavar="GAME")
    perft.add_argument("depth", metavar="DEPTH", type=int)
    _start(perft)
    perft.add_argument("--position", metavar="TEXT", help="start from this position")
    perft.add_argument("--divide", action="store_true", help="first the count behind each move")
    game = command(play.play, "play in the terminal")
    game.add_argument("game", metavar="GAME")
    _start(game)
    game.add_argument("--deal", metavar="JSON", help="what is dealt, instead of by chance: as `deal` in a record")
    game.add_argument("--seat", metavar="human|BOT", action="append", default=[], help="once for each seat, in order; default human")
    game.add_argument("--lang", choices=LANGUAGES, default="en")
    cup = command(arena.arena, "let bots play many games against each other, all in every seat, and count")
    cup.add_argument("game", metavar="GAME")
    cup.add_argument("bots", metavar="BOT", nargs="+", help="a name (`bots GAME` lists them), or where the class is: package.module:Class")
    _start(cup)
    cup.add_argument("--games", type=int, metavar="N", default=100, help="at least so many, up to whole deals; default 100")
    cup.add_argument("--jobs", type=int, metavar="N", default=1, help="processes that play; default 1")
    cup.add_argument("-o", "--output", metavar="FILE", help="results as JSON lines; if there are some already, it goes on from there")
    cup.add_argument("--records", action="store_true", help="write the games' records into the results too")
    return parser


def _record(parser: argparse.ArgumentParser, count: str | None = None) -> None:
    parser.add_argument("record", metavar="RECORD", nargs=count, help="file with a record, as JSON or link text; - is standard input")


def _start(parser: argparse.ArgumentParser) -> None:
    """What a new game is started with."""
    parser.add_argument("options", metavar="name=value", nargs="*", default=[], help="options of the game")
    parser.add_argument("--players", type=int, metavar="N")
    parser.add_argument("--seed", type=int, metavar="N")


def _parsed(argv: list[str] | None) -> argparse.Namespace:
    args, rest = _parser().parse_known_args(argv)
    for word in rest:  # argparse takes options of a game only in one place; people write them anywhere
        if word.startswith("-") or "=" not in word or "options" not in args:
            raise BadInput(f"{brief(word)} is not an argument here")
        args.options.append(word)
    return args


def main(argv: list[str] | None = None) -> int:
    """Run a command; returns the exit code: 0, 1 for an illegal move in a record, 2 for input that cannot be used."""
    _speak_utf8()
    try:
        args = _parsed(argv)
        args.run(args)
        print(end="", flush=True)
        return 0
    except BadMove as error:
        return _failed(refusal(error, english()), ILLEGAL)
    except BadInput as error:
        return _failed(str(error), BAD)
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:  # our output cannot be written: whoever read it went away, or the disk is full
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # and what is left of it goes nowhere
        return UNHEARD if isinstance(error, BrokenPipeError) else _failed(str(error), BAD)


def _speak_utf8() -> None:
    """Whatever the system's own encoding, and never stumble over a character."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace"), (sys.stderr, "backslashreplace")):
        with suppress(AttributeError, UnsupportedOperation):  # closed; not a file; already read from
            stream.reconfigure(encoding="utf-8", errors=errors)


def _failed(why: str, code: int) -> int:
    print("pygame_core:", " ".join(why.split()), file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
