"""A bot that thinks for long: the table says so, and can be left and come back to."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from accessibility import axe_findings
from player import FAST, HURRY, RESTLESS, player_at

# The first decision of a bot, after boards and cards are dealt, takes until the test calls `decide`.
HOLD = """
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message, ...more) {
  const pass = () => postMessage.call(this, message, ...more);
  const isFirst = message?.request?.do === "step" && message.request.ply === 2 && !globalThis.decide;
  if (isFirst) globalThis.decide = pass;
  else pass();
};
"""


def test_the_table_says_who_thinks_and_can_be_left_meanwhile(open_page: Callable[..., Page]) -> None:
    page = open_page(
        scripts=[FAST, HURRY, RESTLESS, HOLD],
        reduced_motion="reduce",
        viewport={"width": 1024, "height": 768},
    )
    player = player_at(page).arrive().set_up("Anna", "bot:roger Bela", game="wolle")
    thinking = page.locator("#thinking")
    expect(thinking).to_contain_text("Bela")
    assert axe_findings(page) == []

    page.locator("#table-menu").click()
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    player.go_home()
    page.go_back()
    expect(thinking).to_contain_text("Bela")

    page.evaluate("decide()")
    assert player.look().ply == 3
    expect(thinking).to_have_count(0)
    expect(page.locator("[role=alert]")).to_have_count(0)
