"""The pictograms of the conditions: a few blocks each, rows divided by `/`, in the notation of polis/deck.py."""

PICTURES = {
    1: "F F/F M",
    2: "L L F~EW",
    3: "F~EW O~EW M~EW",
    4: "M L F O M",
    5: "M=EW F=EW O=EW",
    6: "M=SW F/M=NE M=EW",
    7: "M M^ F M/M F M M",
    8: "F~EW O~EW M/F M O~EW",
    9: "M^ F^",
    10: "O^ O^",
    11: "F~EW M~EW F~EW",
    12: "M~EW^ F~SW/L O~NE^",
    13: "O M L/M F L/L O M",
    14: "M M L/M F L",
    15: "O F L/M O^ F/L M O",
    16: "L F~NS L",
    17: "O O F/O F O/M F O",
    18: "M^ F L O^/F . . ./O^ . . .",
}
