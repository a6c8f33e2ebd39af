"""A landscape: blocks of terrain, the lines between them, roads and rivers, pens and tents. A block is 140 × 100.

What never changes for a map is drawn once and kept.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin
from typing import Iterable

import svg

from pygame_core.draw.kit import Frozen, group, num, path, use
from pygame_core.games.polis.deck import Block, Deck
from pygame_core.games.polis.drawing.icons import PATHS
from pygame_core.games.polis.drawing.terrain import pattern

WIDE, HIGH = 140, 100
BEND = 38  # the radius of a turn
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}
INK, SHEET = "var(--ink)", "var(--sheet)"

Spot = tuple[int, int]  # column, row
Map = dict[Spot, tuple[Block, int]]  # the block on top, and the card it is of


def edge(spot: Spot, side: str) -> str:
    """The path of one side of a block."""
    x, y = spot[0] * WIDE, spot[1] * HIGH
    return {"N": f"M{x} {y}h{WIDE}", "S": f"M{x} {y + HIGH}h{WIDE}", "W": f"M{x} {y}v{HIGH}", "E": f"M{x + WIDE} {y}v{HIGH}"}[side]


def box(spot: Spot, out: float = 0) -> str:
    return (f"M{num(spot[0] * WIDE - out)} {num(spot[1] * HIGH - out)}h{num(WIDE + 2 * out)}v{num(HIGH + 2 * out)}"
            f"h{num(-WIDE - 2 * out)}z")


def beside(spot: Spot, side: str) -> Spot:
    return spot[0] + STEPS[side][0], spot[1] + STEPS[side][1]


def outline(spots: Iterable[Spot]) -> str:
    """The rim of a set of blocks."""
    inside = set(spots)
    return "".join(edge(spot, side) for spot in sorted(inside) for side in STEPS if beside(spot, side) not in inside)


@lru_cache(maxsize=256)
def land(deck: Deck, cells: tuple[tuple[Spot, int], ...], small: bool, whole: bool = True) -> Frozen:
    """The landscape of these tiles. `whole`: roads that end and the rim are marked (a map; a card alone has neither)."""
    tiles = deck.tiles
    return landscape({spot: (tiles[tile], tile >> 3) for spot, tile in cells}, small, whole)


def landscape(map: Map, small: bool, whole: bool = True) -> Frozen:
    return Frozen(*_ground(map, small), *_borders(map, small), *_ways(map, small, whole), *_rim(map, small, whole),
                  *(element for spot, (block, _) in map.items() for element in _pieces(spot, block, small)))


def _ground(map: Map, small: bool) -> list[svg.Element]:
    zones: dict[str, str] = {}
    for spot, (block, _) in map.items():
        zones[block.zone] = zones.get(block.zone, "") + box(spot, 0.4)
    return [path(d, f"url(#{pattern(zone, small)})") for zone, d in zones.items()]


def _borders(map: Map, small: bool) -> list[svg.Element]:
    """A gap of paper between terrains, a dashed seam where cards meet inside one."""
    gap = seam = ""
    for spot, (block, card) in map.items():
        for side in "ES":
            other = map.get(beside(spot, side))
            if other and other[0].zone != block.zone:
                gap += edge(spot, side)
            elif other and other[1] != card:
                seam += edge(spot, side)
    drawn = [path(gap, stroke=SHEET, width=7 if small else 5, stroke_linecap="square")] if gap else []
    if seam:
        drawn.append(path(seam, stroke=SHEET, width=4 if small else 2.6, stroke_dasharray=[10, 10] if small else [7, 7], opacity=0.85))
    return drawn


def _rim(map: Map, small: bool, whole: bool) -> list[svg.Element]:
    return [path(outline(map), stroke=INK, width=6 if small else 3.4, stroke_linecap="round")] if whole else []


# --- roads and rivers -------------------------------------------------------------------------------------


def way(spot: Spot, exits: str) -> str:
    """From edge centre to edge centre: straight, or a quarter circle between straight leads."""
    x, y = spot[0] * WIDE, spot[1] * HIGH
    if exits == "NS":
        return f"M{x + 70} {y}v{HIGH}"
    if exits == "EW":
        return f"M{x} {y + 50}h{WIDE}"
    down, right = ("N" in exits) * 2 - 1, ("E" in exits) * 2 - 1  # towards the middle from the upright lead, and on to the level one
    start = y if down == 1 else y + HIGH
    return (f"M{x + 70} {start}V{y + 50 - down * BEND}A{BEND} {BEND} 0 0 {int(down != right)} {x + 70 + right * BEND} {y + 50}"
            f"H{x + WIDE if right == 1 else x}")


def _ways(map: Map, small: bool, whole: bool) -> list[svg.Element]:
    """All casings, then all fills, so that joins vanish."""
    lines = {"road": "", "river": ""}
    waves = stops = mouths = ""
    for spot, (block, _) in map.items():
        if block.kind:
            lines[block.kind] += way(spot, block.exits)
            waves += wave(spot, block.exits, 4 if small else 4.6) if block.kind == "river" else ""
            if whole:
                for side in block.exits:
                    other = map.get(beside(spot, side))
                    if other and not (other[0].kind == block.kind and ACROSS[side] in other[0].exits):
                        if block.kind == "river" and other[0].zone == "lake":
                            mouths += _mouth(spot, side)
                        else:
                            stops += _stop(spot, side)
    drawn = []
    if lines["river"]:
        drawn += [path(lines["river"], stroke=f"var(--{colour})", width=width) for colour, width in (("sheet", 31), ("river-ink", 26), ("river", 21))]
        drawn.append(path(waves, stroke="var(--river-hi)", width=4.5 if small else 2.4))
    if mouths:
        drawn += [path(mouths, stroke=f"var(--{colour})", width=width, stroke_linecap="round")
                  for colour, width in (("lake", 11 if small else 8), ("lake-cut", 5 if small else 3.2))]
    if lines["road"]:
        drawn += [path(lines["road"], stroke="var(--road-ink)", width=28 if small else 27), path(lines["road"], stroke="var(--road)", width=19 if small else 21.5)]
        if not small:
            drawn.append(path(lines["road"], stroke="var(--road-dash)", width=2.6, stroke_dasharray=[10, 10], stroke_dashoffset=5))
    if stops:
        drawn.append(path(stops, stroke="var(--road-ink)", width=6, stroke_linecap="round"))
    return drawn


def middle(spot: Spot, side: str) -> tuple[float, float]:
    """The centre of an edge."""
    return spot[0] * WIDE + 70 + STEPS[side][0] * 70, spot[1] * HIGH + 50 + STEPS[side][1] * 50


def _stop(spot: Spot, side: str) -> str:
    """A bar across a way that ends inside the map."""
    (x, y), (dx, dy) = middle(spot, side), STEPS[side]
    x, y = x - 3 * dx, y - 3 * dy
    return f"M{x - 17 * dy} {y - 17 * dx}L{x + 17 * dy} {y + 17 * dx}"


def _mouth(spot: Spot, side: str) -> str:
    """Two ripples where a river runs into a lake."""
    (x, y), (dx, dy) = middle(spot, side), STEPS[side]
    x, y = x + 3 * dx, y + 3 * dy
    return "".join(f"M{x - dy * r} {y - dx * r}Q{num(x + dx * r * 1.15)} {num(y + dy * r * 1.15)} {x + dy * r} {y + dx * r}" for r in (17, 27))


@lru_cache(maxsize=None)
def _wave(exits: str, amplitude: float) -> tuple[tuple[float, float], ...]:
    """The highlight of a river: its centre line, off by a sine that is nought at both ends, so that sections join."""
    if exits == "NS":
        line, periods = [(70, 2 * step) for step in range(51)], 2
    elif exits == "EW":
        line, periods = [(2.8 * step, 50) for step in range(51)], 3
    else:
        down, right, periods = ("N" in exits) * 2 - 1, ("E" in exits) * 2 - 1, 2
        start, lead = (0 if down == 1 else HIGH), 50 - BEND
        line = [(70, start + down * lead * step / 6) for step in range(6)]
        line += [(70 + right * BEND * (1 - cos(step / 30 * pi / 2)), start + down * (lead + BEND * sin(step / 30 * pi / 2))) for step in range(31)]
        line += [(70 + right * (BEND + (70 - BEND) * step / 11), 50) for step in range(1, 12)]
    lengths = [0.0]
    for (x1, y1), (x2, y2) in zip(line, line[1:]):
        lengths.append(lengths[-1] + hypot(x2 - x1, y2 - y1))
    found = []
    for index, (x, y) in enumerate(line):
        (x1, y1), (x2, y2) = line[max(index - 1, 0)], line[min(index + 1, len(line) - 1)]
        off, span = amplitude * sin(2 * pi * periods * lengths[index] / lengths[-1]), hypot(x2 - x1, y2 - y1)
        found.append((x - (y2 - y1) / span * off, y + (x2 - x1) / span * off))
    return tuple(found[::2])


def wave(spot: Spot, exits: str, amplitude: float) -> str:
    return "M" + "L".join(f"{num(spot[0] * WIDE + x)} {num(spot[1] * HIGH + y)}" for x, y in _wave(exits, amplitude))


# --- what stands on blocks --------------------------------------------------------------------------------

CAMP = {"NE": (36, 68), "NW": (104, 68), "ES": (36, 32), "SW": (104, 32), "NS": (31, 50), "EW": (108, 24), "": (70, 50)}  # beside the way


def _pieces(spot: Spot, block: Block, small: bool) -> Iterable[svg.Element]:
    x, y, size = spot[0] * WIDE, spot[1] * HIGH, "s" if small else "l"
    if len(block.pens) == 1:
        yield use(f"polis-pen-{block.pens[0]}-1-{size}", x + 24, y + 14)
    for animal, left in zip(block.pens if len(block.pens) == 2 else (), (6, 73)):
        yield use(f"polis-pen-{animal}-2-{size}", x + left, y + 17)
    if block.camp:
        yield use(f"polis-camp-{size}", x + CAMP[block.exits][0], y + CAMP[block.exits][1])


def shapes(animals: Iterable[str], camps: bool) -> Iterable[svg.Element]:
    for small in (False, True):
        size = "s" if small else "l"
        for animal in animals:
            yield group(*_pen(animal, 92, 72, 64, small), id=f"polis-pen-{animal}-1-{size}")
            yield group(*_pen(animal, 61, 66, 53, small), id=f"polis-pen-{animal}-2-{size}")
        if camps:
            radius = 25 if small else 19
            yield group(svg.Circle(r=radius, fill=SHEET, stroke=INK, stroke_width=4 if small else 2), figure("camp", 0, -0.5, radius * 1.45, INK),
                        id=f"polis-camp-{size}")


def figure(name: str, x: float, y: float, size: float, fill: str) -> svg.Path:
    """A figure centred on a point."""
    return path(PATHS[name], fill, transform=[svg.Translate(round(x - size / 2, 2), round(y - size / 2, 2)), svg.Scale(round(size / 512, 4))])


def _pen(animal: str, width: float, height: float, figure_size: float, small: bool) -> list[svg.Element]:
    """A rail, posts at its corners and middles, and who is inside."""
    drawn: list[svg.Element] = [svg.Rect(width=width, height=height, rx=6 if small else 3, fill="var(--pen)", stroke="var(--pen-ink)",
                                         stroke_width=6 if small else 3)]
    if not small:
        across = 4 if width > 70 else 2
        posts = [(width * column / across, height * row / 2) for column in range(across + 1) for row in range(3)
                 if column in (0, across) or row in (0, 2)]
        drawn.append(path("".join(f"M{num(x - 3.5)} {num(y - 3.5)}h7v7h-7z" for x, y in posts), "var(--pen-ink)"))
    return [*drawn, figure(animal, width / 2, height / 2, figure_size * (1.04 if small else 0.98), "var(--pen-ink)")]
