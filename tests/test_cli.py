"""The command line, as a person or a script meets it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from games.agros.positions import PERFT, put

from pygame_core import bots as players
from pygame_core import load
from pygame_core.__main__ import main
from pygame_core.demo import named, still
from pygame_core.games.agricola.spaces import ROUND
from pygame_core.record import LIMIT, Record
from pygame_core.text import Text

ROOT = Path(__file__).parents[1]
AGROS = load("agros")
SET_UP = ["c3", "f3", "d5", "f6", "c6", "e4"]


def run(*args, stdin="", **environment):
    """The command in a process of its own: (exit code, output, errors), as UTF-8 whatever the system says."""
    done = subprocess.run([sys.executable, "-m", "pygame_core", *map(str, args)], cwd=ROOT, capture_output=True,
                          input=stdin.encode() if isinstance(stdin, str) else stdin, env={**os.environ, **environment})
    return done.returncode, done.stdout.decode(), done.stderr.decode()


@pytest.fixture
def cli(capsys):
    """The command in this process: (exit code, output, errors)."""
    def call(*args):
        code = main([str(arg) for arg in args])
        return code, *capsys.readouterr()

    return call


@pytest.fixture
def saved(tmp_path):
    """Writes a record of Agros, 8 × 8 with 3 farmers unless told otherwise, and gives its path."""
    def save(moves=(), name="game.json", /, *, link=False, **changes):
        record = Record.new(AGROS, seed=7, board=8, farmers=3)
        record.moves = list(moves)
        data = {**record.data(), **changes}
        path = tmp_path / name
        path.write_text(Record.of(data).link() if link else json.dumps(data), "utf-8")
        return path

    return save


def finished(position):
    """The position with both having passed."""
    return position.replace(" 0 0", " 2 0")


# --- what there is ----------------------------------------------------------------------------------------


def test_games_are_listed_with_their_options(cli):
    code, out, _ = cli("games")
    assert code == 0 and "agros: Agros, for 2 players\n" in out
    assert "  board=8|10|12, default 10\n" in out and "  farmers=3|5|7, default 5\n" in out
    agros = next(game for game in json.loads(cli("games", "--json")[1]) if game["name"] == "agros")
    assert agros["seats"] == [2] and agros["title"] == "Agros"
    assert agros["options"][0] == {"name": "board", "choices": [8, 10, 12], "default": 10, "advanced": False}


def test_bots_are_listed(cli):
    assert cli("bots") == (0, "random\ngreedy\n", "")
    assert cli("bots", "cacao") == (0, "random\ngreedy\nexpert\n", "") and "'chess'" in cli("bots", "chess")[2]


# --- records ----------------------------------------------------------------------------------------------


def test_moves_of_the_last_position(cli, saved):
    path = saved(SET_UP)
    code, out, _ = cli("moves", path)
    assert code == 0 and out.split("\n")[:-1] == [str(move) for move in Record.loads(path.read_text()).replay().moves()]
    assert cli("moves", saved([*SET_UP, "pass", "pass"]))[:2] == (0, "")


def test_a_record_is_a_file_or_standard_input_json_or_link(saved):
    plain, link = saved(SET_UP), saved(SET_UP, "link.txt", link=True)
    expected = run("moves", plain)
    assert expected[0] == 0 and expected[1].endswith("\npass\n")
    assert run("moves", link) == expected
    assert run("moves", "-", stdin=plain.read_text()) == expected == run("moves", "-", stdin=link.read_text())
    assert run("moves", "-", stdin=plain.read_bytes().join((b"\xef\xbb\xbf", b"\r\n"))) == expected  # from Windows


def test_check_says_ok_and_how_far_the_game_is(cli, saved):
    assert cli("check", saved()) == (0, "ok: 0 moves, Light to move\n", "")
    assert cli("check", saved(["c3"])) == (0, "ok: 1 move, Dark to move\n", "")
    assert cli("check", saved([*SET_UP, "pass", "pass"])) == (0, "ok: 8 moves, the game is over\n", "")


@pytest.mark.parametrize("command", ["check", "moves", "score", "svg"])
def test_an_illegal_move_is_named_with_its_rule(cli, saved, tmp_path, command):
    picture = tmp_path / "x.svg"
    picture.write_text("kept")
    more = ["-o", picture] if command == "svg" else []
    code, out, err = cli(command, saved(["c3", "f3", "c3", "pass"]), *more)
    assert (code, out) == (1, "")
    assert err == "pygame_core: move 3 'c3' is illegal (occupied): There is already a piece on c3; the farmer needs an empty cell.\n"
    assert picture.read_text() == "kept"


def test_score_explains_itself_in_points(cli, saved):
    wall = put(8, L="b2=3 b7=2", D="f4=4 h8", l="d1 d2 d3 d4 d5 d6 d7 d8")  # position A of the facts
    code, out, _ = cli("score", saved(deal={"position": wall}, names=["Ада"]))
    score = json.loads(out)
    assert code == 0 and score["outcome"] is None and "Ада" in out
    light, dark = score["seats"]["0"], score["seats"]["1"]
    assert (light["name"], light["total"], dark["name"], dark["total"]) == ("Ада", 66, "Dark", 120.5)
    assert light["lines"] == [{"rule": "value", "points": 66, "marks": light["lines"][0]["marks"],
                               "values": {"at": "a1", "n": 22, "yield": 3}}]
    assert len(light["lines"][0]["marks"]) == 22 and set("abc") == {cell[0] for cell in light["lines"][0]["marks"]}
    assert [(line["rule"], line["points"]) for line in dark["lines"]] == [("value", 120), ("half-point", 0.5)]
    assert dark["lines"][1]["marks"] == ["f4", "h8"]
    assert '"total": 66,' in out, "whole points are written as whole numbers"


def test_score_of_a_finished_game_has_its_outcome(cli, saved):
    position = finished(put(8, L="b2=4 b7=2", D="f4=4 h8"))
    assert json.loads(cli("score", saved(deal={"position": position}))[1])["outcome"] == {"winners": [0], "rule": "most-points"}


def test_svg_draws_a_demo_as_the_site_does(cli, tmp_path):
    picture = tmp_path / "demo.svg"
    assert cli("svg", "--demo", "agros/sowing", "-o", picture, "--lang", "ru") == (0, "", "")
    game, demo = named("agros/sowing")
    assert picture.read_text("utf-8").rstrip() == still(demo, Text("ru", [game.folder]))
    assert "agros/sowing: Sowing leaves the seeds behind\n" in cli("demos")[1]
    assert "no demo 'reaping' (it has: harvest," in refused(cli("svg", "--demo", "agros/reaping", "-o", "-"))
    assert "write GAME/NAME" in refused(cli("svg", "--demo", "sowing", "-o", "-"))
    assert "there is no game 'x'" in refused(cli("svg", "--demo", "x/y", "-o", "-"))
    for what in ((), ("a.json", "--demo", "agros/sowing")):
        assert "one thing to draw" in refused(cli("svg", *what, "-o", "-"))


def test_svg_draws_the_last_position(cli, saved, tmp_path):
    path, picture = saved(SET_UP), tmp_path / "game.svg"
    assert cli("svg", path, "-o", picture) == (0, "", "")
    assert ElementTree.fromstring(picture.read_text("utf-8")).tag == "{http://www.w3.org/2000/svg}svg"
    code, dark, _ = cli("svg", path, "-o", "-", "--theme", "dark")
    assert code == 0 and ElementTree.fromstring(dark).get("data-theme") == "dark"


# --- perft ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["P8", "P10"])
def test_perft_counts_what_the_facts_count(cli, name):
    position, leaves = PERFT[name]
    code, out, _ = cli("perft", "agros", 3, "--position", position)
    assert code == 0 and out == "".join(f"{depth} {count}\n" for depth, count in enumerate(leaves[:3], 1))


def test_perft_divides_by_first_move(cli):
    position, leaves = PERFT["Q light"]
    lines = cli("perft", "agros", 3, "--divide", "--position", position)[1].splitlines()
    divided = [line.rsplit(" ", 1) for line in lines[:leaves[0]]]
    assert [move for move, _ in divided] == [str(move) for move in AGROS.position(position).moves()]
    assert sum(int(count) for _, count in divided) == leaves[2]
    assert lines[leaves[0]:] == [f"{depth} {count}" for depth, count in enumerate(leaves[:3], 1)]


def test_options_of_the_game_stand_anywhere(cli):
    expected = 0, "1 64\n2 4032\n", ""
    assert cli("perft", "agros", 2, "board=8", "farmers=3") == expected
    assert cli("perft", "agros", 2, "board=8", "--seed", 5, "farmers=3", "--players", 2) == expected


# --- arena ------------------------------------------------------------------------------------------------

CUP = ["arena", "agros", "random", "pygame_core.bots.random:Random", "--games", 7, "board=8", "farmers=3"]


def test_a_tournament_ends_in_a_table(cli, tmp_path):
    code, out, err = cli(*CUP)
    assert (code, out) == (0, """\
