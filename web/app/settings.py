"""How a reader likes it: theme, palette, sounds, pace … Remembered in this browser; never a rule.

Each setting has its choices, the first of them the default. What the style sheets need to know stands as
`data-…` on the root element; `page/early.js` puts it there before anything is painted.
"""

from __future__ import annotations

from typing import Any

from app.dialogs import Dialog
from app.html import Html, h
from pygame_core.text import LANGUAGES

CHOICES: dict[str, tuple[str, ...]] = {
    "theme": ("system", "light", "dark"),
    "palette": ("default", "safe", "patterns"),
    "size": ("100", "125", "150", "200"),
    "labels": ("on", "off"),
    "log": ("short", "sentences"),
    "motion": ("on", "off"),
    "sounds": ("off", "on"),
    "confirm": ("touch", "on", "off"),
    "pace": ("normal", "slow", "fast"),
}
ON_ROOT = ("theme", "palette", "size", "motion")  # known to the style sheets


class Settings:
    def __init__(self, app: Any):
        self.app = app
        kept = app.store.settings()
        self.values = {name: kept[name] if kept.get(name) in choices else choices[0] for name, choices in CHOICES.items()}
        self.lang = kept["lang"] if kept.get("lang") in tuple(LANGUAGES) else None  # None: as the browser asks

    def __getitem__(self, name: str) -> str:
        return self.values[name]

    def on(self, name: str) -> bool:
        return self.values[name] == "on"

    @property
    def dark(self) -> bool:
        return self["theme"] == "dark" or self["theme"] == "system" and self.app.page.dark()

    @property
    def confirming(self) -> bool:
        """Moves wait for a second touch: at first on devices with coarse pointers."""
        return self["confirm"] == "on" or self["confirm"] == "touch" and self.app.page.coarse()

    def set(self, name: str, value: str) -> None:
        """Change one setting; anything that is no choice of it is ignored."""
        if value in CHOICES.get(name, ()):
            self.values[name] = value
            self.app.store.set({name: value})
            self.show(name)

    def show(self, name: str) -> None:
        if name in ON_ROOT:
            self.app.page.set(name, "" if self[name] == CHOICES[name][0] else self[name])


class AsTheyCome:
    """Settings of nobody in particular: where nothing is kept, and for pages that the build makes."""

    dark = confirming = False

    def __getitem__(self, name: str) -> str:
        return CHOICES[name][0]


class SettingsDialog(Dialog):
    name = "settings"

    def title(self) -> str:
        return self.app.text("app.settings.title")

    def body(self) -> Any:
        text = self.app.text
        return h("form", {"data-change": "set", "id": "settings-form"},
                 self._segments("lang", self.app.text.lang, LANGUAGES.items()),
                 [self._segments(name, self.app.settings[name], [(choice, text(f"app.settings.{name}.{choice}")) for choice in choices])
                  for name, choices in CHOICES.items()],
                 h("div", {"class": "buttons"}, h("button", {"class": "btn", "type": "button", "data-act": "packs"}, text("app.act.packs")),
                   h("button", {"class": "btn pri", "type": "button", "data-act": "close"}, text("app.act.close"))))

    def _segments(self, name: str, chosen: str, choices: Any) -> Html:
        return h("fieldset", {}, h("legend", {}, self.app.text(f"app.settings.{name}")), h("div", {"class": "segments"}, [
            h("label", {}, h("input", {"type": "radio", "name": name, "value": value, "checked": chosen == value}), h("span", {}, word))
            for value, word in choices]))

    def do_set(self, event: dict) -> None:
        form = event["form"]
        for name in CHOICES:
            if form.get(name, self.app.settings[name]) != self.app.settings[name]:
                self.app.settings.set(name, form[name])
        if form.get("lang") != self.app.text.lang:
            self.app.speak(form.get("lang"))
        self.app.render()
