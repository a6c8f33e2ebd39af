"""The block sides of Sprawlopolis, one card a line, in the notation of polis/deck.py. R residential, C commercial,
I industrial, P park.

Three sources agree on the eighteen block sides and disagree on which is on the back of which condition; these numbers
are those of one of them.
"""

CARDS = """
R=EW C=EW I=SW P
I=EW C=SW P R=NS
R=NS P C=NS I=ES
C=NW R=NS P I=NS
I=NS P R=NE C=EW
R=NW P C=EW I=EW
P I=NS C=EW R=NW
C=ES I=EW R=NS P
R=NS C=NE I=NS P
R=EW I=SW P C=NS
P R=NS I=SW C=NS
C=EW I=EW R=SW P
I=ES R=EW C=NS P
I=EW R=EW C=SW P
I=NW P R=EW C=EW
I=NS R=NE C=NS P
C=NW P I=EW R=EW
C=NS P I=NS R=ES
""".strip().splitlines()
