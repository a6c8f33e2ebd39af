"""The roles Akropolis adds to the palette, and the ground of each kind of hex."""

from pygame_core.draw.palette import Palette

COLOURS = Palette(
    light={
        "akro-board": "#EFE7D2", "akro-grid": "#B9AC8C", "akro-pave": "#EDE2C6", "akro-pick": "#F7DDCB", "akro-quarry": "#948F83",
        "akro-wall-1": "#F3E9D0", "akro-wall-2": "#D8C9A3", "akro-wall-3": "#A99A78",
    },
    dark={
        "akro-board": "#1F231C", "akro-grid": "#565C4C", "akro-pave": "#D8CCAE", "akro-pick": "#45291D", "akro-quarry": "#8F8A80",
        "akro-wall-1": "#CFC2A0", "akro-wall-2": "#8E8468", "akro-wall-3": "#5B5543",
    },
)

# By the letter of a district; its plaza has the same colour.
GROUND = {"h": "var(--piece-sky)", "m": "var(--wheat)", "b": "var(--piece-terracotta)", "t": "var(--piece-wine)", "g": "var(--piece-leaf)",
          "q": "var(--akro-quarry)"}
KEY, CHALK = "var(--key)", "var(--chalk)"
