"""Positions put together for a test: only what matters is said, and no tile is counted."""

from pygame_core.games.cacao.info import GAME
from pygame_core.games.cacao.tiles import JUNGLE, KINDS, START, is_jungle, named, worker


def tile(text):
    """`p1`, or `Aw2r1`."""
    return JUNGLE.index(text) if text in JUNGLE else worker("ABCD".index(text[0]), KINDS.index(text[1:3]), int(text[4]))


def built(board="", *, players=2, turn=0, display="m3 temple", jungle="p1 g1 sun", hands=(), **goods):
    """A state. `board`: `0,-1=Aw1r0 1,-1=p1 …` besides the two start tiles; `goods`: lists by seat."""
    state = GAME.start(players, 1)
    state.board = dict(START)
    for item in board.split():
        cell, written = item.split("=")
        assert is_jungle(named(cell)) == (written in JUNGLE), item
        state.board[named(cell)] = tile(written)
    state._find_places()
    state.display, state.jungle = (tuple(JUNGLE.index(code) for code in codes.split()) for codes in (display, jungle))
    for seat, hand in enumerate(hands):
        state.hands[seat], state.piles[seat] = tuple(sorted(KINDS.index(code) for code in hand.split())), ()
    state.turn = turn
    for name, values in goods.items():
        setattr(state, name, list(values))
    return state


def played(state, *moves):
    """The events of these moves."""
    events = []
    for move in moves:
        state.play(state.find(move), events.append)
    return events


def told(events, kind):
    """(seat, values) of the events of a kind."""
    return [(event.seat, event.values) for event in events if event.kind == kind]


def texts(state):
    return list(map(str, state.moves()))
