"""Cacao positions as one line of text, and as a diagram for the terminal.

    A|-1,-1=m2 0,-1=Aw2r0 …|m3,te|p1,sun,…|3/1/2/0:w1,w2:w1,w4,w2|…|-

Parts joined by `|`: the seat whose turn it is; the board; the jungle display; the jungle pile from its top; for each
seat gold/cacao/carrier steps/sun tokens, its hand and its pile; the agenda, its next decision last. A tile built
over is written after the one on top of it: `0,-1=Aw2r0/w1r0`.
"""

from __future__ import annotations

import re
from typing import Any, Iterable

from pygame_core.game import BadInput, brief
from pygame_core.games.cacao import deals
from pygame_core.games.cacao.agenda import Act, Edge, Fill
from pygame_core.games.cacao.tiles import (
    DISPLAY, FACING, HAND, HARVEST, JUNGLE, KINDS, PRICE, ROTATIONS, START, STEPS, STORE, TOKENS, TRACK, WORKER, is_jungle,
    jungle_tiles, kind, name, named, owner, rotation, spot, worker, worker_tiles,
)

SEATS = "ABCD"


# --- writing ----------------------------------------------------------------------------------------------


def write(state: Any) -> str:
    tiles = " ".join(f"{name(cell)}={_tile(state, cell)}" for cell in sorted(state.board))
    seats = [f"{gold}/{cacao}/{water}/{sun}:{_codes(hand, KINDS)}:{_codes(pile, KINDS)}" for gold, cacao, water, sun, hand, pile
             in zip(state.gold, state.cacao, state.water, state.sun, state.hands, state.piles)]
    agenda = " ".join(_fill(top) if isinstance(top, Fill) else _act(top) for top in state.agenda) or "-"
    return "|".join([SEATS[state.turn], tiles, _codes(state.display, JUNGLE), _codes(state.jungle, JUNGLE), *seats, agenda])


def _codes(tiles: Iterable[int], known: tuple[str, ...]) -> str:
    return ",".join(known[tile] for tile in tiles) or "-"


def _tile(state: Any, cell: int) -> str:
    tile = state.board[cell]
    if tile < WORKER:
        return JUNGLE[tile]
    below = state.under.get(cell)
    return SEATS[owner(tile)] + _worker(tile) + ("" if below is None else f"/{_worker(below)}")


def _worker(tile: int) -> str:
    return f"{KINDS[kind(tile)]}r{rotation(tile)}"


def _fill(fill: Fill) -> str:
    return f"fill:{name(fill.placed)}:{_names(fill.cells)}:{_names(fill.filled)}"


def _names(cells: Iterable[int]) -> str:
    return ";".join(map(name, cells)) or "-"


def _act(act: Act) -> str:
    edges = ";".join(f"{edge.number}@{name(edge.home)}>{name(edge.site)}" for edge in act.edges)
    return f"act:{SEATS[act.seat]}:{act.sale}:{edges}"


# --- reading ----------------------------------------------------------------------------------------------


def read(state: Any, text: str) -> None:
    """Fill in a state from its text. Raises `BadInput` for what is no position of a game."""
    parts = text.split("|")
    state.players = len(parts) - 5
    if state.players not in (2, 3, 4):
        raise BadInput(f"a Cacao position has 7 to 9 parts joined by |, for 2 to 4 seats, this has {len(parts)}")
    turn, tiles, display, jungle, *seats, agenda = parts
    if turn not in SEATS[:state.players] or len(turn) != 1:
        raise BadInput(f"the seat whose turn it is is one of {', '.join(SEATS[:state.players])}, not {brief(turn)}")
    state.turn = SEATS.index(turn)
    _read_board(state, tiles)
    state.display, state.jungle = _read_codes(display, JUNGLE, "the display"), _read_codes(jungle, JUNGLE, "the jungle pile")
    state.hands, state.piles = [], []
    state.gold, state.cacao, state.water, state.sun = [], [], [], []
    for seat, own in zip(SEATS, seats):
        _read_seat(state, seat, own)
    _check_tiles(state)
    _check_board(state)
    state.agenda = []
    for pending in agenda.split(" ") if agenda != "-" else ():
        state.agenda.append(_read_fill(state, pending) if pending.startswith("fill") else _read_act(state, pending))
    if len(state.agenda) > 1 and any(isinstance(top, Fill) for top in state.agenda):
        raise BadInput("the agenda: nobody acts before the jungle is filled")
    _check_turns(state)


