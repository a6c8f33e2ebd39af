"""The board as a grid to touch: a transparent hex for each cell one can build on, with its spoken name; and once
a cell is chosen, a sector round it for each rotation."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from math import cos, pi, sin
from typing import Iterator

import svg

from pygame_core.draw.kit import group, touchable
from pygame_core.games.akropolis.drawing.grid import SIDE, closed, corners, height
from pygame_core.games.akropolis.drawing.pieces import order
from pygame_core.games.akropolis.drawing.scene import Scene
from pygame_core.games.akropolis.tiles import KIND
from pygame_core.geometry.hexes import name, named, trio

NAMES = {"h": "house", "m": "market", "b": "barracks", "t": "temple", "g": "garden", "q": "quarry",
         "H": "house-plaza", "M": "market-plaza", "B": "barracks-plaza", "T": "temple-plaza", "G": "garden-plaza"}
INNER, OUTER = 0.5 * SIDE, 2.2 * SIDE  # of a sector; inside, the chosen cell can be let go

# A cell that can be touched shows itself when pointed at.
RULES = "@media (hover:hover){.akropolis .open:hover{fill:var(--accent);fill-opacity:.14}}"


def cells(scene: Scene) -> list[int]:
    """Those of the city, along it, and where the first hex of a tile can lie; from the back to the front."""
    return sorted(scene.city.level.keys() | {pose // 6 for pose in scene.city.poses()}, key=order)


def focused(scene: Scene) -> str:
    """The pick that is the tab stop."""
    drawn = cells(scene)
    wanted = scene.view.focus
    if wanted and (named(wanted) in drawn or wanted in {f"r{turn}" for turn in scene.turns}):
        return wanted
    if scene.turns:
        return f"r{scene.turns[0]}"
    return name(next((cell for cell in drawn if cell in scene.open), drawn[0]))


def grid(scene: Scene) -> Iterator[svg.Element]:
    focus = focused(scene)
    for row, own in groupby(cells(scene), key=lambda cell: order(cell)[0]):
        yield group(*(_cell(scene, cell, focus) for cell in own), extra={"role": "row"})
    if scene.turns:
        yield group(*(_turn(scene, turn, focus) for turn in scene.turns), extra={"role": "row"})


def _cell(scene: Scene, cell: int, focus: str) -> svg.Path:
    at, x_y = name(cell), height(cell, scene.city)
    rest = touchable(at, label(scene, cell), role="gridcell", open=cell in scene.open, chosen=cell == scene.picked, focus=at == focus)
    return svg.Path(id=scene.id(f"cell-{at}"), d=_shape(*x_y), fill="transparent", **rest)


@lru_cache(maxsize=2048)
def _shape(x: float, y: float) -> str:
    return closed(corners(x, y))


def label(scene: Scene, cell: int) -> str:
    """What a screen reader says of a cell: where, what is seen there, and what touching it would do."""
    say, city, at = scene.say, scene.city, name(cell)
    if cell in city.top:
        what = say("akropolis.say.hex", at=at, what=say(f"akropolis.kind.{NAMES[KIND[city.top[cell]]]}"), level=city.level[cell])
    else:
        what = say("akropolis.say.empty", at=at)
    return say("akropolis.say.first", what=what) if cell in scene.open else what


def _turn(scene: Scene, turn: int, focus: str) -> svg.Path:
    pick, pose = f"r{turn}", 6 * scene.picked + turn
    at = " ".join(name(cell) for cell in trio(pose))
    words = scene.say("akropolis.say.turn", cells=at, level=max(0, scene.city.level.get(scene.picked, 0)) + 1)
    rest = touchable(pick, words, role="gridcell", open=True, focus=pick == focus)
    return svg.Path(id=scene.id(f"turn-{pick}"), d=_sector(turn, *height(scene.picked, scene.city)), fill="transparent", **rest)


def _sector(turn: int, x: float, y: float) -> str:
    """A sixth of a ring round a cell, towards one of its corners."""
    middle = (turn - 1) * pi / 3
    angles = [middle + pi / 6 * step for step in (-1, -0.5, 0, 0.5, 1)]
    rim = [(x + OUTER * cos(angle), y + OUTER * sin(angle)) for angle in angles]
    return closed(rim + [(x + INNER * cos(angle), y + INNER * sin(angle)) for angle in angles[::-1]])
