"""What a first visit costs: everything the first game needs, as a server sends it (gzip), in megabytes."""

import gzip
from pathlib import Path

from make import site as making

NOT_NEEDED = {"rules", "demos", "embed", "embed.html", "embed.js", "packs", "icons", "sw.js", "build.json", "LICENSE"}  # pages of their own, and what comes later or never


def cold_bytes(dist: Path) -> int:
    needed = [path for path in dist.rglob("*") if path.is_file() and not NOT_NEEDED & {*path.relative_to(dist).parts, path.name.split("-")[0]}]
    return sum(min(path.stat().st_size, len(gzip.compress(path.read_bytes(), 6))) for path in needed)


def main() -> None:
    print(f"cold_megabytes={cold_bytes(making.build()) / 1e6:.2f}")
