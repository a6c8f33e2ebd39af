"""Tournaments: fair, repeatable whatever plays them, resumable, and added up as the books do."""

import json
import pickle
from collections import Counter
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import closing
from math import isnan
from random import Random

import pytest

from pygame_core import arena, load
from pygame_core.arena import Job, Result, Tournament
from pygame_core.bots import Bot, Thought
from pygame_core.bots.base import pick
from pygame_core.game import BadInput
from pygame_core.record import Record
from pygame_core.standings import Mean, Standings, wilson

SMALL = {"board": 8, "farmers": 3}
GREEDY = "pygame_core.bots.greedy:Greedy"


def cup(*bots, game="agros", deals=3, **more):
    return Tournament(game, bots or ("greedy", "random"), deals=deals, **{**(SMALL if game == "agros" else {}), **more})


def by_job(results):
    return sorted(results, key=lambda result: (result.seed, result.seats))


class Picky(Bot):
    """Plays by lot, after so many calls of chance, and fails when the board holds more pieces than it can bear."""

    def __init__(self, name="picky", calls=0, bears=999):
        self.name, self.calls, self.bears = name, calls, bears

    def think(self, state, rng):
        if len(state.moves()) < self.bears:
            raise LookupError("lost\nmy way")
        for _ in range(self.calls):
            rng.random()
        yield Thought(pick(state.moves(), rng), 0, 1)


# --- the same whatever plays it ---------------------------------------------------------------------------


def test_executors_change_nothing():
    here = by_job(cup("random", GREEDY, records=True).results())
    assert [result.seed for result in here] == [0, 0, 1, 1, 2, 2] and not any(result.error for result in here)
    for pool in (ThreadPoolExecutor(3), ProcessPoolExecutor(2)):
        with pool:
            there = list(cup("random", GREEDY, records=True).results(pool))
        assert by_job(there) == here
        both = [Standings(results).bots["random"] for results in (reversed(there), here)]
        assert len({(one.won, one.share.value, one.score.error, one.lead.value, one.lead.error) for one in both}) == 1


def test_a_seed_fixes_everything():
    first, same, other = (by_job(cup(seed=seed, deals=2, records=True).results()) for seed in (5, 5, 900))
    assert first == same != other
    assert by_job(cup(seed=6, deals=1, records=True).results()) == first[2:], "deals have seeds one after the other"


class Listening(Bot):
    """Plays by lot and remembers what chance told it."""

    name = "listening"

    def __init__(self):
        self.heard = []

    def think(self, state, rng):
        self.heard.append(rng.random())
        yield Thought(state.moves()[0], 0, 1)


def test_each_seat_has_luck_of_its_own_and_not_the_deal_s():
    heard = []
    for other in (Picky(bears=0), Picky(calls=9, bears=0)):
        ears = Listening()
        arena.play(Job("agros", 2, SMALL, 4, (ears, other)))
        heard.append(ears.heard)
    assert heard[0][:3] == heard[1][:3], "no bot's thinking changes another's luck"
    assert heard[0][0] not in [chance.random() for chance in [Random(4)] for _ in range(100)]


def test_jobs_and_results_can_be_pickled():
    job = next(cup(Picky("a", calls=2, bears=0), "random", records=True).jobs())
    result = arena.play(job)
    copy = pickle.loads(pickle.dumps(job))
    assert copy.labels == ("a", "random") and arena.play(copy) == pickle.loads(pickle.dumps(result)) == result


def test_the_record_is_the_game():
    result = next(cup(records=True).results())
    state = Record.of(result.record).replay()
    assert result.rule == state.outcome().rule and result.winners == state.outcome().winners and result.moves == len(result.record["moves"])
    assert result.scores == tuple(score.total for score in state.scores())
    assert next(cup().results()) == result._replace(record=None)


