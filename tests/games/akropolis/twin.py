"""Akropolis again, slow and obvious: columns of hexes by (q, r), every place tried. The oracle of the engine."""

from itertools import product

AROUND = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
STARS = {"H": 1, "M": 2, "B": 2, "T": 2, "G": 3}
COLOURS = "hmbtg"


def beside(cell):
    return [(cell[0] + q, cell[1] + r) for q, r in AROUND]


def covered(q, r, turn):
    return [(q, r), beside((q, r))[turn], beside((q, r))[(turn + 1) % 6]]


class TwinCity:
    """`columns[cell]`: (hex, tile) from the ground up."""

    def __init__(self):
        self.columns = {(0, 0): [("H", 0)], (0, -1): [("q", 0)], (1, 0): [("q", 0)], (-1, 1): [("q", 0)]}

    def height(self, cell):
        return len(self.columns.get(cell, []))

    def may(self, q, r, turn):
        cells = covered(q, r, turn)
        heights = [self.height(cell) for cell in cells]
        if heights == [0, 0, 0]:
            return any(self.height(near) for cell in cells for near in beside(cell))
        return len(set(heights)) == 1 and len({self.columns[cell][-1][1] for cell in cells}) > 1

    def places(self):
        """Every (q, r, turn) in a box round the city that is legal, in order."""
        qs, rs = zip(*self.columns)
        box = product(range(min(qs) - 2, max(qs) + 3), range(min(rs) - 2, max(rs) + 3), range(6))
        return [place for place in box if self.may(*place)]

    def put(self, tile, hexes, q, r, turn):
        """Returns the stones won."""
        won = 0
        for cell, kind in zip(covered(q, r, turn), hexes):
            column = self.columns.setdefault(cell, [])
            won += bool(column) and column[-1][0] == "q"
            column.append((kind, tile))
        return won

    # --- score --------------------------------------------------------------------------------------------

    def seen(self, kind):
        return [cell for cell, column in self.columns.items() if column[-1][0] == kind]

    def empty(self):
        """The empty cells of a box with a margin."""
        qs, rs = zip(*self.columns)
        return {cell for cell in product(range(min(qs) - 2, max(qs) + 3), range(min(rs) - 2, max(rs) + 3)) if cell not in self.columns}

    def outside(self):
        """The empty cells from which a way leads to the rim of the box."""
        empty = self.empty()
        qs, rs = zip(*empty)
        way = [cell for cell in empty if cell[0] in (min(qs), max(qs)) or cell[1] in (min(rs), max(rs))]
        found = set(way)
        while way:
            for near in beside(way.pop()):
                if near in empty and near not in found:
                    found.add(near)
                    way.append(near)
        return found

    def groups(self, cells):
        cells, groups = set(cells), []
        while cells:
            group, way = set(), [cells.pop()]
            while way:
                group.add(way[-1])
                for near in beside(way.pop()):
                    if near in cells:
                        cells.discard(near)
                        way.append(near)
            groups.append(group)
        return groups

    def survey(self, double="", holes=False, wide_lakes=False):
        """Per colour (value, stars), with the colours in `double` scored by their variant."""
        outside = self.outside()
        inside = self.empty() - outside
        worth = {}

        def value(cells):
            return sum(self.height(cell) for cell in cells)

        houses = max(self.groups(self.seen("h")), key=lambda group: (len(group), value(group)), default=set())
        worth["h"] = value(houses) * (2 if "h" in double and value(houses) >= 10 else 1)
        worth["m"] = worth["b"] = worth["t"] = worth["g"] = 0
        for cell in self.seen("m"):
            tops = [self.columns[near][-1][0] for near in beside(cell) if near in self.columns]
            if "m" not in tops:
                worth["m"] += self.height(cell) * (2 if "m" in double and "M" in tops else 1)
        for cell in self.seen("b"):
            sides = [near for near in beside(cell) if near in outside or holes and near in inside]
            if sides:
                worth["b"] += self.height(cell) * (2 if "b" in double and len(sides) in (3, 4) else 1)
        for cell in self.seen("t"):
            if all(near in self.columns for near in beside(cell)):
                worth["t"] += self.height(cell) * (2 if "t" in double and self.height(cell) >= 2 else 1)
        lakes = {cell for hole in self.groups(inside) if wide_lakes or len(hole) == 1 for cell in hole}
        for cell in self.seen("g"):
            worth["g"] += self.height(cell) * (2 if "g" in double and lakes.intersection(beside(cell)) else 1)
        return [(worth[kind], STARS[kind.upper()] * len(self.seen(kind.upper()))) for kind in COLOURS]


class Twin:
    """A game of 2 to 4, its tiles in the order they come."""

    def __init__(self, players, order, hexes):
        self.players, self.hexes = players, hexes
        self.cities = [TwinCity() for _ in range(players)]
        self.stones = list(range(1, players + 1))
        self.site, self.order, self.turn = [], list(order), 0
        while len(self.order) % (players + 1):
            self.site.append(self.order.pop(0))
        self.refill()

    def refill(self):
        if len(self.site) == 1:
            for _ in range(min(len(self.order), self.players + 1)):
                self.site.append(self.order.pop(0))

    def moves(self):
        """(tile, q, r, turn)"""
        if len(self.site) == 1:
            return []
        affordable = [tile for price, tile in enumerate(self.site) if price <= self.stones[self.turn]]
        return [(tile, *place) for tile in affordable for place in self.cities[self.turn].places()]

    def play(self, move):
        tile, *place = move
        self.stones[self.turn] -= self.site.index(tile)
        self.stones[self.turn] += self.cities[self.turn].put(tile, self.hexes[tile], *place)
        self.site.remove(tile)
        self.refill()
        self.turn = (self.turn + 1) % self.players

    def totals(self, **reading):
        return [sum(value * stars for value, stars in city.survey(**reading)) + stones for city, stones in zip(self.cities, self.stones)]


def written(move):
    tile, q, r, turn = move
    return f"t{tile} {q},{r} r{turn}"
