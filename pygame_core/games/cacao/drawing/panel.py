"""What lies beside the board: the hand, the jungle display, a village; badges, log rows, the small picture of a seat."""

from __future__ import annotations

from typing import Any, Iterable

import svg

from pygame_core.draw.fitting import fit
from pygame_core.draw.kit import group, num, path, picture, text, touchable, use
from pygame_core.draw.marks import focus
from pygame_core.draw.view import View
from pygame_core.game import Event
from pygame_core.games.cacao.drawing.board import pieces
from pygame_core.games.cacao.drawing.marks import icon
from pygame_core.games.cacao.drawing.scene import Scene, tile_words
from pygame_core.games.cacao.drawing.workers import colour, seat_shape
from pygame_core.games.cacao.tiles import KINDS, STORE, TOKENS, TRACK, worker

WIDE = {False: 328, True: 374}  # px, by `View.small`
TILE = {False: 88, True: 64}
VILLAGE = 92  # height of a village
KEY, SOFT = "var(--key)", "var(--ink-soft)"


def badge(seat: int) -> svg.SVG:
    return picture((-16, -16, 32, 32), [seat_shape(seat, 12.5, 1.8)])


# --- hand, display and village ----------------------------------------------------------------------------


def hand(state: Any, view: View) -> svg.SVG | None:
    """The worker tiles of the seat that looks, the jungle display, and a village. None when the game is over."""
    if state.over:
        return None
    scene, small = Scene(state, view), view.small
    seat = state.turn if view.viewer is None else view.viewer
    picks = {**_workers(scene, seat), **_display(scene)}
    stop = view.focus if view.focus in picks else next((pick for pick in picks if pick in view.open), next(iter(picks), None))
    tile, wide = TILE[small], WIDE[small]
    drawn = [*_labels(scene, seat), *_group(scene, _workers(scene, seat), (0, 22), stop)]
    below = 22 + tile + 14
    if small:  # both in one row
        drawn += _group(scene, _display(scene), (wide - 2 * tile - 8, 22), stop)
    else:
        drawn += _group(scene, _display(scene), (wide - 2 * tile - 12, below), stop)
        below += tile + 14
    shown = view.shown if view.shown is not None and view.shown < state.players else seat
    if shown >= 0:
        drawn.append(group(*village(state, shown, wide, scene), transform=[svg.Translate(0, below)]))
        below += VILLAGE
    return picture((-5, -4, wide + 10, below + 8), drawn, cls="cacao", role="group", label=scene.say("cacao.say.hand"))


Tiles = dict[str, tuple[int, int]]  # pick → tile and how many of it


def _workers(scene: Scene, seat: int) -> Tiles:
    """A hand by kinds: equal tiles are one thing to touch. The picked kind is shown as it is turned."""
    state = scene.state
    if seat < 0:
        return {}
    considered = scene.proposal.tile if scene.proposal else None
    found = {}
    for kind in sorted(set(state.hands[seat])):
        tile = worker(seat, kind, 0)
        if considered is not None and considered & ~3 == tile and seat == state.turn:
            tile = considered
        found[KINDS[kind]] = (tile, state.hands[seat].count(kind))
    return found


def _display(scene: Scene) -> Tiles:
    return {f"j{slot + 1}": (tile, 1) for slot, tile in enumerate(scene.state.display)}


def _labels(scene: Scene, seat: int) -> Iterable[svg.Element]:
    state, say, small = scene.state, scene.say, scene.view.small
    wide, tile = WIDE[small], TILE[small]
    if seat >= 0:
        yield text(0, 8, say("cacao.say.hand.workers"), 12.5, weight=600, fill=SOFT, anchor="start")
    if small:
        yield text(wide, 8, f"{say('cacao.say.hand.jungle')} · {len(state.jungle)}", 12.5, weight=600, fill=SOFT, anchor="end")
        return
    if seat >= 0:
        yield text(wide, 8, say("cacao.say.hand.more", n=len(state.piles[seat])), 12.5, fill=SOFT, anchor="end")
    top, room = 22 + tile + 14, wide - 2 * tile - 24
    for row, (words, weight) in enumerate(((say("cacao.say.hand.jungle"), 600), (say("cacao.say.hand.pile", n=len(state.jungle)), 500))):
        yield text(0, top + tile / 2 - 9 + 19 * row, words, fit(words, room, 12.5, weight), weight=weight, fill=SOFT, anchor="start")


