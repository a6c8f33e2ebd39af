"""What a game on the table looks like: board, prompt, seats, log, score sheet, tools. Play → HTML."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

from app import series, tabs
from app.frame import header, option_words, side_name
from app.html import Html, h, join
from app.icons import icon
from app.words import is_turn, points, said
from pygame_core.bots import has_par
from pygame_core.chooser import CONFIRM
from pygame_core.draw import markup
from pygame_core.draw.view import View


def nothing(play: Any) -> Html:
    """The table while a sheet says why its game cannot be shown."""
    return h("div", {"class": "screen", "id": "play"}, header(play.app, play.app.text(f"{play.game.name}.title"), ""))


def curtain(play: Any) -> Html:
    """Between two people with hidden hands: nothing of the game is in the page."""
    text, name = play.app.text, play.names[play.curtain]
    return h("div", {"class": "screen", "id": "play"}, header(play.app, text(f"{play.game.name}.title"), ""),
             h("main", {"class": "curtain", "id": "curtain", "tabindex": -1}, h("h2", {}, text("app.curtain.title", name=name)),
               h("p", {"class": "soft"}, text("app.curtain.why")),
               h("button", {"class": "btn pri", "data-act": "open_curtain"}, text("app.curtain.open", name=name))))


def whole(play: Any) -> Html:
    text, game, view = play.app.text, play.game, play.view()
    head = header(play.app, text(f"{game.name}.title"), option_words(text, game, play.state.options))
    found = tabs.parts(play, view)
    return _in_tabs(play, view, head, found) if found else _at_once(play, view, head)


def _at_once(play: Any, view: View, head: Html) -> Html:
    drawn = markup(play.game.room("draw").draw(play.replay.state(), view))
    hand = room(play, "hand", play.replay.state(), view)
    hand = markup(hand) if hand else ""
    play.covered = False
    picks, play.lit_up = tabs.touchable(drawn + hand)
    return h("div", {"class": "screen", "id": "play"}, head,
             h("main", {"class": "table", "tabindex": -1},
               h("section", {"class": "bd"}, _side(play), _board(play, drawn, picks)),
               h("div", {"class": "col"}, _says(play, view, picks),
                 h("div", {"class": "rest"},
                   h("section", {"class": "sheet hand", "id": "hand", "data-board": True, "data-still": _still(play, picks)},
                     Html(hand)) if hand else None,
                   _record(play)),
                 _tools(play))))


def _record(play: Any) -> Html:
    """Who has what, and how it came to that."""
    return join([_seats(play), _score(play) if play.scoring else _log(play)])


def _in_tabs(play: Any, view: View, head: Html, found: list[tabs.Part]) -> Html:
    """One part of the table at a time, under what is to be done."""
    now = tabs.shown(play, found)
    picks, play.lit_up = set[str]().union(*(part.picks for part in found)), now.open
    play.covered = bool(now.drawn) and not play.app.page.low()
    inside = _board(play, now.drawn, picks) if now.drawn else _record(play)
    return h("div", {"class": "screen tabbed", "id": "play"}, head,
             h("main", {"class": "table", "tabindex": -1}, _says(play, view, picks),
               h("section", {"class": "bd", "role": "tabpanel", "id": "panel", "aria-labelledby": f"tab-{now.name}"},
                 h("div", {"class": "part", "id": f"part-{now.name}"}, inside)),
               h("div", {"class": "rest"}, _record(play)) if play.app.page.low() else None,
               tabs.strip(play, found, now), _tools(play)))


def _board(play: Any, drawn: str, picks: set[str]) -> Html:
    """The picture, as wide for its height as it was drawn, and the way back from a closer look."""
    across, down = map(float, re.search(r'viewBox="\S+ \S+ (\S+) (\S+)"', drawn).groups())
    return join([
        h("div", {"class": "board past" if play.replay.looking else "board", "data-board": True, "id": "board", "data-still": _still(play, picks),
                  "style": f"--shape: {max(1.0, across / down):.3f}"}, Html(drawn)),
        h("button", {"class": "btn fit", "data-zoom": True}, play.app.text("app.act.fit"))])


def _still(play: Any, picks: set[str]) -> bool | None:
    """Nothing can be carried: no open pick goes on to another. A finger on one may then scroll."""
    depth = len(play.chooser.picks)
    return True if not any(len(move.picks) > depth + 1 and move.picks[depth] in picks for move in play.chooser.candidates()) else None


def _says(play: Any, view: View, picks: set[str]) -> Html:
    return _looking(play) if play.replay.looking else _prompt(play, view, picks)


def room(play: Any, name: str, *arguments: Any) -> Any:
    """What a game's draw room adds to the table, if it has that to add."""
    task = getattr(play.game.room("draw"), name, None)
    return task(*arguments) if task else None


