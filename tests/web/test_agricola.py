"""Agricola in the browser: a solo family game to its end, hands kept hidden through a round, and the tabs of a telephone."""

from random import Random

from games.agricola.positions import finished
from make.npm import install
from playwright.sync_api import Locator, Page, expect
from pygame_core import load
from pygame_core.bots import bot
from pygame_core.chooser import CONFIRM
from pygame_core.record import Record
from web.at_table import LONG, cell, dialog, go, kept, put, saves, sit
from web.conftest import ready
from web.test_access import found_by_axe, troubles_of_size
from web.test_games import replayed

AGRICOLA = load("agricola")
ROUNDS = ["major_minor", "sheep_1", "fences", "sow_bake", "stone_1a", "renovate_improve", "family_growth_minor", "vegetable_1", "boar_1",
          "stone_1b", "cattle_1", "plow_sow", "family_growth_no_room", "renovate_fences"]
PHONE = {"width": 390, "height": 844}


def record(players: int = 1, **more: object) -> dict:
    return Record.new(AGRICOLA, players, names=["Ada", "Bo"][:players], seats=["human"] * players, **{"seed": 5, **more}).data()


def chosen_by_the_bot(seed: int = 5):
    """The moves of a solo family game, and how it ends."""
    state, rng, moves = AGRICOLA.start(1, seed=seed), Random(seed), []
    while state.to_move is not None:
        moves.append(bot("greedy").choose(state, rng))
        state.play(moves[-1])
    return moves, state


WHERE = """pick => {
  const one = document.querySelector(`[data-board] [data-pick="${pick}"][data-open]`) ?? document.getElementById("say-" + pick);
  one?.scrollIntoView({ block: "nearest" });
  const box = one?.getBoundingClientRect();
  return box && [box.x + box.width / 2, box.y + box.height / 2];
}"""


def touch(page: Page, pick: str) -> None:
    """A click in the middle of what is drawn, else of its button."""
    place = page.evaluate(WHERE, pick)
    assert place, f"{pick} can be touched nowhere"
    page.mouse.click(*place)


def make(page: Page, move) -> None:
    for pick in move.picks:
        for part in pick.split("+"):
            touch(page, part)
        if "+" in pick:
            touch(page, CONFIRM)


def tab(page: Page, name: str) -> Locator:
    return page.locator(f"#tab-{name}")


def is_chosen(page: Page, name: str) -> None:
    expect(tab(page, name)).to_have_attribute("aria-selected", "true")


# --- a whole game -----------------------------------------------------------------------------------------


def test_a_solo_family_game_is_played_to_its_end_by_touching_what_is_drawn(desk: Page) -> None:
    moves, state = chosen_by_the_bot()
    id = sit(desk, record())
    for move in moves:
        make(desk, move)
    expect(desk.locator("#prompt [data-act=again]")).to_be_visible(timeout=LONG)
    assert kept(desk, id)["moves"] == [str(move) for move in moves]
    total = state.scores()[0].total
    expect(desk.locator("#score tfoot td")).to_have_text(str(total))
    assert replayed(desk, id).scores()[0].total == total >= 25 and not state.farms[0].begging


# --- a series -----------------------------------------------------------------------------------------------


def test_after_a_target_reached_what_stays_is_chosen_by_keyboard_and_the_next_game_begins(desk: Page) -> None:
    sit(desk, finished(1).data())
    desk.locator("#next-game").focus()
    desk.keyboard.press("Enter")
    choices = dialog(desk, "keep").locator("input")
    expect(choices).to_have_count(3)
    choices.first.focus()
    desk.keyboard.press("Space")
    desk.keyboard.press("ArrowDown")
    second = choices.nth(1).get_attribute("value")
    desk.keyboard.press("Enter")
    expect(desk.locator("#stand")).to_contain_text("Game 2 of a series, target: 55 points.")
    expect(dialog(desk, "keep")).to_have_count(0)
    (next_game,) = [id for id in saves(desk) if not kept(desk, id)["moves"]]
    assert kept(desk, next_game)["deal"]["kept"] == [second] and desk.evaluate("location.hash") == f"#/agricola/{next_game}"
    desk.go_back()
    desk.locator("#next-game").dblclick()
    choices.nth(1).check()
    dialog(desk, "keep").locator("[type=submit]").dblclick()
    expect(desk.locator("#stand")).to_contain_text("Game 2")
    assert len(saves(desk)) == 2, "the next game was there already"


# --- hidden hands -----------------------------------------------------------------------------------------


