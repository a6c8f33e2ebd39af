"""Packs of games from elsewhere: wheels whose entry points are games. They are installed by consent only, tried out
before they are put on the shelf, remembered, and installed again at the next start, after the first board."""

from __future__ import annotations

import asyncio
import re
import sys
from importlib import invalidate_caches
from importlib.metadata import EntryPoint
from typing import Any, Iterator, NamedTuple

from app.dialogs import Dialog
from app.html import Html, h
from pygame_core.draw import markup
from pygame_core.game import GROUP, BadInput, Game, brief, forget, games, load, search
from pygame_core.text import catalogues

WHEEL = re.compile(r"\w[\w.]*-[\w.!+]+(-\d\w*)?-py[\w.]*-none-any\.whl")
LARGEST = 20_000_000  # bytes of a wheel


class Wheel(NamedTuple):
    """What a wheel says of itself."""

    project: str
    packages: set[str]  # top-level modules
    points: list[EntryPoint]


class Packs:
    """`added`: address of a wheel → names of its games. `sources`: name of a game → the wheel it once came with, so
    that a kept game can say what it needs."""

    def __init__(self, app: Any):
        self.app = app
        kept = app.store.settings("packs")
        self.added: dict[str, list[str]] = _texts(kept.get("added"), list)
        self.sources: dict[str, str] = _texts(kept.get("sources"), str)
        self.here: dict[str, Wheel] = {}  # those installed in this visit
        self.coming = bool(self.added)
        self._definitions: dict[str, Html] = {}

    # --- adding and removing ------------------------------------------------------------------------------

    async def add(self, address: str, fresh: bool = True) -> list[str]:
        """Install a pack; returns what is wrong with it, one line each, and then nothing of it is left."""
        file = file_name(address)
        try:
            if not WHEEL.fullmatch(file):
                raise BadInput(self.app.text("app.packs.no_wheel", file=file[:80]))
            content = await self.app.page.wheel(address, fresh)
            wheel = inspected(content, self._replaced(address))
            self._drop(address)
            await self.app.page.install(file, content)
        except BadInput as error:
            return [self.app.text.of(error)]
        except Exception as error:  # the network, micropip
            return [" ".join(str(error).split())[:300]]
        self.here[address] = wheel
        problems = tried(wheel)
        if problems:
            self._drop(address)
            return problems
        search()
        self._remember(address, [point.name for point in wheel.points])
        return []

    def remove(self, address: str) -> None:
        """Take a pack off the shelf. Games played with it stay, and say what they need."""
        self._drop(address)
        self.added.pop(address, None)
        self.app.page.forget_wheel(address)
        self._keep()

    async def restore(self) -> None:
        """Install what is remembered. A pack that cannot be had now stays remembered."""
        for address in list(self.added):
            for problem in await self.add(address, fresh=False):
                print(f"agora: the pack {address} is not here: {problem}")
        self.coming = False
        self.app.packs_came()

    def _replaced(self, address: str) -> set[str]:
        """Packages of the same pack added before, which the new wheel may hold too."""
        return self.here[address].packages if address in self.here else set()

    def _drop(self, address: str) -> None:
        wheel = self.here.pop(address, None)
        if not wheel:
            return
        self.app.page.uninstall(wheel.project)
        self.app.brain.renew()
        for point in wheel.points:
            forget(point.name)
            self._definitions.pop(point.name, None)
        for name in [name for name in sys.modules if name.partition(".")[0] in wheel.packages]:
            del sys.modules[name]
        invalidate_caches()
        catalogues.cache_clear()

    def _remember(self, address: str, names: list[str]) -> None:
        self.added[address] = names
        self.sources |= {name: address for name in names}
        self._keep()

    def _keep(self) -> None:
        self.app.store.set({"added": self.added, "sources": self.sources}, "packs")
        self.app.brain.use(list(self.here))
        self.app.reword()

    # --- what others ask ----------------------------------------------------------------------------------

    def missing(self, game: str) -> str | None:
        """The wheel that a game not here came with, if we know it."""
        return self.sources.get(game) if game not in {one.name for one in games()} else None

    def notice(self, hash: str) -> tuple[str, str | None, str] | None:
        """What to say, instead of that there is no such game, of an address that names a game of a pack."""
        source = self.missing(_game(hash))
        if source is None:
            return None
        if self.coming:
            return self.app.text("app.packs.coming"), None, ""
        return self.app.text("app.packs.needed", pack=file_name(source)), "packs", source

    def named(self, hash: str) -> bool:
        """Whether an address names a game that once came with a pack."""
        return _game(hash) in self.sources

    def pages(self, game: Game, lang: str) -> Html | None:
        """The rules of a pack's game, as they are written: nothing has made a page of them."""
        if not any(point.name == game.name for wheel in self.here.values() for point in wheel.points):
            return None
        for path in (game.folder / "help" / f"{lang}.md", game.folder / "help" / "en.md"):
            if path.exists():
                return h("pre", {"class": "plain"}, re.sub(r" *\{#[\w-]+\}$", "", path.read_text("utf-8"), flags=re.M))
        return None

    def definitions(self) -> Html | None:
        """Patterns and symbols of the packs' drawings; those of our own games are in the page already."""
        names = [point.name for wheel in self.here.values() for point in wheel.points]
        for name in names:
            if name not in self._definitions:
                self._definitions[name] = Html(markup(load(name).room("draw").defs()))
        return h("svg", {"width": 0, "height": 0, "class": "store", "id": "pack-definitions", "aria-hidden": "true"},
                 [self._definitions[name] for name in names]) if names else None


