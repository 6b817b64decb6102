"""Hostile pages around a frame of the game and in place of one; secrets in a frame's messages."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from hosts import HostSite, embed_address, frame_in, play
from page_opener import Messages
from player import Player, player_at

SCENE = "wolle.turn.no-pass/roll-on"
GREET = """(hello) => frames[0].postMessage(hello, "*")"""
HELLO = {"volle": 1, "hello": True, "id": "own"}
ANSWER = {"volle": 1, "id": "own", "versions": [1]}
SEND = "(message) => port.postMessage(message)"
MESSAGE_COUNT = "(count) => portMessages.length >= count"


def scene_in(page: Page) -> Player:
    """Return the frame of a page, its scene ready."""
    player = player_at(frame_in(page)).wait_until_ready()
    player.page.locator(".guide[data-stage=start]").wait_for()
    return player


def greeted(page: Page) -> Player:
    """Connect to the frame of a page; return the player in it."""
    player = scene_in(page)
    page.evaluate(GREET, HELLO)
    page.wait_for_function("() => port")
    return player


BAD_GREETINGS: list[Any] = [
    None,
    1,
    "hello",
    [],
    {"hello": True, "id": "own"},
    {"volle": 2, "hello": True, "id": "two"},
    {"volle": 1, "hello": "yes", "id": "yes"},
    {"volle": 1, "hello": True, "id": 7},
    {"volle": 1, "hello": True, "id": "x" * 101},
]


def test_an_invalid_greeting_is_not_answered(open_frames: Callable[..., Page], site: str) -> None:
    page = open_frames(embed_address(site, scene=SCENE))
    scene_in(page)
    for each in BAD_GREETINGS:
        page.evaluate(GREET, each)
    page.evaluate(GREET, HELLO)
    page.wait_for_function("() => port")
    assert page.evaluate("windowMessages") == [ANSWER]


def test_only_the_page_around_a_frame_gets_an_answer(open_frames: Callable[..., Page], site: str) -> None:
    page = open_frames(embed_address(site, scene=SCENE), "about:blank", width=400)
    scene_in(page)
    canary = page.frame("frame-1")
    assert canary
    # The canary frame reads the answers it gets, and asks before the page does.
    canary.evaluate(
        "() => { globalThis.windowMessages = []; onmessage = ({ data }) => windowMessages.push(data); }"
    )
    canary.evaluate("(hello) => parent.frames[0].postMessage(hello, '*')", HELLO | {"id": "canary"})
    page.evaluate(GREET, HELLO)
    page.wait_for_function("() => port")
    assert page.evaluate("windowMessages") == [ANSWER]
    assert canary.evaluate("windowMessages") == []


def test_a_frame_gives_its_port_once(open_frames: Callable[..., Page], site: str) -> None:
    page = open_frames(embed_address(site, scene=SCENE))
    player = greeted(page)
    page.evaluate(GREET, HELLO | {"id": "again"})
    page.evaluate(SEND, {"type": "lang", "lang": "fr"})
    player.page.locator("html[lang=fr]").wait_for(state="attached")
    assert page.evaluate("windowMessages") == [ANSWER]


BAD_MESSAGES: list[tuple[Any, str]] = [
    (None, "message.format"),
    ("reset", "message.format"),
    ({}, "message.format"),
    ({"type": "eval"}, "message.format"),
    ({"type": "__proto__"}, "message.format"),
    ({"type": "constructor"}, "message.format"),
    ({"type": "lang"}, "message.format"),
    ({"type": "lang", "lang": ["fr"]}, "message.format"),
    ({"type": "load"}, "message.format"),
    ({"type": "load", "scene": SCENE, "record": "volle 1"}, "message.format"),
    ({"type": "load", "record": "x" * 1_000_001}, "message.format"),
    ({"type": "lang", "lang": "tlh"}, "address.lang"),
    ({"type": "theme", "theme": "url(x)"}, "address.theme"),
    ({"type": "load", "scene": "../../sw"}, "scene.unknown"),
    ({"type": "load", "scene": "https://example.com/scene"}, "scene.unknown"),
    ({"type": "load", "scene": "__proto__"}, "scene.unknown"),
    ({"type": "load", "record": "hello world"}, "record.magic"),
]


def test_no_message_to_a_frame_ends_its_scene(open_frames: Callable[..., Page], site: str) -> None:
    page = open_frames(embed_address(site, scene=SCENE))
    player = greeted(page)
    for message, _ in BAD_MESSAGES:
        page.evaluate(SEND, message)
    page.wait_for_function(
        "(count) => portMessages.filter(({ type }) => type === 'error').length >= count",
        arg=len(BAD_MESSAGES),
    )
    sent = page.evaluate("portMessages")
    assert [news["code"] for news in sent if news["type"] == "error"] == [code for _, code in BAD_MESSAGES]
    expect(player.page.locator(".guide[data-stage=start]")).to_be_visible()
    player.driver.tap("#call, #go-on")
    player.page.locator("button.keep").first.wait_for()


def test_an_unreadable_record_leaves_the_match_unchanged(open_frames: Callable[..., Page], site: str) -> None:
    page = open_frames(embed_address(site, game="wolle", seats="Anna|bot:lamb"))
    player = play(player_at(frame_in(page)).wait_until_ready())
    page.evaluate(GREET, HELLO)
    page.wait_for_function("() => port")
    before = player.ply()
    page.evaluate(SEND, {"type": "load", "record": "volle 1\ngame: wolle\nseats: <b>"})
    page.wait_for_function("() => portMessages.some(({ type }) => type === 'error')")
    assert player.ply() == before
    player.play_decision()


KEYS = {
    "ready": {"type", "live"},
    "height": {"type", "height"},
    "event": {"type", "code", "rule", "ply"},
    "state": {"type", "record"},
}


def seed_of(messages: Messages) -> str:
    """Return the seed that the page has sent to the engine."""
    requests = [json.loads(text)["request"] for text in messages.to_worker]
    return next(request["seed"] for request in requests if "seed" in request)


def sent_state(page: Page) -> str:
    """Return the record that a frame sends on request."""
    count = page.evaluate("portMessages.length")
    page.evaluate(SEND, {"type": "state"})
    page.wait_for_function(
        "(count) => portMessages.slice(count).some(({ type }) => type === 'state')", arg=count
    )
    return str(page.evaluate("portMessages.findLast(({ type }) => type === 'state').record"))


def test_no_secret_leaves_a_frame(
    open_frames: Callable[..., Page], site: str, messages: Messages, count_case: Callable[..., None]
) -> None:
    page = open_frames(embed_address(site, game="wolle", seats="Anna|Ben|bot:ram"))
    player = player_at(frame_in(page)).wait_until_ready()
    page.evaluate(GREET, HELLO)
    page.wait_for_function("() => port")
    play(player)
    bids, hidden = iter(["23", "22", "21", "24", "19", "18", "20", "17"]), 0
    while hidden < 3:
        now = (
            player.play_decision(next(bids))
            if player.wait_for_decision() == "bids"
            else player.play_decision()
        )
        record = sent_state(page)
        sent = page.evaluate("portMessages")
        assert seed_of(messages) not in json.dumps(sent)
        assert all(set(news) == KEYS[news["type"]] for news in sent)
        if now.phase == "bids":
            # Until bids are revealed, the record holds the deal of this round only.
            assert " bid " not in record.rpartition("deal")[2]
            hidden += 1
        count_case("search of a frame's messages for secrets")
    assert {news["type"] for news in sent} == {*KEYS}


# Replaces the game: it answers a greeting as the test wants, and then sends any message.
FRAME = """<!doctype html><title>No game</title><script>
addEventListener("message", ({ data: { id }, source, origin }) => {
  if (globalThis.answered) return;
  globalThis.answered = true;
  const answer = (given) => {
    const { port1, port2 } = new MessageChannel();
    source.postMessage(given, origin, [port2]);
    return port1;
  };
  ANSWER
});
</script>"""
EXAMPLE = Path(__file__).resolve().parent.parent / "examples" / "rules-page"
TABLE = f"volle-table[scene='{SCENE}']"
LISTEN = """(selector) => {
  const table = document.querySelector(selector);
  globalThis.tableEvents = [];
  const news = ["ready", "height", "event", "solved", "state", "error"];
  for (const type of [...news, "click", "load", "toString", "7"])
    table.addEventListener(type, (event) => {
      if (event instanceof CustomEvent) tableEvents.push([type, event.detail]);
    });
}"""


@pytest.fixture
def open_false(open_host_page: Callable[..., Page], host: HostSite, site: str) -> Callable[[str], Page]:
    """Return a function that opens the example with a false frame."""

    def open_one(answer: str) -> Page:
        def serve(route: Route) -> None:
            route.fulfill(body=FRAME.replace("ANSWER", answer), content_type="text/html; charset=utf-8")

        host.publish(EXAMPLE, site)
        page = open_host_page(routes={"**/embed.html*": serve})
        page.evaluate(LISTEN, TABLE)
        return page

    return open_one


def press(page: Page) -> None:
    """Open the table."""
    page.locator(TABLE).get_by_role("button").click()


def test_a_frame_that_does_not_answer_is_replaced_by_the_link(open_false: Callable[..., Page]) -> None:
    page = open_false("")
    page.clock.install()
    press(page)
    page.locator(f"{TABLE} iframe").wait_for()
    page.clock.run_for(21_000)
    expect(page.locator(TABLE).get_by_role("alert")).to_be_visible()
    expect(page.locator(f"{TABLE} iframe")).to_have_count(0)
    expect(page.locator(TABLE).get_by_role("link")).to_be_visible()
    assert page.evaluate("tableEvents") == [["error", {"code": "frame.lost"}]]


def test_a_wrong_answer_opens_no_port(open_false: Callable[..., Page]) -> None:
    page = open_false("""
      source.postMessage({ volle: 1, id }, origin);
      for (const wrong of [null, "", { id }, { volle: 2, id }, { volle: 1, id: "another" }])
        answer(wrong).postMessage({ type: "solved", scene: "wrong" });
      answer({ volle: 1, id }).postMessage({ type: "solved", scene: "right" });
    """)
    press(page)
    page.wait_for_function("() => tableEvents.length")
    assert page.evaluate("tableEvents") == [["solved", {"scene": "right"}]]


def test_a_page_gets_only_valid_events_from_a_frame(open_false: Callable[..., Page]) -> None:
    page = open_false("""
      const port = answer({ volle: 1, id });
      const messages = [null, 7, "ready", [], {}, { type: 7 }, { type: "click" }, { type: "load" },
        { type: "toString" }, { type: "ready", live: "yes" }, { type: "height", height: "NaN" },
        { type: "state", record: "<img src=x onerror=alert(1)>" }, { type: "height", height: -1e9 },
        { type: "height", height: 1e9 }, { type: "solved", scene: "end" }];
      for (const each of messages) port.postMessage(each);
    """)
    press(page)
    page.wait_for_function("() => tableEvents.some(([type]) => type === 'solved')")
    kinds = [kind for kind, _ in page.evaluate("tableEvents")]
    assert kinds == ["ready", "height", "state", "height", "height", "solved"]
    assert page.locator(f"{TABLE} iframe").evaluate("(frame) => frame.style.height") == "1200px"