class Counting(Executor):
    """Keeps what it is given; nothing is done until it is told so."""

    def __init__(self):
        self.futures = []

    def submit(self, call, job):
        self.futures.append((Future(), call, job))
        return self.futures[-1][0]

    def work(self, number):
        future, call, job = self.futures[number]
        future.set_result(call(job))


def test_an_executor_has_few_games_at_a_time_and_gives_up_those_not_begun():
    pool = Counting()
    with closing(arena.run(cup("random", deals=20).jobs(), pool, ahead=3)) as results:
        begin = ThreadPoolExecutor(1)
        first = begin.submit(next, results)
        while len(pool.futures) < 3:
            pass
        pool.work(1)
        assert first.result().seed == 1, "as they come"
        assert len(pool.futures) == 4
        begin.shutdown()
    assert [future.cancelled() for future, _, _ in pool.futures] == [True, False, True, True]


# --- fair -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots, players, games", [
    (1, 2, 1), (2, 2, 2), (3, 2, 6), (5, 2, 20), (2, 3, 2), (3, 3, 3), (2, 4, 2), (3, 4, 3), (4, 3, 12), (4, 4, 4), (2, 1, 2)])
def test_every_bot_sits_in_every_seat_equally_often(bots, players, games):
    some = cup(*(Picky(name) for name in "abcde"[:bots]), game="agros" if players == 2 else "akropolis", players=players, deals=6)
    jobs = list(some.jobs())
    assert len(jobs) == 6 * games and len(set(Counter(job.seed for job in jobs).values())) == 1
    places = Counter((name, seat) for job in jobs for seat, name in enumerate(job.labels))
    assert len(places) == bots * players and len(set(places.values())) == 1


def test_who_follows_whom_changes_from_deal_to_deal():
    some = cup(*(Picky(name) for name in "abc"), game="akropolis", players=3, deals=4)
    follows = Counter((job.labels[seat - 1], job.labels[seat]) for job in some.jobs() for seat in range(3))
    assert follows == {(one, other): 6 for one in "abc" for other in "abc" if one != other}


def test_where_all_play_together_each_bot_has_the_deal_for_itself():
    jobs = list(cup("greedy", "expert", game="sprawlopolis", players=3, deals=2).jobs())
    assert [job.seats for job in jobs] == [("greedy",) * 3, ("expert",) * 3] * 2


@pytest.mark.parametrize("bots, more, said", [
    ((), {}, "needs a bot"), (("random", "random"), {}, "'random' is given twice"), (("deep",), {}, "no bot 'deep'"),
    (("random",), {"players": 3}, "not played by 3"), (("random",), {"board": 9}, "9 is not one of"),
    (("nowhere.at_all:Bot",), {}, "No module named"), (("pygame_core.bots:Deep",), {}, "'Deep'"), ((GREEDY[:-1],), {}, "no attribute"),
    (("pygame_core.record:BadMove",), {}, "missing"), (("collections:Counter",), {}, "not a pygame_core.bots.Bot"),
    ((3,), {}, "3 is not a"), ((Bot(),), {}, "with a name"), ((Picky(), Picky()), {}, "'picky' is given twice")])
def test_tournaments_that_cannot_be(bots, more, said):
    with pytest.raises(BadInput, match=said):
        Tournament("agros", bots, **more)


# --- going on ---------------------------------------------------------------------------------------------


def test_an_interrupted_tournament_goes_on(tmp_path, monkeypatch):
    path, played = tmp_path / "results.jsonl", []
    play = arena.play
    monkeypatch.setattr(arena, "play", lambda job: played.append(job) or play(job))
    whole = list(cup(records=True).results(path=path))
    assert len(played) == 6 and [Result.loads(line) for line in path.read_text().splitlines()] == whole
    text = path.read_bytes()
    lines = text.splitlines(keepends=True)
    for cut in (lines[4][:-1], lines[4][:40], b"{"):  # the fifth game, on the way to the disk
        path.write_bytes(b"".join(lines[:4]) + cut)
        played.clear()
        assert list(cup(records=True).results(path=path)) == whole and len(played) == 2 and path.read_bytes() == text
    assert list(cup(records=True).results(path=path)) == whole and len(played) == 2, "nothing is played again"


