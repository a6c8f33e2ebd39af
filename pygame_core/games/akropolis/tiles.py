"""The tiles. A hex is a letter: a district in lower case, its plaza as a capital, `q` a quarry.

h house, m market, b barracks, t temple, g garden. The hexes of a tile stand clockwise. On the table a hex is
an int, `4 * tile + place`; tile 0 is the start tile, of which everyone has one.
"""

from __future__ import annotations

DISTRICTS = "hmbtg"  # in the order of `info.COLOURS`
STARS = {"H": 1, "M": 2, "B": 2, "T": 2, "G": 3}
QUARRY = "q"
START = "Hqqq"  # a house plaza, and quarries to its north, south-east and south-west

_FOR_TWO = ("Bhq Bht Bmh Bqq Ghq Gqh Gqq Hgq Hmb Hqq Hqq Hqq Mbq Mhg Mqq Mth Thb Thq Tqh Tqq bhg bmq bmq bqh bqm bqt bth "
            "gmh gqm gqq hhq hqm htm mqq mqt mtq qqt").split()
_FROM_THREE = "Bqh Ghb Htm Mqq Tqq bgq bhm hhq hmq hqm hqq hqt".split()
_FROM_FOUR = "Bqq Gmh Hqm Mqt Thm bhq bqh bqq ghq hhq hmq htq".split()

TILES = (START, *_FOR_TWO, *_FROM_THREE, *_FROM_FOUR)
KIND = tuple((hexes + "-")[place] for hexes in TILES for place in range(4))  # of each hex


def used(players: int, everything: bool) -> range:
    """The numbers of the tiles a game is played with; a player alone uses those of two."""
    count = len(_FOR_TWO)
    if players > 2 or everything:
        count += len(_FROM_THREE)
    if players > 3 or everything:
        count += len(_FROM_FOUR)
    return range(1, count + 1)


def has_plaza(tile: int) -> bool:
    return not TILES[tile].islower()