def file_name(address: str) -> str:
    return address.rpartition("/")[2].partition("?")[0]


def _game(hash: str) -> str:
    return hash.lstrip("#/").partition("/")[0]


def _texts(kept: Any, kind: type) -> dict:
    """A dict from storage with texts as keys and, as values, texts or lists of texts."""
    found = kept.items() if isinstance(kept, dict) else ()
    return {key: value for key, value in found if isinstance(value, kind) and (kind is str or all(isinstance(one, str) for one in value))}


def inspected(content: bytes, replaced: set[str] = frozenset()) -> Wheel:
    """A look inside a wheel before anything of it runs. Raises `BadInput` for what is no pack of games."""
    from configparser import ConfigParser, Error
    from io import BytesIO
    from zipfile import BadZipFile, ZipFile

    if len(content) > LARGEST:
        raise BadInput(f"the wheel is too large: {len(content) / 1e6:.1f} MB, at most {LARGEST / 1e6:.0f}",
                       "app.packs.too_large", size=f"{len(content) / 1e6:.1f}", most=f"{LARGEST / 1e6:.0f}")
    try:
        archive = ZipFile(BytesIO(content))
        names = archive.namelist()
        (home,) = {name.partition("/")[0] for name in names if name.partition("/")[0].endswith(".dist-info")}
        table = ConfigParser(delimiters="=", interpolation=None)
        table.optionxform = str
        table.read_string(archive.read(f"{home}/entry_points.txt").decode())
        points = [EntryPoint(name, value, GROUP) for name, value in table.items(GROUP)]
    except (BadZipFile, UnicodeDecodeError, ValueError):
        raise BadInput("the file is no wheel", "app.packs.broken") from None
    except (KeyError, Error):
        raise BadInput(f"the wheel holds no games: it has no entry points in the group {GROUP}", "app.packs.no_games", group=GROUP) from None
    packages = {name.partition("/")[0].removesuffix(".py") for name in names} - {home}
    return Wheel(home.partition("-")[0], packages, list(_allowed(points, packages, replaced)))


def _allowed(points: list[EntryPoint], packages: set[str], replaced: set[str]) -> Iterator[EntryPoint]:
    """The entry points of a wheel that puts nothing in the place of what is here."""
    taken = {name.partition(".")[0] for name in sys.modules} | sys.stdlib_module_names
    for package in sorted(packages - replaced):
        if package in taken or not package.isidentifier():
            raise BadInput(f"the wheel would put {brief(package)} in the place of what is here", "app.packs.in_place", package=brief(package))
    here = {game.name for game in games() if game.package.partition(".")[0] not in replaced}
    for point in points:
        if point.name in here:
            raise BadInput(f"there is a game {brief(point.name)} already", "app.packs.already", game=brief(point.name))
        if point.value.partition(":")[0].partition(".")[0] not in packages:
            raise BadInput(f"the entry point {brief(point.name)} names no module of the wheel", "app.packs.no_module", game=brief(point.name))
        yield point


