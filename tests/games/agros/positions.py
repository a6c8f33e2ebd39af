"""Positions for the tests of Agros: by name, built at random, reached by play."""

from itertools import product
from random import Random

from games.agros.twin import Twin, cell_named
from hypothesis import strategies as st

from pygame_core import load

AGROS = load("agros")
SIZES, FARMERS = (8, 10, 12), (3, 5, 7)
BOARDS = list(product(SIZES, FARMERS))


def put(size, side="L", **pieces):
    """Position text from lists in the manner of the facts: put(8, L="c3 f6=2", D="e4", l="a2", d="b1")."""
    twin = Twin(size, 0)
    twin.side = side
    for letter, cells in pieces.items():
        for text in cells.split():
            at, _, height = text.partition("=")
            twin.pieces[cell_named(at)] = (letter.upper(), 0 if letter.islower() else int(height or 1))
    return twin.text()


PERFT = {  # position, leaves at depth 1, 2, …
    "P8": (put(8, L="c3 f6 c6", D="f3 d5 e4"), (24, 477, 13384, 355806)),
    "P10": (put(10, L="c3 h8 c8 h3 e5", D="f6 e6 f5 b5 i6"), (38, 1220, 52741, 2025812)),
    "P12": (put(12, L="c3 j10 c10 j3 f6 f7 g2", D="g7 g6 b6 k7 e5 h8 f11"), (50, 2412, 135064)),
    "Q light": (put(8, L="a1=3 d4=4 h8", D="d7=2 g4=5 b6", l="b2 e5 d3", d="c3 f6 h1"), (10, 228, 2709, 51220)),
    "Q dark": (put(8, "D", L="a1=3 d4=4 h8", D="d7=2 g4=5 b6", l="b2 e5 d3", d="c3 f6 h1"), (23, 242, 4672, 55329)),
}
Q, Q_DARK = PERFT["Q light"][0], PERFT["Q dark"][0]


def facts(move):
    """A move of the engine in the notation of the facts."""
    if len(move.picks) == 1:
        return move.picks[0]
    return {"harvest": "-", "sow": ">"}[move.code[0]].join(move.picks)


def built(rng, size, farmers, fill):
    """A position nobody played: farmers of any yield and loose seeds on `fill` % of the cells."""
    twin = Twin(size, 0)
    cells = twin.cells()
    rng.shuffle(cells)
    for index in range(2 * farmers):
        twin.pieces[cells.pop()] = ("LD"[index % 2], rng.choice((rng.randint(1, 3), rng.randint(1, size))))
    for cell in cells:
        if rng.randrange(100) < fill:
            twin.pieces[cell] = (rng.choice("LD"), 0)
    twin.side, twin.passes = rng.choice("LD"), rng.choice((0, 0, 0, 1, 2))
    return twin.text()


def walk(state, rng, plies=10_000, passing=True):
    """Random play: yields (state before, move); without `passing` only those who cannot move pass."""
    for _ in range(plies):
        moves = state.moves()
        if not moves:
            return
        if not passing and len(moves) > 1 and moves[-1].picks == ("pass",):
            moves = moves[:-1]
        move = rng.choice(moves)
        yield state, move
        state.play(move)


@st.composite
def positions(draw, sizes=SIZES):
    """Position texts built at random."""
    return built(Random(draw(st.integers(0, 2**32))), draw(st.sampled_from(sizes)), draw(st.sampled_from(FARMERS)),
                 draw(st.integers(0, 70)))


@st.composite
def reached(draw, sizes=SIZES):
    """Position texts that came up in random games, set-up included."""
    state = AGROS.start(board=draw(st.sampled_from(sizes)), farmers=draw(st.sampled_from(FARMERS)))
    for _ in walk(state, Random(draw(st.integers(0, 2**32))), draw(st.integers(0, 120))):
        pass
    return state.position()
