"""Tiny Paths: from a hidden hand lay a tile beside the others, turned as you like; then swap tiles or keep them.

A tile has a path with two ends: `b` bends, `s` runs straight. Ends that meet are a join, a point for whoever laid
the later tile. The start tile `x` is a crossing. Sides count clockwise from the top: 0, 1, 2, 3.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import NamedTuple

from pygame_core.game import BadInput, Event, Game, Illegal, Line, Move, Outcome, Prompt, Score, State
from pygame_core.geometry.square import cells, names

SIZE = 5
NAMES, CELLS = names(SIZE), cells(SIZE)
ENDS = {"b": (0, 1), "s": (0, 2), "x": (0, 1, 2, 3)}
TURNS = {"b": 4, "s": 2}  # rotations that differ
TILES = "bbbbbbbbbsssssss"
SLOTS = ("h1", "h2", "h3", "h4")  # a hand is sorted; a slot names a tile of it without telling which
SEATS = "ABC"
LAY, SWAP = "lay", "swap"
KEEP = Move(("keep",))
POSITION = re.compile(r"([ABC])/(lay|swap)/([234])/c3=x0-((?:,[a-e][1-5]=[bs][0-3][ABC])*)/([bs]*(?:,[bs]*)+)/([bs]*)")


class Tile(NamedTuple):
    kind: str
    turn: int
    seat: int | None

    def ends(self) -> set[int]:
        return {(side + self.turn) % 4 for side in ENDS[self.kind]}


@lru_cache(maxsize=None)
def laying(slot: int, cell: int, turn: int) -> Move:
    return Move((SLOTS[slot], NAMES[cell], f"r{turn}"), (slot, cell, turn))


@lru_cache(maxsize=None)
def swapping(slots: tuple[int, ...]) -> Move:
    return Move(("+".join(SLOTS[slot] for slot in slots),), slots)


def beside(cell: int) -> dict[int, int]:
    """Side → the cell there, where there is one."""
    rank, file = divmod(cell, SIZE)
    found = {0: (rank + 1, file), 1: (rank, file + 1), 2: (rank - 1, file), 3: (rank, file - 1)}
    return {side: r * SIZE + f for side, (r, f) in found.items() if 0 <= r < SIZE and 0 <= f < SIZE}


def shuffled(tiles: str, rng: Random) -> str:
    rest, drawn = list(tiles), ""
    while rest:
        drawn += rest.pop(int(rng.random() * len(rest)))
    return drawn


def start(game: Game, players: int, seed: int | None, deal: dict | None, options: dict) -> Tiny:
    """`deal`: {"deck": all tiles in the order they are drawn}, hands first; or {"position": text}."""
    if deal is None:
        deal = {"deck": shuffled(TILES, Random(seed or 0))}
    if set(deal) == {"position"}:
        return Tiny.at(game, deal["position"])
    deck = deal.get("deck")
    if set(deal) != {"deck"} or not isinstance(deck, str) or sorted(deck) != sorted(TILES):
        raise BadInput(f"deal['deck'] must hold the letters {TILES} in some order")
    hand = options["hand"]
    hands = ["".join(sorted(deck[seat * hand:(seat + 1) * hand])) for seat in range(players)]
    return Tiny(game, deal, hand, hands, deck[players * hand:])


class Tiny(State):
    """`board`: cell → tile, in the order they were laid. `joins`: (seat, cell, cell before it)."""

    __slots__ = ("game", "deal", "hand", "hands", "deck", "board", "joins", "seat", "phase")

    def __init__(self, game: Game, deal: dict, hand: int, hands: list[str], deck: str):
        self.game, self.deal, self.hand, self.hands, self.deck = game, deal, hand, hands, deck
        self.board, self.joins = {CELLS["c3"]: Tile("x", 0, None)}, ()
        self.seat, self.phase = 0, LAY

    @classmethod
    def at(cls, game: Game, text: str) -> Tiny:
        found = POSITION.fullmatch(text) if isinstance(text, str) else None
        if not found:
            raise BadInput("a position of tiny looks like A/lay/3/c3=x0-,c4=b1A/bbs,bs/sbsb")
        seat, phase, hand, laid, hands, deck = found.groups()
        state = cls(game, {"position": text}, int(hand), hands.split(","), deck)
        for entry in filter(None, laid.split(",")):
            state._lay(CELLS[entry[:2]], Tile(entry[3], int(entry[4]), SEATS.index(entry[5])))
        state.seat, state.phase = SEATS.index(seat), phase
        if state.players not in game.seats or state.seat >= state.players:
            raise BadInput("a position of tiny has two or three hands")
        return state

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def options(self) -> dict:
        return {"hand": self.hand}

    @property
    def to_move(self) -> int | None:
        return self.seat if any(self.hands) else None

    def moves(self) -> list[Move]:
        hand = self.hands[self.seat]
        if self.phase == SWAP:
            most = min(2, len(hand), len(self.deck))
            return [KEEP, *(swapping(slots) for size in range(1, most + 1) for slots in combinations(range(len(hand)), size))]
        free = sorted({near for cell in self.board for near in beside(cell).values()} - self.board.keys())
        return [laying(slot, cell, turn) for slot, kind in enumerate(hand) for cell in free for turn in range(TURNS[kind])]

    def play(self, move: Move, tell=None) -> None:
        seat, hand = self.seat, self.hands[self.seat]
        if self.phase == LAY:
            slot, cell, turn = move.code
            self.hands[seat] = hand[:slot] + hand[slot + 1:]
            event = Event("laid", seat, {"at": NAMES[cell], "n": self._lay(cell, Tile(hand[slot], turn, seat))})
            self.phase = SWAP
        elif move == KEEP:
            event = Event("kept", seat, {})
            self._next()
        else:
            count, back = len(move.code), "".join(hand[slot] for slot in move.code)
            rest = "".join(kind for slot, kind in enumerate(hand) if slot not in move.code)
            self.hands[seat] = "".join(sorted(rest + self.deck[:count]))
            self.deck = self.deck[count:] + back
            event = Event("revealed", seat, {"n": count})  # who takes this back has seen the deck
            self._next()
        if self.phase == SWAP and not (self.hands[seat] and self.deck):
            self._next()
        if tell:
            tell(event)
            if self.to_move is None:
                tell(Event("ended", None, {}))

    def _lay(self, cell: int, tile: Tile) -> int:
        """Put a tile down; returns how many joins it makes."""
        self.board[cell] = tile
        near = {side: other for side, other in beside(cell).items() if side in tile.ends() and other in self.board}
        met = [other for side, other in near.items() if (side + 2) % 4 in self.board[other].ends()]
        self.joins += tuple((tile.seat, cell, other) for other in met)
        return len(met)

    def _next(self) -> None:
        self.seat, self.phase = (self.seat + 1) % self.players, LAY

    def copy(self) -> Tiny:
        twin = Tiny(self.game, self.deal, self.hand, self.hands[:], self.deck)
        twin.board, twin.joins, twin.seat, twin.phase = self.board.copy(), self.joins, self.seat, self.phase
        return twin

    def scores(self) -> list[Score]:
        return [Score(tuple(Line("join", 1, (NAMES[cell], NAMES[other]), {"at": NAMES[cell], "other": NAMES[other]})
                            for owner, cell, other in self.joins if owner == seat)) for seat in range(self.players)]

    def outcome(self) -> Outcome | None:
        if self.to_move is not None:
            return None
        totals = [score.total for score in self.scores()]
        return Outcome(tuple(seat for seat, total in enumerate(totals) if total == max(totals)), "end")

    def prompt(self, picks: tuple[str, ...] = ()) -> Prompt:
        if self.to_move is None:
            return Prompt("tiny.prompt.over", {})
        return Prompt("tiny.prompt.swap" if self.phase == SWAP else f"tiny.prompt.lay{min(len(picks), 2)}", {})

    def position(self) -> str:
        laid = ",".join(f"{NAMES[cell]}={kind}{turn}{'-' if seat is None else SEATS[seat]}" for cell, (kind, turn, seat) in self.board.items())
        return "/".join([SEATS[self.seat], self.phase, str(self.hand), laid, ",".join(self.hands), self.deck])

    def why(self, picks: tuple[str, ...]) -> Illegal:
        if self.to_move is None:
            return Illegal("end", "tiny.why.over")
        if self.phase == SWAP:
            return Illegal("swap", "tiny.why.swap")
        cell = next((CELLS[pick] for pick in picks if pick in CELLS), None)
        if cell in self.board:
            return Illegal("lay", "tiny.why.occupied", at=NAMES[cell])
        if cell is not None and not self.board.keys() & beside(cell).values():
            return Illegal("lay", "tiny.why.apart", at=NAMES[cell])
        return Illegal("lay", "tiny.why.order")

    def hidden_from(self, seat: int, rng) -> Tiny:
        """The other hands and the deck are one heap to `seat`."""
        twin = self.copy()
        heap = shuffled("".join(hand for other, hand in enumerate(self.hands) if other != seat) + self.deck, rng)
        for other, hand in enumerate(self.hands):
            if other != seat:
                twin.hands[other], heap = "".join(sorted(heap[:len(hand)])), heap[len(hand):]
        twin.deck = heap
        return twin

    def pieces(self) -> dict[str, int]:
        return dict(Counter([tile.kind for tile in self.board.values()]) + Counter("".join(self.hands) + self.deck))
