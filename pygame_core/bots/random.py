"""Any legal move, all equally likely."""

from __future__ import annotations

from pygame_core.bots.base import Bot, Thought, pick


class Random(Bot):
    name = "random"

    def think(self, state, rng):
        yield Thought(pick(state.moves(), rng), 0, 1)
