"""Agricola: one farm a seat, fourteen rounds, six harvests.

The state keeps an agenda, a stack of what is still to come: decisions (`agenda.DECISIONS`), each naming its seat, and
steps that happen by themselves (`agenda.STEPS`). Source of every reading: help/en.md; rule ids are its section ids.
"""

from __future__ import annotations

from typing import Iterable

from pygame_core.game import BadInput, Event, Game, Illegal, Move, Outcome, Prompt, Score, State
from pygame_core.games.agricola import agenda, converting, deals, moves, notation, ordering, prices, refusals, score, spaces
from pygame_core.games.agricola import cards as all_cards
from pygame_core.games.agricola.animals import Room, pasture
from pygame_core.games.agricola.cards.base import Card
from pygame_core.games.agricola.farm import Farm
from pygame_core.games.agricola.fences import FENCES, edges
from pygame_core.games.agricola.goods import ANIMALS, NAMES, Price
from pygame_core.games.agricola.spaces import Space
from pygame_core.games.agricola.telling import Telling
from pygame_core.record import Record


def start(game: Game, players: int, seed: int | None, deal: dict | None, options: dict) -> Agricola:
    """A new game, or one set up at a position. What the deal leaves open is drawn; without a seed as by seed 0."""
    if deal is not None and "position" in deal:
        if set(deal) != {"position"} or not isinstance(deal["position"], str):
            raise BadInput("a deal with 'position' holds that text and nothing else")
        return notation.read(Agricola, game, deal["position"])
    return Agricola(game, players, deals.opened(players, seed, deal, options), options)


def upgrade(record: Record) -> Record:
    """Rules version 1 knew 69 of the hand cards: games without hand cards are the same now, those with cards were dealt
    others. Raises `BadInput` for the latter."""
    if record.options.get("board") == "standard" and record.options.get("cards") != "none":
        raise BadInput("the record was played when 69 of the hand cards were there; with all 308 it cannot be replayed", "agricola.bad.cards")
    record.rules = 2
    return record


