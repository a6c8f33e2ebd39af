"""What came of the games that were finished here: kept in this browser only, and erased with one button."""

from __future__ import annotations

from typing import Any

from app.dialogs import Dialog
from app.html import Html, h
from app.words import points
from pygame_core.game import BadInput, load
from pygame_core.table import Table

MOST = 500  # results kept; the oldest go first


class Stats:
    """One result a game, under the game's id: taking back the last move and playing another does not count twice."""

    def __init__(self, app: Any):
        self.app = app

    def results(self) -> dict[str, dict]:
        kept = self.app.store.settings("stats").get("results")
        return {id: result for id, result in kept.items() if _sound(result)} if isinstance(kept, dict) else {}

    def add(self, id: str, table: Table) -> None:
        record, outcome = table.record, table.state.outcome()
        results = self.results()
        results.pop(id, None)
        results[id] = {"game": record.game, "names": record.names, "seats": [table.kind(seat) for seat in range(record.players)],
                       "totals": [score.total for score in table.state.scores()], "winners": list(outcome.winners),
                       "moves": table.length, "when": int(self.app.page.now())}
        self.app.store.set({"results": dict(list(results.items())[-MOST:])}, "stats")

    def erase(self) -> None:
        self.app.store.set({"results": {}}, "stats")


def _sound(result: Any) -> bool:
    """Whether a kept result has all its parts; anything else was not written by us and is left out."""
    return isinstance(result, dict) and all(isinstance(result.get(key), list) for key in ("names", "seats", "totals", "winners")) \
        and isinstance(result.get("game"), str) and isinstance(result.get("moves"), int) \
        and all(isinstance(total, int) for total in result["totals"]) and len(result["totals"]) == len(result["seats"])


def rows(results: list[dict]) -> list[dict]:
    """A row for each game and opponent: games, won, drawn, lost by the people here, best score, mean length."""
    found: dict[tuple, dict] = {}
    for result in results:
        people = [seat for seat, kind in enumerate(result["seats"]) if kind == "human"]
        if not people:
            continue
        against = tuple(sorted({kind for kind in result["seats"] if kind != "human"})) or ("human",) * (len(people) > 1) or ("alone",)
        row = found.setdefault((result["game"], against), {"game": result["game"], "against": against, "games": 0, "won": 0, "drawn": 0, "lost": 0,
                                                           "best": result["totals"][people[0]], "moves": 0})
        row["games"] += 1
        row["won" if set(result["winners"]) & set(people) else "lost" if result["winners"] else "drawn"] += 1
        row["best"] = max(row["best"], *(result["totals"][seat] for seat in people))
        row["moves"] += result["moves"]
    return list(found.values())


class StatsDialog(Dialog):
    name = "stats"

    def title(self) -> str:
        return self.app.text("app.stats.title")

    def body(self) -> Any:
        text, found = self.app.text, rows(list(self.app.stats.results().values()))
        if not found:
            return h("p", {"class": "soft"}, text("app.stats.none"))
        columns = ("game", "against", "games", "won", "drawn", "lost", "best", "length")
        return [h("div", {"class": "reading", "tabindex": 0}, h("table", {"class": "grid"},
                  h("thead", {}, h("tr", {}, [h("th", {"scope": "col"}, text(f"app.stats.{column}")) for column in columns])),
                  h("tbody", {}, [self._row(row) for row in found]))),
                h("div", {"class": "buttons"}, h("button", {"class": "btn", "data-act": "forget"}, text("app.stats.forget")))]

    def _row(self, row: dict) -> Html:
        text = self.app.text
        try:
            unit, title = load(row["game"]).unit, text(f"{row['game']}.title")
        except BadInput:  # a game pack that is not installed now
            unit, title = 1, row["game"]
        against = ", ".join(text(f"bot.{kind}.name") if text.has(f"bot.{kind}.name") else text(f"app.stats.{kind}") for kind in row["against"])
        return h("tr", {}, h("th", {"scope": "row"}, title), [h("td", {}, cell) for cell in (
            against, row["games"], row["won"], row["drawn"], row["lost"], points(row["best"], unit), round(row["moves"] / row["games"]))])

    def do_forget(self, event: dict) -> None:
        self.app.stats.erase()
        self.app.render()
