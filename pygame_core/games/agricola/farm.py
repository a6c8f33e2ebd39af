"""One seat's farm: its yard, house, goods, people and cards. Facts about itself only; rules are elsewhere."""

from __future__ import annotations

from pygame_core.games.agricola import grid
from pygame_core.games.agricola.animals import Room, fit
from pygame_core.games.agricola.goods import BOAR, CATTLE, GRAIN, HOUSES, SHEEP, VEGETABLE

STABLES, FAMILY = 4, 5
HUT = 1 << grid.NUMBER["a1"] | 1 << grid.NUMBER["a2"]
SAVED = ("goods", "material", "rooms", "fields", "crops", "slots", "stables", "fences", "pastures", "people", "born", "placed",
         "guests", "coming", "cards", "hand", "begging", "crafted", "notes")  # what a position holds; the rest follows from it


class Farm:
    """Masks: `rooms`, `fields`, `stables`, and `fences` of edges. `crops`: cell → (good, number); `slots`: the same for
    fields on cards. `people` include those `born` this round. `notes`: what a card remembers, by its id."""

    __slots__ = (*SAVED, "cook", "bakers", "plots", "room")

    def __init__(self, food: int, hand: tuple[str, ...] = ()):
        self.goods = [0, 0, 0, 0, food, 0, 0, 0, 0, 0]
        self.material = 0  # index in HOUSES
        self.rooms, self.fields, self.stables, self.fences = HUT, 0, 0, 0
        self.crops: dict[int, tuple[int, int]] = {}
        self.slots: dict[str, tuple[int, int]] = {}
        self.pastures: tuple[int, ...] = ()
        self.people, self.born, self.placed = 2, 0, 0
        self.guests, self.coming = 0, 0  # extra people of this round and of the next
        self.cards: tuple[str, ...] = ()
        self.hand = hand
        self.begging = 0
        self.crafted: tuple[str, ...] = ()  # cards used in this harvest
        self.notes: dict[str, object] = {}
        self.cook: dict[int, int] = {}  # good → food, the best of the cooking cards
        self.bakers: tuple[tuple[int, int], ...] = ()  # (food, grain at most), best first
        self.plots: tuple[tuple[str, int], ...] = ()  # fields on cards: name, the good sown there
        self.room: Room | None = None  # for animals, once asked for

    def copy(self) -> Farm:
        twin = Farm.__new__(Farm)
        twin.goods, twin.material, twin.rooms, twin.fields = self.goods[:], self.material, self.rooms, self.fields
        twin.crops, twin.slots, twin.stables, twin.fences = self.crops.copy(), self.slots.copy(), self.stables, self.fences
        twin.pastures, twin.people, twin.born, twin.placed = self.pastures, self.people, self.born, self.placed
        twin.guests, twin.coming, twin.cards, twin.hand, twin.begging = self.guests, self.coming, self.cards, self.hand, self.begging
        twin.crafted, twin.notes = self.crafted, self.notes.copy()
        twin.cook, twin.bakers, twin.plots, twin.room = self.cook, self.bakers, self.plots, self.room
        return twin

    # --- the yard -----------------------------------------------------------------------------------------

    @property
    def fenced(self) -> int:
        return sum(self.pastures)

    @property
    def used(self) -> int:
        return self.rooms | self.fields | self.stables | self.fenced

    def room_places(self) -> int:
        return grid.around(self.rooms) & ~self.used

    def field_places(self) -> int:
        free = grid.ALL & ~self.used
        return free & grid.around(self.fields) if self.fields else free

    def stable_places(self) -> int:
        return grid.ALL & ~(self.rooms | self.fields | self.stables)

    def empty_fields(self) -> list[int]:
        return [cell for cell in grid.cells(self.fields) if cell not in self.crops]

    @property
    def house(self) -> int:
        """The good the house is made of."""
        return HOUSES[self.material]

    @property
    def stables_left(self) -> int:
        return STABLES - self.stables.bit_count()

    # --- counts -------------------------------------------------------------------------------------------

    def animals(self) -> tuple[int, int, int]:
        return self.goods[SHEEP], self.goods[BOAR], self.goods[CATTLE]

    def total(self, crop: int) -> int:
        """Grain or vegetables in the supply and on all fields."""
        planted = (*self.crops.values(), *self.slots.values())
        return self.goods[crop] + sum(number for good, number in planted if good == crop)

    def has(self, goods: tuple[tuple[int, int], ...]) -> bool:
        return all(self.goods[good] >= number for good, number in goods)

    def planted(self) -> int:
        """Goods that stand on fields, of all kinds."""
        return sum(number for _, number in (*self.crops.values(), *self.slots.values()))

    def keeps(self, room: Room, more: dict[int, int] | None = None) -> bool:
        """Whether the animals, and `more` of them, can live there."""
        counts = self.goods
        if more:
            return fit(room, *(counts[animal] + more.get(animal, 0) for animal in (SHEEP, BOAR, CATTLE)))
        return fit(room, counts[SHEEP], counts[BOAR], counts[CATTLE])


CROP_LIMIT = {GRAIN: 3, VEGETABLE: 2}  # what stands on a freshly sown field
