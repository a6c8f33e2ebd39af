"""The major improvements at work."""

from pygame_core.games.agricola.card_demos.at import at

ONE = {"day_laborer": [0]}  # of the two persons of one who plays alone the other one is to be placed

SHOWN = {
    "A1": at(4, "sow_bake", "bake 2", "cook sheep", cards=["A1"], pastures=["d2"], sheep=1, grain=2, food=1, taken=ONE),
    "A2": at(9, "boar_1", "cook boar", "cook vegetable", cards=["A2"], vegetable=1, food=4, fields="c1+d1", taken=ONE),
    "A3": at(4, "major_minor", "buy A3", "cook sheep", "cook vegetable", cards=["A1"], pastures=["d2"], vegetable=1, sheep=1, food=2, taken=ONE),
    "A4": at(7, "sow_bake", "sow grain c1", "bake 2", "feed", cards=["A4"], grain=3, fields="c1", food=2, taken=ONE),
    "A5": at(5, "major_minor", "buy A5", "bake 1", clay=3, stone=1, grain=2, food=2, taken=ONE),
    "A6": at(6, "major_minor", "buy A6", "bake 2", clay=3, stone=3, grain=3, food=2, taken=ONE),
    "A7": at(14, "fishing", "use A7", cards=["A7"], wood=6, food=4, pastures=["d2+e2"], fields="c1+d1", taken=ONE),
    "A8": at(14, "fishing", "use A8", cards=["A8"], clay=8, food=4, pastures=["d2+e2"], fields="c1+d1", taken=ONE),
    "A9": at(14, "fishing", "use A9", cards=["A9"], reed=5, food=4, pastures=["d2+e2"], fields="c1+d1", taken=ONE),
    "A10": at(5, "major_minor", "buy A10", wood=1, stone=3, clay=2, food=2, taken=ONE),
}
