"""A pytest plugin of attacking custom bots, and of the checks that they read, send and change nothing.

The attacks run beside marks in every kind of storage, on a site that logs each request. A canary server on
another origin records every request it gets.
"""

import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import pytest

from drivers import TIMEOUT, Driver
from setup import ROOT
from volle.arena.contest import Contest

HOSTILE = ROOT / "e2e" / "hostile"
NAME = "fractions.py"
"""The name of a module that the engine imports; a bot's file of that name must not replace it."""
SEED = "a hostile seed"
HARMLESS_BOT = "def bot(view, rng):\n    return view.legal[0]\n"

# Writes marks that a bot must neither read nor change, in storage that the app does not use.
WRITE_MARKS = """async () => {
  await new Promise((done, failed) => {
    const opening = indexedDB.open("marked");
    opening.onupgradeneeded = () => opening.result.createObjectStore("marks").put("SECRET", "mark");
    opening.onsuccess = () => done(opening.result.close());
    opening.onerror = () => failed(opening.error);
  });
  await (await caches.open("marked")).put("assets/marked.js", new Response("SECRET"));
  const files = await navigator.storage?.getDirectory?.().catch(() => null);
  await files?.getDirectoryHandle("marked", { create: true });
  localStorage.setItem("mark", "SECRET");
  sessionStorage.setItem("mark", "SECRET");
  document.cookie = "mark=SECRET";
  globalThis.marked = new BroadcastChannel("marked");
  marked.onmessage = ({ data }) => data === "ask" && marked.postMessage("SECRET");
}"""
READ_MARKS = """async () => {
  const database = await new Promise((done, failed) => {
    const opening = indexedDB.open("marked");
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => failed(opening.error);
  });
  const marks = await new Promise((done) => {
    const asked = database.transaction("marks").objectStore("marks").getAll();
    asked.onsuccess = () => done(asked.result);
  });
  database.close();
  const evil = await caches.match(new URL("assets/evil.js", document.baseURI).href);
  const file = await caches.match(new URL("assets/marked.js", document.baseURI).href);
  const files = await navigator.storage?.getDirectory?.().catch(() => null);
  const folders = files ? await Array.fromAsync?.(files.keys()) : ["marked"];
  return {
    marks, evil: Boolean(evil), file: await file?.text(), folder: !folders || folders.includes("marked"),
    stored: [localStorage.mark, sessionStorage.mark], cookie: document.cookie, title: document.title,
  };
}"""
# Gives tests access to saved files, and lets them replace the script and the time limit of a bot's worker.
HOOK_PAGE = """() => {
  globalThis.chosen = {};
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => (chosen.save?.(blob.text()), create(blob));
  const { decode } = TextDecoder.prototype;
  TextDecoder.prototype.decode = function (...given) {
    const text = decode.apply(this, given);
    return chosen.scripts?.length && text.includes("behind a wall alone") ? chosen.scripts.shift() : text;
  };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...more) {
    const { limit } = chosen;
    postMessage.call(this, message?.plan ? { ...message, limit } : message, ...more);
  };
}"""
# Chooses a file, as a person does.
CHOOSE_FILE = """(source, name, seed, blocks, scripts, limit) => {
  Object.assign(chosen, { scripts, limit, saved: new Promise((save) => (chosen.save = save)) });
  const transfer = new DataTransfer();
  transfer.items.add(new File([source], name));
  for (const [selector, value] of [["#arena-blocks", blocks], ["#arena-seed", seed]]) {
    const field = document.querySelector(selector);
    field.value = value;
    field.dispatchEvent(new Event("change"));
  }
  const field = document.querySelector("#arena-file-1");
  field.files = transfer.files;
  field.dispatchEvent(new Event("change"));
}"""
# Clears the phase of the last contest; the page sets it again when the next one begins.
CLEAR_PHASE = """() => { document.querySelector("[data-arena]").dataset.arena = ""; }"""
ENDED = """() => ["done", "refused"].find((phase) => document.querySelector(`[data-arena=${phase}]`))"""


