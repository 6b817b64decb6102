"""A slow bot: the table shows that it thinks, and the player can leave, return, or play another match.

A bot whose part of the engine cannot be fetched: the page says so, and the next tap tries again.
"""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from accessibility import axe_findings
from page_opener import PageLog
from player import FAST_PACE, NO_SNAPSHOT_WORKER, SKIP_ANIMATIONS, player_at

# The second bid of a bot takes slice after slice until the test calls `decide`.
THINK = """
const { postMessage } = Worker.prototype;
let isDecided = false;
globalThis.slices = 0;
globalThis.decide = () => (isDecided = true);
Worker.prototype.postMessage = function (message, ...more) {
  const { do: verb, ply } = message?.request ?? {};
  if (verb !== "step" || ply !== 3 || isDecided) return postMessage.call(this, message, ...more);
  globalThis.slices++;
  const data = { id: message.id, answer: { ok: true, thinking: true } };
  setTimeout(() => this.onmessage(new MessageEvent("message", { data })), 20);
};
"""


def test_a_slow_bot_blocks_nothing(open_page: Callable[..., Page]) -> None:
    page = open_page(
        scripts=[FAST_PACE, SKIP_ANIMATIONS, NO_SNAPSHOT_WORKER, THINK],
        reduced_motion="reduce",
        viewport={"width": 1024, "height": 768},
    )
    player = player_at(page).wait_until_ready()
    player.begin("Anna", "bot:roger Bela", "bot:ram Cleo", game="wolle")
    thinking = page.locator("#thinking")
    expect(thinking).to_contain_text("Cleo")
    assert axe_findings(page) == []

    page.locator("#table-menu").click()
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    player.go_to_menu()
    page.go_back()
    expect(thinking).to_contain_text("Cleo")

    # After leaving for another match, no bot thinks about this one.
    player.fill_seats("Anna", "bot:cautious Dora", game="lotte")
    slices = page.evaluate("slices")
    page.evaluate("decide()")
    page.locator("#start").click()
    player.look()
    assert page.evaluate("slices") == slices

    player.go_to_menu()
    page.locator(".waiting .match-card[data-game=wolle] [data-go-on]").click()
    assert player.look().ply == 4
    expect(thinking).to_have_count(0)
    expect(page.locator("[role=alert]")).to_have_count(0)


def test_a_bot_decides_once_its_part_of_the_engine_can_be_fetched(
    open_page: Callable[..., Page], page_log: PageLog
) -> None:
    # Nothing else taps to go on.
    page = open_page(
        scripts=[FAST_PACE, NO_SNAPSHOT_WORKER],
        routes={"**/more.wasm": lambda route: route.abort()},
    )
    player = player_at(page).wait_until_ready()
    player.begin("Anna", "bot:roger Bela", game="wolle")
    refusal = page.locator(".notice[data-code='script.not-loaded']")
    expect(refusal).to_be_visible()
    ply = player.ply()
    refusal.get_by_role("button").click()
    expect(refusal).to_have_count(0)
    page.locator("#go-on").click()
    expect(refusal).to_be_visible()
    assert player.ply() == ply
    page.context.unroute("**/more.wasm")
    page.locator("#go-on").click()
    expect(page.locator("#confirm-bid")).to_be_visible()
    expect(refusal).to_have_count(0)
    assert player.ply() > ply
    page_log.faults.clear()