agros board=8 farmers=3, 2 seats, deals 0–3

                                games  won  drawn  lost   share       95 %  score      ±    lead      ±
random                              8    4      0     4  50.0 %  21.5–78.5  26.81  10.33  -18.25  28.56
pygame_core.bots.random:Random      8    4      0     4  50.0 %  21.5–78.5  45.06  19.27   18.25  28.56
seat 1                              8    2      0     6  25.0 %   7.1–59.1  30.31  20.16  -11.25  31.58
seat 2                              8    6      0     2  75.0 %  40.9–92.9  41.56  12.76   11.25  31.58

decided by: most-points 8
share: of the games won, a shared win or a draw in parts, with Wilson's 95 % interval; ±: standard error over deals
""") and re.fullmatch(r"8 games played, [\d.]+ a second\n", err)
    path = tmp_path / "results.jsonl"
    for games in (3, 7, 7):  # two deals; four, of which two are there; nothing to play
        done = run(*CUP, "--games", games, "--jobs", 2, "-o", path, "--records")
    assert done[:2] == (0, out) and done[2].startswith("0 games played")
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert len(lines) == 8 and all(Record.of(line["record"]).replay().outcome() for line in lines)


def test_where_nobody_beats_another_the_table_tells_how_games_ended(cli):
    code, out, _ = cli("arena", "sprawlopolis", "random", "--games", 3, "--players", 2, "--seed", 5)
    assert (code, out) == (0, """\