def _side(play: Any) -> Html | None:
    bar = room(play, "side", play.replay.state(), View(text=play.app.text))
    return h("div", {"class": "side", "aria-hidden": "true"}, Html(markup(bar))) if bar else None


def summary(play: Any) -> str:
    """The position in words: whose move, the scores, what lies where."""
    text, state, unit = play.app.text, play.replay.state(), play.game.unit
    scores = [text("app.say.score", name=name, score=points(score.total, unit)) for name, score in zip(play.names, state.scores())]
    drawn = markup(play.game.room("draw").draw(state, View(text=text, ids=None, viewer=play.view().viewer)))
    label = re.search(r'aria-label="([^"]*)"', drawn)
    where = text("app.replay.banner", at=play.replay.at, n=play.table.length) if play.replay.looking else _sentence(play)
    return " ".join([where, *scores, unescape(label[1]) if label else ""])


# --- prompt -----------------------------------------------------------------------------------------------


def _prompt(play: Any, view: Any, drawn: set[str]) -> Html:
    """The sentence that says what to do now, and what hangs on it. The sentence is the live region; it begins
    with what just happened, for those who cannot see it."""
    happened = play.spoken or " ".join(said(play.app.text, play.game, event, play.names) for event in play.replay.last())
    return h("section", {"class": "sheet prompt", "id": "prompt"},
             h("p", {"class": "say", "role": "status", "id": "say"}, h("span", {"class": "sr"}, happened + " " if happened else ""), _sentence(play)),
             series.stand(play), _thinking(play), _elsewhere(play), _refusal(play), _hint(play), legend(play, view), preview(play), _buttons(play, drawn))


def _sentence(play: Any) -> str:
    text, state = play.app.text, play.state
    if state.to_move is None:
        return _verdict(play)
    name = play.names[state.to_move]
    if play.failed:
        return text("app.prompt.failed", name=name, why=play.failed)
    if play.bot_moves:
        return text("app.prompt.thinking", name=name)
    if play.remote_moves:
        return text("app.prompt.remote", name=name)
    if play.hinting:
        return text("app.prompt.hinting")
    prompt = state.prompt(play.chooser.picks)
    whose = text("app.prompt.you") if play.people() == [state.to_move] else text("app.prompt.name", name=name)
    return f"{whose} {text(prompt.message, **prompt.values)}"


def _verdict(play: Any) -> str:
    """How the game ended, in one sentence."""
    outcome, unit = play.state.outcome(), play.game.unit
    totals = [score.total for score in play.state.scores()]
    winner = outcome.winners[0] if outcome.winners else None
    best = totals[winner] if winner is not None else max(totals)
    rest = [total for seat, total in enumerate(totals) if seat != winner]
    names = [play.names[seat] for seat in outcome.winners]
    return play.app.text(f"{play.game.name}.outcome.{outcome.rule}", name=", ".join(names),
                         score=points(best, unit), other=points(max(rest, default=0), unit), **outcome.values)


