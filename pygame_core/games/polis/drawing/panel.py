"""What lies beside the map: the score, the hand and the deck, the three conditions with their live points."""

from __future__ import annotations

from functools import lru_cache
from typing import Iterable

import svg

from pygame_core.draw.fitting import fit, width
from pygame_core.draw.kit import Frozen, group, num, path, picture, text, touchable
from pygame_core.draw.marks import focus
from pygame_core.games.polis.deck import Block, Deck, World, block_of, tile
from pygame_core.games.polis.drawing.land import land, landscape
from pygame_core.games.polis.drawing.scene import Scene
from pygame_core.games.polis.drawing.track import KEY, TITLE, key, signed, sums, track
from pygame_core.games.polis.drawing.words import card_words

WIDE, PHONE = 344, 374  # of the column's sheet and of a phone's strip
GAP = 8
TRACK_MIDDLE = 26


def hand(scene: Scene) -> svg.SVG:
    """All of it, from the top: score, hand, conditions."""
    wide = PHONE if scene.view.small else WIDE
    drawn, y = [], 0.0
    for part, high in (_score(scene, wide), _cards(scene, wide), (_chips if scene.view.small else _conditions)(scene, wide)):
        drawn.append(group(*part, transform=[svg.Translate(0, round(y, 1))]))
        y += high
    return picture((0, 0, wide, y), drawn, cls="polis-hand", role="group" if scene.view.touchable else "img", label=_label(scene))


def _label(scene: Scene) -> str:
    state = scene.state
    conditions = [scene.say(f"card.{number}.name") for number in state.conditions]
    return scene.say("say.hand", score=state.total(), target=state.target, placed=len(state.placed), conditions=", ".join(conditions))


# --- score ------------------------------------------------------------------------------------------------


def _score(scene: Scene, wide: float) -> tuple[list[svg.Element], float]:
    target = scene.say("panel.of", target=scene.state.target)
    total = str(scene.state.total()).replace("-", "−")
    big = width(total, 28, 600)
    drawn = [text(2, TRACK_MIDDLE, total, 28, weight=600, anchor="start", **TITLE),
             text(8 + big, TRACK_MIDDLE + 4, target, 14, fill="var(--ink-soft)", anchor="start")]
    left = 8 + big + width(target, 14) + 12
    drawn += track(scene, left, wide - left - 2)
    y = 50 if scene.view.small else 56
    return [*drawn, *key(scene, wide, y)], y + KEY


# --- hand and deck ----------------------------------------------------------------------------------------


def _cards(scene: Scene, wide: float) -> tuple[list[svg.Element], float]:
    """The cards of the seat to move (or looking), three at most, and the deck's open top card."""
    state, view = scene.state, scene.view
    seat = view.viewer if view.viewer is not None else state.to_move
    cards = state.hands[seat] if seat is not None else ()
    top = 0 if view.small else 24
    across = (wide - 3 * GAP - 10) / 3.55
    high, drawn = across / 1.4, []
    if not view.small:
        drawn.append(text(2, 10, scene.say("panel.hand"), 12, weight=600, fill="var(--ink-soft)", anchor="start"))
        placed = scene.say("panel.placed", placed=len(state.placed), deck=len(state.order) - state.drawn)
        drawn.append(text(wide - 2, 10, placed, 12, fill="var(--ink-soft)", anchor="end"))
    picks = [f"c{card}" for card in cards]
    focused = next((pick for pick in (view.focus, *view.open, *picks) if pick in picks), None)
    for place, card in enumerate(cards):
        drawn.append(_card(scene, card, 5 + place * (across + GAP), top + 8, across, f"c{card}" == focused, seat == state.to_move))
    if state.top is not None:
        small = across * 0.55
        x = wide - small - 4
        drawn += [_face(scene, state.top, 0, x, top + 8, small), *_next(scene, x + small / 2, top + 8 + small / 1.4 + 10, small)]
    return drawn, top + high + 22


def _next(scene: Scene, x: float, y: float, room: float) -> Iterable[svg.Element]:
    words = scene.say("panel.next")
    yield text(x, y, words, max(11, fit(words, room, 12)), fill="var(--ink-soft)")


