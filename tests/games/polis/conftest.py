"""The three games, known to the registry also before they have entry points."""

from importlib import import_module

from pygame_core import game as contract

for name in ("agropolis", "naturopolis", "sprawlopolis"):
    contract._packs.setdefault(name, import_module(f"pygame_core.games.{name}.info").GAME)
