"""Help pages (`help/<lang>.md`) as HTML. Runs at build time only: the site carries the finished pages."""

from __future__ import annotations

import re
from typing import Any, Iterator

from markdown_it import MarkdownIt
from markdown_it.token import Token

from app.html import Html

_ID = re.compile(r"\s*\{#([\w-]+)\}\s*$")  # `## Harvest {#harvest}`: the rule id of a section


def _reader() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def rendered(source: str, after: dict[str, str] | None = None) -> Html:
    """The page's body; headings carry their rule ids. `after`: HTML to put at the end of the section with that id."""
    reader = _reader()
    tokens = reader.parse(source)
    for heading, words in zip(tokens, tokens[1:]):
        found = heading.type == "heading_open" and _ID.search(words.content)
        if found:
            heading.attrSet("id", found[1])
            words.children[-1].content = _ID.sub("", words.children[-1].content)
    for cell, words, end in zip(tokens, tokens[1:], tokens[2:]):
        if cell.type == "th_open" and not words.content:  # heads nothing
            cell.tag = end.tag = "td"
    drawn = reader.renderer.render([*_with(tokens, after or {})], reader.options, {})
    return Html(drawn.replace("<pre>", '<pre tabindex="0">'))  # what is wider than the page is scrolled with keys too


def _with(tokens: list[Token], after: dict[str, str]) -> Iterator[Token]:
    """The tokens, and what comes after each section: before the next heading, of whatever level."""
    waiting = ""
    for token in [*tokens, None]:
        if waiting and (token is None or token.type == "heading_open"):
            yield Token("html_block", "", 0, content=waiting)
            waiting = ""
        if token is not None:
            yield token
            if token.type == "heading_open":
                waiting = after.get(token.attrGet("id"), "")


def plain(source: str) -> Iterator[tuple[str, str, str]]:
    """(id, heading, words) of each section, without marks."""
    tokens = _reader().parse(source)
    id, heading, said = "", "", []
    for before, token in zip([None, *tokens], tokens):
        if before and before.type == "heading_open":
            if said or id:
                yield id, heading, " ".join(said)
            found = _ID.search(token.content)
            id, heading, said = found[1] if found else "", _ID.sub("", _words(token)), []
        elif token.type == "inline":
            said.append(_words(token))
    yield id, heading, " ".join(said)


def _words(token: Any) -> str:
    return "".join(child.content if child.type in ("text", "code_inline") else " "
                   for child in token.children if not child.type.endswith(("_open", "_close")))
