"""Akropolis positions as one line of text, and as a diagram for the terminal.

    2 12 houses=double | 4 12 33 | 5 6 7 | 3: 1@2,-1,r4 9@0,2,r1 | 0: 2@1,1,r0

Players, turns made and the options that differ from the default; the site; the stacks in order, or `-`; for
each player the stones and the tiles of the city, `tile@first cell,rotation`. Against the Architect its stones
and tiles (numbers only) come last.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple, Sequence

from pygame_core.game import BadInput, Game, brief
from pygame_core.games.akropolis.tiles import KIND, TILES, used
from pygame_core.geometry.hexes import axial, name, named, trio

Placed = tuple[int, int]  # tile, pose


class Position(NamedTuple):
    players: int
    options: dict
    turns: int
    site: tuple[int, ...]
    stacks: tuple[int, ...]
    stones: tuple[int, ...]
    cities: tuple[tuple[Placed, ...], ...]
    taken: tuple[int, ...]  # by the Architect


def write(state: Any) -> str:
    options = [f"{option.name}={state.options[option.name]}" for option in state.game.options
               if state.options[option.name] != option.default]
    parts = [" ".join([str(state.players), str(state.turns), *options]), _numbers(state.site), _numbers(state.stacks)]
    for stones, city in zip(state.stones, state.cities):
        tiles = [f"{tile}@{name(pose // 6)},r{pose % 6}" for _, pose, tile in sorted(city.placed)]
        parts.append(" ".join([f"{stones}:", *tiles]))
    if state.players == 1:
        parts.append(" ".join([f"{state.stones[1]}:", *map(str, sorted(state.taken))]))
    return " | ".join(parts)


def _numbers(tiles: Sequence[int]) -> str:
    return " ".join(map(str, tiles)) or "-"


# --- reading ----------------------------------------------------------------------------------------------


def parse(text: Any, game: Game) -> Position:
    """Read a position that can be, but for the places of the tiles: see `build`. Raises `BadInput`."""
    if not isinstance(text, str):
        raise BadInput(f"an Akropolis position is a text, not {brief(text)}")
    head, *rest = (part.split() for part in text.split("|"))
    players, turns, options = _head(head, game)
    circle = max(2, players)
    if len(rest) != 2 + circle:
        raise BadInput(f"an Akropolis position for {players} has {3 + circle} parts divided by |, this has {1 + len(rest)}")
    site, stacks = (() if part == ["-"] else tuple(_tile(word, where) for word in part)
                    for part, where in zip(rest, ("the site", "the stacks")))
    stones = tuple(_stones(part, place) for place, part in enumerate(rest[2:]))
    cities = tuple(tuple(_placed(word, seat) for word in part[1:]) for seat, part in enumerate(rest[2:2 + players]))
    taken = tuple(sorted(_tile(word, "the Architect") for word in rest[3][1:])) if players == 1 else ()
    position = Position(players, options, turns, site, stacks, stones, cities, taken)
    _check(position)
    return position


def _head(words: list[str], game: Game) -> tuple[int, int, dict]:
    if len(words) < 2 or not all(re.fullmatch("[0-9]{1,2}", word) for word in words[:2]):
        raise BadInput(f"an Akropolis position begins with the players and the turns made, not {brief(' '.join(words[:2]))}")
    players, turns = map(int, words[:2])
    if players not in game.seats:
        raise BadInput(f"akropolis is not played by {players}")
    given = {}
    for word in words[2:]:
        option, equals, choice = word.partition("=")
        if not equals or option in given:
            raise BadInput(f"an option of a position is written name=choice, once; {brief(word)} is not")
        given[option] = choice
    return players, turns, game.check(given)


def _tile(word: str, where: str) -> int:
    if not re.fullmatch("[1-9][0-9]?", word) or int(word) >= len(TILES):
        raise BadInput(f"{where}: {brief(word)} is not the number of a tile")
    return int(word)


def _stones(part: list[str], place: int) -> int:
    if not part or not re.fullmatch("[0-9]{1,3}:", part[0]):
        raise BadInput(f"city {place + 1} begins with its stones and a colon, not {brief(' '.join(part[:1]))}")
    return int(part[0][:-1])


def _placed(word: str, seat: int) -> Placed:
    found = re.fullmatch(r"([0-9]+)@(-?[0-9]+,-?[0-9]+),r([0-5])", word)
    cell = named(found[2]) if found else None
    if cell is None:
        raise BadInput(f"city {seat + 1}: {brief(word)} is not a tile in its place, as 12@2,-1,r4")
    return _tile(found[1], f"city {seat + 1}"), 6 * cell + int(found[3])


def _check(position: Position) -> None:
    """Refuse what no game can reach: tiles missing or twice, and numbers that contradict one another."""
    players, _, turns, site, stacks, _, cities, taken = position[:8]
    circle = max(2, players)
    wanted = used(players, position.options["tiles"] == "all")
    tiles = sorted([*site, *stacks, *taken, *(tile for city in cities for tile, _ in city)])
    if tiles != list(wanted):
        wrong = next((tile for tile in tiles if tiles.count(tile) > 1 or tile not in wanted), None)
        raise BadInput(f"tile {next(tile for tile in wanted if tile not in tiles)} is missing" if wrong is None else
                       f"tile {wrong} is there twice" if wrong in wanted else f"tile {wrong} is not used in this game")
    left = circle + 2 - turns % (circle + 1) if turns < len(wanted) - 1 else 1
    if len(site) != left:
        raise BadInput(f"after {turns} turns the site has {left} tiles, here {len(site)}")
    for place, own in enumerate([*map(len, cities), *([len(taken)] if players == 1 else [])]):
        due = turns // circle + (place < turns % circle)
        if own != due or players == 1 and turns % 2:
            raise BadInput(f"after {turns} turns city {place + 1} has {due} tiles, here {own}" if own != due else
                           "the Architect answers at once: turns made are even")


def build(city: Any, tiles: Sequence[Placed], seat: int) -> Any:
    """The city with these tiles: each one on the ground as soon as it touches, the others in the order given."""
    seen = set(city.top)
    ground, upper = [], []
    for tile, pose in tiles:
        (upper if seen.intersection(trio(pose)) else ground).append((tile, pose))
        seen.update(trio(pose))
    while ground:
        placed = next((each for each in ground if city.fits(each[1])), None)
        if placed is None:
            raise BadInput(f"city {seat + 1}: tile {ground[0][0]} does not touch the city")
        ground.remove(placed)
        city = city.built(*placed)
    for tile, pose in upper:
        if not city.fits(pose):
            raise BadInput(f"city {seat + 1}: tile {tile} cannot lie at {name(pose // 6)} r{pose % 6}")
        city = city.built(tile, pose)
    return city


# --- terminal ---------------------------------------------------------------------------------------------


def diagram(state: Any) -> str:
    """The site and each city in characters: the hex's letter and its level, odd columns half a row lower."""
    site = "  ".join(f"t{tile} {TILES[tile]}" for tile in state.site)
    parts = [f"site: {site}", *(f"{seat + 1}: stones {stones}\n{_map(city)}" for seat, (stones, city) in enumerate(zip(state.stones, state.cities)))]
    if state.players == 1:
        parts.append(f"Architect: stones {state.stones[1]}, {' '.join(TILES[tile] for tile in state.taken) or '-'}")
    return "\n\n".join(parts)


def _map(city: Any) -> str:
    """Each hex stands at its column q and at half-row 2r + q, so neighbours below lie two lines further down."""
    places = {axial(cell): f"{KIND[place]}{city.level[cell]}" for cell, place in city.top.items()}
    lines = {q + 2 * r for q, r in places}
    columns = sorted({q for q, _ in places})
    wide = range(columns[0], columns[-1] + 1)
    rows = []
    for line in range(min(lines), max(lines) + 1):
        row = (places.get((q, (line - q) // 2), "") if (line - q) % 2 == 0 else "" for q in wide)
        rows.append(("   " + "".join(f"{word:<4}" for word in row)).rstrip())
    left = columns[0]
    return "\n".join([f"   columns from q={left}, the first line is 2r+q={min(lines)}", *rows])
