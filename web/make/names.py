"""Published names. A URL under the site never changes its meaning, except that of a page: scripts and styles of ours
carry a hash of their content, vendor folders a version, and every reference follows. So a browser may keep what it has
for as long as it likes, and a page never mixes two builds."""

import posixpath
import re

from .console import Problem
from .wheels import short_hash

FIXED = (".html", ".webmanifest")
FIXED_FILES = {"sw.js", "embed.js", ".nojekyll"}
AS_THEY_ARE = ("python/", "packs/", "memory/")  # named by their hash or version already
REFERENCE = re.compile(
    r"""(?<=["'(])(?P<path>\.{1,2}/[\w@./-]+\.(?:mjs|js|css|json|py|wasm|whl|zip|bin|svg|png|ico|woff2|txt|html|webmanifest))(?=[?#"')])"""
)
TEXTS = (".mjs", ".js", ".css", ".json", ".html", ".webmanifest", ".svg")


def publish(tree: dict[str, bytes], versions: dict[str, str]) -> dict[str, bytes]:
    """The same files under their published names, with all references rewritten."""
    return Names(tree, versions).all()


class Names:
    def __init__(self, tree: dict[str, bytes], versions: dict[str, str]) -> None:
        self.tree = tree
        self.versions = versions
        self.done: dict[str, tuple[str, bytes]] = {}
        self.open: list[str] = []

    def all(self) -> dict[str, bytes]:
        return dict(self.finished(path) for path in self.tree)

    def finished(self, path: str) -> tuple[str, bytes]:
        """Published name and content; what the file refers to is finished first, since its name is in the content."""
        if path not in self.done:
            if path in self.open:
                raise Problem("these files refer to one another in a circle: " + " -> ".join([*self.open, path]))
            self.open.append(path)
            content = self.content(path)
            self.done[path] = self.name(path, content), content
            self.open.pop()
        return self.done[path]

    def content(self, path: str) -> bytes:
        content = self.tree[path]
        if path.startswith("vendor/") or not path.endswith(TEXTS):
            return content
        return REFERENCE.sub(lambda found: self.reference(path, found["path"]), content.decode()).encode()

    def reference(self, path: str, written: str) -> str:
        folder = posixpath.dirname(path)
        target = posixpath.normpath(posixpath.join(folder, written))
        if target not in self.tree:
            raise Problem(f"{path} refers to {written}, which the site does not have.")
        if target == path or keeps_name(target):
            return written
        name = posixpath.relpath(self.finished(target)[0], folder or ".")
        return name if name.startswith("../") else f"./{name}"

    def name(self, path: str, content: bytes) -> str:
        if path.startswith("vendor/"):
            _, vendor, rest = path.split("/", 2)
            return f"vendor/{vendor}-{self.versions[vendor]}/{rest}"
        if keeps_name(path):
            return path
        stem, suffix = posixpath.splitext(path)
        return f"{stem}-{short_hash(content)}{suffix}"


def keeps_name(path: str) -> bool:
    return path.endswith(FIXED) or path in FIXED_FILES or path.startswith(AS_THEY_ARE)
