"""Hidden hands at one device: a curtain between people, and nothing hidden in the page."""

from app.main import App
from interface.conftest import HANDS, SETUP


BENDS, STRAIGHTS = "Tile 1: a bend.", "Tile 1: a straight path."  # Ada's hand, Bo's hand


def test_before_the_first_move_the_curtain_is_drawn(begin_tiny, page):
    play = begin_tiny()
    assert play.curtain == 0 and "Hand the device to Ada" in page.html
    page.act("open_curtain")
    assert BENDS in page.html and STRAIGHTS not in page.html


def test_between_two_people_nothing_of_the_game_is_in_the_page(begin_tiny, page):
    begin_tiny()
    page.act("open_curtain")
    page.pick("h1", "c4")
    assert "curtain" not in page.html, "her turn is not over"
    page.act("say", "keep")
    assert "Hand the device to Bo" in page.html
    for secret in ("data-pick", "a bend", "a straight", "<svg viewBox", 'id="log"', 'id="seats"', 'id="board"'):
        assert secret not in page.html.partition("</header>")[2], secret


def test_only_the_viewers_hand_is_in_the_page(begin_tiny, page):
    begin_tiny()
    page.act("open_curtain")
    page.pick("h1", "c4")
    page.act("say", "keep")
    page.act("open_curtain")
    assert STRAIGHTS in page.html and "Tile 1: a bend." not in page.html and "Tile 2: a bend." not in page.html


def test_behind_the_curtain_nothing_answers(begin_tiny, page):
    play = begin_tiny()
    page.act("open_curtain")
    page.pick("h1", "c4")
    page.act("say", "keep")
    drawn, length = page.html, play.table.length
    page.pick("h1")
    for act in ("undo", "redo", "hint", "tell", "turn", "score", "menu", "back", "run"):
        page.act(act)
    page.act("step", "-1")
    page.point("c4")
    assert page.html == drawn and play.table.length == length


def test_a_reload_draws_the_curtain_again(begin_tiny, page):
    begin_tiny()
    page.act("open_curtain")
    place = page.place
    app = App(page)
    page.place = place
    app.start()
    assert app.screen.curtain == 0 and BENDS not in page.html


def test_who_took_back_the_others_move_hands_the_device_back(begin_tiny, page):
    play = begin_tiny()
    page.act("open_curtain")
    page.pick("h1", "c4")
    page.act("say", "keep")
    page.act("open_curtain")
    page.act("undo")
    assert play.curtain == 0 and STRAIGHTS not in page.html


def test_with_one_person_there_is_no_curtain_and_their_hand_stays_in_sight(begin_tiny, page):
    play = begin_tiny(seats=("human", "remote"))
    assert play.curtain is None and BENDS in page.html
    page.pick("h1", "c4")
    page.act("say", "keep")
    assert play.remote_moves and BENDS in page.html and STRAIGHTS not in page.html


def test_against_bots_only_ones_own_hand_is_seen(begin_tiny, page):
    play = begin_tiny(seats=("human", "random"))
    page.pick("h1", "c4")
    page.act("say", "keep")
    page.run()
    assert play.state.to_move == 0 and play.table.length >= 3
    assert BENDS in page.html and "Your hand: 2 tiles." in page.html


def test_while_a_bot_moves_between_two_people_no_hand_is_drawn(begin_tiny, page):
    play = begin_tiny("B/lay/3/c3=x0-/bbb,sss,bss/bbsbs", seats=("human", "random", "human"))
    assert play.curtain == 2
    play.seen_by = 0
    play.table.undo(play.table.length)
    play._draw_curtain()
    play._turn()
    play.app.render()
    assert 'id="hand"' not in page.html and BENDS not in page.html


def test_looking_back_shows_no_other_hand(begin_tiny, page):
    begin_tiny()
    page.act("open_curtain")
    page.pick("h1", "c4")
    page.act("say", "keep")
    page.act("open_curtain")
    page.act("replay", "0")
    assert "Tile 1: a bend." not in page.html


def test_a_picture_of_the_game_and_the_summary_show_what_the_viewer_sees(begin_tiny, page):
    play = begin_tiny(seats=("human", "remote"))
    seen = []
    room = play.game.room("draw")
    draw, room.draw = room.draw, lambda state, view=None: seen.append(view.viewer) or draw(state, view)
    try:
        page.act("tell")
        page.act("menu")
        page.act("picture")
        page.act("menu")
        page.act("bitmap")
    finally:
        room.draw = draw
    assert seen and set(seen) == {0}


def test_at_the_end_nothing_is_hidden_and_no_curtain_is_drawn(begin_tiny, page):
    play = begin_tiny("A/lay/2/c3=x0-,c4=b0A,d3=b0B/b,/bs")
    page.act("open_curtain")
    page.pick("h1", "c2")
    assert play.state.to_move is None and play.curtain is None and 'id="score"' in page.html


def test_games_without_secrets_have_no_curtain(begin, page):
    play = begin()
    page.pick(*SETUP)
    assert play.curtain is None and play.view().viewer is None


def test_a_seats_own_board_can_be_looked_at_and_let_go(begin_tiny, page):
    play = begin_tiny(HANDS, seats=("human", "remote"))
    assert page.html.count('data-act="look"') == 2
    page.act("look", "1")
    assert play.view().shown == 1 and page.html.count('aria-pressed="true"') == 1
    page.act("look", "1")
    assert play.view().shown is None
