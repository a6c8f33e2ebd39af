"""Named positions of Agricola."""

from pygame_core.game import State
from pygame_core.games.agricola.info import GAME

PRINT = (
    '{"added":[],"agenda":[["work",0],["place",0]],"chance":0,"deck":[],"due":{},"extras":{},"farms":[{"begging":0,"born":0,"cards":["A'
    '5","A1","A8","A6"],"coming":0,"crafted":[],"crops":{"b1":["grain",1]},"fields":"b1+c1+d1+e1","goods":{"boar":6,"cattle":5,"food":1'
    '8,"grain":3,"reed":8,"sheep":7,"stone":2,"vegetable":2,"wood":1},"guests":0,"hand":[],"material":"clay","notes":{},"pastures":["e2'
    '","c2+c3","d2+d3","e3"],"people":5,"placed":0,"rooms":"a1+a2+a3+b3","slots":{},"stables":"c2+d2+e2"}],"first":0,"majors":["A2","A3'
    '","A4","A7","A9","A10"],"options":{"board":"family","cards":"none","fifth":"rising","food":"paid","hands":"dealt"},"packs":[],"pil'
    'es":{"boar_1":1,"cattle_1":1,"clay_1":2,"fishing":7,"reed_1":2,"sheep_1":1,"start_player_storehouse":7,"stone_1a":3,"stone_1b":4,"'
    'wood_3":2},"players":1,"round":14,"rounds":["sheep_1","sow_bake","major_minor","fences","stone_1a","family_growth_minor","renovate'
    '_improve","boar_1","vegetable_1","cattle_1","stone_1b","family_growth_no_room","plow_sow","renovate_fences"],"taken":{}}'
)
ROUND_SEVEN = (
    '{"added":[],"agenda":[["work",1],["place",0]],"chance":0,"deck":[],"due":{},"extras":{},"farms":[{"begging":0,"born":0,"cards":["A'
    '1"],"coming":0,"crafted":[],"crops":{},"fields":"c1+d1","goods":{"food":3,"grain":3,"sheep":2},"guests":0,"hand":[],"material":"wo'
    'od","notes":{},"pastures":["d2+e2"],"people":3,"placed":2,"rooms":"a1+a2+a3","slots":{},"stables":""},{"begging":0,"born":0,"cards'
    '":[],"coming":0,"crafted":[],"crops":{},"fields":"","goods":{"food":6},"guests":0,"hand":[],"material":"wood","notes":{},"pastures'
    '":[],"people":2,"placed":2,"rooms":"a1+a2","slots":{},"stables":""}],"first":0,"majors":["A2","A3","A4","A5","A6","A7","A8","A9","'
    'A10"],"options":{"board":"family","cards":"mixed","fifth":"rising","food":"paid","hands":"dealt"},"packs":[],"piles":{"clay_1":1,"'
    'fishing":1,"reed_1":1,"sheep_1":1,"start_player_storehouse":1,"stone_1a":1,"wood_3":3},"players":2,"round":7,"rounds":["major_mino'
    'r","sheep_1","fences","sow_bake","stone_1a","renovate_improve","family_growth_minor","vegetable_1","boar_1","stone_1b","cattle_1",'
    '"plow_sow","family_growth_no_room","renovate_fences"],"taken":{"day_laborer_family":[1],"fishing":[1],"reed_1":[0],"wood_3":[0]}}'
)


def poster() -> State:
    """The farm of the print on the shelf: a family game of one, before its last round."""
    return GAME.position(PRINT)


def round_seven() -> State:
    """A turn that feeds the family: sow, bake, and the harvest comes."""
    return GAME.position(ROUND_SEVEN)
