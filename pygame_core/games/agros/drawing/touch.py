"""The board as a grid to touch: one transparent square per cell, under the pieces, with its spoken name."""

from __future__ import annotations

from typing import Iterable

import svg

from pygame_core.draw.kit import group, touchable
from pygame_core.games.agros.drawing.fields import INSET, RADIUS
from pygame_core.games.agros.drawing.grid import CELL, corner
from pygame_core.games.agros.drawing.scene import Scene

SIDES = ("light", "dark")  # end message ids: languages bend "farmer" and "seed" to the side

# A farmer that can move shows its plot when pointed at.
RULES = "@media (hover:hover){.agros .farmer.open:hover{fill:url(#agros-hover)}}"


def shapes() -> Iterable[svg.Element]:
    frame = svg.Rect(x=INSET, y=INSET, width=CELL - 2 * INSET, height=CELL - 2 * INSET, rx=RADIUS, fill="none",
                     stroke="var(--ink)", stroke_width=2.5)
    yield svg.Pattern(id="agros-hover", width=1, height=1, viewBox=svg.ViewBoxSpec(0, 0, CELL, CELL), elements=[frame])


def cells(scene: Scene) -> Iterable[svg.Element]:
    """Rows from the top, for `role=grid`."""
    spoken, open_ = names(scene), set(scene.open)
    for rank in range(scene.size - 1, -1, -1):
        row = range(rank * scene.size, (rank + 1) * scene.size)
        yield group(*(_cell(scene, cell, spoken[cell], cell in open_) for cell in row), extra={"role": "row"})


def _cell(scene: Scene, cell: int, label: str, open_: bool) -> svg.Rect:
    x, y = corner(scene.size, cell)
    name = scene.name[cell]
    rest = touchable(name, label, role="gridcell", open=open_, chosen=name in scene.view.picks, focus=cell == scene.focus)
    if open_ and scene.state.owner[cell]:
        rest["class_"] = ["farmer open"]
    return svg.Rect(id=scene.id(f"cell-{name}"), x=x, y=y, width=CELL, height=CELL, fill="transparent", **rest)


def names(scene: Scene) -> list[str]:
    """What a screen reader says of each cell: where, what lies there, and what touching it would bring."""
    state, say, name = scene.state, scene.say, scene.name
    spoken = [""] * len(name)
    for cell, piece in enumerate(state.owner):
        if piece:
            spoken[cell] = say(f"agros.say.seed.{SIDES[piece - 1]}", at=name[cell])
    for seat, farmers in enumerate(state.farmers):
        for cell, yield_ in farmers.items():
            spoken[cell] = say(f"agros.say.farmer.{SIDES[seat]}", **{"at": name[cell], "yield": yield_})
    for field in state.fields():
        controller = scene.controller(field)
        ending = "nobody" if controller is None else SIDES[controller]
        message = "agros.say.empty" if state.setting_up else f"agros.say.field.{ending}"
        for cell in field.cells:
            spoken[cell] = say(message, at=name[cell], cells=len(field.cells), points=field.value)
    for target in scene.targets:
        message = "agros.say.harvest" if target.sown is None else "agros.say.sow"
        spoken[target.cell] = say(message, **{"at": name[target.cell], "yield": target.yield_, "seeds": len(target.sown or ()) + 1})
    if state.setting_up:
        for cell in scene.open:
            spoken[cell] = say("agros.say.place", at=name[cell])
    return spoken