def _read_board(state: Any, text: str) -> None:
    state.board, state.under = {}, {}
    for item in text.split(" "):
        found = re.fullmatch(r"(\S+?)=(?:([a-z0-9]+)|([A-D])(w[1-4]r[0-3])(?:/(w[1-4]r[0-3]))?)", item, re.ASCII)
        cell = named(found[1]) if found else None
        if cell is None or cell in state.board:
            raise BadInput(f"the board: {brief(item)} is not a cell (once only) with its tile, as 0,0=p1 or 0,-1=Aw2r0")
        _, jungle, seat, above, below = found.groups()
        if jungle and jungle not in JUNGLE or seat and seat not in SEATS[:state.players] or is_jungle(cell) != bool(jungle):
            raise BadInput(f"the board: {brief(item)}: there is no such tile, or it cannot lie on that cell")
        state.board[cell] = JUNGLE.index(jungle) if jungle else _read_worker(seat, above)
        if below:
            state.under[cell] = _read_worker(seat, below)


def _read_worker(seat: str, text: str) -> int:
    which, turn = KINDS.index(text[:2]), int(text[3])
    if turn >= ROTATIONS[which]:
        raise BadInput(f"the board: {text[:2]} looks the same in all rotations, so it is written {text[:2]}r0")
    return worker(SEATS.index(seat), which, turn)


def _read_codes(text: str, known: tuple[str, ...], where: str) -> tuple[int, ...]:
    return deals.read_tiles([] if text == "-" else text.split(","), known, where)


def _read_seat(state: Any, seat: str, text: str) -> None:
    found = re.fullmatch(r"([0-9]{1,3})/([0-9])/([0-9])/([0-9]):([^:]+):([^:]+)", text, re.ASCII)
    if not found:
        raise BadInput(f"seat {seat}: {brief(text)} is not gold/cacao/steps/tokens:hand:pile, as 3/1/2/0:w1,w2:w1,w4")
    gold, cacao, water, sun = map(int, found.groups()[:4])
    if cacao > STORE or water >= len(TRACK) or sun > TOKENS:
        raise BadInput(f"seat {seat}: at most {STORE} cacao, {len(TRACK) - 1} steps and {TOKENS} sun tokens")
    state.gold.append(gold)
    state.cacao.append(cacao)
    state.water.append(water)
    state.sun.append(sun)
    state.hands.append(_read_codes(found[5], KINDS, f"the hand of seat {seat}"))
    state.piles.append(_read_codes(found[6], KINDS, f"the pile of seat {seat}"))
    if state.hands[-1] != tuple(sorted(state.hands[-1])):
        raise BadInput(f"the hand of seat {seat} is written in the order of the tiles' names")


def _read_pending(text: str, pattern: str) -> tuple[str, ...]:
    found = re.fullmatch(pattern, text, re.ASCII)
    if not found:
        raise BadInput(f"the agenda: {brief(text)} is neither fill:… nor act:…")
    return found.groups()


def _read_fill(state: Any, text: str) -> Fill:
    placed, cells, filled = _read_pending(text, r"fill:([^:]+):([^:]+):([^:]+)")
    cell = named(placed)
    done = tuple(map(named, filled.split(";"))) if filled != "-" else ()
    beside = {cell + step for step in STEPS} if cell is not None else set()
    if owner(state.board.get(cell, 0)) != state.turn or not set(done) <= beside & state.board.keys() or len(set(done)) < len(done):
        raise BadInput(f"the agenda: {brief(text)} does not begin at a tile of the seat whose turn it is, or fills elsewhere")
    fill = Fill(state.turn, cell, state.to_fill(cell), done)
    if _names(fill.cells) != cells or not fill.cells or not state.display:
        raise BadInput(f"the agenda: {brief(cells)} is not what is to be filled beside {placed}, or there is no tile for it")
    return fill


def _read_act(state: Any, text: str) -> Act:
    seat, sale, written = _read_pending(text, r"act:([A-D]):([0-9]{1,2}):([^:]+)")
    edges = tuple(_read_edge(state, seat, item) for item in written.split(";"))
    numbers = [edge.number for edge in edges]
    stalls = {edge.number for edge in edges if PRICE[state.board[edge.site]]}
    if len(set(numbers)) < len(numbers) or (sale != "0" and int(sale) not in stalls):
        raise BadInput(f"the agenda: {brief(text)}: edges are numbered once each, and a sale is at the number of a market")
    return Act(SEATS.index(seat), edges, int(sale))