def tried(wheel: Wheel) -> list[str]:
    """What is wrong with the games of an installed wheel."""
    from pygame_core.packcheck import check_game

    problems = []
    for point in wheel.points:
        try:
            game = point.load()
        except BaseException as error:  # its code may do anything, even leave
            problems.append(f"{point.name}: {type(error).__name__}: {' '.join(str(error).split())[:200]}")
            continue
        problems += [f"{point.name}: {problem}" for problem in check_game(game)]
        if not problems and game.name != point.name:
            problems.append(f"{point.name}: the game calls itself {brief(game.name)}")
    return problems


class PacksDialog(Dialog):
    """The packs that are here, and a form for one more. Nothing is fetched before its source was shown and agreed to."""

    name = "packs"

    def __init__(self, app: Any, address: str = ""):
        super().__init__(app)
        self.address, self.asked, self.busy = address, "", False
        self.problems: list[str] = []

    def title(self) -> str:
        return self.app.text("app.packs.title")

    def body(self) -> Any:
        text = self.app.text
        return [h("p", {"class": "soft"}, text("app.packs.how")),
                h("ul", {"class": "packs"}, [self._pack(address) for address in self.app.packs.added]) if self.app.packs.added else None,
                h("div", {"class": "why", "role": "alert"}, h("p", {}, text("app.packs.refused")), h("ul", {}, [h("li", {}, line) for line in self.problems[:8]])) if self.problems else None,
                self._consent() if self.asked else self._form()]

    def _pack(self, address: str) -> Html:
        text, packs = self.app.text, self.app.packs
        titles = ", ".join(text(f"{name}.title") if address in packs.here else name for name in packs.added[address])
        return h("li", {}, h("span", {"class": "who"}, h("b", {}, titles), h("span", {"class": "soft sm"}, address),
                             None if address in packs.here or packs.coming else h("span", {"class": "why sm"}, text("app.packs.absent"))),
                 h("button", {"class": "btn", "data-act": "drop_pack", "data-value": address}, text("app.act.drop_pack")))

    def _form(self) -> Html:
        text = self.app.text
        return h("form", {"data-submit": "ask_pack", "id": "pack-form", "class": "naming"},
                 h("label", {"for": "pack-address"}, text("app.packs.address")),
                 h("input", {"id": "pack-address", "name": "address", "value": self.address, "inputmode": "url", "autocomplete": "off", "spellcheck": "false"}),
                 h("button", {"class": "btn pri", "type": "submit", "data-act": "ask_pack"}, text("app.act.ask_pack")))

    def _consent(self) -> Html:
        text = self.app.text
        return h("section", {"id": "pack-consent", "aria-live": "polite"},
                 h("p", {}, text("app.packs.adding") if self.busy else text("app.packs.consent")),
                 h("p", {"class": "source"}, self.asked),
                 None if self.busy else h("div", {"class": "buttons"},
                   h("button", {"class": "btn", "data-act": "no_pack"}, text("app.ask.no")),
                   h("button", {"class": "btn pri", "data-act": "add_pack"}, text("app.packs.add"))))

    def do_ask_pack(self, event: dict) -> None:
        self.address = event["form"]["address"].strip()
        self.asked, self.problems = self.app.page.pack_address(self.address) if self.address else "", []
        if not self.asked:
            self.problems = [self.app.text("app.packs.elsewhere")]
        self.app.render()

    def do_no_pack(self, event: dict) -> None:
        self.asked = ""
        self.app.render()

    def do_add_pack(self, event: dict) -> None:
        if not self.busy:
            self.busy = True
            self.app.render()
            asyncio.ensure_future(self._add())

    async def _add(self) -> None:
        self.problems = await self.app.packs.add(self.asked)
        self.address, self.asked, self.busy = self.address if self.problems else "", "", False
        self.app.packs_came()

    def do_drop_pack(self, event: dict) -> None:
        self.app.packs.remove(event["value"])
        self.app.render()
