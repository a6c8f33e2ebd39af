"""A game on the table: touching, considering, scoring, ending."""

from app.dialogs import RulesDialog
from app.main import App
from app.play import Play
from interface.conftest import SETUP
from interface.fake_page import FakePage


def test_a_game_is_set_up_played_and_kept(begin, page, kept):
    play = begin()
    page.pick(*SETUP)
    assert play.state.to_move == 0 and not play.state.setting_up
    page.pick("c3", "c4")
    assert kept(play)["moves"] == [*SETUP, "c3 c4"]
    assert kept(play)["names"] == ["Ada", "Bo"]


def test_a_reload_resumes_exactly(begin, page):
    play = begin()
    page.pick(*SETUP, "c3", "c4")
    place, position = page.place, play.state.position()
    page.go("#/")
    page.go(place)
    from_storage = page.ear.__self__.screen
    assert from_storage is not play and from_storage.state.position() == position


def test_two_games_are_kept_apart(begin, page, kept):
    first = begin()
    page.pick("c3")
    second = begin()
    page.pick("a1")
    assert first.id != second.id
    assert kept(first)["moves"] == ["c3"] and kept(second)["moves"] == ["a1"]


def test_touching_what_cannot_be_chosen_says_why_and_changes_nothing(begin, page):
    play = begin()
    page.pick(*SETUP)
    page.pick("f3")
    assert play.refused[1].rule == "your-farmers"
    assert 'role="alert"' in page.html and 'data-value="your-farmers"' in page.html
    page.pick("c3", "c7")
    assert play.refused[1].rule == "wrong-distance" and play.chooser.picks == ("c3",)
    page.act("back")
    assert play.refused is None


def test_considering_a_move_shows_what_it_would_bring(begin, page):
    play = begin()
    page.pick(*SETUP, "c3")
    page.point("c4")
    assert 'class="preview"' in page.html and str(play.considered()) == "c3 c4"
    page.point("h8")
    assert 'class="preview off"' in page.html and play.considered() is None


def test_focus_considers_as_the_pointer_does_and_becomes_the_tab_stop(begin, page):
    play = begin()
    page.point("d4", focus=True)
    assert play.focus == "d4" and play.hover == "d4"


def test_the_end_names_the_winner_opens_the_score_and_offers_another_game(begin, page, app):
    play = begin()
    page.pick(*SETUP)
    page.act("say", "pass")
    page.act("say", "pass")
    assert play.scoring and 'id="score"' in page.html and 'data-act="again"' in page.html
    page.act("again")
    assert app.screen is not play and app.screen.table.length == 0 and app.screen.names == ["Ada", "Bo"]


def test_a_score_line_lights_its_elements(begin, page):
    play = begin()
    page.pick(*SETUP, "c3", "c4")
    page.act("score")
    seat = next(seat for seat, score in enumerate(play.state.scores()) if score.lines)
    page.ear({"type": "point", "value": f"{seat}:0"})
    assert play.view().lit == play.state.scores()[seat].lines[0].marks
    page.point(None)
    assert play.view().lit == ()
    page.act("light", f"{seat}:0")
    assert play.view().lit == play.state.scores()[seat].lines[0].marks


def test_what_moved_is_animated_from_events(begin, page):
    begin()
    page.pick(*SETUP, "c3", "c4")
    assert page.moved == [[{"origin": "c3", "dest": "c4"}]]


def test_a_name_is_only_ever_text(begin, page):
    begin(name0='<script>"&', name1="\u202eevil" + "x" * 500)
    assert "<script>" not in page.html and "&lt;script&gt;" in page.html
    assert len(page.ear.__self__.screen.names[1]) <= 24


def test_without_storage_the_game_goes_on_and_says_so():
    page = FakePage(storage_works=False)
    app = App(page)
    app.start()
    page.go("#/agros/new")
    page.act("begin", board="8", farmers="3", seat0="human", seat1="human", name0="", name1="", first="0")
    page.pick(*SETUP)
    assert isinstance(app.screen, Play) and app.screen.table.length == 6
    assert 'id="unkept"' in page.html


def test_rules_open_at_the_section_of_a_refusal(begin, page, app):
    begin()
    page.pick(*SETUP, "f3")
    app.open = lambda dialog: setattr(app, "dialog", dialog)  # the fetch needs a browser
    page.act("rules", "your-farmers")
    assert isinstance(app.dialog, RulesDialog) and app.dialog.rule == "your-farmers"


def test_a_score_sheet_opens_at_any_time_and_names_the_rule_of_each_line(begin, page):
    play = begin()
    page.pick(*SETUP, "c3", "c4")
    page.act("score")
    assert 'id="score"' in page.html and 'id="log"' not in page.html
    rule = next(line.rule for score in play.state.scores() for line in score.lines)
    assert f'data-act="rules" data-value="{rule}"' in page.html
    page.act("replay", "3")
    assert 'id="score"' in page.html
    page.act("score")
    assert 'id="log"' in page.html


def test_live_points_stand_in_the_score_sheet(begin, page):
    play = begin()
    page.pick(*SETUP)
    page.act("score")
    before = [score.total for score in play.state.scores()]
    page.pick("c3", "c4")
    assert 'id="score"' in page.html and [score.total for score in play.state.scores()] != before


def test_the_spoken_summary_says_whose_move_it_is_the_scores_and_the_board_until_that_changes(begin, page):
    begin()
    page.pick(*SETUP)
    page.act("tell")
    said = page.html.partition('<span class="sr">')[2].partition("</span>")[0]
    assert said.startswith("Ada to move.") and "Ada: 0." in said and "Bo: 0." in said and "board, 8 by 8" in said
    page.act("tell")
    again = page.html.partition('<span class="sr">')[2].partition("</span>")[0]
    assert again != said and again.split() == said.split()  # a live region speaks only when its words change
    page.pick("c3", "c4")
    assert "Ada: 0." not in page.html.partition('id="say"')[2].partition("</p>")[0]


def test_looking_back_the_summary_speaks_of_the_position_shown(begin, page):
    begin()
    page.pick(*SETUP)
    page.act("replay", "2")
    page.act("tell")
    assert page.html.count("Looking back: after move 2 of 6") == 2


def test_escape_lets_go_of_one_thing_at_a_time(begin, page):
    play = begin()
    page.pick(*SETUP, "c3")
    page.pick("h8")
    assert play.refused
    page.act("back")
    assert not play.refused and play.chooser.picks == ("c3",)
    page.act("back")
    assert play.chooser.picks == ()


def test_waiting_for_a_yes_a_move_is_made_by_touching_its_target_again_or_the_button_and_not_by_its_origin(begin, page):
    play = begin()
    page.act("settings")
    page.act("set", confirm="on", lang="en")
    page.act("close")
    page.pick("c3")
    assert play.table.length == 0 and 'id="yes"' in page.html
    page.act("yes")
    page.pick(*(pick for pick in SETUP[1:] for _ in "12"))
    assert play.table.length == 6
    page.pick("c3", "c4")
    assert str(play.waiting) == "c3 c4"
    page.pick("c3")
    assert play.table.length == 6 and play.waiting is None
    page.pick("c3", "c4", "c4")
    assert play.table.length == 7


def test_with_a_finger_moves_wait_for_a_yes_at_first():
    page = FakePage()
    page.is_coarse = True
    app = App(page)
    app.start()
    assert app.settings.confirming
    page.act("settings")
    page.act("set", confirm="off", lang="en")
    assert not app.settings.confirming
