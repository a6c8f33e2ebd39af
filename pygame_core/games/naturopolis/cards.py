"""The block sides of Naturopolis, one card a line, in the notation of polis/deck.py. M meadow, L lake, O mountain, F forest.

From one source that agrees with all that is known of the deck's structure; which block side is on the back of which
condition is that source's word alone.
"""

CARDS = """
F~NS^ M=NE O~NS L
F=NS L M=NE^ O=EW
L M=NS F=EW O=NW^
O~NS L F~NE^ M~EW
O=NW^ M~NS L F~NS
M~NS^ L O~NS F=ES
L O=NS M=EW F=NW^
L O~NE F=EW^ M=EW
M~NS L O~NE^ F~EW
M=NW^ L F~EW O~EW
M~NW F~NS^ L O~NS
O=NW L M~EW F~EW^
L F=NE M~EW O~EW^
F~NW L O=EW^ M=EW
L M=NS^ F~SW O=NS
M=NS O~NE^ F=NS L
L F~NS O~EW M~NW^
L M~NE^ O=EW F=EW
""".strip().splitlines()
