"""What a card can be: facts as class attributes, effects as methods named after moments of the game.

A card is one object for all games; what it must remember lies in its owner's `notes` under its id. The engine asks
`state.mine(moment, seat)` and `state.hooks[moment]`: only cards that override a moment are ever called.
"""

from __future__ import annotations

from typing import ClassVar, Iterable

from pygame_core.games.agricola import needs
from pygame_core.games.agricola.goods import FREE, Price

MAJOR, MINOR, OCCUPATION = "major", "minor", "occupation"


class Card:
    id: ClassVar[str]
    kind: ClassVar[str]
    players: ClassVar[int] = 1  # seats at least
    prices: ClassVar[tuple[Price, ...]] = (FREE,)
    returns: ClassVar[str] = ""  # what must be given back besides the price: a trait, or "improvement"
    returned: ClassVar[int] = 1  # how many of them; after the first, the card asks for the others
    either: ClassVar[bool] = False  # the price or the return, not both
    inherits: ClassVar[bool] = False  # what the returned card was still to bring comes all the same
    needs: ClassVar[dict[str, int]] = {}  # prerequisites: see needs.py
    points: ClassVar[int] = 0
    passing: ClassVar[bool] = False
    outdoes: ClassVar[str] = ""  # the trait of a card whose bonus points it takes the place of
    traits: ClassVar[frozenset[str]] = frozenset()
    cook: ClassVar[dict[int, int]] = {}  # good → food, at any time
    bake: ClassVar[tuple[int, int] | None] = None  # food each, grain at most
    craft: ClassVar[tuple[int, int] | None] = None  # good → food, once a harvest
    bonus: ClassVar[tuple[int, tuple[int, ...]] | None] = None  # good, thresholds for 1, 2, 3 points
    space: ClassVar = None  # an action space this card adds
    serves: ClassVar[tuple[int, int]]  # good, number: what a space with the action ("serve", id) gives
    slots: ClassVar[tuple[tuple[str, int], ...]] = ()  # fields on the card: name, the good sown there
    homes: ClassVar[bool] = False  # animals live on the card
    feeds_last: ClassVar[bool] = False
    rehouses: ClassVar[bool] = False  # what it offers at any time also helps where animals have no room
    rank: ClassVar[int] = 0  # order among cards of one moment that is not their owner's to choose: the lower one first
    follows: ClassVar[bool] = False  # what it does by itself depends on what other cards bring or ask at that moment
    worth: ClassVar[float] = 1.0  # for bots: points it brings, roughly, when played early

    moments: tuple[str, ...] = ()

    def __init__(self):
        self.moments = tuple(name for name in MOMENTS if getattr(type(self), name) is not getattr(Card, name))

    # --- playing it ---------------------------------------------------------------------------------------

    def lacking(self, state, seat: int) -> tuple[str, int] | None:
        """The first prerequisite that is not met, and its number: it is told as `agricola.why.needs.<name>`."""
        return needs.lacking(state, seat, self.needs) if self.needs else None

    def played(self, state, seat: int) -> None:
        """At once when played."""

    def cooks(self, owned: list[Card]) -> dict[int, int]:
        """Good → food, at any time; `owned`: all the owner's cards."""
        return self.cook

    # --- prices and kinds ---------------------------------------------------------------------------------

    def base_prices(self, state, seat: int, thing: tuple) -> list[Price]:
        """Further prices of `thing`."""
        return []

    def cheaper(self, state, seat: int, thing: tuple, price: Price) -> Iterable[Price]:
        """What `price` may be lowered to, or exchanged for. Cards of a higher `rank` come after the others."""
        return ()

    def spent(self, state, seat: int, thing: tuple, price: Price, base: tuple[Price, ...]) -> None:
        """`thing`, which costs `base` without cards, was bought at `price`."""

    def as_minor(self, state, seat: int, card: Card) -> bool:
        """Whether this makes a major a minor improvement for its owner."""
        return False

    def instead(self, state, seat: int) -> bool:
        """Whether the owner may build a major where a minor improvement is allowed."""
        return False

    def counts(self, state, seat: int, what: str) -> int:
        """How much more this card counts as `what`: "occupations", or "losses" that cost nothing at the end."""
        return 0

    def skips(self, state, seat: int) -> bool:
        """Whether a wooden hut may become a stone house in one renovation."""
        return False

    # --- the farm -----------------------------------------------------------------------------------------

    def housing(self, state, seat: int, pens: list, loose: int) -> tuple[list, int]:
        """Other places for animals. A pen is a list: how many sheep, or boar, or cattle it takes."""
        return pens, loose

    def locks(self, state, seat: int) -> int:
        """Fences of the owner's that lie somewhere else and cannot be built now."""
        return 0

    def pets(self, state, seat: int, number: int) -> int:
        """How many animals the house holds, instead of `number`."""
        return number

    def roomless(self, state, seat: int) -> bool:
        """Whether the next growth needs no room."""
        return False

    def move_in(self, state, seat: int) -> bool:
        """Let the person on this card be the one who is born, where no disc is left; whether there is one."""
        return False

    def workers(self, state, seat: int) -> int:
        """People besides the family that may be placed this round."""
        return 0

    def mouths(self, state, seat: int) -> int:
        """People besides the family that must be fed."""
        return 0

    # --- spaces -------------------------------------------------------------------------------------------

    def shares(self, state, seat: int, space) -> bool:
        """Whether the owner may use a space that another seat's person is on."""
        return False

    def toll(self, state, owner: int, seat: int, space) -> int:
        """Food that `seat` must pay the owner to use a space."""
        return 0

    def entered(self, state, owner: int, seat: int, space) -> None:
        """A person was placed and the space's goods were taken."""

    def claims(self, state, owner: int, seat: int, where: str) -> tuple:
        """Goods ((good, number), …) that a person of `seat` hands the owner of what it took, before anything is done with it."""
        return ()

    def took(self, state, owner: int, seat: int, where: str, goods: tuple) -> None:
        """A person's action took these goods ((good, number), …) off the space `where`: what lay there or is given there,
        what was chosen there; not what cards add. Cards hear it one after another, each after the answers before it."""

    def welcome(self, state, seat: int, space) -> tuple:
        """Goods ((good, number), …) that `entered` will bring the owner before anything is done on a space."""
        return ()

    def leaving(self, state, owner: int, seat: int, space) -> None:
        """All that a person does on a space is done."""

    def foresees(self, state, seat: int) -> int:
        """The round up to which round cards are open to the owner."""
        return 0

    def held_back(self, state, owner: int, seat: int) -> int:
        """People of `seat` that may not be placed this round."""
        return 0

    # --- reactions ----------------------------------------------------------------------------------------

    def cooked(self, state, owner: int, seat: int, good: int, number: int) -> None:
        """A vegetable or an animal was turned into food with a cooking improvement."""

    def baked(self, state, owner: int, seat: int, grain: int, copied: bool) -> None:
        """A seat baked; `copied`: because another card let it, not by an action of its own."""

    def pools(self, state, seat: int) -> bool:
        """Whether goods turned into food now count together with the last ones."""
        return False

    def apart(self, state, owner: int) -> None:
        """Something was done that turns nothing into food; called for cards that pool."""

    def crafted(self, state, owner: int, seat: int, good: int) -> None:
        """A building resource was worked into food at feeding."""

    def sown(self, state, owner: int, seat: int, places: tuple) -> None:
        """A sow action is over; `places` are the cells sown in it, in order."""

    def reaped(self, state, owner: int, seat: int, places: tuple) -> None:
        """A seat's field phase; `places` are those a crop was taken from."""

    def grew(self, state, owner: int, seat: int) -> None:
        """A child was born."""

    def plowed(self, state, owner: int, seat: int, where: str) -> None:
        """A field was plowed; `where`: the space or the card that let it."""

    def tilled(self, state, owner: int, seat: int, where: str) -> None:
        """An action is over in which the card `where` let a seat plow a number of fields, and it plowed one at least."""

    def enclosed(self, state, owner: int, seat: int, cells: int, where: str) -> None:
        """A new pasture took in these cells, which held no stable and lay in no pasture."""

    def fenced(self, state, owner: int, seat: int, number: int, where: str) -> None:
        """An action that built `number` fences is over."""

    def stabled(self, state, owner: int, seat: int, cell: int) -> None:
        """A stable was built."""

    def extended(self, state, owner: int, seat: int) -> None:
        """A room was built."""

    def renovated(self, state, owner: int, seat: int, before: int) -> None:
        """A house was renovated; `before`: the good it was of."""

    def improved(self, state, owner: int, seat: int, action: tuple, card: Card) -> None:
        """An improvement was built by an improvement action."""

    def acquired(self, state, owner: int, seat: int, card: Card) -> None:
        """An improvement or occupation, maybe this one, has come into play and done what it does at once."""

    def gained(self, state, seat: int, good: int, number: int, at: str) -> None:
        """The owner received goods, `at`: from a space or a card. Not what is harvested or bred."""

    def studied(self, state, owner: int, seat: int, where: str) -> None:
        """An occupation was played by an action; `where`: the space or the card that let it."""

    def advance(self, state, seat: int) -> int:
        """Food received before an occupation is paid for."""
        return 0

    def ways(self, state, seat: int) -> list:
        """Other moves an occupation action offers, with the code ("occupation", id)."""
        return []

    def way(self, state, seat: int, price: int) -> None:
        """Such a move was made; the occupation's price on that space is `price`."""

    def feed_ways(self, state, seat: int) -> list:
        """Other moves feeding offers, with the code ("way", id, …)."""
        return []

    def feed_way(self, state, seat: int, code: tuple) -> None:
        """Such a move was made."""

    def anytime(self, state, seat: int) -> list:
        """Moves wherever goods may be converted (placing, feeding, before paying), with the code ("anytime", id, …)."""
        return []

    def used(self, state, seat: int, code: tuple) -> None:
        """Such a move was made."""

    def answers(self, state, seat: int, picks: tuple[str, ...]) -> tuple[str, ...]:
        """What of `picks`, which the card asked for, can still be chosen."""
        return picks

    def menu(self, state, seat: int) -> tuple[str, ...]:
        """What the space this card adds offers a seat, where its action is ("serve", id)."""
        return ()

    def served(self, state, seat: int, pick: str) -> None:
        """The seat has chosen from the menu."""

    def lies(self, state, seat: int) -> tuple:
        """What lies elsewhere for this card, for the eye: (round or space, icon), …"""
        return ()

    def holds(self, state, seat: int) -> tuple:
        """What lies on this card, for the eye: (icon, number), …"""
        return ()

    def chosen(self, state, seat: int, pick: str) -> None:
        """The answer to what the card asked: see `Agricola.ask`."""

    def fee(self, state, seat: int, pick: str) -> int:
        """Food that an answer costs. One that costs nothing must be among them."""
        return 0

    # --- phases -------------------------------------------------------------------------------------------

    def round_start(self, state, owner: int) -> None: ...

    def work_start(self, state, owner: int) -> None: ...

    def all_placed(self, state, owner: int) -> None: ...

    def round_end(self, state, owner: int) -> None: ...

    def idles(self, state, seat: int) -> int:
        """The round of a harvest that the owner has no part in."""
        return 0

    def field_start(self, state, owner: int) -> None: ...

    def stands(self, state, seat: int, good: int) -> bool:
        """Whether what is harvested of a crop comes from the supply, its fields staying as they are."""
        return False

    def field_end(self, state, owner: int) -> None: ...

    def feeding_start(self, state, owner: int) -> None: ...

    def feeding(self, state, owner: int) -> None: ...

    def rations(self, state, seat: int, due: int) -> int:
        """The food due at feeding, where this card changes it."""
        return due

    def litter(self, state, seat: int, animal: int) -> int:
        """Young of a kind that breeds, besides the first."""
        return 0

    def ending(self, state, owner: int) -> None:
        """Right before the points are counted."""

    def scoring(self, state, seat: int) -> int:
        """Bonus points."""
        return 0

    def spares(self, state, seat: int) -> int:
        """Unused spaces of the owner that cost no points."""
        return 0

    def awards(self, state, owner: int, seat: int) -> int:
        """Bonus points of any seat, where a card gives them to all who deserve them."""
        return 0


MOMENTS = tuple(name for name, what in vars(Card).items() if callable(what) and not name.startswith("_"))
