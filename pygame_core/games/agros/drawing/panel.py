"""What stands beside the board: badges, the list of yields, the legend of marks, log rows, the balance bar."""

from __future__ import annotations

from typing import Any

import svg

from pygame_core.draw.kit import group, num, path, picture, text
from pygame_core.draw.view import View, speech
from pygame_core.game import Event
from pygame_core.games.agros.drawing import pieces
from pygame_core.games.agros.drawing.colours import FIELD
from pygame_core.games.agros.drawing.scene import Scene
from pygame_core.geometry.square import cells

BAR, ROOM = 560, 76  # the balance bar is so high, with so much room above and below


def points(halves: int) -> str:
    """A score kept in half points, as people write it: `214½`."""
    whole, half = divmod(halves, 2)
    return f"{whole or '' if half else whole}{'½' if half else ''}"


def badge(seat: int) -> svg.SVG:
    """The hat alone: its shape speaks before its tone."""
    return picture((0, 0, 32, 32), pieces.hat(seat))


def facts(state: Any, seat: int, picks: tuple[str, ...] = ()) -> list[dict]:
    """The yields of a seat, largest first: what the half point compares. `on`: the farmer chosen."""
    farmers = state.farmers[seat]
    chosen = farmers.get(cells(state.size).get(picks[0])) if picks else None
    yields = sorted(farmers.values(), reverse=True)
    on = yields.index(chosen) if chosen else None
    return [{"text": str(yield_), "on": index == on} for index, yield_ in enumerate(yields)]


def legend(state: Any, view: View) -> list[dict]:
    """What the marks on the board mean for the chosen farmer; only marks that are there."""
    scene = Scene(state, view)
    rows = []
    harvest = next((target for target in scene.targets if target.sown is None), None)
    if harvest:
        rows.append({"glyph": _legend_ring(), "message": "agros.legend.harvest",
                     "values": {"n": harvest.yield_ - 1, "yield": harvest.yield_}})
    sow = next((target for target in scene.targets if target.sown is not None), None)
    if sow:
        rows.append({"glyph": _legend_diamond(), "message": "agros.legend.sow", "values": {"n": len(sow.sown) + 1, "yield": 1}})
    return rows


def _legend_ring() -> svg.SVG:
    return picture((0, 0, 22, 22), [svg.Circle(cx=11, cy=11, r=8.5, fill="var(--sheet)", stroke="var(--accent)", stroke_width=2.4)])


def _legend_diamond() -> svg.SVG:
    return picture((0, 0, 22, 22), [svg.Rect(x=4.2, y=4.2, width=13.6, height=13.6, rx=2.5, transform=[svg.Rotate(45, 11, 11)],
                                             fill="var(--sheet)", stroke="var(--accent)", stroke_width=1.8, stroke_dasharray=[3.6, 2.4])])


def glyph(event: Event) -> svg.SVG | None:
    """The verb of a log row, in the colour of its text: ring, diamond, or the brackets of a placement."""
    stroke = {"fill": "none", "stroke": "currentColor", "stroke_width": 1.6}
    drawn = {
        "harvested": svg.Circle(cx=5, cy=5, r=3.8, **stroke),
        "sowed": svg.Rect(x=2, y=2, width=6, height=6, transform=[svg.Rotate(45, 5, 5)], stroke_dasharray=[2.2, 1.2], **stroke),
        "placed": svg.Path(d="M1 3.5V1H3.5M6.5 1H9V3.5M9 6.5V9H6.5M3.5 9H1V6.5", **stroke),
    }.get(event.kind)
    return drawn and picture((0, 0, 10, 10), [drawn])


def notation(event: Event) -> str:
    """The move in short: `e5`, `a4–c2` a harvest, `e3>d3` a sowing. What has no cells gives a message id."""
    values = event.values
    if "at" in values:
        return values["at"]
    if "origin" in values:
        return f"{values['origin']}{'–' if event.kind == 'harvested' else '>'}{values['dest']}"
    return f"agros.notation.{event.kind}"


def side(state: Any, view: View = View()) -> svg.SVG:
    """The balance of the score: each side's share in the pattern of its fields, Dark above."""
    light, dark = state.totals()
    share = BAR * (dark / (light + dark) if light + dark else 0.5)
    bar = group(svg.Rect(width=22, height=num(share), fill=f"url(#{FIELD[1]})"),
                svg.Rect(y=num(share), width=22, height=num(BAR - share), fill=f"url(#{FIELD[0]})"),
                path(f"M0 {num(share)}h22", stroke="var(--ink)", width=2), clip_path="url(#agros-bar)")
    frame = svg.Rect(x=0.75, y=0.75, width=20.5, height=BAR - 1.5, rx=6, fill="none", stroke="var(--ink)", stroke_width=1.5)
    middle = path(f"M-5 {BAR / 2}h8M19 {BAR / 2}h8", stroke="var(--ink)", width=1.5)
    hats = [group(*pieces.hat(seat), transform=[svg.Translate(-1, y), svg.Scale(0.75)]) for seat, y in ((1, -70), (0, BAR + 42))]
    words = [text(11, y, points(half), 14, weight=700) for half, y in ((dark, -24), (light, BAR + 24))]
    label = speech(state, view)("agros.say.side", light=points(light), dark=points(dark))
    return picture((-17, -ROOM, 56, BAR + 2 * ROOM), [bar, frame, middle, *hats, *words], label=label)


def shapes():
    yield svg.ClipPath(id="agros-bar", elements=[svg.Rect(x=0.75, y=0.75, width=20.5, height=BAR - 1.5, rx=6)])
