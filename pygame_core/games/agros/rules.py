"""Agros: farmers walk as far as their yield, leave seeds, and fence in fields. Two seats: Light 0, Dark 1.

Source of the rules and of every reading: help/en.md. Rule ids here are that page's section ids.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from pygame_core.game import BadInput, Event, Game, Illegal, Line, Move, Outcome, Prompt, Score, State
from pygame_core.games.agros import notation
from pygame_core.geometry.square import line, names, neighbours, rays
from pygame_core.geometry.square import cells as cells_named

LIGHT, DARK = 0, 1
PASS = Move(("pass",))
HARVEST, SOW, PLACE = "harvest", "sow", "place"
EMPTY, PIECE = 255, 254  # instead of the number of a region; no board has so many
UNNUMBERED = bytes([EMPTY] + [PIECE] * 255)  # what each value of `owner` becomes


class Field(NamedTuple):
    """A largest connected region of empty cells and what the farmers beside it make of it."""

    cells: tuple[int, ...]  # ascending
    yields: tuple[tuple[int, ...], tuple[int, ...]]  # per seat, of its adjacent farmers, descending
    controller: int | None
    value: int  # points


def start(game: Game, players: int, seed: int | None, deal: dict | None, options: dict) -> Agros:
    """A new game; nothing is hidden or drawn, so `seed` is unused. `deal` may hold one thing: a position."""
    if not deal:
        return Agros(game, options["board"], options["farmers"])
    if set(deal) != {"position"} or not isinstance(deal["position"], str):
        raise BadInput("agros has nothing to deal but {'position': text}")
    return Agros.at(game, deal["position"])


def setup_seat(placed: int) -> int:
    """Who places when `placed` farmers stand: Light one, then each two, and Dark the last one."""
    return (placed + 1) // 2 % 2


@lru_cache(maxsize=None)
def placements(size: int) -> tuple[Move, ...]:
    return tuple(Move((name,), (PLACE, cell)) for cell, name in enumerate(names(size)))


@lru_cache(maxsize=None)
def harvests(size: int, yield_: int) -> tuple[tuple[tuple[int, tuple[int, ...], Move], ...], ...]:
    """For each cell: (landing cell, cells between, move) of every harvest a tower of that yield could make."""
    name = names(size)
    return tuple(
        tuple((ray[yield_ - 1], ray[: yield_ - 1], Move((name[cell], name[ray[yield_ - 1]]), (HARVEST, cell, ray[yield_ - 1])))
              for ray in lines if len(ray) >= yield_)
        for cell, lines in enumerate(rays(size)))


@lru_cache(maxsize=None)
def sowings(size: int, yield_: int) -> tuple[tuple[tuple[tuple[int, ...], Move], ...], ...]:
    """For each cell: (cells that must be empty, move) of every sowing of a tower of that yield (2 or more)."""
    name, reach = names(size), yield_ - 1
    return tuple(
        tuple((ray[:reach], Move((name[cell], name[ray[reach - 1]]), (SOW, cell, ray[reach - 1], (cell, *ray[: reach - 1]))))
              for ray in lines if len(ray) >= reach)
        for cell, lines in enumerate(rays(size)))


def multiplier(yields: tuple[int, ...]) -> int:
    """The yield a field is multiplied by: the controller's largest beside it, even where a smaller one broke
    the tie (our reading, help section `reading-value`)."""
    return yields[0]


class Agros(State):
    """`owner[cell]`: 0 empty, 1 + seat for any piece of that seat. `farmers[seat]`: cell → yield."""

    __slots__ = ("game", "size", "owner", "farmers", "seat", "passes", "left", "_fields")
    players = 2
    deal = None

    def __init__(self, game: Game, size: int, farmers: int):
        self.game, self.size = game, size
        self.owner = bytearray(size * size)
        self.farmers: tuple[dict[int, int], dict[int, int]] = ({}, {})
        self.seat, self.passes = LIGHT, 0
        self.left = 2 * farmers  # farmers of both seats still to be placed
        self._fields: list[Field] | None = None

    @classmethod
    def at(cls, game: Game, text: str) -> Agros:
        """The state a position text describes. Raises `BadInput`."""
        position = notation.parse(text)
        state = cls(game, position.size, 0)
        state.owner[:] = position.owner
        state.farmers = position.farmers
        state.seat, state.passes, state.left = position.seat, position.passes, position.left
        return state

    @property
    def options(self) -> dict:
        return {"board": self.size, "farmers": (self.left + len(self.farmers[0]) + len(self.farmers[1])) // 2}

    @property
    def setting_up(self) -> bool:
        return self.left > 0

    @property
    def to_move(self) -> int | None:
        return None if self.passes == 2 else self.seat

    # --- moves --------------------------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        """By origin from a1 on, harvests before sowings; pass last."""
        if self.passes == 2:
            return []
        owner = self.owner
        if self.left:
            return [move for move, piece in zip(placements(self.size), owner) if not piece]
        size, enemy, found = self.size, 2 - self.seat, []
        for cell, yield_ in sorted(self.farmers[self.seat].items()):
            for dest, between, move in harvests(size, yield_)[cell]:
                if not owner[dest]:
                    for passed in between:
                        if owner[passed] == enemy:
                            break
                    else:
                        found.append(move)
            if yield_ > 1:
                for path, move in sowings(size, yield_)[cell]:
                    for sown in path:
                        if owner[sown]:
                            break
                    else:
                        found.append(move)
        found.append(PASS)
        return found

    def play(self, move: Move, tell=None) -> None:
        seat = self.seat
        self._fields = None
        if move is PASS or move == PASS:
            self.passes += 1
            self.seat = 1 - seat
        elif move.code[0] == PLACE:
            cell = move.code[1]
            self.owner[cell] = 1 + seat
            self.farmers[seat][cell] = 1
            self.left -= 1
            self.seat = setup_seat(len(self.farmers[0]) + len(self.farmers[1])) if self.left else LIGHT
        else:
            self._walk(seat, move.code)
            self.passes, self.seat = 0, 1 - seat
        if tell:
            self._tell(seat, move, tell)

    def _walk(self, seat: int, code: tuple) -> None:
        kind, origin, dest = code[:3]
        farmers, owner = self.farmers[seat], self.owner
        yield_ = farmers.pop(origin)
        owner[origin], owner[dest] = 0, 1 + seat
        if kind == HARVEST:
            farmers[dest] = yield_ + 1
        else:
            farmers[dest] = 1
            for cell in code[3]:
                owner[cell] = 1 + seat

    def _tell(self, seat: int, move: Move, tell) -> None:
        if move == PASS:
            tell(Event("passed", seat, {}))
            if self.passes == 2:
                tell(Event("ended", None, {"winners": list(self.outcome().winners)}))
        elif move.code[0] == PLACE:
            tell(Event("placed", seat, {"at": move.picks[0]}))
        else:
            origin, dest = move.picks
            if move.code[0] == HARVEST:
                tell(Event("harvested", seat, {"origin": origin, "dest": dest, "yield": self.farmers[seat][move.code[2]]}))
            else:
                seeds = [names(self.size)[cell] for cell in move.code[3]]
                tell(Event("sowed", seat, {"origin": origin, "dest": dest, "seeds": seeds, "n": len(seeds)}))

    def copy(self) -> Agros:
        twin = Agros.__new__(Agros)
        twin.game, twin.size, twin.seat, twin.passes, twin.left = self.game, self.size, self.seat, self.passes, self.left
        twin.owner, twin.farmers = self.owner[:], (self.farmers[0].copy(), self.farmers[1].copy())
        twin._fields = self._fields
        return twin

    # --- score --------------------------------------------------------------------------------------------

    def fields(self) -> list[Field]:
        """All fields, by their first cell."""
        if self._fields is None:
            regions, number = self._regions()
            beside = neighbours(self.size)
            yields: list[tuple[list[int], list[int]]] = [([], []) for _ in regions]
            for seat, farmers in enumerate(self.farmers):
                for cell in sorted(farmers, key=farmers.__getitem__, reverse=True):  # so each list is descending
                    for region in {number[near] for near in beside[cell]}:
                        if region < PIECE:
                            yields[region][seat].append(farmers[cell])
            self._fields = [self._field(cells, *map(tuple, pair)) for cells, pair in zip(regions, yields)]
        return self._fields

    def _regions(self) -> tuple[list[list[int]], bytearray]:
        """The regions of empty cells, and for each cell the number of its region or `PIECE`."""
        beside, regions = neighbours(self.size), []
        number = self.owner.translate(UNNUMBERED)
        while (first := number.find(EMPTY)) >= 0:
            region, own = [first], len(regions)
            number[first] = own
            for cell in region:  # grows while we walk it
                for near in beside[cell]:
                    if number[near] == EMPTY:
                        number[near] = own
                        region.append(near)
            regions.append(region)
        return regions, number

    def _field(self, cells: list[int], light: tuple[int, ...], dark: tuple[int, ...]) -> Field:
        # Tuples compare as the rule does: the first difference decides, and a longer list beats its own beginning.
        controller = None if light == dark else LIGHT if light > dark else DARK
        value = 0 if controller is None else len(cells) * multiplier((light, dark)[controller])
        return Field(tuple(sorted(cells)), (light, dark), controller, value)

    def half_point(self) -> int | None:
        """The seat with the larger yield at the first difference of all yields, largest first."""
        light, dark = (sorted(farmers.values(), reverse=True) for farmers in self.farmers)
        return None if light == dark else LIGHT if light > dark else DARK

    def totals(self) -> list[int]:
        """Half points per seat: the sums of `scores`, without their explanation (for search)."""
        totals = [0, 0]
        for field in self.fields():
            if field.controller is not None:
                totals[field.controller] += 2 * field.value
        seat = self.half_point()
        if seat is not None:
            totals[seat] += 1
        return totals

    def scores(self) -> list[Score]:
        name = names(self.size)
        lines: tuple[list[Line], list[Line]] = ([], [])
        for field in self.fields():
            if field.controller is not None:
                best = field.yields[field.controller][0]
                lines[field.controller].append(Line(
                    "value", 2 * field.value, tuple(name[cell] for cell in field.cells),
                    {"at": name[field.cells[0]], "n": len(field.cells), "yield": best}))
        seat = self.half_point()
        if seat is not None:
            lines[seat].append(Line("half-point", 1, tuple(name[cell] for cell in sorted(self.farmers[seat])),
                                    {"yields": " ".join(map(str, sorted(self.farmers[seat].values(), reverse=True)))}))
        return [Score(tuple(own)) for own in lines]

    def outcome(self) -> Outcome | None:
        if self.passes < 2:
            return None
        light, dark = self.totals()
        if light == dark:
            return Outcome((), "draw")
        # Whole points decide first: the half point can only break their tie.
        return Outcome((LIGHT if light > dark else DARK,), "half-point" if light // 2 == dark // 2 else "most-points")

    # --- words --------------------------------------------------------------------------------------------

    def prompt(self, picks: tuple[str, ...] = ()) -> Prompt:
        if self.passes == 2:
            return Prompt("agros.prompt.over", {})
        if self.setting_up:
            placed = len(self.farmers[0]) + len(self.farmers[1])
            more = 1 if placed == 0 or self.left == 1 or placed % 2 == 0 else 2
            return Prompt("agros.prompt.place", {"n": more})
        if picks:
            return Prompt("agros.prompt.dest", {"origin": picks[0]})
        return Prompt("agros.prompt.passed" if self.passes else "agros.prompt.move", {})

    def read(self, text: str) -> tuple[str, ...]:
        """`d4 g1`, also `D4 g1`, `d4g1`, `d4-g1` (a harvest) and `d4>g1` (a sowing)."""
        text = text.strip().lower()
        if text == "pass":
            return ("pass",)
        found = re.fullmatch(r"([a-z][0-9]{1,2})(?:\s*[\s>–-]?\s*([a-z][0-9]{1,2}))?", text)
        if not found:
            raise Illegal("notation", "agros.why.notation", text=text[:40])
        return tuple(cell for cell in found.groups() if cell)

    def find(self, text: str) -> Move:
        picks = self.read(text)
        verb = SOW if ">" in text else HARVEST if re.search("[-–]", text) else None
        move = next((move for move in self.moves() if move.picks == picks), None)
        if move and (verb is None or move.code[0] == verb):
            return move
        if verb and self.passes < 2 and not self.setting_up:
            yield_ = self.farmers[self.seat].get(cells_named(self.size).get(picks[0]))
            if verb is SOW and yield_ == 1:
                raise Illegal("no-seeds", "agros.why.no_seeds", **self._reach(picks[0], yield_))
            if move:  # a harvest written as a sowing or the reverse
                raise self._why_not_so_far(picks[0], yield_)
        raise self.why(picks)

    def why(self, picks: tuple[str, ...]) -> Illegal:
        if self.passes == 2:
            return Illegal("end", "agros.why.over")
        if picks == ("pass",):
            return Illegal("no-pass-in-setup", "agros.why.no_pass")
        cells = cells_named(self.size)
        for pick in picks:
            if pick not in cells:
                return Illegal("off-the-board", "agros.why.off_board", at=pick, last=names(self.size)[-1])
        if self.setting_up:
            return self._why_not_place(picks)
        if not picks or len(picks) > 2:
            return Illegal("notation", "agros.why.notation", text=" ".join(picks))
        return self._why_not_from(picks[0]) or self._why_not_to(*picks)

    def _why_not_place(self, picks: tuple[str, ...]) -> Illegal:
        if len(picks) != 1:
            return Illegal("setup", "agros.why.one_farmer")
        return Illegal("occupied", "agros.why.occupied", at=picks[0])

    def _why_not_from(self, at: str) -> Illegal | None:
        cell = cells_named(self.size)[at]
        if cell in self.farmers[self.seat]:
            return None
        if cell in self.farmers[1 - self.seat]:
            return Illegal("your-farmers", "agros.why.not_yours", at=at)
        return Illegal("your-farmers", "agros.why.loose_seed" if self.owner[cell] else "agros.why.no_farmer", at=at)

    def _why_not_to(self, origin: str, dest: str | None = None) -> Illegal:
        cells = cells_named(self.size)
        yield_ = self.farmers[self.seat][cells[origin]]
        if dest is None:
            return Illegal("stuck", "agros.why.stuck", at=origin)
        if dest == origin:
            return self._why_not_so_far(origin, yield_)
        path = line(self.size, cells[origin], cells[dest])
        if path is None:
            return Illegal("straight-line", "agros.why.not_straight", origin=origin, dest=dest)
        if len(path) == yield_:
            return self._why_not_harvest(path, dest)
        if len(path) == yield_ - 1:
            blocked = next(cell for cell in path if self.owner[cell])
            return Illegal("blocked-sow", "agros.why.blocked_sow", at=names(self.size)[blocked], dest=dest)
        return self._why_not_so_far(origin, yield_)

    def _why_not_so_far(self, origin: str, yield_: int) -> Illegal:
        return Illegal("wrong-distance", "agros.why.distance_bare" if yield_ == 1 else "agros.why.distance", **self._reach(origin, yield_))

    def _why_not_harvest(self, path: tuple[int, ...], dest: str) -> Illegal:
        for cell in path[:-1]:
            if self.owner[cell] == 2 - self.seat:
                return Illegal("blocked-by-opponent", "agros.why.blocked", at=names(self.size)[cell])
        return Illegal("occupied", "agros.why.occupied", at=dest)

    def _reach(self, origin: str, yield_: int) -> dict:
        return {"at": origin, "n": yield_, "less": yield_ - 1}

    def position(self) -> str:
        return notation.write(self)

    def pieces(self) -> dict[str, int]:
        placed = 2 * self.options["farmers"] - self.left
        light = sum(1 for index in range(placed) if setup_seat(index) == LIGHT) if self.setting_up else placed // 2
        return {"light farmers to come and placed": self.options["farmers"] - light + len(self.farmers[LIGHT]),
                "dark farmers to come and placed": self.options["farmers"] - (placed - light) + len(self.farmers[DARK])}

    def __str__(self) -> str:
        return notation.diagram(self)
