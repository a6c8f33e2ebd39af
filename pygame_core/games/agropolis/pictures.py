"""The pictograms of the conditions: a few blocks each, rows divided by `/`, in the notation of polis/deck.py."""

PICTURES = {
    1: "O=EW V=EW V=EW",
    2: "O C V C/C O C V/V C O C/C V C O",
    3: "O L:c V/C O C/V C O",
    4: "L:h C=NS L:h",
    5: "O=ES V=EW/O=NS L:p",
    6: "O L:p V",
    7: "C L:c/O C",
    8: "O=ES V=EW O=SW/C=NS L:h V=NS/O=NE C=EW O=NW",
    9: "O=EW V=EW/L:c L:c",
    10: "V V L:p/O V L:p",
    11: "O=SW V/O=NE C=EW",
    12: "C=EW C=EW O=EW",
    13: "O O/. O",
    14: "L:p L:h",
    15: "C O/V O",
    16: "O V O/O V V",
    17: "L:p L:c/L:h L:p",
    18: "L:p O L:cc V/C . . ./L:h . . .",
}
