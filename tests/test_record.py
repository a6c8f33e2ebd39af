"""A record is text: what goes in comes back, and whatever is wrong is refused as `BadInput`."""

import base64
import json
import pickle
import re
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core import BadInput, load
from pygame_core.record import DEPTH, LIMIT, BadMove, Record

MOVES = ["d4", "e5", "c6", "f3", "b2", "g7", "d4 d5", "e5 e4", "d5 f5", "e4 c4", "f5 d5", "pass", "pass"]
DATA = {"format": 1, "game": "agros", "rules": 1, "players": 2, "options": {"board": 8, "farmers": 3}, "seed": 7,
        "deal": None, "moves": MOVES, "names": ["Ada", "Мельник"], "seats": ["human", "greedy"]}


def link(data) -> str:
    """A link made by others."""
    plain = data if isinstance(data, bytes) else json.dumps(data).encode()
    return base64.urlsafe_b64encode(zlib.compress(plain, 9)).decode().rstrip("=")


def refused(text) -> str:
    """The one line that `text` is refused with, when read or when started."""
    with pytest.raises(BadInput) as error:
        Record.loads(text).start()
    assert re.fullmatch(r".{10,300}", str(error.value))
    return str(error.value)


# --- round trips ------------------------------------------------------------------------------------------


def test_a_record_comes_back_from_text_and_from_link_as_it_went():
    for text in (json.dumps(DATA), link(DATA)):
        record = Record.loads(text)
        assert record.data() == DATA
        assert Record.loads(record.dumps()).data() == Record.loads(record.link()).data() == DATA


def test_a_link_holds_only_letters_digits_and_two_marks():
    for moves in (MOVES, [], MOVES * 50):
        assert re.fullmatch(r"[A-Za-z0-9_-]+", Record.of({**DATA, "moves": moves}).link())


def test_keys_of_others_are_kept():
    data = {**DATA, "notes": {"by": ["me", 1.5, None]}, "x-café": "ü 🌾 \u2028"}
    record = Record.loads(json.dumps(data))
    assert record.data() == Record.loads(record.dumps()).data() == Record.loads(record.link()).data() == data


def test_names_and_seats_and_what_has_a_default_may_be_missing():
    record = Record.loads('{"format": 1, "game": "agros", "rules": 1, "players": 2}')
    assert record.data() == {"format": 1, "game": "agros", "rules": 1, "players": 2, "options": {}, "seed": None,
                             "deal": None, "moves": []}


def test_space_and_a_byte_order_mark_around_the_text_do_not_matter():
    assert Record.loads(f"\ufeff\n {json.dumps(DATA)} \n").data() == Record.loads(f" {link(DATA)}\n").data() == DATA


def test_a_new_record_writes_its_options_out():
    record = Record.new(load("agros"), board="12", names=["Ada"])
    assert record.options == {"board": 12, "farmers": 5} and record.players == 2 and record.names == ["Ada"]
    with pytest.raises(BadInput, match="option 'board'"):
        Record.new(load("agros"), board=9)


def test_two_records_share_nothing():
    one, two = Record.of(DATA), Record.of(DATA)
    one.moves.append("pass")
    one.options["board"] = 12
    one.names.append("x")
    assert two.data() == DATA and Record("agros", rules=1, players=2).moves is not Record("agros", rules=1, players=2).moves


def test_a_replay_passes_every_position():
    positions = [state.position() for state in Record.of(DATA).positions()]
    assert len(set(positions)) == len(positions) == len(MOVES) + 1
    assert positions[-1] == Record.of(DATA).replay().position()


def test_a_record_may_begin_at_a_position():
    position = Record.of(DATA).replay().position()
    for record in (Record.new(load("agros"), deal={"position": position}),
                   Record("agros", rules=1, players=2, deal={"position": position})):
        assert Record.loads(record.link()).replay().position() == position


def test_a_new_record_takes_its_options_from_the_position_it_begins_at():
    deal = {"position": Record.of(DATA).replay().position()}
    assert Record.new(load("agros"), deal=deal).options == {"board": 8, "farmers": 3}
    assert Record.new(load("agros"), deal=deal, board=8).options == {"board": 8, "farmers": 3}
    odd = {"position": "7,L1" + "/8" * 6 + "/D1,7 L 0 0"}  # one farmer a side: no option gives that
    assert Record.new(load("agros"), deal=odd).options == {"board": 8} and Record.new(load("agros"), deal=odd).start()
    assert "option 'board' is 10, but the deal says 8" in refused(json.dumps({**DATA, "options": {"board": 10}, "deal": deal, "moves": []}))


# --- what is refused --------------------------------------------------------------------------------------