@lru_cache(maxsize=128)
def _side(deck: Deck, card: int, turn: int, small: bool) -> Frozen:
    cells = tuple(((part % 2, part // 2), tile(card, turn, part)) for part in range(4))
    rim = svg.Rect(width=280, height=200, rx=12, fill="none", stroke="var(--ink)", stroke_width=6 if small else 4)
    return Frozen(group(land(deck, cells, small, False), clip_path="url(#polis-card)"), rim)


def card_clip() -> svg.ClipPath:
    return svg.ClipPath(id="polis-card", elements=[svg.Rect(width=280, height=200, rx=12)])


def _face(scene: Scene, card: int, turn: int, x: float, y: float, across: float, **attributes) -> svg.G:
    return group(_side(scene.state.deck, card, turn, True), transform=[svg.Translate(round(x, 1), round(y, 1)), svg.Scale(round(across / 280, 4))], **attributes)


def _card(scene: Scene, card: int, x: float, y: float, across: float, focused: bool, mine: bool) -> svg.G:
    """A card of the hand; the one held lies as it is turned, lifted a little."""
    high, held, pick = across / 1.4, card == scene.card, f"c{card}"
    turn, y = (scene.turn, y - 4) if held else (0, y)
    drawn: list[svg.Element] = [_face(scene, card, turn, x, y, across)]
    if held:
        drawn.append(svg.Rect(x=num(x - 3.5), y=num(y - 3.5), width=num(across + 7), height=num(high + 7), rx=7, fill="none", stroke="var(--accent)", stroke_width=3))
    rest: dict = {"data": {"at": pick}}
    if scene.view.touchable:
        words = card_words(scene.text, scene.state.game.name, card, scene.state.deck.blocks(card, turn))
        rest = touchable(pick, words, role="button", open=pick in scene.view.open and mine, chosen=held, focus=focused)
        rest["data"]["at"] = pick
        rest["extra"].pop("aria-selected", None)
        if held:
            rest["extra"]["aria-pressed"] = "true"
        if focused:
            drawn.append(focus(x, y, across, high, 6))
    return group(*drawn, id=scene.id(f"card-{pick}"), **rest)


# --- conditions -------------------------------------------------------------------------------------------


def _points(scene: Scene, number: int) -> tuple[int, int | None]:
    """What a condition brings now, and what the considered move would add."""
    now = sums(scene.state).conditions[number]
    return now, sums(scene.after).conditions[number] - now if scene.after else None


def _conditions(scene: Scene, wide: float) -> tuple[list[svg.Element], float]:
    """A row each: number, pictogram, name and text, live points."""
    drawn, y = [], 0.0
    for number in scene.state.conditions:
        lines = wrapped(scene.say(f"card.{number}.text") + _fee(scene, number), wide - 156, 12)
        high = max(62, 32 + 16 * len(lines))
        now, gain = _points(scene, number)
        middle = y + high / 2
        drawn += [path(f"M0 {num(y)}H{wide}", stroke="var(--line)", width=1),
                  text(17, middle, number, 26, weight=600, **TITLE),
                  pictogram(scene.state.deck.world, scene.picture(number), 70, middle, 66, 46),
                  text(112, y + 16, scene.say(f"card.{number}.name"), 14, weight=650, anchor="start")]
        drawn += [text(112, y + 34 + 16 * index, line, 12, fill="var(--ink-soft)", anchor="start") for index, line in enumerate(lines)]
        drawn.append(text(wide - 2, middle - (9 if gain else 0), signed(now), 16, weight=650, anchor="end"))
        if gain:
            drawn.append(text(wide - 2, middle + 10, signed(gain), 13, weight=650, fill="var(--accent)", anchor="end"))
        y += high
    return drawn, y


def _fee(scene: Scene, number: int) -> str:
    """What a card adds to the target where feed fees are played."""
    fee = scene.state.edition.fee(number, scene.state.conditions) if scene.state.options.get("fees") == "on" else 0
    return " " + scene.say("panel.fee", fee=fee) if fee else ""


def _chips(scene: Scene, wide: float) -> tuple[list[svg.Element], float]:
    """On a phone: number, pictogram, points side by side; the text is a tap away in the rules."""
    drawn, across = [], (wide - 2 * GAP) / 3
    for place, number in enumerate(scene.state.conditions):
        x, (now, gain) = place * (across + GAP), _points(scene, number)
        drawn += [svg.Rect(x=num(x + 0.5), y=0.5, width=num(across - 1), height=41, rx=6, fill="none", stroke="var(--line)"),
                  text(x + 16, 21, number, 16, weight=600, **TITLE), pictogram(scene.state.deck.world, scene.picture(number), x + 52, 21, 44, 32),
                  text(x + across - 8, 21 - (8 if gain else 0), signed(now), 14, weight=650, anchor="end")]
        if gain:
            drawn.append(text(x + across - 8, 31, signed(gain), 12, weight=650, fill="var(--accent)", anchor="end"))
    return drawn, 46


def pictogram(world: World, code: str, x: float, y: float, wide: float, high: float) -> svg.G:
    """A picture of a few blocks (rows divided by `/`, `.` for no block), as large as fits, centred on a point."""
    columns, rows, drawn = _pictogram(world, code)
    scale = min(wide / (columns * 140 + 10), high / (rows * 100 + 10))
    return group(drawn, transform=[svg.Translate(round(x - columns * 70 * scale, 1), round(y - rows * 50 * scale, 1)), svg.Scale(round(scale, 4))])


@lru_cache(maxsize=None)
def _pictogram(world: World, code: str) -> tuple[int, int, Frozen]:
    rows = [row.split() for row in code.split("/")]
    blocks: dict[tuple[int, int], tuple[Block, int]] = {
        (column, row): (block_of(world, word), 0) for row, words in enumerate(rows) for column, word in enumerate(words) if word != "."}
    return max(map(len, rows)), len(rows), landscape(blocks, True)


def wrapped(words: str, room: float, size: float) -> list[str]:
    """A text in lines no wider than `room`."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, size, 400) > room and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
