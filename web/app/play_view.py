"""What a game on the table looks like: board, prompt, seats, log, score sheet, tools. Play → HTML."""

from __future__ import annotations

import re
from typing import Any

from app.frame import header, option_words, side_name
from app.html import Html, h
from app.icons import icon
from app.words import points, said
from pygame_core.chooser import CONFIRM
from pygame_core.draw import markup


def nothing(play: Any) -> Html:
    """The table while a sheet says why its game cannot be shown."""
    return h("div", {"class": "screen", "id": "play"}, header(play.app, play.app.text(f"{play.game.name}.title"), ""))


def whole(play: Any) -> Html:
    text, game, view = play.app.text, play.game, play.view()
    drawn = markup(game.room("draw").draw(play.state, view))
    return h("div", {"class": "screen", "id": "play"},
             header(play.app, text(f"{game.name}.title"), option_words(text, game, play.state.options)),
             h("main", {"class": "table"},
               h("section", {"class": "bd"}, _side(play),
                 h("div", {"class": "board", "data-board": True, "id": "board"}, Html(drawn))),
               h("div", {"class": "col"}, _prompt(play, view, set(re.findall(r'data-pick="([^"]+)"', drawn))),
                 _seats(play), _score(play) if play.scoring else _log(play), _tools(play))))


def _room(play: Any, name: str, *arguments: Any) -> Any:
    """What a game's draw room adds to the table, if it has that to add."""
    task = getattr(play.game.room("draw"), name, None)
    return task(*arguments) if task else None


def _side(play: Any) -> Html | None:
    bar = _room(play, "side", play.state)
    return h("div", {"class": "side", "aria-hidden": "true"}, Html(markup(bar))) if bar else None


# --- prompt -----------------------------------------------------------------------------------------------


def _prompt(play: Any, view: Any, drawn: set[str]) -> Html:
    """The sentence that says what to do now, and what hangs on it. The sentence is the live region; it begins
    with what just happened, for those who cannot see it."""
    happened = " ".join(said(play.app.text, play.game, event, play.names) for event in play.last())
    return h("section", {"class": "sheet prompt", "id": "prompt"},
             h("p", {"class": "say", "role": "status", "id": "say"}, h("span", {"class": "sr"}, happened + " " if happened else ""), _sentence(play)),
             _thinking(play), _refusal(play), _legend(play, view), _preview(play), _buttons(play, drawn))


def _sentence(play: Any) -> str:
    text, state = play.app.text, play.state
    if state.to_move is None:
        return _verdict(play)
    if play.failed:
        return text("app.prompt.failed", name=play.names[state.to_move], why=play.failed)
    if play.bot_moves:
        return text("app.prompt.thinking", name=play.names[state.to_move])
    prompt = state.prompt(play.chooser.picks)
    alone = sum(not play.table.seat_is_bot(seat) for seat in range(state.players)) == 1
    whose = text("app.prompt.you") if alone else text("app.prompt.name", name=play.names[state.to_move])
    return f"{whose} {text(prompt.message, **prompt.values)}"


def _verdict(play: Any) -> str:
    """How the game ended, in one sentence."""
    outcome, unit = play.state.outcome(), play.game.unit
    totals = [score.total for score in play.state.scores()]
    winner = outcome.winners[0] if outcome.winners else None
    best = totals[winner] if winner is not None else max(totals)
    rest = [total for seat, total in enumerate(totals) if seat != winner]
    return play.app.text(f"{play.game.name}.outcome.{outcome.rule}", name="" if winner is None else play.names[winner],
                         score=points(best, unit), other=points(max(rest, default=0), unit))


def _thinking(play: Any) -> Html | None:
    if play.thinking is None:
        return h("button", {"class": "btn pri", "data-act": "retry"}, play.app.text("app.act.retry")) if play.failed else None
    share = round(play.thinking, 2)
    return h("progress", {"class": "thought", "max": 1, "value": share or None, "aria-label": play.app.text("app.prompt.progress")})


