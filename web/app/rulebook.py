"""Help pages (`help/<lang>.md`) as HTML. Runs at build time only: the site carries the finished pages."""

from __future__ import annotations

import re

from markdown_it import MarkdownIt

from app.html import Html

_ID = re.compile(r"\s*\{#([\w-]+)\}\s*$")  # `## Harvest {#harvest}`: the rule id of a section


def rendered(source: str) -> Html:
    """The page's body; headings carry their rule ids."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(source)
    for heading, words in zip(tokens, tokens[1:]):
        found = heading.type == "heading_open" and _ID.search(words.content)
        if found:
            heading.attrSet("id", found[1])
            words.children[-1].content = _ID.sub("", words.children[-1].content)
    for cell, words, end in zip(tokens, tokens[1:], tokens[2:]):
        if cell.type == "th_open" and not words.content:  # heads nothing
            cell.tag = end.tag = "td"
    return Html(reader.renderer.render(tokens, reader.options, {}))
