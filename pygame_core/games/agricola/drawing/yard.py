"""A farmyard: grounds, house, crops, fences, stables, and animals where they are shown to live."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Iterator

from pygame_core.draw.kit import num
from pygame_core.games.agricola import cards, grid
from pygame_core.games.agricola.drawing.scene import Box, Scene, rect, words
from pygame_core.games.agricola.drawing.shapes import KEY, fence_icon, icon, person
from pygame_core.games.agricola.farm import Farm
from pygame_core.games.agricola.goods import ANIMALS, NAMES

GHOSTS = {"plow": "ground-field", "rooms": "room", "stables": "stable"}


def cell_box(cell: int, side: float) -> Box:
    return (cell % grid.FILES * side, (grid.RANKS - 1 - cell // grid.FILES) * side, side, side)


def yard(scene: Scene, side: float) -> str:
    """The farm of the seat shown; its cells are open only where it is the mover's own."""
    state, farm = scene.state, scene.state.farms[scene.seat]
    home = state.people(scene.seat) if state.agenda else farm.people
    drawn = grounds(farm, side)
    for order, cell in enumerate(grid.cells(farm.rooms)[:max(0, min(home, 5))]):
        x, y, _, _ = cell_box(cell, side)
        drawn += person(scene.seat, x + side * 0.71, y + side * 0.79, side * 0.12)
    drawn += fences(farm, side) + buildings(farm, side) + _animals(scene, farm, side)
    if scene.mine:
        drawn += proposed(scene, side)
    for cell in grid.CELLS:
        ghost = _ghost(scene, cell, side) if scene.mine else ""
        drawn += scene.touch(grid.NAMES[cell], _inset(cell_box(cell, side)), spoken(scene, farm, cell), ghost, 5, listed=False, live=scene.mine)
    return drawn


def _inset(box: Box) -> Box:
    return (box[0] + 4, box[1] + 4, box[2] - 8, box[3] - 8)


def _ground(farm: Farm, cell: int) -> str:
    bit = 1 << cell
    return (f"room-{NAMES[farm.house]}" if farm.rooms & bit else "ground-field" if farm.fields & bit
            else "ground-meadow" if farm.fenced & bit else "ground-wild")


def grounds(farm: Farm, side: float) -> str:
    drawn = ""
    for cell in grid.CELLS:
        box = cell_box(cell, side)
        name = _ground(farm, cell)
        drawn += icon(name, box[0], box[1], side) + rect(box, 0, "none", "var(--line)" if name == "ground-wild" else KEY, 1.2)
        good, number = farm.crops.get(cell, (None, 0))
        size = side * 0.34
        drawn += "".join(icon(NAMES[good], box[0] + side / 2 + (k - number / 2) * size * 0.86, box[1] + side * 0.33, size) for k in range(min(number, 5)))
    return drawn


def edges(mask: int, side: float) -> Iterator[tuple[float, float, float, float]]:
    """The ends of each edge."""
    for edge in range(38):
        if mask >> edge & 1 and edge < grid.UPRIGHT:
            rank, file = divmod(edge, grid.FILES + 1)
            yield file * side, (grid.RANKS - 1 - rank) * side, file * side, (grid.RANKS - rank) * side
        elif mask >> edge & 1:
            level, file = divmod(edge - grid.UPRIGHT, grid.FILES)
            yield file * side, (grid.RANKS - level) * side, (file + 1) * side, (grid.RANKS - level) * side


def proposed(scene: Scene, side: float) -> str:
    """The fences that the cells touched so far would need, and their number."""
    cells = [grid.NUMBER[name] for name in scene.chosen if name in grid.NUMBER] if scene.fencing else []
    new = grid.border(sum(1 << cell for cell in cells)) & ~scene.state.farms[scene.seat].fences
    if not cells or not new:
        return ""
    d = "".join(f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}" for x1, y1, x2, y2 in edges(new, side))
    x, y, _, _ = cell_box(max(cells), side)
    badge: Box = (x + side / 2 - 20, y + side / 2 - 12, 40, 24)
    return (f'<path d="{d}" stroke="var(--chalk)" stroke-width="9"/><path d="{d}" stroke="var(--accent)" stroke-width="5" stroke-dasharray="14 8"/>'
            + rect(badge, 12, "var(--sheet)", "var(--accent)", 1.5) + fence_icon(badge[0] + 6, badge[1] + 4, 15)
            + words(badge[0] + 33, badge[1] + 12, new.bit_count(), 14, weight=650, anchor="end"))