def _thinking(play: Any) -> Html | None:
    """A ring that fills while a bot thinks; where nothing is known of how far it is, it turns."""
    text = play.app.text
    if play.thinking is None:
        return h("button", {"class": "btn pri", "data-act": "retry"}, text("app.act.retry")) if play.failed else None
    share = min(play.thinking, 1)
    return h("div", {"class": "thought" if share else "thought unknown"},
             h("svg", {"viewBox": "0 0 40 40", "width": 40, "height": 40, "role": "progressbar", "aria-label": text("app.prompt.progress"),
                       "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuenow": round(100 * share) if share else None},
               h("circle", {"class": "track", "cx": 20, "cy": 20, "r": 16, "pathLength": 100}),
               h("circle", {"class": "part", "cx": 20, "cy": 20, "r": 16, "pathLength": 100, "stroke-dasharray": f"{round(100 * share) or 25} 100"})),
             h("button", {"class": "btn", "data-act": "hint"}, text("app.act.stop")) if play.hinting else None)


def _refusal(play: Any) -> Html | None:
    if not play.refused:
        return None
    illegal = play.refused[1]
    return h("p", {"class": "why", "role": "alert"}, play.app.text(illegal.message, **illegal.values),
             h("button", {"class": "link", "data-act": "rules", "data-value": illegal.rule}, play.app.text("app.act.rule")))


def _elsewhere(play: Any) -> Html | None:
    """Whose own board is in sight, while it is not the one that would be; and the way back."""
    seat, home = play.looked_at, play.home()
    if seat is None or seat == (play.replay.state().to_move if home is None else home):
        return None
    return h("p", {"class": "elsewhere"}, play.app.text("app.look.at", name=play.names[seat]),
             h("button", {"class": "link", "data-act": "look", "data-value": seat, "id": "look-back"}, play.app.text("app.look.back")))


def _hint(play: Any) -> Html | None:
    if not play.hint:
        return None
    gain = points(round(play.hint["gain"]), play.game.unit, sign=True)
    return h("p", {"class": "hint", "role": "status", "id": "hint"}, play.app.text("app.prompt.hint", move=play.hint["move"], gain=gain),
             h("button", {"class": "link", "data-act": "take_hint"}, play.app.text("app.act.take_hint")))


def legend(play: Any, view: Any) -> Html | None:
    rows = room(play, "legend", play.state, view) or [] if play.mine else []
    return h("ul", {"class": "legend"}, [
        h("li", {}, Html(markup(row["glyph"])), h("span", {}, play.app.text(row["message"], **row["values"]))) for row in rows]) if rows else None


def preview(play: Any) -> Html | None:
    """What the considered move would do to the scores."""
    if not play.mine or play.game.together:
        return None
    move = play.considered()
    twin, unit = play.state.copy(), play.game.unit
    before = [score.total for score in twin.scores()]
    if move:
        twin.play(move)
    after = [score.total for score in twin.scores()] if move else before
    # Always there, so that nothing below it jumps when the pointer finds a target.
    return h("p", {"class": "preview" if move else "preview off"}, h("b", {}, _pick(play, move) if move else "–"), [
        h("span", {}, f"{name} ", h("b", {}, points(now, unit)), " ", h("i", {}, points(now - was, unit, sign=True)))
        for name, was, now in zip(play.names, before, after)])


def _pick(play: Any, move: Any) -> str:
    """What a move ends with, as it is called: a place, or the word on a button; how it is turned is seen."""
    pick = next((pick for pick in reversed(move.picks) if not is_turn(pick)), move.picks[-1])
    message = f"{play.game.name}.pick.{pick}"
    return play.app.text(message) if play.app.text.has(message) else pick


def _buttons(play: Any, drawn: set[str]) -> Html | None:
    """What can be touched but is not drawn, turning, confirming, and letting go."""
    text, state = play.app.text, play.state
    if state.to_move is None:
        words = [series.button(play) or h("button", {"class": "btn pri", "data-act": "again"}, text("app.menu.again")),
                 h("a", {"class": "btn", "href": f"#/{play.game.name}/new"}, text("app.menu.new"))]
    elif play.remote_moves:
        words = [h("button", {"class": "btn pri", "data-act": "send"}, text("app.act.send"))]
    else:
        words = choices(play, drawn)
    return h("div", {"class": "buttons"}, words) if words else None


