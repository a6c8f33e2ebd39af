"""The action board: spaces with what lies on them and who is there, the round cards, the major improvements."""

from __future__ import annotations

from functools import lru_cache

from pygame_core.draw.kit import num
from pygame_core.games.agricola import cards
from pygame_core.games.agricola.drawing.scene import Box, Scene, paragraph, rect, words
from pygame_core.games.agricola.drawing.shapes import icon, person, seat_shape
from pygame_core.games.agricola.goods import ANIMALS, BUILDING, NAMES
from pygame_core.games.agricola.spaces import HARVESTS, LAST, ROUND, Space

DEEDS = {  # action → its icons
    "rooms": ("room-wood",), "stables": ("stable",), "plow": ("ground-field",), "sow": ("sow",), "bake": ("bake",), "fences": ("fence",),
    "renovate": ("renovate",), "token": ("token",), "grow": ("person",), "improve": ("improve",), "occupation": ("occupation",),
    "resource": tuple(NAMES[good] for good in BUILDING), "animal": tuple(NAMES[animal] for animal in ANIMALS), "collect": ()}
MAJOR_ICONS = {"A1": "fire", "A2": "fire", "A3": "hearth", "A4": "hearth", "A5": "bake", "A6": "bake", "A7": "saw", "A8": "pot", "A9": "basket", "A10": "well"}
PILE, MOST = 17, 9  # size of a piece in a pile, and how many are drawn


