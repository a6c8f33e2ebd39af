"""The action spaces: what lies on them, what they give and which actions they allow, by seats and board."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from pygame_core.games.agricola.goods import BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD

ANY, THEN, ONE = "any", "then", "one"  # and/or · the first, then what follows · exactly one


class Space(NamedTuple):
    """`good` gathers at `rate` a round and is taken whole; `gives` is the same each time; `actions` follow."""

    id: str
    good: int | None = None
    rate: int = 0
    gives: tuple[tuple[int, int], ...] = ()
    actions: tuple[tuple, ...] = ()
    style: str = ANY
    token: bool = False  # brings the starting player's token without being asked
    stage: int = 0  # of a round card


def pile(id_: str, good: int, rate: int, *gives: tuple[int, int], stage: int = 0) -> Space:
    return Space(id_, good, rate, gives, stage=stage)


# An action is its name and what it needs to know: see the actions folder.
ROOMS, ROOM, STABLES, STABLE = ("rooms", 99), ("rooms", 1), ("stables", 2, 4), ("stables", 1, 1)
PLOW, SOW, BAKE, FENCES, RENOVATE, TOKEN = ("plow",), ("sow",), ("bake",), ("fences",), ("renovate",), ("token",)
GROW, GROW_LATE, GROW_ANYWAY = ("grow", "room"), ("grow", "late"), ("grow", "anyway")
MINOR, MAJOR, EITHER = ("improve", "minor"), ("improve", "major"), ("improve", "either")
RESOURCE, RESOURCES = ("resource", 1), ("resource", 2)

BUILD = Space("build_rooms_stables", actions=(ROOMS, STABLES))
PLOWING = Space("plow_field", actions=(PLOW,))
COMMON = (Space("take_grain", gives=((GRAIN, 1),)), PLOWING)
PILES = (pile("clay_1", CLAY, 1), pile("reed_1", REED, 1), pile("fishing", FOOD, 1))
STANDARD = (BUILD, Space("start_player_minor", actions=(TOKEN, MINOR)), *COMMON, Space("occupation", actions=(("occupation", "first"),)),
            Space("day_laborer", gives=((FOOD, 2),)))
FAMILY = (BUILD, Space("start_player_storehouse", FOOD, 1, token=True), *COMMON, Space("stable_bake", actions=(STABLE, BAKE)),
          Space("day_laborer_family", gives=((FOOD, 1),), actions=(RESOURCE,)))

BOTH = {
    3: (pile("wood_2_3p", WOOD, 2), pile("clay_1_3p", CLAY, 1), Space("resource_1_3p", actions=(RESOURCE,))),
    4: (pile("wood_1_4p", WOOD, 1), pile("wood_2_4p", WOOD, 2), pile("clay_2_4p", CLAY, 2),
        Space("reed_stone_food_4p", gives=((REED, 1), (STONE, 1), (FOOD, 1))), pile("traveling_players_4p", FOOD, 1)),
    5: (pile("wood_4_5p", WOOD, 4), pile("clay_3_5p", CLAY, 3), pile("reed_stone_wood_5p", REED, 1, (STONE, 1), (WOOD, 1)),
        Space("animal_choice_5p", actions=(("animal",),)),
        Space("room_or_traveling_5p", FOOD, 1, actions=(ROOM, ("collect",)), style=ONE)),
}
STANDARD_CARDS = {3: Space("occupation_3p", actions=(("occupation", "two"),)), 4: Space("occupation_4p", actions=(("occupation", "rising"),)),
                  5: Space("occupation_or_growth_5p", actions=(("occupation", "fifth"), GROW_LATE), style=ONE)}
FAMILY_CARDS = {3: Space("resources_2_diff", actions=(RESOURCES,)), 4: Space("resources_2_diff", actions=(RESOURCES,)),
                5: Space("resources_2_or_growth_5p", actions=(RESOURCES, GROW_LATE), style=ONE)}


@lru_cache(maxsize=None)
def board(players: int, family: bool) -> tuple[Space, ...]:
    """The spaces there are from the start."""
    wood = pile("wood_3", WOOD, 3 if players > 1 else 2)
    found = (FAMILY if family else STANDARD) + (wood, *PILES)
    if players > 2:
        found += (*BOTH[players], (FAMILY_CARDS if family else STANDARD_CARDS)[players])
    return found


def _rounds(family: bool) -> dict[str, Space]:
    either = MAJOR if family else EITHER
    found = (
        Space("major_minor", actions=(either,), stage=1), pile("sheep_1", SHEEP, 1, stage=1), Space("fences", actions=(FENCES,), stage=1),
        Space("sow_bake", actions=(SOW, BAKE), stage=1),
        pile("stone_1a", STONE, 1, stage=2), Space("renovate_improve", actions=(RENOVATE, either), style=THEN, stage=2),
        Space("family_growth_minor", actions=(GROW,) if family else (GROW, MINOR), style=THEN, stage=2),
        Space("vegetable_1", gives=((VEGETABLE, 1),), stage=3), pile("boar_1", BOAR, 1, stage=3),
        pile("stone_1b", STONE, 1, stage=4), pile("cattle_1", CATTLE, 1, stage=4),
        Space("plow_sow", actions=(PLOW, SOW), stage=5), Space("family_growth_no_room", actions=(GROW_ANYWAY,), stage=5),
        Space("renovate_fences", actions=(RENOVATE, FENCES), style=THEN, stage=6),
    )
    return {space.id: space for space in found}


ROUND = {family: _rounds(family) for family in (False, True)}  # id → round card, in the order of the stages
STAGES = (4, 3, 2, 2, 2, 1)  # rounds in each stage
HARVESTS = frozenset((4, 7, 9, 11, 13, 14))
LAST = 14
