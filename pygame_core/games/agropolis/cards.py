"""Agora's own Agropolis deck, one card a line, in the notation of polis/deck.py: not the printed one, which is not
public. design.py tells how it was made. C cornfield, O orchard, V vineyard, L livestock; p pig, c cow, h chicken.
"""

CARDS = """
C=NS O=NE V=NS L:p
O=NS V=NE C=NS L:c
V=NS C=NE O=NS L:hh
L:p C=NE O=EW V=EW
L:cc O=NE V=EW C=EW
L:hh V=NE C=EW O=EW
C=EW O=SW L:pp V=NS
O=EW V=SW L:cc C=NS
V=EW C=SW L:h O=NS
C=NS L:pp O=NS V=ES
O=NS L:c V=NS C=ES
V=NS L:h C=NS O=ES
C=EW O=EW L:c V=ES
O=EW V=EW L:hh C=ES
V=EW C=EW L:pp O=ES
L:h C=NS V=EW O=NW
L:cc V=NS O=EW C=NW
L:p O=NS C=EW V=NW
""".strip().splitlines()