def boxes(scene: Scene) -> tuple[dict[str, Box], dict[int, Box], dict[str, Box], float]:
    """Where action spaces, rounds not open yet and majors lie, and the height of it all."""
    look, state = scene.look, scene.state
    (w, h), gap, columns = look.cell, look.gap, look.columns

    def at(index: int, across: int, top: float) -> Box:
        return (index % across * (w + gap), top + index // across * (h + gap), w, h)

    base = [space.id for space in state.spaces if not space.stage]
    opened = [space.id for space in state.spaces if space.stage]
    if scene.small:
        ids = base + opened
        placed = {id_: at(index, columns, 0) for index, id_ in enumerate(ids)}
        top = -(-len(ids) // columns) * (h + gap)
        majors = {id_: (index % 5 * 78, top + index // 5 * 44, 72, 40) for index, id_ in enumerate(cards.MAJORS)}
        return placed, {}, majors, top + 2 * 44 + 4
    placed = {id_: at(index, columns, 0) for index, id_ in enumerate(base)}
    top = -(-len(base) // columns) * (h + gap) + 10
    across = columns - 1
    placed |= {id_: at(index, across, top) for index, id_ in enumerate(opened)}
    coming = {round_: at(round_ - 1, across, top) for round_ in range(state.round + 1, LAST + 1)}
    left, tall = across * (w + gap), (2 * h + gap - 4 * 4) / 5
    majors = {id_: (left + index % 2 * 61, top + index // 2 * (tall + 4), 57, tall) for index, id_ in enumerate(cards.MAJORS)}
    return placed, coming, majors, top + 2 * (h + gap)


def action_board(scene: Scene) -> tuple[str, float]:
    placed, coming, majors, height = boxes(scene)
    state = scene.state
    drawn = [space_(scene, space, placed[space.id]) for space in state.spaces]
    drawn += [_coming(scene, round_, box) for round_, box in coming.items()]
    drawn += [_major(scene, id_, box) for id_, box in majors.items()]
    rounds = coming | {index + 1: placed[id_] for index, id_ in enumerate(state.rounds[:state.round])}
    drawn += [_harvest(box) for round_, box in rounds.items() if round_ in HARVESTS]
    return "".join(drawn), height


def space_(scene: Scene, space: Space, box: Box) -> str:
    state, (x, y, w, h) = scene.state, box
    taken, open_ = state.taken.get(space.id, ()), space.id in scene.open
    waiting = state.agenda and state.agenda[-1][0] == "place"
    ground = "var(--agricola-spent)" if taken else "var(--agricola-picked)" if space.id in scene.chosen else "var(--sheet)"
    edge = "var(--ink)" if open_ or not waiting and not taken else "var(--line)"
    number = state.piles.get(space.id, 0) if space.good is not None else None
    drawn = face(space, scene.say(f"agricola.pick.{space.id}"), w, h, number, bool(taken))
    body = rect(box, 6, ground, edge, 1.5) + drawn.replace("@", f"translate({num(x)} {num(y)})")
    for order, seat in enumerate(taken):
        body += person(seat, x + w - 20 - order * 20, y + h - 20, 14)
    for order, (good, many) in enumerate(state.extras.get(space.id, ())):
        body += icon(NAMES[good], x + w - 22 - order * 16, y + 4, 16)
    return scene.touch(space.id, box, _spoken(scene, space, number, taken), body)


def _spoken(scene: Scene, space: Space, number: int | None, taken: tuple[int, ...]) -> str:
    words_ = [scene.say(f"agricola.pick.{space.id}")]
    if number is not None:
        words_.append(scene.say("agricola.say.pile." + NAMES[space.good], n=number))
    if taken:
        words_.append(scene.say("agricola.say.taken"))
    return ", ".join(words_)


@lru_cache(maxsize=1024)
def face(space: Space, name: str, w: float, h: float, number: int | None, faint: bool) -> str:
    """What does not change with the people there: name, growth, goods or deeds. `@` stands for where it lies."""
    size = 11.5
    body = paragraph(7, 3, name, w - 14 - (18 if space.rate else 0), size, fill="var(--ink-soft)" if faint else "var(--ink)")
    if space.rate:
        body += words(w - 7, 12, f"+{space.rate}", 11, weight=600, fill="var(--ink-soft)", anchor="end")
    if number is not None:
        body += pile(NAMES[space.good], number, 8, h - 7, faint)
        if number:
            body += words(w - 8, h - 16, number, 19, weight=700, anchor="end", fill="var(--ink-soft)" if faint else "var(--ink)")
    icons = [NAMES[good] for good, many in space.gives for _ in range(many)]
    icons += [name for action in space.actions for name in DEEDS[action[0]]]
    if space.token:
        icons.append("token")
    left = 8 if number is None else 62
    each = min(24, (w - left - 6) / max(1, len(icons)) - 2)
    for order, each_icon in enumerate(icons):
        if each_icon == "fence":
            body += fence_icon(left + order * (each + 3), h - 7 - each, each)
        else:
            body += icon(each_icon, left + order * (each + 3), h - 7 - each, each, faint)
    return f'<g transform="@">{body}</g>'


def fence_icon(x: float, y: float, size: float) -> str:
    posts = "".join(f'<rect x="{num(x + size * k / 3)}" y="{num(y + size * 0.2)}" width="{num(size * 0.2)}" height="{num(size * 0.65)}" '
                    'fill="var(--agricola-pale)" stroke="var(--key)" stroke-width="1.2"/>' for k in range(3))
    return f'<path d="M{num(x)} {num(y + size * 0.5)}h{num(size)}" stroke="var(--key)" stroke-width="4"/>' + posts


def pile(name: str, number: int, x: float, bottom: float, faint: bool = False) -> str:
    """A pyramid of at most nine pieces."""
    left, base = min(number, MOST), 1
    while base * (base + 1) // 2 < left:
        base += 1
    rows, row = [], base
    while left > 0:
        rows.append(min(row, left))
        left -= rows[-1]
        row = max(1, row - 1)
    step, rise = PILE * 0.8, PILE * 0.6
    return "".join(icon(name, x + (rows[0] - many) * step / 2 + k * step, bottom - PILE - level * rise, PILE, faint)
                   for level, many in reversed(list(enumerate(rows))) for k in range(many))


def _coming(scene: Scene, round_: int, box: Box) -> str:
    """A round card still face down: its stage, and what cards have promised on it."""
    x, y, w, h = box
    stage = ROUND[True][scene.state.rounds[round_ - 1]].stage
    body = rect(box, 6, "url(#agricola-hidden)", "var(--line)", 1.5)
    body += words(x + 8, y + 13, scene.say("agricola.say.stage", n=stage), 12, fill="var(--ink-soft)")
    body += words(x + w - 8, y + 13, round_, 12, weight=600, fill="var(--ink-soft)", anchor="end")
    for order, (seat, good, number, _) in enumerate(scene.state.due.get(round_, ())[:4]):
        body += icon(NAMES[good], x + 8 + order * 27, y + h - 26, 18) + seat_shape(seat, x + 28 + order * 27, y + h - 12, 5)
    return f"<g>{body}</g>"


def _harvest(box: Box) -> str:
    """A sickle on the gap after the round."""
    x, y = box[0] + box[2] + 4, box[1] + box[3] / 2
    return (f'<circle cx="{num(x)}" cy="{num(y)}" r="9" fill="var(--wheat)" stroke="var(--key)" stroke-width="1.5"/>'
            + icon("harvest", x - 6, y - 6, 12).replace("<use", '<use style="--ink:var(--key)"'))


def _major(scene: Scene, id_: str, box: Box) -> str:
    state, (x, y, w, h) = scene.state, box
    owner = next((seat for seat, farm in enumerate(state.farms) if id_ in farm.cards), None)
    ground = "var(--agricola-spent)" if owner is not None else "var(--sheet)"
    body = rect(box, 5, ground, "var(--ink)" if id_ in scene.open else "var(--line)", 1.3)
    body += icon(MAJOR_ICONS[id_], x + 3, y + h / 2 - 9, 18, owner is not None)
    if owner is not None:
        body += seat_shape(owner, x + w - 13, y + h / 2, 7)
    else:
        goods = cards.MAJORS[id_].prices[0][0]
        for order, (good, number) in enumerate(goods):
            row = y + h / 2 + (order - (len(goods) - 1) / 2) * 12.5
            body += words(x + w - 18, row, number, 11, weight=600, anchor="end") + icon(NAMES[good], x + w - 16, row - 6.5, 13)
    words_ = [scene.say(f"agricola.pick.{id_}"), scene.say(f"agricola.text.{id_}")]
    words_.append(scene.say("agricola.say.owned", n=owner + 1) if owner is not None else price_words(scene, cards.MAJORS[id_].prices[0]))
    return scene.touch(id_, box, ", ".join(words_), body, 5)


def price_words(scene: Scene, price: tuple) -> str:
    goods = [scene.say("agricola.say.pile." + NAMES[good], n=number) for good, number in price[0]]
    return ", ".join(goods + ([scene.say(f"agricola.pick.{price[1]}")] if price[1] else [])) or scene.say("agricola.say.free")