def test_through_a_round_of_two_only_the_own_hand_is_in_the_page(desk: Page) -> None:
    hands = [["E11", "I219"], ["K107"]]
    names = {"Ada": ("E11", "I219"), "Bo": ("K107",)}
    id = sit(desk, record(2, seed=None, board="standard", deal={"rounds": ROUNDS, "hands": hands}))
    for name, space in (("Ada", "wood_3"), ("Bo", "clay_1"), ("Ada", "reed_1"), ("Bo", "fishing")):
        expect(desk.locator("#curtain h2")).to_contain_text(name)
        behind = desk.content()
        assert not any(card in behind for cards in names.values() for card in cards) and "data-pick" not in desk.locator("#app").inner_html()
        desk.locator("[data-act=open_curtain]").click()
        own = desk.content()
        for owner, cards in names.items():
            assert all((f'data-pick="{card}"' in own) == (owner == name) and (card in own) == (owner == name) for card in cards)
        desk.locator("#tool-score").click()
        desk.locator(".seat .thumb").last.click()
        assert not any(card in desk.content() for owner, cards in names.items() if owner != name for card in cards)
        touch(desk, space)
    expect(desk.locator("#curtain h2")).to_contain_text("Ada")
    assert kept(desk, id)["moves"] == ["wood_3", "clay_1", "reed_1", "fishing"]


# --- a telephone ------------------------------------------------------------------------------------------


def places(page: Page) -> list[float]:
    """Where the frame lies: the page scrolled, the prompt, the tabs."""
    return page.evaluate("""() => [document.scrollingElement.scrollTop, document.scrollingElement.scrollWidth,
      document.getElementById("prompt").getBoundingClientRect().top, document.getElementById("tabs").getBoundingClientRect().top]""")


def test_on_a_telephone_the_right_tab_opens_by_itself_and_nothing_jumps(desk: Page) -> None:
    desk.set_viewport_size(PHONE)
    id = sit(desk, record(seed=None, deal={"rounds": ROUNDS}))
    frame = places(desk)
    assert frame[:2] == [0, 390] and frame[3] < 844 - 50
    is_chosen(desk, "actions")
    touch(desk, "plow_field")
    is_chosen(desk, "farm")
    assert places(desk) == frame
    touch(desk, "c3")
    is_chosen(desk, "actions")
    for space in ("clay_1", "wood_3", "reed_1", "clay_1", "fishing"):
        touch(desk, space)
    tab(desk, "build").click()
    expect(desk.locator("#part-build")).to_contain_text("Fireplace")
    expect(desk.locator("#part-build")).to_contain_text("Missing: 1 clay")
    cell(desk, "A3").click(force=True)
    expect(desk.locator(".why")).to_contain_text("clay")
    for name in ("actions", "farm", "build", "seats"):
        tab(desk, name).click()
        assert places(desk) == frame
    expect(desk.locator("#log")).to_be_visible()
    assert kept(desk, id)["moves"] == ["plow_field", "plow c3", "clay_1", "wood_3", "reed_1", "clay_1", "fishing"]


def test_axe_finds_nothing_on_any_tab_nor_are_targets_small_or_out_of_reach(another_context) -> None:
    page = another_context(bypass_csp=True, viewport=PHONE).new_page()
    page.goto("#/")
    ready(page)
    page.add_script_tag(path=str(install() / "axe-core" / "axe.min.js"))
    sit(page, record(2, seed=None, board="standard", deal={"rounds": ROUNDS, "hands": [["E11", "I219"], ["K107"]]}) | {"seats": ["human", "remote"]})
    for name in ("actions", "farm", "hand", "build", "seats"):
        tab(page, name).click()
        is_chosen(page, name)
        assert not found_by_axe(page) and not troubles_of_size(page), name
    for size in ("200", ""):
        page.evaluate("size => { document.documentElement.dataset.size = size }", size)
        assert not troubles_of_size(page)
    put(page, "over", finished(1).dumps())
    go(page, "#/agricola/over")
    page.locator("#next-game").click()
    expect(dialog(page, "keep")).to_be_visible()
    assert not found_by_axe(page) and not troubles_of_size(page)


def test_the_tabs_by_keyboard(desk: Page) -> None:
    desk.set_viewport_size(PHONE)
    sit(desk, record(seed=None, deal={"rounds": ROUNDS}))
    tab(desk, "actions").focus()
    desk.keyboard.press("ArrowRight")
    is_chosen(desk, "farm")
    expect(tab(desk, "farm")).to_be_focused()
    desk.keyboard.press("End")
    is_chosen(desk, "seats")
    desk.keyboard.press("ArrowRight")
    is_chosen(desk, "actions")
    cell(desk, "plow_field").focus()
    desk.keyboard.press("Enter")
    is_chosen(desk, "farm")
    assert desk.evaluate("document.activeElement.dataset.pick") is not None, "whoever uses the keyboard is on the farm now"
    desk.keyboard.press("n")
    desk.keyboard.press("Enter")
    is_chosen(desk, "actions")
    assert desk.locator('#tabs [tabindex="0"]').count() == 1
