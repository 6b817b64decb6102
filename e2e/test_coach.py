"""The coach: advice before a choice, and the review of a finished match."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import storage
from match_records import match_at, write_save
from player import Player
from scope import EITHER_GAME
from test_accessibility import ScreenChecker
from volle.core import match as matches
from volle.core.match import Match
from volle.core.record import parse_record
from volle.games import GAMES

NAMES = {"wolle": ("Anna", "bot:lamb"), "lotte": ("Anna", "bot:steady", "bot:cautious")}
OPTIONS = {"wolle": None, "lotte": {"target": 2000}}
CHOICES = {"wolle": "try", "lotte": "go"}
"""Phases with a choice."""


def finished(game: str) -> Match:
    """Return a finished match in which the person plays at random."""
    return match_at(NAMES[game], lambda match: not match.to_act, game, game, OPTIONS[game])


def has_choice(game: str) -> Callable[[Match], bool]:
    """Return True if the person has a choice, with something on the table."""
    return lambda match: (
        match.to_act == (0,)
        and match.ply > 20
        and match.state.phase == CHOICES[game]
        and len(match.game.legal_actions(match.state, 0)) > 1
    )


def advice(page: Page) -> Locator:
    """Open the advice from the menu by keyboard; return the dialog once it is complete."""
    page.locator("#table-menu").press("Enter")
    page.locator("dialog [data-advice]").press("Enter")
    dialog = page.get_by_role("dialog", name="Advice")
    expect(dialog.locator(".advice[aria-busy=false]")).to_be_visible()
    return dialog


@EITHER_GAME
def test_the_hint_in_the_dock_shows_advice_and_a_tap_further_or_after_a_long_press_the_odds(
    shared_player: Player, tmp_path: Path, game: str
) -> None:
    player, page = shared_player, shared_player.page
    player.open_record(write_save(match_at(NAMES[game], has_choice(game), game, game), tmp_path))
    player.look()
    page.locator("#hint").click()
    advised = page.get_by_role("dialog", name="Advice")
    expect(advised.locator("[data-best=true] li").first).to_be_visible()
    odds = page.get_by_role("dialog", name="Odds").locator(".odds[aria-busy=false]")
    advised.get_by_role("button", name="Odds").click()
    expect(odds).to_be_visible()
    player.close_dialogs()
    # A long press opens the context menu, and so do the right button and a key.
    page.locator("#hint").click(button="right")
    expect(odds).to_be_visible()
    player.close_dialogs()


def test_a_long_press_by_a_finger_shows_the_odds_and_is_no_tap(
    open_player: Callable[..., Player], tmp_path: Path
) -> None:
    player = open_player(has_touch=True, viewport={"width": 390, "height": 844})
    page, dialogs = player.page, player.page.get_by_role("dialog")
    player.open_record(write_save(match_at(NAMES["lotte"], has_choice("lotte"), "lotte", "lotte"), tmp_path))
    player.look()
    page.locator("#hint").tap()
    expect(page.get_by_role("dialog", name="Advice")).to_be_visible()
    player.close_dialogs()
    expect(dialogs).to_have_count(0)
    box = page.locator("#hint").bounding_box() or {}
    finger = page.context.new_cdp_session(page)
    points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    odds = page.get_by_role("dialog", name="Odds")
    expect(odds).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(odds.locator(".odds[aria-busy=false]")).to_be_visible()
    expect(dialogs).to_have_count(1)
    odds.get_by_role("button", name="Close").tap()
    expect(dialogs).to_have_count(0)


@EITHER_GAME
def test_advice_shows_the_value_of_each_choice_and_plays_nothing(
    shared_player: Player, count_case: Callable[..., None], tmp_path: Path, game: str
) -> None:
    player, page = shared_player, shared_player.page
    player.open_record(write_save(match_at(NAMES[game], has_choice(game), game, game), tmp_path))
    ply = player.look().ply
    dialog = advice(page)
    choices = dialog.get_by_role("listitem").filter(has=page.locator("summary"))
    expect(choices.nth(1)).to_be_visible()
    for choice in choices.all():
        expect(choice.locator(".advice-win")).to_contain_text("% to win")
    expect(choices.first.locator("summary")).to_contain_text("best")
    expect(choices.first.locator("details[open] li").first).to_be_visible()
    choices.last.locator("summary").press("Enter")
    expect(choices.last.locator("details[open] li").first).to_be_visible()
    choices.last.locator("summary").press("Enter")
    assert "{" not in dialog.inner_text()
    checker = ScreenChecker(page, count_case)
    checker.check(f"{game}, advice")
    assert not checker.found, checker.report()
    page.keyboard.press("Escape")
    expect(page.locator(f"body[data-screen=table][data-ply='{ply}']")).to_be_attached()


# Replaces the seat of the next request of a kind by a missing one, so the engine refuses it.
FAIL_NEXT = """(kind) => {
  const { postMessage } = engineWorker;
  engineWorker.postMessage = (message) => {
    if (message.request?.do !== kind) return postMessage.call(engineWorker, message);
    engineWorker.postMessage = postMessage;
    engineWorker.postMessage({ ...message, request: { ...message.request, as: 99, record: "none" } });
  };
}"""


@pytest.mark.parametrize("kind", ["advice", "odds"])
def test_a_failed_request_shows_an_error_in_its_dialog_and_can_be_repeated(
    shared_player: Player, tmp_path: Path, kind: str
) -> None:
    player, page = shared_player, shared_player.page
    player.open_record(write_save(match_at(NAMES["lotte"], has_choice("lotte"), "lotte", "lotte"), tmp_path))
    player.look()
    dock = page.locator(".dock").bounding_box()
    page.evaluate(FAIL_NEXT, kind)
    page.locator("#table-menu").press("Enter")
    page.locator({"advice": "dialog [data-advice]", "odds": "dialog #odds"}[kind]).press("Enter")
    dialog = page.get_by_role("dialog", name=kind.title())
    expect(dialog.get_by_role("alert")).not_to_be_empty()
    expect(page.locator(".notice")).to_have_count(0)
    assert page.locator(".dock").bounding_box() == dock
    dialog.locator("[data-retry]").press("Enter")
    expect(dialog.locator("li").first).to_be_visible()
    expect(dialog.get_by_role("alert")).to_have_count(0)


# Answers the next request of a kind as an engine that does not model two options.
REFUSE_NEXT = """(kind) => {
  const { postMessage } = engineWorker;
  engineWorker.postMessage = (message) => {
    if (message.request?.do !== kind) return postMessage.call(engineWorker, message);
    engineWorker.postMessage = postMessage;
    const params = { options: ["pairs", "depth"] };
    const error = { code: `${kind}.options`, rule: null, params, line: null };
    const data = { id: message.id, answer: { ok: false, error } };
    queueMicrotask(() => engineWorker.dispatchEvent(new MessageEvent("message", { data })));
  };
}"""


@pytest.mark.parametrize("kind", ["advice", "odds"])
def test_options_that_advice_ignores_are_named_in_the_dialog(
    shared_player: Player, tmp_path: Path, kind: str
) -> None:
    player, page = shared_player, shared_player.page
    player.open_record(write_save(match_at(NAMES["lotte"], has_choice("lotte"), "lotte", "lotte"), tmp_path))
    player.look()
    page.evaluate(REFUSE_NEXT, kind)
    page.locator("#table-menu").press("Enter")
    page.locator({"advice": "dialog [data-advice]", "odds": "dialog #odds"}[kind]).press("Enter")
    alert = page.get_by_role("dialog", name=kind.title()).get_by_role("alert")
    expect(alert).to_contain_text(f"no {kind} yet for games with these options: pairs and depth.")


def test_a_failed_review_shows_an_error_on_its_page(shared_player: Player, tmp_path: Path) -> None:
    player, page = shared_player, shared_player.page
    player.open_record(write_save(finished("lotte"), tmp_path))
    player.wait_for_decision()
    page.evaluate(FAIL_NEXT, "review")
    page.locator("#review").press("Enter")
    expect(page.locator(".review").get_by_role("alert")).not_to_be_empty()
    page.locator("[data-retry]").press("Enter")
    expect(page.locator(".review-seat").first).to_be_visible()


def test_there_is_no_advice_behind_the_curtain(shared_player: Player) -> None:
    shared_player.begin("Anna", "Ben", game="wolle").look()
    dialog = advice(shared_player.page)
    expect(dialog.locator("summary")).to_have_count(0)
    expect(dialog.get_by_role("status")).not_to_be_empty()


@EITHER_GAME
def test_a_review_separates_luck_from_decisions_and_links_to_the_costliest(
    shared_player: Player, count_case: Callable[..., None], tmp_path: Path, game: str
) -> None:
    match = finished(game)
    player, page = shared_player, shared_player.page
    player.open_record(write_save(match, tmp_path))
    player.wait_for_decision()
    page.locator("#review").press("Enter")
    expect(page.locator(".review[aria-busy=false]")).to_be_visible()
    own = page.locator(".review-seat[data-seat='0']")
    own.locator("summary").click()
    # The heading, and the parts with the rest.
    expect(own.get_by_role("row")).to_have_count(8 if game == "wolle" else 6)
    assert "{" not in page.locator(".review").inner_text()
    # Neither a share of the luck nor a luck of its own.
    cost = own.locator("b").filter(has_text="chance of winning")
    expect(cost.first).to_have_text(re.compile(r"^\d+(\.\d)? percentage points? off the chance of winning$"))
    checker = ScreenChecker(page, count_case)
    checker.check(f"{game}, review")
    assert not checker.found, checker.report()
    first = own.locator("[data-try]").first
    ply = int(first.get_attribute("data-try") or -1)
    assert match.log[ply].seat == 0
    own.locator("[data-see]").first.click()
    expect(page.locator(f"body[data-screen=replay][data-ply='{ply}']")).to_be_attached()
    page.go_back()
    first.click()
    page.locator("#dice-new").click()
    expect(page.locator(f"body[data-screen=table][data-ply='{ply}']")).to_be_attached()
    record = storage.send_request(page, do="record")["record"]
    assert parse_record(record, GAMES).lines == matches.public(matches.until(match, ply)).lines


def test_leaving_a_review_frees_the_engine_immediately(shared_player: Player, tmp_path: Path) -> None:
    player, page = shared_player, shared_player.page
    # Its review takes a while: no other test has reviewed it.
    unseen = match_at(NAMES["wolle"], lambda match: not match.to_act, "unseen")
    player.open_record(write_save(unseen, tmp_path))
    player.wait_for_decision()
    page.locator("#review").click()
    expect(page.locator(".review-waiting .match-seats li")).to_have_count(len(NAMES["wolle"]))
    expect(page.locator(".review[aria-busy=true] .review-seat").first).to_be_visible()
    player.begin("Anna", "bot:steady", game="lotte")
    assert player.look().phase != "over"
    expect(page.locator(".review")).to_have_count(0)
