"""Plowing, sowing, baking."""

from __future__ import annotations

from pygame_core.games.agricola import grid
from pygame_core.games.agricola.actions.base import Action
from pygame_core.games.agricola.farm import CROP_LIMIT
from pygame_core.games.agricola.goods import CROPS, FOOD, GRAIN, NAMES, VEGETABLE
from pygame_core.games.agricola.moves import amount, said


class Plow(Action):
    """("plow",[ food to be paid[, fields at most]]). Its progress: how many it has plowed."""

    name = verb = "plow"

    def can(self, state, seat, action, where):
        farm = state.farms[seat]
        return farm.field_places() > 0 and (not action[1:] or farm.goods[FOOD] >= action[1])

    def moves(self, state, seat, action, progress, where):
        if progress and progress >= action[2] or not self.can(state, seat, action, where):
            return []
        return [said("plow", grid.NAMES[cell], code=("plow", cell)) for cell in grid.cells(state.farms[seat].field_places())]

    def play(self, state, seat, action, progress, move, where):
        state.farms[seat].fields |= 1 << move.code[1]
        state.say("plowed", seat, at=move.picks[0])
        state.lose(seat, FOOD, action[1] if action[1:] else 0)
        state.react("plowed", seat, where)
        return (progress or 0) + 1 if action[2:] else None

    def finish(self, state, seat, action, progress, where):
        state.react("tilled", seat, where)


class Sow(Action):
    """("sow",[ the only crop, places at most[, so much less on each]]). Its progress: the places sown, cells and fields on cards."""

    name = verb = "sow"

    def can(self, state, seat, action, where):
        farm = state.farms[seat]
        goods = farm.goods
        if action[1:]:
            return bool(self.moves(state, seat, action, None, where))
        if (goods[GRAIN] or goods[VEGETABLE]) and farm.fields.bit_count() > len(farm.crops):
            return True
        return any(goods[good] and name not in farm.slots for name, good in farm.plots)

    def moves(self, state, seat, action, progress, where):
        farm = state.farms[seat]
        empty = [grid.NAMES[cell] for cell in farm.empty_fields()]
        found = [said("sow", NAMES[crop], cell, code=("sow", crop, cell)) for crop in CROPS if farm.goods[crop] for cell in empty]
        found += [said("sow", NAMES[good], name, code=("sow", good, name)) for name, good in farm.plots
                  if farm.goods[good] and name not in farm.slots]
        if action[1:]:
            return [move for move in found if move.code[1] == action[1] and len(progress or ()) < action[2]]
        return found

    def play(self, state, seat, action, progress, move, where):
        _, good, place = move.code
        farm = state.farms[seat]
        farm.goods[good] -= 1
        number = CROP_LIMIT.get(good, CROP_LIMIT[GRAIN])  # wood on a card grows as grain does
        number -= action[3] if action[3:] else 0
        if place in grid.NUMBER:
            farm.crops[grid.NUMBER[place]] = (good, number)
        else:
            farm.slots[place] = (good, number)
        state.say("sown." + NAMES[good], seat, at=place, place=f"@agricola.pick.{place}", n=number)
        return (*(progress or ()), place)

    def finish(self, state, seat, action, progress, where):
        state.react("sown", seat, progress)


def most(farm) -> int:
    """How much grain one bake action can take."""
    return min(farm.goods[GRAIN], sum(limit for _, limit in farm.bakers)) if farm.bakers else 0


def bread(farm, grain: int) -> int:
    """The food from that much grain, the best improvements first."""
    food = 0
    for each, limit in farm.bakers:
        used = min(grain, limit)
        food += used * each
        grain -= used
    return food


class Bake(Action):
    """("bake",) or ("bake", "copied") when another seat's baking allows it."""

    name = verb = "bake"

    def can(self, state, seat, action, where):
        return most(state.farms[seat]) > 0

    def moves(self, state, seat, action, progress, where):
        return [amount("bake", grain) for grain in range(1, most(state.farms[seat]) + 1)]

    def play(self, state, seat, action, progress, move, where):
        grain, farm = move.code[1], state.farms[seat]
        food = bread(farm, grain)
        farm.goods[GRAIN] -= grain
        farm.goods[FOOD] += food
        state.say("baked", seat, n=grain, food=food, at=where)
        state.react("baked", seat, grain, bool(action[1:]))
        return None


def add_crop(state, seat: int, place: str, number: int, card: str) -> None:
    """A card brings more of what has just been sown in a place."""
    farm = state.farms[seat]
    beds, key = (farm.crops, grid.NUMBER[place]) if place in grid.NUMBER else (farm.slots, place)
    good, standing = beds[key]
    beds[key] = good, standing + number
    state.acts(seat, card)
    state.also("grown." + NAMES[good], seat, at=place, place=f"@agricola.pick.{place}", n=standing + number)


ACTIONS = (Plow(), Sow(), Bake())
