"""Which tests play which hand card: `card_tests()`, and as a table `python3 tests/games/agricola/card_table.py`.

A test plays a card if the card's id stands in it (not in its name): in its body, its parameters, or a table of its module
that it is parametrized with. Tests that go through all cards alike name none and so do not count.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
ID = re.compile(r"\b([EIK]\d{2,3})\b")


def card_tests() -> dict[str, list[str]]:
    """Id → file::test, for every id that a test names."""
    found: dict[str, list[str]] = {}
    for path in sorted(HERE.rglob("test_*.py")):
        module = ast.parse(path.read_text("utf-8"))
        tables = {target.id: node.value for node in module.body if isinstance(node, ast.Assign) for target in node.targets if isinstance(target, ast.Name)}
        helpers = {node.name: node for node in module.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("test_")}
        for test in module.body:
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                for id_ in sorted(_ids(test, {**tables, **helpers})):
                    found.setdefault(id_, []).append(f"{path.relative_to(HERE).as_posix()}::{test.name}")
    return found


def _ids(test: ast.FunctionDef, named: dict[str, ast.AST]) -> set[str]:
    """The ids in a test, and in what it uses of its module."""
    waiting, seen, ids = [test], set(), set()
    while waiting:
        for node in ast.walk(waiting.pop()):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                ids |= set(ID.findall(node.value))
            elif isinstance(node, ast.Name) and node.id in named and node.id not in seen:
                seen.add(node.id)
                waiting.append(named[node.id])
    return ids


def table(ids: list[str]) -> str:
    """A line a card: its id, how many tests play it, and which."""
    tests = card_tests()
    return "".join(f"{id_}\t{len(tests.get(id_, ()))}\t{', '.join(tests.get(id_, ()))}\n" for id_ in ids)


def main() -> None:
    import sys

    sys.path[:0] = [str(HERE.parents[2])]
    from pygame_core.games.agricola import cards

    print(table([id_ for letter in cards.DECKS for id_ in cards.deck(letter)]), end="")


if __name__ == "__main__":
    main()