def test_more_deals_take_over_fewer_and_fewer_leave_the_others_alone(tmp_path):
    path = tmp_path / "results.jsonl"
    list(cup("random", deals=2).results(path=path))
    assert by_job(cup("random", deals=4).results(path=path)) == list(cup("random", deals=4).results())
    assert len(list(cup("random", deals=1).results(path=path))) == 1 and len(path.read_text().splitlines()) == 4


def test_the_file_of_another_tournament_is_left_alone(tmp_path):
    path = tmp_path / "results.jsonl"
    list(cup("random", deals=2).results(path=path))
    text = path.read_text()
    for other, said in ((cup("random", farmers=5), r"results.jsonl, line 1: .* its options: .*'farmers': 3"),
                        (cup("random", game="cacao"), "its game: 'agros', here 'cacao'")):
        with pytest.raises(BadInput, match=said):
            list(other.results(path=path))
    line = json.loads(text.splitlines()[0])
    for bad in ("a letter\n", "a letter", "[]\n", "{}\n", json.dumps({**line, "arena": 2}) + "\n", json.dumps({**line, "scores": ["1", 2]}) + "\n",
                json.dumps({**line, "scores": [1]}) + "\n", json.dumps({**line, "players": "2"}) + "\n", json.dumps({**line, "more": 2}) + "\n",
                json.dumps({**line, "scores": []}) + "\n", json.dumps({**line, "winners": [2]}) + "\n", '{"arena": ' + 100_000 * "[" + "\n"):
        path.write_text(text + bad)
        with pytest.raises(BadInput, match="line 3: this is not the result of a game"):
            list(cup("random").results(path=path))
        assert path.read_text() == text + bad


def test_files_that_cannot_be_written(tmp_path):
    for path in (tmp_path, tmp_path / "no" / "results.jsonl"):
        with pytest.raises(BadInput, match="cannot be opened"):
            next(cup("random").results(path=path))


# --- failures ---------------------------------------------------------------------------------------------


def test_a_bot_that_fails_costs_its_game_and_no_other(tmp_path):
    path = tmp_path / "results.jsonl"
    results = list(cup("random", Picky(bears=50), Picky("sound", bears=0), deals=2).results(path=path))
    failed = [result for result in results if result.error]
    assert len(results) == 12 and failed == [result for result in results if "picky" in result.seats]
    for result in failed:
        assert (result.error, result.scores, result.winners, result.rule) == ("LookupError: lost my way", (), (), "")
        state = Record.of(result.record).replay()
        assert state.to_move == result.seats.index("picky") and len(state.moves()) < 50 and result.moves == len(result.record["moves"]) > 0
    standings = Standings(results)
    assert standings.failed == failed and "picky" not in standings.bots and standings.bots["sound"].games == 4
    assert list(cup("random", Picky(bears=50), Picky("sound", bears=0), deals=2).results(path=path)) == results


def test_a_move_the_rules_choke_on_is_in_the_record(monkeypatch):
    def broken(self, move, tell=None):
        raise ZeroDivisionError("dealt by none")

    monkeypatch.setattr(type(load("cacao").start()), "play", broken)
    result = arena.play(Job("cacao", 2, {}, 1, ("random", "random")))
    assert result.error == "ZeroDivisionError: dealt by none" and len(result.record["moves"]) == result.moves == 1


# --- added up ---------------------------------------------------------------------------------------------


def result(seats, scores, winners, seed=0, game="agros", rule="most-points"):
    return Result(game, 1, len(seats), {}, seed, tuple(seats), scores, winners, rule, 10)


def test_wilson_s_interval():
    assert wilson(0.8, 10) == pytest.approx((0.490162, 0.943318), abs=1e-6)  # 8 of 10, as in the textbooks
    assert wilson(0, 20) == pytest.approx((0, 0.161125), abs=1e-6) and wilson(1, 20) == pytest.approx((0.838875, 1), abs=1e-6)
    assert wilson(0.5, 100) == pytest.approx((0.403832, 0.596168), abs=1e-6)


