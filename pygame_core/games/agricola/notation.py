"""Agricola positions as one line of JSON text, and as a diagram for the terminal.

Keys are those of the state and of its farms. Cells are written by name (`"rooms": "a1+a2"`), a pasture as its cells,
goods by name where there are any, what stands on a field as `["grain", 3]`. The agenda's last item comes next.
"""

from __future__ import annotations

import json
from typing import Any

from pygame_core.game import BadInput, brief
from pygame_core.games.agricola import agenda, cards, deals, fences, grid
from pygame_core.games.agricola.farm import FAMILY, SAVED, STABLES, Farm
from pygame_core.games.agricola.fences import FENCES
from pygame_core.games.agricola.goods import HOUSES, NAMES, NUMBER
from pygame_core.games.agricola.spaces import LAST
from pygame_core.record import parsed

WHOLE = ("players", "options", "round", "first", "rounds", "added", "piles", "extras", "taken", "majors", "due", "deck", "packs",
         "chance", "agenda", "farms")
MASKS = ("rooms", "fields", "stables")
NUMBERS = ("people", "born", "placed", "guests", "coming", "begging")


# --- writing ----------------------------------------------------------------------------------------------


def write(state) -> str:
    data = {key: getattr(state, key) for key in WHOLE if key != "farms"}
    data["farms"] = [_farm(farm) for farm in state.farms]
    return json.dumps(data, separators=(",", ":"), sort_keys=True)


def _farm(farm: Farm) -> dict[str, Any]:
    data = {key: getattr(farm, key) for key in SAVED if key != "fences"}  # fences stand around pastures
    data["goods"] = {NAMES[good]: number for good, number in enumerate(farm.goods) if number}
    data["crops"] = {grid.NAMES[cell]: [NAMES[good], number] for cell, (good, number) in farm.crops.items()}
    data["slots"] = {name: [NAMES[good], number] for name, (good, number) in farm.slots.items()}
    for key in MASKS:
        data[key] = cells(data[key])
    data["pastures"] = [cells(pasture) for pasture in farm.pastures]
    data["material"] = NAMES[farm.house]
    return data


def cells(mask: int) -> str:
    """As `a1+a2`, in the order of the grid."""
    return "+".join(grid.names(mask))


# --- reading ----------------------------------------------------------------------------------------------


def read(kind: type, game, text: str):
    """The state of class `kind` that a text describes. Raises `BadInput` for what is no position of a game."""
    try:
        data = parsed(text)
    except BadInput:
        raise BadInput("an Agricola position is JSON text") from None
    _keys(data, WHOLE, "the position")
    players = _number(data["players"], 1, 5, "players")
    state = kind.__new__(kind)
    state.game, state.players, state.deal = game, players, {"position": text}
    if not isinstance(data["options"], dict):
        raise BadInput("the position's 'options' must be an object")
    state.options = game.check(data["options"])
    state.round = _number(data["round"], 0, LAST, "round")
    state.first = _number(data["first"], 0, players - 1, "first")
    dealt = deals.checked(players, {"rounds": data["rounds"], "deck": data["deck"], "chance": data["chance"]}, state.options)
    state.rounds, state.deck, state.chance = dealt.rounds, dealt.deck, dealt.chance
    if not isinstance(data["farms"], list) or len(data["farms"]) != players:
        raise BadInput(f"the position's 'farms' must be {players}")
    state.farms = [_read_farm(farm, f"farms[{seat}]", state.options) for seat, farm in enumerate(data["farms"])]
    try:
        _rest(state, data)
    except (AttributeError, IndexError, KeyError, StopIteration, TypeError, ValueError) as error:
        raise error if isinstance(error, BadInput) else BadInput("the position does not hold together") from None
    if state.position() != write(state.copy()) or json.loads(state.position()) != {**data, "options": state.options}:
        raise BadInput("the position is not as a position is written")
    return state


def _rest(state, data: dict) -> None:
    """Piles, agenda and whatever else names spaces, seats and cards; used once to see that it can be."""
    for key in ("added", "packs", "majors"):
        setattr(state, key, _tuples(data[key]))
    state.piles, state.taken = dict(data["piles"]), _tuples(data["taken"])
    state.extras, state.due = _tuples(data["extras"]), {int(round_): _tuples(lying) for round_, lying in data["due"].items()}
    state.agenda = [_tuples(item) for item in data["agenda"]]
    state.tell = state._moves = state._found = None
    state.know()
    _check(state)
    state.moves(), state.scores(), state.prompt(), state.outcome(), state.copy()


