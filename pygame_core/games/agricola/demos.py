"""Named positions of Agricola."""

from pygame_core.demo import Demo
from pygame_core.game import State
from pygame_core.games.agricola import card_demos
from pygame_core.games.agricola.goods import NUMBER
from pygame_core.games.agricola.info import GAME
from pygame_core.games.agricola.layout import position
from pygame_core.record import Record
from pygame_core.table import Table

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


# --- demos ------------------------------------------------------------------------------------------------

ROUNDS = ["sow_bake", "sheep_1", "fences", "major_minor", "renovate_improve", "family_growth_minor", "stone_1a", "boar_1", "vegetable_1",
          "stone_1b", "cattle_1", "plow_sow", "family_growth_no_room", "renovate_fences"]
LABORER = {"day_laborer_family": [0]}


def _farm(round_: int, *moves: str, piles: dict | None = None, taken: dict | None = LABORER, **farm) -> Record:
    """A family game alone in that round. Unless said otherwise the first of two persons is at the day laborer's,
    and the other one is to be placed. `farm`: see layout.py."""
    text = position(round_, [farm], options={"board": "family"}, rounds=ROUNDS, piles=piles or {}, taken=taken or {})
    return Record(GAME.name, rules=GAME.rules, players=1, deal={"position": text}, moves=list(moves))


def _has(table: Table, good: str) -> int:
    """How much of a good the reader has."""
    return table.state.farms[0].goods[NUMBER[good]]


def _fed(table: Table, round_: int) -> bool:
    """Whether the harvest is over and nobody begged."""
    return table.state.round == round_ and not table.state.farms[0].begging


DEMOS = (
    Demo("round-seven", "harvest", Record(GAME.name, rules=GAME.rules, players=2, deal={"position": ROUND_SEVEN}),
         script=("sow_bake", "sow grain c1", "sow grain d1", "bake 1", "eat grain", "feed"), refused=(("family_growth_minor", "growth"),),
         solved=lambda table: _fed(table, 8) and len(table.state.farms[0].crops) == 2),
    Demo("growth", "growth", _farm(6, taken=None, wood=5, reed=2, food=6),
         script=("build_rooms_stables", "room b1", "family_growth_minor"), refused=(("family_growth_minor", "growth"),),
         solved=lambda table: table.state.farms[0].people == 3),
    Demo("renovation", "renovation", _farm(5, rooms="a1+a2+a3", clay=3, reed=1, food=6),
         script=("renovate_improve",), solved=lambda table: table.state.farms[0].material == 1),
    Demo("fencing", "fences", _farm(5, "fences", fields="c1", wood=8, food=6),
         script=("fence d2+e2+d3+e3",), solved=lambda table: any(pasture.bit_count() == 4 for pasture in table.state.farms[0].pastures),
         refused=(("fence b1+c1", "fences"), ("fence b3+d3", "fences"), ("fence c2+d2+e2+c3+d3+e3", "fences"))),
    Demo("subdividing", "fences", _farm(5, "fences", wood=2, food=6, sheep=4, pastures=["d2+e2+d3+e3"]),
         script=("fence d3+e3",), solved=lambda table: len(table.state.farms[0].pastures) == 2),
    Demo("sowing", "sow", _farm(5, fields="c1+d1", food=6, grain=1, vegetable=1), offered=("sow_bake",),
         script=("sow_bake", "sow grain c1", "sow vegetable d1"), solved=lambda table: len(table.state.farms[0].crops) == 2),
    Demo("baking", "bake", _farm(5, cards=["A1", "A5"], grain=3), offered=("sow_bake", "stable_bake"),
         script=("sow_bake", "bake 2"), solved=lambda table: (_has(table, "food"), _has(table, "grain")) == (7, 1)),
    Demo("breeding", "breeding", _farm(4, food=6, sheep=2, pastures=["d2+e2"]), offered=("clay_1", "fishing", "reed_1", "wood_3"),
         script=("fishing",), solved=lambda table: _has(table, "sheep") == 3),
    Demo("no-room", "breeding", _farm(4, boar=2, food=6, sheep=2, pastures=["d2", "e2"]),
         offered=("clay_1", "fishing", "reed_1", "wood_3"), script=("fishing", "feed", "breed boar"), solved=lambda table: _has(table, "boar") == 3),
    Demo("order", "harvest", _farm(4, fields="c1", crops={"c1": ["grain", 3]}, food=4, sheep=2, pastures=["d2+e2"]),
         offered=("fishing",), script=("fishing", "eat grain"), solved=lambda table: _fed(table, 5)),
    Demo("scoring", "scoring", _farm(14, piles={"sheep_1": 1}, fields="c1", food=8, grain=2, sheep=1, pastures=["d2+e2", "d3+e3"]),
         offered=("plow_field", "sheep_1", "take_grain", "vegetable_1"), script=("plow_field", "plow d1", "feed"),
         solved=lambda table: table.state.to_move is None and table.state.farms[0].fields.bit_count() == 2),
)

entries, of_entry = card_demos.shown, card_demos.demo  # every card at work
