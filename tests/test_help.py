"""What people read: rules pages, catalogues, README. For every game: complete, linked, the same in all languages."""

from __future__ import annotations

import ast
import json
import os
import re
import string
import subprocess
import sys
import warnings
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from itertools import chain
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from babel.messages.pofile import read_po

from pygame_core import Illegal, load
from pygame_core.bots import bot
from pygame_core.bots import names as bot_names
from pygame_core.chooser import CONFIRM, Chooser
from pygame_core.draw.view import View
from pygame_core.game import games
from pygame_core.record import Record
from pygame_core.text import LANGUAGES, files

ROOT = Path(__file__).parents[1]
FORMS = {"en": 2, "ru": 3}
FOLDERS = sorted({path.parent for top in ("pygame_core", "web") for path in (ROOT / top).rglob("locale/*.po")})
PAGES = [game for game in games() if (game.folder / "help").is_dir()]

each_game = pytest.mark.parametrize("game", PAGES, ids=lambda game: game.name)
each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.relative_to(ROOT).as_posix())


# --- catalogues -------------------------------------------------------------------------------------------


def catalogues(folder: Path, lang: str):
    """The parts of the catalogue in a `locale` folder."""
    for path in files(folder.parent, lang):
        with path.open("rb") as file:
            yield read_po(file, abort_invalid=True)


def messages(folder: Path, lang: str) -> dict[str, tuple[str, ...]]:
    """Message id to its sentence, or to its plural forms."""
    found = {}
    for message in chain.from_iterable(catalogues(folder, lang)):
        if message.id:
            ids, texts = ((message.id, message.string) if message.pluralizable else ((message.id,), (message.string,)))
            assert len(set(ids)) == 1, f"{ids}: msgid and msgid_plural are the same id"
            assert not message.fuzzy, f"{ids[0]}: fuzzy entries are not compiled"
            found[ids[0]] = tuple(texts)
    return found