def choices(play: Any, drawn: set[str]) -> list[Html]:
    """Buttons for what can be done with what is held, and for what can be touched but is not drawn."""
    text = play.app.text
    words = [h("button", {"class": "btn", "data-act": "say", "data-value": pick, "id": f"say-{pick}"},
               text("app.act.confirm") if pick == CONFIRM else text(f"{play.game.name}.pick.{pick}"))
             for pick in play.open() if pick not in drawn and not (play.waiting and is_turn(pick))]
    if play.chooser.touched or play.waiting:
        words.insert(0, h("button", {"class": "btn", "data-act": "back", "id": "let-go"}, text("app.act.other")))
    if play.chooser.picks and len(play.turns()) > 1:
        words.insert(0, h("button", {"class": "btn", "data-act": "turn", "id": "turn"}, text("app.act.turn")))
    if play.waiting:
        words.append(h("button", {"class": "btn pri", "data-act": "yes", "id": "yes"}, text("app.act.confirm")))
    return words


# --- looking back -----------------------------------------------------------------------------------------


def _looking(play: Any) -> Html:
    """The banner over a past position, and the ways through the game."""
    text, at, length = play.app.text, play.replay.at, play.table.length
    happened = " ".join(said(text, play.game, event, play.names) for event in play.replay.last())
    return h("section", {"class": "sheet prompt past", "id": "past"},
             h("p", {"class": "banner", "role": "status", "id": "say"}, text("app.replay.banner", at=at, n=length), h("span", {"class": "sr"}, " " + (play.spoken or happened))),
             h("p", {"class": "happened"}, happened or text("app.replay.start")),
             steps(play),
             h("div", {"class": "buttons"},
               h("button", {"class": "btn", "data-act": "branch", "id": "branch"}, text("app.replay.branch")),
               h("button", {"class": "btn", "data-act": "back_to", "id": "back-to"}, text("app.replay.back_to")) if at < length else None,
               h("button", {"class": "btn pri", "data-act": "live", "id": "live"}, text("app.replay.live"))))


def steps(play: Any) -> list[Html]:
    """The slider through the game, and its buttons."""
    text, at, length = play.app.text, play.replay.at, play.table.length
    return [
        h("form", {"data-change": "replay", "data-input": "replay", "id": "replay-form"},
          h("input", {"type": "range", "name": "at", "id": "replay-at", "min": 0, "max": length, "value": at, "aria-label": text("app.replay.slider")})),
        h("div", {"class": "steps"},
          _step("first", text, f"{-length}"), _step("back", text, "-1"),
          h("button", {"class": "btn", "data-act": "run", "id": "run"}, icon("pause" if play.replay.running else "run", 16),
            text("app.replay.stop" if play.replay.running else "app.replay.run")),
          _step("on", text, "1"), _step("last", text, f"{length}")),
    ]


def _step(name: str, text: Any, by: str) -> Html:
    glyph = {"first": "|◂", "back": "◂", "on": "▸", "last": "▸|"}[name]
    return h("button", {"class": "btn", "data-act": "step", "data-value": by, "id": f"step-{name}", "aria-label": text(f"app.replay.{name}")}, glyph)


# --- seats ------------------------------------------------------------------------------------------------


def _seats(play: Any) -> Html:
    scores = play.replay.state().scores()
    return h("section", {"class": "sheet seats", "id": "seats", "aria-label": play.app.text("app.seats")},
             [_seat(play, seat, scores[seat].total) for seat in range(play.state.players)])