def fences(farm: Farm, side: float) -> str:
    """Rails with posts around every pasture."""
    rails = posts = ""
    for x1, y1, x2, y2 in edges(farm.fences, side):
        rails += f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}"
        for step in range(5):
            x, y, corner = x1 + (x2 - x1) * step / 4, y1 + (y2 - y1) * step / 4, step in (0, 4)
            half = side * (0.045 if corner else 0.032)
            posts += (f'<rect x="{num(x - half)}" y="{num(y - half * 1.4)}" width="{num(2 * half)}" height="{num(2.8 * half)}" rx="1.5" '
                      f'fill="var(--{"piece-soil" if corner else "agricola-pale"})" stroke="{KEY}" stroke-width="1.2"/>')
    if not rails:
        return ""
    return (f'<path d="{rails}" stroke="{KEY}" stroke-width="{num(side * 0.06)}" stroke-linecap="round"/>'
            f'<path d="{rails}" stroke="var(--agricola-pale)" stroke-width="{num(side * 0.03)}"/>' + posts)


def buildings(farm: Farm, side: float) -> str:
    size = side * 0.42
    drawn = ""
    for cell in grid.cells(farm.stables):
        x, y, _, _ = cell_box(cell, side)
        drawn += icon("stable", x + side - size - side * 0.09, y + side * 0.1, size)
    return drawn


@lru_cache(maxsize=512)
def homes(pens: tuple[tuple[int, ...], ...], loose: int, animals: tuple[int, int, int]) -> tuple[tuple[int, int], ...]:
    """For each pen the kind in it and how many; then what is left over, kind by kind. Full pens first."""
    best = None
    for kinds in product(*([kind for kind in range(3) if pen[kind]] or [0] for pen in pens)):
        left = list(animals)
        held = []
        for pen, kind in zip(pens, kinds):
            held.append((kind, min(pen[kind], left[kind])))
            left[kind] -= held[-1][1]
        waste = sum(left), sum(not number for _, number in held)
        if best is None or waste < best[0]:
            best = waste, (*held, *((kind, number) for kind, number in enumerate(left)))
    return best[1]


def _animals(scene: Scene, farm: Farm, side: float) -> str:
    """Herds in pastures with how many of how many; single ones in stables and in the house. Others that no card shows are
    counted in a pasture that kinds share, or in the house."""
    pens, living, single, places = _dwellings(scene.state, scene.seat)
    drawn = ""
    for mask, pen, (kind, number) in zip(farm.pastures, pens, living):
        drawn += _herd(mask, kind, number, pen[kind], side) if any(pen) else ""
    for cell, kind in zip(places, single):
        x, y, _, _ = cell_box(cell, side)
        drawn += icon(NAMES[ANIMALS[kind]], x + side * 0.08, y + side * 0.52, side * 0.4)
    shared = [grid.cells(mask)[0] for mask, pen in zip(farm.pastures, pens) if not any(pen)]
    x, y, _, _ = cell_box((shared or places[-1:])[0], side)
    more = {} if any(cards.named(id_).homes for id_ in farm.cards) else elsewhere(scene.state, scene.seat)
    for order, (name, number) in enumerate(more.items()):
        box = (x + side * 0.46, y + side * (0.04 + 0.31 * order), side * 0.5, side * 0.28)
        drawn += rect(box, 3, "var(--sheet)", "var(--ink)", 1.2) + icon(name, box[0] + 3, box[1] + 1, side * 0.26)
        drawn += words(box[0] + side * 0.38, box[1] + side * 0.14, number, 12, weight=650, anchor="middle")
    return drawn


def _dwellings(state, seat: int) -> tuple:
    """The pens, what lives in each, the animals that live single, and the cells for those."""
    farm, (pens, loose) = state.farms[seat], state.pens(seat)
    living = homes(tuple(map(tuple, pens)), loose, farm.animals())
    single = [kind for kind, number in living[len(farm.pastures):] for _ in range(number)]
    return pens, living, single, [*grid.cells(farm.stables & ~farm.fenced), grid.cells(farm.rooms)[-1]]


def elsewhere(state, seat: int) -> dict[str, int]:
    """Animals that live neither in a pasture nor in a stable nor as the pet of the house: name → number."""
    *_, single, places = _dwellings(state, seat)
    rest = [NAMES[ANIMALS[kind]] for kind in single[len(places):]]
    return {name: rest.count(name) for name in dict.fromkeys(rest)}


