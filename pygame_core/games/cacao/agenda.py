"""What is still to be decided in a turn. The state keeps these on a stack, the next decision last."""

from __future__ import annotations

from typing import NamedTuple

from pygame_core.games.cacao.tiles import HARVEST, PRICE


class Edge(NamedTuple):
    """Workers of one tile facing one jungle tile."""

    number: int  # from 1, among the edges its owner has to decide this turn
    home: int  # cell of the worker tile
    site: int  # cell of the jungle tile
    workers: int


class Fill(NamedTuple):
    """Jungle cells to be filled by the seat whose turn it is."""

    seat: int
    placed: int  # the worker tile's cell
    cells: tuple[int, ...]  # still open
    filled: tuple[int, ...]


class Act(NamedTuple):
    """Edges at plantations and markets that a seat has not used yet; what brings no choice is not among them."""

    seat: int
    edges: tuple[Edge, ...]
    sale: int = 0  # number of the market being sold at; 0: an edge is to be chosen

    def numbered(self, number: int) -> Edge:
        return next(edge for edge in self.edges if edge.number == number)

    def without(self, number: int) -> Act:
        return Act(self.seat, tuple(edge for edge in self.edges if edge.number != number))

    def fields(self, board: dict[int, int]) -> list[Edge]:
        return [edge for edge in self.edges if HARVEST[board[edge.site]]]

    def stalls(self, board: dict[int, int]) -> list[Edge]:
        return [edge for edge in self.edges if PRICE[board[edge.site]]]
