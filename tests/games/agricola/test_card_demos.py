"""Every card has a demo in which it acts: with its effect left out the same moves are not possible, or bring something else."""

import pytest
from games.agricola.checks import without_effect

from pygame_core.demo import demo
from pygame_core.game import BadInput, Illegal
from pygame_core.games.agricola import cards, card_demos
from pygame_core.games.agricola.info import GAME

ALL = [*cards.MAJORS, *(id_ for letter in cards.DECKS for id_ in cards.deck(letter))]


def course(shown):
    """All that can be seen of a demo from its position to its end; cut off where the moves are not possible."""
    found = []
    try:
        table = shown.table()
        for move in shown.script:
            found.append(([str(each) for each in table.state.moves()], table.state.prompt()))
            found.append(table.play(move))
            found.append((table.state.position(), table.state.scores()))
        found.append(([str(each) for each in table.state.moves()], table.state.outcome()))
    except (BadInput, Illegal) as error:
        found.append(error.message)
    return found


def test_every_card_has_one():
    assert set(card_demos.shown()) == set(ALL)


@pytest.mark.parametrize("id_", ALL)
def test_the_card_acts_and_nobody_goes_hungry(id_):
    shown = demo(GAME, id_)
    table = shown.table()
    assert table.state.to_move is not None and 1 <= len(shown.script) <= 8
    before = table.state.farms
    assert id_ in table.state.majors or any(id_ in (*farm.cards, *farm.hand) for farm in before), "the card is there"
    told = [event.kind for move in shown.script for event in table.play(move)]
    assert shown.understood(table) and "begged" not in told
    if cards.named(id_).moments == ("lacking",):  # nothing but a condition that cannot be met once it has been missed
        before, after = shown.table().state, table.state
        assert cards.named(id_).lacking(before, 0) is None and cards.named(id_).lacking(after, 0)
        return
    whole = course(shown)
    with without_effect(id_):
        assert course(shown) != whole, "the card makes a difference"