class Agricola(State):
    """`piles`: goods on accumulating spaces; `extras`: goods cards have put on spaces; `taken`: space → seats on it this
    round; `due`: round → (seat, good, number, card) that lie there; `hooks`: moment → (seat, card) in play."""

    __slots__ = ("game", "players", "options", "deal", "farms", "round", "first", "rounds", "spaces", "added", "piles", "extras",
                 "taken", "majors", "due", "deck", "packs", "chance", "agenda", "hooks", "tell", "_moves", "_found")

    def __init__(self, game: Game, players: int, deal: deals.Deal, options: dict):
        self.game, self.players, self.options, self.deal = game, players, options, deal.data()
        self.rounds, self.deck, self.chance = deal.rounds, deal.deck, deal.chance
        food = [deal.food] if players == 1 else [2] + [3] * (players - 1)
        drafting = options["hands"] == "draft"
        self.farms = [Farm(food[seat], () if drafting else deal.hands[seat]) for seat in range(players)]
        self.packs = deal.hands if drafting else ()
        self.round, self.first = 0, 0
        self.added: tuple[str, ...] = ()
        self.piles: dict[str, int] = {}
        self.extras: dict[str, tuple[tuple[int, int], ...]] = {}
        self.taken: dict[str, tuple[int, ...]] = {}
        self.majors = tuple(all_cards.MAJORS)
        self.due: dict[int, tuple[tuple[int, int, int, str], ...]] = {}
        self.agenda: list[tuple] = [("round",), ("before",), *(("keep", id_) for id_ in reversed(deal.kept))]
        self.tell = self._moves = self._found = None
        self.know()
        self._run()

    def know(self) -> None:
        """Work out what follows from the rest: the spaces there are, and what cards in play can do."""
        base = spaces.board(self.players, self.family)
        added = tuple(all_cards.named(id_).space for id_ in self.added)
        self.hooks: dict[str, tuple[tuple[int, Card], ...]] = {}
        for seat, farm in enumerate(self.farms):
            owned = [all_cards.named(id_) for id_ in farm.cards]
            farm.bakers = tuple(sorted((card.bake for card in owned if card.bake), reverse=True))
            farm.plots = tuple(plot for card in owned for plot in card.slots)
            farm.cook, farm.room = {}, None
            for card in owned:
                for good, food in card.cooks(owned).items():
                    farm.cook[good] = max(food, farm.cook.get(good, 0))
                for moment in card.moments:
                    self.hooks[moment] = (*self.hooks.get(moment, ()), (seat, card))
        self.spaces = base + tuple(spaces.ROUND[self.family][id_] for id_ in self.rounds[:self.shown()]) + added

    def copy(self) -> Agricola:
        twin = Agricola.__new__(Agricola)
        twin.game, twin.players, twin.options, twin.deal = self.game, self.players, self.options, self.deal
        twin.farms = [farm.copy() for farm in self.farms]
        twin.round, twin.first, twin.rounds, twin.spaces, twin.added = self.round, self.first, self.rounds, self.spaces, self.added
        twin.piles, twin.extras, twin.taken = self.piles.copy(), self.extras.copy(), self.taken.copy()
        twin.majors, twin.due, twin.deck, twin.packs, twin.chance = self.majors, self.due.copy(), self.deck, self.packs, self.chance
        twin.agenda, twin.hooks, twin.tell = self.agenda[:], self.hooks, None
        twin._moves, twin._found = self._moves, self._found
        return twin

    def __getstate__(self):
        return {name: getattr(self, name) for name in self.__slots__ if name not in ("hooks", "spaces", "tell", "_moves", "_found")}

    def __setstate__(self, saved):
        for name, value in saved.items():
            setattr(self, name, value)
        self.tell = self._moves = self._found = None
        self.know()

    @property
    def family(self) -> bool:
        return self.options["board"] == "family"

    @property
    def hides(self) -> bool:
        """Hands are hidden; without cards there are none."""
        return not self.family and self.options["cards"] != "none"

    @property
    def kit(self) -> dict:
        """The list of cards left out (editor.py), and the terms of a game of a series (campaign.py)."""
        return {name: self.deal[name] for name in deals.KIT if name in self.deal}

    # --- moves --------------------------------------------------------------------------------------------

    @property
    def to_move(self) -> int | None:
        return self.agenda[-1][1] if self.agenda else None

    def moves(self) -> list[Move]:
        """By kind of decision: see its module. What is always possible comes last."""
        return self._legal()[:]

    def _legal(self) -> list[Move]:
        if self._moves is None:
            self._moves = agenda.moves(self, self.agenda[-1]) if self.agenda else []
        return self._moves

    def read(self, text: str) -> tuple[str, ...]:
        return moves.read(text)

    def find(self, text: str) -> Move:
        picks = self.read(text)
        if self._found is None:
            self._found = {move.picks: move for move in self._legal()}
        move = self._found.get(picks)
        if move and " ".join(text.split()) in (str(move), " ".join(picks)):  # the verb, if written, is the move's own
            return move
        raise self.why(picks)

    def play(self, move: Move, tell=None) -> None:
        self.tell, self._moves, self._found = Telling(tell) if tell else None, None, None
        agenda.play(self, self.agenda[-1], move)
        if "pools" in self.hooks and move.code[0] not in converting.VERBS:
            for owner, card in self.hooks["pools"]:
                card.apart(self, owner)
        self._run()
        self.tell = None

    def _run(self, left: int = 0) -> None:
        """Do what leaves no choice, up to the next decision or until only so many items are left."""
        while len(self.agenda) > left:
            if self.agenda[-1][0] in agenda.STEPS:
                item = self.agenda.pop()
                agenda.STEPS[item[0]](self, *item[1:])
                continue
            self._moves = self._found = None
            if agenda.waits(self, self.agenda[-1]) or not agenda.settled(self, self.agenda[-1], self._legal()):
                return
        self._moves = self._found = None

    def tried(self, items: list[tuple]) -> Agricola:
        """The game after these items, the first one first, up to what has to be decided: its agenda is longer then."""
        twin = self.copy()
        for item in items:
            if len(twin.agenda) == len(self.agenda):
                twin.agenda.append(item)
                twin._run(len(self.agenda))
        return twin

    # --- what rules and cards do to the state ----------------------------------------------------------------

    def say(self, kind: str, seat: int | None, **values) -> None:
        if self.tell:
            self.tell(Event(kind, seat, values))

    def also(self, kind: str, seat: int | None, **values) -> None:
        """Tell of something that is still the doing of the card named last, if one was."""
        if self.tell:
            self.tell.follow(Event(kind, seat, values))

    def acts(self, seat: int, card: str) -> None:
        """Tell that what follows is the doing of the seat's card."""
        if self.tell:
            self.tell.name(seat, card)

    def answered(self, seat: int, card: str, pick: str) -> None:
        """Tell that the seat has chosen from what a card offers."""
        if self.tell:
            self.tell.answered(seat, card, pick)

    def gain(self, seat: int, good: int, number: int, at: str) -> None:
        """Goods from the supply or a space, named by `at`. Animals may have to find room at once."""
        if number > 0:
            self.farms[seat].goods[good] += number
            if self.tell:
                self.tell.gain(seat, good, number, at, card=all_cards.is_id(at) and at not in self.added)
            if good in ANIMALS:
                self.settle(seat)
            if "gained" in self.hooks:
                for card in self.mine("gained", seat):
                    card.gained(self, seat, good, number, at)

    def lose(self, seat: int, good: int, number: int) -> None:
        if number > 0:
            self.farms[seat].goods[good] -= number
            self.also("pay." + NAMES[good], seat, n=number)

    def helpers(self, seat: int, price: Price, thing: tuple, base: tuple[Price, ...]) -> tuple[Card, ...]:
        """The cards that make `price` of `base`, if somebody is told; to be asked before anything changes."""
        return prices.helpers(self, seat, thing, base, price) if self.tell and price not in base else ()

    def pay(self, seat: int, price: Price, thing: tuple, base: tuple[Price, ...] = (), helpers: tuple[Card, ...] | None = None) -> None:
        """Pay for `thing`, which without cards costs `base`. `helpers`: see there, if something has changed meanwhile."""
        for card in self.helpers(seat, price, thing, base) if helpers is None else helpers:
            self.acts(seat, card.id)
        for card in self.mine("spent", seat):
            card.spent(self, seat, thing, price, base)
        for good, number in price[0]:
            self.lose(seat, good, number)
        if price[1]:
            self.give_back(seat, price[1], heir=thing[1] if all_cards.named(thing[1]).inherits else "")

    def settle(self, seat: int) -> None:
        """Have the seat's animals counted before anything else happens."""
        if ("house", seat) not in self.agenda:
            self.agenda.append(("house", seat))

    def may(self, seat: int, where: str, *actions: tuple, must: bool = False) -> None:
        """Let the seat take actions: all of them if it likes, at least one if it must. `where`: what allows it."""
        self.agenda.append(("act", seat, where, spaces.ANY, actions, (), not must))

    def ask(self, seat: int, card: str, picks: tuple[str, ...]) -> None:
        """A choice a card offers; its `chosen` hears the answer."""
        self.agenda.append(("ask", seat, card, picks))

    def schedule(self, seat: int, rounds: Iterable[int], good: int, number: int, card: str) -> None:
        """Goods that the seat will get at the start of later rounds, of each as many."""
        coming = [round_ for round_ in rounds if self.round < round_ <= spaces.LAST]
        for round_ in coming:
            self.due[round_] = (*self.due.get(round_, ()), (seat, good, number, card))
        if coming:
            self.acts(seat, card)
            kind = "laid_each." if coming[1:] else "laid."
            self.also(kind + NAMES[good], seat, n=number, rounds=", ".join(map(str, coming)))

    def have(self, seat: int, card: Card) -> None:
        """The card now lies before the seat, and acts."""
        self.farms[seat].cards += (card.id,)
        if card.space:
            self.added += (card.id,)
        self.know()
        card.played(self, seat)

    def give_back(self, seat: int, id_: str, heir: str = "") -> None:
        """A returned card: a major can be bought again; what was still to come of it is lost, unless a card is its heir."""
        farm, card = self.farms[seat], all_cards.named(id_)
        farm.cards = tuple(other for other in farm.cards if other != id_)
        farm.notes.pop(id_, None)
        for name, _ in card.slots:
            farm.slots.pop(name, None)
        self.due = {round_: kept for round_, lying in self.due.items()
                    if (kept := tuple((*each[:3], heir) if (each[0], each[3]) == (seat, id_) else each for each in lying
                                      if heir or (each[0], each[3]) != (seat, id_)))}
        if card.space:
            self.added = tuple(other for other in self.added if other != id_)
            for places in (self.piles, self.extras, self.taken):
                places.pop(id_, None)
        if id_ in all_cards.MAJORS:
            self.majors = tuple(card for card in all_cards.MAJORS if card in self.majors or card == id_)
        self.know()
        self.say("returned." + id_, seat, at=id_)
        if not farm.keeps(self.room(seat)):
            self.settle(seat)

    def draw(self, number: int) -> int:
        """A number below `number`, from the stream the deal began."""
        self.chance = (self.chance * 1103515245 + 12345) % 2**31
        return (self.chance >> 8) % number

    def react(self, moment: str, seat: int, *what) -> None:
        """Let everybody's cards hear what a seat has just done; what they ask one seat is put in the order it likes."""
        if moment in self.hooks:
            before = len(self.agenda)
            for owner, card in sorted(self.hooks[moment], key=lambda each: each[1].rank):
                getattr(card, moment)(self, owner, seat, *what)
            if len(self.agenda) > before + 1:
                ordering.gather(self, before, seat)

    # --- what rules and cards ask of the state ----------------------------------------------------------------

    def mine(self, moment: str, seat: int) -> list[Card]:
        """The seat's cards with something to say at that moment, in their order."""
        if moment not in self.hooks:
            return []
        return sorted((card for owner, card in self.hooks[moment] if owner == seat), key=lambda card: card.rank)

    def turn(self, seat: int) -> tuple[int, int]:
        """Which of its turns the seat is in: the round, and how many people it has placed."""
        return self.round, self.farms[seat].placed

    def seen(self, seat: int) -> int:
        """How many round cards the seat may use: those up to this round, and what a card shows it early."""
        early = [card.foresees(self, seat) for card in self.mine("foresees", seat)] if "foresees" in self.hooks else ()
        return max((self.round, *early))

    def shown(self) -> int:
        """How many round cards lie face up."""
        return max((self.seen(seat) for seat in range(self.players))) if "foresees" in self.hooks else self.round

    def fences_left(self, seat: int) -> int:
        """Fences the seat can still build; some may lie on cards or spaces."""
        locked = sum(card.locks(self, seat) for card in self.mine("locks", seat)) if "locks" in self.hooks else 0
        return FENCES - self.farms[seat].fences.bit_count() - locked

    @property
    def at_work(self) -> bool:
        """Whether the round has not got to returning home."""
        return bool(self.agenda) and self.agenda[0][0] in ("work", "home")

    def idles(self, seat: int) -> bool:
        """Whether the seat has no part in the harvest that is on, or comes next."""
        if "idles" not in self.hooks:
            return False
        coming = min((round_ for round_ in spaces.HARVESTS if round_ >= self.round), default=0)
        return any(card.idles(self, seat) == coming for card in self.mine("idles", seat))

    def order(self, seat: int | None = None) -> list[int]:
        """All seats clockwise, from the starting player or from `seat`."""
        begin = self.first if seat is None else seat
        return [(begin + step) % self.players for step in range(self.players)]

    def people(self, seat: int) -> int:
        """People the seat can still place this round."""
        farm = self.farms[seat]
        left = farm.people - farm.born + farm.guests - farm.placed
        if "held_back" in self.hooks:
            left -= sum(card.held_back(self, owner, seat) for owner, card in self.hooks["held_back"])
        if "workers" in self.hooks:
            left += sum(card.workers(self, seat) for card in self.mine("workers", seat))
        return left

    def room(self, seat: int) -> Room:
        """Where the seat's animals can live."""
        farm = self.farms[seat]
        if farm.room is None:
            pens, loose = self.pens(seat)
            farm.room = tuple(sorted(map(tuple, pens))), loose
        return farm.room

    def pens(self, seat: int, without: str = "") -> tuple[list[list[int]], int]:
        """The pens, those of the pastures first and in their order, and how many loose places there are. `without`: a card
        that is not to help."""
        farm = self.farms[seat]
        pens = [[pasture(mask.bit_count(), (mask & farm.stables).bit_count())] * 3 for mask in farm.pastures]
        pets = 1
        for card in self.mine("pets", seat):
            pets = card.pets(self, seat, pets)
        loose = pets + (farm.stables & ~farm.fenced).bit_count()
        for card in self.mine("housing", seat):
            if card.id != without:
                pens, loose = card.housing(self, seat, pens, loose)
        return pens, loose

    def occupations(self, seat: int) -> int:
        """Occupations in play, as the prerequisites of other cards count them."""
        played = sum(all_cards.named(id_).kind == "occupation" for id_ in self.farms[seat].cards)
        return played + sum(card.counts(self, seat, "occupations") for card in self.mine("counts", seat))

    def space(self, id_: str) -> Space:
        return next(space for space in self.spaces if space.id == id_)

    def cost(self, seat: int, thing: tuple, base: tuple[Price, ...], spare: int = 0) -> list[Price]:
        """The prices at which the seat can have `thing` now."""
        return prices.payable(self, seat, prices.offered(self, seat, thing, base), spare)

    # --- the rest of the contract -----------------------------------------------------------------------------

    def scores(self) -> list[Score]:
        return [score.sheet(self, seat) for seat in range(self.players)]

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        totals = [sheet.total for sheet in self.scores()]
        winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        goal = self.deal.get("target")
        if goal:
            values = {"target": goal, "n": abs(totals[0] - goal)}
            return Outcome((0,), "target", values) if totals[0] >= goal else Outcome((), "missed", values)
        return Outcome(winners, "solo" if self.players == 1 else "most-points" if len(winners) == 1 else "shared-win")

    def prompt(self, picks: tuple[str, ...] = ()) -> Prompt:
        if not self.agenda:
            return Prompt("agricola.prompt.over", {})
        return agenda.prompt(self, self.agenda[-1], picks)

    def why(self, picks: tuple[str, ...]) -> Illegal:
        if not self.agenda:
            return Illegal("end", "agricola.why.over")
        return refusals.why(self, self.agenda[-1], picks)

    def position(self) -> str:
        return notation.write(self)

    def hidden_from(self, seat: int, rng) -> Agricola:
        return deals.hidden_from(self, seat, rng)

    def pieces(self) -> dict[str, int]:
        held = sum(id_ in all_cards.MAJORS for farm in self.farms for id_ in farm.cards)
        counts = {"major improvements": held + len(self.majors)}
        for seat, farm in enumerate(self.farms):
            left = FENCES - farm.fences.bit_count()
            counts[f"fences of seat {seat}, left and around pastures"] = left + edges(farm.pastures).bit_count()
            counts[f"stables of seat {seat}"] = farm.stables_left + farm.stables.bit_count()
        return counts

    def __str__(self) -> str:
        return notation.diagram(self)
