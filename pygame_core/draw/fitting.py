"""How wide words come out in Inter, without a browser: near enough to size a tag or shrink a title."""

from __future__ import annotations

# Hundredths of an em, weight 600, figures tabular: each glyph to the nearest three hundredths (from the font's tables).
_CLASSES = {
    27: "ijlI,.: ", 30: "‘’", 33: "!';·", 36: "t()[]`|", 39: "fr/\\", 45: "{}°г", 48: "^_", 51: '"–“”зт', 54: "s*?",
    57: "ackxzJLГавксхьэя", 60: "ehnouvyEFЕбеийлнопучЁё", 63: "bdgpq#«»Зрц",
    66: "0123456789BPRSTZ$&+-<=>~×−±БВРТУЬЯдъ", 69: "KК", 72: "ADVXYАХЧ", 75: "CGHNUИЙЛНПСЦЭф", 78: "OQОы", 81: "м",
    84: "wДФЪжш", 87: "½щю", 90: "mЫ", 93: "MМ", 96: "…", 99: "%@—ШЩ", 102: "WЖЮ", 111: "№",
}
_ADVANCE = {glyph: width / 100 for width, glyphs in _CLASSES.items() for glyph in glyphs}
_UNKNOWN = 0.75  # wider than most, so that what we do not know still fits


def width(words: str, size: float, weight: int = 500) -> float:
    """How wide `words` are at font size `size`."""
    heavier = 1 + (weight - 600) / 6250
    return size * heavier * sum(_ADVANCE.get(glyph, _UNKNOWN) for glyph in words)


def fit(words: str, room: float, size: float, weight: int = 500) -> float:
    """The font size, `size` at most, at which `words` are no wider than `room`."""
    wide = width(words, size, weight)
    return size if wide <= room else size * room / wide
