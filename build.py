#!/usr/bin/env python3
"""Agora from a fresh clone: nothing else has to be installed first.

    python3 build.py serve          build what is out of date, then play at the address it prints
    python3 build.py site           build dist/, the static site
    python3 build.py test [...]     run every test; arguments go to pytest
    python3 build.py bench [...]    measure everything, or what is named; prints one name=value a line
    python3 build.py soak [MIN]     random games in the browser, reloaded at random moments
    python3 build.py soak NAME [N]  N random games of one kind, with all its checks (tests/soak)

This file makes an environment of its own in .venv, runs itself again inside it, and leaves
the work to web/make.
"""

import argparse
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit("build.py needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])

sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))

from make import environment  # noqa: E402  (found through the path set above)
from make.console import Problem  # noqa: E402


def arguments(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="build.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="serve|site|test|bench|soak")
    serve = commands.add_parser("serve", help="build what is out of date and serve it")
    serve.add_argument("--port", type=int, help="this port and no other (default: 8000, or the next free one)")
    serve.add_argument("--no-open", action="store_true", help="do not open a browser")
    commands.add_parser("site", help="build dist/")
    commands.add_parser("test", help="run the tests", add_help=False)
    bench = commands.add_parser("bench", help="measure, as name=value lines")
    bench.add_argument("only", nargs="*", metavar="NAME", help="a file of tests/bench, without .py (default: all)")
    soak = commands.add_parser("soak", help="random games in the browser, reloaded at random moments; or of one game, with all its checks")
    soak.add_argument("what", nargs="?", default="5", metavar="MIN|NAME", help="minutes in the browser (default: 5), or a file of tests/soak, without .py")
    soak.add_argument("games", type=int, nargs="?", help="how many, for such a file")
    known, rest = parser.parse_known_args(argv)
    if rest and known.command != "test":
        parser.error("unknown argument: " + " ".join(rest))
    known.rest = rest
    return known


def perform(wanted: argparse.Namespace) -> int:
    """Run one command; only called inside the environment, where the steps' own imports are found."""
    from make import bench, serve, site, soak, testing

    if wanted.command == "serve":
        return serve.run(site.build(), port=wanted.port, open_browser=not wanted.no_open)
    if wanted.command == "test":
        return testing.run(wanted.rest)
    if wanted.command == "bench":
        return bench.run(wanted.only)
    if wanted.command == "soak":
        return soak.run(wanted.what, wanted.games)
    site.build()
    return 0


def main() -> int:
    wanted = arguments(sys.argv[1:])
    try:
        environment.enter()
        return perform(wanted)
    except Problem as problem:
        print(f"build.py: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
