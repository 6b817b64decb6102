"""A plugin of pytest: custom bots that attack, and what shows whether they get, send or change anything.

They attack beside marks in all that is stored, on a site that logs each request, with a stranger who listens.
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

from drivers import PATIENCE, Driver
from setup import ROOT
from volle.arena.contest import Contest

HOSTILE = ROOT / "e2e" / "hostile"
NAME = "fractions.py"
"""Of a module that the engine imports: a bot's file must not take its place."""
SEED = "a hostile seed"
HONEST = "def bot(view, rng):\n    return view.legal[0]\n"

# All that a bot must not read or write, in places that the app itself leaves alone.
MARK = """async () => {
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
MARKS = """async () => {
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
# Lets a test hold on to what the page saves, and choose scripts for a bot's worker and how long it may take.
PREPARE = """() => {
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
# Brings a file as a person does.
CHOOSE = """(source, name, seed, blocks, scripts, limit) => {
  Object.assign(chosen, { scripts, limit, saved: new Promise((save) => (chosen.save = save)) });
  const brought = new DataTransfer();
  brought.items.add(new File([source], name));
  for (const [selector, value] of [["#arena-blocks", blocks], ["#arena-seed", seed]]) {
    const field = document.querySelector(selector);
    field.value = value;
    field.dispatchEvent(new Event("change"));
  }
  const field = document.querySelector("#arena-file-1");
  field.files = brought.files;
  field.dispatchEvent(new Event("change"));
}"""
# Removes the phase of the contest before, which the page writes again once the next one has begun.
FORGET = """() => { document.querySelector("[data-arena]").dataset.arena = ""; }"""
ENDED = """() => ["done", "refused"].find((phase) => document.querySelector(`[data-arena=${phase}]`))"""


class Stranger:
    """A server of another origin; `heard` is what it was asked for."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        stranger = self

        class Handler(BaseHTTPRequestHandler):
            def parse_request(self) -> bool:
                stranger.heard.append(self.raw_requestline.decode("latin-1"))
                return super().parse_request()

            def do_GET(self) -> None:
                self.send_response(200)
                self.send_header("Access-Control-Allow-Origin", "*")
                self.end_headers()

            do_POST = do_GET  # noqa: N815

            def log_message(self, *_arguments: object) -> None:
                """Writes nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/"


def compete(driver: Driver, source: str, *scripts: str, blocks: int = 8, limit: int = PATIENCE * 1000) -> str:
    """Plays a contest of a file, or scripts in place of its worker, against chance; returns how it ends."""
    driver.wait_for("#arena-start")
    driver.run(CHOOSE, source, NAME, SEED, blocks, scripts, limit)
    driver.wait_for(f"#arena-bot-1 option[value='{NAME}']")
    driver.choose("#arena-bot-2", "random")
    driver.run(FORGET)
    driver.tap("#arena-start")
    return str(driver.wait_until(ENDED))


def result(driver: Driver) -> Any:
    """The result that the page saves."""
    driver.tap("#arena-save")
    return json.loads(driver.run("() => chosen.saved"))


def printed(driver: Driver) -> list[str]:
    """The lines that the bot has printed."""
    return str(driver.run("() => document.querySelector('.arena-printed').textContent")).splitlines()


class Attack(NamedTuple):
    """What a bot attacks with, and which attempts it must have made."""

    attempts: set[str]
    source: str
    scripts: tuple[str, ...] = ()


def check(driver: Driver, logged: Callable[[], str], stranger: Stranger, honest: Any, attack: Attack) -> None:
    """Lets a bot attack, and looks at what it has got, left behind, sent and changed.

    `logged` gives all requests that the site has had.
    """
    marks = driver.run(MARKS)
    assert compete(driver, attack.source, *attack.scripts) == "done"
    lines = printed(driver)
    assert [line for line in lines if not re.fullmatch(r"\w+ (refused \w+|nothing)", line)] == []
    assert {line.split()[0] for line in lines} >= attack.attempts
    assert driver.run(MARKS) == marks
    assert stranger.heard == []
    assert "canary" not in logged()
    found = result(driver)
    assert {**found, "faults": None} == {**honest, "faults": None}


def filled(file: str, site: str, stranger: Stranger, **more: object) -> str:
    """A hostile file, with the addresses and whatever else it needs in front of it."""
    values = {"SITE": site, "CANARY": stranger.url, **more}
    comment, keyword = ("#", "") if file.endswith(".py") else ("//", "const ")
    lines = [f"{keyword}{name} = {json.dumps(value)}" for name, value in values.items()]
    return "\n".join([f"{comment} What the test has filled in.", *lines, (HOSTILE / file).read_text("utf-8")])


def python_attack(site: str, stranger: Stranger) -> Attack:
    """A file that attacks from Python."""
    contest = Contest("wolle", 2, 8, SEED, (), {})
    seeds = [SEED.encode(), *(contest.block_seed(block) for block in range(8))]
    digests: dict[int, list[str]] = {}
    for raw in (form for seed in seeds for form in (seed, seed.hex().encode())):
        digests.setdefault(len(raw), []).append(sha256(raw).hexdigest())
    source = filled("bot.py", site, stranger, DIGESTS=digests)
    return Attack({*re.findall(r"^@attempt\ndef (\w+)", source, re.MULTILINE)}, source)


def worker_attack(site: str, stranger: Stranger) -> Attack:
    """A worker that attacks as if Python and the lock-down did not hold anything."""
    script = filled("worker.js", site, stranger)
    return Attack({*re.findall(r"^  (\w+): async", script, re.MULTILINE)}, HONEST, (script,))


# A worker that plays the first legal action, but for what it does in its place.
WORKER = """onmessage = ({{ ports: [port] }}) => {{
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
PLAYING = WORKER.format(deed="")


@pytest.fixture
def stranger() -> Iterator[Stranger]:
    listening = Stranger()
    with listening.server as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield listening
        server.shutdown()


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The result of a contest in which the same moves are made by a bot that does nothing else."""
    folder = tmp_path_factory.mktemp("honest")
    (folder / NAME).write_text(HONEST, "utf-8")
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
    # -P: the file is no module of the command line, either.
    command = [sys.executable, "-P", "-m", "volle", *arguments, "--json"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    done = subprocess.run(command, capture_output=True, cwd=folder, env=environment, check=True)
    return json.loads(done.stdout)
