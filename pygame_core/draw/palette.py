"""The colours of the printed countryside, by role. Drawings write `var(--ink)`; only this module knows the ink.

A game adds roles of its own as another `Palette`, kept in its folder and sent along with its `defs()`.
"""

from __future__ import annotations

from typing import NamedTuple

THEMES = ("light", "dark")


class Palette(NamedTuple):
    """The colour of each role in each theme; both have the same roles."""

    light: dict[str, str]
    dark: dict[str, str]


BASE = Palette(
    light={
        "paper": "#F6F1E4", "sheet": "#FFFBF2", "ink": "#2B2A26", "ink-soft": "#65604F", "line": "#D9D0B8",
        "accent": "#B5472A", "on-accent": "#FFFBF2", "focus": "#1F5F8A",
        "wheat": "#E3B34C", "olive": "#71803F", "wine": "#7D2E52", "sky": "#4F86A8", "soil": "#8A5A3B",
        "stone": "#948F83", "leaf": "#3E6B4A", "rose": "#D98C94",
        # On pieces: the line is dark and the carved figure light in both themes, and so that both stand out
        # the grounds of the dark theme are other ones than the page's.
        "key": "#2B2A26", "chalk": "#FFF8E8",
        "piece-terracotta": "#B5472A", "piece-wine": "#7D2E52", "piece-sky": "#4F86A8", "piece-leaf": "#3E6B4A",
        "piece-soil": "#8A5A3B",
    },
    dark={
        "paper": "#181B16", "sheet": "#22261F", "ink": "#EDE7D8", "ink-soft": "#B4AE9C", "line": "#3A3F35",
        "accent": "#E88A66", "on-accent": "#221510", "focus": "#9FD0EE",
        "wheat": "#D2A543", "olive": "#98A861", "wine": "#C0779A", "sky": "#7FB2D0", "soil": "#B98562",
        "stone": "#A7A294", "leaf": "#79A986", "rose": "#C47D86",
        "key": "#14160F", "chalk": "#F2EAD6",
        "piece-terracotta": "#D6714C", "piece-wine": "#B06488", "piece-sky": "#6BA0C0", "piece-leaf": "#6B9B79",
        "piece-soil": "#A9754F",
    },
)

# Seats are told apart by shape as well as by colour: (role, shape), seat 0 first.
SEATS = (("piece-terracotta", "circle"), ("piece-sky", "square"), ("wheat", "triangle"), ("piece-wine", "diamond"),
         ("piece-leaf", "hexagon"))


def css(theme: str, palette: Palette = BASE) -> str:
    """The custom properties of one theme: `--paper:#F6F1E4;--sheet:…`."""
    return "".join(f"--{role}:{colour};" for role, colour in getattr(palette, theme).items())


def stylesheet(palette: Palette = BASE) -> str:
    """Rules that follow the reader's system unless the root element names a theme in `data-theme`.

    The root may be a page's or that of a picture standing alone.
    """
    light, dark = (f"color-scheme:{theme};{css(theme, palette)}" for theme in THEMES)
    return (f":root{{{light}}}:root[data-theme=dark]{{{dark}}}"
            f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}")


def contrast(a: str, b: str) -> float:
    """How far two colours (`#RRGGBB`) stand apart, from 1 to 21, as WCAG reckons."""
    darker, lighter = sorted(map(_luminance, (a, b)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(colour[i:i + 2], 16)) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
