"""The Python parts of the site: complete, and the same bytes from the same sources."""

import io
import json
import re
import zipfile

from make import locale, wheels
from make.console import ROOT


def names(content: bytes) -> list[str]:
    return zipfile.ZipFile(io.BytesIO(content)).namelist()


def test_the_engine_s_wheel_is_reproducible_and_holds_the_engine_alone() -> None:
    name, content = wheels.engine()
    assert wheels.engine() == (name, content)
    assert re.fullmatch(r"pygame_core-[\d.]+-1[0-9a-f]{8}-py3-none-any\.whl", name)
    packed = names(content)
    assert {path.split("/")[0] for path in packed} == {"pygame_core", f"pygame_core-{wheels.project_version()}.dist-info"}
    assert not [path for path in packed if path.endswith((".po", ".pot", ".pyc"))]
    for source in (ROOT / "pygame_core").rglob("*.po"):
        assert source.with_suffix(".mo").relative_to(ROOT).as_posix() in packed


def test_the_interface_is_one_package() -> None:
    locale.compile_catalogues()
    name, content = wheels.interface()
    assert wheels.interface() == (name, content)
    assert {path.split("/")[0] for path in names(content)} == {"app"}
    assert "app/main.py" in names(content)


def test_the_bundle_holds_all_three_and_says_where() -> None:
    name, content = wheels.bundle()
    assert wheels.bundle() == (name, content) and re.fullmatch(r"python/agora-[0-9a-f]{8}\.bin", name)
    head, _, body = content.partition(b"\n")
    sizes = json.loads(head)
    assert sum(size for _, size in sizes) == len(body)
    place = dict(sizes)
    assert {"svg/__init__.py", "app/main.py", "pygame_core/game.py"} <= place.keys()
    begin = sum(size for _, size in sizes[: [path for path, _ in sizes].index("app/main.py")])
    assert body[begin : begin + place["app/main.py"]] == (ROOT / "web/app/main.py").read_bytes()


def test_svg_py_is_the_version_the_engine_asks_for() -> None:
    name, content = wheels.svg()
    version = name.split("-")[1]
    assert f'"svg.py=={version}"' in (ROOT / "pyproject.toml").read_text()
    assert "svg/__init__.py" in names(content)
