"""Why no legal move begins with these picks, and which rule says so."""

from __future__ import annotations

from typing import Any

from pygame_core.game import Illegal
from pygame_core.games.cacao.agenda import Act, Fill
from pygame_core.games.cacao.tiles import KINDS, ROTATIONS, STEPS, WORKER, is_jungle, name, named, owner


def why(state: Any, picks: tuple[str, ...]) -> Illegal:
    if state.over:
        return Illegal("end", "cacao.why.over")
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Fill):
        return _fill(state, top, picks)
    if isinstance(top, Act):
        return _act(state, top, picks)
    if picks[:1] == ("over",):
        return _overbuild(state, picks)
    return _place(state, picks)


def _written(picks: tuple[str, ...]) -> Illegal:
    return Illegal("notation", "cacao.why.notation", text=" ".join(picks)[:40])


def _tile(state: Any, pick: str) -> Illegal | None:
    """Why that worker tile cannot be played."""
    if pick in KINDS:
        return None if KINDS.index(pick) in state.hands[state.turn] else Illegal("hand", "cacao.why.not_in_hand", tile=pick)
    if pick in ("j1", "j2"):
        return Illegal("turn", "cacao.why.worker_first")
    if pick.startswith(("sell-", "edge-")) or pick == "done":
        return Illegal("actions", "cacao.why.nothing_to_use")
    if named(pick) is not None:
        return Illegal("place", "cacao.why.tile_first")
    return Illegal("notation", "cacao.why.notation", text=pick[:40])


def _place(state: Any, picks: tuple[str, ...]) -> Illegal:
    if not picks or len(picks) > 3:
        return _written(picks)
    wrong = _tile(state, picks[0])
    if wrong or len(picks) == 1:
        return wrong or _written(picks)
    return _cell(state, picks[1]) or _rotation(picks)


def _cell(state: Any, pick: str) -> Illegal | None:
    """Why a worker tile cannot be put there."""
    cell = named(pick)
    if cell is None:
        return Illegal("notation", "cacao.why.no_cell", text=pick[:40])
    if cell in state.places:
        return None
    if cell in state.board:
        return Illegal("place", "cacao.why.occupied", at=pick)
    if is_jungle(cell):
        return Illegal("checkerboard", "cacao.why.jungle_cell", at=pick)
    return Illegal("place", "cacao.why.far_from_jungle", at=pick)


def _rotation(picks: tuple[str, ...]) -> Illegal:
    turn, tile = picks[-1], picks[-3] if len(picks) > 2 else ""
    if tile in KINDS and turn in ("r1", "r2", "r3") and ROTATIONS[KINDS.index(tile)] == 1:
        return Illegal("place", "cacao.why.same_all_round", tile=tile)
    return Illegal("notation", "cacao.why.rotation", text=turn[:40])


def _overbuild(state: Any, picks: tuple[str, ...]) -> Illegal:
    if not state.jungle_is_full:
        return Illegal("overbuild-when", "cacao.why.over_too_soon", n=len(state.display) + len(state.jungle))
    if not state.sun[state.turn]:
        return Illegal("overbuild", "cacao.why.over_no_token")
    if len(picks) == 1 or len(picks) > 4:
        return _written(picks)
    wrong = _tile(state, picks[1])
    if wrong or len(picks) == 2:
        return wrong or _written(picks)
    return _own_tile(state, picks[2]) or _rotation(picks)


def _own_tile(state: Any, pick: str) -> Illegal | None:
    """Why the tile there cannot be built over."""
    cell = named(pick)
    if cell is None:
        return Illegal("notation", "cacao.why.no_cell", text=pick[:40])
    if cell in state.under:
        return Illegal("overbuild-once", "cacao.why.over_twice", at=pick)
    tile = state.board.get(cell, 0)
    if tile < WORKER or owner(tile) != state.turn:
        return Illegal("overbuild-own", "cacao.why.over_not_own", at=pick)
    return None


def _fill(state: Any, fill: Fill, picks: tuple[str, ...]) -> Illegal:
    if picks and (picks[0] in KINDS or picks[0] in ("over", "done") or picks[0].startswith(("sell-", "edge-"))):
        return Illegal("fill", "cacao.why.fill_first", cells=" ".join(map(name, fill.cells)))
    if not picks or len(picks) > 2:
        return _written(picks)
    if picks[0] not in ("j1", "j2"):
        return Illegal("fill", "cacao.why.display_first")
    if int(picks[0][1]) > len(state.display):
        return Illegal("fill", "cacao.why.display_empty")
    cell = named(picks[-1])
    if len(picks) == 1 or cell is None:
        return Illegal("notation", "cacao.why.no_cell", text=picks[-1][:40])
    if cell in state.board:
        return Illegal("fill", "cacao.why.occupied_fill", at=picks[-1])
    if not is_jungle(cell):
        return Illegal("checkerboard", "cacao.why.worker_cell", at=picks[-1])
    if fill.placed not in {cell + step for step in STEPS}:
        return Illegal("fill", "cacao.why.fill_elsewhere", at=picks[-1])
    return Illegal("fill", "cacao.why.fill_one_worker", at=picks[-1])


def _act(state: Any, act: Act, picks: tuple[str, ...]) -> Illegal:
    if len(picks) != 1:
        return _written(picks) if not picks else _not_acting(act)
    verb, _, number = picks[0].partition("-")
    if verb == "sell" and number.isdecimal():
        if not act.sale:
            return Illegal("order", "cacao.why.edge_first")
        workers, stock = act.numbered(act.sale).workers, state.cacao[act.seat]
        if int(number) > workers:
            return Illegal("market", "cacao.why.workers", n=workers)
        return Illegal("market", "cacao.why.stock", n=stock)
    if verb == "edge" and number.isdecimal():
        if act.sale:
            return Illegal("order", "cacao.why.edge_finish")
        if any(edge.number == int(number) for edge in act.edges):
            return Illegal("market", "cacao.why.stock_none")
        return Illegal("order", "cacao.why.no_edge", text=number[:4])
    if picks[0] == "done":
        return Illegal("actions", "cacao.why.only_market")
    return _not_acting(act)


def _not_acting(act: Act) -> Illegal:
    return Illegal("actions", "cacao.why.act_first")
