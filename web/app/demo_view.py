"""What a demo, or a recorded game, looks like in its frame. The first picture of each is drawn when the site is built."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any

from app import play_view
from app.html import Html, h
from app.words import points, said
from pygame_core.draw import markup
from pygame_core.record import Record


TALL = 1.5  # a picture so many times as high as wide is scrolled through, not made to fit


def demo(screen: Any) -> Html:
    text, game, state, view = screen.app.text, screen.game, screen.state, screen.view()
    drawn, hand = _drawn(screen, state, view)
    picks = set(re.findall(r'data-pick="([^"]+)"', drawn + hand))
    choices = play_view.choices(screen, picks) if screen.mine else []
    return h("main", {"class": "frame", "id": "demo", "tabindex": -1},
             h("header", {"class": "about"}, h("h1", {}, text(screen.demo.title)), h("p", {}, text(screen.demo.task))),
             _board(drawn, hand),
             h("section", {"class": "news", "id": "prompt"}, _say(screen), _why(screen), play_view.legend(screen, view),
               play_view.preview(screen) or _totals(screen, state),
               h("div", {"class": "buttons"}, choices) if choices else None),
             h("footer", {}, _tool(screen, "reset", "btn pri" if screen.astray else "btn"), _tool(screen, "show", "btn") if screen.demo.script else None,
               _link(f"rules/{game.name}.{text.lang}.html#{screen.demo.rule}", text("app.demo.rule")),
               _on(screen, screen.demo.record) if screen.demo.led else _full(screen, f"#/{game.name}/new")))


def _tool(screen: Any, act: str, kind: str) -> Html:
    return h("button", {"class": kind, "data-act": act, "id": f"tool-{act}"}, screen.app.text(f"app.demo.{act}"))


def _drawn(screen: Any, state: Any, view: Any) -> tuple[str, str]:
    hand = play_view.room(screen, "hand", state, view)
    return markup(screen.game.room("draw").draw(state, view)), markup(hand) if hand else ""


def _board(drawn: str, hand: str) -> Html:
    width, height = map(float, re.search(r'viewBox="\S+ \S+ (\S+) (\S+)"', drawn).groups())
    kind = "board tall" if height > TALL * width else "board"
    return h("div", {"class": "play"}, h("div", {"class": kind, "data-board": True, "id": "board"}, Html(drawn)),
             h("div", {"class": "hand", "data-board": True, "id": "hand"}, Html(hand)) if hand else None)


def _say(screen: Any) -> Html:
    """What to do now, or what has happened: the live region, begun with what was told of the last move."""
    text, state = screen.app.text, screen.state
    if screen.understood and screen.demo.led:
        return h("p", {"class": "done", "role": "status", "id": "say"}, _story(screen))
    prompt = state.prompt(screen.chooser.picks)
    now = text(f"{screen.demo.title}.done") if screen.understood else text("app.demo.astray") if screen.astray \
        else text(prompt.message, **prompt.values) if screen.mine else text("app.demo.wait")
    happened = " ".join(said(text, screen.game, event, screen.names) for event in screen.last)
    return h("p", {"class": "done" if screen.understood else "say", "role": "status", "id": "say"},
             h("span", {"class": "sr"}, happened + " " if happened else ""), now)


def _story(screen: Any) -> list[Html]:
    """All that was told in the demo; once the game is over, also what the piece it is about is worth."""
    text, game, table = screen.app.text, screen.game, screen.table
    told = [said(text, game, event, screen.names) for events in table.told[len(screen.demo.record.moves):] for event in events]
    over = screen.state.to_move is None
    lines = [line for score in screen.state.scores() for line in score.lines if over and screen.demo.name in line.marks]
    told += [f"{text(f'{game.name}.score.{line.rule}', **line.values)}: {points(line.points, game.unit)}." for line in lines]
    return [h("span", {}, sentence, " ") for sentence, _ in groupby(told)]  # what goes on in the next move is not said again


def _why(screen: Any) -> Html | None:
    text = screen.app.text
    if screen.elsewhere:
        return h("p", {"class": "why", "role": "alert"}, text("app.demo.elsewhere"))
    if not screen.refused:
        return None
    illegal = screen.refused[1]
    tried = [" ", h("b", {}, text("app.demo.tried", done=len(screen.tried), of=len(screen.demo.refused)))] if screen.demo.solved is None else None
    return h("p", {"class": "why", "role": "alert"}, text(illegal.message, **illegal.values), " ",
             _link(f"rules/{screen.game.name}.{text.lang}.html#{illegal.rule}", text("app.act.rule")), tried)


def _totals(screen: Any, state: Any) -> Html:
    """The score as it stands; of a team, once."""
    unit, totals = screen.game.unit, [score.total for score in state.scores()]
    named = [(screen.app.text("app.score.total"), totals[0])] if screen.game.together else zip(screen.names, totals)
    return h("p", {"class": "preview"}, [h("span", {}, f"{name} ", h("b", {}, points(total, unit))) for name, total in named])


def _link(address: str, words: str) -> Html:
    return h("a", {"class": "link", "href": address, "target": "_blank"}, words)


def _on(screen: Any, record: Record) -> Html:
    """The same position at a table of one's own, without a lead."""
    return _link(f"index.html#r={record.link()}", screen.app.text("app.demo.on"))


def _full(screen: Any, route: str) -> Html:
    return _link(f"index.html{route}", screen.app.text("app.demo.full"))


# --- a recorded game --------------------------------------------------------------------------------------


def cover(text: Any, game: Any, picture: Html) -> Html:
    """What stands for a recorded game until Python is there to replay it."""
    return h("main", {"class": "frame", "id": "demo", "tabindex": -1},
             h("header", {"class": "about"}, h("h1", {}, text(f"{game.name}.title")), h("p", {}, text("app.demo.record"))),
             h("div", {"class": "play"}, h("div", {"class": "board print", "data-act": "open", "aria-hidden": "true"}, picture)),
             h("section", {"class": "news"}, h("button", {"class": "btn pri", "data-act": "open", "id": "open"}, text("app.demo.open"))))


def record(screen: Any) -> Html:
    text, game, state = screen.app.text, screen.game, screen.replay.state()
    drawn, hand = _drawn(screen, state, screen.view())
    happened = " ".join(said(text, game, event, screen.names) for event in screen.replay.last())
    return h("main", {"class": "frame", "id": "demo", "tabindex": -1},
             h("header", {"class": "about"}, h("h1", {}, text(f"{game.name}.title")), h("p", {}, ", ".join(screen.names))),
             _board(drawn, hand),
             h("section", {"class": "news"}, h("p", {"class": "say", "role": "status", "id": "say"}, happened or text("app.replay.start")),
               _totals(screen, state), play_view.steps(screen)),
             h("footer", {}, _full(screen, f"#r={screen.table.record.link()}")))

