"""Akropolis in pictures."""

import re
import xml.etree.ElementTree as ET
from random import Random

import pytest
from games.akropolis.positions import AKROPOLIS, reached, walk

from pygame_core.chooser import Chooser
from pygame_core.draw import markup
from pygame_core.draw.palette import SEATS, contrast
from pygame_core.draw.view import View
from pygame_core.games.akropolis import demos
from pygame_core.games.akropolis.drawing.colours import COLOURS
from pygame_core.games.akropolis.drawing.grid import SHOWN, SIDE, corners, height, hull, layout, meeting, spot
from pygame_core.games.akropolis.drawing.scene import Scene
from pygame_core.games.akropolis.tiles import KIND, TILES
from pygame_core.geometry.hexes import ORIGIN, name, trio
from pygame_core.text import Text

DRAW = AKROPOLIS.room("draw")
TEXT = Text("en")
SVG = "{http://www.w3.org/2000/svg}"


def view(state, *touch, **more):
    chooser = Chooser(state)
    for pick in touch:
        chooser.touch(pick)
    return View(**{"open": tuple(chooser.open()), "picks": chooser.picks, "touchable": True, "text": TEXT, **more})


def drawn(picture):
    return ET.fromstring(markup(picture))


def picks(root):
    return {element.get("data-pick"): element for element in root.iter() if element.get("data-pick")}


def layer(root, name):
    return next(element for element in root if element.get("id") == f"layer-{name}")


def cheapest(state):
    return f"t{state.site[0]}"


