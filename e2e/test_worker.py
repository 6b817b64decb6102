"""The worker behind the page: its start, its storage, its secrets, and its crashes."""

import json

from playwright.sync_api import expect

from hosts import fragment_of
from match_records import match_at
from player import PLAIN_FILE
from storage import engine_workers, is_engine_worker, send_request
from volle.core.record import format_record

NEW = {
    "do": "new",
    "game": "wolle",
    "seats": ["Anna", "bot:lamb"],
    "options": {"deck": "house"},
    "seed": "0123456789abcdef" * 2,
    "as": 0,
}

NO_STORAGE = """
Object.defineProperty(self, "indexedDB", { get() { throw new DOMException("no", "SecurityError"); } });
"""


def first_running(script):
    """Return a route that serves a worker with a script in front of it."""

    def serve(route):
        reply = route.fetch()
        route.fulfill(response=reply, body=script + reply.text())

    return serve


def begin(page):
    """Begin a match and deal a card; seat 1 views it. `resume` makes this page the owner of the match."""
    assert send_request(page, do="resume", **{"as": None})["ok"]
    started = send_request(page, **NEW)
    return send_request(page, do="step", ply=started["view"]["ply"], **{"as": 0})


# Each reading of the clock is a second later, so the number of reports does not depend on the machine.
SLOW = "let reading = 0; performance.now = () => (reading += 1000);"


def test_the_start_reports_progress_and_no_save_leaves_the_worker(open_page, messages):
    page = open_page(routes={"**/assets/worker-*.js": first_running(SLOW)})
    assert send_request(page, do="resume", **{"as": None})["ok"]
    sent = [json.loads(message) for message in messages.to_page]
    shares = [news["progress"] for news in sent if "progress" in news]
    assert len(shares) > 2
    assert shares == sorted(shares)
    assert shares[-1] < 1
    assert {"ready": True, "from": "snapshot"} in sent
    assert begin(page)["ok"]
    assert not [message for message in messages.to_page if '"save"' in message or NEW["seed"] in message]


def test_a_match_survives_reloads_until_it_is_deleted(shared_player):
    page = shared_player.page
    dealt = begin(page)
    page.reload()
    assert send_request(page, do="resume", **{"as": 0})["view"] == dealt["view"]
    assert send_request(page, do="forget") == {"ok": True}
    assert send_request(page, do="resume", **{"as": 0}) == {"ok": True, "view": None}


def test_without_storage_the_match_is_kept_in_memory_and_the_page_is_notified(open_page, messages):
    page = open_page(routes={"**/assets/worker-*.js": first_running(NO_STORAGE)})
    dealt = begin(page)
    assert send_request(page, do="resume", **{"as": 0})["view"] == dealt["view"]
    assert messages.to_page.count('{"kept":false}') == 1


def test_a_crashed_worker_is_replaced_and_resumes_the_match(page, page_log, messages):
    dealt = begin(page)
    with page.expect_event("worker", is_engine_worker):
        engine_workers(page)[0].evaluate("setTimeout(() => { throw new Error('lost'); })")
    assert send_request(page, do="resume", **{"as": 0})["view"] == dealt["view"]
    resumed = [json.loads(message)["request"] for message in messages.to_worker]
    assert {"do": "resume", "as": None} in resumed
    assert [fault for fault in page_log.faults if "lost" in fault]
    page_log.faults.clear()


def test_without_storage_a_worker_crash_does_not_bring_a_watched_match_to_the_table(open_player, page_log):
    player = open_player(routes={"**/assets/worker-*.js": first_running(NO_STORAGE)})
    player.begin("Anna", "Ben", game="lotte").wait_for_decision()
    page, ply = player.page, player.play_decision().ply
    watched = match_at(("Mia", "Tom"), lambda match: match.ply > 20, "watched")
    page.evaluate("(hash) => { location.hash = hash; }", f"replay/{fragment_of(format_record(watched))}")
    page.locator("#replay-time").wait_for()
    with page.expect_event("worker", is_engine_worker):
        engine_workers(page)[-1].evaluate("setTimeout(() => { throw new Error('lost'); })")
    page.evaluate("location.hash = 'table'")
    player.wait_for_decision()
    assert player.ply() == ply
    player.play_decision()
    expect(page.locator(".table[data-game=lotte]")).to_be_attached()
    assert [fault for fault in page_log.faults if "lost" in fault]
    page_log.faults.clear()


def test_the_part_on_demand_is_fetched_before_any_request_for_it(open_page):
    page = open_page(PLAIN_FILE)
    with page.expect_request("**/more.wasm"):
        page.goto(page.url.removesuffix(PLAIN_FILE))


def test_refusal_is_an_answer_with_a_code(shared_player):
    refusal = send_request(shared_player.page, do="no-such-thing")
    assert refusal["ok"] is False
    assert refusal["error"]["code"]


def test_faults_of_a_page_are_detected(page, page_log):
    breaches = {
        "console.error('oh')": "console: oh",
        "setTimeout(() => { throw new Error('oh'); })": "exception: ",
        "document.body.setAttribute('style', 'color: red')": "policy: style-src",
        "try { document.body.innerHTML = 'x'; } catch {}": "policy: require-trusted-types-for",
        "fetch('http://127.0.0.2:9/').catch(() => {})": "policy: connect-src",
        "new Image().src = '/no-such-picture.png'": "console: Failed to load",
    }
    page.evaluate(f"() => {{ {'; '.join(breaches)} }}")
    send_request(page, do="resume", **{"as": None})
    missed = {
        want for want in breaches.values() if not any(fault.startswith(want) for fault in page_log.faults)
    }
    assert not missed, page_log.faults
    page_log.faults.clear()
