"""300 random games over all decks, players and options, cards played whenever they can be, with every check after every
move. `python3 build.py soak agricola` plays 20,000."""

import pytest
from games.agricola.checks import fuzz

GAMES, GROUPS = 300, 10


@pytest.mark.parametrize("group", range(GROUPS))
def test_random_games_hold_together_to_their_end(group):
    played = sum((fuzz(seed) for seed in range(group, GAMES, GROUPS)), start=fuzz(GAMES + group))
    assert len(played) > 100, "hand cards were played, many different ones"