def _seat(play: Any, seat: int, total: int) -> Html:
    text, state = play.app.text, play.replay.state()
    moves = state.to_move == seat
    notes = [side_name(text, play.game, seat)] if play.game.sides else []
    if play.table.seat_is_bot(seat):
        notes.append(text("app.computer"))
    if play.table.kind(seat) == "remote":
        notes.append(text("app.remote"))
    chips = room(play, "facts", state, seat, play.chooser.picks if moves and play.mine else ()) or []
    badge, thumb = room(play, "badge", seat), room(play, "thumb", state, seat)
    return h("div", {"class": "seat on" if moves else "seat", "id": f"seat-{seat}"},
             h("span", {"class": "hat", "aria-hidden": "true"}, Html(markup(badge)) if badge else None),
             h("span", {"class": "who"}, h("b", {}, play.names[seat]),
               h("span", {"class": "soft sm"}, notes[0], h("span", {"class": "more"}, "".join(f", {note}" for note in notes[1:]))) if notes else None,
               h("span", {"class": "turn"}, text("app.to_move")) if moves else None),
             h("span", {"class": "sc"}, points(total, play.game.unit)),
             h("span", {"class": "ys"}, [h("span", {"class": "chip on" if chip["on"] else "chip"}, Html(markup(chip["glyph"])) if "glyph" in chip else None, chip["text"]) for chip in chips]),
             h("button", {"class": "thumb on" if play.looked_at == seat else "thumb", "data-act": "look", "data-value": seat, "aria-pressed": "true" if play.looked_at == seat else "false",
                          "aria-label": text("app.look", name=play.names[seat])}, Html(markup(thumb))) if thumb else None)


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
    """Every move, the newest in sight; a touched one is looked back to. Short: two seats have a row a round, as game
    records are written. Sentences: a line a turn."""
    text = play.app.text
    short = play.app.settings["log"] == "short" and hasattr(play.game.room("draw"), "notation")
    body = (_rounds(play) if short else _sentences(play)) if play.table.length else h("p", {"class": "soft"}, text("app.log.empty"))
    return h("section", {"class": "sheet log", "id": "log", "aria-label": text("app.log.title"), "tabindex": 0,
                         "data-stick": None if play.replay.looking else "end"}, body)


def _rounds(play: Any) -> Html:
    text, grouped, players = play.app.text, turns(play), play.state.players
    width = players if players <= 2 else 1
    rows = [grouped[start:start + width] for start in range(0, len(grouped), width)]
    head = h("tr", {}, h("th", {"scope": "col"}, h("span", {"class": "sr"}, text("app.log.round"))), [
        h("th", {"scope": "col"}, Html(markup(badge)) if (badge := room(play, "badge", seat)) else None, play.names[seat]) for seat in range(width)])
    body = [h("tr", {}, h("th", {"scope": "row"}, number), [h("td", {}, [_entry(play, index) for index in turn[1]]) for turn in row])
            for number, row in enumerate(rows, 1)]
    return h("table", {}, h("thead", {}, head) if width == players else None, h("tbody", {}, body))


def _sentences(play: Any) -> Html:
    return h("ol", {"class": "turns"}, [h("li", {}, [_entry(play, index, whole=True) for index in moves]) for _, moves in turns(play)])


def _entry(play: Any, index: int, whole: bool = False) -> Html:
    sentence, body = _told(play, index, whole)
    shown = play.table.length if play.replay.at is None else play.replay.at
    return h("button", {"class": "entry last" if index == shown - 1 else "entry", "data-act": "replay", "data-value": index + 1,
                        "title": None if whole else sentence, "aria-current": "true" if index == shown - 1 and play.replay.looking else None}, body)


def _told(play: Any, index: int, whole: bool) -> tuple[str, Html]:
    """A move in a sentence, and what its line shows. Kept from one drawing to the next: games are long, and what was
    told does not change."""
    text, events = play.app.text, play.table.told[index]
    known = play.lines.get(index)
    if known and known[0] is events and known[1] is text and known[2] == whole:
        return known[3]
    glyph = room(play, "glyph", events[0])
    sentence = " ".join(said(text, play.game, event, play.names) for event in events)
    short = None if whole else room(play, "notation", events[0]) or play.table.record.moves[index]
    line = sentence, join([Html(markup(glyph)) if glyph else None, sentence if whole else [
        h("span", {"aria-hidden": "true"}, text(short)), h("span", {"class": "sr"}, sentence)]])
    play.lines[index] = events, text, whole, line
    return line


