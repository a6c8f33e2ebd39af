"""One game in progress: a record, its state, undo and redo, and what was told. No interface here.

Undo is replay from the nearest kept position, never a reverse move: it cannot drift.
"""

from __future__ import annotations

from pygame_core.game import Event, Game, Illegal, Move, State, load
from pygame_core.record import BadMove, Record

PEOPLE = ("human", "remote")
KEEP = 16  # moves between two kept positions: undo replays fewer than this


class Table:
    """`record` and `state` always agree; `told[i]` holds the events of move `i`."""

    def __init__(self, record: Record):
        """Sit down at a recorded game. Raises `BadInput`, `BadMove` if it cannot be replayed."""
        self.record = record
        self.told: list[list[Event]] = []
        self.undone: list[str] = []  # moves taken back, the next to redo last
        self.state: State = record.start()
        self._kept: dict[int, State] = {0: self.state.copy()}
        moves, record.moves = record.moves, []
        for index, text in enumerate(moves):
            try:
                self._make(self.state.find(text))
            except Illegal as error:
                record.moves = moves
                raise BadMove(index, text, error) from None

    @property
    def game(self) -> Game:
        return load(self.record.game)

    @property
    def length(self) -> int:
        return len(self.record.moves)

    def play(self, move: Move | str) -> list[Event]:
        """Make a move and return what was told. A new move ends what could be redone. Raises `Illegal`."""
        if isinstance(move, str):
            move = self.state.find(move)
        self.undone.clear()
        return self._make(move)

    def undo(self, moves: int = 1) -> int:
        """Take back up to `moves` moves; returns how many."""
        moves = min(moves, self.length)
        if moves:
            keep = self.length - moves
            self.undone += reversed(self.record.moves[keep:])
            del self.record.moves[keep:], self.told[keep:]
            self.state = self.at(keep)
            self._kept = {index: state for index, state in self._kept.items() if index <= keep}
        return moves

    def redo(self, moves: int = 1) -> list[Event]:
        """Make undone moves again; returns what was told."""
        events: list[Event] = []
        for _ in range(min(moves, len(self.undone))):
            events += self._make(self.state.find(self.undone.pop()))
        return events

    def at(self, index: int) -> State:
        """The position after the first `index` moves, as a state of its own."""
        base = max(kept for kept in self._kept if kept <= index)
        state = self._kept[base].copy()
        for text in self.record.moves[base:index]:
            state.play(state.find(text))
        return state

    def mover(self, index: int) -> int | None:
        """The seat that made move `index`, as told."""
        return next((event.seat for event in self.told[index] if event.seat is not None), None)

    def kind(self, seat: int | None) -> str:
        """Who sits there: "human", "remote" (a person at another device) or a bot's name."""
        seats = self.record.seats
        return seats[seat] if seat is not None and seat < len(seats) else "human"

    def seat_is_bot(self, seat: int | None) -> bool:
        return self.kind(seat) not in PEOPLE

    def moves_back(self) -> int:
        """How many moves "undo" means: back to the last decision a person made (against a bot, its replies
        and mine). 0 when no person has decided anything yet."""
        for index in range(self.length - 1, -1, -1):
            if not self.seat_is_bot(self.mover(index)):
                return self.length - index
        return 0

    def turn_back(self) -> int:
        """How many moves it takes to go back to where the last turn a person has begun began."""
        keep = self.length - self.moves_back()
        while 0 < keep < self.length and self.mover(keep - 1) == self.mover(keep):
            keep -= 1
        return self.length - keep

    def revealed(self, moves: int) -> bool:
        """Whether anything hidden was turned up in the last `moves` moves: taking those back is more than a slip."""
        return any(event.kind.split(".")[0] == "revealed" for told in self.told[self.length - moves:] for event in told)

    def moves_forward(self) -> int:
        """How many undone moves "redo" means: through the bots' replies to the next person's decision."""
        state, count = self.state.copy(), 0
        for text in reversed(self.undone):
            if count and not self.seat_is_bot(state.to_move):
                break
            state.play(state.find(text))
            count += 1
        return count

    def _make(self, move: Move) -> list[Event]:
        events: list[Event] = []
        self.state.play(move, events.append)
        self.record.moves.append(str(move))
        self.told.append(events)
        if self.length % KEEP == 0:
            self._kept[self.length] = self.state.copy()
        return events