@pytest.mark.parametrize("values, mean, error", [
    ({0: [1], 1: [2], 2: [3], 3: [4]}, 2.5, 0.645497),  # s / √n
    ({0: [1, 3], 1: [5, 7]}, 4, 2),  # of the deals' means 2 and 6
    ({0: [5, -5], 1: [3, -3]}, 0, 0),  # what the seats of a deal take from each other is no uncertainty
    ({0: [1, 3], 1: [8]}, 4, 8 / 3)])  # a deal that is not complete
def test_means_and_their_errors(values, mean, error):
    found = Mean()
    for deal, numbers in values.items():
        for number in numbers:
            found.add(number, deal)
    assert (found.value, found.error) == pytest.approx((mean, error), abs=1e-6)


def test_a_single_deal_has_no_error_and_none_no_mean():
    found = Mean()
    assert isnan(found.value) and isnan(found.error)
    found.add(3, 7)
    assert found.value == 3 and isnan(found.error)


def test_standings_of_two():
    found = Standings([result("ab", (40, 30), (0,)), result("ba", (20, 50), (1,)),
                       result("ab", (33, 33), (), 1, rule="draw"), result("ba", (9, 6), (0,), 1)])
    a, b = found.bots["a"], found.bots["b"]
    assert (a.games, a.won, a.drawn, a.lost, a.share.value) == (4, 2, 1, 1, 2.5 / 4)
    assert (b.games, b.won, b.drawn, b.lost, b.share.value) == (4, 1, 1, 2, 1.5 / 4)
    assert (a.score.value, b.score.value, a.lead.value, b.lead.value) == (129 / 4, 92 / 4, 37 / 4, -37 / 4)
    assert a.lead.error == pytest.approx(43 / 4)  # sums 40 and −3 of the deals: 10.75 from the mean of two means, either way
    assert a.interval == wilson(2.5 / 4, 4) and a.outcomes == {"most-points": 3, "draw": 1}
    assert [(seat.won, seat.drawn, seat.share.value) for seat in found.seats] == [(2, 1, 2.5 / 4), (1, 1, 1.5 / 4)]


def test_standings_of_four_seats_and_two_bots():
    found = Standings([result("abab", (5, 9, 9, 1), (1, 2), game="akropolis"), result("baba", (7, 3, 9, 9), (2, 3), 1, game="akropolis"),
                       result("abab", (9, 1, 9, 2), (0, 2), 2, game="akropolis")])
    a = found.bots["a"]
    assert (a.games, a.won, a.drawn, a.lost) == (3, 1, 2, 0) and a.share.value == pytest.approx(2 / 3)
    assert a.score.value == (5 + 9 + 3 + 9 + 9 + 9) / 6 and a.lead.value == (-4 + 0 - 6 + 0 + 0 + 0) / 6


def test_together_and_alone_nobody_beats_another():
    team = Standings(cup("random", game="sprawlopolis", players=2, deals=3).results())
    assert team.seats == [] and isnan(team.bots["random"].lead.value) and team.bots["random"].outcomes == {"missed": 3}
    assert (team.bots["random"].won, team.bots["random"].share.value) == (0, 0) and team.bots["random"].score.count == 6
    solo = Standings([result("a", (30,), (0,), 0, "akropolis", "architect-beaten"), result("a", (20,), (), 1, "akropolis", "architect-wins")])
    assert (solo.bots["a"].won, solo.bots["a"].share.value, solo.bots["a"].score.value, solo.seats) == (1, 0.5, 25, [])
    won = Standings([result("aa", (30, 30), (0, 1), 0, "sprawlopolis", "target")])
    assert (won.bots["a"].won, won.bots["a"].lost, won.bots["a"].share.value) == (1, 0, 1)
