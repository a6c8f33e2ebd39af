"""A table in tabs: on a small screen, where the game offers its picture in parts, one part is shown at a time.

A game's draw room offers them as `tabs(state, view)`: a list of {"name", "glyph", "picture"}, and where they mean something
"count", shown at the tab, and "own": the part that shows one seat's own board. `<game>.tab.<name>` names them. Together the parts
draw everything that can be touched. The page adds the last tab, the seats and the log, unless there is room for these beside the parts.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from app.html import Html, h
from app.icons import icon
from pygame_core.draw import markup

SEATS = "seats"  # the page's own tab
OWN = "own"  # asks for the part that shows a seat's own board
_TOUCHED = re.compile(r'<[^<>]*\bdata-pick="([^"]+)"[^<>]*>')


class Part(NamedTuple):
    name: str
    drawn: str
    glyph: Html | None = None
    count: int | None = None
    own: bool = False
    picks: frozenset[str] | set[str] = frozenset()  # drawn in it
    open: frozenset[str] | set[str] = frozenset()  # those that can be touched now


def touchable(drawn: str) -> tuple[set[str], set[str]]:
    """The picks that are drawn, and those of them that are open."""
    found = {tag[1]: "data-open=" in tag[0] for tag in _TOUCHED.finditer(drawn)}
    return set(found), {pick for pick, open_ in found.items() if open_}


def parts(play: Any, view: Any) -> list[Part]:
    """The parts of the table; none where the screen is large or the game has no tabs."""
    offer = getattr(play.game.room("draw"), "tabs", None)
    if not offer or not view.small:
        return []
    seats = [] if play.app.page.low() else [Part(SEATS, "")]
    return [*map(_part, offer(play.replay.state(), view)), *seats]


def _part(tab: dict) -> Part:
    drawn = markup(tab["picture"])
    return Part(tab["name"], drawn, Html(markup(tab["glyph"])), tab.get("count"), tab.get("own", False), *touchable(drawn))


def shown(play: Any, found: list[Part]) -> Part:
    """The part in sight. When something new is to be touched, the one where it lies comes by itself; until then a person's
    own choice stays."""
    now = next((part for part in found if part.name == play.tab or part.own and play.tab == OWN), found[0])
    step = play.table.length, play.chooser.touched, play.mine
    if step != play.tab_step:
        play.tab_step = step
        if play.scoring and found[-1].name == SEATS:
            now = found[-1]
        elif not now.open:
            now = next((part for part in found if part.open), now)
    play.tab = now.name
    return now


def strip(play: Any, found: list[Part], now: Part) -> Html:
    """The tabs themselves: one tab stop, arrow keys go along (web/page/keys.js)."""
    text = play.app.text
    return h("div", {"class": "tabs", "role": "tablist", "id": "tabs", "aria-label": text("app.tabs")},
             [_tab(play, part, part is now) for part in found])


def _tab(play: Any, part: Part, selected: bool) -> Html:
    text = play.app.text
    name = text(f"{play.game.name}.tab.{part.name}") if part.name != SEATS else text("app.seats" if play.state.players > 1 else "app.log.title")
    return h("button", {"class": "tab on" if selected else "tab", "role": "tab", "id": f"tab-{part.name}", "data-act": "tab", "data-value": part.name,
                        "aria-selected": "true" if selected else "false", "aria-controls": "panel",
                        "tabindex": 0 if selected else -1},
             part.glyph or icon("seats", 22), h("span", {}, name),
             h("span", {"class": "count"}, part.count) if part.count else None,
             h("span", {"class": "dot"}, h("span", {"class": "sr"}, text("app.tab.open"))) if part.open and not selected else None)
