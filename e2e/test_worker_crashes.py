"""Workers that crash at every kind of decision, and hostile requests: the match continues from its save."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

from match_records import KINDS, decision_positions, endless_record
from page_opener import Messages, PageLog, PageOpener
from player import Player
from scope import EITHER_GAME
from storage import engine_workers, is_engine_worker, send_request, stored_values
from volle.core.match import Match
from volle.core.record import LONGEST
from volle.games import GAMES

ANSWER_TIMEOUT = 20_000
"""The page's limit for an answer, in milliseconds."""


TYPICAL = {"card: chance", "go: roll stop"}
"""A decision of either sort: a call for chance, and an action. The page sends all of one sort alike."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "kinds"),
    [("lotte", TYPICAL), *(pytest.param(game, KINDS[game], marks=pytest.mark.sweep) for game in GAMES)],
    ids=["typical", *GAMES],
)
def test_a_worker_may_crash_at_any_kind_of_decision(
    shared_player: Player,
    shared_opener: PageOpener,
    count_case: Callable[..., None],
    game: str,
    kinds: set[str],
) -> None:
    player, page_log = shared_player, shared_opener.page_log
    first, *others = (match for kind, match in decision_positions(game).items() if kind in kinds)
    player.resume(first).wait_for_decision()
    crash_between_requests(player, first, count_case)
    crash_during_decision(player, first, count_case)
    player.play_decision()
    for match in others:
        player.resume(match).wait_for_decision()
        crash_during_decision(player, match, count_case)
        player.play_decision()
    assert {fault for fault in page_log.faults if "killed" not in fault} == set()
    page_log.faults.clear()


CRASH = "setTimeout(() => { throw new Error('killed'); })"
CRASH_ON_NEXT = f"void (self.onmessage = () => {CRASH})"


def crash_between_requests(player: Player, match: Match, count_case: Callable[..., None]) -> None:
    """Assert that a new worker resumes the match after a crash between two requests."""
    with player.page.expect_event("worker", is_engine_worker):
        engine_workers(player.page)[-1].evaluate(CRASH)
    player.page.evaluate("engineReady")
    assert send_request(player.page, do="view", **{"as": None})["view"]["ply"] == match.ply
    count_case("worker crash between two requests")


def crash_during_decision(player: Player, match: Match, count_case: Callable[..., None]) -> None:
    """Assert that a crash during a decision loses only that decision, with a notice."""
    page = player.page
    before = stored_values(page)
    if player.look().offer == "#open-curtain":
        player.open_curtain()
    with page.expect_event("worker", is_engine_worker):
        engine_workers(page)[-1].evaluate(CRASH_ON_NEXT)
        player.decide("20")
    page.locator(".notice[data-code='engine.crashed']").wait_for()
    player.wait_for_decision()
    assert player.ply() == match.ply
    assert stored_values(page)["match"] == before["match"]
    count_case("worker crash during a decision")


# A worker that crashes on each request of a kind, and handles the others.
CRASHING = """
const crashing = "DEADLY";
Object.defineProperty(self, "onmessage", {
  set: (hear) => self.addEventListener("message", (event) => {
    if (event.data.request.do !== crashing || event.data.request.aside) return hear(event);
    setTimeout(() => { throw new Error("killed"); });
  }),
});
"""


def crashing(verb: str) -> dict[str, Callable[[Route], None]]:
    """Return routes by which every worker crashes on requests of a kind."""

    def replace_script(route: Route) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, body=CRASHING.replace("DEADLY", verb, 1) + reply.text())

    return {"**/assets/worker-*.js": replace_script}


def test_repeated_crashes_on_one_action_show_the_crash_screen(
    open_player: Callable[..., Player], page_log: PageLog, count_case: Callable[..., None]
) -> None:
    player = open_player(routes=crashing("act")).begin("Anna", "Ben")
    page = player.page
    for _ in range(2):
        player.wait_for_decision()
        ply = player.ply()
        player.decide("20")
        page.locator(".notice[data-code='engine.crashed']").wait_for(timeout=60_000)
    player.wait_for_decision()
    before = stored_values(page)["match"]
    player.decide("20")
    screen = page.locator(".crash[data-code='engine.crashed']")
    screen.wait_for(timeout=60_000)
    with page.expect_download() as loading:
        screen.get_by_role("button", name="Save game as a file").click()
    assert Path(loading.value.path()).read_text("utf-8") == before["record"]
    page.context.unroute("**/assets/worker-*.js")
    screen.get_by_role("button", name="Try again").click()
    player.wait_for_decision()
    assert player.ply() == ply
    player.play_decision()
    count_case("repeated worker crash")
    page_log.faults.clear()


def test_a_save_that_crashes_workers_is_set_aside(
    shared_player: Player, shared_opener: PageOpener, count_case: Callable[..., None]
) -> None:
    player = shared_player.begin("Anna", "Ben")
    page = player.page
    player.wait_for_decision()
    save = stored_values(page)["match"]["save"]
    for pattern, replace_script in crashing("resume").items():
        page.context.route(pattern, replace_script)
    page.goto(page.url.split("#")[0])
    player.wait_until_ready()
    page.locator(".notice[data-broken=all]").wait_for(timeout=60_000)
    assert save in stored_values(page)["match-broken"]
    player.begin("Mia", "Ben").wait_for_decision()
    player.play_decision()
    for pattern in crashing("resume"):
        page.context.unroute(pattern)
    count_case("worker crash on a save")
    shared_opener.page_log.faults.clear()


# Returns true if the worker can read a record.
READS = """async (record) => {
  const answered = new Promise((resolve) => {
    engineWorker.addEventListener("message", ({ data }) => data.id === 0.5 && resolve(data.answer));
  });
  engineWorker.postMessage({ id: 0.5, request: { do: "load", record, seed: "0".repeat(32) } });
  return (await answered).ok;
}"""


def processor_time(browser: Browser) -> float:
    """Return the processor time of all pages in milliseconds, which does not depend on the machine's load."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return 1000 * sum(one["cpuTime"] for one in processes if one["type"] == "renderer")


