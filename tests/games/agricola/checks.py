"""What holds after every move of any game; random games in which all of it is looked at."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import contextmanager
from random import Random

from pygame_core.games.agricola import cards, fences, grid
from pygame_core.games.agricola.cards.base import Card
from pygame_core.games.agricola.farm import FAMILY, STABLES
from pygame_core.games.agricola.goods import FOOD, GRAIN, NUMBER
from pygame_core.games.agricola.info import GAME
from pygame_core.text import Text

CARD = re.compile(r"\b[EIK]\d+\b")
WORDS = Text("en", [GAME.folder])


def walk(state, rng):
    """Play at random to the end; yields (events, state) after each move."""
    moves = 0
    while legal := state.moves():
        told = []
        state.play(legal[int(rng.random() * len(legal))], told.append)
        moves += 1
        assert moves < 2000
        yield told, state


def accounted(goods, told):
    """Supplies after these events, from what was told alone."""
    for event in told:
        kind, _, name = event.kind.partition(".")
        own, n = goods[event.seat] if event.seat is not None else None, event.values.get("n")
        good = NUMBER.get(name)
        if kind == "gain":
            own[good] += n
        elif kind == "pay":
            own[good] -= n
        elif kind == "harvested" or kind == "bred":
            own[good] += 1
        elif kind in ("converted", "crafted"):
            own[good] -= 1
            own[FOOD] += event.values["food"]
        elif kind in ("sown", "released"):
            own[good] -= 1
        elif kind == "baked":
            own[GRAIN] -= n
            own[FOOD] += event.values["food"]
        elif kind == "fed":
            own[FOOD] -= n


def cards_of(state):
    held = [id_ for farm in state.farms for id_ in (*farm.cards, *farm.hand)]
    everything = [*held, *state.majors, *state.deck, *(id_ for pack in state.packs for id_ in pack)]
    assert len(set(everything)) == len(everything)
    return everything


def named(event):
    """Cards an event names."""
    return CARD.findall(f"{event.kind} {event.values}")


def check_farm(state, seat, farm):
    assert min(farm.goods) >= 0 and 2 <= farm.people <= FAMILY and farm.stables.bit_count() <= STABLES
    assert not farm.rooms & farm.fields and not (farm.rooms | farm.fields) & (farm.stables | farm.fenced)
    assert farm.fences == fences.edges(farm.pastures) and farm.fences.bit_count() <= fences.FENCES
    assert len(grid.parts(farm.rooms)) == 1 and len(grid.parts(farm.fields)) <= 1 and len(grid.parts(farm.fenced)) <= 1
    fencing = any(item[0] == "act" and item[1] == seat and item[5] and item[5][0][0] == "fences" for item in state.agenda)
    asked = fencing or ("house", seat) in state.agenda
    assert asked or farm.keeps(state.room(seat)), "animals fit, or their owner is about to be asked: when the fences stand"
    assert farm.room is None or farm.room == fresh(state, seat)


def fresh(state, seat):
    """Where animals live, worked out anew."""
    twin = state.copy()
    twin.farms[seat].room = None
    return twin.room(seat)


# --- a card left out ----------------------------------------------------------------------------------------

PRINTED = ("id", "kind", "players", "prices", "needs", "points", "passing", "returns", "returned", "either", "worth")  # what stays


@contextmanager
def without_effect(id_):
    """The card as if nothing but its price, points and prerequisites stood on it."""
    deck = cards.MAJORS if id_ in cards.MAJORS else cards.deck(id_[0])
    real = deck[id_]
    deck[id_] = type("Idle", (Card,), {name: getattr(real, name) for name in PRINTED})()
    yield
    deck[id_] = real


# --- random games -----------------------------------------------------------------------------------------

BUYING = ("buy", "play", "start_player_minor")
FIELDS = ("sow", "plow", "plow_field", "plow_sow", "sow_bake", "take_grain", "vegetable_1", *BUYING)
HOUSE = ("renovate", "renovate_improve", "major_minor", "clay_1", "reed_1", "stone_1a", "stone_1b", *BUYING)
CARDS = ("occupation", "occupation_3p", "occupation_4p", *BUYING)
ANIMALS = ("fences", "fence", "stable", "cattle_1", "boar_1", "sheep_1", *BUYING)
CATTLE = ("fences", "stable", "cattle_1", *BUYING)
SHOPS = ("major_minor", "renovate_improve", "start_player_minor", "stone_1a", "stone_1b", "reed_1", *BUYING)
# What a game prefers: some cards are hardly ever played otherwise. Tried until each is played twenty times in 20,000 games.
LEANINGS = (*3 * (FIELDS, SHOPS, CATTLE), *2 * (CARDS,), HOUSE, ANIMALS)
KEEN = 0.85  # how often the preferred is done where it can be


def any_game(rng):
    """Players and options by chance; mostly with hand cards."""
    options = {option.name: option.choices[int(rng.random() * len(option.choices))] for option in GAME.options}
    if rng.random() < 0.9:
        options["board"] = "standard"
        options["cards"] = ("mixed", "E", "I", "K")[int(rng.random() * 4)]
    return 1 + int(rng.random() * 5), options


def fuzz(seed: int) -> Counter:
    """Play one of these games to its end with every check; the cards that were played in it. `AssertionError` with the
    seed where something does not hold."""
    rng = Random(seed)
    players, options = any_game(rng)
    leaning = LEANINGS[int(rng.random() * len(LEANINGS))]
    state = GAME.start(players, seed=seed, **options)
    goods, pieces, known, played = [farm.goods[:] for farm in state.farms], state.pieces(), set(cards_of(state)), Counter()
    moves = 0
    while state.to_move is not None:
        legal, told, hands = state.moves(), [], [farm.hand for farm in state.farms]
        assert legal, f"seed {seed}, move {moves}: a dead end"
        keen = [move for move in legal if str(move).split()[0] in leaning] if rng.random() < KEEN else []
        choice = keen or legal
        state.play(choice[int(rng.random() * len(choice))], told.append)
        played.update(event.kind.split(".")[1] for event in told if event.kind.startswith(("built.", "played.")))
        moves += 1
        try:
            accounted(goods, told)
            assert goods == [farm.goods for farm in state.farms], "whatever changes hands is told"
            assert all(WORDS.has(event.values["choice"][1:]) for event in told if event.kind == "answered"), "what was chosen has words"
            kept = {id_ for farm, hand in zip(state.farms, hands) for id_ in {*farm.hand} & {*hand} if not cards.named(id_).passing}
            leaks = [event for event in told if kept & set(named(event))]
            assert not leaks, f"what stays in a hand is named to all: {leaks[0]}"
            for seat, farm in enumerate(state.farms):
                check_farm(state, seat, farm)
            assert state.pieces() == pieces and not set(cards_of(state)) - known and moves < 2000
        except AssertionError as error:
            raise AssertionError(f"seed {seed}, move {moves}: {error}") from error
    assert state.round == 14 and state.outcome() is not None, f"seed {seed}"
    return played
