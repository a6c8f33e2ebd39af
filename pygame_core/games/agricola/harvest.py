"""The harvest: fields, feeding, breeding. Steps, and two decisions: ("feed", seat) and ("breed", seat, animals)."""

from __future__ import annotations

from collections import Counter

from pygame_core.game import Move, Prompt
from pygame_core.games.agricola import cards, converting, housing
from pygame_core.games.agricola.flow import at_moment
from pygame_core.games.agricola.goods import ANIMALS, FOOD, NAMES
from pygame_core.games.agricola.grid import NAMES as CELLS
from pygame_core.games.agricola.moves import said, touched

FEED = touched("feed", code=("feed",))
BEG = touched("beg", code=("beg",))
BREED = {animal: said("breed", NAMES[animal], code=("breed", animal)) for animal in ANIMALS}


def harvest(state) -> None:
    for seat, farm in enumerate(state.farms):
        farm.crafted = ()
        for card in state.mine("idles", seat) if state.idles(seat) else ():
            state.acts(seat, card.id)
            state.also("sat_out", seat)
    order = [seat for seat in state.order() if not state.idles(seat)]
    last = {owner for owner, farm in enumerate(state.farms) if any(cards.named(id_).feeds_last for id_ in farm.cards)}
    feeding = [seat for seat in order if seat not in last] + [seat for seat in order if seat in last]
    state.agenda += [("next",), *(("breeding", seat) for seat in reversed(order)), *(("feeding", seat) for seat in reversed(feeding)),
                     ("feeding_start",), ("field_end",), ("fields",)]
    moment(state, "field_start")


def moment(state, name: str) -> None:
    """As `at_moment`, without the cards of those who skip the harvest."""
    at_moment(state, name, [seat for seat in state.order() if not state.idles(seat)])


def fields(state) -> None:
    for seat in state.order():
        if not state.idles(seat):
            reap(state, seat)


def reap(state, seat: int) -> None:
    """One crop from each planted field; of what a card keeps standing one comes from the supply."""
    farm, keepers, places = state.farms[seat], state.mine("stands", seat), []
    for beds, name in ((farm.crops, CELLS.__getitem__), (farm.slots, str)):
        for place, (good, standing) in sorted(beds.items()):
            if any(card.stands(state, seat, good) for card in keepers):
                standing += 1
            elif standing > 1:
                beds[place] = good, standing - 1
            else:
                del beds[place]
            farm.goods[good] += 1
            places.append(name(place))
            state.say("harvested." + NAMES[good], seat, at=name(place), place=f"@agricola.pick.{name(place)}", n=standing - 1)
    state.react("reaped", seat, tuple(places))


def field_end(state) -> None:
    moment(state, "field_end")


def feeding_start(state) -> None:
    moment(state, "feeding_start")


# --- feeding ----------------------------------------------------------------------------------------------


def feeding(state, seat: int) -> None:
    state.agenda.append(("feed", seat))
    for card in state.mine("feeding", seat):
        card.feeding(state, seat)


def need(state, seat: int) -> int:
    """Food due: two for each person (three alone), one for each born this round; none in a harvest sat out."""
    farm = state.farms[seat]
    if state.idles(seat):
        return 0
    grown = farm.people - farm.born + sum(card.mouths(state, seat) for card in state.mine("mouths", seat))
    due = grown * (3 if state.players == 1 else 2) + farm.born
    for card in state.mine("rations", seat):
        due = card.rations(state, seat, due)
    return due


def crafts(state, seat: int) -> list[Move]:
    """Cards that turn a building resource into food once a harvest."""
    farm, found = state.farms[seat], []
    for id_ in farm.cards:
        craft = cards.named(id_).craft
        if craft and id_ not in farm.crafted and farm.goods[craft[0]]:
            found.append(said("use", id_, code=("craft", id_)))
    return found


def crowding(state, seat: int) -> list[Move]:
    """Animals that may be set free, where there will not be room for all young."""
    farm = state.farms[seat]
    young = Counter(born(state, seat))
    if young.total() < 2 or farm.keeps(state.room(seat), young):
        return []
    return [housing.RELEASING[animal] for animal in ANIMALS if farm.goods[animal]]