def _check(state) -> None:
    held = [id_ for farm in state.farms for id_ in farm.cards]
    every = [*held, *state.majors, *state.deck, *(id_ for farm in state.farms for id_ in farm.hand), *(id_ for pack in state.packs for id_ in pack)]
    if len(set(every)) != len(every):
        raise BadInput("the position has a card twice")
    if {id_ for id_ in every if id_ in cards.MAJORS} != set(cards.MAJORS):
        raise BadInput("the position lacks a major improvement")
    known = {space.id for space in state.spaces}
    for key, places in (("piles", state.piles), ("extras", state.extras), ("taken", state.taken)):
        for id_ in places:
            if id_ not in known:
                raise BadInput(f"{key}: {brief(id_)} is no action space of this position")
    for id_, number in state.piles.items():
        _number(number, 0, 999, f"piles of {id_}")
    for item in state.agenda:
        if not item or item[0] not in {*agenda.DECISIONS, *agenda.STEPS}:
            raise BadInput(f"agenda: {brief(item)} is nothing that can come")
        if item[0] in agenda.DECISIONS:
            _number(item[1], 0, state.players - 1, "agenda: a seat")
    if state.agenda and state.agenda[-1][0] in agenda.STEPS:
        raise BadInput("agenda: a position waits for a decision, but its last item is none")


def _read_farm(data: Any, place: str, options: dict) -> Farm:
    _keys(data, [key for key in SAVED if key != "fences"], place)
    farm = Farm(0)
    for key in NUMBERS:
        setattr(farm, key, _number(data[key], 0, FAMILY if key == "people" else 99, f"{place}: {key}"))
    goods = _object(data["goods"], f"{place}: goods")
    farm.goods = [0] * len(NAMES)
    for name, number in goods.items():
        farm.goods[_good(name, place)] = _number(number, 0, 999, f"{place}: {name}")
    for key in MASKS:
        setattr(farm, key, mask(data[key], f"{place}: {key}"))
    if data["material"] not in (NAMES[good] for good in HOUSES):
        raise BadInput(f"{place}: a house is of wood, clay or stone, not {brief(data['material'])}")
    farm.material = [NAMES[good] for good in HOUSES].index(data["material"])
    farm.crops = {_cell(cell, place): _bed(bed, f"{place}: {cell}") for cell, bed in _object(data["crops"], f"{place}: crops").items()}
    farm.slots = {name: _bed(bed, f"{place}: {brief(name)}") for name, bed in _object(data["slots"], f"{place}: slots").items()}
    farm.pastures = tuple(mask(cells, f"{place}: pastures") for cells in _list(data["pastures"], f"{place}: pastures"))
    farm.cards, farm.hand = (tuple(_card(id_, f"{place}: {key}", options) for id_ in _list(data[key], f"{place}: {key}")) for key in ("cards", "hand"))
    farm.crafted = tuple(_card(id_, f"{place}: crafted", options) for id_ in _list(data["crafted"], f"{place}: crafted"))
    farm.notes = {_card(id_, f"{place}: notes", options): _tuples(note) for id_, note in _object(data["notes"], f"{place}: notes").items()}
    _check_yard(farm, place)
    return farm


def _check_yard(farm: Farm, place: str) -> None:
    if not farm.rooms or farm.rooms & farm.fields or (farm.rooms | farm.fields) & (farm.stables | farm.fenced):
        raise BadInput(f"{place}: a cell holds a room, or a field, or a pasture or stable")
    if sum(pasture.bit_count() for pasture in farm.pastures) != farm.fenced.bit_count() or farm.pastures != tuple(sorted(farm.pastures)):
        raise BadInput(f"{place}: pastures overlap, or are not in their order")
    if any(len(grid.parts(pasture)) != 1 for pasture in farm.pastures):
        raise BadInput(f"{place}: a pasture is one connected area")
    farm.fences = fences.edges(farm.pastures)
    if farm.fences.bit_count() > FENCES or farm.stables.bit_count() > STABLES:
        raise BadInput(f"{place}: there are {FENCES} fences and {STABLES} stables")
    if any(not farm.fields >> cell & 1 for cell in farm.crops):
        raise BadInput(f"{place}: crops stand only on fields")
    if not farm.people or farm.born > farm.people:
        raise BadInput(f"{place}: born are some of the people, and somebody lives there")


