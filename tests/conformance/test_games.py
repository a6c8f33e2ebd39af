"""What every game must do, in every corner of its options. A new game is in it at once."""

import json
import os
import pickle
import re
import string
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from babel.messages.pofile import read_po
from conformance.playing import corners, name_of, played, playout

from pygame_core.chooser import Chooser
from pygame_core.game import Illegal, load
from pygame_core.record import Record
from pygame_core.table import Table
from pygame_core.text import files

ROOT = Path(__file__).parents[2]
CORNERS = list(corners())
SEEDS = (1, 2)
GARBAGE = ["", " ", "?", "-", "+", "a1+", "ok", "None", "0", "pass pass", "a0", "zz99", "a1 " * 200, "x" * 5000, "a1\na2",
           "\x00", "ж", "🌾", "{}", "<b>", "{name}", "%s"]


@pytest.fixture(scope="module", params=CORNERS, ids=name_of)
def corner(request):
    return request.param


@pytest.fixture(scope="module")
def game(corner):
    return load(corner[0])


@pytest.fixture(scope="module")
def tables(corner):
    return [playout(corner, seed) for seed in SEEDS]


def positions(tables, step=1):
    """The positions of all games, each an own state; with `step`, only every so many of a game, and its last."""
    for table in tables:
        for index, state in enumerate(table.record.positions()):
            if index % step == 0 or index == table.length:
                yield state.copy()


def seen(state):
    """All that can be asked of a state."""
    return (state.position(), state.to_move, list(map(str, state.moves())), state.scores(), state.outcome(), state.prompt(),
            state.options, state.players, state.pieces())


# --- playing ----------------------------------------------------------------------------------------------


def test_a_game_is_over_when_nobody_is_to_move_nothing_can_be_done_and_there_is_an_outcome(corner, tables):
    for table in tables:
        ends = [(state.to_move is None, not state.moves(), state.outcome() is not None) for state in table.record.positions()]
        assert ends == [(False,) * 3] * table.length + [(True,) * 3]
        outcome = table.state.outcome()
        assert all(seat in range(corner[1]) for seat in outcome.winners) and len(set(outcome.winners)) == len(outcome.winners)


def test_a_game_starts_as_it_was_asked_to(corner, game, tables):
    _, players, options = corner
    state = tables[0].record.start()
    assert state.game is game and state.players == players and state.options == game.check(options)
    assert state.to_move in range(players)


def test_moves_come_in_one_order_once_each_and_are_found_by_their_text(tables):
    for state in positions(tables):
        moves = state.moves()
        assert moves == state.moves() == state.copy().moves()
        assert len({str(move) for move in moves}) == len(moves)
        assert all(move.picks and all(re.fullmatch(r"[^\s+]+(\+[^\s+]+)*", pick) for pick in move.picks) for move in moves)
        assert all(state.find(str(move)) == move for move in moves)


def test_a_copy_is_independent_both_ways(tables):
    for number, state in enumerate(positions(tables, 5)):
        before = seen(state)
        for playing in (state.copy(), state.copy().copy()):
            assert seen(playing) == before
            for move in playing.moves()[number % 3:][:1]:
                playing.play(move)
                playing.scores()
                assert playing.position() != before[0]
        assert seen(state) == before
        twin = state.copy()
        for move in state.moves()[-1:]:
            state.play(move)
        assert seen(twin) == before


def test_asking_changes_nothing(tables):
    for state in positions(tables, 5):
        before = state.position()
        assert seen(state) == seen(state) and state.position() == before
        state.hidden_from(0, Random(1)).moves()
        assert state.position() == before


def test_no_piece_is_lost_or_made(tables):
    for table in tables:
        counts = [state.pieces() for state in table.record.positions()]
        assert all(count == counts[0] for count in counts) and all(type(count) is int for count in counts[0].values())


def test_a_position_as_text_is_the_position(game, tables):
    for state in positions(tables, 7):
        again = game.position(state.position())
        assert seen(again)[:5] == seen(state)[:5] and again.pieces() == state.pieces()


def test_states_and_moves_survive_the_way_to_another_process(tables):
    for state in positions(tables, 20):
        there = pickle.loads(pickle.dumps(state))
        assert seen(there) == seen(state) and there.game is state.game
        for move in state.moves()[::7]:
            here, there = state.copy(), pickle.loads(pickle.dumps(state))
            here.play(move)
            there.play(pickle.loads(pickle.dumps(move)))
            assert seen(here) == seen(there)


def test_what_a_seat_knows_is_kept_when_the_hidden_is_redrawn(corner, tables):
    for state in positions(tables, 10):
        for seat in range(corner[1]):
            known = state.hidden_from(seat, Random(3))
            assert known is not state and known.to_move == state.to_move
            if seat == state.to_move:
                assert known.moves() == state.moves()
            if state.deal is None:
                assert seen(known) == seen(state)


def test_the_same_seed_gives_the_same_game_whatever_the_order_of_hashes():
    code = ("import json, sys; from conformance.playing import played; "
            "print('\\n'.join(played(corner, 5) for corner in json.loads(sys.argv[1])))")
    runs = [subprocess.Popen([sys.executable, "-c", code, json.dumps(CORNERS)], stdout=subprocess.PIPE, text=True, cwd=ROOT,
                             env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "tests")])})
            for seed in ("1", "2")]
    one, other = (run.communicate()[0] for run in runs)
    assert one == other == "".join(played(corner, 5) + "\n" for corner in CORNERS)


# --- records and tables -----------------------------------------------------------------------------------


