"""Two solo games of strong players, move by move: supplies, fields and running score after every round and harvest."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from games.agricola.positions import go, start

from pygame_core.games.agricola import grid
from pygame_core.games.agricola.goods import NAMES, NUMBER

ORDER = ["sheep_1", "sow_bake", "major_minor", "fences", "stone_1a", "family_growth_minor", "renovate_improve", "boar_1", "vegetable_1"]
LATE = ["family_growth_no_room", "plow_sow", "renovate_fences"]
COOK_SHEEP, COOK_BOAR = "cook sheep", "cook boar"

STANDARD = [
    "plow_field, plow c1, take_grain",
    "plow_field, plow d1, take_grain",
    "day_laborer, sow_bake, sow grain c1, sow grain d1",
    "fishing, reed_1", "feed",
    "wood_3, build_rooms_stables, room b1, room b2",
    "family_growth_minor, clay_1",
    "major_minor, buy A1, sheep_1, " + "cook sheep, " * 7 + "family_growth_minor", "feed",
    "plow_field, plow e1, stone_1a, fishing, start_player_minor",
    "plow_field, plow c2, major_minor, buy A5, bake 1, sow_bake, bake 1, sow grain e1, sow grain c2, start_player_minor", "feed",
    "wood_3, major_minor, buy A10, vegetable_1, plow_field, plow c3",
    "build_rooms_stables, stable d2, stable e2, stable d3, done, major_minor, buy A3, "
    "sow_bake, bake 3, sow grain c1, sow vegetable d1, plow_field", "feed",
    "clay_1, family_growth_no_room, major_minor, buy A1, cattle_1",
    "stone_1b, stone_1a, reed_1, renovate_improve, buy A9, major_minor, buy A6, bake 3", "feed",
    "plow_sow, plow a3, sow grain e1, sow grain c2, sow vegetable d1, sow vegetable c3, done, wood_3, "
    "renovate_fences, fence d2+e2+d3+e3, fence e2, fence d2, sheep_1, boar_1, cook boar, cook boar, cook boar", "feed",
]
FAMILY = [
    "plow_field, plow b1, take_grain",
    "plow_field, plow c1, take_grain",
    "day_laborer_family, take wood, sow_bake, sow grain b1, sow grain c1",
    "day_laborer_family, take stone, fishing", "feed",
    "reed_1, wood_3",
    "build_rooms_stables, room a3, room b3, family_growth_minor",
    "family_growth_minor, fishing, start_player_storehouse", "feed",
    "plow_field, plow d1, day_laborer_family, take wood, clay_1, major_minor, buy A5, bake 1",
    "plow_field, plow e1, sow_bake, bake 1, sow grain d1, sow grain e1, day_laborer_family, take reed, stable_bake, stable c2", "feed",
    "day_laborer_family, take wood, vegetable_1, stable_bake, bake 1, stable d2, major_minor, buy A1",
    "sow_bake, bake 1, sow grain b1, sow vegetable c1, stable_bake, bake 1, stable e2, stone_1a, major_minor, buy A8", "feed",
    "family_growth_no_room, clay_1, renovate_improve, buy A6, bake 3, reed_1",
    "wood_3, fences, fence c2+c3, fence d2+d3, fence e2, fence e3, sheep_1, " + "cook sheep, " * 7 + "boar_1, cook boar, cattle_1", "feed",
    "plow_sow, plow b2, sow grain c1, sow grain d1, sow vegetable e1, sow vegetable b2, stone_1a, stone_1b, "
    "major_minor, buy A10, renovate_improve, buy A9", "feed",
]


def trace(name):
    """Facts: moves and resulting counts, from the records of florian-rabe/Agricola."""
    games = json.loads(Path(__file__).with_name("solo_traces.json").read_text("utf-8"))["games"]
    return next(game for game in games if game["name"] == name)


def before_fields(state, told):
    """The position as it was before the field phase that these events tell of."""
    twin = state.copy()
    farm = twin.farms[0]
    for event in told:
        if event.kind.startswith("harvested."):
            good, cell = NUMBER[event.kind.split(".")[1]], grid.NUMBER[event.values["at"]]
            farm.goods[good] -= 1
            farm.crops[cell] = good, event.values["n"] + 1
    return twin


def seen(state):
    """What the trace records of a position."""
    farm = state.farms[0]
    fields = sorted((NAMES[good], number) for good, number in farm.crops.values())
    fields += [("empty", 0)] * (farm.fields.bit_count() - len(fields))
    return {"family": farm.people, "rooms": {"material": NAMES[farm.house], "count": farm.rooms.bit_count()},
            "fields": [{"crop": crop, "count": count} for crop, count in sorted(fields)],
            "supply": {name: farm.goods[NUMBER[name]] for name in NAMES[:7]},
            "animals": {name: farm.goods[NUMBER[name]] for name in NAMES[7:]},
            "points_if_scored_now": state.scores()[0].total}


def recorded(after):
    return {**after, "fields": sorted(after["fields"], key=lambda field: (field["crop"], field["count"]))}


@pytest.mark.parametrize(("name", "script", "board", "stage_4", "total"), [
    ("TwoWoodRooms", STANDARD, "standard", ["stone_1b", "cattle_1"], 67),
    ("EarlyFoodGrab", FAMILY, "family", ["cattle_1", "stone_1b"], 71),
])
def test_the_game_replays_with_every_supply_and_every_running_score(name, script, board, stage_4, total):
    state = start(rounds=ORDER + stage_4 + LATE, board=board, cards="none")
    steps = trace(name)["steps"]
    assert len(script) == len(steps) == 20
    for moves, step in zip(script, steps):
        told = go(state, *filter(None, moves.split(", ")))
        now = seen(before_fields(state, told))
        well = [event for event in told if event.kind == "gain.food" and event.values["at"] == "A10"]  # the next round has begun
        now["supply"]["food"] -= sum(event.values["n"] for event in well)
        assert now == recorded(step["after"]), step["step"]
    assert state.to_move is None and state.outcome().winners == (0,) and state.scores()[0].total == total
