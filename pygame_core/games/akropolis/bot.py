"""What a beginner sees in an Akropolis position, and a stronger bot of its own: `expert`."""

from __future__ import annotations

from typing import Iterator

from pygame_core.bots.base import Bot, Thought
from pygame_core.games.akropolis.city import City
from pygame_core.games.akropolis.rules import ARCHITECT, Akropolis
from pygame_core.games.akropolis.tiles import KIND, QUARRY

BEGINNERS_STONE = 2.0  # what a stone is worth to a beginner: a point, and a better choice some day


def value(state: Akropolis, seat: int) -> float:
    """The lead as it stands, stones dearer than points."""
    worth = [points + (BEGINNERS_STONE - 1) * stones for points, stones in zip(state.totals(), state.stones)]
    if state.players == 1:
        worth.append(state.architect_score().points + BEGINNERS_STONE * state.stones[ARCHITECT])
    own = worth.pop(seat)
    return own - max(worth)


# --- expert -----------------------------------------------------------------------------------------------

# What a game from beginning to end may bring by each colour, in value and in stars. A colour is worth (value it
# has and may yet get) × (stars it has and may yet get): so districts count for something before their plaza
# comes, and plazas before their districts. All numbers were found by playing alone against the Architect.
VALUE_TO_COME = (9.0, 6.0, 8.4, 5.0, 4.0)
STARS_TO_COME = (2.0, 2.4, 2.4, 2.4, 2.4)
REST = (0.2, 0, 0, 0.4, 0)  # share of a district that does not count yet but may: another group, an open temple
STONE_TO_COME = 1.0  # of a stone at the beginning, beside the point it is worth at the end
QUARRY_TO_COME = 0.5  # of a quarry in sight
PLACE_TO_COME = 0.3  # of a place on top where a tile can go
THREAT = 0.4  # how much it counts what a tile would bring the next seat
SLICE = 250  # cities looked at between two thoughts


def outlook(city: City, left: float) -> float:
    """What a city may be worth in the end, `left` being the share of its tiles still to come; with none, its points."""
    if not left:
        return city.points()
    hope, level, total = left ** 0.5, city.level, 0.0
    for colour, value, stars, rest in zip(city.survey(), VALUE_TO_COME, STARS_TO_COME, REST):
        if rest and colour.rest:
            value += rest * sum(level[cell] for cell in colour.rest)
        total += (colour.value + value * hope) * (colour.stars + stars * hope)
    top = city.top
    quarries = sum(KIND[place] == QUARRY for place in top.values())
    places = sum(place // 6 in top for place in city.legal())
    return total + left * (QUARRY_TO_COME * quarries + PLACE_TO_COME * places)


class Expert(Bot):
    """Two plies over the tiles in sight: for each tile it can pay the place with the best outlook, less a part of
    what the tiles it leaves would bring the next seat at best."""

    name = "expert"

    def think(self, state: Akropolis, rng) -> Iterator[Thought]:
        seat, moves = state.to_move, state.moves()
        city, before, left = state.cities[seat], state.cities[seat].points(), _left(state)
        stone = 1 + STONE_TO_COME * left
        price = stone + (state.players == 1)  # the Architect gets what is paid
        best, most, gain, threat = moves[0], float("-inf"), 0, {}
        for threat in _threats(state):
            yield Thought(best, 0, 0)
        for count, move in enumerate(moves, 1):
            tile, pose = move.code
            after, paid, won = city.built(tile, pose), state.site.index(tile), city.quarries(pose)
            worth = outlook(after, left) + stone * won - price * paid - THREAT * threat.get(tile, 0)
            if worth > most:
                best, most, gain = move, worth, after.points() - before + won - paid
            if count % SLICE == 0 or count == len(moves):
                yield Thought(best, gain, count / len(moves))


def _left(state: Akropolis) -> float:
    """The share of the mover's tiles that is still to come after this one."""
    to_come = len(state.stacks) + len(state.site) - 2
    return to_come // state.circle * state.circle / (state.turns + 1 + to_come)


def _threats(state: Akropolis) -> Iterator[dict[int, float]]:
    """For each tile that can be taken, what the next seat could gain at most from the others, in points alone. Told
    when all is known; until then nothing, in slices. Nothing at all where a new row or the Architect comes first."""
    site = state.site
    if state.players == 1 or len(site) < 3:
        return
    seat = (state.to_move + 1) % state.players
    city, stones, gains = state.cities[seat], state.stones[seat], {}
    for tile in site[:stones + 2]:  # one of them may be gone before
        gains[tile] = max(city.built(tile, pose).points() + city.quarries(pose) for pose in city.poses()) - city.points()
        yield {}
    threats = {}
    for taken in site:
        rest = [tile for tile in site if tile != taken]
        threats[taken] = max(gains[tile] - price for price, tile in enumerate(rest[:stones + 1]))
    yield threats


BOTS = {"expert": Expert}
