"""What a bot sees in a map, and a search that plans with the cards in hand. All in points."""

from __future__ import annotations

from typing import Any, Iterator

from pygame_core.bots.base import Bot, Par, Thought
from pygame_core.game import Move

SECOND = 0.3  # a block of a zone's second largest group: it may yet be joined to the largest
ROOTS, WIDTH, AHEAD = 8, 1, 1  # moves compared, positions kept of each, moves looked ahead
SLICE = 60  # positions looked at between two thoughts
NODES = 30_000  # positions looked at for par

Grown = tuple[float, Move, Any]  # what a move is worth, the move, the position after it


def value(state: Any, seat: int = 0) -> float:
    """The score, and what may come of it while cards are left."""
    left = (len(state.order) - len(state.placed)) / len(state.order)
    second = sum(len(groups[1]) for groups in state.survey().all_groups() if len(groups) > 1)
    return state.total() + SECOND * left * second


def grown(state: Any) -> Iterator[Grown]:
    """Every move of a position with what it is worth."""
    for move in state.moves():
        after = state.copy()
        after.play(move)
        yield value(after), move, after


def best(found: list[Grown], count: int) -> list[Grown]:
    """The best few, those that came first where they are equal."""
    return sorted(found, key=lambda one: -one[0])[:count]


class Expert(Bot):
    """A beam search. The most promising moves are each followed by the best placements of the cards that come next (those
    that are hidden, as redrawn by `search`); the move that leads to the best position is made."""

    name = "expert"

    def think(self, state: Any, rng) -> Iterator[Thought]:
        before, found = state.total(), []
        for one in grown(state):
            found.append(one)
            if len(found) % SLICE == 0:
                yield _thought(best(found, 1)[0], before, 0)
        roots, reached = best(found, ROOTS), []  # `reached`: each root with the worth of what it led to
        for number, (worth, move, after) in enumerate(roots):
            beam = [(worth, move, after)]
            for _ in range(AHEAD):
                following: list[Grown] = []
                for _, _, node in beam:
                    for one in grown(node):
                        following.append(one)
                        if len(following) % SLICE == 0:
                            yield _thought(best(reached or roots, 1)[0], before, number / len(roots))
                beam = best(following, WIDTH) or beam
            reached.append((beam[0][0], move, after))
        yield _thought(best(reached, 1)[0], before, 1)


def _thought(one: Grown, before: int, done: float) -> Thought:
    return Thought(one[1], one[2].total() - before, done)


def par(state: Any, nodes: int = NODES) -> Iterator[Par]:
    """What a deal is good for: the best final score found from this position on, all cards open, by looking at about so
    many positions. The same for every player of the same deal. (A beam search, as wide as the nodes allow.)"""
    beam, looked = [state.copy()], 0
    while beam[0].to_move is not None:
        left, following, before = len(beam[0].order) - len(beam[0].placed), {}, looked
        for node in beam:
            for one in grown(node):
                looked += 1
                following.setdefault(frozenset(one[2].cells.items()), one)  # by the map: the same one is kept once
                if looked % SLICE == 0:
                    yield Par(_most(beam), looked, min(looked / nodes, 0.99))
        width = max(1, (nodes - looked) // max(1, (left - 1) * (looked - before) // len(beam)))
        beam = [after for _, _, after in best(list(following.values()), width)]
    yield Par(_most(beam), looked, 1)


def _most(beam: list[Any]) -> int:
    return max(node.total() for node in beam)


BOTS = {"expert": Expert}
