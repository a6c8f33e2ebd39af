"""What the application says of playing offline and of packs, without a browser."""

import io
import json
import zipfile

import pytest
from app.main import App
from app.packs import inspected
from interface.fake_page import FakePage, awaited
from pygame_core.game import BadInput

ADDRESS = "http://agora.test/site/agora_other-1.0-py3-none-any.whl"
SAVE = '{"format": 1, "game": "other", "rules": 1, "players": 2, "moves": []}'


class PackPage(FakePage):
    """A browser with wheels."""

    def __init__(self):
        super().__init__()
        self.wheels, self.installed, self.updated = {}, [], False

    def pack_address(self, words: str) -> str:
        return words if words.startswith("http://agora.test/") else ""

    async def wheel(self, address: str, fresh: bool) -> bytes:
        return self.wheels[address]

    async def install(self, file: str, content: bytes) -> None:
        self.installed.append(file)

    def uninstall(self, project: str) -> None:
        self.installed = []

    def forget_wheel(self, address: str) -> None:
        self.wheels.pop(address, None)

    def update(self) -> None:
        self.updated = True


@pytest.fixture
def page() -> PackPage:
    return PackPage()


def wheel(**files: str) -> bytes:
    """A wheel; `__` in a name stands for a dot, `points` for its entry points."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr("agora_other-1.0.dist-info/METADATA", "Name: agora-other")
        for name, content in files.items():
            archive.writestr("agora_other-1.0.dist-info/entry_points.txt" if name == "points" else name.replace("__", "."), content)
    return made.getvalue()


POINTS = "[pygame_core.games]\nother = agora_other:GAME\n"


def test_a_new_version_is_offered_until_it_is_taken_or_put_off(app: App, page: PackPage) -> None:
    page.ear({"type": "offline", "state": "update"})
    assert "new version" in page.html
    page.act("theme")
    page.act("settings")
    page.act("close")
    assert "new version" in page.html
    page.act("update")
    assert page.updated
    page.act("notice")
    assert "new version" not in page.html


def test_news_of_the_offline_copy_is_said_once_and_hides_nothing_else(app: App, page: PackPage) -> None:
    page.ear({"type": "offline", "state": "update"})
    page.ear({"type": "offline", "state": "ready"})
    assert "ready for offline" in page.html
    page.act("notice")
    assert "ready for offline" not in page.html and "new version" in page.html


def test_a_record_given_to_the_app_is_opened(app: App, page: PackPage) -> None:
    page.ear({"type": "given", "name": "game.json", "text": '{"format": 99}', "size": 14})
    assert "format 99" in page.html


@pytest.mark.parametrize(("content", "why"), [
    (b"<h1>Not found</h1>", "no wheel"),
    (wheel(), "holds no games"),
    (wheel(points="[console_scripts]\nx = y:z\n"), "holds no games"),
    (wheel(points="not an ini file"), "holds no games"),
    (wheel(points=POINTS, json="x"), "in the place of what is here"),
    (wheel(points=POINTS, pygame_core__py=""), "in the place of what is here"),
    (wheel(points=POINTS), "names no module of the wheel"),
    (wheel(points="[pygame_core.games]\nagros = agora_other:GAME\n", agora_other__py=""), "there is a game 'agros' already"),
])
def test_a_wheel_is_looked_into_before_anything_of_it_runs(content: bytes, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        inspected(content)


def test_what_a_good_wheel_says_of_itself() -> None:
    found = inspected(wheel(points=POINTS, agora_other__py=""))
    assert found.project == "agora_other" and found.packages == {"agora_other"} and found.points[0].name == "other"


def test_nothing_is_fetched_before_there_is_consent_and_only_from_this_site(app: App, page: PackPage) -> None:
    page.act("packs")
    page.act("ask_pack", address="https://elsewhere.test/agora_other-1.0-py3-none-any.whl")
    assert "not on this site" in page.html and "pack-consent" not in page.html
    page.act("ask_pack", address=ADDRESS)
    assert "pack-consent" in page.html and ADDRESS in page.html
    page.act("no_pack")
    assert "pack-consent" not in page.html and not page.installed


def test_a_pack_whose_game_cannot_be_loaded_is_taken_out_again(app: App, page: PackPage) -> None:
    page.wheels[ADDRESS] = wheel(points=POINTS, agora_other__py="")
    problems = awaited(app.packs.add(ADDRESS))
    assert problems == ["other: ModuleNotFoundError: No module named 'agora_other'"]
    assert not page.installed and not app.packs.added


def test_a_kept_game_says_which_pack_it_needs(page: PackPage) -> None:
    page.kept["save:abc"] = SAVE
    page.kept["packs"] = json.dumps({"added": {}, "sources": {"other": ADDRESS}})
    app = App(page)
    app.start()
    assert "Needs the pack agora_other-1.0-py3-none-any.whl" in page.html
    page.go("#/other/abc")
    assert "needs the pack agora_other" in page.html
    page.act("packs", ADDRESS)
    assert f'value="{ADDRESS}"' in page.html


@pytest.mark.parametrize("kept", ["[]", '{"added": [1]}', '{"added": {"x": 1}, "sources": {"y": ["z"]}}', "nonsense"])
def test_a_list_of_packs_that_is_spoilt_counts_as_none(page: PackPage, kept: str) -> None:
    page.kept["packs"] = kept
    app = App(page)
    app.start()
    assert app.packs.added == app.packs.sources == {}


def test_good_news_goes_by_itself_and_bad_news_stays(app: App, page: PackPage) -> None:
    for state, stays in (("ready", False), ("full", True)):
        page.ear({"type": "offline", "state": state})
        assert 'id="notice"' in page.html
        page.run(within=60_000)
        assert ('id="notice"' in page.html) == stays
