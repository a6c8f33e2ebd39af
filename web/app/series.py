"""Games played one after another: which game of its series is on the table, and the way to the next. What is kept and
asked for is the game's (pygame_core/campaign.py)."""

from __future__ import annotations

from typing import Any

from app.dialogs import Dialog
from app.html import Html, h
from pygame_core import campaign
from pygame_core.game import BadInput, Game
from pygame_core.record import Record


def room(game: Game) -> Any:
    return game.room("campaign") if game.has_room("campaign") else None


def stand(play: Any) -> Html | None:
    """Which game of a series this is."""
    said = room(play.game).stand(play.state, play.app.text) if room(play.game) else ""
    return h("p", {"class": "soft sm", "id": "stand"}, said) if said else None


def button(play: Any) -> Html | None:
    """To the next game, once this one is over; one that was lost is tried again."""
    if not stand(play):
        return None
    word = "app.series.next" if play.state.outcome().winners else "app.series.again"
    return h("button", {"class": "btn pri", "data-act": "next_game", "id": "next-game"}, play.app.text(word))


def go_on(play: Any, keep: str = "") -> None:
    """Sit down at the next game. If it has been begun already, that is the one. Raises `BadInput`."""
    record = campaign.follow(play.table.record, play.state, keep)
    begun = [save.id for save in play.app.store.saves() if save.record and _begin(save.record) == _begin(record)]
    if begun:
        play.app.dialog = None
        play.app.go(f"#/{record.game}/{begun[0]}")
    else:
        play.app.play(record)


def _begin(record: Record) -> tuple:
    return record.game, record.players, record.options, record.seed, record.deal


class KeepDialog(Dialog):
    """What is to be kept for the games to come: one of several."""

    name = "keep"

    def __init__(self, app: Any, play: Any, choices: list[campaign.Choice]):
        super().__init__(app)
        self.play, self.choices = play, choices
        self.chosen, self.why = "", ""

    def title(self) -> str:
        return self.app.text("app.series.next")

    def body(self) -> Any:
        text = self.app.text
        return h("form", {"data-submit": "begin_next", "data-change": "keep", "id": "keep-form", "autocomplete": "off"},
                 h("fieldset", {}, h("legend", {}, text(f"{self.play.game.name}.campaign.keep")), [self._choice(choice) for choice in self.choices]),
                 h("p", {"class": "why", "role": "alert"}, self.why) if self.why else None,
                 h("div", {"class": "buttons"}, h("button", {"class": "btn", "type": "button", "data-act": "close"}, text("app.act.close")),
                   h("button", {"class": "btn pri", "type": "submit", "data-act": "begin_next"}, text("app.series.begin"))))

    def _choice(self, choice: campaign.Choice) -> Html:
        chosen = {"type": "radio", "name": "keep", "id": f"keep-{choice.pick}", "value": choice.pick, "checked": self.chosen == choice.pick}
        return h("label", {"class": "choice"}, h("input", chosen), h("span", {}, h("b", {}, choice.words), h("span", {"class": "soft sm"}, choice.note)))

    def do_keep(self, event: dict) -> None:
        self.chosen, self.why = event["form"].get("keep", ""), ""
        self.app.render()

    def do_begin_next(self, event: dict) -> None:
        self.chosen = event["form"].get("keep", "")
        try:
            go_on(self.play, self.chosen)
        except BadInput as error:
            self.why = self.app.text.of(error)
            self.app.render()
