"""Leave out the effect of one hand card of Agricola after another: its tests must notice. `python3 build.py soak
agricola_effects [CARDS]` prints `agricola_unnoticed`, and names each card whose tests all pass without it.
"""

from __future__ import annotations

import contextlib
import io
from pathlib import Path

import pytest
from games.agricola.card_table import HERE, card_tests
from games.agricola.checks import without_effect

from pygame_core.games.agricola import cards


class Failures:
    """Counts what fails while pytest runs."""

    def __init__(self) -> None:
        self.number = 0

    def pytest_runtest_logreport(self, report) -> None:
        self.number += report.failed


def main(first: int | None = None) -> int:
    tests, unnoticed = card_tests(), []
    every = [id_ for letter in cards.DECKS for id_ in cards.deck(letter)][:first]
    for id_ in every:
        with without_effect(id_):
            noticed = failures(tests.get(id_, []))
        if not noticed:
            unnoticed.append(id_)
            print(f"{id_} can be left out unnoticed", flush=True)
    print(f"agricola_cards_left_out={len(every)}")
    print(f"agricola_unnoticed={len(unnoticed)}")
    return 1 if unnoticed else 0


def failures(tests: list[str]) -> int:
    """How many of these fail; the first is enough."""
    counted, said = Failures(), io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        pytest.main(["-q", "-x", "-p", "no:cacheprovider", *(str(Path(HERE, test)) for test in tests)], plugins=[counted])
    return counted.number
