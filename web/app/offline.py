"""What is said of playing offline: that it is possible now, that there is no room, that a new version waits."""

from __future__ import annotations

from typing import Any

NEWS = {"ready": "app.offline.ready", "full": "app.offline.full", "off": "app.offline.off"}
GOOD_NEWS = 12_000  # ms that it is shown for


class Offline:
    """News is said once; a new version is offered until it is taken or put off."""

    def __init__(self, app: Any):
        self.app = app
        self.news: str | None = None
        self.waits = False  # a new version

    def hear(self, event: dict) -> None:
        if event["state"] == "update":
            self.waits, self.news = True, None
        else:
            self.news = NEWS[event["state"]]
        if event["state"] == "ready":
            self.app.page.later(self._fade, GOOD_NEWS)
        self.app.render()

    def _fade(self) -> None:
        """Good news need not be put away by hand."""
        if self.news == NEWS["ready"]:
            self.news = None
            self.app.render()

    def seen(self, closed: bool) -> None:
        """The reader has done something since; `closed`: has put away what was said."""
        self.waits = self.waits and not (closed and self.news is None)
        self.news = None

    def notice(self) -> tuple[str, str | None, str] | None:
        """As `App.notice`."""
        if self.news:
            return self.app.text(self.news), None, ""
        return (self.app.text("app.offline.update"), "update", "") if self.waits else None
