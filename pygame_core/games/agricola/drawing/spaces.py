"""The action board: spaces with what lies on them and who is there, the round cards, the major improvements."""

from __future__ import annotations

from functools import lru_cache

from pygame_core.draw.kit import num
from pygame_core.game import Illegal
from pygame_core.games.agricola import cards
from pygame_core.games.agricola.actions import ACTIONS
from pygame_core.games.agricola.drawing.cards import MAJOR_ICONS, missing, price_words
from pygame_core.games.agricola.drawing.scene import Box, Scene, paragraph, rect, words
from pygame_core.games.agricola.drawing.shapes import fence_icon, icon, person, seat_shape
from pygame_core.games.agricola.goods import ANIMALS, BUILDING, NAMES
from pygame_core.games.agricola.spaces import HARVESTS, LAST, ROUND, Space

DEEDS = {  # action → its icons
    "rooms": ("room-wood",), "stables": ("stable",), "plow": ("ground-field",), "sow": ("sow",), "bake": ("bake",), "fences": ("fence",),
    "renovate": ("renovate",), "token": ("token",), "grow": ("person",), "improve": ("improve",), "occupation": ("occupation",),
    "resource": tuple(NAMES[good] for good in BUILDING), "animal": tuple(NAMES[animal] for animal in ANIMALS), "collect": ()}
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
    coming = {round_: at(round_ - 1, across, top) for round_ in range(state.shown() + 1, LAST + 1)}
    left, tall = across * (w + gap), (2 * h + gap - 4 * 2) / 5
    majors = {id_: (left + index % 2 * 61, top + index // 2 * (tall + 2), 57, tall) for index, id_ in enumerate(cards.MAJORS)}
    return placed, coming, majors, top + 2 * (h + gap)


def action_board(scene: Scene) -> tuple[str, float]:
    placed, coming, majors, height = boxes(scene)
    state = scene.state
    drawn = [space_(scene, space, placed[space.id]) for space in state.spaces]
    drawn += [_coming(scene, round_, box) for round_, box in coming.items()]
    drawn += [_major(scene, id_, box) for id_, box in majors.items()]
    rounds = coming | {index + 1: placed[id_] for index, id_ in enumerate(state.rounds[:state.shown()])}
    drawn += [harvest_mark(box, scene.look.gap) for round_, box in rounds.items() if round_ in HARVESTS]
    return "".join(drawn), height


def space_(scene: Scene, space: Space, box: Box) -> str:
    state, (x, y, w, h) = scene.state, box
    taken, open_ = state.taken.get(space.id, ()), space.id in scene.open
    waiting = state.agenda and state.agenda[-1][0] == "place"
    ground = "var(--agricola-spent)" if taken else "var(--agricola-picked)" if space.id in scene.chosen else "var(--sheet)"
    edge = "var(--ink)" if open_ or not waiting and not taken else "var(--line)"
    number = state.piles.get(space.id, 0) if space.good is not None else None
    barred = bool(scene.view.open) and waiting and not taken and not open_
    why = state.why((space.id,)) if barred else None
    lack = (why.message.rpartition(".")[2], why.values["n"]) if why and ".lacks." in why.message else None
    drawn = face(space, _name(scene, space), w, h, number, bool(taken) or barred, _fee(scene, space), lack)
    body = rect(box, 6, ground, edge, 1.5, dash="5 4" if barred else "") + drawn.replace("@", f"translate({num(x)} {num(y)})")
    for order, seat in enumerate(taken):
        body += person(seat, x + w - 20 - order * 20, y + h - 20, 14)
    for order, (good, many) in enumerate(state.extras.get(space.id, ())):
        body += icon(NAMES[good], x + w - 22 - order * 16, y + 4, 16)
    for order, (seat, what) in enumerate(scene.lying.get(space.id, ())):
        body += deed(what, x + w - 32 - order * 28, y + h / 2 - 12, 16, False) + seat_shape(seat, x + w - 10 - order * 28, y + h / 2 - 2, 4)
    return scene.touch(space.id, box, _spoken(scene, space, number, taken, why), body)


def _name(scene: Scene, space: Space) -> str:
    """As the space is called where there is little room."""
    id_ = "family_growth" if space.id == "family_growth_minor" and scene.state.family else space.id
    short = f"agricola.face.{id_}"
    return scene.say(short if scene.say.has(short) else f"agricola.pick.{space.id}")


def _fee(scene: Scene, space: Space) -> int:
    """Food that an occupation costs there now."""
    action = next((action for action in space.actions if action[0] == "occupation"), None)
    return ACTIONS["occupation"].price(scene.state, scene.seat, action) if action else 0


def _spoken(scene: Scene, space: Space, number: int | None, taken: tuple[int, ...], why: Illegal | None) -> str:
    words_ = [scene.say(f"agricola.pick.{space.id}")]
    if number is not None:
        words_.append(scene.say("agricola.say.pile." + NAMES[space.good], n=number))
    if taken:
        words_.append(scene.say("agricola.say.taken"))
    if why:
        words_.append(scene.say(why.message, **why.values))
    return ", ".join(words_)


@lru_cache(maxsize=1024)
def face(space: Space, name: str, w: float, h: float, number: int | None, faint: bool, fee: int, lack: tuple[str, int] | None) -> str:
    """What does not change with the people there: name, growth, goods or deeds, what an occupation costs, what is lacking.
    `@` stands for where it lies."""
    size, ink = 13 if w > 100 else 12, "var(--ink-soft)" if faint else "var(--ink)"
    body = paragraph(7, 3, name, w - 12 - (19 if space.rate else 0), size, most=2, fill=ink)
    if space.rate:
        body += words(w - 6, 12, f"+{space.rate}", 11, weight=600, fill="var(--ink-soft)", anchor="end")
    shown = _deeds(space)
    if number is not None:
        room = PILE if w > 100 else PILE - 2 if number < 10 else PILE - 5  # a number of two digits stands beside it
        body += pile(NAMES[space.good], number, 8, h - 7, room, faint)
        body += words(w - 8, h - 16, number, 19, weight=700, anchor="end", fill=ink) if number else ""
        body += "".join(deed(each, w - 7 - 18 * (len(shown) - order), 19, 17, faint) for order, each in enumerate(shown))
    else:
        x, room = 8, w - 14 - (46 if lack else 0) - (34 if fee else 0)
        each = min(24, room / max(1, len(shown)) - 3)
        for name_ in shown:
            body += deed(name_, x, h - 7 - each, each, faint)
            x += each + 3
            if fee and name_ == "occupation":
                body += words(x + 10, h - 17, fee, 14, weight=600, anchor="end", fill=ink) + icon("food", x + 12, h - 26, 18, faint)
                x += 34
    if lack:
        body += words(w - 25, h - 16, f"−{lack[1]}", 13, weight=650, anchor="end") + icon(lack[0], w - 24, h - 25, 18)
    return f'<g transform="@">{body}</g>'


def _deeds(space: Space) -> list[str]:
    """Icons of what the space gives and lets one do."""
    found = [NAMES[good] for good, many in space.gives for _ in range(many)]
    return found + [name for action in space.actions for name in _action(action)] + (["token"] if space.token else [])


def _action(action: tuple) -> tuple[str, ...]:
    """The icons of an action; where a card's space offers a choice, the goods there."""
    if action[0] != "serve":
        return DEEDS[action[0]]
    good, number = cards.named(action[1]).serves
    return (NAMES[good],) * number


def deed(name: str, x: float, y: float, size: float, faint: bool) -> str:
    if name != "fence":
        return icon(name, x, y, size, faint)
    return f'<g opacity=".4">{fence_icon(x, y, size)}</g>' if faint else fence_icon(x, y, size)


def pile(name: str, number: int, x: float, bottom: float, size: float, faint: bool) -> str:
    """A pyramid of at most nine pieces."""
    left, base = min(number, MOST), 1
    while base * (base + 1) // 2 < left:
        base += 1
    rows, row = [], base
    while left > 0:
        rows.append(min(row, left))
        left -= rows[-1]
        row = max(1, row - 1)
    step, rise = size * 0.8, size * 0.6
    return "".join(icon(name, x + (rows[0] - many) * step / 2 + k * step, bottom - size - level * rise, size, faint)
                   for level, many in reversed(list(enumerate(rows))) for k in range(many))


def _coming(scene: Scene, round_: int, box: Box) -> str:
    """A round card still face down: its stage, and what cards have promised on it."""
    x, y, w, h = box
    stage = ROUND[True][scene.state.rounds[round_ - 1]].stage
    body = rect(box, 6, "url(#agricola-hidden)", "var(--line)", 1.5)
    body += words(x + 8, y + 13, scene.say("agricola.say.stage", n=stage), 12, fill="var(--ink-soft)")
    body += words(x + w - 8, y + 13, round_, 12, weight=600, fill="var(--ink-soft)", anchor="end")
    for order, (seat, name) in enumerate(scene.lying.get(round_, ())[:4]):
        body += deed(name, x + 8 + order * 27, y + h - 26, 18, False) + seat_shape(seat, x + 28 + order * 27, y + h - 12, 5)
    return f"<g>{body}</g>"


def harvest_mark(box: Box, gap: float) -> str:
    """A sickle on the gap after the round."""
    x, y = box[0] + box[2] + gap / 2, box[1] + box[3] / 2
    return (f'<circle cx="{num(x)}" cy="{num(y)}" r="8.5" fill="var(--wheat)" stroke="var(--key)" stroke-width="1.5"/>'
            + icon("harvest", x - 6, y - 6, 12).replace("<use", '<use style="--ink:var(--key)"'))


def _major(scene: Scene, id_: str, box: Box) -> str:
    state, card, (x, y, w, h) = scene.state, cards.MAJORS[id_], box
    owner = next((seat for seat, farm in enumerate(state.farms) if id_ in farm.cards), None)
    lack = missing(scene, card, scene.seat) if owner is None else ""
    out = bool(lack) and id_ not in scene.open
    ground = "var(--sheet)" if owner is None else "var(--agricola-spent)"
    body = rect(box, 5, ground, "var(--line)" if out or owner is not None else "var(--ink)", 1.3, dash="4 3" if out else "")
    body += icon(MAJOR_ICONS[id_], x + 3, y + h / 2 - 9, 18, out or owner is not None)
    if owner is not None:
        body += seat_shape(owner, x + w - 13, y + h / 2, 7)
    else:
        goods = card.prices[0][0]
        for order, (good, number) in enumerate(goods):
            row = y + h / 2 + (order - (len(goods) - 1) / 2) * 13
            body += words(x + w - 19, row, number, 12, weight=600, anchor="end", fill="var(--ink-soft)" if out else "var(--ink)")
            body += icon(NAMES[good], x + w - 17, row - 7, 14, out)
    said = [scene.say(f"agricola.pick.{id_}"), scene.say(f"agricola.text.{id_}")]
    said.append(scene.say("agricola.say.owned", n=owner + 1) if owner is not None else price_words(scene, card.prices[0]))
    return scene.touch(id_, box, ", ".join(filter(None, (*said, lack))), body, 5, tip=f"{said[0]}. {said[1]} {lack}")
