"""Matches played to their end without sight or without a pointer: by roles and names, and by keyboard."""

import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from match_records import PHASES, match_to_finish
from player import Player, TableState
from scope import EITHER_GAME, FROM_NEAR_THE_END, swept

# Six seats make a short match; bidding lowest takes the remaining cards and rolls nothing.
WHOLE_MATCH_SEATS = {"wolle": ("Anna", *["bot:lamb"] * 5), "lotte": ("Anna", "bot:steady")}
SEATS = {"wolle": ("Anna", "bot:lamb"), "lotte": ("Anna", "bot:steady")}
OPTIONS: dict[str, dict[str, Any]] = {"wolle": {"short": True}, "lotte": {"target": 500}}
# Roll in the first rounds, so that every kind of decision occurs.
BIDS = ["20", "18", "24"]

# Records the messages of the live region in order, and the frame of each.
RECORD_ANNOUNCEMENTS = """() => {
  globalThis.announcements = [];
  new MutationObserver(() => {
    const region = document.querySelector("[role=status]:not(.notice)");
    const copy = region?.cloneNode(true);
    copy?.querySelectorAll("[aria-hidden=true]").forEach((one) => one.remove());
    const words = copy?.textContent.trim() ?? "";
    const { frame, ply } = document.body.dataset;
    if (words && words !== announcements.at(-1)?.[1]) announcements.push([frame, words, ply]);
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""

# Returns the running animations and transitions, without those that only delay a change.
MOVING = """() => document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().activeDuration > 0)
  .map(({ animationName, transitionProperty }) => animationName ?? transitionProperty)"""

# Describes the focus: whether it is lost, covered, or without a ring, and its element.
FOCUS = """() => {
  const at = document.activeElement;
  const box = at.getBoundingClientRect();
  const spread = (from, length) => [0.1, 0.5, 0.9].map((part) => from + length * part);
  const isSeen = (x, y) => {
    const top = document.elementFromPoint(x, y);
    return top && (at.contains(top) || top.contains(at) || top.closest("label")?.contains(at));
  };
  const [across, down] = [spread(box.left, box.width), spread(box.top, box.height)];
  const shown = across.some((x) => down.some((y) => isSeen(x, y)));
  const rings = [[at.closest("label") ?? at], [at], [at, "::after"]].map((one) => getComputedStyle(...one));
  return {
    lost: at === document.body,
    hidden: !shown,
    ringless: at.matches("button, a, input, select, summary") &&
      rings.every(({ outlineStyle }) => outlineStyle === "none"),
    tag: at.localName, name: at.getAttribute("aria-label") ?? at.textContent.trim().slice(0, 60),
  };
}"""


def begin(player: Player, game: str, is_whole: bool) -> Player:
    """Begin a short match by keyboard, or go on with one near its end."""
    if not is_whole:
        return player.resume(match_to_finish(SEATS[game], game, OPTIONS[game]))
    player.fill_seats(*WHOLE_MATCH_SEATS[game], game=game)
    player.open_options()
    if game == "lotte":
        player.driver.write("#target", str(OPTIONS[game]["target"]))
    else:
        player.driver.tap("#short")
    player.page.locator("#start").focus()
    player.page.keyboard.press("Enter")
    return player


@pytest.mark.long
@FROM_NEAR_THE_END
@EITHER_GAME
def test_a_match_is_played_by_roles_and_names(
    shared_player: Player, count_case: Callable[..., None], game: str, is_whole: bool
) -> None:
    player = begin(shared_player, game, is_whole)
    page = player.page
    page.evaluate(RECORD_ANNOUNCEMENTS)
    decisions: Counter[str] = Counter()
    now = player.look()
    while now.phase != "over":
        assert page.evaluate(MOVING) == [], f"something moves in {now.phase}"
        expect(page.get_by_role("status")).to_have_count(1)
        decide_by_names(page, now, BIDS[decisions["bids"]] if decisions["bids"] < 3 else "14")
        decisions[now.phase] += 1
        now = next_decision(player, now)
    # The dice of a match from the set-up depend on the matches before it in the shared page.
    assert is_whole or decisions.keys() >= PHASES[game]
    expect(page.get_by_role("heading", name=re.compile("Victory for|share the win"))).to_be_visible()
    expect(page.get_by_role("group").filter(has_text="Final scores")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    announcements = page.evaluate("announcements")
    check_announcements(announcements)
    count_case("match played by roles and names")
    count_case("announcement of an event", len(announcements))
    count_case("decision without animations", decisions.total())


def next_decision(player: Player, before: TableState) -> TableState:
    """Wait for the decision after the previous one."""
    now = player.look(before)
    while now.ply == before.ply and now.phase != "over":
        now = player.look(now)
    return now


def check_announcements(announcements: list[tuple[str, str, str]]) -> None:
    """Assert that each event is announced once, and dice only after they have landed."""
    words = [text for _, text, _ in announcements]
    assert all(one != other for one, other in pairwise(words))
    assert not [text for frame, text, _ in announcements if frame == "rolling"]


BUTTONS = (
    "^Roll\\b|^Draw a card|^Turn over",
    "^Keep the (blue|red|yellow) ",
    "^(Use your bonus|Pay )",
    "^Put on top: ",
    "^Stop: write down",
    "^(Set aside|Draw another|Full Roll)",
    "^(Leave it|Take the bone|Give up)",
)


def button(page: Page, name: str) -> Locator:
    """Return an enabled button whose name starts like this."""
    return page.get_by_role("button", name=re.compile(name), disabled=False)


def decide_by_names(page: Page, now: TableState, bid: str) -> None:
    """Make the requested decision, with every control found by role and name."""
    if now.phase == "bids":
        page.get_by_role("radio", name=re.compile(rf"^{bid}\b")).check()
        return page.get_by_role("button", name=f"Bid {bid}").click()
    if now.phase == "take":
        return take_by_names(page)
    for name in BUTTONS:
        if button(page, name).count():
            return button(page, name).first.click()
    raise AssertionError(f"nothing to press in {now.phase}")


def take_by_names(page: Page) -> None:
    """Choose as many cards as the question requires, and take them."""
    table = page.get_by_role("region", name="Cards on the table")
    question = page.get_by_role("heading", name=re.compile(r"choose \d cards$|tap a card to take$"))
    several = re.search(r"choose (\d)", question.inner_text())
    for picked in range(int(several[1]) if several else 1):
        expect(table.get_by_role("button", pressed=True)).to_have_count(picked)
        table.get_by_role("button", pressed=False).first.click()
    if several:
        button(page, "^Take these").click()


@pytest.mark.long
@FROM_NEAR_THE_END
@pytest.mark.parametrize("game", swept(SEATS, "wolle"))
def test_a_match_is_played_by_keyboard(
    shared_player: Player, count_case: Callable[..., None], game: str, is_whole: bool
) -> None:
    player = begin(shared_player, game, is_whole)
    decisions: Counter[str] = Counter()
    now = player.look()
    while now.phase != "over":
        check_focus(player, now)
        decide_by_keys(player, now, BIDS[decisions["bids"]] if decisions["bids"] < 3 else "14")
        decisions[now.phase] += 1
        now = next_decision(player, now)
    check_focus(player, now)
    # The dice of a match from the set-up depend on the matches before it in the shared page.
    assert is_whole or decisions.keys() >= PHASES[game]
    count_case("match played by keyboard")


def check_focus(player: Player, now: TableState) -> None:
    """Assert that an element has the focus, visibly."""
    seen: dict[str, Any] = player.page.evaluate(FOCUS)
    assert not seen["lost"], f"the focus is lost in {now.phase}"
    assert not seen["hidden"], f"the focus cannot be seen in {now.phase}: {seen}"
    assert not seen["ringless"], f"the focus has no ring in {now.phase}: {seen}"


def decide_by_keys(player: Player, now: TableState, bid: str) -> None:
    """Go to the decision with Tab, from where the page has put the focus, and press its usual key."""
    page = player.page
    keyboard = page.keyboard
    if now.phase == "bids":
        tab_to(player, "input[name=bid]")
        keyboard.press("Space")
        while page.locator(":focus").input_value() != bid:
            keyboard.press("ArrowRight")
        return keyboard.press("Enter")
    if now.phase == "take":
        return take_by_keys(player)
    if page.locator("button.keep").count():
        return keyboard.press(page.locator("button.keep").first.get_attribute("aria-keyshortcuts") or "")
    tab_to(player, "#call:enabled, .turn button[data-action]:enabled")
    check_focus(player, now)
    return keyboard.press("Enter")


def take_by_keys(player: Player) -> None:
    """Press Space on cards until there are enough, then on the button; a single card needs no button."""
    several = player.page.locator("#confirm-take")
    if not several.count():
        return player.page.keyboard.press("Space")
    while not several.is_enabled():
        tab_to(player, ".display button[aria-pressed=false]")
        player.page.keyboard.press("Space")
        player.page.locator(".display button[aria-pressed=true]:focus").wait_for()
    tab_to(player, "#confirm-take")
    return player.page.keyboard.press("Enter")


def tab_to(player: Player, selector: str) -> None:
    """Press Tab until such an element has the focus, at most once per control."""
    for _ in range(25):
        if player.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {selector}")
