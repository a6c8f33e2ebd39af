"""What Cacao positions are worth, which placements look good at a glance, and the expert that plays them out.

All in gold. Weights found by playing against itself.
"""

from __future__ import annotations

from typing import Iterator

from pygame_core.bots.base import Bot, Thought
from pygame_core.game import Move
from pygame_core.games.cacao.agenda import Act, Fill
from pygame_core.games.cacao.rules import Cacao, overbuildings, placements
from pygame_core.games.cacao.tiles import (
    EDGES, FACING, GOLD, HARVEST, PRICE, ROTATIONS, STEPS, STORE, SUN, TEMPLE, TOKENS, TRACK, WATER, owner,
)

STOCK = (0, 2.2, 4.2, 6.0, 7.4, 8.2)  # of so many cacao while there are turns to sell them in
BUSY = 3  # own turns left with which stored cacao is worth that much
TOKEN = 1.2  # of a sun token beyond its gold, while it may still buy a turn
STEP = 1.5  # of a carrier's step beyond the field it is on
SERVANT = 0.5  # of a worker at a temple beyond the standing
OPENED = 1.3  # of a worker at a jungle cell about to be filled from the display
LENT = 0.8  # of another's worker at that cell, to their owner


# --- worth ------------------------------------------------------------------------------------------------


def value(state: Cacao, seat: int) -> float:
    """How far `seat` is ahead of the best other, whatever is pending decided in a likely way."""
    if state.agenda:
        state = state.copy()
        settle(state)
    worth = standings(state)
    own = worth.pop(seat)
    return own - max(worth)


def standings(state: Cacao) -> list[float]:
    """Gold as it stands, and what goods, steps and servants will bring."""
    worth: list[float] = [float(total) for total in state.totals()]
    for seat in range(state.players):
        left = len(state.hands[seat]) + len(state.piles[seat])
        if not left:
            continue
        share = min(1.0, left / BUSY)
        worth[seat] += share * (STOCK[state.cacao[seat]] + TOKEN * min(state.sun[seat], left) + (STEP if state.water[seat] < 8 else 0))
    for cell, tile in state.board.items():
        if tile == TEMPLE:
            for side, step in enumerate(STEPS):
                home = state.board.get(cell + step)
                if home is not None:
                    worth[owner(home)] += SERVANT * FACING[home][side ^ 2]
    return worth


# --- what is pending --------------------------------------------------------------------------------------


def settle(state: Cacao) -> None:
    """Decide all that is pending as most would."""
    while state.agenda:
        top = state.agenda[-1]
        state.play(_likely_fill(state, top) if isinstance(top, Fill) else _likely_act(state, top))


def _likely_fill(state: Cacao, fill: Fill) -> Move:
    """The tile and cell of which the mover's workers have most, less what others get."""
    def gain(move: Move) -> float:
        _, slot, cell = move.code
        tile, total = state.display[slot], 0.0
        for side, step in enumerate(STEPS):
            home = state.board.get(cell + step)
            if home is not None and (workers := FACING[home][side ^ 2]):
                seat = owner(home)
                total += bring(state, seat, tile, workers) * (1 if seat == fill.seat else -0.6)
        return total

    return max(state.moves(), key=gain)


def _likely_act(state: Cacao, act: Act) -> Move:
    """Sell where the price is good or the store full; then harvest."""
    moves = state.moves()
    if act.sale:
        price, stock = PRICE[state.board[act.numbered(act.sale).site]], state.cacao[act.seat]
        left = len(state.hands[act.seat]) + len(state.piles[act.seat])
        keep = 0 if price >= 3 or left <= BUSY else 1
        return moves[min(act.numbered(act.sale).workers, max(0, stock - keep))]
    stalls = {edge.number for edge in act.stalls(state.board)}
    first = [move for move in moves if move.code[0] == "edge" and (move.code[1] in stalls) == (state.cacao[act.seat] >= 3)]
    return first[0] if first else moves[0]


# --- placements at a glance -------------------------------------------------------------------------------


