"""The roles Agricola adds to the palette: the table, grounds of the farmyard, and the states of an action space."""

from pygame_core.draw.palette import Palette

COLOURS = Palette(
    light={
        "agricola-board": "#EFE7D2", "agricola-spent": "#E6DBBE", "agricola-picked": "#F7DDCB", "agricola-wild": "#ECE4C9",
        "agricola-meadow": "#B9C184", "agricola-clay": "#C4633F", "agricola-pale": "#F3E9D0", "agricola-rock": "#A8A398", "agricola-stem": "#2B2A26",
    },
    dark={
        "agricola-board": "#1F231C", "agricola-spent": "#2D3128", "agricola-picked": "#45291D", "agricola-wild": "#33392C",
        "agricola-meadow": "#6F7C45", "agricola-clay": "#CE7350", "agricola-pale": "#CFC2A0", "agricola-rock": "#8C877C", "agricola-stem": "#8A8A6E",
    },
)
