"""Akropolis: take a tile of the construction site, build it into your city, on the ground or on top.

Source of the rules and of every reading: help/en.md. Rule ids here are that page's section ids.
"""

from __future__ import annotations

from random import Random

from pygame_core.game import BadInput, Event, Game, Illegal, Line, Move, Outcome, Prompt, Score, State, brief
from pygame_core.games.akropolis import architect, notation, refusals
from pygame_core.games.akropolis.city import City
from pygame_core.games.akropolis.info import COLOURS
from pygame_core.games.akropolis.survey import Reading
from pygame_core.games.akropolis.tiles import TILES, used
from pygame_core.geometry.hexes import name, trio

ARCHITECT = 1  # its place in `stones`; a player alone is 0
KEPT = 3000  # moves of one tile that are kept, to be handed out again


class _Moves(dict):
    """The moves of one tile, by pose."""

    def __init__(self, tile: int):
        self.tile = tile

    def __missing__(self, pose: int) -> Move:
        if len(self) >= KEPT:
            self.clear()
        move = self[pose] = Move((f"t{self.tile}", name(pose // 6), f"r{pose % 6}"), (self.tile, pose))
        return move


_MOVES = [_Moves(tile) for tile in range(len(TILES))]


def start(game: Game, players: int, seed: int | None, deal: dict | None, options: dict) -> Akropolis:
    """A new game, its tiles drawn by `seed`; or with the order, or the whole position, that `deal` gives."""
    if deal is not None and set(deal) == {"position"}:
        return at(game, deal["position"])
    if deal is None:
        deal = {"tiles": shuffled(used(players, options["tiles"] == "all"), Random(seed or 0))}
    elif set(deal) != {"tiles"}:
        raise BadInput(f"an Akropolis deal is {{'tiles': [numbers]}} or {{'position': text}}, this has {brief(sorted(map(str, deal)))}")
    check_tiles(deal["tiles"], used(players, options["tiles"] == "all"))
    return Akropolis(game, players, deal, options)


def shuffled(tiles, rng) -> list[int]:
    order = list(tiles)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


def check_tiles(tiles, wanted: range) -> None:
    """Refuse an order that does not hold each wanted tile once."""
    if not isinstance(tiles, (list, tuple)):
        raise BadInput(f"deal 'tiles' is a list of tile numbers, not {brief(tiles)}")
    seen: dict[int, int] = {}
    for place, tile in enumerate(tiles, 1):
        if type(tile) is not int or tile not in wanted:
            raise BadInput(f"deal 'tiles', place {place}: {brief(tile)} is not a tile of this game (1 to {wanted[-1]})")
        if tile in seen:
            raise BadInput(f"deal 'tiles': tile {tile} is at place {seen[tile]} and again at place {place}")
        seen[tile] = place
    missing = [tile for tile in wanted if tile not in seen]
    if missing:
        raise BadInput(f"deal 'tiles': tile {missing[0]} is missing" + (f", and {len(missing) - 1} more" if missing[1:] else ""))


def at(game: Game, text: object) -> Akropolis:
    """The state a position text describes. Raises `BadInput`."""
    position = notation.parse(text, game)
    state = Akropolis.__new__(Akropolis)
    state.game, state.players, state.options, state.deal = game, position.players, position.options, {"position": text}
    state.reading = reading_of(position.options)
    state.turns, state.site, state.stacks = position.turns, position.site, position.stacks
    state.stones, state.taken = list(position.stones), position.taken
    state.cities = []
    for seat, tiles in enumerate(position.cities):
        state.cities.append(notation.build(City(state.reading), tiles, seat))
    return state


def reading_of(options: dict) -> Reading:
    return Reading(tuple(options[colour] == "double" for colour in COLOURS), options["edge"] == "holes", options["lake"] == "any")


class Akropolis(State):
    """`site`: the tiles to choose from, the free one first. `stacks`: those to come, in order.

    A player alone shares the site with the Architect: `stones` has its stones too, `taken` its tiles.
    """

    __slots__ = ("game", "players", "options", "deal", "reading", "turns", "site", "stacks", "cities", "stones", "taken")

    def __init__(self, game: Game, players: int, deal: dict, options: dict):
        self.game, self.players, self.deal, self.options = game, players, deal, options
        self.reading = reading_of(options)
        self.turns = 0  # made so far, the Architect's too
        self.site, self.stacks = (), tuple(deal["tiles"])
        self.cities = [City(self.reading)] * players
        self.stones = [1 + seat for seat in range(self.circle)]
        self.taken: tuple[int, ...] = ()
        self._open(len(self.stacks) % (self.circle + 1))
        self._refill()

    @property
    def circle(self) -> int:
        """How many take turns, the Architect included."""
        return max(2, self.players)

    @property
    def to_move(self) -> int | None:
        return self.turns % self.circle if len(self.site) > 1 else None

    @property
    def opener(self) -> int:
        """Who holds the first player's marker: the seat that began this row."""
        return self.turns // (self.circle + 1) % self.circle

    @property
    def row(self) -> tuple[int, int]:
        """The number of the row from 1, and of how many."""
        length = self.circle + 1
        rows = (self.turns + len(self.stacks) + len(self.site) - 1) // length
        return min(self.turns // length + 1, rows), rows

    # --- moves --------------------------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        """By tile in the order of the site, then by first cell, then by rotation."""
        seat = self.to_move
        if seat is None:
            return []
        poses, found = self.cities[seat].poses(), []
        for tile in self.site[:self.stones[seat] + 1]:
            of_tile = _MOVES[tile]
            found += [of_tile[pose] for pose in poses]
        return found

    def play(self, move: Move, tell=None) -> None:
        tile, pose = move.code
        seat, price = self.to_move, self.site.index(tile)
        won = self.cities[seat].quarries(pose)
        self.cities[seat] = self.cities[seat].built(tile, pose)
        self.stones[seat] += won - price
        self._take(price)
        if tell:
            level = self.cities[seat].level[trio(pose)[0]]
            values = {"tile": tile, "origin": f"t{tile}", "at": name(pose // 6), "rotation": pose % 6, "level": level, "paid": price, "won": won}
            tell(Event("built" if level == 1 else "raised", seat, values))
        self._refill(tell)
        if self.players == 1:
            self.stones[ARCHITECT] += price
            self._answer(tell)
        if tell and self.to_move is None:
            tell(Event("ended", None, {"tile": self.site[0]}) if self.players > 1 else
                 Event("ended-alone", None, {"points": self.architect_score().points + self.stones[ARCHITECT]}))

    def _answer(self, tell) -> None:
        """The Architect's turn."""
        price = architect.choice(self.site, self.stones[ARCHITECT])
        tile = self.site[price]
        self.stones[ARCHITECT] -= price
        self.taken += (tile,)
        self._take(price)
        if tell:
            tell(Event("architect", None, {"tile": tile, "origin": f"t{tile}", "paid": price}))
        self._refill(tell)

    def _take(self, place: int) -> None:
        self.site = self.site[:place] + self.site[place + 1:]
        self.turns += 1

    def _open(self, count: int) -> None:
        self.site, self.stacks = self.site + self.stacks[:count], self.stacks[count:]

    def _refill(self, tell=None) -> None:
        """One tile is left: it becomes the first of a new row."""
        if len(self.site) == 1 and self.stacks:
            self._open(self.circle + 1)
            if tell:
                row, rows = self.row
                tell(Event("row", self.opener, {"row": row, "rows": rows}) if self.players > 1 else
                     Event("row-alone", None, {"row": row, "rows": rows}))

    def copy(self) -> Akropolis:
        twin = Akropolis.__new__(Akropolis)
        twin.game, twin.players, twin.options, twin.deal, twin.reading = self.game, self.players, self.options, self.deal, self.reading
        twin.turns, twin.site, twin.stacks, twin.taken = self.turns, self.site, self.stacks, self.taken
        twin.cities, twin.stones = self.cities[:], self.stones[:]
        return twin

    def hidden_from(self, seat: int, rng) -> Akropolis:
        """Only the order of the stacks is hidden, from everyone."""
        twin = self.copy()
        if self.stacks:
            twin.stacks = tuple(shuffled(sorted(self.stacks), rng))
            twin.deal = {"position": twin.position()}
        return twin

    # --- score --------------------------------------------------------------------------------------------

    def totals(self) -> list[int]:
        """The sums of `scores`, without their explanation (for search)."""
        return [city.points() + stones for city, stones in zip(self.cities, self.stones)]

    def scores(self) -> list[Score]:
        """Per seat a line for each colour, for districts that do not count, and for stones. Marks are cells of
        that seat's own city."""
        return [Score(self._lines(city, stones)) for city, stones in zip(self.cities, self.stones)]

    def _lines(self, city: City, stones: int) -> tuple[Line, ...]:
        survey, lines = city.survey(), []
        for rule, colour in zip(COLOURS, survey):
            marks = tuple(name(cell) for cell in (*colour.counted, *colour.plazas))
            lines.append(Line(rule, colour.value * colour.stars, marks,
                              {"value": colour.value, "stars": colour.stars, "districts": len(colour.counted)}))
        lines.append(Line("stones", stones, (), {"n": stones}))
        for rule, colour in zip(COLOURS, survey):
            if colour.rest:
                lines.append(Line(f"{rule}-rest", 0, tuple(name(cell) for cell in colour.rest), {"n": len(colour.rest)}))
        return tuple(lines)

    def architect_score(self) -> architect.Worth:
        """What the Architect's tiles are worth, its stones aside."""
        return architect.worth(self.taken, self.options["architect"], self.reading.double)

    def outcome(self) -> Outcome | None:
        if self.to_move is not None:
            return None
        if self.players == 1:
            rival = self.stones[ARCHITECT]
            won = (self.totals()[0], self.stones[0]) > (self.architect_score().points + rival, rival)
            return Outcome((0,), "architect-beaten") if won else Outcome((), "architect-wins")
        totals = self.totals()
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        if len(best) == 1:
            return Outcome((best[0],), "most-points")
        most = max(self.stones[seat] for seat in best)
        richest = tuple(seat for seat in best if self.stones[seat] == most)
        return Outcome(richest, "most-stones" if len(richest) == 1 else "shared")

    # --- words --------------------------------------------------------------------------------------------

    def prompt(self, picks: tuple[str, ...] = ()) -> Prompt:
        seat = self.to_move
        if seat is None:
            return Prompt("akropolis.prompt.over", {})
        if not picks:
            return Prompt("akropolis.prompt.tile", {"n": self.stones[seat]})
        paid = self.site.index(int(picks[0][1:]))
        return Prompt("akropolis.prompt.turn" if picks[1:] else "akropolis.prompt.place", {"n": paid})

    def read(self, text: str) -> tuple[str, ...]:
        return tuple(text.lower().split())

    def find(self, text: str) -> Move:
        picks = self.read(text)
        tile, cell, turn = refusals.meant(picks)
        seat = self.to_move
        if seat is not None and len(picks) == 3 and turn is not None and tile in self.site[:self.stones[seat] + 1] \
                and self.cities[seat].fits(6 * cell + turn):
            return _MOVES[tile][6 * cell + turn]
        raise self.why(picks)

    def why(self, picks: tuple[str, ...]) -> Illegal:
        return refusals.why(self, picks)

    def position(self) -> str:
        return notation.write(self)

    def pieces(self) -> dict[str, int]:
        hexes = sum(sum(city.level.values()) for city in self.cities)
        tiles = len(self.site) + len(self.stacks) + len(self.taken)
        return {"tiles": tiles + sum(len(city.placed) for city in self.cities), "hexes": 3 * tiles + hexes}

    def __str__(self) -> str:
        return notation.diagram(self)
