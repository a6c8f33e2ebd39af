"""People, occupations and improvements."""

from __future__ import annotations

from pygame_core.games.agricola import actions, cards, placing
from pygame_core.games.agricola.actions.buying import ACTIONS as BUYING
from pygame_core.games.agricola.actions.buying import with_fee
from pygame_core.games.agricola.cards.base import OCCUPATION
from pygame_core.games.agricola.cards.kinds import NO, TRAVELERS, YES, Occupation
from pygame_core.games.agricola.farm import FAMILY
from pygame_core.games.agricola.goods import FOOD, STONE, price, priced
from pygame_core.games.agricola.moves import said
from pygame_core.games.agricola.spaces import GROW_ANYWAY, ONE, SOW


class AdoptiveParents(Occupation):
    """For 1 food a child is placed like a grown-up in the round of its birth."""

    id, worth = "K267", 3.0

    def grew(self, state, owner, seat):
        if seat == owner:
            state.ask(seat, self.id, (YES, NO))

    def fee(self, state, seat, pick):
        return int(pick == YES)

    def chosen(self, state, seat, pick):
        if pick == YES:
            state.farms[seat].born -= 1


class MovesOn(Occupation):
    """When everybody has placed, a person goes on from one space to another, once. Its note: the round, and where to."""

    leaves: tuple[str, ...]

    def targets(self, state, seat) -> list:
        raise NotImplementedError

    def movable(self, state, seat) -> list[str]:
        """Spaces with a person that may go on: not one that has come there in this way."""
        come = {state.farms[seat].notes.get(card.id) for card in state.mine("all_placed", seat)}
        return [id_ for id_ in self.leaves if seat in state.taken.get(id_, ()) and (state.round, id_) not in come]

    def all_placed(self, state, owner):
        if self.movable(state, owner):
            free = [space.id for space in self.targets(state, owner) if placing.free(state, owner, space) and placing.usable(state, owner, space)]
            if free:
                state.ask(owner, self.id, (*free, NO))

    def chosen(self, state, seat, pick):
        if pick != NO:
            left = self.movable(state, seat)[0]
            state.farms[seat].notes[self.id] = (state.round, pick)
            state.taken[left] = tuple(other for other in state.taken[left] if other != seat)
            placing.enter(state, seat, state.space(pick))


class Acrobat(MovesOn):
    id, players, leaves, worth = "K269", 4, TRAVELERS, 2.0

    def targets(self, state, seat):
        return [space for space in state.spaces if space.id in ("take_grain", "plow_field", "plow_sow")]


class Countryman(MovesOn):
    id, players, leaves, worth = "K289", 4, ("take_grain", "vegetable_1"), 3.0

    def targets(self, state, seat):
        return [space for space in state.spaces if SOW in space.actions]


class WetNurse(Occupation):
    """1 food for a child in a newly built room."""

    id, worth = "K270", 3.5

    def extended(self, state, owner, seat):
        farm = state.farms[seat]
        if seat == owner and farm.people < FAMILY and farm.rooms.bit_count() > farm.people:
            state.ask(seat, self.id, (YES, NO))

    def fee(self, state, seat, pick):
        return int(pick == YES)

    def chosen(self, state, seat, pick):
        if pick == YES:
            actions.play(state, seat, GROW_ANYWAY, None, None, self.id)


class Educator(Occupation):
    """When somebody else plays an occupation, one for 3 food; 2 from the owner's fourth on."""

    id, players, worth = "K271", 4, 2.0

    def acquired(self, state, owner, seat, card):
        if seat != owner and card.kind == OCCUPATION:
            played = sum(cards.named(id_).kind == OCCUPATION for id_ in state.farms[owner].cards)
            state.may(owner, self.id, ("occupation", 2 if played >= 3 else 3))


class PerpetualStudent(Occupation):
    """3 food, and the occupation is drawn from the hand by chance; what cannot be paid is begged for."""

    id, players, worth = "K275", 4, 1.5

    def hand(self, state, seat):
        hand = map(cards.named, state.farms[seat].hand)
        return [card.id for card in hand if card.kind == self.kind and not card.lacking(state, seat)]

    def ways(self, state, seat):
        return [said("use", self.id, code=("occupation", self.id))] if self.hand(state, seat) else []

    def way(self, state, seat, price):
        hand = self.hand(state, seat)
        card = cards.named(hand[state.draw(len(hand))])
        state.acts(seat, self.id)
        state.gain(seat, FOOD, 3, self.id)
        goods = dict(with_fee(card.prices, price)[0][0])
        food = goods.get(FOOD, 0)
        short = max(0, food - state.farms[seat].goods[FOOD] - self.occupation.advance(state, seat))
        if short:
            state.farms[seat].begging += short
            state.say("begged", seat, n=short)
        self.occupation.bring(state, seat, card, priced({**goods, FOOD: food - short}), price)

    occupation = next(action for action in BUYING if action.name == "occupation")


class Scholar(Occupation):
    """In a stone house an occupation for 1 food, or an improvement, at the start of each round."""

    id, worth = "K279", 2.5

    def round_start(self, state, owner):
        if state.farms[owner].house == STONE:
            state.agenda.append(("act", owner, self.id, ONE, (("occupation", 1), ("improve", "any")), (), True))


class TravelingSalesman(Occupation):
    """A major instead of a minor; or two minors instead of one improvement of either kind."""

    id, worth = "K281", 1.5

    def instead(self, state, seat):
        return True

    def improved(self, state, owner, seat, action, card):
        if seat == owner and action[1] == "either" and card.id not in cards.MAJORS:
            state.may(seat, self.id, ("improve", "second"))


class Lover(Occupation):
    """A child at once, room or not."""

    id, players, prices, worth = "K291", 3, (price(food=4),), 5.0

    def played(self, state, seat):
        if state.farms[seat].people < FAMILY:
            actions.play(state, seat, GROW_ANYWAY, None, None, self.id)


CARDS = (AdoptiveParents(), Acrobat(), WetNurse(), Educator(), PerpetualStudent(), Scholar(), TravelingSalesman(), Countryman(), Lover())