class Feeding:
    """Convert what one likes, then feed: food that is there is paid, for what is missing there are begging cards."""

    @staticmethod
    def moves(state, item):
        seat = item[1]
        found = converting.moves(state, seat) + crafts(state, seat)
        for card in state.mine("feed_ways", seat):
            found += card.feed_ways(state, seat)
        keeping = [BEG] if state.options["food"] == "kept" and state.farms[seat].goods[FOOD] else []
        return found + crowding(state, seat) + keeping + [FEED]

    @staticmethod
    def play(state, item, move):
        seat, verb = item[1], move.code[0]
        if verb in ("feed", "beg"):
            feed(state, seat, keep=verb == "beg")
        elif verb == "craft":
            craft(state, seat, move.code[1])
        elif verb == "way":
            state.acts(seat, move.code[1])
            cards.named(move.code[1]).feed_way(state, seat, move.code)
        elif verb == housing.RELEASE:
            housing.play(state, item, move)
        else:
            converting.play(state, seat, move)

    @staticmethod
    def settled(state, item, legal):
        if len(legal) == 1:
            feed(state, item[1])
        return len(legal) == 1

    @staticmethod
    def prompt(state, item, picks):
        if picks:
            return converting.prompt(picks) if picks[0] != housing.RELEASE else Prompt("agricola.prompt.release", {})
        due = need(state, item[1])
        short = max(0, due - state.farms[item[1]].goods[FOOD])
        return Prompt("agricola.prompt.short", {"n": short, "due": due}) if short else Prompt("agricola.prompt.feed", {"n": due})


def craft(state, seat: int, id_: str) -> None:
    good, food = cards.named(id_).craft
    farm = state.farms[seat]
    state.acts(seat, id_)
    farm.goods[good] -= 1
    farm.goods[FOOD] += food
    farm.crafted += (id_,)
    state.say("crafted." + NAMES[good], seat, food=food, at=id_)
    state.react("crafted", seat, good)


def feed(state, seat: int, keep: bool = False) -> None:
    """Pay what is due, or all the food there is; or keep it, and beg for everything."""
    state.agenda.pop()
    farm, due = state.farms[seat], need(state, seat)
    paid = 0 if keep else min(due, farm.goods[FOOD])
    farm.goods[FOOD] -= paid
    farm.begging += due - paid
    state.say("fed", seat, n=paid)
    if due > paid:
        state.say("begged", seat, n=due - paid)


# --- breeding ---------------------------------------------------------------------------------------------


def born(state, seat: int) -> tuple[int, ...]:
    """The kind of each young that will be born, if there is room."""
    goods, more = state.farms[seat].goods, state.mine("litter", seat)
    return tuple(animal for animal in ANIMALS if goods[animal] >= 2 for _ in range(1 + sum(card.litter(state, seat, animal) for card in more)))


def breeding(state, seat: int) -> None:
    young = born(state, seat)
    if young:
        state.agenda.append(("breed", seat, young))


class Breeding:
    """Each kind with two or more gains one if it can be housed; asked only where not all young fit. Item: ("breed", seat,
    the kind of each young still to come)."""

    @staticmethod
    def moves(state, item):
        _, seat, young = item
        room, farm = state.room(seat), state.farms[seat]
        return [BREED[animal] for animal in sorted(set(young)) if farm.keeps(room, {animal: 1})]

    @staticmethod
    def play(state, item, move):
        _, seat, young = state.agenda.pop()
        animal = move.code[1]
        state.farms[seat].goods[animal] += 1
        state.say("bred." + NAMES[animal], seat)
        first = young.index(animal)
        left = young[:first] + young[first + 1:]
        if left:
            state.agenda.append(("breed", seat, left))

    @staticmethod
    def settled(state, item, legal):
        _, seat, young = item
        if not legal:
            state.agenda.pop()
            return True
        possible = [move.code[1] for move in legal]
        if len(legal) > 1 and not state.farms[seat].keeps(state.room(seat), Counter(animal for animal in young if animal in possible)):
            return False
        Breeding.play(state, item, legal[0])
        return True

    @staticmethod
    def prompt(state, item, picks):
        return Prompt("agricola.prompt.breed", {})


FEEDING, BREEDING = Feeding, Breeding
STEPS = {"harvest": harvest, "fields": fields, "field_end": field_end, "feeding_start": feeding_start, "feeding": feeding, "breeding": breeding}
