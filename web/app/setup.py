"""Setting up a game: its options, who sits where, who begins. Remembered for the next time."""

from __future__ import annotations

from typing import Any

from app import series
from app.frame import Screen, header, side_name
from app.html import Html, h
from app.shelf import poster
from app.words import LONGEST, tagline
from pygame_core.bots import names as bot_names
from pygame_core.game import BadInput, Game
from pygame_core.record import Record, parsed
from pygame_core.table import PEOPLE, Table

LOTS = "lots"
SERIES = "series"


class Setup(Screen):
    """`chosen` is what the form shows: option names, `players`, `seat0`…, `name0`…, `first`, all as text."""

    def __init__(self, app: Any, game: Game):
        self.app, self.game = app, game
        self.editor = game.room("editor") if game.has_room("editor") else None
        self.kit_advanced = getattr(self.editor, "ADVANCED", False)
        self.campaign = series.room(game)
        self.why = ""  # a file could not be used, or what was made is unfinished
        kept = app.store.settings(f"setup:{game.name}")
        self.chosen = {**self._defaults(), **{key: value for key, value in kept.items() if isinstance(value, str)}}
        self._mend()

    def _defaults(self) -> dict[str, str]:
        chosen = {option.name: str(option.default) for option in self.game.options}
        chosen |= {"players": str(self.game.seats[0]), "first": "0", "kit": "", "series": "", "seat0": "human", "name0": ""}
        for row in range(1, max(self.game.seats)):
            chosen |= {f"seat{row}": "greedy", f"name{row}": ""}
        return chosen

    def _mend(self) -> None:
        """What was remembered may be of another version: anything not offered now goes back to its default."""
        defaults = self._defaults()
        for option in self.game.options:
            if self.chosen[option.name] not in map(str, option.choices):
                self.chosen[option.name] = defaults[option.name]
        if self.chosen["players"] not in map(str, self.game.seats):
            self.chosen["players"] = defaults["players"]
        if self.chosen["kit"] not in self.kits:
            self.chosen["kit"] = ""
        if self.chosen["series"] != SERIES or not self.serial:
            self.chosen["series"] = ""
        for row in range(max(self.game.seats)):
            if self.chosen[f"seat{row}"] not in ("human", "remote", *bot_names(self.game)):
                self.chosen[f"seat{row}"] = defaults[f"seat{row}"]
        if self.chosen["first"] not in (LOTS, *map(str, range(self.players))):
            self.chosen["first"] = "0"

    @property
    def players(self) -> int:
        return int(self.chosen["players"])

    @property
    def serial(self) -> bool:
        """Whether games can follow one another, set up as this one is."""
        return bool(self.campaign) and self.campaign.fits(self.players, self._options())

    @property
    def kits(self) -> dict[str, dict]:
        """What was made to play this game with."""
        return self.app.store.kits(self.game.name) if self.editor else {}

    def title(self) -> str:
        return f"{self.app.text(f'{self.game.name}.title')} – {self.app.text('app.title')}"

    # --- what people do -----------------------------------------------------------------------------------

    def do_chosen(self, event: dict) -> None:
        self._take(event["form"])
        self.app.render()

    def do_begin(self, event: dict) -> None:
        self._take(event["form"])
        self.app.store.set(self.chosen, f"setup:{self.game.name}")
        try:
            self.begin()
        except BadInput as error:  # what was made to play with is unfinished
            self.why = self.app.text.of(error)
            self.app.render()

    def do_back(self, event: dict) -> None:
        self.app.go("#/")

    def do_make(self, event: dict) -> None:
        """To the workshop: with what is chosen, or something new that begins as what the game comes with."""
        id = event["value"] or self.app.new_kit(self.game, self.editor.begin())
        self.app.store.set({**self.chosen, "kit": id}, f"setup:{self.game.name}")
        self.app.go(f"#/{self.game.name}/kit/{id}")

    def file(self, event: dict) -> None:
        """A file of something made elsewhere, or why it is none. What was chosen stays chosen then."""
        try:
            self.chosen["kit"] = self.app.new_kit(self.game, self.editor.read(parsed(event["text"])))
            self.why = ""
        except BadInput as error:
            self.why = f"{event['name']}: {self.editor.words(self.app.text).of(error)}"
        self.app.render()

    def _take(self, form: dict) -> None:
        self.why = ""
        self.chosen |= {key: value for key, value in form.items() if key in self.chosen and isinstance(value, str)}
        self._mend()

    def begin(self) -> None:
        self.app.play(self.record())

    def record(self) -> Record:
        """The record of the game about to begin. Row `first` takes seat 0, the others follow round the table."""
        first = self.app.page.random() % self.players if self.chosen["first"] == LOTS else int(self.chosen["first"])
        rows = [(first + seat) % self.players for seat in range(self.players)]
        seats = [self.chosen[f"seat{row}"] for row in rows]
        names = [self._name(row) for row in rows]
        return Record.new(self.game, self.players, self.app.page.random(), self._deal(), names, seats, **self._options())

    def _deal(self) -> dict | None:
        """The part of the deal that is chosen. Raises `BadInput` if it is unfinished."""
        return {**self._made(), **(self.campaign.first() if self.chosen["series"] else {})} or None

    def _made(self) -> dict:
        if not self.chosen["kit"] or not self._kit_used():
            return {}
        draft = self.editor.resume(self.kits[self.chosen["kit"]])
        for fault in draft.faults(self.app.text):
            raise BadInput(fault)
        return draft.kit()

    def _kit_used(self) -> bool:
        """Whether what people made to play with plays a part in the game as it is chosen."""
        return self.editor is not None and (not hasattr(self.editor, "used") or self.editor.used(self._options()))

    def _options(self) -> dict[str, Any]:
        return self.game.check({option.name: self.chosen[option.name] for option in self.game.options})

    def _name(self, row: int) -> str:
        return " ".join(self.chosen[f"name{row}"].split())[:LONGEST] or self._usual_name(row)

    def _usual_name(self, row: int) -> str:
        text, seat = self.app.text, self.chosen[f"seat{row}"]
        if seat not in PEOPLE:
            same = sum(self.chosen[f"seat{other}"] == seat for other in range(row))
            return text(f"bot.{seat}.name") + (f" {same + 1}" if same else "")
        people = [other for other in range(self.players) if self.chosen[f"seat{other}"] in PEOPLE]
        return text("app.you") if people == [row] else text("app.player", number=row + 1)

    # --- what they see ------------------------------------------------------------------------------------

    def html(self) -> Html:
        text, game = self.app.text, self.game
        title = text(f"{game.name}.title")
        return h("div", {"class": "setup", "id": "setup"}, header(self.app, title, tagline(text, game)),
                 h("main", {"class": "wrap", "tabindex": -1},
                   h("section", {"class": "about"}, h("span", {"class": "art"}, poster(game)),
                     h("p", {"class": "lead"}, text(f"{game.name}.tagline")),
                     h("button", {"class": "btn", "data-act": "rules"}, text("app.act.rules"))),
                   self._form()))

    def _form(self) -> Html:
        text = self.app.text
        return h("form", {"class": "sheet", "id": "setup-form", "data-submit": "begin", "data-change": "chosen", "autocomplete": "off"},
                 h("h2", {}, text("app.setup.title")),
                 None if self.kit_advanced else self._kit(),
                 [self._option(option) for option in self.game.options if not option.advanced],
                 self._count(), self._series() if self.serial else None,
                 h("fieldset", {}, h("legend", {}, text("app.setup.players")), [self._seat(row) for row in range(self.players)]),
                 self._first(), self._advanced(),
                 h("button", {"class": "btn pri", "type": "submit", "data-act": "begin"}, text("app.setup.begin")))

    def _choices(self, name: str, legend: str, choices: list[tuple[str, str]]) -> Html:
        """A row of radio buttons that looks like one control."""
        return h("fieldset", {}, h("legend", {}, legend), h("div", {"class": "segments"}, [
            h("label", {}, h("input", {"type": "radio", "name": name, "value": value, "checked": self.chosen[name] == value}),
              h("span", {}, word)) for value, word in choices]))

    def _kit(self) -> Html | None:
        """What the game is played with: its own, or what was made in the workshop."""
        if not self._kit_used():
            return None
        text, name, chosen = self.app.text, self.game.name, self.chosen["kit"]
        offered = [("", text(f"{name}.kit.own")), *((id, data["name"]) for id, data in self.kits.items())]
        note = self._remark(chosen) if chosen else text(f"{name}.kit.note")
        return h("div", {"class": "kit", "id": "kit"}, h("label", {"for": "kit-choice"}, text(f"{name}.kit.title")),
                 h("select", {"name": "kit", "id": "kit-choice"},
                   [h("option", {"value": id, "selected": chosen == id}, words) for id, words in offered]),
                 h("p", {"class": "soft sm"}, note) if note else None,
                 h("p", {"class": "why", "role": "alert"}, self.why) if self.why else None,
                 h("div", {"class": "buttons"}, self._make("change", chosen) if chosen else None, self._make("new", ""),
                   h("label", {"class": "btn"}, text("app.kit.open"),
                     h("input", {"type": "file", "data-file": "kit", "accept": ".json,application/json", "class": "sr"}))))

    def _remark(self, id: str) -> str:
        """What is to be said of playing with it so, or why it cannot be read."""
        try:
            return self.editor.resume(self.kits[id]).remark(self.app.text, self.players, self._options())
        except BadInput as error:
            return self.editor.words(self.app.text).of(error)

    def _make(self, word: str, id: str) -> Html:
        return h("button", {"class": "btn", "type": "button", "data-act": "make", "data-value": id, "id": f"kit-{word}"}, self.app.text(f"app.kit.{word}"))

    def _option(self, option: Any) -> Html:
        stem = f"{self.game.name}.option.{option.name}"
        return self._choices(option.name, self.app.text(stem), [(str(choice), self.app.text(f"{stem}.{choice}")) for choice in option.choices])

    def _advanced(self) -> Html | None:
        advanced = [self._option(option) for option in self.game.options if option.advanced]
        kit = self._kit() if self.kit_advanced else None
        if not advanced and kit is None:
            return None
        shown = bool(kit and self.chosen["kit"])  # what is chosen is not out of sight
        return h("details", {"id": "advanced", "open": shown}, h("summary", {}, self.app.text("app.setup.more")), advanced, kit)

    def _count(self) -> Html | None:
        if len(self.game.seats) == 1:
            return None
        return self._choices("players", self.app.text("app.setup.count"), [(str(count), str(count)) for count in self.game.seats])

    def _series(self) -> Html:
        """One game, or the first of several."""
        text, stem = self.app.text, f"{self.game.name}.campaign"
        return h("div", {"id": "series"}, self._choices("series", text(f"{stem}.title"), [("", text(f"{stem}.one")), (SERIES, text(f"{stem}.series"))]),
                 h("p", {"class": "soft sm"}, text(f"{stem}.note")))

    def _seat(self, row: int) -> Html:
        text = self.app.text
        kinds = [("human", text("app.setup.human")), *((bot, text("app.setup.bot", name=text(f"bot.{bot}.name"))) for bot in bot_names(self.game)),
                 *([("remote", text("app.setup.remote"))] if self.players > 1 else [])]
        chosen = self.chosen[f"seat{row}"]
        return h("div", {"class": "row"},
                 h("input", {"name": f"name{row}", "id": f"name{row}", "maxlength": LONGEST, "value": self.chosen[f"name{row}"],
                             "placeholder": self._usual_name(row), "aria-label": text("app.setup.name", number=row + 1)}),
                 h("select", {"name": f"seat{row}", "id": f"seat{row}", "aria-label": text("app.setup.kind", number=row + 1)},
                   [h("option", {"value": value, "selected": chosen == value}, word) for value, word in kinds]),
                 None if chosen == "human" else h("p", {"class": "soft sm"}, text("app.setup.remote_how" if chosen == "remote" else f"bot.{chosen}")))

    def _first(self) -> Html | None:
        if self.players == 1:
            return None
        text = self.app.text
        legend = text("app.setup.first_side", side=side_name(text, self.game, 0)) if self.game.sides else text("app.setup.first")
        return self._choices("first", legend, [*((str(row), self._name(row)) for row in range(self.players)), (LOTS, text("app.setup.lots"))])


def again(table: Table, seed: int) -> Record:
    """The same table once more: same game, kit, options and people, a new deal."""
    record = table.record
    return Record(record.game, rules=record.rules, players=record.players, options=record.options, seed=seed, deal=table.state.kit or None,
                  names=record.names, seats=record.seats)
