"""A site in test clothes: under a sub-path, as on GitHub Pages, and with faults on demand."""

import threading
from functools import partial
from pathlib import Path

from make.serve import Handler, Server

SUB_PATH = "/some/path/"


class TestSite:
    """Serves a built site at `url`. `answers` holds what is given instead of a file: path in the site, exact or
    ending in `*`, -> (status, content type, bytes). `headers` go with everything. `beside` holds more sites on this
    origin, `/path/` -> folder. `asked` notes the paths that were asked for. Can be stopped and started again."""

    __test__ = False  # pytest: this is no test

    def __init__(self, folder: Path, *, headers: dict[str, str] | None = None, cache_control: str = "no-store") -> None:
        self.folder = folder
        self.headers = headers or {}
        self.cache_control = cache_control
        self.answers: dict[str, tuple[int, str, bytes]] = {}
        self.beside: dict[str, Path] = {}
        self.asked: list[str] = []
        self.server: Server | None = None
        self.port = 0
        self.start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return self.origin + SUB_PATH

    def start(self) -> None:
        """On the same port as before, so that pages find it again."""
        self.server = Server(("127.0.0.1", self.port), partial(SubPathHandler, site=self))
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None

    def answer(self, path: str) -> tuple[int, str, bytes] | None:
        for wanted, given in self.answers.items():
            if path == wanted or wanted.endswith("*") and path.startswith(wanted[:-1]):
                return given
        return None


class SubPathHandler(Handler):
    def __init__(self, *args: object, site: TestSite) -> None:
        self.site = site
        self.cache_control = site.cache_control
        super().__init__(*args, directory=str(site.folder))

    def do_GET(self) -> None:
        path = self.path.split("?")[0]
        for start, folder in {SUB_PATH: self.site.folder, **self.site.beside}.items():
            if path.startswith(start):
                self.directory = str(folder)
                return self.answer(path.removeprefix(start))
        self.send_error(404)

    def answer(self, path: str) -> None:
        self.site.asked.append(path)
        self.path = path = "/" + path
        if given := self.site.answer(path[1:]):
            return self.give(*given)
        super().do_GET()

    def give(self, status: int, kind: str, content: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def end_headers(self) -> None:
        for name, value in self.site.headers.items():
            self.send_header(name, value)
        super().end_headers()
