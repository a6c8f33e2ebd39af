"""Goods of one's choice."""

from __future__ import annotations

from pygame_core.games.agricola import cards
from pygame_core.games.agricola.actions.base import Action
from pygame_core.games.agricola.collecting import collect, took
from pygame_core.games.agricola.goods import ANIMALS, BUILDING, CATTLE, FOOD, NAMES, SHEEP
from pygame_core.games.agricola.moves import said, touched


class Resource(Action):
    """("resource", 1 or 2): building resources, different ones."""

    name = verb = "resource"

    def can(self, state, seat, action, where):
        return True

    def moves(self, state, seat, action, progress, where):
        return [said("take", NAMES[good], code=("resource", good)) for good in BUILDING if good != progress]

    def play(self, state, seat, action, progress, move, where):
        state.gain(seat, move.code[1], 1, where)
        took(state, seat, where, ((move.code[1], 1),))
        return move.code[1] if action[1] == 2 and progress is None else None

    def binding(self, progress):
        return progress is not None


class Animal(Action):
    """A sheep and 1 food, or a wild boar, or a cattle for 1 food."""

    name = verb = "animal"

    def moves(self, state, seat, action, progress, where):
        affordable = [animal for animal in ANIMALS if animal != CATTLE or state.farms[seat].goods[FOOD]]
        return [said("take", NAMES[animal], code=("animal", animal)) for animal in affordable]

    def play(self, state, seat, action, progress, move, where):
        animal = move.code[1]
        state.say("chose", seat, at=NAMES[animal])
        if animal == SHEEP:
            state.gain(seat, FOOD, 1, where)
        elif animal == CATTLE:
            state.lose(seat, FOOD, 1)
        state.gain(seat, animal, 1, where)
        took(state, seat, where, ((animal, 1), (FOOD, 1)) if animal == SHEEP else ((animal, 1),))
        return None


class Collect(Action):
    """Take what lies on the space, where that is one of two choices."""

    name = verb = "collect"

    def moves(self, state, seat, action, progress, where):
        return [touched("collect", code=("collect",))] if state.piles.get(where, 0) else []

    def play(self, state, seat, action, progress, move, where):
        state.say("chose", seat, at="collect")
        took(state, seat, where, collect(state, seat, state.space(where)))
        return None


class Serve(Action):
    """("serve", card): what the card offers on the space it adds."""

    name = verb = "serve"

    def moves(self, state, seat, action, progress, where):
        return [said("take", pick, code=("serve", pick)) for pick in cards.named(action[1]).menu(state, seat)]

    def play(self, state, seat, action, progress, move, where):
        state.answered(seat, action[1], move.code[1])
        cards.named(action[1]).served(state, seat, move.code[1])
        return None


ACTIONS = (Resource(), Animal(), Collect(), Serve())