@pytest.mark.long
def test_the_longest_record_is_read_within_the_time_limit(
    browser: Browser, shared_player: Player, count_case: Callable[..., None]
) -> None:
    record = endless_record(LONGEST)
    before = processor_time(browser)
    assert shared_player.page.evaluate(READS, record)
    assert 0 < processor_time(browser) - before < ANSWER_TIMEOUT
    count_case("longest record")


# Sends the worker many malformed requests, some of which are not even JSON.
FUZZ = """async (texts) => {
  await engineReady;
  const cycle = {};
  cycle.do = cycle;
  const deep = (levels) => { let tree = []; while (levels--) tree = [tree]; return tree; };
  const odd = [
    undefined, null, NaN, Infinity, -0, 10n, "", "\ud800", "view", true, new Date(NaN), cycle, /view/,
    new Map([["do", "view"]]), new ArrayBuffer(9), new Float64Array([NaN]), new Error("do"), Array(9),
    deep(300), Object.create(null), { do: 10n }, { do: "view", as: NaN }, { do: "view", as: 10n },
    { do: ["view"] }, { do: "act", ply: cycle }, { do: "step", ply: 1e300 },
    { do: "load", record: "x".repeat(5e6) },
    { do: "load", record: deep(300) }, { do: "load", record: new Date() }, { do: "hasOwnProperty" },
    { do: "__proto__" }, { do: "constructor" }, { do: "resume ", as: 0 }, { do: "broken", as: "x" },
    { do: "new", game: "\0" }, { do: "check-options", options: cycle },
  ];
  // Bypasses the recording of messages, which requires JSON.
  const send = (message) => Object.getPrototypeOf(Worker).prototype.postMessage.call(engineWorker, message);
  const ask = (request, index) => new Promise((resolve, reject) => {
    const id = Math.random();
    // A worker that has crashed never answers.
    const limit = setTimeout(() => reject(new Error(`no answer to request ${index}`)), 60_000);
    const hear = ({ data }) => {
      if (data.id !== id && !data.fatal) return;
      engineWorker.removeEventListener("message", hear);
      clearTimeout(limit);
      resolve(data.answer ?? data);
    };
    engineWorker.addEventListener("message", hear);
    send({ id, request });
  });
  // A request too deep to serialize has no answer.
  send({ id: 0, request: deep(3000) });
  const answers = [];
  for (const request of [...odd, ...texts.map((text) => JSON.parse(text))])
    answers.push(await ask(request, answers.length));
  return answers;
}"""


@EITHER_GAME
def test_no_request_crashes_the_worker_or_changes_the_match(
    open_player: Callable[..., Player], messages: Messages, count_case: Callable[..., None], game: str
) -> None:
    player = open_player().begin("Anna", "Ben", game=game)
    page = player.page
    player.wait_for_decision()
    player.play_decision()
    before = stored_values(page)
    shown = send_request(page, do="view", **{"as": None})
    answers = page.evaluate(FUZZ, list(hostile_requests(shown["view"]["ply"])))
    assert all(answer["ok"] or answer["error"]["code"] for answer in answers)
    assert sum(not answer["ok"] for answer in answers) > len(answers) / 2
    assert send_request(page, do="view", **{"as": None}) == shown
    assert stored_values(page) == before
    assert sum('"ready":true' in message for message in messages.to_page) == 1
    player.play_decision()
    count_case("malformed request to the worker", len(answers))


def hostile_requests(ply: int) -> Iterator[str]:
    """Yield requests of various verbs with fields of wrong types, and stale ones."""
    verbs = ("act", "step", "take-back", "view", "load", "new", "deck", "check-options")
    values = (-1, 0.5, 10**30, "", "\0", "\ud800", [], {}, True, [[[]]], "x" * 100_000, {"do": "act"})
    fields = ("action", "ply", "as", "record", "seed", "game", "seats", "options")
    for number, verb in enumerate(verbs):
        for place, value in enumerate(values):
            request = {"do": verb, "ply": ply + 1, "as": None, fields[(number + place) % len(fields)]: value}
            request |= {fields[(number * place) % len(fields)]: value}
            yield json.dumps(request)