def _read_edge(state: Any, seat: str, text: str) -> Edge:
    found = re.fullmatch(r"([1-9][0-9]?)@([^>]+)>([^>]+)", text, re.ASCII)
    home, site = (named(found[2]), named(found[3])) if found else (None, None)
    if home not in state.board or site not in state.board or site - home not in STEPS:
        raise BadInput(f"the agenda: {brief(text)} is not an edge between two tiles, as 1@0,-1>0,0")
    workers, tile = FACING[state.board[home]][STEPS.index(site - home)], state.board[site]
    if SEATS[owner(state.board[home])] != seat or not workers or not (HARVEST[tile] or PRICE[tile]):
        raise BadInput(f"the agenda: at {brief(text)} seat {seat} has no worker facing a plantation or a market")
    return Edge(int(found[1]), home, site, workers)


def _check_tiles(state: Any) -> None:
    """All tiles are somewhere, and nowhere twice."""
    laid = [tile for tile in state.board.values() if tile < WORKER]
    deals.check_set([*laid, *state.display, *state.jungle], [*jungle_tiles(state.players), *START.values()], JUNGLE, "jungle tiles")
    for seat, (hand, pile) in enumerate(zip(state.hands, state.piles)):
        own = [kind(tile) for tile in (*state.board.values(), *state.under.values()) if owner(tile) == seat]
        deals.check_set([*own, *hand, *pile], worker_tiles(state.players), KINDS, f"tiles of seat {SEATS[seat]}")


def _check_board(state: Any) -> None:
    """Every tile lies where the rules let it be put."""
    for cell, tile in START.items():
        if state.board.get(cell) != tile:
            raise BadInput(f"the board: {JUNGLE[tile]} lies at {name(cell)} from the start")
    for cell, tile in state.board.items():
        beside = sum(cell + step in state.board for step in STEPS)
        if beside < (1 if tile >= WORKER else 0 if cell in START else 2):
            raise BadInput(f"the board: the tile at {name(cell)} lies alone")
    if state.under and not state.jungle_is_full:
        raise BadInput("the board: nothing is built over while jungle tiles are left")


def _check_turns(state: Any) -> None:
    """Equal turns: who has placed how many, holds how many, and what lies on display."""
    busy, total = bool(state.agenda), len(worker_tiles(state.players))
    left = [len(hand) + len(pile) for hand, pile in zip(state.hands, state.piles)]
    first = left[-1]  # what the last seat has left says how many rounds are over
    for seat, (hand, own) in enumerate(zip(state.hands, left)):
        had = busy and seat == state.turn
        expected = first - (seat < state.turn or had) + (state.turn == state.players - 1 and busy)
        if own != expected or len(hand) != min(HAND, own + had) - had or own > total:
            raise BadInput(f"seat {SEATS[seat]} should have {expected} tiles left, {min(HAND, expected + had) - had} of them in hand")
    if not busy and len(state.display) != min(DISPLAY, len(state.display) + len(state.jungle)) or len(state.display) > DISPLAY:
        raise BadInput(f"the display holds {DISPLAY} tiles as long as there are some")


# --- for the terminal -------------------------------------------------------------------------------------


def diagram(state: Any) -> str:
    """The board in characters: jungle tiles by their codes, worker tiles with their workers north, east, south, west."""
    spots = {spot(cell): cell for cell in state.board}
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    rows = []
    for y in range(min(y for _, y in spots), max(y for _, y in spots) + 1):
        row = "".join(f"{_short(state, spots.get((x, y))):<8}" for x in range(left, right + 1))
        rows.append(f"{y:>3}  {row}".rstrip())
    return "\n".join([*rows, "     " + "".join(f"{x:<8}" for x in range(left, right + 1)).rstrip()])


def _short(state: Any, cell: int | None) -> str:
    if cell is None:
        return "·"
    tile = state.board[cell]
    return JUNGLE[tile] if tile < WORKER else SEATS[owner(tile)] + ":" + "".join(map(str, FACING[tile]))
