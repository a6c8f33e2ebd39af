"""Icons of the interface: game-icons.net drawings (CC BY 3.0) kept as symbols on the page, used by name."""

from __future__ import annotations

from typing import Iterable

from app.html import Html, h

ICONS = {  # our name: game-icons' name
    "undo": "anticlockwise-rotation", "redo": "clockwise-rotation", "score": "abacus", "rules": "open-book",
    "menu": "hamburger-menu", "light": "sun", "dark": "moon", "full": "expand", "settings": "settings-knobs",
    "open": "archive-register", "trash": "trash-can", "hint": "light-bulb",
    "stats": "trophy", "seats": "meeple-group", "first": "previous-button", "last": "next-button", "run": "play-button", "pause": "pause-button",
}


def sprite(bodies: dict[str, str], names: Iterable[str] = ICONS) -> Html:
    """Symbols, once per page. `bodies`: game-icons' name → inner SVG on a 512 grid."""
    symbols = [Html(f'<symbol id="i-{name}" viewBox="0 0 512 512">{bodies[ICONS[name]]}</symbol>') for name in names]
    return h("svg", {"width": 0, "height": 0, "class": "store", "aria-hidden": "true"}, symbols)


def icon(name: str, size: int = 20) -> Html:
    return h("svg", {"class": "ic", "width": size, "height": size, "aria-hidden": "true"}, h("use", {"href": f"#i-{name}"}))


CHEVRON = Html('<svg class="chev" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true"><path d="M10 3 5 8l5 5" fill="none" '
               'stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>')

LOGO = Html('<svg class="logo" width="40" height="40" viewBox="0 0 40 40" aria-hidden="true"><rect x="1.5" y="1.5" width="37" height="37" '
            'rx="8" fill="var(--accent)"/><g fill="none" stroke="var(--on-accent)" stroke-linecap="round" stroke-linejoin="round">'
            '<path d="M4 29h32M4 34h32" stroke-width="1.8"/><path d="M12 25V15M20 25V11M28 25V15" stroke-width="2.6"/>'
            '<path d="M6.5 25.2h27" stroke-width="2.2"/><path d="M7 12 20 5l13 7" stroke-width="2.4"/></g></svg>')
