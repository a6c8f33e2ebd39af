"""The pictograms of the conditions: a few blocks each, rows divided by `/`, in the notation of polis/deck.py."""

PICTURES = {
    1: "R C=ES I/P C=NE R=EW",
    2: "P R P P",
    3: "P P I",
    4: "R R C/R R I",
    5: "C I/I C",
    6: "R R R/R R I",
    7: "R C R/I P C/R I R",
    8: "P R/R R",
    9: "I C/R I",
    10: "C C R C",
    11: "R=EW C=EW R=EW",
    12: "R=EW C=SW ./. I=NE R=EW",
    13: "P R=EW C=EW P",
    14: "R=ES C=SW/I=NE R=NW",
    15: "R I/I C",
    16: "R=EW C=EW",
    17: "C R/I P",
    18: "R C I P/C . . ./P . . .",
}
