"""A game in the terminal, seats human or bot."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random

from pygame_core.bots import bot
from pygame_core.cli.source import options, points, seat_names, why
from pygame_core.game import BadInput, Event, Game, Illegal, State, brief, load
from pygame_core.record import Record, parsed
from pygame_core.table import Table
from pygame_core.text import Text

WIDTH = 78  # of a list of moves


def play(args) -> None:
    game = load(args.game)
    seed = secrets.randbelow(2**31) if args.seed is None else args.seed
    dealt = None if args.deal is None else _deal(args.deal)
    record = Record.new(game, args.players, seed, dealt, **options(game, args.options))
    record.seats = _seats(args.seat, record.players, game)
    Session(Table(record), Text(args.lang, [game.folder]), Random(seed)).run()


def _deal(text: str) -> dict:
    try:
        found = parsed(text)
    except BadInput:
        found = None
    if not isinstance(found, dict):
        raise BadInput(f"--deal wants a JSON object, not {brief(text)}")
    return found


def _seats(given: list[str], players: int, game: Game) -> list[str]:
    if len(given) > players:
        raise BadInput(f"{len(given)} seats are given for {players} players")
    for name in given:
        if name != "human":
            bot(name, game)
    return [*given, *["human"] * (players - len(given))]


class Session:
    """Asks people, lets bots move, tells what happens. `saved` are the files this session wrote."""

    def __init__(self, table: Table, text: Text, rng):
        self.table, self.text, self.rng = table, text, rng
        self.names = seat_names(table.game, table.record.players, table.record.names, text)
        self.saved: set[Path] = set()
        self.people = "human" in table.record.seats

    @property
    def state(self) -> State:
        return self.table.state

    def run(self) -> None:
        if self.people:
            self.say("cli.help")
        self.show()
        while self.state.to_move is not None or self.people:
            if self.table.seat_is_bot(self.state.to_move):
                thinker = bot(self.table.record.seats[self.state.to_move], self.table.game)
                self.tell(self.table.play(thinker.choose(self.state, self.rng)))
                self.show()
            elif not self.ask():
                return

    # --- telling ------------------------------------------------------------------------------------------

    def say(self, message: str, **values) -> None:
        print(self.text(message, **values))

    def tell(self, events: list[Event]) -> None:
        for event in events:
            name = "" if event.seat is None else self.names[event.seat]
            self.say(f"{self.table.game.name}.event.{event.kind}", **{**event.values, "name": name})

    def show(self) -> None:
        """The position before a person decides, and the end."""
        if self.state.to_move is None:
            print(f"\n{self.state}\n")
            self.score()
        elif not self.table.seat_is_bot(self.state.to_move):
            print(f"\n{self.state}\n")

    def score(self) -> None:
        game = self.table.game
        for name, score in zip(self.names, self.state.scores()):
            print(f"{name}: {points(score.total, game)}")
            for line in score.lines:
                print(f"  {points(line.points, game):>5}  {self.text(f'{game.name}.score.{line.rule}', **line.values)}")
        if self.state.to_move is None:
            print(self.verdict())

    def verdict(self) -> str:
        """How it ended, in a sentence."""
        outcome, game = self.state.outcome(), self.table.game
        totals = [points(score.total, game) for score in self.state.scores()]
        won = [total for seat, total in enumerate(totals) if seat in outcome.winners]
        rest = [total for seat, total in enumerate(totals) if seat not in outcome.winners]
        return self.text(f"{game.name}.outcome.{outcome.rule}", name=", ".join(self.names[seat] for seat in outcome.winners),
                         score=max(won or totals), other=max(rest, default=0), **outcome.values)

    # --- asking -------------------------------------------------------------------------------------------

    def ask(self) -> bool:
        """One line from a person, obeyed. False when they want no more."""
        prompt = self.state.prompt()
        words = self.text(prompt.message, **prompt.values)
        print(words if self.state.to_move is None else f"{self.names[self.state.to_move]}: {words}")
        try:
            line = input("> ").strip()
        except (EOFError, RuntimeError):  # no more input; no input at all
            print()
            line = "quit"
        command, _, rest = line.partition(" ")
        if command == "quit":
            self.say("cli.bye", n=self.table.length)
            return False
        if command == "save":
            self.save(rest.strip())
        elif line in ("?", "undo", "score"):
            {"?": self.list, "undo": self.undo, "score": self.score}[line]()
        elif line:
            self.move(line)
        return True

    def move(self, line: str) -> None:
        """Make the move of that text, or of that number in the list."""
        moves = self.state.moves()
        if line.isdecimal() and line not in map(str, moves):
            if not 1 <= int(line) <= len(moves):
                self.say("cli.no_number", number=line)
                return
            line = str(moves[int(line) - 1])
        try:
            self.tell(self.table.play(line))
        except Illegal as refused:
            self.say("cli.refused", why=self.text(refused.message, **refused.values), rule=refused.rule)
            return
        self.show()

    def list(self) -> None:
        """The legal moves with their numbers, in columns."""
        cells = [f"{number}) {move}" for number, move in enumerate(self.state.moves(), 1)]
        width = max(map(len, cells), default=0) + 2
        each = max(WIDTH // width, 1)
        for first in range(0, len(cells), each):
            print("".join(cell.ljust(width) for cell in cells[first:first + each]).rstrip())

    def undo(self) -> None:
        taken = self.table.undo(self.table.moves_back())
        self.say("cli.undone" if taken else "cli.nothing_to_undo", n=taken)
        if taken:
            self.show()

    def save(self, name: str) -> None:
        """Write the record, over no file but one this session wrote."""
        if not name:
            self.say("cli.save_how")
            return
        path = Path(name)
        try:
            with path.open("w" if path.resolve() in self.saved else "x", encoding="utf-8") as file:
                print(self.table.record.dumps(), file=file)
        except FileExistsError:
            self.say("cli.exists", file=name)
        except (OSError, ValueError) as error:
            self.say("cli.not_saved", file=name, why=why(error))
        else:
            self.saved.add(path.resolve())
            self.say("cli.saved", file=name)
