"""dist/ as it is published: self-contained, relative, and listed."""

import hashlib
import json
import re
from pathlib import Path

from bench.size import cold_bytes

TEXTS = {".html", ".css", ".js", ".mjs", ".json", ".webmanifest"}


def own_texts(dist: Path) -> dict[str, str]:
    return {
        path.relative_to(dist).as_posix(): path.read_text("utf-8")
        for path in dist.rglob("*")
        if path.suffix in TEXTS and "vendor" not in path.parts
    }


def test_everything_is_listed_with_its_size_and_hash(dist: Path) -> None:
    listed = json.loads((dist / "build.json").read_text())["files"]
    there = {path.relative_to(dist).as_posix(): path.read_bytes() for path in dist.rglob("*") if path.is_file()}
    del there["build.json"]
    assert listed == {p: {"bytes": len(c), "sha256": hashlib.sha256(c).hexdigest()} for p, c in there.items()}


def test_pages_load_only_relative_addresses(dist: Path) -> None:
    for path, text in own_texts(dist).items():
        if path.endswith(".html"):
            for address in re.findall(r'\b(?:src|href|action|config)="([^"]*)"', text):
                outward = re.match(r"[a-z]+:|/", address)
                assert not outward or f'<a href="{address}"' in text or address.startswith("data:"), f"{path} loads {address}"


def test_pages_have_no_inline_scripts(dist: Path) -> None:
    for path, text in own_texts(dist).items():
        if path.endswith(".html"):
            assert not re.search(r"<script(?![^>]*\bsrc=)|\son\w+=|javascript:", text), path


def test_what_pages_name_is_there(dist: Path) -> None:
    for path, text in own_texts(dist).items():
        if path.endswith(".html"):
            for address in re.findall(r'\b(?:src|href|config)="(\.{0,2}/?[\w@./-]+\.\w+)[?#"]', text):
                assert (dist / path).parent.joinpath(address).resolve().is_file(), f"{path} names {address}"


def test_no_source_maps_or_leftovers(dist: Path) -> None:
    names = [path.name for path in dist.rglob("*")]
    assert not [name for name in names if name.endswith((".map", ".po", ".pyc", ".ts"))]
    assert not [path for path, text in own_texts(dist).items() if "{{" in text and path.endswith(".html")]


def test_the_first_visit_fits_in_its_budget(dist: Path) -> None:
    assert cold_bytes(dist) < 13e6