@pytest.mark.parametrize("text, named", [
    ("", "not JSON"), ("{", "not JSON"), ('{"format": 1,}', "not JSON"), ("[1, 2]", "JSON object, not a list"),
    ('"agros"', "JSON object, not a text"), ("null", "not a record"), ("{}", "'format' is missing"),
    ('{"format": NaN}', "what JSON text cannot"), ('{"format": 1e999}', "what JSON text cannot"),
    ('{"format": ' + "9" * 5000 + "}", "not JSON"),
    ("[" * 100_000 + "]" * 100_000, "nested too deeply"), ('{"a":' * 100_000 + "1" + "}" * 100_000, "nested too deeply"),
    ("{" + " " * LIMIT + "}", "too long"),
])
def test_text_that_is_no_record_is_refused(text, named):
    assert named in refused(text)


@pytest.mark.parametrize("change, named", [
    ({"format": 2}, "format 2; this Agora reads up to 1"), ({"format": 0}, "whole number from 1"),
    ({"format": "1"}, "whole number from 1"), ({"format": True}, "whole number from 1"), ({"format": 1.0}, "whole number from 1"),
    ({"game": "chess"}, "there is no game 'chess'"), ({"game": None}, "'game' of the record cannot be null"),
    ({"game": "g" * 9999}, "there is no game"), ({"game": "../agros"}, "there is no game"),
    ({"rules": 2}, "rules version 2; this is version 1: a newer Agora"), ({"rules": 0}, "version 0, which version 1 cannot replay"),
    ({"rules": True}, "'rules' of the record cannot be true or false"), ({"rules": 1.5}, "'rules' of the record cannot be a number"),
    ({"players": 3}, "not played by 3"), ({"players": -1, "names": [], "seats": []}, "not played by -1"),
    ({"players": True}, "'players' of the record cannot be true or false"), ({"players": "2"}, "'players' of the record cannot be a text"),
    ({"options": []}, "'options' of the record cannot be a list"), ({"options": {"board": 9}}, "option 'board': 9"),
    ({"options": {"board": True}}, "option 'board': True"), ({"options": {"board": {}}}, "option 'board': {}"),
    ({"options": {"colour": 1}}, "no option 'colour'"), ({"options": {"players": 2}}, "no option 'players'"),
    ({"options": {"seed": 2}}, "no option 'seed'"), ({"options": {"self": 2}}, "no option 'self'"),
    ({"options": {"c" * 9999: 1}}, "no option 'ccc"), ({"options": {"board": "x" * 9999}}, "option 'board': 'xxx"),
    ({"seed": "7"}, "'seed' of the record cannot be a text"), ({"seed": False}, "'seed' of the record cannot be true or false"),
    ({"deal": []}, "'deal' of the record cannot be a list"), ({"deal": {"cards": 1}}, "nothing to deal"),
    ({"deal": {"position": "8/8"}}, "4 parts"),
    ({"moves": "d4"}, "'moves' of the record cannot be a text"), ({"moves": None}, "'moves' of the record cannot be null"),
    ({"moves": ["d4", 5]}, "'moves' of the record holds texts; item 2 is a number"),
    ({"moves": [["d4"]]}, "item 1 is a list"),
    ({"names": ["a", "b", "c"]}, "'names' of the record has 3 items for 2 players"),
    ({"names": [None]}, "'names' of the record holds texts; item 1 is null"), ({"seats": {}}, "'seats' of the record cannot be an object"),
    ({"seats": ["human"] * 3}, "'seats' of the record has 3 items"),
    ({"names": ["\ud800"]}, "what JSON text cannot"), ({"x-y": {"\ud800": 1}}, "what JSON text cannot"),
    ({"notes": float("inf")}, "what JSON text cannot"),
])
def test_a_record_with_something_wrong_is_refused_with_its_place(change, named):
    data = {**DATA, **change}
    assert named in refused(json.dumps(data))
    assert named in refused(link(data))
    with pytest.raises(BadInput):
        Record.of(data).start()


@pytest.mark.parametrize("key", ["format", "game", "rules", "players"])
def test_a_record_without_what_it_needs_is_refused(key):
    assert f"'{key}' is missing" in refused(json.dumps({name: value for name, value in DATA.items() if name != key}))


def test_deep_nesting_is_refused_before_it_is_parsed_and_brackets_in_texts_do_not_count():
    def nested(levels):
        return json.dumps(DATA, ensure_ascii=False)[:-1] + f', "notes": {"[" * levels}{"]" * levels}}}'

    text = '[{"\\' * 999
    assert Record.of({**DATA, "notes": text}).extra == Record.loads(json.dumps({**DATA, "notes": text})).extra
    assert Record.loads(nested(DEPTH - 1)).dumps() == nested(DEPTH - 1)
    assert "nested too deeply" in refused(nested(DEPTH))
    assert "nested too deeply" in refused(link(b"[" * 100_000))
    assert "not JSON" in refused('{"' + '\\"' * 500_000)  # and at once, though the text in it never ends


