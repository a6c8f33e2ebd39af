"""What the demos of all these games are made of: small maps with a given hand, and what is to be seen on them."""

from __future__ import annotations

from collections import Counter

from pygame_core.game import Game
from pygame_core.games.polis.deck import CARDS
from pygame_core.record import Record
from pygame_core.table import Table


def lesson(game: Game, conditions: str, placed: str, hand: str, **options: str) -> Record:
    """A game alone in which these placements have been made and this hand is held. The first placement is the
    map's first card, `c5@0,0:r0`; cards nobody needs are drawn later."""
    chosen = "/".join(str(options.get(option.name, option.default)) for option in game.options)
    first, *later = [int(word.partition("@")[0][1:]) for word in placed.split()]
    held = [int(card) for card in hand.split(",")]
    drawn = [*later[1:], *held[2:]] if later else []  # one after each placement, those that are placed as early as can be
    dealt = [*later[:1], *held[:2]] if later else held
    used = {first, *later, *held, *map(int, conditions.split(","))}
    rest = [card for card in range(1, CARDS + 1) if card not in used]
    order = ",".join(map(str, [*dealt, first, *drawn, *rest]))
    return Record(game.name, rules=game.rules, players=1, deal={"position": f"1 {chosen} {conditions} {order} - {placed}"})


def roads(table: Table) -> int:
    return len(table.state.survey().roads)


def rivers(table: Table) -> int:
    return len(table.state.survey().rivers)


def group(table: Table, zone: str) -> int:
    """The blocks of the largest group of a zone."""
    return len(table.state.survey().groups(zone)[0])


def bridged(table: Table) -> int:
    """How many cards are partly covered."""
    return sum(seen < 4 for seen in Counter(tile >> 3 for tile in table.state.cells.values()).values())


def points(table: Table, rule: str) -> int:
    """What a line of the score sheet gives or takes."""
    return sum(line.points for line in table.state.scores()[0].lines if line.rule == rule)