def _group(scene: Scene, tiles: Tiles, at: tuple[float, float], stop: str | None) -> Iterable[svg.Element]:
    """Tiles in a row, equal ones side by side in one touchable group."""
    x, y = at
    size, gap = TILE[scene.view.small], 8 if scene.view.small else 12
    for pick, (tile, count) in tiles.items():
        yield _pick(scene, pick, tile, count, x, y, size, gap, pick == stop)
        x += count * (size + gap)


def _pick(scene: Scene, pick: str, tile: int, count: int, x: float, y: float, size: float, gap: float, stop: bool) -> svg.G:
    view = scene.view
    chosen, open_ = pick in view.picks, pick in view.open
    box = {"x": num(x - 4), "y": num(y - 4), "width": num(size + 8), "height": num(size + 8), "rx": 7}
    drawn: list[svg.Element] = []
    if chosen:
        drawn.append(svg.Rect(**box, fill="var(--cacao-picked)", stroke="var(--accent)", stroke_width=2.4))
    elif open_:
        hover = pick == view.hover
        drawn.append(svg.Rect(**box, fill="none", stroke="var(--accent)", stroke_width=2.4 if hover else 1.6, stroke_dasharray=[6, 4]))
    elif pick == view.refused:
        drawn.append(svg.Rect(**box, fill="none", stroke="var(--ink)", stroke_width=1.6, stroke_dasharray=[2, 3]))
    for copy in range(count):
        at = [svg.Translate(num(x + copy * (size + gap) + size / 2), num(y + size / 2)), svg.Scale(size / 100)]
        drawn.append(group(*pieces(tile, 0, 0, 1.15 if size < 80 else 1), transform=at, data={"at": pick} if copy == 0 else None))
    if not view.touchable:
        return group(*drawn)
    words = tile_words(scene.say, tile)
    label = words if count == 1 else scene.say("cacao.say.hand.equal", tile=words, n=count)
    spoken = touchable(pick, label, role="button", open=open_, chosen=chosen, focus=stop)
    hit = svg.Rect(x=num(x), y=num(y), width=num(count * (size + gap) - gap), height=num(size), fill="transparent")
    ring = [focus(x, y, count * (size + gap) - gap, size, 2)] if stop else []
    return group(*drawn, hit, *ring, id=scene.id(f"hand-{pick}"), **spoken)


# --- villages ---------------------------------------------------------------------------------------------


def village(state: Any, seat: int, wide: float, scene: Scene | None = None) -> Iterable[svg.Element]:
    """The carrier's track, then store, tokens and gold."""
    yield path(f"M0 0H{num(wide)}", stroke="var(--line)", width=1)
    yield from track(state.water[seat], seat, wide)
    yield group(seat_shape(seat, 9, 1.6), transform=[svg.Translate(11, 74)])
    x = 36.0
    for index in range(STORE):
        yield _slot("cacao", x, 75, index < state.cacao[seat], 1.25)
        x += 19
    x += 14
    for index in range(TOKENS):
        yield _slot("sun", x, 75, index < state.sun[seat], 1.1)
        x += 26
    gold = str(state.gold[seat])
    yield icon("gold", wide - 12, 74, 1.25)
    yield text(wide - 27, 74, gold, 20, weight=700, anchor="end")


