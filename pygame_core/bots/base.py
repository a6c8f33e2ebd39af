"""What a bot is, and chance for bots."""

from __future__ import annotations

from typing import Iterator, MutableSequence, NamedTuple, Sequence, TypeVar

from pygame_core.game import BadInput, Move, State

T = TypeVar("T")


class Thought(NamedTuple):
    """Where a search stands after a slice of work."""

    move: Move  # the best so far
    gain: float  # what it should bring the mover, in the game's unit
    done: float  # how much of the search is behind us; 1 in the last thought and only there


class Par(NamedTuple):
    """What is known of a deal: how far it can be played. A game's `bot` room may have `par(state)`, which gives them in
    slices like a search, the same for the same position every time."""

    score: int  # the best found, in the game's unit; before the end: that of the position reached
    nodes: int  # positions looked at
    done: float  # 1 in the last one and only there


class Bot:
    """Plays any game. A subclass gives `name` and `think`."""

    name: str

    def search(self, state: State, rng) -> Iterator[Thought]:
        """Think about a move of `state` in slices (at most some 20 ms each in CPython), a thought after each.

        The caller may stop at any thought. Of `rng` only `random()` is used. `state` is left alone, and `think`
        never sees it: what the seat to move cannot know is redrawn first, so no bot can cheat.
        """
        if state.to_move is None:
            raise BadInput("the game is over: there is nothing to think about")
        legal = {move: move for move in state.moves()}
        for thought in self.think(state.hidden_from(state.to_move, rng), rng):
            yield thought._replace(move=legal[thought.move])

    def choose(self, state: State, rng) -> Move:
        """The move found by thinking to the end."""
        for thought in self.search(state, rng):
            pass
        return thought.move

    def think(self, state: State, rng) -> Iterator[Thought]:
        """`search`, on a position that is the bot's own and holds no secrets."""
        raise NotImplementedError


# Built on `random()` alone: the one method whose sequence Python promises to keep.


def pick(items: Sequence[T], rng) -> T:
    return items[int(rng.random() * len(items))]


def shuffle(items: MutableSequence, rng) -> None:
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        items[last], items[other] = items[other], items[last]
