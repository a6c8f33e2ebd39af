import json

from app.store import Memory, Store
from pygame_core import load
from pygame_core.record import Record


class Full(Memory):
    """Storage that takes nothing more."""

    def write(self, key, value):
        return False


def record(*moves):
    made = Record.new(load("agros"), board=8, farmers=3)
    made.moves = list(moves)
    return made


def test_a_game_comes_back_as_it_was_kept():
    store = Store(Memory(), lambda: 5)
    assert store.save("one", record("e5"), over=False)
    found = store.load("one")
    assert (found.record.moves, found.changed, found.over) == (["e5"], 5, False)


def test_two_games_do_not_touch_each_other():
    store = Store(Memory(), lambda: 5)
    store.save("one", record("e5"), over=False)
    store.save("two", record("a1", "b2"), over=True)
    assert store.load("one").record.moves == ["e5"]
    assert store.load("two").over
    store.erase("two")
    assert store.load("two") is None and store.load("one")


def test_the_last_played_game_comes_first():
    clock = iter((1, 3, 2))
    store = Store(Memory(), lambda: next(clock))
    for name in "abc":
        store.save(name, record(), over=False)
    assert [save.id for save in store.saves()] == ["b", "c", "a"]


def test_an_unreadable_game_is_listed_with_its_trouble_and_its_text():
    memory = Memory({"save:bad": "{not json", "save:new": json.dumps({**record().data(), "format": 99})})
    store = Store(memory, lambda: 1)
    store.save("good", record(), over=False)
    good, *bad = store.saves()
    assert good.id == "good"
    assert {save.id: save.text for save in bad}["bad"] == "{not json"
    assert "format 99" in str({save.id: save.trouble for save in bad}["new"])


def test_where_nothing_can_be_written_games_live_in_memory_and_that_is_known():
    store = Store(Full(), lambda: 1)
    assert not store.save("one", record("e5"), over=False)
    assert not store.kept
    assert store.load("one").record.moves == ["e5"]
    assert [save.id for save in store.saves()] == ["one"]


def test_settings_that_cannot_be_read_count_as_empty():
    for text in ("{", "[]", "7", "null"):
        assert Store(Memory({"settings": text}), lambda: 1).settings() == {}


def test_settings_are_added_to_what_is_there():
    store = Store(Memory(), lambda: 1)
    store.set({"theme": "dark"})
    store.set({"lang": "ru"})
    assert store.settings() == {"theme": "dark", "lang": "ru"}


def test_a_deleted_game_can_be_brought_back():
    store = Store(Memory(), lambda: 1)
    store.save("one", record("e5"), over=False)
    kept = store.load("one")
    store.erase("one")
    store.restore(kept)
    assert store.load("one").text == kept.text
