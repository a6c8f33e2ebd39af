"""The rules all these games share: hands, placing cards on the block grid, and the end.

Source of the rules and of every reading: the games' help pages. Rule ids here are section ids of those pages.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from pygame_core.game import BadInput, Event, Game, Illegal, Move, Outcome, Prompt, Score, State
from pygame_core.games.polis import notation, scoring
from pygame_core.games.polis.deal import Deal, dealt, kit
from pygame_core.games.polis.deck import TURNS
from pygame_core.games.polis.grid import BESIDE, CARD, CORNERS, REACH, at, name, place_named
from pygame_core.games.polis.scoring import Edition
from pygame_core.games.polis.survey import Survey

HAND = 3  # cards of whoever is to move


def begin(game: Game, players: int, seed: int | None, deal: dict | None, options: dict) -> Polis:
    """A new game of the edition whose rules room this is. `deal` may hold a position instead."""
    given = deal or {}
    if "position" in given:
        if set(given) != {"position"} or not isinstance(given["position"], str):
            raise BadInput("deal: position must be a text and stand alone")
        return notation.state_at(game, Polis, given["position"])
    return Polis(game, players, options, dealt(game.room("rules").EDITION, seed, given))


@lru_cache(maxsize=None)
def move_of(card: int, place: int, turn: int) -> Move:
    return Move((f"c{card}", name(place), TURNS[turn]), (card, place, turn))


class Polis(State):
    """`cells`: place → the tile on top. `placed`: (card, place, turn) from the first card on."""

    __slots__ = ("game", "edition", "players", "options", "deck", "conditions", "order", "placed", "hands", "cells",
                 "known", "_survey")
    game: Game
    edition: Edition

    def __init__(self, game: Game, players: int, options: dict, deal: Deal):
        self.game, self.players, self.options = game, players, options
        self.edition = game.room("rules").EDITION
        self.deck, self.conditions, self.order = deal.deck, deal.conditions, deal.order
        self.hands: list[tuple[int, ...]] = [self.order[:HAND], *((card,) for card in self.order[HAND:self._dealt])]
        self.known = [frozenset(hand) for hand in self.hands]  # of the cards dealt: those each seat has held
        self.placed: list[tuple[int, int, int]] = []
        self.cells: dict[int, int] = {}
        self._lay(self.order[self._dealt], at(0, 0), 0)

    def __reduce__(self):
        return _restored, (self.game, {slot: getattr(self, slot) for slot in self.__slots__ if slot not in ("game", "edition", "_survey")})

    @property
    def deal(self) -> dict[str, Any]:
        return Deal(self.deck, self.conditions, self.order).data(self.edition)

    @property
    def kit(self) -> dict[str, Any]:
        return kit(self.deck, self.edition)

    @property
    def _dealt(self) -> int:
        """How many cards of the order are dealt to hands."""
        return HAND + self.players - 1

    @property
    def drawn(self) -> int:
        """How many cards have left the deck: those dealt, the map's first, and one after each turn."""
        return min(self._dealt + len(self.placed), len(self.order))

    @property
    def top(self) -> int | None:
        """The card on top of the deck, which all can see."""
        return self.order[self.drawn] if self.drawn < len(self.order) else None

    @property
    def target(self) -> int:
        return self.edition.target(self.conditions, self.options.get("fees") == "on")

    @property
    def to_move(self) -> int | None:
        return None if len(self.placed) == len(self.order) else (len(self.placed) - 1) % self.players

    # --- moves --------------------------------------------------------------------------------------------

    def places(self) -> list[int]:
        """Where a card may lie so that it touches the map and covers what it may, top left blocks, row by row."""
        places = sorted({cell + step for cell in self.cells for step in REACH})
        if self.options["covering"] == "free":
            return places
        return [place for place in places if not self._buried(place)]

    def moves(self) -> list[Move]:
        """By card of the hand, then by place, row by row, then by turn."""
        seat = self.to_move
        if seat is None:
            return []
        places = self.places()
        clashes = self.clash if self._ways_apart else None
        return [move_of(card, place, turn) for card in self.hands[seat] for place in places for turn in (0, 1)
                if clashes is None or clashes(card, place, turn) is None]

    @property
    def _ways_apart(self) -> bool:
        return self.options.get("meeting") == "refused"

    def clash(self, card: int, place: int, turn: int) -> tuple[int, int] | None:
        """Where a road would first meet a river: the block across the rim of the card, and by which of its sides."""
        kinds, exits, cells = self.deck.kind, self.deck.exits, self.cells
        for step, kind, entry in self.deck.outlets[card, turn]:
            tile = cells.get(place + step)
            if tile is not None and exits[tile] & entry and kinds[tile] != kind:
                return place + step, entry
        return None

    def _buried(self, place: int) -> int | None:
        """A card of which nothing would be seen any more."""
        covered = [self.cells[place + part] >> 3 for part in CARD if place + part in self.cells]
        for card in covered:
            if covered.count(card) == sum(tile >> 3 == card for tile in self.cells.values()):
                return card
        return None

    def play(self, move: Move, tell=None) -> None:
        seat = self.to_move
        card, place, turn = move.code
        before = self.roads_and_score() if tell else None
        covered = sum(place + part in self.cells for part in CARD)
        top = self.top
        rest = tuple(other for other in self.hands[seat] if other != card)
        self._lay(card, place, turn)
        if self.players == 1:
            self.hands[0] = rest if top is None else (*rest, top)
        else:
            left = (seat + 1) % self.players
            self.hands[left] = (*self.hands[left], *rest)
            self.known[left] |= frozenset(rest)
            self.hands[seat] = () if top is None else (top,)
        if tell:
            self._tell(seat, move, covered, before, tell)

    def _lay(self, card: int, place: int, turn: int) -> None:
        self._survey = None
        self.placed.append((card, place, turn))
        first = card * 8 + turn * 4
        for part, step in enumerate(CARD):
            self.cells[place + step] = first + part

    def _tell(self, seat: int, move: Move, covered: int, before: tuple[int, int], tell) -> None:
        card, _, turn = move.code
        roads, score = self.roads_and_score()
        tell(Event("placed", seat, {"card": card, "origin": move.picks[0], "dest": move.picks[1], "at": move.picks[1], "turn": TURNS[turn],
                                    "covered": covered, "roads": roads - before[0], "score": score, "gain": score - before[1]}))
        if self.to_move is None:
            tell(Event("ended", None, {"score": score, "target": self.target, "by": score - self.target}))

    def copy(self) -> Polis:
        twin = Polis.__new__(Polis)
        twin.game, twin.edition, twin.players, twin.options = self.game, self.edition, self.players, self.options
        twin.deck, twin.conditions, twin.order = self.deck, self.conditions, self.order
        twin.placed, twin.hands, twin.cells, twin.known = self.placed[:], self.hands[:], self.cells.copy(), self.known[:]
        twin._survey = self._survey
        return twin

    # --- score --------------------------------------------------------------------------------------------

    def survey(self) -> Survey:
        if self._survey is None:
            self._survey = Survey(self.deck, self.cells.copy(), self.options)
        return self._survey

    def total(self) -> int:
        """The team's points: the sum of `scores`, without their explanation (for search)."""
        return scoring.total(self.edition, self.survey(), self.conditions, self.options["difficulty"])

    def roads_and_score(self) -> tuple[int, int]:
        return len(self.survey().roads), self.total()

    def scores(self) -> list[Score]:
        """The team's score, for every seat."""
        score = Score(scoring.lines(self.edition, self.survey(), self.conditions, self.options["difficulty"]))
        return [score] * self.players

    def outcome(self) -> Outcome | None:
        if self.to_move is not None:
            return None
        by = self.total() - self.target
        values = {"target": self.target, "n": abs(by)}
        return Outcome(tuple(range(self.players)), "target", values) if by >= 0 else Outcome((), "missed", values)

    # --- hidden things ------------------------------------------------------------------------------------

    def knows(self, seat: int) -> set[int]:
        """The cards whose whereabouts a seat knows: what it has held (cards are passed on together), what lies on the
        map, and what has been on top of the deck."""
        return {*self.known[seat], *(card for card, _, _ in self.placed), *self.order[self._dealt:self.drawn + 1]}

    def hidden_from(self, seat: int, rng) -> Polis:
        knows = self.knows(seat)
        unknown = [card for card in self.order if card not in knows]
        shuffled = sorted(unknown)  # so that nothing of the real order is left
        for last in range(len(shuffled) - 1, 0, -1):
            other = int(rng.random() * (last + 1))
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        swap = dict(zip(unknown, shuffled))
        twin = self.copy()
        twin.order = tuple(swap.get(card, card) for card in self.order)
        twin.hands = [tuple(swap.get(card, card) for card in hand) for hand in self.hands]
        twin.known = [frozenset(swap.get(card, card) for card in cards) for cards in self.known]
        return twin

    def pieces(self) -> dict[str, int]:
        deck = len(self.order) - self.drawn
        return {"cards": len(self.conditions) + sum(map(len, self.hands)) + len(self.placed) + deck}

    # --- words --------------------------------------------------------------------------------------------

    def position(self) -> str:
        return notation.position(self)

    def _word(self, name: str) -> str:
        return f"{self.game.name}.{name}"

    def prompt(self, picks: tuple[str, ...] = ()) -> Prompt:
        if self.to_move is None:
            return Prompt(self._word("prompt.over"), {})
        if not picks:
            return Prompt(self._word("prompt.card"), {"n": len(self.order) - len(self.placed)})
        return Prompt(self._word("prompt.place" if len(picks) == 1 else "prompt.turn"), {"card": picks[0][1:]})

    def read(self, text: str) -> tuple[str, ...]:
        return tuple(text.lower().split())

    def find(self, text: str) -> Move:
        picks = self.read(text)
        move = self._move(picks)
        if move is None or self.to_move is None or self.refusal(*move.code):
            raise self.why(picks)
        return move

    def _move(self, picks: tuple[str, ...]) -> Move | None:
        """The move these picks would spell, legal or not."""
        if len(picks) != 3 or not re.fullmatch("c([1-9]|1[0-8])", picks[0]) or picks[2] not in TURNS:
            return None
        place = place_named(picks[1])
        return None if place is None else move_of(int(picks[0][1:]), place, TURNS.index(picks[2]))

    def why(self, picks: tuple[str, ...]) -> Illegal:
        if self.to_move is None:
            return Illegal("end", self._word("why.over"))
        text = " ".join(picks)[:40]
        if not picks or len(picks) > 3:
            return Illegal("notation", self._word("why.notation"), text=text)
        if not re.fullmatch("c([1-9]|1[0-8])", picks[0]):
            if len(picks) == 1 and (place_named(picks[0]) is not None or picks[0] in TURNS):
                return Illegal("turn", self._word("why.card_first"))
            return Illegal("notation", self._word("why.notation"), text=text)
        card = int(picks[0][1:])
        if card not in self.hands[self.to_move]:
            return Illegal("turn", self._word("why.not_in_hand"), card=card)
        place = place_named(picks[1]) if len(picks) > 1 else None
        if place is None or len(picks) == 3 and picks[2] not in TURNS:
            return Illegal("notation", self._word("why.notation"), text=text)
        turns = (0, 1) if len(picks) == 2 else (TURNS.index(picks[2]),)
        refusals = [self.refusal(card, place, turn) for turn in turns]
        return refusals[0] or Illegal("notation", self._word("why.notation"), text=text)

    def refusal(self, card: int, place: int, turn: int) -> Illegal | None:
        """Why a card cannot lie so; None if it can."""
        if card not in self.hands[self.to_move]:
            return Illegal("turn", self._word("why.not_in_hand"), card=card)
        own = [place + part for part in CARD]
        if not any(block + step in self.cells for block in own for step in (0, *BESIDE)):
            corner = any(block + step in self.cells for block in own for step in CORNERS)
            return Illegal("placing", self._word("why.corner" if corner else "why.apart"), at=name(place))
        if self.options["covering"] != "free" and (buried := self._buried(place)):
            return Illegal("covering", self._word("why.buried"), card=buried)
        if self._ways_apart and (met := self.clash(card, place, turn)) is not None:
            return Illegal("roads-and-rivers", self._word("why.clash"), at=name(met[0]))
        return None


def _restored(game: Game, values: dict[str, Any]) -> Polis:
    """What pickle makes a state from."""
    state = Polis.__new__(Polis)
    state.game, state.edition, state._survey = game, game.room("rules").EDITION, None
    for slot, value in values.items():
        setattr(state, slot, value)
    return state
