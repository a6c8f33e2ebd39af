"""Why a move is not possible: a rule of the help page and a message."""

from __future__ import annotations

from pygame_core.game import Illegal
from pygame_core.games.agricola import acting, cards, grid, placing, prices
from pygame_core.games.agricola.actions import buying, fencing, house
from pygame_core.games.agricola.actions.people import LATE
from pygame_core.games.agricola.farm import FAMILY
from pygame_core.games.agricola.goods import FOOD, NAMES, NUMBER, STONE

RULES = {"rooms": "rooms", "stables": "stables", "renovate": "renovation", "plow": "plow", "sow": "sow", "bake": "bake",
         "fences": "fences", "grow": "growth", "token": "starting-player", "resource": "choices", "animal": "choices",
         "collect": "choices", "serve": "cards", "improve": "improvements", "occupation": "occupations"}
DECISIONS = {"house": ("animals", "agricola.why.house"), "feed": ("feeding", "agricola.why.feed"), "breed": ("breeding", "agricola.why.breed"),
             "ask": ("cards", "agricola.why.ask"), "order": ("cards", "agricola.why.order"),
             "trade": ("hands", "agricola.why.trade"), "draft": ("hands", "agricola.why.draft")}


def why(state, item: tuple, picks: tuple[str, ...]) -> Illegal:
    kind, seat = item[:2]
    if not picks:
        return Illegal("notation", "agricola.why.nothing")
    if kind == "place":
        return _place(state, item, picks)
    if kind == "act":
        return _act(state, item, picks)
    return Illegal(*DECISIONS[kind])


def _place(state, item: tuple, picks: tuple[str, ...]) -> Illegal:
    seat, at = item[1], picks[0]
    space = next((space for space in state.spaces if space.id == at), None)
    if space is None:
        if at in state.rounds:
            return Illegal("rounds", "agricola.why.later", round=state.rounds.index(at) + 1)
        if at in ("eat", "cook"):
            return Illegal("cooking", "agricola.why.convert")
        there = _elsewhere(state, seat, at) if len(picks) == 1 else None
        return there or Illegal("notation", "agricola.why.unknown", text=" ".join(picks))
    if len(picks) > 1:
        return Illegal("notation", "agricola.why.one_space")
    if space.stage and state.rounds.index(at) >= state.seen(seat):
        return Illegal("rounds", "agricola.why.later", round=state.rounds.index(at) + 1)
    if item[2:] and at not in item[2]:
        return Illegal("cards", "agricola.why.those_spaces")
    if not placing.free(state, seat, space):
        return Illegal("placing", "agricola.why.own" if seat in state.taken[at] else "agricola.why.occupied")
    food = sum(each for *_, each in placing.toll(state, seat, space)) if state.hooks else 0
    if food > state.farms[seat].goods[FOOD]:
        return Illegal("cards", "agricola.why.toll", n=food)
    if not space.actions:
        return Illegal("accumulation", "agricola.why.empty")
    return cannot(state, seat, space.actions[0], at)


def _elsewhere(state, seat: int, at: str) -> Illegal | None:
    """Something on the table that is no action space was touched: a card says what is missing for it or what it does, the rest
    that a person comes first."""
    card = _card_there(state, seat, at)
    if card:
        return card
    if at in state.majors or at in state.farms[seat].hand:
        return Illegal("placing", "agricola.why.card_by_action")
    return Illegal("placing", "agricola.why.person_first") if at in grid.NUMBER or at in NUMBER else None


def _card_there(state, seat: int, at: str) -> Illegal | None:
    """What a card in play does; what is missing for one that could be built or played. None if nothing is."""
    if any(at in farm.cards for farm in state.farms):
        return Illegal("cards", "agricola.text." + at)
    if at in state.majors or at in state.farms[seat].hand:
        found = _card(state, seat, cards.named(at))
        return found if ".needs." in found.message or ".lacks." in found.message or ".returns." in found.message else None
    return None