def bring(state: Cacao, seat: int, tile: int, workers: int) -> float:
    """About what so many workers bring at a jungle tile now."""
    stock = state.cacao[seat]
    if HARVEST[tile]:
        return STOCK[min(STORE, stock + workers * HARVEST[tile])] - STOCK[stock]
    if PRICE[tile]:
        sold = min(stock, workers)
        return sold * PRICE[tile] - (STOCK[stock] - STOCK[stock - sold])
    if GOLD[tile]:
        return workers * GOLD[tile]
    if tile == WATER:
        steps = state.water[seat]
        return 0.6 * (TRACK[min(len(TRACK) - 1, steps + workers)] - TRACK[steps]) + STEP * min(workers, len(TRACK) - 1 - steps)
    if tile == SUN:
        return min(workers, TOKENS - state.sun[seat]) * (1 + TOKEN)
    return workers * 1.9  # a temple


def glance(state: Cacao) -> list[tuple[float, Move]]:
    """Every placement with about what it brings, without playing it."""
    seat, found = state.turn, []
    kinds = sorted(set(state.hands[seat]))
    shapes = [(kind, turn, EDGES[kind][turn]) for kind in kinds for turn in range(ROTATIONS[kind])]
    jungle = {tile: tuple(bring(state, seat, tile, workers) if workers else 0.0 for workers in range(4)) for tile in range(10)}
    for cell in sorted(state.places):
        sides, lent = _sides(state, cell, jungle)
        found += [(sides[0][north] + sides[1][east] + sides[2][south] + sides[3][west] - lent, placements(kind, cell)[turn])
                  for kind, turn, (north, east, south, west) in shapes]
    if state.may_build_over():
        for cell in state.own_tiles():
            sides, _ = _sides(state, cell, jungle)
            found += [(sides[0][north] + sides[1][east] + sides[2][south] + sides[3][west] - 1, overbuildings(kind, cell)[turn])
                      for kind, turn, (north, east, south, west) in shapes]
    return found


_NOTHING, _HOPE = (0.0, 0.2, 0.35, 0.45), (0.0, OPENED, 2 * OPENED, 3 * OPENED)


def _sides(state: Cacao, cell: int, jungle: dict[int, tuple]) -> tuple[list[tuple], float]:
    """For each side what 0 to 3 workers bring there, and what opening cells brings to others."""
    board, sides, lent = state.board, [], 0.0
    for step in STEPS:
        site = cell + step
        tile = board.get(site)
        if tile is not None:
            sides.append(jungle[tile])
            continue
        around = [(side, board[site + other]) for side, other in enumerate(STEPS) if site + other in board]
        if not around or state.jungle_is_full:
            sides.append(_NOTHING)
            continue
        sides.append(_HOPE)
        for side, home in around:
            workers = FACING[home][side ^ 2]
            lent += workers * (LENT if owner(home) != state.turn else -OPENED)
    return sides, lent


def candidates(state: Cacao, rng) -> list[Move]:
    """All moves; of placements only those worth a closer look."""
    if state.agenda:
        return state.moves()
    found = sorted(glance(state), key=lambda pair: -pair[0])
    return [move for _, move in found[:40]]


# --- the expert -------------------------------------------------------------------------------------------


class Expert(Bot):
    """Plays its best-looking moves out against likely answers, over several ways the hidden tiles may lie."""

    name = "expert"
    moves, samples, turns = 12, 24, 5  # looked at; redrawings; turns played out

    def think(self, state: Cacao, rng) -> Iterator[Thought]:
        seat = state.to_move
        chosen = state.moves() if state.agenda else self._best_looking(state, seat)
        if len(chosen) == 1:
            yield Thought(chosen[0], 0, 1)
            return
        before, sums = value(state, seat), [0.0] * len(chosen)
        for sample in range(self.samples):
            drawn = state.hidden_from(seat, rng)
            for index, move in enumerate(chosen):
                after = drawn.copy()
                after.play(move)
                self._play_on(after, rng)
                sums[index] += value(after, seat)
                best = max(range(len(chosen)), key=sums.__getitem__)
                done = (sample * len(chosen) + index + 1) / (self.samples * len(chosen))
                if index % 3 == 2 or done == 1:
                    yield Thought(chosen[best], round(sums[best] / (sample + 1) - before), done)

    def _best_looking(self, state: Cacao, seat: int) -> list[Move]:
        def worth(move: Move) -> float:
            after = state.copy()
            after.play(move)
            return value(after, seat)

        return sorted(candidates(state, None), key=worth, reverse=True)[:self.moves]

    def _play_on(self, state: Cacao, rng) -> None:
        settle(state)
        for _ in range(self.turns):
            if state.over:
                return
            state.play(max(glance(state), key=lambda pair: pair[0] + rng.random())[1])
            settle(state)


BOTS = {"expert": Expert}
