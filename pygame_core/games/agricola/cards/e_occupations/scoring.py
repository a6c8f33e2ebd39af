"""Points at the end."""

from __future__ import annotations

from pygame_core.games.agricola import cards, score
from pygame_core.games.agricola.actions.buying import ACTIONS as BUYING
from pygame_core.games.agricola.cards.kinds import NO, YES, Occupation, WoodByRound
from pygame_core.games.agricola.goods import ANIMALS, CLAY, FREE, STONE, WOOD, price


class Mendicant(Occupation):
    id, worth = "E153", 2.0

    def scoring(self, state, seat):
        return -score.BEGGING * min(2, state.farms[seat].begging)


class YeomanFarmer(Occupation):
    """Only unused spaces and begging cards cost points."""

    id, players, worth = "E165", 3, 2.0

    def counts(self, state, seat, what):
        return int(what == "losses")


class EstateManager(Occupation):
    id, players, worth = "E170", 3, 1.5
    bonus_of = {3: 2, 4: 3, 5: 4}  # by the number of players

    def scoring(self, state, seat):
        mine = state.farms[seat].goods
        most = all(farm.goods[animal] <= mine[animal] for farm in state.farms for animal in ANIMALS)
        return self.bonus_of[state.players] if most else 0


class Chief(Occupation):
    id, worth, prices = "E172", 3.0, (price(food=2),)

    def played(self, state, seat):
        for other, farm in enumerate(state.farms):
            if other != seat and ChiefsDaughter.id in farm.hand:
                state.ask(other, ChiefsDaughter.id, (YES, NO))

    def scoring(self, state, seat):
        farm = state.farms[seat]
        return farm.rooms.bit_count() if farm.house == STONE else 0


class ChiefsDaughter(Occupation):
    """May come into play for nothing when another seat plays the Chief."""

    id, worth = "E173", 2.0

    def answers(self, state, seat, picks):
        return picks if self.id in state.farms[seat].hand else (NO,)

    def chosen(self, state, seat, pick):
        if pick == YES:
            playing = next(action for action in BUYING if action.name == "occupation")
            playing.bring(state, seat, self, FREE, 0)

    def scoring(self, state, seat):
        return {CLAY: 1, STONE: 3}.get(state.farms[seat].house, 0)


class Tutor(Occupation):
    """A point for each occupation played after it."""

    id, worth = "E174", 2.5

    def scoring(self, state, seat):
        owned = state.farms[seat].cards
        later = [cards.named(id_) for id_ in owned[owned.index(self.id) + 1:]]
        return sum(1 + card.counts(state, seat, "occupations") for card in later if card.kind == self.kind)


class WoodenHutBuilder(Occupation):
    id, players, worth = "E177", 3, 2.0

    def scoring(self, state, seat):
        farm = state.farms[seat]
        return farm.rooms.bit_count() if farm.house == WOOD else 0


class LordOfTheManor(Occupation):
    id, worth = "E189", 2.0
    most = 4  # points in a category

    def scoring(self, state, seat):
        farm = state.farms[seat]
        best = sum(score.points(rule, number) == self.most for rule, number in score.numbers(farm).items())
        return best + ((farm.stables & farm.fenced).bit_count() == 4)


class Braggart(Occupation):
    id, players, worth = "E197", 3, 2.0
    steps = (5, 6, 7, 8, 9)  # improvements for 1, 3, 5, 7, 9 points

    def scoring(self, state, seat):
        improvements = sum(cards.named(id_).kind != self.kind for id_ in state.farms[seat].cards)
        reached = sum(improvements >= least for least in self.steps)
        return 2 * reached - 1 if reached else 0


class Reeve(WoodByRound, Occupation):
    id, players, worth = "E217", 3, 3.0

    def awards(self, state, owner, seat):
        played = [state.occupations(each) for each in range(state.players)]
        return 3 if played[seat] == max(played) else 0


CARDS = (Mendicant(), YeomanFarmer(), EstateManager(), Chief(), ChiefsDaughter(), Tutor(), WoodenHutBuilder(), LordOfTheManor(), Braggart(), Reeve())
