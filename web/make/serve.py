"""A small server for a static site, for people (build.py serve) and, in other clothes, for tests."""

import errno
import os
import sys
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from .console import Problem

FIRST_PORT = 8000
TRIES = 50


class Handler(SimpleHTTPRequestHandler):
    """The types browsers insist on do not depend on this machine's tables."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".css": "text/css",
        ".json": "application/json",
        ".py": "text/x-python",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/zip",
        ".woff2": "font/woff2",
        ".zip": "application/zip",
    }
    cache_control = "no-cache"

    def end_headers(self) -> None:
        self.send_header("Cache-Control", self.cache_control)
        # Demos run in sandboxed frames, which have no origin: scripts and files must be allowed there. GitHub Pages does it too.
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, form: str, *args: object) -> None:
        pass  # what is served is of no interest; what is not shows in the browser


def run(folder: Path, *, port: int | None, open_browser: bool) -> int:
    server = listen(partial(Handler, directory=str(folder)), port)
    address = f"http://127.0.0.1:{server.server_port}/"
    print(f"Agora is at {address}  (Ctrl+C stops it)", flush=True)
    if open_browser and has_display():
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()
    return 0


def listen(handler: partial, port: int | None) -> ThreadingHTTPServer:
    """On the port asked for, or on the first free one."""
    for candidate in [port] if port else range(FIRST_PORT, FIRST_PORT + TRIES):
        try:
            return Server(("127.0.0.1", candidate), handler)
        except OSError as taken:
            if taken.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
    where = f"port {port} is" if port else f"all ports from {FIRST_PORT} to {FIRST_PORT + TRIES - 1} are"
    raise Problem(f"{where} taken; try --port with another number.")


class Server(ThreadingHTTPServer):
    daemon_threads = True
    # On Windows this option would let two servers share one port without a word.
    allow_reuse_address = os.name != "nt"

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that went away before the end is nothing to speak of."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def has_display() -> bool:
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
