"""The drawing kit: pure functions from what is known to `svg.SVG`. Nothing here knows a game or a browser."""

from __future__ import annotations

import re
from dataclasses import replace

import svg

from pygame_core.draw.palette import stylesheet

_REFERENCE = re.compile(r'(?:url\(#|href="#)([^)"]+)')


def markup(element: svg.Element) -> str:
    """The text of an element."""
    return str(element)


def standalone(picture: svg.SVG, theme: str | None = None, defs: svg.Defs | None = None) -> str:
    """A picture as a file of its own. Colours follow the reader's system unless `theme` is named.

    `defs` is what the game's `defs()` gives; the file keeps the part that the picture refers to.
    """
    box = picture.viewBox
    head = [svg.Style(text=stylesheet()), *(_needed(defs, markup(picture)) if defs else ())]
    whole = replace(picture, width=box.width, height=box.height, elements=[svg.Defs(elements=head), *picture.elements],
                    style=f"{picture.style or ''}background:var(--paper)",
                    data={**(picture.data or {}), "theme": theme} if theme else picture.data)
    return markup(whole)


def _needed(defs: svg.Defs, body: str) -> list[svg.Element]:
    """Of `defs`: its styles, and what `body` refers to directly or through one another."""
    texts = {element.id: markup(element) for element in defs.elements if element.id}
    styles = "".join(markup(element) for element in defs.elements if isinstance(element, svg.Style))
    wanted, found = _REFERENCE.findall(body + styles), set()
    while wanted:
        name = wanted.pop()
        if name in texts and name not in found:
            found.add(name)
            wanted += _REFERENCE.findall(texts[name])
    return [element for element in defs.elements if element.id in found or isinstance(element, svg.Style)]
