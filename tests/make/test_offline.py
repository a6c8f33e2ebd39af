"""The service worker's list, another build of the same files, and the icons."""

import hashlib
import json
import re

from make import icons, offline
from make.site import renamed

FILES = {"index.html": b"<page>", "boot/x-1.mjs": b"x", "memory/python-1.bin": b"m", "vendor/a-1/LICENSE": b"l", "icons/i.png": b"i",
         "build.json": b"{}", ".nojekyll": b"", "packs/micropip.whl": b"p", "rules/agros.en.html": b"r"}


def facts(script: bytes) -> dict:
    return json.loads(re.search(rb"^const SITE = (\{.*?^\});", script, re.MULTILINE | re.DOTALL)[1])


def test_the_list_holds_what_pages_ask_for_with_its_hashes() -> None:
    found = facts(offline.service_worker("abc", FILES))
    assert found["picture"] == "memory/python-1.bin"
    assert found["files"] == {address: hashlib.sha256(FILES[path]).hexdigest() for address, path in [
        ("boot/x-1.mjs", "boot/x-1.mjs"), ("", "index.html"), ("packs/micropip.whl",) * 2, ("rules/agros.en.html",) * 2]}


def test_builds_that_differ_in_a_byte_never_share_a_name() -> None:
    one, same, other = (facts(offline.service_worker("abc", files))["build"] for files in (FILES, dict(FILES), {**FILES, "index.html": b"<pagf>"}))
    assert one == same != other and one.startswith("abc-")


def test_a_site_can_be_published_as_another_build(tmp_path) -> None:
    for path, content in FILES.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(content.replace(b"<page>", b"<page abc>"))
    (tmp_path / "build.json").write_text(json.dumps({"build": "abc", "version": "1", "sources": "s", "files": {path: {} for path in FILES if path != "build.json"}}))
    made = renamed(tmp_path, "next")
    assert made["index.html"] == b"<page next>" and made["boot/x-1.mjs"] == b"x"
    assert json.loads(made["build.json"])["build"] == "next" and facts(made["sw.js"])["build"].startswith("next-")
    assert set(json.loads(made["build.json"])["files"]) == set(made) - {"build.json"}


def test_icons_are_drawn_from_ours_whole_and_within_the_safe_part() -> None:
    drawn = icons.drawings('<svg xmlns="x" viewBox="0 0 40 40"><rect width="40" height="40" rx="8" fill="red"/><g>art</g></svg>')
    assert {width for _, width in drawn.values()} == {180, 192, 512}
    assert 'rx="8"' in drawn["icons/icon-192.png"][0] and 'rx="8"' not in drawn["icons/apple-touch-180.png"][0]
    assert 'scale(0.78)"><g>art</g></g>' in drawn["icons/maskable-512.png"][0]
