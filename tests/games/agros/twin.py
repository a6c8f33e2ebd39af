"""Agros once more, from the facts alone and as plainly as can be: the tests' oracle, the bench's baseline.

A cell is (file, rank) from (0, 0) at a1. Nothing is shared with `rules.py`; no tables, no caches.
"""

COMPASS = [(across, up) for across in (-1, 0, 1) for up in (-1, 0, 1) if (across, up) != (0, 0)]
SIDES = [(0, 1), (1, 0), (0, -1), (-1, 0)]
OTHER = {"L": "D", "D": "L"}


def name(cell):
    return "abcdefghijkl"[cell[0]] + str(cell[1] + 1)


def cell_named(text):
    return "abcdefghijkl".index(text[0]), int(text[1:]) - 1


def setup_order(farmers):
    """Whose farmer is placed, one letter each: Light one, then two a turn, Dark's last turn one."""
    if not farmers:
        return ""
    order, side = "L", "D"
    while len(order) < 2 * farmers:
        order += side * min(2, farmers - order.count(side))
        side = OTHER[side]
    return order


class Twin:
    def __init__(self, size, farmers):
        self.size = size
        self.pieces = {}  # cell: (side, yield); a loose seed has yield 0
        self.to_place = setup_order(farmers)
        self.side = "L"
        self.passes = 0

    # --- text ---------------------------------------------------------------------------------------------

    @classmethod
    def read(cls, text):
        """A position written as in help/en.md, taken to be right."""
        rows, side, passes, left = text.split()
        rows = rows.split("/")
        twin = cls(len(rows), 0)
        for rank, row in zip(reversed(range(twin.size)), rows):
            file = 0
            for token in row.split(","):
                if token.isdigit():
                    file += int(token)
                else:
                    twin.pieces[file, rank] = (token[0].upper(), int(token[1:] or 0))
                    file += 1
        placed = sum(1 for _, height in twin.pieces.values() if height)
        twin.to_place = setup_order((placed + int(left)) // 2)[placed:]
        twin.side, twin.passes = side, int(passes)
        return twin

    def text(self):
        rows = []
        for rank in reversed(range(self.size)):
            row, blank = [], 0
            for file in range(self.size):
                if (file, rank) not in self.pieces:
                    blank += 1
                    continue
                if blank:
                    row.append(str(blank))
                    blank = 0
                side, height = self.pieces[file, rank]
                row.append(side + str(height) if height else side.lower())
            if blank:
                row.append(str(blank))
            rows.append(",".join(row))
        return f"{'/'.join(rows)} {self.side} {self.passes} {len(self.to_place)}"

    # --- moves --------------------------------------------------------------------------------------------

    def cells(self):
        return [(file, rank) for rank in range(self.size) for file in range(self.size)]

    def moves(self):
        """(verb, origin, destination) of each legal move; `written` gives their text."""
        if self.passes == 2:
            return []
        if self.to_place:
            return [("place", None, cell) for cell in self.cells() if cell not in self.pieces]
        found = []
        for cell, (side, height) in self.pieces.items():
            if side == self.side and height > 0:
                for step in COMPASS:
                    if self.can_harvest(self.way(cell, step, height)):
                        found.append(("harvest", cell, self.way(cell, step, height)[-1]))
                    if height >= 2 and self.can_sow(self.way(cell, step, height - 1)):
                        found.append(("sow", cell, self.way(cell, step, height - 1)[-1]))
        return found + [("pass", None, None)]

    def way(self, cell, step, length):
        """The next `length` cells in a direction, on the board or not."""
        return [(cell[0] + far * step[0], cell[1] + far * step[1]) for far in range(1, length + 1)]

    def on_board(self, cell):
        return 0 <= cell[0] < self.size and 0 <= cell[1] < self.size

    def can_harvest(self, way):
        return (self.on_board(way[-1]) and way[-1] not in self.pieces
                and not any(cell in self.pieces and self.pieces[cell][0] != self.side for cell in way))

    def can_sow(self, way):
        return self.on_board(way[-1]) and not any(cell in self.pieces for cell in way)

    def play(self, move):
        verb, origin, dest = move
        if verb == "pass":
            self.passes += 1
        else:
            self.passes = 0
        if verb == "place":
            self.pieces[dest] = (self.side, 1)
            self.to_place = self.to_place[1:]
            self.side = self.to_place[0] if self.to_place else "L"
            return
        if verb == "harvest":
            side, height = self.pieces.pop(origin)
            self.pieces[dest] = (side, height + 1)
        if verb == "sow":
            side, height = self.pieces[origin]
            step = tuple((b > a) - (b < a) for a, b in zip(origin, dest))
            for cell in [origin] + self.way(origin, step, height - 2):
                self.pieces[cell] = (side, 0)
            self.pieces[dest] = (side, 1)
        self.side = OTHER[self.side]

    # --- score --------------------------------------------------------------------------------------------

    def fields(self):
        """(cells, Light's yields, Dark's yields, controller, value) of each field."""
        found, empty = [], {cell for cell in self.cells() if cell not in self.pieces}
        while empty:
            field, border = {empty.pop()}, set()
            edge = list(field)
            while edge:
                file, rank = edge.pop()
                for across, up in SIDES:
                    near = (file + across, rank + up)
                    if near in self.pieces:
                        border.add(near)
                    elif near in empty:
                        empty.remove(near)
                        field.add(near)
                        edge.append(near)
            light, dark = (self.yields(side, border) for side in "LD")
            controller = better(light, dark)
            value = len(field) * {"L": light, "D": dark}[controller][0] if controller else 0
            found.append((frozenset(field), light, dark, controller, value))
        return found

    def yields(self, side, cells):
        return sorted((self.pieces[cell][1] for cell in cells
                       if self.pieces[cell][0] == side and self.pieces[cell][1] > 0), reverse=True)

    def totals(self):
        """Points of Light and Dark; halves are exact."""
        points = {"L": 0.0, "D": 0.0}
        for *_, controller, value in self.fields():
            if controller:
                points[controller] += value
        ahead = better(self.yields("L", self.pieces), self.yields("D", self.pieces))
        if ahead:
            points[ahead] += 0.5
        return points["L"], points["D"]


def better(light, dark):
    """The side with the larger yield at the first difference; a missing farmer counts 0."""
    for index in range(max(len(light), len(dark))):
        own = light[index] if index < len(light) else 0
        other = dark[index] if index < len(dark) else 0
        if own != other:
            return "L" if own > other else "D"
    return None


def written(move):
    """A move in the notation of the facts: `e5`, `a1-a4`, `d4>g1`, `pass`."""
    verb, origin, dest = move
    if verb == "pass":
        return "pass"
    if verb == "place":
        return name(dest)
    return name(origin) + ("-" if verb == "harvest" else ">") + name(dest)
