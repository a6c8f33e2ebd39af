"""What chance decides, all of it before the first move: the order of the round cards, the hands, the deck under them."""

from __future__ import annotations

from random import Random
from typing import Any, Iterable, NamedTuple, Sequence

from pygame_core.game import BadInput, brief
from pygame_core.games.agricola import cards
from pygame_core.games.agricola.actions.buying import card_order
from pygame_core.games.agricola.cards.bans import BANS, listed
from pygame_core.games.agricola.spaces import ROUND, STAGES

HAND = 7  # of each kind
KIT = ("bans", "kept", "food", "target")  # what of a deal stays when all is dealt anew


class Deal(NamedTuple):
    rounds: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]  # hand cards nobody holds, in the order they would be drawn
    chance: int  # where the numbers for draws in mid-game begin
    kept: tuple[str, ...] = ()  # alone, in a series (campaign.py): occupations in play from the start
    food: int = 0  # what the last game brought
    target: int = 0  # points to reach, if there is a series
    bans: tuple[str, ...] = ()  # hand cards left out besides those of the option

    def data(self) -> dict[str, Any]:
        series = terms(self.kept, self.food, self.target) if self.target else {}
        bans = {"bans": list(self.bans)} if self.bans else {}
        hands = [list(hand) for hand in self.hands]
        return {"rounds": list(self.rounds), "hands": hands, "deck": list(self.deck), "chance": self.chance, **series, **bans}


def terms(kept: tuple[str, ...], food: int, target: int) -> dict[str, Any]:
    """What makes a deal one of a series."""
    return {"kept": list(kept), "food": food, "target": target}


