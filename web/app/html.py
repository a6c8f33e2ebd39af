"""HTML from Python, escaped in this one place.

    >>> h("a", {"href": "#/agros"}, "Agros & more")
    '<a href="#/agros">Agros &amp; more</a>'
"""

from __future__ import annotations

from html import escape
from typing import Any, Iterable

VOID = {"input", "img", "br", "hr", "meta", "link"}


class Html(str):
    """Text that is HTML already and is not escaped again."""

    __slots__ = ()


def h(tag: str, attributes: dict[str, Any] | None = None, *children: Any) -> Html:
    """An element. Attributes that are None or False are left out, True stands bare. Children: text (escaped),
    `Html`, lists of both, None (left out)."""
    words = "".join(_attribute(name, value) for name, value in (attributes or {}).items())
    if tag in VOID:
        return Html(f"<{tag}{words}>")
    return Html(f"<{tag}{words}>{join(children)}</{tag}>")


def join(children: Iterable[Any]) -> Html:
    """Children one after the other, as one piece of HTML."""
    return Html("".join(_child(child) for child in children))


def _attribute(name: str, value: Any) -> str:
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escape(str(value), quote=True)}"'


def _child(child: Any) -> str:
    if child is None or child is False:
        return ""
    if isinstance(child, Html):
        return child
    if isinstance(child, (list, tuple)):
        return join(child)
    return escape(str(child), quote=True)