@pytest.mark.parametrize("text, named", [
    (link(DATA)[:-6], "cut off"), (link(DATA)[:40], "cut off"), (link(DATA)[5:], "not a record"), ("agros", "not a record"),
    (link(b"\xff\xfe"), "does not hold a record"), (link(b"not json"), "not JSON"), (link(b"9" * 5000), "not JSON"),
    (link([1]), "JSON object, not a list"), (link(b" " * (LIMIT + 1)), "holds too much"),
    (link(b" " * 200_000_000), "holds too much"), ("x" * 1_000_001, "not a record"), ("ссылка", "not a record"),
    (link(DATA)[:30] + "!!!!" + link(DATA)[30:], "not a record"),
])
def test_a_link_that_is_no_record_is_refused(text, named):
    assert named in refused(text)


def test_a_link_cut_anywhere_is_refused():
    whole = link(DATA)
    assert all("missing" in refused(whole[:end]) for end in range(8, len(whole) - 1))


def test_an_illegal_move_is_refused_with_its_number_and_its_rule():
    record = Record.of({**DATA, "moves": [*MOVES[:4], "e5", *MOVES[4:]]})
    with pytest.raises(BadMove, match=r"^move 5 'e5' is illegal: occupied: agros.why.occupied \(at=e5\)$") as error:
        record.replay()
    assert (error.value.index, error.value.text, error.value.illegal.rule) == (4, "e5", "occupied")
    again = pickle.loads(pickle.dumps(error.value))
    assert (str(again), again.index, again.illegal.values) == (str(error.value), 4, {"at": "e5"})


@pytest.mark.parametrize("move", ["", "x" * 9999, "d4\nd5", "d4 d5 d6", "\ud7ff"])
def test_a_senseless_move_is_refused_in_one_short_line(move):
    with pytest.raises(BadMove) as error:
        Record.of({**DATA, "moves": [move]}).replay()
    assert re.fullmatch(r".{10,300}", str(error.value)) and error.value.text == move


# --- old rules --------------------------------------------------------------------------------------------


def test_a_record_of_older_rules_is_upgraded_where_the_game_can(monkeypatch):
    game = load("agros")

    def upgrade(record):
        return Record.of({**record.data(), "rules": 2, "moves": record.moves[:6]})

    monkeypatch.setattr(game, "rules", 2)
    monkeypatch.setattr(game.room("rules"), "upgrade", upgrade, raising=False)
    record = Record.of(DATA)
    assert not record.replay().setting_up and record.rules == 2 and record.moves == MOVES[:6]


# --- fuzz -------------------------------------------------------------------------------------------------

json_values = st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
                           lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3), max_leaves=6)


def read_or_refused(text):
    try:
        record = Record.loads(text)
        assert Record.loads(record.dumps()).data() == Record.loads(record.link()).data() == record.data()
        record.replay()
    except BadInput as error:
        assert re.fullmatch(r".{5,400}", str(error)), str(error)


@settings(max_examples=200)
@given(st.dictionaries(st.sampled_from([*DATA, "notes"]), json_values, max_size=4))
def test_any_values_in_a_record_are_read_or_refused(changes):
    read_or_refused(json.dumps({**DATA, **changes}))
    read_or_refused(link({**DATA, **changes}))


@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda raw: base64.urlsafe_b64encode(raw).decode()))
def test_any_text_is_read_or_refused(text):
    read_or_refused(text)


@given(st.binary(max_size=60).map(link))
def test_any_bytes_in_a_link_are_refused(text):
    read_or_refused(text)


@settings(max_examples=200)
@given(st.sampled_from([json.dumps(DATA), link(DATA)]), st.data())
def test_a_damaged_record_is_read_or_refused(text, data):
    at = data.draw(st.integers(0, len(text)))
    read_or_refused(text[:at] + data.draw(st.text('{}[],:"0aZ\\_- ', max_size=3)) + text[at + data.draw(st.integers(0, 5)):])


@given(st.lists(st.text(max_size=8) | st.sampled_from(MOVES), max_size=10))
def test_any_moves_are_played_or_refused_as_a_bad_move(moves):
    read_or_refused(json.dumps({**DATA, "moves": moves}))



def test_an_option_that_contradicts_the_dealt_position_is_refused():
    record = Record("agros", rules=1, players=2, options={"board": 12}, deal={"position": "8/8/8/8/8/8/8/L1,D1,6 L 0 0"})
    with pytest.raises(BadInput, match="option 'board' is 12, but the deal says 8"):
        record.replay()
