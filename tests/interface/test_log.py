"""The log: every move, from events, grouped by turn."""

import re

from interface.conftest import SETUP


def rows(page):
    return re.findall(r"<li>(.*?)</li>", page.html)


def test_the_short_log_has_a_row_a_round_with_the_sentence_for_ears(begin, page):
    begin()
    page.pick(*SETUP, "c3", "c4")
    log = page.html.partition('id="log"')[2].partition("</section>")[0]
    assert log.count("<tr>") == 1 + 3 and log.count('class="entry') == 7
    assert 'title="Ada: c3 to c4' in log or "c3–c4" in log
    assert log.count('<span class="sr">') >= 7


def test_the_log_in_sentences_has_a_line_a_turn(begin, page, app):
    begin()
    app.settings.set("log", "sentences")
    page.pick(*SETUP, "c3", "c4")
    assert [row.count('class="entry') for row in rows(page)] == [1, 2, 2, 1, 1]
    assert all("Ada" in row or "Bo" in row for row in rows(page))


def test_a_game_without_a_notation_of_its_own_is_told_in_sentences(begin_tiny, page):
    begin_tiny(seats=("human", "remote"))
    page.pick("h1", "c4")
    page.act("say", "keep")
    assert len(rows(page)) == 1 and "Ada: tile on c4, 0 joins." in rows(page)[0] and "Ada: all kept." in rows(page)[0]


def test_the_position_looked_at_is_marked_in_the_log(begin, page):
    begin()
    page.pick(*SETUP)
    page.act("replay", "2")
    assert page.html.count('aria-current="true"') == 1
    page.act("live")
    assert 'aria-current' not in page.html


def test_an_empty_log_says_so(begin, page):
    begin()
    assert "Moves will be listed here." in page.html


def test_the_last_move_is_drawn(begin, page):
    play = begin()
    page.pick(*SETUP, "c3", "c4")
    assert [event.values["dest"] for event in play.view().last] == ["c4"]
    page.act("replay", "1")
    assert [event.values["at"] for event in play.view().last] == ["c3"]
