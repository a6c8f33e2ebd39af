"""Building svg.py elements in few words. svg.py escapes nothing: whatever holds words goes through `safe` here."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Iterable

import svg

FONT = "Inter, 'Inter Variable', system-ui, sans-serif"
CAP_HALF = 0.364  # half the height of Inter's figures and capitals, in em

# What pictures of all games share and attributes cannot say; sent along with a game's `defs()`.
# The focus ring shows for the keyboard alone.
RULES = ("svg [data-pick]{outline:none}svg [data-open]{cursor:pointer}"
         "svg .focus-ring{visibility:hidden}svg:has([data-pick]:focus-visible) .focus-ring{visibility:visible}"
         "@supports not selector(:has(*)){svg:focus-within .focus-ring{visibility:visible}}")


def safe(words: Any) -> str:
    """Words made fit for text and for attribute values."""
    return (str(words).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
            .replace('"', "&quot;").replace("'", "&#39;"))


def num(value: float) -> str:
    """A coordinate, to a tenth, in as few characters as possible."""
    return f"{value:.1f}".removesuffix(".0")


class Frozen(svg.Element):
    """Elements already turned into markup, to be used again and again: what never changes is cached as this."""

    def __init__(self, *elements: svg.Element):
        self.markup = "".join(map(str, elements))

    def as_str(self) -> str:
        return self.markup


def picture(box: tuple[float, float, float, float], elements: Iterable[svg.Element], *, label: str | None = None,
            role: str = "img", cls: str = "", style: str = "", aspect: str | None = None) -> svg.SVG:
    """An SVG over `box` (x, y, width, height). Without a label it is an ornament, hidden from screen readers."""
    spoken = {"role": role, "aria-label": safe(label)} if label is not None else {"aria-hidden": "true"}
    return svg.SVG(viewBox=svg.ViewBoxSpec(*box), elements=list(elements), class_=[cls] if cls else None, extra=spoken,
                   preserveAspectRatio=aspect, style=f"font-family:{FONT};font-variant-numeric:tabular-nums;{style}")


def stacked(pictures: list[svg.SVG], label: str, gap: float = 12) -> svg.SVG:
    """Pictures one under another, all as wide as the first, as one."""
    width, bottom, placed = pictures[0].viewBox.width, 0.0, []
    for one in pictures:
        height = one.viewBox.height * width / one.viewBox.width
        placed.append(replace(one, x=0, y=num(bottom), width=width, height=num(height)))
        bottom += height + gap
    return picture((0, 0, width, round(bottom - gap, 1)), placed, label=label)


def group(*elements: svg.Element, **attributes: Any) -> svg.G:
    return svg.G(elements=list(elements), **attributes)


def path(d: str, fill: str = "none", stroke: str | None = None, width: float | None = None, **attributes: Any) -> svg.Path:
    """A path from written data, with round joins."""
    return svg.Path(d=d, fill=fill, stroke=stroke, stroke_width=width,
                    stroke_linejoin="round" if stroke else None, **attributes)


def use(shape: str, x: float, y: float, **attributes: Any) -> svg.Use:
    """The shape with that id, its origin at (x, y)."""
    return svg.Use(href=f"#{shape}", x=num(x), y=num(y), **attributes)


def text(x: float, y: float, words: Any, size: float, *, weight: int = 500, fill: str = "var(--ink)",
         anchor: str = "middle", **attributes: Any) -> svg.Text:
    """Words whose figures and capitals stand centred on height `y`."""
    return svg.Text(x=num(x), y=num(y + CAP_HALF * size), text=safe(words), text_anchor=anchor, font_size=num(size),
                    font_weight=weight, fill=fill, **attributes)


def touchable(pick: str, label: str, *, role: str, open: bool, chosen: bool = False, focus: bool = False) -> dict[str, Any]:
    """The attributes of an element a person may touch; one that is not open can still be asked why not, and
    the one chosen be let go."""
    spoken = {"role": role, "aria-label": safe(label)}
    if chosen:
        spoken["aria-selected"] = "true"
    elif not open:
        spoken["aria-disabled"] = "true"
    data = {"pick": safe(pick), "open": "1"} if open else {"pick": safe(pick)}
    return {"data": data, "extra": spoken, "tabindex": 0 if focus else -1, "class_": ["open"] if open else None}


def pressable(pick: str, label: str, *, ids: str | None, pressed: bool, focus: bool) -> dict[str, Any]:
    """The attributes of something to touch in what is being made (`pygame_core/draft.py`): a button that is down or up."""
    rest = touchable(pick, label, role="button", open=True, focus=focus)
    rest["extra"]["aria-pressed"] = "true" if pressed else "false"
    return {**rest, "id": None if ids is None else f"{ids}make-{pick}"}
