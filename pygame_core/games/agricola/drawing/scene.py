"""A state and a view, where everything lies, and how to say it."""

from __future__ import annotations

from typing import Any

from pygame_core.draw.fitting import width
from pygame_core.draw.kit import num, safe
from pygame_core.draw.view import View, speech
from pygame_core.games.agricola import grid
from pygame_core.games.agricola.goods import NAMES

Box = tuple[float, float, float, float]  # x, y, width, height


class Look:
    """The measures of one size of drawing."""

    def __init__(self, *, wide: int, columns: int, cell: tuple[int, int], gap: int, yard: int):
        self.wide, self.columns, self.cell, self.gap, self.yard = wide, columns, cell, gap, yard


LARGE = Look(wide=1000, columns=8, cell=(118, 84), gap=8, yard=122)
SMALL = Look(wide=390, columns=4, cell=(92, 86), gap=6, yard=76)


class Scene:
    """`seat`: whose farm is shown; `mine`: whether it is that of the seat to move, whose spaces can be touched."""

    def __init__(self, state: Any, view: View):
        self.state, self.view, self.small = state, view, view.small
        self.look = SMALL if view.small else LARGE
        self.say = speech(state, view)
        mover = state.to_move if state.to_move is not None else (state.outcome().winners or (0,))[0]
        wanted = next((seat for seat in (view.shown, view.home) if seat is not None), mover)
        chosen = wanted if wanted < state.players else mover
        self.seat, self.mine = chosen, chosen == mover
        self.open, self.lit = set(view.open), set(view.lit)
        self.chosen = {part for pick in view.picks for part in pick.split("+")}
        self.last = {at for event in view.last if isinstance(at := event.values.get("at"), str)
                     and (at not in grid.NUMBER or event.seat == chosen)}
        top = state.agenda[-1] if state.agenda else ()
        self.fencing = top[:1] == ("act",) and any(action[0] == "fences" for action in (*top[4], *top[5][:1]))
        self.lying: dict[Any, list[tuple[int, str]]] = {}  # round or space → whose, icon
        for round_, lots in state.due.items():
            self.lying[round_] = [(seat, NAMES[good]) for seat, good, _, _ in lots]
        for seat, card in state.hooks.get("lies", ()):
            for place, name in card.lies(state, seat):
                self.lying.setdefault(place, []).append((seat, name))
        self.stops: list[str] = []  # picks in the order they were drawn

    def id(self, local: str) -> str:
        return "" if self.view.ids is None else f' id="{self.view.ids}{local}"'

    def name(self, pick: str) -> str:
        """A pick in words."""
        return pick if pick in grid.NUMBER else self.say(f"agricola.pick.{pick}")

    # --- marks ------------------------------------------------------------------------------------------------

    def frame(self, pick: str, box: Box, radius: float, listed: bool) -> str:
        """Chosen or considered: heavy dashes; open: light dashes, or for what is listed the ink of its own edge."""
        marks = self.ring(pick, box, radius)
        if pick in self.chosen and self.fencing and not listed:
            pass  # the fences around all of them are drawn instead
        elif pick in self.chosen or pick == self.view.hover:
            marks += _rect(box, radius, "none", "var(--chalk)", 7) + _rect(box, radius, "none", "var(--accent)", 4, dash="12 7")
        elif pick in self.open and not listed:
            marks += _rect(box, radius, "none", "var(--accent)", 2, dash="5 4")
        if pick == self.view.refused:
            x, y = box[0] + box[2] - 12, box[1] + 12
            marks += (f'<circle cx="{num(x)}" cy="{num(y)}" r="9" fill="var(--sheet)" stroke="var(--ink)" stroke-width="2"/>'
                      f'<path d="M{num(x - 4)} {num(y - 4)}l8 8m0-8l-8 8" stroke="var(--ink)" stroke-width="2.4"/>')
        return marks

    def ring(self, pick: str, box: Box, radius: float) -> str:
        """What is lit, and what was just now done."""
        marks = _rect(box, radius, "none", "var(--chalk)", 6) + _rect(box, radius, "none", "var(--accent)", 3) if pick in self.lit else ""
        return marks + (brackets(box) if pick in self.last else "")

    def touch(self, pick: str, box: Box, label: str, body: str = "", radius: float = 6, listed: bool = True, live: bool = True, tip: str = "") -> str:
        """The body, with the marks of its state and, where one can touch, everything a touch needs. `tip`: what the pointer is
        told that rests there, for what is drawn too small for words."""
        open_here = live and pick in self.open
        body += self.frame(pick, box, radius, listed) if live else self.ring(pick, box, radius)
        if not self.view.touchable:
            return f"<g>{body}</g>"
        self.stops.append(pick)
        state = ' aria-selected="true"' if live and pick in self.chosen else "" if open_here else ' aria-disabled="true"'
        open_ = ' data-open="1" class="open"' if open_here else ""
        area = _rect(box, radius, "transparent", "none", 0)
        hint = f"<title>{safe(tip)}</title>" if tip else ""
        return (f'<g data-pick="{safe(pick)}"{open_} data-at="{safe(pick)}" role="button" aria-label="{safe(label)}"{state} '
                f'tabindex="%{pick}%"{self.id("pick-" + pick)}>{hint}{body}{area}{_ring(box, radius) if pick == self.view.focus else ""}</g>')

    def settled(self, markup: str) -> str:
        """The markup once it is known which pick is the tab stop."""
        first = next((pick for pick in self.stops if pick in self.open), self.stops[0] if self.stops else "")
        stop = self.view.focus if self.view.focus in self.stops else first
        for pick in self.stops:
            markup = markup.replace(f'tabindex="%{pick}%"', f'tabindex="{0 if pick == stop else -1}"')
        return markup


