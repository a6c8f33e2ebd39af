"""What people can make themselves to play with, in every game that lets them: see pygame_core/draft.py."""

import re
from random import Random

import pytest

from pygame_core.draw import markup
from pygame_core.draw.view import View
from pygame_core.game import BadInput, games
from pygame_core.record import Record
from pygame_core.text import LANGUAGES, Text

MADE = [game for game in games() if game.has_room("editor")]


@pytest.fixture(params=MADE, ids=lambda game: game.name)
def game(request):
    return request.param


@pytest.fixture
def room(game):
    return game.room("editor")


def touched(draft, times, seed=3):
    """Touch by lot what is drawn and every button; yields the draft after each touch."""
    rng, view = Random(seed), View(touchable=True, text=Text())
    for _ in range(times):
        picks = re.findall('data-pick="([^"]+)"', markup(draft.draw(view)) + markup(draft.overview(view)))
        picks += [choice.pick for control in draft.controls(view.text) for choice in control.choices]
        draft.touch(picks[int(rng.random() * len(picks))])
        yield draft


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("small", [False, True])
def test_what_can_be_touched_is_a_named_button_of_its_own_and_one_of_each_picture_a_tab_stop(game, room, lang, small):
    draft, view = room.begin(), View(touchable=True, small=small, text=Text(lang))
    for draft in touched(draft, 6):
        drawn = [markup(draft.draw(view)), markup(draft.overview(view))]
        assert [picture.count('tabindex="0"') for picture in drawn] == [1, 1]
        controls = draft.controls(view.text)
        ids = re.findall(' id="([^"]+)"', "".join(drawn)) + [f"make-{choice.pick}" for control in controls for choice in control.choices]
        assert len(set(ids)) == len(ids)
        for button in re.findall("<g[^>]*data-pick[^>]*>", "".join(drawn)):
            assert 'role="button"' in button and re.search('aria-label="[^"]', button) and "aria-pressed" in button
        said = re.findall('aria-label="([^"]*)"', "".join(drawn))
        said += [word for control in controls for word in (control.legend, *(choice.words for choice in control.choices))]
        assert not [word for word in said if f"{game.name}." in word or "polis." in word], "a message is missing"


def test_whatever_is_touched_can_be_kept_and_is_sound_and_played_or_says_why_not(game, room):
    for draft in touched(room.begin(), 60):
        assert room.resume(draft.data()).data() == draft.data()
    try:
        kit = draft.kit()
    except BadInput:
        assert draft.faults(Text())
    else:
        assert draft.faults(Text()) == [] and room.read(draft.data()).data() == draft.data()
        record = Record.new(game, seed=1, deal=kit)
        assert record.deal == {**kit, **record.start().kit} and Record.of(record.data()).start().position() == record.start().position()


def test_what_the_game_comes_with_changes_nothing_and_nothing_is_said_of_it(game, room):
    draft = room.begin()
    assert draft.faults(Text()) == []
    assert game.start(seed=3, deal=draft.kit()).position() == game.start(seed=3).position()


@pytest.mark.parametrize("data", [None, [], "x", {}, {"format": 1}, {"format": 99, "game": "agros"}, {"format": 1, "game": "agros", "name": 7}])
def test_what_is_no_such_thing_is_refused_in_one_line_of_each_language(room, data):
    for read in (room.read, room.resume):
        with pytest.raises(BadInput) as wrong:
            read(data)
        lines = {room.words(Text(lang)).of(wrong.value) for lang in LANGUAGES}
        assert len(lines) == len(LANGUAGES) and not any("\n" in line or "{" in line for line in lines)