def test_a_record_comes_back_from_text_and_link_and_replays_to_the_same(tables):
    for table in tables:
        for record in (Record.loads(table.record.dumps()), Record.loads(table.record.link())):
            assert record.data() == table.record.data()
            assert seen(record.replay()) == seen(table.state)
            again = Table(record)
            assert again.told == table.told and again.record.moves == table.record.moves


def test_undo_and_redo_go_through_the_same_positions_and_tell_the_same(tables):
    for table in tables:
        table, ways = Table(Record.loads(table.record.dumps())), Random(table.length)
        whole = [seen(state) for state in table.record.positions()]
        told, moves = list(table.told), list(table.record.moves)
        while table.length:
            table.undo(1 + int(ways.random() * 7))
            assert (seen(table.state), table.told, table.record.moves) == (whole[table.length], told[:table.length], moves[:table.length])
            assert table.undone == moves[table.length:][::-1]
        while table.undone:
            before = table.length
            events = table.redo(1 + int(ways.random() * 7))
            assert events == [event for each in told[before:table.length] for event in each]
            assert (seen(table.state), table.told) == (whole[table.length], told[:table.length])
        assert table.record.moves == moves


def test_every_position_can_be_looked_back_at(tables):
    for table in tables:
        assert [table.at(index).position() for index in range(table.length + 1)] == [state.position() for state in table.record.positions()]


# --- what is said -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sentences(game):
    """English: message id → its sentences (one, or its plural forms)."""
    found = {}
    for folder in (ROOT / "pygame_core", game.folder):
        for path in files(folder, "en"):
            for message in read_po(path.open("rb")):
                found[message.id if isinstance(message.id, str) else message.id[0]] = (
                    (message.string,) if isinstance(message.string, str) else message.string)
    return found


@pytest.fixture(scope="module")
def rules(game):
    """The ids of the sections of the rules page."""
    return set(re.findall(r"^#+ .*\{#([\w-]+)\}\s*$", (game.folder / "help" / "en.md").read_text("utf-8"), re.MULTILINE))


@pytest.fixture
def says(sentences):
    """Asserts that a message is there and that these values fill it."""

    def check(message, *values):
        assert message in sentences, f"{message} is not in English"
        for sentence in sentences[message]:
            wanted = {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}
            assert wanted <= set(values), f"{message} wants {wanted}, is given {values}"

    return check


def test_events_are_plain_data_name_the_mover_and_can_be_said(game, tables, says):
    for table in tables:
        movers = [state.to_move for state in table.record.positions()][:-1]
        assert [table.mover(index) for index in range(table.length)] == movers
        for event in (event for events in table.told for event in events):
            assert json.loads(json.dumps(event.values)) == event.values
            says(f"{game.name}.event.{event.kind}", *event.values, *(["name"] if event.seat is not None else []))
            for value in event.values.values():
                if isinstance(value, str) and value.startswith("@"):
                    says(value[1:])


def test_scores_add_up_and_say_what_for(corner, game, tables, says, rules):
    for state in positions(tables, 4):
        scores = state.scores()
        assert len(scores) == corner[1]
        for score in scores:
            assert type(score.total) is int and score.total == sum(line.points for line in score.lines)
            for line in score.lines:
                assert line.rule in rules and len(set(line.marks)) == len(line.marks)
                says(f"{game.name}.score.{line.rule}", *line.values)


def test_the_outcome_names_a_rule_and_can_be_said(game, tables, says, rules):
    for table in tables:
        _, rule, values = table.state.outcome()
        assert rule in rules
        says(f"{game.name}.outcome.{rule}", "name", "score", "other", *values)


def test_at_every_touch_the_prompt_can_be_said_and_the_way_leads_to_the_move(tables, says):
    for table in tables:
        for state in positions([table], 6):
            for move in state.moves()[::5]:
                chooser, found = Chooser(state), None
                for pick in [part for pick in move.picks for part in pick.split("+") + ["ok"] * ("+" in pick)]:
                    prompt = state.prompt(chooser.picks)
                    says(prompt.message, *prompt.values)
                    assert pick in chooser.open() and move in chooser.candidates()
                    found = chooser.touch(pick)
                assert (found or chooser.touch("ok")) == move
        says(table.state.prompt().message, *table.state.prompt().values)


def test_what_is_no_move_is_refused_with_a_rule_and_a_reason(tables, says, rules):
    picks = {pick for table in tables for text in table.record.moves for pick in text.split()}
    rng = Random(9)
    for state in positions(tables, 12):
        before, legal = state.position(), {str(move) for move in state.moves()}
        tries = GARBAGE + [" ".join(rng.choices(sorted(picks), k=size)) for size in (1, 1, 2, 2, 2, 2, 3) for _ in range(6)]
        for text in tries + [f"{move} {move}" for move in legal] + [f"{move} x" for move in legal]:
            try:
                assert str(state.find(text)) in legal
            except Illegal as error:
                assert text not in legal and error.rule in rules, error
                assert "\n" not in str(error) and len(str(error)) < 300
                says(error.message, *error.values)
        assert state.position() == before


def test_touching_what_is_not_open_is_refused_with_a_rule_and_a_reason(tables, says, rules):
    for table in tables:
        picks = sorted({pick for text in table.record.moves for pick in text.split()})
        for state in positions([table], 12):
            chooser = Chooser(state)
            for first in [None, *chooser.open()[::3]]:
                held = Chooser(state)
                if first is None or held.touch(first) is None:
                    for pick in set(picks) - set(held.open()) - set(chooser.open()):
                        with pytest.raises(Illegal) as refused:
                            held.touch(pick)
                        assert refused.value.rule in rules
                        says(refused.value.message, *refused.value.values)
