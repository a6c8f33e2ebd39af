"""The score as a bar, one unit a point: blocks in their own pattern, conditions in stone, what is taken back hatched;
a needle at the score, a hollow one at what it would be, a flag at the target."""

from __future__ import annotations

from typing import Any, Iterable, NamedTuple

import svg

from pygame_core.draw.kit import group, num, path, text
from pygame_core.games.polis.drawing.scene import Scene
from pygame_core.games.polis.drawing.terrain import pattern

HIGH, TOP = 24, 14
TITLE = {"style": "font-family:'Literata Variable',Literata,Georgia,serif;font-feature-settings:'lnum'"}


class Sums(NamedTuple):
    """A score in the parts that the bar shows."""

    zones: dict[str, int]
    roads: int
    conditions: dict[int, int]

    @property
    def total(self) -> int:
        return sum(self.zones.values()) + self.roads + sum(self.conditions.values())


def sums(state: Any) -> Sums:
    zones, conditions, roads = dict.fromkeys(state.deck.world.zones, 0), dict.fromkeys(state.conditions, 0), 0
    for line in state.scores()[0].lines:
        if line.rule in zones:
            zones[line.rule] += line.points
        elif "number" in line.values:
            conditions[line.values["number"]] += line.points
        else:
            roads += line.points
    return Sums(zones, roads, conditions)


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def hatch(game: str) -> svg.Pattern:
    return svg.Pattern(id=f"{game}-taken", width=6, height=6, patternUnits="userSpaceOnUse", elements=[path("M-1 7 7-1M-1 1 1-1M5 7 7 5", stroke="var(--ink)", width=1)])


def track(scene: Scene, left: float, width: float) -> Iterable[svg.Element]:
    """The bar between `left` and `left + width`."""
    now, target = sums(scene.state), scene.state.target
    then = scene.after and scene.after.total()
    gained = sum(now.zones.values()) + sum(max(points, 0) for points in now.conditions.values())
    unit = width / max(target + 4, gained + 1, (then or 0) + 1)

    def x(points: float) -> float:
        return left + min(max(points, 0) * unit, width)

    yield from _parts(scene, now, unit, x)
    yield svg.Rect(x=num(x(now.total)), y=TOP, width=num(x(gained) - x(now.total)), height=HIGH, fill="var(--sheet)", opacity=0.72)
    yield svg.Rect(x=num(x(now.total)), y=TOP, width=num(x(gained) - x(now.total)), height=HIGH, fill=f"url(#{scene.state.game.name}-taken)")
    yield svg.Rect(x=left, y=TOP, width=num(width), height=HIGH, rx=4, fill="none", stroke="var(--ink)", stroke_width=1.5)
    ticks = "".join(f"M{num(left + point * unit)} {TOP + HIGH}v{7 if point % 5 == 0 else 4}" for point in range(int(width / unit) + 1))
    yield path(ticks, stroke="var(--ink-soft)", width=1)
    yield from _flag(x(target), target, -1 if now.total >= target or x(target) + 30 > left + width else 1)
    yield path(f"M{num(x(now.total))} {TOP - 2}v{HIGH + 4}", stroke="var(--ink)", width=3)
    yield path(f"M{num(x(now.total) - 5.5)} 4h11l-5.5 7z", "var(--ink)")
    if then is not None:
        yield path(f"M{num(x(then))} {TOP - 1}v{HIGH + 2}", stroke="var(--accent)", width=2.6, stroke_dasharray=[4, 3])
        yield path(f"M{num(x(then) - 5.5)} 4h11l-5.5 7z", "var(--sheet)", "var(--accent)", 1.8)


def _parts(scene: Scene, now: Sums, unit: float, x) -> Iterable[svg.Element]:
    points = 0
    for zone, size in now.zones.items():
        if size:  # the pattern at half size
            yield group(svg.Rect(width=num(size * unit * 2.2), height=num(HIGH * 2.2), fill=f"url(#{pattern(zone, True)})"),
                        transform=[svg.Translate(round(x(points), 1), TOP), svg.Scale(round(1 / 2.2, 3))])
            points += size
            yield path(f"M{num(x(points))} {TOP}v{HIGH}", stroke="var(--sheet)", width=2.4)
    for number, gained in now.conditions.items():
        if gained > 0:
            yield svg.Rect(x=num(x(points)), y=TOP, width=num(gained * unit), height=HIGH, fill="var(--stone)", opacity=0.35)
            if gained * unit > 18 and points + gained <= now.total:  # not under what is taken back
                yield text(x(points + gained / 2), TOP + HIGH / 2, number, 12, weight=650)
            points += gained
            yield path(f"M{num(x(points))} {TOP}v{HIGH}", stroke="var(--sheet)", width=2.4)


def _flag(x: float, target: int, side: int) -> Iterable[svg.Element]:
    """It flies to the left (-1) or right, away from the needle."""
    yield path(f"M{num(x)} 0v{TOP + HIGH + 6}", stroke="var(--accent)", width=2)
    yield path(f"M{num(x)} 0h{28 * side}l{-5 * side} 6 {5 * side} 6h{-28 * side}z", "var(--accent)")
    yield text(x + 12 * side, 6, target, 12, weight=700, fill="var(--on-accent)")


KEY = 34  # the height of the key


def key(scene: Scene, width: float, y: float) -> Iterable[svg.Element]:
    """What the patterns stand for, with its points and what the considered move adds: zones, roads, conditions."""
    now, then = sums(scene.state), sums(scene.after) if scene.after else None
    swatches = [(f"url(#{pattern(zone, True)})", 1 / 4.4, str(points), then and then.zones[zone] - points) for zone, points in now.zones.items()]
    swatches.append((f"url(#{scene.state.game.name}-taken)", 1.0, signed(now.roads), then and then.roads - now.roads))
    given = sum(now.conditions.values())
    swatches.append(("var(--stone)", 1.0, signed(given), then and sum(then.conditions.values()) - given))
    step = width / len(swatches)
    for place, (fill, scale, words, gain) in enumerate(swatches):
        x = place * step
        yield group(svg.Rect(width=num(22 / scale), height=num(16 / scale), fill=fill, fill_opacity=0.35 if fill == "var(--stone)" else None),
                    transform=[svg.Translate(round(x, 1), y), svg.Scale(round(scale, 3))])
        yield svg.Rect(x=num(x), y=y, width=22, height=16, rx=2, fill="none", stroke="var(--ink)", stroke_width=1.2)
        yield text(x + 27, y + 8, words, 13, weight=650, anchor="start")
        if gain:
            yield text(x + 27, y + 24, signed(gain), 12, weight=650, fill="var(--accent)", anchor="start")
