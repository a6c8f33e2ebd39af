"""What readers set for themselves is remembered, and never a rule."""

import json

import pytest
from app.main import App
from app.settings import CHOICES, ON_ROOT
from interface.conftest import SETUP
from interface.fake_page import FakePage


def test_the_other_language_is_everywhere(app, page):
    page.act("lang", "ru")
    assert "Агрос" in page.html and page.attributes["lang"] == "ru"
    assert json.loads(page.kept["settings"])["lang"] == "ru"


def test_the_readers_language_is_spoken_at_first():
    page = FakePage(language="ru-RU")
    from app.main import App

    App(page).start()
    assert "Агрос" in page.html


def test_the_theme_is_turned_and_remembered(app, page):
    page.act("theme")
    assert page.attributes["theme"] == "dark" and json.loads(page.kept["settings"])["theme"] == "dark"
    page.act("theme")
    assert page.attributes["theme"] == "light"


@pytest.mark.parametrize("name, value", [(name, choice) for name, choices in CHOICES.items() for choice in choices[1:]])
def test_every_setting_is_remembered(app, page, name, value):
    page.act("settings")
    page.act("set", **{name: value}, lang="en")
    assert json.loads(page.kept["settings"])[name] == value
    again = App(page)
    again.start()
    assert again.settings[name] == value
    assert page.attributes.get(name) == (value if name in ON_ROOT else None)


def test_the_first_choice_of_a_setting_is_its_default_and_stands_nowhere(app, page):
    page.act("settings")
    page.act("set", palette="safe", lang="en")
    page.act("set", palette="default", lang="en")
    assert page.attributes["palette"] == ""


def test_a_setting_that_is_no_choice_is_ignored(app, page):
    page.kept["settings"] = json.dumps({"theme": "purple", "size": 300, "lang": ["ru"], "pace": None})
    again = App(page)
    again.start()
    assert again.settings["theme"] == "system" and again.settings["size"] == "100" and again.settings.lang is None
    page.act("settings")
    page.act("set", theme="<script>", lang="xx")
    assert again.settings["theme"] == "system" and page.attributes["lang"] == "en"


def test_settings_change_no_rule_and_no_record(begin, page, app, kept):
    play = begin()
    page.pick(*SETUP)
    before, moves = kept(play), list(map(str, play.state.moves()))
    page.act("settings")
    page.act("set", **{name: choices[-1] for name, choices in CHOICES.items()}, lang="ru")
    page.act("close")
    assert kept(play) == before and list(map(str, play.state.moves())) == moves


def test_values_on_the_board_can_be_hidden(begin, page, app):
    play = begin()
    app.settings.set("labels", "off")
    assert play.view().labels is False


def test_sounds_are_off_at_first_and_follow_what_happens(begin, page, app):
    begin()
    page.pick(*SETUP)
    assert page.played == []
    app.settings.set("sounds", "on")
    page.pick("c3", "h1", "c4")
    assert page.played == ["touch", "no", "move"]
    page.act("say", "pass")
    page.act("say", "pass")
    assert page.played[-1] == "end"


def test_the_title_of_the_page_speaks_the_language_too(begin, page):
    begin()
    page.act("settings")
    page.act("set", lang="ru")
    assert page.name.startswith("Агрос") and page.attributes["lang"] == "ru"


def test_the_theme_follows_the_system_until_one_is_chosen():
    page = FakePage()
    page.is_dark = True
    app = App(page)
    app.start()
    assert app.settings.dark and 'title="Light theme"' in page.html or "Light" in page.html
    page.act("theme")
    assert page.attributes["theme"] == "light"
