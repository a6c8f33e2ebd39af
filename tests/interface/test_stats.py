"""What came of the games that were finished here."""

import json

import pytest
from app.stats import MOST, rows
from interface.conftest import SETUP


def results(page):
    return json.loads(page.kept["stats"])["results"]


@pytest.fixture
def finished(begin, page):
    def finish(**chosen):
        play = begin(**chosen)
        page.pick(*SETUP)
        page.act("say", "pass")
        page.act("say", "pass")
        return play

    return finish


def test_a_finished_game_is_counted_once_whatever_is_taken_back(finished, page):
    play = finished()
    page.act("undo")
    page.act("redo")
    page.act("undo")
    page.act("say", "pass")
    assert list(results(page)) == [play.id]
    assert results(page)[play.id]["totals"] == [score.total for score in play.state.scores()]


def test_an_unfinished_game_is_not_counted(begin, page):
    begin()
    page.pick(*SETUP)
    assert "stats" not in page.kept


def test_the_sheet_shows_games_results_best_score_and_length_by_opponent(finished, page, app):
    finished()
    finished()
    page.act("stats")
    cells = page.html.partition("<dialog")[2].partition("<tbody>")[2].partition("</tbody>")[0]
    assert cells.count("<tr>") == 1 and "Agros" in cells and "People here" in cells and "<td>2</td>" in cells and "<td>8</td>" in cells


def test_games_against_bots_have_rows_of_their_own():
    def result(seats, winners):
        return {"game": "agros", "seats": seats, "winners": winners, "totals": [10, 7], "moves": 20}

    one, two = rows([result(["human", "greedy"], [0]), result(["greedy", "human"], [0]), result(["human", "greedy"], []),
                     result(["human", "remote"], [1]), result(["greedy", "random"], [0])])
    assert (one["games"], one["won"], one["drawn"], one["lost"], one["best"], one["moves"]) == (3, 1, 1, 1, 10, 60)
    assert (two["against"], two["games"], two["lost"]) == (("remote",), 1, 1)


def test_statistics_are_erased_with_one_button(finished, page):
    finished()
    page.act("stats")
    page.act("forget")
    assert results(page) == {} and "No game has been finished" in page.html


def test_deleting_a_game_keeps_its_result(finished, page):
    play = finished()
    page.act("menu")
    page.act("discard", play.id)
    assert play.id in results(page)


@pytest.mark.parametrize("damaged", ['{"results": [1]}', '{"results": {"a": 1, "b": {"game": "agros"}}}', "[]", "{",
                                     '{"results": {"a": {"game": "agros", "seats": [], "names": [], "winners": [], "totals": ["x"], "moves": 1}}}'])
def test_damaged_statistics_are_left_out(app, page, damaged):
    page.kept["stats"] = damaged
    page.act("stats")
    assert "No game has been finished" in page.html


def test_a_game_that_is_not_installed_now_is_still_counted(app, page):
    page.kept["stats"] = json.dumps({"results": {"a": {"game": "<b>chess", "seats": ["human"], "names": ["Ada"], "winners": [0], "totals": [3], "moves": 9}}})
    page.act("stats")
    assert "&lt;b&gt;chess" in page.html and "Nobody" in page.html


def test_only_the_latest_results_are_kept(finished, page):
    kept = {str(number): {"game": "agros", "seats": ["human"], "names": ["Ada"], "winners": [0], "totals": [3], "moves": 9} for number in range(MOST)}
    page.kept["stats"] = json.dumps({"results": kept})
    play = finished()
    assert len(results(page)) == MOST and "0" not in results(page) and play.id in results(page)
