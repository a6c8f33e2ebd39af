"""Cacao once more, slow and plain: the whole board is looked at again for every question. It shares nothing with
the engine but the spelling of moves and tile codes. The oracle of the tests and the baseline of the bench."""

from itertools import product

SIDES = [(0, -1), (1, 0), (0, 1), (-1, 0)]
SHAPES = {"w1": [1, 1, 1, 1], "w2": [1, 2, 1, 0], "w3": [1, 3, 0, 0], "w4": [0, 3, 1, 0]}
TRACK = [-10, -4, -1, 0, 2, 4, 7, 11, 16]


def turned(kind, turns):
    edges = list(SHAPES[kind])
    for _ in range(turns):
        edges = edges[-1:] + edges[:-1]
    return edges


class Twin:
    def __init__(self, players, deal):
        self.players = players
        self.board = {(0, 0): "p1", (-1, -1): "m2"}  # a worker tile is (seat, edges, kind)
        self.over = set()
        self.display, self.pile = list(deal["jungle"][:2]), list(deal["jungle"][2:])
        self.hands = [list(tiles[:3]) for tiles in deal["workers"]]
        self.piles = [list(tiles[3:]) for tiles in deal["workers"]]
        self.goods = [dict(gold=0, cacao=0, steps=0, sun=0) for _ in range(players)]
        self.seat = 0
        self.step = "place"
        self.new = None  # the tile just placed, and the cells filled after it
        self.filled = []
        self.queue = []  # [seat, [(home, site), …], numbers, sale] for each who acts, in order

    # --- the board ----------------------------------------------------------------------------------------

    def around(self, cell):
        return [(cell[0] + dx, cell[1] + dy) for dx, dy in SIDES]

    def box(self):
        xs, ys = [x for x, _ in self.board], [y for _, y in self.board]
        return product(range(min(ys) - 1, max(ys) + 2), range(min(xs) - 1, max(xs) + 2))

    def jungle_at(self, cell):
        return isinstance(self.board.get(cell), str)

    def free(self):
        """Places of the whole board, row by row, where a worker tile may go."""
        return [(x, y) for y, x in self.box()
                if (x, y) not in self.board and (x + y) % 2 == 1 and any(self.jungle_at(cell) for cell in self.around((x, y)))]

    def to_fill(self):
        return [cell for cell in self.around(self.new) if cell not in self.board
                and len([other for other in self.around(cell) if other in self.board]) >= 2]

    def workers(self, home, site):
        """How many workers of the tile at `home` face `site`."""
        return self.board[home][1][SIDES.index((site[0] - home[0], site[1] - home[1]))]

    # --- moves --------------------------------------------------------------------------------------------

    @property
    def to_move(self):
        if self.step == "act":
            return self.queue[0][0]
        return self.seat if self.step == "fill" or self.hands[self.seat] else None

    def moves(self):
        return {"place": self.placings, "fill": self.fillings, "act": self.actings}[self.step]()

    def placings(self):
        found = []
        kinds = sorted(set(self.hands[self.seat]))
        for kind in kinds:
            for x, y in self.free():
                found += [f"{kind} {x},{y} r{turn}" for turn in self.turns(kind)]
        if not self.display and not self.pile and self.goods[self.seat]["sun"]:
            for kind in kinds:
                for y, x in self.box():
                    tile = self.board.get((x, y))
                    if tile is not None and not isinstance(tile, str) and tile[0] == self.seat and (x, y) not in self.over:
                        found += [f"over {kind} {x},{y} r{turn}" for turn in self.turns(kind)]
        return found

    def turns(self, kind):
        """Rotations that look different from those before."""
        return [turn for turn in range(4) if turned(kind, turn) not in [turned(kind, before) for before in range(turn)]]

    def fillings(self):
        return [f"j{slot + 1} {x},{y}" for slot in range(len(self.display)) for x, y in self.to_fill()]

    def actings(self):
        seat, edges, sale = self.queue[0]
        cacao = self.goods[seat]["cacao"]
        if sale:
            home, site = edges[sale]
            most = min(cacao, self.workers(home, site))
            return [f"sell {count}" for count in range(most + 1)] + ["done"] * (len(edges) > 1)
        usable = [number for number, (_, site) in sorted(edges.items()) if cacao or self.board[site][0] == "p"]
        return [f"edge {number}" for number in usable] + ["done"]

    # --- playing ------------------------------------------------------------------------------------------

    def play(self, text):
        words = text.split()
        if words[0] in ("over", *SHAPES):
            self.put(words[-3], tuple(map(int, words[-2].split(","))), int(words[-1][1]), words[0] == "over")
        elif words[0] in ("j1", "j2"):
            self.lay(self.display.pop(int(words[0][1]) - 1), tuple(map(int, words[1].split(","))))
        elif words[0] == "sell":
            seat, edges, sale = self.queue[0]
            self.goods[seat]["cacao"] -= int(words[1])
            self.goods[seat]["gold"] += int(words[1]) * int(self.board[edges.pop(sale)[1]][1])
            self.queue[0] = [seat, edges, None]
        elif words[0] == "edge":
            self.use(int(words[1]))
        else:
            seat, edges, _ = self.queue.pop(0)
            for _, (home, site) in sorted(edges.items()):
                if self.board[site][0] == "p":
                    self.harvest(seat, home, site)
        self.settle()

    def put(self, kind, cell, turns, over):
        self.hands[self.seat].remove(kind)
        if over:
            self.goods[self.seat]["sun"] -= 1
            self.over.add(cell)
        self.board[cell] = (self.seat, turned(kind, turns), kind)
        self.new, self.filled, self.step = cell, [], "fill"

    def lay(self, tile, cell):
        self.board[cell] = tile
        self.filled.append(cell)

    def use(self, number):
        seat, edges, _ = self.queue[0]
        home, site = edges[number]
        if self.board[site][0] == "p":
            del edges[number]
            self.harvest(seat, home, site)
        else:
            self.queue[0][2] = number

    def harvest(self, seat, home, site):
        for _ in range(self.workers(home, site) * int(self.board[site][1])):
            self.goods[seat]["cacao"] = min(5, self.goods[seat]["cacao"] + 1)

    def settle(self):
        while True:
            if self.step == "fill":
                if self.fill_is_asked():
                    return
            elif self.queue:
                if self.act_is_asked():
                    return
            else:
                self.end_turn()
                return

    def fill_is_asked(self):
        cells = self.to_fill()
        if not cells or not self.display + self.pile:
            self.meet()
            return False
        if not self.display:
            self.lay(self.pile.pop(0), cells[0])
            return False
        ways = {tuple(sorted((tile, cell) for tile, cell in zip(tiles, way)))
                for tiles in ([self.display, self.display[::-1]]) for way in self.ways(cells, min(len(cells), len(tiles)))}
        if len(ways) == 1:
            self.lay(self.display.pop(0), cells[0])
            return False
        return True

    def ways(self, cells, count):
        return [way for way in product(cells, repeat=count) if len(set(way)) == count]

    def meet(self):
        """Pairs of a worker tile and a jungle tile side by side, of which one is new this turn."""
        pairs = [(self.new, site) for site in self.around(self.new) if self.jungle_at(site)]
        pairs += [(home, site) for site in self.filled for home in self.around(site) if home in self.board and home != self.new]
        self.step = "act"
        order = [(self.seat + later) % self.players for later in range(self.players)]
        edges = {seat: {} for seat in order}
        for home, site in pairs:
            seat, count, tile = self.board[home][0], self.workers(home, site), self.board[site]
            if tile[0] in "pm" and count:
                edges[seat][len(edges[seat]) + 1] = (home, site)
            for _ in range(count):
                self.one_worker(self.goods[seat], tile)
        self.queue = [[seat, edges[seat], None] for seat in order if edges[seat]]

    def one_worker(self, goods, tile):
        if tile == "water":
            goods["steps"] = min(8, goods["steps"] + 1)
        elif tile == "sun":
            goods["sun"] = min(3, goods["sun"] + 1)
        elif tile[0] == "g":
            goods["gold"] += int(tile[1])

    def act_is_asked(self):
        """Whether the order, or the number sold, can make a difference; what cannot is done."""
        seat, edges, sale = self.queue[0]
        if sale:
            return True
        goods = self.goods[seat]
        fields = [edge for _, edge in sorted(edges.items()) if self.board[edge[1]][0] == "p"]
        stalls = {number: edge for number, edge in edges.items() if self.board[edge[1]][0] == "m"}
        grown = sum(self.workers(home, site) * int(self.board[site][1]) for home, site in fields)
        if not stalls or goods["cacao"] + grown <= 5 or (goods["cacao"] == 0 and len(fields) == 1):
            for home, site in fields:
                self.harvest(seat, home, site)
            fields = []
        if fields:
            return True
        if not stalls or not goods["cacao"]:
            self.queue.pop(0)
            return False
        best = min(stalls, key=lambda number: (-int(self.board[stalls[number][1]][1]), number))
        self.queue[0] = [seat, stalls, best]
        return True

    def end_turn(self):
        if self.piles[self.seat]:
            self.hands[self.seat].append(self.piles[self.seat].pop(0))
        while self.pile and len(self.display) < 2:
            self.display.append(self.pile.pop(0))
        self.seat, self.step = (self.seat + 1) % self.players, "place"

    # --- score --------------------------------------------------------------------------------------------

    def totals(self):
        totals = [goods["gold"] + goods["sun"] + TRACK[goods["steps"]] for goods in self.goods]
        for cell, tile in self.board.items():
            if tile == "temple":
                counts = [0] * self.players
                for home in self.around(cell):
                    if home in self.board:
                        counts[self.board[home][0]] += self.workers(home, cell)
                for seat, gold in self.temple(counts).items():
                    totals[seat] += gold
        return totals

    def temple(self, counts):
        """Places one after the other, from the most workers down."""
        prizes, won = [6, 3], {}
        for count in sorted(set(counts), reverse=True):
            tied = [seat for seat, own in enumerate(counts) if own == count]
            if count and prizes:
                won |= {seat: prizes[0] // len(tied) for seat in tied}
                prizes = prizes[1:] if len(tied) == 1 or len(prizes) == 1 else []
        return won