def _refusal(play: Any) -> Html | None:
    if not play.refused:
        return None
    illegal = play.refused[1]
    return h("p", {"class": "why", "role": "alert"}, play.app.text(illegal.message, **illegal.values),
             h("button", {"class": "link", "data-act": "rules", "data-value": illegal.rule}, play.app.text("app.act.rule")))


def _legend(play: Any, view: Any) -> Html | None:
    rows = [] if play.bot_moves else _room(play, "legend", play.state, view) or []
    return h("ul", {"class": "legend"}, [
        h("li", {}, Html(markup(row["glyph"])), h("span", {}, play.app.text(row["message"], **row["values"]))) for row in rows]) if rows else None


def _preview(play: Any) -> Html | None:
    """What the considered move would do to the scores."""
    if play.bot_moves or play.state.to_move is None:
        return None
    move = play.considered()
    twin, unit = play.state.copy(), play.game.unit
    before = [score.total for score in twin.scores()]
    if move:
        twin.play(move)
    after = [score.total for score in twin.scores()]
    # Always there, so that nothing below it jumps when the pointer finds a target.
    return h("p", {"class": "preview" if move else "preview off"}, h("b", {}, play.hover or "–"), [
        h("span", {}, f"{name} ", h("b", {}, points(now, unit)), " ", h("i", {}, points(now - was, unit, sign=True)))
        for name, was, now in zip(play.names, before, after)])


def _buttons(play: Any, drawn: set[str]) -> Html | None:
    """What can be touched but is not drawn, and letting go."""
    text = play.app.text
    words = [h("button", {"class": "btn", "data-act": "say", "data-value": pick, "id": f"say-{pick}"},
               text("app.act.confirm") if pick == CONFIRM else text(f"{play.game.name}.pick.{pick}"))
             for pick in play.open() if pick not in drawn]
    if play.chooser.picks or play.chooser.part:
        words.insert(0, h("button", {"class": "btn", "data-act": "back", "id": "let-go"}, text("app.act.other")))
    if play.state.to_move is None:
        words = [h("button", {"class": "btn pri", "data-act": "again"}, text("app.menu.again")),
                 h("a", {"class": "btn", "href": f"#/{play.game.name}/new"}, text("app.menu.new"))]
    return h("div", {"class": "buttons"}, words) if words else None


# --- seats ------------------------------------------------------------------------------------------------


def _seats(play: Any) -> Html:
    scores = play.state.scores()
    return h("section", {"class": "sheet seats", "id": "seats", "aria-label": play.app.text("app.seats")},
             [_seat(play, seat, scores[seat].total) for seat in range(play.state.players)])


def _seat(play: Any, seat: int, total: int) -> Html:
    text, moves = play.app.text, play.state.to_move == seat
    notes = [side_name(text, play.game, seat)] if play.game.sides else []
    if play.table.seat_is_bot(seat):
        notes.append(text("app.computer"))
    chips = _room(play, "facts", play.state, seat, play.chooser.picks if moves else ()) or []
    badge = _room(play, "badge", seat)
    return h("div", {"class": "seat on" if moves else "seat", "id": f"seat-{seat}"},
             h("span", {"class": "hat", "aria-hidden": "true"}, Html(markup(badge)) if badge else None),
             h("span", {"class": "who"}, h("b", {}, play.names[seat]), h("span", {"class": "soft sm"}, ", ".join(notes)),
               h("span", {"class": "turn"}, text("app.to_move")) if moves else None),
             h("span", {"class": "sc"}, points(total, play.game.unit)),
             h("span", {"class": "ys"}, [h("span", {"class": "chip on" if chip["on"] else "chip"}, chip["text"]) for chip in chips]))


# --- log --------------------------------------------------------------------------------------------------


def turns(play: Any) -> list[tuple[int, list[int]]]:
    """Moves grouped by turn: (seat, move numbers from 0)."""
    found: list[tuple[int, list[int]]] = []
    for index in range(play.table.length):
        seat = play.table.mover(index)
        if found and found[-1][0] == seat:
            found[-1][1].append(index)
        else:
            found.append((seat, [index]))
    return found


