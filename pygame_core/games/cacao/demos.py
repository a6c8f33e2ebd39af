"""Named positions of Cacao."""

from pygame_core.demo import Demo
from pygame_core.game import State
from pygame_core.games.cacao.info import GAME
from pygame_core.games.cacao.tiles import JUNGLE, KINDS, jungle_tiles, worker_tiles
from pygame_core.record import Record
from pygame_core.table import Table

PRINT = (
    "B|0,-7=Aw2r1 1,-7=g2 0,-6=temple 1,-6=Dw2r1 2,-6=p1 -1,-5=m3 0,-5=Cw2r1 1,-5=p1 2,-5=Bw2r1 3,-5=g1 -3,-4=Dw3r1 -2,-4=g1 "
    "-1,-4=Bw2r1 0,-4=m3 1,-4=Aw3r1 2,-4=temple 3,-4=Cw2r2 4,-4=p2 -3,-3=water -2,-3=Dw4r0 -1,-3=water 0,-3=Cw3r2 1,-3=temple "
    "2,-3=Dw2r2 3,-3=sun 4,-3=Aw1r0 5,-3=p1 -3,-2=Aw2r0 -2,-2=temple -1,-2=Bw4r0 0,-2=p2 1,-2=Cw1r0 2,-2=sun 3,-2=Aw2r2 "
    "4,-2=temple 5,-2=Cw4r2 -3,-1=m3 -2,-1=Bw3r3 -1,-1=m2 0,-1=Aw2r1 1,-1=p1 2,-1=Dw2r3 3,-1=m3 4,-1=Bw2r3 5,-1=m2 0,0=p1|"
    "p1,water|m4|8/4/1/3:w1,w1,w4:-|15/1/2/0:w1,w1,w2:w1|10/4/3/2:w1,w1,w2:w2|4/3/6/3:w1,w1,w1:w2|-"
)


def poster() -> State:
    """The position of the print on the shelf: turn 26 of a game of four that was played out."""
    return GAME.position(PRINT)


# --- demos ------------------------------------------------------------------------------------------------


def _game(board: str, display: str, hand: str, mine: str = "0/0/0/0", other: str = "0/0/0/0") -> Record:
    """A game of two, A to move, with these tiles besides the two of the set-up; goods as a position writes them.
    The tiles that are neither on the board nor named lie in the piles, in order."""
    board = f"-1,-1=m2 0,0=p1 {board}".strip()
    laid = [item.partition("=")[2] for item in board.split()]
    jungle = _without([JUNGLE[tile] for tile in jungle_tiles(2)], [*[tile for tile in laid if tile in JUNGLE][2:], *display.split(",")])
    seats = []
    for seat, goods in (("A", mine), ("B", other)):
        own = _without([KINDS[tile] for tile in worker_tiles(2)], [tile[1:3] for tile in laid if tile[0] == seat])
        held = hand.split(",") if seat == "A" else own[:3]
        seats.append(f"{goods}:{','.join(held)}:{','.join(_without(own, held)) or '-'}")
    position = "|".join(["A", board, display or "-", ",".join(jungle) or "-", *seats, "-"])
    return Record(GAME.name, rules=GAME.rules, players=2, deal={"position": position})


def _without(tiles: list[str], gone: list[str]) -> list[str]:
    left = list(tiles)
    for tile in filter(None, gone):
        left.remove(tile)
    return left


def _filled(table: Table) -> set[str]:
    """The jungle cells filled so far."""
    return {event.values["dest"] for told in table.told for event in told if event.kind.startswith("filled")}


def _temples(table: Table) -> int:
    return sum(line.points for line in table.state.scores()[0].lines if line.rule == "temple")


LATE = (
    "-1,-3=water 0,-3=Bw2r3 1,-3=temple -2,-2=m3 -1,-2=Aw2r3 0,-2=p2 1,-2=Bw1r0 2,-2=m3 -3,-1=water -2,-1=Bw2r0 0,-1=Aw2r3 "
    "1,-1=p1 2,-1=Aw4r0 3,-1=sun -3,0=Aw1r0 -2,0=temple -1,0=Aw3r2 1,0=Bw2r1 2,0=m3 3,0=Bw2r2 -3,1=p2 -2,1=Bw4r0 -1,1=m4 "
    "0,1=Bw3r1 1,1=g1 2,1=Aw2r2 3,1=p1 -2,2=temple -1,2=Bw2r0 0,2=p1 1,2=Aw1r0 2,2=m2 -1,3=temple 0,3=Aw2r3 1,3=g2"
)

DEMOS = (
    Demo("place", "place", _game("", "g1,water", "w1,w2,w3"),
         script=("w3 0,-1 r1",), solved=lambda table: table.state.cacao[0] == 3,
         refused=(("w1 1,-1 r0", "checkerboard"), ("w1 2,-1 r0", "place"), ("w1 0,0 r0", "place"), ("w4 0,1 r0", "hand"))),
    Demo("fill", "fill", _game("-1,0=Aw1r0 0,-1=Bw1r0", "g2,temple", "w1,w1,w2"),
         script=("w2 1,0 r3", "j1 1,-1"), solved=lambda table: table.state.gold[0] == 4),
    Demo("opposite", "reading-opposite",
         _game("1,0=Aw1r0 0,1=Bw1r0 1,1=p1 2,1=Aw2r1 2,0=g1 2,-1=Bw2r0 1,-1=water -1,-2=Aw1r0 -2,-1=Bw2r2 -2,-2=sun", "temple,m3", "w1,w2,w2"),
         script=("w1 1,-2 r0", "j1 0,-2"), solved=lambda table: "0,-2" in _filled(table)),
    Demo("both-act", "actions", _game("-1,0=Aw1r0 0,-1=Bw1r0", "m3,m3", "w1,w1,w2", mine="0/1/0/0", other="0/1/0/0"),
         script=("w1 1,0 r0", "sell 1", "sell 1"), replies=("sell 1",),
         solved=lambda table: table.state.gold == [3, 3]),
    Demo("order", "order", _game("0,1=Aw1r0 -2,-1=Bw1r0", "g1,water", "w1,w1,w2", mine="0/5/0/0"),
         offered=("w1 0,-1 r0",), script=("w1 0,-1 r0", "edge 2", "sell 1"),
         solved=lambda table: (table.state.gold[0], table.state.cacao[0]) == (2, 5)),
    Demo("store", "village", _game("0,-1=Aw1r0 0,-2=temple 1,-2=Bw1r0 1,-1=g1", "m3,water", "w2,w2,w2", mine="1/4/0/0"),
         script=("w2 1,0 r3",), solved=lambda table: (table.state.gold[0], table.state.cacao[0]) == (3, 5)),
    Demo("temple", "temple", _game("0,-1=Bw2r0 1,-2=Aw2r3 1,-1=temple 0,-2=g1", "m3,water", "w1,w2,w3"),
         script=("w3 1,0 r3",), solved=lambda table: _temples(table) == 6),
    Demo("overbuild", "overbuild", _game(LATE, "", "w1,w1,w2", mine="15/2/3/1", other="21/3/1/1"),
         script=("over w2 2,-1 r3", "sell 2"), solved=lambda table: table.state.gold[0] == 21,
         refused=(("over w1 3,0 r0", "overbuild-own"), ("over w1 2,0 r0", "overbuild-own"))),
)
