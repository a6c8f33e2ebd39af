"""Many random games of Agricola with every check after every move: `python3 build.py soak agricola [GAMES]`.

Prints `agricola_soak_games`, `agricola_soak_failures` (of any check; a dead end is one) and `agricola_soak_least`, how often
the hand card was played that was played least; and names the rarest that were played fewer than twenty times.
"""

from __future__ import annotations

from collections import Counter

from games.agricola.checks import fuzz

from pygame_core.games.agricola import cards

GAMES, ENOUGH, TOLD = 20_000, 20, 1000


def main(games: int = GAMES) -> int:
    played: Counter[str] = Counter()
    failures = 0
    for seed in range(games):
        try:
            played += fuzz(seed)
        except Exception as error:  # any: the game must go on to be counted
            failures += 1
            print(f"seed {seed}: {type(error).__name__}: {error}", flush=True)
        if (seed + 1) % TOLD == 0:
            print(f"{seed + 1} games", flush=True)
    every = [id_ for letter in cards.DECKS for id_ in cards.deck(letter)]
    rare = {id_: played[id_] for id_ in every if played[id_] < ENOUGH}
    print(f"agricola_soak_games={games}")
    print(f"agricola_soak_failures={failures}")
    print(f"agricola_soak_least={min(played[id_] for id_ in every)}")
    for id_, times in sorted(rare.items(), key=lambda each: each[1])[:ENOUGH]:
        print(f"{id_} was played {times} times")
    return 1 if failures or rare and games >= GAMES else 0
