"""Ways to set up a position and to walk through a game, shared by the tests."""

from __future__ import annotations

from random import Random

from pygame_core.bots import bot
from pygame_core.games.agricola import cards as all_cards
from pygame_core.games.agricola import grid
from pygame_core.games.agricola import spaces as all_spaces
from pygame_core.games.agricola.actions.buying import bring
from pygame_core.games.agricola.goods import NUMBER
from pygame_core.games.agricola.info import GAME
from pygame_core.record import Record

RETURNING = ("E38", "K125")  # give back improvements, or take a new hand

ROUNDS = list(all_spaces.ROUND[True])


def start(players=1, rounds=None, hands=None, **options):
    """A game with the round cards in a known order; with hands, one of the standard board."""
    deal = {"rounds": rounds or ROUNDS}
    if hands:
        deal["hands"] = hands
        options.setdefault("board", "standard")
    return GAME.start(players, deal=deal, **options)


def go(state, *texts):
    """Play moves; returns what was told."""
    told = []
    for text in texts:
        state.play(state.find(text), told.append)
    return told


def finished(target, seed=1, kept=(), **options):
    """The record of a game of a series played to its end: two occupations first, then what the greedy bot likes."""
    record = Record.new(GAME, 1, seed, {"target": target, "kept": list(kept)}, ["Ada"], ["human"], board="standard", **options)
    state, rng = record.start(), Random(seed)
    studies = {"occupation", *(id_ for id_ in state.farms[0].hand if all_cards.named(id_).kind == all_cards.OCCUPATION)}
    while state.to_move is not None:
        liked = [move for move in state.moves() if move.picks[0] in studies] if len(state.farms[0].cards) < 2 else []
        record.moves.append(str(liked[0] if liked else bot("greedy").choose(state, rng)))
        state.play(state.find(record.moves[-1]))
    return record


def give(state, seat=0, **goods):
    """Set goods of a seat: the position as if it had them."""
    for name, number in goods.items():
        state.farms[seat].goods[NUMBER[name]] = number
    forget(state)


def forget(state):
    """The position was changed by hand: what had been worked out is not true any more."""
    state._moves = state._found = None
    state.know()


def mask(cells):
    found = 0
    for name in cells.split():
        found |= 1 << grid.NUMBER[name]
    return found


def farm(state, seat=0, rooms=None, fields=None, stables=None, pastures=(), people=None, material=None, crops=(), cards=()):
    """Lay out a farm. `pastures`: texts of cells; `crops`: (cell, good, number)."""
    from pygame_core.games.agricola import fences

    mine = state.farms[seat]
    for name, cells in (("rooms", rooms), ("fields", fields), ("stables", stables)):
        if cells is not None:
            setattr(mine, name, mask(cells))
    mine.pastures = tuple(sorted(map(mask, pastures)))
    mine.fences = fences.edges(mine.pastures)
    mine.people = people or mine.people
    mine.material = mine.material if material is None else ("wood", "clay", "stone").index(material)
    mine.crops = {grid.NUMBER[cell]: (NUMBER[good], number) for cell, good, number in crops}
    for id_ in cards:
        mine.cards += (id_,)
        state.majors = tuple(major for major in state.majors if major != id_)
    forget(state)
    return mine


def open_spaces(state, round_):
    """Let the game stand in the work phase of that round."""
    state.round = round_
    forget(state)
    for space in state.spaces:
        if space.rate:
            state.piles.setdefault(space.id, space.rate)
    forget(state)


def goods(state, seat=0):
    return {name: state.farms[seat].goods[number] for name, number in NUMBER.items() if state.farms[seat].goods[number]}


def texts(state):
    return [str(move) for move in state.moves()]


def points(state, seat=0):
    return {line.rule: line.points for line in state.scores()[seat].lines}


def to_place(state, seat, round_=None):
    """Let that seat be the next to place a person."""
    if round_:
        open_spaces(state, round_)
    state.agenda[:] = [("work", (seat + 1) % state.players), ("place", seat)]
    forget(state)


def to_harvest(state):
    """Let the harvest begin."""
    state.agenda[:] = [("harvest",)]
    state._run()


# --- with hand cards ---------------------------------------------------------------------------------------


def table(players=1, cards=(), round_=1, seat=0, **has):
    """A game of the standard board in which seat 0 has these cards and is about to place."""
    state = start(players, board="standard", hands=[[] for _ in range(players)])
    to_place(state, seat, round_)
    for id_ in cards:
        state.have(0, named(id_))
    state.agenda[:] = [item for item in state.agenda if item[0] in ("work", "place")]
    give(state, **{"food": 0, **has})
    return state


def named(id_):
    return all_cards.named(id_)


def play(state, id_, seat=0):
    """Bring a card into play as if it had been paid for."""
    bring(state, seat, named(id_))
    state._run()


def again(state, seat=0):
    """The seat is to place once more, on a board nobody is on."""
    state.agenda[:], state.taken, state.farms[seat].placed = [("work", (seat + 1) % state.players), ("place", seat)], {}, 0
    forget(state)


def next_round(state):
    """The next round begins."""
    state.agenda[:] = [("round",)]
    forget(state)
    state._run()


def end_round(state):
    """Everybody has placed."""
    state.agenda[:] = [("work", 0)]
    for each in state.farms:
        each.placed = each.people
    state._run()


def bonus(state, id_, seat=0):
    """Bonus points that a card brings the seat."""
    return sum(line.points for line in state.scores()[seat].lines if line.rule == "bonus-points" and line.marks == (id_,))


def crowded(seed, players, each=20):
    """A game that begins with so many cards in front of every seat."""
    state = GAME.start(players, seed=seed, board="standard")
    pool = [id_ for kind in all_cards.KINDS for id_ in all_cards.playable("EIK", players, kind) if id_ not in RETURNING and not named(id_).passing]
    Random(seed).shuffle(pool)
    pool = pool[:each * players]
    state.deck = tuple(id_ for id_ in state.deck if id_ not in pool)
    for mine in state.farms:
        mine.hand = tuple(id_ for id_ in mine.hand if id_ not in pool)
    for index, id_ in enumerate(pool):
        state.have(index % players, named(id_))
        state._run()
    forget(state)
    return state