def _log(play: Any) -> Html:
    """Two seats: a row a round, as game records are written; more seats: a row a turn."""
    text, grouped, players = play.app.text, turns(play), play.state.players
    width = players if players <= 2 else 1
    rows = [grouped[start:start + width] for start in range(0, len(grouped), width)]
    head = h("tr", {}, h("th", {"scope": "col"}, h("span", {"class": "sr"}, text("app.log.round"))), [
        h("th", {"scope": "col"}, Html(markup(badge)) if (badge := _room(play, "badge", seat)) else None, play.names[seat]) for seat in range(width)])
    body = [h("tr", {}, h("th", {"scope": "row"}, number), [h("td", {}, [_entry(play, index) for index in turn[1]]) for turn in row])
            for number, row in enumerate(rows, 1)]
    return h("section", {"class": "sheet log", "id": "log", "aria-label": text("app.log.title"), "tabindex": 0, "data-stick": "end"},
             h("table", {}, h("thead", {}, head) if width == players else None, h("tbody", {}, body)) if body
             else h("p", {"class": "soft"}, text("app.log.empty")))


def _entry(play: Any, index: int) -> Html:
    event = play.table.told[index][0]
    glyph = _room(play, "glyph", event)
    short = _room(play, "notation", event) or play.table.record.moves[index]
    sentence = said(play.app.text, play.game, event, play.names)
    last = index == play.table.length - 1
    return h("span", {"class": "entry last" if last else "entry", "title": sentence},
             Html(markup(glyph)) if glyph else None,
             h("span", {"aria-hidden": "true"}, play.app.text(short)), h("span", {"class": "sr"}, sentence))


# --- score sheet ------------------------------------------------------------------------------------------


def _score(play: Any) -> Html:
    """Seats × lines, each line lighting what earns it; grouped by rule."""
    text, scores, unit = play.app.text, play.state.scores(), play.game.unit
    rules = dict.fromkeys(line.rule for score in scores for line in score.lines)
    body = [_line(play, rule, seat, index) for rule in rules
            for seat, score in enumerate(scores) for index, line in enumerate(score.lines) if line.rule == rule]
    return h("section", {"class": "sheet score", "id": "score", "aria-label": text("app.score.title")},
             h("header", {}, h("h2", {}, text("app.score.title")),
               h("button", {"class": "hbtn x", "data-act": "score", "aria-label": text("app.act.close")}, "×")),
             h("div", {"class": "scroll"}, h("table", {},
               h("thead", {}, h("tr", {}, h("th", {"scope": "col"}, text("app.score.line")), [h("th", {"scope": "col"}, name) for name in play.names])),
               h("tbody", {}, body),
               h("tfoot", {}, h("tr", {}, h("th", {"scope": "row"}, text("app.score.total")), [h("td", {}, points(score.total, unit)) for score in scores])))))


def _line(play: Any, rule: str, seat: int, index: int) -> Html:
    line = play.state.scores()[seat].lines[index]
    key = f"{seat}:{index}"
    cells = [h("td", {}, points(line.points, play.game.unit) if column == seat else "") for column in range(play.state.players)]
    return h("tr", {"class": "on" if key in (play.lit, play.held) else "", "data-point": key},
             h("th", {"scope": "row"},
               h("button", {"class": "line", "data-act": "light", "data-value": key, "data-point": key, "aria-pressed": "true" if play.held == key else "false"},
                 play.app.text(f"{play.game.name}.score.{rule}", **line.values)),
               h("button", {"class": "link rule", "data-act": "rules", "data-value": rule, "aria-label": play.app.text("app.act.rule")}, "?")), cells)


# --- tools ------------------------------------------------------------------------------------------------


def _tools(play: Any) -> Html:
    able = {"undo": play.table.moves_back() > 0, "redo": bool(play.table.undone)}
    return h("nav", {"class": "sheet tools", "aria-label": play.app.text("app.tools")}, [
        h("button", {"data-act": act, "id": f"tool-{act}", "aria-disabled": None if able.get(act, True) else "true",
                     "aria-pressed": ("true" if play.scoring else "false") if act == "score" else None},
          icon(act), h("span", {}, play.app.text(f"app.tool.{act}")))
        for act in ("undo", "redo", "score", "rules", "menu")])
