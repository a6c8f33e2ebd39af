"""Message ids to sentences."""

import json
import re

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from pygame_core.game import BadInput, load
from pygame_core.record import BadMove, Record
from pygame_core.table import Table
from pygame_core.text import LANGUAGES, Text


@pytest.fixture
def folder(tmp_path):
    """A package folder with an English and a Russian catalogue."""
    catalogues = {
        "en": {"t.hello": "Hello, {name}!", "t.only": "Only English",
               ("t.seeds", "t.seeds"): ("{n} seed", "{n} seeds")},
        "ru": {"t.hello": "Привет, {name}!", ("t.seeds", "t.seeds"): ("{n} семя", "{n} семени", "{n} семян")}}
    (tmp_path / "locale").mkdir()
    for lang, messages in catalogues.items():
        catalogue = Catalog(locale=lang)
        for message, text in messages.items():
            catalogue.add(message, text)
        with (tmp_path / "locale" / f"{lang}.mo").open("wb") as file:
            write_mo(file, catalogue)
    return tmp_path


def test_values_fill_the_sentence(folder):
    assert Text("en", [folder])("t.hello", name="Ada") == "Hello, Ada!"
    assert Text("ru", [folder])("t.hello", name="Ада") == "Привет, Ада!"


@pytest.mark.parametrize("lang, n, text", [
    ("en", 1, "1 seed"), ("en", 5, "5 seeds"), ("en", 21, "21 seeds"),
    ("ru", 1, "1 семя"), ("ru", 3, "3 семени"), ("ru", 5, "5 семян"), ("ru", 21, "21 семя")])
def test_n_picks_the_plural_of_the_language(folder, lang, n, text):
    assert Text(lang, [folder])("t.seeds", n=n) == text


def test_a_value_may_stand_for_another_message(folder):
    assert Text("en", [folder])("t.hello", name="@t.only") == "Hello, Only English!"
    assert Text("en", [folder])("t.hello", name="@ada") == "Hello, @ada!", "a name that looks like one stays as it is"


def test_another_language_falls_back_to_english_message_by_message(folder):
    assert Text("ru", [folder])("t.only") == "Only English"


def test_an_unknown_message_comes_back_as_it_is(folder):
    text = Text("en", [folder])
    assert text("t.unknown", name="Ada") == "t.unknown" and not text.has("t.unknown") and text.has("t.hello")


def test_an_unknown_language_is_english(folder):
    text = Text("xx", [folder])
    assert text.lang == "en" and text("t.only") == "Only English"


def test_our_language_comes_before_english_whatever_folder_it_is_in(folder, tmp_path_factory):
    pack = tmp_path_factory.mktemp("pack")
    (pack / "locale").mkdir()
    (pack / "locale" / "ru.mo").write_bytes((folder / "locale" / "ru.mo").read_bytes())
    (folder / "locale" / "ru.mo").unlink()
    for folders in ([folder, pack], [pack, folder]):
        assert Text("ru", folders)("t.hello", name="x") == "Привет, x!"


def test_a_folder_may_be_added_later_and_twice(folder):
    text = Text("ru")
    text.add(folder)
    text.add(folder)
    assert text("t.hello", name="x") == "Привет, x!" and set(LANGUAGES) == {"en", "ru"}


def test_a_folder_without_catalogues_adds_nothing(tmp_path):
    assert Text("ru", [tmp_path])("t.hello") == "t.hello"


# --- what is wrong with something from outside ------------------------------------------------------------

GOOD = {"format": 1, "game": "agros", "rules": 1, "players": 2, "moves": []}
WRONG = [
    "[]", "{", '{"game": "agros"}', json.dumps({**GOOD, "format": 0}), json.dumps({**GOOD, "format": 7}), json.dumps({**GOOD, "moves": 3}),
    json.dumps({**GOOD, "moves": ["e5", 3]}), json.dumps({**GOOD, "names": ["a", "b", "c"]}), "[" * 99, " " + "x" * 40, "eJx", '{"format": 1}',
    json.dumps({**GOOD, "game": "chess"}), json.dumps({**GOOD, "rules": 99}), json.dumps({**GOOD, "players": 9}), json.dumps({**GOOD, "options": {"wind": 1}}),
    json.dumps({**GOOD, "options": {"size": "17"}}), json.dumps({**GOOD, "moves": ["z99"]}), "{" + '"a": "' + "x" * 2_000_001, json.dumps({**GOOD, "moves": {}}),
    json.dumps({**GOOD, "rules": True}), json.dumps({**GOOD, "rules": "1"}), json.dumps({**GOOD, "rules": None}), Record.of({**GOOD, "moves": ["e5"] * 40}).link()[:-9],
]


@pytest.mark.parametrize("words", WRONG, ids=lambda words: words[:40])
def test_what_is_wrong_with_a_record_is_said_in_every_language(words):
    with pytest.raises(BadInput) as wrong:
        Table(Record.loads(words))
    english, russian = Text("en", [load("agros").folder]), Text("ru", [load("agros").folder])
    if not isinstance(wrong.value, BadMove):  # whose reason has words only in the catalogues
        assert english.of(wrong.value) == str(wrong.value)
    assert re.search("[а-я]{3}", russian.of(wrong.value)) and "\n" not in russian.of(wrong.value)


def test_an_error_without_words_in_the_catalogues_is_said_in_english():
    assert Text("ru").of(BadInput("the deal is odd")) == Text("ru").of(BadInput("the deal is odd", "bad.unheard_of")) == "the deal is odd"