def _keys(data: Any, keys, place: str) -> None:
    if not isinstance(data, dict) or set(data) != set(keys):
        wrong = sorted(set(data) ^ set(keys)) if isinstance(data, dict) else []
        raise BadInput(f"{place} must be an object with {', '.join(sorted(keys))}" + (f"; check {brief(wrong[0])}" if wrong else ""))


def _object(data: Any, place: str) -> dict:
    if not isinstance(data, dict):
        raise BadInput(f"{place} must be an object")
    return data


def _list(data: Any, place: str) -> list:
    if not isinstance(data, list):
        raise BadInput(f"{place} must be a list")
    return data


def _number(value: Any, low: int, high: int, place: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadInput(f"{place} must be a number from {low} to {high}, not {brief(value)}")
    return value


def _good(name: Any, place: str) -> int:
    if name not in NUMBER:
        raise BadInput(f"{place}: {brief(name)} is no good")
    return NUMBER[name]


def _cell(name: Any, place: str) -> int:
    if not isinstance(name, str) or name not in grid.NUMBER:
        raise BadInput(f"{place}: {brief(name)} is no cell; they go from a1 to {grid.NAMES[-1]}")
    return grid.NUMBER[name]


def mask(text: Any, place: str) -> int:
    """Cells written as `a1+a2`. Raises `BadInput`, naming the place."""
    if not isinstance(text, str):
        raise BadInput(f"{place} must be cells joined by +")
    found = 0
    for name in text.split("+") if text else ():
        found |= 1 << _cell(name, place)
    return found


def _bed(bed: Any, place: str) -> tuple[int, int]:
    if not isinstance(bed, list) or len(bed) != 2 or not isinstance(bed[0], str):
        raise BadInput(f"{place}: a field holds a good and a number of it")
    return _good(bed[0], place), _number(bed[1], 1, 99, place)


def _card(id_: Any, place: str, options: dict) -> str:
    if not isinstance(id_, str) or id_ not in cards.MAJORS and (id_[:1] not in deals.decks(options) or not id_ or id_ not in cards.deck(id_[:1])):
        raise BadInput(f"{place}: {brief(id_)} is no card of this game")
    return id_


def _tuples(value: Any) -> Any:
    """Lists as tuples, all the way down."""
    if isinstance(value, list):
        return tuple(map(_tuples, value))
    return {key: _tuples(each) for key, each in value.items()} if isinstance(value, dict) else value


# --- for the terminal -------------------------------------------------------------------------------------


def diagram(state) -> str:
    """Every farm in characters: rooms by material, fields with their crop, pastures by number, `'` for a stable."""
    lines = [f"Round {state.round}"]
    for seat, farm in enumerate(state.farms):
        goods = " ".join(f"{NAMES[good]} {number}" for good, number in enumerate(farm.goods) if number)
        lines.append(f"Seat {seat + 1}: people {farm.people}, {goods or 'no goods'}" + (f", cards {' '.join(farm.cards)}" if farm.cards else ""))
        for rank in range(grid.RANKS - 1, -1, -1):
            row = (_shown(farm, rank * grid.FILES + file) for file in range(grid.FILES))
            lines.append(f"{rank + 1} " + "".join(f"{cell:<4}" for cell in row).rstrip())
        lines.append("  " + "".join(f"{file:<4}" for file in "abcde").rstrip())
    return "\n".join(lines)


def _shown(farm: Farm, cell: int) -> str:
    bit = 1 << cell
    if farm.rooms & bit:
        return NAMES[farm.house][0].upper()
    if farm.fields & bit:
        good, number = farm.crops.get(cell, (None, 0))
        return f"={NAMES[good][0]}{number}" if number else "="
    number = next((str(index + 1) for index, pasture in enumerate(farm.pastures) if pasture & bit), "")
    return (number + ("'" if farm.stables & bit else "")) or "·"
