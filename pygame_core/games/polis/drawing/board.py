"""The map to look at and to touch: landscape, marks, the card being considered, the grid of places."""

from __future__ import annotations

from typing import Iterable

import svg

from pygame_core.draw.kit import group, num, path, touchable
from pygame_core.draw.marks import focus
from pygame_core.games.polis.drawing.land import HIGH, WIDE, box, land, middle, outline
from pygame_core.games.polis.drawing.scene import Scene
from pygame_core.games.polis.drawing.words import block_words
from pygame_core.games.polis.grid import CARD, LETTER, column_row, name

ACCENT, SHEET, PAPER, INK = "var(--accent)", "var(--sheet)", "var(--paper)", "var(--ink)"


def bad_pattern(game: str) -> svg.Pattern:
    """The hatching over a card that cannot lie where it is."""
    return svg.Pattern(id=f"{game}-bad", width=14, height=14, patternUnits="userSpaceOnUse", patternTransform=[svg.Rotate(45)],
                       elements=[path("M0 7h14", stroke=ACCENT, width=3)])


def lattice(scene: Scene) -> svg.Path:
    """Small crosses on the free corners of blocks."""
    left, above, right, below = scene.corners
    out, taken = scene.margin, {spot for spot, _ in scene.cells}
    crosses = "".join(
        f"M{column * WIDE - 7} {row * HIGH}h14m-7 -7v14" for column in range(left - out, right + out + 2) for row in range(above - out, below + out + 2)
        if not {(column + x, row + y) for x in (-1, 0) for y in (-1, 0)} <= taken)
    return path(crosses, stroke="var(--line)", width=2.4, stroke_linecap="round")


def landscape(scene: Scene) -> Iterable[svg.Element]:
    yield land(scene.state.deck, scene.cells, scene.small)
    if scene.lit:
        yield path("".join(box(spot, 3) for spot, _ in scene.cells if spot not in scene.lit), PAPER, opacity=0.72)
        rim = outline(scene.lit)
        yield path(rim, stroke=SHEET, width=15, stroke_linecap="round")
        yield path(rim, stroke=ACCENT, width=9, stroke_linecap="round")


def last(scene: Scene) -> Iterable[svg.Element]:
    """Corners round the card just placed."""
    if scene.last is None:
        return
    column, row = column_row(scene.last)
    x, y, arm = column * WIDE - 9, row * HIGH - 9, 26
    right, bottom = x + 2 * WIDE + 18, y + 2 * HIGH + 18
    corners = "".join(f"M{cx + sx * arm} {cy}H{cx}V{cy + sy * arm}" for cx, sx in ((x, 1), (right, -1)) for cy, sy in ((y, 1), (bottom, -1)))
    yield group(path(corners, stroke=SHEET, width=10, stroke_linecap="round"), path(corners, stroke=INK, width=5, stroke_linecap="round"),
                data={"at": name(scene.last)})


def _frame(scene: Scene, out: float, radius: float, **attributes) -> svg.Rect:
    column, row = column_row(scene.place)
    return svg.Rect(x=num(column * WIDE - out), y=num(row * HIGH - out), width=num(2 * WIDE + 2 * out), height=num(2 * HIGH + 2 * out), rx=radius, **attributes)


def targets(scene: Scene) -> Iterable[svg.Element]:
    """A dot in the middle of each place beside the map where the held card can lie. Nearly everywhere it may also lie on
    top of others; dots there would hide the map."""
    if scene.card is None or scene.lit:
        return
    free = [column_row(place) for place in sorted(scene.open) if place != scene.place and not any(place + part in scene.state.cells for part in CARD)]
    dots = "".join(f"M{(column + 1) * WIDE} {(row + 1) * HIGH}h0" for column, row in free)
    if dots:
        yield path(dots, stroke=ACCENT, width=15, stroke_linecap="round")