def _act(state, item: tuple, picks: tuple[str, ...]) -> Illegal:
    _, seat, where, _, todo, running, free = item
    open_ = [running[0]] if running else []
    open_ += [action for action in todo if action not in open_]
    if picks == ("done",):
        return Illegal("placing", "agricola.why.something")
    if picks[0] in ("eat", "cook"):
        return Illegal("cooking", "agricola.why.convert")
    names = {action[0] for action in open_}
    if all(part in grid.NUMBER for part in picks[0].split("+")):
        if "fences" in names:
            return _fence(state, seat, picks[0])
        if "plow" in names and picks[0] in grid.NUMBER:
            return _yard(state, seat, picks[0], "plow")
    for name, verb in (("rooms", "room"), ("stables", "stable")):
        if name in names and picks[0] == verb and len(picks) > 1 and picks[1] in grid.NUMBER:
            return _yard(state, seat, picks[1], name)
    if picks[0] in state.farms[seat].hand and names & acting.BUYING:
        return _card(state, seat, cards.named(picks[0]))
    there = _card_there(state, seat, picks[0])
    if there:
        return there
    return cannot(state, seat, open_[0], where)


def _card(state, seat: int, card) -> Illegal:
    """Why a hand card cannot be played: what it needs first, then what is missing of its price."""
    rule = "occupations" if card.kind == "occupation" else "improvements"
    lacking = card.lacking(state, seat)
    if lacking:
        return Illegal(rule, f"agricola.why.needs.{lacking[0]}", n=lacking[1])
    base = buying.base_prices(state, seat, card)
    if not base:
        return Illegal(rule, "agricola.why.returns." + card.returns)
    lack = {} if rule == "occupations" else prices.missing(state, seat, prices.offered(state, seat, buying.thing(card), base))
    for good, number in lack.items():
        return Illegal(rule, "agricola.why.lacks." + NAMES[good], n=number)
    return Illegal(rule, "agricola.why." + ("occupation" if rule == "occupations" else "improve"))


def _yard(state, seat: int, at: str, name: str) -> Illegal:
    """Why nothing can be built or plowed on a cell."""
    farm, bit = state.farms[seat], 1 << grid.NUMBER[at]
    if (farm.rooms | farm.fields | farm.stables) & bit or name != "stables" and farm.used & bit:
        return Illegal(RULES[name], "agricola.why.used", at=at)
    if name in ("plow", "rooms") and not (farm.field_places() if name == "plow" else farm.room_places()) & bit:
        return Illegal(RULES[name], "agricola.why.apart." + name, at=at)
    return _price(state, seat, (name, 2), name) or Illegal(RULES[name], "agricola.why." + name)


def _fence(state, seat: int, pick: str) -> Illegal:
    """Why a set of cells is no new pasture."""
    farm, cells = state.farms[seat], 0
    for name in pick.split("+"):
        cells |= 1 << grid.NUMBER[name]
    if cells & fencing.blocked(farm):
        return Illegal("fences", "agricola.why.tiles")
    if len(grid.parts(cells)) > 1:
        return Illegal("fences", "agricola.why.parts")
    if cells & farm.fenced and not any(cells & pasture == cells for pasture in farm.pastures):
        return Illegal("fences", "agricola.why.across")
    if farm.pastures and not cells & farm.fenced and not cells & grid.around(farm.fenced):
        return Illegal("fences", "agricola.why.beside")
    number = (grid.border(cells) & ~farm.fences).bit_count()
    left = state.fences_left(seat)
    if number > left:
        return Illegal("fences", "agricola.why.fences_left", n=number, left=left)
    return Illegal("fences", "agricola.why.wood", n=number) if number else Illegal("fences", "agricola.why.pasture")


def cannot(state, seat: int, action: tuple, where: str) -> Illegal:
    """Why the seat cannot take this action at all, or not in this way."""
    name, farm = action[0], state.farms[seat]
    if name == "grow":
        if farm.people >= FAMILY:
            return Illegal("growth", "agricola.why.five")
        if action[1] == "late" and state.round < LATE:
            return Illegal("growth", "agricola.why.round_five")
        return Illegal("growth", "agricola.why.grow")
    if name == "renovate" and farm.house == STONE:
        return Illegal("renovation", "agricola.why.stone_house")
    if name in ("rooms", "stables", "renovate"):
        found = _price(state, seat, action, name)
        if found:
            return found
    return Illegal(RULES[name], "agricola.why." + name)


def _price(state, seat: int, action: tuple, name: str) -> Illegal | None:
    """What is missing to pay with, if that is the reason."""
    farm = state.farms[seat]
    thing, base = {"rooms": (("room",), house.room_price), "stables": (("stable",), lambda _: house.stable_price(action[1])),
                   "renovate": (("renovation",), house.renovation_price)}.get(name, (None, None))
    if thing is None:
        return None
    lack = prices.missing(state, seat, prices.offered(state, seat, thing, base(farm)))
    for good, number in lack.items():
        return Illegal(RULES[name], "agricola.why.lacks." + NAMES[good], n=number)
    return None