# --- score sheet ------------------------------------------------------------------------------------------


def _score(play: Any) -> Html:
    """Seats × lines, each line lighting what earns it; grouped by rule."""
    text, scores, unit = play.app.text, play.replay.state().scores(), play.game.unit
    rules = dict.fromkeys(line.rule for score in scores for line in score.lines)
    body = [_line(play, rule, seat, index) for rule in rules
            for seat, score in enumerate(scores) for index, line in enumerate(score.lines) if line.rule == rule]
    return h("section", {"class": "sheet score", "id": "score", "aria-label": text("app.score.title"), "data-stick": "start"},
             h("header", {}, h("h2", {}, text("app.score.title")),
               h("button", {"class": "hbtn x", "data-act": "score", "aria-label": text("app.act.close")}, "×")),
             h("div", {"class": "scroll"}, h("table", {},
               h("thead", {}, h("tr", {}, h("th", {"scope": "col"}, text("app.score.line")), [h("th", {"scope": "col"}, name) for name in play.names])),
               h("tbody", {}, body),
               h("tfoot", {}, h("tr", {}, h("th", {"scope": "row"}, text("app.score.total")), [h("td", {}, points(score.total, unit)) for score in scores])))),
             _par(play) if has_par(play.game) else None)


def _par(play: Any) -> Html:
    """How far the deal can be played: asked for with a button, then told."""
    text, par = play.app.text, play.par or {}
    button = h("button", {"class": "btn", "data-act": "par", "id": "find-par", "aria-disabled": "true" if play.thinking is not None else None},
               text("app.act.stop" if "done" in par else "app.par.find"))
    if "done" in par:
        share = h("progress", {"max": 100, "value": round(100 * par["done"]), "aria-label": text("app.par.progress")})
        return h("div", {"class": "par", "id": "par"}, share, button)
    if "score" in par:
        found = text("app.par.found", score=points(par["score"], play.game.unit), n=par["nodes"])
        return h("p", {"class": "par", "id": "par", "role": "status"}, found)
    failed = h("p", {"role": "alert"}, text("app.par.failed", why=par["failed"])) if "failed" in par else None
    return h("div", {"class": "par", "id": "par"}, failed, button)


def _line(play: Any, rule: str, seat: int, index: int) -> Html:
    line = play.replay.state().scores()[seat].lines[index]
    key = f"{seat}:{index}"
    cells = [h("td", {}, points(line.points, play.game.unit) if column == seat else "") for column in range(play.state.players)]
    return h("tr", {"class": "on" if key in (play.lit, play.held) else "", "data-point": key},
             h("th", {"scope": "row"},
               h("button", {"class": "line", "data-act": "light", "data-value": key, "data-point": key, "aria-pressed": "true" if play.held == key else "false"},
                 play.app.text(f"{play.game.name}.score.{rule}", **line.values)),
               h("button", {"class": "link rule", "data-act": "rules", "data-value": rule, "aria-label": play.app.text("app.act.rule")}, "?")), cells)


# --- tools ------------------------------------------------------------------------------------------------


def _tools(play: Any) -> Html:
    able = {"undo": play.table.moves_back() > 0 or bool(play.chooser.touched), "redo": bool(play.table.undone), "hint": play.mine}
    pressed = {"score": play.scoring and not play.covered, "hint": play.hinting}
    return h("nav", {"class": "sheet tools", "aria-label": play.app.text("app.tools")}, [
        h("button", {"data-act": act, "id": f"tool-{act}", "aria-disabled": None if able.get(act, True) or pressed.get(act) else "true",
                     "data-long": True if act == "undo" else None, "title": play.app.text("app.tool.undo_turn") if act == "undo" else None,
                     "aria-pressed": ("true" if pressed[act] else "false") if act in pressed else None},
          icon(act), h("span", {}, play.app.text(f"app.tool.{act}")))
        for act in ("undo", "redo", "hint", "score", "rules", "menu")])
