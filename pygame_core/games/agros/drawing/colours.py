"""The roles Agros adds to the palette: two woods, and the fields each side ploughs."""

from pygame_core.draw.palette import Palette

COLOURS = Palette(
    light={
        "board": "#EFE5CD", "plot": "#F7F0DE", "plot-line": "#B9AE92",
        "lt": "#E6C391", "lt-hi": "#F3DDB8", "lt-cut": "#2B2A26",
        "lt-field": "#F3E1BC", "lt-line": "#C59A5A", "lt-edge": "#8F6530",
        "dk": "#5A3722", "dk-hi": "#75492E", "dk-top": "#9A6A45", "dk-cut": "#F6E7CC", "dk-out": "#2B1A10",
        "dk-field": "#CDA583", "dk-line": "#8F6340", "dk-edge": "#5A3722",
    },
    dark={
        "board": "#1D211A", "plot": "#272C23", "plot-line": "#555B4C",
        "lt": "#E2BE8A", "lt-hi": "#F0D9B2", "lt-cut": "#241C12",
        "lt-field": "#5F4E30", "lt-line": "#A1834F", "lt-edge": "#CDA768",
        "dk": "#54331F", "dk-hi": "#70472D", "dk-top": "#8A5B3B", "dk-cut": "#F6E7CC", "dk-out": "#E3CBA8",
        "dk-field": "#33261B", "dk-line": "#6A4A32", "dk-edge": "#936A49",
    },
)

# By controller of a field; None: nobody.
FIELD = {0: "agros-field-light", 1: "agros-field-dark", None: "agros-field-nobody"}
EDGE = {0: "var(--lt-edge)", 1: "var(--dk-edge)", None: "var(--plot-line)"}
