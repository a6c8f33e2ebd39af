"""The shelf: one print per game, and the unfinished games above them."""

from __future__ import annotations

from typing import Any, Callable

from app.frame import Screen, home_header
from app.html import Html, h
from app.icons import CHEVRON, icon
from app.packs import file_name
from app.store import Save
from app.words import points, seated, tagline
from pygame_core.draw import markup
from pygame_core.game import BadInput, Game, State, games
from pygame_core.table import Table

PAGES = (("rules", "app.rules.all"), ("demos", "app.embed.title"))
SHOWN = 6  # unfinished games drawn on the strip


class Shelf(Screen):
    game = None

    def __init__(self, app: Any):
        self.app = app

    def title(self) -> str:
        return self.app.text("app.title")

    def html(self) -> Html:
        saves = self.app.store.saves()
        return h("div", {"class": "shelf", "id": "shelf"}, home_header(self.app), self._strip(saves),
                 h("main", {"class": "prints", "tabindex": -1}, [self._print(game) for game in games()]), self._finished(saves),
                 h("footer", {"class": "foot soft"}, self.app.text("app.foot"),
                   [h("a", {"class": "link", "href": f"{page}/index.{self.app.text.lang}.html"}, self.app.text(word)) for page, word in PAGES],
                   h("button", {"class": "link", "data-act": "export"}, self.app.text("app.act.export")) if saves else None))

    def _print(self, game: Game) -> Html:
        text = self.app.text
        return h("a", {"class": "print", "href": f"#/{game.name}/new", "id": f"print-{game.name}"},
                 h("span", {"class": "art"}, poster(game)),
                 h("span", {"class": "cap"}, h("h2", {}, text(f"{game.name}.title")), h("span", {"class": "soft"}, tagline(text, game))))

    def _strip(self, saves: list[Save]) -> Html:
        # Always there, empty on the first page: the space it takes is kept before Python knows (style/shelf.css).
        open_ = [save for save in saves if not save.over]
        items = [self._item(save) for save in open_[:SHOWN]]
        return h("section", {"class": "cont", "id": "cont", "aria-label": self.app.text("app.shelf.continue")},
                 h("h2", {"class": "t"}, self.app.text("app.shelf.continue")) if items else None, items)

    def _item(self, save: Save) -> Html:
        try:
            return self._playable(save, save.table())
        except BadInput as error:
            source = self.app.packs.missing(save.record.game) if save.record else None
            return self._waiting(save, source) if source else self._broken(save, self.app.text.of(error))

    def _playable(self, save: Save, table: Table) -> Html:
        text, game, state = self.app.text, table.game, table.state
        seat = state.to_move
        names = seated(text, table.record)
        people = sum(table.kind(other) == "human" for other in range(state.players))
        waits = "app.shelf.bot_move" if table.seat_is_bot(seat) else "app.shelf.your_move" if people == 1 and table.kind(seat) == "human" else "app.shelf.seat_move"
        return h("a", {"class": "ci", "href": f"#/{game.name}/{save.id}", "id": f"save-{save.id}"},
                 h("span", {"class": "th"}, Html(markup(game.room("draw").poster(state)))),
                 h("span", {"class": "who"}, h("b", {}, self.app.store.name(save.record) or text(f"{game.name}.title")),
                   h("span", {"class": "soft sm"}, ", ".join(names)), h("span", {"class": "soft sm"}, standing(state))),
                 h("span", {"class": "go"}, text(waits, name=names[seat] if seat is not None else ""), CHEVRON))

    def _broken(self, save: Save, why: str) -> Html:
        text = self.app.text
        return h("button", {"class": "ci broken", "data-act": "broken", "data-value": save.id, "id": f"save-{save.id}"},
                 h("span", {"class": "who"}, h("b", {}, text("app.shelf.broken")), h("span", {"class": "soft sm"}, why)))

    def _waiting(self, save: Save, source: str) -> Html:
        """A game whose pack is not here."""
        text = self.app.text
        return h("button", {"class": "ci broken", "data-act": "packs", "data-value": source, "id": f"save-{save.id}"},
                 h("span", {"class": "who"}, h("b", {}, self.app.store.name(save.record) or save.record.game),
                   h("span", {"class": "soft sm"}, text("app.packs.coming") if self.app.packs.coming else text("app.packs.needs", pack=file_name(source)))))

    def _finished(self, saves: list[Save]) -> Html | None:
        text = self.app.text
        over = [save for save in saves if save.over and save.record]
        if not over:
            return None
        rows = [h("li", {}, h("a", {"href": f"#/{save.record.game}/{save.id}"},
                              text("app.shelf.over", title=text(f"{save.record.game}.title"), players=", ".join(seated(text, save.record)))),
                  h("button", {"class": "hbtn", "data-act": "discard", "data-value": save.id, "title": text("app.act.discard")},
                    icon("trash", 16), h("span", {"class": "sr"}, text("app.act.discard")))) for save in over]
        return h("section", {"class": "finished", "aria-labelledby": "finished-title"},
                 h("details", {"id": "finished"}, h("summary", {"id": "finished-title"}, text("app.shelf.finished", n=len(over))), h("ul", {}, rows)))


def standing(state: State) -> str:
    """The score as it stands: "232 : 214½"."""
    return " : ".join(points(score.total, state.game.unit) for score in state.scores())


def know(prints: Callable[[], dict[str, str]]) -> None:
    """Where to find prints that are in the page already, by game: drawing one would load its rules."""
    _known.append(prints)


def poster(game: Game) -> Html:
    """The print of a game: a real position, from its demos room's POSTER record."""
    while _known:
        _posters.update({name: Html(drawn) for name, drawn in _known.pop()().items()})
    return _posters.get(game.name) or _posters.setdefault(game.name, Html(markup(game.room("draw").poster(game.room("demos").poster()))))


_known: list[Callable[[], dict[str, str]]] = []
_posters: dict[str, Html] = {}
