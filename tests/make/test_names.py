"""Published names: hashed, versioned, and every reference follows."""

import pytest
from make.console import Problem
from make.names import publish

TREE = {
    "index.html": b'<script src="./boot/start.js"></script><link href="./style/base.css"><a href="./rules/x.html">',
    "rules/x.html": b'<link href="../style/base.css">',
    "boot/start.js": b'import("./other.mjs"); new URL("../vendor/lib/lib.js", import.meta.url)',
    "boot/other.mjs": b"export default 1;",
    "style/base.css": b"@import url('./more.css');",
    "style/more.css": b"p { background: url(../icon.svg) }",
    "icon.svg": b"<svg/>",
    "vendor/lib/lib.js": b'import "./nowhere.js"',
    "python/a-1-1abc-py3-none-any.whl": b"PK",
}


def published(**changes: bytes) -> dict[str, str]:
    tree = TREE | {name.replace("__", "/").replace("_", "."): content for name, content in changes.items()}
    return {path: content.decode() for path, content in publish(tree, {"lib": "1.2"}).items()}


def only(files: dict[str, str], start: str) -> str:
    (found,) = [path for path in files if path.startswith(start)]
    return found


def test_references_follow_the_names() -> None:
    files = published()
    page = files["index.html"]
    for name in ("boot/start-", "style/base-"):
        assert f'"./{only(files, name)}"' in page
    assert '"./rules/x.html"' in page
    assert f'"../{only(files, "style/base-")}"' in files["rules/x.html"]
    assert f'"./{only(files, "boot/other-").removeprefix("boot/")}"' in files[only(files, "boot/start-")]
    assert '"../vendor/lib-1.2/lib.js"' in files[only(files, "boot/start-")]
    assert f"url(../{only(files, 'icon-')})" in files[only(files, "style/more-")]
    assert files["vendor/lib-1.2/lib.js"] == TREE["vendor/lib/lib.js"].decode()
    assert "python/a-1-1abc-py3-none-any.whl" in files


def test_a_change_renames_what_refers_to_it_and_nothing_else() -> None:
    before, after = published(), published(style__more_css=b"p { margin: 0 }")
    changed = {path.rsplit("-", 1)[0] for path in after.keys() - before.keys()}
    assert changed == {"style/more", "style/base"}


def test_a_missing_file_is_named() -> None:
    with pytest.raises(Problem, match=r"boot/other\.mjs refers to \./gone\.js"):
        published(boot__other_mjs=b'import "./gone.js"')


def test_a_circle_is_named() -> None:
    with pytest.raises(Problem, match="in a circle: .*start.js -> boot/other.mjs -> boot/start.js"):
        published(boot__other_mjs=b'import "./start.js"')
