"""Cacao in pictures: whole, safe, readable, hiding what is hidden, and saying the same as the state."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from random import Random

import pytest
from games.cacao.positions import built, played

from pygame_core.chooser import Chooser
from pygame_core.draw import markup, standalone
from pygame_core.draw.palette import BASE, THEMES
from pygame_core.draw.view import View
from pygame_core.games.cacao import draw as room
from pygame_core.games.cacao.demos import poster
from pygame_core.games.cacao.drawing.colours import COLOURS
from pygame_core.games.cacao.drawing.preview import proposal
from pygame_core.games.cacao.info import GAME
from pygame_core.games.cacao.tiles import EDGES, JUNGLE, KINDS, ROTATIONS, name, named

SVG = "{http://www.w3.org/2000/svg}"
REFERENCE = re.compile(r'(?:url\(#|href="#)([^)"]+)')
DEFS = markup(room.defs())


class Plain:
    """A language in which every message is its id and its values, so that nothing depends on a catalogue."""

    def add(self, folder):
        pass

    def __call__(self, message, /, **values):
        return " ".join([message, *(f"{key}={value}" for key, value in sorted(values.items()))])


class Hostile(Plain):
    def __call__(self, message, /, **values):
        return f"</svg><script>\"'&{message}"


def touching(state, *picks, **more):
    """A view in which these picks were touched."""
    chooser = Chooser(state)
    for pick in picks:
        chooser.touch(pick)
    return View(**{"text": Plain(), "touchable": True, "picks": chooser.picks, "open": tuple(chooser.open()), **more})


def views(state, last):
    yield View(text=Plain(), last=last)
    view = touching(state, last=last, small=True)
    yield view
    if view.open:
        yield touching(state, hover=view.open[-1], refused=view.open[0], focus=view.open[0])
        first = Chooser(state)
        if first.touch(view.open[0]) is None:
            for hover in first.open()[:3]:
                yield touching(state, view.open[0], hover=hover, turn="r2", last=last)
    for score in state.scores():
        yield View(text=Plain(), lit=score.lines[-1].marks)


def positions():
    for players in (2, 3, 4):
        state, rng = GAME.start(players, players), Random(players)
        while moves := state.moves():
            events = []
            state.play(moves[int(rng.random() * len(moves))], events.append)
            if rng.random() < 0.25:
                yield state.copy(), tuple(events)
        yield state, tuple(events)


ALL = [(state, view) for state, last in positions() for view in views(state, last)]


def drawings(state, view):
    hand = room.hand(state, view)
    return [markup(room.draw(state, view)), *([markup(hand)] if hand else [])]


def parsed(state, view):
    return ET.fromstring(markup(room.draw(state, view)))


def layer(root, which):
    return root.find(f".//{SVG}g[@id='layer-{which}']")


def picks(text):
    return {element.get("data-pick"): element for element in ET.fromstring(text).iter() if element.get("data-pick")}


# --- whole and safe ---------------------------------------------------------------------------------------

def test_every_view_is_well_formed_with_ids_of_its_own_and_known_references():
    defined = set(re.findall(' id="([^"]+)"', DEFS))
    for state, view in ALL:
        whole = ET.fromstring("<all>" + "".join(drawings(state, view)) + "</all>")
        ids = Counter(element.get("id") for element in whole.iter() if element.get("id"))
        assert max(ids.values()) == 1 and not set(ids) & defined
        for text in drawings(state, view):
            assert set(REFERENCE.findall(text)) <= defined
    assert set(REFERENCE.findall(DEFS)) <= defined


def test_ids_of_shapes_are_unique():
    ids = re.findall(' id="([^"]+)"', DEFS)
    assert len(set(ids)) == len(ids)


def test_a_file_of_its_own_has_all_it_refers_to():
    for state, view in ALL[::15]:
        for picture in (room.draw(state, view), room.poster(state), room.thumb(state, 0), room.badge(1)):
            file = standalone(picture, defs=room.defs())
            assert set(REFERENCE.findall(file)) <= {element.get("id") for element in ET.fromstring(file).iter()}


def test_hostile_words_stay_words():
    state = GAME.start(2, 3)
    for text in drawings(state, touching(state, text=Hostile())):
        assert SVG + "script" not in {element.tag for element in ET.fromstring(text).iter()}


def test_every_role_has_a_colour_in_both_themes():
    used = set(re.findall(r"var\(--([\w-]+)\)", DEFS + "".join(text for pair in ALL[::4] for text in drawings(*pair))))
    for theme in THEMES:
        assert used <= set(getattr(BASE, theme)) | set(getattr(COLOURS, theme))
    assert list(COLOURS.light) == list(COLOURS.dark) and not set(COLOURS.light) & set(BASE.light)


@pytest.mark.parametrize("small, shown", [(False, 640), (True, 358)])
def test_no_words_come_out_below_11_px(small, shown):
    for state, view in ALL[::3]:
        view = View(**{**view.__dict__, "small": small})
        root = parsed(state, view)
        scale = shown / float(root.get("viewBox").split()[2])
        for parent in root.iter():
            sizes = [float(text.get("font-size")) for text in parent if text.tag == SVG + "text"]
            factor = re.search(r"scale\(([\d.]+)", parent.get("transform") or "")
            assert all(size * scale * (float(factor[1]) if factor else 1) >= 11 for size in sizes)
        for use in root.iter(SVG + "use"):
            if "coin" in use.get("href"):
                assert 21 * float(re.search(r"scale\(([\d.]+)", use.get("transform"))[1]) * scale >= 11


# --- what is drawn is what is there -----------------------------------------------------------------------

def test_every_tile_lies_in_its_cell():
    for state, view in ALL:
        drawn = {group.get("data-at"): group.find(f"{SVG}use") for group in layer(parsed(state, view), "tiles")}
        assert set(drawn) == set(map(name, state.board))
        for at, use in drawn.items():
            x, y = map(int, at.split(","))
            tile = state.board[named(at)]
            wanted = JUNGLE[tile] if tile < 16 else f"{KINDS[tile >> 2 & 3]}-{(tile >> 4) - 1}-{tile & 3}"
            assert (use.get("href"), float(use.get("x")), float(use.get("y"))) == (f"#cacao-{wanted}", 100 * x, 100 * y)


@pytest.mark.parametrize("kind", range(4))
@pytest.mark.parametrize("turn", range(4))
def test_worker_tiles_show_their_workers_at_their_edges(kind, turn):
    turn %= ROTATIONS[kind]
    tile = ET.fromstring(DEFS.replace("<defs>", '<defs xmlns="http://www.w3.org/2000/svg">', 1)).find(f"{SVG}g[@id='cacao-{KINDS[kind]}-1-{turn}']")
    figures = [(float(use.get("x")), float(use.get("y"))) for use in tile.findall(f"{SVG}use") if use.get("href") == "#cacao-figure"]
    sides = [sum(y == -34 for _, y in figures), sum(x == 35 for x, _ in figures), sum(y == 34 for _, y in figures), sum(x == -35 for x, _ in figures)]
    assert tuple(sides) == EDGES[kind][turn]


def test_all_that_is_open_and_drawn_is_lit_and_the_rest_is_a_button():
    words = (GAME.folder / "locale" / "en.po").read_text("utf-8")
    for state, view in ALL:
        if view.touchable:
            shown = {pick: element for text in drawings(state, view) for pick, element in picks(text).items()}
            assert {pick for pick, element in shown.items() if element.get("data-open")} == set(view.open) & set(shown)
            assert all(f'"cacao.pick.{pick}"' in words for pick in set(view.open) - set(shown))
            for text in drawings(state, view):
                stops = [element.get("tabindex") for element in picks(text).values()].count("0")
                assert stops == (1 if picks(text) else 0)


def test_spoken_names_are_unique_on_the_board():
    for state, view in ALL:
        if view.touchable:
            names = [element.get("aria-label") for element in picks(drawings(state, view)[0]).values()]
            assert all(names) and len(set(names)) == len(names)


def test_the_board_grows_with_a_margin_of_places():
    state = GAME.start(2, 3)
    box = list(map(float, parsed(state, View(text=Plain(), small=True)).get("viewBox").split()))
    for cell in state.places:
        x, y = map(int, name(cell).split(","))
        assert box[0] <= 100 * x - 50 and 100 * x + 50 <= box[0] + box[2] and box[1] <= 100 * y - 50 and 100 * y + 50 <= box[1] + box[3]


# --- what is hidden ---------------------------------------------------------------------------------------

def test_only_the_own_hand_is_drawn():
    state = built(players=3, hands=("w1 w2 w2", "w3", "w4"))
    for viewer, wanted in ((0, {"w1", "w2"}), (1, {"w3"}), (2, {"w4"}), (-1, set()), (None, {"w1", "w2"})):
        view = View(text=Plain(), touchable=True, viewer=viewer)
        assert set(picks(markup(room.hand(state, view)))) - {"j1", "j2"} == wanted
    kinds = re.findall(r"#cacao-(w\d)-", markup(room.hand(state, View(text=Plain(), viewer=1))))
    assert set(kinds) == {"w3"}


def test_what_others_hold_and_what_lies_in_piles_changes_no_picture():
    state, rng = GAME.start(4, 5), Random(5)
    for _ in range(25):
        moves = state.moves()
        state.play(moves[int(rng.random() * len(moves))])
    for seat in range(4):
        view = View(text=Plain(), viewer=seat, touchable=True)
        texts = {"".join(drawings(state.hidden_from(seat, Random(number)), view)) for number in range(5)}
        assert texts == {"".join(drawings(state, view))}


# --- previews ---------------------------------------------------------------------------------------------

def gains(state, *picks, **more):
    found = proposal(state, touching(state, *picks, **more))
    return [(gain.seat, gain.good, gain.count) for gain in found.gains], [name(cell) for cell in found.opens]


def test_a_placement_shows_what_each_edge_would_bring_and_what_opens():
    state = built("0,-1=Bw1r0", hands=("w4 w1", "w1"), cacao=(2, 0))
    assert gains(state, "w4", hover="-1,0", turn="r0") == ([(0, "cacao", 3)], [])  # east three at the plantation
    assert gains(state, "w1", hover="-1,0") == ([(0, "cacao", 1), (0, "gold", 2)], [])
    assert gains(state, "w4", hover="1,0", turn="r2") == ([(0, "cacao", 3)], ["1,-1"])


def test_a_fill_shows_what_it_brings_to_every_owner():
    state = built("0,-1=Bw2r0", hands=("w1", "w1"), display="g2 temple")
    played(state, "w1 1,0 r0")
    assert gains(state, "j1", hover="1,-1") == ([(1, "gold", 4), (0, "gold", 2)], []) or gains(state, "j1", hover="1,-1") == ([(0, "gold", 2), (1, "gold", 4)], [])


def test_a_preview_is_what_happens():
    """Without choices to be made, chips add up to what playing the move brings its mover."""
    state, rng, checked = GAME.start(3, 4), Random(4), 0
    while moves := state.moves():
        move = moves[int(rng.random() * len(moves))]
        seat, twin = state.to_move, state.copy()
        if move.code[0] in ("place", "over"):
            found = proposal(state, View(text=Plain(), picks=move.picks, open=()))
            twin.play(move)
            if not found.opens and not twin.agenda:
                told = Counter()
                for gain in found.gains:
                    told[gain.seat, gain.good] += gain.count
                assert twin.cacao[seat] - state.cacao[seat] == told[seat, "cacao"]
                assert twin.water[seat] - state.water[seat] == told[seat, "water"]
                checked += 1
        state.play(move)
    assert checked > 5


# --- beside the board -------------------------------------------------------------------------------------

def test_the_poster_shows_tiles_all_over():
    root = ET.fromstring(markup(room.poster(poster())))
    assert len([use for use in root.iter(SVG + "use") if "cacao-" in use.get("href")]) > 35


def test_every_move_of_a_game_has_a_log_row():
    words = (GAME.folder / "locale" / "en.po").read_text("utf-8")
    state, rng = GAME.start(2, 3), Random(3)
    while moves := state.moves():
        events = []
        state.play(moves[int(rng.random() * len(moves))], events.append)
        assert room.glyph(events[0])
        for event in events:
            short = room.notation(event)
            assert not short.startswith("cacao.") or f'"{short}"' in words


def test_the_hand_is_put_away_at_the_end():
    state = built()
    state.hands = [(), ()]
    assert room.hand(state, View(text=Plain())) is None
