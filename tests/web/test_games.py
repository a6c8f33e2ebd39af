"""Every game on the site, played in the browser by touching what can be touched: to the end where a game is short."""

import json
from random import Random

import pytest
from playwright.sync_api import Page, expect
from pygame_core import load
from pygame_core.record import Record
from web.at_table import LONG, kept, put, sit
from web.conftest import ready

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
OPEN = """() => [...document.querySelectorAll('[data-board] [data-open]')].map(one => one.dataset.pick)"""


def table(name: str, players: int, seats: tuple[str, ...], **options: object) -> dict:
    names = ["Ada", "Bo", "Cy", "Di"][:players]
    return Record.new(load(name), players, 5, names=names, seats=list(seats), **options).data()


def step(page: Page, rng: Random) -> None:
    """Touch one thing that can be touched: on the board or in the hand, else a button, else turn the curtain up."""
    expect(page.locator(".thought")).to_have_count(0, timeout=LONG)
    if page.locator("#curtain").count():
        page.locator("[data-act=open_curtain]").click()
    elif picks := page.evaluate(OPEN):
        pick = picks[int(rng.random() * len(picks))]
        page.locator(f'[data-board] [data-pick="{pick}"][data-open]').first.click(force=True)
    elif page.locator("[id^=say-]").count():
        page.locator("[id^=say-]").first.click()


def play(page: Page, id: str, moves: int, rng: Random) -> int:
    """Touch things until so many moves are made or the game is over; how many there are then."""
    for _ in range(40 * moves):
        if page.locator("#prompt [data-act=again]").count() or len(kept(page, id)["moves"]) >= moves:
            break
        step(page, rng)
    return len(kept(page, id)["moves"])


def replayed(page: Page, id: str):
    """What is kept, replayed under CPython: it must be what the browser shows."""
    data = kept(page, id)
    return Record.of({key: value for key, value in data.items() if key != "agora"}).replay()


@pytest.mark.parametrize("name, players, seats", [
    ("akropolis", 2, ("human", "greedy")), ("akropolis", 1, ("human",)), ("cacao", 2, ("human", "greedy")),
    ("agropolis", 1, ("human",)), ("naturopolis", 2, ("human", "human"))])
def test_a_game_is_played_to_its_end(desk: Page, name, players, seats):
    desk.evaluate("localStorage.setItem('agora:1:settings', JSON.stringify({ pace: 'fast', confirm: 'off' }))")
    desk.reload()
    ready(desk)
    id = sit(desk, table(name, players, seats))
    play(desk, id, 400, Random(3))
    expect(desk.locator("#prompt [data-act=again]")).to_be_visible(timeout=LONG)
    assert replayed(desk, id).outcome() is not None
    expect(desk.locator("#score")).to_be_visible()


def test_a_draft_and_a_game_with_hand_cards_go_to_the_end_against_a_bot(desk: Page):
    desk.evaluate("localStorage.setItem('agora:1:settings', JSON.stringify({ pace: 'fast', confirm: 'off' }))")
    desk.reload()
    ready(desk)
    id = sit(desk, table("agricola", 2, ("human", "random"), board="standard", hands="draft"))
    play(desk, id, 2000, Random(4))
    expect(desk.locator("#prompt [data-act=again]")).to_be_visible(timeout=LONG)
    state = replayed(desk, id)
    assert state.outcome() is not None and all(not pack for pack in state.packs)
    moves = kept(desk, id)["moves"]
    assert len([move for move in moves if move.startswith("draft")]) >= 24 and any(move.startswith("play") for move in moves)


def test_par_is_looked_for_in_the_worker_while_the_table_stays_open(desk: Page):
    record = table("agropolis", 1, ("human",))
    while (state := Record.of(record).replay()).to_move is not None:
        record["moves"].append(str(state.moves()[-1]))
    sit(desk, record)
    by = state.target - state.total()
    expect(desk.locator("#say")).to_contain_text(f"Lost: {state.total()} points, {by} points short of the target of {state.target}.".replace("-", "−"))
    desk.locator("#find-par").click()
    expect(desk.locator("#par progress:not([value='0'])")).to_be_visible(timeout=LONG)
    desk.locator("#find-par").click()
    expect(desk.locator("#par progress")).to_have_count(0)
    expect(desk.locator("#find-par")).to_have_text("Find par for this deal")


@pytest.mark.parametrize("name", ["sprawlopolis", "agricola"])
def test_a_longer_game_is_begun(desk: Page, name):
    id = sit(desk, table(name, 1, ("human",)))
    assert play(desk, id, 12, Random(3)) >= 12
    assert replayed(desk, id).to_move == 0


def test_three_people_pass_hidden_hands_behind_a_curtain(desk: Page):
    id = sit(desk, table("cacao", 3, ("human",) * 3))
    seen = set()
    for _ in range(60):
        if desk.locator("#curtain").count():
            expect(desk.locator("[data-board]")).to_have_count(0)
            seen.add(desk.locator("#curtain h2").inner_text())
        if len(seen) == 3:
            break
        step(desk, Random(len(kept(desk, id)["moves"])))
    assert len(seen) == 3


@pytest.mark.parametrize("name", ["akropolis", "cacao", "agropolis", "naturopolis", "sprawlopolis", "agricola"])
def test_on_a_phone_board_hand_and_prompt_fit_and_a_move_waits_for_a_yes(another_context, name):
    page = another_context(**PHONE).new_page()
    page.goto("#/")
    ready(page)
    record = table(name, max(2, load(name).seats[0]), ("human", "greedy"))
    put(page, "phone", json.dumps(record))
    page.goto(f"#/{name}/phone")
    expect(page.locator("#board")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for _ in range(12):
        if page.locator("#yes").count():
            break
        picks = page.evaluate(OPEN)
        page.locator(f'[data-board] [data-pick="{picks[0]}"][data-open]').first.click(force=True)
    page.locator("#yes").click()
    expect(page.locator("#yes")).to_have_count(0, timeout=LONG)
    assert kept(page, "phone")["moves"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
