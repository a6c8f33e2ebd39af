"""The score sheet of a farm as it stands."""

from __future__ import annotations

from typing import Iterable

from pygame_core.game import Line, Score
from pygame_core.games.agricola import cards, grid
from pygame_core.games.agricola.goods import BOAR, CATTLE, GRAIN, SHEEP, VEGETABLE

TABLE = {  # rule → how many bring 1, 2, 3, 4 points; fewer than the first bring -1
    "fields": (2, 3, 4, 5), "pastures": (1, 2, 3, 4), "grain": (1, 4, 6, 8), "vegetables": (1, 2, 3, 4),
    "sheep": (1, 4, 6, 8), "boar": (1, 3, 5, 7), "cattle": (1, 2, 4, 6),
}
MEMBER, BEGGING, UNUSED = 3, -3, -1
ROOM = (0, 1, 2)  # by material


def points(rule: str, number: int) -> int:
    return sum(number >= least for least in TABLE[rule]) or -1


def numbers(farm) -> dict[str, int]:
    """How many the farm has of what each row of the table counts."""
    return {"fields": farm.fields.bit_count(), "pastures": len(farm.pastures), "grain": farm.total(GRAIN), "vegetables": farm.total(VEGETABLE),
            "sheep": farm.goods[SHEEP], "boar": farm.goods[BOAR], "cattle": farm.goods[CATTLE]}


def cures(state, seat: int) -> tuple[str, ...]:
    """Cards that spare the seat all losses but unused spaces and begging cards."""
    return tuple(card.id for card in state.mine("counts", seat) if card.counts(state, seat, "losses"))


def sheet(state, seat: int) -> Score:
    lines = own(state, seat)
    for owner, card in state.hooks.get("awards", ()):
        bonus = card.awards(state, owner, seat)
        if bonus:
            lines.append(Line("bonus-points", bonus, (card.id,), _called(card)))
    return Score(tuple(lines))


def own(state, seat: int) -> list[Line]:
    """What the seat's farm and cards are worth; cards that reward several seats come on top."""
    farm, spared = state.farms[seat], cures(state, seat)
    marks = {"fields": grid.names(farm.fields), "pastures": grid.names(farm.fenced), "grain": _planted(farm, GRAIN),
             "vegetables": _planted(farm, VEGETABLE)}
    lines = []
    for rule, number in numbers(farm).items():
        worth = points(rule, number)
        cured = spared if worth < 0 else ()
        lines.append(Line(rule, 0 if cured else worth, (*marks.get(rule, ()), *cured), {"n": number}))
    unused, fenced, sparing = grid.ALL & ~farm.used, farm.stables & farm.fenced, []
    for card in state.mine("spares", seat):
        for _ in range(min(card.spares(state, seat), unused.bit_count())):
            unused &= unused - 1
            sparing.append(card.id)
    rooms = farm.rooms.bit_count()
    lines += _some("unused", UNUSED, unused, dict.fromkeys(sparing)) + _some("fenced-stables", 1, fenced)
    if farm.material:
        lines.append(Line("rooms", ROOM[farm.material] * rooms, grid.names(farm.rooms), {"n": rooms}))
    lines.append(Line("family", MEMBER * farm.people, (), {"n": farm.people}))
    for id_ in farm.cards:
        lines += [line for line in _card(state, seat, id_) if line.points > 0 or not spared]
    if farm.begging:
        lines.append(Line("begging", BEGGING * farm.begging, (), {"n": farm.begging}))
    return lines


def _some(rule: str, each: int, mask: int, ids: Iterable[str] = ()) -> list[Line]:
    """A line for the cells, if there are any, and for the cards that lessen them."""
    return [Line(rule, each * mask.bit_count(), (*grid.names(mask), *ids), {"n": mask.bit_count()})] if mask or ids else []


def _called(card) -> dict[str, str]:
    return {"card": f"@agricola.card.{card.id}"}


def _planted(farm, crop: int) -> tuple[str, ...]:
    return tuple(grid.NAMES[cell] for cell, (good, _) in sorted(farm.crops.items()) if good == crop)


def _card(state, seat: int, id_: str) -> list[Line]:
    card, farm = cards.named(id_), state.farms[seat]
    lines = [Line("card-points", card.points, (id_,), _called(card))] if card.points else []
    if any(cards.named(other).outdoes in card.traits for other in farm.cards):
        return lines
    bonus = sum(farm.goods[card.bonus[0]] + _on_cards(farm, card.bonus[0]) >= least for least in card.bonus[1]) if card.bonus else 0
    if "scoring" in card.moments:
        bonus += card.scoring(state, seat)
    return lines + ([Line("bonus-points", bonus, (id_,), _called(card))] if bonus else [])


def _on_cards(farm, good: int) -> int:
    """What still stands on fields that are cards counts as if it were in the supply."""
    return sum(number for standing, number in farm.slots.values() if standing == good)
