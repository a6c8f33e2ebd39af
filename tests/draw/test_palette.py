"""The colours of LOOK: both themes whole, words readable in each."""

import re

import pytest

from pygame_core.draw.palette import BASE, SEATS, THEMES, contrast, css, stylesheet

READ = 4.5  # WCAG AA for words
SEEN = 3.0  # and for marks


def test_both_themes_have_the_same_roles():
    assert list(BASE.light) == list(BASE.dark)


@pytest.mark.parametrize("theme", THEMES)
def test_colours_are_written_out(theme):
    assert all(re.fullmatch("#[0-9A-F]{6}", colour) for colour in getattr(BASE, theme).values())


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("words, ground", [
    ("ink", "paper"), ("ink", "sheet"), ("ink-soft", "paper"), ("ink-soft", "sheet"), ("accent", "sheet"), ("on-accent", "accent"),
    ("key", "chalk"),
])
def test_words_can_be_read(theme, words, ground):
    colours = getattr(BASE, theme)
    assert contrast(colours[words], colours[ground]) >= READ


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", ["paper", "sheet"])
def test_the_focus_ring_can_be_seen(theme, ground):
    colours = getattr(BASE, theme)
    assert contrast(colours["focus"], colours[ground]) >= SEEN


def test_contrast_agrees_with_its_definition():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#FFFFFF", "#767676") == pytest.approx(4.54, abs=0.01)
    assert contrast("#123456", "#123456") == 1


def test_each_seat_has_its_own_shape_and_colour():
    roles, shapes = zip(*SEATS)
    assert len(set(roles)) == len(set(shapes)) == 5
    assert set(roles) <= set(BASE.light)


def test_a_named_theme_beats_the_system():
    sheet = stylesheet()
    light, dark, system = (sheet.index(rule) for rule in (
        ":root{", ":root[data-theme=dark]{", "@media (prefers-color-scheme:dark){:root:not([data-theme=light]){"))
    assert light < dark < system
    assert css("light") in sheet[light:dark] and css("dark") in sheet[dark:system] and css("dark") in sheet[system:]
    assert sheet.count("{") == sheet.count("}")