def placeholders(texts: tuple[str, ...]) -> set[str]:
    return {name for text in texts for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@each_folder
@each_language
def test_catalogue_is_well_formed(folder, lang):
    for part in catalogues(folder, lang):
        assert str(part.locale) == lang and part.charset.lower() == "utf-8"
        assert part.num_plurals == FORMS[lang]
    for id_, texts in messages(folder, lang).items():
        assert len(texts) in (1, FORMS[lang]), id_
        assert all(name.isidentifier() for name in placeholders(texts)), id_
    ids = re.findall(r'^msgid "(.+)"$', "".join(path.read_text("utf-8") for path in files(folder.parent, lang)), re.M)
    assert sorted(set(ids)) == sorted(ids), "an id stands twice"


@each_folder
def test_english_is_complete(folder):
    empty = [id_ for id_, texts in messages(folder, "en").items() if not all(texts)]
    assert not empty


@each_folder
def test_languages_agree(folder):
    english = messages(folder, "en")
    for lang in set(LANGUAGES) - {"en"}:
        other = messages(folder, lang)
        assert not other.keys() - english.keys(), "ids that English does not know"
        missing = [id_ for id_ in english if not all(other.get(id_, ("",)))]
        if missing:
            warnings.warn(f"{folder.relative_to(ROOT)}: {lang} lacks {', '.join(missing)}", stacklevel=1)
        for id_ in english.keys() & other.keys():
            if all(other[id_]):
                assert placeholders(english[id_]) == placeholders(other[id_]), id_
                assert (len(english[id_]) > 1) == (len(other[id_]) > 1), f"{id_}: plural in one language only"


def written(folder: Path, pattern: str) -> set[str]:
    """The whole texts in a folder's code that match a pattern."""
    return {node.value for path in folder.rglob("*.py") for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(pattern, node.value)}


def test_shared_messages_are_in_the_catalogues():
    needed = written(ROOT / "pygame_core" / "cli", r"cli(\.[a-z_]+)+")
    needed |= {f"bot.{name}{ending}" for name in bot_names() for ending in ("", ".name")}
    assert not needed - messages(ROOT / "pygame_core" / "locale", "en").keys()
    modules = {f"app.{path.stem}" for path in (ROOT / "web" / "app").glob("*.py")}
    needed = written(ROOT / "web" / "app", r"app(\.[a-z_]+)+") - modules
    assert not needed - messages(ROOT / "web" / "app" / "locale", "en").keys()


# --- what the rules cite ----------------------------------------------------------------------------------


def rooms(game) -> list[ast.Module]:
    """The code of a game. What it shares with siblings cites more than each of them has; the floor's own tests and
    the conformance suite, which plays, see to that."""
    return [ast.parse(path.read_text("utf-8")) for path in sorted(game.folder.glob("*.py"))]


def stands_on_a_floor(game) -> bool:
    return any(isinstance(node, ast.ImportFrom) and not (node.module or "").startswith(game.package) and ".games." in (node.module or "")
               for room in rooms(game) for node in ast.walk(room))


def given(game, call: str, place: int) -> set[str]:
    """The texts that calls of `call` in a game's rules are given in that place, both arms of an `if` included."""
    found = set()
    for node in (node for room in rooms(game) for node in ast.walk(room)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call and len(node.args) > place:
            arms = [node.args[place]]
            while arms:
                arm = arms.pop()
                if isinstance(arm, ast.IfExp):
                    arms += [arm.body, arm.orelse]
                elif isinstance(arm, ast.Constant):
                    found.add(arm.value)
    return found


@each_game
def test_every_cited_rule_is_a_section(game):
    cited = given(game, "Illegal", 0) | given(game, "Line", 0) | given(game, "Outcome", 1)
    assert cited or stands_on_a_floor(game)
    for lang in LANGUAGES:
        assert not cited - set(sections(game, lang)), lang


@each_game
def test_every_message_is_in_the_catalogue(game):
    name = game.name
    needed = {f"{name}.title", f"{name}.tagline", *game.sides}
    needed |= written(game.folder, rf"{name}(\.[a-z_-]+)+")
    needed |= {f"{name}.event.{kind}" for kind in given(game, "Event", 0)}
    needed |= {f"{name}.score.{rule}" for rule in given(game, "Line", 0)}
    needed |= {f"{name}.outcome.{rule}" for rule in given(game, "Outcome", 1)}
    for option in game.options:
        needed |= {f"{name}.option.{option.name}", *(f"{name}.option.{option.name}.{choice}" for choice in option.choices)}
    assert not needed - messages(game.folder / "locale", "en").keys()


@each_game
@each_language
def test_what_is_said_has_its_values(game, lang):
    """Through a whole game: prompts, events, score lines, outcome, and refusals of moves that were legal once."""
    sentences, rng = messages(game.folder / "locale", lang), Random(7)
    state, seen, events = game.start(**{option.name: option.choices[0] for option in game.options}), {}, []

    def check(message: str, *values: str) -> None:
        assert placeholders(sentences[message]) <= set(values), message

    while state.to_move is not None:
        for move in state.moves():
            seen[str(move)] = move
            prompt = state.prompt(move.picks[:-1])
            check(prompt.message, *prompt.values)
        for text in {*seen} - {str(move) for move in state.moves()}:
            with pytest.raises(Illegal) as refusal:
                state.find(text)
            check(refusal.value.message, *refusal.value.values)
        state.play(bot("random").choose(state, rng), events.append)
        for seat in state.scores():
            for line in seat.lines:
                check(f"{game.name}.score.{line.rule}", *line.values)
    check(state.prompt().message, *state.prompt().values)
    for event in events:
        check(f"{game.name}.event.{event.kind}", *event.values, *(["name"] if event.seat is not None else []))
    check(f"{game.name}.outcome.{state.outcome().rule}", "name", "score", "other", *state.outcome().values)


@each_game
def test_what_is_not_drawn_has_a_word_for_its_button(game):
    english, rng, state = messages(game.folder / "locale", "en"), Random(7), game.start()
    for _ in range(40):
        if state.to_move is None:
            break
        open_ = Chooser(state).open()
        room, view = game.room("draw"), View(open=tuple(open_), touchable=True)
        pictures = [room.draw(state, view), room.hand(state, view) if hasattr(room, "hand") else ""]
        drawn = re.findall(r'data-pick="([^"]+)"', "".join(map(str, pictures)))
        assert {f"{game.name}.pick.{pick}" for pick in {*open_} - {*drawn, CONFIRM}} <= english.keys()
        state.play(bot("random").choose(state, rng))


# --- rules pages ------------------------------------------------------------------------------------------


def page(game, lang: str) -> str:
    return (game.folder / "help" / f"{lang}.md").read_text("utf-8")


def sections(game, lang: str) -> list[str]:
    return re.findall(r"^#{2,3} .+ \{#([a-z0-9-]+)\}$", page(game, lang), re.M)


def blocks(text: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.M | re.S)


@each_game
@each_language
def test_page_is_in_order(game, lang):
    text = re.sub(r"^```.*?^```$", "", page(game, lang), flags=re.M | re.S)
    headings = re.findall(r"^#+ .*$", text, re.M)
    assert [heading for heading in headings if heading.startswith("# ")] == headings[:1], "one title, at the top"
    ids = sections(game, lang)
    assert len(ids) == len(headings) - 1, "every section has an id"
    assert len(set(ids)) == len(ids)
    links = re.findall(r"\]\(([^)]*)\)", text)
    assert not [link for link in links if link.startswith("#") and link[1:] not in ids]
    assert all(link.startswith(("#", "https://")) for link in links), "the page is also shown alone"


@each_game
def test_page_is_complete(game):
    """Enough to learn and to referee the game, and whose it is. Some sections have a name of the game's own."""
    ids = {*sections(game, "en")}
    assert {"setup", "options", "readings", "glossary", "credits"} <= ids
    assert ids & {"turn", "rounds"} and ids & {"score", "scoring", "value"}
    for lang, word in (("en", "nofficial"), ("ru", "еофициальн")):
        assert word in re.split(r"\{#(?:credits|unofficial)\}", page(game, lang))[-1], lang


@each_game
def test_pages_have_the_same_sections(game):
    for lang in LANGUAGES:
        assert sections(game, lang) == sections(game, "en"), lang
        levels = [re.findall(r"^(#+) ", page(game, each), re.M) for each in (lang, "en")]
        assert levels[0] == levels[1], lang
        for kind in ("text", "position"):
            assert blocks(page(game, lang), kind) == blocks(page(game, "en"), kind), lang


@each_game
@each_language
def test_positions_and_records_of_the_page(game, lang):
    for text in blocks(page(game, lang), "position"):
        assert game.position(text.strip()).position() == text.strip()
    for text in blocks(page(game, lang), "json"):
        assert Record.loads(text).replay().outcome()


# --- Agros ------------------------------------------------------------------------------------------------


def drawn(diagram: str) -> str:
    """The position text of a board drawn in characters, Light to move."""
    ranks = [re.sub(r"(?:·,?)+", lambda empty: f"{empty[0].count('·')},", ",".join(row.split()[1:])).strip(",")
             for row in diagram.strip().splitlines()[:-1]]
    return "/".join(ranks) + " L 0 0"


@each_language
def test_agros_moves_of_the_page(lang):
    text = page(load("agros"), lang)
    state = load("agros").position(blocks(text, "position")[0].strip())
    assert drawn(blocks(text, "text")[1]) == state.position()
    table = re.findall(r"^\| `(.+?)` \| (.+) \|$", text.split("{#example-moves}")[1].split("\n## ")[0], re.M)
    assert len(table) == 10
    for move, answer in table:
        rule = re.search(r"\(#([a-z-]+)\)", answer)
        if rule:
            with pytest.raises(Illegal) as refusal:
                state.find(move)
            assert refusal.value.rule == rule[1]
        else:
            heard = []
            state.copy().play(state.find(move), heard.append)
            for cell in heard[0].values.get("seeds", ()):
                assert cell in answer


@each_language
def test_agros_wall_of_the_page(lang):
    state = load("agros").position(drawn(blocks(page(load("agros"), lang), "text")[0]))
    assert [score.total / 2 for score in state.scores()] == [66, 120.5]
    assert [(len(field.cells), field.value) for field in state.fields()] == [(22, 66), (30, 120)]


# --- README -----------------------------------------------------------------------------------------------


def readme() -> str:
    return (ROOT / "README.md").read_text("utf-8")


class StandIn(nullcontext):
    """For a Dask client: there is none where the tests run."""

    def __init__(self):
        super().__init__(self)

    def get_executor(self):
        return ThreadPoolExecutor(2)


@pytest.mark.parametrize("code", blocks(readme(), "python"))
def test_readme_python_runs(code, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "dask.distributed", SimpleNamespace(Client=StandIn))
    exec(compile(code, "README.md", "exec"), {"__name__": "readme"})


@pytest.mark.parametrize("text", blocks(readme(), "json"))
def test_readme_records_replay(text):
    record = Record.loads(text)
    record.replay()
    assert record.data().keys() >= json.loads(text).keys()


@pytest.mark.parametrize("line", re.findall(r"^python (-m pygame_core .+?)(?:  +#.*)?$", "".join(blocks(readme(), "sh")), re.M))
def test_readme_commands_run(line, tmp_path):
    (tmp_path / "game.json").write_text(blocks(readme(), "json")[0], "utf-8")
    ran = subprocess.run([sys.executable, *line.split()], cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)},
                         input="quit\n", capture_output=True, encoding="utf-8", timeout=60)
    assert ran.returncode == 0, ran.stderr


def test_readme_and_contributing_name_what_exists():
    for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        text = (ROOT / name).read_text("utf-8")
        for link in re.findall(r"\]\(([^)#]+)\)", text):
            assert link.startswith("https://") or (ROOT / link).exists(), f"{name}: {link}"