class CanaryServer:
    """A server on another origin that records every request in `requests`."""

    def __init__(self) -> None:
        self.requests: list[str] = []
        canary = self

        class Handler(BaseHTTPRequestHandler):
            def parse_request(self) -> bool:
                canary.requests.append(self.raw_requestline.decode("latin-1"))
                return super().parse_request()

            def do_GET(self) -> None:
                self.send_response(200)
                self.send_header("Access-Control-Allow-Origin", "*")
                self.end_headers()

            do_POST = do_GET  # noqa: N815

            def log_message(self, *_arguments: object) -> None:
                """Log nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/"


def run_contest(
    driver: Driver, source: str, *scripts: str, blocks: int = 8, limit: int = TIMEOUT * 1000
) -> str:
    """Run a contest against the random bot and return its phase at the end.

    The bot is `source`; `scripts` replace the scripts of its workers.
    """
    driver.wait_for("#arena-start")
    driver.run(CHOOSE_FILE, source, NAME, SEED, blocks, scripts, limit)
    driver.wait_for(f"#arena-bot-1 option[value='{NAME}']")
    driver.choose("#arena-bot-2", "random")
    driver.run(CLEAR_PHASE)
    driver.tap("#arena-start")
    return str(driver.wait_until(ENDED))


def saved_result(driver: Driver) -> Any:
    """Return the result that the page saves."""
    driver.tap("#arena-save")
    return json.loads(driver.run("() => chosen.saved"))


def printed_lines(driver: Driver) -> list[str]:
    """Return the lines that the bot has printed."""
    return str(driver.run("() => document.querySelector('.arena-printed').textContent")).splitlines()


class Attack(NamedTuple):
    """The source of an attacking bot, and the names of the attempts that it must make."""

    attempts: set[str]
    source: str
    scripts: tuple[str, ...] = ()


def check_attack(
    driver: Driver, site_log: Callable[[], str], canary: CanaryServer, honest_result: Any, attack: Attack
) -> None:
    """Run an attack; assert that it read, stored, sent and changed nothing.

    `site_log` returns all requests to the site.
    """
    marks = driver.run(READ_MARKS)
    assert run_contest(driver, attack.source, *attack.scripts) == "done"
    lines = printed_lines(driver)
    assert [line for line in lines if not re.fullmatch(r"\w+ (refused \w+|nothing)", line)] == []
    assert {line.split()[0] for line in lines} >= attack.attempts
    assert driver.run(READ_MARKS) == marks
    assert canary.requests == []
    assert "canary" not in site_log()
    found = saved_result(driver)
    assert {**found, "faults": None} == {**honest_result, "faults": None}


def with_constants(file: str, site: str, canary: CanaryServer, **more: object) -> str:
    """Return a hostile file with the constants that it needs in front of it."""
    values = {"SITE": site, "CANARY": canary.url, **more}
    comment, keyword = ("#", "") if file.endswith(".py") else ("//", "const ")
    lines = [f"{keyword}{name} = {json.dumps(value)}" for name, value in values.items()]
    return "\n".join([f"{comment} What the test has filled in.", *lines, (HOSTILE / file).read_text("utf-8")])


def python_attack(site: str, canary: CanaryServer) -> Attack:
    """Return a file that attacks from Python."""
    contest = Contest("wolle", 2, 8, SEED, (), {})
    seeds = [SEED.encode(), *(contest.block_seed(block) for block in range(8))]
    digests: dict[int, list[str]] = {}
    for raw in (form for seed in seeds for form in (seed, seed.hex().encode())):
        digests.setdefault(len(raw), []).append(sha256(raw).hexdigest())
    source = with_constants("bot.py", site, canary, DIGESTS=digests)
    return Attack({*re.findall(r"^@attempt\ndef (\w+)", source, re.MULTILINE)}, source)


def worker_attack(site: str, canary: CanaryServer) -> Attack:
    """Return a worker script that attacks as a bot could if it escaped Python and the lock-down."""
    script = with_constants("worker.js", site, canary)
    return Attack({*re.findall(r"^  (\w+): async", script, re.MULTILINE)}, HARMLESS_BOT, (script,))


# A worker that plays the first legal action, after running the code `deed`.
WORKER_TEMPLATE = """onmessage = ({{ ports: [port] }}) => {{
  let loaded = false;
  port.onmessage = ({{ data: question }}) => {{
    const token = question.slice(0, question.indexOf(" ") + 1);
    const move = token + ["0", "", "", "0", "0", "", ""].join("\0");
    if (loaded) {{
      {deed};
      port.postMessage(move);
    }} else port.postMessage(token);
    loaded = true;
  }};
  port.postMessage("ready");
}};"""
PLAYING_WORKER = WORKER_TEMPLATE.format(deed="")


@pytest.fixture
def canary() -> Iterator[CanaryServer]:
    listening = CanaryServer()
    with listening.server as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield listening
        server.shutdown()


@pytest.fixture(scope="module")
def honest_result(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Return the result of a contest with a harmless bot that makes the same moves."""
    folder = tmp_path_factory.mktemp("honest")
    (folder / NAME).write_text(HARMLESS_BOT, "utf-8")
    arguments = [
        "arena",
        "wolle",
        "--bots",
        f"{NAME},random",
        "--seats",
        "2",
        "--blocks",
        "8",
        "--seed",
        SEED,
    ]
    # -P: the command line must not import the bot's file either.
    command = [sys.executable, "-P", "-m", "volle", *arguments, "--json"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    done = subprocess.run(command, capture_output=True, cwd=folder, env=environment, check=True)
    return json.loads(done.stdout)
