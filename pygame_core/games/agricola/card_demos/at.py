"""How a line of these modules is read."""

from __future__ import annotations

from typing import Any, NamedTuple, Sequence

from pygame_core.games.agricola.farm import SAVED
from pygame_core.games.agricola.goods import NAMES
from pygame_core.games.agricola.info import GAME
from pygame_core.games.agricola.layout import position
from pygame_core.record import Record


class Shown(NamedTuple):
    """`script`: the moves of the reader and of the others; `before`: moves that have been made; the rest: see layout.py."""

    script: tuple[str, ...]
    before: Sequence[str]
    round: int
    farms: list[dict[str, Any]]
    more: dict[str, Any]

    def record(self) -> Record:
        text = position(self.round, self.farms, **self.more)
        return Record(GAME.name, rules=GAME.rules, players=len(self.farms), deal={"position": text}, moves=list(self.before))


def at(round_: int, *script: str, players: int = 1, others: Sequence[dict[str, Any]] = (), before: Sequence[str] = (), **more: Any) -> Shown:
    """The position of that round and the moves in which the card acts. Beside the keys of `layout.position` those of the
    farm of seat 0; `others`: farms of the seats after it, of which there are as many as `players` says, or as stand here."""
    own = {key: more.pop(key) for key in list(more) if key in SAVED or key in NAMES}
    farms = [own, *others, *({} for _ in range(players - 1 - len(others)))]
    return Shown(script, before, round_, farms, more)
