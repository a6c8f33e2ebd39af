"""Cacao: workers and jungle on one checkerboard; workers gather where their tiles meet the jungle's.

Source of the rules and of every reading: help/en.md. Rule ids here are that page's section ids.
"""

from __future__ import annotations

import re
from functools import lru_cache

from pygame_core.game import BadInput, Event, Game, Illegal, Line, Move, Outcome, Prompt, Score, State
from pygame_core.games.cacao import deals, notation, refusals
from pygame_core.games.cacao.agenda import Act, Edge, Fill
from pygame_core.games.cacao.scoring import shares, temples
from pygame_core.games.cacao.tiles import (
    DISPLAY, FACING, GOLD, HARVEST, JUNGLE, KINDS, PRICE, ROTATIONS, START, STEPS, STORE, SUN, TEMPLE, TOKENS, TRACK, WATER,
    WORKER, kind, name, named, owner, shuffled, worker,
)

PLACE, OVER, FILL, EDGE, SELL, DONE = "place", "over", "fill", "edge", "sell", "done"


class Button(Move):
    """A move made by one touch but written in two words: the pick `sell-2` is the move `sell 2`."""

    __slots__ = ()

    def __init__(self, pick: str, code: tuple):
        super().__init__((pick,), code)
        self._text = pick.replace("-", " ")


@lru_cache(maxsize=None)
def placements(kind: int, cell: int) -> tuple[Move, ...]:
    """A tile of that kind on that cell, in each rotation that makes a difference."""
    return tuple(Move((KINDS[kind], name(cell), f"r{turn}"), (PLACE, kind, cell, turn)) for turn in range(ROTATIONS[kind]))


@lru_cache(maxsize=None)
def overbuildings(kind: int, cell: int) -> tuple[Move, ...]:
    return tuple(Move(("over", *move.picks), (OVER, *move.code[1:])) for move in placements(kind, cell))


@lru_cache(maxsize=None)
def filling(slot: int, cell: int) -> Move:
    return Move((f"j{slot + 1}", name(cell)), (FILL, slot, cell))


@lru_cache(maxsize=None)
def button(verb: str, number: int) -> Move:
    return Button(f"{verb}-{number}", (verb, number))


STOP = Move(("done",), (DONE,))


def start(game: Game, players: int, seed: int | None, deal: dict | None, options: dict) -> Cacao:
    """A new game, or one set up at a position. Without a seed it is that of seed 0."""
    if deal is not None and set(deal) == {"position"}:
        if not isinstance(deal["position"], str):
            raise BadInput("deal['position'] must be text")
        return Cacao.at(game, deal["position"])
    return Cacao(game, players, deals.drawn(players, seed or 0) if deal is None else deals.checked(players, deal))