def on_top(state):
    """A cell where the free tile can be laid on top."""
    city = state.cities[state.to_move]
    return name(next(pose // 6 for pose in city.poses() if pose // 6 in city.top))


STATES = [(2, 1, 0), (2, 2, 19), (3, 3, 30), (4, 4, 59), (1, 5, 11)]
each_state = pytest.mark.parametrize("game", STATES, ids=str)


@each_state
def test_all_cells_one_can_build_on_are_drawn_named_and_open_only_where_a_tile_can_begin(game):
    state = reached(*game)
    root = drawn(DRAW.draw(state, view(state, cheapest(state))))
    found, city = picks(root), state.cities[state.to_move]
    begin = {name(pose // 6) for pose in city.poses()}
    assert set(found) == {name(cell) for cell in city.level} | begin
    assert {pick for pick, element in found.items() if element.get("data-open")} == begin
    spoken = [element.get("aria-label") for element in found.values()]
    assert all(spoken) and len(set(spoken)) == len(spoken)
    for cell, place in city.top.items():
        assert f"level {city.level[cell]}" in found[name(cell)].get("aria-label")
        assert ("plaza" in found[name(cell)].get("aria-label")) == KIND[place].isupper()


@each_state
@pytest.mark.parametrize("small", [False, True])
def test_what_can_be_touched_lies_in_the_picture_and_words_are_large_enough(game, small):
    state = reached(*game)
    root = drawn(DRAW.draw(state, view(state, cheapest(state), small=small, hover=on_top(state) if game[2] else None)))
    x, y, wide, high = map(float, root.get("viewBox").split())
    for pick, element in picks(root).items():
        points = [tuple(map(float, pair.split())) for pair in element.get("d")[1:-1].split("L")]
        mx, my = (sum(axis) / 6 for axis in zip(*points))
        assert x <= mx <= x + wide and y <= my <= y + high, pick
    scale = max(wide, high) / SHOWN[small]
    assert 0.8 <= wide / high <= 1.25
    for text in root.iter(f"{SVG}text"):
        assert float(text.get("font-size")) / scale >= 11


def test_a_board_never_comes_closer_than_a_new_city():
    boxes = [layout(reached(2, 3, moves).cities[0], False).box for moves in (0, 6, 20, 36)]
    assert boxes[0][2] >= 11 * SIDE and all(later[2] * later[3] >= earlier[2] * earlier[3] for earlier, later in zip(boxes, boxes[1:]))


@pytest.mark.parametrize("turn", [f"r{turn}" for turn in range(6)])
def test_the_ghost_lies_in_the_held_rotation_where_that_is_legal_else_in_the_first_legal_one(turn):
    state = reached(2, 2, 19)
    city, tile = state.cities[state.to_move], state.site[0]
    for cell in sorted({pose // 6 for pose in city.poses()})[::5]:
        scene = Scene(state, view(state, f"t{tile}", hover=name(cell), turn=turn))
        legal = [each for each in range(6) if city.fits(6 * cell + each)]
        held = int(turn[1])
        assert scene.ghost.tile == tile and scene.ghost.pose == 6 * cell + (held if held in legal else legal[0])
        assert scene.ghost.level == max(0, city.level.get(cell, 0)) + 1
        root = drawn(DRAW.draw(state, view(state, f"t{tile}", hover=name(cell), turn=turn)))
        kinds = {use.get("href") for use in layer(root, "ghost").iter(f"{SVG}use")}
        assert {f"#akro-{letter}" for letter in TILES[tile]} <= kinds
        assert any(path.get("stroke-dasharray") for path in layer(root, "ghost").iter(f"{SVG}path"))


def test_no_ghost_without_a_tile_or_over_nothing():
    state = reached(2, 2, 19)
    assert Scene(state, view(state)).ghost is None
    assert Scene(state, view(state, cheapest(state))).ghost is None
    assert Scene(state, view(state, hover=cheapest(state))).ghost is None
    assert Scene(state, view(state, cheapest(state), hover="40,0")).ghost is None


def test_once_a_cell_is_chosen_each_legal_rotation_is_a_sector_round_it():
    state = reached(2, 2, 19)
    tile, cell = cheapest(state), on_top(state)
    now = view(state, tile, cell)
    root = drawn(DRAW.draw(state, now))
    turns = {pick for pick, element in picks(root).items() if element.get("data-open")}
    assert turns == set(now.open) and turns
    for turn in turns:
        scene = Scene(state, view(state, tile, cell, hover=turn))
        assert f"r{scene.ghost.pose % 6}" == turn
    assert picks(root)[cell].get("aria-selected") == "true"
    assert [element.get("tabindex") for element in picks(root).values()].count("0") == 1


def test_dots_tell_of_places_and_stones():
    state = reached(2, 2, 19)
    city = state.cities[state.to_move]
    root = drawn(DRAW.draw(state, view(state, cheapest(state))))
    upper = [place for place in city.legal() if place // 6 in city.top]
    targets = layer(root, "targets")
    assert len(list(targets.iter(f"{SVG}circle"))) == len(upper)
    stones = sorted(int(text.text) for text in targets.iter(f"{SVG}text"))
    assert stones == sorted(city.quarries(place) for place in upper if city.quarries(place))
    ground = next(targets.iter(f"{SVG}path")).get("d").count("M")
    assert ground == len(city.legal()) - len(upper)


@each_state
def test_the_legend_tells_the_gain_of_the_ghost_by_colour(game):
    state = reached(*game)
    seat, tile = state.to_move, state.site[min(1, state.stones[state.to_move])]
    cell = state.cities[seat].poses()[7] // 6
    now = view(state, f"t{tile}", hover=name(cell))
    rows = {row["message"].rpartition(".")[2]: row["values"].get("points") for row in DRAW.legend(state, now)}
    ghost = Scene(state, now).ghost
    after = state.copy()
    after.play(after.find(f"t{tile} {name(ghost.pose // 6)} r{ghost.pose % 6}"))
    lines = [{line.rule: line.points for line in each.scores()[seat].lines[:6]} for each in (state, after)]
    gains = {rule: lines[1][rule] - lines[0][rule] for rule in lines[0]}
    assert rows == ({rule: f"{gain:+d}".replace("-", "−") for rule, gain in gains.items() if gain} or {"nothing": None})


def test_the_legend_explains_the_dots_that_are_there():
    fresh, later = AKROPOLIS.start(2, 1), reached(2, 2, 19)
    assert [row["message"] for row in DRAW.legend(fresh, view(fresh))] == []
    assert [row["message"] for row in DRAW.legend(fresh, view(fresh, cheapest(fresh)))] == ["akropolis.legend.ground"]
    assert [row["message"].rpartition(".")[2] for row in DRAW.legend(later, view(later, cheapest(later)))] == ["ground", "top", "quarries"]


def test_levels_are_told_by_walls_contours_and_numbers():
    state = reached(2, 3, 36)
    for seat in (0, 1):
        root = drawn(DRAW.draw(state, View(shown=seat, text=TEXT)))
        raised = [level for level in state.cities[seat].level.values() if level > 1]
        assert sorted(int(text.text) for text in layer(root, "levels").iter(f"{SVG}text")) == sorted(raised)
        for cell, level in state.cities[seat].level.items():
            if level:
                x, y = height(cell, state.cities[seat])
                assert (x, y) == (spot(cell)[0], spot(cell)[1] - (level - 1) * SIDE / 5)


@pytest.mark.parametrize("shown", [0, 1, 2])
def test_any_city_can_be_looked_at_but_only_the_mover_s_is_open(shown):
    state = reached(3, 4, 30)
    root = drawn(DRAW.draw(state, view(state, cheapest(state), shown=shown)))
    assert len([1 for element in layer(root, "hexes").iter() if element.get("data-at")]) == len(state.cities[shown].top)
    open_ = [pick for pick, element in picks(root).items() if element.get("data-open")]
    assert bool(open_) == (shown == state.to_move)


def test_what_earns_a_line_is_ringed_and_the_rest_steps_back():
    state = reached(2, 3, 36)
    for seat in (0, 1):
        for line in state.scores()[seat].lines:
            root = drawn(DRAW.draw(state, view(state, shown=seat, lit=line.marks)))
            assert len(list(layer(root, "lit").iter(f"{SVG}path"))) == 2 * len(line.marks)
            assert set(line.marks) <= set(picks(root))
            veils = [path for path in layer(root, "hexes").iter(f"{SVG}path") if path.get("opacity") == "0.62"]
            assert len(veils) == (len(state.cities[seat].top) - len(line.marks) if line.marks else 0)


def test_the_tile_just_built_is_in_brackets_where_it_lies():
    state, rng, told = AKROPOLIS.start(2, 3), Random(3), []
    for before, move in walk(state, rng, 11):
        pass
    seat, moves = state.to_move, state.moves()
    state.play(moves[50], told.append)
    shown = drawn(DRAW.draw(state, view(state, shown=seat, last=tuple(told))))
    assert len(list(layer(shown, "last").iter(f"{SVG}path"))) == 2
    first = moves[50].picks[1]
    assert sum(element.get("data-at") == first for element in layer(shown, "hexes").iter()) == 3
    other = drawn(DRAW.draw(state, view(state, shown=1 - seat, last=tuple(told))))
    assert not list(layer(other, "last"))


def test_what_cannot_be_chosen_is_crossed():
    state = reached(2, 2, 19)
    at = next(name(cell) for cell in state.cities[state.to_move].top)
    assert list(layer(drawn(DRAW.draw(state, view(state, refused=at))), "targets"))


# --- the site ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [(2, 2, 18), (3, 3, 32), (4, 4, 40), (1, 5, 12)])
def test_the_site_shows_tiles_prices_and_what_is_too_dear(game):
    state = reached(*game)
    now = view(state)
    root = drawn(DRAW.hand(state, now))
    found = picks(root)
    assert list(found) == [f"t{tile}" for tile in state.site]
    assert {pick for pick, element in found.items() if element.get("data-open")} == set(now.open)
    for price, (tile, element) in enumerate(zip(state.site, found.values())):
        words = [text.text for text in element.iter(f"{SVG}text")]
        assert words == ([str(price)] if price else ["free"])
        shapes = [use.get("href").removeprefix("#akro-") for use in element.iter(f"{SVG}use")]
        assert sorted(shapes) == sorted([*TILES[tile], *(["stone"] if price else [])])
        dear = price > state.stones[state.to_move]
        assert ("more than you have" in element.get("aria-label")) == dear
        assert any(part.get("opacity") == "0.38" for part in element) == dear
    assert [element.get("tabindex") for element in found.values()].count("0") == 1
    assert all(float(text.get("font-size")) >= 11 for text in root.iter(f"{SVG}text"))


def test_the_chosen_tile_turns_in_the_site_and_the_considered_one_is_dashed():
    state = reached(2, 2, 18)
    pick = cheapest(state)
    plain, turned = (markup(DRAW.hand(state, view(state, pick, turn=turn))) for turn in ("r0", "r3"))
    assert plain != turned and 'aria-selected="true"' in plain
    assert "stroke-dasharray" in markup(DRAW.hand(state, view(state, hover=pick)))


def test_after_the_end_there_is_no_site_but_alone_there_is_the_architect():
    assert DRAW.hand(reached(2, 2, 36), View(text=TEXT)) is None
    for level in ("easy", "medium", "hard"):
        state = reached(1, 2, 18, architect=level)
        root = drawn(DRAW.hand(state, View(text=TEXT, touchable=True)))
        total = state.architect_score().points + state.stones[1]
        assert not picks(root) and f"{total} points" in root.get("aria-label")
        assert str(total) in [text.text for text in root.iter(f"{SVG}text")]


# --- beside the board -------------------------------------------------------------------------------------


def test_badges_facts_thumbs_and_log_rows():
    assert len({markup(DRAW.badge(seat)) for seat in range(4)}) == 4 <= len(SEATS)
    state, told = reached(3, 2, 20), []
    assert [DRAW.facts(state, seat)[0]["text"] for seat in range(3)] == [str(stones) for stones in state.stones]
    for seat in range(3):
        thumb = drawn(DRAW.thumb(state, seat))
        assert len(list(thumb.iter(f"{SVG}use"))) == len(state.cities[seat].top)
    state.play(state.moves()[0], told.append)
    assert DRAW.notation(told[0]) == f"{told[0].values['origin']} {told[0].values['at']}" and DRAW.glyph(told[0])
    raised = next(event for event in _events(4, 4) if event.kind == "raised")
    assert DRAW.notation(raised).endswith("↑2") and DRAW.glyph(raised)


def _events(players, seed):
    state, told = AKROPOLIS.start(players, seed), []
    rng = Random(seed)
    while moves := state.moves():
        state.play(moves[int(rng.random() * len(moves))], told.append)
    return told


def test_the_poster_fills_its_box_with_the_best_city():
    root = drawn(DRAW.poster(demos.poster()))
    x, y, wide, high = map(float, root.get("viewBox").split())
    assert wide / high > 1.5
    inside = [cell for cell in demos.poster().cities[0].top if x < spot(cell)[0] < x + wide and y < spot(cell)[1] < y + high]
    assert len(inside) >= 15


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_word_of_the_pictures_is_in_the_catalogues(lang):
    text = Text(lang)
    for game in STATES:
        state = reached(*game)
        pictures = [DRAW.draw(state, view(state, cheapest(state), text=text)), DRAW.hand(state, view(state, text=text))]
        assert not re.search(r"akropolis\.[a-z]+\.", "".join(map(markup, pictures)))


class Hostile:
    """A language that would break a picture if it could."""

    def add(self, folder):
        pass

    def __call__(self, message, /, **values):
        return f"</svg><script>\"'&{message}{sorted(values.items())}"


def test_no_word_breaks_a_picture():
    for game in STATES:
        state = reached(*game)
        for picture in (DRAW.draw(state, view(state, cheapest(state), text=Hostile())), DRAW.hand(state, view(state, text=Hostile()))):
            assert "<script" not in markup(picture) and picks(drawn(picture))


# --- shapes -----------------------------------------------------------------------------------------------


def test_the_outline_of_a_tile_has_twelve_corners():
    for turn in range(6):
        pose = 6 * ORIGIN + turn
        assert hull(trio(pose), 1).count("L") == 12 - 1
        x, y = meeting(pose, 1)
        for cell in trio(pose):
            assert any(abs(x - cx) < 0.1 and abs(y - cy) < 0.1 for cx, cy in corners(*spot(cell)))


def test_both_themes_have_the_same_roles_and_marks_stand_out():
    assert COLOURS.light.keys() == COLOURS.dark.keys() and all(role.startswith("akro-") for role in COLOURS.light)
    for theme, accent in (("light", "#B5472A"), ("dark", "#E88A66")):
        assert contrast(getattr(COLOURS, theme)["akro-board"], accent) > 3


def test_every_picture_refers_only_to_what_defs_hold():
    known = {element.get("id") for element in drawn(DRAW.defs()).iter()}
    state = reached(1, 5, 11)
    texts = [markup(DRAW.draw(state, view(state, small=small, last=()))) for small in (False, True)] + [
        markup(DRAW.hand(state, view(state))), markup(DRAW.thumb(state, 0))]
    for text in texts:
        assert set(re.findall(r'(?:url\(#|href="#)([^)"]+)', text)) <= known
