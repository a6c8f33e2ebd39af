"""The hidden order of a game: drawn by a seed, or given from outside and checked."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, NamedTuple, Sequence

from pygame_core.game import BadInput, brief
from pygame_core.games.cacao.tiles import JUNGLE, KINDS, jungle_tiles, shuffled, worker_tiles


class Deal(NamedTuple):
    """Tiles in the order they are drawn: first the display or the hand, then the pile from its top."""

    jungle: tuple[int, ...]
    workers: tuple[tuple[int, ...], ...]

    def data(self) -> dict[str, list]:
        return {"jungle": [JUNGLE[tile] for tile in self.jungle],
                "workers": [[KINDS[kind] for kind in tiles] for tiles in self.workers]}


def drawn(players: int, seed: int) -> Deal:
    rng = Random(seed)
    jungle = tuple(shuffled(jungle_tiles(players), rng))
    return Deal(jungle, tuple(tuple(shuffled(worker_tiles(players), rng)) for _ in range(players)))


def checked(players: int, deal: dict[str, Any]) -> Deal:
    """The deal written as `Deal.data` writes it. Raises `BadInput`."""
    if set(deal) != {"jungle", "workers"}:
        raise BadInput(f"a deal of cacao has 'jungle' and 'workers' (or just 'position'), not {brief(sorted(map(str, deal)))}")
    if not isinstance(deal["workers"], list) or len(deal["workers"]) != players:
        raise BadInput(f"deal['workers'] must be a list of {players} lists, one for each player")
    jungle = read_tiles(deal["jungle"], JUNGLE, "deal['jungle']")
    check_set(jungle, jungle_tiles(players), JUNGLE, "deal['jungle']")
    workers = []
    for seat, codes in enumerate(deal["workers"]):
        workers.append(read_tiles(codes, KINDS, f"deal['workers'][{seat}]"))
        check_set(workers[-1], worker_tiles(players), KINDS, f"deal['workers'][{seat}]")
    return Deal(jungle, tuple(workers))


def read_tiles(codes: Any, known: Sequence[str], where: str) -> tuple[int, ...]:
    if not isinstance(codes, list):
        raise BadInput(f"{where} must be a list of tile codes, not {brief(codes)}")
    for index, code in enumerate(codes):
        if code not in known:
            raise BadInput(f"{where}[{index}]: {brief(code)} is not one of {', '.join(known)}")
    return tuple(known.index(code) for code in codes)


def check_set(tiles: Sequence[int], wanted: Sequence[int], known: Sequence[str], where: str) -> None:
    """Refuse anything but exactly the wanted tiles, in whatever order."""
    have, need = Counter(tiles), Counter(wanted)
    for tile, code in enumerate(known):
        if have[tile] != need[tile]:
            raise BadInput(f"{where}: {code} must be there {need[tile]} times, not {have[tile]}")