class Cacao(State):
    """`board`: cell → tile, `under`: cell → the tile that was built over, `places`: where a worker tile may go.
    Goods by seat: `gold`, `cacao`, `water` (steps of the carrier), `sun`."""

    __slots__ = ("game", "players", "deal", "board", "under", "places", "display", "jungle", "hands", "piles",
                 "gold", "cacao", "water", "sun", "turn", "agenda", "_moves", "_found")

    def __init__(self, game: Game, players: int, deal: deals.Deal):
        self.game, self.players, self.deal = game, players, deal.data()
        self.board, self.under, self.places = dict(START), {}, set()
        self.display, self.jungle = deal.jungle[:DISPLAY], deal.jungle[DISPLAY:]
        self.hands = [tuple(sorted(tiles[:3])) for tiles in deal.workers]
        self.piles = [tiles[3:] for tiles in deal.workers]
        self.gold, self.cacao, self.water, self.sun = ([0] * players for _ in range(4))
        self.turn = 0
        self.agenda: list[Fill | Act] = []
        self._moves: list[Move] | None = None
        self._found: dict[tuple[str, ...], Move] | None = None
        self._find_places()

    @classmethod
    def at(cls, game: Game, text: str) -> Cacao:
        """The state a position text describes. Raises `BadInput`."""
        state = cls.__new__(cls)
        state.game, state.deal, state._moves, state._found = game, {"position": text}, None, None
        notation.read(state, text)
        state._find_places()
        return state

    def _find_places(self) -> None:
        self.places = {cell + step for cell, tile in self.board.items() if tile < WORKER for step in STEPS} - self.board.keys()

    @property
    def options(self) -> dict:
        return {}

    def copy(self) -> Cacao:
        twin = Cacao.__new__(Cacao)
        twin.game, twin.players, twin.deal = self.game, self.players, self.deal
        twin.board, twin.under, twin.places = self.board.copy(), self.under.copy(), self.places.copy()
        twin.display, twin.jungle = self.display, self.jungle
        twin.hands, twin.piles = self.hands[:], self.piles[:]
        twin.gold, twin.cacao, twin.water, twin.sun = self.gold[:], self.cacao[:], self.water[:], self.sun[:]
        twin.turn, twin.agenda = self.turn, self.agenda[:]
        twin._moves = twin._found = None
        return twin

    @property
    def over(self) -> bool:
        """All have the same number of turns, so the first empty hand at the start of a turn is the end."""
        return not self.agenda and not self.hands[self.turn]

    @property
    def to_move(self) -> int | None:
        if self.agenda:
            return self.agenda[-1].seat
        return self.turn if self.hands[self.turn] else None

    @property
    def jungle_is_full(self) -> bool:
        """No jungle tile is left, on the pile or on display: now tiles may be built over."""
        return not self.display and not self.jungle

    # --- moves --------------------------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        """Placing: by tile, cell and rotation, then building over. Filling: by tile and cell. Acting: edges or
        amounts, then `done`."""
        if self._moves is None:
            top = self.agenda[-1] if self.agenda else None
            self._moves = self._to_place() if top is None else self._to_fill(top) if isinstance(top, Fill) else self._to_act(top)
        return self._moves[:]

    def _to_place(self) -> list[Move]:
        found: list[Move] = []
        if self.over:
            return found
        kinds, cells = sorted(set(self.hands[self.turn])), sorted(self.places)
        for kind_ in kinds:
            for cell in cells:
                found += placements(kind_, cell)
        if self.may_build_over():
            cells = self.own_tiles()
            for kind_ in kinds:
                for cell in cells:
                    found += overbuildings(kind_, cell)
        return found

    def may_build_over(self) -> bool:
        return self.jungle_is_full and self.sun[self.turn] > 0 and not self.agenda

    def own_tiles(self) -> list[int]:
        """Cells of the tiles that the seat whose turn it is might build over."""
        return sorted(cell for cell, tile in self.board.items()
                      if tile >= WORKER and owner(tile) == self.turn and cell not in self.under)

    def _to_fill(self, fill: Fill) -> list[Move]:
        return [filling(slot, cell) for slot in range(len(self.display)) for cell in fill.cells]

    def _to_act(self, act: Act) -> list[Move]:
        if act.sale:
            most = min(act.numbered(act.sale).workers, self.cacao[act.seat])
            found = [button(SELL, count) for count in range(most + 1)]
            return found + [STOP] if len(act.edges) > 1 else found
        return [button(EDGE, edge.number) for edge in self._usable(act)] + [STOP]

    def _usable(self, act: Act) -> list[Edge]:
        """The edges that could be used next: without cacao there is nothing to sell."""
        return list(act.edges) if self.cacao[act.seat] else act.fields(self.board)

    # --- playing ------------------------------------------------------------------------------------------

    def play(self, move: Move, tell=None) -> None:
        self._moves = self._found = None
        tell, verb = tell or _deaf, move.code[0]
        if verb in (PLACE, OVER):
            self._place(*move.code, tell)
        elif verb == FILL:
            self._fill(self.agenda.pop(), move.code[1], move.code[2], tell)
        else:
            self._act(self.agenda.pop(), *move.code, tell=tell)
        self._go_on(tell)

    def _place(self, verb: str, kind_: int, cell: int, turn: int, tell) -> None:
        seat, hand = self.turn, list(self.hands[self.turn])
        hand.remove(kind_)
        self.hands[seat] = tuple(hand)
        self.places.discard(cell)
        if verb == OVER:
            self.under[cell] = self.board[cell]
            self.sun[seat] -= 1
        self.board[cell] = worker(seat, kind_, turn)
        values = {"origin": KINDS[kind_], "dest": name(cell), "at": name(cell), "tile": KINDS[kind_], "turn": turn}
        tell(Event("overbuilt" if verb == OVER else "placed", seat, values))
        self.agenda.append(Fill(seat, cell, () if verb == OVER else self.to_fill(cell), ()))

    def to_fill(self, placed: int) -> tuple[int, ...]:
        """Empty jungle cells beside the tile just placed that now have at least two worker tiles around them,
        opposite each other or not, of whatever owners."""
        board = self.board
        return tuple(cell for step in STEPS if (cell := placed + step) not in board
                     and sum(cell + other in board for other in STEPS) >= 2)

    def _fill(self, fill: Fill, slot: int, cell: int, tell) -> None:
        tile = self.display[slot]
        self.display = self.display[:slot] + self.display[slot + 1:]
        self._lay(fill, tile, cell, f"j{slot + 1}", tell)

    def _lay(self, fill: Fill, tile: int, cell: int, origin: str, tell) -> None:
        self.board[cell] = tile
        self.places.update(cell + step for step in STEPS if cell + step not in self.board)
        self.agenda.append(fill._replace(cells=tuple(other for other in fill.cells if other != cell), filled=(*fill.filled, cell)))
        tell(Event(f"filled.{JUNGLE[tile]}", fill.seat, {"origin": origin, "dest": name(cell), "at": name(cell), "tile": JUNGLE[tile]}))
        if self.jungle_is_full:
            tell(Event("full", None, {}))

    def _act(self, act: Act, verb: str, number: int = 0, *, tell) -> None:
        if verb == DONE:
            tell(Event("done", act.seat, {}))
            for edge in act.fields(self.board):
                self._harvest(act.seat, edge, tell)
        elif verb == SELL:
            self._sell(act.seat, act.numbered(act.sale), number, tell)
            self.agenda.append(act.without(act.sale))
        elif HARVEST[self.board[act.numbered(number).site]]:
            self._harvest(act.seat, act.numbered(number), tell)
            self.agenda.append(act.without(number))
        else:
            tell(Event("chose", act.seat, {"at": name(act.numbered(number).site)}))
            self.agenda.append(act._replace(sale=number))

    def _go_on(self, tell) -> None:
        """Do what leaves no choice, up to the next decision or the next turn."""
        while self.agenda:
            top = self.agenda.pop()
            asked = self._settle_fill(top, tell) if isinstance(top, Fill) else self._settle_act(top, tell)
            if asked:
                self.agenda.append(asked)
                return
            if isinstance(top, Fill) and not self.agenda:
                self._meet(top, tell)
        self._end_turn(tell)

    def _settle_fill(self, fill: Fill, tell) -> Fill | None:
        """Fill where neither tile nor cell is a choice. The fill if there is one; None when nothing more can be
        filled, or `fill` has gone back on the agenda with a cell less."""
        cells, display = fill.cells, self.display
        if not cells or self.jungle_is_full:
            return None
        if not display:  # only ever for a third cell: tiles come from the pile one by one
            tile, self.jungle = self.jungle[0], self.jungle[1:]
            self._lay(fill, tile, cells[0], "pile", tell)
            return None
        if len(set(display)) == 1 and (len(cells) == 1 or len(display) >= len(cells)):
            self._fill(fill, 0, cells[0], tell)
            return None
        return fill

    def _meet(self, fill: Fill, tell) -> None:
        """Workers and jungle that meet for the first time: what leaves no choice happens, the rest is noted
        for its owners, the seat whose turn it is first."""
        board, placed = self.board, fill.placed
        meetings = [(placed, placed + step, FACING[board[placed]][side]) for side, step in enumerate(STEPS) if placed + step in board]
        for site in fill.filled:
            meetings += [(home, site, FACING[board[home]][side ^ 2]) for side, step in enumerate(STEPS)
                         if (home := site + step) in board and home != placed]
        edges: dict[int, list[Edge]] = {}
        for home, site, workers in meetings:
            if workers:
                seat, tile = owner(board[home]), board[site]
                if HARVEST[tile] or PRICE[tile]:
                    own = edges.setdefault(seat, [])
                    own.append(Edge(len(own) + 1, home, site, workers))
                else:
                    self._gather(seat, site, tile, workers, tell)
        order = [(fill.seat + step) % self.players for step in range(self.players)]
        self.agenda += [Act(seat, tuple(edges[seat])) for seat in reversed(order) if seat in edges]

    def _gather(self, seat: int, site: int, tile: int, workers: int, tell) -> None:
        """What workers bring from a tile that leaves no choice: all they can."""
        if tile == WATER:
            self.water[seat] = min(len(TRACK) - 1, self.water[seat] + workers)
            tell(Event("rowed", seat, {"at": name(site), "n": workers, "field": TRACK[self.water[seat]]}))
        elif tile == SUN:
            self.sun[seat] = min(TOKENS, self.sun[seat] + workers)
            tell(Event("prayed", seat, {"at": name(site), "n": workers, "tokens": self.sun[seat]}))
        elif tile == TEMPLE:
            tell(Event("served", seat, {"at": name(site), "n": workers}))
        else:
            self.gold[seat] += workers * GOLD[tile]
            tell(Event("mined", seat, {"at": name(site), "n": workers * GOLD[tile]}))

    def _settle_act(self, act: Act, tell) -> Act | None:
        """Harvest as long as the order makes no difference; then the act if there is something to choose."""
        if act.sale:
            return act
        board, seat = self.board, act.seat
        stalls, fields = act.stalls(board), act.fields(board)
        if not stalls or len(fields) == 1 and not self.cacao[seat] or self.cacao[seat] + self._yield(fields) <= STORE:
            for edge in fields:
                self._harvest(seat, edge, tell)
            fields = []
        if fields:
            return act
        if not stalls or not self.cacao[seat]:
            return None
        # Sales do not get in each other's way: the best price is offered first.
        best = max(stalls, key=lambda edge: PRICE[board[edge.site]])
        return Act(seat, tuple(stalls), best.number)

    def _yield(self, fields: list[Edge]) -> int:
        return sum(edge.workers * HARVEST[self.board[edge.site]] for edge in fields)

    def _harvest(self, seat: int, edge: Edge, tell) -> None:
        grown = self._yield([edge])
        kept = min(grown, STORE - self.cacao[seat])
        self.cacao[seat] += kept
        tell(Event("harvested", seat, {"at": name(edge.site), "n": kept, "lost": grown - kept}))

    def _sell(self, seat: int, edge: Edge, count: int, tell) -> None:
        price = PRICE[self.board[edge.site]]
        self.cacao[seat] -= count
        self.gold[seat] += count * price
        if count:
            tell(Event("sold", seat, {"at": name(edge.site), "n": count, "price": price, "gold": count * price}))
        else:
            tell(Event("kept", seat, {"at": name(edge.site)}))

    def _end_turn(self, tell) -> None:
        seat = self.turn
        if self.piles[seat]:
            self.hands[seat] = tuple(sorted((*self.hands[seat], self.piles[seat][0])))
            self.piles[seat] = self.piles[seat][1:]
        missing = DISPLAY - len(self.display)
        self.display, self.jungle = self.display + self.jungle[:missing], self.jungle[missing:]
        self.turn = (seat + 1) % self.players
        if self.over:
            tell(Event("ended", None, {}))

    # --- score --------------------------------------------------------------------------------------------

    def totals(self) -> list[int]:
        """The sums of `scores`, without their explanation (for search)."""
        totals = [gold + sun + TRACK[water] for gold, sun, water in zip(self.gold, self.sun, self.water)]
        for _, workers, _ in temples(self.board, self.players):
            for seat, won in enumerate(shares(workers)):
                totals[seat] += won
        return totals

    def scores(self) -> list[Score]:
        lines: list[list[Line]] = [[] for _ in range(self.players)]
        for seat, own in enumerate(lines):
            if self.gold[seat]:
                own.append(Line("gold", self.gold[seat], (), {}))
            if self.sun[seat]:
                own.append(Line("sun", self.sun[seat], (), {"n": self.sun[seat]}))
            own.append(Line("water", TRACK[self.water[seat]], (), {}))
        for cell, workers, homes in temples(self.board, self.players):
            for seat, won in enumerate(shares(workers)):
                if won:
                    marks = (name(cell), *map(name, homes[seat]))
                    lines[seat].append(Line("temple", won, marks, {"at": name(cell), "n": workers[seat]}))
        return [Score(tuple(own)) for own in lines]

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        results = list(zip(self.totals(), self.cacao))
        best = max(results)
        winners = tuple(seat for seat, result in enumerate(results) if result == best)
        if len(winners) > 1:
            return Outcome(winners, "shared")
        tied = sum(total == best[0] for total, _ in results) > 1
        return Outcome(winners, "more-cacao" if tied else "most-gold")

    # --- words --------------------------------------------------------------------------------------------

    def prompt(self, picks: tuple[str, ...] = ()) -> Prompt:
        if self.over:
            return Prompt("cacao.prompt.over", {})
        top = self.agenda[-1] if self.agenda else None
        if top is None:
            return self._prompt_place(picks)
        if isinstance(top, Fill):
            if picks:
                return Prompt("cacao.prompt.fill_cell", {})
            return Prompt("cacao.prompt.fill", {"n": min(len(top.cells), len(self.display))})
        if top.sale:
            edge = top.numbered(top.sale)
            return Prompt("cacao.prompt.sell", {"n": edge.workers, "price": PRICE[self.board[edge.site]], "at": name(edge.site)})
        return Prompt("cacao.prompt.edge", {})

    def _prompt_place(self, picks: tuple[str, ...]) -> Prompt:
        rest = picks[1:] if picks[:1] == ("over",) else picks
        step = ("tile", "cell", "turn")[min(len(rest), 2)]
        if rest is not picks:
            step = f"over_{step}"
        elif not picks and self.may_build_over():
            step = "tile_or_over"
        return Prompt(f"cacao.prompt.{step}", {})

    def read(self, text: str) -> tuple[str, ...]:
        """`w3 2,1 r1`; rotation r0 may be left out; `sell 2` and `edge 1` are one pick each."""
        words = re.sub(r"\b(sell|edge) +([0-9])\b", r"\1-\2", " ".join(text.lower().split()[:8])).split()
        at = 1 if words[:1] == ["over"] else 0
        if len(words) == at + 2 and words[at] in KINDS and named(words[-1]):
            words.append("r0")
        return tuple(words)

    def find(self, text: str) -> Move:
        picks = self.read(text)
        if self._found is None:
            self._found = {move.picks: move for move in self.moves()}
        if picks in self._found:
            return self._found[picks]
        raise self.why(picks)

    def why(self, picks: tuple[str, ...]) -> Illegal:
        return refusals.why(self, picks)

    # --- the rest of the contract -------------------------------------------------------------------------

    def position(self) -> str:
        return notation.write(self)

    def hidden_from(self, seat: int, rng) -> Cacao:
        """The others' hands and all piles in a new order; what everybody can count stays."""
        twin = self.copy()
        twin.jungle = tuple(shuffled(self.jungle, rng))
        for other in range(self.players):
            known = 0 if other != seat else len(self.hands[other])
            rest = shuffled((*self.hands[other], *self.piles[other])[known:], rng)
            if other != seat:
                twin.hands[other], rest = tuple(sorted(rest[:len(self.hands[other])])), rest[len(self.hands[other]):]
            twin.piles[other] = tuple(rest)
        twin.deal = {"position": twin.position()}
        return twin

    def pieces(self) -> dict[str, int]:
        counts = {f"{KINDS[which]} of seat {seat}": self.hands[seat].count(which) + self.piles[seat].count(which)
                  for seat in range(self.players) for which in range(len(KINDS))}
        jungle = [*self.display, *self.jungle]
        for tile in (*self.board.values(), *self.under.values()):
            if tile < WORKER:
                jungle.append(tile)
            else:
                counts[f"{KINDS[kind(tile)]} of seat {owner(tile)}"] += 1
        return counts | {code: jungle.count(tile) for tile, code in enumerate(JUNGLE)}

    def __str__(self) -> str:
        return notation.diagram(self)


def _deaf(event: Event) -> None:
    """Hears nothing."""