sprawlopolis, 2 seats, deals 5–7

        games   score     ±  missed    share        95 %
random      3  -12.33  3.38       3  100.0 %  43.9–100.0

share: of the games that ended so, with Wilson's 95 % interval; ±: standard error over deals
""")


def test_games_that_fail_are_listed(cli, monkeypatch):
    def fails(state, rng):
        raise LookupError("lost\nmy way")

    monkeypatch.setattr(players.bot("greedy"), "think", fails)
    code, out, _ = cli(*CUP[:3], "greedy", "--games", 4, "board=8")
    assert (code, out) == (0, """\
agros board=8, 2 seats, deals 0–1

4 failed and count for nobody, the first of them:
  seed 0, greedy random, after 0 moves: LookupError: lost my way
  seed 0, random greedy, after 1 move: LookupError: lost my way
  seed 1, greedy random, after 0 moves: LookupError: lost my way
""")


# --- input that cannot be used ----------------------------------------------------------------------------


def refused(done):
    """Exit code 2, nothing printed, one line of why; gives that line."""
    code, out, err = done
    assert (code, out) == (2, "") and err.startswith("pygame_core: ") and err.count("\n") == 1 and err.endswith("\n")
    return err


@pytest.mark.parametrize("changes, said", [
    ({"format": 2}, "format 2"), ({"format": None}, "'format' must be"), ({"game": "chess"}, "no game 'chess' here"),
    ({"rules": 99}, "rules version 99"), ({"players": 3}, "not played by 3"), ({"options": {"bord": 8}}, "no option 'bord'"),
    ({"options": {"board": 9}}, "9 is not one of 8, 10, 12"), ({"options": {"players": 2}}, "no option 'players'"),
    ({"moves": "c3"}, "'moves'"), ({"moves": [3]}, "item 1"), ({"deal": {"cards": []}}, "nothing to deal"),
    ({"deal": {"position": "8/8 L 0 0"}}, "ranks"), ({"deal": {"position": put(8, L="a1 b1", D="c1")}}, "equally many"),
], ids=lambda value: None if isinstance(value, str) else json.dumps(value)[:40])
@pytest.mark.parametrize("command", ["check", "score"])
def test_records_that_cannot_be_used(cli, saved, command, changes, said):
    path = saved(**changes)
    line = refused(cli(command, path))
    assert said in line and str(path) in line


@pytest.mark.parametrize("content, said", [
    (b"", "not JSON"), (b"{\"format\": 1,\n\"game\":", "not JSON"), (b"[]", "a list"), (b"no such thing", "link"),
    (b"{\"format\": 1, \"game\": \"\xff\"}", "not UTF-8 text: byte 24"), (b"\xff\xfe{\0}\0", "not UTF-8 text: byte 1"),
    (b"[" * 100_000, "nested"), (b" " * (4 * LIMIT + 1), "too large"), (b"{" + b" " * LIMIT + b"}", "too long"),
    (b"{\"format\": " + b"1" * 5000 + b"}", "not JSON"),
], ids=["empty", "cut off", "list", "prose", "bytes", "utf-16", "nested", "large file", "long text", "long number"])
def test_files_that_hold_no_record(cli, tmp_path, content, said):
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    assert said in refused(cli("moves", path))
    if len(content) < 1000:
        line = refused(run("moves", "-", stdin=content))
        assert said in line and "standard input" in line


def test_files_that_cannot_be_read_or_written(cli, saved, tmp_path):
    assert "No such file" in refused(cli("moves", tmp_path / "nothing.json"))
    assert "directory" in refused(cli("check", tmp_path))
    assert "nul" in refused(cli("check", "a\0b"))
    assert "No such file" in refused(cli("svg", saved(), "-o", tmp_path / "no" / "game.svg"))


@pytest.mark.parametrize("args, said", [
    ([], "COMMAND"), (["dance"], "dance"), (["moves"], "RECORD"), (["moves", "a", "b"], "'b'"), (["bots", "a=b"], "'a=b'"),
    (["perft", "agros"], "DEPTH"), (["perft", "agros", "x"], "'x'"), (["perft", "agros", "0"], "from 1"),
    (["perft", "chess", "1"], "no game 'chess'"), (["perft", "agros", "1", "board"], "'board'"),
    (["perft", "agros", "1", "board=9"], "'9'"), (["perft", "agros", "1", "size=8"], "no option 'size'"),
    (["perft", "agros", "1", "board=8", "board=8"], "twice"), (["perft", "agros", "1", "--players", "5"], "not played by 5"),
    (["perft", "agros", "1", "--position", "8 L"], "4 parts"), (["perft", "agros", "1", "--seed", "x"], "'x'"),
    (["play", "chess"], "no game 'chess'"), (["play", "agros", "--seat", "robot"], "no bot 'robot'"),
    (["play", "agros", "--seat", "human", "--seat", "human", "--seat", "human"], "3 seats"),
    (["play", "agros", "--deal", "[7]"], "'[7]'"), (["play", "agros", "--deal", "{"], "--deal"),
    (["play", "agricola", "board=standard", "--players", "1", "--deal", '{"x": 1}'], "'x'"),
    (["arena", "agros"], "BOT"), (["arena", "agros", "board=8"], "needs a bot"), (["arena", "agros", "deep"], "no bot 'deep'"),
    (["arena", "agros", "random", "random"], "twice"), (["arena", "agros", "random", "--games", "0"], "from 1"),
    (["arena", "agros", "random", "--jobs", "0"], "from 1"), (["arena", "agros", "random", "--records"], "-o"),
    (["arena", "agros", "random", "board=9"], "'9'"), (["arena", "agros", "random", "--players", "3"], "not played by 3"),
    (["arena", "agros", "random", "-o", "/no/such/folder/x"], "cannot be opened"), (["arena", "agros", "no_such:Bot"], "No module"),
    (["play", "agros", "seats=2"], "no option 'seats'"), (["play", "agros", "--lang", "xx"], "'xx'"), (["svg", "a"], "--output"),
], ids=lambda value: " ".join(value) if isinstance(value, list) else None)
def test_arguments_that_cannot_be_used(cli, args, said):
    assert said in refused(cli(*args))


def test_output_is_utf_8_whatever_the_system_speaks(saved):
    path = saved(names=["Ада", "Ζωή"])
    code, out, err = run("score", path, PYTHONIOENCODING="ascii", LC_ALL="C", PYTHONUTF8="0")
    assert code == 0 and json.loads(out)["seats"]["1"]["name"] == "Ζωή" and not err
    code, out, err = run("check", "пропал.json", PYTHONIOENCODING="ascii", LC_ALL="C.UTF-8", PYTHONUTF8="0")
    assert code == 2 and "пропал.json" in err


def test_a_reader_that_goes_away_is_no_error():
    process = subprocess.Popen([sys.executable, "-m", "pygame_core", "perft", "agros", "2", "--divide"], cwd=ROOT,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdout.close()
    assert process.stderr.read() == b"" and process.wait() == 141
    process.stderr.close()


# --- play -------------------------------------------------------------------------------------------------


def play(*lines, args=(), end="\n"):
    """A session in the terminal; gives what was shown."""
    code, out, err = run("play", "agros", "board=8", "farmers=3", *args, stdin="\n".join(lines) + end)
    assert (code, err) == (0, "")
    return out


def test_hands_of_ones_choice_are_dealt():
    rounds = list(ROUND[True])
    deal = {"rounds": rounds, "hands": [["E150"]], "kept": ["I219"], "food": 3, "target": 55}
    code, out, err = run("play", "agricola", "board=standard", "--players", "1", "--deal", json.dumps(deal), "--seat", "random")
    assert (code, err) == (0, "") and "I219" in out and "55" in out


def test_two_people_play_a_game_to_the_end(tmp_path, cli):
    path, text = tmp_path / "game.json", Text("en", [AGROS.folder])
    out = play(*SET_UP, "c3-c4", "pass", "PASS", f"save {path}", "quit")
    for prompt, name, farmers in (("place", "Light", 1), ("place", "Dark", 2), ("move", "Dark", 0), ("passed", "Light", 0)):
        assert f"{name}: {text(f'agros.prompt.{prompt}', n=farmers)}\n> " in out
    for event, values in (("placed", {"at": "e4"}), ("passed", {}), ("ended", {})):
        assert f"{text(f'agros.event.{event}', name='Dark', **values)}\n" in out
    assert "\nLight: 116.5\n    116  Field at a1: 58 cells × yield 2\n    0.5  " in out and "\nDark: 0\n" in out
    assert text("agros.outcome.most-points", name="Light", score=116.5, other=0) in out
    assert cli("check", path) == (0, "ok: 9 moves, the game is over\n", "")
    assert Record.loads(path.read_text("utf-8")).seats == ["human", "human"]


def test_moves_are_listed_and_chosen_by_number():
    out = play("?", "10", "?", "65", "0", "quit")
    assert "1) a1 " in out and "64) h8\n" in out and "63) h8\n" in out
    assert "b2" in out.partition("64) h8")[2].partition("\n\n")[0], "the tenth cell is chosen"
    assert "The list has no move 65" in out and "The list has no move 0" in out


def test_a_refused_move_is_explained_and_changes_nothing():
    out = play("c3", "c3", "z9", "pass", "hello", "d4", "quit")
    for rule in ("occupied", "off-the-board", "no-pass-in-setup", "notation"):
        assert f"[{rule}]\n" in out
    assert "There is already a piece on c3" in out and "after 2 moves" in out


def test_undo_takes_back_to_the_last_thing_a_person_decided():
    out = play("undo", "c3", "d4", "undo", "undo", "quit")
    assert "There is nothing to take back." in out and out.count("1 move taken back.") == 2 and "after 0 moves" in out
    out = play("c3", "undo", "c4", "quit", args=("--seat", "human", "--seat", "greedy", "--seed", 1))
    assert "3 moves taken back." in out and "after 3 moves" in out, "a bot's two farmers go with the person's one"


def test_a_finished_game_can_be_taken_back_and_scored():
    out = play(*SET_UP, "pass", "pass", "e5", "undo", "score", "quit")
    assert "The game is over.\n> " in out and "[end]" in out and "after 7 moves" in out


def test_save_writes_over_nothing_but_its_own_file(tmp_path):
    own, other = tmp_path / "own.json", tmp_path / "other.json"
    other.write_text("a letter")
    out = play("c3", f"save {own}", "d4", f"save {own}", f"save {other}", "save", f"save {tmp_path / 'no' / 'x'}", "quit")
    assert Record.loads(own.read_text("utf-8")).moves == ["c3", "d4"] and other.read_text() == "a letter"
    assert "exists already" in out and "save FILE" in out and "could not be written: No such file" in out


@pytest.mark.parametrize("lines", [[], ["c3"], ["c3", "sco"]], ids=["at once", "after a move", "in a word"])
def test_the_end_of_input_ends_the_session(lines):
    assert f"after {min(len(lines), 1)} move" in play(*lines, end="")


def test_bytes_that_are_no_text_are_refused_like_any_other_word():
    code, out, err = run("play", "agros", stdin=b"\xff\xfe\nquit\n")
    assert (code, err) == (0, "") and "[notation]" in out


def test_people_and_bots_share_a_game():
    out = play("a1", "a2", "quit", args=("--seat", "greedy", "--seed", 3))
    assert "Light" in out.partition("> ")[0], "the bot has moved before the first question"
    assert out.count("> ") == 3 and "after 5 moves" in out, "and has placed two farmers between the second and the third"


@pytest.mark.parametrize("lang, end", [("en", "Two passes in a row: the game is over."), ("ru", "Два паса подряд: игра окончена.")])
def test_bots_play_on_their_own(lang, end):
    args = ("--seat", "greedy", "--seat", "random", "--seed", 5, "--lang", lang)
    out = play(args=args)
    assert end in out and "> " not in out
    assert play(args=args) == out, "the same seed, the same game"