def _slot(good: str, x: float, y: float, taken: bool, size: float) -> svg.Element:
    if taken:
        return icon(good, x, y, size)
    if good == "sun":
        return svg.Circle(cx=num(x), cy=num(y), r=num(7 * size), fill="none", stroke=SOFT, stroke_width=1.2, stroke_dasharray=[3, 2.5])
    return svg.Ellipse(cx=num(x), cy=num(y), rx=num(5.6 * size), ry=num(9.2 * size), fill="none", stroke=SOFT, stroke_width=1.2,
                       stroke_dasharray=[3, 2.5])


def track(steps: int, seat: int, wide: float) -> Iterable[svg.Element]:
    """Fields the carrier has passed are water, its own is chalk with its figure below."""
    cell = wide / len(TRACK)
    for index, value in enumerate(TRACK):
        x, passed = index * cell, index <= steps
        box = {"x": num(x + 1.5), "y": 10, "width": num(cell - 3), "height": 30, "rx": 5}
        yield svg.Rect(**box, fill="var(--piece-sky)" if passed else "var(--sheet)", stroke=KEY if passed else SOFT,
                       stroke_width=1.5 if passed else 0.8)
        if passed:
            yield svg.Rect(**box, fill="url(#cacao-waves)", opacity=0.6)
            yield svg.Rect(x=num(x + 4), y=16, width=num(cell - 8), height=18, rx=4, fill="var(--chalk)",
                           opacity=None if index == steps else 0.8)
        words = str(value).replace("-", "−")
        yield text(x + cell / 2, 25, words, 13, weight=800 if index == steps else 600, fill=KEY if passed else SOFT)
    yield use("cacao-figure", (steps + 0.5) * cell, 49, color=colour(seat))


def thumb(state: Any, seat: int) -> svg.SVG:
    """A village in one row: store, carrier, tokens, gold."""
    drawn: list[svg.Element] = [_slot("cacao", 14 + 17 * index, 20, index < state.cacao[seat], 1.1) for index in range(STORE)]
    drawn += [icon("water", 116, 19, 1.15), text(128, 20, str(TRACK[state.water[seat]]).replace("-", "−"), 15, weight=600, anchor="start")]
    drawn += [icon("sun", 186, 20, 1.1), text(202, 20, state.sun[seat], 15, weight=600, anchor="start")]
    drawn += [text(300, 20, state.gold[seat], 16, weight=700, anchor="end"), icon("gold", 315, 20, 1.15)]
    return picture((0, 0, 328, 40), drawn)


# --- the log ----------------------------------------------------------------------------------------------


def glyph(event: Event) -> svg.SVG | None:
    """What a log row is about, in the colour of its text."""
    stroke = {"fill": "none", "stroke": "currentColor", "stroke_width": 1.6}
    drawn = {
        "placed": svg.Path(d="M1 3.5V1H3.5M6.5 1H9V3.5M9 6.5V9H6.5M3.5 9H1V6.5", **stroke),
        "overbuilt": svg.Path(d="M3.5 1H9V6.5M1 3.5H6.5V9H1Z", **stroke),
        "filled": svg.Rect(x=1.5, y=1.5, width=7, height=7, **stroke),
        "sold": svg.Circle(cx=5, cy=5, r=3.8, **stroke),
        "kept": svg.Path(d="M1.5 5H8.5", **stroke),
        "harvested": svg.Ellipse(cx=5, cy=5, rx=2.8, ry=4.2, **stroke),
        "chose": svg.Path(d="M5 1V9M2 6L5 9L8 6", **stroke),
        "done": svg.Path(d="M1.5 5.5L4 8L8.5 2", **stroke),
    }.get(event.kind.split(".")[0])
    return drawn and picture((0, 0, 10, 10), [drawn])


def notation(event: Event) -> str:
    """The move in short: `w3 2,1`, `m3 3,1`, `+2` harvested, `2×3` sold. What has neither gives a message id."""
    values, kind = event.values, event.kind.split(".")[0]
    if kind in ("placed", "overbuilt", "filled"):
        return f"{values['tile']} {values['at']}"
    if kind == "sold":
        return f"{values['n']}×{values['price']}"
    if kind == "harvested":
        return f"+{values['n']}"
    return f"cacao.notation.{kind}"