def _herd(mask: int, kind: int, number: int, most: int, side: float) -> str:
    cells, drawn = grid.cells(mask), ""
    size = side * 0.38
    for order in range(min(number, 3 * len(cells))):
        x, y, _, _ = cell_box(cells[order % len(cells)], side)
        dx, dy = ((0.08, 0.54), (0.52, 0.54), (0.08, 0.2))[order // len(cells)]
        drawn += icon(NAMES[ANIMALS[kind]], x + dx * side, y + dy * side, size)
    x, y, _, _ = cell_box(max(cells, key=lambda cell: (cell // grid.FILES, -(cell % grid.FILES))), side)
    box = (x + 8, y + 8, 34 if max(number, most) < 10 else 42, 19)
    drawn += rect(box, 3, "var(--sheet)", "var(--ink)", 1.2)
    return drawn + words(box[0] + box[2] / 2, box[1] + 9.5, f"{number}/{most}", 12, weight=600, anchor="middle")


def _ghost(scene: Scene, cell: int, side: float) -> str:
    """What a touch on the hovered or chosen cell would build."""
    name = grid.NAMES[cell]
    if name not in scene.open or name != scene.view.hover:
        return ""
    picks = (*scene.view.picks, name)
    verb = next((move.code[0] for move in scene.state.moves() if move.picks[:len(picks)] == picks), None)
    shape = GHOSTS.get(verb)
    if not shape:
        return ""
    x, y, _, _ = cell_box(cell, side)
    house = f"room-{NAMES[scene.state.farms[scene.seat].house]}" if shape == "room" else shape
    small = side * 0.5 if shape == "stable" else side - 8
    return icon(house, x + (side - small) / 2, y + (side - small) / 2, small).replace("<use", '<use opacity=".75"')


def spoken(scene: Scene, farm: Farm, cell: int) -> str:
    """A cell in words: what lies there."""
    bit, say = 1 << cell, scene.say
    if farm.rooms & bit:
        what = say(f"agricola.say.room.{NAMES[farm.house]}")
    elif cell in farm.crops:
        good, number = farm.crops[cell]
        what = say("agricola.say.field") + ", " + say("agricola.say.pile." + NAMES[good], n=number)
    elif farm.fields & bit:
        what = say("agricola.say.field")
    else:
        what = say("agricola.say.pasture" if farm.fenced & bit else "agricola.say.wild")
    return f"{grid.NAMES[cell]}, {what}" + (", " + say("agricola.say.stable") if farm.stables & bit else "")


def small_yard(farm: Farm, side: float) -> str:
    """A farm in a few strokes, for thumbnails."""
    fills = {"ground-wild": "var(--agricola-wild)", "ground-field": "var(--piece-soil)", "ground-meadow": "var(--agricola-meadow)",
             "room-wood": "var(--piece-soil)", "room-clay": "var(--agricola-clay)", "room-stone": "var(--agricola-rock)"}
    drawn = ""
    for cell in grid.CELLS:
        x, y, _, _ = box = cell_box(cell, side)
        name = _ground(farm, cell)
        drawn += rect(box, 0, fills[name], KEY, 0.6)
        if name.startswith("room"):
            drawn += f'<path d="M{num(x)} {num(y + side * 0.4)}l{num(side / 2)} {num(-side * 0.32)}l{num(side / 2)} {num(side * 0.32)}z" fill="{KEY}"/>'
        elif name == "ground-field":
            drawn += f'<path d="M{num(x)} {num(y + side * 0.3)}h{num(side)}m{num(-side)} {num(side * 0.3)}h{num(side)}" stroke="{KEY}" opacity=".5"/>'
        if cell in farm.crops:
            drawn += icon(NAMES[farm.crops[cell][0]], x + side * 0.15, y + side * 0.12, side * 0.72)
        if farm.stables >> cell & 1:
            drawn += icon("stable", x + side * 0.2, y + side * 0.2, side * 0.6)
    return drawn + fences_thin(farm, side)


def fences_thin(farm: Farm, side: float) -> str:
    d = "".join(f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}" for x1, y1, x2, y2 in edges(farm.fences, side))
    return f'<path d="{d}" stroke="{KEY}" stroke-width="3"/><path d="{d}" stroke="var(--chalk)" stroke-width="1.2"/>' if d else ""