def shuffled(items: Sequence, rng) -> list:
    """In the order of one random number each: `random()` is the only method whose sequence is kept for ever."""
    left = list(items)
    for last in range(len(left) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        left[last], left[other] = left[other], left[last]
    return left


def round_cards(rng) -> tuple[str, ...]:
    """Each stage shuffled by itself."""
    ids, found = list(ROUND[True]), []
    for size in STAGES:
        found += shuffled(ids[:size], rng)
        del ids[:size]
    return tuple(found)


def decks(options: dict) -> str:
    """The letters of the decks in play."""
    if options["board"] == "family" or options["cards"] == "none":
        return ""
    return "".join(cards.DECKS) if options["cards"] == "mixed" else options["cards"]


def barred(options: dict) -> frozenset[str]:
    """Cards that are left out."""
    return BANS[options["bans"]]


def left(players: int, options: dict, bans: Iterable[str], kind: str) -> list[str]:
    """The cards of a kind that are in play."""
    out = {*barred(options), *bans}
    return [id_ for id_ in cards.playable(decks(options), players, kind) if id_ not in out]


def dealt(players: int, options: dict, bans: Iterable[str], kind: str) -> int:
    """How many cards of a kind a hand begins with: seven, or fewer where there are not as many for all."""
    return min(HAND, len(left(players, options, bans, kind)) // players)


def drawn(players: int, seed: int, options: dict, kept: tuple[str, ...] = (), bans: tuple[str, ...] = ()) -> Deal:
    """`kept`: occupations that are in play already; so many fewer are dealt. `bans`: cards left out besides those of the option."""
    rng = Random(seed)
    rounds = round_cards(rng)
    hands: list[tuple[str, ...]] = [()] * players
    deck: list[str] = []
    for kind in cards.KINDS if decks(options) else ():
        pile = shuffled(left(players, options, (*bans, *kept), kind), rng)
        size = min(HAND - len(kept) * (kind == cards.OCCUPATION), len(pile) // players)
        for seat in range(players):
            hands[seat] = tuple(sorted((*hands[seat], *pile[seat * size:(seat + 1) * size]), key=card_order))
        deck += pile[players * size:]
    return Deal(rounds, tuple(hands), tuple(deck), int(rng.random() * 2**31), bans=bans)


def opened(players: int, seed: int | None, given: dict | None, options: dict) -> Deal:
    """Drawn by `seed` (that of 0 without one), on the terms of a `KIT`, or as a whole deal says. Raises `BadInput`."""
    if given and set(given) <= set(KIT):
        bans = listed(given.get("bans", []), "deal")
        series = _series(players, given, options, _left_out(options, bans))
        return drawn(players, seed or 0, options, series["kept"], bans)._replace(**series)
    return drawn(players, seed or 0, options) if given is None else checked(players, given, options)


def checked(players: int, deal: dict, options: dict) -> Deal:
    """A deal from outside; only `rounds` must be there. Raises `BadInput`."""
    extra = sorted(set(deal) - set(Deal._fields))
    if extra or "rounds" not in deal:
        raise BadInput(f"deal has no {brief(extra[0])}" if extra else "deal lacks 'rounds', the fourteen round cards")
    rounds = _rounds(deal["rounds"])
    hands = deal.get("hands", [[] for _ in range(players)])
    if not isinstance(hands, list) or len(hands) != players:
        raise BadInput(f"deal['hands'] must be a list of {players} hands")
    if any(hands) and not decks(options):
        raise BadInput("deal['hands'] holds cards, but this game is played without hand cards")
    bans = listed(deal.get("bans", []), "deal")
    seen = _left_out(options, bans)
    series = _series(players, deal, options, seen)
    for seat, hand in enumerate(hands):
        place = f"the hand of seat {seat + 1} in deal['hands']"
        _hand(hand, place, players, options, seen)
        for kind, most in ((cards.OCCUPATION, HAND - len(series["kept"])), (cards.MINOR, HAND)):
            held = sum(cards.named(id_).kind == kind for id_ in hand)
            if held > most:
                raise BadInput(f"{place} holds {held} cards of the kind {kind!r}; at most {most} are dealt")
    deck = deal.get("deck", [])
    _hand(deck, "deal['deck']", players, options, seen)
    chance = deal.get("chance", 0)
    if type(chance) is not int or not 0 <= chance < 2**31:
        raise BadInput(f"deal['chance'] must be a whole number below 2147483648, not {brief(chance)}")
    return Deal(rounds, tuple(tuple(sorted(hand, key=card_order)) for hand in hands), tuple(deck), chance, bans=bans, **series)


def _left_out(options: dict, bans: tuple[str, ...]) -> dict[str, str]:
    """Why each of these cards cannot be dealt."""
    return {**dict.fromkeys(barred(options), "left out by the option 'bans'"), **dict.fromkeys(bans, "left out by deal['bans']")}


def _series(players: int, deal: dict, options: dict, seen: dict[str, str]) -> dict[str, Any]:
    """What makes the deal one of a series of solo games."""
    found = {"kept": deal.get("kept", []), "food": deal.get("food", 0), "target": deal.get("target", 0)}
    if not any(name in deal for name in found):
        return {**found, "kept": ()}
    if players > 1:
        raise BadInput("deal: 'kept', 'food' and 'target' belong to a series of games of one player")
    for name in ("food", "target"):
        if type(found[name]) is not int or not (name == "target") <= found[name] <= 999:
            raise BadInput(f"deal[{name!r}] must be a number from {int(name == 'target')} to 999, not {brief(found[name])}")
    _hand(found["kept"], "deal['kept']", players, options, seen)
    for id_ in found["kept"]:
        if cards.named(id_).kind != cards.OCCUPATION:
            raise BadInput(f"deal['kept']: card {id_!r} is no occupation")
    if len(found["kept"]) > HAND:
        raise BadInput(f"deal['kept'] holds {len(found['kept'])} occupations; a series ends with {HAND}")
    return {**found, "kept": tuple(found["kept"])}


def _rounds(ids: Any) -> tuple[str, ...]:
    known = list(ROUND[True])
    if not isinstance(ids, list) or len(ids) != len(known):
        raise BadInput(f"deal['rounds'] must be a list of the {len(known)} round cards")
    stages = [space.stage for space in ROUND[True].values()]
    for index, (id_, stage) in enumerate(zip(ids, stages)):
        if not isinstance(id_, str) or id_ not in known:
            raise BadInput(f"deal['rounds'][{index}]: {brief(id_)} is no round card")
        if id_ in ids[:index]:
            raise BadInput(f"deal['rounds'][{index}]: {id_!r} is there twice")
        if ROUND[True][id_].stage != stage:
            raise BadInput(f"deal['rounds'][{index}]: {id_!r} is of stage {ROUND[True][id_].stage}, round {index + 1} of stage {stage}")
    return tuple(ids)


def _hand(ids: Any, place: str, players: int, options: dict, seen: dict[str, str]) -> None:
    """Check cards of a hand or the deck; `seen`: why a card cannot be in it, be it left out or elsewhere."""
    if not isinstance(ids, list):
        raise BadInput(f"{place} must be a list of card ids")
    for id_ in ids:
        if not isinstance(id_, str) or id_[:1] not in decks(options) or not id_ or id_ not in cards.deck(id_[:1]):
            raise BadInput(f"{place}: {brief(id_)} is no hand card of the decks in play")
        if id_ in seen:
            raise BadInput(f"{place}: card {id_!r} is {seen[id_]}")
        if cards.named(id_).players > players:
            raise BadInput(f"{place}: card {id_!r} is for {cards.named(id_).players} or more players")
        seen[id_] = f"already in {place}"


# --- what a seat knows ------------------------------------------------------------------------------------


def hidden_from(state, seat: int, rng):
    """A copy in which the round cards still face down and the cards this seat cannot see are dealt anew."""
    known = state.copy()
    known.rounds = _rounds_again(state, rng)
    mine = set(state.farms[seat].hand)
    if state.packs:
        mine |= set(state.packs[seat])
    places = [farm.hand for owner, farm in enumerate(state.farms) if owner != seat]
    places += [pack for owner, pack in enumerate(state.packs) if owner != seat]
    pool = [id_ for place in (*places, state.deck) for id_ in place]
    dealt = {kind: shuffled(sorted((id_ for id_ in pool if cards.named(id_).kind == kind), key=card_order), rng) for kind in cards.KINDS} if pool else {}
    again = [tuple(dealt[cards.named(id_).kind].pop() for id_ in place) for place in (*places, state.deck)]
    others = [owner for owner in range(state.players) if owner != seat]
    for owner, hand in zip(others, again):
        known.farms[owner].hand = tuple(sorted(hand, key=card_order))
    if state.packs:
        new = iter(again[len(others):])
        known.packs = tuple(pack if owner == seat else tuple(sorted(next(new), key=card_order)) for owner, pack in enumerate(state.packs))
    known.deck = again[-1]
    known.chance = int(rng.random() * 2**31)
    known.deal = {}  # no deal gives this position
    return known


def _rounds_again(state, rng) -> tuple[str, ...]:
    """The round cards in view as they are, the rest of each stage shuffled."""
    found, begin = list(state.rounds), 0
    for size in STAGES:
        end = begin + size
        first = max(begin, min(state.shown(), end))
        found[first:end] = shuffled(sorted(found[first:end]), rng)
        begin = end
    return tuple(found)
