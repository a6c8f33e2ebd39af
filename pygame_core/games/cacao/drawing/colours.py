"""The roles Cacao adds to the palette: the table, village ground, paths, paving, grass, and a picked tile's plate."""

from pygame_core.draw.palette import Palette

COLOURS = Palette(
    light={
        "cacao-board": "#EFE7D2", "cacao-sand": "#F3E9D0", "cacao-path": "#D8C9A3", "cacao-pave": "#EDE2C6",
        "cacao-picked": "#F7DDCB", "cacao-grass": "#71803F",
    },
    dark={
        "cacao-board": "#1F231C", "cacao-sand": "#CFC2A0", "cacao-path": "#9A8F70", "cacao-pave": "#D8CCAE",
        "cacao-picked": "#45291D", "cacao-grass": "#55622D",
    },
)