def ghost(scene: Scene) -> Iterable[svg.Element]:
    """The card being considered, dashed; or the refused one, hatched, with a cross where the fault is."""
    if scene.place is None:
        return
    yield _frame(scene, 12, 16, fill=PAPER, opacity=1 if scene.refused else 0.9)
    card = land(scene.state.deck, scene.ghost, scene.small, False)
    if not scene.refused:
        yield group(card, opacity=0.93)
        yield _frame(scene, 7, 11, fill="none", stroke=SHEET, stroke_width=9)
        yield _frame(scene, 7, 11, fill="none", stroke=ACCENT, stroke_width=7 if scene.small else 5.5, stroke_dasharray=[16, 9])
        return
    yield group(card, opacity=0.5, style="filter:grayscale(1)")
    yield _frame(scene, 0, 0, fill=f"url(#{scene.state.game.name}-bad)", opacity=0.55)
    yield _frame(scene, 7, 11, fill="none", stroke=ACCENT, stroke_width=5)
    yield from _fault(*_fault_at(scene))


def _fault_at(scene: Scene) -> tuple[float, float]:
    """The edge where a road would meet a river; else the middle of the card."""
    met = next((met for turn in (scene.turn, 1 - scene.turn) if (met := scene.state.clash(scene.card, scene.place, turn))), None)
    if met and scene.state.options.get("meeting") == "refused":
        return middle(column_row(met[0]), LETTER[met[1]])
    column, row = column_row(scene.place)
    return (column + 1) * WIDE, (row + 1) * HIGH


def _fault(x: float, y: float) -> Iterable[svg.Element]:
    cross = f"M{x - 12} {y - 12}l24 24M{x + 12} {y - 12}l-24 24"
    yield svg.Circle(cx=x, cy=y, r=31, fill=SHEET, stroke=SHEET, stroke_width=13)
    yield svg.Circle(cx=x, cy=y, r=31, fill=SHEET, stroke=ACCENT, stroke_width=6)
    yield path(cross, stroke=ACCENT, width=7.5, stroke_linecap="round")


# --- touching ---------------------------------------------------------------------------------------------


def places(scene: Scene) -> Iterable[svg.Element]:
    """The grid to touch: each place round the middle of the card that would lie there, so that the card comes to lie
    under the pointer. Rows from the top, for `role=grid`."""
    focused = tab_stop(scene)
    for row in scene.touchable:
        yield group(*(_touch(scene, place, place == focused) for place in row), extra={"role": "row"})
    column, row = column_row(focused)
    yield focus((column + 0.5) * WIDE, (row + 0.5) * HIGH, WIDE, HIGH, 14)


def tab_stop(scene: Scene) -> int:
    """The place in the tab order: the one focused, else the first open one, else the map's first block."""
    shown = [place for row in scene.touchable for place in row]
    by_name = {name(place): place for place in shown}
    if scene.view.focus in by_name:
        return by_name[scene.view.focus]
    return next((place for place in shown if place in scene.open), min(scene.state.cells))


def _touch(scene: Scene, place: int, focused: bool) -> svg.Rect:
    column, row = column_row(place)
    pick = name(place)
    return svg.Rect(id=scene.id(f"place-{pick.replace(',', '_')}"), x=column * WIDE + WIDE // 2, y=row * HIGH + HIGH // 2, width=WIDE, height=HIGH,
                    fill="transparent", **touchable(pick, spoken(scene, place), role="gridcell", open=place in scene.open,
                                                    chosen=pick in scene.view.picks, focus=focused))


def spoken(scene: Scene, place: int) -> str:
    """What a screen reader says of a place: where it is, what lies there, whether the held card could."""
    column, row = column_row(place)
    tile = scene.state.cells.get(place)
    what = scene.say("say.empty") if tile is None else block_words(scene.text, scene.state.game.name, scene.state.deck.tiles[tile])
    return scene.say("say.open" if place in scene.open else "say.place", column=column, row=row, what=what)


