"""A table shown in parts on a small screen: which part is in sight, how one gets to another, whose board it is."""

import re

import pytest
from pygame_core import load
from pygame_core.record import Record

AGRICOLA = load("agricola")


@pytest.fixture
def sit(app, page):
    """Sit down at a game of Agricola with a telephone."""

    def sit(players: int = 1, *moves: str, narrow: bool = True, seats: tuple[str, ...] = (), **options: str):
        page.is_narrow = narrow
        record = Record.new(AGRICOLA, players, deal={"rounds": ROUNDS, **options.pop("deal", {})}, names=["Ada", "Bo", "Cy"][:players],
                            seats=list(seats or ["human"] * players), **options)
        record.moves = list(moves)
        app.play(record)
        page.run()
        return app.screen

    return sit


ROUNDS = ["major_minor", "sheep_1", "fences", "sow_bake", "stone_1a", "renovate_improve", "family_growth_minor", "vegetable_1", "boar_1",
          "stone_1b", "cattle_1", "plow_sow", "family_growth_no_room", "renovate_fences"]


def selected(page) -> str:
    (name,) = re.findall(r'id="tab-(\w+)"[^>]*aria-selected="true"', page.html)
    return name


def in_sight(page) -> set[str]:
    return set(re.findall(r'data-pick="([^"]+)"', page.html))


def test_there_are_tabs_on_small_screens_only(sit, page):
    sit(narrow=False)
    assert "tablist" not in page.html and 'id="seats"' in page.html
    sit()
    assert re.findall(r'id="tab-(\w+)"', page.html) == ["actions", "farm", "build", "seats"], "a family game of one has no hand"
    assert selected(page) == "actions" and "wood_3" in in_sight(page) and "c2" not in in_sight(page)
    page.is_upright = True
    sit(narrow=False)
    assert "tablist" in page.html, "a tablet held upright"


def test_on_a_telephone_held_sideways_seats_and_log_lie_beside_the_parts(sit, page):
    page.is_low = True
    play = sit(narrow=False)
    assert re.findall(r'id="tab-(\w+)"', page.html) == ["actions", "farm", "build"] and 'id="seats"' in page.html and 'id="log"' in page.html
    page.act("tab", "farm")
    page.act("score")
    assert selected(page) == "farm" and 'id="score"' in page.html and 'id="log"' not in page.html
    page.act("score")
    page.act("tab", "actions")
    page.pick("plow_field")
    page.is_low, page.is_narrow = False, True
    page.ear({"type": "shape"})
    assert selected(page) == "farm" and "tab-seats" in page.html and 'id="seats"' not in page.html, "the device was turned"
    page.is_low, page.is_narrow = True, False
    page.ear({"type": "shape"})
    assert selected(page) == "farm" and "tab-seats" not in page.html and play.table.length == 1


def test_a_score_sheet_behind_another_tab_is_brought_back_not_closed(sit, page):
    sit()
    def is_pressed():
        return re.search(r'<button[^>]*id="tool-score"[^>]*>', page.html)[0].count('aria-pressed="true"') == 1

    page.act("score")
    assert selected(page) == "seats" and 'id="score"' in page.html and is_pressed()
    page.act("tab", "farm")
    assert 'id="score"' not in page.html and not is_pressed()
    page.act("score")
    assert selected(page) == "seats" and 'id="score"' in page.html and is_pressed()
    page.act("score")
    assert 'id="score"' not in page.html and not is_pressed()


def test_the_part_where_the_decision_lies_opens_by_itself(sit, page):
    play = sit()
    page.pick("plow_field")
    assert selected(page) == "farm" and "c3" in in_sight(page)
    page.pick("c3")
    assert selected(page) == "actions" and play.table.length == 2


def test_what_is_bought_lies_in_its_own_part(sit, page):
    sit(1, "clay_1", "wood_3")
    page.act("tab", "build")
    assert "A1" in in_sight(page) and 'data-pick="A1" data-open' not in page.html
    sit(2, "clay_1", "wood_3", "reed_1", "fishing", "clay_1", "wood_3", "reed_1", "fishing", "clay_1", "wood_3", "major_minor")
    assert selected(page) == "build" and 'data-pick="A1" data-open' in page.html


def test_ones_own_choice_stays_until_something_else_is_to_be_touched(sit, page):
    sit()
    page.act("tab", "farm")
    assert selected(page) == "farm" and 'class="dot"' in page.html, "the actions wait elsewhere, and a mark says so"
    page.act("settings")
    page.act("close")
    assert selected(page) == "farm"
    page.act("tab", "actions")
    page.pick("wood_3")
    assert selected(page) == "actions"


def test_nothing_becomes_a_button_because_another_part_is_in_sight(sit, page):
    sit()
    before = re.findall(r'id="say-([\w-]+)"', page.html)
    page.act("tab", "build")
    assert re.findall(r'id="say-([\w-]+)"', page.html) == before


def test_seats_log_and_score_have_the_last_part(sit, page):
    play = sit(2, "wood_3")
    page.act("tab", "seats")
    assert 'id="seats"' in page.html and 'id="log"' in page.html and not in_sight(page)
    page.act("score")
    assert 'id="score"' in page.html and selected(page) == "seats"
    page.act("tab", "farm")
    assert play.scoring and in_sight(page)


def test_another_farm_opens_where_farms_are_and_leads_back(sit, page):
    play = sit(2, "wood_3")
    page.act("look", "0")
    assert selected(page) == "farm" and "board of Ada" in page.html
    page.act("look", "0")
    assert play.looked_at is None and "board of Ada" not in page.html


def test_a_touch_on_another_farm_goes_back_to_ones_own_and_plays_nothing(sit, page):
    play = sit(2, "wood_3", "plow_field", narrow=False)
    page.act("look", "0")
    page.pick("c3")
    assert play.table.length == 2 and play.looked_at is None and "Back at your own board." in page.html
    page.pick("c3")
    assert play.table.length == 3


def test_ones_own_farm_stays_in_sight_while_others_move(sit, page):
    play = sit(2, "plow_field", "plow c3", seats=("human", "remote"))
    page.act("tab", "farm")
    assert play.remote_moves and 'aria-label="c3, field"' in page.html and "board of" not in page.html
    page.act("look", "1")
    assert 'aria-label="c3, unused"' in page.html and "board of Bo" in page.html


def test_the_tabs_are_one_stop_and_name_what_they_show(sit, page):
    sit()
    tabs = re.findall(r'<button class="tab[^>]*>', page.html)
    assert [tab.count('tabindex="0"') for tab in tabs].count(1) == 1
    assert 'role="tabpanel" id="panel" aria-labelledby="tab-actions"' in page.html and all('aria-controls="panel"' in tab for tab in tabs)


def test_only_the_own_hand_is_in_any_part(sit, page):
    sit(2, board="standard", deal={"hands": [["E11"], ["K107"]]}, seats=("human", "greedy"))
    seen = page.html
    for tab in ("farm", "hand", "build", "seats"):
        page.act("tab", tab)
        seen += page.html
    assert 'data-pick="E11"' in seen and "K107" not in seen


def test_where_nothing_can_be_carried_a_finger_may_scroll(sit, page):
    sit()
    assert "data-still" in page.html
