"""The one module that touches the browser: web/page/page.js, as Python. Across the border goes text only."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Callable

from js import agora
from pyodide.ffi import create_proxy

_tasks: dict[int, Any] = {}  # timers that run, and the proxies the browser will call


class Page:
    """Everything screens ask of the browser."""

    patch = staticmethod(agora.patch)
    copy = staticmethod(agora.copy)
    download = staticmethod(agora.download)
    focus = staticmethod(agora.focus)
    settle = staticmethod(agora.settle)
    set = staticmethod(agora.set)
    lang = staticmethod(agora.lang)
    title = staticmethod(agora.title)
    go = staticmethod(agora.go)
    swap = staticmethod(agora.swap)
    hash = staticmethod(agora.hash)
    address = staticmethod(agora.address)  # of this page, without what follows #
    dark = staticmethod(agora.dark)
    coarse = staticmethod(agora.coarse)  # the pointer is a finger
    sound = staticmethod(agora.sound)
    bitmap = staticmethod(agora.bitmap)
    narrow = staticmethod(agora.narrow)  # a telephone
    low = staticmethod(agora.low)  # a telephone held sideways
    upright = staticmethod(agora.upright)  # that, or a tablet held upright
    random = staticmethod(agora.random)
    now = staticmethod(agora.now)
    full = staticmethod(agora.full)
    scroll = staticmethod(agora.scroll)
    ready = staticmethod(agora.ready)
    text = staticmethod(agora.text)  # awaitable: the text of one of our own files

    read = staticmethod(agora.read)
    write = staticmethod(agora.write)
    erase = staticmethod(agora.erase)

    update = staticmethod(agora.update)  # start anew with the version that waits
    pack_address = staticmethod(agora.packAddress)  # the whole address of a wheel; empty if it is not of this origin
    forget_wheel = staticmethod(agora.forgetWheel)

    @staticmethod
    async def wheel(address: str, fresh: bool) -> bytes:
        """The wheel of a pack: as it is kept, or as the server has it now."""
        return (await agora.wheel(address, fresh)).to_bytes()

    @staticmethod
    async def install(file: str, content: bytes) -> None:
        """A wheel, by micropip, which is fetched only now. What it needs must be here already: nothing is looked for."""
        import pyodide_js

        if "micropip" not in sys.modules:
            await pyodide_js.loadPackage("micropip")
        import micropip

        path = Path("/tmp") / file
        path.write_bytes(content)
        await micropip.install(f"emfs:{path}", index_urls=[])
        path.unlink()

    @staticmethod
    def uninstall(project: str) -> None:
        import micropip

        micropip.uninstall(project)

    @staticmethod
    def keys() -> list[str]:
        return json.loads(agora.keys())

    @staticmethod
    def posters() -> dict[str, str]:
        return json.loads(agora.posters())

    @staticmethod
    def languages() -> list[str]:
        return json.loads(agora.languages())

    @staticmethod
    def animate(moves: list[dict]) -> None:
        agora.animate(json.dumps(moves))

    @staticmethod
    def listen(ear: Callable[[dict], None]) -> None:
        agora.listen(create_proxy(lambda words: ear(json.loads(words))))

    @staticmethod
    def later(task: Callable[[], Any], milliseconds: int) -> int:
        """Run `task` later; returns what `never` takes to call it off."""
        timer = agora.later(proxy := create_proxy(lambda: (_tasks.pop(timer).destroy, task())[0]()), milliseconds)
        _tasks[timer] = proxy
        return timer

    @staticmethod
    def never(timer: int) -> None:
        if timer in _tasks:
            agora.never(timer)
            _tasks.pop(timer).destroy()

    @staticmethod
    def worker(ear: Callable[[dict], None]) -> Any:
        """The bot worker: an object with `send(json text)` and `stop()`."""
        return agora.startWorker(create_proxy(lambda words: ear(json.loads(words))))
