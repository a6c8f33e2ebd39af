"""Making one's own deck of Sprawlopolis (polis/editor.py)."""

from pygame_core.games.sprawlopolis.rules import EDITION
from pygame_core.games.polis.editor import Editor

_editor = Editor(EDITION)
begin, read, resume, words = _editor.begin, _editor.read, _editor.resume, _editor.words