def _rect(box: Box, radius: float, fill: str, stroke: str, thick: float, dash: str = "") -> str:
    x, y, w, h = box
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    line = f' stroke="{stroke}" stroke-width="{thick}"{dashes}' if thick else ""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{radius}" fill="{fill}"{line}/>'


rect = _rect


def _ring(box: Box, radius: float) -> str:
    x, y, w, h = box
    return '<g class="focus-ring">' + _rect((x - 4, y - 4, w + 8, h + 8), radius + 4, "none", "var(--focus)", 3) + "</g>"


def brackets(box: Box, arm: float = 11) -> str:
    x, y, w, h = box
    corners = "".join(f"M{num(cx + sx * arm)} {num(cy)}H{num(cx)}V{num(cy + sy * arm)}"
                      for cx, sx in ((x, 1), (x + w, -1)) for cy, sy in ((y, 1), (y + h, -1)))
    return (f'<path d="{corners}" fill="none" stroke="var(--sheet)" stroke-width="6"/>'
            f'<path d="{corners}" fill="none" stroke="var(--ink)" stroke-width="2.5"/>')


def words(x: float, y: float, text: Any, size: float, *, weight: int = 500, fill: str = "var(--ink)", anchor: str = "start") -> str:
    """Words whose figures stand centred on height `y`."""
    return (f'<text x="{num(x)}" y="{num(y + 0.364 * size)}" font-size="{num(size)}" font-weight="{weight}" fill="{fill}" '
            f'text-anchor="{anchor}">{safe(text)}</text>')


def lines(text: str, room: float, size: float, weight: int = 600, most: int = 3) -> list[str]:
    """The text broken into lines no wider than `room`; what does not fit in the last is cut."""
    found = [""]
    for word in text.split():
        longer = f"{found[-1]} {word}".strip()
        if width(longer, size, weight) <= room or not found[-1]:
            found[-1] = longer
        else:
            found.append(word)
    kept = found[:most]
    if len(found) > most:
        kept[-1] += "…"
    for number, line in enumerate(kept):
        while width(line, size, weight) > room and len(line) > 2:
            line = line.rstrip("…")[:-1] + "…"
        kept[number] = line
    return kept


def paragraph(x: float, y: float, text: str, room: float, size: float, *, weight: int = 600, fill: str = "var(--ink)", most: int = 3) -> str:
    """Lines from the top `y` down."""
    return "".join(words(x, y + (row + 0.6) * size * 1.18, line, size, weight=weight, fill=fill)
                   for row, line in enumerate(lines(text, room, size, weight, most)))
