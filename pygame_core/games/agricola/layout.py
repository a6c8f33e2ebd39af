"""Positions laid out by hand, for demos: what is not named is as it would be with nothing done yet."""

from __future__ import annotations

import json
from typing import Any

from pygame_core.games.agricola import cards
from pygame_core.games.agricola.farm import SAVED
from pygame_core.games.agricola.goods import NAMES
from pygame_core.games.agricola.info import GAME
from pygame_core.games.agricola.notation import MASKS, cells, mask
from pygame_core.games.agricola.spaces import ROUND, board

FARM: dict[str, Any] = {
    "begging": 0, "born": 0, "cards": [], "coming": 0, "crafted": [], "crops": {}, "fields": "", "goods": {}, "guests": 0, "hand": [],
    "material": "wood", "notes": {}, "pastures": [], "people": 2, "placed": 0, "rooms": "a1+a2", "slots": {}, "stables": "",
}


def position(round_: int, farms: list[dict[str, Any]], seat: int = 0, options: dict | None = None, **more: Any) -> str:
    """The text of a position in which `seat` is to place a person.

    farms: what is special about each, keys as in a position, goods by name beside them (`wood=3`), cells as `a1+a2` or
    `a1 a2`. Who stands where is `taken`; a farm's `placed` follows. Spaces that gather goods hold what one round brings;
    `piles` changes some of them. `more`: any other key of a position.
    """
    chosen = GAME.check({"board": "standard", **(options or {})})
    family, players, taken = chosen["board"] == "family", len(farms), more.pop("taken", {})
    rounds = more.pop("rounds", list(ROUND[family]))
    open_ = [*board(players, family), *(ROUND[family][id_] for id_ in rounds[:round_])]
    piles = {space.id: space.rate for space in open_ if space.rate} | more.pop("piles", {})
    laid = [_farm(farm, sum(stood.count(owner) for stood in taken.values())) for owner, farm in enumerate(farms)]
    held = {id_ for farm in laid for id_ in farm["cards"]}
    data = {
        "added": [], "agenda": [["work", (seat + 1) % players], ["place", seat]], "chance": 0, "deck": [], "due": {}, "extras": {}, "farms": laid,
        "first": 0, "majors": [id_ for id_ in cards.MAJORS if id_ not in held], "options": chosen, "packs": [], "piles": piles, "players": players,
        "round": round_, "rounds": rounds, "taken": taken, **more,
    }
    return json.dumps(data, separators=(",", ":"), sort_keys=True)


def _farm(special: dict[str, Any], placed: int) -> dict[str, Any]:
    farm = {**FARM, "placed": placed, **{key: value for key, value in special.items() if key in SAVED}}
    farm["goods"] = {name: special[name] for name in NAMES if special.get(name)}
    for key in MASKS:
        farm[key] = cells(_mask(farm[key]))
    farm["pastures"] = list(map(cells, sorted(map(_mask, farm["pastures"]))))
    wrong = sorted(set(special) - set(SAVED) - set(NAMES))
    assert not wrong, f"a farm has no {wrong[0]}"
    return farm


def _mask(text: str) -> int:
    return mask(text.replace(" ", "+"), "layout")
